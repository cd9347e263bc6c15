### Words of the trade of Forum Romanum: what they mean, and how they are written (`.forms`).

forum-term-sector = A building, a row, a column or a long diagonal: 23 in all. It scores once, when its last field is filled and one colour leads there.
    .forms = sector, sectors
forum-term-stalemate = A full sector in which two or more colours share the lead. Nobody moves, and the coin stays until the tie is broken.
    .forms = stalemate, stalemates
forum-term-senator = Your marker on the popularity track. It shows your points: forward for most Romans in a sector, back for fewest.
    .forms = senator, senators
forum-term-roman = One of your pieces. First you place them all, one a turn; after that each turn one of them jumps to any free field.
    .forms = Roman, Romans
forum-term-coin = Lies on every sector that has not scored yet. When the sector scores, the coin goes.
    .forms = coin, coins
