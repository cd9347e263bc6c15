"""Two worlds in Pompeii: hands, and above all who could call, make no difference to anybody else (P-160)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.contract.tables import states_to_try
from tests.contract.test_secrets import look_at_worlds
from tests.games.pompeii.positions import discard_what_was_played, position

from ludi import checks
from ludi.engine.rng import Rng
from ludi.engine.views import Event, Prompt
from ludi.engine.worlds import heard, viewers
from ludi.games.pompeii import cards, rules, views
from ludi.games.pompeii.actions import ERUPT, WAIT
from ludi.games.pompeii.events import CardDrawn
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import CARD_COUNTS, NUMBER_AT, SPOTS, SQUARE_NAMES
from ludi.games.pompeii.rules import PompeiiState
from ludi.games.pompeii.views import Pompeii

CROWDED = states_to_try(120, 40)  # positions in which someone is asked, for each number of seats

each_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


def crowded(seats: int, luck: random.Random) -> PompeiiState:
    """A position in which most numbers are full, so that some hands hold only jokers."""
    full = [number for number in range(1, 12) if luck.random() < 0.85]
    letters = ["RBYU"[n % seats] for n in range(53)]
    luck.shuffle(letters)
    words = []
    for square, name in enumerate(SQUARE_NAMES):
        if NUMBER_AT[square] in full:
            taken, letters = letters[: SPOTS[square]], letters[SPOTS[square] :]
            words.append(f"{name}:{''.join(taken)}")
    deck = [str(number) for number, count in enumerate(CARD_COUNTS) for _ in range(count)]
    luck.shuffle(deck)
    turn, stage = luck.randrange(seats), luck.choice(("play", "relatives", "omen"))
    held = [3 if seat == turn and stage != "play" else 4 for seat in range(seats)]
    hands = {seat: " ".join(deck[4 * seat : 4 * seat + held[seat]]) for seat in range(seats)}
    state = position(" ".join(words), seats=seats, turn=turn, stage=stage, hands=hands)
    if stage == "relatives":
        state.causes, state.due = SQUARE_NAMES.index("e6"), 2
        state.allowed_north, state.allowed_south = state.free_north, state.free_south
    discard_what_was_played(state)
    return state


def asked_positions(seats: int) -> list[PompeiiState]:
    """Crowded positions in which a seat is asked out of turn."""
    luck = random.Random(160 + seats)
    found: list[PompeiiState] = []
    while len(found) < CROWDED:
        state = crowded(seats, luck)
        if state.asked():
            found.append(state)
    return found


def asked_by_others(state: PompeiiState, viewer: int | None) -> list[int]:
    """The seats besides the viewer that could call out of turn."""
    return [seat for seat in state.asked() if seat != viewer]


def worlds_apart(seats: int) -> list[tuple[PompeiiState, PompeiiState, int | None]]:
    """Pairs that a viewer cannot tell apart, in one of which others are asked than in the other."""
    rng = Rng(160)
    pairs = []
    for state in asked_positions(seats):
        for viewer in viewers(state):
            other = state.redraw(viewer, rng)
            if asked_by_others(state, viewer) != asked_by_others(other, viewer):
                pairs.append((state, other, viewer))
    return pairs


# The call


@each_seat_count
@pytest.mark.rule("P-160", "P-87")
def test_who_is_asked_makes_no_difference_to_what_another_gets(seats: int) -> None:
    pairs = worlds_apart(seats)
    assert len(pairs) > CROWDED / 2
    for state, other, viewer in pairs:
        assert checks.sight(state, viewer) == checks.sight(other, viewer)


@each_seat_count
@pytest.mark.rule("P-160", "P-87")
def test_a_card_played_over_a_question_looks_the_same_as_one_played_over_none(seats: int) -> None:
    compared = 0
    for state, other, viewer in worlds_apart(seats):
        common = set(state.legal_actions(state.turn)) & set(other.legal_actions(other.turn)) - {ERUPT}
        if not common:
            continue
        compared += 1
        told = []
        for world in (state.copy(), other.copy()):
            log: list[Event] = []
            world.apply(world.turn, min(common), log)
            told.append((checks.encoded(heard(log, viewer)), checks.sight(world, viewer)))
        assert told[0] == told[1]
    assert compared > CROWDED / 4


@each_seat_count
@pytest.mark.rule("P-160")
def test_a_wait_makes_no_difference_to_anyone_else(seats: int) -> None:
    for state in asked_positions(seats):
        seat = state.asked()[0]
        after, log = state.copy(), list[Event]()
        after.apply(seat, WAIT, log)
        assert log == []
        for viewer in viewers(state):
            if viewer != seat:
                assert checks.sight(after, viewer) == checks.sight(state, viewer)


@each_seat_count
@pytest.mark.rule("P-160", "P-154")
def test_crowded_positions_pass_the_checks_of_two_worlds(seats: int) -> None:
    look_at_crowded(seats)


def look_at_crowded(seats: int) -> None:
    """Check positions in which someone is asked, before and after his answer, for every viewer."""
    game, rng = PompeiiGame(), Rng(seats)
    for state in asked_positions(seats):
        after = state.copy()
        after.apply(state.asked()[0], WAIT)
        for viewer in viewers(state):
            checks.check_worlds(game, state, viewer, rng)
            checks.check_worlds(game, after, viewer, rng)


# Leaks that the checks must find

See = Callable[[PompeiiState, int | None], Pompeii]


def open_hand(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows a spectator the hand of the seat on turn."""
    seen = views.see(state, viewer)
    return seen if viewer is not None else replace(seen, hand=state.cards(state.turn))


def open_jokers(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows only the jokers that are in someone's hand."""
    held = {card for seat in range(state.seats) for card in state.cards(seat)}
    seen = views.see(state, viewer)
    return replace(seen, jokers=tuple(number for number in seen.jokers if number in held))


def open_question(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows everyone who is asked."""
    return replace(views.see(state, viewer), to_act=tuple(state.to_act()))


def open_stage(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows a stage of its own while someone is asked."""
    seen = views.see(state, viewer)
    return replace(seen, stage="ask") if state.asked() else seen


def open_answers(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows that someone waits."""
    return replace(views.see(state, viewer), aside=state.answered)


def longer_message(state: PompeiiState, viewer: int | None) -> Pompeii:
    """The same position as a longer message: True is not 1 on the wire."""
    seen = views.see(state, viewer)
    return replace(seen, tiles_by=False) if state.asked() else seen


LEAKS_OF_HANDS = [open_hand, open_jokers]
LEAKS_OF_THE_CALL = [open_question, open_stage, open_answers, longer_message]


@pytest.mark.parametrize("leak", LEAKS_OF_HANDS)
def test_a_view_that_shows_a_hand_is_found(leak: See, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "see", leak)
    with pytest.raises(AssertionError, match="viewer"):
        look_at_crowded(3)


@pytest.mark.parametrize("leak", LEAKS_OF_THE_CALL)
def test_a_view_that_betrays_who_could_call_is_found(leak: See, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "see", leak)
    with pytest.raises(AssertionError, match="viewer"):
        look_at_crowded(3)


def test_a_prompt_that_betrays_who_could_call_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(state: PompeiiState, viewer: int | None) -> Prompt:
        asked = views.ask(state, viewer)
        return replace(asked, words={**asked.words, "count": len(state.to_act())})

    monkeypatch.setattr(rules, "ask", telling)
    with pytest.raises(AssertionError, match="viewer"):
        look_at_crowded(3)


@pytest.mark.rule("P-156")
def test_a_drawn_card_that_is_told_to_everyone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(*, seat: int, number: int, **audience: tuple[int, ...]) -> CardDrawn:
        return CardDrawn(seat=seat, number=number)

    monkeypatch.setattr(cards, "CardDrawn", telling)
    with pytest.raises(AssertionError, match="hears"):
        look_at_worlds(PompeiiGame(), 3, 1000)


def test_without_a_leak_the_same_games_pass() -> None:
    look_at_worlds(PompeiiGame(), 3, 200)
