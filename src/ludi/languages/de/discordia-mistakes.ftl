### Fehler bei Discordia auf Deutsch, ohne Punkt am Ende.

mistake-discordia-no-action = { $text }: das ist keine Aktion; schreib eine wie take 4.2, die blue 4+1, deploy K03 oder end (D-183)
mistake-discordia-no-name = hier fehlt { $verb ->
    [board] der Name eines Stadttableaus
    [expand] der Name einer Erweiterung
    [decree] der Name eines Dekrets
    [privilege] der Name eines Privilegs
    [maximus] der Buchstabe eines Platzes
    [action] der Name eines Aktionsplättchens
    [german] der Name eines Germanenplättchens
    [magna] der Name eines Magna-Plättchens
    [worker] der Buchstabe einer Farbe
    [janus] der Name eines Janus-Plättchens
   *[other] der Name eines Stadtplättchens
}; schreib einen wie { $known } (D-183)
mistake-discordia-unknown = { $word }: { $verb ->
    [board] dieses Stadttableau gibt es nicht
    [expand] diese Erweiterung gibt es nicht
    [decree] dieses Dekret gibt es nicht
    [privilege] dieses Privileg gibt es nicht
    [maximus] diesen Platz gibt es nicht
    [action] dieses Aktionsplättchen gibt es nicht
    [german] dieses Germanenplättchen gibt es nicht
    [magna] dieses Magna-Plättchen gibt es nicht
    [worker] diese Arbeiterfarbe gibt es nicht
    [janus] dieses Janus-Plättchen gibt es nicht
   *[other] dieses Stadtplättchen gibt es nicht
}; schreib zum Beispiel { $known } (D-183)
mistake-discordia-no-die = { $word }: diesen Würfel gibt es nicht; sie heißen blue, red und yellow (D-005)
mistake-discordia-no-tile = { $word }: dieses Stadtplättchen gibt es nicht; sie heißen S01 bis F22 (D-006)
mistake-discordia-no-tower = { $word }: diesen Turm gibt es nicht; sie heißen trade und military (D-089)
mistake-discordia-too-many = { $text }: mehr als { $most } Arbeiter auf einmal gehen nie zurück (D-132)
mistake-discordia-campaign-boards = { $option }={ $value }: gib eine Liste schon gespielter Tableaus an, aus { $known } (D-201)
mistake-discordia-campaign-repeats = { $option }={ $value }: jedes Tableau einmal, und höchstens { $most } (D-172)
mistake-discordia-campaign-needs-boards = { $option }={ $value }: nur mit boards=on (D-201)
mistake-discordia-campaign-alone = { $option }={ $value }: nur für einen Spieler (D-201)
mistake-discordia-data = { $where }: die Daten stimmen nicht: { $what }
