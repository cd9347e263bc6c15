"""Sealed orders: what seats choose at the same time waits unseen until the last of them has chosen."""

from __future__ import annotations

from collections.abc import Sequence


class SealedOrders:
    """A game in which orders stay hidden until the reveal and don't affect the choices of other seats.

    So every order can be taken back before the reveal, even if others have chosen since.
    """

    @property
    def opens_orders_to_all(self) -> bool:
        """Whether orders, once opened, are told to everyone."""
        return True

    def kept_secret(self, chosen: Sequence[int]) -> list[int] | None:
        """Of the actions that a seat chose: those that only some seats may read after the reveal.

        None in a game in which all of them are open then.
        """
        return None
