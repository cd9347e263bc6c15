"""The variant, more back than forward: F-71 to F-75."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.forum.positions import JUMPING, LAST_ROW, match_at, scorings, seen, shuttle
from tests.games.forum.positions import changes as standing
from tests.games.forum.positions import filled as filled_by

from ludi.engine.match import Match


def filled(sector: str, romans: str, **more: Any) -> Match:
    return filled_by(sector, romans, scoring="variant", **more)


@pytest.mark.parametrize(("sector", "romans"), [("VII", "A A A B C D"), ("IV", "A A A A A A B C D")])
@pytest.mark.rule("F-71")
def test_the_sole_leader_goes_four_forward_whatever_the_size(sector: str, romans: str) -> None:
    assert standing(filled(sector, romans)) == (4, -4, -4, -4)


@pytest.mark.rule("F-71")
def test_each_of_several_leaders_goes_two_forward() -> None:
    assert standing(filled("row-1", "A A B B C C D", seats=5)) == (2, 2, 2, 0, -7)


@pytest.mark.parametrize(
    ("sector", "romans", "back"),
    [
        ("VII", "A A A B B C", 6),
        ("row-1", "A A A A B B C", 7),
        ("DA", "A A A A B B C", 7),
        ("II", "A A A A A B B C", 8),
        ("IV", "A A A A A A B B C", 9),
    ],
)
@pytest.mark.rule("F-72")
def test_the_sole_fewest_goes_back_by_the_size_of_the_sector(sector: str, romans: str, back: int) -> None:
    assert standing(filled(sector, romans)) == (4, 0, 0, -back)


@pytest.mark.rule("F-72")
def test_each_of_several_fewest_goes_four_back() -> None:
    assert standing(filled("row-1", "A A A A B B B", seats=5)) == (4, 0, -4, -4, -4)


@pytest.mark.rule("F-73")
def test_a_shared_lead_is_scored_at_once_and_takes_the_coin() -> None:
    match = filled("row-1", "A A A B B B C")
    assert standing(match) == (2, 2, 0, -7)
    assert "row-1" not in seen(match).coins
    assert seen(match).stalemates == ()


@pytest.mark.rule("F-73")
def test_the_game_ends_when_the_last_coin_goes_by_a_shared_lead() -> None:
    drawing = LAST_ROW.replace("A A A B B C .", "A A A B B B .")
    match = match_at(drawing, turn="C", coins="row-1", scoring="variant")
    match.play(2, "f7-g1")
    assert match.outcome is not None
    assert match.outcome.reason == "coins"


@pytest.mark.rule("F-61", "F-73")
def test_quiet_rounds_end_the_variant_as_well() -> None:
    match = match_at(JUMPING, scoring="variant")
    shuttle(match, 79)
    assert match.outcome is None
    log = match.play(3, "e4-e5")
    assert match.outcome is not None
    assert match.outcome.reason == "quiet"
    assert scorings(log) == {}


@pytest.mark.parametrize(
    ("sector", "romans", "seats"),
    [
        ("VII", "A A B B C C", 3),
        ("IV", "A A A B B B C C C", 3),
        ("II", "A A B B C C D D", 4),
        ("VII", "A B C D E F", 6),
    ],
)
@pytest.mark.rule("F-74")
def test_with_all_colours_equal_everyone_goes_two_forward_and_nobody_back(
    sector: str, romans: str, seats: int
) -> None:
    assert standing(filled(sector, romans, seats=seats)) == (2,) * seats


@pytest.mark.rule("F-75")
def test_the_winner_is_the_one_who_went_back_least() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1", scoring="variant", track=(-40, -35, -50, -20))
    match.play(2, "f7-g1")
    assert match.outcome is not None
    assert match.outcome.scores == (-36, -35, -50, -27)
    assert match.outcome.winners == (3,)


@pytest.mark.parametrize(
    ("sector", "romans", "steps"),
    [
        ("row-1", "A A A A B B C", (4, 0, 0, -7)),
        ("row-1", "A A A B B B C", (2, 2, 0, -7)),
        ("IV", "A A A A A B B C D", (4, 0, -4, -4)),
    ],
)
@pytest.mark.rule("F-71", "F-72")
@pytest.mark.vector("T-17")
def test_sectors_are_scored_by_the_variant(sector: str, romans: str, steps: tuple[int, ...]) -> None:
    assert standing(filled(sector, romans)) == steps
