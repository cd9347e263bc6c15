### What the server itself says, in English. $detail is the end of a sentence.

## Problems, by their code on the wire

problem-error = That can't be done: { $detail }.
problem-game = The game doesn't take that now: { $detail }.
problem-illegal-action = { $detail }
problem-not-your-turn = That can't be done now: { $detail }.
problem-game-over = The game is over.
problem-notation = That is no action of this game: { $detail }.
problem-record = This record can't be opened: { $detail }.
problem-setup = That can't be set up: { $detail }.
problem-server = The server doesn't do that: { $detail }.
problem-unknown-table = There is no table here. Is the link complete?
problem-stale-action = The position has changed since. Look again and choose.
problem-access = { $reason ->
    [none] You need a key for that: sit down first.
    [owner] Only who made the table may do that.
    [seat] Only who sits on that seat may do that.
    [umpire] Only the umpire may do that.
    [chief] That concerns others too: it is for the chief umpire.
   *[wrong] This key opens nothing here any more. Sit down again, or ask who made the table.
}
problem-too-many-requests = That is too much at once. Wait a moment.
problem-store = It couldn't be saved, so it wasn't done. Try again in a moment.
problem-malformed = The server doesn't understand this message: { $detail }.
problem-too-large = This is too large: at most { $limit } bytes are taken.
problem-origin = This page doesn't belong to this server.
problem-not-found = There is nothing at this address.
problem-method = This address doesn't take that kind of request.
problem-hello = The first message on a connection says hello, within { $seconds } seconds.
problem-slow = The connection couldn't keep up. Connect again.
problem-seat-taken = This seat is taken.
problem-seats-full = Every seat is taken.
problem-seats-free = { $count ->
    [one] A seat is still free ({ $seats }): wait for someone, or give it to a bot.
   *[other] Seats { $seats } are still free: wait for people, or give them to bots.
}
problem-seat-kept = This seat is kept for who sat on it in the game before.
problem-seat-in-play = The game is running: a seat changes hands only by its own player, or with the consent of everyone else.
problem-not-absent = { $seconds ->
    [0] At this table nobody's seat is taken over while he is away.
   *[other] This player is here, or has not been away for { $seconds } seconds yet.
}
problem-seat-asked = Somebody else has asked for this seat. Wait for the answer.
problem-not-asked = Nobody asks for this seat any more.
problem-holds-seat = You have a seat here already, and nobody plays with two hands.
problem-starting = The game is about to begin.
problem-not-starting = Words are opened when the game begins.
problem-not-playing = { $status ->
    [open] The game hasn't started yet.
    [over] The game is over.
   *[abandoned] This table was abandoned.
}
problem-not-over = The game isn't over yet.
problem-still-playing = A game is being played here. Close the table first; then it can be deleted.
problem-stopped = { $why ->
    [version] The rules of { $game } have changed since this game began (version { $version }, now { $ours }), so it can't go on here. Up to step { $last } you can look at it, download it and go on at a new table.
   *[journal] What was kept of this game can be followed up to step { $last } only, so it can't go on here. Up to there you can look at it, download it and go on at a new table.
}
problem-unreadable = This table was made for version { $version } of { $game }, with a set-up that is no more, so it can't be opened. Who made it may delete it.
problem-has-started = The game has started already.
problem-hidden = That stays hidden until the game is over.
problem-step = This game has steps 0 to { $last }.
problem-no-hint = There is nothing to choose for you now.
problem-thinking = A hint is on its way.
problem-paused = The umpire has paused the table. Wait until it goes on.
problem-no-deadline = There is no time for orders to end now.
problem-no-channel = You can't talk there now.
problem-talk-apart = Those who play don't hear you now. Talk with the spectators.
problem-no-messenger = No messenger of yours can bring a word to that seat now.
problem-order = { $part }: { $detail }{ $prefix ->
    [none] {""}
   *[other] {" "}Up to there it is legal: { $prefix }.
}
problem-refused = { $move }: { $refusal } ({ $rule })
problem-internal = Something went wrong here; it has been noted. Nothing is lost.

## A table of an older version

table-outdated = This game was played by version { $version } of { $game } and is shown by the rules of version { $ours }.

## What an umpire does

umpire-one = The umpire
umpire-chief = The chief umpire
umpire-of = The umpire of { $desk }
umpire-look = { $seat ->
    [all] { $umpire } looks at everything.
    [none] { $umpire } looks from outside.
   *[other] { $umpire } looks through the eyes of { $seat }.
}
umpire-pause = { $umpire } pauses the table.
umpire-resume = { $umpire } lets the table go on.
umpire-extend = { $seconds ->
    [one] { $umpire } gives one second more for this turn.
   *[other] { $umpire } gives { $seconds } seconds more for this turn.
}
umpire-deadline = { $umpire } ends the time for orders.
umpire-substitute = { $kind ->
    [bot] { $umpire } lets a bot play { $seat }.
   *[person] { $umpire } gives { $seat } to another person.
}
umpire-correct = { $umpire } corrects the position.
umpire-note = { $umpire } notes:

## How seats change hands

seat-handed = { $how ->
    [own] The seat of { $seat } changed hands: { $old ->
        [none] its player
       *[other] { $old }
    } passed it on by a link.
   *[consent] The seat of { $seat } changed hands: everyone else agreed, because { $was ->
        [person] { $old ->
            [none] its player
           *[other] { $old }
        } was away.
       *[other] a bot played there.
    }
}
seat-away = { $why ->
    [clock] The time of { $seat } is up: a bot plays on.
    [absent] { $seat } has been away for long: a bot plays on.
   *[left] { $seat } has left: a bot plays on.
}
seat-back = { $seat } is back and plays again.
seat-wordless = The word of { $seat } for the draws was not opened in time and does not count.

## The start of the server

serve-ready = Ludi is at { $link }
serve-share = For others in your network: { $link }
serve-alone = Only this computer can reach it; start with --host 0.0.0.0 to let others in your network join.
serve-no-network = Others could join, but this computer is in no network: connect it, and start again.
serve-metrics = Counters for Prometheus, which tell what is done in secret: { $link }
serve-stop = Press Ctrl+C to stop. Every table is kept in { $database }.

## Fair between people: clocks that fall, undo that is asked for

seat-late = The time of { $seat } is up: a bot makes this one move.
problem-late = Your time is up: a bot makes this move for you. The next one is yours.
seat-undone = { $what ->
    [none] { $seat } took back the last move.
   *[other] { $seat } took back { $what }.
}
seat-undo-refused = { $seat } did not agree that { $other } takes back the last move.
problem-undo-asked = Someone has already asked to take back a move.
problem-undo-not-asked = There is no undo to answer any more.

## Lessons

problem-lesson = { $said }
problem-lesson-read = Read this first, then press Go on.
problem-lesson-undo = There is nothing to take back in this step.
problem-lesson-page = The lesson has no such page.
problem-lesson-only = That is not possible in a lesson.
problem-no-lesson-here = No lesson is given at this table.
lesson-else = That is allowed, but it is not what this step is about.
