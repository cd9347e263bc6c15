### Fouten bij Pompeii, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

mistake-pompeii-no-action = { $text }: schrijf een kaart en een vak zoals 7 f5, een verplaatsing zoals f5-f7 of f5-out, lava d4, + d2, omen c3 red, done, pass, erupt of wait (P-163)
mistake-pompeii-whose = omen { $square }: zeg van wie de figuur is, zoals in omen c3 red (P-163)
mistake-pompeii-too-much = { $word }: na { $verb } { $first } komt niets meer (P-163)
mistake-pompeii-no-square = { $square }: geen vak van de stad; die heeft a1 tot en met k7, zonder zeven hoekvakken (P-14)
mistake-pompeii-no-card = { $number }: er is geen kaart met dit getal; ze lopen van 1 tot en met { $last } (P-05)
mistake-pompeii-unknown = { $word }: { $what ->
    [colour] geen kleur
    [symbol] geen symbool
    [card] geen kaart
   *[tile] geen tegel
}; schrijf een van { $known } (P-163)
