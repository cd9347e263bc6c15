"""What must hold in every position of every game: the contract, as checks that raise AssertionError.

The contract tests run them over the registered games, and the fuzzer over random ones.
"""

from __future__ import annotations

import pickle
import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ludi.engine.calls import Calls
from ludi.engine.errors import LudiError, NotationError, NotYourTurnError
from ludi.engine.game import CHANCE, NOBODY, TABLE, Game, State
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.sealed import SealedOrders
from ludi.engine.views import Event, Message
from ludi.engine.worlds import find_leak, heard, viewers
from ludi.languages import LANGUAGES

SAMPLES = 6  # actions tried where all would be too many
TICKETS = 500  # drawn one by one up to so many

_SAID: set[tuple[Any, ...]] = set()


def check_position(game: Game, state: State, rng: Rng) -> None:
    """Everything that can be asked of one position."""
    state.check()
    check_actors(game, state)
    for seat in everyone(state):
        check_actions(game, state, seat)
        check_notation(game, state, seat, rng)
        check_refusals(game, state, seat, rng)
    check_outcome(game, state)
    check_position_text(game, state)
    for viewer in viewers(state):
        check_words(game, state, viewer)
        check_worlds(game, state, viewer, rng)


def check_position_text(game: Game, state: State) -> None:
    """A position is one line of text, and that line is this position and no other."""
    text = game.write_position(state)
    assert text == text.strip() and text.isprintable(), f"{text!r} is no line"
    again = game.read_position(text)
    assert again.to_bytes() == state.to_bytes(), f"{text}: is read as another position"
    assert game.write_position(again) == text, f"{text}: is written in another way"


def everyone(state: State) -> list[int]:
    """The seats, chance and the table."""
    return [*range(state.seats), CHANCE, TABLE]


def some(actions: list[int], rng: Rng) -> list[int]:
    """A few of the actions, or all when they are few."""
    if len(actions) <= SAMPLES:
        return actions
    return [actions[rng.below(len(actions))] for _ in range(SAMPLES)]


# Who acts, and what may be done


def check_actors(game: Game, state: State) -> None:
    """Nobody, chance alone, or seats; the game's facts say which of these occur.

    Seats that choose at once are in ascending order; who may call out of turn comes before who is on turn.
    """
    acting = state.to_act()
    assert isinstance(game, Calls) or acting == sorted(acting), f"to act are {acting}, not in ascending order"
    assert len(set(acting)) == len(acting), f"to act are {acting}, one of them twice"
    assert acting == [CHANCE] or set(acting) <= set(range(state.seats)), f"to act are {acting}"
    assert state.actor == (acting[0] if acting else NOBODY), (
        f"the actor is {state.actor}, to act are {acting}"
    )
    assert game.info.has_chance or acting != [CHANCE], "chance acts in a game without chance"
    has_several = game.info.has_simultaneous or isinstance(game, Calls)
    assert has_several or len(acting) <= 1, f"{acting} act at once in a game that has turns"


def check_actions(game: Game, state: State, seat: int) -> None:
    """The list, its length and its items agree; only who is to act has any, and he has at least one."""
    actions = state.legal_actions(seat)
    assert actions == sorted(set(actions)), f"the actions of {seat} do not ascend"
    assert all(0 <= action < game.codec.size for action in actions), (
        f"{seat} has an action that has no number"
    )
    if seat == CHANCE:
        check_chances(state)
    else:
        assert state.num_legal(seat) == len(actions), (
            f"{seat}: {state.num_legal(seat)} of {len(actions)} actions"
        )
        counted = [state.legal_at(seat, k) for k in range(len(actions))]
        assert counted == actions, f"{seat}: the k-th action is not the k-th of the list"
    if seat != TABLE:
        assert bool(actions) == (seat in state.to_act()), f"{seat} has {len(actions)} actions"
    assert not (actions and state.actor == NOBODY), "the game is over, and yet there are actions"


def check_chances(state: State) -> None:
    """Every outcome has as many tickets as its weight."""
    chances = state.chances()
    assert [action for action, _ in chances] == state.legal_actions(CHANCE), "outcomes and actions differ"
    assert all(weight > 0 for _, weight in chances), "an outcome without weight"
    total = sum(weight for _, weight in chances)
    assert state.num_legal(CHANCE) == total, f"{state.num_legal(CHANCE)} tickets for a weight of {total}"
    if total <= TICKETS:
        drawn = Counter(state.legal_at(CHANCE, ticket) for ticket in range(total))
        assert drawn == dict(chances), f"the tickets draw {dict(drawn)}, the weights are {dict(chances)}"


def check_notation(game: Game, state: State, seat: int, rng: Rng) -> None:
    """A legal action can be written, read back, and clicked step by step."""
    for action in some(state.legal_actions(seat), rng):
        check_text(game, action)
        line = game.notation(state, seat, action)
        assert line == line.strip() and line.isprintable(), f"{line!r} is no line of a record"
        assert game.read_move(state, line) == (seat, action), f"{line!r} is read as another move"


def check_text(game: Game, action: int) -> None:
    """The text of an action stands for that action only."""
    text = game.codec.write(action)
    assert game.codec.read(text) == action, f"{text!r} is read as another action"
    steps = game.codec.steps(action)
    assert steps and all(steps), f"{text!r} cannot be clicked: {steps}"


def check_refusals(game: Game, state: State, seat: int, rng: Rng) -> None:
    """An action is refused exactly when it is not legal, by a rule of the book and with a sentence."""
    legal = state.legal_actions(seat)
    for action in [*some(legal, rng), *(int(rng.below(game.codec.size)) for _ in range(SAMPLES))]:
        refusal = game.why_not(state, seat, action)
        text = f"{seat} {game.codec.write(action)}"
        assert (refusal is None) == (action in legal), f"{text}: {refusal}, but legal is {action in legal}"
        if refusal is not None:
            assert refusal.rule in rule_ids(game), f"{text}: refused by {refusal.rule}, which is no rule"
            check_message(game, refusal)


def check_outcome(game: Game, state: State) -> None:
    """None while someone is to act; afterwards a known reason, and shares that are the rewards."""
    outcome = state.outcome()
    assert (outcome is None) == bool(state.to_act()), f"{outcome}, and to act are {state.to_act()}"
    if outcome is None:
        return
    assert outcome.reason in game.info.end_reasons, f"{outcome.reason} is no reason to end"
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.shares) == state.seats, str(outcome)
    assert [state.reward(seat) for seat in range(state.seats)] == list(outcome.shares), "a reward is no share"
    if state.seats > 1 or outcome.shares != (0.0,):  # who plays alone may lose
        assert abs(sum(outcome.shares) - 1) < 1e-9, f"{outcome.shares} is not one victory"
        assert min(outcome.ranks) == 1, f"nobody is first: {outcome.ranks}"
    assert all(share == 0 for share, rank in zip(outcome.shares, outcome.ranks, strict=True) if rank > 1)
    check_encoding(outcome)


# Words and values


def rule_ids(game: Game, language: str = "en") -> tuple[str, ...]:
    """The ids of the rules, in the order of the book."""
    return _rule_ids(game.package, language)


@cache
def _rule_ids(package: str, language: str) -> tuple[str, ...]:
    book = files(package).joinpath(f"rules.{language}.md").read_text("utf-8")
    return tuple(re.findall(r"^\*\*([A-Z]+-\d+[a-z]?)\*\*", book, re.MULTILINE))


def check_words(game: Game, state: State, viewer: int | None) -> None:
    """A view and a prompt that can be sent, and a question in every language."""
    prompt = state.prompt(viewer)
    check_message(game, prompt)
    for value in (state.view(viewer), prompt):
        check_encoding(value)


def check_message(game: Game, message: Message) -> None:
    """The message is a sentence in every language; each is tried once."""
    key = (type(game), message.name, tuple(sorted(message.words.items())))
    if key not in _SAID:
        for language in LANGUAGES:
            assert game.say(message, language).strip(), f"{message.name} says nothing in {language}"
        _SAID.add(key)


def check_events(game: Game, log: list[Event]) -> None:
    """Every event can be told and sent."""
    for event in log:
        check_message(game, game.message(event))
        check_encoding(event)


def check_encoding(value: Any) -> None:
    """The value travels: as JSON to a browser, pickled to a worker."""
    assert msgspec.json.decode(encoded(value)) is not None
    assert pickle.loads(pickle.dumps(value)) == value, f"{value} is another one after pickling"  # noqa: S301


def encoded(value: Any) -> bytes:
    """The value as it goes over the wire."""
    return msgspec.json.encode(value)


# One step


def check_step(game: Game, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The next position and what happened; no other position changes, and a second time it is the same."""
    before = state.to_bytes()
    after, again = state.copy(), state.copy()
    assert after.to_bytes() == before, "a copy is not equal"
    log: list[Event] = []
    after.apply(seat, action, log)
    reached = after.to_bytes()
    again.apply(seat, action)
    assert again.to_bytes() == reached, "the same action leads elsewhere when nobody listens"
    assert after.ply == state.ply + 1, f"ply {state.ply} is followed by {after.ply}"
    again.copy_from(state)
    assert again.to_bytes() == before, "copy_from does not make equal"
    again.apply(seat, action)
    assert state.to_bytes() == before, "an action on a copy changed the original"
    for other in again.to_act():
        again.apply(other, again.legal_at(other, 0))
        break
    assert after.to_bytes() == reached, "an action on one copy changed another"
    check_events(game, log)
    if not game.info.has_secrets:
        everyone_hears = all(event.only is None and not event.but for event in log)
        assert everyone_hears, "something is whispered in a game without secrets"
    return after, log


def check_orders(game: Game, state: State, rng: Rng) -> None:
    """When seats choose at once, the order in which their choices arrive makes no difference."""
    if len(state.to_act()) < 2 or not game.info.has_simultaneous:
        return
    chains = [[(seat, action) for action in chain_of(state, seat, rng)] for seat in state.to_act()]
    results = [play_mixed(state, chains, rng) for _ in range(3)]
    assert results[1:] == results[:-1], f"the order of {chains} matters"


def chain_of(state: State, seat: int, rng: Rng) -> list[int]:
    """Random actions of one seat, as long as it is to act beside the others."""
    world, chain = state.copy(), list[int]()
    while seat in world.to_act() and len(world.to_act()) > 1:
        chain.append(world.legal_at(seat, rng.below(world.num_legal(seat))))
        world.apply(seat, chain[-1])
    return chain


def play_mixed(state: State, chains: list[list[Move]], rng: Rng) -> list[bytes]:
    """Play the chains, mixed at random: the position, and for each viewer what he sees and has heard."""
    world, log = state.copy(), list[Event]()
    left = [chain[:] for chain in chains]
    while any(left):
        chain = [chain for chain in left if chain][rng.below(sum(map(bool, left)))]
        world.apply(*chain.pop(0), log)
    views = [encoded(world.view(viewer)) for viewer in viewers(world)]
    told = [b"".join(sorted(encoded(e) for e in heard(log, viewer))) for viewer in viewers(world)]
    return [world.to_bytes(), *views, *told]


# Secrets


def check_worlds(game: Game, state: State, viewer: int | None, rng: Rng) -> None:
    """Two worlds that a viewer cannot tell apart look alike, to the byte, and stay so as long as he can't."""
    other = state.redraw(viewer, rng)
    other.check()
    if not game.info.has_secrets:
        assert other.to_bytes() == state.to_bytes(), "something is hidden in a game without secrets"
        assert replace(state.view(viewer), viewer=None) == state.view(None), f"{viewer} sees other things"
        return
    leak = find_leak(state, viewer, rng)
    assert leak is None, f"viewer {viewer} gets another {leak} in a position that he cannot know"
    assert sight(other, viewer) == sight(state, viewer), f"viewer {viewer} can tell two worlds apart"
    if state.to_act():
        check_next_worlds(game, state, other, viewer, rng)


def check_next_worlds(game: Game, state: State, other: State, viewer: int | None, rng: Rng) -> None:
    """After one more action in both worlds: who sees no difference has heard none, and may do the same.

    Others may act differently in the two, for the viewer does not know what they choose.
    """
    seat = state.to_act()[rng.below(len(state.to_act()))]
    if seat not in other.to_act():
        return  # it may call out of turn, and the viewer does not know that
    action = state.legal_at(seat, rng.below(state.num_legal(seat)))
    others = action if seat == viewer else other.legal_at(seat, rng.below(other.num_legal(seat)))
    here, there = state.copy(), other.copy()
    log_here, log_there = list[Event](), list[Event]()
    here.apply(seat, action, log_here)
    there.apply(seat, others, log_there)
    if encoded(here.view(viewer)) != encoded(there.view(viewer)):
        return
    if isinstance(game, SealedOrders) and not (here.to_act() and set(here.to_act()) <= set(state.to_act())):
        return  # the last order opened all of them, and they differ
    if here.to_bytes() == there.to_bytes():
        return  # two open actions that he was told of led to one position
    told = [encoded(heard(log, viewer)) for log in (log_here, log_there)]
    assert told[0] == told[1], f"viewer {viewer} hears what he may not see: {told[0]!r}, or {told[1]!r}"
    assert sight(here, viewer) == sight(there, viewer), (
        f"viewer {viewer} can tell two worlds apart by more than his view"
    )


def sight(state: State, viewer: int | None) -> bytes:
    """All that a viewer gets of a position, as it goes over the wire."""
    own = [] if viewer is None else state.legal_actions(viewer)
    is_asked = viewer in state.to_act()
    seen = (state.view(viewer), state.prompt(viewer), is_asked, own, state.legal_actions(TABLE))
    return encoded((*seen, state.outcome()))


# The gate


def check_undo(match: Match, seat: int) -> None:
    """Take back all that the seat may, then play it again: no draw and no other seat's action is touched."""
    before = match.state.to_bytes()
    taken: list[int] = []
    while match.may_undo(seat):
        moves = list(match.moves)
        last = max(n for n, (mover, _) in enumerate(moves) if mover == seat)
        match.undo(seat)
        assert match.moves == moves[:last] + moves[last + 1 :], "undo took back something else"
        assert all(mover >= 0 for mover, _ in moves[last:]), "undo crossed a draw"
        assert replayed(match).to_bytes() == match.state.to_bytes(), "undo leads to a position of its own"
        taken.append(moves[last][1])
    try:
        match.undo(seat)
    except NotYourTurnError:
        pass
    else:
        raise AssertionError("undo crossed its barrier")
    for action in reversed(taken):
        match.play(seat, action)
    assert match.state.to_bytes() == before, "undo and the same action again lead elsewhere"


def replayed(match: Match) -> State:
    """The position that the moves of a match lead to."""
    state = match.start.copy()
    for seat, action in match.moves:
        state.apply(seat, action)
    return state


def check_chain(match: Match, seat: int, rng: Rng) -> None:
    """A chain with a bad action at its end leaves everything as it was."""
    before = snapshot(match)
    first = match.state.legal_at(seat, rng.below(match.state.num_legal(seat)))
    for bad in ("no action at all", match.game.codec.size, first):
        try:
            match.play(seat, first, bad, match.game.codec.size)
        except LudiError:
            pass
        else:
            raise AssertionError(f"a chain with {bad!r} was played")
        assert snapshot(match) == before, f"half of a chain with {bad!r} was played"


def check_gate(match: Match, rng: Rng) -> None:
    """What is not legal is refused with a LudiError, and nothing changes."""
    before = snapshot(match)
    together = match.legal_actions(TABLE)
    for _ in range(SAMPLES):
        seat = int(rng.below(match.seats + 6)) - 3
        action = int(rng.below(match.game.codec.size + 10)) - 5
        if seat not in match.to_act() or action not in match.legal_actions(seat):
            refused(match, match.play, seat, action, before)
        if action not in together or seat not in range(match.seats):
            refused(match, match.agree, seat, action, before)
    for action in together:
        refused(match, match.agree, match.seats, action, before)


def refused(match: Match, gate: Any, seat: int, action: int, before: tuple[Any, ...]) -> None:
    """The gate takes no such thing."""
    try:
        gate(seat, action)
    except LudiError:
        assert snapshot(match) == before, (
            f"{gate.__name__}({seat}, {action}) was refused and changed something"
        )
        return
    raise AssertionError(f"{gate.__name__}({seat}, {action}) was taken")


def snapshot(match: Match) -> tuple[Any, ...]:
    """All that a refusal must leave alone."""
    may_undo = [match.may_undo(seat) for seat in range(match.seats)]
    offers = {action: sorted(seats) for action, seats in match.offers.items() if seats}
    rest = (list(match.moves), list(match.lines), offers, dict(match.seals), may_undo, match.dice.drawn)
    return (match.state.to_bytes(), *rest)


def check_garbage(match: Match, text: str) -> None:
    """Any text is an action with a number, or a NotationError."""
    try:
        action = match.game.codec.read(text)
    except NotationError:
        pass
    else:
        assert 0 <= action < match.game.codec.size, f"{text!r} is read as {action}"
        check_text(match.game, action)
    with suppress(LudiError):
        match.game.read_move(match.state, text)
