"""What goes over the wire: one definition for server, browser and tests.

Sentences are data that a client renders in the language of its person. Actions and their steps are the
texts of the game's notation, which are also the ids of the drawing. A Wish is what a client sends by HTTP, a
Frame what either side sends over the socket, told apart by its `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

LARGEST = 2**53 - 1  # that every client can count to
MOST_SEATS = 30
DAY = 86_400  # seconds
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ShortText = Annotated[str, Meta(min_length=1, max_length=100)]


class Wire(Struct, forbid_unknown_fields=True):
    """Base of all messages; unknown fields are an error on both sides."""


class Wish(Wire):
    """What a client asks for by HTTP; a field with a default may be left out."""


class Sentence(Wire):
    """A sentence as data: the name of a text (of `/api/texts`; `name.attribute` too) and the words in it.

    A word may be a sentence itself, or a seat: its number in `seat`, and a `mark` where a player has two.
    `text` is how it reads in English, for a name that the texts of a language don't have.
    """

    name: str = ""
    words: dict[str, str | float | Sentence | list[str | float | Sentence]] = {}
    text: str = ""
    seat: int | None = None
    mark: str = ""


class Problem(Wire):
    """Why something was refused: a stable code, a sentence, and the rule when a rule forbids it.

    Of a whole order that was refused `part` is what is wrong with it, `prefix` what may stand before that.
    """

    code: str
    message: Sentence
    rule: str | None = None
    part: str = ""
    prefix: list[str] = []


# Games


class OptionInfo(Wire):
    """One choice at set-up."""

    name: str
    label: Sentence
    about: Sentence
    default: Any
    choices: list[Any]  # empty: a number
    choice_labels: list[Sentence]
    lowest: int | None
    highest: int | None
    takes_own: bool  # a value other than the choices is allowed


class GameInfo(Wire):
    """A game for the lobby."""

    id: str
    title: str
    about: Sentence
    seats: list[int]
    minutes: tuple[int, int]
    is_toy: bool  # made for trying things out, and listed separately
    board: str  # the address of a module that draws it, from a package; empty where there is none
    has_secrets: bool
    has_umpire: bool
    lesson_minutes: int  # the length of its lesson; 0 if it has none
    has_deadline: bool  # all write orders at once, and a clock for the turn may be set
    options: list[OptionInfo]


class DeskInfo(Wire):
    """A part of the table that may have an umpire of its own, such as a squadron."""

    id: str
    label: Sentence
    seats: list[int]


class SetupWish(Wish):
    """A game with options, to be looked at before there is a table; for so many seats, or the fewest."""

    game: str
    options: dict[str, Any] = {}
    count: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


class RoleInfo(Wire):
    """What a seat stands for, shown before anybody sits down."""

    title: Sentence  # its name, such as that of a ship; empty where it has none
    facts: list[Sentence]  # a word or two each, the most general first
    groups: list[str]  # the parts of the table it belongs to, the largest first
    marks: list[str]  # of its pieces; its own letter where it has one colour
    card: list[Sentence]  # what its player needs on paper


class GroupInfo(Wire):
    """A part of the table, such as a fleet or a squadron, with its seats."""

    id: str
    label: Sentence
    seats: list[int]


class SetupInfo(Wire):
    """How many may play with these options, and what each seat is with the number asked for."""

    seats: list[int]
    roles: list[RoleInfo]
    groups: list[GroupInfo] = []
    how_to_write: list[Sentence] = []  # how orders are written on paper
    desks: list[DeskInfo] = []  # that could have an umpire of their own


# The house


class HouseInfo(Wire):
    """The addresses for others in the local network; sent only to the computer that the server runs on."""

    links: list[str]  # of the first page; empty where the address of the page is the one to give away
    is_alone: bool = False  # nobody else can reach this server
    is_cut_off: bool = False  # others could, but this computer is in no network


# Tables

SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over", "abandoned"]


class SeatWish(Wish):
    """Who is to sit on a seat of a new table."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""  # a level: easy, medium, hard
    word: str = ""  # mixed into every draw, so that nobody can know them beforehand


class ClockWish(Wish):
    """Seconds to think; 0 means no limit.

    When the time of a connected person is up, a bot makes this one move; for a person who is not connected it
    plays on until they act, send `back` or connect again. After that a person without time for the game has
    30 seconds for each move. When the time of a turn is up, seats without orders go without.
    """

    per_move: Annotated[int, Meta(ge=0, le=DAY)] = 0
    per_game: Annotated[int, Meta(ge=0, le=10 * DAY)] = 0
    per_turn: Annotated[int, Meta(ge=0, le=DAY)] = (
        0  # for all who write orders at once; then comes the deadline
    )


class TableWish(Wish, kw_only=True):
    """A new table; its creator takes the first seat of kind person."""

    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    is_public: bool = False
    clock: ClockWish = field(default_factory=ClockWish)
    umpire: bool = False  # make a key for an umpire, to keep or to give away
    desk_umpires: bool = False  # and one for an umpire of each desk; the first is then the chief umpire's
    absence: Annotated[int, Meta(ge=0, le=7 * DAY)] = 180  # seconds, see TableInfo


class SitWish(Wish):
    """Take this seat, or the first free one.

    With the key of a seat that the client already has, another person at the same screen sits down, which
    everyone sees. A seat kept for its player of the previous game opens only with the key of that game.
    """

    seat: SeatNumber | None = None
    name: str = ""
    word: str = ""


class LessonWish(Wish):
    """Take the lesson of a game."""

    game: str
    name: str = ""


class ForkWish(Wish):
    """Go on from this step at a new table."""

    step: Count


# Seats that change hands in a running game, by their own player or with the consent of all other people


class PassWish(Wish):
    """Make a link by which a person takes over a seat once, or revoke the last one.

    For the caller's own seat; the owner makes them for any seat before the start, an umpire during the game.
    """

    is_on: bool = True


class SwapWish(Wish):
    """Swap the people of two seats before the start."""

    other: SeatNumber


class TakeWish(Wish):
    """Take over a seat with the key of such a link, which opens it once."""

    pass_token: ShortText
    name: str = ""


class AskWish(Wish):
    """Ask for the seat of a bot, or of a person who has been away for long."""

    name: str = ""


class ConsentWish(Wish):
    """Agree that somebody takes over a seat, or refuse it."""

    agrees: bool = True


class SeatRequest(Wire):
    """Somebody who has no seat here would like this one."""

    seat: int
    name: str
    agreed: list[int]
    needed: list[int]  # all other people; when there are none the owner decides


class UndoRequest(Wire):
    """A request to take back the last action; it is carried out when all who are needed have agreed."""

    seat: int
    needed: list[int]
    agreed: list[int]


# Words for the draws, sealed first and opened together


class SealWish(Wish):
    """SHA-256 of one's own word for the draws, in hexadecimal."""

    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class WordWish(Wish):
    """The word under the seal."""

    word: ShortText


class Draw(Wire):
    """A draw: the ticket that the secret gives must be `low` or more and below `high`."""

    number: int
    label: str
    total: int
    low: int
    high: int
    text: str
    step: int


class FairSheet(Wire):
    """Everything needed to recompute every draw of a finished game."""

    commitment: str  # empty when there was none
    secret: str  # empty when it is not known here
    words: list[str]
    sealed: list[str]  # by seat, SHA-256 of the words as shown before the start; empty in the older scheme
    foreign: int  # draws before these, made at another table
    draws: list[Draw]


class SeatInfo(Wire):
    """A seat as everyone sees it."""

    seat: int
    letter: str
    kind: SeatKind
    name: str
    bot: str
    is_online: bool
    is_free: bool  # anyone with the link may sit down here; a free seat of kind person is kept for its name
    is_away: bool  # a bot plays for this person until they return
    is_late: bool = False  # the time of this person is up, and a bot makes this one move
    seconds_left: float | None = None  # until its clock falls, if it is to act or were
    is_kept: bool = False  # kept for its player of the previous game
    is_absent: bool = False  # its person has been away for as long as the table set
    beside: int | None = None  # the seat at whose screen this one is played too, said before the start
    seal: str = ""  # of its word for the draws
    has_opened: bool = False  # that word
    has_link: bool = False  # somebody has a one-time link to it


class TableInfo(Wire):
    """A table as everyone sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Status
    is_public: bool
    created: float
    step: int  # actions so far that everyone noticed, those of chance included
    to_act: list[int]  # the seats that are publicly deciding; a secret question is shown only to its seat
    winners: list[int]
    commitment: str  # SHA-256 of the secret behind the draws
    next_table: str | None = None  # the rematch
    clock: ClockWish = field(default_factory=ClockWish)
    turn_seconds_left: float | None = None  # until the deadline of all; it stands while the table is paused
    has_umpire: bool = False
    desks: list[DeskInfo] = []  # that have an umpire of their own
    is_paused: bool = False
    closed_talk: Problem | None = None  # why seats don't talk to the whole table now; others do apart
    absence: int = 180  # seconds away before a bot may stand in and one may ask for the seat; 0: never
    requests: list[SeatRequest] = []
    undo: UndoRequest | None = None  # an open request to take back an action
    is_starting: bool = False  # words for the draws are being opened
    notice: Sentence | None = None  # what everyone should know: that its rules are of another version
    is_lesson: bool = False


class Keys(Wire):
    """What a client keeps secret: its seat, and the table if it made it."""

    table: str
    seat: int | None = None
    seat_token: str | None = None
    owner_token: str | None = None
    umpire_token: str | None = None
    desk_tokens: dict[str, str] = {}  # of the umpires of desks, by desk
    pass_token: str | None = None  # opens a seat once, see TakeWish; of a seat asked for when all have agreed


# Play


class Frame(Wire, tag_field="type", tag=str.lower):
    """A message on the socket; its `type` is the first field."""


class Numbered(Frame):
    """A request of a client; the answer repeats its number."""

    request: Count


class Told(Wire, kw_only=True):
    """An event: its data for the drawing, and the sentence for the log."""

    kind: str
    data: dict[str, Any]
    text: Sentence
    rules: list[str] = []
    step: int  # the position to look at


class Choice(Wire):
    """A legal action and the ids to click for it, one after the other."""

    action: str
    steps: list[str]


class Foresight(Wire):
    """The certain results of the caller's own actions, computed from what the caller may know.

    `change` is the change of points by seat; it is empty where it is uncertain or there are no points.
    """

    actions: list[str]
    steps: list[str]
    does: list[Sentence]
    change: list[int]


class Hinted(Wire):
    """What a bot would do and what that leads to, and the best alternative."""

    best: Foresight
    other: Foresight | None = None


class Result(Wire):
    """How it ended."""

    reason: Sentence
    scores: list[int]
    ranks: list[int]


class Opened(Wire):
    """What it takes to make a seal again: HMAC-SHA256 of the text, under the salt in hexadecimal."""

    seat: int
    salt: str
    text: str


class BriefPart(Wire):
    """One thing about a game, with the view of a position that shows it."""

    title: Sentence
    text: Sentence
    view: dict[str, Any]
    rule: str


class Brief(Wire):
    """A game in a minute; its texts come from `/api/lessons/{game}/{language}`."""

    seats: list[SeatInfo]
    parts: list[BriefPart]


class LessonChapter(Wire):
    """A chapter of a lesson."""

    title: Sentence
    steps: int


class LessonPage(Wire, kw_only=True):
    """What a lesson says at this point; its texts come from `/api/lessons/{game}/{language}`."""

    chapter: int
    step: int  # of the chapter
    number: int  # of the step, from the first of the lesson on
    count: int
    text: Sentence
    is_task: bool  # the learner is to do something; else he reads and goes on
    is_busy: bool  # others are still to play
    is_over: bool
    lights: list[str]  # steps of the drawing that it speaks of
    shown: list[str]  # the steps to click, shown on request
    rule: str
    chapters: list[LessonChapter]


class Snapshot(Frame):
    """The game as one viewer may know it."""

    step: int
    view: dict[str, Any]  # the game's own view, see /api/games/{game}/view-schema
    prompt: Sentence
    version: int  # of this viewer's decision; an action carries it back
    choices: list[Choice]
    may_undo: bool
    may_offer: list[str]  # acts of the whole table, such as `end`
    offers: dict[str, list[int]]  # the seats that agree to each
    told: list[Told]  # since the last snapshot; where `told_from` is a step, the story from there on
    told_from: int | None = None  # in a welcome, at the start and after a take-back; older pages on demand
    seals: dict[int, str] = {}  # by seat: what is shown of orders that wait unseen
    opened: list[Opened] = []  # at a reveal: what was under the seals that were shown before it
    channels: dict[str, list[int]] = {}  # beside the table's: whom this viewer may talk to, himself included
    may_message: list[int] = []  # the seats to which a messenger may bring one word now
    is_undo: bool = False
    result: Result | None = None
    lesson: LessonPage | None = None


class StoryPage(Wire):
    """A part of the story that came before a step; the one before it comes before `told_from`, if not 0."""

    told: list[Told]
    told_from: int


Part = Literal["seat", "owner", "umpire", "spectator"]  # as what somebody speaks


class ChatLine(Frame, tag="chat", kw_only=True):
    """Something said at a table, or done by its umpire.

    Channels are `table`, those of the game, `message` for a word by messenger, `spectators` and `umpires` for
    these among themselves while the talk is closed, `umpire` and `seats`: on the last two `said` is the
    sentence that tells what the umpire did, or how a seat changed hands, and `text` is the umpire's reason or
    his note. Who speaks without a seat is told by his part.
    """

    seat: int | None
    part: Part = "seat"
    name: str
    text: str
    at: float
    channel: str = "table"
    to: int | None = None  # whom a message is for
    said: Sentence | None = None
    step: int = 0  # how many there were when it was said


class Welcome(Frame, kw_only=True):
    """The first answer on a socket."""

    table: TableInfo
    seat: int | None  # None: a spectator
    is_owner: bool
    is_umpire: bool = False
    desk: str | None = None  # of an umpire who has only this one
    looks_at: int | Literal["all"] | None = None  # whose view the umpire has: a seat's, all, or his own
    chat: list[ChatLine]
    snapshot: Snapshot | None


class TableChanged(Frame, tag="table"):
    """The table changed: its seats, who is connected, or its status."""

    table: TableInfo


class Gone(Frame):
    """The table was deleted; no more messages about it follow."""

    table: str


class Answer(Frame):
    """The answer to a request of this client; with a problem it was refused, and nothing was done."""

    request: int
    problem: Problem | None = None
    hint: Hinted | None = None
    foresight: Foresight | None = None
    keys: Keys | None = None  # of a seat that the umpire gives to another person


class Pong(Frame):
    """The reply to a ping."""


FromServer = Welcome | Snapshot | TableChanged | ChatLine | Gone | Answer | Pong


class Hello(Frame):
    """The first message on a socket: who is this."""

    seat_token: str | None = None
    owner_token: str | None = None
    umpire_token: str | None = None


class Act(Numbered):
    """An action, or a chain of them: all of it is played, or nothing."""

    version: Count
    actions: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=200)]


class OrderLine(Numbered, tag="order"):
    """A whole order as one line of the game's notation: all of it is played, or nothing.

    It takes the place of what was written so far. A draft is not given yet.
    """

    version: Count
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    draft: bool = False


class Back(Numbered):
    """Return to a seat that a bot has been playing for this person; any action does so too."""


class Turn(Numbered):
    """Turn to a page of a lesson: the next, one before, the first of a chapter."""

    chapter: Count
    step: Count


class Undo(Numbered):
    """Take back the seat's last action; people who lose their turn by it are asked first."""


class Allow(Numbered):
    """Answer a request to take back; the requester withdraws it with a no."""

    agrees: bool = True


class Hint(Numbered):
    """Ask what a bot would do."""


class Foresee(Numbered):
    """Ask what an action of one's own would bring."""

    action: Annotated[str, Meta(max_length=100)]


class Offer(Numbered):
    """Agree to an act of the whole table, or take that back."""

    action: str
    agrees: bool = True


class Say(Numbered):
    """Say something to the table, or on a channel of the snapshot; while the talk is closed also apart."""

    text: Text
    channel: Annotated[str, Meta(max_length=40)] = "table"


class Dispatch(Numbered, tag="message"):
    """A word by messenger to one of the seats that the snapshot allows."""

    to: SeatNumber
    text: Text


# The umpire's desk; everything done here is told to the table and kept in the record. The umpire of one desk
# does it for the seats of his desk; what concerns the whole table is done by the chief umpire.


class Look(Numbered):
    """See what a seat sees, all, or with none what one sees oneself; answered by a new welcome.

    The umpire of a desk looks at its seats only.
    """

    seat: SeatNumber | Literal["all"] | None = None


class Pause(Numbered):
    """Stop the clocks and block all actions, or resume."""

    on: bool = True


class Extend(Numbered):
    """Put the deadline of this turn off, or set one where there is none."""

    seconds: Annotated[int, Meta(ge=1, le=DAY)]


class Deadline(Numbered):
    """The time for orders is over now."""


class Substitute(Numbered):
    """Give a seat to a bot or to another person; the previous player's key becomes invalid."""

    seat: SeatNumber
    kind: Literal["bot", "person"]
    bot: str = ""  # a level: easy, medium, hard
    name: Annotated[str, Meta(max_length=100)] = ""  # of the person
    reason: Annotated[str, Meta(max_length=500)] = ""


class Dictate(Numbered):
    """Give the orders of a seat as its captain wrote them on paper, as one line of the game's notation."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Correct(Numbered):
    """Put something right by an action that only an umpire has, such as `hull R1 12`."""

    action: ShortText
    reason: Text


class Remark(Numbered, tag="note"):
    """Say something as the umpire, to be kept in the record."""

    text: Text


class Ping(Frame):
    """Ask for a sign of life."""


ToPlay = Act | OrderLine | Back | Turn | Undo | Allow | Hint | Foresee | Offer | Say | Dispatch
ToUmpire = Look | Pause | Extend | Deadline | Substitute | Dictate | Correct | Remark
FromClient = Hello | ToPlay | ToUmpire | Ping
