"""Positions as text, and matches that begin from a seed, by hand or at a position."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import ludi
from ludi.engine.errors import NotationError, SetupError
from ludi.engine.match import Match
from ludi.engine.positions import Plain
from ludi.games.forum.game import ForumGame
from ludi.games.pompeii.game import PompeiiGame

OPENING = "forum/1 seats=3 actor=B ply=1 moves=1 romans=A:d4"


def played() -> Match:
    match = ludi.match("forum", seats=3)
    match.play(0, "d4")
    return match


def complaint(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        ForumGame().read_position(text)
    return str(caught.value)


def test_the_start_of_a_game_is_its_name_and_its_seats() -> None:
    assert ForumGame().write_position(ForumGame().start(4)) == "forum/1 seats=4"


def test_a_position_tells_what_is_not_as_at_the_start() -> None:
    assert played().game.write_position(played().state) == OPENING


@pytest.mark.rule("P-167")
def test_figures_and_hands_read_as_people_write_them() -> None:
    match = ludi.match("pompeii", seats=2, seed=1)
    match.play(0, match.legal_texts(0)[0])
    words = PompeiiGame().write_position(match.state).split()
    hands = next(word for word in words if word.startswith("hands="))
    view: Any = match.view(0)
    assert hands.startswith(f"hands=A:{'+'.join(map(str, sorted(view.hand)))};B:")
    assert any(word.startswith("city=") and word.endswith(":R") for word in words)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a position of Forum Romanum begins with forum/1 seats= and the number of seats"),
        ("forum/2 seats=3", "begins with forum/1 seats="),
        ("pompeii/1 seats=3", "begins with forum/1 seats="),
        ("forum/1 seats=3 banana=1", "banana=1: no field; there are actor, ply"),
        ("forum/1 seats=3 banana", "banana: no field"),
        ("forum/1 seats=3 romans=A:d9", "romans=A:d9: 'd9' is none of a1, b1"),
        ("forum/1 seats=3 romans=E:d4", "romans=E:d4: 'E' is none of A, B, C"),
        ("forum/1 seats=3 ply=yes", "ply=yes: must be such as 0"),
        ("forum/1 seats=3 actor=Ä", "must be the letter of a seat"),
        ("forum/1 seats=3 romans=A:d4;B:d4 moves=2", "no position of this game: two Romans on one field"),
    ],
)
def test_a_malformed_position_is_refused_with_the_reason(text: str, told: str) -> None:
    assert told in complaint(text)


VALUES = [
    0,
    -7,
    True,
    None,
    "word",
    "two words",
    "-",
    "yes",
    [],
    [0, 0, 0, 5],
    {(1, 2): 3},
    (1, "a b"),
    [[1]],
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_plain_value_is_read_as_it_was(value: Any) -> None:
    text = Plain().write(value)
    assert " " not in text
    again = Plain().read(text, value)
    assert (again, type(again)) == (value, type(value))


@pytest.mark.parametrize("text", ["[1*99999999999]", "[1,x]", "__import__('os')", "[" * 500, "1+1", "[*3]"])
def test_what_is_no_value_is_refused_and_never_run(text: str) -> None:
    with pytest.raises(ValueError, match=r"no value|no number|more than"):
        Plain().read(text, 0)


# Matches


def test_a_match_begins_at_a_position() -> None:
    match = ludi.match("forum", position=OPENING)
    assert (match.seats, match.to_act(), match.moves) == (3, [1], [])
    match.play(1, "a1")
    assert match.lines == ["B a1"]


def test_a_seed_gives_the_same_draws_again() -> None:
    lines = [ludi.match("micatio", seats=2, seed=seed).lines for seed in (1, 1, 2, 3, 4)]
    assert lines[0] == lines[1]
    assert len({tuple(each) for each in lines}) > 1


def test_dice_by_hand_are_played_as_actions() -> None:
    match = ludi.match("forum", seats=3, first="random", dice=ludi.ByHand())
    assert match.legal_texts(ludi.CHANCE) == ["first A", "first B", "first C"]
    match.play(ludi.CHANCE, "first C")
    assert match.to_act() == [2]


def test_outcomes_may_be_given_as_texts() -> None:
    assert ludi.match("forum", seats=3, first="random", dice=["first B"]).to_act() == [1]


def test_numbers_given_as_text_are_taken_as_meant() -> None:
    meant: dict[str, Any] = {"seats": "3", "seed": "5", "rounds": "2"}
    match = ludi.match("micatio", **meant)
    assert (match.seats, match.game.options["rounds"]) == (3, 2)
    assert match.lines == ludi.match("micatio", seats=3, seed=5, rounds=2).lines


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({}, "say how many play, seats=2 to 6"),
        ({"seats": 4, "position": OPENING}, "seats=4: the position has 3"),
        ({"seats": 3, "seed": -1}, "seed=-1"),
        ({"seats": 3, "seed": True}, "seed=True"),
        ({"seats": 3, "seed": "many"}, "seed='many'"),
        ({"seats": "three"}, "three seats"),
        ({"seats": 3, "seed": 1, "dice": ["first A"]}, "not both"),
    ],
)
def test_what_a_match_lacks_is_told(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        ludi.match("forum", **arguments)


def pickled(match: Match) -> Any:
    return pickle.loads(pickle.dumps(match))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", ["forum", "pompeii", "discordia", "megadates", "micatio"])
def test_a_copy_of_a_match_goes_on_by_itself(game: str, again: Any) -> None:
    match = ludi.match(game, seats=2, seed=5)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.legal_actions(seat)[0])
    before = match.game.write_position(match.state)
    other = again(match)
    assert (other.lines, other.state, other.seals) == (match.lines, match.state, match.seals)
    assert [other.may_undo(seat) for seat in (0, 1)] == [match.may_undo(seat) for seat in (0, 1)]
    seat = other.to_act()[0]
    other.play(seat, other.legal_actions(seat)[-1])
    assert match.game.write_position(match.state) == before
    match.play(seat, match.legal_actions(seat)[-1])
    assert (other.lines, other.state) == (match.lines, match.state)
