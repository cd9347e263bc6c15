"""Roles: what each seat is before the game begins, so that people know where they sit down."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from ludi.engine.views import Message, Word


@dataclass(frozen=True)
class Role:
    """What a seat is."""

    title: Word = ""  # its name, such as that of a ship
    facts: tuple[Message, ...] = ()  # in a word or two each, the widest first
    groups: tuple[str, ...] = ()  # the parts of the table it belongs to, the widest first
    marks: tuple[str, ...] = ()  # of its pieces, in a game where a seat has several colours
    card: tuple[Message, ...] = ()  # what its player wants to have on paper


class Roles:
    """A game whose seats are not all alike."""

    @abstractmethod
    def roles(self, seats: int) -> list[Role]:
        """What each seat is, with so many of them."""

    def group_label(self, group: str) -> Message:
        """A part of the table as people call it."""
        raise AssertionError(f"{group}: no such group")

    def how_to_write(self) -> tuple[Message, ...]:
        """How orders are written on paper, in a few lines; empty where nobody writes."""
        return ()
