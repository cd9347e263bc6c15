"""What an action would bring: found by doing it, and by nothing that the seat may not know."""

from __future__ import annotations

import pytest

from ludi.bots.bot import Sight, make_bot
from ludi.engine.fair import FairDice
from ludi.engine.game import CHANCE
from ludi.engine.insight import Insight, foresee
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.engine.worlds import heard

GAMES = ["forum", "pompeii", "discordia", "micatio"]


def positions(game_id: str, count: int, seed: int = 1) -> list[Match]:
    """Positions of a game between bots, each as a match of its own."""
    found = []
    for n in range(count):
        match = Match(make(game_id), 3 if game_id != "discordia" else 2, FairDice(f"{seed:064x}"))
        bot, rng = make_bot("greedy", match.game), Rng(seed)
        for _ in range(3 + n * 5):
            if match.outcome:
                break
            seat = match.to_act()[0]
            match.play(seat, bot.choose(Sight(match.game, match.state, seat), rng))
        if not match.outcome:
            found.append(match)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_foreseen_is_what_then_happens(game_id: str) -> None:
    for match in positions(game_id, 8):
        seat = match.to_act()[0]
        for action in match.legal_actions(seat)[:12]:
            found = foresee(match.game, match.state, seat, [action], Rng(1))
            state, log = match.state.copy(), []  # type: ignore[var-annotated]
            before = match.game.points(state) if isinstance(match.game, Insight) else ()
            state.apply(seat, action, log)
            assert tuple(heard(log, seat))[: len(found.events)] == found.events
            if found.change:
                assert isinstance(match.game, Insight)
                after = match.game.points(state)
                assert found.change == tuple(b - a for a, b in zip(before, after, strict=True))


def test_in_the_open_all_of_it_is_foreseen() -> None:
    for match in positions("forum", 8):
        seat = match.to_act()[0]
        for action in match.legal_actions(seat)[:12]:
            log = []  # type: ignore[var-annotated]
            match.state.copy().apply(seat, action, log)
            assert foresee(match.game, match.state, seat, [action], Rng(1)).events == tuple(log)


@pytest.mark.parametrize("game_id", ["pompeii", "discordia", "micatio"])
def test_worlds_that_a_seat_cannot_tell_apart_are_foreseen_alike(game_id: str) -> None:
    for match in positions(game_id, 8):
        for seat in [seat for seat in match.to_act() if seat != CHANCE]:
            other = match.state.redraw(seat, Rng(7))
            for action in match.legal_actions(seat)[:8]:
                ours = foresee(match.game, match.state, seat, [action], Rng(3))
                assert foresee(match.game, other, seat, [action], Rng(3)) == ours


def test_a_chain_is_foreseen_as_a_whole() -> None:
    match = Match(make("forum"), 2, FairDice("0" * 64))
    codec = match.game.codec
    found = foresee(match.game, match.state, 0, [codec.read("d4"), codec.read("2 e5")], Rng(1))
    assert len(found.events) == 2
