## The lesson of Pompeii

pompeii-lesson-chapter-card = A card
pompeii-lesson-chapter-relatives = Relatives
pompeii-lesson-chapter-omen = An Omen
pompeii-lesson-chapter-eruption = The eruption
pompeii-lesson-chapter-lava = Lava
pompeii-lesson-chapter-run = Run

pompeii-lesson-goal = First your people move into the city. Then Vesuvius erupts and they run for the gates. Whoever has saved the most at the end wins. You play red, Cassia black.
pompeii-lesson-card = On your turn you play one card and put one of your figures into a house with that number. Tap your card 9, then its house on e6.
    .else = You hold that card, but let's play the 9: tap it, then e6.
pompeii-lesson-drew = You drew a new card, so you hold four again. Cassia did the same with her 10. That is a whole turn: card, figure, draw.

pompeii-lesson-crowd = Later in the game people attract their families. Two of Cassia's figures live on e6. Play your 9 there too.
    .else = Allowed, but nobody lives there, so no relatives would come. Tap the 9, then e6.
pompeii-lesson-first = Two lived there, so you may bring two relatives at once, into other houses of the same colour or neutral ones. Put the first on d4, in a turquoise house.
    .else = A relative may live there, but take d4 this time: that house is turquoise like e6.
pompeii-lesson-second = Put the second on b4. That house is neutral, and neutral houses take relatives of any colour. No house takes two relatives in one turn.
    .else = Allowed, but take b4 this time.
pompeii-lesson-family = One card, three figures. Crowded houses are worth a visit, whoever lives there. More people in the city means more to save.

pompeii-lesson-house = Play your 2. Its house covers two squares, e1 and e2; you choose one. Think of the run to come: e1 is nearer to a gate.
    .else = Allowed, but play the 2 here: tap it, then e1 or e2.
pompeii-lesson-omen = You drew an Omen. It strikes at once: choose a black figure for the volcano. The marked squares have one. Tap c3, where Cassia has two.
    .else = An Omen takes a figure of another player. Tap one of the marked squares.
pompeii-lesson-struck = That figure is out of the game. You drew another card in place of the Omen. Omens hit whoever others can reach, so nobody is safe.

pompeii-lesson-last = The card A.D. 79 hides in the deck. Its second appearance is the eruption, and few cards are left. Play your 7 on f5.
    .else = Allowed, but play the 7 on f5 here.
pompeii-lesson-erupted = A.D. 79! Cards are over, and whoever is not in the city yet goes to the box. From now on each turn brings lava from the bag.
pompeii-lesson-tile = First six tiles are laid in turn, while everyone stands still. Cassia drew a mask: its first tile goes on the start square of the mask, d7.
pompeii-lesson-own = You drew a coin. Its start square is c2, so tap c2.
    .else = The first tile of a symbol has only one place: its start square, c2.

pompeii-lesson-flow = All six flows are open now. You drew a mask: it must touch the mask lava on d7. On d6 stand two of Cassia's figures. Tap d6.
    .else = Allowed, but e7 is empty, and your own people will need it as a way out. Tap d6.
pompeii-lesson-buried = Everyone on a covered square dies, and so does everyone who has no way left to a gate. Your own people too, so look twice.

pompeii-lesson-points = After the tile you make two movements with two different figures. A figure has one point for each figure on its square, of any colour. On e6 stand four, so the first to leave has 4.
pompeii-lesson-out = It is three steps from e6 to the gate on g7, and one more through it: 4 points. Tap your figure on e6, then the way out.
    .else = It may run there, but this one can be saved right now. Tap e6, then the way out.
pompeii-lesson-next = Saved! Three are left on e6, so your other figure has 3 points: just enough to reach the gate. Tap e6, then g7.
    .else = It may run there, but the gate is in reach. Tap e6, then g7.
pompeii-lesson-saved = Next turn it walks out with 1 point. So it goes on, a tile and two movements each, until the bag or the city is empty. Most saved wins.

pompeii-lesson-end = That is all of Pompeii.
    .one = Card, figure, draw. Where people live, relatives may follow.
    .two = A.D. 79 starts the eruption. Lava buries squares and cuts people off from the gates.
    .three = In a crowd one runs far: a point for each figure on the square.

## Pompeii in a minute

pompeii-brief-card = Each turn: play a card, put a figure into a house with its number, draw again. Everyone fills the city with their own people.
pompeii-brief-relatives = After the first A.D. 79, a figure placed where people live brings relatives: as many as lived there, into other houses of that colour or neutral ones.
pompeii-brief-omen = Whoever draws an Omen throws a figure of another player into the volcano, at once.
pompeii-brief-eruption = The second A.D. 79 is the eruption. No more cards: lava comes out of the bag, first on the start squares of its six symbols.
pompeii-brief-lava = Every turn a lava tile grows a flow. Whoever stands on its square dies, and so does everyone cut off from every gate.
pompeii-brief-run = After the tile, two of your figures run. In a crowd one runs far: a point for each figure on the square. Who leaves by a gate is saved; most saved wins.
