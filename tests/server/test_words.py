"""The sentences of the server: every problem in both languages."""

from __future__ import annotations

import pytest
from tests.server.said import said

from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.table.words import problem_of


def test_a_mistake_of_the_setup_is_told_in_both_languages() -> None:
    with pytest.raises(LudiError) as caught:
        make("forun")
    told = problem_of(caught.value).message
    assert said(told) == "The table can't be set up like that: forun: unknown game; did you mean forum?"
    assert said(told, "nl") == "Zo kan de tafel niet worden klaargezet: forun: onbekend; bedoel je forum?"


def test_a_mistake_of_the_notation_is_told_in_both_languages_with_its_rule() -> None:
    with pytest.raises(LudiError) as caught:
        Match(make("forum"), 3).play(0, "h9")
    told = problem_of(caught.value)
    assert told.rule == "F-22"
    assert said(told.message, "nl") == (
        "Dat is geen zet in dit spel: h9: ligt niet op het bord; de velden zijn a1 tot en met g7 (F-22)."
    )


def test_who_is_not_to_act_reads_who_is() -> None:
    with pytest.raises(LudiError) as caught:
        Match(make("forum"), 3).play(1, "d4")
    told = problem_of(caught.value).message
    assert said(told) == "That can't be done now: B is not to act; waiting for A."
    assert said(told, "nl") == "Dat kan nu niet: B is niet aan zet; het wachten is op A."
