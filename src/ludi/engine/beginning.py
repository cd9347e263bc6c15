"""Makes a new match from the caller's arguments: seats or a position, and the source of its draws."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludi.engine.errors import SetupError
from ludi.engine.fair import Dice, FairDice, ScriptedDice
from ludi.engine.game import Game
from ludi.engine.gate import read_action
from ludi.engine.match import Match
from ludi.engine.registry import make

HIGHEST_SEED = 2**256
_DIGITS = re.compile("[0-9]{1,78}")


def begin(
    game_id: str,
    seats: int | None,
    seed: int | None,
    dice: Dice | list[int] | list[str] | None,
    position: str,
    words: Sequence[str],
    options: Mapping[str, Any],
) -> Match:
    """The match; a SetupError says which argument is missing or given twice."""
    game, seats, seed = make(game_id, **options), _meant(seats), _meant(seed)
    start = game.read_position(position) if position else None
    if start is None and seats is None:
        least, most = min(game.info.seats), max(game.info.seats)
        told = "{game}: say how many play, seats={least} to {most}"
        raise SetupError(told, "seats-missing", game=game.info.id, least=least, most=most)
    if start is not None and seats not in (None, start.seats):
        told = "seats={seats}: the position has {ours}"
        raise SetupError(told, "seats-of-position", seats=str(seats), ours=int(start.seats))
    number: Any = start.seats if start is not None else seats
    return Match(game, number, _dice(game, seed, dice, words), start=start)


def _meant(number: Any) -> Any:
    """A text of digits as a number; anything else unchanged."""
    return int(number) if isinstance(number, str) and _DIGITS.fullmatch(number) else number


def _dice(
    game: Game, seed: int | None, dice: Dice | list[int] | list[str] | None, words: Sequence[str]
) -> Dice:
    if dice is not None and (seed is not None or words):
        raise SetupError("give dice, or a seed and words for fair draws, not both", "dice-twice")
    if isinstance(dice, Dice):
        return dice
    if dice is not None:
        return ScriptedDice(read_action(game.codec, outcome) for outcome in dice)
    if seed is None:
        return FairDice(words=words)
    if type(seed) is not int or not 0 <= seed < HIGHEST_SEED:
        raise SetupError("seed={seed}: must be a whole number from 0 up", "seed", seed=f"{seed!r:.40}")
    return FairDice(f"{seed:064x}", words)
