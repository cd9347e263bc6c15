"""The figures of docs/security.md: python -m tests.attack.figures runs the attacks and prints their cost."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tests.attack import attacks
from tests.attack.attacks import Figures
from tests.server.house import WIDE, House, open_house

ATTACKS: tuple[Callable[[House], Figures], ...] = (
    attacks.hello_again_and_again,
    attacks.ping_again_and_again,
    attacks.many_who_read_nothing,
    attacks.half_a_request_for_ever,
    attacks.load_a_long_table,
    attacks.open_a_long_record,
    attacks.go_on_with_a_long_game,
    attacks.look_back_all_over,
)


def main() -> None:
    """Print a table in Markdown."""
    print("| attack | seconds | bytes that waited | memory | others waited, usually | at most |")
    print("|---|---|---|---|---|---|")
    for attack in ATTACKS:
        bounds = replace(WIDE, chats="100000/second", messages="100000/second")
        with tempfile.TemporaryDirectory() as folder, open_house(Path(folder), bounds=bounds) as house:
            print(row(attack, attack(house)), flush=True)


def row(attack: Callable[[House], Figures], found: Figures) -> str:
    """One line of the table; the first sentence of an attack is its name."""
    told = (attack.__doc__ or "").strip().rstrip(".")
    held = f"{found.waiting / 1024:.0f} kB | {found.grown / 2**20:.0f} MB"
    waits = f"{found.usual * 1000:.0f} ms | {found.longest * 1000:.0f} ms"
    return f"| {told} | {found.seconds:.1f} | {held} | {waits} |"


if __name__ == "__main__":
    main()
