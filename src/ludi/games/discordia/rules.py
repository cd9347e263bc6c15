"""A game of Discordia that can be played on: the contract."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.engine.views import Event, Outcome, Prompt
from ludi.games.discordia import codec, laws, views
from ludi.games.discordia.bonuses import answer
from ludi.games.discordia.choices import ASK_BOARD, ASK_DIE, ASK_START, ASK_TURN, choose_die, turn
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
    take_tile,
    then,
)
from ludi.games.discordia.draws import LEFT, refill, take_draw
from ludi.games.discordia.fields import set_values, take_over, to_bytes, values_of
from ludi.games.discordia.printed import JANUSES, STANDARD, Setup
from ludi.games.discordia.state import (
    MANS,
    NONE,
    NUMBERS,
    REASONS,
    STARS,
    Position,
)
from ludi.games.discordia.year import choose_board, ranking, run, set_board


@final
@mypyc_attr(acyclic=True)
class DiscordiaState(Position):
    """Who acts, what is legal, what an action does."""

    __slots__ = ()

    def num_legal(self, seat: i64) -> i64:
        """How many options the open decision has; for chance the sum of the weights."""
        if seat != self.actor or seat == NOBODY:
            return 0
        if seat != CHANCE:
            return self.count
        if self.draws_worker():
            return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]
        if self.draws_dice():
            return codec.ROLLS
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
            take_draw(self, action, log)
        elif asks == ASK_TURN:
            turn(self, seat, action, log)
        elif asks == ASK_DIE:
            choose_die(self, seat, action, log)
        elif asks == ASK_BOARD:
            choose_board(self, seat, action - codec.BOARD, log)
        elif asks == ASK_START:
            take_tile(self, seat, (action - codec.TAKE) // codec.WAYS, NONE, log)
        else:
            answer(self, seat, action, log)
        run(self, log)

    def outcome(self) -> Outcome | None:
        """None while it is played; a lost solo game has no winner (D-202)."""
        if self.reason == 0:
            return None
        order = ranking(self)
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

    def check(self) -> None:
        """What always holds (D-188 to D-194)."""
        laws.check(self)

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
        set_board(state, player, STANDARD)  # with boards until the draft, and shown to nobody
        state.own[player * NUMBERS + STARS] = setup.start_stars
        state.own[player * NUMBERS + MANS] = setup.start_manipulators
    state.cult -= setup.start_stars * seats
    state.mans -= setup.start_manipulators * seats
    state.janus_left = BIT[JANUSES] - 1
    then(state, SEASON, 0, 0)
    then(state, DRAFTS, 0, 0)
    if setup.boards:
        for k in range(_boards_shown(setup)):
            then(state, BOARDS, 0, 0)
    then(state, ALL_WORKERS, 0, 0)
    if seats > 1:
        then(state, MAXIMUS, 0, 0)
    then(state, GERMAN, LEFT, 0)
    if setup.magna:
        then(state, FEED, 0, 0)
    refill(state)
    for k in range(setup.privileges):
        then(state, PRIVILEGE_ROW, 0, 0)
    for k in range(setup.decrees):
        then(state, DECREE_ROW, 0, 0)
    for k in range(6):
        then(state, ACTION, 5 - k, 0)
    run(state, None)
    return state


def _boards_shown(setup: Setup) -> i64:
    """Players + 1; in a campaign two of those not yet played, if there are two (D-028, D-172)."""
    left: i64 = 6 - len(setup.played)
    shown: i64 = setup.seats + 1
    return shown if shown < left else left
