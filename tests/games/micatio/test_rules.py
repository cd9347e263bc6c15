"""The rules of Micatio, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.engine.errors import IllegalActionError, NotationError, NotYourTurnError, SetupError
from ludi.engine.fair import ByHand
from ludi.engine.game import CHANCE, TABLE
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.engine.views import Event
from ludi.engine.worlds import viewers
from ludi.games.micatio.events import Dealt, Ready, Revealed, StakeDrawn
from ludi.games.micatio.rules import MicatioState
from ludi.games.micatio.views import Micatio

TWO = "* lucky 4, * lucky 7"
CHOOSING = f"{TWO}, * stake 2"


class Played(Match):
    """A match played from its notation, with the last events at hand."""

    def __init__(self, lines: str, seats: int = 2, **options: Any) -> None:
        super().__init__(make("micatio", **options), seats, ByHand())
        self.told: list[Event] = []
        for line in lines.split(", "):
            self.add(line)

    def add(self, line: str) -> None:
        """Play one line more."""
        self.told = self.follow(*self.game.read_move(self.state, line)) if line else []

    def sees(self, viewer: int | None) -> Micatio:
        """The view, as the game's own."""
        seen = self.view(viewer)
        assert isinstance(seen, Micatio)
        return seen

    def legal(self, seat: int) -> list[str]:
        """The seat's actions as text."""
        return [self.game.codec.write(action) for action in self.legal_actions(seat)]

    def position(self) -> MicatioState:
        """The position itself."""
        assert isinstance(self.state, MicatioState)
        return self.state


def refused(lines: str, line: str) -> str:
    """The rule that refuses the line."""
    match = Played(lines)
    with pytest.raises(IllegalActionError) as caught:
        match.add(line)
    return caught.value.rule


# Before the first round


@pytest.mark.rule("M-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        make("micatio").start(seats)


@pytest.mark.rule("M-02")
@pytest.mark.parametrize(("seats", "sums"), [(2, (2, 10)), (3, (3, 15)), (4, (4, 20))])
def test_a_lucky_number_is_any_sum_of_the_fingers_at_the_table(seats: int, sums: tuple[int, int]) -> None:
    numbers = Played("", seats).legal(CHANCE)
    assert numbers == [f"lucky {n}" for n in range(sums[0], sums[1] + 1)]


@pytest.mark.rule("M-02")
def test_no_two_players_have_the_same_lucky_number() -> None:
    assert "lucky 4" not in Played("* lucky 4").legal(CHANCE)


@pytest.mark.rule("M-02")
def test_every_lucky_number_that_is_left_is_equally_likely() -> None:
    assert {weight for _, weight in Played("* lucky 4").state.chances()} == {1}


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("lines", [TWO, CHOOSING, f"{CHOOSING}, A show 3, A call 5, B show 4, B call 5"])
def test_a_player_alone_sees_his_lucky_number(lines: str) -> None:
    match = Played(lines)
    assert [match.sees(viewer).lucky for viewer in viewers(match.state)] == [(4, 0), (0, 7), (0, 0)]


@pytest.mark.rule("M-02")
def test_the_others_hear_that_a_number_was_drawn_and_not_which() -> None:
    told = Played("* lucky 4").told
    assert [event for event in told if event.is_for(0)] == [Dealt(0, 4, only=(0,))]
    assert [event for event in told if event.is_for(1)] == [Dealt(0, 0, but=(0,))]


@pytest.mark.rule("M-03")
def test_nobody_chooses_the_stake() -> None:
    assert refused(CHOOSING, "A stake 3") == "M-03"


# A round


@pytest.mark.rule("M-04")
def test_three_of_six_lots_say_1_point_two_say_2_and_one_says_3() -> None:
    match = Played(TWO)
    lots = [match.game.codec.write(match.state.legal_at(CHANCE, ticket)) for ticket in range(6)]
    assert lots == ["stake 1"] * 3 + ["stake 2"] * 2 + ["stake 3"]


@pytest.mark.rule("M-04")
def test_everyone_hears_the_stake() -> None:
    assert Played(CHOOSING).told == [StakeDrawn(2)]


@pytest.mark.rule("M-06")
def test_a_player_is_asked_for_a_sum_between_the_lowest_and_the_highest_that_are_possible() -> None:
    match = Played(f"{CHOOSING}, A show 3")
    asked = match.game.say(match.prompt(0))
    assert asked == "You show 3 fingers. Call the sum, from 4 to 8."


@pytest.mark.rule("M-04")
def test_everyone_sees_the_stake() -> None:
    match = Played(CHOOSING)
    assert {match.sees(viewer).stake for viewer in viewers(match.state)} == {2}


@pytest.mark.rule("M-05")
def test_all_choose_at_once() -> None:
    assert Played(CHOOSING).to_act() == [0, 1]


@pytest.mark.rule("M-05")
def test_one_to_five_fingers_can_be_shown() -> None:
    assert Played(CHOOSING).legal(1) == [f"show {n}" for n in range(1, 6)]


@pytest.mark.rule("M-05")
def test_fingers_are_shown_once() -> None:
    assert refused(f"{CHOOSING}, A show 3", "A show 4") == "M-05"


@pytest.mark.rule("M-05")
def test_nobody_calls_before_he_has_shown() -> None:
    assert refused(CHOOSING, "A call 7") == "M-05"


@pytest.mark.rule("M-06")
@pytest.mark.parametrize(("seats", "sums"), [(2, range(4, 9)), (3, range(5, 14)), (4, range(6, 19))])
def test_a_call_must_be_possible_with_ones_own_fingers(seats: int, sums: range) -> None:
    deal = ", ".join(f"* lucky {4 + seat}" for seat in range(seats))
    assert Played(f"{deal}, * stake 1, A show 3", seats).legal(0) == [f"call {n}" for n in sums]


@pytest.mark.rule("M-06")
def test_an_impossible_call_is_refused() -> None:
    assert refused(f"{CHOOSING}, A show 3", "A call 9") == "M-06"


@pytest.mark.rule("M-07")
def test_the_others_see_who_is_ready_and_nothing_else() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7")
    assert match.sees(1).to_act == (1,)
    assert (match.sees(1).fingers, match.sees(1).calls) == ((0, 0), (0, 0))
    assert match.told == [Ready(0)]


@pytest.mark.rule("M-07")
def test_nobody_sees_who_is_halfway() -> None:
    before, after = Played(CHOOSING), Played(f"{CHOOSING}, A show 3")
    assert (after.told, after.sees(1), after.prompt(1)) == ([], before.sees(1), before.prompt(1))


@pytest.mark.rule("M-07")
def test_a_player_sees_his_own_choice() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7")
    assert (match.sees(0).fingers, match.sees(0).calls) == ((3, 0), (7, 0))


@pytest.mark.rule("M-07")
def test_the_order_of_getting_ready_makes_no_difference() -> None:
    one = Played(f"{CHOOSING}, A show 3, A call 7, B show 4, B call 5")
    other = Played(f"{CHOOSING}, B show 4, A show 3, B call 5, A call 7")
    assert one.state.to_bytes() == other.state.to_bytes()


@pytest.mark.rule("M-07")
def test_who_is_ready_has_nothing_to_choose() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7")
    with pytest.raises(NotYourTurnError):
        match.add("A call 7")


@pytest.mark.rule("M-08")
def test_a_call_and_fingers_can_be_taken_back_while_another_is_not_ready() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7, B show 4")
    match.undo(0)
    match.undo(0)
    assert match.position().fingers == [0, 4]


@pytest.mark.rule("M-08")
def test_nothing_can_be_taken_back_when_the_hands_are_open() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7, B show 4, B call 7")
    assert not match.may_undo(0)
    assert not match.may_undo(1)


@pytest.mark.rule("M-09")
def test_the_last_player_opens_all_hands() -> None:
    told = Played(f"{CHOOSING}, A show 3, A call 7, B show 4, B call 5").told
    assert told[-1] == Revealed(total=7, stake=2, winners=(0,), fingers=(3, 4), calls=(7, 5))


@pytest.mark.rule("M-09")
@pytest.mark.parametrize(
    ("calls", "points"), [((7, 5), [2, 0]), ((6, 7), [0, 2]), ((7, 7), [2, 2]), ((5, 6), [0, 0])]
)
def test_everyone_who_called_the_sum_wins_the_whole_stake(calls: tuple[int, int], points: list[int]) -> None:
    match = Played(f"{CHOOSING}, A show 3, A call {calls[0]}, B show 4, B call {calls[1]}")
    assert match.position().points == points


# Luck


@pytest.mark.rule("M-10")
def test_luck_is_not_counted_before_the_end() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 5, B show 4, B call 5")
    assert match.sees(1).points == (0, 0)


@pytest.mark.rule("M-10")
def test_every_round_with_ones_lucky_number_brings_three_points_at_the_end() -> None:
    unlucky = "* stake 2, A show 3, A call 5, B show 4, B call 5"
    match = Played(f"{TWO}, {unlucky}, {unlucky}", rounds=2)
    assert match.outcome is not None
    assert match.outcome.scores == (0, 6)


@pytest.mark.rule("M-10")
def test_lucky_numbers_are_shown_at_the_end() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 5, B show 4, B call 5", rounds=1)
    assert match.sees(None).lucky == (4, 7)


# The end


@pytest.mark.rule("M-11")
def test_the_game_ends_after_its_rounds() -> None:
    one = "* stake 1, A show 1, A call 3, B show 1, B call 3"
    assert Played(f"{TWO}, {one}", rounds=2).outcome is None
    outcome = Played(f"{TWO}, {one}, {one}", rounds=2).outcome
    assert outcome is not None
    assert outcome.reason == "rounds"


@pytest.mark.rule("M-11", "M-12")
@pytest.mark.parametrize("option", [{"rounds": 0}, {"rounds": 21}, {"target": 0}, {"target": 61}])
def test_rounds_and_target_have_bounds(option: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="must be a whole number from 1 to"):
        make("micatio", **option)


@pytest.mark.rule("M-12")
def test_the_game_ends_when_someone_reaches_the_target() -> None:
    outcome = Played(f"{CHOOSING}, A show 3, A call 7, B show 4, B call 5", target=2).outcome
    assert outcome is not None
    assert outcome.reason == "target"


@pytest.mark.rule("M-12")
def test_luck_does_not_reach_the_target() -> None:
    assert Played(f"{CHOOSING}, A show 3, A call 5, B show 4, B call 5", target=3).outcome is None


@pytest.mark.rule("M-13")
def test_all_players_together_may_end_it() -> None:
    match = Played(CHOOSING)
    match.agree(0, "end")
    assert match.outcome is None
    match.agree(1, "end")
    assert match.outcome is not None
    assert match.outcome.reason == "agreed"


@pytest.mark.rule("M-13")
def test_one_player_cannot_end_it() -> None:
    assert refused(CHOOSING, "A end") == "M-13"


@pytest.mark.rule("M-13")
def test_what_was_chosen_when_the_players_agree_stays_hidden() -> None:
    match = Played(f"{CHOOSING}, A show 3, A call 7, ! end")
    assert (match.sees(1).fingers, match.sees(1).calls) == ((0, 0), (0, 0))


@pytest.mark.rule("M-13")
def test_the_table_agrees_only_while_players_choose() -> None:
    assert Played(TWO).legal(TABLE) == []
    assert Played(CHOOSING).legal(TABLE) == ["end"]


@pytest.mark.rule("M-14")
def test_most_points_with_luck_win() -> None:
    outcome = Played(f"{CHOOSING}, A show 3, A call 7, B show 4, B call 5", rounds=1).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.shares) == ((2, 3), (1,), (0.0, 1.0))


@pytest.mark.rule("M-14")
def test_equal_points_share_the_victory() -> None:
    deal = "* lucky 4, * lucky 5, * lucky 6"
    match = Played(
        f"{deal}, * stake 1, A show 1, A call 3, B show 1, B call 3, C show 1, C call 4", 3, rounds=1
    )
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.shares) == ((0, 1), (0.5, 0.5, 0.0))


# Notation


@pytest.mark.rule("M-15")
def test_capitals_and_extra_blanks_make_no_difference() -> None:
    codec = make("micatio").codec
    assert codec.read("  Show   3 ") == codec.read("show 3")


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("text", ["", "show", "show 6", "call 1", "call 21", "show 3 4", "7"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="M-15"):
        make("micatio").codec.read(text)
