"""The order of a turn: which stage follows which, which die or chit is next (N-040 to N-049, N-168)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludi.engine.views import Event
from ludi.games.megadates import vain
from ludi.games.megadates.codec import CHIT, DIE, RAM
from ludi.games.megadates.events import (
    ChitDrawn,
)
from ludi.games.megadates.fleet import CHIT_NAMES, CHITS
from ludi.games.megadates.mending import Mending
from ludi.games.megadates.sailing import RAMMED
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.state import (
    CROSSING,
    DAMAGE,
    FIRST_SINKING,
    GRAPPLING,
    MEETING,
    MELEE,
    REPAIRING,
    ROWDIS,
    SAILING,
    SEALING,
    SHOOTING,
    STOPPING,
    STUCK,
    SUBPHASES,
)
from ludi.games.megadates.tasks import TASK


@mypyc_attr(acyclic=True)
class Battle(Mending):
    """The rules from the reveal to the end of the turn."""

    __slots__ = ()

    # Chance

    def _advance(self, log: list[Event] | None) -> None:
        """Work until chance or a seat is needed."""
        while True:
            while self.task * TASK < len(self.tasks):
                if self._needs_chance(log):
                    return
                self.task += 1
                self.step = 0
                self.left = 0
            if self._next_stage(log):
                return

    def _needs_chance(self, log: list[Event] | None) -> bool:
        """Whether the present task wants a die or a chit now."""
        stage: i64 = self.stage
        if stage == STOPPING and self.step == 0:
            self.step = 1
            self.left = self._part(1)
        if self.left > 0 and self._want_chit(self._drawer()):
            return True
        if stage == STOPPING:
            self._look_at_hand(self._part(0))
            return False
        if stage == MEETING:
            return self._meeting_needs_chance(log)
        if stage in (GRAPPLING, REPAIRING, SEALING):
            return self.step < 1 and self._want_die()
        if stage == MELEE:
            return self.step < 2 and self._want_die()
        if stage == SHOOTING:
            return self._shot_needs_chance()
        if stage == DAMAGE:
            return self._damage_needs_chance(log)
        return self.step < 1 and self._want_die()  # sinking

    def _damage_needs_chance(self, log: list[Event] | None) -> bool:
        """A ram: a die, chits, a die, chits. A collision: chits of the first, chits of the second."""
        if self._part(0) == RAMMED:
            return self.step < 2 and self._want_die()
        if self.step < 2:
            self._collide()
            return self._needs_chance(log)
        return False

    def _drawer(self) -> i64:
        """Whose deck the present task draws from."""
        stage: i64 = self.stage
        if stage == STOPPING:
            return self._part(0)
        if stage == SHOOTING:
            return self._part(2)
        if stage == DAMAGE:
            first: bool = self.step <= 1
            if self._part(0) == RAMMED:
                return self._part(2) if first else self._part(1)
            return self._part(1) if first else self._part(2)
        return self._part(1)  # sinking: the ship attached

    def take_chance(self, action: i64, log: list[Event] | None) -> None:
        """A die or a chit for the present task."""
        self.forget_draws()
        if action >= CHIT:
            kind: i64 = (action - CHIT) // 2
            has_bow: bool = (action - CHIT) % 2 == 1
            self.last_chit = kind
            self.last_drawer = self.want_chit_of
            self.deck[self.want_chit_of * CHITS * 2 + action - CHIT] -= 1
            self._take_chit(self.want_chit_of, kind, has_bow, log)
        else:
            self.last_die = action - DIE + 1
            self._take_die(self.last_die, log)
        self._advance(log)

    def answer(self, action: i64, log: list[Event] | None) -> None:
        """The higher roller rams or spares the other, and the turn goes on (N-075)."""
        self._strike(action == RAM, log)
        self._advance(log)

    def forget_draws(self) -> None:
        """No die and no chit lies open."""
        self.last_die = 0
        self.last_chit = NOWHERE
        self.last_drawer = NOWHERE

    def _take_chit(self, ship: i64, kind: i64, has_bow: bool, log: list[Event] | None) -> None:
        """Into the damage box; at a shot perhaps back, at a stop into the hand (N-056, N-112, N-146)."""
        self.left -= 1
        stage: i64 = self.stage
        copy: i64 = kind * 2 + (1 if has_bow else 0)
        keeps = True
        if stage == STOPPING:
            keeps = kind == ROWDIS
            self.hand[copy] += 1
        elif stage == SHOOTING and not has_bow:
            keeps = False
            self.deck[ship * CHITS * 2 + copy] += 1
        else:
            self.box[ship * CHITS + kind] += 1
        if kind == STUCK and stage == DAMAGE:
            self.stuck_box[ship * self.setup.ships + self._partner(ship)] += 1
        if stage == SHOOTING and self.left == 0:
            self.step = 2
        if log is not None:
            captain = (int(self.captain[ship]),)
            name = self.setup.names[ship]
            log.append(ChitDrawn(ship=name, chit=CHIT_NAMES[kind], is_kept=keeps, only=captain))
            log.append(ChitDrawn(ship=name, chit="", is_kept=False, but=captain))

    def _look_at_hand(self, ship: i64) -> None:
        """All chits of a stop are drawn: rower disorder counts, the others go back as they are (N-056)."""
        for copy in range(CHITS * 2):
            if copy // 2 == ROWDIS:
                self.box[ship * CHITS + ROWDIS] += self.hand[copy]
            else:
                self.deck[ship * CHITS * 2 + copy] += self.hand[copy]
            self.hand[copy] = 0

    def _partner(self, ship: i64) -> i64:
        """The other ship of a ram or a collision (N-147)."""
        return self._part(2) if self._part(1) == ship else self._part(1)

    def _take_die(self, die: i64, log: list[Event] | None) -> None:
        stage: i64 = self.stage
        if stage == MEETING:
            self._meeting_die(die, log)
        elif stage == GRAPPLING:
            self._grapple_die(die, log)
        elif stage == SHOOTING:
            self._shot_die(die, log)
        elif stage == MELEE:
            self._melee_die(die, log)
        elif stage == DAMAGE:
            self._damage_die(die, log)
        elif stage == REPAIRING:
            self._repair_die(die, log)
        elif stage == SEALING:
            self._seal_die(die, log)
        else:
            self._sinking_die(die, log)

    # The order of a turn

    def _next_stage(self, log: list[Event] | None) -> bool:
        """Begin the next stage; True when the turn is over and somebody else is to act."""
        stage: i64 = self.stage
        if stage <= GRAPPLING:
            self._next_in_subphase(stage, log)
        elif stage == SHOOTING:
            self._begin_melee(log)
            if log is not None:
                log += vain.after_pairing(self)
        elif stage == MELEE:
            self._begin_damage(log)
        elif stage == DAMAGE:
            self._end_step_3(log)
        elif stage == FIRST_SINKING:
            self._begin_repairs(log)
        elif stage == REPAIRING:
            self._begin_sealing(log)
        elif stage == SEALING:
            self._end_repairs(log)
        else:
            self._take_effect(log)
            self.end_turn(log)
            return True
        return False

    def _next_in_subphase(self, stage: i64, log: list[Event] | None) -> None:
        """Stops, steps, encounters, crossing, grapples; by the quick reference encounters come last (C1)."""
        is_quick = self.setup.qr_order
        if stage == STOPPING:
            self._sail(log)
        elif (stage == SAILING and not is_quick) or (stage == GRAPPLING and is_quick):
            self._begin_meetings()
        elif stage == CROSSING:
            self._begin_grapples(log)
        elif stage == SAILING or (stage == MEETING and not is_quick):
            self._cross(log)
        else:
            self._end_subphase(log)

    def _end_subphase(self, log: list[Event] | None) -> None:
        """The next subphase, or step 3 (N-042, N-045)."""
        self._leave_map(log)
        self.subphase += 1
        if self.subphase < SUBPHASES and self._is_anyone_under_way():
            self._begin_subphase(log)
        else:
            self._end_movement()
            if log is not None:
                log += vain.after_movement(self)
            self._begin_shots(log)
            if log is not None:
                log += vain.after_aiming(self)

    def _end_step_3(self, log: list[Event] | None) -> None:
        """Ships surrender, then sink (N-049)."""
        self._surrender_all(log)
        self._sink(FIRST_SINKING, log)

    def end_turn(self, log: list[Event] | None) -> None:
        """The next turn, or the end; the command of the fleets decides."""
        raise NotImplementedError
