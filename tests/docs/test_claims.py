"""What README and docs say in numbers and lists is what the code has."""

from __future__ import annotations

import argparse
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from ludi.cli import COMMANDS
from ludi.commands import play
from ludi.engine.registry import game_class, game_ids
from ludi.server.settings import DAY, Keep

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
SERVER = (ROOT / "docs" / "server.md").read_text()
WITH_PAGES = [game for game in game_ids() if (ROOT / "docs" / "games" / f"{game}.md").exists()]


@pytest.mark.parametrize("game", WITH_PAGES)
def test_the_readme_tells_how_many_may_play(game: str) -> None:
    line = next(line for line in README.splitlines() if line.startswith("|") and f"games/{game}.md" in line)
    told = re.findall(r"(\d+) to (\d+) (?:players|captains)", line)
    seats = game_class(game).info.seats
    assert told == [(str(seats[0]), str(seats[-1]))]


@pytest.mark.parametrize("game", WITH_PAGES)
def test_the_page_of_a_game_lists_its_options_with_their_defaults(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text()
    table = (
        page.partition("## Options")[2].partition("\n\nAt the terminal")[0].partition("\n\nThe editions")[0]
    )
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| `")]
    told = {name.strip(" `"): default.strip(" `") for name, _, default, *_ in rows}
    assert told == {option.name: str(option.default) for option in game_class(game).info.options}


def test_the_readme_lists_every_command() -> None:
    listed = re.findall(r"^\| `\./ludi (\w+)` \|", README, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


def test_the_page_of_the_server_names_every_option_of_play_in_the_browser() -> None:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    group = next(group for group in parser._action_groups if group.title == "in the browser")
    options = [action.option_strings[0] for action in group._group_actions]
    assert [option for option in options if f"`{option}" not in SERVER] == []


def test_the_page_of_the_server_tells_how_long_things_are_kept() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \|.*\| (\d+) days \|$", SERVER, re.MULTILINE))
    assert told == {what: str(round(seconds / DAY)) for what, seconds in asdict(Keep()).items()}


def test_the_help_of_play_tells_how_long_things_are_kept() -> None:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    found = next(action for action in parser._actions if action.dest == "keep")
    told = dict(re.findall(r"(\w+)=(\d+)d", str(found.help)))
    assert told == {what: str(round(seconds / DAY)) for what, seconds in asdict(Keep()).items()}
