### What the server itself says, in English. $detail is the end of a sentence.

## Problems, by their code on the wire

problem-error = That can't be done: { $detail }.
problem-game = The game doesn't take that now: { $detail }.
problem-illegal-action = { $detail }
problem-not-your-turn = That can't be done now: { $detail }.
problem-game-over = The game is over.
problem-notation = That is not a move in this game: { $detail }.
problem-record = This game file can't be opened: { $detail }.
problem-setup = The table can't be set up like that: { $detail }.
problem-server = The server can't do that: { $detail }.
problem-unknown-table = There is no table here. Is the link complete?
problem-stale-action = The position has changed in the meantime. Look again and choose.
problem-access = { $reason ->
    [none] You need a seat for that: take one first.
    [owner] Only the host may do that.
    [seat] Only the player in that seat may do that.
    [umpire] Only the umpire may do that.
    [chief] That concerns others too: only the chief umpire may do it.
   *[wrong] Your access to this table has expired. Take a seat again, or ask the host.
}
problem-too-many-requests = Too many requests. Wait a moment.
problem-store = Saving failed, so nothing was done. Try again in a moment.
problem-malformed = The server doesn't understand this message: { $detail }.
problem-too-large = This is too large: the limit is { $limit } bytes.
problem-origin = This page doesn't belong to this server.
problem-not-found = There is nothing at this address.
problem-method = This address doesn't accept that kind of request.
problem-hello = The first message on a connection must be a hello, within { $seconds } seconds.
problem-slow = The connection couldn't keep up. Connect again.
problem-seat-taken = This seat is taken.
problem-seats-full = Every seat is taken.
problem-seats-free = { $count ->
    [one] A seat is still free ({ $seats }): wait for someone, or give it to a bot.
   *[other] Seats { $seats } are still free: wait for players, or give them to bots.
}
problem-seat-kept = This seat is reserved for the player who sat here in the previous game.
problem-seat-in-play = The game is running: a player can hand over their own seat, or all other players have to agree.
problem-not-absent = { $seconds ->
    [0] At this table absent players are not replaced.
   *[other] This player is here, or has not been away for { $seconds } seconds yet.
}
problem-seat-asked = Someone else has already asked for this seat. Wait for the answer.
problem-not-asked = Nobody is asking for this seat any more.
problem-holds-seat = You already have a seat at this table.
problem-starting = The game is about to start.
problem-not-starting = Words are opened when the game starts.
problem-not-playing = { $status ->
    [open] The game hasn't started yet.
    [over] The game is over.
   *[abandoned] This table was closed.
}
problem-not-over = The game isn't over yet.
problem-still-playing = A game is in progress here. Close the table first; then you can delete it.
problem-stopped = { $why ->
    [version] The rules of { $game } have changed since this game began (version { $version }, now { $ours }), so it can't continue here. You can view it up to step { $last }, download it, and play on at a new table.
   *[journal] The stored game can only be read up to step { $last }, so it can't continue here. You can view it up to there, download it, and play on at a new table.
}
problem-unreadable = This table was created for version { $version } of { $game }, with options that no longer exist, so it can't be opened. The host can delete it.
problem-has-started = The game has already started.
problem-hidden = That stays hidden until the game is over.
problem-step = This game has steps 0 to { $last }.
problem-no-hint = You have nothing to choose right now.
problem-thinking = A hint is already on its way.
problem-paused = The umpire has paused the game. Wait until it continues.
problem-no-deadline = No time for orders is running right now.
problem-no-channel = You can't write there now.
problem-talk-apart = The players can't hear you right now. Talk to the spectators.
problem-no-messenger = None of your messengers can reach that seat now.
problem-order = { $part }: { $detail }{ $prefix ->
    [none] {""}
   *[other] {" "}Correct up to here: { $prefix }.
}
problem-refused = { $move }: { $refusal } ({ $rule })
problem-internal = Something went wrong on the server; it has been logged. Nothing is lost.

## A table of an older version

table-outdated = This game was played with version { $version } of { $game } and is shown with the rules of version { $ours }.

## What an umpire does

umpire-one = The umpire
umpire-chief = The chief umpire
umpire-of = The umpire of { $desk }
umpire-look = { $seat ->
    [all] { $umpire } looks at everything.
    [none] { $umpire } looks on as a spectator.
   *[other] { $umpire } looks at what { $seat } sees.
}
umpire-pause = { $umpire } pauses the game.
umpire-resume = { $umpire } resumes the game.
umpire-extend = { $seconds ->
    [one] { $umpire } adds one second to this turn.
   *[other] { $umpire } adds { $seconds } seconds to this turn.
}
umpire-deadline = { $umpire } ends the time for orders.
umpire-substitute = { $kind ->
    [bot] { $umpire } lets a bot play for { $seat }.
   *[person] { $umpire } gives the seat of { $seat } to someone else.
}
umpire-correct = { $umpire } corrects the position.
umpire-dictate = { $umpire } types the orders of { $seat } from paper.
umpire-note = { $umpire } notes:

## How seats change hands

seat-handed = { $how ->
    [invited] The seat of { $seat } changed hands by a link that the umpire or the host gave.
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
serve-metrics = Prometheus metrics, which also count what is done in secret: { $link }
serve-stop = Press Ctrl+C to stop. All tables are saved in { $database }.

## Fair between people: clocks that fall, undo that is asked for

seat-late = The time of { $seat } is up: a bot makes this one move.
problem-late = Your time is up: a bot makes this move for you. The next one is yours.
problem-no-foresight = You can't do that now, so there is nothing to show.
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
