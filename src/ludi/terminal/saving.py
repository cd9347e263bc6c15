"""Saved games: records that also hold the secret of the draws, so that these go on as they would have."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ludi.engine.errors import RecordError
from ludi.engine.fair import FairDice
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.record import Record, load, record_of
from ludi.engine.registry import game_of

SUFFIX = ".ludi"


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is told with the name of the file."""
    try:
        return load(path)
    except RecordError as error:
        raise error if str(error).startswith(str(path)) else in_file(path, error) from error


def in_file(path: Path, error: RecordError) -> RecordError:
    """What is wrong with a record, with the name of its file."""
    return RecordError("{path}: {detail}", None, "in-file", path=str(path), detail=error)


def save(match: Match, names: Sequence[str], path: Path) -> None:
    """Write the game as far as it was played; it holds everything, also what players hide from each other."""
    record = record_of(match, tuple(names))
    if isinstance(match.dice, FairDice):
        record = replace(record, secret=match.dice.secret)
    record.save(path)


def resume(path: Path) -> tuple[Match, tuple[str, ...]]:
    """The match in a saved game with its draws going on where they were, and the names of its players."""
    record = read_record(path)
    try:
        match = record.verify(game_of(record))
    except RecordError as error:
        raise in_file(path, error) from error
    if not match.outcome and draws_in(match) and not record.secret:
        told = "its draws cannot go on, because the secret behind them is not in this file"
        raise in_file(path, RecordError(told, None, "no-draws-left"))
    header = record.header
    match.go_on(FairDice(record.secret or None, header.words, draws_in(match), header.sealed))
    return match, record.header.names


def draws_in(match: Match) -> int:
    """How many draws were made."""
    return sum(seat == CHANCE for seat, _ in match.moves)


def free_name(game_id: str) -> Path:
    """A file name in this folder that is not taken: nim.ludi, nim-2.ludi ..."""
    number = 1
    while True:
        path = Path(f"{game_id}{SUFFIX}" if number == 1 else f"{game_id}-{number}{SUFFIX}")
        if not path.exists():
            return path
        number += 1


def up_to(match: Match, actions: int) -> Match:
    """The same match after fewer actions, with its draws going on from there."""
    assert isinstance(match.dice, FairDice)
    record = replace(record_of(match), lines=tuple(match.lines[:actions]))
    again = record.replay(match.game)
    dice = match.dice
    again.go_on(FairDice(dice.secret, dice.words, draws_in(again), dice.sealed))
    return again
