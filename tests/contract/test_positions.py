"""The contract, position by position: every registered game, every number of seats, a spread of options."""

from __future__ import annotations

from statistics import mean, pvariance

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import (
    MANY_SEATS,
    PLIES,
    Trial,
    each_game,
    each_option,
    each_table,
    random_walk,
    states_to_try,
    step,
    tables_with_options,
)

from ludi import checks
from ludi.engine.arrays import IS_COMPILED
from ludi.engine.errors import SetupError
from ludi.engine.game import CHANCE, NOBODY, TABLE, State
from ludi.engine.rng import Rng
from ludi.engine.soak import random_game
from ludi.engine.worlds import viewers
from ludi.games.spoken import SpokenGame
from ludi.languages import LANGUAGES

LONG = 600  # actions
seeds = st.integers(0, 2**32)
depths = st.integers(0, 400)
spread = settings(max_examples=states_to_try(25, 8), deadline=None, derandomize=True, database=None)


def position(table: Trial, seed: int, depth: int) -> State:
    return random_walk(table.game(), table.seats, Rng(seed), depth)


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_seats_that_are_to_act_and_only_they_have_actions(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    checks.check_actors(table.game(), state)
    for seat in checks.everyone(state):
        checks.check_actions(table.game(), state, seat)


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_a_legal_action_can_be_written_and_read_back(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    for seat in checks.everyone(state):
        checks.check_notation(table.game(), state, seat, Rng(seed))


@each_game
def test_every_action_has_a_text_of_its_own(game_id: str) -> None:
    game = Trial(game_id, 0).game()
    texts = {game.codec.write(action) for action in range(game.codec.size)}
    assert len(texts) == game.codec.size
    for action in range(game.codec.size):
        checks.check_text(game, action)


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_what_is_refused_is_not_legal_and_the_refusal_names_a_rule(
    table: Trial, seed: int, depth: int
) -> None:
    state = position(table, seed, depth)
    for seat in checks.everyone(state):
        checks.check_refusals(table.game(), state, seat, Rng(seed))


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_a_step_changes_no_other_copy_and_tells_sentences(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    for seat in [*state.to_act(), *([TABLE] if state.legal_actions(TABLE) else [])]:
        rng = Rng(seed)
        action = state.legal_at(seat, rng.below(state.num_legal(seat)))
        after, _ = checks.check_step(table.game(), state, seat, action)
        after.check()


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_views_and_prompts_can_be_sent_and_said(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    for viewer in viewers(state):
        checks.check_words(table.game(), state, viewer)


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_there_is_an_outcome_only_when_it_is_over(table: Trial, seed: int, depth: int) -> None:
    checks.check_outcome(table.game(), position(table, seed, depth))
    checks.check_outcome(table.game(), position(table, seed, PLIES))


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_the_order_in_which_choices_arrive_makes_no_difference(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    checks.check_orders(table.game(), state, Rng(seed))


@each_table
@given(seed=seeds)
@spread
def test_a_game_ends_and_replays_to_the_same_bytes(table: Trial, seed: int) -> None:
    state = table.game().start(table.seats)
    played = random_game(state, Rng(seed), PLIES, not is_long(state))
    state.check()
    again = table.game().start(table.seats)
    for seat, action in played:
        again.apply(seat, action)
    assert state.outcome() is not None
    assert again.to_bytes() == state.to_bytes()


@each_table
@given(seed=seeds, depth=depths)
@spread
def test_a_playout_ends_and_is_the_same_for_the_same_generator(table: Trial, seed: int, depth: int) -> None:
    state = position(table, seed, depth)
    again = state.copy()
    state.playout(Rng(seed))
    again.playout(Rng(seed))
    assert state.to_bytes() == again.to_bytes()
    assert state.outcome() is not None
    state.check()


@each_table
def test_a_playout_plays_as_long_as_random_actions_do(table: Trial) -> None:
    start = table.game().start(table.seats)
    games = 400 if IS_COMPILED and not is_long(start) else 40
    rng = Rng(7)
    by_hand = [random_length(start, rng) for _ in range(games)]
    in_one = [playout_length(start, rng) for _ in range(games)]
    spread_of_mean = (pvariance(by_hand) / games + pvariance(in_one) / games) ** 0.5
    assert abs(mean(by_hand) - mean(in_one)) <= 4 * spread_of_mean


def random_length(start: State, rng: Rng) -> int:
    return len(random_game(start.copy(), rng, PLIES, False))


def is_long(start: State) -> bool:
    """Whether a game takes so many actions that not each of them can be checked."""
    return playout_length(start, Rng(1)) > LONG


def playout_length(start: State, rng: Rng) -> int:
    state = start.copy()
    state.playout(rng)
    return state.ply


@each_option
def test_a_game_with_any_option_ends_and_keeps_the_contract(table: Trial) -> None:
    game, rng = table.game(), Rng(1)
    state = game.start(table.seats)
    one_in = 10 if table.seats <= MANY_SEATS else 400
    while state.actor != NOBODY:
        assert state.ply < PLIES
        if rng.below(one_in) == 0:
            checks.check_position(game, state, rng)
        step(state, rng)
    checks.check_position(game, state, rng)


@each_game
def test_every_reason_to_end_has_a_sentence(game_id: str) -> None:
    game = Trial(game_id, 0).game()
    assert isinstance(game, SpokenGame)
    for language in LANGUAGES:
        said = {game.said("reason", reason, language) for reason in game.info.end_reasons}
        assert len(said) == len(game.info.end_reasons)
        assert said.isdisjoint(game.info.end_reasons)


@each_game
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(game_id: str) -> None:
    game = Trial(game_id, 0).game()
    for seats in (-1, 0, min(game.info.seats) - 1, max(game.info.seats) + 1):
        with pytest.raises(SetupError, match="players"):
            game.start(seats)


@each_game
def test_an_unknown_option_is_refused(game_id: str) -> None:
    with pytest.raises(SetupError, match="unknown option"):
        Trial(game_id, 0, (("no-such-option", 1),)).game()


@each_game
def test_the_facts_about_a_game_are_true(game_id: str) -> None:
    """What it says to have, occurs; that nothing else does is checked in every position."""
    info = Trial(game_id, 0).game().info
    chance = simultaneous = secrets = False
    for table in [
        Trial(game_id, Trial(game_id, 0).game().seat_numbers()[-1]),
        *(t for t in tables_with_options() if t.game_id == game_id),
    ]:
        rng = Rng(1)
        state = table.game().start(table.seats)
        for _ in range(200):
            chance |= state.to_act() == [CHANCE]
            simultaneous |= len(state.to_act()) > 1
            secrets |= state.redraw(None, rng).to_bytes() != state.to_bytes()
            if state.actor != NOBODY:
                step(state, rng)
    assert (chance, simultaneous, secrets) == (info.has_chance, info.has_simultaneous, info.has_secrets)
