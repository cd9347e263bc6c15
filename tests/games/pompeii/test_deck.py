"""The deck without an order: chances are exact (P-161), and how long phase 1 lasts (P-55, P-149)."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache

import pytest
from tests.contract.tables import states_to_try
from tests.games.pompeii.positions import chances, hidden_cards, match_at, ninth_draw, play, position

from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.games.pompeii.actions import ERUPT
from ludi.games.pompeii.codec import PompeiiCodec
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import CARD_COUNTS, NUMBERS
from ludi.games.pompeii.rules import PompeiiState

DECKS = states_to_try(1500, 150)  # shuffled and played
OMEN, AD79 = "omen", "ad79"

Spread = dict[tuple[int, int], Fraction]  # the chance of so many turns with so many Omens
Draw = tuple[dict[str, float], str]  # the chances of the cards, and the card that came

each_table = pytest.mark.parametrize(
    ("edition", "seats"), [("amigo2004", 2), ("amigo2004", 3), ("amigo2004", 4), ("mayfair2013", 4)]
)


def drawing(deck: int, omens: int = 7) -> dict[str, float]:
    """The chances of the next card, so many cards before the end."""
    return chances(match_at(seats=4, stage="draw", hands={0: "1 2 3"}, deck=deck, omens=omens))


# One draw


@pytest.mark.rule("P-161")
@pytest.mark.vector("V-48")
def test_in_place_of_the_first_a_d_79_any_of_32_cards_comes() -> None:
    match = ninth_draw(4)
    play(match, "draw ad79")
    unseen = hidden_cards(match)
    assert unseen.total() == 29
    expected = {f"draw {n}": 25 / 32 * u / 29 for n, u in unseen.items() if u} | {"draw omen": 7 / 32}
    assert chances(match) == pytest.approx(expected)


@pytest.mark.rule("P-161")
@pytest.mark.vector("V-48")
def test_seven_of_the_next_31_cards_are_omens_and_none_is_a_d_79() -> None:
    found = drawing(31)
    assert found["draw omen"] == pytest.approx(7 / 31)
    assert "draw ad79" not in found


@pytest.mark.rule("P-161", "P-157")
@pytest.mark.vector("V-48")
def test_a_d_79_is_one_of_the_last_sixteen_cards() -> None:
    found = drawing(15, omens=2)
    assert found["draw ad79"] == pytest.approx(1 / 16)
    assert found["draw omen"] == pytest.approx(2 / 16)
    assert sum(found.values()) - found["draw ad79"] - found["draw omen"] == pytest.approx(13 / 16)


@pytest.mark.rule("P-161", "P-94")
@pytest.mark.vector("V-48")
def test_the_last_card_is_a_d_79_for_certain() -> None:
    assert drawing(0, omens=0) == {"draw ad79": 1}


@pytest.mark.parametrize("deck", range(33))
@pytest.mark.rule("P-161")
def test_a_number_comes_in_proportion_to_its_unseen_cards(deck: int) -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"}, deck=deck, omens=0)
    found = chances(match)
    cards = deck + (deck <= 15)
    unseen = hidden_cards(match)
    for number in range(1, NUMBERS + 1):
        share = deck / cards * unseen[number] / unseen.total()
        assert found.get(f"draw {number}", 0) == pytest.approx(share)


@pytest.mark.rule("P-161")
def test_the_first_eight_draws_are_uniform_among_the_unseen_cards() -> None:
    match = match_at(hands={0: "7 1 2 3"}, seething=False)
    play(match, "7 f5")
    unseen = hidden_cards(match)
    expected = {f"draw {number}": count / unseen.total() for number, count in unseen.items()}
    assert chances(match) == pytest.approx(expected)


# All draws: the exact spread of the lengths of phase 1


@cache
def share_of(edition: str, seats: int, deck: int, omens: int, card: str) -> Fraction:
    """The chance that the next card is an Omen, or A.D. 79, as the state has it."""
    state = position(seats=seats, stage="draw", hands={0: "1 2 3"}, deck=deck, omens=omens, edition=edition)
    weights = {PompeiiCodec().write(action): weight for action, weight in state.chances()}
    return Fraction(weights.get(f"draw {card}", 0), sum(weights.values()))


@cache
def lengths(edition: str, seats: int) -> Spread:
    """From the first A.D. 79 on: every number card ends a turn, and the second A.D. 79 the phase."""
    ended: Spread = {}
    waiting: dict[tuple[int, int], Fraction] = {(9, 7): Fraction(1)}  # turns begun, Omens left
    for deck in range(32, -1, -1):
        after: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for (turns, omens), chance in waiting.items():
            eruption = share_of(edition, seats, deck, omens, AD79)
            omen = share_of(edition, seats, deck, omens, OMEN)
            key = (turns, 7 - omens)
            ended[key] = ended.get(key, Fraction(0)) + chance * eruption
            after[turns, omens - 1] += chance * omen
            after[turns + 1, omens] += chance * (1 - eruption - omen)
        waiting = {key: chance for key, chance in after.items() if chance}
    assert not waiting
    return {key: chance for key, chance in ended.items() if chance}


@pytest.mark.parametrize(
    ("edition", "seats", "shortest", "mean"),
    [
        ("amigo2004", 2, 19, 28.1),
        ("amigo2004", 3, 19, 28.1),
        ("amigo2004", 4, 19, 28.1),
        ("mayfair2013", 2, 19, 28.1),
        ("mayfair2013", 3, 19, 28.1),
        ("mayfair2013", 4, 24, 30.1),
    ],
)
@pytest.mark.rule("P-55", "P-149", "P-161")
def test_phase_1_lasts_as_long_as_the_rulebook_says(
    edition: str, seats: int, shortest: int, mean: float
) -> None:
    spread = lengths(edition, seats)
    assert sum(spread.values()) == 1
    assert {turns for turns, _ in spread} == set(range(shortest, 35))
    assert float(sum(turns * chance for (turns, _), chance in spread.items())) == pytest.approx(
        mean, abs=0.05
    )


@pytest.mark.rule("P-55")
def test_phase_1_sees_5_4_omens_on_average() -> None:
    mean = sum(omens * chance for (_, omens), chance in lengths("amigo2004", 4).items())
    assert float(mean) == pytest.approx(5.4, abs=0.05)


# Real decks


class Deck:
    """Cards that were really shuffled, as P-30 to P-33 and P-148 tell it."""

    def __init__(self, edition: str, seats: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.bottom = 10 if edition == "mayfair2013" and seats == 4 else 15
        cards = [str(number) for number, count in enumerate(CARD_COUNTS) for _ in range(count)]
        self.luck.shuffle(cards)
        self.hands = cards[: 4 * seats]
        top, lower = cards[20:28], [*cards[28:], *[OMEN] * 7]
        self.luck.shuffle(lower)
        if edition == "mayfair2013":
            lower = self.hide(lower)
        self.to_hide = edition == "amigo2004"
        self.cards = [*top, AD79, *lower]

    def hide(self, cards: list[str]) -> list[str]:
        """Shuffle A.D. 79 among the bottom cards."""
        bottom = [*cards[-self.bottom :], AD79]
        self.luck.shuffle(bottom)
        return [*cards[: -self.bottom], *bottom]

    def draw(self) -> str:
        """The top card."""
        return self.cards.pop(0)


def play_with(deck: Deck, state: PompeiiState, rng: Rng) -> list[Draw]:
    """Play phase 1 with random cards but for calls; each draw after the ninth with its chances."""
    codec = PompeiiCodec()
    for card in deck.hands:
        state.apply(CHANCE, codec.read(f"draw {card}"))
    draws: list[Draw] = []
    while state.causer < 0:
        seat = state.turn if state.actor != CHANCE else CHANCE
        if seat != CHANCE:
            choices = [action for action in state.legal_actions(seat) if action != ERUPT]
            state.apply(seat, choices[rng.below(len(choices))])
            continue
        was_seething = state.is_seething
        total = state.num_legal(CHANCE)
        weights = {codec.write(action): weight / total for action, weight in state.chances()}
        card = deck.draw()
        if was_seething:
            draws.append((weights, f"draw {card}"))
        state.apply(CHANCE, codec.read(f"draw {card}"))
        if deck.to_hide and state.is_seething and state.stage_name() == "play":
            deck.cards = deck.hide(deck.cards)
            deck.to_hide = False
        assert state.causer >= 0 or state.deck_size() == len(deck.cards)
    return draws


@cache
def real_games(edition: str, seats: int) -> list[list[Draw]]:
    """The draws of many games with real decks."""
    game, rng = PompeiiGame(edition=edition), Rng(79)
    return [play_with(Deck(edition, seats, seed), game.start(seats), rng) for seed in range(DECKS)]


@pytest.mark.slow
@each_table
@pytest.mark.rule("P-161", "P-50", "P-148")
def test_every_card_comes_from_real_decks_as_often_as_the_chances_say(edition: str, seats: int) -> None:
    expected: dict[str, float] = defaultdict(float)
    variance: dict[str, float] = defaultdict(float)
    found: Counter[str] = Counter()
    for weights, card in (draw for game in real_games(edition, seats) for draw in game):
        found[card] += 1
        for text, chance in weights.items():
            expected[text] += chance
            variance[text] += chance * (1 - chance)
    assert set(found) == set(expected)
    for text, mean in expected.items():
        assert abs(found[text] - mean) < 4 * variance[text] ** 0.5, text


@pytest.mark.slow
@each_table
@pytest.mark.rule("P-55", "P-149", "P-161")
def test_real_decks_last_as_long_as_the_chances_say(edition: str, seats: int) -> None:
    spread = lengths(edition, seats)
    found: Counter[tuple[int, int]] = Counter()
    for game in real_games(edition, seats):
        cards = [card for _, card in game]
        omens = cards.count("draw omen")
        found[9 + len(cards) - omens - 1, omens] += 1
    assert set(found) <= set(spread)
    for kind in (0, 1):
        mean = sum(key[kind] * chance for key, chance in spread.items())
        variance = sum((key[kind] - mean) ** 2 * chance for key, chance in spread.items())
        average = sum(key[kind] * count for key, count in found.items()) / DECKS
        assert abs(average - mean) < 4 * float(variance / DECKS) ** 0.5
