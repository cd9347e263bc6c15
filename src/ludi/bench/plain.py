"""Run by the benchmark in a process of its own: prints the steps per second of driven games.

python -m ludi.bench.plain GAME SEATS SECONDS
"""

from __future__ import annotations

import sys

from ludi.bench.measure import timed
from ludi.bench.ours import driven_games, first_decision
from ludi.engine.registry import make


def main(game_id: str, seats: str, seconds: str) -> None:
    """Measure once."""
    measure = timed(driven_games(first_decision(make(game_id), int(seats))))
    print(measure(float(seconds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
