"""Discordia as text: the display, the Magna row, what lies on the table, and every city row by row."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

from ludi.engine.game import NOBODY, seat_letter
from ludi.engine.views import Event, Refusal, View
from ludi.games.discordia import events as told
from ludi.games.discordia.choices import DECISIONS
from ludi.games.discordia.data import AQUEDUCT, BANNERS, DICE, EXPANSIONS, LETTERS, ROWS, TRACK
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import (
    ACTION_IDS,
    ACTIONS,
    ANY_DIE,
    BACK_OF,
    BANNER,
    BOARD_SHORTS,
    DECREE_IDS,
    DECREE_MORE,
    DECREE_NEEDS,
    DECREES,
    DEV_BONUS,
    DEV_SYMBOL,
    EXP_BONUS,
    EXP_SYMBOL,
    FACE_BONUS,
    FACE_COMPLETE,
    FACE_DIE,
    FACE_DIE_COLOUR,
    FACE_KIND,
    FACE_SLOTS,
    FACE_STRENGTH,
    FIELD_BONUS,
    FIELD_SYMBOL,
    FIELDS,
    GERMAN_IDS,
    GERMAN_PENALTY,
    GERMAN_REWARD,
    GERMAN_STRENGTH,
    MAGNA_EFFECT,
    MAGNA_EFFECTS,
    MAGNA_IDS,
    MOST_FIELDS,
    MOST_SLOTS,
    RING_BONUS,
    RING_END,
    RING_SUPPLY,
    ROW_LENGTH,
    ROW_START,
    SEASONS,
    SLOT_SIZES,
    SPACE_BONUS,
    SPACES,
    START_FOUNDATIONS,
    THRESHOLDS,
    TILE_IDS,
    TILE_OF,
    TILES,
    TRACK_SPACES,
    bonus_text,
)
from ludi.games.discordia.views import CityView, Discordia, TileView
from ludi.games.painter import Painter
from ludi.games.spoken import listed

FILLED, FREE, NOTHING = "●", "·", "–"
DIE_LETTERS: Final = "BRYX"  # X is any die
BANNER_STYLES: Final = {"white": "bold"} | {name: name for name in BANNERS if name != "white"}
KIND_STYLES: Final = ("blue", "red", "grey", "yellow")
COLUMNS: Final = 6
LABEL: Final = 3  # of a row of the display
PLACE: Final = 12
MAGNA: Final = 7
ROW_LABEL: Final = 8  # of a row of a city
SPACE: Final = 14
TABLE_WIDTH: Final = LABEL + COLUMNS * PLACE
CITY_WIDTH: Final = ROW_LABEL + max(ROW_LENGTH) * SPACE
NARROWEST: Final = 36  # for text beside a drawing
NAME: Final = 12
TALLIES: Final = ("workers", "stars", "manipulators", "aqueduct", "dev", "exp", "decrees", "strength", "lack")
RULES: Final[dict[type[Event], str]] = {
    told.NewYear: "D-133",
    told.Attacked: "D-125",
    told.Cleared: "D-170",
    told.Eagle: "D-163",
    told.Flipped: "D-066",
    told.JanusPlayed: "D-147",
    told.Lacked: "D-128",
    told.Lapsed: "D-112",
}
# The decision that shows how an action with such a first word is typed.
SHOWN_BY: Final = {
    "board": "board",
    "take": "tile",
    "die": "die",
    "deploy": "deploy",
    "special": "turn",
    "expand": "expand",
    "decree": "turn",
    "tower": "tower",
    "return": "return",
    "privilege": "privilege",
}


class DiscordiaPainter(Painter):
    """Draws the table from top to bottom; where there is room, texts stand beside the drawings."""

    def position(self, view: View, recent: Sequence[Event]) -> list[str]:
        """Display and Magna row with what lies beside them, then the cities (D-176)."""
        assert isinstance(view, Discordia)
        fresh = {tile for event in recent for tile in tiles_of(event)}
        table = [*self.display(view, fresh), *(self.magna_row(view, fresh) if is_magna(view) else [])]
        lines = [self.screen.paint(self.title(view), "bold"), self.dice(view), ""]
        lines += self.beside(table, TABLE_WIDTH, self.panel(view), self.legend())
        lines += self.boards(view)
        for seat in range(len(view.cities)):
            lines += ["", *self.city(view, seat, fresh)]
        return lines

    def beside(self, drawing: list[str], width: int, texts: Iterable[str], legend: str = "") -> list[str]:
        """Texts to the right of a drawing, or below it; a legend is faint."""
        room = self.screen.columns - width - 4
        is_wide = room >= NARROWEST
        room = room if is_wide else self.screen.columns - 1
        lines = [line for text in texts for line in folded(text, room)]
        lines += [self.screen.paint(line, "dim") for line in folded(legend, room)]
        if not is_wide:
            return [*drawing, *lines]
        rows = zip_longest(drawing, lines)
        return [f"{one or ' ' * width}   {other or ''}" for one, other in rows]

    # Words

    def text(self, name: str, attribute: str = "") -> str:
        """A text of the game, or what goes with it."""
        assert isinstance(self.game, DiscordiaGame)
        return self.game.text(name, self.screen.language, attribute=attribute)

    def word(self, name: str, value: object) -> str:
        """A value of the game by its name."""
        assert isinstance(self.game, DiscordiaGame)
        return self.game.said(name, value, self.screen.language)

    def named(self, kind: str, names: Iterable[str]) -> str:
        """Decrees or privileges with their ids, none of them torn."""
        return whole(", ".join(f"{name} {self.word(kind, name)}" for name in names) or NOTHING, ", ")

    # The table

    def title(self, view: Discordia) -> str:
        """Year, season, and who is Maximus (D-034, D-142)."""
        if view.reason:
            return self.say("discordia-over", year=view.year)
        season = self.word("season", view.season)
        alone = len(view.cities) == 1
        is_janus = alone and ((view.year - 1) * SEASONS + view.season) % 2 == 0
        maximus = "Janus" if is_janus else self.who(view.maximus)
        return self.say("discordia-moment", year=view.year, season=season, maximus=maximus)

    def dice(self, view: Discordia) -> str:
        """The three dice; one that is gone, and one that is used as another value (D-042, D-049)."""
        shown = []
        chosen = NOBODY if view.decision in ("die", "chance", "") else view.die
        for die, value in enumerate(view.dice):
            used = f"→{view.value}" if die == chosen and view.value != value else ""
            gone = f" ({self.say('discordia-gone')})" if die == view.taken else ""
            name = f"{self.text(f'discordia-hue-{DICE[die]}')} {value or NOTHING}{used}"
            shown.append(self.screen.paint(name, DICE[die]) + gone)
        return self.say("discordia-dice", dice="  ".join(shown))

    def display(self, view: Discordia, fresh: set[str]) -> list[str]:
        """The columns with their action tiles, and two lines for each row of tiles (D-013)."""
        rows = [int(place[2]) for place in view.display] or [1]
        lines = [self.columns(f" {n + 1} {name or NOTHING}" for n, name in enumerate(view.action_tiles))]
        options = [action_codes(name) for name in view.action_tiles]
        lines += [self.columns(f" {' '.join(each[:2])}" for each in options)]
        lines += [self.columns(f" {' '.join(each[2:])}" for each in options)]
        for row in range(1, max(rows) + 1):
            names = [view.display.get(f"{column}.{row}", "") for column in range(1, COLUMNS + 1)]
            lines.append(f"{row:<{LABEL}}" + "".join(self.place(name, fresh) for name in names))
            lines.append(self.columns(f" {printed(TILE_IDS.index(name))}" if name else "" for name in names))
        return lines

    def columns(self, texts: Iterable[str]) -> str:
        """A line of what stands in each column, faint."""
        return " " * LABEL + "".join(self.screen.paint(f"{text:<{PLACE}}", "dim") for text in texts)

    def place(self, name: str, fresh: set[str]) -> str:
        """A tile of the display, or a gap."""
        if not name:
            return f" {FREE}".ljust(PLACE)
        face = TILE_IDS.index(name)
        return self.tile(face, 0, name in fresh, PLACE)

    def tile(self, face: int, filled: int, is_fresh: bool, width: int, more: str = "") -> str:
        """A tile in the colour of its kind, between brackets when it is what just changed."""
        text = f"[{tile_text(face, filled)}]{more}" if is_fresh else f" {tile_text(face, filled)}{more}"
        return self.screen.paint(text.ljust(width), KIND_STYLES[FACE_KIND[face]])

    def magna_row(self, view: Discordia, fresh: set[str]) -> list[str]:
        """The outposts: number, tile, slots, and the disadvantage or the eagle (D-022, D-163)."""
        places = range(len(view.row))
        lines = ["", "".join(f"{n + 1:>2}".ljust(MAGNA) for n in places)]
        lines.append("".join(self.outpost(view.row[n], fresh) for n in places))
        lines.append("".join(f" {slots_of(view.row[n])}".ljust(MAGNA) for n in places))
        lines.append("".join(f" {self.disadvantage(view, n)}".ljust(MAGNA) for n in places))
        rest = " " * (TABLE_WIDTH - LABEL - MAGNA * len(places))
        return [lines[0], *(" " * LABEL + line + rest for line in lines[1:])]

    def outpost(self, tile: TileView | None, fresh: set[str]) -> str:
        """A tile of the Magna row by its id."""
        if tile is None:
            return f" {FREE}".ljust(MAGNA)
        name = tile.tile + ("*" if tile.is_stall else "")
        text = f"[{name}]" if tile.tile in fresh else f" {name}"
        return self.screen.paint(text.ljust(MAGNA), KIND_STYLES[FACE_KIND[face_of(tile)]])

    def disadvantage(self, view: Discordia, place: int) -> str:
        """What a Magna tile does that lies up, or its back."""
        if not view.row_up[place]:
            return self.say("discordia-eagle") if view.row[place] else ""
        if not view.row_known[place]:  # it is being turned up
            return NOTHING
        effect = MAGNA_EFFECTS[MAGNA_EFFECT[MAGNA_IDS.index(view.row_known[place])]]
        return self.say(f"discordia-effect-{effect.replace('_', '-')}")

    def panel(self, view: Discordia) -> Iterator[str]:
        """Germans, decrees, privileges, supplies, and what the signs mean."""
        say = self.say
        sides = [self.german(name) for name in (view.german_left, view.german_right)]
        yield say("discordia-germans", left=sides[0], right=sides[1], attack=view.attack)
        if view.janus:
            yield say("discordia-janus", janus=view.janus, about=self.text(f"discordia-janus-{view.janus}"))
        yield say("discordia-decrees", decrees=self.named("decree", view.decrees))
        yield say("discordia-privileges", privileges=self.named("privilege", view.privileges))
        trade, military = view.towers
        supplies = say("discordia-supplies", bag=counted(view.bag), cult=view.cult, mans=view.manipulators)
        yield whole(supplies, " · ")
        yield say("discordia-towers", trade=trade, military=military)
        pieces = (f"{name} {count}" for name, count in zip(EXPANSIONS, view.expansions, strict=True))
        yield whole(say("discordia-expansions", pieces=", ".join(pieces)), ", ")
        piles = say("discordia-piles", pile=view.pile, discard=len(view.discard), out=len(view.out))
        yield whole(piles, " · ")

    def boards(self, view: Discordia) -> list[str]:
        """The boards that lie open in the draft, with all that makes each of them different (D-151)."""
        if not view.boards:
            return []
        lines = ["", self.screen.paint(self.say("discordia-boards"), "bold")]
        for short in view.boards:
            head, *rest = self.board(BOARD_SHORTS.index(short))
            style = BANNER_STYLES[BANNER[BOARD_SHORTS.index(short)]]
            lines += [self.screen.paint(line, style) for line in folded(head, self.screen.columns - 1)]
            lines += ["  " + line for text in rest for line in folded(text, self.screen.columns - 3)]
        legend = self.say("discordia-boards-legend", free=FREE)
        return lines + [self.screen.paint(line, "dim") for line in folded(legend, self.screen.columns - 1)]

    def board(self, board: int) -> Iterator[str]:
        """A board to choose: banner, foundations and requirements, tracks, aqueduct, decree fields."""
        say, short = self.say, BOARD_SHORTS[board]
        name = {"board": short, "city": self.word("board", short)}
        today = self.text(f"discordia-board-{short}", "today")
        banner = self.text(f"discordia-banner-{BANNER[board]}")
        yield say("discordia-board", **name, today=today, banner=banner)
        yield from (self.board_row(board, row) for row in range(len(ROWS)))
        for track, bonuses, symbols in (("dev", DEV_BONUS, DEV_SYMBOL), ("exp", EXP_BONUS, EXP_SYMBOL)):
            marks = marked(bonuses, symbols, board * TRACK_SPACES, TRACK_SPACES)
            printed, more = listed_marks(marks[:TRACK]), listed_marks(marks[TRACK:])
            yield say("discordia-board-track", track=track, spaces=printed, more=more)
        first = board * AQUEDUCT
        values = [f"{RING_SUPPLY[first + n]} {codes(RING_BONUS[first + n])}".strip() for n in range(AQUEDUCT)]
        yield say("discordia-board-aqueduct", values=listed_marks(values))
        fields = marked(FIELD_BONUS, FIELD_SYMBOL, board * MOST_FIELDS, FIELDS[board])
        yield say("discordia-board-fields", fields=listed_marks(fields))
        yield from self.harder(board)

    def board_row(self, board: int, row: int) -> str:
        """The spaces of a row of a board, and how many foundations earn a privilege (D-152)."""
        first = board * SPACES + ROW_START[row]
        start = START_FOUNDATIONS[board * len(ROWS) + row]
        spaces = [FREE if n < start else f"({codes(SPACE_BONUS[first + n])})" for n in range(ROW_LENGTH[row])]
        label = self.text(f"discordia-row-{ROWS[row]}").ljust(ROW_LABEL).replace(" ", "\N{NO-BREAK SPACE}")
        need = THRESHOLDS[board * len(ROWS) + row]
        return label + self.say("discordia-board-row", spaces=" ".join(spaces), need=need)

    def harder(self, board: int) -> Iterator[str]:
        """The decrees for which a city has to do more (D-105)."""
        for decree, name in enumerate(DECREE_IDS):
            if more := DECREE_MORE[board * DECREES + decree]:
                count = DECREE_NEEDS[decree][1] + more
                words = {"decree": self.named("decree", [name]), "count": count}
                yield self.say("discordia-board-harder", **words)

    def legend(self) -> str:
        """What the signs mean."""
        return self.say("discordia-legend", filled=FILLED, free=FREE)

    def german(self, name: str) -> str:
        """A German tile with its strength, reward and penalty, or its back (D-122, D-126)."""
        if not name:
            return self.say("discordia-german-hidden")
        n = GERMAN_IDS.index(name)
        words = {"reward": codes(GERMAN_REWARD[n]), "penalty": codes(GERMAN_PENALTY[n])}
        return self.say("discordia-german", german=name, strength=GERMAN_STRENGTH[n], **words)

    # Cities

    def city(self, view: Discordia, seat: int, fresh: set[str]) -> list[str]:
        """A city: whose, its four rows, and its tracks and cards."""
        city = view.cities[seat]
        pointer = "▸" if seat in view.to_act else " "
        words = {"who": self.who(seat), "board": self.word("board", city.board or "none")}
        head = self.say("discordia-city", workers=city.workers, supply=counted(city.supply), **words)
        if not city.board:
            return [self.screen.paint(f"{pointer} {head}", "bold")]
        rows = [self.row(city, row, fresh) for row in range(len(ROWS))]
        return [
            self.screen.paint(f"{pointer} {head}", "bold"),
            *self.beside(rows, CITY_WIDTH, self.facts(city)),
        ]

    def row(self, city: CityView, row: int, fresh: set[str]) -> str:
        """The spaces of a row from the left (D-014)."""
        label = self.text(f"discordia-row-{ROWS[row]}")
        spaces = [self.space(city, row, n, fresh) for n in range(ROW_LENGTH[row])]
        rest = " " * SPACE * (max(ROW_LENGTH) - ROW_LENGTH[row])
        return f"  {label:<{ROW_LABEL - 2}}" + "".join(spaces) + rest

    def space(self, city: CityView, row: int, n: int, fresh: set[str]) -> str:
        """A tile, a foundation, or what one gets for opening the space; a tower beside it (D-015, D-090)."""
        tile = city.spaces[ROW_START[row] + n]
        tower = f"+{city.towers[n][0].upper()}" if row == 0 and city.towers[n] else ""
        if tile:
            return self.tile(face_of(tile), tile.filled, tile.tile in fresh, SPACE, tower)
        if n < city.open[row]:
            return f" {FREE}{tower}".ljust(SPACE)
        bonus = SPACE_BONUS[BOARD_SHORTS.index(city.board) * SPACES + ROW_START[row] + n]
        return self.screen.paint(f" ({codes(bonus) or ' '})".ljust(SPACE), "dim")

    def facts(self, city: CityView) -> Iterator[str]:
        """What a player has, and what the next step on each track brings."""
        say = self.say
        symbols, slots, value = city.lack
        numbers = {"stars": city.stars, "mans": city.manipulators, "strength": city.strength}
        lack = f"{symbols}+{slots}-{value}={symbols + slots - value}"
        yield "  " + whole(say("discordia-city-numbers", **numbers, lack=lack), " · ")
        board = BOARD_SHORTS.index(city.board)
        tracks = {
            "dev": steps(city.development, city.has_development_extension, DEV_BONUS, board),
            "exp": steps(city.expedition, city.has_expedition_extension, EXP_BONUS, board),
            "ring": next_of(city.ring, RING_END, RING_BONUS, board * (RING_END + 1) + 1),
        }
        yield "  " + whole(say("discordia-city-tracks", **tracks), " · ")
        fields = next_of(len(city.decrees), FIELDS[board], FIELD_BONUS, board * MOST_FIELDS)
        yield "  " + say("discordia-city-decrees", fields=fields, decrees=self.named("decree", city.decrees))
        if city.privileges:
            names = self.named("privilege", city.privileges)
            yield "  " + say("discordia-city-privileges", privileges=names)
        if city.reminder:
            yield "  " + say("discordia-city-reminder", decree=self.named("decree", [city.reminder]))

    def standing(self, view: View) -> list[str]:
        """A row for each player with everything that counts (D-138, D-139)."""
        assert isinstance(view, Discordia)
        heads = [self.say(f"discordia-head-{name}") for name in TALLIES]
        head = " " * (NAME + 4) + "".join(f" {title}" for title in heads)
        rows = [self.screen.paint(head, "dim")]
        for seat, city in enumerate(view.cities):
            symbols, slots, value = city.lack
            counts = (
                *(city.workers, city.stars, city.manipulators, city.ring, city.development),
                *(city.expedition, len(city.decrees), city.strength, symbols + slots - value),
            )
            numbers = (f" {count:>{len(title)}}" for count, title in zip(counts, heads, strict=True))
            rows.append(f"  {seat_letter(seat)} {self.names[seat]:<{NAME}.{NAME}}" + "".join(numbers))
        return rows

    # Sentences

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """What happened; things that were dealt one by one are told together."""
        found: list[str] = []
        for _, group in groupby(events, key=dealt_together):
            together = list(group)
            found += [self.together(together)] if len(together) > 1 else map(self.sentence, together)
        return found

    def together(self, events: Sequence[Event]) -> str:
        """Workers that one player drew, or tiles and cards that were laid out."""
        first = events[0]
        match first:
            case told.WorkersDrawn():
                letters = tuple(event.colour for event in events if isinstance(event, told.WorkersDrawn))
                words = {"seat": seat_letter(first.player), "count": len(letters)}
                return self.say("discordia-drawn", workers=self.word("workers", letters), **words)
            case told.TileDealt():
                placed = [event for event in events if isinstance(event, told.TileDealt)]
                names = ", ".join(f"{event.place}\N{NO-BREAK SPACE}{event.tile}" for event in placed)
                return self.say("discordia-laid-out", what="tile", names=names)
        assert isinstance(first, told.Dealt)
        dealt = [event.name for event in events if isinstance(event, told.Dealt)]
        return self.say("discordia-laid-out", what=first.what, names=self.cards(first.what, dealt))

    def cards(self, what: str, names: list[str]) -> str:
        """Decrees and privileges with their ids, boards by their names, action tiles by their numbers."""
        if what in ("decree", "privilege"):
            return self.named(what, names)
        shown = [self.word("board", name) for name in names] if what == "board" else names
        return listed(shown, self.screen.language)

    def sentence(self, event: Event) -> str:
        """What happened, and for what nobody chose the rule behind it."""
        rule = RULES.get(type(event), "")
        if isinstance(event, told.Won):
            early = event.reason == DiscordiaGame.info.end_reasons[0]
            rule = "D-136" if early else "D-138" if len(self.names) > 1 else "D-150"
        text = super().sentence(event)
        return f"{text} ({rule})" if rule else text

    # What is typed

    def examples(self, seats: int) -> str:
        """Every kind of action (D-183)."""
        return "; ".join(self.text(f"discordia-notation-{name}") for name in DECISIONS[1:-1])

    def misread(self, text: str) -> Refusal | None:
        """An action half typed or with a name that nothing bears (D-183)."""
        kind = SHOWN_BY.get(text.lower().partition(" ")[0], "")
        return Refusal(f"discordia-notation-{kind}", {}, "D-183") if kind else None


def is_magna(view: Discordia) -> bool:
    """Whether outposts are in the game."""
    return any(view.row) or any(view.row_known)


def face_of(tile: TileView) -> int:
    """The face of a tile that lies up."""
    front = TILE_IDS.index(tile.tile)
    return BACK_OF[front] if tile.is_stall else front


def tile_text(face: int, filled: int) -> str:
    """`S13 4B ●2`: id, `*` for a ship that became a stall, die, and the slots with what they take."""
    stall = "*" if face >= TILES else " "
    letter = DIE_LETTERS[min(FACE_DIE_COLOUR[face], ANY_DIE)]
    return f"{TILE_IDS[TILE_OF[face]]}{stall}{FACE_DIE[face]}{letter} {slots_text(face, filled)}"


def slots_text(face: int, filled: int) -> str:
    """A dot for each slot that is filled, and for the others the workers they take."""
    sizes = SLOT_SIZES[face * MOST_SLOTS : face * MOST_SLOTS + FACE_SLOTS[face]]
    return FILLED * filled + "".join(str(size) for size in sizes[filled:])


def slots_of(tile: TileView | None) -> str:
    """The slots of a tile that may not be there."""
    return slots_text(face_of(tile), tile.filled) if tile else ""


def printed(face: int) -> str:
    """The strength of barracks, the placement bonus, and after an arrow the completion bonus (D-010)."""
    strength = [f"str{FACE_STRENGTH[face]}"] if FACE_STRENGTH[face] else []
    complete = [f"→{codes(FACE_COMPLETE[face])}"] if FACE_COMPLETE[face] else []
    return " ".join([*strength, *([codes(FACE_BONUS[face])] if FACE_BONUS[face] else []), *complete])


def action_codes(name: str) -> list[str]:
    """The options of an action tile; none before it is dealt (D-051)."""
    return codes(ACTIONS[ACTION_IDS.index(name)]).split() if name else []


def folded(text: str, width: int) -> list[str]:
    """A text in lines of at most this width, what follows the first line set in."""
    return textwrap.wrap(text, width, subsequent_indent="  ")


def whole(text: str, between: str) -> str:
    """The text with no break but at these signs between its parts."""
    return between.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in text.split(between))


def codes(bonuses: Iterable[int]) -> str:
    """Bonuses by their codes (D-109)."""
    return " ".join(bonus_text(bonus) for bonus in bonuses)


def counted(workers: Sequence[int]) -> str:
    """`B3 R4 W0 Y2`."""
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, workers, strict=True))


def marked(bonuses: list[list[int]], symbols: bytes, first: int, count: int) -> list[str]:
    """The spaces of a track or the decree fields: `w` for a worker symbol, then the bonus (D-129)."""
    spaces = range(first, first + count)
    return [f"{'w ' * symbols[n]}{codes(bonuses[n])}".strip() or NOTHING for n in spaces]


def listed_marks(marks: Iterable[str]) -> str:
    """Spaces in their order, none of them torn."""
    return whole(", ".join(marks), ", ")


def steps(reached: int, is_longer: bool, bonuses: list[list[int]], board: int) -> str:
    """Stars on a track of how many, and what the next one brings (D-086, D-093)."""
    length = TRACK_SPACES if is_longer else TRACK_SPACES - 2
    return next_of(reached, length, bonuses, board * TRACK_SPACES)


def next_of(reached: int, length: int, bonuses: list[list[int]], first: int) -> str:
    """`3/6→depX`: how far, of how much, and the bonus of the next."""
    brings = codes(bonuses[first + reached]) if reached < length else ""
    return f"{reached}/{length}" + (f"→{brings}" if brings else "")


def tiles_of(event: Event) -> tuple[str, ...]:
    """The tiles that an event changed."""
    match event:
        case told.Placed() | told.Filled() | told.Flipped() | told.Fed():
            return (event.tile,)
        case told.Overbuilt():
            return (event.by,)
    return ()


def dealt_together(event: Event) -> object:
    """What events have in common that are told in one sentence."""
    match event:
        case told.WorkersDrawn():
            return event.player
        case told.TileDealt():
            return "tiles"
        case told.Dealt(what="action" | "decree" | "privilege" | "board"):
            return event.what
    return object()  # like no other
