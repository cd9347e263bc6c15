"""The arena: bots play a match, on all cores or on any executor, and the result is a ladder.

Between processes go set-ups and seeds, never positions. The seed gives the line-ups, the secret behind the
draws of each game (which anyone can compute from it, so it is secret in name only) and a generator for each
bot; hence the same seed gives the same games, however many workers play them. Only a bot that looks at the
clock, as mcts:2s does, can spoil that.
"""

from __future__ import annotations

import hashlib
import json
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from typing import Any

from ludi.bots.bot import Bot, Sight, make_bot
from ludi.bots.ladder import Ladder, Played, make_ladder
from ludi.engine.errors import LudiError, SetupError
from ludi.engine.fair import FairDice
from ludi.engine.game import Game, seat_letter
from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.registry import make
from ludi.engine.rng import Rng

MOST_GAMES = 10**6
MOST_BOTS = 64
HIGHEST_SEED = 10**9
PATIENCE = 5  # how often workers may die before a game ends


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom."""

    game_id: str
    options: str  # as JSON, the same in every process
    seats: int
    bots: tuple[str, ...]
    with_records: bool = False


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and the seeds."""

    number: int  # from 1
    group: int
    lineup: tuple[int, ...]  # by seat, the bot's place in the list
    secret: str  # behind the draws
    seeds: tuple[int, ...]  # by seat, for the bot's generator


def play_contest(
    game_id: str,
    options: dict[str, Any],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    executor: Executor | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Ladder:
    """Play at least so many games and rank the bots; any `executor` may stand in for our own processes."""
    contest = make_contest(game_id, options, seats, bots)
    played: list[Played] = []
    for game in play_games(contest, fixtures(contest, games, seed), workers, executor):
        played.append(game)
        if on_game:
            on_game(game)
    return make_ladder(bots, seats, played)


def make_contest(
    game_id: str, options: dict[str, Any], seats: int, bots: Sequence[str], with_records: bool = False
) -> Contest:
    """The contest, checked before any worker starts."""
    game = make(game_id, **options)
    game.check_seats(seats)
    if not 1 <= len(bots) <= MOST_BOTS:
        raise SetupError(f"{len(bots)} bots: a match has 1 to {MOST_BOTS}")
    for spec in bots:
        make_bot(spec, game, is_trusted=True)
    return Contest(game_id, json.dumps(game.chosen_options()), seats, tuple(bots), with_records)


# Who sits where


def fixtures(contest: Contest, games: int, seed: int) -> Iterator[Fixture]:
    """At least so many games, in which every bot sits in every seat equally often.

    A group of games has the same bots in the same order around the table and the same draws; from game to
    game everyone moves one seat on.
    """
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"{games} games: must be from 1 to {MOST_GAMES}")
    if not 0 <= seed <= HIGHEST_SEED:
        raise SetupError(f"seed {seed}: must be from 0 to {HIGHEST_SEED}")
    return _fixtures(contest, fair_games(contest, games) // contest.seats, seed)


def _fixtures(contest: Contest, groups: int, seed: int) -> Iterator[Fixture]:
    for group, lineup in enumerate(_lineups(len(contest.bots), contest.seats, groups, seed)):
        yield from _turned(lineup, group, seed)


def fair_games(contest: Contest, games: int) -> int:
    """The next number of games in which every bot can sit in every seat equally often."""
    bots, seats = len(contest.bots), contest.seats
    unit = seats * bots // math.gcd(bots, seats)
    return -(-games // unit) * unit


def _lineups(bots: int, seats: int, groups: int, seed: int) -> Iterator[list[int]]:
    """The bots of each group in random order: who is at the table least and has played least comes first."""
    rng = Rng(_number(seed, "line-ups"))
    chairs = [0] * bots
    for _ in range(groups):
        lineup: list[int] = []
        for _ in range(seats):
            bot = min(range(bots), key=lambda bot: (lineup.count(bot), chairs[bot], rng.next32()))
            lineup.append(bot)
            chairs[bot] += 1
        yield _shuffled(lineup, rng)


def _shuffled(lineup: list[int], rng: Rng) -> list[int]:
    left = list(lineup)
    return [left.pop(rng.fair_below(len(left))) for _ in lineup]


def _turned(lineup: list[int], group: int, seed: int) -> Iterator[Fixture]:
    """The games of one group; everyone takes his generator along to the next seat."""
    seeds = [_number(seed, f"group {group} chair {chair}") for chair in range(len(lineup))]
    secret = _digest(seed, f"group {group} draws").hex()
    first = group * len(lineup) + 1
    for turn in range(len(lineup)):
        yield Fixture(first + turn, group, _from(lineup, turn), secret, _from(seeds, turn))


def _from(items: list[int], start: int) -> tuple[int, ...]:
    return tuple(items[start:] + items[:start])


def _digest(seed: int, purpose: str) -> bytes:
    return hashlib.sha256(f"ludi arena {seed} {purpose}".encode()).digest()


def _number(seed: int, purpose: str) -> int:
    return int.from_bytes(_digest(seed, purpose)[:8], "big") >> 2


# One game, in whatever process


@cache
def _game(game_id: str, options: str) -> Game:
    return make(game_id, **json.loads(options))


def play_game(contest: Contest, fixture: Fixture) -> Played:
    """Play one game to its end."""
    game = _game(contest.game_id, contest.options)
    match = Match(game, contest.seats, FairDice(fixture.secret), takes_back=False)
    specs = [contest.bots[bot] for bot in fixture.lineup]
    players = [
        _Player(make_bot(spec, game, is_trusted=True), seed)
        for spec, seed in zip(specs, fixture.seeds, strict=True)
    ]
    while match.to_act():
        seat = match.to_act()[0]
        action = players[seat].choose(Sight(game, match.state, seat))
        try:
            match.play(seat, action)
        except LudiError as error:
            where = f"{specs[seat]} at seat {seat_letter(seat)} in game {fixture.number}"
            raise LudiError(f"{where}: {error}") from error
    outcome = match.outcome
    assert outcome, "nobody is to act, but the game is not over"
    return Played(
        fixture.number,
        fixture.group,
        fixture.lineup,
        outcome.reason,
        outcome.scores,
        outcome.ranks,
        outcome.shares,
        moves=tuple(player.moves for player in players),
        plies=len(match.lines),
        seconds=tuple(player.seconds for player in players),
        record=record_of(match, tuple(specs)) if contest.with_records else None,
    )


class _Player:
    """A bot in one seat, with its own generator, under the clock."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Rng(seed)
        self.moves = 0
        self.seconds = 0.0

    def choose(self, sight: Sight) -> int:
        start = time.perf_counter()
        action = self._bot.choose(sight, self._rng)
        self.seconds += time.perf_counter() - start
        self.moves += 1
        return action


# All games


def play_games(
    contest: Contest, todo: Iterable[Fixture], workers: int | None = None, executor: Executor | None = None
) -> Iterator[Played]:
    """Play the games; they come as they end. A game whose worker dies is played again."""
    number = cores() if workers is None else workers
    if number < 1:
        raise SetupError(f"{number} workers: there must be one at least")
    waiting, lost = iter(todo), list[Fixture]()
    deaths = 0
    while True:
        with nullcontext(executor) if executor else _worker_pool(number) as crew:
            for game in _play_until_broken(crew, contest, waiting, lost, 2 * number):
                deaths = 0
                yield game
        if not lost:
            return
        deaths += 1
        if executor or deaths == PATIENCE:
            first = min(fixture.number for fixture in lost)
            raise LudiError(f"game {first}: workers die that play it, the last {deaths} in a row")
        waiting = chain(sorted(lost, key=lambda fixture: fixture.number), waiting)
        lost = []


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play_until_broken(
    executor: Executor, contest: Contest, waiting: Iterator[Fixture], lost: list[Fixture], at_once: int
) -> Iterator[Played]:
    """Play what waits until all is done or the executor breaks; what was under way then is lost."""
    running: dict[Future[Played], Fixture] = {}
    try:
        while True:
            for fixture in islice(waiting, at_once - len(running)):
                lost.append(fixture)  # until it is handed out: a broken executor takes nothing
                future = _submitted(executor, contest, fixture)
                running[future] = lost.pop()
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                game = future.result()
                del running[future]
                yield game
    except BrokenExecutor:
        lost.extend(running.values())
    finally:
        for future in running:
            future.cancel()


@contextmanager
def _worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of our own, none of which outlives the block."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_follow_parent)
    try:
        yield pool
    finally:
        for process in list((pool._processes or {}).values()):  # as kill_workers does in Python 3.14
            process.kill()
        pool.shutdown(cancel_futures=True)


def _submitted(executor: Executor, contest: Contest, fixture: Fixture) -> Future[Played]:
    """Hand out a game; a worker that is started for it never gets Ctrl-C, which is for us."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return executor.submit(play_game, contest, fixture)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_parent() -> None:
    """In a worker: end when the process that started it is gone."""
    parent = multiprocessing.parent_process()
    assert parent

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
