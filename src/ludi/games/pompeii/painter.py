"""Pompeii as text: the city square by square, the hand, the piles, and where everyone's figures are."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from ludi.engine.game import seat_letter
from ludi.engine.views import Event, Refusal, View
from ludi.games.painter import Canvas, Painter
from ludi.games.pompeii.events import (
    Called,
    Died,
    Ended,
    Erupted,
    GateClosed,
    Hidden,
    LavaPlaced,
    Moved,
    OmenDrawn,
    Placed,
    RelativesDue,
    RelativesLost,
    Saved,
    Seethes,
    TileAside,
)
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import (
    BUILDING_AT,
    BUILDING_COLOURS,
    BUILDING_IDS,
    BUILDING_NUMBERS,
    CARD_COUNTS,
    GATES,
    NO_BUILDING,
    NUMBERS,
    SPOTS,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    STARTS,
    SYMBOL_NAMES,
)
from ludi.games.pompeii.views import Pompeii

LETTERS: Final = {"red": "R", "black": "B", "yellow": "Y", "blue": "U"}  # of figures (P-167)
FREE, STREET, GATE, LAVA, JOKER = "·", "┄", "∩", "▒", "*"
COLUMNS, ROWS = "abcdefghijk", "1234567"
MARGIN: Final = 2
CELL: Final = 7
FIGURES: Final = CELL - 2  # of a cell, between its two marks
WIDTH: Final = MARGIN + CELL * len(COLUMNS)
NAME: Final = 8
TALLIES: Final = ("supply", "city", "saved", "dead", "box", "cards")
NOTATIONS: Final = ("play", "relatives", "omen", "ask", "lava", "move")
RULES: Final[dict[type[Event], str]] = {
    RelativesDue: "P-64",
    RelativesLost: "P-74",
    Seethes: "P-49",
    Hidden: "P-50",
    Called: "P-84",
    Erupted: "P-91",
    TileAside: "P-114",
    GateClosed: "P-113",
}
DEATH_RULES: Final = {"omen": "P-57", "lava": "P-111", "enclosed": "P-115", "left": "P-139"}
END_RULES: Final = {"last_tile": "P-139", "empty_city": "P-140"}
START_SYMBOLS: Final = {SQUARE_NAMES[square]: SYMBOL_NAMES[n] for n, square in enumerate(STARTS)}


class PompeiiPainter(Painter):
    """Draws the city, and below or beside it what else lies open and one's own hand."""

    def position(self, view: View, recent: Sequence[Event]) -> list[str]:
        """City and panel (P-155), side by side where both have room."""
        assert isinstance(view, Pompeii)
        city = City(view, recent, self.screen, self.symbols()).lines()
        beside = self.screen.columns - WIDTH - 4
        if beside < len(self.heading()):
            return [*city, "", *self.panel(view, self.screen.columns - 1)]
        rows = zip_longest(city, self.panel(view, beside))
        return [f"{one or ' ' * WIDTH}   {other or ''}" for one, other in rows]

    # The panel

    def panel(self, view: Pompeii, width: int) -> list[str]:
        """The players, the hand, the piles and what the signs mean, in lines of at most `width`."""
        legend = "pompeii-legend-flight" if is_flight(view) else "pompeii-legend-cards"
        signs = self.say(legend, free=FREE, gate=GATE, lava=LAVA)
        return [
            self.screen.paint(self.title(view), "bold"),
            "",
            *self.players(view),
            "",
            *(line for text in self.piles(view) for line in textwrap.wrap(text, width)),
            *(self.screen.paint(line, "dim") for line in textwrap.wrap(signs, width)),
        ]

    def title(self, view: Pompeii) -> str:
        """Phase, seat on turn and stage."""
        words = [self.text(f"pompeii-phase-{view.phase}")]
        if view.turn >= 0:
            words += [self.colour(view.turn), self.text(f"pompeii-stage-{view.stage}")]
        return " · ".join(words)

    def heading(self) -> str:
        """The heads of the tallies (P-11)."""
        return " " * (13 + NAME) + "".join(f" {head}" for head in self.heads())

    def heads(self) -> list[str]:
        """The names of the tallies."""
        return [self.say(f"pompeii-{name}") for name in TALLIES]

    def players(self, view: Pompeii) -> list[str]:
        """A row for each seat: its figures in each place, and how many cards it holds."""
        rows = [self.screen.paint(self.heading(), "dim")]
        living = [sum(figures) for figures in zip(*view.city.values(), strict=True)] or [0] * len(view.supply)
        for seat, tallies in enumerate(
            zip(view.supply, living, view.saved, view.volcano, view.box, view.hand_sizes, strict=True)
        ):
            counts = (f" {count:>{len(head)}}" for count, head in zip(tallies, self.heads(), strict=True))
            rows.append(self.player(view, seat) + "".join(counts))
        return rows

    def player(self, view: Pompeii, seat: int) -> str:
        """A seat with its colour and player; a pointer before those that are to act."""
        pointer = "▸" if seat in view.to_act else " "
        colour = view.colours[seat]
        sign = self.screen.paint(LETTERS[colour], colour)
        name = f"{self.names[seat]:<{NAME}.{NAME}}"
        return f"{pointer} {seat_letter(seat)} {name} {sign} {self.colour(seat):<6}"

    def piles(self, view: Pompeii) -> Iterator[str]:
        """The hand and the deck, or the bag and the gates that are open."""
        if is_flight(view):
            yield self.bag(view)
            yield self.gates(view)
            return
        if view.viewer is not None:
            yield self.hand(view)
        yield self.say(
            "pompeii-piles",
            deck=view.deck,
            numbers=sum(view.discard),
            omens=view.omens,
            top=self.top(view) or "none",
        )

    def hand(self, view: Pompeii) -> str:
        """One's own cards with their colours, jokers marked (P-80)."""
        cards = "  ".join(self.card(view, number) for number in view.hand)
        jokers = sum(number in view.jokers for number in view.hand)
        text = self.say("pompeii-your-cards", cards=cards, jokers=jokers, joker=JOKER)
        return f"{text} {self.say('pompeii-only-jokers')}" if view.may_call else text

    def card(self, view: Pompeii, number: int) -> str:
        """A card as its number and colour, held together by a blank that does not break."""
        joker = JOKER if number in view.jokers else ""
        return f"{number}\N{NO-BREAK SPACE}{self.hue(BUILDING_NUMBERS.index(number))}{joker}"

    def top(self, view: Pompeii) -> str:
        """The open card of the discard pile."""
        return self.text(f"pompeii-word-{view.top}") if view.top in ("omen", "ad79") else view.top

    def bag(self, view: Pompeii) -> str:
        """The tiles that may still come, and those put aside (P-155)."""
        kinds = ", ".join(
            f"{self.tile(kind)}\N{NO-BREAK SPACE}{count}" for kind, count in view.bag.items() if count
        )
        return self.say("pompeii-bag", count=sum(view.bag.values()), kinds=kinds, aside=view.aside)

    def gates(self, view: Pompeii) -> str:
        """The gates through which one may leave (P-27, P-113)."""
        names = ", ".join(f"{square}\N{NO-BREAK SPACE}{GATES[square]}" for square in view.gates)
        return self.say("pompeii-gates", count=len(view.gates), gates=names)

    # Words

    def text(self, name: str) -> str:
        """A text of the game."""
        assert isinstance(self.game, PompeiiGame)
        return self.game.text(name, self.screen.language)

    def colour(self, seat: int) -> str:
        """A seat by its colour."""
        assert isinstance(self.game, PompeiiGame)
        return self.game.said("seat", seat, self.screen.language)

    def tile(self, kind: str) -> str:
        """A tile by its symbols."""
        assert isinstance(self.game, PompeiiGame)
        return self.game.said("tile", kind, self.screen.language)

    def hue(self, building: int) -> str:
        """The colour of a building."""
        return self.text(f"pompeii-hue-{BUILDING_COLOURS[building]}")

    def symbols(self) -> dict[str, str]:
        """The symbols by their names in this language."""
        return {symbol: self.tile(symbol) for symbol in SYMBOL_NAMES}

    # Standing and events

    def standing(self, view: View) -> list[str]:
        """The players, and the spots of each number or how far figures are from freedom."""
        assert isinstance(view, Pompeii)
        rows = self.ways_out(view) if is_flight(view) else self.numbers(view)
        return [*self.players(view), "", *rows]

    def numbers(self, view: Pompeii) -> Iterator[str]:
        """Of each number the spots that are free, and the cards that lie open."""
        taken = [0] * (NUMBERS + 1)
        for square, figures in view.city.items():
            taken[number_at(square)] += sum(figures)
        for number in range(1, NUMBERS + 1):
            free = CARD_COUNTS[number] - taken[number]  # a number has as many spots as cards (P-06)
            words = {"free": free, "open": view.discard[number - 1], "cards": CARD_COUNTS[number]}
            yield f"  {self.card(view, number):<13} {self.say('pompeii-number', **words)}"

    def ways_out(self, view: Pompeii) -> Iterator[str]:
        """Each square with figures: who, their range, and the points to leave the city (P-121, P-131)."""
        for square, figures in view.city.items():
            words = {"range": sum(figures), "cost": view.exits[square]}
            who = "".join(text for text, _ in groups(view, figures))
            yield f"  {square}  {who:<12} {self.say('pompeii-way-out', **words)}"

    def sentence(self, event: Event) -> str:
        """What happened, and for what nobody chose the rule behind it (P-169)."""
        text = super().sentence(event)
        rule = self.rule(event)
        return f"{text} ({rule})" if rule else text

    def rule(self, event: Event) -> str:
        """The rule behind what the game did by itself."""
        match event:
            case OmenDrawn():
                return "P-57" if event.has_victim else "P-63"
            case Died():
                return DEATH_RULES[event.cause]
            case Ended():
                return END_RULES[event.reason]
        return RULES.get(type(event), "")

    # What is typed

    def examples(self, seats: int) -> str:
        """Every kind of action (P-163)."""
        return "; ".join(self.text(f"pompeii-notation-{kind}") for kind in NOTATIONS)

    def misread(self, text: str) -> Refusal | None:
        """A square outside the city (P-14), a card that is none (P-48), an action half typed (P-163)."""
        words = text.lower().split()
        for square in re.findall(r"\b[a-z]\d+\b", text.lower()):
            if square not in SQUARE_NUMBERS:
                return Refusal("pompeii-refuse-off-board", {"text": square[:20]}, "P-14")
        if words and words[0].isdecimal():
            return misread_card(words[0])
        kind = {"+": "relatives", "omen": "omen", "lava": "lava"}.get(words[0] if words else "")
        return Refusal(f"pompeii-notation-{kind}", {}, "P-163") if kind else None


def misread_card(number: str) -> Refusal:
    """A card without a square, or a number that no card has."""
    if len(number) > 2 or not 1 <= int(number) <= NUMBERS:
        return Refusal("pompeii-refuse-not-in-hand", {"number": number[:20]}, "P-48")
    return Refusal("pompeii-notation-play", {}, "P-163")


def is_flight(view: Pompeii) -> bool:
    """Whether cards and spots don't matter any more (P-93, P-127)."""
    return view.phase in ("eruption", "second", "over")


def number_at(square: str) -> int:
    """The house number on a square, or 0."""
    building = BUILDING_AT[SQUARE_NUMBERS[square]]
    return 0 if building == NO_BUILDING else BUILDING_NUMBERS[building]


def groups(view: Pompeii, figures: Sequence[int]) -> list[tuple[str, str]]:
    """The figures of each colour as `R2`, with the colour (P-167)."""
    counted = zip(view.colours, figures, strict=True)
    return [(f"{LETTERS[colour]}{count if count > 1 else ''}", colour) for colour, count in counted if count]


class City:
    """The squares in rows of two lines: what a square is, and below it who stands there."""

    def __init__(
        self, view: Pompeii, recent: Sequence[Event], screen: Canvas, symbols: dict[str, str]
    ) -> None:
        self.view = view
        self.screen = screen
        self.symbols = symbols
        self.is_flight = is_flight(view)
        self.lava = {square: symbol for symbol, squares in view.lava.items() for square in squares}
        self.arrived = {event.square for event in recent if isinstance(event, (Placed, Moved, LavaPlaced))}
        self.left = {event.origin for event in recent if isinstance(event, (Moved, Saved))}
        self.left |= {event.square for event in recent if isinstance(event, Died)}

    def lines(self) -> list[str]:
        """The city from north to south (P-15), every line as wide as the city."""
        head = "".join(f" {column}".ljust(CELL) for column in COLUMNS)
        return [" " * MARGIN + head, *(line for row in ROWS for line in self.row(row))]

    def row(self, row: str) -> Iterator[str]:
        """One row of squares; a crowd of many colours makes it higher."""
        squares = [column + row for column in COLUMNS]
        cells = [self.cell(square) for square in squares]
        for n in range(max(map(len, cells))):
            texts = (
                cell[n] if n < len(cell) else self.ground(square)
                for square, cell in zip(squares, cells, strict=True)
            )
            yield (row if n == 0 else "").ljust(MARGIN) + "".join(texts)

    def cell(self, square: str) -> list[str]:
        """A square: its label, and its figures between marks of what just came or went."""
        if square not in SQUARE_NUMBERS:
            return [self.ground(square)]
        if square in self.lava:
            covered = f"[{LAVA * FIGURES}]" if square in self.arrived else LAVA * CELL
            return [self.label(square), self.screen.paint(covered, "lava")]
        return [self.label(square), *(self.marked(square, line) for line in self.figures(square))]

    def ground(self, square: str) -> str:
        """A line of a square where nothing stands."""
        return self.screen.paint(LAVA * CELL, "lava") if square in self.lava else " " * CELL

    # The label

    def label(self, square: str) -> str:
        """What a square is: lava, the start of a symbol, a gate, a building or a street."""
        if square in self.lava:
            word = self.symbols[self.lava[square]]
            return self.screen.paint(word.rjust(min(len(word) + 1, CELL), LAVA).ljust(CELL, LAVA), "lava")
        if square in START_SYMBOLS:
            word = self.symbols[START_SYMBOLS[square]]
            return self.screen.paint(word.rjust(min(len(word) + 1, CELL)).ljust(CELL), "dim")
        text = GATE * (square in GATES) + (self.way_out(square) if self.is_flight else self.building(square))
        return " " + self.screen.paint(f"{text or STREET:<{CELL - 1}}", self.style(square))

    def building(self, square: str) -> str:
        """A building by its id and the first letter of its colour (P-17, P-20)."""
        building = BUILDING_AT[SQUARE_NUMBERS[square]]
        if building == NO_BUILDING:
            return ""
        hue = BUILDING_COLOURS[building][0]
        return f"{BUILDING_IDS[building]} {hue}" if BUILDING_NUMBERS[building] else hue

    def style(self, square: str) -> str:
        """The colour of a building as long as it matters."""
        building = BUILDING_AT[SQUARE_NUMBERS[square]]
        if self.is_flight:
            return "bold" if square in GATES else "dim"
        if building == NO_BUILDING or not BUILDING_NUMBERS[building]:
            return "dim" if square not in GATES else "bold"
        return BUILDING_COLOURS[building]

    def way_out(self, square: str) -> str:
        """The range of figures here and the points they need, as in `4→3` (P-121, P-131)."""
        figures = self.view.city.get(square)
        return f"{sum(figures)}→{self.view.exits[square]}" if figures else ""

    # The figures

    def figures(self, square: str) -> list[list[tuple[str, str]]]:
        """The lines of figures with their colours: on spots one by one, in flight counted."""
        figures = self.view.city.get(square, (0,) * len(self.view.colours))
        if self.is_flight:
            return packed(groups(self.view, figures))
        free = SPOTS[SQUARE_NUMBERS[square]] - sum(figures)
        counted = zip(self.view.colours, figures, strict=True)
        return [[*((LETTERS[colour] * count, colour) for colour, count in counted), (FREE * free, "dim")]]

    def marked(self, square: str, line: list[tuple[str, str]]) -> str:
        """A line of figures, in brackets where somebody came and in round ones where somebody went."""
        length = max(1, sum(len(text) for text, _ in line))
        painted = "".join(self.screen.paint(text, style) for text, style in line if text) or " "
        has_come = square in self.arrived and square in self.view.city
        before, after = "[]" if has_come else "()" if square in self.left else "  "
        return before + painted + after + " " * (CELL - 2 - length)


def packed(parts: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The parts in lines that fit between the marks of a cell; at least one line."""
    lines: list[list[tuple[str, str]]] = [[]]
    for text, style in parts:
        if sum(len(other) for other, _ in lines[-1]) + len(text) > FIGURES:
            lines.append([])
        lines[-1].append((text, style))
    return lines
