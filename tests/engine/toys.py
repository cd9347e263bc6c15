"""Three toys for the tests of the engine: hidden cards, orders given at the same time, a call out of turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludi.engine.calls import Calls
from ludi.engine.errors import NotationError
from ludi.engine.fair import Dice, ScriptedDice
from ludi.engine.game import Codec, Game, Info
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Message, Outcome, Prompt, Refusal, View, outcome_by_score

HIDDEN = -1
HIGHEST_CARD = 9

CARD_WORDS = ("wait", "pass", "show", "peek", "whisper", "roll", "quit", "die-1", "die-2", "die-3")
WAIT, PASS, SHOW, PEEK, WHISPER, ROLL, QUIT, DIE = range(8)

ORDER_WORDS = ("0", "1", "2", "3", "next", "deadline")
DIGITS = 4
NEXT, DEADLINE = 4, 5


class WordCodec(Codec):
    """Actions that are words of a list."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.size = len(words)

    def write(self, action: int) -> str:
        return self.words[action]

    def read(self, text: str) -> int:
        if text not in self.words:
            raise NotationError(f"{text[:20]!r}: no action of this toy")
        return self.words.index(text)


class Toy(Game):
    """What both toys have in common."""

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return None if action in state.legal_actions(seat) else Refusal("not-now", {"seat": seat}, "T-01")

    def message(self, event: Event) -> Message:
        return Message("event")

    def say(self, message: Message, language: str = "en") -> str:
        return "That can't be done now."


def toy_info(name: str, *, has_chance: bool, has_secrets: bool, has_simultaneous: bool) -> Info:
    return Info(
        id=name,
        title=name.title(),
        seats=(2, 3),
        version=1,
        end_reasons=("quit",),
        options=(),
        minutes=(1, 1),
        has_secrets=has_secrets,
        has_chance=has_chance,
        has_simultaneous=has_simultaneous,
    )


# Cards: each seat has a card that only it knows; the seat on turn does as much as it likes, then passes.


@dataclass(frozen=True)
class CardsView(View):
    cards: tuple[int, ...]
    waits: int
    die: int


@dataclass(frozen=True)
class Told(Event):
    card: int


class CardsState(State):
    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(len(cards), 0, 0)
        self.cards = list(cards)
        self.knows = [{seat} for seat in range(len(cards))]  # the cards each seat has seen
        self.is_open: set[int] = set()
        self.waits = 0
        self.die = 0
        self.roller = 0

    def num_legal(self, seat: int) -> int:
        return len(self.legal_actions(seat))

    def legal_at(self, seat: int, k: int) -> int:
        return self.legal_actions(seat)[k]

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        return list(range(DIE, DIE + 3)) if seat == CHANCE else list(range(WAIT, DIE))

    def chances(self) -> list[tuple[int, int]]:
        return [(DIE + k, 1) for k in range(3)] if self.actor == CHANCE else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.ply += 1
        after = (seat + 1) % self.seats
        if action == WAIT:
            self.waits += 1
        elif action == PASS:
            self.actor = after
        elif action == SHOW:
            self.is_open.add(seat)
        elif action == PEEK:
            self.knows[seat].add(after)
        elif action == WHISPER and log is not None:
            log.append(Told(self.cards[seat], only=(after,)))
        elif action == ROLL:
            self.roller, self.actor = seat, CHANCE
        elif action == QUIT:
            self.actor = NOBODY
        elif action >= DIE:
            self.die, self.actor = action - DIE + 1, self.roller

    def outcome(self) -> Outcome | None:
        return outcome_by_score("quit", tuple(self.cards)) if self.actor == NOBODY else None

    def view(self, viewer: int | None) -> CardsView:
        known = self.is_open | (set() if viewer is None else self.knows[viewer])
        cards = tuple(card if seat in known else HIDDEN for seat, card in enumerate(self.cards))
        return CardsView(viewer, tuple(self.to_act()), cards, self.waits, self.die)

    def prompt(self, viewer: int | None) -> Prompt:
        return Prompt("cards")

    def redraw(self, viewer: int | None, rng: Rng) -> CardsState:
        other = self.copy()
        known = self.view(viewer).cards
        other.cards = [rng.fair_below(HIGHEST_CARD + 1) if card == HIDDEN else card for card in known]
        return other

    def copy(self) -> CardsState:
        other = CardsState(tuple(self.cards))
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, CardsState)
        self.actor, self.ply, self.roller = other.actor, other.ply, other.roller
        self.cards, self.knows = other.cards[:], [set(known) for known in other.knows]
        self.is_open, self.waits, self.die = set(other.is_open), other.waits, other.die

    def to_bytes(self) -> bytes:
        known = [sorted(known) for known in self.knows]
        numbers = (self.actor, self.ply, self.roller, self.waits, self.die)
        return repr((numbers, self.cards, known, sorted(self.is_open))).encode()


class CardsGame(Toy):
    info = toy_info("cards", has_chance=True, has_secrets=True, has_simultaneous=False)
    codec = WordCodec(CARD_WORDS)

    def __init__(self, *cards: int) -> None:
        super().__init__()
        self._cards = cards

    def start(self, seats: int) -> CardsState:
        return CardsState(self._cards)


def cards_match(*cards: int, dice: Dice | None = None) -> Match:
    """A match with these cards in hand."""
    return Match(CardsGame(*cards), len(cards), dice)


# Orders: all seats give an order of some digits; the last one opens them, or the table does at a deadline.


@dataclass(frozen=True)
class OrdersView(View):
    given: tuple[tuple[int, ...], ...]
    is_ready: tuple[bool, ...]
    opened: tuple[tuple[int, ...], ...]


class OrdersState(State):
    def __init__(self, seats: int, steps: int, opens: bool, herald: int | None) -> None:
        super().__init__(seats, 0 if herald is None else herald, 0)
        self.steps = steps
        self.opens = opens
        self.herald = herald  # a seat that acts alone between two rounds
        self.given: list[list[int]] = [[] for _ in range(seats)]
        self.opened: list[tuple[int, ...]] = []
        self.is_herald_on = herald is not None

    def to_act(self) -> list[int]:
        if self.is_herald_on and self.herald is not None:
            return [self.herald]
        return [seat for seat in range(self.seats) if len(self.given[seat]) < self.steps]

    def num_legal(self, seat: int) -> int:
        return len(self.legal_actions(seat))

    def legal_at(self, seat: int, k: int) -> int:
        return self.legal_actions(seat)[k]

    def legal_actions(self, seat: int) -> list[int]:
        if seat == TABLE:
            return [] if self.is_herald_on else [DEADLINE]
        if seat not in self.to_act():
            return []
        return [NEXT] if self.is_herald_on else list(range(DIGITS))

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.ply += 1
        if action == NEXT:
            self.is_herald_on = False
        elif action < DIGITS:
            self.given[seat].append(action)
        if action == DEADLINE or not self.to_act():
            self._close()
        self.actor = min(self.to_act())

    def _close(self) -> None:
        if self.opens:
            self.opened += [tuple(digits) for digits in self.given]
        self.given = [[] for _ in range(self.seats)]
        self.is_herald_on = self.herald is not None

    def outcome(self) -> Outcome | None:
        return None

    def view(self, viewer: int | None) -> OrdersView:
        own = tuple(tuple(digits) if seat == viewer else () for seat, digits in enumerate(self.given))
        ready = tuple(len(digits) == self.steps for digits in self.given)
        return OrdersView(viewer, tuple(self.to_act()), own, ready, tuple(self.opened))

    def prompt(self, viewer: int | None) -> Prompt:
        return Prompt("orders")

    def redraw(self, viewer: int | None, rng: Rng) -> OrdersState:
        other = self.copy()
        for seat, digits in enumerate(self.given):
            if seat != viewer and not self.is_herald_on:
                length = self.steps if len(digits) == self.steps else rng.fair_below(self.steps)
                other.given[seat] = [rng.fair_below(DIGITS) for _ in range(length)]
        return other

    def copy(self) -> OrdersState:
        other = OrdersState(self.seats, self.steps, self.opens, self.herald)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, OrdersState)
        self.actor, self.ply, self.is_herald_on = other.actor, other.ply, other.is_herald_on
        self.given, self.opened = [digits[:] for digits in other.given], other.opened[:]

    def to_bytes(self) -> bytes:
        return repr((self.actor, self.ply, self.is_herald_on, self.given, self.opened)).encode()


class OrdersGame(Toy):
    info = toy_info("orders", has_chance=False, has_secrets=False, has_simultaneous=True)
    codec = WordCodec(ORDER_WORDS)

    def __init__(self, steps: int, opens: bool, herald: int | None) -> None:
        super().__init__()
        self._rest = steps, opens, herald

    def start(self, seats: int) -> OrdersState:
        return OrdersState(seats, *self._rest)


def orders_match(
    seats: int, *, steps: int = 1, opens: bool = True, herald: int | None = None, dice: Dice | None = None
) -> Match:
    """A match of secret orders."""
    return Match(OrdersGame(steps, opens, herald), seats, dice)


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match remembers, for tests that nothing changed."""
    offers = {action: set(agreed) for action, agreed in match.offers.items()}
    undo = [match.may_undo(seat) for seat in range(match.seats)]
    position = match.state.to_bytes(), list(match.lines), list(match.moves)
    return (*position, offers, dict(match.seals), match.dice.drawn, undo)


# Bell: one seat got a bell in secret; it may ring it out of turn, and nobody may notice that it could.

BELL_WORDS = ("pass", "wait", "ring", "quit", "bell-A", "bell-B", "bell-C")
BELL_PASS, BELL_WAIT, BELL_RING, BELL_QUIT, BELL_TO = range(5)
BELL_TURNS = 6


@dataclass(frozen=True)
class BellView(View):
    is_dealt: bool
    has_bell: bool
    turns: int


@dataclass(frozen=True)
class BellDealt(Event):
    seat: int


@dataclass(frozen=True)
class BellPassed(Event):
    seat: int


@dataclass(frozen=True)
class BellRung(Event):
    seat: int


class BellState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, CHANCE, 0)
        self.holder = -1
        self.turns = 0
        self.is_asked = False
        self.is_over = False

    @property
    def on_turn(self) -> int:
        return self.turns % self.seats

    def to_act(self) -> list[int]:
        if self.is_over or self.holder < 0:
            return [] if self.is_over else [CHANCE]
        return [self.holder, self.on_turn] if self.is_asked else [self.on_turn]

    def num_legal(self, seat: int) -> int:
        return len(self.legal_actions(seat))

    def legal_at(self, seat: int, k: int) -> int:
        return self.legal_actions(seat)[k]

    def legal_actions(self, seat: int) -> list[int]:
        if seat == TABLE:
            return [] if self.is_over or self.holder < 0 else [BELL_QUIT]
        if seat not in self.to_act():
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chances()]
        own = [BELL_RING] if seat == self.holder else []
        return [BELL_PASS, *own] if seat == self.on_turn else [BELL_WAIT, *own]

    def chances(self) -> list[tuple[int, int]]:
        return [(BELL_TO + seat, 1) for seat in range(self.seats)] if self.holder < 0 else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.ply += 1
        told: list[Event] = [] if log is None else log
        if action >= BELL_TO:
            self.holder = action - BELL_TO
            told.append(BellDealt(self.holder, only=(self.holder,)))
        elif action == BELL_PASS:
            self.turns += 1
            told.append(BellPassed(seat))
        elif action == BELL_RING:
            told.append(BellRung(seat))
        self.is_asked = action != BELL_WAIT and self.holder != self.on_turn
        self.is_over = action in (BELL_RING, BELL_QUIT) or self.turns == BELL_TURNS
        self.actor = min(self.to_act(), default=NOBODY)

    def outcome(self) -> Outcome | None:
        scores = tuple(int(seat == self.holder) for seat in range(self.seats))
        return outcome_by_score("quit", scores) if self.is_over else None

    def view(self, viewer: int | None) -> BellView:
        asked = self.to_act()
        shown = asked if viewer == self.holder else asked[-1:]
        return BellView(viewer, tuple(shown), self.holder >= 0, viewer == self.holder, self.turns)

    def prompt(self, viewer: int | None) -> Prompt:
        is_asked = viewer is not None and viewer in self.view(viewer).to_act
        return Prompt("choose" if is_asked else "wait")

    def redraw(self, viewer: int | None, rng: Rng) -> BellState:
        other = self.copy()
        if self.holder >= 0 and viewer != self.holder and not self.is_over:
            others = [seat for seat in range(self.seats) if seat != viewer]
            other.holder = others[rng.fair_below(len(others))]
            other.is_asked = other.holder != self.on_turn and rng.fair_below(2) == 0
        return other

    def copy(self) -> BellState:
        other = BellState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, BellState)
        self.actor, self.ply, self.turns = other.actor, other.ply, other.turns
        self.holder, self.is_asked, self.is_over = other.holder, other.is_asked, other.is_over

    def to_bytes(self) -> bytes:
        return repr((self.actor, self.ply, self.turns, self.holder, self.is_asked, self.is_over)).encode()


class BellGame(Toy, Calls):
    info = replace(
        toy_info("bell", has_chance=True, has_secrets=True, has_simultaneous=False),
        seats=(3,),
    )
    codec = WordCodec(BELL_WORDS)

    def start(self, seats: int) -> BellState:
        return BellState(seats)


def bell_match(holder: int) -> Match:
    """A match of three in which this seat has the bell."""
    return Match(BellGame(), 3, ScriptedDice([BELL_TO + holder]))
