### Ludi's own texts in English: the terminal and the commands. What a game says is in the game's folder.

## The table at the terminal. $who is a seat and its player, as in B (greedy).

play-you = you
play-open = { $title }: { $players }.
play-tip = Type a move, press Tab to complete it, or type help.
play-fair = Draws can be checked afterwards; the SHA-256 of their secret is { $hash }.
play-resumed = Resumed from { $file }, after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
play-curtain = Everyone but { $who } looks away; { $who }, press Enter.
play-look = Press Enter when you have seen enough.
play-help-look = A letter, such as { $letter }, brings that player to the screen: to look at what only he may see, or to speak out of turn.
play-thinking = Thinking …
play-hint = { $bot } would play { $action }.
play-undone = Taken back; { $who } chooses again.
play-undo-nothing = { $who } has nothing that can be taken back.
play-refused = { $why } (rules { $rule })
play-near = “{ $text }” is no move; did you mean { $near }?
play-misread = “{ $text }” is no move; type one such as { $example }, or help.
play-legal = { $count ->
    [one] One thing may be done:
   *[other] { $count } things may be done:
}
play-legal-from = From any of these:
play-legal-to = to any of these:
play-rules = “rules { $first }” opens one rule, up to { $last }; “./ludi rules { $game }” shows the whole book.
play-end-never = This game can't be stopped by agreement.
play-end-sure = End the game now? That can't be taken back. (yes/no)
play-end-ask = { $who }, shall the game end now? (yes/no)
play-end-refused = { $who } wants to play on.
play-saved = Saved. Go on with: ./ludi play { $how }
play-saved-end = Saved. Look at it with: ./ludi replay { $file }
play-not-saved = Not saved.
play-replace = { $file } exists; replace it? (yes/no)
play-save-first = Save first? (yes/no/cancel)
play-keep = Save the record? Type a file name, or just Enter.
play-bye = Goodbye. Nothing was played, so nothing was saved.
play-winners = { $count ->
    [0] Nobody wins: the game is lost.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-which-game = Which game? ({ $games }; Enter for { $usual })
play-help-forum = d4 places a Roman, d4-f2 jumps from d4 to f2
play-help-forum-two = d4 places A1 or B1, 2 d4 your second colour, d4-f2 jumps; a whole turn: “d4-f2, a1-g7”
play-help-action = Moves: { $example }. Tab completes.
play-help =
    { "  " }legal        what you may do          undo         take back your last move
    { "  " }board        the board again          hint         what a strong bot would do
    { "  " }score        how everyone stands      log [all]    what happened
    { "  " }rules { $rule }  one rule                 save [FILE]  save the game
play-help-end = { "  " }end          offer to end the game    quit         leave
play-help-quit = { "  " }quit         leave

## The board of Forum Romanum

forum-phase = { $phase ->
    [first] Who begins?
    [placing] Placing · move { $moves }
    [jumping] Jumping · move { $moves }
   *[over] The end, after { $moves } moves
}
forum-points = points
forum-hand = hand
forum-track = track 0–{ $last }
forum-lap = lap { $count }
forum-total = together: A { $a }, B { $b }
forum-coins = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}{ $tied ->
    [0] {""}
   *[other] , { $tied } in stalemate
}
forum-legend = { $coin } coin  { $tied } stalemate  { $marked } last move
forum-counts = Romans: { $counts }
forum-sector-tied = stalemate
forum-sector-free = { $count ->
    [0] full
   *[other] { $count } free
}

## The city of Pompeii

pompeii-supply = supply
pompeii-city = city
pompeii-saved = saved
pompeii-dead = dead
pompeii-box = box
pompeii-cards = cards
pompeii-your-cards = Your cards: { $cards }{ $jokers ->
    [0] {""}
   *[other] { "  " }({ $joker } joker)
}
pompeii-only-jokers = Only jokers: you may call the eruption.
# $top is the open card, or none.
pompeii-piles = Deck { $deck } · discard pile { $numbers } and { $omens ->
    [one] { $omens } Omen
   *[other] { $omens } Omens
}{ $top ->
    [none] {""}
   *[other] , { $top } on top
}
pompeii-bag = { $count ->
    [0] The bag is empty
    [one] In the bag { $count } tile: { $kinds }
   *[other] In the bag { $count } tiles: { $kinds }
}{ $aside ->
    [0] {""}
   *[other] ; put aside { $aside }
}
pompeii-gates = { $count ->
    [0] No gate is open.
    [one] One gate is open: { $gates }
   *[other] { $count } gates are open: { $gates }
}
pompeii-legend-cards = 3A p building and colour (g grey, p purple, t turquoise, b brown, n neutral)  { $free } free spot  { $gate } gate  a word: where that lava begins  [R] came  (R) someone was struck
pompeii-legend-flight = R2B two red, one black  4→3 range 4, 3 points to leave  { $gate } gate  { $lava } lava  a word: where that lava begins  [R] came  (R) someone left or died
pompeii-number = { $free ->
    [0] no spot free
    [one] { $free } spot free
   *[other] { $free } spots free
}, { $open } of { $cards } cards lie open
pompeii-way-out = range { $range }, { $cost } to leave

## The table of Discordia

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

campaign-next = On to the next city? (yes/no)
campaign-forget = Begin the campaign anew? { $count ->
    [0] The game you have begun
    [one] The city you won
   *[other] The { $count } cities you won
} will no longer count. (yes/no)
campaign-kept = The old games are kept as { $files }.

## Commands

games-line = { $seats } players, { $minutes } minutes
games-number = { $lowest } to { $highest }, usually { $usual }
games-own = or your own
games-tip = ./ludi play GAME --option NAME=VALUE; ./ludi rules GAME
rules-unknown = { $word }: no such rule; they run from { $first } to { $last }
rules-near = { $word }: no such rule; did you mean { $near }? They run from { $first } to { $last }.
rules-before = before: { $opening }
rules-after = after: { $opening }
rules-choose = Which rulebook? ./ludi rules { $game }
replay-step = Step { $step } of { $steps }
replay-enter = Enter goes on, q stops.
verify-ok = { $file }: ok, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $result }; { $draws }
verify-draws = { $draws ->
    [one] the only draw recomputed
   *[other] every draw recomputed ({ $draws })
}
verify-no-draws = there was no draw to check
verify-no-secret = its draws could not be checked, because their secret is not shown yet
perft-line = depth { $depth }: { $count }
