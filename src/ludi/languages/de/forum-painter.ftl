### Was das Terminal über Forum Romanum auf Deutsch sagt.

forum-phase = { $phase ->
    [first] Wer fängt an?
    [placing] Einsetzen · Zug { $moves }
    [jumping] Springen · Zug { $moves }
   *[over] Das Ende, nach { $moves } Zügen
}
forum-points = Punkte
forum-hand = Rest
forum-track = Leiste 0–{ $last }
forum-lap = Runde { $count }
forum-total = zusammen: A { $a }, B { $b }
forum-coins = { $count ->
    [one] noch { $count } Münze
   *[other] noch { $count } Münzen
}{ $tied ->
    [0] {""}
   *[other] , { $tied } im Patt
}
forum-legend = { $coin } Münze  { $tied } Patt  { $marked } letzter Zug
forum-counts = Römer: { $counts }
forum-sector-tied = Patt
forum-sector-free = { $count ->
    [0] voll
   *[other] { $count } frei
}
forum-help = d4 setzt einen Römer, d4-f2 springt von d4 nach f2
forum-help-two = d4 setzt A1 oder B1, 2 d4 deine zweite Farbe, d4-f2 springt; ein ganzer Zug: „d4-f2, a1-g7“
