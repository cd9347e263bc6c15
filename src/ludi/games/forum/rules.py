"""The rules of Forum Romanum, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import IS_COMPILED, vec
from ludi.engine.bits import BIT, count_bits, lowest, members, nth_bit
from ludi.engine.packing import filled
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Outcome, Prompt, outcome_by_score
from ludi.games.forum.codec import END, FIRST, JUMP, PLACE_SECOND, SIZE
from ludi.games.forum.events import Ended, FirstDrawn, Jumped, Placed, Scored, Stalemate, StalemateEnded
from ludi.games.forum.fields import set_values, take_over, to_bytes, values_of
from ludi.games.forum.printed import (
    FIELD_NAMES,
    FIELDS,
    REASONS,
    SECTOR_NAMES,
    Setup,
)
from ludi.games.forum.state import (
    AGREED,
    COINS,
    NO_COLOUR,
    PLAYING,
    QUIET,
    REPETITION,
    STALEMATES,
    Position,
    extremes,
)
from ludi.games.forum.views import Forum, ask, see

NO_FIELD: Final = -1
# Every action as an object: a list of legal ones then needs no new ints.
_BOXED: Final[list[object]] = list(range(SIZE))

_JUMPS_FROM: Final = [[JUMP + origin * FIELDS + field for field in range(FIELDS)] for origin in range(FIELDS)]

# Where random play keeps the free fields, and the fields of the Romans by colour.
_FREE: Final = vec[i64]([0] * FIELDS)
_ROMANS: Final = vec[i64]([0] * FIELDS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ForumState(Position):
    """A position that can be played on."""

    __slots__ = ()

    # What may be done

    def num_legal(self, seat: i64) -> i64:
        """How many legal actions the seat has (F-20: one at least on its turn)."""
        if seat != self.actor or seat == NOBODY:
            return 1 if seat == TABLE and self.actor >= 0 else 0
        setup = self.setup
        if seat == CHANCE:
            return setup.seats
        colours: i64 = setup.colours_each
        if self.moved != NO_COLOUR:
            colours = 1
        if self.moves < setup.romans:
            return colours * (FIELDS - self.moves)
        return colours * setup.supply * (FIELDS - setup.romans)

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th legal action without building the list."""
        if seat == CHANCE:
            return FIRST + k
        if seat < 0:
            return END
        setup = self.setup
        if self.moves < setup.romans:
            return self._place_at(k)
        free: i64 = FIELDS - setup.romans
        own: i64 = k // free
        return JUMP + nth_bit(self.movable(), own) * FIELDS + nth_bit(self.free_fields(), k - own * free)

    def _place_at(self, k: i64) -> i64:
        """The k-th placing: on any free field, for two players with a colour not yet placed (F-21, F-67)."""
        if self.setup.colours_each == 1:
            return nth_bit(self.free_fields(), k)
        free: i64 = FIELDS - self.moves
        second: i64 = k // free
        if self.moved == self.actor * 2:
            second = 1
        return second * PLACE_SECOND + nth_bit(self.free_fields(), k % free)

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions, ascending."""
        if seat < 0 or seat != self.actor:
            return [self.legal_at(seat, k) for k in range(self.num_legal(seat))]
        return self._placings() if self.is_placing() else self._jumps()

    def _placings(self) -> list[int]:
        """Any free field, for two players with a colour not yet placed (F-21, F-67)."""
        fields = members(self.free_fields())
        if self.setup.colours_each == 1:
            return fields
        second = [PLACE_SECOND + field for field in fields]
        if self.moved == NO_COLOUR:
            return fields + second
        return second if self.moved == self.actor * 2 else fields

    def _jumps(self) -> list[int]:
        """Any own Roman to any other free field (F-26 to F-28)."""
        if not IS_COMPILED:  # each form has its own fastest way to a long list
            fields = members(self.free_fields())
            rows = [_JUMPS_FROM[origin] for origin in members(self.movable())]
            return [row[field] for row in rows for field in fields]
        targets = vec[i64]([0] * (FIELDS - self.setup.romans))
        _list_fields(self.free_fields(), targets, 0)
        jumps = vec[i64]([0] * self.num_legal(self.actor))
        n: i64 = 0
        own: i64 = self.movable()
        while own:
            base: i64 = JUMP + lowest(own) * FIELDS
            own &= own - 1
            for target in targets:
                jumps[n] = base + target
                n += 1
        boxed = _BOXED
        return cast("list[int]", [boxed[jump] for jump in jumps])

    def chances(self) -> list[tuple[int, int]]:
        """Each seat is as likely to begin (F-18)."""
        if self.actor != CHANCE:
            return []
        return [(FIRST + seat, 1) for seat in range(self.setup.seats)]

    # A move

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Place or jump a Roman, score what it completes, and pass the turn (F-19 to F-30)."""
        if action >= FIRST:
            self.ply += 1
            self._begin_or_agree(action, log)
            return
        colour: i64 = seat * self.setup.colours_each
        origin: i64 = NO_FIELD
        field: i64 = action
        if action >= JUMP:
            origin = (action - JUMP) // FIELDS
            field = (action - JUMP) % FIELDS
            if self.romans[colour] & BIT[origin] == 0:
                colour += 1
        elif action >= PLACE_SECOND:
            field -= PLACE_SECOND
            colour += 1
        self._move(colour, origin, field, log)

    def _move(self, colour: i64, origin: i64, field: i64, log: list[Event] | None) -> None:
        """A Roman comes from the hand or from a field; the sectors are looked at and the turn passes."""
        change: i64 = BIT[field]
        if origin != NO_FIELD:
            change |= BIT[origin]
        self.romans[colour] ^= change
        self.occupied ^= change
        self.moves += 1
        self.ply += 1
        if log is not None:
            self._tell_move(colour, origin, field, log)
        self._pass_turn(colour)
        self._finish_move(origin, self._examine(origin, field, log), log)

    def _begin_or_agree(self, action: i64, log: list[Event] | None) -> None:
        """Chance names the first seat (F-18), or the whole table agrees to stop (F-63)."""
        if action == END:
            self._finish(AGREED, log)
            return
        self.actor = action - FIRST
        if log is not None:
            log.append(FirstDrawn(seat=self.actor))

    def _pass_turn(self, colour: i64) -> None:
        """The next seat, or the same player with his other colour (F-19, F-65)."""
        if self.setup.colours_each == 2 and self.moved == NO_COLOUR:
            self.moved = colour
            return
        self.moved = NO_COLOUR
        self.actor += 1
        if self.actor == self.seats:
            self.actor = 0

    def _finish_move(self, origin: i64, scored: bool, log: list[Event] | None) -> None:
        """Count quiet moves and test for the end, after all scorings (F-54, F-66)."""
        if scored:
            self.quiet = 0
        elif origin != NO_FIELD:
            self.quiet += 1
        reason: i64 = self._end_reason()
        if reason == PLAYING and self.seen is not None and not self.is_placing():
            reason = self._remember(scored)
        if reason != PLAYING:
            self._finish(reason, log)

    # Scoring

    def _examine(self, origin: i64, field: i64, log: list[Event] | None) -> bool:
        """Score every sector the move completed, in the order of F-41; whether there was one (F-30, F-39)."""
        setup = self.setup
        look: i64 = self.coins & setup.sectors_at[field]
        if self.waiting and origin != NO_FIELD:
            look |= self._left_waiting(origin, log)
        occupied: i64 = self.occupied
        scored = False
        while look:
            sector: i64 = lowest(look)
            look &= look - 1
            mask: i64 = setup.sector_masks[sector]
            if occupied & mask == mask or self.waiting & BIT[sector]:
                scored |= self._settle(sector, False, log)
        return scored

    def _left_waiting(self, origin: i64, log: list[Event] | None) -> i64:
        """The tied sectors that a Roman left: unfilled again, or with on_majority looked at (F-47, F-48)."""
        left: i64 = self.waiting & self.setup.sectors_at[origin]
        if self.setup.on_majority:
            return left
        self.waiting &= ~left
        if log is not None:
            _tell_ended(left, log)
        return 0

    def _settle(self, sector: i64, at_end: bool, log: list[Event] | None) -> bool:
        """Score a sector, or leave its coin when colours tie for most (F-31 to F-38, F-45, F-55)."""
        counts = self.counts(sector)
        most, leaders, fewest, last = extremes(counts)
        if leaders > 1 and not (at_end or self.setup.has_variant):
            self._wait(sector, counts, log)
            return False
        forward: i64 = self.forward(sector, leaders)
        back: i64 = self.back(sector, last)
        for colour in range(self.setup.colours):
            if counts[colour] == most:  # never also the fewest (F-57)
                self.track[colour] += forward
            elif counts[colour] == fewest:
                self.track[colour] -= back
        self.coins &= ~BIT[sector]
        self.waiting &= ~BIT[sector]
        if log is not None:
            self._tell_scored(sector, counts, most, forward, fewest, back, at_end, log)
        return True

    def _wait(self, sector: i64, counts: vec[i64], log: list[Event] | None) -> None:
        """A full sector with a tie for most keeps its coin (F-45)."""
        is_new = self.waiting & BIT[sector] == 0
        self.waiting |= BIT[sector]
        if log is not None and is_new:
            names = self.setup.colour_names
            log.append(Stalemate(sector=SECTOR_NAMES[sector], colours=names, counts=tuple(counts)))

    # The end

    def _end_reason(self) -> i64:
        """Why the game is over now, or PLAYING (F-52, F-53, F-61)."""
        coins: i64 = self.coins
        if coins == 0:
            return COINS
        # A full sector that has its coin is waiting, so most positions need no look at the board.
        if coins & ~self.waiting == 0 and coins & ~self.full_sectors() == 0:
            return STALEMATES
        limit: i64 = self.setup.quiet_limit
        if limit and self.quiet >= limit:
            return QUIET
        return PLAYING

    def _remember(self, scored: bool) -> i64:
        """Count this position; REPETITION when it has come up as often as the option says (F-62)."""
        seen: dict[tuple[int, ...], int] = {}
        if not scored and self.seen is not None:
            seen = self.seen
        self.seen = seen
        key = self.key()
        times = seen.get(key, 0) + 1
        seen[key] = times
        return REPETITION if times >= self.setup.repetition else PLAYING

    def _finish(self, reason: i64, log: list[Event] | None) -> None:
        """Score the stalemates that stand, and stop; nothing waits any more (F-47, F-55 to F-58)."""
        standing: i64 = self.coins & self.full_sectors()
        while standing:
            self._settle(lowest(standing), True, log)
            standing &= standing - 1
        self.waiting = 0
        self.reason = reason
        self.actor = NOBODY
        self.moved = NO_COLOUR
        if log is not None:
            log.append(Ended(reason=REASONS[reason], scores=self.scores()))

    def scores(self) -> tuple[int, ...]:
        """By seat (F-58, F-69)."""
        return tuple([self.score(seat) for seat in range(self.seats)])

    def outcome(self) -> Outcome | None:
        """Furthest ahead wins; equal positions share (F-58, F-59)."""
        if self.reason == PLAYING:
            return None
        return outcome_by_score(REASONS[self.reason], self.scores())

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory (F-59)."""
        own: i64 = self.score(seat)
        sharing: i64 = 0
        for other in range(self.seats):
            score: i64 = self.score(other)
            if score > own:
                return 0.0
            if score == own:
                sharing += 1
        return 1.0 / float(sharing)

    # What is told (F-76)

    def _tell_move(self, colour: i64, origin: i64, field: i64, log: list[Event]) -> None:
        name = self.setup.colour_names[colour]
        if origin == NO_FIELD:
            log.append(Placed(colour=name, field=FIELD_NAMES[field]))
        else:
            log.append(Jumped(colour=name, origin=FIELD_NAMES[origin], field=FIELD_NAMES[field]))

    def _tell_scored(
        self,
        sector: i64,
        counts: vec[i64],
        most: i64,
        forward: i64,
        fewest: i64,
        back: i64,
        at_end: bool,
        log: list[Event],
    ) -> None:
        steps = [forward if n == most else -back if n == fewest else 0 for n in counts]
        log.append(
            Scored(
                sector=SECTOR_NAMES[sector],
                colours=self.setup.colour_names,
                counts=tuple(counts),
                steps=tuple(steps),
                at_end=at_end,
                coins_left=count_bits(self.coins),
            )
        )

    def view(self, viewer: int | None) -> Forum:
        """Everything: nothing is hidden (F-16)."""
        return see(self, viewer)

    def prompt(self, viewer: int | None) -> Prompt:
        """What the viewer is to do, or whom he waits for."""
        return ask(self, viewer)

    # Copies and playouts

    def copy(self) -> ForumState:
        """An independent position, equal to this one."""
        other = ForumState(self.setup)
        take_over(other, self)
        return other

    def copy_from(self, other: State) -> None:
        """Become equal to another position of the same game."""
        assert isinstance(other, ForumState)
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
        """Random play to the end, with the fields in arrays: a random one is found without counting bits."""
        if self.actor == CHANCE:
            self.apply(CHANCE, FIRST + rng.below(self.seats))
        _list_fields(self.free_fields(), _FREE, 0)
        for colour in range(self.setup.colours):
            _list_fields(self.romans[colour], _ROMANS, colour * self.setup.supply)
        while self.moves < self.setup.romans and self.actor != NOBODY:
            self._place_any(self._any_colour(rng), rng)
        while self.actor != NOBODY:
            self._jump_any(self._any_colour(rng), rng)

    def _any_colour(self, rng: Rng) -> i64:
        """A colour that may be moved now (F-65, F-67)."""
        if self.setup.colours_each == 1:
            return self.actor
        if self.moved == NO_COLOUR:
            return self.actor * 2 + rng.below(2)
        return self.actor * 4 + 1 - self.moved

    def _place_any(self, colour: i64, rng: Rng) -> None:
        """Place on a random field (F-21)."""
        n: i64 = FIELDS - self.moves
        k: i64 = rng.below(n)
        field: i64 = _FREE[k]
        _FREE[k] = _FREE[n - 1]
        _ROMANS[colour * self.setup.supply + count_bits(self.romans[colour])] = field
        self._move(colour, NO_FIELD, field, None)

    def _jump_any(self, colour: i64, rng: Rng) -> None:
        """Jump a random Roman to a random field (F-26 to F-28)."""
        setup = self.setup
        roman: i64 = colour * setup.supply + rng.below(setup.supply)
        k: i64 = rng.below(FIELDS - setup.romans)
        origin: i64 = _ROMANS[roman]
        field: i64 = _FREE[k]
        _ROMANS[roman] = field
        _FREE[k] = origin
        self._move(colour, origin, field, None)


def _list_fields(fields: i64, array: vec[i64], start: i64) -> None:
    """Write the numbers of a set into an array."""
    n: i64 = start
    while fields:
        array[n] = lowest(fields)
        fields &= fields - 1
        n += 1


def _tell_ended(sectors: i64, log: list[Event]) -> None:
    while sectors:
        log.append(StalemateEnded(sector=SECTOR_NAMES[lowest(sectors)]))
        sectors &= sectors - 1


def new_game(setup: Setup, first: i64) -> ForumState:
    """The empty board, all senators on the start field, every sector with its coin (F-07, F-12)."""
    state = ForumState(setup)
    state.actor = first
    state.romans = filled(setup.colours, 0)
    state.track = filled(setup.colours, 0)
    if setup.repetition:
        state.seen = {}
    return state
