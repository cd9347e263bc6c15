### What the terminal says of Discordia in English.

discordia-over = The end, in year { $year }
discordia-moment = Year { $year } · { $season } · Maximus: { $maximus }
discordia-dice = Dice: { $dice }
discordia-gone = gone
discordia-eagle = eagle
# The disadvantages of Magna tiles in six letters.
discordia-effect-german-strength = attack
discordia-effect-draw-worker = worker
discordia-effect-lose-star = star
discordia-effect-aqueduct-back = water
discordia-germans = Germans: { $left } and { $right }; attack { $attack }
discordia-german = { $german } of strength { $strength } (reward { $reward }, penalty { $penalty })
discordia-german-hidden = one face down
discordia-janus = Janus { $janus }: { $about }
discordia-boards = Boards to choose from
discordia-board = board { $board }: { $city } (now { $today }), { $banner }
discordia-board-row = { $spaces } a privilege at { $need }
discordia-board-track = { $track ->
    [dev] development
   *[exp] expedition
}: { $spaces }; extension: { $more }
discordia-board-aqueduct = aqueduct (supply value): { $values }
discordia-board-fields = decree fields: { $fields }
discordia-board-harder = { $decree }: this city needs { $count }
discordia-boards-legend = { $free } foundation; (star1) a space to open, with its bonus; w a worker symbol that counts until it is covered (codes: rules D-109)
discordia-decrees = Decrees: { $decrees }
discordia-privileges = Privileges: { $privileges }
discordia-supplies = Bag { $bag } · Star Cult { $cult } · manipulators { $mans }
discordia-towers = Towers: trade { $trade }, military { $military }
discordia-expansions = Expansions: { $pieces }
discordia-piles = Draw pile { $pile } · discard pile { $discard } · out of the game { $out }
discordia-legend = S13 4B { $filled }2: a ship, blue die 4, one slot filled, one for two workers; B blue, R red, W white, Y yellow, X any die; S13* a ship that became a stall; →: what a full ship or the next step brings (codes: rules D-109); { $free } foundation; (star1) a space to open, with its bonus; +T trade tower, +M military tower; [ ] just changed
discordia-city = { $who } · { $board } · { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} { $supply }
discordia-city-numbers = stars { $stars } · manipulators { $mans } · strength { $strength } · lack { $lack }
discordia-city-tracks = development { $dev } · expedition { $exp } · aqueduct { $ring }
discordia-city-decrees = decrees { $fields }: { $decrees }
discordia-city-privileges = privileges: { $privileges }
discordia-city-reminder = harder on this board: { $decree }
discordia-head-workers = workers
discordia-head-stars = stars
discordia-head-manipulators = man.
discordia-head-aqueduct = ring
discordia-head-dev = dev
discordia-head-exp = exp
discordia-head-decrees = decrees
discordia-head-strength = strength
discordia-head-lack = lack
discordia-drawn = { $seat } draws { $count } workers: { $workers }.
# $names are the things, with their places where they have some.
discordia-laid-out = { $what ->
    [action] Action tiles, from column 1
    [decree] Decrees on the table
    [privilege] Privileges on the table
    [board] Boards to choose
   *[tile] Laid out
}: { $names }.
