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
web-about-3 = Every draw can be checked afterwards: the server fixes its secret before the game, each browser adds a sealed word, and at the end your browser computes everything again. A record holds the whole game; take it home, open it again, go on from any position.
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
web-line-won = { $count ->
    [0] lost
   *[other] { $names } won
}
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
web-chair-here = Someone else at this screen
web-chair-name = Name on seat { $letter }
web-chair-name-about = Name, if you like
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
web-clock-about = When your time runs out, a bot makes that one move; if you are not there, it plays on until you are back.
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
web-start = Start the game
web-fill = { $count ->
    [one] Give the seat to a bot and start
   *[other] Give the seats to bots and start
}
web-stand-up = Stand up
web-abandon = Close the table
web-delete = Delete the table
web-delete-title = Delete this table?
web-delete-about = The table, its game and everything said at it are gone for good, for everyone. Whoever is here is told. Download the record first if you want to keep the game.
web-delete-yes = Delete it
web-delete-no = Keep it
web-deleted-title = The table is gone
web-deleted = Whoever made this table has deleted it.
web-unreadable-title = This table doesn't open
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
web-retry-now = Try now
web-players = Players
web-player = Player
web-aside = Players, log and chat
web-acts = What you can do
web-to-move = to move
web-next = next
web-in-hand = { $count } in hand
web-away = { $bot } stands in
web-points = points
web-at-screen = at this screen
web-take-screen = To the screen
web-take-screen-as = { $name } comes to the screen
web-curtain-title = Give the screen to { $name }
web-curtain-about = The table is covered, so that everyone keeps their secrets.
web-curtain-lift = I am { $name }: show the table
web-beside = at the screen of { $name }
web-kept = kept for who sat here
web-stand-in = Let bot play
web-stand-in-for = Let bot play for { $name }
web-ask = Ask for the seat
web-ask-for = Ask for the seat of { $name }
web-ask-about = All other players have to agree. Until then you watch; after that the seat is yours.
web-ask-all = Ask the others
web-asked = { $name } asks for the seat of { $seat }, who has been away for a while.
web-asked-bot = { $name } would like to play instead of { $seat }.
web-asked-you = You ask for the seat of { $seat }.
web-asked-waits = { $count ->
    [one] { $names } has yet to agree.
   *[other] { $names } have yet to agree.
}
web-asked-owner = Whoever made the table decides.
web-asked-refuse = Rather not
web-hand = Hand over my seat
web-hand-about = Whoever opens this link goes on in your seat and sees what you see: you on another device, or somebody else. The link works once; after that the seat is not yours here any more. Everyone at the table is told.
web-hand-make = Make a link
web-hand-link = Link to your seat
web-hand-withdraw = Withdraw the link
web-absence = Away this long, another may play
web-absence-never = Never
web-absence-about = A bot may play for who has had no connection for so long; when all others agree, somebody else gets the seat.
web-channel-seats = Seats
web-starting = All sealed words are being opened …
web-draws = Fair draws
web-draws-promise = The server has fixed its secret. { $count ->
    [0] Each browser adds a sealed word; all of them are opened together when the game begins.
    [one] One player has added a sealed word; all of them are opened together when the game begins.
   *[other] { $count } players have added a sealed word; all of them are opened together when the game begins.
}
web-draws-seals = What is fixed
web-draws-commitment = Fixed beforehand (SHA-256 of the secret)
web-draws-secret = Secret
web-draws-words = Words of the players
web-draws-fair = { $count ->
    [one] The one draw was computed again here and is right.
   *[other] All { $count } draws were computed again here and are right.
}
web-draws-wrong = The draws of this game are not right. Keep the record.
web-draws-unknown = The secret of this game is not known here, so its draws can't be checked.
web-draws-there = This browser saw before the game what was fixed, and it is what is shown now.
web-draws-not-there = This browser was not there before the game; for what was fixed it trusts the server.
web-draws-left-out = Your own word was not opened in time and does not count.
web-draws-foreign = { $count ->
    [one] One draw before these is of the table that this game comes from.
   *[other] { $count } draws before these are of the table that this game comes from.
}
web-draws-fault-secret = The secret that is shown is not the one that was fixed.
web-draws-fault-promise = Something else was fixed before the game than is shown now.
web-draws-fault-words = The words are not those that were sealed.
web-draws-fault-draws = Not every draw follows from the secret and the words.
web-draws-list = All draws
web-draws-step = Step
web-draws-drawn = Drawn
web-draws-ticket = Ticket
web-draws-ticket-of = { $ticket } of { $total }
web-draws-ticket-wrong = { $ticket } of { $total }: wrong
web-sent = One moment …
web-confirm = Do it
web-unpick = Put down
web-choices = Your choices
web-no-choice = Nothing to choose at the moment.
web-yes = yes
web-no = no
web-search = Search
web-search-found = { $count } of { $all }
web-search-none = Nothing matches. Type less, or something else.
web-any-told = What just happened
web-any-failed = The board of this game could not be shown. You can play on here: it is all the same game.
web-undo = Undo
web-hint = Hint
web-thinking = Thinking …
web-hint-is = A bot would play { $action }.
web-hint-play = Play it
web-offer-end = Offer to end
web-offered-end = { $names } would like to end the game now. It ends when everyone agrees.
web-offer-agree = Agree
web-offer-back = Take it back
web-leave = Leave
web-leave-about = If you go, a bot plays for you until you come back. The table stays in your lobby.
web-leave-seat = Let a bot play
web-stay = Stay
web-open-rule = Rule { $rule }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-look = Look at step { $step }
web-log-count = { $colour } has { $count }:
web-log-open = Show again
web-log-older = Show what came before
web-chat = Chat
web-chat-empty = Nobody has said anything yet. Salve!
web-chat-say = Say something
web-chat-send = Say
web-mute = Don't hear { $name }
web-unmute = Hear { $name } again
web-speaker-spectator = Spectator
web-speaker-owner = Host
web-speaker-umpire = Umpire
web-speakers-spectator = the spectators
web-speakers-owner = the host
web-speakers-umpire = the umpire
web-abandoned = This table was closed.
web-abandoned-about = The game stopped here. You can still look back.
web-stopped = This game can't go on here.
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
    [0] The game is lost
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-end-nobody = Lost, this time
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
web-eyes = Through whose eyes
web-eyes-own = Your own: what you knew then
web-eyes-spectator = A spectator's: what everyone could see
web-eyes-all = All of them: what no one knew alone
web-eyes-of = { $letter }, { $name }: what was known there
web-seals-broken = The orders of { $names } are not those that were sealed when they were locked. Do not trust this turn, and keep the record.
web-fork = Go on from here
web-position-link = Copy the link of this position
web-download = Download the record

## Umpires, deadlines, scenarios, campaigns

# The table as a whole lets the deadline fall.
web-offer-deadline = Offer to open the orders now
web-offered-deadline = { $names } would like to open the orders now; ships without orders keep their course. It happens when everyone agrees.

# At any table with an umpire or a clock for the turn
web-paused = The umpire has paused the game.
web-turn-left = Orders open in { $time }
web-order-part = Wrong at { $part }
web-order-prefix = All right up to here: { $prefix }
web-channel = To whom
web-channel-table = Everyone
web-channel-squadron = The squadron
web-channel-message = By messenger
web-channel-message-to = By messenger to { $name }
web-channel-umpire = Umpire
web-channel-spectators = Spectators
web-channel-umpires = Umpires
web-talk-apart = Those who play don't hear you now; talk with the other spectators.
web-new-umpire-none = None
web-new-umpire-one = One, for you or to give away
web-new-umpire-desks = One each for { $desks }, with a chief umpire
web-umpire-links = Links for the umpires
web-umpire-chief = Chief umpire
web-umpire-of = Umpire of { $desk }
web-umpire-desk-of = Your desk is that of { $desk }.
web-umpire-note-desk = A note for your captains and for the record
web-clock-turn = Time for the orders of a turn
web-new-own = One of your own: a file
web-new-own-wrong = This file is no scenario: { $reason }
web-campaign = Campaign
web-new-own-json = it can't be read as JSON; look for a comma, a quote or a bracket too few or too many
web-new-own-object = it holds no object with a map and ships
web-new-own-large = it is larger than { $size } kB

## Problems that a page finds itself

web-problem-unreachable = The server does not answer. Is it still running, and are you online?
web-problem-failed = The server could not do that at the moment ({ $status }). Try again in a while.
web-problem-not-taken = The server does not take that ({ $status }). Go back to the lobby and begin from there.
web-problem-offline = There is no connection at the moment, so nothing was sent. Try again when it is back.
web-problem-not-arrived = The connection broke and your last move did not arrive. Make it again.
web-problem-not-given = You don't get this seat: somebody said no, or its player is back.

## Where a rulebook is not in this language

web-rules-language = This rulebook is not written in English.

## Bringing people to the table

web-invite-alone = Only this computer can open this link. To invite others in your network, stop Ludi and start it with
web-invite-cut-off = Only this computer can open this link: it is in no network. Connect it, then load this page again.
web-invite-address = Address
web-share = Share
web-share-text = Play { $game } with us
web-qr = QR code of { $link }

## Fair between people

web-am-back = I'm back
web-bot-plays = A bot is playing for you.
web-late = Your time is up: a bot makes this move for you.
