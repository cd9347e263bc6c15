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

## Who had how many, and the end

web-forum-scoring = Who had how many
web-forum-scoring-none = No sector has been scored yet. When one is complete, this shows who had how many.
web-forum-story-plot = Points over the game
web-forum-story-lead = { $name } took the lead for good at move { $step }.
web-forum-story-best = Most at once: { $name }, { $points } forward with { $sector }, move { $step }.
web-forum-story-worst = Hardest blow: { $name }, { $points } back with { $sector }, move { $step }.
web-forum-story-building = Buildings
web-forum-story-row = Rows
web-forum-story-column = Columns
web-forum-story-diagonal = Diagonals
web-forum-story-won = Sectors won
