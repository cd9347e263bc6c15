## The lesson of Forum Romanum

forum-lesson-chapter-place = Place
forum-lesson-chapter-complete = Complete and score
forum-lesson-chapter-fewest = The fewest
forum-lesson-chapter-stalemate = Stalemate
forum-lesson-chapter-jump = Jump

forum-lesson-goal = Your senator walks round the edge of this board; whoever comes furthest wins. Steps are won in sectors: each row, column, long diagonal and building is one. A coin marks every sector that has not been scored yet.
forum-lesson-place = You play red. On your turn you put one Roman on any free field. Start in the middle: tap d4. It counts for its row, its column, both diagonals and the Forum, so for five sectors at once.
    .else = That field is free to take, but the middle counts for more sectors than any other. Tap d4.
forum-lesson-others = Cassia and Brutus have placed one too. So it goes round until everyone's eight Romans are on the board.

forum-lesson-complete = The temple on the left has six fields and only b5 is free. You have three Romans there, Cassia two, Brutus none. Fill it: tap b5.
    .else = Allowed, but you would leave the temple to Cassia. Fill it yourself: tap b5.
forum-lesson-scored = The temple is full and you have the most, four. So your senator goes forward one step for each of its fields: 6.
forum-lesson-none = Whoever has the fewest goes back 4. That is Brutus: having nobody there counts too. The coin is gone, so this sector will never be scored again.

forum-lesson-danger = Look at the temple at the bottom right. Cassia has three Romans there, Brutus one, you none. If she fills it now, you alone have the fewest and go back 4.
forum-lesson-join = You cannot win this one, but you can make it cheaper. Put a Roman on f7 or g7.
    .else = Allowed, but then you still have nobody in the temple. Tap f7 or g7.
forum-lesson-shared = Cassia fills it and goes forward 6. You and Brutus share last place with one Roman each, so you go back 2, not 4. One Roman in time saved you two steps.

forum-lesson-block = Now the temple on the right. Cassia leads it three to two, and f4 is the last free field. Don't let her score: tap f4.
    .else = Allowed, but then Cassia or Brutus takes f4 and Cassia scores. Tap f4.
forum-lesson-tied = Three each: a stalemate. The sector is full, but nobody leads alone, so nobody moves and the coin stays. It is scored when it is full again and one colour leads.

forum-lesson-jumps = All Romans are on the board now. From here on you lift one of your own on your turn and set it on any free field, near or far.
forum-lesson-jump = Row 2 lacks only g2. You lead it with three. Tap your Roman on d7, then g2.
    .else = Allowed, but let's fill row 2: take a Roman from outside that row and set it on g2.
forum-lesson-landed = Row 2 is full and you have four of seven: 7 steps forward. Brutus has only one there and goes back 4. When the last coin is gone the game ends, and the senator furthest ahead wins.

forum-lesson-end = That is all of Forum Romanum.
    .one = Fill a sector and have the most there: one step for each of its fields.
    .two = Alone with the fewest costs 4 steps; shared it costs 2. One Roman is often enough.
    .three = A tie for the most blocks a sector. When all are placed, you jump.

## Forum Romanum in a minute

forum-brief-place = First everyone places all their Romans, one a turn, on any free field. Each field counts for several sectors at once: its row, its column, perhaps a diagonal and a building.
forum-brief-complete = When a sector is full, whoever has the most Romans there goes forward one step for each of its fields. Each sector scores once.
forum-brief-fewest = Whoever has the fewest goes back 4 steps; those who share last place go back 2 each. Nobody there is fewest, too.
forum-brief-stalemate = Two colours tied for the most? Stalemate: nobody moves, and the sector waits until one of them leads.
forum-brief-jump = When all are placed, every turn one of your Romans jumps to any free field. The game ends when no sector is left to score; the senator furthest ahead wins.
