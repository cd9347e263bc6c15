"""Positions of a battle as text: ships, units, rexes and orders in the words of the game."""

from __future__ import annotations

import random

import pytest

import ludi
from ludi.engine.errors import NotationError
from ludi.engine.match import Match
from ludi.games.megadates.game import MegadatesGame


def played(actions: int = 60) -> Match:
    match = ludi.match("megadates", seats=2, seed=3)
    rng = random.Random(1)
    for _ in range(actions):
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def words_of(match: Match) -> dict[str, str]:
    text = match.game.write_position(match.state)
    return dict(word.split("=", 1) for word in text.split()[1:])


def test_orders_are_told_by_unit_with_their_targets() -> None:
    words = words_of(played())
    assert words["orders"].startswith("R1.M1:ungrapple@P1;R1.M2:repair@ballista,oars;R1.S1:prep;")
    assert words["flown"] == "R1:left.red;P1:left"
    assert words["facing"] == "R1:SE;P1:W"


def test_ships_lie_in_rexes_and_units_in_sections() -> None:
    match = ludi.match("megadates", seats=2, seed=1)
    ship = match.view(0).ships[0]  # type: ignore[attr-defined]
    match.play(0, "1")
    text = match.game.write_position(match.state)
    moved = match.game.read_position(f"{text} stern=R1:0505;P1:1010 units=R1.M1:R1.stern;R1.S1:lost.bow")
    view = moved.view(ludi.engine.game.TABLE)
    assert [each.stern for each in view.ships] == ["0505", "1010"]  # type: ignore[attr-defined]
    units = {unit.id: unit.section for unit in view.ships[0].units}  # type: ignore[attr-defined]
    assert units["R1.M1"] == "stern"
    assert "R1.S1" not in units
    assert any(unit.id == "R1.S1" for unit in ship.units)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_of_a_battle_is_read_as_it_was_written(seed: int) -> None:
    game, rng = MegadatesGame(), random.Random(seed)
    state = game.start(2)
    for _ in range(700):
        if not (acting := state.to_act()):
            break
        text = game.write_position(state)
        again = game.read_position(text)
        assert again == state, text
        assert game.write_position(again) == text
        seat = rng.choice(acting)
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def test_both_kinds_of_sinking_are_told_apart() -> None:
    game = MegadatesGame()
    fields = game.start(2).fields()
    texts = set()
    for stage in (9, 12):
        state = game.start(2)
        state.set_fields(fields | {"stage": stage, "actor": ludi.CHANCE})
        texts.add(game.write_position(state))
        assert game.read_position(game.write_position(state)) == state
    assert len(texts) == 2


def test_the_first_notation_is_still_read() -> None:
    match = played()
    positions = match.game.positions
    assert positions.before is not None
    old = positions.before.write(match.game, match.state)
    assert old.startswith("megadates/1 seats=2 ")
    assert match.game.read_position(old) == match.state


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("stern=R1:9999;P1:1010", "'9999' is no rex; column and row are four digits"),
        ("stern=R1:0505", "no position of this game"),
        ("facing=R1:UP;P1:E", "must be one of NE, E"),
        ("units=R1.M1:R1.keel", "'R1.keel' is no place, such as R1.bow"),
        ("units=R1.M9:R1.bow", "'R1.M9' is none of R1.M1"),
        ("orders=R1.S1:sing", "'sing' is none of shoot, prep"),
        ("orders=R1.S1:shoot@P9", "'P9' is no target"),
        ("flag=R1:party", "'party' is no flag"),
        ("tasks=R1/X", "tasks: 'X' is no ship, unit or number"),
        ("chits=R1:FROGS1", "'FROGS1' is no number of any of"),
        ("out=R1:OARS1", "are out"),
    ],
)
def test_a_text_that_is_wrong_is_refused_with_where(word: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        MegadatesGame().read_position(f"megadates/2 seats=2 {word}")
    assert told in str(caught.value)
