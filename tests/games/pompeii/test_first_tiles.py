"""The eruption and the first six tiles: P-98 to P-102."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, city, legal, match_at, play, position

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.state import State
from ludi.games.pompeii.actions import TILE
from ludi.games.pompeii.rules import PompeiiState

CITY = "a2:R b2:B e6:R2B2 f5:RB"
ON_START = (
    ("tile coin", "lava c2"),
    ("tile mask", "lava d7"),
    ("tile vase", "lava k3"),
    ("tile helmet", "lava j7"),
    ("tile scroll", "lava h1"),
    ("tile column", "lava e4"),
)


def erupted(causer: int, seats: int) -> Match:
    """A.D. 79 was drawn a second time, by this seat."""
    hands = {causer: "1 2 3"}
    match = match_at(CITY, stage="draw", turn=causer, seats=seats, hands=hands, deck=10, omens=2)
    play(match, "draw ad79")
    return match


@pytest.mark.rule("P-98")
def test_the_left_neighbour_of_the_causer_draws_the_first_tile() -> None:
    match = erupted(causer=2, seats=4)
    play(match, "tile coin")
    assert match.to_act() == [3]


@pytest.mark.parametrize(
    ("seats", "causer", "order", "first"),
    [(4, 2, [3, 0, 1, 2, 3, 0], 1), (3, 0, [1, 2, 0, 1, 2, 0], 1), (2, 1, [0, 1, 0, 1, 0, 1], 0)],
)
@pytest.mark.rule("P-98", "P-99", "P-100")
@pytest.mark.vector("V-22")
def test_the_six_tiles_go_clockwise_and_phase_2_begins_left_of_the_sixth(
    seats: int, causer: int, order: list[int], first: int
) -> None:
    match = erupted(causer, seats)
    placed = []
    for tile, lava in ON_START:
        play(match, tile)
        placed += match.to_act()
        play(match, lava)
    assert placed == order
    assert (at(match).turn, at(match).view(None).phase) == (first, "second")


@pytest.mark.parametrize("causer", [0, 1, 2, 3])
@pytest.mark.rule("P-100")
def test_with_four_players_phase_2_begins_three_seats_left_of_the_causer(causer: int) -> None:
    match = erupted(causer, seats=4)
    for turn in ON_START:
        play(match, *turn)
    assert at(match).turn == (causer + 3) % 4


@pytest.mark.rule("P-98")
def test_after_one_of_the_first_six_tiles_no_figure_moves() -> None:
    match = erupted(causer=0, seats=2)
    play(match, "tile coin", "lava c2")
    assert match.to_act() == [CHANCE]
    assert legal(match, 0) == legal(match, 1) == []


@pytest.mark.rule("P-98")
def test_who_places_the_sixth_tile_does_not_move_either() -> None:
    match = match_at(CITY, stage="lava", turn=1, tile="coin", laid=5)
    play(match, "lava c2")
    assert (at(match).stage_name(), at(match).turn) == ("tile", 0)


@pytest.mark.rule("P-99", "P-118")
def test_after_the_seventh_tile_figures_move() -> None:
    match = match_at(CITY, stage="lava", turn=1, tile="coin", laid=6)
    play(match, "lava c2")
    assert (at(match).stage_name(), match.to_act()) == ("move-1", [1])


def placings(state: State, tiles: int, known: dict[bytes, State]) -> None:
    """Every way to lay so many tiles from here on, one position for all orders of the same tiles."""
    if tiles == 0:
        return
    for draw, _ in state.chances():
        drawn = state.copy()
        drawn.apply(CHANCE, draw)
        for action in drawn.legal_actions(drawn.actor):
            after = drawn.copy()
            assert isinstance(after, PompeiiState)
            after.apply(after.actor, action)
            key = bytes([tiles]) + repr(list(after.lava)).encode()
            if key not in known:
                known[key] = after
                placings(after, tiles - 1, known)


def has_square(state: State, kind: int) -> bool:
    drawn = state.copy()
    drawn.apply(CHANCE, TILE + kind)
    return drawn.actor != CHANCE


@pytest.mark.rule("P-101")
def test_each_of_the_first_six_tiles_has_a_square_in_every_position() -> None:
    start = position("a1:R f1:B j2:R a5:B k5:R g7:B i7:R", stage="tile", laid=0)
    known: dict[bytes, State] = {b"": start}
    placings(start, 5, known)
    assert len(known) > 5000
    assert all(has_square(state, kind) for state in known.values() for kind in range(6))


@pytest.mark.rule("P-102", "P-104")
def test_the_first_tile_of_all_goes_on_its_start_square() -> None:
    match = erupted(causer=0, seats=2)
    play(match, "tile column")
    assert legal(match) == ["lava e4"]


@pytest.mark.rule("P-102", "P-111", "P-115")
@pytest.mark.vector("V-27")
def test_the_first_six_tiles_cover_and_enclose_figures() -> None:
    match = match_at("k6:RB k7:R k5:B f5:R", stage="lava", lava="helmet j7 j6", tile="helmet", laid=2)
    play(match, "lava k6")
    assert tuple(at(match).volcano) == (2, 1)
    assert city(match) == "f5:R k5:B"


@pytest.mark.rule("P-102", "P-140")
def test_the_game_may_end_during_the_first_six_tiles() -> None:
    match = match_at("k6:RB k7:R", stage="lava", lava="helmet j7 j6", tile="helmet", laid=2)
    play(match, "lava k6")
    assert match.outcome is not None
    assert match.outcome.reason == "empty_city"
