"""One game being played: the only gate for input from outside."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile
from operator import index
from typing import Any, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from ludi.engine import worlds
from ludi.engine.errors import GameOverError, IllegalActionError, NotationError, NotYourTurnError
from ludi.engine.fair import ByHand, Dice, FairDice, Opened, Seal, salt_of, seal
from ludi.engine.game import CHANCE, TABLE, Game, State, seat_letter
from ludi.engine.views import Event, Outcome, Prompt, View

Move = tuple[int, int]
Whole = SupportsIndex  # a number from outside, of whatever integer type


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A position, how it came about, and what may be taken back.

    Draws of chance are made at once, so that a seat is always to act or the game is over. What may be taken
    back lies after `_base`, the last position before which nothing may be: a draw of chance, something told
    to a viewer that was hidden, or an action of the next seat. Seats that decide at the same time may each
    take back their orders until they are opened, whoever came first. Whether an action told anyone something
    is found when somebody asks: it takes many positions drawn anew, and most actions are never taken back.

    A step is an action that a spectator noticed. What a seat does unseen makes no step, neither at once nor
    later, so that nobody can count it.
    """

    def __init__(self, game: Game, seats: Whole, dice: Dice | None = None, takes_back: bool = True) -> None:
        game.check_seats(cast("Any", seats))  # whatever it is
        self.game = game
        self.takes_back = takes_back  # without it no barrier need be found: for bots among themselves
        self.seats = index(seats)
        self.dice = dice or FairDice()
        self.state: State = game.start(self.seats)
        self.moves: list[Move] = []
        self.lines: list[str] = []
        self.offers: dict[int, set[int]] = {}  # actions of the table, and the seats that agree to them
        self.sealed: list[Seal] = []  # of orders that waited for others; those taken back left out
        self._seals_made = 0
        self._hides = game.hides
        self._noticed: list[int] = []  # the actions up to each step; not kept where every action is one
        self._rounds = [0]  # the actions before each round of choices; kept where seats choose at once
        self._base = self.state.copy()
        self._since: list[Move] = []
        self._unsure: list[State | None] = []  # before each of these, until it is known that it told nothing
        self._draw([])

    # What one sees

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.state.outcome()

    def to_act(self) -> list[int]:
        """The seats that decide now."""
        return self.state.to_act()

    def view(self, viewer: Whole | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.state.view(self._viewer(viewer))

    def prompt(self, viewer: Whole | None) -> Prompt:
        """The question put to a viewer."""
        return self.state.prompt(self._viewer(viewer))

    def legal_actions(self, seat: Whole) -> list[int]:
        """What the seat may do now; also chance (CHANCE) and all seats together (TABLE)."""
        return self.state.legal_actions(self._seat(seat, CHANCE, TABLE))

    @property
    def seals(self) -> dict[int, str]:
        """By seat: what is shown of the orders that wait unseen."""
        waiting = takewhile(lambda seal: seal.round == self._rounds[-1], reversed(self.sealed))
        return {seal.seat: seal.shown for seal in waiting if seal.shown}

    @property
    def round(self) -> int:
        """How many actions there were before the seats that choose at once began to."""
        return self._rounds[-1]

    def orders(self, begun: int, seat: int) -> str:
        """The texts of what a seat chose in the round that began after so many actions."""
        return self._texts(self.chosen(begun, seat))

    def chosen(self, begun: int, seat: int) -> list[int]:
        """What a seat chose in the round that began after so many actions."""
        ends = [*self._rounds, len(self.moves)]
        since = self.moves[begun : ends[ends.index(begun) + 1]]
        return [action for mover, action in since if mover == seat]

    def _texts(self, actions: Iterable[int]) -> str:
        return ", ".join(self.game.codec.write(action) for action in actions)

    def sealed_text(self, secret: str, made: Seal) -> str:
        """What is under a seal: the orders, and for those that few may ever read a seal of their own."""
        chosen = self.chosen(made.round, made.seat)
        kept = self.game.kept_secret(chosen)
        if kept is None:
            return self._texts(chosen)
        inner = seal(secret, f"{made.place}/kept", self._texts(kept))
        return f"{self._texts(action for action in chosen if action not in kept)}, {inner}"

    def opened(self) -> list[Opened]:
        """At a reveal, what it takes to make each seal again that was shown before it; else nothing.

        A reveal lasts until something is noticed, or who begins an order in secret would end it for all.
        """
        is_unnoticed = self.step_of(self.round) == self.steps
        is_reveal = is_unnoticed and self.sealed and self.sealed[-1].round < self.round
        if not is_reveal or not isinstance(self.dice, FairDice) or not self.game.opens_orders_to_all:
            return []
        secret, last = self.dice.secret, self.sealed[-1].round
        return [
            Opened(one.seat, salt_of(secret, one.place).hex(), self.sealed_text(secret, one))
            for one in self.sealed
            if one.round == last
        ]

    # Steps

    @property
    def steps(self) -> int:
        """How many actions a spectator noticed."""
        return len(self._noticed) if self._hides else len(self.moves)

    def step_of(self, actions: int) -> int:
        """The step at which the match stood after so many actions."""
        return bisect_right(self._noticed, actions) if self._hides else actions

    def actions_at(self, step: int) -> int:
        """How many actions there were at a step, up to the one that made the next."""
        if not self._hides:
            return step
        return self._noticed[step] - 1 if step < len(self._noticed) else len(self.moves)

    # Playing

    def play(self, seat: Whole, *actions: Whole | str) -> list[Event]:
        """Play an action, or a chain of them: all of it, or nothing and an error; what happened."""
        if not actions:
            raise NotationError("no action: give one at least", "no-action")
        number = self._seat(seat, CHANCE)
        chain = [self._read(action) for action in actions]
        log: list[Event] = []
        step = self.steps
        with _AllOrNothing(self):
            for n, action in enumerate(chain):
                if n and self.outcome:
                    break  # the rest of a chain is not played once the game is over
                if n and not self._may_go_on():
                    raise NotationError(
                        "a chain of actions ends where something is drawn or shown", "chain-end"
                    )
                self._play_one(number, action, log)
        if self.steps != step:
            self.offers.clear()  # but not by what is unseen, or it would be seen by that
        return log

    def write_anew(self, seat: int, *actions: int) -> None:
        """Put these actions, which must be legal there, in the place of the order that a seat is writing."""
        for _ in range(self.game.count_written(self.chosen(self.round, seat))):
            self.undo(seat)
        if actions:
            self.play(seat, *actions)

    def _cut(self, count: int) -> None:
        """Forget the actions after so many."""
        del self.moves[count:], self.lines[count:]
        del self._noticed[bisect_right(self._noticed, count) :]
        del self._rounds[bisect_right(self._rounds, count) :]

    def follow(self, seat: int, action: int) -> list[Event]:
        """Play one line of a record: also an outcome of chance, by `ByHand` dice, or an act of the table."""
        if seat != TABLE:
            return self.play(seat, action)
        return self.correct(action) if self.game.is_correction(action) else self._act_of_table(action)

    def _read(self, action: Whole | str) -> int:
        """The number of an action from outside, in the range of the codec."""
        size = self.game.codec.size
        number = self.game.codec.read(action) if isinstance(action, str) else _whole(action, "action")
        if not 0 <= number < size:
            raise NotationError(
                "{number}: actions go from 0 to {last}",
                "no-such-action",
                number=_shown(number),
                last=size - 1,
            )
        return number

    def _seat(self, seat: Whole, *others: int) -> int:
        """A seat from outside, which must be one of this table, or one of these others."""
        number, last = _whole(seat, "seat"), self.seats - 1
        if not 0 <= number <= last and number not in others:
            raise NotationError(
                "{number}: no such seat; they go from 0 to {last}",
                "no-such-seat",
                number=_shown(number),
                last=last,
            )
        return number

    def _viewer(self, viewer: Whole | None) -> int | None:
        return None if viewer is None else self._seat(viewer)

    def _play_one(self, seat: int, action: int, log: list[Event]) -> None:
        self._check(seat, action)
        before = self._apply(seat, action, log)
        if seat == CHANCE:
            self._set_barrier(self.state, [])
            return
        self._move_barrier(before, seat, action)
        self._draw(log)

    def _check(self, seat: int, action: int) -> None:
        """Refuse what is not legal, with the rule."""
        self._check_going()
        if seat not in self.state.to_act():
            raise NotYourTurnError(
                "{seat} is not to act; waiting for {others}",
                "not-to-act",
                seat=seat_letter(seat),
                others=", ".join(seat_letter(other) for other in self.view(None).to_act),
            )
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            text = self.game.codec.write(action)
            told = f"{text}: {self.game.say(refusal)} ({refusal.rule})"
            raise IllegalActionError(told, refusal, self.game, text)

    def _check_going(self) -> None:
        if self.outcome:
            raise GameOverError("the game is over", "game-over")

    def _apply(self, seat: int, action: int, log: list[Event]) -> State:
        """Play it, and follow what a spectator noticed of it; the position before it."""
        before = self.state.copy()
        self.lines.append(self.game.notation(self.state, seat, action))
        self.moves.append((seat, action))
        told = len(log)
        self.state.apply(seat, action, log)
        if self._hides:
            if self._is_noticed(before, seat, log[told:]):
                self._noticed.append(len(self.moves))
            if self.game.info.has_simultaneous:
                self._follow_round(seat, before.to_act())
        return before

    def _is_noticed(self, before: State, seat: int, told: list[Event]) -> bool:
        """Whether a spectator was told of the last action or sees it; what is seen of an order is told."""
        if seat == CHANCE and not self.game.opens_orders_to_all:
            return False  # part of the step before it: what is drawn in the fog can't be counted
        if any(event.is_for(None) for event in told):
            return True
        is_sealed = seat >= 0 and self.game.info.has_sealed_orders
        return not is_sealed and self.state.view(None) != before.view(None)

    def _was_noticed(self, actions: int) -> bool:
        """Whether a spectator noticed the last of so many actions."""
        return not self._hides or self.step_of(actions) != self.step_of(actions - 1)

    def _follow_round(self, seat: int, asked: list[int]) -> None:
        """A round goes on while nobody new is asked; orders that are then complete wait under a seal."""
        waiting = self.state.to_act()
        if seat == TABLE and self.game.is_correction(self.moves[-1][1]):
            self._break_seals(waiting)
        elif seat < 0 or not waiting or not set(waiting) <= set(asked):
            self._rounds.append(len(self.moves))
        elif seat not in waiting and self._was_noticed(len(self.moves)):
            self._seal(seat)

    def _seal(self, seat: int) -> None:
        begun = self._rounds[-1]
        if any(known.round == begun and known.seat == seat for known in self.sealed):
            return  # it stands while others take something back
        made = Seal(begun, self._seals_made, seat)
        self._seals_made += 1
        if isinstance(self.dice, FairDice):
            secret = self.dice.secret
            made = replace(made, shown=seal(secret, made.place, self.sealed_text(secret, made)))
        self.sealed.append(made)

    def _break_seals(self, asked: list[int]) -> None:
        """Orders that a correction has opened again wait no longer."""
        begun = self._rounds[-1]
        self.sealed = [seal for seal in self.sealed if seal.round != begun or seal.seat not in asked]

    def restore_seals(self, seals: Iterable[Seal]) -> None:
        """Put the seals that were made when it was played in the place of those of a replay."""
        known = {(seal.round, seal.seat): seal for seal in seals}
        self.sealed = [known.get((seal.round, seal.seat), seal) for seal in self.sealed]
        self._seals_made = max((seal.number + 1 for seal in self.sealed), default=0)

    def _draw(self, log: list[Event]) -> None:
        """Let chance act until a seat is to act or the game is over."""
        while self.state.to_act() == [CHANCE] and not isinstance(self.dice, ByHand):
            label = self.state.prompt(None).name
            self._apply(CHANCE, self.dice.draw(label, self.state.chances()), log)
            self._set_barrier(self.state, [])

    def go_on(self, dice: Dice) -> None:
        """Draw with these dice from here on, at once if a draw is due."""
        while self.to_act() == [CHANCE]:
            self.follow(CHANCE, dice.draw(self.prompt(None).name, self.state.chances()))
        self.dice = dice

    # Taking back

    def may_undo(self, seat: Whole) -> bool:
        """Whether the seat may take back its last action, so that what others did since can stay."""
        return self._kept_without(self._seat(seat)) is not None

    def undo(self, seat: Whole) -> None:
        """Take back the seat's last action; orders of others that wait beside it stay."""
        number = self._seat(seat)
        kept = self._kept_without(number)
        if kept is None:
            raise self._nothing_to_undo(number)
        step, begun = self.steps, self._rounds[-1]
        self.sealed = [seal for seal in self.sealed if seal.seat != number or seal.round != begun]
        if self._has_sealed_orders():
            self._open_order(number)
        else:
            self._cut(len(self.moves) - len(self._since))
            self.state = self._base.copy()
            for mover, action in kept:
                self._apply(mover, action, [])
        self._since, self._unsure = kept, [None] * len(kept)
        if self.steps != step:
            self.offers.clear()

    def _has_sealed_orders(self) -> bool:
        """Whether what seats chose since the barrier bears on nobody else's choice."""
        return self.game.info.has_sealed_orders and all(mover != TABLE for mover, _ in self._since)

    def _open_order(self, seat: int) -> None:
        """Take the seat's last action out from among the others, which look as they did."""
        settled = len(self.moves) - len(self._since)
        last = max(n for n, (mover, _) in enumerate(self.moves) if mover == seat)
        waiting = [
            (self.moves[n], self.lines[n], self._was_noticed(n + 1))
            for n in range(settled, len(self.moves))
            if n != last
        ]
        self._cut(settled)
        self.state = self._base.copy()
        for move, line, was_noticed in waiting:
            self.state.apply(*move)
            self.moves.append(move)
            self.lines.append(line)
            if was_noticed:
                self._noticed.append(len(self.moves))

    def _kept_without(self, seat: int) -> list[Move] | None:
        """What was done since the barrier less the seat's last action; None when it can't be taken back.

        What a seat did unseen lapses when it could not have done it then: were it kept, or did it keep others
        from taking back, they would know of it. So does an answer after it: it is asked again.
        """
        self._settle()
        movers = [mover for mover, _ in self._since]
        if seat not in movers:
            return None
        last = len(movers) - 1 - movers[::-1].index(seat)
        if last == len(movers) - 1 or self._has_sealed_orders():
            return self._since[:last] + self._since[last + 1 :]
        settled = len(self.moves) - len(movers)
        asks_again = self.game.info.has_calls and self._was_noticed(settled + last + 1)
        state, kept = self._base.copy(), list[Move]()
        for n, (mover, action) in enumerate(self._since):
            if n == last:
                continue
            is_noticed = self._was_noticed(settled + n + 1)
            is_lapsed = asks_again and n > last and not is_noticed
            if not is_lapsed and self._is_legal(state, mover, action):
                state.apply(mover, action)
                kept.append((mover, action))
            elif is_noticed:
                return None
        return kept

    def _is_legal(self, state: State, mover: int, action: int) -> bool:
        if mover == TABLE:
            return self.game.why_not_correct(state, action) is None
        return action in state.legal_actions(mover)

    def _nothing_to_undo(self, seat: int) -> NotYourTurnError:
        letter = seat_letter(seat)
        if self.outcome:
            return NotYourTurnError(
                "{seat} has nothing to take back: the game is over", "undo-over", seat=letter
            )
        if not any(mover == seat for mover, _ in self.moves):
            told = "{seat} has nothing to take back: it has not acted yet"
            return NotYourTurnError(told, "undo-nothing", seat=letter)
        told = "{seat} has nothing to take back: something was drawn or shown, or the next seat has acted"
        return NotYourTurnError(told, "undo-late", seat=letter)

    def _move_barrier(self, before: State, seat: int, action: int) -> None:
        if not self.takes_back or self.outcome or self._opens_orders():
            self._set_barrier(self.state, [])
            return
        if self._is_last_word(seat):
            self._set_barrier(before, [])
        self._since.append((seat, action))
        is_unsure = self._hides and not self.game.info.has_sealed_orders
        self._unsure.append(before if is_unsure else None)

    def _opens_orders(self) -> bool:
        """Whether the last of the sealed orders is in, so that all of them are told."""
        return self.game.info.has_sealed_orders and self.round == len(self.moves)

    def _is_last_word(self, seat: int) -> bool:
        """Whether a noticed action came after others had acted on what this seat did before."""
        if self.game.info.has_sealed_orders or not self._was_noticed(len(self.moves)):
            return False
        if self._decision_passed_to(seat) and self._has_unseen():
            self._settle()  # what the seat did unseen after a reveal can still be taken back
        return self._decision_passed_to(seat)

    def _has_unseen(self) -> bool:
        """Whether anything since the barrier, the last action aside, was done unseen."""
        last = len(self.moves) - 1
        settled = last - len(self._since)
        return self._hides and self.step_of(last) - self.step_of(settled) < len(self._since)

    def _settle(self) -> None:
        """Put the barrier behind the last action that told anyone something hidden."""
        for n in range(len(self._since) - 1, -1, -1):
            before, move = self._unsure[n], self._since[n]
            self._unsure[n] = None
            if before is not None and worlds.reveals(before, *move):
                after = before.copy()
                after.apply(*move)
                self._set_barrier(after, self._since[n + 1 :])
                return

    def _may_go_on(self) -> bool:
        """Whether the last action of a chain told nobody anything, so that the chain can be taken back."""
        self._settle()
        return bool(self._since)

    def _decision_passed_to(self, seat: int) -> bool:
        """Whether another seat acted when this one could not; seats that choose at once stay asked."""
        state = self._base.copy()
        for mover, action in self._since:
            if mover != seat and seat not in state.to_act():
                return True
            state.apply(mover, action)
        return False

    def _set_barrier(self, base: State, since: list[Move]) -> None:
        self._base = base.copy()
        self._since, self._unsure = since, [None] * len(since)

    # The whole table

    def agree(self, seat: Whole, action: Whole | str) -> list[Event]:
        """A seat agrees to an action of the table, such as ending the game; it happens when all seats do."""
        number = self._read(action)
        self._check_table(number)
        agreed = self.offers.get(number, set()) | {self._seat(seat)}
        if len(agreed) == self.seats:
            return self._act_of_table(number)
        self.offers[number] = agreed
        return []

    def withdraw(self, seat: Whole) -> None:
        """A seat takes its agreement back."""
        number = self._seat(seat)
        left = {action: agreed - {number} for action, agreed in self.offers.items()}
        self.offers = {action: agreed for action, agreed in left.items() if agreed}

    def _check_table(self, action: int) -> None:
        self._check_going()
        if action not in self.state.legal_actions(TABLE):
            raise NotYourTurnError(
                "{action}: the table cannot agree on that now",
                "cannot-agree",
                action=self.game.codec.write(action),
            )

    def correct(self, action: Whole | str) -> list[Event]:
        """An umpire puts something right; what seats chose before it they may still take back."""
        number = self._read(action)
        self._check_correction(number)
        log: list[Event] = []
        with _AllOrNothing(self):
            self._apply(TABLE, number, log)
            self._since.append((TABLE, number))
            self._unsure.append(None)
        self.offers.clear()
        return log

    def _check_correction(self, action: int) -> None:
        self._check_going()
        text = self.game.codec.write(action)
        if not self.game.is_correction(action):
            raise NotationError("{action}: is no correction", "no-correction", action=text)
        refusal = self.game.why_not_correct(self.state, action)
        if refusal:
            told = f"{text}: {self.game.say(refusal)} ({refusal.rule})"
            raise IllegalActionError(told, refusal, self.game, text)

    def _act_of_table(self, action: int) -> list[Event]:
        self._check_table(action)
        log: list[Event] = []
        with _AllOrNothing(self):
            self._apply(TABLE, action, log)
            self._set_barrier(self.state, [])
            self._draw(log)
        self.offers.clear()
        return log


class _AllOrNothing:
    """Whatever goes wrong inside, the match is as it was before."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._count, self._state, self._drawn = len(match.moves), match.state.copy(), match.dice.drawn
        self._base, self._since, self._unsure = match._base, list(match._since), list(match._unsure)
        self._sealed, self._made = list(match.sealed), match._seals_made

    def __enter__(self) -> None:
        """All that was kept is enough."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Put it back after an error, which goes on."""
        if kind is None:
            return
        match = self._match
        match.state, match.dice.drawn = self._state, self._drawn
        match._base, match._since, match._unsure = self._base, self._since, self._unsure
        match.sealed, match._seals_made = self._sealed, self._made
        match._cut(self._count)


def _whole(value: Any, what: str) -> int:
    """A whole number from outside, of whatever integer type; true and false are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        told = (
            "{value}: not the number of an action"
            if what == "action"
            else "{value}: not the number of a seat"
        )
        raise NotationError(told, f"no-number-of-{what}", value=f"{value!r:.40}")
    return index(value)


def _shown(number: int) -> str:
    """A number as an error tells it, however big it is."""
    return str(number) if abs(number) < 10**12 else "this number"
