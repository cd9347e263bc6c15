"""Guards against endless games: F-60 to F-63."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import (
    FULL_AND_TIED,
    JUMPING,
    LAST_ROW,
    THREE_PLAYERS,
    TWO_PLAYERS,
    agree_to_stop,
    at,
    changes,
    filled,
    match_at,
    new_match,
    place_all,
    refuse,
    scorings,
    seen,
    shuttle,
)

from ludi.engine.errors import GameOverError, NotationError
from ludi.engine.match import Match


def reason(match: Match) -> str:
    return match.outcome.reason if match.outcome else ""


@pytest.mark.rule("F-60")
def test_without_a_guard_jumping_to_and_fro_never_ends() -> None:
    match = match_at(JUMPING, no_score_rounds=0)
    shuttle(match, 800)
    assert match.outcome is None


# Quiet rounds


@pytest.mark.parametrize(("seats", "limit"), [(2, 80), (3, 60), (4, 80), (5, 100), (6, 120)])
@pytest.mark.rule("F-61")
def test_twenty_rounds_are_counted_in_romans_moved(seats: int, limit: int) -> None:
    assert seen(new_match(seats)).quiet_limit == limit


@pytest.mark.rule("F-61")
def test_the_game_ends_after_so_many_quiet_rounds_and_not_a_jump_sooner() -> None:
    match = match_at(JUMPING, no_score_rounds=2)
    shuttle(match, 7)
    assert match.outcome is None
    match.play(3, "e4-e5")
    assert reason(match) == "quiet"


@pytest.mark.rule("F-61")
def test_a_quiet_game_ends_after_twenty_rounds_by_default() -> None:
    match = match_at(JUMPING)
    shuttle(match, 80)
    assert reason(match) == "quiet"


@pytest.mark.rule("F-55", "F-61")
def test_after_quiet_rounds_full_sectors_are_settled_and_others_bring_nothing() -> None:
    match = match_at(JUMPING, quiet=79, turn="D")
    log = match.play(3, "e5-e4")
    assert set(scorings(log)) == FULL_AND_TIED
    assert len(seen(match).coins) == 23 - len(FULL_AND_TIED)


@pytest.mark.rule("F-61")
def test_a_scoring_starts_the_count_anew() -> None:
    match = filled("row-1", "A A A A B B C", quiet=79)
    assert (match.outcome, seen(match).quiet) == (None, 0)


@pytest.mark.rule("F-61")
def test_a_new_stalemate_is_no_scoring() -> None:
    match = filled("row-1", "A A A B B B C", quiet=79)
    assert reason(match) == "quiet"
    assert changes(match) == (4, 4, 0, -4)


@pytest.mark.rule("F-61")
def test_a_scoring_in_the_last_quiet_move_saves_the_game() -> None:
    assert filled("row-1", "A A A A B B C", quiet=79).outcome is None


@pytest.mark.rule("F-61")
def test_placing_is_not_counted() -> None:
    match = new_match(3, no_score_rounds=1)
    place_all(match, THREE_PLAYERS)
    assert (match.outcome, seen(match).quiet) == (None, 0)
    shuttle(match, 3)
    assert reason(match) == "quiet"


@pytest.mark.rule("F-61", "F-66")
def test_with_two_players_the_first_of_the_two_romans_can_be_the_last_quiet_one() -> None:
    match = match_at(TWO_PLAYERS, seats=2, turn="A", quiet=79)
    match.play(0, "f5-f4")
    assert reason(match) == "quiet"


@pytest.mark.rule("F-61")
def test_with_0_there_is_no_limit() -> None:
    assert seen(match_at(JUMPING, no_score_rounds=0)).quiet_limit == 0
    match = filled("row-1", "A A A B B B C", no_score_rounds=0, quiet=400)
    assert match.outcome is None


# Repetition


@pytest.mark.rule("F-62")
def test_repetition_is_off_by_default() -> None:
    match = match_at(JUMPING)
    shuttle(match, 79)
    assert match.outcome is None


@pytest.mark.rule("F-62")
def test_a_position_that_occurs_the_third_time_ends_the_game() -> None:
    """The position in which the jumps begin counts: it comes back after 6 jumps and after 12."""
    match = new_match(3, repetition=3)
    place_all(match, THREE_PLAYERS)
    shuttle(match, 11)
    assert match.outcome is None
    match.play(2, "e6-e7")
    assert reason(match) == "repetition"


@pytest.mark.rule("F-62")
def test_another_number_of_repetitions_may_be_chosen() -> None:
    match = new_match(3, repetition=2)
    place_all(match, THREE_PLAYERS)
    shuttle(match, 5)
    assert match.outcome is None
    match.play(2, "e6-e7")
    assert reason(match) == "repetition"


@pytest.mark.rule("F-62")
def test_the_same_romans_with_another_player_on_turn_are_another_position() -> None:
    """A goes round a triangle while B and C go forth and back."""
    match = match_at(THREE_PLAYERS, seats=3, repetition=2)
    before = seen(match).fields
    for seat, jump in zip(
        (0, 1, 2, 0, 1, 2, 0),
        ("c7-c6", "d7-d6", "e7-e6", "c6-c5", "d6-d7", "e6-e7", "c5-c7"),
        strict=True,
    ):
        match.play(seat, jump)
    assert seen(match).fields == before
    assert match.outcome is None


@pytest.mark.rule("F-62")
def test_with_two_players_the_same_romans_in_mid_turn_are_another_position() -> None:
    """In the third turn A1 restores the position of the start, but now only A2 may move."""
    match = match_at(TWO_PLAYERS, seats=2, repetition=2)
    before = seen(match).fields
    match.play(0, "f5-f4", "g5-g4")
    match.play(1, "d5-d4", "e5-e4")
    match.play(0, "g4-g5", "f4-f3")
    match.play(1, "d4-d5", "e4-e5")
    match.play(0, "f3-f5")
    assert seen(match).fields == before
    assert match.outcome is None


@pytest.mark.rule("F-47", "F-62")
def test_with_on_majority_a_sector_that_waits_makes_another_position() -> None:
    """C fills the tied row 1 and leaves it again: the Romans stand as before, but the row waits."""
    drawing = LAST_ROW.replace("A A A B B C .", "A A A B B B .").replace("* * C D", "A B C D")
    match = match_at(drawing, turn="C", coins="row-1 row-2", repetition=2, stalemate_break="on_majority")
    before = seen(match).fields
    for jump in ("f7-g1", "g7-g2", "d7-d2", "e7-e2", "g1-f7", "g2-g7", "d2-d7", "e2-e7"):
        match.play(match.to_act()[0], jump)
    assert seen(match).fields == before
    assert seen(match).waiting == ("row-1",)
    assert match.outcome is None


@pytest.mark.rule("F-62")
def test_a_stalemate_that_ends_and_comes_back_does_not_start_the_count_anew() -> None:
    match = match_at(JUMPING, repetition=2)
    others = ((1, "g5-g4"), (2, "d5-d4"), (3, "e5-e4"))
    match.play(0, "a1-a3")
    for seat, jump in others:
        match.play(seat, jump)
    match.play(0, "a3-a1")
    for seat, jump in others:
        match.play(seat, "-".join(reversed(jump.split("-"))))
    assert reason(match) == "repetition"


@pytest.mark.rule("F-62")
def test_a_scoring_starts_the_count_of_positions_anew() -> None:
    match = filled("row-1", "A A A A B B C", repetition=2)
    assert at(match).seen == {at(match).key(): 1}


@pytest.mark.rule("F-62")
def test_after_a_repetition_full_sectors_are_settled_and_others_bring_nothing() -> None:
    match = match_at(JUMPING, repetition=2)
    shuttle(match, 7)
    assert set(scorings(match.play(3, "e4-e5"))) == FULL_AND_TIED


# An agreed end


@pytest.mark.rule("F-63")
def test_the_game_ends_when_all_players_agree() -> None:
    match = match_at(JUMPING)
    assert set(scorings(agree_to_stop(match))) == FULL_AND_TIED
    assert reason(match) == "agreed"
    assert match.lines == ["! end"]


@pytest.mark.rule("F-63")
def test_the_game_goes_on_while_one_player_does_not_agree() -> None:
    match = match_at(JUMPING)
    for seat in (0, 1, 3, 1, 0):
        assert match.agree(seat, "end") == []
    assert match.outcome is None


@pytest.mark.rule("F-63")
def test_all_players_may_agree_in_the_placing_phase() -> None:
    match = new_match(3)
    match.play(0, "d4")
    agree_to_stop(match)
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 0)


@pytest.mark.rule("F-63")
def test_a_player_may_take_the_offer_back() -> None:
    match = match_at(JUMPING)
    match.agree(0, "end")
    match.withdraw(0)
    for seat in (1, 2, 3):
        match.agree(seat, "end")
    assert match.outcome is None
    match.agree(0, "end")
    assert reason(match) == "agreed"


@pytest.mark.rule("F-63")
def test_a_move_cancels_the_offers_that_stand() -> None:
    match = match_at(JUMPING)
    for seat in (1, 2, 3):
        match.agree(seat, "end")
    match.play(0, "a1-a3")
    match.agree(0, "end")
    assert match.outcome is None


@pytest.mark.rule("F-63")
def test_one_player_alone_may_not_end_the_game() -> None:
    assert refuse(match_at(JUMPING), 0, "end").rule == "F-63"


@pytest.mark.rule("F-63")
def test_nobody_can_agree_after_the_end() -> None:
    match = match_at(JUMPING)
    agree_to_stop(match)
    with pytest.raises(GameOverError):
        match.agree(0, "end")
    assert match.lines == ["! end"]


@pytest.mark.parametrize("seat", [4, -1, -2])
@pytest.mark.rule("F-63")
def test_somebody_who_does_not_play_cannot_agree(seat: int) -> None:
    match = match_at(JUMPING)
    for other in (0, 1, 2):
        match.agree(other, "end")
    with pytest.raises(NotationError, match="no such seat"):
        match.agree(seat, "end")
    assert match.outcome is None
