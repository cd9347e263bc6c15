### Words of the trade of Pompeii: what they mean, and how they are written (`.forms`).

pompeii-term-relative = A second figure that comes along: when your card brings a figure into a building where people live, as many relatives may follow as lived there, into other buildings.
    .forms = relative, relatives
pompeii-term-omen = A card that lets you throw one figure of another player into Vesuvius.
    .forms = Omen, Omens
pompeii-term-joker = A card whose number has no free spot any more. It places a figure wherever there is room, but brings no relatives.
    .forms = joker, jokers
pompeii-term-gate = A way out of the city, in the wall. Who passes it is saved; lava can close it.
    .forms = gate, gates
pompeii-term-ad79 = Two cards of this name end the first phase in two steps: with the first, relatives and omens begin; with the second, Vesuvius erupts.
    .forms = A.D. 79
pompeii-term-lava = Each turn of the second phase a tile is drawn and lava grows from squares with its symbol. Figures it reaches, or shuts in, are lost.
    .forms = lava
