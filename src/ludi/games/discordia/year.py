"""Set-up, seasons, Janus and the events of a year (D-016 to D-049, D-115 to D-150, D-157 to D-171)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import append, vec
from ludi.engine.bits import BIT
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event
from ludi.games.discordia import codec
from ludi.games.discordia import events as told
from ludi.games.discordia.choices import ASK_CHANCE, Choices
from ludi.games.discordia.city import (
    ACTION,
    ALL_WORKERS,
    BOARDS,
    DEAL,
    DECREE_ROW,
    DRAFT,
    DRAFTS,
    EXACT,
    FEED,
    FIRST,
    GAIN,
    GERMAN,
    ITEM,
    JANUS,
    JANUS_TURN,
    LACK,
    MAGNA_UP,
    MAXIMUS,
    MORE,
    PLAYER,
    PRIVILEGE,
    PRIVILEGE_ROW,
    ROLL,
    SEASON,
    SEASON_END,
    SHIP_DONE,
    START,
    TURN,
    WORKERS,
    YEAR_E0,
    YEAR_E1,
    YEAR_E2,
    YEAR_E3,
    YEAR_E4,
    YEAR_E5,
    without,
)
from ludi.games.discordia.codec import PLACE_ROWS, PLACES, place_name
from ludi.games.discordia.data import DICE, EXPANSIONS, LETTERS, TOWERS
from ludi.games.discordia.state import (
    AFTER_YEAR_4,
    BOARD,
    DISCARDED,
    DISPLAYED,
    IN_PILE,
    IN_ROW,
    NONE,
    NUMBERS,
    OPEN,
    OUT,
    STRENGTH,
    SUPPLY,
    USED_STEP,
)
from ludi.games.discordia.tables import (
    ACTION_IDS,
    AQB,
    BOARD_SHORTS,
    BONUS,
    DECREE_IDS,
    DECREES,
    DEV_EXTENSION,
    EXP_EXTENSION,
    FACE_KIND,
    FACE_SLOTS,
    GERMAN_IDS,
    GERMAN_PENALTY,
    GERMAN_REWARD,
    GERMAN_STRENGTH,
    GERMAN_YEAR,
    GERMANS,
    JANUS_DIE,
    JANUS_EFFECT,
    JANUS_IDS,
    JANUSES,
    KIND_COUNT,
    LOSE,
    MAGNA_AMOUNT,
    MAGNA_EFFECT,
    MAGNA_IDS,
    MAGNAS,
    ON_SHIP,
    ON_STALL,
    PRIVILEGE_BONUS,
    PRIVILEGE_IDS,
    PRIVILEGES,
    SEASON_BONUS,
    SEASONS,
    START_FOUNDATIONS,
    TILE_IDS,
    TILE_OF,
    TILES,
    YEAR_END,
    YEARS,
)
from ludi.games.discordia.tables import (
    BOARDS as ALL_BOARDS,
)

SATURNALIA: Final = 4
HIGHEST: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
_REMOVED_EXPANSION: Final = {"x_harbor": 0, "x_fort": 1, "x_market": 2, "x_field": 3}
_REMOVED_TOWER: Final = {"x_tower_trade": 0, "x_tower_military": 1}


@mypyc_attr(acyclic=True)
class Year(Choices):
    """The frame of the game: what comes after what."""

    __slots__ = ()

    # Running

    def _run(self, log: list[Event] | None) -> None:
        """Take things from the stack until somebody, or chance, has to decide."""
        while self.reason == 0:
            item: i64 = self.pop()
            kind: i64 = item // ITEM
            param: i64 = item % ITEM // PLAYER
            player: i64 = item % PLAYER
            if self._does_ask(kind, param, player, log):
                return

    def _does_ask(self, kind: i64, param: i64, player: i64, log: list[Event] | None) -> bool:
        """Do one thing; True when a decision or a draw is open now."""
        if kind == GAIN:
            return self._gain_one(param, player, log)
        if kind == MORE:
            self._ask_turn(player)
            return True
        if kind == TURN:
            self._ask_die(player)
            return True
        if kind >= SHIP_DONE:
            return self._afterwards(kind, param, player, log)
        if kind >= SEASON:
            return self._frame(kind, player, log)
        if kind >= FEED:
            return self._set_up(kind, player, log)
        self._list_draws(kind, param)
        return self._open_chance(kind, param * PLAYER + player)

    def _afterwards(self, kind: i64, param: i64, player: i64, log: list[Event] | None) -> bool:
        """What privileges and a surplus bring (D-106, D-108, D-132)."""
        if kind == FIRST:
            return self._ask_first(player, param, log)
        if kind == PRIVILEGE:
            return self._ask_privilege(player, log)
        if kind == EXACT:
            return self._ask_exact(player, param)
        privilege: i64 = ON_SHIP if kind == SHIP_DONE else ON_STALL
        if self.holds(player, privilege):
            self.gain(PRIVILEGE_BONUS[privilege], player)
        return False

    def _set_up(self, kind: i64, player: i64, log: list[Event] | None) -> bool:
        """What the set-up does without a draw (D-025, D-029, D-157)."""
        if kind == FEED:
            self._feed(log)
        elif kind == ALL_WORKERS:
            self._deal_workers()
        elif kind == DRAFTS:
            for k in range(self.seats):
                self.then(DRAFT, 0, (self.maximus + k) % self.seats)
        else:
            return self._draft(kind, player)
        return False

    def _draft(self, kind: i64, player: i64) -> bool:
        """A board, then a start tile (D-029 to D-032)."""
        if kind == DRAFT and self.setup.boards:
            return self._ask_board(player)
        return self._ask_start(player)

    def choose_board(self, player: i64, board: i64, log: list[Event] | None) -> None:
        """A player takes a board and goes on to his start tile (D-030)."""
        self._set_board(player, board)
        self.boards = without(self.boards, board)
        if log is not None:
            log.append(told.BoardChosen(player=player, board=BOARD_SHORTS[board]))
            if player == self.maximus:  # who drafts last (D-029); the board that nobody chose
                for other in self.boards:
                    log.append(told.Boxed(board=BOARD_SHORTS[other]))
        self.then(START, 0, player)

    def _set_board(self, player: i64, board: i64) -> None:
        self.own[player * NUMBERS + BOARD] = board
        for row in range(KIND_COUNT):
            self.own[player * NUMBERS + OPEN + row] = START_FOUNDATIONS[board * KIND_COUNT + row]

    # Draws of chance (D-187, D-199)

    def _open_chance(self, kind: i64, param: i64) -> bool:
        """Chance draws one of the options; nothing when there is none."""
        if self.count == 0:
            return False
        self.asks = ASK_CHANCE
        self.param = kind * ITEM + param
        self.actor = CHANCE
        return True

    def _list_draws(self, kind: i64, param: i64) -> None:
        """All that may come, ascending."""
        self.count = 0
        if kind == WORKERS:
            for colour in range(KIND_COUNT):
                if self.bag[colour]:
                    self._offer(codec.DEAL_WORKER + colour)
        elif kind == DEAL:
            self._offer_pile()
        elif kind == ROLL:
            self.count = codec.ROLLS  # one for each, so they are not listed
        elif kind == JANUS:
            for tile in range(JANUSES):
                if self.janus_left & BIT[tile]:
                    self._offer(codec.DEAL_JANUS + tile)
        elif kind == GERMAN:
            for tile in range(GERMANS):
                if GERMAN_YEAR[tile] == self.year and self.germans & BIT[tile] == 0:
                    self._offer(codec.DEAL_GERMAN + tile)
        else:
            self._list_set_up(kind)

    def _list_set_up(self, kind: i64) -> None:
        """Each of a kind that does not lie on the table yet."""
        if kind == ACTION:
            self._offer_others(self.action_tiles, len(ACTION_IDS), codec.DEAL_ACTION)
        elif kind == DECREE_ROW:
            self._offer_others(self.decrees, DECREES, codec.DEAL_DECREE)
        elif kind == PRIVILEGE_ROW:
            self._offer_others(self.privileges, PRIVILEGES, codec.DEAL_PRIVILEGE)
        elif kind == MAGNA_UP:
            self._offer_others(self.row_known, MAGNAS, codec.DEAL_MAGNA)
        elif kind == MAXIMUS:
            for seat in range(self.seats):
                self._offer(codec.MAXIMUS + seat)
        else:
            for board in range(1, ALL_BOARDS):
                if not _has(self.boards, board) and board not in self.setup.played:
                    self._offer(codec.DEAL_BOARD + board)

    def _offer_others(self, lying: vec[i64], number: i64, first: i64) -> None:
        for n in range(number):
            if not _has(lying, n):
                self._offer(first + n)

    def _offer_pile(self) -> None:
        """The draw pile; when it is empty the discard pile becomes it (D-038)."""
        for tile in range(TILES):
            if self.tiles[tile] == IN_PILE:
                self._offer(codec.DEAL_TILE + tile)
        if self.count == 0:
            for tile in range(TILES):
                if self.tiles[tile] == DISCARDED:
                    self.tiles[tile] = IN_PILE
                    self._offer(codec.DEAL_TILE + tile)

    def take_draw(self, action: i64, log: list[Event] | None) -> None:
        """What chance drew."""
        kind: i64 = self.param // ITEM
        param: i64 = self.param % ITEM // PLAYER
        if kind == ACTION:
            self.action_tiles[param] = action - codec.DEAL_ACTION
            _tell(log, "action", ACTION_IDS[action - codec.DEAL_ACTION], str(param + 1))
        elif kind == DECREE_ROW:
            self.decrees = append(self.decrees, action - codec.DEAL_DECREE)
            _tell(log, "decree", DECREE_IDS[action - codec.DEAL_DECREE], "")
        elif kind == PRIVILEGE_ROW:
            self.privileges = append(self.privileges, action - codec.DEAL_PRIVILEGE)
            _tell(log, "privilege", PRIVILEGE_IDS[action - codec.DEAL_PRIVILEGE], "")
        elif kind == DEAL:
            self._deal_tile(param, action - codec.DEAL_TILE, log)
        elif kind == MAGNA_UP:
            self.row_known[param] = action - codec.DEAL_MAGNA
            _tell(log, "magna", MAGNA_IDS[action - codec.DEAL_MAGNA], str(param + 1))
        elif kind == GERMAN:
            self._reveal_german(param, action - codec.DEAL_GERMAN, log)
        else:
            self._take_more(kind, param, action, log)

    def _take_more(self, kind: i64, param: i64, action: i64, log: list[Event] | None) -> None:
        if kind == MAXIMUS:
            self.maximus = action - codec.MAXIMUS
            _tell(log, "maximus", "ABCD"[self.maximus], "")
        elif kind == BOARDS:
            self.boards = append(self.boards, action - codec.DEAL_BOARD)
            _tell(log, "board", BOARD_SHORTS[action - codec.DEAL_BOARD], "")
        elif kind == ROLL:
            self._rolled(action - codec.ROLL, log)
        elif kind == JANUS:
            self.janus = action - codec.DEAL_JANUS
            self.janus_left &= ~BIT[self.janus]
            _tell(log, "janus", JANUS_IDS[self.janus], "")
        else:
            self._take_worker(self.param % PLAYER, param - 1, action - codec.DEAL_WORKER, log)

    def _take_worker(self, player: i64, left: i64, colour: i64, log: list[Event] | None) -> None:
        """One worker of the bag, and then as many as are left to draw."""
        self.bag[colour] -= 1
        self.change(player, SUPPLY + colour, 1)
        if log is not None:
            log.append(told.WorkersDrawn(player=player, colour=LETTERS[colour]))
        if left:
            self.then(WORKERS, left, player)

    def draw_workers(self, player: i64, count: i64) -> None:
        """Workers of the bag come one by one (D-114)."""
        if count:
            self.then(WORKERS, count, player)

    def _deal_workers(self) -> None:
        """Everyone draws his workers, clockwise from the Maximus (D-025)."""
        for k in range(self.seats):
            player: i64 = (self.maximus + self.seats - 1 - k) % self.seats
            self.then(WORKERS, self.setup.start_workers, player)

    def _deal_tile(self, place: i64, tile: i64, log: list[Event] | None) -> None:
        self.display[place] = tile
        self.tiles[tile] = DISPLAYED
        if log is not None:
            log.append(told.TileDealt(tile=TILE_IDS[tile], place=place_name(place)))

    def _reveal_german(self, side: i64, tile: i64, log: list[Event] | None) -> None:
        self.germans |= BIT[tile]
        if side == LEFT:
            self.left = tile
        else:
            self.right = tile
        _tell(log, "german", GERMAN_IDS[tile], "left" if side == LEFT else "right")

    # Display and Magna row

    def _refill(self) -> None:
        """Gaps row by row, left to right (D-021, D-038)."""
        for k in range(PLACES):
            n: i64 = PLACES - 1 - k
            place: i64 = n % 6 * PLACE_ROWS + n // 6
            if self.is_place(place) and self.display[place] == NONE:
                self.then(DEAL, place, 0)

    def _feed(self, log: list[Event] | None) -> None:
        """As many tiles of the top row as the number of the year go to the Magna row (D-157 to D-161)."""
        position: i64 = 0
        moved: i64 = 0
        turned: list[int] = []
        for column in range(6):
            tile: i64 = self.display[column * PLACE_ROWS]
            if tile == NONE or moved == self.year:
                continue
            while position < MAGNAS and self.row[position] != NONE:
                position += 1
            if position == MAGNAS:
                break
            self.display[column * PLACE_ROWS] = NONE
            self.tiles[tile] = IN_ROW
            self.row[position] = tile
            self.row_filled[position] = 0
            turned.append(position)
            moved += 1
            if log is not None:
                log.append(told.Fed(tile=TILE_IDS[tile], place=position + 1))
        if self.setup.reopens:
            turned = self._reopened(turned)
        for k in range(len(turned)):
            place: i64 = turned[len(turned) - 1 - k]
            self.row_up[place] = 1
            if self.row_known[place] == NONE:
                self.then(MAGNA_UP, place, 0)

    def _reopened(self, turned: list[int]) -> list[int]:
        """With the flag every tile that is not full has its Magna tile up again (D-166)."""
        found: list[int] = []
        for place in range(MAGNAS):
            face: i64 = self.row[place]
            if place in turned or (face != NONE and self.row_filled[place] < FACE_SLOTS[face]):
                found.append(place)
        return found

    # Seasons

    def _frame(self, kind: i64, player: i64, log: list[Event] | None) -> bool:
        """The steps of a season and of a year; True when the dice or a Janus tile are drawn."""
        if kind in (ROLL, JANUS):
            self._list_draws(kind, 0)
            return self._open_chance(kind, 0)
        if kind == SEASON:
            self._begin_season()
        elif kind == JANUS_TURN:
            self._janus_turn(log)
        elif kind == SEASON_END:
            self._end_season(log)
        elif kind == LACK:
            self._lack(player, log)
        else:
            self._year_end(kind, log)
        return False

    def _begin_season(self) -> None:
        """Saturnalia refills the display; then the roll, and a turn for everyone (D-035, D-037, D-041)."""
        self.taken = NONE
        self.then(SEASON_END, 0, 0)
        if self.seats == 1:
            if self.is_own_season():
                self.then(JANUS_TURN, 0, 0)
                self.then(TURN, 0, 0)
            else:
                self.then(TURN, 0, 0)
                self.then(JANUS_TURN, 0, 0)
            self.then(JANUS, 0, 0)
        else:
            for k in range(self.seats):
                self.then(TURN, 0, (self.maximus + self.seats - 1 - k) % self.seats)
        self.then(ROLL, 0, 0)
        if self.season == SATURNALIA:
            self.then(GERMAN, RIGHT, 0)
            self._refill()

    def _rolled(self, roll: i64, log: list[Event] | None) -> None:
        self.dice[0] = roll // 36 + 1
        self.dice[1] = roll // 6 % 6 + 1
        self.dice[2] = roll % 6 + 1
        if log is not None:
            maximus = self.maximus if self.seats > 1 or self.is_own_season() else -1
            dice = (int(self.dice[0]), int(self.dice[1]), int(self.dice[2]))
            log.append(told.Rolled(year=self.year, season=self.season, player=maximus, dice=dice))

    def season_bonus(self, player: i64) -> None:
        """The bonus of the season (D-073, D-074)."""
        self.gain(SEASON_BONUS[self.season - 1], player)

    def _end_season(self, log: list[Event] | None) -> None:
        """Marker and boat move on; after Winter the events of the year (D-039, D-040)."""
        self.die = NONE
        self.value = 0
        self.maximus = (self.maximus + 1) % self.seats
        if self.season < SEASONS:
            self.season += 1
            self.then(SEASON, 0, 0)
            return
        for kind in (YEAR_E5, YEAR_E4, YEAR_E3, YEAR_E2, YEAR_E1, YEAR_E0):
            self.then(kind, 0, 0)

    def _clockwise(self) -> list[int]:
        """The players from the holder of the marker on (D-115)."""
        return [int((self.maximus + k) % self.seats) for k in range(self.seats)]

    # Year-end events

    def _year_end(self, kind: i64, log: list[Event] | None) -> None:
        if kind == YEAR_E0:
            self._disadvantages()
        elif kind == YEAR_E1:
            self._attack(log)
        elif kind == YEAR_E2:
            self._clear_row(log)
        elif kind == YEAR_E3:
            for player in reversed(self._clockwise()):
                self.then(LACK, 0, player)
        elif kind == YEAR_E4:
            for player in reversed(self._clockwise()):
                if self.holds(player, YEAR_END):
                    self.gain(PRIVILEGE_BONUS[YEAR_END], player)
        else:
            self._end_year(log)

    def _face_up(self, effect: i64) -> i64:
        """How much the Magna tiles that are still face up do of one kind (D-167)."""
        amount: i64 = 0
        for place in range(MAGNAS):
            if self.row_up[place] and MAGNA_EFFECT[self.row_known[place]] == effect:
                amount += MAGNA_AMOUNT[self.row_known[place]]
        return amount

    def _disadvantages(self) -> None:
        """All draw, all lose stars, all step back (D-167, D-168)."""
        draws: i64 = self._face_up(1)
        stars: i64 = self._face_up(2)
        steps: i64 = self._face_up(3)
        order = self._clockwise()
        order.reverse()
        for player in order:
            if steps:
                self.then(GAIN, AQB * BONUS + steps, player)
        for player in order:
            if stars:
                self.then(GAIN, LOSE * BONUS + stars, player)
        for player in order:
            self.draw_workers(player, draws)

    def attack_strength(self) -> i64:
        """Both German tiles and the Magna tiles that strengthen them (D-122)."""
        strength: i64 = self._face_up(0)
        if self.left != NONE:
            strength += GERMAN_STRENGTH[self.left]
        if self.right != NONE:
            strength += GERMAN_STRENGTH[self.right]
        return strength

    def _attack(self, log: list[Event] | None) -> None:
        """Everyone stands for himself; strengths are fixed before anything is gained (D-123 to D-126)."""
        attack: i64 = self.attack_strength()
        row: i64 = self.row_strength()
        order = self._clockwise()
        for player in order:
            strength: i64 = self.own_strength(player) + row
            self.own[player * NUMBERS + STRENGTH] = strength
            if log is not None:
                held = strength >= attack
                log.append(told.Attacked(player=player, attack=attack, strength=strength, is_defended=held))
        order.reverse()
        for player in order:
            is_defended = self.number(player, STRENGTH) >= attack
            for tile in (self.right, self.left):
                if tile != NONE:
                    self.gain(GERMAN_REWARD[tile] if is_defended else GERMAN_PENALTY[tile], player)

    def _clear_row(self, log: list[Event] | None) -> None:
        """Full tiles leave the Magna row, their workers go to the bag (D-170)."""
        self.left = NONE
        self.right = NONE
        for place in range(MAGNAS):
            face: i64 = self.row[place]
            if face != NONE and self.row_filled[place] == FACE_SLOTS[face]:
                kind: i64 = FACE_KIND[face]
                self.bag[kind] += self._workers_on(face, FACE_SLOTS[face], kind)
                self.row[place] = NONE
                self.row_filled[place] = 0
                self.row_up[place] = 0
                self.tiles[TILE_OF[face]] = OUT
                if log is not None:
                    log.append(told.Cleared(place=place + 1, tile=TILE_IDS[TILE_OF[face]]))

    def _lack(self, player: i64, log: list[Event] | None) -> None:
        """Lack of infrastructure draws workers, surplus gives them back (D-128 to D-132)."""
        symbols, slots, value = self.lack(player)
        lack: i64 = symbols + slots - value
        if log is not None:
            log.append(told.Lacked(player=player, symbols=symbols, slots=slots, value=value, lack=lack))
        if lack > 0:
            self.draw_workers(player, lack)
        elif lack < 0:
            self.then(EXACT, -lack, player)

    def _end_year(self, log: list[Event] | None) -> None:
        """After year 4 it is over; else the display is swept and dealt anew (D-121, D-133, D-134)."""
        if self.year == YEARS:
            self._finish(log)
            return
        self.year += 1
        self.season = 1
        self.janus_left = BIT[JANUSES] - 1
        for player in range(self.seats):
            self.own[player * NUMBERS + USED_STEP] = 0
        for place in range(PLACES):
            if self.display[place] != NONE:
                self.tiles[self.display[place]] = DISCARDED
                self.display[place] = NONE
        if log is not None:
            log.append(told.NewYear(year=self.year))
        self.then(SEASON, 0, 0)
        self.then(GERMAN, LEFT, 0)
        if self.setup.magna:
            self.then(FEED, 0, 0)
        self._refill()

    def _finish(self, log: list[Event] | None) -> None:
        """The fewest workers win; alone one must have few enough (D-138, D-150)."""
        self.reason = AFTER_YEAR_4
        self.actor = NOBODY
        self.winner = self.ranking()[0]
        if self.seats == 1 and self.workers(0) > self.setup.solo_win_max:
            self.winner = NONE
        if log is not None:
            log.append(told.Won(player=self.winner, reason="after year 4"))

    def ranking(self) -> list[int]:
        """The players, best first (D-138 to D-140)."""
        raise NotImplementedError

    # Janus (D-141 to D-148)

    def _janus_turn(self, log: list[Event] | None) -> None:
        """He takes a die, the topmost tile of its column, and what his tile names."""
        die: i64 = self._janus_die()
        if not self.is_own_season():
            self.taken = die
        column: i64 = self.dice[die] - 1
        discarded: i64 = NONE
        for row in range(PLACE_ROWS):
            place: i64 = column * PLACE_ROWS + row
            if self.display[place] != NONE:
                discarded = self.display[place]
                self.tiles[discarded] = DISCARDED
                self.display[place] = NONE
                break
        removed = self._remove(JANUS_EFFECT[self.janus])
        if log is not None:
            tile = TILE_IDS[discarded] if discarded != NONE else ""
            log.append(
                told.JanusPlayed(
                    tile=JANUS_IDS[self.janus], colour=DICE[die], discarded=tile, removed=removed
                )
            )

    def _janus_die(self) -> i64:
        """The die of his tile if it is left, else the highest one left (D-144 to D-146)."""
        wanted: i64 = JANUS_DIE[self.janus]
        if wanted < 3 and wanted != self.taken:
            return wanted
        best: i64 = NONE
        for die in range(3):
            if die == self.taken:
                continue
            if best == NONE:
                best = die
            elif wanted == HIGHEST + 1:
                if self.dice[die] < self.dice[best]:
                    best = die
            elif self.dice[die] > self.dice[best]:
                best = die
        return best

    def _remove(self, effect: str) -> str:
        """What was removed; what is not there is not removed (D-147, D-148)."""
        if effect in _REMOVED_EXPANSION:
            return self._remove_expansion(_REMOVED_EXPANSION[effect])
        if effect == "x_track_ext":
            return self._remove_expansion(DEV_EXTENSION if self.expansions[DEV_EXTENSION] else EXP_EXTENSION)
        if effect in _REMOVED_TOWER:
            return self._remove_tower(_REMOVED_TOWER[effect])
        if effect.startswith("x_star"):
            return self._remove_stars(int(effect[-1]))
        if effect == "x_manipulator":
            if self.mans == 0:
                return ""
            self.mans -= 1
            return "manipulator"
        return self._remove_card(effect)

    def _remove_expansion(self, kind: i64) -> str:
        if self.expansions[kind] == 0:
            return ""
        self.expansions[kind] -= 1
        return EXPANSIONS[kind]

    def _remove_tower(self, kind: i64) -> str:
        if self.towers_left[kind] == 0:
            return ""
        self.towers_left[kind] -= 1
        return TOWERS[kind]

    def _remove_stars(self, count: i64) -> str:
        if count > self.cult:
            count = self.cult
        self.cult -= count
        return f"star{count}" if count else ""

    def _remove_card(self, effect: str) -> str:
        """The leftmost decree or privilege, if two or more are left."""
        if effect == "x_decree" and len(self.decrees) >= 2:
            self.decrees = self.decrees[1:]
            return "decree"
        if effect == "x_privilege" and len(self.privileges) >= 2:
            self.privileges = self.privileges[1:]
            return "privilege"
        return ""


def _has(array: vec[i64], item: i64) -> bool:
    for number in array:
        if number == item:
            return True
    return False


def _tell(log: list[Event] | None, what: str, name: str, place: str) -> None:
    if log is not None:
        log.append(told.Dealt(what=what, name=name, place=place))
