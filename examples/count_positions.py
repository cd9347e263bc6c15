"""Perft: how many sequences of actions lead so many plies deep. A wrong rule changes the number.

python examples/count_positions.py [DEPTH]
"""

import sys
from math import prod

import ludi
from ludi.engine.perft import divide, perft


def placings(depth: int) -> int:
    """What the number must be while Romans are placed, one colour each: 49 free fields, then 48 ..."""
    return prod(range(49, 49 - depth, -1))


def main(deepest: str = "3") -> None:
    game = ludi.make("forum")
    for seats in game.info.seats:
        counts = [perft(game.start(seats), depth) for depth in range(1, int(deepest) + 1)]
        print(f"{seats} seats:", *counts)
        if seats > 2:  # with two, either colour may go first
            assert counts == [placings(depth) for depth in range(1, int(deepest) + 1)]
    start = game.start(4)
    action, behind = divide(start, 2)[0]
    print(f"after {game.notation(start, 0, action)}: {behind}")


if __name__ == "__main__":
    main(*sys.argv[1:])
