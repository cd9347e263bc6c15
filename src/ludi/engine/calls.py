"""Calls: actions out of turn."""

from __future__ import annotations


class Calls:
    """A game in which a seat may act out of turn, and nobody else may notice that it could.

    While another is on turn, such a seat is in `to_act` before it; a view lists it for that seat only. It is
    asked again after every action that is noticed.
    """
