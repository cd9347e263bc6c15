"""The arena: fair line-ups, the same games from the same seed, and nothing lost when something dies."""

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludi.bots import arena
from ludi.bots.arena import Contest, fair_games, fixtures, make_contest, play_contest, play_games
from ludi.bots.ladder import Ladder, Played
from ludi.engine.errors import LudiError, SetupError
from ludi.engine.registry import make

OWN_BOTS = """
import os
import time


class First:
    def __init__(self, game):
        self.game = game

    def choose(self, sight, rng):
        return sight.legal_actions[0]


class Cheat(First):
    def choose(self, sight, rng):
        return self.game.codec.size - 1


class Deadly(First):
    def choose(self, sight, rng):
        os._exit(9)


class Stuck(First):
    def choose(self, sight, rng):
        while os.path.exists(__file__ + ".stuck"):
            time.sleep(1)
        return super().choose(sight, rng)


class NoBot:
    pass
"""


@pytest.fixture
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as found:
        yield found


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots, new for each test."""
    name = f"own_bots_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(OWN_BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def setup(seats: int, bots: int) -> Contest:
    return Contest("forum", "{}", seats, ("uniform",) * bots)


def small_match(executor: Executor | None, seed: int = 5, workers: int = 1, games: int = 6) -> Ladder:
    """A short match of Micatio with draws, secrets and orders given at once."""
    bots = ["greedy", "uniform", "uct:8"]
    return play_contest("micatio", {"rounds": 1}, 3, bots, games, seed, workers, executor)


# Who sits where


@pytest.mark.parametrize(("seats", "bots"), [(2, 2), (4, 4), (4, 2), (4, 3), (3, 5), (2, 7), (6, 1)])
def test_every_bot_sits_in_every_seat_equally_often(seats: int, bots: int) -> None:
    chairs = Counter(
        (seat, bot) for game in fixtures(setup(seats, bots), 50, 1) for seat, bot in enumerate(game.lineup)
    )
    assert len(chairs) == seats * bots
    assert len(set(chairs.values())) == 1


@pytest.mark.parametrize(("seats", "bots"), [(3, 5), (2, 7), (4, 4)])
def test_no_bot_sits_twice_at_a_table_when_there_are_enough(seats: int, bots: int) -> None:
    assert all(len(set(game.lineup)) == seats for game in fixtures(setup(seats, bots), 50, 1))


def test_few_bots_fill_the_seats_as_evenly_as_they_can() -> None:
    counts = {tuple(sorted(Counter(game.lineup).values())) for game in fixtures(setup(5, 2), 50, 1)}
    assert counts == {(2, 3)}


def test_all_bots_of_many_meet_each_other() -> None:
    pairs = Counter(frozenset(game.lineup) for game in fixtures(setup(2, 5), 400, 1))
    assert len(pairs) == 10
    assert min(pairs.values()) > 20


def test_the_order_around_the_table_differs_from_group_to_group() -> None:
    games = list(fixtures(setup(3, 3), 60, 1))
    assert {game.lineup for game in games} == {
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 2, 1),
        (2, 1, 0),
        (1, 0, 2),
    }


def test_the_games_of_a_group_have_the_same_draws_and_everyone_takes_his_generator_along() -> None:
    first, second = fixtures(setup(2, 2), 2, 1)
    assert (first.group, first.secret) == (second.group, second.secret)
    assert (first.lineup, first.seeds) == (second.lineup[::-1], second.seeds[::-1])


def test_groups_have_draws_and_generators_of_their_own() -> None:
    games = list(fixtures(setup(2, 2), 100, 1))
    assert len({game.secret for game in games}) == 50
    assert len({seed for game in games for seed in game.seeds}) == 100


def test_another_seed_gives_other_draws() -> None:
    assert next(fixtures(setup(2, 2), 2, 1)).secret != next(fixtures(setup(2, 2), 2, 2)).secret


@pytest.mark.parametrize(
    ("seats", "bots", "games", "fair"), [(2, 2, 3, 4), (4, 3, 1, 12), (4, 2, 8, 8), (2, 3, 7, 12)]
)
def test_games_are_added_until_all_can_sit_equally_often(
    seats: int, bots: int, games: int, fair: int
) -> None:
    assert fair_games(setup(seats, bots), games) == fair == len(list(fixtures(setup(seats, bots), games, 1)))


@pytest.mark.parametrize(
    ("seats", "bots", "games", "seed", "wrong"),
    [
        (7, ["uniform"], 1, 1, "7 seats"),
        (2, [], 1, 1, "0 bots"),
        (2, ["uniform", "gredy"], 1, 1, "did you mean greedy"),
        (2, ["uniform"], 0, 1, "0 games"),
        (2, ["uniform"], 1, -1, "seed -1"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    seats: int, bots: list[str], games: int, seed: int, wrong: str
) -> None:
    with pytest.raises(SetupError, match=wrong):
        play_contest("forum", {}, seats, bots, games, seed, 1)


def test_a_match_without_workers_is_refused() -> None:
    with pytest.raises(SetupError, match="0 workers"):
        small_match(None, workers=0)


# The same games


def test_the_same_seed_gives_the_same_games(executor: Executor) -> None:
    assert small_match(executor).played == small_match(executor).played


def test_another_seed_gives_other_games(executor: Executor) -> None:
    assert small_match(executor, seed=6).played != small_match(executor).played


def test_the_number_of_workers_does_not_matter(executor: Executor) -> None:
    assert small_match(None, workers=2).played == small_match(executor).played


def test_two_of_the_same_bot_do_not_play_the_same_game_twice(executor: Executor) -> None:
    ladder = play_contest("forum", {}, 2, ["uniform", "uniform"], 2, 1, 1, executor)
    assert len({game.scores for game in ladder.played} | {game.scores[::-1] for game in ladder.played}) > 2


def test_a_bot_that_is_stronger_stands_first(executor: Executor) -> None:
    ladder = play_contest("forum", {}, 4, ["uniform", "greedy"], 4, 1, 1, executor)
    assert ladder.rows[0].name == "greedy"
    assert ladder.rows[0].share.mean > ladder.fair_share


def test_a_game_is_told_as_it_ends(executor: Executor) -> None:
    told: list[Played] = []
    ladder = play_contest("micatio", {"rounds": 1}, 2, ["uniform"], 4, 1, 1, executor, told.append)
    assert tuple(sorted(told, key=lambda game: game.number)) == ladder.played


def test_a_record_of_a_game_verifies_and_names_its_bots(executor: Executor) -> None:
    asked = make_contest("micatio", {"rounds": 2}, 2, ["uniform", "greedy"], with_records=True)
    for game in play_games(asked, fixtures(asked, 2, 1), 1, executor):
        assert game.record
        match = game.record.verify(make("micatio", rounds=2))
        assert match.outcome
        assert match.outcome.scores == game.scores
        assert game.record.header.names == tuple(asked.bots[bot] for bot in game.lineup)
        assert game.record.header.commitment


# Workers that die


def test_a_worker_that_dies_costs_no_game(executor: Executor) -> None:
    killed: list[int] = []

    def kill_one(game: Played) -> None:
        if not killed:
            killed.append(multiprocessing.active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    ladder = play_contest(
        "micatio", {"rounds": 1}, 3, ["greedy", "uniform", "uct:8"], 30, 5, 2, None, kill_one
    )
    assert killed
    assert ladder.played == small_match(executor, games=30).played


class BreaksOnce(ThreadPoolExecutor):
    """Refuses its third game, as a pool does whose worker died a moment ago."""

    asked = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        type(self).asked += 1
        if type(self).asked == 3:
            raise BrokenExecutor
        return super().submit(*args, **kwargs)


def test_a_game_that_no_worker_would_take_is_played_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BreaksOnce, "asked", 0)
    monkeypatch.setattr(arena, "_worker_pool", lambda workers: BreaksOnce(workers))
    asked = make_contest("micatio", {"rounds": 1}, 2, ["uniform"])
    assert sorted(game.number for game in play_games(asked, fixtures(asked, 6, 1), 1)) == [1, 2, 3, 4, 5, 6]


def test_a_bot_that_always_kills_its_worker_ends_the_match(
    own_bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "PATIENCE", 2)
    with pytest.raises(LudiError, match=r"game \d: workers die that play it, the last 2 in a row"):
        play_contest("micatio", {}, 2, [f"{own_bots}:Deadly", "uniform"], 2, 1, 1)


def test_no_worker_is_left_when_a_match_is_given_up_in_the_middle_of_a_move(
    own_bots: str, tmp_path: Path
) -> None:
    before = set(multiprocessing.active_children())
    asked = make_contest("micatio", {}, 2, [f"{own_bots}:Stuck"])
    games = play_games(asked, fixtures(asked, 1000, 1), 2)
    next(games)
    (tmp_path / f"{own_bots}.py.stuck").touch()
    assert set(multiprocessing.active_children()) > before
    games.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) == before


# Bots of one's own


def test_a_bot_of_ones_own_plays_in_workers(own_bots: str) -> None:
    ladder = play_contest("micatio", {"rounds": 1}, 2, [f"{own_bots}:First", "uniform"], 2, 1, 1)
    assert {row.name for row in ladder.rows} == {f"{own_bots}:First", "uniform"}


def test_an_illegal_action_names_the_bot_and_the_game(own_bots: str, executor: Executor) -> None:
    with pytest.raises(LudiError, match=rf"{own_bots}:Cheat at seat [AB] in game \d: "):
        play_contest("micatio", {}, 2, [f"{own_bots}:Cheat", "uniform"], 2, 1, 1, executor)


@pytest.mark.parametrize(
    ("spec", "wrong"),
    [
        ("{}:Frist", "did you mean First"),
        ("{}:NoBot", "is no bot"),
        ("no_{}:First", "there is no module no_"),
        ("{}.deeper:First", "there is no module"),
        (":First", "unknown bot"),
        ("..:First", "unknown bot"),
        ("mtcs:1000", "did you mean mcts"),
    ],
)
def test_a_bot_of_ones_own_that_is_not_there_is_refused(spec: str, wrong: str, own_bots: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        make_contest("micatio", {}, 2, [spec.format(own_bots)])
