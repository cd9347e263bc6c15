"""Deadlines: the table may end a round of choices before every seat has chosen."""

from __future__ import annotations


class Deadline:
    """A game in which the clock of a turn may run out for all seats at once."""

    deadline: int  # the action of the table that ends the time
