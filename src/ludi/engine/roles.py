"""Roles: what each seat stands for, known before the game begins so that people can choose a seat."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from ludi.engine.views import Message, Word


@dataclass(frozen=True)
class Role:
    """What a seat stands for."""

    title: Word = ""  # its name, such as that of a ship
    facts: tuple[Message, ...] = ()  # a word or two each, the most general first
    groups: tuple[str, ...] = ()  # the parts of the table it belongs to, the largest first
    marks: tuple[str, ...] = ()  # the marks of its pieces, in a game where a seat has several colours
    card: tuple[Message, ...] = ()  # what its player needs on paper


class Roles:
    """A game whose seats have different roles."""

    @abstractmethod
    def roles(self, seats: int) -> list[Role]:
        """The role of each seat at a table with this number of seats."""

    def group_label(self, group: str) -> Message:
        """The name of a part of the table."""
        raise AssertionError(f"{group}: no such group")

    def how_to_write(self) -> tuple[Message, ...]:
        """How orders are written on paper, in a few lines; empty for a game without written orders."""
        return ()
