### Forum Romanum in English: one source for terminal, server and browser.
### $seat, $colour and $field are short texts (A, A1, d4); $leaders, $losers and $missing are lists already joined.

forum-title = Forum Romanum
forum-about = Send your Romans where Rome needs them, lead in as many sectors as you can, and never be the one who did least.

## Words

forum-seat = Seat { $seat }
forum-colour = Colour { $colour }
forum-roman = { $count ->
    [one] { $count } Roman
   *[other] { $count } Romans
}
forum-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
forum-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
forum-lap = lap { $count }
forum-senator = senator
forum-track = popularity track
forum-hand = in hand
forum-free = free field
# The colours in seat order; for two players 1 and 2 are A1 and A2, 3 and 4 are B1 and B2.
forum-colour-1 = red
forum-colour-2 = blue
forum-colour-3 = ochre
forum-colour-4 = green
forum-colour-5 = purple
forum-colour-6 = black

## Prompts. $hand counts the Roman about to be placed.

forum-prompt-place = { $hand ->
    [one] Place your last Roman on a free field.
   *[other] Place a Roman on a free field; you hold { $hand }.
}
forum-prompt-jump = Jump with one of your Romans to a free field.
forum-prompt-place-two = { $left ->
    [one] { $hand ->
        [one] Now place your very last Roman.
       *[other] Now place a Roman of your other colour; you hold { $hand }.
    }
   *[other] Place a Roman of each of your colours; you hold { $hand }.
}
forum-prompt-jump-two = { $left ->
    [one] Now jump with a Roman of your other colour.
   *[other] Jump with a Roman of each of your colours.
}
forum-prompt-first = Wait for the draw: it decides who begins.
forum-prompt-wait = { $seat } is thinking.
forum-prompt-over = The game is over.

## Events

forum-first = The draw is made: { $seat } begins.
forum-placed = { $colour } places a Roman on { $field }.
forum-jumped = { $colour } jumps from { $origin } to { $field }.
forum-scored = Scored, { $sector }: { $forward ->
    [one] { $forward } step
   *[other] { $forward } steps
} forward for { $leaders }, { $back ->
    [one] { $back } step
   *[other] { $back } steps
} back for { $losers }.
forum-scored-nobody-back = Scored, { $sector }: { $forward ->
    [one] { $forward } step
   *[other] { $forward } steps
} forward for { $leaders }, and nobody goes back.
forum-stalemate = Stalemate, { $sector }: { $leaders } share the lead, so the coin stays.
forum-stalemate-ended = No longer in stalemate: { $sector }.
forum-end-scored = Stalemate settled, { $sector }: { $forward ->
    [one] { $forward } step
   *[other] { $forward } steps
} forward for { $leaders }, { $back ->
    [one] { $back } step
   *[other] { $back } steps
} back for { $losers }.
forum-end-scored-nobody-back = Stalemate settled, { $sector }: { $forward ->
    [one] { $forward } step
   *[other] { $forward } steps
} forward for { $leaders }, and nobody goes back.
forum-ended = The game is over: { $reason }.

## End reasons, as the second half of forum-ended

forum-reason-coins = the last coin is taken
forum-reason-stalemates = only stalemates are left
forum-reason-quiet = too many rounds went by without a scoring
forum-reason-repetition = the same position came back too often
forum-reason-agreed = all players agreed to stop

## Refusals. The client adds the rule to open.

# F-22
forum-refuse-occupied = { $field } is taken: a Roman of { $colour } stands there.
# F-22
forum-refuse-off-board = “{ $text }” is not on the board, whose fields run from a1 to g7.
# F-27
forum-refuse-same-field = A jump must end on another field than { $field }.
# F-28
forum-refuse-not-yours = The Roman on { $field } is not yours but belongs to { $colour }.
# F-28
forum-refuse-empty = No Roman stands on { $field }.
# F-28
forum-refuse-target-taken = You can't land on { $field }, because it is taken.
# F-24
forum-refuse-still-placing = { $hand ->
    [one] No jumps yet: you still hold { $hand } Roman to place.
   *[other] No jumps yet: you still hold { $hand } Romans to place.
}
# F-26
forum-refuse-hand-empty = You hold no more Romans, so jump with one that is on the board.
# F-18
forum-refuse-first = Who begins is no move of a player: the set-up or the draw decides it.
# F-67
forum-refuse-colour-moved = { $colour } has had its move; your other colour must go now.
# F-20
forum-refuse-pass = Nobody may pass: on your turn you move.
# F-65
forum-refuse-no-second-colour = You play a single colour; only a game for two gives you a second.
# F-63
forum-refuse-not-agreed = The game stops early only if everyone wants it; still missing: { $missing }.

## Sectors. The text says where the sector is; .name is the name alone, for the board.

forum-sector-I = Curia Iulia (I)
    .name = Curia Iulia
forum-sector-II = Basilica Aemilia (II)
    .name = Basilica Aemilia
forum-sector-III = Templum Saturni (III)
    .name = Templum Saturni
forum-sector-IV = Forum (IV)
    .name = Forum
forum-sector-V = Templum Divi Iulii (V)
    .name = Templum Divi Iulii
forum-sector-VI = Basilica Iulia (VI)
    .name = Basilica Iulia
forum-sector-VII = Templum Vestae (VII)
    .name = Templum Vestae
forum-sector-row-1 = finance (row 1)
    .name = finance
forum-sector-row-2 = justice (row 2)
    .name = justice
forum-sector-row-3 = agriculture (row 3)
    .name = agriculture
forum-sector-row-4 = water supply (row 4)
    .name = water supply
forum-sector-row-5 = labour and industry (row 5)
    .name = labour and industry
forum-sector-row-6 = medicine and health (row 6)
    .name = medicine and health
forum-sector-row-7 = education and culture (row 7)
    .name = education and culture
forum-sector-column-1 = theatre (column a)
    .name = theatre
forum-sector-column-2 = gladiatorial games (column b)
    .name = gladiatorial games
forum-sector-column-3 = chariot races, bread and games (column c)
    .name = chariot races, bread and games
forum-sector-column-4 = armed forces and defence (column d)
    .name = armed forces and defence
forum-sector-column-5 = trade and shipping (column e)
    .name = trade and shipping
forum-sector-column-6 = exploration (column f)
    .name = exploration
forum-sector-column-7 = religion (column g)
    .name = religion
forum-sector-DM = architecture (diagonal a1 to g7)
    .name = architecture
forum-sector-DA = baths and body care (diagonal g1 to a7)
    .name = baths and body care

## Options. Ids have - where the option or value has _.

forum-option-edition = Edition
    .about = The editions differ in the number of Romans when three play.
forum-choice-edition-kosmos1994 = Kosmos 1994: eight Romans each
forum-choice-edition-ngo2012 = New Games Order 2012: ten Romans each

forum-option-map = Buildings
    .about = How the seven buildings divide the square.
forum-choice-map-classic = Classic: the two long halls lie at opposite corners
forum-choice-map-mirror = Mirror: the two long halls lie both on the left
forum-choice-map-own = A grid of your own

forum-option-scoring = Scoring
    .about = In the variant senators go back further than they go forward, and a shared lead is scored at once.
forum-choice-scoring-standard = Standard
forum-choice-scoring-variant = Variant: more back than forward

forum-option-stalemate-break = Breaking a stalemate
    .about = When a sector that was full and tied may be scored after all.
forum-choice-stalemate-break-refill = When it is full again and one colour leads
forum-choice-stalemate-break-on-majority = As soon as one colour leads, even with a gap

forum-option-no-score-rounds = Quiet rounds
    .about = After this many rounds of jumps without a scoring the game ends; 0 switches it off.
forum-choice-no-score-rounds-0 = Off

forum-option-repetition = Repetition
    .about = The game ends when a position has occurred this many times; 0 switches it off.
forum-choice-repetition-0 = Off
forum-choice-repetition-3 = At the third occurrence

forum-option-first = Who begins
    .about = The seat with the first turn, or a fair draw that anyone can check.
forum-choice-first-random = A fair draw
forum-choice-first-A = Seat A
forum-choice-first-B = Seat B
forum-choice-first-C = Seat C
forum-choice-first-D = Seat D
forum-choice-first-E = Seat E
forum-choice-first-F = Seat F

forum-option-track-length = Length of the track
    .about = The number of fields drawn round the board; it doesn't change who wins.
