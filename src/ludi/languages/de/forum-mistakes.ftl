### Fehler bei Forum Romanum auf Deutsch, ohne Punkt am Ende.

mistake-forum-pass = { $text }: passen darf niemand (F-20)
mistake-forum-no-move = { $text }: schreib ein Feld wie d4 oder einen Sprung wie d4-f2 (F-77)
mistake-forum-jump-colour = { $colour } { $jump }: zu einem Sprung gehört keine Farbe, schreib { $jump } (F-77)
mistake-forum-no-field = { $field }: liegt nicht auf dem Brett; die Felder sind a1 bis g7 (F-22)
mistake-forum-other-colour = { $move }: auf { $field } steht eine andere Farbe als { $colour } (F-28)
mistake-forum-repetition = { $option }={ $value }: gib 0 (aus) oder eine Zahl von 2 bis 100 an
mistake-forum-first = { $option }={ $value }: { $value } hat keinen Spieler; die Plätze sind A bis { $last }
mistake-forum-map-size = map: { $fields } Felder in { $rows } Reihen; eine Karte hat 7 Reihen mit 7 Feldern (F-08)
mistake-forum-map-word = map: { $word } ist kein Gebäude; sie heißen I bis VII (F-09)
mistake-forum-map-torn = map: Gebäude { $numeral } ist zerrissen: { $field } grenzt nicht an { $first } (F-11)
mistake-forum-map-building = map: Gebäude { $numeral } hat { $size } Felder; es müssen { $least } bis { $most } sein (F-10)
