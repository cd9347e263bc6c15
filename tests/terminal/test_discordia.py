"""Discordia as text: display, Magna row, supplies and cities, sentences, and what is typed."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    choosing,
    decision,
    draft,
    draw_first,
    legal,
    new_match,
    play,
    position,
    turn,
    turn_of,
)
from tests.records.make_discordia import FOLDER
from tests.terminal.driver import Terminal, Typist

from ludi.engine.record import load
from ludi.engine.registry import game_of, make
from ludi.engine.views import Event
from ludi.games.discordia import events as told
from ludi.games.discordia.painter import CITY_WIDTH, TABLE_WIDTH, DiscordiaPainter
from ludi.games.discordia.printed import BOARD_SHORTS
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.painter import painter_for
from ludi.terminal.screen import PLAIN_SIGNS, Screen

TWO = "play discordia --players me,uniform --seed 3"
CITY = "S13 1/2, S05* on market1, K03 2/2, M12, F04 1/3"
ROW = "S20 1/2 draw, -, K05 2/2 eagle, S15* eagle, M06 strength"


def painter(
    columns: int = 80, language: str = "en", colour: bool = False, seats: int = 2
) -> DiscordiaPainter:
    """A painter without a table."""
    screen = Screen(language)
    screen.columns, screen.has_colour, screen.has_signs = columns, colour, True
    found = painter_for(make("discordia"), screen, [f"player {n}" for n in range(seats)])
    assert isinstance(found, DiscordiaPainter)
    return found


def picture(state: DiscordiaState, recent: Sequence[Event] = (), **facts: Any) -> list[str]:
    """What the terminal shows of a position."""
    drawn = painter(seats=state.seats, **facts).position(state.view(0), recent)
    return [line.rstrip().replace("\N{NO-BREAK SPACE}", " ") for line in drawn]


def full_table(seats: int = 2) -> DiscordiaState:
    """A position with something of everything."""
    a = Player(
        CITY,
        stars=2,
        ring=3,
        development=1,
        opened="harbor 2",
        towers="military harbor2",
        decrees="DEC05",
        privileges="PRI07",
        board="mogontiacum",
    )
    state = position(
        a,
        seats=seats,
        magna="on",
        row=ROW,
        display="1.1 S01, 3.2 K11, 6.1 F22",
        dice="4 2 6",
        taken="red",
        decrees="DEC02 DEC06",
        privileges="PRI01",
        germans="G08",
    )
    return at(turn(state, "blue 5"))


def city_of(lines: list[str], letter: str) -> list[str]:
    """The lines of one city."""
    first = next(n for n, line in enumerate(lines) if re.match(rf"[▸ ] {letter} \(", line))
    return [*lines[first:], ""][: [*lines[first:], ""].index("")]


# The table


def test_the_display_shows_tiles_under_their_action_tiles_with_what_they_bring() -> None:
    lines = picture(full_table())
    first = next(n for n, line in enumerate(lines) if line.startswith("    1 I "))
    assert lines[first : first + 7] == [
        "    1 I         2 II        3 III       4 IV        5 V         6 VI",
        "    depB depW   depR depY   expand depB expand depR dev expand  dev depX",
        "    star1       star1       depY        depW        star1       star2",
        "1   S01 1B 11   ·           ·           ·           ·           F22 6Y 112",
        "    →star1                                                      star1",
        "2   ·           ·           K11 4R 1    ·           ·           ·",
        "                            str1",
    ]


def test_the_dice_show_which_is_gone_and_how_the_chosen_one_is_used() -> None:
    assert picture(full_table())[:2] == [
        "Year 1 · Spring · Maximus: A (player 0)",
        "Dice: blue 4→5  red 2 (gone)  yellow 6",
    ]


def test_a_die_that_the_last_player_changed_shows_its_own_value_to_the_next() -> None:
    match = choosing(Player(manipulators=1), dice="4 2 6")
    play(match, "die blue 4+1")
    assert picture(at(match))[1] == "Dice: blue 4→5 (gone)  red 2  yellow 6"
    play(match, "end")
    assert picture(at(match))[1] == "Dice: blue 4 (gone)  red 2  yellow 6"


def test_the_magna_row_shows_threats_and_eagles() -> None:
    lines = picture(full_table())
    first = next(n for n, line in enumerate(lines) if line.startswith("    1      2"))
    assert lines[first + 1 : first + 4] == [
        "    S20    ·      K05    S15*   M06    ·      ·      ·      ·      ·",
        "    ●2            ●●     11     12",
        "    worker        eagle  eagle  attack",
    ]


def test_a_table_without_outposts_shows_no_magna_row() -> None:
    assert not any("eagle" in line for line in picture(position(Player(CITY))))


def test_the_panel_tells_germans_cards_and_supplies() -> None:
    shown = " ".join(" ".join(picture(full_table())).split())
    assert "Germans: G08 of strength 1 (reward ret1, penalty draw1) and one face down; attack 2" in shown
    assert "Decrees: DEC02 Castra, DEC06 Aqua Privileges: PRI01" in shown
    assert "Star Cult 10 · manipulators 5 Towers: trade 4, military 4" in shown


def test_a_board_to_choose_shows_all_that_makes_it_different() -> None:
    match = draft(seats=2, boards="on", revealed="agrippina noviomagus treverorum", display="1.1 S01")
    lines = picture(at(match))
    first = lines.index("board agrippina: Colonia Agrippina (now Cologne), purple banner")
    assert lines[first - 1] == "Boards to choose from"
    told = " ".join(" ".join(lines[first:]).split())
    for part in (
        "harbor · · (ship) (tower) a privilege at 4 fort · (star1) (man) (tower) a privilege at 3",
        "development: w depX, aq1, w ship, man, w tower, ret2; extension: depX depX, ret3",
        "expedition: w depX, aq1, w star1, ship, aq1, ret2; extension: aq1, ret3",
        "aqueduct (supply value): 0, 1, 1 star1, 2, 2 depX, 3, 3 man, 4",
        "decree fields: w depX, w depX, w ret2 DEC01 Classis: this city needs 3 board noviomagus",
        "Augusta Treverorum (now Trier), white banner",
    ):
        assert part in told


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("board", range(1, len(BOARD_SHORTS)))
def test_no_two_boards_are_told_alike(board: int, language: str) -> None:
    drawn = painter(language=language)
    own = list(drawn.board(board))[1:]
    others = [list(drawn.board(n))[1:] for n in range(1, len(BOARD_SHORTS)) if n != board]
    assert own not in others


def test_boards_are_told_in_the_draft_alone_and_before_it_a_city_has_none() -> None:
    match = new_match(2, boards="on")
    draw_first(match)
    lines = picture(at(match))
    assert sum(line.startswith("board ") for line in lines) == 3
    assert sum("no board yet · 15 workers" in line for line in lines) == 2
    while decision(match) != "chance":
        play(match, "pass" if "pass" in legal(match) else legal(match)[0])
    assert not any(line.startswith("board ") or "no board yet" in line for line in picture(at(match)))


def test_alone_janus_is_shown_with_his_tile_and_as_maximus() -> None:
    record = load(FOLDER / "solo-lost.ludi")
    rolls = [n for n, line in enumerate(record.lines) if line.startswith("* roll")]
    state = record.replay(game_of(record), rolls[1] + 2).state
    assert isinstance(state, DiscordiaState)
    lines = picture(state)
    assert lines[0] == "Year 1 · Summer · Maximus: Janus"
    assert any(line.startswith(f"Janus {state.view(None).janus}: ") for line in lines)


# Cities


def test_a_city_shows_its_rows_with_tiles_foundations_towers_and_spaces_to_open() -> None:
    assert city_of(picture(full_table()), "A") == [
        "▸ A (player 0) · Mogontiacum · 12 workers B3 R3 W3 Y3",
        "  harbor S13 4B ●1     ·+M           (star1)       (tower)",
        "  fort   K03 1R ●●     ·             (tower)       (star1)",
        "  market S05*5X 1      M12 4X 11     ( )           (depW)        (aq1)",
        "  field  F04 1Y ●12    ·             (farm)        (depY)        (aq1)",
        "  stars 2 · manipulators 0 · strength 4 · lack 10+6-1=15",
        "  development 1/6→tower · expedition 0/6→star1 · aqueduct 3/7→tower",
        "  decrees 1/3→depX: DEC05 Urbs",
        "  privileges: PRI07 Legatus",
        "  harder on this board: DEC02 Castra",
    ]


def test_what_just_changed_stands_between_brackets() -> None:
    recent = [
        told.Placed(player=0, tile="M12", space="market2"),
        told.Filled(player=0, tile="S20", slot=1, slots=2, workers=1, colour="B"),
    ]
    lines = picture(full_table(), recent)
    assert any("[M12 4X 11]" in line for line in lines)
    assert any(line.startswith("   [S20]") for line in lines)
    assert not any("[K03" in line or "[S13 4B" in line for line in lines)


@pytest.mark.parametrize("columns", [80, 120])
def test_colours_change_nothing_but_the_colour(columns: int) -> None:
    painted = picture(full_table(), colour=True, columns=columns)
    assert "\033[94m" in "".join(painted)
    bare = [re.sub(r"\033\[[\d;]*m", "", line).rstrip() for line in painted]
    assert bare == picture(full_table(), columns=columns)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("columns", [80, 100, 112, 118, 120, 140, 200])
def test_no_line_is_wider_than_the_terminal(language: str, columns: int) -> None:
    lines = picture(full_table(4), columns=columns, language=language)
    assert max(map(len, lines)) < columns


def test_a_wide_terminal_has_texts_beside_the_drawings() -> None:
    lines = picture(full_table(), columns=120)
    head = next(line for line in lines if line.startswith("    1 I "))
    assert head[TABLE_WIDTH:].strip().startswith("Germans: G08")
    harbor = next(line for line in lines if line.startswith("  harbor S13"))
    assert harbor[CITY_WIDTH:].strip().startswith("stars 2 ·")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_sign_has_one_for_a_terminal_with_ascii_alone(language: str) -> None:
    lines = painter(language=language).position(full_table().view(0), ())
    assert all(line.translate(PLAIN_SIGNS).isascii() for line in lines)


@pytest.mark.parametrize("name", ["everything", "campaign-everything", "four-players"])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_position_of_a_whole_game_can_be_drawn(name: str, language: str) -> None:
    record = load(FOLDER / f"{name}.ludi")
    game = game_of(record)
    state, drawn = game.start(record.header.seats), painter(language=language, seats=record.header.seats)
    for line in record.lines:
        log: list[Event] = []
        state.apply(*game.read_move(state, line), log)
        view = state.view(None)
        assert max(map(len, [*drawn.position(view, log), *drawn.standing(view)])) < 80
        assert all(drawn.sentences(log))


def test_the_standing_has_a_row_for_each_player() -> None:
    head, *rows = painter().standing(full_table().view(0))
    assert head.split() == ["workers", "stars", "man.", "ring", "dev", "exp", "decrees", "strength", "lack"]
    assert rows[0].split() == ["A", "player", "0", "12", "2", "0", "3", "1", "0", "1", "4", "15"]


# Sentences


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (told.NewYear(year=2), "D-133"),
        (told.Attacked(player=0, attack=3, strength=2, is_defended=False), "D-125"),
        (told.Lacked(player=0, symbols=4, slots=1, value=4, lack=1), "D-128"),
        (told.Flipped(player=0, tile="S13", space="market2", workers=3), "D-066"),
        (told.Lapsed(player=0, bonus="exp"), "D-112"),
        (told.Won(player=0, reason="empty supply"), "D-136"),
        (told.Won(player=0, reason="after year 4"), "D-138"),
    ],
)
def test_what_the_game_does_by_itself_names_its_rule(event: Event, rule: str) -> None:
    assert painter().sentence(event).endswith(f" ({rule})")


def test_a_solo_game_names_its_own_rule() -> None:
    assert painter(seats=1).sentence(told.Won(player=-1, reason="after year 4")).endswith(" (D-150)")


def test_what_a_player_does_names_none() -> None:
    assert painter().sentence(told.Placed(player=0, tile="K03", space="fort1")) == "A lays K03 on fort 1."


def test_things_that_are_dealt_one_by_one_are_told_together() -> None:
    events: list[Event] = [
        *(told.Dealt(what="action", name=name, place=str(n)) for n, name in enumerate(("II", "I"), 1)),
        told.Dealt(what="decree", name="DEC05"),
        told.TileDealt(tile="K03", place="1.1"),
        told.TileDealt(tile="S01", place="2.1"),
        *(told.WorkersDrawn(player=0, colour=letter) for letter in "BRB"),
        *(told.WorkersDrawn(player=1, colour=letter) for letter in "YY"),
    ]
    said = [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in painter().sentences(events)]
    assert said == [
        "Action tiles, from column 1: II and I.",
        "A decree is laid out: Urbs.",
        "Laid out: 1.1 K03, 2.1 S01.",
        "A draws 3 workers: 2 sailors and 1 soldier.",
        "B draws 2 workers: 2 farmers.",
    ]


# What is typed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("take", "take 4.2, or take 4.2 over M07; pass refuses (rules D-183)"),
        ("deploy Z99", "deploy K03 fills the next slot of K03; pass refuses (rules D-183)"),
        ("die green 4", "die blue 4 takes the blue die, which shows 4;"),
        ("deal worker B", "drawn"),
        ("hepl", "“hepl” is not a move; did you mean help?"),
    ],
)
def test_a_refusal_says_why_in_one_sentence(ludi: Typist, typed: str, sentence: str) -> None:
    assert sentence in ludi.answer(TWO, typed)


def test_help_names_every_kind_of_action(ludi: Typist) -> None:
    shown = ludi.answer(TWO, "help")
    for text in ("board agrippina", "take 4.2", "die blue 4+1", "deploy K03", "tower trade", "return B W"):
        assert text in shown


@pytest.mark.parametrize(
    ("language", "words"), [("en", "end ends your turn"), ("nl", "end sluit je beurt af")]
)
def test_help_says_what_the_word_end_does(ludi: Typist, language: str, words: str) -> None:
    assert words in ludi.answer(f"{TWO} --lang {language}", "help")


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Your turn isn't over before you have decided about your start tile. (rules D-110)"),
        ("nl", "Je beurt kan pas eindigen als je hebt beslist over je begintegel. (regels D-110)"),
    ],
)
def test_a_turn_that_may_not_end_yet_is_refused_with_the_rule(ludi: Typist, language: str, why: str) -> None:
    assert why in ludi.answer(f"{TWO} --lang {language}", "end")


def test_a_board_that_may_not_be_chosen_now_is_refused_with_the_rule(ludi: Typist) -> None:
    assert "First decide about your start tile. (rules D-178)" in ludi.answer(TWO, "board agrippina")


def test_the_end_is_told_with_its_year() -> None:
    record = load(FOLDER / "early-win.ludi")
    match = record.replay(game_of(record))
    assert isinstance(match.state, DiscordiaState)
    assert picture(match.state)[0] == f"The end, in year {match.state.year}"


def test_a_turn_shows_whose_it_is() -> None:
    pointers = [line[0] for line in picture(at(turn_of(Player(), "blue 2"))) if "(player" in line[:14]]
    assert pointers == ["▸", " "]


# A whole game


def offered(shown: str) -> list[str]:
    """The actions that `legal` listed."""
    found = re.findall(r"^\w+ [^\n]*:\n((?:  [^\n]*\n)+)", shown, re.MULTILINE)[-1]
    return re.split(r" {2,}", found.replace("\n", "  ").strip())


@pytest.mark.parametrize(
    ("language", "who", "ask", "list_word"),
    [("en", "A (you)> ", "just Enter. ", "legal"), ("nl", "A (jij)> ", "alleen Enter. ", "mag")],
)
def test_a_whole_game_alone_can_be_played_from_what_is_shown(
    language: str, who: str, ask: str, list_word: str, tmp_path: Path
) -> None:
    chooser, typed = random.Random(7), 0
    command = f"play discordia --seats 1 --players me --seed 11 --option magna=on --lang {language}"
    with Terminal(command, tmp_path) as terminal:
        shown = terminal.read_to(who, ask)
        while shown.endswith(who):
            terminal.type(f"{list_word}\n")
            terminal.type(chooser.choice(offered(terminal.read_to(who))) + "\n")
            typed += 1
            shown = terminal.read_to(who, ask)
        terminal.type("game.ludi\n")
        assert terminal.leave() == 0
    record = load(tmp_path / "game.ludi")
    assert record.verify(game_of(record)).outcome
    assert sum(line.startswith("A ") for line in record.lines) == typed > 40
    assert max(map(len, terminal.screen.splitlines())) < 80
