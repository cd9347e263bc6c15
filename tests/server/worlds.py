"""The same game in several worlds, at a real server: what each listener got over the wire, to the byte.

In all worlds of a game the same is done in the open, by people, bots and dice. They differ in what Bert does
unseen, and in the draws that only he may know. Nobody else may notice which world he is in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.server.house import House, Person

from ludi.engine.fair import Chances, FairDice
from ludi.engine.game import State
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.table import making

SECRET = "79" * 32
NOW = 1_000_000.0
Arrange = Callable[[State | None, Chances, Rng], int]


@dataclass
class World:
    """How a game went: what everyone but Bert got, and what was done."""

    texts: dict[str, list[str]] = field(default_factory=dict)  # by listener
    acts: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # by step and seat
    drawn: list[int] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)
    unseen: int = 0  # how often Bert did something that nobody saw


class Sitting:
    """Anna and Bert at a table with bots, a spectator, and the owner, who has no seat."""

    def __init__(self, house: House, stack: ExitStack, table: str, owner: dict[str, Any]) -> None:
        self.house, self.table = house, table
        anna, bert = (house.sit(table, name=name) for name in ("Anna", "Bert"))
        self.owner = stack.enter_context(house.at(owner))
        self.spectator = stack.enter_context(house.at(owner, as_seat=False))
        self.anna = stack.enter_context(house.at(anna))
        self.bert = stack.enter_context(house.at(bert))
        self.seats = {anna["seat"]: self.anna, bert["seat"]: self.bert}
        house.start(owner)
        for person in self.everyone:
            while not person.position:
                person.hear()

    @property
    def everyone(self) -> tuple[Person, ...]:
        """All who listen, Anna first."""
        return self.anna, self.bert, self.owner, self.spectator

    @property
    def match(self) -> Match | None:
        """The true game."""
        found = self.house.hall.rooms[self.table].table
        return found.board.match if found else None

    def reach(self, step: int) -> None:
        """Let everyone hear of a step."""
        for person in self.everyone:
            while person.position["step"] < step:
                person.hear()

    def texts(self) -> dict[str, list[str]]:
        """What everyone but Bert got, with what differs from table to table made alike."""
        for person in self.everyone:
            person.ping()
        heard = {"Anna": self.anna, "owner": self.owner, "spectator": self.spectator}
        return {name: [self._alike(text) for text in person.texts] for name, person in heard.items()}

    def _alike(self, text: str) -> str:
        """Without the id of the table, and with all seals and salts the same; their length stays."""
        return re.sub('"[0-9a-f]{64}"', f'"{64 * "0"}"', text.replace(self.table, "the-id-of-the-table"))


class Stage:
    """A server whose clock stands still and whose dice are arranged, or fall as in another world."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self._patch = house, monkeypatch
        monkeypatch.setattr(house.hall, "now", lambda: NOW)
        monkeypatch.setattr(making, "new_secret", lambda: SECRET)

    @contextmanager
    def table(
        self, world: World, arrange: Arrange | list[int], *bots: str, seed: int = 79, **wish: Any
    ) -> Iterator[Sitting]:
        """A table of a world, from the first draw on."""
        keys = self.house.make("open", "open", *bots, **wish)
        rng = Rng(seed)
        sitting: list[Sitting] = []

        def draw(dice: FairDice, label: str, chances: Chances) -> int:
            match = sitting[0].match if sitting else None
            if isinstance(arrange, list):
                action = arrange[dice.drawn]
            else:
                action = arrange(match.state if match else None, chances, rng)
            dice.drawn += 1
            world.drawn.append(action)
            return action

        self._patch.setattr(FairDice, "draw", draw)
        with ExitStack() as stack:
            found = Sitting(self.house, stack, keys["table"], keys)
            sitting.append(found)
            yield found
            world.texts = found.texts()
            assert found.match
            world.moves = list(found.match.moves)


def check_alike(one: World, other: World, until: str = "") -> None:
    """Nobody got another byte, or another number or order of texts, up to the text that has these words."""
    for name, texts in one.texts.items():
        here, there = cut(texts, until), cut(other.texts[name], until)
        for n, (text, twin) in enumerate(zip(here, there, strict=False)):
            assert text == twin, f"text {n} to {name} is another one: {difference(text, twin)}"
        assert len(here) == len(there), f"{name} gets {len(here)} texts, or {len(there)}"


def cut(texts: list[str], until: str) -> list[str]:
    """The texts before the first with these words."""
    if not until:
        return texts
    found = next(n for n, text in enumerate(texts) if until in text)
    return texts[:found]


def difference(text: str, twin: str) -> str:
    """Where two texts part."""
    at = next((n for n, pair in enumerate(zip(text, twin, strict=False)) if len(set(pair)) > 1), len(text))
    return f"{text[max(0, at - 60) : at + 60]!r}, or {twin[max(0, at - 60) : at + 60]!r}"
