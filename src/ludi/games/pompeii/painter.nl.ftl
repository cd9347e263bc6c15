### Wat de terminal over Pompeii in het Nederlands zegt.

pompeii-supply = voorraad
pompeii-city = stad
pompeii-saved = gered
pompeii-dead = dood
pompeii-box = doos
pompeii-cards = kaarten
pompeii-your-cards = Je kaarten: { $cards }{ $jokers ->
    [0] {""}
   *[other] { "  " }({ $joker } joker)
}
pompeii-only-jokers = Alleen jokers: je mag de uitbarsting uitroepen.
# $top is de open kaart, of none.
pompeii-piles = Stapel { $deck } · aflegstapel { $numbers } en { $omens ->
    [one] { $omens } Omen
   *[other] { $omens } Omens
}{ $top ->
    [none] {""}
   *[other] , bovenop { $top }
}
pompeii-bag = { $count ->
    [0] De buidel is leeg
    [one] In de buidel { $count } tegel: { $kinds }
   *[other] In de buidel { $count } tegels: { $kinds }
}{ $aside ->
    [0] {""}
   *[other] ; terzijde { $aside }
}
pompeii-gates = { $count ->
    [0] Er is geen poort meer open.
    [one] Eén poort is open: { $gates }
   *[other] { $count } poorten zijn open: { $gates }
}
pompeii-legend-cards = 3A p gebouw en kleur (g grijs, p paars, t groen, b bruin, n neutraal)  { $free } vrije plek  { $gate } poort  een woord: daar begint die lava  [R] gekomen  (R) iemand getroffen
pompeii-legend-flight = R2B twee rode, een zwarte  4→3 bereik 4, 3 punten tot buiten  { $gate } poort  { $lava } lava  een woord: daar begint die lava  [R] gekomen  (R) iemand weg of dood
pompeii-number = { $free ->
    [0] geen plek vrij
    [one] { $free } plek vrij
   *[other] { $free } plekken vrij
}, { $open } van { $cards } kaarten liggen open
pompeii-way-out = bereik { $range }, { $cost } tot buiten
