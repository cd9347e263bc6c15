"""Random games under every check, and random nonsense at every gate; what breaks is kept as a record.

Each ply has a generator of its own, made from the seed of the game and the number of the ply. So a replay of
the record runs into the same check with the same random numbers.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludi import checks
from ludi.engine.errors import LudiError, RecordError, SetupError
from ludi.engine.fair import ByHand
from ludi.engine.game import TABLE, Game, Option
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.record import Header, Record, read, record_of
from ludi.engine.rng import Rng

PLIES = 3000  # a game is left alone after so many
AGREED_ONE_IN = 150
GATE_ONE_IN = 3  # plies, for the checks that cost most
RECORD_ONE_IN = 60
ALPHABET = "abcdefgABCDEFG0123456789 -+*!#.,:/\\'\"{}[]()\0\t\n\u00e9\u2603\U0001f3b2"


@dataclass(frozen=True)
class Broken:
    """What broke, and the record that leads there."""

    what: str
    record: Record


@dataclass
class Tally:
    """How far the fuzzer got."""

    games: int = 0
    plies: int = 0
    broken: Broken | None = None


def fuzz(
    kind: type[Game],
    seconds: float,
    seed: int,
    seats: int | None = None,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Play random games until the time is up or something breaks."""
    end = time.monotonic() + seconds
    tally = Tally()
    while time.monotonic() < end and tally.broken is None:
        number = seed + tally.games
        game, count = random_table(kind, Rng(number), seats)
        tally.broken = play(game, count, number, tally, end)
        tally.games += 1
        progress(tally)
    return tally


def play(game: Game, seats: int, seed: int, tally: Tally, end: float = float("inf")) -> Broken | None:
    """One random game, checked at every ply."""
    match = Match(game, seats, ByHand())
    while match.outcome is None and match.state.ply < PLIES and time.monotonic() < end:
        rng = ply_rng(seed, len(match.lines))
        lines: tuple[str, ...] = tuple(match.lines)
        try:
            check_ply(match, rng)
            move = choose(match, rng)
            lines = (*match.lines, game.notation(match.state, *move))
            advance(match, move)
        except Exception as error:  # noqa: BLE001  whatever it is, it must be kept
            return Broken(told(error), failed(match, lines, seed))
        tally.plies += 1
    try:
        check_end(match, ply_rng(seed, len(match.lines)))
    except Exception as error:  # noqa: BLE001
        return Broken(told(error), failed(match, tuple(match.lines), seed))
    return None


def replay(game: Game, record: Record) -> str | None:
    """Play a record of the fuzzer again under the same checks; what breaks, or None."""
    match = Match(game, record.header.seats, ByHand())
    seed = seed_of(record)
    try:
        for line in record.lines:
            check_ply(match, ply_rng(seed, len(match.lines)))
            advance(match, game.read_move(match.state, line))
        if match.outcome is None:
            check_ply(match, ply_rng(seed, len(match.lines)))
        check_end(match, ply_rng(seed, len(match.lines)))
    except Exception as error:  # noqa: BLE001
        return told(error)
    return None


def ply_rng(seed: int, ply: int) -> Rng:
    """The generator of one ply."""
    return Rng((seed << 20) + ply)


def told(error: Exception) -> str:
    """What broke, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def failed(match: Match, lines: tuple[str, ...], seed: int) -> Record:
    """The record that leads to what broke; its seed stands in place of the players' names."""
    info = match.game.info
    header = Header(info.id, info.version, match.seats, match.game.chosen_options(), (f"fuzz seed {seed}",))
    return Record(header, lines)


def seed_of(record: Record) -> int:
    """The seed in a record of the fuzzer; 0 for any other record."""
    found = re.fullmatch(r"fuzz seed (\d{1,12})", record.header.names[0] if record.header.names else "")
    return int(found[1]) if found else 0


# One ply


def check_ply(match: Match, rng: Rng) -> None:
    """All checks on the position, and on the gate before it; at the start also on the set-up."""
    if not match.lines:
        try_nonsense(type(match.game), rng)
    checks.check_position(match.game, match.state, rng)
    checks.check_orders(match.game, match.state, rng)
    for _ in range(3):
        checks.check_garbage(match, nonsense(match, rng))
    if rng.below(GATE_ONE_IN) == 0:
        check_gates(match, rng)
    if rng.below(RECORD_ONE_IN) == 0:
        check_record(match, rng)


def check_gates(match: Match, rng: Rng) -> None:
    """What the match refuses, takes back, and plays whole or not at all."""
    checks.check_gate(match, rng)
    checks.check_undo(match, int(rng.below(match.seats)))
    seat = one_of(match.to_act(), rng)
    if seat >= 0:
        checks.check_chain(match, seat, rng)


def check_end(match: Match, rng: Rng) -> None:
    """The position at the end, and its record."""
    checks.check_position(match.game, match.state, rng)
    check_record(match, rng)


def choose(match: Match, rng: Rng) -> Move:
    """A random action of anyone who is to act; now and then the whole table ends it."""
    together = match.legal_actions(TABLE)
    if together and rng.below(AGREED_ONE_IN) == 0:
        return TABLE, one_of(together, rng)
    seat = one_of(match.to_act(), rng)
    return seat, match.state.legal_at(seat, rng.below(match.state.num_legal(seat)))


def advance(match: Match, move: Move) -> None:
    """Play the move through the gate, and beside it on copies."""
    seat, action = move
    after, log = checks.check_step(match.game, match.state, seat, action)
    events = match.follow(seat, action)
    assert match.state.to_bytes() == after.to_bytes(), "the gate leads elsewhere than the game"
    assert events == log, "the gate tells other events than the game"


def one_of(items: list[int], rng: Rng) -> int:
    """Any of them."""
    return items[rng.below(len(items))]


# Nonsense at the gates


def nonsense(match: Match, rng: Rng) -> str:
    """A random text, or a line that was legal once with something changed in it."""
    if not match.lines or rng.below(3) == 0:
        return "".join(ALPHABET[rng.below(len(ALPHABET))] for _ in range(rng.below(12)))
    return damaged(match.lines[rng.below(len(match.lines))], rng)


def damaged(text: str, rng: Rng) -> str:
    """The text with a character removed, doubled or replaced."""
    at = rng.below(len(text) + 1)
    middle = ("", text[at : at + 1] * 2, ALPHABET[rng.below(len(ALPHABET))])[rng.below(3)]
    return text[:at] + middle + text[at + 1 :]


def check_record(match: Match, rng: Rng) -> None:
    """The record leads back here; a damaged one is refused, and so is one with a bad line and good marks."""
    record = record_of(match)
    text = record.text()
    assert read(text) == record, "the record is read as another one"
    assert record.replay(match.game).state.to_bytes() == match.state.to_bytes(), "the record leads elsewhere"
    harmed = damaged(text, rng)
    with suppress(RecordError):
        assert harmed == text or read(harmed) == record, "a damaged record was read"
    lines = list(record.lines)
    lines.insert(rng.below(len(lines) + 1), nonsense(match, rng))
    with suppress(LudiError):
        read(replace(record, lines=tuple(lines)).text()).replay(match.game)


def random_table(kind: type[Game], rng: Rng, seats: int | None) -> tuple[Game, int]:
    """A game with random options, and a number of seats that it takes."""
    while True:
        game = random_game(kind, rng)
        try:
            if game is not None:
                count = seats if seats is not None else one_of(game.seat_numbers(), rng)
                game.check_seats(count)
                return game, count
        except SetupError:
            if seats is not None and seats not in kind.info.seats:
                raise


def random_game(kind: type[Game], rng: Rng) -> Game | None:
    """A game with random options; most keep their default, and some do not go together."""
    chosen = {o.name: random_value(o, rng) for o in kind.info.options if rng.below(3) == 0}
    try:
        return kind(**chosen)
    except SetupError:
        return None


def random_value(option: Option, rng: Rng) -> Any:
    """One of the allowed values; of numbers often the first and the last."""
    if option.choices:
        return option.choices[rng.below(len(option.choices))]
    lowest, highest = option.lowest or 0, option.highest or 0
    return (lowest, highest, lowest + int(rng.below(highest - lowest + 1)))[rng.below(3)]


def try_nonsense(kind: type[Game], rng: Rng) -> None:
    """Options and seats that make no sense are refused with a SetupError."""
    values: list[Any] = [None, -1, 10**12, 1.5, True, "", "\0", [], {}, [[]], "random", "0", "٣"]
    names = [option.name for option in kind.info.options] or ["none"]
    for _ in range(3):
        name, value = names[rng.below(len(names))], values[rng.below(len(values))]
        with suppress(SetupError):
            kind(**{name: value}).start(int(rng.below(40)) - 4)


def save(broken: Broken, folder: Path) -> Path:
    """Write the record of what broke; where."""
    folder.mkdir(parents=True, exist_ok=True)
    header = broken.record.header
    path = folder / f"{header.game}-{seed_of(broken.record)}.ludi"
    broken.record.save(path)
    return path
