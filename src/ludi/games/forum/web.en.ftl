### What only the board of Forum Romanum in the browser says, in English.

web-forum-goal = Fill rows, columns, diagonals and buildings in which you have the most Romans: they move your senator. Having the fewest moves him back.
web-forum-sectors = All sectors as a table
web-forum-sector = Sector
web-forum-coin = Coin
web-forum-coin-there = yes
web-forum-coin-tied = yes, stalemate
web-forum-coin-waiting = yes, after a stalemate
web-forum-coin-gone = no
web-forum-filled = Filled
web-forum-filled-of = { $taken } of { $size }
web-forum-lead = Lead
web-forum-lead-nobody = nobody
web-forum-lead-shared = shared: { $names }
