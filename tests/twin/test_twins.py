"""The compiled form and the plain sources play the same games, position by position."""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import Trial, each_option, each_table, step, walk_to_a_decision
from tests.twin.twin import renamed, twin

from ludi._plain import PACKAGE, compiled_modules, form
from ludi.bots import bot
from ludi.engine import perft, rng, soak
from ludi.engine.game import CHANCE, NOBODY, TABLE, Game, State
from ludi.engine.registry import game_class
from ludi.engine.rng import Rng

needs_compiled = pytest.mark.skipif(form() == "plain", reason="the plain form has no twin but itself")
seeds = st.integers(0, 2**62)
some = settings(max_examples=8, deadline=None, derandomize=True, database=None)


def listed_modules() -> list[str]:
    """The modules that pyproject.toml names for compiling, such as `ludi.engine.state`."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))
    files = project["tool"]["ludi"]["compiled"]
    return [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files]


def twins(table: Trial) -> tuple[Game, Any]:
    """The game in both forms."""
    return table.game(), plain_class(table.game_id)(**dict(table.options))


def plain_class(game_id: str) -> Any:
    """The plain form of a game's class."""
    kind = game_class(game_id)
    return getattr(twin(kind.__module__.removeprefix("ludi.")), kind.__name__)


def assert_same(state: State, plain: Any) -> None:
    """Everything that can be asked of a position has the same answer in both forms."""
    assert state.to_bytes() == plain.to_bytes()
    assert state.to_act() == plain.to_act()
    for seat in (*range(state.seats), CHANCE, TABLE):
        assert state.legal_actions(seat) == plain.legal_actions(seat)
        assert state.num_legal(seat) == plain.num_legal(seat)
    assert state.chances() == plain.chances()
    assert repr(state.outcome()) == repr(plain.outcome())
    viewer = (*range(state.seats), None)[state.ply % (state.seats + 1)]
    assert repr(state.view(viewer)) == repr(plain.view(viewer))
    assert repr(state.prompt(viewer)) == repr(plain.prompt(viewer))


def play_both(table: Trial, seed: int) -> None:
    """Play a random game in both forms and compare every position and every event."""
    game, plain_game = twins(table)
    state, plain = game.start(table.seats), plain_game.start(table.seats)
    own, others = Rng(seed), twin("engine.rng").Rng(seed)
    while state.actor != NOBODY:
        assert_same(state, plain)
        seat = state.to_act()[own.below(len(state.to_act()))]
        others.below(len(plain.to_act()))
        action = state.legal_at(seat, own.below(state.num_legal(seat)))
        assert plain.legal_at(seat, others.below(plain.num_legal(seat))) == action
        log: list[Any] = []
        plain_log: list[Any] = []
        state.apply(seat, action, log)
        plain.apply(seat, action, plain_log)
        assert [repr(event) for event in log] == [repr(event) for event in plain_log]
    assert_same(state, plain)
    assert own.next32() == others.next32()


@needs_compiled
@each_table
@given(seed=seeds)
@some
def test_both_forms_play_the_same_game(table: Trial, seed: int) -> None:
    play_both(table, seed)


@needs_compiled
@each_option
def test_both_forms_play_the_same_game_with_any_option(table: Trial) -> None:
    play_both(table, 1)


@needs_compiled
@each_table
@given(seed=seeds)
@some
def test_playouts_redraws_and_random_games_are_the_same(table: Trial, seed: int) -> None:
    (game, plain_game), plain_rng = twins(table), twin("engine.rng").Rng
    state, plain = game.start(table.seats), plain_game.start(table.seats)
    assert soak.soak(state, 1, seed, 20_000) == twin("engine.soak").soak(plain, 1, seed, 20_000)
    assert state.redraw(0, Rng(seed)).to_bytes() == plain.redraw(0, plain_rng(seed)).to_bytes()
    state.playout(Rng(seed))
    plain.playout(plain_rng(seed))
    assert state.to_bytes() == plain.to_bytes()


@needs_compiled
@each_table
@pytest.mark.parametrize("spec", ["mcts:30", "uct:30"])
def test_searches_choose_the_same(table: Trial, spec: str) -> None:
    (game, plain_game), plain_bot, plain_rng = twins(table), twin("bots.bot"), twin("engine.rng").Rng
    state, plain = walk_to_a_decision(game, table.seats, Rng(1), 5), plain_game.start(table.seats)
    for seat, action in moves_to(game, table.seats, Rng(1), state.ply):
        plain.apply(seat, action)
    for seat in state.to_act():
        chosen = bot.make_bot(spec, game).choose(bot.Sight(game, state, seat), Rng(2))
        sight = plain_bot.Sight(plain_game, plain, seat)
        assert plain_bot.make_bot(spec, plain_game).choose(sight, plain_rng(2)) == chosen


def moves_to(game: Game, seats: int, source: Rng, plies: int) -> list[tuple[int, int]]:
    """The moves of the random walk to that ply."""
    state = game.start(seats)
    return [step(state, source) for _ in range(plies)]


@needs_compiled
@each_table
def test_perft_counts_the_same(table: Trial) -> None:
    game, plain_game = twins(table)
    plain = twin("engine.perft").perft(plain_game.start(table.seats), 2)
    assert perft.perft(game.start(table.seats), 2) == plain


@needs_compiled
@given(seed=seeds, n=st.integers(1, 2**31 - 1))
@some
def test_the_generator_gives_the_same_stream(seed: int, n: int) -> None:
    own, plain = rng.Rng(seed), twin("engine.rng").Rng(seed)
    drawn = [(own.next32(), own.below(n), own.fair_below(n), own.fork(n).next32()) for _ in range(50)]
    assert drawn == [
        (plain.next32(), plain.below(n), plain.fair_below(n), plain.fork(n).next32()) for _ in range(50)
    ]


@needs_compiled
@given(bits=st.integers(1, 2**62 - 1))
@some
def test_sets_of_bits_are_the_same(bits: int) -> None:
    own, plain = import_module("ludi.engine.bits"), twin("engine.bits")
    assert list(own.BIT) == list(plain.BIT)
    count = own.count_bits(bits)
    assert (count, own.lowest(bits)) == (plain.count_bits(bits), plain.lowest(bits))
    assert own.members(bits) == plain.members(bits) == [own.nth_bit(bits, n) for n in range(count)]


# Which form is which


@needs_compiled
def test_the_listed_modules_and_no_others_are_compiled() -> None:
    assert listed_modules()
    assert sorted(listed_modules()) == sorted(file[:-3].replace("/", ".") for file in compiled_modules())


@needs_compiled
@pytest.mark.parametrize("module", listed_modules())
def test_a_listed_module_is_loaded_from_its_compiled_form(module: str) -> None:
    file = import_module(module).__file__
    assert file is not None
    assert file.endswith(EXTENSION_SUFFIXES[0])


@needs_compiled
@pytest.mark.parametrize("module", listed_modules())
def test_a_twin_is_loaded_from_its_source(module: str) -> None:
    loaded = twin(module.removeprefix("ludi."))
    assert loaded.__file__.endswith(".py")
    assert loaded is not import_module(module)


@needs_compiled
def test_a_twin_uses_twins_only() -> None:
    state = type(plain_class("forum")().start(2))
    assert all(kind.__module__.startswith("ludi_plain.") for kind in state.__mro__[:-1])
    assert not issubclass(state, State)


@pytest.mark.parametrize(
    ("source", "twins_source"),
    [
        ("from ludi.engine.rng import Rng", "from ludi_plain.engine.rng import Rng"),
        ("from ludi import games", "from ludi_plain import games"),
        ("import ludi.games", "import ludi_plain.games"),
        ('"ludi.games.forum.game:ForumGame"', '"ludi_plain.games.forum.game:ForumGame"'),
        ("FORMAT = 'ludi-record 1'", "FORMAT = 'ludi-record 1'"),
    ],
)
def test_the_twin_differs_in_the_name_of_the_package_only(source: str, twins_source: str) -> None:
    assert renamed(source) == twins_source
