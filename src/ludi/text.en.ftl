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
play-help-look = A letter, such as { $letter }, brings that player to the screen: to see what only they may see, or to act out of turn.
play-thinking = Thinking …
play-hint = { $bot } would play { $action }.
play-undone = Taken back; { $who } chooses again.
play-undo-nothing = { $who } has nothing that can be taken back.
play-refused = { $why } (rules { $rule })
play-near = “{ $text }” is not a move; did you mean { $near }?
play-misread = “{ $text }” is not a move; type one such as { $example }, or help.
play-legal = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
play-legal-from = From any of these:
play-legal-to = to any of these:
play-rules = “rules { $first }” opens one rule, up to { $last }; “./ludi rules { $game }” shows the whole book.
play-end-never = This game can't be stopped by agreement.
play-end-sure = End the game now? You can't undo that. (yes/no)
play-end-ask = { $who }, do you agree to end the game now? (yes/no)
play-end-refused = { $who } wants to play on.
play-saved = Saved. Continue with: ./ludi play { $how }
play-saved-end = Saved. Replay it with: ./ludi replay { $file }
play-not-saved = Not saved.
play-replace = { $file } exists; replace it? (yes/no)
play-save-first = Save first? (yes/no/cancel)
play-keep = Save the game? Type a file name, or just Enter.
play-bye = Goodbye. Nothing was played, so nothing was saved.
play-winners = { $count ->
    [0] Nobody wins: the game is lost.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-which-game = Which game? ({ $games }; Enter for { $usual })
play-help-action = Moves: { $example }. Tab completes.
play-help =
    { "  " }legal        what you may do          undo         take back your last move
    { "  " }board        the board again          hint         what a strong bot would do
    { "  " }score        how everyone stands      log [all]    what happened
    { "  " }rules { $rule }  one rule                 save [FILE]  save the game
play-help-end = { "  " }end          offer to end the game    quit         leave
play-help-quit = { "  " }quit         leave

## The campaign

campaign-next = On to the next city? (yes/no)
campaign-forget = Start the campaign again? { $count ->
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
rules-language = This rulebook is not available in English.
rules-choose = Which rulebook? ./ludi rules { $game }
replay-step = Step { $step } of { $steps }
replay-enter = Press Enter to go on, q to stop.
verify-ok = { $file }: ok, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $result }; { $draws }
verify-draws = { $draws ->
    [one] the only draw recomputed
   *[other] every draw recomputed ({ $draws })
}
verify-no-draws = there were no draws to check
verify-no-secret = its draws can't be checked yet, because their secret has not been shown
perft-line = depth { $depth }: { $count }

## What may be typed at the table: one word or more for each, without blanks

play-word-help = help
play-word-board = board
play-word-legal = legal
play-word-undo = undo
play-word-hint = hint
play-word-score = score
play-word-log = log
play-word-rules = rules
play-word-save = save
play-word-end = end offer
play-word-quit = quit exit
play-word-yes = yes
play-word-no = no
play-word-cancel = cancel
