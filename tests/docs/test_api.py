"""The page of the API is made from the sources, has every public name, and says something of each."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludi
from ludi.commands import api

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_page_is_what_the_command_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == api.page()


def test_every_public_name_is_on_the_page_once() -> None:
    assert sorted(api.names()) == sorted(name for name in ludi.__all__ if name != "__version__")


@pytest.mark.parametrize("name", api.names())
def test_a_public_name_and_its_members_say_what_they_are(name: str) -> None:
    attributes, methods = api.members(name)
    entries = [api.entry_of(name), *attributes, *methods]
    assert [entry.name for entry in entries if not entry.told.strip()] == []


def test_what_a_constructor_sets_is_an_attribute() -> None:
    attributes, _ = api.members("Match")
    assert "state" in [entry.name for entry in attributes]


def test_one_name_can_be_asked_for() -> None:
    assert api.part("CHANCE").startswith("### CHANCE\n")
