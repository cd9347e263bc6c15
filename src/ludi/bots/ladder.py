"""A ladder: how strong the bots of a match are, and how sure that is.

Games with the same draws, one for each turn of the table, may be alike, so a group of them is one sample.
The means weigh every chair the same; their 95 % intervals are Wilson's for as many independent games as would
scatter like the samples, never more than were played, and wider when there are few samples.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

from ludi.engine.record import Record

_NORMAL = NormalDist().inv_cdf(0.975)
# Student's 97.5 % point for 1 to 10 degrees of freedom; beyond, its expansion is exact enough.
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


@dataclass(frozen=True)
class Played:
    """One game of a match. The sequences go by seat; `lineup` holds the places of the bots in the list."""

    number: int  # from 1
    group: int  # games with the same draws and bots
    lineup: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    moves: tuple[int, ...]
    plies: int  # actions, those of chance included
    seconds: tuple[float, ...] = field(compare=False)
    record: Record | None = None


Chair = tuple[Played, int]  # a game, and a seat in it


@dataclass(frozen=True)
class Estimate:
    """A mean from 0 to 1 with its 95 % interval, and over how many games."""

    mean: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Sample:
    """What one group of games says: a sum over so many chairs (or pairs of chairs) in so many games."""

    total: float
    weight: int
    games: int


@dataclass(frozen=True)
class Row:
    """One bot of the ladder."""

    bot: int  # its place in the list
    name: str
    share: Estimate  # of the victory
    rank: float
    score: float
    games: int
    seconds_per_move: float


@dataclass(frozen=True)
class Ladder:
    """The bots, strongest first, and how often each finished ahead of each other one."""

    seats: int
    rows: tuple[Row, ...]
    ahead: dict[tuple[int, int], Estimate]  # by places in the list; a tie counts half
    games: int
    plies: int
    played: tuple[Played, ...] = field(repr=False)

    @property
    def fair_share(self) -> float:
        """The share of the victory when all are equally strong."""
        return 1 / self.seats


def make_ladder(bots: Sequence[str], seats: int, played: Iterable[Played]) -> Ladder:
    """The ladder of the games, in whatever order they come."""
    games = tuple(sorted(played, key=lambda game: game.number))
    chairs: dict[int, list[Chair]] = {}
    pairs: dict[tuple[int, int], list[tuple[Played, float]]] = {}
    for game in games:
        for seat, bot in enumerate(game.lineup):
            chairs.setdefault(bot, []).append((game, seat))
            for other, rank in zip(game.lineup, game.ranks, strict=True):
                if bot != other:
                    pairs.setdefault((bot, other), []).append((game, _beaten(game.ranks[seat], rank)))
    names = distinct(bots)
    rows = [_row(bot, names[bot], chairs[bot]) for bot in sorted(chairs)]
    ladder = sorted(rows, key=lambda row: (-row.share.mean, row.rank))
    ahead = {pair: estimate(_samples(values)) for pair, values in sorted(pairs.items())}
    return Ladder(seats, tuple(ladder), ahead, len(games), sum(game.plies for game in games), games)


def _beaten(own: int, other: int) -> float:
    """1 for who finished ahead, 1/2 for who finished level."""
    return 1.0 if own < other else 0.5 if own == other else 0.0


def distinct(names: Sequence[str]) -> list[str]:
    """The names; one that stands twice gets a number from the second time on."""
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name} ({n + 1})" if n else name for name, n in zip(names, before, strict=True)]


def _row(bot: int, name: str, chairs: Sequence[Chair]) -> Row:
    moves = sum(game.moves[seat] for game, seat in chairs)
    seconds = math.fsum(game.seconds[seat] for game, seat in chairs)
    return Row(
        bot,
        name,
        share=estimate(_samples((game, game.shares[seat]) for game, seat in chairs)),
        rank=sum(game.ranks[seat] for game, seat in chairs) / len(chairs),
        score=sum(game.scores[seat] for game, seat in chairs) / len(chairs),
        games=len({game.number for game, seat in chairs}),
        seconds_per_move=seconds / moves if moves else 0.0,
    )


def _samples(values: Iterable[tuple[Played, float]]) -> list[Sample]:
    """One sample for each group of games."""
    groups: dict[int, list[tuple[int, float]]] = {}
    for game, value in values:
        groups.setdefault(game.group, []).append((game.number, value))
    return [
        Sample(math.fsum(value for _, value in group), len(group), len({number for number, _ in group}))
        for group in groups.values()
    ]


# Statistics


def estimate(samples: Sequence[Sample]) -> Estimate:
    """The mean over all chairs, with an interval from how the samples differ."""
    weight = sum(sample.weight for sample in samples)
    games = sum(sample.games for sample in samples)
    mean = math.fsum(sample.total for sample in samples) / weight
    low, high = wilson(mean, _independent_games(samples, mean, weight, games))
    return Estimate(mean, low, high, games)


def _independent_games(samples: Sequence[Sample], mean: float, weight: int, games: int) -> float:
    """How many independent games would tell as much; as many as samples when these are all alike."""
    count = len(samples)
    squares = math.fsum((sample.total - mean * sample.weight) ** 2 for sample in samples)
    if count < 2 or squares < 1e-12:
        return float(count)
    variance = squares * count / (count - 1) / weight**2
    alike = min(mean * (1 - mean) / variance, float(games))
    return alike * (_NORMAL / student(count - 1)) ** 2


def wilson(mean: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in so many independent games."""
    square = _NORMAL**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = _NORMAL / (1 + square / count) * math.sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
