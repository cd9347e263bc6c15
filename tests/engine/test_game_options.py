"""What a game is told at set-up, and what it answers when that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.engine.errors import NotationError, SetupError
from ludi.engine.game import Option, find_named, seat_letter, seat_number
from ludi.engine.match import Match
from ludi.engine.registry import game_class, game_ids, make
from ludi.engine.state import CHANCE, TABLE
from ludi.games.forum.game import ForumGame

NUMBER = Option("rounds", 8, lowest=2, highest=20)
LIMIT = Option("limit", 0, lowest=0, highest=5)
SWITCH = Option("blind", False, (False, True))
CHOICE = Option("stake", 2, (1, 2, 4))
FREE = Option("map", "classic", ("classic", "mirror"), free=True)


def refusal(option: Option, value: Any) -> str:
    with pytest.raises(SetupError) as caught:
        option.check(value)
    return str(caught.value)


# Values


@pytest.mark.parametrize("value", [2, 8, 20])
def test_a_number_within_its_bounds_is_taken(value: int) -> None:
    assert NUMBER.check(value) == value


@pytest.mark.parametrize(("text", "number"), [("8", 8), ("2", 2), ("20", 20)])
def test_a_number_may_come_as_text_from_the_command_line(text: str, number: int) -> None:
    assert NUMBER.check(text) == number
    assert type(NUMBER.check(text)) is int


@pytest.mark.parametrize(
    "value",
    [
        1,
        21,
        -8,
        10**30,
        8.0,
        True,
        False,
        None,
        [8],
        {},
        "",
        "eight",
        "8.0",
        "+8",
        " 8",
        "8\n",
        "0x8",
        "1e1",
        "9" * 5000,
    ],
    ids=lambda value: ascii(value)[:12],
)
def test_a_number_that_is_not_allowed_is_refused_with_its_bounds(value: Any) -> None:
    told = refusal(NUMBER, value)
    assert told.startswith("rounds=")
    assert told.endswith(": must be a whole number from 2 to 20")
    assert len(told) < 120


def test_true_is_not_1_and_1_is_not_true() -> None:
    assert SWITCH.check(True) is True
    assert refusal(LIMIT, True) == "limit=True: must be a whole number from 0 to 5"
    assert refusal(SWITCH, 2) == "blind=2: must be one of False, True"
    assert refusal(CHOICE, True) == "stake=True: must be one of 1, 2, 4"
    assert refusal(CHOICE, 2.0) == "stake=2.0: must be one of 1, 2, 4"


def test_a_choice_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert refusal(CHOICE, 3) == "stake=3: must be one of 1, 2, 4"


def test_a_free_option_takes_any_value_but_a_name_that_it_does_not_have() -> None:
    assert FREE.check([["I"]]) == [["I"]]
    assert refusal(FREE, "clasic") == "map='clasic': must be one of classic, mirror, or one of your own"


def test_a_long_value_is_told_in_short() -> None:
    assert len(refusal(CHOICE, "x" * 10**6)) < 100


# A game's options


def test_a_game_has_all_its_options_with_their_defaults() -> None:
    defaults = {option.name: option.default for option in ForumGame.info.options}
    assert ForumGame().options == defaults
    assert ForumGame().chosen_options() == {}


def test_the_chosen_options_are_those_that_differ() -> None:
    game = ForumGame(scoring="variant", repetition="3", first="A")
    assert game.chosen_options() == {"scoring": "variant", "repetition": 3}


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match=r"scorring: unknown option; did you mean scoring\?"):
        ForumGame(scorring="variant")


def test_an_unknown_option_that_is_near_nothing_is_refused_with_all_names() -> None:
    with pytest.raises(SetupError, match="xyz: unknown option; forum knows edition, map, scoring, "):
        ForumGame(xyz=1)


@pytest.mark.parametrize("name", ["self", "game_id", "options"])
def test_an_option_named_like_an_argument_is_an_unknown_option(name: str) -> None:
    with pytest.raises(SetupError, match=f"{name}: unknown option"):
        make("forum", **{name: 1})


@pytest.mark.parametrize("option", ForumGame.info.options, ids=lambda option: str(option.name))
def test_every_option_of_forum_names_the_values_it_allows(option: Option) -> None:
    with pytest.raises(SetupError) as caught:
        ForumGame(**{option.name: "nonsense"})
    allowed = option.choices or (option.lowest, option.highest)
    assert all(str(value) in str(caught.value) for value in allowed)


def test_a_repetition_of_one_is_refused() -> None:
    with pytest.raises(SetupError, match=r"repetition=1: must be 0 \(off\) or a number from 2 to 100"):
        ForumGame(repetition=1)


def test_games_with_other_options_do_not_share_them() -> None:
    variant, standard = ForumGame(scoring="variant"), ForumGame()
    assert (variant.options["scoring"], standard.options["scoring"]) == ("variant", "standard")


# Seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 99, 10**30, 2.0, True, None, "4"], ids=repr)
def test_a_number_of_seats_that_the_game_does_not_have_is_refused_with_those_it_has(seats: Any) -> None:
    with pytest.raises(SetupError, match="seats: Forum Romanum is for 2 to 6 players"):
        Match(ForumGame(), seats)


def test_a_first_seat_without_a_player_is_refused() -> None:
    with pytest.raises(SetupError, match="first=D: D has no player; the seats are A to C"):
        Match(ForumGame(first="D"), 3)


def test_seats_are_letters_and_after_z_comes_aa() -> None:
    assert [seat_letter(seat) for seat in (0, 1, 25, 26, 29)] == ["A", "B", "Z", "AA", "AD"]
    assert (seat_letter(CHANCE), seat_letter(TABLE)) == ("*", "!")


def test_every_letter_leads_back_to_its_seat() -> None:
    numbers = [*range(30), CHANCE, TABLE]
    assert [seat_number(seat_letter(seat), 30) for seat in numbers] == numbers
    assert seat_number("b", 4) == 1


@pytest.mark.parametrize(
    "letter", ["E", "", "AA", "1", "A ", "Ä", "x" * 10**5], ids=lambda text: ascii(text)[:9]
)
def test_a_letter_that_no_seat_has_is_refused_with_those_there_are(letter: str) -> None:
    with pytest.raises(NotationError, match="no such seat; the seats are A to D") as caught:
        seat_number(letter, 4)
    assert len(str(caught.value)) < 100


# Names


def test_a_name_is_found() -> None:
    assert find_named("bot", "greedy", {"greedy": 1, "uniform": 2}) == 1


def test_a_name_that_is_nearly_right_brings_a_suggestion() -> None:
    with pytest.raises(SetupError, match=r"gredy: unknown bot; did you mean greedy\?"):
        find_named("bot", "gredy", {"greedy": 1, "uniform": 2})


def test_a_name_that_is_near_nothing_brings_all_names() -> None:
    with pytest.raises(SetupError, match="xyz: unknown bot; ludi knows greedy, uniform"):
        find_named("bot", "xyz", {"greedy": 1, "uniform": 2})


def test_every_registered_game_can_be_made() -> None:
    assert "forum" in game_ids()
    assert [make(game_id).info.id for game_id in game_ids()] == game_ids()


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match=r"forun: unknown game; did you mean forum\?"):
        game_class("forun")


def test_the_steps_of_an_action_are_the_ids_to_click() -> None:
    codec = ForumGame.codec
    assert [codec.steps(codec.read(text)) for text in ("d4", "d4-f2")] == [("d4",), ("d4", "f2")]
