"""Material and players: F-01 to F-07."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import at, new_match, seen

from ludi.engine.errors import SetupError
from ludi.engine.rng import Rng
from ludi.games.forum.printed import EDITIONS

SEATS = (2, 3, 4, 5, 6)

each_seat_count = pytest.mark.parametrize("seats", SEATS)


@each_seat_count
@pytest.mark.rule("F-01")
def test_two_to_six_can_play(seats: int) -> None:
    assert len(seen(new_match(seats)).scores) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
@pytest.mark.rule("F-01")
def test_another_number_of_players_is_refused_and_the_allowed_ones_are_named(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^{seats} seats: .* 2 to 6 players"):
        new_match(seats)


@each_seat_count
@pytest.mark.rule("F-02")
def test_the_box_has_enough_romans_senators_and_coins(seats: int) -> None:
    view = seen(new_match(seats))
    assert len(view.colours) == len(view.hand) == len(view.track) <= 6
    assert max(view.hand) <= 8
    assert len(view.coins) == 23


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("F-03")
def test_three_or_four_players_have_eight_romans_each(seats: int) -> None:
    assert seen(new_match(seats)).hand == (8,) * seats


@pytest.mark.rule("F-04")
def test_five_players_have_six_romans_each() -> None:
    assert seen(new_match(5)).hand == (6,) * 5


@pytest.mark.rule("F-04")
def test_six_players_have_five_romans_each() -> None:
    assert seen(new_match(6)).hand == (5,) * 6


@pytest.mark.rule("F-05")
def test_two_players_have_two_colours_of_eight_romans_and_two_senators_each() -> None:
    view = seen(new_match(2))
    assert view.colours == ("A1", "A2", "B1", "B2")
    assert view.hand == (8, 8, 8, 8)
    assert view.track == (0, 0, 0, 0)


@pytest.mark.rule("F-06")
def test_the_edition_of_2012_gives_three_players_ten_romans_each() -> None:
    assert seen(new_match(3, edition="ngo2012")).hand == (10,) * 3


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
@pytest.mark.rule("F-06")
def test_the_edition_of_2012_changes_nothing_for_another_number_of_players(seats: int) -> None:
    assert seen(new_match(seats, edition="ngo2012")).hand == seen(new_match(seats)).hand


@each_seat_count
@pytest.mark.rule("F-07")
def test_every_senator_starts_on_the_start_field(seats: int) -> None:
    assert set(seen(new_match(seats)).track) == {0}


@pytest.mark.parametrize(("seats", "romans"), [(2, 32), (3, 24), (4, 32), (5, 30), (6, 30)])
@pytest.mark.rule("F-03", "F-04", "F-05", "F-23")
@pytest.mark.vector("T-19")
def test_after_the_placing_phase_every_hand_is_empty(seats: int, romans: int) -> None:
    state = at(new_match(seats))
    rng = Rng(19)
    while state.is_placing():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    view = state.view(None)
    assert set(view.hand) == {0}
    assert sum(colour >= 0 for colour in view.fields) == romans


@pytest.mark.rule("F-06")
def test_an_unknown_edition_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match="edition='kosmos1884': must be one of kosmos1994, ngo2012"):
        new_match(3, edition="kosmos1884")
    assert EDITIONS == ("kosmos1994", "ngo2012")


def test_an_unknown_option_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(SetupError, match="scorring: unknown option; did you mean scoring"):
        new_match(4, scorring="variant")


def test_an_option_like_no_other_is_refused_with_the_list_of_options() -> None:
    with pytest.raises(SetupError, match="weather: unknown option; forum knows edition, map, scoring"):
        new_match(4, weather="fine")


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("scoring", "double", "standard, variant"),
        ("stalemate_break", "never", "refill, on_majority"),
        ("no_score_rounds", -1, "a whole number from 0 to 1000"),
        ("no_score_rounds", "many", "a whole number from 0 to 1000"),
        ("repetition", 1, r"0 \(off\) or a number from 2 to 100"),
        ("repetition", 101, "a whole number from 0 to 100"),
        ("repetition", True, "a whole number from 0 to 100"),
        ("first", "G", "A, B, C, D, E, F, random"),
        ("track_length", 9, "a whole number from 10 to 1000"),
        ("map", "round", "classic, mirror, or one of your own"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_and_the_allowed_ones_are_named(
    option: str, value: object, allowed: str
) -> None:
    with pytest.raises(SetupError, match=f"^{option}={value!r}: must be .*{allowed}"):
        new_match(4, **{option: value})
