### Pompeius Magnus versus Megadates in English: one source for terminal, server and browser.
### $seat is a letter; $ship, $first, $second, $rammer, $target and $by are ships (R1), $unit is a unit (R1.M2); $seats is a
### list already joined; $reason, $signal, $chit, $mended, $stage, $section and $verb are texts of this file.

megadates-title = Pompeius Magnus versus Megadates
megadates-about = Two fleets of oared ships, secret orders, everyone moves at once: ram, shoot and board your way to the mastery of the sea.

## Words

megadates-side-rome = Rome
megadates-side-pirates = Pirates
megadates-fleet-rome = the Roman fleet
megadates-fleet-pirates = the pirate fleet
megadates-type-deceres = deceres
megadates-type-quadrireme = quadrireme
megadates-type-liburnia = liburnia
megadates-role-trierarch = trierarch
megadates-role-navarch = navarch
megadates-role-prefect = prefect
megadates-kind-remigis = rowers
megadates-kind-milites = milites
megadates-kind-sagitarii = sagitarii
megadates-kind-ballista = ballista
megadates-squadron-red = red
megadates-squadron-purple = purple
megadates-squadron-blue = blue
megadates-squadron-white = white
megadates-squadron-black = black
megadates-squadron-green = green
megadates-squadron-yellow = yellow
megadates-squadron-grey = grey
# What a seat commands: $ships and $squadrons are rows of names.
megadates-commands = { $ships } ({ $squadrons })
megadates-row = { $first }, { $rest }
megadates-the-squadron = the { $squadron } squadron
megadates-status-afloat = afloat
megadates-status-off-map = off the map
megadates-status-sunk = sunk
# How a ship looks to its squadron and to others (N-159).
megadates-condition-ok = sound
megadates-condition-damaged = damaged
megadates-condition-crippled = crippled
megadates-condition-down = down by the head
megadates-condition-burning = burning
megadates-facing-NE = north-east
megadates-facing-E = east
megadates-facing-SE = south-east
megadates-facing-SW = south-west
megadates-facing-W = west
megadates-facing-NW = north-west
megadates-section-bow = bow
megadates-section-stern = stern
# What a unit can be ordered to do, after “can't”.
megadates-verb-shoot = shoot
megadates-verb-prep = prepare fire arrows
megadates-verb-grapple = grapple
megadates-verb-ungrapple = cut grapples
megadates-verb-repair = repair
megadates-verb-move = move
# Flags (N-151).
megadates-signal-follow = Follow me
megadates-signal-attack = Attack
megadates-signal-withdraw = Withdraw
megadates-signal-left = Left
megadates-signal-right = Right
# Damage chits, with what they do.
megadates-chit-ROWDIS = rower disorder
    .about = One rex slower and one turn fewer, until the rowers have rested on a ship that lies still.
megadates-chit-UNITDIS = unit disorder
    .about = One deck unit can only reorganise or defend itself.
megadates-chit-CASUALTY = unit lost
    .about = The weakest deck unit is gone for good.
megadates-chit-HELM = helmsman hit
    .about = No turns under way next turn.
megadates-chit-TANGLED = oars tangled
    .about = One rex slower next turn.
megadates-chit-LEAK = leak
    .about = A hull point each turn, until the rowers seal it.
megadates-chit-STUCK = stuck fast
    .about = Held to the ship you struck, until a unit frees it.
megadates-chit-RUDDER = rudder damaged
    .about = One turn fewer, until it is repaired.
megadates-chit-OARS = oars broken
    .about = One rex slower, until they are repaired.
megadates-chit-RAMHEAD = ram sprung
    .about = No ramming, until it is repaired.
megadates-chit-BALLISTA = ballista out of action
    .about = One ballista is silent, until it is repaired.
megadates-chit-NONE = no effect
    .about = Noise and splinters, nothing more.
# What harms a ship.
megadates-cause-ram = rammed
megadates-cause-rammer = ramming
megadates-cause-collision = collision
megadates-cause-sinking = dragged down
megadates-cause-leak = leak
megadates-cause-fire = fire
# What a repair came to, after “R1 throws 5:”.
megadates-mended-fire = a fire is put out
megadates-mended-stuck = the ship is prised free
megadates-mended-oars = fresh oars are run out
megadates-mended-rudder = the rudder steers again
megadates-mended-ram = the ram is straight again
megadates-mended-ballista = a ballista is back in action
megadates-mended-leak = a leak is sealed
megadates-mended-grapple = a grapple is cut
# Places and things, as headings and labels.
megadates-word-fleet = fleet
megadates-word-squadron = squadron
megadates-word-ship = ship
megadates-word-ships = ships
megadates-word-crew = crew
megadates-word-deck = deck
megadates-word-unit = unit
megadates-word-units = units
megadates-word-rowers = rowers
megadates-word-disorder = disorder
megadates-word-engaged = fighting hand to hand
megadates-word-prepared = fire arrows ready
megadates-word-hull = hull
megadates-word-mass = mass
megadates-word-speed = speed
megadates-word-last-speed = speed last turn
megadates-word-turns = turns
megadates-word-facing = heading
megadates-word-extra = Extra cards
megadates-word-chits = damage in effect
megadates-word-box = damage box
megadates-word-fire = fire
megadates-word-grapple = grapples
megadates-word-stuck = stuck fast
megadates-word-loot = loot
megadates-word-captured = captured
megadates-word-sunk = sunk
megadates-word-off-map = off the map
megadates-word-prisoners = prisoners
megadates-word-killed = units killed
megadates-word-points = points
megadates-word-honour = honour
megadates-word-turn = turn
megadates-word-turn-of = turn { $turn } of { $last }
megadates-word-subphase = subphase
megadates-word-subphase-of = subphase { $subphase }
megadates-word-orders = orders
megadates-word-order-of = orders of { $ship }
megadates-word-course = course
megadates-word-flag = flag
megadates-word-flag-unread = a flag you can't read
megadates-word-to-all = to all
megadates-word-locked = locked
megadates-word-writing = writing
megadates-word-map = sea chart
megadates-word-land = land
megadates-word-rex = rex { $rex }
megadates-word-report = battle report
megadates-word-story = ship by ship
megadates-word-dice = dice
megadates-word-reach = range
megadates-word-sight = line of sight
megadates-word-arc = no shooting over bow or stern
megadates-word-nearest = the nearest enemy
megadates-word-scenario = scenario
megadates-word-umpire = umpire
megadates-word-draw = a draw
megadates-word-result = Rome { $rome }, pirates { $pirates }
# Counts.
megadates-hull-points = { $count ->
    [one] { $count } hull point
   *[other] { $count } hull points
}
megadates-fire-counters = { $count ->
    [one] { $count } fire counter
   *[other] { $count } fire counters
}
megadates-grapple-cards = { $count ->
    [one] { $count } grapple
   *[other] { $count } grapples
}
megadates-extra-cards = { $count ->
    [one] { $count } Extra card
   *[other] { $count } Extra cards
}
megadates-chits = { $count ->
    [one] { $count } chit
   *[other] { $count } chits
}
megadates-disorder-counters = { $count ->
    [0] in good order
    [one] { $count } disorder counter
   *[other] { $count } disorder counters
}
megadates-loot-tokens = { $count ->
    [one] { $count } loot token
   *[other] { $count } loot tokens
}
megadates-rexes = { $count ->
    [one] { $count } rex
   *[other] { $count } rexes
}
megadates-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
megadates-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
megadates-back-in = { $count ->
    [0] may return now
    [one] may return in { $count } turn
   *[other] may return in { $count } turns
}
# A ship for those who hear the map instead of seeing it.
megadates-ship-at = { $ship }, { $type }, { $side }, stern in { $stern }, bow in { $bow }, heading { $facing }
megadates-ship-small-at = { $ship }, { $type }, { $side }, in { $stern }, heading { $facing }

## What a button does

megadates-action-ahead = Step forward
megadates-action-ahead-left = Forward, then left
megadates-action-ahead-right = Forward, then right
megadates-action-extra = Extra step
megadates-action-extra-left = Extra step, then left
megadates-action-extra-right = Extra step, then right
megadates-action-astern = Step astern
megadates-action-astern-left = Astern, then left
megadates-action-astern-right = Astern, then right
megadates-action-stop = Emergency stop
megadates-action-pivot-left = Turn left on the spot
megadates-action-pivot-right = Turn right on the spot
megadates-action-lie = Lie still
megadates-action-ram = Ram
megadates-action-spare = Spare
megadates-action-seal = Seal a leak
megadates-action-return = Return to the map
megadates-action-shoot = Shoot
megadates-action-plain = With plain arrows
    .about = They fly further than fire arrows, and the preparation is lost (N-115).
megadates-action-prep = Prepare fire arrows
megadates-action-grapple = Grapple
megadates-action-ungrapple = Cut or release grapples
megadates-action-repair = Repair, or fight fire
megadates-action-move = Board or move
megadates-action-flag = Hoist a flag
megadates-action-target = Target
megadates-action-done = Orders complete
megadates-action-lock = Lock the orders
megadates-action-unlock = Take the orders back
megadates-action-clear = Clear the orders
megadates-action-deadline = End the time for orders
megadates-action-end = End the battle

## The umpire's desk

megadates-umpire-desk = Umpire's desk
megadates-umpire-see-all = See everything
megadates-umpire-see-as = See what { $seat } sees
megadates-umpire-pause = Pause
megadates-umpire-resume = Resume
megadates-umpire-extend = Give more time
megadates-umpire-substitute = Replace a captain
megadates-umpire-correct = Correct the position
megadates-umpire-overrule = Overrule
megadates-umpire-reason = Reason
megadates-umpire-looked = The umpire looks at what { $seat } sees.
megadates-umpire-intervened = The umpire intervenes: { $reason }.

## Stages of a turn

megadates-stage-orders = orders
megadates-stage-stops = emergency stops
megadates-stage-moves = all ships move
megadates-stage-encounters = ships meet
megadates-stage-crossing = units move
megadates-stage-grapples = grapples
megadates-stage-shooting = shooting
megadates-stage-melee = hand to hand
megadates-stage-damage = rams and collisions
megadates-stage-sinking = a ship goes down
megadates-stage-repair = repairs
megadates-stage-sealing = leaks
megadates-stage-over = over

## Prompts

megadates-prompt-orders = Write the orders of { $ship }.
megadates-prompt-wait = Orders still to come: { $seats }.
megadates-prompt-wait-many = The orders of { $count } captains are still to come.
megadates-prompt-ram = { $ship } rolled higher than { $other }: ram it or spare it?
megadates-prompt-wait-ram = The higher roller decides whether to ram: { $seats }.
megadates-prompt-die = A die is rolled: { $stage }.
megadates-prompt-chit = A chit is drawn: { $stage }.
megadates-prompt-draw = Something happens in the fog: { $stage }.
megadates-prompt-over = The battle is over.

## Events

megadates-locked = The orders of { $seat } are locked.
megadates-revealed = Turn { $turn }: all orders are open, for { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}.
megadates-late = No orders for { $ship } in time: it holds its course and nothing else.
megadates-flag = { $ship } hoists a flag: “{ $signal }”.
megadates-flag-to = { $ship } hoists a flag for the { $squadron } squadron: “{ $signal }”.
megadates-flag-unread = A flag flies on { $ship }, and you can't read it.
megadates-stop = { $count ->
    [0] { $ship } stops dead, and nothing breaks.
    [one] { $ship } stops dead and draws { $count } chit.
   *[other] { $ship } stops dead and draws { $count } chits.
}
megadates-sailed = Subphase { $subphase }: { $count ->
    [one] { $count } ship moves
   *[other] { $count } ships move
}.
megadates-alongside = { $first } and { $second } slide past each other (dice { $die } and { $other }).
megadates-ram = { $rammer } rams { $ship } (dice { $die } and { $other }).
megadates-collision = { $first } and { $second } collide (dice { $die } and { $other }).
megadates-head-on = { $first } and { $second } ram each other head-on and collide.
megadates-left = { $ship } leaves the map.
megadates-returned = { $ship } is back, in rex { $rex }.
megadates-crossed = { $unit } goes to the { $section } of { $ship }.
megadates-vain-no-target = { $units } can hit nobody: no enemy is in range and in sight.
megadates-vain-nobody = { $units } can grapple nobody: no enemy came into the rex.
megadates-vain-enemies = { $units } can't get away: there are enemies here, and there too.
megadates-vain-full = { $units } can't go over: the deck there is full.
megadates-vain-no-way = { $units } can't go over: there is no way any more.
megadates-vain-fought = { $units } had to fight and could not { $verb }.
megadates-vain-no-rex = { $ship } finds no free rex to come back to, and waits.
megadates-grappled = { $unit } throws a grapple at { $target }, and it holds (die { $die }).
megadates-grapple-missed = { $unit } throws a grapple at { $target }, and it slips (die { $die }).
megadates-shot-hit = { $unit } shoots at { $target } and hits (die { $die }).
megadates-shot-missed = { $unit } shoots at { $target } and misses (die { $die }).
megadates-fire-hit = { $unit } looses fire arrows at { $target } and hits (die { $die }).
megadates-fire-missed = { $unit } looses fire arrows at { $target } and misses (die { $die }).
# Fire takes hold with 4, 5 or 6 (N-114); $count is all fire counters on the ship.
megadates-burns = { $die ->
    [1] The fire arrow on { $ship } goes out (die { $die }).
    [2] The fire arrow on { $ship } goes out (die { $die }).
    [3] The fire arrow on { $ship } goes out (die { $die }).
   *[other] { $ship } burns (die { $die }): { $count ->
        [one] { $count } fire counter
       *[other] { $count } fire counters
    } now.
}
megadates-spreads = Fire leaps over to { $ship }: { $count ->
    [one] { $count } fire counter
   *[other] { $count } fire counters
} now.
megadates-chit = { $ship } draws a chit: { $chit }. It goes into the damage box.
megadates-chit-back = { $ship } draws a chit: { $chit }. It goes back.
megadates-chit-hidden = { $ship } draws a chit.
megadates-fought = Hand to hand at the { $section } of { $ship }: Rome { $rome }, pirates { $pirates }. { $unit } falls.
megadates-fought-even = Hand to hand at the { $section } of { $ship }: Rome { $rome }, pirates { $pirates }. Nobody gives way.
megadates-fought-seen = Hand to hand at the { $section } of { $ship }: the dice are { $rome } for Rome and { $pirates } for the pirates.
megadates-struck-ram = { $ship } is rammed by { $other } (die { $die }): { $count ->
    [0] no chits
    [one] { $count } chit
   *[other] { $count } chits
}, hull -{ $hull }.
megadates-struck-rammer = { $ship } takes the shock of ramming { $other } (die { $die }): { $count ->
    [0] no chits
    [one] { $count } chit
   *[other] { $count } chits
}.
megadates-struck-collision = { $ship } is hurt in the collision with { $other }: { $count ->
    [one] { $count } chit
   *[other] { $count } chits
}, hull -{ $hull }.
megadates-struck-sinking = { $other } pulls at { $ship } as it sinks: { $count ->
    [one] { $count } chit
   *[other] { $count } chits
}.
megadates-captured = { $ship } surrenders to { $by }, with { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of prisoners.
megadates-captured-seen = { $ship } surrenders to { $by }.
megadates-won-back = The crew of { $ship } wins its own ship back.
megadates-retaken = { $by } retakes { $ship } and gives it back to its captain.
megadates-sank = { $ship } sinks with all aboard.
megadates-mended = { $ship } throws { $die }: { $mended }.
megadates-mended-seen = On { $ship } they are at work (die { $die }).
megadates-not-mended = { $ship } throws { $die } and mends nothing.
megadates-released = { $ship } lets go of the ropes that hold { $target }.
megadates-hull-leak = Water costs { $ship } { $count ->
    [one] { $count } hull point
   *[other] { $count } hull points
}.
megadates-hull-fire = Fire costs { $ship } { $count ->
    [one] { $count } hull point
   *[other] { $count } hull points
}.
megadates-effect = { $ship }: { $chit } takes effect.
megadates-effect-unit = { $ship }: { $chit }, and it strikes { $unit }.
megadates-corrected = The umpire put something right: { $action }.
megadates-corrected-ship = The umpire put something right on { $ship }.
megadates-corrected-hidden = The umpire put something right.
megadates-ended = The battle is over: { $reason }.

## End reasons, as the second half of megadates-ended

megadates-reason-fleet_gone = one fleet has no ship left
megadates-reason-turn_limit = the last turn has been played
megadates-reason-agreed = everyone agreed to stop

## Refusals. The client adds the rule to open.

# N-166
megadates-refuse-correction = Only an umpire corrects the position.
# N-166
megadates-refuse-correct-when = A correction is made while orders are written.
# N-166
megadates-refuse-correct-ship = { $ship } is not on the map, so there is nothing to put right.
# N-166
megadates-refuse-correct-range = For { $ship } it goes from { $low } to { $high }.
# N-166
megadates-refuse-correct-place = { $ship } would be off the map, on land, or parted from a ship it hangs on.
# N-166
megadates-refuse-correct-link = { $ship } and { $other } are no enemies that share a rex.
# N-166
megadates-refuse-correct-unlink = No rope of { $ship } holds { $other }.
# N-166
megadates-refuse-correct-unit = { $unit } is not lost, or its own ship has no room for it.
# N-155
megadates-refuse-talk = While the battle lasts you talk with your squadron only; the chat of the table opens at its end.
# N-155
megadates-refuse-talk-flags = While the battle lasts there are only flags; the chat of the table opens at its end.
# N-165
megadates-refuse-chance = Dice and chits are drawn, never chosen.
# N-167
megadates-refuse-table = Only the table itself lets the deadline fall or ends the battle.
# N-075
megadates-refuse-ram-or-spare = You rolled higher: say whether you ram or spare the other ship.
# N-075
megadates-refuse-spare = You can only spare a ship when you are asked whether you ram it.
# N-040
megadates-refuse-not-now = Orders are written between the turns, not now.
# N-041
megadates-refuse-locked = Your orders are locked; take them back to change them.
# N-090
megadates-refuse-say-where = Say first where { $unit } is to go.
# N-017
megadates-refuse-off-map = { $ship } is off the map; all it can do is return.
# N-043
megadates-refuse-course-first = The course comes first, and { $ship } already has orders that follow it.
# N-061
megadates-refuse-attached = { $ship } hangs on another ship and can neither move nor turn.
# N-126
megadates-refuse-no-hands = { $ship } is a prize without a unit of yours aboard, so nobody rows.
# N-057
megadates-refuse-stopped = After an emergency stop { $ship } does not move again this turn.
# N-040
megadates-refuse-too-long = A course has at most { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
# N-016
megadates-refuse-left-map = { $ship } has left the map by then.
# N-060
megadates-refuse-mixed = A course goes ahead, goes astern or turns on the spot, and these don't mix.
# N-059
megadates-refuse-after-astern = After going astern a ship must lie still for a whole turn before it goes ahead.
# N-052
megadates-refuse-extra = { $count ->
    [0] No Extra card can be played this turn.
    [one] Only { $count } Extra card can be played this turn.
   *[other] Only { $count } Extra cards can be played this turn.
}
# N-052
megadates-refuse-extra-last = Extra steps come last.
# N-050
megadates-refuse-too-fast = { $count ->
    [0] This ship can't go ahead now.
    [one] This ship makes { $count } rex at most; beyond that it takes Extra cards.
   *[other] This ship makes { $count } rexes at most; beyond that it takes Extra cards.
}
# N-058
megadates-refuse-not-still = A ship goes astern only after a turn at speed 0, or after going astern.
# N-060
megadates-refuse-too-fast-astern = { $count ->
    [0] This ship can't go astern now.
    [one] This ship makes { $count } rex astern at most.
   *[other] This ship makes { $count } rexes astern at most.
}
# N-065
megadates-refuse-turns = { $count ->
    [0] This ship can't turn under way now.
    [one] This ship can make { $count } turn at most.
   *[other] This ship can make { $count } turns at most.
}
# N-009
megadates-refuse-land = Land lies in the way.
# N-054
megadates-refuse-too-slow = { $count ->
    [0] The course is not complete yet.
    [one] A ship slows down by two rexes at most: go { $count } rex or more, or make an emergency stop.
   *[other] A ship slows down by two rexes at most: go { $count } rexes or more, or make an emergency stop.
}
# N-066
megadates-refuse-pivots = { $count ->
    [one] On the spot this ship can make { $count } turn, in the first four subphases.
   *[other] On the spot this ship can make { $count } turns, in the first four subphases.
}
# N-017
megadates-refuse-return = { $ship } is on the map, so it can't return to it.
# N-152
megadates-refuse-flag-twice = { $ship } already hoists a flag, and one is the limit.
# N-152
megadates-refuse-flag = Only a commander's ship hoists flags, and to its own fleet; { $ship } can't hoist this one.
# N-138
megadates-refuse-seal = The rowers of { $ship } can seal only a leak in effect, on a ship that lies still, in good order.
# N-137
megadates-refuse-ram-sprung = The ram of { $ship } is sprung; repair it first.
# N-073
megadates-refuse-ram = To ram, { $ship } must go at least one step ahead.
# N-021
megadates-refuse-no-unit = There is no { $unit } to give orders to.
# N-126
megadates-refuse-other-ship = { $unit } doesn't take its orders with { $ship }.
# N-024
megadates-refuse-one-action = { $unit } already has an order, and a unit does one thing a turn.
# N-028
megadates-refuse-disordered = { $unit } is in disorder; it reorganises, or defends itself.
# N-027
megadates-refuse-ballista = { $unit } can only shoot and prepare fire.
# N-091
megadates-refuse-no-section = { $unit } crosses only into a part that lies in a rex of the ship it stands on: { $places }.
# N-092
megadates-refuse-no-rope = { $unit } can't go there: to another ship it needs a grapple that a ship of its own side threw in an earlier turn.
# N-090
megadates-refuse-stands-there = { $unit } has no other section to go to there.
# N-030
megadates-refuse-engaged = { $unit } stands among enemies; it can fight or move away, nothing else.
# N-026
megadates-refuse-no-archer = { $unit } has no bows, so it can't { $verb }.
# N-137
megadates-refuse-silent = { $unit } is out of action until it is repaired.
# N-115
megadates-refuse-prepared = { $unit } has its fire arrows ready.
# N-115
megadates-refuse-plain = Only a unit that shoots can be told to shoot plain arrows; { $unit } does something else.
# N-115
megadates-refuse-plain-twice = { $unit } shoots plain arrows; that is the last word on it.
# N-118
megadates-refuse-no-order = Order a unit first, then name its target.
# N-118
megadates-refuse-no-free-unit = No unit is free to carry out { $action }.
# N-118
megadates-refuse-one-too-many = { $action } is one order too many: { $orders } together have only { $units }.
# N-136
megadates-refuse-repair-kind = For a repair by { $unit } name things to mend, each once: fire, stuck, oars, rudder, ram or ballista.
# N-117
megadates-refuse-target = That is no target for { $unit }.

## How orders are typed (section 13)

megadates-notation-order = R1: 1 1L E; RAM; SHOOT(S1)@near is a whole order: ship, course, then actions
megadates-notation-course = 1 ahead, 1L and 1R ahead and turn, E with an Extra card, -1 astern, 0! emergency stop, 0L and 0R turn on the spot, 0 lie still
megadates-notation-ship = RAM rams, SEAL lets the rowers seal a leak, RETURN comes back to the map
megadates-notation-units = SHOOT, PREP, GRAPPLE, UNGRAPPLE and REPAIR, with units in brackets and targets after @, as in SHOOT(S1,B1)@P2,near; with plain at the end no fire arrows are shot
megadates-notation-move = MOVE(M1)>stern goes to the other end of the ship, MOVE(M1)>P2.bow boards P2
megadates-notation-flag = FLAG ATTACK signals to all, FLAG FOLLOW blue to one squadron; the flags are FOLLOW, ATTACK, WITHDRAW, LEFT and RIGHT
megadates-notation-parts = One part at a time: 1L, ram, shoot R1.S1, @P3, > P2.bow, flag attack, done

## Scenarios

megadates-scenario-tirocinium = Tirocinium, the training duel
megadates-scenario-tirocinium-about = Two quadriremes, one of each side, bear down on each other on an empty sea. Learn here how a ship gathers way, how it turns, and what a ram does.
megadates-scenario-squadron = A squadron action
megadates-scenario-squadron-about = Two Roman quadriremes and a liburnia meet one pirate quadrireme with three quick liburnias. Weight and soldiers stand against speed and numbers, with nothing around but water.
megadates-scenario-insulae = Among the islands
megadates-scenario-insulae-about = Pirates lie waiting behind three islands while five Roman ships feel their way in from the west. Land cuts off the view, and whoever turns too late runs out of sea.
megadates-scenario-praeda = The loot convoy
megadates-scenario-praeda-about = Seven tokens of plunder are on their way home to the west in three pirate ships, with four more for escort. Two Roman squadrons close in from north and south: cut the convoy off before it is gone.
megadates-scenario-coracesium = Coracesium, 67 BC
megadates-scenario-coracesium-about = With families and treasure in the forts of the Taurus behind them, the pirates man their ships and sail against Pompey. Twelve Roman ships against fifteen, three squadrons each, one prefect against the other.
# How a scenario is won.
megadates-victory-points = The fleet with more points wins.
megadates-victory-last_afloat_or_points = The last fleet afloat wins; if both are, the one with more points.
megadates-victory-loot_then_points = Loot brought home counts with the other points, and the fleet with more of them wins.

## Options. Ids have - where the option or value has _.

megadates-option-scenario = Scenario
    .about = Which battle is fought; a scenario file of your own can be loaded as well.
megadates-choice-scenario-tirocinium = Tirocinium: one quadrireme against one
megadates-choice-scenario-squadron = Squadron action: three ships against four
megadates-choice-scenario-insulae = Among the islands: five ships against six
megadates-choice-scenario-praeda = The loot convoy: six ships against seven
megadates-choice-scenario-coracesium = Coracesium: twelve ships against fifteen

megadates-option-commands = A seat commands
    .about = Whether each player has one ship, a squadron or a whole fleet.
megadates-choice-commands-ships = One ship
megadates-choice-commands-squadrons = One squadron
megadates-choice-commands-fleets = A whole fleet

megadates-option-subphase-order = Order within a subphase
    .about = Whether rams come before units cross and grapple, or after.
megadates-choice-subphase-order-full = The full rules: rams first
megadates-choice-subphase-order-qr = The quick reference: rams last

megadates-option-ram-friends = Ramming friends
    .about = Whether a Ram order works against ships of one's own fleet too.
megadates-choice-ram-friends-off = No: friends can only collide
megadates-choice-ram-friends-on = Yes: a ram is a ram

megadates-option-leaks = Leaks
    .about = How fast a leaking ship loses its hull points.
megadates-choice-leaks-ship = One point a turn, however many leaks
megadates-choice-leaks-each = One point a turn for each leak

megadates-option-comms = Talking
    .about = Whether captains of one squadron may talk with each other.
megadates-choice-comms-squadron = Within the squadron: talk; beyond it: flags
megadates-choice-comms-flags-only = Flags only, for everyone

megadates-option-fog = Fog
    .about = Whether enemy ships can be out of sight.
megadates-choice-fog-none = None: every ship is seen
megadates-choice-fog-los = Line of sight: enemies show when your squadron sees them or is near

megadates-option-new-flagship = A new flagship
    .about = Whether a squadron that lost its commander's ship gets another flagship.
megadates-choice-new-flagship-off = No: its flags are gone
megadates-choice-new-flagship-on = Yes: its first ship afloat, two turns later

## What a seat is, and its sheet of paper

megadates-seat-squadron = { $squadron } squadron
megadates-seat-card = { $ship }, { $type }: hull { $hull } · mass { $mass } · speed { $speed }, at most { $most } · turns { $turns } · Extra cards { $extra } · milites { $milites } · sagitarii { $sagitarii } · ballistae { $ballista }
