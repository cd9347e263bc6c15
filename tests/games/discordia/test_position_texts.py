"""Positions of Discordia as text: what lies where, in the words of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludi
from ludi.engine.errors import NotationError
from ludi.engine.match import Match
from ludi.games.discordia.game import DiscordiaGame


def played(seats: int = 3, actions: int = 60, **options: Any) -> Match:
    match = ludi.match("discordia", seats=seats, seed=3, **options)
    rng = random.Random(1)
    for _ in range(actions):
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def words_of(match: Match) -> dict[str, str]:
    text = match.game.write_position(match.state)
    return dict(word.split("=", 1) for word in text.split()[1:])


def test_a_city_names_its_tiles_and_their_slots() -> None:
    words = words_of(played())
    assert words["city"] == (
        "A:harbor1.S09+market1.M01;B:market1.M06+field1.F02/2;C:fort1.K07+field1.F19+field2.F20"
    )
    assert words["workers"] == "A:B11+R6+W7+Y6;B:B4+R6+W11+Y8;C:B9+R8+W7+Y11"
    assert words["display"].startswith("1.1:S04;1.2:F17;")


def test_the_open_decision_its_options_and_what_comes_after_it_are_told() -> None:
    words = words_of(played())
    assert (words["asks"], words["options"], words["pending"]) == (
        "step:exp",
        "exp;pass",
        "B:turn;C:die;season-end",
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int) -> None:
    match = played(seats, 0, magna="on", boards="on")
    game, rng = match.game, random.Random(seats)
    state = game.start(seats)  # with every draw, and the dice before they are thrown
    for _ in range(400):
        if not (acting := state.to_act()):
            break
        text = game.write_position(state)
        again = game.read_position(text)
        assert again == state, text
        assert game.write_position(again) == text
        state.apply(acting[0], rng.choice(state.legal_actions(acting[0])))


def test_a_match_begins_in_the_middle_of_a_turn() -> None:
    before = played()
    match = ludi.match("discordia", position=before.game.write_position(before.state))
    assert match.legal_texts(1) == ["exp", "pass"]
    match.play(1, "exp")
    assert ludi.record_of(match).verify(match.game).state == match.state


def test_the_first_notation_is_still_read() -> None:
    match = played()
    positions = match.game.positions
    assert positions.before is not None
    old = positions.before.write(match.game, match.state)
    assert old.startswith("discordia/1 seats=3 ")
    assert match.game.read_position(old) == match.state


@pytest.mark.parametrize(
    "word",
    ["options=pass", "options=exp;star;pass", "options=-", "options=exp;end", "asks=turn", "asks=tile:ship"],
)
def test_options_must_be_those_of_the_open_decision(word: str) -> None:
    match = played()
    text = f"{match.game.write_position(match.state)} {word}"
    with pytest.raises(NotationError, match=r"options are not those|has no action"):
        match.game.read_position(text)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("city=A:harbor9.S01", "city=A:harbor9.S01: 'harbor9' is none of harbor1, harbor2 ... field5"),
        ("city=A:harbor1.X01", "'X01' is no tile, such as S09"),
        ("workers=A:Q3", "'Q3' is no number of any of B, R, W, Y"),
        ("asks=lunch", "asks=lunch: must be one of board, start"),
        ("asks=deploy:cake", "'cake' is no bonus"),
        ("pending=A:cake", "'A:cake' is nothing that can be pending"),
        ("pending=E:turn", "'E' is no seat"),
        ("options=jump", "options=jump: 'jump' is no action"),
        ("display=1.1:S01;1.2:S01", "S01 is in two places"),
        ("decrees=DEC99", "must be one of DEC01"),
    ],
)
def test_a_text_that_is_wrong_is_refused_with_where(word: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        DiscordiaGame().read_position(f"discordia/2 seats=2 {word}")
    assert told in str(caught.value)
