### Fehler bei Pompeji auf Deutsch, ohne Punkt am Ende.

mistake-pompeii-no-action = { $text }: schreib eine Karte und ein Feld wie 7 f5, eine Bewegung wie f5-f7 oder f5-out, lava d4, + d2, omen c3 red, done, pass, erupt oder wait (P-163)
mistake-pompeii-whose = omen { $square }: sag, wessen Figur es ist, wie in omen c3 red (P-163)
mistake-pompeii-too-much = { $word }: nach { $verb } { $first } kommt nichts mehr (P-163)
mistake-pompeii-no-square = { $square }: kein Feld der Stadt; sie hat a1 bis k7, ohne sieben Eckfelder (P-14)
mistake-pompeii-no-card = { $number }: eine Karte mit dieser Zahl gibt es nicht; sie gehen von 1 bis { $last } (P-05)
mistake-pompeii-unknown = { $word }: { $what ->
    [colour] keine Farbe
    [symbol] kein Symbol
    [card] keine Karte
   *[tile] kein Plättchen
}; schreib eines von { $known } (P-163)
