"""A game of Discordia that can be played on: the contract."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.engine.views import Event, Outcome, Prompt
from ludi.games.discordia import codec, views
from ludi.games.discordia.choices import ASK_BOARD, ASK_DIE, ASK_START, ASK_TURN
from ludi.games.discordia.city import (
    ACTION,
    ALL_WORKERS,
    BOARDS,
    DECREE_ROW,
    DRAFTS,
    FEED,
    GERMAN,
    ITEM,
    MAXIMUS,
    PRIVILEGE_ROW,
    ROLL,
    SEASON,
    WORKERS,
)
from ludi.games.discordia.fields import set_values, take_over, to_bytes, values_of
from ludi.games.discordia.state import (
    DECREE_COUNT,
    MANS,
    NONE,
    NUMBERS,
    REASONS,
    RING,
    STARS,
)
from ludi.games.discordia.tables import JANUSES, STANDARD, Setup
from ludi.games.discordia.year import LEFT, Year


@final
@mypyc_attr(acyclic=True)
class DiscordiaState(Year):
    """Who acts, what is legal, what an action does."""

    __slots__ = ()

    def num_legal(self, seat: i64) -> i64:
        """How many options the open decision has; for chance the sum of the weights."""
        if seat != self.actor or seat == NOBODY:
            return 0
        if seat == CHANCE and self.draws_worker():
            return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]
        return self.count

    def draws_worker(self) -> bool:
        """Whether chance draws a worker of the bag; all other draws have equal weights (D-187, D-199)."""
        return self.param // ITEM == WORKERS

    def draws_dice(self) -> bool:
        """Whether chance rolls: 216 outcomes that are not listed."""
        return self.param // ITEM == ROLL

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th of them; for chance the outcome that ticket k draws."""
        if seat != CHANCE:
            return self.options[k]
        if self.draws_dice():
            return codec.ROLL + k
        if not self.draws_worker():
            return self.options[k]
        colour: i64 = 0
        while k >= self.bag[colour]:
            k -= self.bag[colour]
            colour += 1
        return codec.DEAL_WORKER + colour

    def legal_actions(self, seat: i64) -> list[int]:
        """The options of the open decision, ascending (D-180, D-202)."""
        if seat != self.actor or seat == NOBODY:
            return []
        if seat == CHANCE and self.draws_dice():
            return list(range(codec.ROLL, codec.ROLL + codec.ROLLS))
        return [self.options[n] for n in range(self.count)]

    def chances(self) -> list[tuple[int, int]]:
        """Each outcome of chance with its weight (D-187, D-199)."""
        if self.actor != CHANCE:
            return []
        outcomes = self.legal_actions(CHANCE)
        if self.draws_worker():
            return [(action, self.bag[action - codec.DEAL_WORKER]) for action in outcomes]
        return [(action, 1) for action in outcomes]

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Play an action that the caller knows to be legal; then go on to the next decision."""
        self.ply += 1
        asks: i64 = self.asks
        if seat == CHANCE:
            self.take_draw(action, log)
        elif asks == ASK_TURN:
            self._turn(seat, action, log)
        elif asks == ASK_DIE:
            self._choose_die(seat, action, log)
        elif asks == ASK_BOARD:
            self.choose_board(seat, action - codec.BOARD, log)
        elif asks == ASK_START:
            self.take_tile(seat, (action - codec.TAKE) // codec.WAYS, NONE, log)
        else:
            self._answer(seat, action, log)
        self._run(log)

    def ranking(self) -> list[int]:
        """Fewest workers, then aqueduct, stars, decrees, and nearness to the marker (D-138 to D-140)."""
        players = [int(player) for player in range(self.seats)]
        players.sort(key=self.rank_key)
        return players

    def rank_key(self, player: int) -> tuple[int, ...]:
        """Lower is better."""
        return (
            int(self.workers(player)),
            -int(self.number(player, RING)),
            -int(self.number(player, STARS)),
            -int(self.number(player, DECREE_COUNT)),
            int((player - self.maximus) % self.seats),
        )

    def outcome(self) -> Outcome | None:
        """None while it is played; a lost solo game has no winner (D-202)."""
        if self.reason == 0:
            return None
        order = self.ranking()
        behind = 1 if self.winner == NONE else 0  # alone and lost: Janus is first
        ranks = [order.index(player) + 1 + behind for player in range(self.seats)]
        shares = [1.0 if player == self.winner else 0.0 for player in range(self.seats)]
        scores = [int(self.workers(player)) for player in range(self.seats)]
        return Outcome(REASONS[self.reason], tuple(scores), tuple(ranks), tuple(shares))

    def reward(self, seat: i64) -> float:
        """1 for the winner."""
        return 1.0 if seat == self.winner else 0.0

    def view(self, viewer: int | None) -> views.Discordia:
        """All that lies open (D-176)."""
        return views.see(self, viewer)

    def prompt(self, viewer: int | None) -> Prompt:
        """What the viewer is to do, or whom he waits for."""
        return views.ask(self, viewer)

    def copy(self) -> DiscordiaState:
        """An independent position, equal to this one."""
        other = DiscordiaState(self.setup)
        take_over(other, self)
        return other

    def copy_from(self, other: State) -> None:
        """Become equal to another position of the same game."""
        assert isinstance(other, DiscordiaState)
        take_over(self, other)

    def to_bytes(self) -> bytes:
        """All of the position, secrets included; equal bytes mean equal positions."""
        return to_bytes(self)

    def fields(self) -> dict[str, Any]:
        """Every field by its name."""
        return values_of(self)

    def set_fields(self, values: dict[str, Any]) -> None:
        """Become the position with these fields."""
        set_values(self, values)

    def playout(self, rng: Rng) -> None:
        """Random play to the end."""
        while self.actor != NOBODY:
            actor: i64 = self.actor
            self.apply(actor, self.legal_at(actor, rng.below(self.num_legal(actor))))


def new_game(setup: Setup) -> DiscordiaState:
    """Nothing is dealt yet; the set-up is a list of draws (D-016 to D-032, D-199)."""
    state = DiscordiaState(setup)
    state.lay_out()
    seats: i64 = setup.seats
    for player in range(seats):
        state._set_board(player, STANDARD)  # with boards until the draft, and shown to nobody
        state.own[player * NUMBERS + STARS] = setup.start_stars
        state.own[player * NUMBERS + MANS] = setup.start_manipulators
    state.cult -= setup.start_stars * seats
    state.mans -= setup.start_manipulators * seats
    state.janus_left = BIT[JANUSES] - 1
    state.then(SEASON, 0, 0)
    state.then(DRAFTS, 0, 0)
    if setup.boards:
        for k in range(_boards_shown(setup)):
            state.then(BOARDS, 0, 0)
    state.then(ALL_WORKERS, 0, 0)
    if seats > 1:
        state.then(MAXIMUS, 0, 0)
    state.then(GERMAN, LEFT, 0)
    if setup.magna:
        state.then(FEED, 0, 0)
    state._refill()
    for k in range(setup.privileges):
        state.then(PRIVILEGE_ROW, 0, 0)
    for k in range(setup.decrees):
        state.then(DECREE_ROW, 0, 0)
    for k in range(6):
        state.then(ACTION, 5 - k, 0)
    state._run(None)
    return state


def _boards_shown(setup: Setup) -> i64:
    """Players + 1; in a campaign two of those not yet played, if there are two (D-028, D-172)."""
    left: i64 = 6 - len(setup.played)
    shown: i64 = setup.seats + 1
    return shown if shown < left else left
