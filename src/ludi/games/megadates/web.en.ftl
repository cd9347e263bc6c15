### What only the board of the galley battle in the browser says, in English.

web-megadates-goal = Write orders for your ship; all orders are revealed at once. Ram, shoot and board the enemy, and stay afloat.
web-megadates-zoom = Zoom
web-megadates-nearer = Zoom in
web-megadates-farther = Zoom out
web-megadates-screen = Show the chart full screen
web-megadates-whole = The whole chart
web-megadates-ships = All ships
web-megadates-fleet = All ships as a list
web-megadates-where = Place and heading
web-megadates-state = Condition
web-megadates-card = Ship card of { $ship }
web-megadates-squadron = { $squadron } squadron
web-megadates-prefect = Prefect: { $name }, on { $ship }
web-megadates-speed = speed { $speed }
web-megadates-hull-of = hull { $hull } of { $most }
web-megadates-ready = { $count } of { $seats } locked
web-megadates-locked = Your orders are locked. They are revealed when everyone's are in.
web-megadates-nothing = nothing written yet
web-megadates-nothing-still = nothing written yet; locked like this, the ship lies still
web-megadates-row-ahead = Ahead
web-megadates-row-extra = Extra
web-megadates-row-astern = Astern
web-megadates-row-pivot = On the spot
web-megadates-away = On another ship
web-megadates-board = board { $ship }, { $section }
web-megadates-go = to the { $section }
web-megadates-kind-fire = fire
web-megadates-kind-stuck = stuck ship
web-megadates-kind-oars = oars
web-megadates-kind-rudder = rudder
web-megadates-kind-ram = ram
web-megadates-kind-ballista = ballista
web-megadates-flag-for = For
web-megadates-type = Type it
web-megadates-type-label = The orders of { $ship } as one line
web-megadates-type-send = Write these orders
web-megadates-next-ship = Next ship
web-megadates-short-shoot = shoot
web-megadates-short-prep = fire
web-megadates-short-grapple = grapple
web-megadates-short-ungrapple = cut
web-megadates-short-repair = repair
web-megadates-short-move = move
web-megadates-reach-about = The numbers are distances; red can't be shot at over bow or stern, dark is out of sight.
web-megadates-sight = Line of sight
web-megadates-sight-about = The numbers are distances from { $ship }; a broken line with × is out of sight.
web-megadates-reveal = The turn, step by step
web-megadates-watch = Watch the last turn
web-megadates-skip = Skip
web-megadates-scene-numbers = { $rome } against { $pirates }, on { $cols } by { $rows } rexes
web-megadates-drag-about = Drag a block to its place here, or hold Alt and press an arrow key; Delete takes it out.
web-megadates-drag-block = { $step }, number { $place }
web-megadates-sealed = Sealed orders
web-megadates-sealed-about = What is shown of locked orders. When all are revealed, your browser checks every seal.
web-megadates-sealed-right = { $count ->
    [one] One sealed order was checked and is correct.
   *[other] { $count } sealed orders were checked and are correct.
  }
web-megadates-sealed-wrong = Not what was sealed
web-megadates-sealed-ok = As sealed
web-megadates-signals = Flags: flown, read and seen
web-megadates-signals-read = Read by
web-megadates-signals-seen = Seen, not read by
web-megadates-signals-missed = Out of sight of
web-megadates-signals-nobody = nobody
web-megadates-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

# The battle report, and the end
web-megadates-report-sum = { $ship }: { $hull ->
    [0] no hull points lost
    [one] one hull point lost
   *[other] { $hull } hull points lost
}, { $chits ->
    [0] no new damage
    [one] one new chit in the box
   *[other] { $chits } new chits in the box
}.
web-megadates-report-quiet = Nothing happened to your ships.
web-megadates-report-all = Everything that was seen
web-megadates-fleet-points = Points of the fleets
web-megadates-deeds-rams = Rams
web-megadates-deeds-hits = Hits
web-megadates-deeds-captures = Captures
web-megadates-deeds-hull = Hull lost

# The umpire's desk
web-megadates-umpire-eyes = Seen by
web-megadates-umpire-own = A spectator: what everyone may see
web-megadates-umpire-time = The clock
web-megadates-umpire-ready = Who has locked
web-megadates-umpire-captain = Captain
web-megadates-umpire-by = Goes to
web-megadates-umpire-person = Someone else, by link
web-megadates-umpire-what = What is wrong
web-megadates-umpire-number = The right number
web-megadates-umpire-note = A note for everyone, kept with the game
web-megadates-umpire-hand = Hand over the desk
web-megadates-correct-hull = Hull points
web-megadates-correct-fire = Fire counters
web-megadates-correct-speed = Speed
web-megadates-correct-shift = Its place: one rex over
web-megadates-correct-swing = Its heading: one turn
web-megadates-correct-link = A grapple is missing
web-megadates-correct-unlink = A grapple too many
web-megadates-correct-restore = A unit that should be there

## The order pad in words

web-megadates-take-out = Take out: { $order }
web-megadates-notation = Orders as notation, or in words
web-megadates-choose-kind = Choose all of a kind
web-megadates-all-of = { $kind } × { $count }
web-megadates-whole-crew = The whole crew
web-megadates-free = take this order back
web-megadates-sound = Nothing is damaged now; they repair what breaks this turn.
web-megadates-far = { $far } rexes away
web-megadates-not-so = Cancel
web-megadates-do-shoot = Shoot
web-megadates-do-prep = Fire arrows
web-megadates-do-grapple = Grapple
web-megadates-do-ungrapple = Cut ropes
web-megadates-do-repair = Repair
web-megadates-do-move = Board, move
web-megadates-say-shoot = { $units }: shoot
web-megadates-say-shoot-at = { $units }: shoot at { $targets }
web-megadates-say-plain = plain arrows
web-megadates-say-prep = { $units }: prepare fire arrows
web-megadates-say-prep-at = { $units }: prepare fire arrows
web-megadates-say-grapple = { $units }: grapple
web-megadates-say-grapple-at = { $units }: grapple { $targets }
web-megadates-say-ungrapple = { $units }: cut the ropes
web-megadates-say-ungrapple-at = { $units }: cut the ropes to { $targets }
web-megadates-say-repair = { $units }: repair
web-megadates-say-repair-at = { $units }: repair { $targets }
web-megadates-say-move = { $units }: go … where?
web-megadates-say-move-at = { $units }: { $targets }
web-megadates-say-flag = Flag “{ $signal }”, { $to }

## The window over the chart

web-megadates-leave-screen = Leave full screen
web-megadates-home = My ship
web-megadates-aids = Range and line of sight
web-megadates-two-fingers = Two fingers move the chart.

## Keys

web-megadates-key-ahead = forward left, forward, forward right
web-megadates-key-extra = the same as Extra steps
web-megadates-key-pivot = turn left on the spot, lie still, turn right
web-megadates-key-astern = astern left, astern, astern right
web-megadates-key-stop = emergency stop
web-megadates-key-unit = choose a unit
web-megadates-key-verbs = shoot, fire arrows, grapple, cut ropes, repair, board or move
web-megadates-key-ram = ram
web-megadates-key-lock = lock the orders

## The end of a battle

web-megadates-made = What made the points
web-megadates-total = Sum
web-megadates-deed-prizes = prizes
web-megadates-deed-sunk = ships sunk
web-megadates-deed-killed = units killed
web-megadates-deed-prisoners = prisoners
web-megadates-deed-loot = loot
web-megadates-deed-honour = honour
web-megadates-course-of = Turn by turn
web-megadates-plot = Hull points of each fleet after every turn, prizes with who took them
web-megadates-turning = Turn { $turn }: { $side } +{ $swing }.
web-megadates-sum = { $name }: { $own } ÷ 2 for own ships + { $command } for command = { $score }, rounded down.
