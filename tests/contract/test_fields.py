"""The fields of a position are written once: copies, bytes, equality and pickles have all of them."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from tests.contract.tables import Trial, each_game, each_table, random_walk

from ludi._plain import PACKAGE
from ludi.engine.game import State
from ludi.engine.registry import game_ids
from ludi.engine.rng import Rng
from ludi.engine.write_fields import SOURCE, TARGET, declared, source_of

DEPTH = 60  # actions: by then most fields have a value of their own
NOT_IN_BYTES = ("seats", "setup")  # alike in all positions of a game
FOLDERS = [folder for folder in sorted((PACKAGE / "games").iterdir()) if (folder / TARGET).is_file()]


def position(table: Trial) -> State:
    return random_walk(table.game(), table.seats, Rng(5), DEPTH)


def usual(game_id: str) -> Trial:
    return Trial(game_id, Trial(game_id, 0).game().seat_numbers()[-1])


def derived(game_id: str) -> set[str]:
    """Fields that follow from others, where a game says so."""
    folder = PACKAGE / "games" / game_id
    fields = declared(folder).fields if folder in FOLDERS else ()
    return {field.name for field in fields if field.is_derived}


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case list():
            return [value[0] + 1, *value[1:]] if value else [1]
        case _:
            return {(1,): 1} if value is None else {**value, (1,): 1}


def counting(game_id: str, state: State) -> dict[str, Any]:
    """The fields, of arrays that are not used to their end only the part that is."""
    values = state.fields()
    folder = PACKAGE / "games" / game_id
    for field in declared(folder).fields if folder in FOLDERS else ():
        if field.used:
            values[field.name] = values[field.name][: values[field.used]]
    return values


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_written_module_is_what_the_declaration_gives(folder: Path) -> None:
    assert (folder / TARGET).read_text("utf-8") == source_of(declared(folder)), (
        f"run: python -m ludi.engine.write_fields {folder.relative_to(PACKAGE.parents[1])}"
    )


def test_every_compiled_position_has_its_fields_written() -> None:
    assert {folder.parent for folder in (PACKAGE / "games").glob(f"*/{SOURCE}")} == set(FOLDERS)


@each_game
def test_every_field_is_in_copies_bytes_and_equality(game_id: str) -> None:
    state = position(usual(game_id))
    values = state.fields()
    for name in values.keys() - set(NOT_IN_BYTES):
        other = state.copy()
        other.set_fields({**values, name: changed(values[name])})
        for same in (other.copy(), assigned(state, other)):
            assert counting(game_id, same) == counting(game_id, other), name
        if name not in derived(game_id):
            assert other.to_bytes() != state.to_bytes(), name
            assert other != state, name


def assigned(state: State, other: State) -> State:
    scratch = state.copy()
    scratch.copy_from(other)
    return scratch


@each_table
def test_copies_deep_copies_and_pickles_are_equal_and_independent(table: Trial) -> None:
    state = position(table)
    before = state.to_bytes()
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other is not state
        assert other == state
        assert other.fields().keys() == state.fields().keys()
        assert repr(other.view(None)) == repr(state.view(None))
        other.playout(Rng(1))
        other.check()
        assert state.to_bytes() == before


@each_game
def test_a_position_is_no_key_since_it_changes(game_id: str) -> None:
    with pytest.raises(TypeError, match="to_bytes"):
        hash(position(usual(game_id)))


def played_out(state: State, seed: int) -> State:
    """The end of a random game, in whatever process this runs."""
    state.playout(Rng(seed))
    return state


def test_positions_go_to_other_processes_and_come_back() -> None:
    states = [position(usual(game_id)) for game_id in game_ids()]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        ended = list(pool.map(played_out, states, range(len(states))))
    for seed, (state, end) in enumerate(zip(states, ended, strict=True)):
        assert played_out(state, seed) == end
