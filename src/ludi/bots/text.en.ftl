### What the arena says in English.

arena-title = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
arena-options = with { $options }
arena-counts = { $games } games, { $plies } actions in { $seconds } s by { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
arena-unfinished = stopped after { $games } of { $wanted } games: the seats are not shared quite equally, and long games are missing
arena-rounded = { $wanted } games were asked for; with { $games } every bot sits in every seat equally often
arena-clock = a bot with a time limit plays different games each time, even with the same seed
arena-bot = bot
arena-share = share of wins
arena-rank = rank
arena-score = score
arena-games = games
arena-time = ms/move
arena-fair = A fair share is { $share } %.
arena-ahead = Finished ahead of, in % (a tie counts half):
arena-intervals = In brackets 95 % intervals (Wilson's, with games that have the same draws as one sample).
arena-progress = { $games } of { $wanted } games, { $rate } a second, { $left } to go
arena-records = { $count } records in { $folder }
