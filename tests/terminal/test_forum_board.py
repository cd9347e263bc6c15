"""Forum Romanum as text: walls between buildings, coins beside sectors, the senators' track, sentences."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.engine.views import Event
from ludi.games.forum.events import Ended, Scored, Stalemate
from ludi.games.forum.painter import ForumPainter
from ludi.games.forum.views import Forum
from ludi.terminal.screen import Screen, has_colour


def painter(columns: int = 80, seats: int = 3, **options: Any) -> tuple[ForumPainter, Match]:
    """A painter with a new match."""
    screen = Screen("en")
    screen.columns, screen.has_colour, screen.has_signs = columns, False, True
    game = make("forum", **options)
    return ForumPainter(game, screen, [f"player {n}" for n in range(seats)]), Match(game, seats)


def picture(columns: int = 80, seats: int = 3, **options: Any) -> list[str]:
    """The empty board."""
    drawn, match = painter(columns, seats, **options)
    return drawn.position(match.view(None), ())


def a_view(seats: int = 3, **fields: Any) -> tuple[ForumPainter, Forum]:
    """A painter and a view with these fields."""
    drawn, match = painter(seats=seats)
    view = match.view(None)
    assert isinstance(view, Forum)
    return drawn, replace(view, **fields)


def test_walls_stand_between_buildings_and_nowhere_else() -> None:
    walls = [line[3:32] for line in picture()]
    assert walls == [
        "╲ a●  b●  c●  d●  e●  f●  g●╱",
        "┏━I●━━━━━━━━┳━II●━━━━━━━━━━━┓",
        "┃ ·   ·   · ┃ ·   ·   ·   · ┃",
        "┃ ·   ·   · ┃ ·   ·   ·   · ┃",
        "┣━III●━━┳━━━┻━IV●━━━┳━V●━━━━┫",
        "┃ ·   · ┃ ·   ·   · ┃ ·   · ┃",
        "┃ ·   · ┃ ·   ·   · ┃ ·   · ┃",
        "┃ ·   · ┃ ·   ·   · ┃ ·   · ┃",
        "┣━VI●━━━┻━━━━━━━┳━━━┻━VII●━━┫",
        "┃ ·   ·   ·   · ┃ ·   ·   · ┃",
        "┃ ·   ·   ·   · ┃ ·   ·   · ┃",
        "┗━━━━━━━━━━━━━━━┻━━━━━━━━━━━┛",
    ]


def test_a_map_of_ones_own_is_drawn_with_its_crooked_walls() -> None:
    grid = ["I I I II II II II", "I I I II II II II", "III III IV IV IV V V", "III III IV IV IV V V"]
    grid += ["III VI IV IV IV V V", "III VI VI VI VII VII VII", "VI VI VI VI VII VII VII"]
    assert [line[3:32] for line in picture(map=grid)][6:] == [
        "┃ ·   · ┃ ·   ·   · ┃ ·   · ┃",
        "┃   ┏VI●┫           ┃       ┃",
        "┃ · ┃ · ┃ ·   ·   · ┃ ·   · ┃",
        "┃   ┃   ┗━━━━━━━┳━━━┻━VII●━━┫",
        "┃ · ┃ ·   ·   · ┃ ·   ·   · ┃",
        "┣━━━┛           ┃           ┃",
        "┃ ·   ·   ·   · ┃ ·   ·   · ┃",
        "┗━━━━━━━━━━━━━━━┻━━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize(("seats", "pointed"), [(2, ["B1", "B2"]), (4, ["B"])])
def test_a_pointer_stands_before_every_colour_of_the_player_on_turn(seats: int, pointed: list[str]) -> None:
    drawn, view = a_view(seats, to_act=(1,))
    assert re.findall(r"▸ (\w+)", "\n".join(drawn.senators(view, 80))) == pointed


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(seats: int, columns: int) -> None:
    assert max(len(line.rstrip()) for line in picture(columns, seats)) < columns


def test_a_tied_sector_shows_no_coin_but_its_tie_and_a_scored_one_shows_neither() -> None:
    drawn, view = a_view(coins=("row-2", "III"), stalemates=("row-2",))
    lines = drawn.position(view, ())
    assert lines[1][3:32] == "┏━I━━━━━━━━━┳━II━━━━━━━━━━━━┓"
    assert lines[4][3:32] == "┣━III●━━┳━━━┻━IV━━━━┳━V━━━━━┫"
    assert [line[31:34] for line in lines[2:4]] == ["┃  ", "┃ ="]


def test_a_senator_stands_on_its_field_of_the_track_with_its_lap() -> None:
    drawn, view = a_view(track=(25, 57, -1), phase="jumping")
    rows = [row[22:] for row in drawn.senators(view, 79)][1:]
    assert rows == ["┄" * 25 + "A" + "┄" * 24, "┄" * 7 + "B" + "┄" * 42 + " lap 1", "┄" * 49 + "C lap -1"]


def test_a_player_of_two_sees_both_senators_added_up() -> None:
    drawn, view = a_view(seats=2, scores=(12, -3))
    assert drawn.senators(view, 36)[-1].strip() == "together: A 12, B -3"


@pytest.mark.parametrize(
    ("counts", "steps", "options", "rules"),
    [
        ((4, 2, 1), (7, 0, -4), {}, "(F-32, F-34)"),
        ((5, 1, 1), (7, -2, -2), {}, "(F-32, F-35)"),
        ((5, 1, 1), (4, -4, -4), {"scoring": "variant"}, "(F-71, F-72)"),
    ],
)
def test_a_scoring_is_told_with_its_counts_and_rules(
    counts: tuple[int, ...], steps: tuple[int, ...], options: dict[str, Any], rules: str
) -> None:
    drawn, _ = painter(**options)
    event = Scored("row-1", ("A", "B", "C"), counts, steps, False, 22)
    told = drawn.sentence(event).replace("\N{NO-BREAK SPACE}", " ")
    shown = ", ".join(f"{name} {count}" for name, count in zip("ABC", counts, strict=True))
    assert told.startswith("Scored, finance (row 1): ")
    assert told.endswith(f". Romans: {shown} {rules}")


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (Stalemate("IV", ("A", "B", "C"), (4, 4, 1)), "(F-45)"),
        (Scored("IV", ("A", "B", "C"), (4, 4, 1), (4, 4, -4), True, 0), "(F-55, F-56)"),
        (Ended("coins", (1, 2, 3)), "(F-52)"),
        (Ended("agreed", (1, 2, 3)), "(F-63)"),
    ],
)
def test_what_the_game_does_by_itself_names_its_rule(event: Event, rule: str) -> None:
    assert painter()[0].sentence(event).endswith(rule)


def test_colours_are_used_only_where_they_are_seen_and_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert has_colour()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colour()
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    assert not has_colour()


def names_in(language: str) -> list[str]:
    """The names of the program's texts."""
    path = Path(__file__).parents[2] / f"src/ludi/text.{language}.ftl"
    return re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def test_every_text_exists_in_both_languages() -> None:
    assert names_in("en") == names_in("nl") != []
