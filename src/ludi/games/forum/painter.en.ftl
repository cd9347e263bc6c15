### What the terminal says of Forum Romanum in English.

forum-phase = { $phase ->
    [first] Who begins?
    [placing] Placing · move { $moves }
    [jumping] Jumping · move { $moves }
   *[over] The end, after { $moves } moves
}
forum-points = points
forum-hand = hand
forum-track = track 0–{ $last }
forum-lap = lap { $count }
forum-total = together: A { $a }, B { $b }
forum-coins = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}{ $tied ->
    [0] {""}
   *[other] , { $tied } in stalemate
}
forum-legend = { $coin } coin  { $tied } stalemate  { $marked } last move
forum-counts = Romans: { $counts }
forum-sector-tied = stalemate
forum-sector-free = { $count ->
    [0] full
   *[other] { $count } free
}
forum-help = d4 places a Roman, d4-f2 jumps from d4 to f2
forum-help-two = d4 places A1 or B1, 2 d4 your second colour, d4-f2 jumps; a whole turn: “d4-f2, a1-g7”
