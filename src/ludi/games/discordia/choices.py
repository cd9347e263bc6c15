"""The decision points: who is asked what, and every option (D-178 to D-182)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.views import Event
from ludi.games.discordia import codec
from ludi.games.discordia import events as told
from ludi.games.discordia.city import (
    GAIN,
    MORE,
    City,
)
from ludi.games.discordia.codec import PLACE_ROWS, PLACES
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    DEVS,
    EXPS,
    HAS_DEV_EXT,
    HAS_EXP_EXT,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    RING,
    STARS,
    SUPPLY,
    TOWER_AT,
    USED_STEP,
)
from ludi.games.discordia.tables import (
    ACTIONS,
    ANY,
    ANY_DIE,
    AQ,
    AQB,
    BONUS,
    CULT_STAR,
    DEP,
    DEV_EXTENSION,
    DRAW,
    EXPAND,
    EXPANSION_KINDS,
    FACE_DIE,
    FACE_DIE_COLOUR,
    FACE_KIND,
    FIELDS,
    FREE_STEP,
    HARBORS,
    KIND_COUNT,
    LOSE,
    MAGNAS,
    MAN,
    PRIVILEGE_AMOUNT,
    RET,
    RING_END,
    ROW_LENGTH,
    ROW_START,
    SPACES,
    STAR,
    STAR_PLUS,
    STEP_DEV,
    STEP_EXP,
    TILE_OF,
    TOLERANCE,
    TOWER,
    TOWER_KINDS,
    bonus_text,
)

# The decisions, in the order of D-180.
ASK_BOARD: Final = 1
ASK_START: Final = 2
ASK_DIE: Final = 3
ASK_TURN: Final = 4
ASK_DEPLOY: Final = 5
ASK_STEP: Final = 6
ASK_TOWER: Final = 7
ASK_EXPAND: Final = 8
ASK_TILE: Final = 9
ASK_RETURN: Final = 10
ASK_PRIVILEGE: Final = 11
ASK_CHANCE: Final = 12
DECISIONS: Final = (
    "",
    "board",
    "start",
    "die",
    "turn",
    "deploy",
    "step",
    "tower",
    "expand",
    "tile",
    "return",
    "privilege",
    "chance",
)


@mypyc_attr(acyclic=True)
class Choices(City):
    """What may be chosen, and what a choice does."""

    __slots__ = ()

    # Lists of options

    def _ask(self, kind: i64, player: i64, param: i64) -> None:
        """Open a decision; its options are in the list already and are put in order (D-180)."""
        self.asks = kind
        self.param = param
        self.actor = player
        self._sort()

    def _sort(self) -> None:
        """Ascending, each option once; they come almost in order."""
        options = self.options
        kept: i64 = 0
        for k in range(self.count):
            option: i64 = options[k]
            n: i64 = kept
            while n > 0 and options[n - 1] > option:
                n -= 1
            if n > 0 and options[n - 1] == option:
                continue
            for m in range(kept, n, -1):
                options[m] = options[m - 1]
            options[n] = option
            kept += 1
        self.count = kept

    def _offer(self, action: i64) -> None:
        self.options[self.count] = action
        self.count += 1

    def _offer_takes(self, player: i64, column: i64, kind: i64) -> None:
        """Tiles of a column of the display, on a foundation or over an own tile (D-053, D-054)."""
        for row in range(self.setup.rows):
            place: i64 = column * PLACE_ROWS + row
            tile: i64 = self.display[place]
            if tile != NONE and (kind == ANY or FACE_KIND[tile] == kind):
                self._offer_take(player, place, FACE_KIND[tile])

    def _offer_take(self, player: i64, place: i64, kind: i64) -> None:
        action: i64 = codec.TAKE + place * codec.WAYS
        if self.free_foundation(player, kind) != NONE:
            self._offer(action)
        start: i64 = ROW_START[kind]
        for space in range(start, start + self.number(player, OPEN + kind)):
            face: i64 = self.face_at(player, space)
            if face != NONE:
                self._offer(action + 1 + TILE_OF[face])

    def _offer_deploys(self, player: i64, colour: i64) -> None:
        """Tiles of a colour whose next slot is payable, in the own city and in the Magna row (D-058)."""
        for space in range(SPACES):
            face: i64 = self.face_at(player, space)
            if (
                face != NONE
                and (colour == ANY or FACE_KIND[face] == colour)
                and self.is_payable(player, face, self.filled[player * SPACES + space])
            ):
                self._offer(codec.DEPLOY + TILE_OF[face])
        if self.setup.magna:
            for place in range(MAGNAS):
                face = self.row[place]
                if (
                    face != NONE
                    and (colour == ANY or FACE_KIND[face] == colour)
                    and self.is_payable(player, face, self.row_filled[place])
                ):
                    self._offer(codec.DEPLOY + TILE_OF[face])

    def _offer_specials(self, player: i64) -> None:
        """Tiles whose die equals the player's die in value and colour (D-076 to D-081)."""
        for space in range(SPACES):
            face: i64 = self.face_at(player, space)
            if (
                face != NONE
                and self._is_special(player, face, False)
                and self.is_payable(player, face, self.filled[player * SPACES + space])
            ):
                self._offer(codec.SPECIAL + TILE_OF[face])
        if self.setup.magna:
            for place in range(MAGNAS):
                face = self.row[place]
                if (
                    face != NONE
                    and self._is_special(player, face, True)
                    and self.is_payable(player, face, self.row_filled[place])
                ):
                    self._offer(codec.SPECIAL + TILE_OF[face])

    def _is_special(self, player: i64, face: i64, in_row: bool) -> bool:
        """A stall matches every die (D-077); no tile is served twice in a turn (D-078)."""
        if FACE_DIE_COLOUR[face] != ANY_DIE and FACE_DIE_COLOUR[face] != self.die:
            return False
        return self.is_reached(player, face, in_row) and not self.is_served(face)

    def is_reached(self, player: i64, face: i64, in_row: bool) -> bool:
        """Whether the value fits; PRI01 to PRI04 reach further, but not into the Magna row (D-108)."""
        off: i64 = FACE_DIE[face] - self.value
        if off == 0:
            return True
        privilege: i64 = TOLERANCE[FACE_KIND[face]]
        if in_row or not self.holds(player, privilege):
            return False
        reach: i64 = PRIVILEGE_AMOUNT[privilege]
        return -reach <= off <= reach

    def _offer_expansions(self, player: i64) -> None:
        """Kinds of which a piece is left and fits (D-084, D-086)."""
        for kind in range(EXPANSION_KINDS):
            if self.expansions[kind] and self.may_expand(player, kind):
                self._offer(codec.EXPAND + kind)

    def may_expand(self, player: i64, kind: i64) -> bool:
        """Whether the board has room for an expansion."""
        if kind >= DEV_EXTENSION:
            return self.number(player, HAS_DEV_EXT + kind - DEV_EXTENSION) == 0
        return self.number(player, OPEN + kind) < ROW_LENGTH[kind]

    def may_develop(self, player: i64) -> bool:
        """A star and a space (D-095)."""
        return self.number(player, STARS) > 0 and self.number(player, DEVS) < self.track_length(
            player, HAS_DEV_EXT
        )

    def may_explore(self, player: i64) -> bool:
        """A star, or one of the Star Cult with PRI13, and a space."""
        has_star = self.number(player, STARS) > 0 or (self.holds(player, CULT_STAR) and self.cult > 0)
        return has_star and self.number(player, EXPS) < self.track_length(player, HAS_EXP_EXT)

    def _offer_returns(self, player: i64, least: i64, most: i64) -> None:
        """Every multiset of workers of the supply (D-180)."""
        have: i64 = self.workers(player)
        if least > have:
            least = have
        if most > have:
            most = have
        for n in range(codec.RETURNS):
            size: i64 = codec.RETURN_SIZE[n]
            if least <= size <= most and self._has_workers(player, n):
                self._offer(codec.RETURN + n)

    def _has_workers(self, player: i64, n: i64) -> bool:
        """Whether the supply has the workers of the n-th return."""
        for colour in range(KIND_COUNT):
            if codec.RETURNED[n * KIND_COUNT + colour] > self.number(player, SUPPLY + colour):
                return False
        return True

    # Dice (D-041 to D-049)

    def _ask_die(self, player: i64) -> None:
        """Each die that is left, with the changes the player can pay."""
        self.count = 0
        for die in range(3):
            if die != self.taken:
                for change in range(-5, 6):
                    if 1 <= self.dice[die] + change <= 6:
                        self._offer_die(player, die, change)
        self._ask(ASK_DIE, player, 0)

    def _offer_die(self, player: i64, die: i64, change: i64) -> None:
        """Paid with manipulators; once in a year PRI11 pays a step (D-045, D-108)."""
        cost: i64 = change if change >= 0 else -change
        mans: i64 = self.number(player, MANS)
        rolled: i64 = self.dice[die]
        action: i64 = codec.DIE + (die * 6 + rolled - 1) * codec.CHANGES * 2 + (change + 5) * 2
        if cost <= mans:
            self._offer(action)
        is_free = self.holds(player, FREE_STEP) and self.number(player, USED_STEP) == 0
        if is_free and 0 < cost <= mans + PRIVILEGE_AMOUNT[FREE_STEP]:
            self._offer(action + 1)

    def _choose_die(self, player: i64, action: i64, log: list[Event] | None) -> None:
        number: i64 = action - codec.DIE
        is_quick: bool = number % 2 == 1
        change: i64 = number // 2 % codec.CHANGES - 5
        self.die = number // (6 * codec.CHANGES * 2)
        rolled: i64 = self.dice[self.die]
        self.value = rolled + change
        cost: i64 = change if change >= 0 else -change
        if is_quick:
            cost -= PRIVILEGE_AMOUNT[FREE_STEP]
            self.own[player * NUMBERS + USED_STEP] = 1
        self.change(player, MANS, -cost)
        self.mans += cost
        if player == self.maximus and (self.seats > 1 or self.is_own_season()):
            self.taken = self.die
        self.has_main = False
        self.has_season = False
        self.has_decree = False
        self.served_low = 0
        self.served_high = 0
        if log is not None:
            colour = ("blue", "red", "yellow")[self.die]
            log.append(
                told.DieChosen(
                    player=player, colour=colour, rolled=rolled, value=self.value, manipulators=cost
                )
            )
        self.then(MORE, 0, player)

    def is_own_season(self) -> bool:
        """Solo: the player is Maximus in the odd seasons of the game (D-142)."""
        return ((self.year - 1) * 5 + self.season) % 2 == 1

    # A turn (D-050 to D-082)

    def _ask_turn(self, player: i64) -> None:
        self.count = 0
        if not self.has_main:
            self._offer_takes(player, self.value - 1, ANY)
            for option in ACTIONS[self.action_tiles[self.value - 1]]:
                self._offer_main(player, option)
        self._offer_specials(player)
        if self.value == self.season and not self.has_season:
            self._offer(codec.SEASON)
        if not self.has_decree and self.number(player, DECREE_COUNT) < FIELDS[self.number(player, BOARD)]:
            for decree in self.decrees:
                if self.meets(player, decree):
                    self._offer(codec.DECREE + decree)
        self._offer(codec.END)
        self._ask(ASK_TURN, player, 0)

    def _offer_main(self, player: i64, option: i64) -> None:
        """One option of the action tile in the column of the die (D-051)."""
        kind: i64 = option // BONUS
        if kind == DEP:
            self._offer_deploys(player, option % BONUS)
        elif kind == EXPAND:
            self._offer_expansions(player)
        elif kind == STEP_DEV:
            if self.may_develop(player):
                self._offer(codec.DEV)
        elif self.cult:
            self._offer(codec.STAR)

    def _turn(self, player: i64, action: i64, log: list[Event] | None) -> None:
        """One action of a turn; what it brings is resolved before the next one."""
        if action == codec.END:
            if log is not None:
                log.append(told.TurnEnded(player=player))
            return
        self.then(MORE, 0, player)
        if action >= codec.DECREE:
            self.take_decree(player, action - codec.DECREE, log)
        elif action == codec.SEASON:
            self.has_season = True
            self.season_bonus(player)
        elif action >= codec.SPECIAL:
            self._special(player, action - codec.SPECIAL, log)
        else:
            self.has_main = True
            self._main(player, action, log)

    def season_bonus(self, player: i64) -> None:
        """The bonus of the season (D-073, D-074)."""
        raise NotImplementedError

    def _special(self, player: i64, tile: i64, log: list[Event] | None) -> None:
        space: i64 = self.space_of(player, tile)
        face: i64 = self.face_at(player, space) if space != NONE else self.row[self.row_place(tile)]
        self._serve(face)
        self.deploy(player, tile, log)

    def _main(self, player: i64, action: i64, log: list[Event] | None) -> None:
        if action < codec.DIE:
            self._take(player, action, log)
        elif action < codec.EXPAND:
            self.deploy(player, action - codec.DEPLOY, log)
        elif action < codec.DEV:
            self.expand(player, action - codec.EXPAND, log)
        elif action == codec.DEV:
            self.step_development(player, log)
        else:
            self._take_printed_stars(player, log)

    def _take_printed_stars(self, player: i64, log: list[Event] | None) -> None:
        """As many as the action tile shows, one more with PRI06 (D-061, D-108)."""
        for option in ACTIONS[self.action_tiles[self.value - 1]]:
            if option // BONUS == STAR:
                count: i64 = option % BONUS
                if self.holds(player, STAR_PLUS):
                    count += PRIVILEGE_AMOUNT[STAR_PLUS]
                self.take_stars(player, count, log)

    def _take(self, player: i64, action: i64, log: list[Event] | None) -> None:
        number: i64 = action - codec.TAKE
        self.take_tile(player, number // codec.WAYS, number % codec.WAYS - 1, log)

    # Bonuses (D-109 to D-113)

    def _gain_one(self, bonus: i64, player: i64, log: list[Event] | None) -> bool:
        """Resolve a bonus; True when its owner has to choose."""
        kind: i64 = bonus // BONUS
        number: i64 = bonus % BONUS
        if kind == AQ and number > 1:
            self.then(GAIN, AQ * BONUS + number - 1, player)
            bonus = AQ * BONUS + 1
        if self._is_used_up(kind, player):
            _tell_lapsed(player, bonus_text(bonus), log)
        elif kind == STAR:
            self.take_stars(player, number, log)
        elif kind == MAN:
            self.take_manipulator(player, log)
        elif kind == AQ:
            self.step_aqueduct(player, log)
        elif kind == LOSE:
            self.lose_stars(player, number, log)
        elif kind == AQB:
            self.step_back(player, number, log)
        elif kind == DRAW:
            self.draw_workers(player, number)
        else:
            return self._ask_bonus(kind, number, bonus, player, log)
        return False

    def _is_used_up(self, kind: i64, player: i64) -> bool:
        """Whether there is nothing of what comes by itself: stars, manipulators, aqueduct (D-112)."""
        if kind == STAR:
            return self.cult == 0
        if kind == MAN:
            return self.mans == 0
        return kind == AQ and self.number(player, RING) == RING_END

    def draw_workers(self, player: i64, count: i64) -> None:
        """Workers of the bag come one by one (D-114)."""
        raise NotImplementedError

    def _ask_bonus(self, kind: i64, number: i64, bonus: i64, player: i64, log: list[Event] | None) -> bool:
        """Ask the owner of a decision bonus, or let it lapse (D-111, D-112)."""
        self.count = 0
        asks: i64 = self._offer_bonus(kind, number, player)
        if self.count == 0:
            _tell_lapsed(player, bonus_text(bonus), log)
            return False
        self._offer(codec.PASS)
        self._ask(asks, player, bonus)
        return True

    def _offer_bonus(self, kind: i64, number: i64, player: i64) -> i64:
        """The options of a bonus; which decision it is."""
        if kind == DEP:
            self._offer_deploys(player, number)
            return ASK_DEPLOY
        if kind in (STEP_DEV, STEP_EXP):
            self._offer_step(player, kind)
            return ASK_STEP
        if kind == TOWER:
            self._offer_towers(player)
            return ASK_TOWER
        if kind == EXPAND:
            self._offer_expansions(player)
            return ASK_EXPAND
        if kind == RET:
            self._offer_returns(player, 1, number)
            return ASK_RETURN
        for column in range(PLACES // PLACE_ROWS):
            self._offer_takes(player, column, number)
        return ASK_TILE

    def _offer_step(self, player: i64, kind: i64) -> None:
        if kind == STEP_DEV:
            if self.may_develop(player):
                self._offer(codec.DEV)
        elif self.may_explore(player):
            self._offer(codec.EXP)

    def _offer_towers(self, player: i64) -> None:
        """Each kind left on each harbor without a tower (D-089, D-090)."""
        for kind in range(TOWER_KINDS):
            if self.towers_left[kind]:
                for harbor in range(self.number(player, OPEN)):
                    if self.number(player, TOWER_AT + harbor) == 0:
                        self._offer(codec.TOWER + kind * HARBORS + harbor)

    def _answer(self, player: i64, action: i64, log: list[Event] | None) -> None:
        """What the owner of a bonus chose."""
        if action == codec.PASS:
            if log is not None:
                log.append(
                    told.Refused(player=player, bonus=bonus_text(self.param) if self.param else "first")
                )
        elif action == codec.EXP:
            self.step_expedition(player, log)
        elif action >= codec.PRIVILEGE:
            self.take_privilege(player, action - codec.PRIVILEGE, log)
        elif action >= codec.RETURN:
            self.give_back(player, action, log)
        elif action >= codec.TOWER:
            number: i64 = action - codec.TOWER
            self.set_tower(player, number // HARBORS, number % HARBORS, log)
        else:
            self._main(player, action, log)

    def _ask_exact(self, player: i64, count: i64) -> bool:
        """Too much infrastructure: exactly so many workers go back (D-132)."""
        self.count = 0
        self._offer_returns(player, count, count)
        self._ask(ASK_RETURN, player, 0)
        return True

    def _ask_first(self, player: i64, tile: i64, log: list[Event] | None) -> bool:
        """PRI12: the first slot of a new tile may be filled at once, or that lapses (D-112, D-200)."""
        if not self.has_small_first(player, tile):
            return False
        if not self.may_fill_first(player, tile):
            _tell_lapsed(player, "first", log)
            return False
        self.count = 0
        self._offer(codec.DEPLOY + tile)
        self._offer(codec.PASS)
        self._ask(ASK_DEPLOY, player, 0)
        return True

    def _ask_privilege(self, player: i64, log: list[Event] | None) -> bool:
        """A row reached its requirement; with none left that lapses (D-106, D-112)."""
        if len(self.privileges) == 0:
            _tell_lapsed(player, "privilege", log)
            return False
        self.count = 0
        for privilege in self.privileges:
            self._offer(codec.PRIVILEGE + privilege)
        self._ask(ASK_PRIVILEGE, player, 0)
        return True

    def _ask_start(self, player: i64) -> bool:
        """Any tile of the display is the start tile (D-030, D-031)."""
        self.count = 0
        for place in range(PLACES):
            if self.display[place] != NONE:
                self._offer(codec.TAKE + place * codec.WAYS)
        self._ask(ASK_START, player, 0)
        return True

    def _ask_board(self, player: i64) -> bool:
        """One of the revealed boards (D-030)."""
        self.count = 0
        for board in self.boards:
            self._offer(codec.BOARD + board)
        self._ask(ASK_BOARD, player, 0)
        return True


def _tell_lapsed(player: i64, bonus: str, log: list[Event] | None) -> None:
    if log is not None:
        log.append(told.Lapsed(player=player, bonus=bonus))
