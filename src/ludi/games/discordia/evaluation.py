"""What a position of Discordia is worth, and how the turn that is being played may best go on.

A turn is a chain of decisions: a die, a main action, side actions and all that their bonuses set off. A
position in the middle of one is worth as much as the best end of the turn that a search of a few hundred
steps finds. Chance never stands in the way of a turn; what it draws later, an attack whose second tile is
still hidden or the workers that a lack will bring, is weighed as what is to be expected.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludi.bots.evaluation import Evaluation
from ludi.engine.arrays import vec
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.games.discordia import codec
from ludi.games.discordia.burden import COUNTED, Due, weighed
from ludi.games.discordia.choices import ASK_DIE, ASK_RETURN, ASK_TOWER, ASK_TURN
from ludi.games.discordia.printed import (
    MAGNAS,
    SPACES,
)
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import (
    NUMBERS,
)

_CAREFUL: Final = 600  # steps that a search may take
_STEADY: Final = 200
_QUICK: Final = 60
_ROUNDS: Final = 4  # turns of each player that are played on before a position in a tree is weighed
_TRUST: Final = 12.0
_NOTHING: Final = -2000000.0
_LOST: Final = -1000000.0
_WON: Final = 1000000.0
_HASHES: Final = 2039
_MASK: Final = (1 << 40) - 1
_FACTOR: Final = 1000003
_PRIME: Final = 1099511627689


@final
class DiscordiaEvaluation(Evaluation):
    """Searches the rest of a turn and compares the burdens of all players where it leads to."""

    def __init__(self) -> None:
        self.trust = _TRUST
        self.line: list[DiscordiaState] = []  # the positions of the chain that is looked at
        self.due: Due = Due(1)
        self.counts: vec[float] = vec[float]([0.0] * COUNTED)
        self.hashes: vec[i64] = vec[i64]([0] * _HASHES)
        self.efforts: vec[i64] = vec[i64]([0] * _HASHES)
        self.best: float = _NOTHING

    def value(self, state: State, seat: i64, rng: Rng) -> float:
        """An estimate of the seat's share of the victory, from 0 to 1."""
        return self.values(state, rng)[seat]

    def values(self, state: State, rng: Rng) -> vec[float]:
        """The same for all seats."""
        assert isinstance(state, DiscordiaState)
        return self._shares(self._finish(state, _QUICK))

    def foresee(self, state: State, rng: Rng) -> vec[float]:
        """The same when everyone has quickly played some turns more."""
        assert isinstance(state, DiscordiaState)
        later = state.copy()
        for n in range(_ROUNDS * state.seats):
            while later.actor == CHANCE:
                later.apply(CHANCE, later.legal_at(CHANCE, rng.below(later.num_legal(CHANCE))))
            if later.actor == NOBODY:
                break
            self._play_turn(later, _QUICK)
        return self._shares(later)

    def after(self, state: State, seat: i64, action: i64, scratch: State, rng: Rng) -> float:
        """The seat's share when the turn goes on with an action, as well as it can."""
        return self._after(state, seat, action, scratch, _CAREFUL)

    def end_turn(self, state: State, seat: i64) -> bool:
        """Play the rest of the turn that the seat is in, as well as it can."""
        assert isinstance(state, DiscordiaState)
        if state.actor != seat or state.asks == ASK_DIE:
            return False
        self._play_turn(state, _STEADY)
        return True

    def glance(self, state: State, seat: i64, action: i64, scratch: State, rng: Rng) -> float:
        """The same with a shorter search."""
        return self._after(state, seat, action, scratch, _QUICK)

    def _after(self, state: State, seat: i64, action: i64, scratch: State, effort: i64) -> float:
        """The effort is for all options of the decision together."""
        assert isinstance(state, DiscordiaState) and isinstance(scratch, DiscordiaState)
        self._prepare(state)
        if state.asks == ASK_TURN and action == codec.END:
            return self._shares(state)[seat]
        scratch.copy_from(state)
        scratch.apply(seat, action)
        if scratch.actor != seat or scratch.asks == ASK_DIE:
            return self._shares(scratch)[seat]
        return self._shares(self._finish(scratch, effort // state.num_legal(seat)))[seat]

    def _prepare(self, state: DiscordiaState) -> None:
        """Positions to search in, for a table like this one."""
        if len(self.line) == 0 or self.line[0].setup is not state.setup:
            self.line = [state.copy(), state.copy()]
            self.due = Due(state.seats)

    def _shares(self, state: DiscordiaState) -> vec[float]:
        """Who has the lighter burden has the greater share of the victory."""
        seats: i64 = state.seats
        if state.actor == NOBODY:
            return vec[float]([state.reward(seat) for seat in range(seats)])
        self.due.read(state)
        shares = vec[float]([0.0] * seats)
        total = 0.0
        if seats == 1:
            total = 1.0  # Janus has a city without a burden
        for seat in range(seats):
            load = weighed(state, seat, self.due, self.counts)
            shares[seat] = math.exp(-load if load < 300.0 else -300.0)
            total += shares[seat]
        for seat in range(seats):
            shares[seat] /= total
        return shares

    # The search

    def _play_turn(self, state: DiscordiaState, effort: i64) -> None:
        """Play to the end of the turn."""
        player: i64 = state.actor
        while True:
            state.copy_from(self._finish(state, effort))
            if state.actor != player or state.asks == ASK_DIE:
                return
            if state.asks == ASK_TURN:
                state.apply(player, codec.END)
                return

    def _finish(self, state: DiscordiaState, effort: i64) -> DiscordiaState:
        """The best position in which the one who is to act can end the turn, or the one that is there."""
        self._prepare(state)
        player: i64 = state.actor
        if player < 0:
            return state
        self.best = _NOTHING
        for n in range(_HASHES):
            self.efforts[n] = 0
        found = state.copy()
        if state.asks == ASK_TURN:
            self._look(state, player, found)
        self.line[0].copy_from(state)
        self._search(0, player, effort, found)
        return found

    def _look(self, state: DiscordiaState, player: i64, found: DiscordiaState) -> None:
        """Keep a position if it is the best so far."""
        worth = 0.0
        if state.reason:
            worth = _WON if state.winner == player else _LOST
        else:
            self.due.read(state)
            worth = -weighed(state, player, self.due, self.counts)
        if worth > self.best:
            self.best = worth
            found.copy_from(state)

    def _search(self, depth: i64, player: i64, effort: i64, found: DiscordiaState) -> i64:
        """Try every option, each with its part of the effort, until the turn ends; the effort made."""
        state = self.line[depth]
        if depth + 1 == len(self.line):
            self.line.append(state.copy())
        child = self.line[depth + 1]
        made: i64 = 0
        for n in range(state.count):
            k: i64 = state.count - 1 - n  # from the last: side actions come before main ones
            action: i64 = state.options[k]
            if self.best == _WON or _is_needless(state, action):
                continue
            share: i64 = (effort - made) // (k + 1) - 1
            child.copy_from(state)
            child.apply(player, action)
            made += 1
            if child.actor != player or child.asks == ASK_DIE:
                self._look(child, player, found)
                continue
            if child.asks == ASK_TURN:
                if self._is_known(child, player, share):
                    continue
                self._look(child, player, found)
            elif share <= 0:
                self._look(child, player, found)
            if share > 0:
                made += self._search(depth + 1, player, share, found)
        return made

    def _is_known(self, state: DiscordiaState, player: i64, effort: i64) -> bool:
        """Whether the same steps in another order came to this position, with as much effort left."""
        mark: i64 = _mark(state, player)
        place: i64 = mark % _HASHES
        if effort < 0:
            effort = 0
        if self.efforts[place] > effort and self.hashes[place] == mark:
            return True
        self.hashes[place] = mark
        self.efforts[place] = effort + 1
        return False


def _is_needless(state: DiscordiaState, action: i64) -> bool:
    """Options that another one makes needless: to end, fewer workers back, another harbor for a tower."""
    if action == codec.END:
        return True
    if state.asks == ASK_RETURN:
        most: i64 = state.options[state.count - 1]
        if most == codec.PASS:
            most = state.options[state.count - 2]
        return action == codec.PASS or _returned(action) < _returned(most)
    if state.asks == ASK_TOWER and action != codec.PASS:
        for n in range(state.count):
            other: i64 = state.options[n]
            if (other - codec.TOWER) // 4 == (action - codec.TOWER) // 4:
                return other < action
    return False


def _returned(action: i64) -> i64:
    """How many workers go back."""
    return codec.RETURN_SIZE[action - codec.RETURN]


def _mark(state: DiscordiaState, player: i64) -> i64:
    """A number for what can differ in the course of a turn."""
    mark: i64 = state.cult * 32 + state.mans
    own = state.own
    for n in range(player * NUMBERS, player * NUMBERS + NUMBERS):
        mark = (mark * _FACTOR + own[n]) & _MASK
    city = state.city
    filled = state.filled
    for n in range(player * SPACES, player * SPACES + SPACES):
        mark = (mark * _FACTOR + city[n] * 4 + filled[n]) & _MASK
    if state.setup.magna:
        for n in range(MAGNAS):
            mark = (mark * _FACTOR + state.row_filled[n]) & _MASK
    if state.has_main:
        mark += 1
    if state.has_season:
        mark += 2
    if state.has_decree:
        mark += 4
    mark = (mark * _FACTOR + state.served_low % _PRIME) & _MASK
    return (mark * _FACTOR + state.served_high % _PRIME) & _MASK
