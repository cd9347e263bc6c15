### Pompeii in English: one source for terminal, server and browser.
### $seat is a colour as a name (Red), $colour and $seats are colours in lower case, $seats and $cards are lists already
### joined; $square is a short text (d4); $tile is a symbol, or two as in “helmet or mask”.

pompeii-title = Pompeii
pompeii-about = Fill the rich town under Vesuvius with your people, and get them out of its gates before the lava does its work.

## Words

pompeii-seat-red = Red
pompeii-seat-black = Black
pompeii-seat-yellow = Yellow
pompeii-seat-blue = Blue
pompeii-colour-red = red
pompeii-colour-black = black
pompeii-colour-yellow = yellow
pompeii-colour-blue = blue
pompeii-symbol-vase = vase
pompeii-symbol-helmet = helmet
pompeii-symbol-mask = mask
pompeii-symbol-scroll = scroll
pompeii-symbol-column = column
pompeii-symbol-coin = coin
# Between the two symbols of a tile (P-152).
pompeii-or = { $first } or { $second }
pompeii-building = building { $number }
pompeii-neutral = a neutral building
# The colours of buildings and cards (P-05, P-17).
pompeii-hue-grey = grey
pompeii-hue-purple = purple
pompeii-hue-turquoise = turquoise
pompeii-hue-brown = brown
pompeii-hue-neutral = neutral
pompeii-figure = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
pompeii-figure-of = { $count ->
    [one] { $count } { $colour } figure
   *[other] { $count } { $colour } figures
}
pompeii-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pompeii-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
pompeii-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pompeii-free-spot = { $count ->
    [0] no free spot
    [one] { $count } free spot
   *[other] { $count } free spots
}
pompeii-relatives-left = { $count ->
    [one] { $count } relative to come
   *[other] { $count } relatives to come
}
# What a square is, for the board and its reader.
pompeii-square-empty = empty
pompeii-square-lava = lava with a { $symbol }
pompeii-square-start = start square of the { $symbol }
pompeii-square-gate = { $gate }, a gate
pompeii-square-gate-closed = { $gate }, closed by lava
pompeii-exit-cost = { $count ->
    [one] { $count } point from freedom
   *[other] { $count } points from freedom
}
# Places and things, as headings and labels.
pompeii-word-supply = supply
pompeii-word-city = in the city
pompeii-word-saved = saved
pompeii-word-volcano = in the volcano
pompeii-word-dead = dead
pompeii-word-box = back in the box
pompeii-word-hand = your hand
pompeii-word-hand-of = hand of { $seat }
pompeii-word-deck = deck
pompeii-word-discard = discard pile
pompeii-word-bag = bag of lava
pompeii-word-aside = put aside
pompeii-word-gate = gate
pompeii-word-lava = lava
pompeii-word-relatives = relatives
pompeii-word-joker = joker
pompeii-word-only-jokers = only jokers
pompeii-word-omen = Omen
pompeii-word-ad79 = A.D. 79
pompeii-word-range = range
pompeii-word-on-turn = on turn
pompeii-word-vesuvius = Vesuvius
pompeii-word-caused = caused the eruption

## What a button does

pompeii-action-erupt = Call the eruption
pompeii-action-wait = Wait
pompeii-action-done = No more relatives
pompeii-action-no-figure = Play without a figure
pompeii-action-out = Leave the city
pompeii-action-pass = Stay where you are

## Phases and stages

pompeii-phase-deal = The deal
pompeii-phase-first = Newcomers
pompeii-phase-eruption = The eruption
pompeii-phase-second = Flight
pompeii-phase-over = Ash and silence
pompeii-stage-deal = dealing
pompeii-stage-play = card
pompeii-stage-relatives = relatives
pompeii-stage-draw = drawing a card
pompeii-stage-omen = Omen
pompeii-stage-tile = drawing a tile
pompeii-stage-lava = lava
pompeii-stage-move-1 = first movement
pompeii-stage-move-2 = second movement
pompeii-stage-over = over

## Prompts. $supply counts the figure about to be placed; $count is the number of the tile about to be laid.

pompeii-prompt-deal = Wait for the cards.
pompeii-prompt-play = { $supply ->
    [one] Play a card and place your last figure.
   *[other] Play a card and place a figure; you have { $supply }.
}
pompeii-prompt-play-or-call = { $supply ->
    [one] You hold only jokers: place your last figure anywhere, or call the eruption.
   *[other] You hold only jokers: place a figure anywhere, or call the eruption; you have { $supply } figures.
}
pompeii-prompt-play-no-figure = You can't place a figure; play a card all the same.
pompeii-prompt-relatives = { $due ->
    [one] Place a relative, or leave it out.
   *[other] Place up to { $due } relatives, each in another building, or stop.
}
pompeii-prompt-draw = { $seat } draws a card.
pompeii-prompt-omen = An Omen: choose a figure of another player for the volcano.
pompeii-prompt-tile = { $seat } reaches into the bag.
pompeii-prompt-lava = Lay the lava tile: a { $tile }.
pompeii-prompt-lava-first = Lay lava tile { $count } of the first six: a { $tile }.
pompeii-prompt-move-1 = Run with one of your figures, or stay where you are.
pompeii-prompt-move-2 = Make your second movement, or stay where you are.
pompeii-prompt-ask = You hold only jokers: call the eruption, or wait while { $seat } plays?
pompeii-prompt-wait = { $seat } is thinking.
pompeii-prompt-over = The game is over.

## Events

pompeii-dealt = Your cards are { $cards }.
pompeii-dealt-hidden = { $seat } takes four cards.
pompeii-played = { $seat } plays card { $number }.
pompeii-played-joker = { $seat } plays card { $number } as a joker.
pompeii-played-no-figure = { $seat } plays card { $number } without a figure.
pompeii-placed-card = { $seat } places a figure on { $square }, in { $building }.
pompeii-placed-joker = { $seat } places a figure on { $square }, in { $building }, with a joker.
pompeii-placed-relative = A relative of { $seat } moves in on { $square }, in { $building }.
pompeii-relatives-due = { $seat } may bring { $count ->
    [one] { $count } relative
   *[other] up to { $count } relatives
}.
pompeii-relatives-lost = { $count ->
    [one] { $count } relative
   *[other] { $count } relatives
} of { $seat } won't come.
pompeii-drawn = You draw card { $number }.
pompeii-drawn-hidden = { $seat } draws a card.
pompeii-omen = { $seat } draws an Omen, and somebody else will pay for it.
pompeii-omen-nobody = { $seat } draws an Omen, but it finds nobody to strike.
pompeii-seethes = { $seat } draws A.D. 79: Vesuvius seethes. Omens, relatives and jokers are in force.
pompeii-hidden = A.D. 79 is hidden again, among the last { $cards } cards of the deck.
pompeii-called = { $seat } shows { $cards }, only jokers, and calls the eruption.
pompeii-erupted = Vesuvius erupts, by the hand of { $seat }. All cards are laid down, and { $count ->
    [0] no figure goes
    [one] { $count } figure goes
   *[other] { $count } figures go
} back to the box.
pompeii-tile = { $seat } draws a lava tile: { $tile }.
pompeii-lava = { $seat } lays lava with a { $symbol } on { $square }.
pompeii-aside = No square is left for the tile of { $seat }, a { $tile }; it is put aside.
pompeii-gate-closed = Lava closes { $gate }.
pompeii-died-omen = The Omen throws { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} from { $square } into the volcano ({ $seats }).
pompeii-died-lava = Lava buries { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} on { $square } ({ $seats }).
pompeii-died-enclosed = No way out of { $square } any more: { $count ->
    [one] { $count } figure is
   *[other] { $count } figures are
} lost ({ $seats }).
pompeii-died-left = Left behind on { $square }: { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} ({ $seats }).
pompeii-moved = { $seat } runs from { $origin } to { $square }, with a range of { $range }.
pompeii-saved = Saved: { $seat } leaves the city from { $origin }, through { $gate }.
pompeii-passed = { $seat } stays put.
pompeii-ended = The game is over: { $reason }.

## End reasons, as the second half of pompeii-ended

pompeii-reason-last_tile = the last tile has been drawn
pompeii-reason-empty_city = nobody is left in the city

## Refusals. The client adds the rule to open.

# P-45, P-103
pompeii-refuse-drawn = Cards and tiles are drawn, never chosen.
# P-39
pompeii-refuse-no-card-now = There is no card to be played now.
# P-78
pompeii-refuse-no-relatives = There are no relatives to place now.
# P-57
pompeii-refuse-no-omen = No Omen asks you for a victim now.
# P-109
pompeii-refuse-no-tile = You have no lava tile to lay now.
# P-118
pompeii-refuse-no-movement = This is not the time to move a figure.
# P-87
pompeii-refuse-not-asked = The question of the eruption is not open to you now.
# P-151
pompeii-refuse-no-call-edition = In this edition nobody can call the eruption.
# P-53
pompeii-refuse-not-seething = The eruption can't be called before A.D. 79 has been drawn.
# P-88
pompeii-refuse-not-only-jokers = Only a player whose cards are all jokers may call the eruption.
# P-48
pompeii-refuse-not-in-hand = You hold no card { $number }.
# P-19
pompeii-refuse-no-spots = Nobody can live on { $square }, which has no spots.
# P-18
pompeii-refuse-full = Every spot on { $square } is taken.
# P-41
pompeii-refuse-other-number = While number { $number } has a free spot, card { $number } goes there and not on { $square }.
# P-44
pompeii-refuse-must-place = You can place a figure, so card { $number } can't be played without one.
# P-95
pompeii-refuse-no-figure = You can't place a figure now; play the card without one.
# P-69, P-70
pompeii-refuse-causing-building = Relatives can't move in on { $square }: it belongs to the building that brings them.
# P-71
pompeii-refuse-one-relative = The building on { $square } has taken a relative this turn, and one is the limit.
# P-150
pompeii-refuse-one-relative-number = A building with the number of { $square } has taken a relative this turn, and one is the limit.
# P-67
pompeii-refuse-other-colour = The building on { $square } has another colour; relatives go where the colour is the same, or neutral.
# P-59
pompeii-refuse-own-figure = An Omen never strikes your own figure; choose one of another player.
# P-57
pompeii-refuse-nobody-there = No { $colour } figure stands on { $square }.
# P-08
pompeii-refuse-no-such-colour = Nobody plays { $colour } in this game.
# P-107
pompeii-refuse-reserved = { $square } is kept free for the first tile with a { $symbol }.
# P-106
pompeii-refuse-lava-there = Lava already lies on { $square }.
# P-104
pompeii-refuse-start-square = The first tile with a { $symbol } must go on { $square }.
# P-105
pompeii-refuse-not-beside = { $square } doesn't share a side with a tile that shows a { $symbol }.
# P-152
pompeii-refuse-name-symbol = This tile is a { $tile }: say which of the two it is to be.
# P-163
pompeii-refuse-no-symbol = This tile has a single symbol; name only the square.
# P-152
pompeii-refuse-other-symbol = There is no { $symbol } on this tile.
# P-119
pompeii-refuse-no-own-figure = None of your figures stands on { $square }.
# P-119
pompeii-refuse-moved-already = The figure on { $square } has just run; take another one.
# P-129
pompeii-refuse-same-square = A movement must end on another square than { $square }.
# P-125
pompeii-refuse-lava-in-way = { $square } is under lava, and nobody can go there.
# P-121
pompeii-refuse-too-far = { $range ->
    [one] { $square } is too far: with { $range } point this figure can't get there.
   *[other] { $square } is too far: with { $range } points this figure can't get there.
}
# P-131
pompeii-refuse-gate-too-far = It takes { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} to leave the city from { $square }, and this figure has { $range }.
# P-126
pompeii-refuse-start-closed = { $square } is a start square without its tile, and in this game nobody may enter it.
# P-14
pompeii-refuse-off-board = “{ $text }” is no square of the city.

## How actions are typed (P-163)

pompeii-notation-play = 7 f5 plays card 7 with a figure on f5, 7 - without a figure
pompeii-notation-relatives = + d2 places a relative on d2, done ends it
pompeii-notation-omen = omen c3 red throws a red figure from c3 into the volcano
pompeii-notation-ask = erupt calls the eruption, wait doesn't
pompeii-notation-lava = lava d4 lays the tile on d4; with two symbols lava d4 coin
pompeii-notation-move = f5-f7 runs from f5 to f7, f5-out leaves the city, pass stays

## Options. Ids have - where the option or value has _.

pompeii-option-edition = Edition
    .about = The editions differ in figures, in the second A.D. 79, in the limit on relatives and in the eruption call.
pompeii-choice-edition-amigo2004 = Amigo 2004: up to 36 figures each, and a hand of jokers may call the eruption
pompeii-choice-edition-mayfair2013 = Mayfair 2013: at most 30 figures each, one relative per number, no call

pompeii-option-dual-vent = Tiles with two symbols
    .about = Three more lava tiles show two symbols; whoever draws one chooses between them.
pompeii-choice-dual-vent-off = No: 45 tiles
pompeii-choice-dual-vent-on = Yes: 48 tiles

pompeii-option-start-squares = Unused start squares
    .about = Whether the lava of another symbol may cover a start square before its own symbol has begun.
pompeii-choice-start-squares-reserved = Reserved: no other symbol may cover it
pompeii-choice-start-squares-beside = Beside: it may be covered, and its symbol then begins next to it
pompeii-choice-start-squares-dead = Dead: it may be covered, and its symbol then never begins

pompeii-option-no-square = A tile without a square
    .about = What happens to a lava tile that fits nowhere.
pompeii-choice-no-square-aside = Aside: it is out of the game and the turn goes on
pompeii-choice-no-square-redraw = Again: it is put aside and another one is drawn
pompeii-choice-no-square-anywhere = Anywhere: it may cover any square that is open and not reserved

pompeii-option-empty-starts = Figures on start squares
    .about = Whether figures may run over a start square that has no lava yet.
pompeii-choice-empty-starts-open = Open: a square like all others
pompeii-choice-empty-starts-closed = Closed: nobody enters it, and no way out leads over it
