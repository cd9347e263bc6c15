"""A bot of one's own: it joins its own Romans in rows, columns and buildings, and gets a Sight, no state.

./ludi arena forum --bots examples.a_bot_of_your_own:Gregarious,uniform,greedy --games 6
"""

import ludi
from ludi.games.forum.printed import FIELD_NAMES
from ludi.games.forum.views import Forum


class Gregarious(ludi.Bot):
    """Goes where most Romans of its colour already are."""

    spec = "gregarious"

    def __init__(self, game: ludi.Game) -> None:
        self.codec = game.codec

    def choose(self, sight: ludi.Sight, rng: ludi.Rng) -> int:
        """The place with most company; of equals any."""
        view = sight.view
        assert isinstance(view, Forum)
        company = {action: self.company(view, sight.seat, action) for action in sight.legal_actions}
        most = max(company.values())
        liked = [action for action, own in company.items() if own == most]
        return liked[rng.below(len(liked))]

    def company(self, view: Forum, colour: int, action: int) -> int:
        """Own Romans that share a sector with the field where this action ends, less those it leaves."""
        *origin, target = (FIELD_NAMES.index(step) for step in self.codec.steps(action))
        return neighbours(view, colour, target) - sum(neighbours(view, colour, field) for field in origin)


def neighbours(view: Forum, colour: int, field: int) -> int:
    own = [other for other, owner in enumerate(view.fields) if owner == colour and other != field]
    lines = sum((other // 7 == field // 7) + (other % 7 == field % 7) for other in own)
    return lines + sum(view.buildings[other] == view.buildings[field] for other in own)


def shares(bots: list[ludi.Bot], rng: ludi.Rng) -> tuple[float, ...]:
    match = ludi.match("forum", seats=3)
    while not match.outcome:
        seat = match.to_act()[0]
        match.play(seat, bots[seat].choose(ludi.Sight(match.game, match.state, seat), rng))
    return match.outcome.shares


def main(games: int = 6) -> None:
    game, rng = ludi.make("forum"), ludi.Rng(7)
    gregarious, uniform = Gregarious(game), ludi.make_bot("uniform", game)
    won = 0.0
    for n in range(games):
        bots = [gregarious if seat == n % 3 else uniform for seat in range(3)]
        won += shares(bots, rng)[n % 3]
    print(f"gregarious won {won:g} of {games} games; one in three would be chance")


if __name__ == "__main__":
    main()
