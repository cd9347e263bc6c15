"""Two worlds: whatever a viewer cannot know makes no difference to anything that he gets."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from tests.contract.tables import Trial, each_table, states_to_try, step, tables

from ludi import checks
from ludi.engine.game import NOBODY, Game, State
from ludi.engine.rng import Rng
from ludi.engine.sealed import SealedOrders
from ludi.engine.views import Event, Prompt
from ludi.engine.worlds import reveals, viewers
from ludi.games.micatio.events import Dealt, Ready
from ludi.games.micatio.game import MicatioGame
from ludi.games.micatio.rules import MicatioState
from ludi.games.micatio.views import Micatio

STATES = states_to_try(10_000, 500)  # for each game
FEW_SEATS = 4
ORDERS = 120


def look_at_worlds(game: Game, seats: int, states: int) -> None:
    """Check so many positions of random games for every viewer."""
    rng = Rng(seats)
    state = game.start(seats)
    for _ in range(states):
        for viewer in viewers(state):
            checks.check_worlds(game, state, viewer, rng)
        if state.actor == NOBODY:
            state = game.start(seats)
        else:
            step(state, rng)


@pytest.mark.slow
@each_table
def test_what_a_viewer_cannot_know_makes_no_difference_to_him(table: Trial) -> None:
    share = sum(other.game_id == table.game_id for other in tables())
    look_at_worlds(table.game(), table.seats, -(-STATES // share))


SEALED = [table for table in tables() if isinstance(table.game(), SealedOrders) and table.seats <= FEW_SEATS]


@pytest.mark.parametrize("table", SEALED, ids=str)
def test_sealed_orders_tell_nothing_and_bear_on_no_other_until_the_last_is_in(table: Trial) -> None:
    """What a match takes from a game's word; `reveals` finds it out from the positions."""
    rng, state = Rng(1), table.game().start(table.seats)
    tried = 0
    for _ in range(ORDERS):
        state = table.game().start(table.seats) if state.actor == NOBODY else state
        before, log = state.copy(), list[Event]()
        seat, action = step(state, rng, log)
        if seat >= 0 and not any(event.is_for(None) for event in log):
            assert before.view(None) == state.view(None)
        others = [other for other in before.to_act() if other != seat]
        if seat < 0 or not others or not set(others) <= set(state.to_act()):
            continue
        tried += 1
        assert not reveals(before, seat, action)
        assert [before.legal_actions(other) for other in others] == list(map(state.legal_actions, others))
    assert tried > ORDERS // 10


# Leaks that the checks must find, each planted in the toy.


class OpenHands(MicatioState):
    """Shows everyone what was chosen."""

    def view(self, viewer: int | None) -> Micatio:
        return replace(super().view(viewer), fingers=tuple(self.fingers))


class OpenLuck(MicatioState):
    """Shows seat A the lucky number of its neighbour."""

    def view(self, viewer: int | None) -> Micatio:
        seen = super().view(viewer)
        return replace(seen, lucky=(self.lucky[0], self.lucky[1], *seen.lucky[2:])) if viewer == 0 else seen


class OpenSteps(MicatioState):
    """Shows who is halfway."""

    def view(self, viewer: int | None) -> Micatio:
        return replace(super().view(viewer), round=sum(map(bool, self.fingers)))


class TellingPrompt(MicatioState):
    """Asks another question when someone's luck has come."""

    def prompt(self, viewer: int | None) -> Prompt:
        asked = super().prompt(viewer)
        lucky = any(self.lucky[seat] in self.sums for seat in range(self.seats) if seat != viewer)
        return replace(asked, words={**asked.words, "lucky": 1}) if lucky else asked


class TellingActions(MicatioState):
    """Nobody may show as many fingers as another seat already does."""

    def num_legal(self, seat: int) -> int:
        return len(self.allowed(seat)) if seat >= 0 else super().num_legal(seat)

    def legal_at(self, seat: int, k: int) -> int:
        return self.allowed(seat)[k] if seat >= 0 else super().legal_at(seat, k)

    def allowed(self, seat: int) -> list[int]:
        actions = [super(TellingActions, self).legal_at(seat, k) for k in range(super().num_legal(seat))]
        return actions if self.fingers[seat] else [a for a in actions if a + 1 not in self.fingers]


class TellingTable(MicatioState):
    """The table may not end it when someone has had luck."""

    def num_legal(self, seat: int) -> int:
        return 0 if seat == -2 and set(self.lucky) & set(self.sums) else super().num_legal(seat)


class TellingTurn(MicatioState):
    """Who has shown five fingers is passed over until the others are ready."""

    def to_act(self) -> list[int]:
        acting = super().to_act()
        return [seat for seat in acting if seat < 0 or self.fingers[seat] != 5] or acting


@dataclass(frozen=True)
class Boast(Ready):
    """Says more than who is ready."""

    call: int = 0


class TellingReady(MicatioState):
    """Tells the call of a seat that is ready."""

    def _call(self, seat: int, total: int, tell: list[Event]) -> None:
        super()._call(seat, total, tell)
        tell.append(Boast(seat, total))


class TellingDeal(MicatioState):
    """Tells everyone the lucky number that was dealt."""

    def _deal(self, number: int, tell: list[Event]) -> None:
        super()._deal(number, tell)
        tell.append(Dealt(0, number))


class TellingSize(MicatioState):
    """The same position as a longer message: True is not 1 on the wire."""

    def view(self, viewer: int | None) -> Micatio:
        lucky = viewer is not None and self.lucky[viewer - 1] > 5
        return replace(super().view(viewer), round=True if lucky else 1)


class TooHidden(MicatioState):
    """Draws anew what the viewer has seen: his own lucky number."""

    def redraw(self, viewer: int | None, rng: Rng) -> State:
        return super().redraw(None, rng)


LEAKS = [
    OpenHands,
    OpenLuck,
    OpenSteps,
    TellingPrompt,
    TellingActions,
    TellingTable,
    TellingTurn,
    TellingReady,
    TellingDeal,
    TellingSize,
    TooHidden,
]


def leaky(kind: type[MicatioState]) -> MicatioGame:
    """The toy with another kind of position."""

    class Leaky(MicatioGame):
        __module__ = MicatioGame.__module__  # where its texts are

        def start(self, seats: int) -> MicatioState:
            return kind(seats, self.options["rounds"], self.options["target"])

    return Leaky()


@pytest.mark.parametrize("kind", LEAKS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_planted_leak_is_found(kind: type[MicatioState], seats: int) -> None:
    with pytest.raises(AssertionError, match=r"viewer|sees|hears"):
        look_at_worlds(leaky(kind), seats, 1000)


def test_the_toy_without_a_leak_passes() -> None:
    look_at_worlds(leaky(MicatioState), 3, 200)


def test_a_hidden_thing_in_a_game_without_secrets_is_found() -> None:
    class Honest(MicatioGame):
        __module__ = MicatioGame.__module__
        info = replace(MicatioGame.info, has_secrets=False)

    with pytest.raises(AssertionError, match=r"without secrets|sees other things"):
        look_at_worlds(Honest(), 2, 100)


def test_a_redraw_reaches_every_position_that_the_viewer_cannot_tell_apart() -> None:
    """Else a leak could hide where no redraw goes: here two seats, B unready, and all that A can't know."""
    state: State = MicatioGame().start(2)
    for seat, text in [(-1, "lucky 4"), (-1, "lucky 7"), (-1, "stake 1"), (1, "show 2")]:
        state.apply(seat, MicatioGame.codec.read(text))
    rng = Rng(1)
    worlds = {state.redraw(0, rng).to_bytes() for _ in range(2000)}
    assert len(worlds) == 8 * 6  # nine numbers less A's own; no fingers yet, or one to five
