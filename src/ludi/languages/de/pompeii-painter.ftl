### Was das Terminal über Pompeji auf Deutsch sagt.

pompeii-supply = Vorrat
pompeii-city = Stadt
pompeii-saved = frei
pompeii-dead = tot
pompeii-box = Box
pompeii-cards = Karten
pompeii-your-cards = Deine Karten: { $cards }{ $jokers ->
    [0] {""}
   *[other] { "  " }({ $joker } Joker)
}
pompeii-only-jokers = Nur Joker: Du darfst den Ausbruch ausrufen.
# $top ist die offene Karte, oder none.
pompeii-piles = Nachziehstapel { $deck } · Ablagestapel { $numbers } und { $omens ->
    [one] { $omens } Omen
   *[other] { $omens } Omen
}{ $top ->
    [none] {""}
   *[other] , obenauf { $top }
}
pompeii-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Im Beutel { $count } Plättchen: { $kinds }
   *[other] Im Beutel { $count } Plättchen: { $kinds }
}{ $aside ->
    [0] {""}
   *[other] ; beiseitegelegt { $aside }
}
pompeii-gates = { $count ->
    [0] Kein Tor ist offen.
    [one] Ein Tor ist offen: { $gates }
   *[other] { $count } Tore sind offen: { $gates }
}
pompeii-legend-cards = 3A p Gebäude und Farbe (g grau, p violett, t türkis, b braun, n neutral)  { $free } freier Platz  { $gate } Tor  ein Wort: wo diese Lava beginnt  [R] eingezogen  (R) jemand wurde getroffen
pompeii-legend-flight = R2B zwei rote, eine schwarze  4→3 Reichweite 4, 3 Schritte bis hinaus  { $gate } Tor  { $lava } Lava  ein Wort: wo diese Lava beginnt  [R] angekommen  (R) jemand ging oder starb
pompeii-number = { $free ->
    [0] kein Platz frei
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}, { $open } von { $cards } Karten liegen offen
pompeii-way-out = Reichweite { $range }, { $cost } bis hinaus
