"""Who won: one victory between several players; who plays alone may lose."""

from __future__ import annotations

import pytest

from ludi import checks
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.engine.views import Outcome
from ludi.games.micatio.game import MicatioGame
from ludi.games.micatio.rules import MicatioState


class Lost(MicatioState):
    """Ends without a winner."""

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None:
            return None
        return Outcome(found.reason, found.scores, (2,) * self.seats, (0.0,) * self.seats)

    def reward(self, seat: int) -> float:
        return 0.0


class Shared(Lost):
    """The only winner has but half of the victory."""

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and Outcome(found.reason, found.scores, (1,), (0.5,))

    def reward(self, seat: int) -> float:
        return 0.5


def over(state: MicatioState) -> MicatioState:
    state.playout(Rng(1))
    return state


def test_a_lost_solo_game_is_an_outcome() -> None:
    state = make("discordia").start(1)
    state.playout(Rng(1))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.ranks, outcome.winners) == ((0.0,), (2,), ())
    checks.check_outcome(make("discordia"), state)


@pytest.mark.parametrize("seats", [2, 3])
def test_several_players_without_a_winner_are_no_outcome(seats: int) -> None:
    with pytest.raises(AssertionError, match="is not one victory"):
        checks.check_outcome(MicatioGame(), over(Lost(seats, 3, 5)))


def test_half_a_victory_alone_is_no_outcome() -> None:
    with pytest.raises(AssertionError, match="is not one victory"):
        checks.check_outcome(MicatioGame(), over(Shared(1, 3, 5)))
