"""Every bot on every game: legal, repeatable, and without a look at what is hidden."""

from collections.abc import Iterator

import pytest
from tests.contract.tables import Trial, is_quick, tables
from tests.games.forum.positions import LAST_ROW, match_at, scorings

from ludi.bots import Sight, make_bot
from ludi.bots.bot import bot_of_level
from ludi.bots.evaluation import Evaluation
from ludi.bots.greedy import Greedy
from ludi.bots.search import Search
from ludi.engine.errors import SetupError
from ludi.engine.game import Game
from ludi.engine.registry import game_ids, make
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, State
from ludi.games.micatio.codec import CALL, LUCKY, SHOW, STAKE

BOTS = ("uniform", "greedy", "mcts:6", "uct:6", "uct:1")


def positions(start: State, seed: int, number: int) -> Iterator[State]:
    """So many positions of random games, from all over their course."""
    rng = Rng(seed)
    state = start.copy()
    for _ in range(number):
        for _ in range(1 + rng.below(60)):
            state = state if state.to_act() else start.copy()
            actors = state.to_act()
            actor = actors[rng.below(len(actors))]
            state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))))
        if state.to_act() not in ([], [CHANCE]):
            yield state.copy()


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("table", [table for table in tables() if is_quick(table)], ids=str)
def test_a_bot_chooses_a_legal_action_in_any_position(spec: str, table: Trial) -> None:
    game = table.game()
    bot = make_bot(spec, game)
    for state in positions(game.start(table.seats), 1, 10):
        before = state.to_bytes()
        for seat in state.to_act():
            assert bot.choose(Sight(game, state, seat), Rng(1)) in state.legal_actions(seat)
        assert state.to_bytes() == before


def usual_seats(game: Game) -> int:
    """Three, or the nearest number of seats that the game allows."""
    return min(game.seat_numbers(), key=lambda seats: abs(seats - 3))


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_bot_makes_the_same_choice_from_the_same_generator(spec: str, game_id: str) -> None:
    game = make(game_id)
    bot = make_bot(spec, game)
    for state in positions(game.start(usual_seats(game)), 2, 4):
        one, two = Rng(7), Rng(7)
        sight = Sight(game, state, state.to_act()[-1])
        assert bot.choose(sight, one) == bot.choose(sight, two)
        assert one.next32() == two.next32()


def test_the_uniform_bot_chooses_everything_equally_often() -> None:
    game = make("forum")
    rng, sight = Rng(1), Sight(game, game.start(4), 0)
    chosen = [make_bot("uniform", game).choose(sight, rng) for _ in range(49 * 40)]
    assert set(chosen) == set(sight.legal_actions)
    assert max(map(chosen.count, sight.legal_actions)) < 80


@pytest.mark.parametrize(
    ("spec", "wrong"),
    [
        ("gredy", "did you mean greedy"),
        ("mcts:0", "the budget is"),
        ("mcts:0s", "the budget is"),
        ("mcts:-5", "the budget is"),
        ("mcts:1e3", "the budget is"),
        ("greedy:5", "greedy takes no budget"),
        ("os.path:join", "unknown bot"),
    ],
)
def test_a_bot_that_there_is_not_is_refused(spec: str, wrong: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        make_bot(spec, make("forum"))


# What may not be known


def called(fingers: int, lucky: int) -> State:
    """Micatio for two: A has shown two fingers and is to call; B has chosen already."""
    state = make("micatio", rounds=1).start(2)
    for seat, action in (
        (CHANCE, LUCKY + 4),
        (CHANCE, LUCKY + lucky),
        (CHANCE, STAKE + 3),
        (1, SHOW + fingers),
        (1, CALL + 6),
        (0, SHOW + 2),
    ):
        state.apply(seat, action)
    return state


@pytest.mark.parametrize("spec", ["uniform", "greedy", "uct:40"])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(spec: str) -> None:
    game = make("micatio", rounds=1)
    bot = make_bot(spec, game)
    one, two = Sight(game, called(1, 3), 0), Sight(game, called(5, 7), 0)
    assert one.view == two.view
    assert [bot.choose(one, Rng(n)) for n in range(30)] == [bot.choose(two, Rng(n)) for n in range(30)]


def test_a_bot_imagines_more_than_the_true_world() -> None:
    sight = Sight(make("micatio", rounds=1), called(1, 3), 0)
    rng = Rng(1)
    assert len({sight.imagine(rng).to_bytes() for _ in range(50)}) > 20


# What a bot must find


@pytest.mark.parametrize("spec", ["greedy", "mcts:30"])
def test_a_bot_fills_a_sector_that_it_leads(spec: str) -> None:
    match = match_at(LAST_ROW, turn="A", coins="row-1 row-2")
    bot = make_bot(spec, match.game)
    for seed in range(5):
        again = match_at(LAST_ROW, turn="A", coins="row-1 row-2")
        log = again.play(0, bot.choose(Sight(match.game, match.state, 0), Rng(seed)))
        assert scorings(log)["row-1"][0] == 7


@pytest.mark.parametrize("spec", ["greedy", "mcts:60"])
def test_a_bot_ends_the_game_when_that_wins_it(spec: str) -> None:
    match = match_at(LAST_ROW, turn="A", coins="row-1", track=(0, 3, 3, 3))
    bot = make_bot(spec, match.game)
    match.play(0, bot.choose(Sight(match.game, match.state, 0), Rng(1)))
    assert match.outcome
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("spec", ["greedy", "mcts:60"])
def test_a_bot_does_not_end_the_game_when_that_loses_it(spec: str) -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1", track=(0, 0, 6, 0))
    bot = make_bot(spec, match.game)
    match.play(2, bot.choose(Sight(match.game, match.state, 2), Rng(1)))
    assert not match.outcome


class Indifferent(Evaluation):
    """Every position is worth the same."""

    def value(self, state: State, seat: int, rng: Rng) -> float:
        return 0.5


def test_a_careless_bot_plays_about_one_action_in_three_at_random() -> None:
    match = match_at(LAST_ROW)
    seat = match.to_act()[0]
    sight = Sight(match.game, match.state, seat)
    best = make_bot("greedy", match.game).choose(sight, Rng(1))
    chosen = [make_bot("careless", match.game).choose(sight, Rng(seed)) for seed in range(300)]
    assert 0.6 < chosen.count(best) / 300 < 0.8


@pytest.mark.parametrize("game_id", game_ids())
def test_every_level_of_a_game_is_a_bot_that_can_play_it(game_id: str) -> None:
    game = make(game_id)
    for level in ("easy", "medium", "hard"):
        assert make_bot(bot_of_level(level, game), game).spec
    with pytest.raises(SetupError, match="unknown level"):
        bot_of_level("divine", game)


def test_greedy_takes_any_of_the_best_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.bots.greedy.evaluation_of", lambda game: Indifferent())
    game = make("forum")
    sight = Sight(game, game.start(4), 0)
    assert len({Greedy(game).choose(sight, Rng(seed)) for seed in range(40)}) > 10


# The clock


def test_a_search_by_the_clock_looks_at_something_even_when_the_time_is_up_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = make("micatio")
    state = next(positions(game.start(2), 3, 10))
    ticks = iter(range(0, 1000, 10))
    monkeypatch.setattr("ludi.bots.search.time.monotonic", lambda: next(ticks))
    bot = Search(game, 0, 1.0)
    seat = state.to_act()[-1]
    assert bot.choose(Sight(game, state, seat), Rng(1)) in state.legal_actions(seat)


def test_a_search_by_the_clock_goes_on_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("micatio")
    state = next(positions(game.start(2), 3, 10))
    ticks = iter(range(100))
    monkeypatch.setattr("ludi.bots.search.time.monotonic", lambda: next(ticks))
    Search(game, 0, 5.0).choose(Sight(game, state, state.to_act()[-1]), Rng(1))
    assert next(ticks) == 6
