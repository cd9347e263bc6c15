"""Forum Romanum as text: the board with its buildings and coins, the senators' track, the sectors."""

import re
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from ludi.engine.views import Event, Refusal, View
from ludi.games.forum.events import Ended, Jumped, Placed, Scored, Stalemate, StalemateEnded
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import FIELD_NUMBERS, NUMERALS, SECTOR_NAMES, SIDE, sector_fields
from ludi.games.forum.views import Forum
from ludi.games.painter import Canvas, Painter

COLOURS: Final = ("red", "blue", "ochre", "green", "purple", "black")
COIN, TIED, WAITING, SCORED = "●", "=", "~", " "
# A corner by the walls that meet in it: up 1, down 2, left 4, right 8.
CORNERS: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
MARGIN: Final = 3
END_RULES: Final = {
    "coins": "F-52",
    "stalemates": "F-53",
    "quiet": "F-61",
    "repetition": "F-62",
    "agreed": "F-63",
}
_PASS = ("pass", "pas", "-")


class ForumPainter(Painter):
    """Draws the board on the left, and beside it who stands where."""

    def position(self, view: View, recent: Sequence[Event]) -> list[str]:
        """Board and panel side by side (F-16)."""
        assert isinstance(view, Forum)
        board = Board(view, recent, self.screen)
        left = board.lines()
        right = self.panel(view, self.screen.columns - board.width - 4)
        right += [""] * (len(left) - len(right))
        left += [" " * board.width] * (len(right) - len(left))
        return [f"{one}   {other}" for one, other in zip(left, right, strict=True)]

    # The panel

    def panel(self, view: Forum, width: int) -> list[str]:
        """The senators, the coins and what the signs mean, in lines of at most `width`."""
        say = self.say
        tied = len(view.stalemates) + len(view.waiting)
        legend = say("forum-legend", coin=COIN, tied=TIED, marked=f"[{view.colours[0]}]")
        return [
            self.screen.paint(say("forum-phase", phase=view.phase, moves=view.moves), "bold"),
            "",
            *self.senators(view, width),
            "",
            say("forum-coins", count=len(view.coins), tied=tied),
            self.screen.paint(legend, "dim"),
        ]

    def senators(self, view: Forum, width: int) -> list[str]:
        """A row for each colour: player, points, Romans in hand, and its place on the track (F-16, F-17)."""
        numbers = {self.say("forum-points"): view.track}
        if view.phase in ("first", "placing"):
            numbers[self.say("forum-hand")] = view.hand
        laps = [self.lap(view, colour) for colour in range(len(view.colours))]
        head = " " * 13 + "".join(f" {title}" for title in numbers) + "  "
        rail = max(8, min(width - len(head) - max(map(len, laps)), view.track_length))
        rows = [self.screen.paint(head + self.rail_title(view, rail), "dim")]
        for colour in range(len(view.colours)):
            counts = "".join(f" {count[colour]:>{len(title)}}" for title, count in numbers.items())
            rows.append(f"{self.leader(view, colour)}{counts}  {self.rail(view, colour, rail)}{laps[colour]}")
        return [*rows, f"     {self.total(view)}"] if len(view.scores) == 2 else rows

    def leader(self, view: Forum, colour: int) -> str:
        """A colour and who leads it, in 13 signs; a pointer before those that are to act."""
        pointer = "▸" if self.seat_of(view, colour) in view.to_act else " "
        name = self.screen.paint(f"{view.colours[colour]:<2}", COLOURS[colour])
        return f"{pointer} {name} {self.shown_name(view, colour):<8.8}"

    def rail_title(self, view: Forum, width: int) -> str:
        """The name of the track, with its fields where there is room."""
        whole = self.say("forum-track", last=str(view.track_length - 1))
        return whole if len(whole) <= width else whole.partition(" ")[0]

    def rail(self, view: Forum, colour: int, width: int) -> str:
        """The track as a line with the senator on it."""
        place = view.track[colour] % view.track_length * width // view.track_length
        senator = self.screen.paint(view.colours[colour][0], COLOURS[colour])
        return "┄" * place + senator + "┄" * (width - place - 1)

    def lap(self, view: Forum, colour: int) -> str:
        """Which lap the senator is on, unless it is the first."""
        laps = view.track[colour] // view.track_length
        return " " + self.say("forum-lap", count=laps) if laps else ""

    def total(self, view: Forum) -> str:
        """Both senators of each player together (F-69)."""
        return self.say("forum-total", a=view.scores[0], b=view.scores[1])

    def seat_of(self, view: Forum, colour: int) -> int:
        """The seat that leads a colour (F-05)."""
        return colour * len(view.scores) // len(view.colours)

    def shown_name(self, view: Forum, colour: int) -> str:
        """The player's name, once for both colours of a player of two."""
        seat = self.seat_of(view, colour)
        return "" if colour and self.seat_of(view, colour - 1) == seat else self.names[seat]

    # Sectors and events

    def standing(self, view: View) -> list[str]:
        """The senators, and every open sector: how many fields are free, and who has how many."""
        assert isinstance(view, Forum)
        lines = [*self.senators(view, self.screen.columns - 1), ""]
        open_sectors = sorted(
            view.coins, key=lambda sector: (self.free(view, sector), SECTOR_NAMES.index(sector))
        )
        names = {sector: self.sector(sector) for sector in open_sectors}
        width = max(map(len, names.values()), default=0)
        for sector in open_sectors:
            counts = " ".join(
                f"{name} {n}" for name, n in zip(view.colours, self.counts(view, sector), strict=True)
            )
            tied = sector in view.stalemates or sector in view.waiting
            note = "forum-sector-tied" if tied else "forum-sector-free"
            free = self.say(note, count=self.free(view, sector))
            lines.append(f"  {names[sector]:{width}}  {free:<12} {counts}")
        return lines

    def sector(self, sector: str) -> str:
        """The name of a sector."""
        assert isinstance(self.game, ForumGame)
        return self.game.said("sector", sector, self.screen.language)

    def fields_of(self, view: Forum, sector: str) -> list[int]:
        """The fields of a sector on this board."""
        grid = [list(view.buildings[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)]
        return sector_fields(grid)[SECTOR_NAMES.index(sector)]

    def counts(self, view: Forum, sector: str) -> list[int]:
        """Romans in the sector, by colour."""
        found = [view.fields[field] for field in self.fields_of(view, sector)]
        return [found.count(colour) for colour in range(len(view.colours))]

    def free(self, view: Forum, sector: str) -> int:
        """Free fields in the sector."""
        return [view.fields[field] for field in self.fields_of(view, sector)].count(-1)

    def sentence(self, event: Event) -> str:
        """What happened, who had how many Romans, and the rules that say so (F-76)."""
        text = super().sentence(event)
        if isinstance(event, (Scored, Stalemate)):
            counts = ", ".join(
                f"{name}\N{NO-BREAK SPACE}{count}"
                for name, count in zip(event.colours, event.counts, strict=True)
            )
            text += " " + self.say("forum-counts", counts=counts)
        rules = self.rules(event)
        return f"{text} ({', '.join(rules)})" if rules else text

    def rules(self, event: Event) -> list[str]:
        """The rules behind what the game did by itself; a move explains itself."""
        match event:
            case Scored():
                return self.scoring_rules(event)
            case Stalemate():
                return ["F-45"]
            case StalemateEnded():
                return ["F-47"]
            case Ended():
                return [END_RULES[event.reason]]
        return []

    def scoring_rules(self, event: Scored) -> list[str]:
        """The rules for going forward and for going back."""
        if self.game.options["scoring"] == "variant":
            return ["F-71", "F-72"]
        if event.at_end:
            return ["F-55", "F-56"]
        alone = event.counts.count(min(event.counts)) == 1
        return ["F-32", "F-34" if alone else "F-35"]

    def examples(self, seats: int) -> str:
        """Placing and jumping (F-77), and with two players a whole turn (F-65)."""
        return self.say("forum-help-two" if seats == 2 else "forum-help")

    def misread(self, text: str) -> Refusal | None:
        """Passing (F-20), and fields that are not on the board (F-22)."""
        if text.lower() in _PASS:
            return Refusal("forum-refuse-pass", {}, "F-20")
        fields = re.findall(r"\b[a-zA-Z]\d+\b", text)
        wrong = [field for field in fields if field.lower() not in FIELD_NUMBERS]
        return Refusal("forum-refuse-off-board", {"text": wrong[0]}, "F-22") if wrong else None


class Board:
    """The square: walls between buildings, Romans by colour, a coin beside each sector that has one."""

    def __init__(self, view: Forum, recent: Sequence[Event], screen: Canvas) -> None:
        self.view = view
        self.screen = screen
        self.cell = max(map(len, view.colours)) + 2
        self.width = MARGIN + (self.cell + 1) * SIDE + 1 + 2
        self.arrived = {FIELD_NUMBERS[e.field] for e in recent if isinstance(e, (Placed, Jumped))}
        self.left = {FIELD_NUMBERS[e.origin] for e in recent if isinstance(e, Jumped)}

    def lines(self) -> list[str]:
        """The board from top to bottom."""
        found = [self.header()]
        for row in range(SIDE):
            if self.has_wall_above(row):
                found.append(self.wall_line(row))
            found.append(self.row(row))
        return [*found, self.wall_line(SIDE)]

    def header(self) -> str:
        """The columns with their coins, and in the corners the coins of the diagonals."""
        cells = [
            f" {letter}{self.coin(f'column-{n + 1}')}".ljust(self.cell + 1)
            for n, letter in enumerate("abcdefg")
        ]
        return f"  {self.coin('DM')}╲" + "".join(cells)[:-1] + f"╱{self.coin('DA')} "

    def row(self, row: int) -> str:
        """One row of fields with its coin."""
        walls = ["┃" if self.is_wall_left(row, column) else " " for column in range(SIDE + 1)]
        fields = [self.field(row * SIDE + column) for column in range(SIDE)]
        text = "".join(wall + field for wall, field in zip(walls, fields, strict=False)) + walls[SIDE]
        return f" {row + 1} {text} {self.coin(f'row-{row + 1}')}"

    def field(self, field: int) -> str:
        """A Roman or a free field; what just arrived and what just left is marked until the next action."""
        colour = self.view.fields[field]
        width = self.cell - 2
        sign = f"{self.view.colours[colour] if colour >= 0 else '·':<{width}}"
        text = self.screen.paint(sign, COLOURS[colour] if colour >= 0 else "dim")
        if field in self.arrived and colour >= 0:
            return f"[{text}]"
        return f"({text})" if field in self.left and colour < 0 else f" {text} "

    def wall_line(self, row: int) -> str:
        """The walls above a row, with the numeral and the coin of each building that begins there."""
        signs = [" "] * ((self.cell + 1) * SIDE + 1)
        for column in range(SIDE + 1):
            at = column * (self.cell + 1)
            signs[at] = self.corner(row, column)
            if column < SIDE and self.is_wall_above(row, column):
                signs[at + 1 : at + 1 + self.cell] = "━" * self.cell
        for numeral in NUMERALS:
            self.engrave(signs, row, numeral)
        return " " * MARGIN + "".join(signs) + "  "

    def engrave(self, signs: list[str], row: int, numeral: str) -> None:
        """Write a building's numeral and coin into the wall above it, clear of other walls."""
        first = self.view.buildings.index(numeral)
        if first // SIDE != row:
            return
        text = f"{numeral}{self.coin(numeral)}".strip()
        stretches = self.stretches(row, first % SIDE)
        column, length = next(
            ((c, n) for c, n in stretches if n >= len(text) + 2), max(stretches, key=itemgetter(1))
        )
        at = column * (self.cell + 1) + 1 + (1 if len(text) < length else 0)
        signs[at : at + len(text)] = text[:length]

    def stretches(self, row: int, first: int) -> list[tuple[int, int]]:
        """The wall above a building, cut where walls meet it: first column and length of each piece."""
        found = [(first, self.cell)]
        for column in range(first + 1, SIDE):
            if self.is_wall_left(row, column):
                break
            start, length = found[-1]
            if self.is_wall_left(row - 1, column):
                found.append((column, self.cell))
            else:
                found[-1] = (start, length + self.cell + 1)
        return found

    def coin(self, sector: str) -> str:
        """Whether a sector has its coin, is tied, or was scored."""
        if sector in self.view.stalemates:
            return TIED
        if sector in self.view.waiting:
            return WAITING
        return COIN if sector in self.view.coins else SCORED

    # Walls

    def is_wall_above(self, row: int, column: int) -> bool:
        """Whether a wall runs above a field, or below the last row."""
        if not 0 <= column < SIDE:
            return False
        return row in (0, SIDE) or self.building(row, column) != self.building(row - 1, column)

    def is_wall_left(self, row: int, column: int) -> bool:
        """Whether a wall runs left of a field, or right of the last column."""
        if not 0 <= row < SIDE:
            return False
        return column in (0, SIDE) or self.building(row, column) != self.building(row, column - 1)

    def has_wall_above(self, row: int) -> bool:
        """Whether any wall runs between this row and the one above."""
        return any(self.is_wall_above(row, column) for column in range(SIDE))

    def corner(self, row: int, column: int) -> str:
        """The sign where walls meet."""
        up, down = self.is_wall_left(row - 1, column), self.is_wall_left(row, column)
        left, right = self.is_wall_above(row, column - 1), self.is_wall_above(row, column)
        return CORNERS[up + 2 * down + 4 * left + 8 * right]

    def building(self, row: int, column: int) -> str:
        """The building of a field."""
        return self.view.buildings[row * SIDE + column]
