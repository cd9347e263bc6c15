"""A game being played; the only place where input from outside is checked."""

from __future__ import annotations

from copy import copy
from operator import index
from typing import Any, cast

from mypy_extensions import mypyc_attr

from ludi.engine.errors import GameOverError, NotationError, NotYourTurnError
from ludi.engine.fair import ByHand, Dice, FairDice, Opened
from ludi.engine.game import CHANCE, NOBODY, TABLE, Game, State, refused
from ludi.engine.gate import Whole, read_action, read_seat
from ludi.engine.history import History, Move
from ludi.engine.rounds import Rounds
from ludi.engine.sealed import SealedOrders
from ludi.engine.takeback import TakeBack
from ludi.engine.umpire import check_correction, is_correction
from ludi.engine.views import Event, Outcome, Prompt, SeatRef, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played: the position, the history, rounds of simultaneous choices, and undo.

    Draws of chance are made at once, so that a seat is always to act or the game is over. An action is played
    on a copy of the position, so that earlier ones stay as they were.
    """

    def __init__(
        self,
        game: Game,
        seats: Whole,
        dice: Dice | None = None,
        takes_back: bool = True,
        start: State | None = None,
    ) -> None:
        game.check_seats(cast("Any", seats))  # whatever it is
        self.game = game  # the rules, with their options
        self.takes_back = takes_back  # whether undo is possible; False saves time in games between bots
        self.seats: int = index(seats)  # the number of seats
        self.dice = dice or FairDice()  # where draws come from
        self.is_from_start: bool = start is None  # False when the match began from a given position
        self.state: State = start or game.start(self.seats)  # the current position, secrets included
        self.start: State = self.state  # the first position; it never changes
        self.offers: dict[int, set[int]] = {}  # proposed actions of the table, each with the seats that agree
        self.history: History = History(game.hides)  # what was played, and what each seat saw of it
        self.rounds: Rounds = Rounds(game, self.history)  # the simultaneous choices that wait for others
        self._back = TakeBack(game, self.history, self.state)
        self._hides = game.hides
        self._has_rounds = game.info.has_simultaneous
        self._is_sealed = isinstance(game, SealedOrders)
        self._draw([])

    def begun_again(self, dice: Dice) -> Match:
        """A new match from the position in which this one began."""
        start = None if self.is_from_start else self.start.copy()
        return Match(self.game, self.seats, dice, self.takes_back, start)

    def copy(self) -> Match:
        """An independent copy of the match; its future draws are the same."""
        return _restored(type(self), *self._parts())

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), *self._parts())

    def _parts(self) -> tuple[Any, ...]:
        """Everything needed to rebuild the match: its set-up and its present state."""
        begun = (
            self.game,
            self.seats,
            copy(self.dice),
            self.takes_back,
            self.is_from_start,
            self.start.copy(),
        )
        offers = {action: set(seats) for action, seats in self.offers.items()}
        parts = (self.history.parts(), self.rounds.parts(), self._back.parts())
        return begun, self.state.copy(), offers, *parts

    # What one sees

    @property
    def moves(self) -> list[Move]:
        """The moves so far, each with its seat and action, draws included."""
        return self.history.moves

    @property
    def lines(self) -> list[str]:
        """The moves so far, written as the lines of a record."""
        return self.history.lines

    @property
    def steps(self) -> int:
        """The number of actions so far that a spectator could notice."""
        return self.history.steps

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is played."""
        return self.state.outcome()

    @property
    def seals(self) -> dict[int, str]:
        """By seat: the seals of orders that wait for the reveal."""
        return self.rounds.shown

    def opened(self) -> list[Opened]:
        """At a reveal, the data needed to check each seal shown before it; otherwise empty."""
        return self.rounds.opened(self.dice)

    def to_act(self) -> list[int]:
        """The seats that decide now; empty when the game is over."""
        return self.state.to_act()

    def view(self, viewer: Whole | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.state.view(self._viewer(viewer))

    def prompt(self, viewer: Whole | None) -> Prompt:
        """The question put to a viewer."""
        return self.state.prompt(self._viewer(viewer))

    def legal_actions(self, seat: Whole) -> list[int]:
        """The legal actions of a seat now; CHANCE and TABLE are seats here too."""
        return self.state.legal_actions(read_seat(seat, self.seats, CHANCE, TABLE))

    def legal_texts(self, seat: Whole) -> list[str]:
        """The legal actions of a seat as texts, which `play` accepts."""
        return [self.game.codec.write(action) for action in self.legal_actions(seat)]

    def _viewer(self, viewer: Whole | None) -> int | None:
        return None if viewer is None else read_seat(viewer, self.seats)

    # Playing

    def play(self, seat: Whole, *actions: Whole | str) -> list[Event]:
        """Play an action, or a chain of actions (all or none), and return the events; or raise GameError."""
        if not actions:
            raise NotationError("no action: give one at least", "no-action")
        number = read_seat(seat, self.seats, CHANCE)
        codec, log, step = self.game.codec, list[Event](), self.history.steps
        chain = [read_action(codec, action) for action in actions]
        with _AllOrNothing(self):
            for n, action in enumerate(chain):
                if n and self.state.actor == NOBODY:
                    break  # the rest of a chain is not played once the game is over
                if n and not self._back.may_go_on():
                    raise NotationError(
                        "a chain of actions ends where something is drawn or shown", "chain-end"
                    )
                self._play_one(number, action, log)
        self._clear_offers(step)
        return log

    def follow(self, seat: int, action: int) -> list[Event]:
        """Play one line of a record; also an outcome of chance (`ByHand` dice) or an action of TABLE."""
        if seat != TABLE:
            return self.play(seat, action)
        return self.correct(action) if is_correction(self.game, action) else self._act_of_table(action)

    def go_on(self, dice: Dice) -> None:
        """Use these dice from here on; a draw that is due is made at once."""
        while self.to_act() == [CHANCE]:
            self.follow(CHANCE, dice.draw(self.game.draw_label(self.state), self.state.chances()))
        self.dice = dice

    def _play_one(self, seat: int, action: int, log: list[Event]) -> None:
        self._check(seat, action)
        before = self._apply(seat, action, log)
        is_over = self.state.actor == NOBODY
        if seat == CHANCE or is_over or not self.takes_back or self._opens_orders():
            self._back.bar(self.state, [])
        else:
            self._back.add(before, seat, action)
        if seat != CHANCE:
            self._draw(log)

    def _opens_orders(self) -> bool:
        """Whether the last of the sealed orders is in, so that all of them are told."""
        return self._is_sealed and self.rounds.begun == len(self.history.moves)

    def _check(self, seat: int, action: int) -> None:
        """Refuse what is not legal, with the rule."""
        self._check_going()
        if seat not in self.state.to_act():
            raise NotYourTurnError(
                "{seat} is not to act; waiting for {others}",
                "not-to-act",
                seat=SeatRef(seat),
                others=tuple(SeatRef(other) for other in self.view(None).to_act),
            )
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            raise refused(self.game, refusal, action)

    def _check_going(self) -> None:
        if self.state.actor == NOBODY:
            raise GameOverError("the game is over", "game-over")

    def _apply(self, seat: int, action: int, log: list[Event]) -> State:
        """Play an action and record whether a spectator noticed it; returns the position before."""
        before = self.state
        self.history.add(seat, action, self.game.notation(before, seat, action))
        told = len(log)
        self.state = before.copy()
        self.state.apply(seat, action, log)
        if self._hides:
            if self._is_noticed(before, seat, log[told:]):
                self.history.notice()
            if self._has_rounds:
                self._follow_round(seat, action, before.to_act())
        return before

    def _is_noticed(self, before: State, seat: int, told: list[Event]) -> bool:
        """Whether a spectator was told of the last action or can see it."""
        if seat == CHANCE and not self.rounds.opens_to_all:
            return False  # part of the step before it: what is drawn in the fog can't be counted
        if any(event.is_for(None) for event in told):
            return True
        is_order = self._is_sealed and seat >= 0
        return not is_order and self.state.view(None) != before.view(None)

    def _follow_round(self, seat: int, action: int, asked: list[int]) -> None:
        waiting = self.state.to_act()
        if seat == TABLE and is_correction(self.game, action):
            self.rounds.break_seals(waiting)
        else:
            self.rounds.follow(seat, asked, waiting, self.dice)

    def _draw(self, log: list[Event]) -> None:
        """Make draws until a seat is to act or the game is over."""
        while self.state.actor == CHANCE and not self.dice.is_by_hand:
            label = self.game.draw_label(self.state)
            self._apply(CHANCE, self.dice.draw(label, self.state.chances()), log)
            self._back.bar(self.state, [])

    # Taking back

    def may_undo(self, seat: Whole) -> bool:
        """Whether the seat may take back its last action without undoing what others did since."""
        return self._back.without(read_seat(seat, self.seats)) is not None

    def undo(self, seat: Whole) -> None:
        """Take back the seat's last action; waiting orders of other seats stay."""
        number = read_seat(seat, self.seats)
        kept = self._back.without(number)
        if kept is None:
            raise self._nothing_to_undo(number)
        step = self.history.steps
        self.rounds.break_seals([number])
        if self._back.has_sealed_orders:
            self._take_out(number)
        else:
            self._cut(self._back.settled)
            for mover, action in kept:
                self._apply(mover, action, [])
        self._back.bar(self._back.base, kept)
        self._clear_offers(step)

    def _take_out(self, seat: int) -> None:
        """Remove the seat's last action from the sealed orders; the others stay as they are."""
        moves, lines, settled = self.moves, self.lines, self._back.settled
        last = max(n for n, (mover, _) in enumerate(moves) if mover == seat)
        waiting = [
            (*moves[n], lines[n], self.history.was_noticed(n + 1))
            for n in range(settled, len(moves))
            if n != last
        ]
        self._cut(settled)
        self.state = self.state.copy()
        for mover, action, line, was_noticed in waiting:
            self.state.apply(mover, action)
            self.history.add(mover, action, line)
            if was_noticed:
                self.history.notice()

    def _cut(self, count: int) -> None:
        """Go back to the barrier, which stands after the first `count` actions."""
        self.history.cut(count)
        self.rounds.cut(count)
        self.state = self._back.base

    def _nothing_to_undo(self, seat: int) -> NotYourTurnError:
        who = SeatRef(seat)
        if self.outcome:
            return NotYourTurnError(
                "{seat} has nothing to take back: the game is over", "undo-over", seat=who
            )
        if not any(mover == seat for mover, _ in self.moves):
            told = "{seat} has nothing to take back: it has not acted yet"
            return NotYourTurnError(told, "undo-nothing", seat=who)
        told = "{seat} has nothing to take back: something was drawn or shown, or the next seat has acted"
        return NotYourTurnError(told, "undo-late", seat=who)

    # The whole table

    def agree(self, seat: Whole, action: Whole | str) -> list[Event]:
        """Agree to an action of the table, such as ending the game; it is played when all seats agree."""
        number = read_action(self.game.codec, action)
        self._check_table(number)
        agreed = self.offers.get(number, set()) | {read_seat(seat, self.seats)}
        if len(agreed) == self.seats:
            return self._act_of_table(number)
        self.offers[number] = agreed
        return []

    def withdraw(self, seat: Whole) -> None:
        """Withdraw a seat's agreement."""
        number = read_seat(seat, self.seats)
        left = {action: agreed - {number} for action, agreed in self.offers.items()}
        self.offers = {action: agreed for action, agreed in left.items() if agreed}

    def _clear_offers(self, step: int) -> None:
        """Drop offers after a step; hidden actions don't count, or their effect would reveal them."""
        if self.history.steps != step:
            self.offers.clear()

    def _check_table(self, action: int) -> None:
        self._check_going()
        if action not in self.state.legal_actions(TABLE):
            raise NotYourTurnError(
                "{action}: the table cannot agree on that now",
                "cannot-agree",
                action=self.game.codec.write(action),
            )

    def correct(self, action: Whole | str) -> list[Event]:
        """Play an umpire's correction; earlier choices can still be taken back."""
        number = read_action(self.game.codec, action)
        self._check_going()
        check_correction(self.game, self.state, number)
        log: list[Event] = []
        with _AllOrNothing(self):
            self._apply(TABLE, number, log)
            self._back.add_correction(number)
        self.offers.clear()
        return log

    def _act_of_table(self, action: int) -> list[Event]:
        self._check_table(action)
        log: list[Event] = []
        with _AllOrNothing(self):
            self._apply(TABLE, action, log)
            self._back.bar(self.state, [])
            self._draw(log)
        self.offers.clear()
        return log


def _restored(
    kind: type[Match],
    begun: Any,
    state: State,
    offers: dict[int, set[int]],
    history: Any,
    rounds: Any,
    back: Any,
) -> Match:
    """The match rebuilt from its parts."""
    game, seats, dice, takes_back, is_from_start, start = begun
    match = kind(game, seats, ByHand(), takes_back, start)
    match.is_from_start, match.dice = is_from_start, dice
    match.state, match.offers = state, offers
    match.history.restore_parts(history)
    match.rounds.restore_parts(rounds)
    match._back.restore_parts(back)
    return match


class _AllOrNothing:
    """A context that restores the match after an error."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state, self._drawn = match.state, match.dice.drawn
        self._count = len(match.history.moves)
        self._rounds, self._back = match.rounds.parts(), match._back.parts()

    def __enter__(self) -> None:
        """Nothing to do: the state was saved when it was made."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Restore the match after an error; the error is raised again."""
        if kind is None:
            return
        match = self._match
        match.history.cut(self._count)
        match.rounds.restore_parts(self._rounds)
        match._back.restore_parts(self._back)
        match.state, match.dice.drawn = self._state, self._drawn
