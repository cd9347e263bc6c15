### Words of the trade of Discordia: what they mean, and how they are written (`.forms`).

discordia-term-slot = A place on a tile for one to three workers of its colour. You fill the next slot of a tile at once and completely.
    .forms = slot, slots
discordia-term-manipulator = Spend it while you choose a die: it changes the value by one.
    .forms = manipulator, manipulators
discordia-term-maximus = The first player: in every season the Maximus takes the first turn.
    .forms = Maximus
discordia-term-decree = A goal that lies open for all. Who meets it takes it, and nobody else can.
    .forms = decree, decrees
discordia-term-privilege = A lasting advantage, and there is only one of each.
    .forms = privilege, privileges
discordia-term-aqueduct = A track with your ring. The further it is, the less your city lacks when infrastructure is counted at the end of the year.
    .forms = aqueduct
discordia-term-germans = They attack at the end of every year. Enough strength keeps them out and earns rewards; who is too weak suffers their penalties.
    .forms = Germans
