"""The contract of a match: undo and its barrier, chains, the gate, records."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import Trial, each_game, each_table, states_to_try

from ludi import checks, fuzz
from ludi.engine.fair import ByHand, Dice, FairDice
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.record import read, record_of
from ludi.engine.registry import game_class, game_ids
from ludi.engine.rng import Rng
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.state import ORDERING
from ludi.games.micatio.rules import MicatioState
from ludi.games.pompeii import actions as pompeii

PLIES = states_to_try(80, 50)
MANY_SEATS = 6

seeds = st.integers(0, 2**32)
few = settings(max_examples=states_to_try(3, 1), deadline=None, derandomize=True, database=None)


def play_some(
    table: Trial,
    seed: int,
    each: Callable[[Match, Rng], None] = lambda match, rng: None,
    dice: Dice | None = None,
) -> Match:
    """A match with random actions; `each` is called before every one."""
    match, rng = Match(table.game(), table.seats, dice or FairDice(f"{seed:064x}")), Rng(seed)
    for _ in range(PLIES):
        each(match, rng)
        if match.outcome is not None:
            break
        match.follow(*fuzz.choose(match, rng))
    return match


# Taking back


def last_turn(match: Match, seat: int) -> int:
    """Where nothing is hidden: the actions at the very end that are all the seat's."""
    if match.outcome is not None:
        return 0
    return len(list(takewhile(lambda move: move[0] == seat, reversed(match.moves))))


def closed_hand(match: Match, seat: int) -> int:
    """In Micatio: the seat's fingers and call, until all hands are open (M-08)."""
    state = match.state
    assert isinstance(state, MicatioState)
    return bool(state.fingers[seat]) + bool(state.calls[seat]) if state.phase == "choose" else 0


def since_something_was_drawn_or_shown(match: Match, seat: int) -> int:
    """In Pompeii: what the seat did since the last draw, card or call; who waits stands in nobody's way."""
    if match.outcome is not None:
        return 0

    def is_open(move: tuple[int, int]) -> bool:
        mover, action = move
        return mover != CHANCE and action >= pompeii.RELATIVE and action != pompeii.ERUPT

    return sum(mover == seat for mover, _ in takewhile(is_open, reversed(match.moves)))


def orders_of_this_turn(match: Match, seat: int) -> int:
    """In Megadates: what the seat wrote since the last turn ended, until all orders are open (N-041)."""
    state = match.game.start(match.seats)
    assert isinstance(state, MegadatesState)
    begun = 0
    for n, (mover, action) in enumerate(match.moves, 1):
        turn = state.turn
        state.apply(mover, action)
        if mover < 0 or state.turn != turn or state.stage != ORDERING:
            begun = n
    return sum(mover == seat for mover, _ in match.moves[begun:]) if state.stage == ORDERING else 0


# How many actions a seat may take back, worked out from the rules of each game that hides something.
BARRIERS: dict[str, Callable[[Match, int], int]] = {
    "megadates": orders_of_this_turn,
    "micatio": closed_hand,
    "pompeii": since_something_was_drawn_or_shown,
}


def offered(match: Match, seat: int) -> int:
    """How many actions the match lets the seat take back; they are played again."""
    taken: list[int] = []
    while match.may_undo(seat):
        taken.append(next(action for mover, action in reversed(match.moves) if mover == seat))
        match.undo(seat)
    for action in reversed(taken):
        match.play(seat, action)
    return len(taken)


def some_seats(match: Match, rng: Rng) -> list[int]:
    """All, or of very many who acted last and another."""
    if match.seats <= MANY_SEATS:
        return list(range(match.seats))
    return [seat for seat, _ in match.moves[-1:] if seat >= 0] + [int(rng.below(match.seats))]


@each_table
@given(seed=seeds)
@few
def test_undo_goes_back_to_its_barrier_and_no_further(table: Trial, seed: int) -> None:
    expected = BARRIERS.get(table.game_id, last_turn)

    def compare(match: Match, rng: Rng) -> None:
        for seat in some_seats(match, rng):
            assert offered(match, seat) == expected(match, seat), f"seat {seat} after {match.lines}"

    by_hand = ByHand()  # so that a position between a reveal and the next draw is seen too
    compare(play_some(table, seed, compare, by_hand), Rng(0))


@each_table
@given(seed=seeds)
@few
def test_undo_touches_no_draw_and_no_other_seat(table: Trial, seed: int) -> None:
    def take_back(match: Match, rng: Rng) -> None:
        checks.check_undo(match, int(rng.below(match.seats)))

    play_some(table, seed, take_back)


@each_game
def test_a_game_that_hides_something_says_here_where_its_barrier_is(game_id: str) -> None:
    info = game_class(game_id).info
    assert (game_id in BARRIERS) == (info.has_secrets or info.has_simultaneous)


# The gate


@each_table
@given(seed=seeds)
@few
def test_a_chain_is_played_whole_or_not_at_all(table: Trial, seed: int) -> None:
    def break_off(match: Match, rng: Rng) -> None:
        if match.outcome is None:
            checks.check_chain(match, fuzz.one_of(match.to_act(), rng), rng)

    play_some(table, seed, break_off)


@each_table
@given(seed=seeds)
@few
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Trial, seed: int) -> None:
    play_some(table, seed, checks.check_gate)


@each_table
@given(seed=seeds, text=st.text(max_size=30))
@few
def test_any_text_is_an_action_or_a_notation_error(table: Trial, seed: int, text: str) -> None:
    match = play_some(table, seed, lambda match, rng: checks.check_garbage(match, fuzz.nonsense(match, rng)))
    checks.check_garbage(match, text)


# Records


@each_table
@given(seed=seeds)
@few
def test_a_record_leads_back_to_the_same_position(table: Trial, seed: int) -> None:
    match = play_some(table, seed)
    record = read(record_of(match).text())
    assert record.replay(table.game()).state.to_bytes() == match.state.to_bytes()


@each_table
@given(seed=seeds)
@few
def test_a_record_of_a_finished_game_is_verified(table: Trial, seed: int) -> None:
    match, rng = Match(table.game(), table.seats, FairDice(f"{seed:064x}")), Rng(seed)
    while match.outcome is None:
        match.follow(*fuzz.choose(match, rng))
    record = read(record_of(match).text())
    assert record.secret
    record.verify(table.game())


@each_table
def test_a_damaged_record_is_refused(table: Trial) -> None:
    match = play_some(table, 1)
    for seed in range(states_to_try(6, 2)):
        fuzz.check_record(match, Rng(seed))


@pytest.mark.parametrize("game_id", game_ids())
def test_nonsense_as_an_option_is_refused(game_id: str) -> None:
    for seed in range(200):
        fuzz.try_nonsense(game_class(game_id), Rng(seed))
