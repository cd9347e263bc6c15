"""How fair Discordia is: greedy bots play, and the wins of each board are set against its share of them.

python examples/discordia_balance.py [GAMES] [SEATS] [OPTION=VALUE ...]

For several seats boards=on deals the boards at random, the standard one among them, to compare all seven.
Alone campaign=3 plays the game of a campaign that comes after three others.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import ludi
from ludi.games.discordia.codec import BOARD, TAKE
from ludi.games.discordia.printed import BOARD_SHORTS
from ludi.games.discordia.views import Discordia


def play(seats: int, options: dict[str, str], seed: int) -> tuple[Discordia, ludi.Outcome]:
    rng, chosen, names = ludi.Rng(seed), dict[str, object](options), list(BOARD_SHORTS[1:])
    if "campaign" in options:
        chosen["campaign"] = [names.pop(rng.below(len(names))) for _ in range(int(options["campaign"]))]
    game = ludi.make("discordia", **chosen)
    state, bot, left = game.start(seats), ludi.make_bot("greedy", game), list(range(len(BOARD_SHORTS)))
    while state.to_act():
        seat = state.to_act()[0]
        if seat == ludi.CHANCE:
            action = state.legal_at(seat, rng.fair_below(state.num_legal(seat)))
        elif seats > 1 and state.legal_at(seat, 0) < TAKE:
            action = BOARD + left.pop(rng.below(len(left)))
        else:
            action = bot.choose(ludi.Sight(game, state, seat), rng)
        state.apply(seat, action)
    view, outcome = state.view(None), state.outcome()
    assert isinstance(view, Discordia)
    assert outcome
    return view, outcome


def main(games: str = "10", seats: str = "3", *options: str) -> None:
    task = partial(play, int(seats), dict(option.split("=", 1) for option in options))
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(task, range(int(games)), chunksize=5))
    dealt = Counter(city.board for view, _ in played for city in view.cities)
    won = Counter(view.cities[seat].board for view, outcome in played for seat in outcome.winners)
    early = sum(outcome.reason == "empty supply" for _, outcome in played) / len(played)
    year = sum(view.year for view, _ in played) / len(played)
    workers = sum(min(outcome.scores) for _, outcome in played) / len(played)
    print(f"{games} games, {seats} seats, {' '.join(options) or 'base game'}")
    print(f"{won.total() / len(played):.1%} won, {early:.1%} early, year {year:.2f}, workers {workers:.2f}")
    for board in filter(dealt.__getitem__, BOARD_SHORTS):
        print(f"{board:12} {won[board] * int(seats) / dealt[board]:.2f} of {dealt[board]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
