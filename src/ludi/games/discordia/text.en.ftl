### Discordia in English: one source for terminal, server and browser.
### $seat is a letter; $tile, $by, $over are ids of city tiles (K03), $place is a place of the display (4.2) or a number of
### the Magna row; $space is a row with its number; $colour, $die, $bonus, $board, $decree, $privilege, $season, $magna,
### $decision, $expansion, $tower, $row and $side are texts of this file; $workers is a list already joined.

discordia-title = Discordia
discordia-about = Every year boats bring more workers to your town on the Rhine. Find work for all of them before the others do, and keep the Germans off your walls.

## Words

# Before a noun, as in “a blue worker”; $colour in sentences.
discordia-colour-B = blue
discordia-colour-R = red
discordia-colour-W = white
discordia-colour-Y = yellow
# Before “die”; $die in sentences.
discordia-die-blue = blue
discordia-die-red = red
discordia-die-yellow = yellow
# Standing alone, as a label; any is the die of a stall (D-009), the last two are for Janus (D-146).
discordia-hue-blue = blue
discordia-hue-red = red
discordia-hue-white = white
discordia-hue-yellow = yellow
discordia-hue-any = any colour
discordia-hue-highest = the highest
discordia-hue-lowest = the lowest
# The workers of each colour (D-003).
discordia-worker-B = sailor
discordia-worker-R = soldier
discordia-worker-W = merchant
discordia-worker-Y = farmer
discordia-workers-B = { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
}
discordia-workers-R = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
discordia-workers-W = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}
discordia-workers-Y = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
# City tiles and rows (D-007); a row with its number is a space: “harbor 2”.
discordia-kind-ship = ship
discordia-kind-barracks = barracks
discordia-kind-stall = stall
discordia-kind-farm = farm
discordia-space = { $row } { $number }
discordia-row-harbor = harbor
discordia-row-fort = fort
discordia-row-market = market
discordia-row-field = field
discordia-row-magna = Magna row
discordia-expansion-harbor = harbor expansion
discordia-expansion-fort = fort expansion
discordia-expansion-market = market expansion
discordia-expansion-field = field expansion
discordia-expansion-dev = development extension
discordia-expansion-exp = expedition extension
discordia-tower-trade = trade tower
    .about = 1 star, then 1 step on the aqueduct, when you set it
discordia-tower-military = military tower
    .about = strength +1
discordia-season-1 = Spring
discordia-season-2 = Summer
discordia-season-3 = Autumn
discordia-season-4 = Saturnalia
discordia-season-5 = Winter
discordia-season-6 = End of the year
discordia-side-left = left
discordia-side-right = right
# What a decision is about, after “First decide about …”.
discordia-decision-board = your board
discordia-decision-start = your start tile
discordia-decision-die = your die
discordia-decision-turn = your turn
discordia-decision-deploy = the workers you may deploy
discordia-decision-step = the step you may make
discordia-decision-tower = the tower you may set
discordia-decision-expand = the expansion you may place
discordia-decision-tile = the city tile you may take
discordia-decision-return = the workers to return
discordia-decision-privilege = your privilege
discordia-decision-chance = the draw

## Bonuses (D-109), said as what one gets

discordia-bonus-star1 = 1 star
discordia-bonus-star2 = 2 stars
discordia-bonus-star3 = 3 stars
discordia-bonus-aq1 = 1 step on the aqueduct
discordia-bonus-aq2 = 2 steps on the aqueduct
discordia-bonus-aq3 = 3 steps on the aqueduct
discordia-bonus-man = 1 manipulator
discordia-bonus-dev = a development step
discordia-bonus-exp = an expedition step
discordia-bonus-depB = deploy sailors
discordia-bonus-depR = deploy soldiers
discordia-bonus-depW = deploy merchants
discordia-bonus-depY = deploy farmers
discordia-bonus-depX = deploy workers of any colour
discordia-bonus-tower = a tower
discordia-bonus-expand = a city expansion
discordia-bonus-tile = a city tile of the display
discordia-bonus-ship = a ship of the display
discordia-bonus-stall = a stall of the display
discordia-bonus-barracks = barracks of the display
discordia-bonus-farm = a farm of the display
discordia-bonus-ret1 = return 1 worker
discordia-bonus-ret2 = return up to 2 workers
discordia-bonus-ret3 = return up to 3 workers
discordia-bonus-ret4 = return up to 4 workers
discordia-bonus-ret5 = return up to 5 workers
discordia-bonus-ret6 = return up to 6 workers
discordia-bonus-draw1 = draw 1 worker
discordia-bonus-draw2 = draw 2 workers
discordia-bonus-draw3 = draw 3 workers
discordia-bonus-draw4 = draw 4 workers
discordia-bonus-draw5 = draw 5 workers
discordia-bonus-draw6 = draw 6 workers
discordia-bonus-draw7 = draw 7 workers
discordia-bonus-draw8 = draw 8 workers
discordia-bonus-draw9 = draw 9 workers
discordia-bonus-lose1 = lose 1 star
discordia-bonus-lose2 = lose 2 stars
discordia-bonus-lose3 = lose 3 stars
discordia-bonus-lose4 = lose 4 stars
discordia-bonus-lose5 = lose 5 stars
discordia-bonus-lose6 = lose 6 stars
discordia-bonus-lose7 = lose 7 stars
discordia-bonus-lose8 = lose 8 stars
discordia-bonus-lose9 = lose 9 stars
discordia-bonus-aqb1 = 1 step back on the aqueduct
discordia-bonus-aqb2 = 2 steps back on the aqueduct
discordia-bonus-aqb3 = 3 steps back on the aqueduct
discordia-bonus-aqb4 = 4 steps back on the aqueduct
discordia-bonus-aqb5 = 5 steps back on the aqueduct
discordia-bonus-aqb6 = 6 steps back on the aqueduct
discordia-bonus-aqb7 = 7 steps back on the aqueduct
discordia-bonus-aqb8 = 8 steps back on the aqueduct
discordia-bonus-aqb9 = 9 steps back on the aqueduct
# PRI12, and a place without a bonus.
discordia-bonus-first = fill the first slot
discordia-bonus-privilege = a privilege
discordia-bonus-none = no bonus

## Action tiles (D-051)

discordia-actiontile-I = action tile I
    .about = deploy sailors, deploy merchants, or 1 star
discordia-actiontile-II = action tile II
    .about = deploy soldiers, deploy farmers, or 1 star
discordia-actiontile-III = action tile III
    .about = expand the city, deploy sailors, or deploy farmers
discordia-actiontile-IV = action tile IV
    .about = expand the city, deploy soldiers, or deploy merchants
discordia-actiontile-V = action tile V
    .about = a development step, expand the city, or 1 star
discordia-actiontile-VI = action tile VI
    .about = a development step, deploy workers of any colour, or 2 stars

## Decrees (D-104)

discordia-decree-DEC01 = Classis
    .about = 2 ships or more in your city
discordia-decree-DEC02 = Castra
    .about = 3 barracks and towers together or more, filled or not
discordia-decree-DEC03 = Forum
    .about = 3 stalls or more; ships that became stalls count
discordia-decree-DEC04 = Annona
    .about = 3 farms or more in your city
discordia-decree-DEC05 = Urbs
    .about = all 4 kinds, and 6 city tiles or more
discordia-decree-DEC06 = Aqua
    .about = the ring on position 4 of the aqueduct or further
discordia-decree-DEC07 = Scientia
    .about = 4 stars or more on the development track
discordia-decree-DEC08 = Itinera
    .about = 3 stars or more on the expedition path
discordia-decree-DEC09 = Pomerium
    .about = 4 city expansions or more placed
discordia-decree-DEC10 = Opera
    .about = 4 full tiles or more in your city
discordia-decree-DEC11 = Virtus
    .about = strength 3 or more, without the Magna row
discordia-decree-DEC12 = Concordia
    .about = 1 colour or more missing in your supply, while it isn't empty
discordia-decree-DEC13 = Turres
    .about = 2 towers or more in your city
discordia-decree-DEC14 = Ordo
    .about = 4 city tiles or more, and 0 empty slots on them
# What a decree counts (D-104).
discordia-need-ships = ships in the city
discordia-need-barracks-and-towers = barracks and towers together
discordia-need-stalls = stalls
discordia-need-farms = farms
discordia-need-kinds = kinds of city tiles
discordia-need-tiles = city tiles
discordia-need-aqueduct = positions on the aqueduct
discordia-need-dev-stars = stars on the development track
discordia-need-exp-stars = stars on the expedition path
discordia-need-expansions = city expansions placed
discordia-need-full-tiles = full city tiles
discordia-need-strength = strength
discordia-need-missing-colours = colours that are missing in your supply
discordia-need-towers = towers
discordia-need-max-empty-slots = empty slots on city tiles
# Where a city has to do more (D-105).
discordia-decree-more = { $board } needs { $count } for this decree, not { $usual }.

## Privileges (D-108)

discordia-privilege-PRI01 = Nauarchus
    .about = Special deployment to your ships also when the value is off by 1.
discordia-privilege-PRI02 = Centurio
    .about = Special deployment to your barracks also when the value is off by 1.
discordia-privilege-PRI03 = Aedilis
    .about = Special deployment to your stalls also when the value is off by 1.
discordia-privilege-PRI04 = Vilicus
    .about = Special deployment to your farms also when the value is off by 1.
discordia-privilege-PRI05 = Architectus
    .about = 1 step on the aqueduct for each city expansion you place.
discordia-privilege-PRI06 = Augur
    .about = 1 star more when stars are your main action.
discordia-privilege-PRI07 = Legatus
    .about = Strength +1.
discordia-privilege-PRI08 = Curator Aquarum
    .about = Supply value +1 at the end of the year.
discordia-privilege-PRI09 = Navicularius
    .about = 1 star for each ship you complete, in the Magna row too.
discordia-privilege-PRI10 = Mercator
    .about = 1 manipulator for each stall you complete in your city.
discordia-privilege-PRI11 = Quaestor
    .about = Once a year 1 step of your die without a manipulator.
discordia-privilege-PRI12 = Praefectus
    .about = When you take a city tile whose first slot shows 1 worker, you may fill that slot at once.
discordia-privilege-PRI13 = Explorator
    .about = The Star Cult pays for your expedition steps while it has stars.
discordia-privilege-PRI14 = Pontifex
    .about = At the end of each year you may return 1 worker.

## Magna tiles (D-156)

discordia-magna-german-strength = the Germans 1 stronger
discordia-magna-draw-worker = draw 1 worker
discordia-magna-lose-star = lose 1 star
discordia-magna-aqueduct-back = 1 step back on the aqueduct
discordia-magna-eagle = eagle
discordia-magna-hidden = not yet turned up

## Janus (D-147)

discordia-janus-J01 = blue: a harbor expansion
discordia-janus-J02 = blue: 1 star
discordia-janus-J03 = blue: a trade tower
discordia-janus-J04 = blue: the leftmost decree
discordia-janus-J05 = red: a fort expansion
discordia-janus-J06 = red: a military tower
discordia-janus-J07 = red: a fort expansion
discordia-janus-J08 = red: 1 star
discordia-janus-J09 = yellow: a field expansion
discordia-janus-J10 = yellow: a market expansion
discordia-janus-J11 = yellow: the leftmost privilege
discordia-janus-J12 = yellow: a manipulator
discordia-janus-J13 = the highest die: 2 stars
discordia-janus-J14 = the lowest die: an extension of a track
# What he took away; nothing when there was none.
discordia-removed-harbor = a harbor expansion
discordia-removed-fort = a fort expansion
discordia-removed-market = a market expansion
discordia-removed-field = a field expansion
discordia-removed-dev = a development extension
discordia-removed-exp = an expedition extension
discordia-removed-trade = a trade tower
discordia-removed-military = a military tower
discordia-removed-star1 = 1 star of the Star Cult
discordia-removed-star2 = 2 stars of the Star Cult
discordia-removed-star3 = 3 stars of the Star Cult
discordia-removed-manipulator = a manipulator
discordia-removed-decree = a decree
discordia-removed-privilege = a privilege
discordia-removed-nothing = nothing
discordia-discarded-nothing = no tile

## Boards, with today's name and a sentence about the city (D-155)

discordia-board-standard = Standard
    .today = on the Rhine
    .about = A town like many at the border: a wall, a quay, and more boats than anyone expected.
discordia-board-agrippina = Colonia Agrippina
    .today = Cologne
    .about = From here Germania Inferior is governed, and its army takes its orders here too.
discordia-board-mogontiacum = Mogontiacum
    .today = Mainz
    .about = Soldiers set the tone here, as they will for most of the five centuries under Rome.
discordia-board-confluentes = Confluentes
    .today = Koblenz
    .about = Two rivers meet below the fort, the Mosella and the Rhenus, and all trade passes by.
discordia-board-noviomagus = Noviomagus
    .today = Speyer
    .about = The Nemetes have their chief town here, amid fields as far as you can see.
discordia-board-treverorum = Augusta Treverorum
    .today = Trier
    .about = Founded by Augustus among the Treveri, and grown to tens of thousands of people.
discordia-board-borbetomagus = Borbetomagus
    .today = Worms
    .about = An old Celtic name: its second half speaks of a plain, a field or a market.
# The banner of a board, at its top left (D-012); none on the standard board.
discordia-banner-purple = purple banner
discordia-banner-red = red banner
discordia-banner-blue = blue banner
discordia-banner-yellow = yellow banner
discordia-banner-white = white banner
discordia-banner-green = green banner
discordia-board-none = no board yet
discordia-board-of = { $board }, today { $today }

## Places and things, as headings and labels

discordia-word-workers-left = workers without work
discordia-word-supply = supply
discordia-word-bag = bag
discordia-word-display = display
discordia-word-pile = draw pile
discordia-word-discard = discard pile
discordia-word-out = out of the game
discordia-word-general = general supply
discordia-word-stars = stars
discordia-word-cult = Star Cult
discordia-word-manipulators = manipulators
discordia-word-aqueduct = aqueduct
discordia-word-ring = ring
discordia-word-supply-value = supply value
discordia-word-development = development track
discordia-word-expedition = expedition path
discordia-word-decrees = decrees
discordia-word-decree-fields = decree fields
discordia-word-privileges = privileges
discordia-word-requirement = foundations for a privilege
discordia-word-expansions = city expansions
discordia-word-towers = towers
discordia-word-city = city
discordia-word-cities = cities
discordia-word-board = board
discordia-word-boards = boards to choose from
discordia-word-foundation = foundation
discordia-word-river = river or plain
discordia-word-slot = slot
discordia-word-slots = slots
discordia-word-empty = empty
discordia-word-full = full
discordia-word-gap = gap
discordia-word-tile = city tile
discordia-word-placement-bonus = placement bonus
discordia-word-completion-bonus = completion bonus
discordia-word-action-tile = action tile
discordia-word-column = column
discordia-word-die = die
discordia-word-dice = dice
discordia-word-value = value
discordia-word-taken = taken by the Maximus
discordia-word-main-action = main action
discordia-word-side-actions = side actions
discordia-word-special = special deployment
discordia-word-season-bonus = bonus of the season
discordia-word-turn = your turn so far
discordia-word-maximus = Maximus
discordia-word-year = year
discordia-word-season = season
discordia-word-seasons = seasons
discordia-word-boat = boat of the seasons
discordia-word-rhine = Rhine
discordia-word-germans = Germans
discordia-word-german-left = left German tile
discordia-word-german-right = right German tile
discordia-word-german-hidden = not yet turned up
discordia-word-reward = reward
discordia-word-penalty = penalty
discordia-word-attack = attack
discordia-word-strength = strength
discordia-word-defence = defence
discordia-word-defended = defended
discordia-word-lost = lost
discordia-word-lack = lack of infrastructure
discordia-word-surplus = surplus of infrastructure
discordia-word-symbol = a worker symbol
discordia-word-extension = space of the extension
discordia-word-symbols = visible worker symbols
discordia-word-empty-slots = empty slots
discordia-word-magna-row = Magna row
discordia-word-magna-tile = Magna tile
discordia-word-position = position
discordia-word-janus = Janus
discordia-word-janus-tile = Janus tile
discordia-word-campaign = campaign
discordia-word-winner = winner
discordia-word-rank = rank
discordia-word-year-end = end of the year
discordia-word-year-of = year { $year } of { $last }
discordia-word-place = place { $place }
discordia-word-position-of = position { $place }
discordia-word-die-of = { $die } die, { $value }
discordia-word-slots-of = { $filled } of { $slots } slots filled
discordia-word-ring-of = ring on { $ring }, supply value { $value }
# A tile for those who hear the board instead of seeing it.
discordia-tile-at = { $tile }, { $kind }, die { $hue } { $value }, slots { $sizes }
discordia-tile-back = { $tile }, a ship that became a stall
# Counts.
discordia-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
discordia-count-star = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
discordia-count-manipulator = { $count ->
    [one] { $count } manipulator
   *[other] { $count } manipulators
}
discordia-count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
discordia-count-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
discordia-count-expansion = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
discordia-count-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
discordia-count-slot = { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}
discordia-count-decree = { $count ->
    [one] { $count } decree
   *[other] { $count } decrees
}
discordia-count-privilege = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
}
discordia-workers-left = { $count ->
    [0] nobody without work
    [one] { $count } worker without work
   *[other] { $count } workers without work
}

## The end of the year, step by step (D-115 to D-132)

discordia-event-E0 = The outposts strike
discordia-event-E1 = The Germans attack
discordia-event-E2 = Full outposts are cleared
discordia-event-E3 = Lack of infrastructure
discordia-event-E4 = Pontifex
discordia-event-E5 = A new year, or the end
discordia-sum-attack = German tiles { $left } + { $right }, Magna tiles { $magna }: attack { $attack }
discordia-sum-strength = barracks { $barracks } + towers { $towers } + privilege { $privilege } + Magna row { $row }: strength { $strength }
discordia-sum-lack = symbols { $symbols } + empty slots { $slots } - supply value { $value } = { $lack }
discordia-sum-now = If the year ended now: { $lack }
discordia-sum-draws = { $count ->
    [one] { $count } worker comes from the bag
   *[other] { $count } workers come from the bag
}
discordia-sum-returns = { $count ->
    [one] { $count } worker goes back to the bag
   *[other] { $count } workers go back to the bag
}

## Alone, and the campaign

discordia-campaign-title = Six cities
discordia-campaign-about = Win six games in a row, each in another city, each with a harder start.
discordia-campaign-game = Game { $game } of { $last }
discordia-campaign-start = You begin with { $stars } stars and { $workers } workers.
discordia-campaign-won = won
discordia-campaign-lost = lost
discordia-campaign-next = next
discordia-campaign-open = still to play
discordia-campaign-begin = Begin the campaign
discordia-campaign-continue = On to the next city
discordia-campaign-again = Begin again
discordia-campaign-complete = Six games won in a row: the whole Rhine speaks of you.
discordia-campaign-over = The campaign ends in { $board }.
discordia-solo-aim = { $count ->
    [0] You win when nobody is left without work.
    [one] You win when nobody is left without work, or with at most { $count } worker after year 4.
   *[other] You win when nobody is left without work, or with at most { $count } workers after year 4.
}

## What a button does

discordia-action-board = Take this board
discordia-action-take = Take this tile
discordia-action-over = Build over a tile
discordia-action-die = Take this die
discordia-action-free = Use Quaestor for one step
discordia-action-deploy = Deploy
discordia-action-special = Special deployment
discordia-action-expand = Expand the city
discordia-action-dev = Development step
discordia-action-exp = Expedition step
discordia-action-star = Take stars
discordia-action-season = Take the season's bonus
discordia-action-decree = Take a decree
discordia-action-tower = Place a tower
discordia-action-return = Return workers
discordia-action-privilege = Choose a privilege
discordia-action-pass = Pass
discordia-action-end = End the turn
discordia-action-undo = Undo
discordia-action-open = Show this city
discordia-action-step = Next step

## Prompts

# What is possible in a turn, in prompt-turn and prompt-turn-side.
discordia-possible-take = take a tile
discordia-possible-deploy = deploy workers
discordia-possible-special = make a special deployment
discordia-possible-expand = expand the city
discordia-possible-dev = make a development step
discordia-possible-star = take stars
discordia-possible-season = take the bonus of the season
discordia-possible-decree = take a decree
# $count in prompt-die counts manipulators, in prompt-step stars; $bonus is what is offered.
discordia-prompt-board = Choose a city board. Each has its own foundations, tracks and bonuses.
discordia-prompt-start = Choose a start tile from the display; it goes on its row in your city.
discordia-prompt-die = { $count ->
    [0] Choose a die: its value names your column.
    [one] Choose a die: its value names your column. With your manipulator you may change it by 1.
   *[other] Choose a die: its value names your column. With your { $count } manipulators you may change it.
}
discordia-prompt-turn = You play with { $value } on the { $die } die: one main action, and side actions as you like. You can { $possible }.
discordia-prompt-turn-side = Your main action with { $value } on the { $die } die is done. You can still { $possible }, or end your turn.
discordia-prompt-turn-done = There is nothing more to do with { $value } on the { $die } die. End your turn.
discordia-prompt-deploy = A bonus: { $bonus }. Choose a tile whose next slot you fill, or pass.
discordia-prompt-step-dev = { $count ->
    [one] You may put your last star on the development track for the bonus of its space, or pass.
   *[other] You may put one of your { $count } stars on the development track for the bonus of its space, or pass.
}
discordia-prompt-step-exp = { $count ->
    [0] The Star Cult gives a star for the expedition path, with the bonus of its space; or pass.
    [one] You may make a step on the expedition path for the bonus of its space, or pass. You have { $count } star.
   *[other] You may make a step on the expedition path for the bonus of its space, or pass. You have { $count } stars.
}
discordia-prompt-tower = You may set a tower on a harbor: trade for a star and water, military for strength. Or pass.
discordia-prompt-expand = You may expand your city: choose a row or a track, or pass.
discordia-prompt-tile = A bonus: { $bonus }. Take one from any column, or pass.
discordia-prompt-return = { $count ->
    [one] You may return { $count } worker to the bag, or pass.
   *[other] You may return up to { $count } workers to the bag, or pass.
}
discordia-prompt-return-exact = { $count ->
    [one] Your city needs fewer hands: return { $count } worker to the bag.
   *[other] Your city needs fewer hands: return { $count } workers to the bag.
}
discordia-prompt-privilege = Your city has grown enough for a privilege. Choose one; it is yours for good.
discordia-prompt-chance = Dice are rolled or something is drawn.
discordia-prompt-wait = { $seat } is thinking.
discordia-prompt-over = The game is over.

## Events

discordia-dealt-maximus = { $seat } is the first Maximus.
discordia-dealt-action = Action tile { $action } comes into column { $column }.
discordia-dealt-decree = A decree is laid out: { $decree }.
discordia-dealt-privilege = A privilege is laid out: { $privilege }.
discordia-dealt-board = A board is turned up: { $board }.
discordia-dealt-german = The { $side } German tile is { $german }.
discordia-dealt-magna = Outpost { $place } shows its threat: { $magna }.
discordia-dealt-janus = Janus turns up { $janus }.
discordia-tile-dealt = { $tile } comes into the display, at { $place }.
discordia-worker-drawn = { $seat } draws a { $colour } worker.
discordia-fed = { $tile } goes to the Magna row, position { $place }.
discordia-board-chosen = { $seat } will govern { $board }.
discordia-boxed = { $board } goes back to the box.
discordia-rolled = { $season }: { $seat } is Maximus and rolls blue { $blue }, red { $red }, yellow { $yellow }.
discordia-rolled-janus = { $season }: Janus is Maximus, and the dice are blue { $blue }, red { $red }, yellow { $yellow }.
discordia-die-chosen = { $seat } plays with the { $die } die, a { $value }.
# $count is 0 when PRI11 alone paid.
discordia-die-changed = { $seat } plays with the { $die } die, a { $rolled } turned into { $value } for { $count ->
    [0] nothing
    [one] { $count } manipulator
   *[other] { $count } manipulators
}.
discordia-placed = { $seat } lays { $tile } on { $space }.
discordia-overbuilt = { $seat } builds { $by } over { $tile }{ $count ->
    [0] {""}
    [one] ; { $count } worker is without work again
   *[other] ; { $count } workers are without work again
}.
discordia-filled = { $seat } puts { $count ->
    [one] { $count } { $colour } worker
   *[other] { $count } { $colour } workers
} on { $tile }, slot { $slot } of { $slots }.
discordia-completed = { $tile } of { $seat } is full.
discordia-flipped = { $seat } lets { $tile } sail with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
}; it becomes a stall on { $space }.
discordia-flipped-out = { $seat } lets { $tile } sail with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
}; there is no market for its stall.
discordia-eagle = { $tile } is full: outpost { $place } shows the eagle.
discordia-expanded = { $seat } expands the city: { $expansion }.
discordia-tower-set = { $seat } sets a { $tower } on { $space }.
discordia-decree-taken = { $seat } takes the decree { $decree }, on field { $field }.
discordia-privilege-taken = { $seat } chooses the privilege { $privilege }.
discordia-stars = { $seat } takes { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
discordia-stars-lost = { $seat } loses { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
discordia-manipulator = { $seat } takes { $count ->
    [one] { $count } manipulator
   *[other] { $count } manipulators
}.
discordia-aqueduct = The aqueduct of { $seat } grows from { $from } to { $to }.
discordia-aqueduct-back = The aqueduct of { $seat } falls back from { $from } to { $to }.
discordia-step-development = { $seat } puts star { $count } on the development track.
discordia-step-expedition = { $seat } puts star { $count } on the expedition path.
discordia-returned = { $seat } returns { $workers } to the bag.
discordia-lapsed = { $seat } has no use for a bonus: { $bonus }.
discordia-refused = { $seat } lets a bonus go: { $bonus }.
discordia-turn-ended = { $seat } ends the turn.
discordia-janus-played = Janus ({ $janus }) takes the { $die } die. To the discard pile: { $discarded }. Taken away: { $removed }.
discordia-defended = The Germans attack { $seat } with { $attack } against { $strength }: the walls hold.
discordia-overrun = The Germans attack { $seat } with { $attack } against { $strength }: they break through.
discordia-cleared = { $tile } leaves the Magna row, position { $place }; its workers go to the bag.
discordia-lack = { $seat }: symbols { $symbols } + empty slots { $slots } - supply value { $value }: { $count ->
    [one] { $count } worker more
   *[other] { $count } workers more
}.
discordia-surplus = { $seat }: symbols { $symbols } + empty slots { $slots } - supply value { $value }: { $count ->
    [one] { $count } worker goes back
   *[other] { $count } workers go back
}.
# $count is 0 here.
discordia-balance = { $seat }: symbols { $symbols } + empty slots { $slots } - supply value { $value }: nobody comes, nobody goes.
discordia-new-year = Year { $year } begins.
discordia-won-empty = { $seat } has nobody left without work, and wins.
discordia-won-fewest = Year 4 is over and { $seat } wins: nobody has fewer workers without work.
discordia-lost = After year 4 too many are without work: Janus has won.

## End reasons

discordia-reason-empty_supply = nobody is left without work
discordia-reason-after_year_4 = year 4 is over

## Refusals. The client adds the rule to open.

# D-013
discordia-refuse-no-tile = No tile lies at { $place }.
# D-030
discordia-refuse-board = { $board } doesn't lie open to choose.
# D-030, D-031, D-044, D-106, D-132
discordia-refuse-pass = You can't refuse this; decide about { $decision }.
# D-031
discordia-refuse-start = The start tile goes on a foundation; there is nothing to build over yet.
# D-042
discordia-refuse-die-taken = The { $die } die has been taken by the Maximus.
# D-045
discordia-refuse-no-change = There is no step to make for free: the value stays the same.
# D-045
discordia-refuse-manipulators = { $count ->
    [one] This change costs { $count } manipulator, and you have { $have }.
   *[other] This change costs { $count } manipulators, and you have { $have }.
}
# D-046
discordia-refuse-die-range = A die goes from 1 to 6, and this would be { $value }.
# D-050
discordia-refuse-main-done = You have had your main action of this turn.
# D-051
discordia-refuse-not-printed-deploy = The action tile in column { $value } doesn't deploy { $colour } workers.
# D-051
discordia-refuse-not-printed-expand = The action tile in column { $value } doesn't expand the city.
# D-051
discordia-refuse-not-printed-dev = The action tile in column { $value } has no development step.
# D-051
discordia-refuse-not-printed-star = The action tile in column { $value } has no stars.
# D-052
discordia-refuse-column = { $place } isn't in your column: you play with { $value }.
# D-054
discordia-refuse-not-yours = { $tile } isn't a tile of your city.
# D-054
discordia-refuse-overbuild = { $tile } can't be laid on { $over }, which is of another kind.
# D-056
discordia-refuse-foundation = No foundation of your { $row } is free for { $tile }.
# D-061
discordia-refuse-cult-empty = The Star Cult has no stars left.
# D-062
discordia-refuse-full = Every slot of { $tile } is filled.
# D-063
discordia-refuse-workers = { $count ->
    [one] The next slot of { $tile } takes { $count } { $colour } worker, and you have { $have }.
   *[other] The next slot of { $tile } takes { $count } { $colour } workers, and you have { $have }.
}
# D-073
discordia-refuse-season-used = You have had the bonus of the season this turn.
# D-073
discordia-refuse-season = The bonus of { $season } needs a { $number }, and you play with { $value }.
# D-075
discordia-refuse-pass-turn = There is no bonus to refuse; end your turn instead.
# D-076
discordia-refuse-die-colour = { $tile } asks for the { $die } die.
# D-076
discordia-refuse-die-value = { $tile } asks for a die of { $value }.
# D-078
discordia-refuse-served = { $tile } has had its special deployment this turn.
# D-082
discordia-refuse-not-here = { $tile } lies neither in your city nor in the Magna row.
# D-083
discordia-refuse-no-expansion = The general supply has no { $expansion } left.
# D-084
discordia-refuse-row-full = All { $count } spaces of your { $row } are open already.
# D-086
discordia-refuse-extended = Your { $expansion } has been placed already.
# D-089
discordia-refuse-harbor-closed = You have not opened { $space } yet.
# D-090
discordia-refuse-tower-there = There is a tower on { $space } already.
# D-092
discordia-refuse-no-tower = No { $tower } is left.
# D-094
discordia-refuse-expedition = An expedition step comes only from a bonus.
# D-095
discordia-refuse-no-star = You have no star to put on the track.
# D-095
discordia-refuse-track-full = Your track is full; an extension would make room.
# D-101
discordia-refuse-no-decree = The decree { $decree } doesn't lie open.
# D-103
discordia-refuse-one-decree = You have taken a decree this turn, and one is the limit.
# D-103
discordia-refuse-no-field = All { $count } decree fields of your board are taken.
# D-104, D-105
discordia-refuse-condition = { $decree } needs { $limit } or more: { $need }. You have { $have }.
# D-104
discordia-refuse-condition-most = { $decree } allows { $limit } at most: { $need }. You have { $have }.
# D-106
discordia-refuse-no-privilege = The privilege { $privilege } doesn't lie open.
# D-108
discordia-refuse-free-step = A step without a manipulator takes the privilege { $privilege }.
# D-108
discordia-refuse-free-step-used = You have used { $privilege } this year.
# D-108
discordia-refuse-first-slot = This is about the tile you have just taken, not { $tile }.
# D-109
discordia-refuse-kind = { $tile } doesn't fit this bonus: { $bonus }.
# D-109
discordia-refuse-other-track = The bonus is another one: { $bonus }.
# D-109
discordia-refuse-not-owned = { $count ->
    [one] You would return { $count } { $colour } worker, and you have { $have }.
   *[other] You would return { $count } { $colour } workers, and you have { $have }.
}
# D-109
discordia-refuse-too-many = { $count ->
    [one] You may return { $count } worker.
   *[other] You may return at most { $count } workers.
}
# D-110
discordia-refuse-end = Your turn isn't over before you have decided about { $decision }.
# D-132
discordia-refuse-exactly = { $count ->
    [one] Return exactly { $count } worker.
   *[other] Return exactly { $count } workers.
}
# D-178
discordia-refuse-not-asked = It isn't your turn to decide.
# D-178
discordia-refuse-decision = First decide about { $decision }.
# D-185
discordia-refuse-rolled = The { $die } die shows { $value }; name it by what was rolled.
# D-187
discordia-refuse-drawn = Dice, tiles and workers are drawn, never chosen.

## How actions are typed (D-183)

discordia-notation-board = board agrippina takes a board
discordia-notation-start = take 4.2 takes the tile in column 4, row 2, as your start tile
discordia-notation-die = die blue 4 takes the blue die, which shows 4; die blue 4+1 makes it a 5; q at the end uses Quaestor
discordia-notation-turn = take 4.2, take 4.2 over M07, deploy K03, expand harbor, dev or star; special S07, season, decree DEC05; end ends your turn
discordia-notation-deploy = deploy K03 fills the next slot of K03; pass refuses
discordia-notation-step = dev or exp makes the step; pass refuses
discordia-notation-tower = tower trade harbor2 or tower military harbor2; pass refuses
discordia-notation-expand = expand harbor, fort, market, field, dev or exp; pass refuses
discordia-notation-tile = take 4.2, or take 4.2 over M07; pass refuses
discordia-notation-return = return B W returns a sailor and a merchant; the letters are B R W Y
discordia-notation-privilege = privilege PRI07 chooses that privilege

## Options. Ids have - where the option or value has _.

discordia-option-boards = City boards
    .about = Whether everyone governs a city with a character of its own, from Magna.
discordia-choice-boards-off = Standard: all cities alike
discordia-choice-boards-on = Six cities to choose from

discordia-option-magna = Magna tiles
    .about = Whether outposts above the board need workers too, and strike at the end of the year if they don't get them.
discordia-choice-magna-off = No outposts
discordia-choice-magna-on = With outposts: 160 workers, and more of them at the start

discordia-option-magna-reopen-converted = Outposts under ships that sailed
    .about = Whether a Magna tile under a ship that became a stall turns up again in a new year.
discordia-choice-magna-reopen-converted-off = The eagle stays up
discordia-choice-magna-reopen-converted-on = They turn up again

discordia-option-solo-win-max = Workers left in a solo victory
    .about = How many workers without work you may have after year 4 and still win alone; 0 is strict.

discordia-option-campaign = Campaign
    .about = The boards you have played already, in a campaign of six games against Janus.
discordia-choice-campaign-new = New: no board played yet
