### The browser client in English: labels and sentences of the pages themselves. What a game says is in its folder.

## Everywhere

web-skip = Skip to content
web-home = Ludi, back to the lobby
web-lobby = Lobby
web-to-lobby = Back to the lobby
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-system = System
web-motion-full = On
web-motion-less = Reduced
web-sound = Sound
web-shortcuts = Shortcuts
web-about = About Ludi
web-close = Close
web-loading = Loading …
web-retry = Try again
web-reload = Reload the page
web-broken = Something went wrong on this page. Your game is safe on the server.
web-load-failed = This part of the page could not be loaded.
web-lost-title = Page not found
web-lost = This road doesn't lead to Rome. The link may be incomplete.
web-about-1 = Ludi is a home for four Roman board games, complete and by the book.
web-about-2 = Play with friends by sending them a link, with strangers at a public table, or against bots. You don't need an account: this browser remembers your seat.
web-about-3 = Every draw can be checked afterwards: the server commits to a secret before the game, each browser adds a sealed word, and at the end your browser recomputes every draw. A game file holds the whole game: download it, open it again later, or play on from any position.
web-about-4 = We wrote the rulebooks in our own words and drew the boards and pictures ourselves.

## Keys

web-key-help = this list
web-key-board = go to the board
web-key-arrows = move around the board
web-key-pick = select or confirm
web-key-unpick = cancel your selection; return to the game
web-key-undo = undo
web-key-hint = get a hint
web-key-rules = open the rules
web-key-prompt = hear again what to do
web-key-chat = write in the chat
web-key-steps = step back or forward through the game

## Lobby

web-tagline = Four Roman board games, complete and by the book. Take a seat.
web-games = Games
web-extras = A quick game
web-card-seats = { $seats } players
web-card-facts = { $seats } players · { $minutes } minutes
web-play = Play
web-play-game = Play { $game }
web-rules = Rules
web-rules-game = Rules of { $game }
web-mine = Your tables
web-mine-none = You have no tables yet. Choose a game above and you'll be playing within a minute.
web-past = Finished games
web-past-none = No finished games yet.
web-public = Public tables
web-public-none = There are no public tables right now. Create one, and everyone will see it here.
web-record = A game from a file
web-record-about = A game file holds a whole game. Open one to replay it, or to play on from any position.
web-record-open = Open a game file
web-line-open = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
web-line-ready = ready to start
web-line-abandoned = closed
web-line-won = { $count ->
    [0] lost
   *[other] { $names } won
}
web-line-you = your turn
web-line-playing = in progress
web-line-turn = waiting for { $names }
web-free = Free seat

## New table

web-new-title = New table: { $game }
web-no-game-title = Game not found
web-no-game = This site doesn't have that game.
web-read-rules = Read the rules
web-new-who = Who is playing?
web-new-count = Players
web-your-name = Your name
web-guest = Guest
web-seat = Seat { $letter }
web-chair-me = Me
web-chair-here = Someone on this device
web-chair-name = Name for seat { $letter }
web-chair-name-about = Name (optional)
web-chair-open = Someone I invite
web-bot-easy = Bot (easy)
web-bot-medium = Bot (medium)
web-bot-hard = Bot (hard)
web-reach = Who can take the free seats?
web-reach-link = Only people with the link
web-reach-public = Anyone: list the table in the lobby
web-make-start = Start game
web-make-watch = Watch the bots play
web-make-open = { $count ->
    [one] Create table and invite someone
   *[other] Create table and invite { $count } people
}
web-house-rules = Variants and time limits
web-option-own = Custom …
web-clock-move = Time per move
web-clock-game = Time for the whole game
web-clock-about = When your time runs out, a bot makes that one move; if you are not there, it plays on until you are back.
web-clock-none = No limit
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count } minutes
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Before the game

web-table = Table
web-opening = Opening the table …
web-no-table-title = Table not found
web-no-table = Is the link complete? The table may also have been deleted.
web-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-goes-on = The game continues from step { $step }.
web-ready-start = Everyone is here. Start whenever you like.
web-ready-wait = Everyone is here. The game is about to start.
web-you = you
web-here = online
web-not-here = away
web-sit = Take a free seat
web-start = Start game
web-fill = { $count ->
    [one] Give the free seat to a bot and start
   *[other] Give the free seats to bots and start
}
web-stand-up = Leave my seat
web-abandon = Close table
web-delete = Delete table
web-delete-title = Delete this table?
web-delete-about = This deletes the table, its game and its chat for everyone, for good. Everyone who is here will be told. If you want to keep the game, download it first.
web-delete-yes = Delete for everyone
web-delete-no = Keep table
web-deleted-title = Table deleted
web-deleted = The host has deleted this table.
web-unreadable-title = This table can't be opened
web-invite = Invite players
web-invite-link = Send this link to the people you want to play with. They don't need an account.
web-invite-public = This table is listed in the lobby. This link goes straight to it.
web-copy = Copy link
web-copied = Link copied
web-agreed = Options
web-agreed-usual = Standard rules.
web-seat-change = Change seat { $letter }

## Playing

web-online = Connected
web-connecting = Connecting …
web-offline = Connection lost. Your game is safe.
web-offline-in = Connection lost. Your game is safe; trying again in { $seconds } s.
web-retry-now = Try again now
web-players = Players
web-player = Player
web-aside = Players, log and chat
web-acts = Your actions
web-to-move = to move
web-next = next
web-in-hand = { $count } in hand
web-away = { $bot } is filling in
web-points = points
web-at-screen = on this device
web-take-screen = Switch
web-take-screen-as = Switch to { $name }
web-curtain-title = Pass the device to { $name }
web-curtain-about = The table is hidden so that nobody sees someone else's secrets.
web-curtain-lift = I'm { $name }: show the table
web-beside = on the device of { $name }
web-kept = reserved for the player who sat here
web-stand-in = Let a bot play
web-stand-in-for = Let a bot play for { $name }
web-ask = Ask for this seat
web-ask-for = Ask for this seat, of { $name }
web-ask-about = All other players have to agree. Until then you are watching; after that the seat is yours.
web-ask-all = Ask the other players
web-asked = { $name } asks for the seat of { $seat }, who has been away for a while.
web-asked-bot = { $name } would like to play instead of { $seat }.
web-asked-you = You asked for the seat of { $seat }.
web-asked-waits = { $count ->
    [one] { $names } still has to agree.
   *[other] { $names } still have to agree.
}
web-asked-owner = The host decides.
web-asked-refuse = Refuse
web-hand = Hand over my seat
web-hand-about = The person who opens this link takes over your seat and sees what you see: you on another device, or someone else. The link works once; after that the seat is no longer yours on this device. Everyone at the table will be told.
web-hand-make = Create link
web-hand-link = Link to your seat
web-hand-withdraw = Cancel the link
web-absence = An absent player can be replaced after
web-absence-never = Never
web-absence-about = After this time without a connection a bot may fill in. If all other players agree, someone else can take the seat.
web-channel-seats = Seats
web-starting = Opening the sealed words …
web-draws = Fair draws
web-draws-promise = The server has committed to its secret. { $count ->
    [0] Each browser adds a sealed word; they are all opened together when the game starts.
    [one] One player has added a sealed word; they are all opened together when the game starts.
   *[other] { $count } players have added a sealed word; they are all opened together when the game starts.
}
web-draws-seals = Commitments
web-draws-commitment = The server's commitment (SHA-256 of its secret)
web-draws-secret = Secret
web-draws-words = The players' words
web-draws-fair = { $count ->
    [one] This browser recomputed the only draw; it is correct.
   *[other] This browser recomputed all { $count } draws; they are correct.
}
web-draws-wrong = The draws of this game are not correct. Download the game and keep it.
web-draws-unknown = The secret of this game is not known here, so its draws can't be checked.
web-draws-there = This browser saw the commitment before the game, and it matches.
web-draws-not-there = This browser was not here before the game, so it takes the commitment on the server's word.
web-draws-left-out = Your own word was not opened in time and doesn't count.
web-draws-foreign = { $count ->
    [one] One earlier draw was made at the table this game continues from.
   *[other] { $count } earlier draws were made at the table this game continues from.
}
web-draws-fault-secret = The secret doesn't match the server's commitment.
web-draws-fault-promise = The commitment shown before the game was a different one.
web-draws-fault-words = The words are not the ones that were sealed.
web-draws-fault-draws = Not every draw follows from the secret and the words.
web-draws-list = All draws
web-draws-step = Step
web-draws-drawn = Drawn
web-draws-ticket = Ticket
web-draws-ticket-of = { $ticket } of { $total }
web-draws-ticket-wrong = { $ticket } of { $total }: wrong
web-sent = Sending …
web-confirm = Confirm
web-unpick = Cancel
web-choices = Your choices
web-no-choice = There is nothing to choose right now.
web-yes = yes
web-no = no
web-search = Search
web-search-found = { $count } of { $all }
web-search-none = No match. Type less, or something else.
web-any-told = What just happened
web-any-failed = This game's own board could not be shown. You can play on with this one.
web-undo = Undo
web-hint = Hint
web-thinking = Thinking …
web-hint-play = Play this move
web-offer-end = Propose to end the game
web-offered-end = { $names } would like to end the game now. It ends when everyone agrees.
web-offer-agree = Agree
web-offer-back = Withdraw proposal
web-leave = Leave table
web-leave-about = If you leave, a bot plays for you until you come back. You'll find the table in the lobby.
web-leave-seat = Leave and let a bot play
web-stay = Stay at the table
web-open-rule = Rule { $rule }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-look = View step { $step }
web-log-count = { $colour } has { $count }:
web-log-open = Show again
web-log-older = Show earlier events
web-chat = Chat
web-chat-empty = No messages yet. Salve!
web-chat-say = Write a message
web-chat-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-speaker-spectator = Spectator
web-speaker-owner = Host
web-speaker-umpire = Umpire
web-speakers-spectator = the spectators
web-speakers-owner = the host
web-speakers-umpire = the umpire
web-abandoned = This table was closed.
web-abandoned-about = The game stopped here. You can still replay it.
web-stopped = This game can't continue here.
web-new-again = Create a new table

## The end and looking back

web-result = Result
web-end-reason = The game is over: { $reason }.
web-rank = Rank
web-end-you = { $count ->
    [one] You win
   *[other] You share the victory
}
web-end-won = { $count ->
    [0] The game is lost
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-end-nobody = You lose this time
web-rematch = Play again
web-to-rematch = Go to the next game
web-look-back = Replay
web-looking-back = You are looking at step { $step }.
web-back-to-game = Back to the game
web-replay = Replay
web-replay-first = Go to the start
web-replay-back = One step back
web-replay-on = One step forward
web-replay-last = Go to the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $last }
web-eyes = Seen by
web-eyes-own = You: what you knew at the time
web-eyes-spectator = A spectator: what everyone could see
web-eyes-all = Everything, including what was hidden
web-eyes-of = { $letter }, { $name }: what they knew
web-seals-broken = The orders of { $names } are not the ones that were sealed when they were locked. Don't trust this turn; download the game and keep it.
web-fork = Play on from here
web-position-link = Copy link to this position
web-download = Download game

## Umpires, deadlines, scenarios, campaigns

# The table as a whole lets the deadline fall.
web-offer-deadline = Propose to reveal the orders now
web-offered-deadline = { $names } would like to reveal the orders now; ships without orders keep their course. It happens when everyone agrees.

# At any table with an umpire or a clock for the turn
web-paused = The umpire has paused the game.
web-turn-left = Orders are revealed in { $time }
web-order-part = Mistake at { $part }
web-order-prefix = Correct up to here: { $prefix }
web-channel = To whom
web-channel-table = Everyone
web-channel-squadron = The squadron
web-channel-message = By messenger
web-channel-message-to = By messenger to { $name }
web-channel-umpire = Umpire
web-channel-spectators = Spectators
web-channel-umpires = Umpires
web-talk-apart = The players can't hear you right now. Talk to the other spectators.
web-new-umpire-none = None
web-new-umpire-one = One: you, or someone you send the link
web-new-umpire-desks = One for each of { $desks }, and a chief umpire
web-umpire-links = Links for the umpires
web-umpire-chief = Chief umpire
web-umpire-of = Umpire of { $desk }
web-umpire-desk-of = You are the umpire of { $desk }.
web-umpire-note-desk = A note for your captains, kept with the game
web-clock-turn = Time per turn to write orders
web-new-own = Your own, from a file
web-new-own-wrong = This file is not a scenario: { $reason }
web-campaign = Campaign
web-new-own-json = it is not valid JSON; look for a missing or extra comma, quote or bracket
web-new-own-object = it has no object with a map and ships
web-new-own-large = it is larger than { $size } kB

## Problems that a page finds itself

web-problem-unreachable = The server doesn't answer. Is it running, and are you online?
web-problem-failed = The server couldn't do that just now ({ $status }). Try again later.
web-problem-not-taken = The server doesn't accept that ({ $status }). Go back to the lobby and start again from there.
web-problem-offline = You're offline, so nothing was sent. Try again when the connection is back.
web-problem-not-arrived = The connection broke before your last move arrived. Please make it again.
web-problem-not-given = You don't get this seat: someone refused, or its player is back.

## Where a rulebook is not in this language

web-rules-language = This rulebook is not available in English.

## Bringing people to the table

web-invite-alone = Only this computer can open this link. To invite others in your network, stop Ludi and start it with
web-invite-cut-off = Only this computer can open this link: it is in no network. Connect it, then load this page again.
web-invite-address = Address
web-share = Share
web-share-text = Play { $game } with us
web-qr = QR code of { $link }
web-sit-or = Or choose one of these:
web-sit-here = Sit here
web-sit-here-as = Sit here: { $letter } { $role }
web-you-are = You are { $name }
web-latecomer = { $count ->
    [one] The game has begun. One seat can still be had: ask for it.
   *[other] The game has begun. { $count } seats can still be had: ask for one.
}
web-latecomer-show = Show
web-look-0 = red lozenge
web-look-1 = blue disc
web-look-2 = ochre triangle
web-look-3 = green square
web-look-4 = purple star
web-look-5 = black ring
web-organise = Seats in bulk
web-organise-tally = { $people ->
    [one] 1 person
   *[other] { $people } people
} ({ $here } here) · { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} · { $free } free
web-organise-which = Which seats
web-organise-all = All seats
web-organise-open = { $count ->
    [0] By link
   *[other] { $count } by link
}
web-organise-bots = { $count ->
    [0] Bots
   *[other] { $count } to bots
}
web-organise-level = Level of the bots
web-new-all-open = All others by link
web-new-all-bots = All others bots
web-move = Move to …
web-move-of = Move { $name } to another seat
web-seat-link = QR code
web-seat-link-for = QR code for seat { $letter }
web-seat-link-of = { $name } ({ $letter })
web-seat-link-about = Whoever scans this code gets the seat. It works once, and a phone that had the seat before loses it.
web-sheets = Sheets to print
web-sheets-about = One sheet for each seat, with a QR code that gives the seat to whoever scans it first. On paper: what the seat is, and how to write orders.
web-sheets-owner = Only the host's browser makes the codes; without it the sheets have none.
web-sheets-slips = With blank order slips
web-sheets-name = Name: ____________________
web-sheets-scan = Scan this code with your phone: it gives you this seat. It works once.
web-sheets-how = How to write orders
web-slip-turn = Turn
web-print = Print
web-to-table = Back to the table
web-projector = Projector view
web-projector-join = { $count ->
    [one] Scan to join: one seat is free
   *[other] Scan to join: { $count } seats are free
}
web-projector-ready = Everyone is here.
web-projector-writing = Still writing: { $count }
web-projector-more = and { $count } more
web-attendance = { $away ->
    [0] Who is here: all { $people }
   *[other] Who is here: { $away } of { $people } away
}
web-paper = Orders from paper
web-paper-whose = Whose orders
web-paper-give = Give these orders

## Fair between people

web-am-back = I'm back
web-bot-plays = A bot is playing for you.
web-late = Your time is up: a bot makes this move for you.
web-undo-asks = { $name } would like to take back the last move. It would be { $name }'s turn again.
web-undo-allow = Allow
web-undo-refuse = Refuse
web-undo-waits = You asked to take back your move. Waiting for { $names }.
web-undo-withdraw = Never mind
web-undo-seen = { $name } asks { $names } to take back the last move.
web-watching = You are watching this game.
web-watching-ask = Join in
web-offer-sure = Are you sure?
web-offer-sure-end = The others are asked to end the game here. If all agree, it is over and counted as it stands.
web-offer-sure-deadline = The others are asked to open the orders now. If all agree, the turn is played at once, and ships without orders keep their course.
web-offer-not = Not now

## Hints that say why, and help in a first game

web-hint-why = Hint: { $what }
web-hint-other = Next best: { $what }
web-points-you = { $points } you
web-points-of = { $points } { $name }
web-help = Help me
web-help-off = No help
web-would = This move: { $what }
web-would-how = Point at a move to see what it brings.

## Lessons

web-lesson = Lesson
web-lesson-learn = Learn · { $minutes } min
web-lesson-learn-game = Learn · { $minutes } min: { $game }
web-lesson-resume = Go on learning · { $number }/{ $count }
web-lesson-resume-game = Go on learning · { $number }/{ $count }: { $game }
web-lesson-again = Learned ✓ · again
web-lesson-again-game = Learned ✓ · again: { $game }
web-lesson-first = First time? Learn it on the board in { $minutes } minutes.
web-lesson-take = Take the lesson
web-lesson-step = Step { $number } of { $count }
web-lesson-on = Go on
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-restart = Restart
web-lesson-leave = Leave
web-lesson-chapters = Chapters
web-lesson-rule = Rule { $rule }
web-lesson-done = You have learned:
web-lesson-play = Play against a bot now
web-lesson-old = This lesson has changed meanwhile.

## The rulebook

web-book-contents = Contents
web-book-search = Search the rules
web-book-found = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
web-book-marks = Show where each rule comes from
web-brief-you = You
web-rules-brief = In 60 seconds
web-rules-book = The whole rulebook

## The lobby: where somebody is wanted

web-joinable = Join a table
web-public-above = All public tables are at the top: there is a seat for you.

## Runs of lines in the log

web-log-unfold = show all { $count }
web-log-fold = fold
