### What the terminal says of Pompeii in English.

pompeii-supply = supply
pompeii-city = city
pompeii-saved = saved
pompeii-dead = dead
pompeii-box = box
pompeii-cards = cards
pompeii-your-cards = Your cards: { $cards }{ $jokers ->
    [0] {""}
   *[other] { "  " }({ $joker } joker)
}
pompeii-only-jokers = Only jokers: you may call the eruption.
# $top is the open card, or none.
pompeii-piles = Deck { $deck } · discard pile { $numbers } and { $omens ->
    [one] { $omens } Omen
   *[other] { $omens } Omens
}{ $top ->
    [none] {""}
   *[other] , { $top } on top
}
pompeii-bag = { $count ->
    [0] The bag is empty
    [one] In the bag { $count } tile: { $kinds }
   *[other] In the bag { $count } tiles: { $kinds }
}{ $aside ->
    [0] {""}
   *[other] ; put aside { $aside }
}
pompeii-gates = { $count ->
    [0] No gate is open.
    [one] One gate is open: { $gates }
   *[other] { $count } gates are open: { $gates }
}
pompeii-legend-cards = 3A p building and colour (g grey, p purple, t turquoise, b brown, n neutral)  { $free } free spot  { $gate } gate  a word: where that lava begins  [R] came  (R) someone was struck
pompeii-legend-flight = R2B two red, one black  4→3 range 4, 3 points to leave  { $gate } gate  { $lava } lava  a word: where that lava begins  [R] came  (R) someone left or died
pompeii-number = { $free ->
    [0] no spot free
    [one] { $free } spot free
   *[other] { $free } spots free
}, { $open } of { $cards } cards lie open
pompeii-way-out = range { $range }, { $cost } to leave
