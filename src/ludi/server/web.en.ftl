### The browser client in English: labels and sentences of the pages themselves. What a game says is in its folder.

## Everywhere

web-skip = To the main part
web-home = Ludi, to the lobby
web-lobby = Lobby
web-to-lobby = To the lobby
web-language = Language
web-settings = Settings
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-motion = Movement
web-motion-system = As the system
web-motion-full = Everything moves
web-motion-less = As little as possible
web-sound = Sounds
web-shortcuts = Keys
web-about = About Ludi
web-close = Close
web-loading = One moment …
web-retry = Try again
web-reload = Load the page again
web-broken = Something on this page broke. The game itself is safe at the server.
web-load-failed = This part of the page didn't arrive.
web-lost-title = Nothing here
web-lost = This road does not lead to Rome. The link may be incomplete.
web-about-1 = Ludi is a house for four Roman games, played completely and by their rules.
web-about-2 = Play with friends by sending them a link, with strangers at a public table, or against bots. Nobody needs an account: your seat is remembered by this browser.
web-about-3 = Every draw can be checked afterwards: the server fixes its secret before the game and shows it at the end. A record holds the whole game; take it home, open it again, go on from any position.
web-about-4 = The rulebooks, the boards and the pictures are our own words and drawings.

## Keys

web-key-help = this list
web-key-board = to the board
web-key-arrows = over the board
web-key-pick = pick, or confirm
web-key-unpick = put down what you picked; back from looking
web-key-undo = undo
web-key-hint = hint
web-key-rules = rules
web-key-prompt = hear again what you are to do
web-key-chat = chat
web-key-steps = one step back or on through the game

## Lobby

web-tagline = Four Roman games, completely and by the rules. Take a seat.
web-games = Games
web-extras = A quick one in between
web-card-seats = { $seats } players
web-card-facts = { $seats } players · { $minutes } minutes
web-play = Play
web-play-game = Play { $game }
web-rules = Rules
web-rules-game = Rules of { $game }
web-coming = Still being painted
web-game-forum = Forum Romanum
    .about = Send your Romans where Rome needs them, lead in as many sectors as you can, and never be the one who did least.
web-game-pompeii = Pompeii
    .about = Settle your family in the city below the mountain, and get them out through the gates when it wakes.
web-game-discordia = Discordia
    .about = Build a town on the Rhine, keep everyone at work, and be the first to have nobody left without a task.
web-game-megadates = Megadates
    .about = Give your captains secret orders; at the signal all ships row at once, pirates and Pompey alike.
web-mine = Your tables
web-mine-none = You aren't sitting anywhere yet. Choose a game above and you play within a minute.
web-past = Played
web-past-none = No finished game yet.
web-public = Open to everyone
web-public-none = No public table at the moment. Make one, and it appears here for everybody.
web-record = A game from a file
web-record-about = A record holds a whole game. Open one to look back, or to go on from any position.
web-record-open = Open a record
web-line-open = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-line-ready = ready to start
web-line-abandoned = abandoned
web-line-won = { $names } won
web-line-you = your turn
web-line-playing = playing
web-line-turn = waits for { $names }
web-free = Free seat

## New table

web-new-title = New table: { $game }
web-no-game-title = No such game
web-no-game = This house doesn't play that one, or not yet.
web-read-rules = Read the rules
web-new-who = Who plays?
web-new-count = Players
web-your-name = Your name
web-guest = Guest
web-seat = Seat { $letter }
web-chair-me = Me
web-chair-open = Someone by link
web-bot-easy = Bot, easy
web-bot-medium = Bot, medium
web-bot-hard = Bot, hard
web-reach = Who may take the free seats?
web-reach-link = Only people I send the link
web-reach-public = Anyone: show the table in the lobby
web-make-start = Start the game
web-make-watch = Watch the bots
web-make-open = { $count ->
    [one] Make the table and invite someone
   *[other] Make the table and invite { $count } people
}
web-house-rules = Variants and clocks
web-option-own = Your own …
web-clock-move = Time for a move
web-clock-game = Time for the whole game
web-clock-about = When time runs out, a bot plays on until you are back.
web-clock-none = No limit
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count } minutes
web-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Before the game

web-table = Table
web-opening = Opening the table
web-no-table-title = No table here
web-no-table = Is the link complete? It may also be that the table is gone.
web-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-goes-on = The game goes on from step { $step }.
web-ready-start = Everyone is here. Start when you like.
web-ready-wait = Everyone is here; the game starts any moment.
web-you = you
web-here = here
web-not-here = away
web-which-seat = Seat
web-sit = Sit down
web-sit-here = Sit down here
web-start = Start the game
web-fill = { $count ->
    [one] Give the seat to a bot and start
   *[other] Give the seats to bots and start
}
web-stand-up = Stand up
web-abandon = Close the table
web-invite = Invite
web-invite-link = Send this link to whoever should play; they sit down without an account.
web-invite-public = The table is in the lobby for everyone. This link leads straight to it.
web-copy = Copy
web-copied = Copied
web-agreed = How we play
web-agreed-usual = By the usual rules.
web-seat-change = Change seat { $letter }

## Playing

web-online = Connected
web-connecting = Connecting …
web-offline = No connection. Nothing is lost.
web-offline-in = No connection. Nothing is lost; trying again in { $seconds } s.
web-retry-now = Now
web-players = Players
web-player = Player
web-aside = Players, log and chat
web-acts = What you can do
web-to-move = to move
web-next = next
web-in-hand = { $count } in hand
web-away = { $bot } stands in
web-you-away = A bot is playing for you. Make any move to take your seat back.
web-points = points
web-seat-to-bot = { $bot } takes over
web-seat-to-open = free the seat
web-sent = One moment …
web-confirm = Do it
web-unpick = Put down
web-choices = Your choices
web-no-choice = Nothing to choose at the moment.
web-undo = Undo
web-hint = Hint
web-thinking = Thinking …
web-hint-is = A bot would play { $action }.
web-hint-play = Play it
web-offer-end = Offer to end
web-offered-end = { $letters } would like to end the game now. It ends when everyone agrees.
web-offer-agree = Agree
web-offer-back = Take it back
web-leave = Leave
web-leave-about = If you stand up, your seat becomes free and a bot can take it. You can come back by the link.
web-leave-seat = Stand up
web-stay = Stay
web-open-rule = Rule { $rule }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-look = Look at step { $step }
web-log-count = { $colour } has { $count }:
web-chat = Chat
web-chat-empty = Nobody has said anything yet. Salve!
web-chat-say = Say something
web-chat-send = Say
web-mute = Don't hear { $name }
web-unmute = Hear { $name } again
web-abandoned = This table was closed.
web-abandoned-about = The game stopped here. You can still look back.
web-new-again = A new table

## The end and looking back

web-result = Result
web-end-reason = The game is over: { $reason }.
web-rank = Rank
web-end-you = { $count ->
    [one] You win
   *[other] You share the victory
}
web-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-rematch = Play again
web-to-rematch = To the next game
web-look-back = Look back
web-looking-back = You are looking back at step { $step }.
web-back-to-game = Back to the game
web-replay = Looking back
web-replay-first = To the start
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $last }
web-fork = Go on from here
web-position-link = Copy the link of this position
web-download = Download the record
