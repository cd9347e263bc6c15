"""Rome against the pirates: which side of a galley battle wins how often, and which captain is better.

python examples/sides_in_balance.py [SCENARIO ...] [--games N] [--rome LEVEL] [--pirates LEVEL] [--seed S]
"""

import argparse
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import ludi
from ludi.bots.bot import Sight, make_bot
from ludi.games.megadates.game import MegadatesGame

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("scenarios", nargs="*", default=["tirocinium"], metavar="SCENARIO")
for name, default, meaning in (
    ("games", 6, "of each scenario"),
    ("rome", "medium", "easy, medium or hard"),
    ("pirates", "medium", "the same for the other side"),
    ("seed", 1, "of the first game, then one more for each"),
):
    parser.add_argument(f"--{name}", type=type(default), default=default, help=f"{meaning} ({default})")


def fight(scenario: str, rome: str, pirates: str, seed: int) -> float:
    game = MegadatesGame(scenario=scenario)
    levels = [rome if ship.side == "rome" else pirates for ship in game.scenario.ships]
    captains = [make_bot(f"captain:{level}", game) for level in levels]
    state, rng = game.start(len(captains)), ludi.Rng(seed)
    while seats := state.to_act():
        seat = seats[0]
        if seat == ludi.CHANCE:
            state.apply(seat, state.legal_at(seat, rng.below(state.num_legal(seat))))
        else:
            state.apply(seat, captains[seat].choose(Sight(game, state, seat), rng))
    rome_share, pirates_share = state.reward(0), state.reward(len(captains) - 1)
    return 0.5 if rome_share and pirates_share else float(rome_share > 0)


def main(args: argparse.Namespace) -> None:
    print("scenario      games  Rome  pirates  draws  Rome with half of the draws  seconds a game")
    for scenario in args.scenarios:
        start, results = time.monotonic(), list[float]()
        with ProcessPoolExecutor() as crew:
            seeds = range(args.seed, args.seed + args.games)
            for result in crew.map(fight, repeat(scenario), repeat(args.rome), repeat(args.pirates), seeds):
                results.append(result)
                print(f"{len(results)} of {args.games}\033[K", end="\r", file=sys.stderr, flush=True)
        rome, pirates, draws = (results.count(result) for result in (1, 0, 0.5))
        share, took = sum(results) / args.games, (time.monotonic() - start) / args.games
        told = f"{share:18.0%} (+-{1.96 * math.sqrt(share * (1 - share) / args.games):.0%})"
        print(f"{scenario:12} {args.games:6} {rome:5} {pirates:8} {draws:6} {told} {took:18.2f}")


if __name__ == "__main__":
    main(parser.parse_args())
