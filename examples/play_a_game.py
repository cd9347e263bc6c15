"""Three bots play Forum Romanum; every scoring and the result are told in words.

python examples/play_a_game.py [en|nl]
"""

import sys

import ludi


def main(language: str = "en") -> None:
    match = ludi.match("forum", seats=3)
    bots = [ludi.make_bot(spec, match.game) for spec in ("greedy", "greedy", "uniform")]
    rng = ludi.Rng(1)
    while not match.outcome:
        seat = match.to_act()[0]
        action = bots[seat].choose(ludi.Sight(match.game, match.state, seat), rng)
        consequences = match.play(seat, action)[1:]
        if consequences:
            print(f"{len(match.lines):3}  {match.lines[-1]}")
        for event in consequences:
            print(f"       {match.game.say(match.game.message(event), language)}")
    for seat, bot in enumerate(bots):
        rank, score = match.outcome.ranks[seat], match.outcome.scores[seat]
        print(f"{rank}. {ludi.seat_letter(seat)} ({bot.spec}): {score}")


if __name__ == "__main__":
    main(*sys.argv[1:])
