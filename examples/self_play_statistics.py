"""Random games in bulk: how long they are, how they end, and whether it helps to begin.

python examples/self_play_statistics.py [GAMES] [OPTION=VALUE ...]
"""

import sys
from collections import Counter

import ludi


def main(games: str = "100", *options: str) -> None:
    game = ludi.make("forum", **dict(option.split("=", 1) for option in options))
    print("seats  actions  first wins  reasons")
    for seats in game.info.seats:
        start, rng = game.start(seats), ludi.Rng(seats)
        actions, first = 0, 0.0
        reasons: Counter[str] = Counter()
        for _ in range(int(games)):
            state = start.copy()
            state.playout(rng)  # random play to the end, compiled where there is a compiler
            outcome = state.outcome()
            assert outcome
            actions += state.ply
            first += outcome.shares[0]
            reasons[outcome.reason] += 1
        told = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        print(f"{seats:5}  {actions / int(games):7.0f}  {first / int(games):10.2f}  {told}")


if __name__ == "__main__":
    main(*sys.argv[1:])
