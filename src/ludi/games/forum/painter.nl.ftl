### Wat de terminal over Forum Romanum in het Nederlands zegt.

forum-phase = { $phase ->
    [first] Wie begint?
    [placing] Plaatsen · zet { $moves }
    [jumping] Springen · zet { $moves }
   *[over] Afgelopen na { $moves } zetten
}
forum-points = punten
forum-hand = hand
forum-track = baan 0–{ $last }
forum-lap = ronde { $count }
forum-total = samen: A { $a }, B { $b }
forum-coins = nog { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}{ $tied ->
    [0] {""}
    [one] , { $tied } patstelling
   *[other] , { $tied } patstellingen
}
forum-legend = { $coin } munt  { $tied } pat  { $marked } laatste zet
forum-counts = Romeinen: { $counts }
forum-sector-tied = pat
forum-sector-free = { $count ->
    [0] vol
   *[other] { $count } vrij
}
forum-help = d4 plaatst een Romein, d4-f2 springt van d4 naar f2
forum-help-two = d4 plaatst A1 of B1, 2 d4 je tweede kleur, d4-f2 springt; een hele beurt: “d4-f2, a1-g7”
