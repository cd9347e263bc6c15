"""A game of thousands of steps is loaded, opened, taken back and looked through while others are answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.attack import attacks
from tests.attack.attacks import Figures
from tests.server.house import House

MOMENT = 0.5  # seconds; compiled, all of it may take less
SOON = 2.0  # seconds in which everybody else is answered, on a machine that is busy


@pytest.mark.parametrize(
    "attack",
    [
        attacks.load_a_long_table,
        attacks.open_a_long_record,
        attacks.go_on_with_a_long_game,
        attacks.look_back_all_over,
    ],
    ids=lambda attack: attack.__name__,
)
def test_others_are_answered_while_a_long_game_is_worked_on(
    house: House, attack: Callable[[House], Figures]
) -> None:
    figures = attack(house)
    assert figures.waits
    assert figures.longest < min(SOON, max(MOMENT, 0.5 * figures.seconds))
