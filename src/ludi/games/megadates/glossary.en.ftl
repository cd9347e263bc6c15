### Words of the trade of Pompeius Magnus versus Megadates: what they mean, and how they are written (`.forms`).

megadates-term-rex = A rectangle of the sea, laid like bricks in a wall: six neighbours, and the unit of every move.
    .forms = rex, rexes
megadates-term-sagitarii = Archers. They shoot, also with fire arrows, and can board.
    .forms = sagitarii
megadates-term-milites = Soldiers, on Roman ships only. The strongest hand to hand.
    .forms = milites
megadates-term-extra = One rex more for one turn. Used once, it is out of the game.
    .forms = Extra card, Extra cards, Extra
megadates-term-chit = A counter for damage: it says what is broken, and often until when.
    .forms = chit, chits
megadates-term-grapple = Ropes with hooks that tie two ships together. Neither can move or turn, and units can cross.
    .forms = grapple, grapples
megadates-term-prize = A captured ship: it changes sides and is sailed by the crew that took it.
    .forms = prize, prizes
megadates-term-navarch = Commander of a squadron, aboard its flagship. May hoist one flag a turn.
    .forms = navarch, navarchs
megadates-term-trierarch = Captain of one ship: writes its orders.
    .forms = trierarch, trierarchs
megadates-term-subphase = A turn is sailed in up to six beats, one rex each; all ships at once.
    .forms = subphase, subphases
