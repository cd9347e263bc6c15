"""A deadline: the table may end the time in which seats choose, whoever has not chosen yet."""

from __future__ import annotations


class Deadline:
    """A game in which the clock of a turn may run out for all seats at once."""

    deadline: int  # the action of the table that ends the time
