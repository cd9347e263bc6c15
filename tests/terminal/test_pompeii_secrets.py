"""Several people at one terminal: hands stay behind the curtain, and nobody is betrayed by a question."""

import io
import re
import sys
from contextlib import suppress

import pytest
from tests.games.pompeii.positions import match_of, position
from tests.terminal.driver import Typist

from ludi.engine.fair import FairDice
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import Screen
from ludi.terminal.setup import player
from ludi.terminal.table import TerminalTable

FULL = "i3:R2B2 f5:R3 e6:B4"  # no spot is left of 5, 7 and 9
JOKERS, OTHERS = "5 7 9 9", "10 11 1 2"
CURTAIN = "Everyone but "


def conversation(
    black: str, people: tuple[str, ...] = ("me:Anna", "me:Bert", "me:Cas"), stage: str = "play"
) -> Conversation:
    """Red is on turn, and Black, the second seat, holds these cards."""
    red = "1 2 3 4" if stage == "play" else "1 2 3"
    state = position(FULL, seats=len(people), stage=stage, hands={0: red, 1: black, 2: "6 6 8 8"})
    match = match_of(state)
    match.dice = FairDice("5" * 64)
    return Conversation(TerminalTable(match, [player(match.game, name) for name in people], Screen("en"), 0))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ludi: Typist) -> "Play":
    return Play(monkeypatch, capsys)


class Play:
    """Types lines into a conversation until they are used up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, talk: Conversation, *lines: str) -> str:
        """What is shown."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with suppress(EOFError):
            while True:
                talk.turn()
        return self.capsys.readouterr().out


def curtains(shown: str) -> list[str]:
    """For whom the others had to look away, in order."""
    return re.findall(rf"{CURTAIN}(\w)", shown)


def test_one_person_among_bots_is_asked_out_of_turn(play: Play) -> None:
    shown = play(conversation(JOKERS, ("uniform", "me:Bert")))
    assert "You hold only jokers: call the eruption, or wait while Red plays?" in shown
    assert CURTAIN not in shown


def test_one_person_among_bots_is_asked_while_a_bot_looks_for_a_victim(play: Play) -> None:
    shown = play(conversation(JOKERS, ("uniform", "me:Bert"), "omen"), "erupt")
    assert "You hold only jokers: call the eruption, or wait while Red plays?" in shown
    assert "Black shows 5, 7, 9 and 9, only jokers, and calls the eruption." in shown


@pytest.mark.parametrize("hand", [JOKERS, OTHERS])
def test_among_several_people_nobody_is_called_up_before_a_victim(play: Play, hand: str) -> None:
    assert play(conversation(hand, stage="omen")) == play(conversation("10 11 4 4", stage="omen"))


def test_among_several_people_nobody_is_called_up_out_of_turn(play: Play) -> None:
    shown = play(conversation(JOKERS))
    assert curtains(shown) == ["A"]
    assert "jokers" not in shown


def test_whoever_sits_at_the_terminal_when_the_question_comes_is_asked_there(play: Play) -> None:
    talk = conversation(JOKERS)
    talk.table.sitting = 1
    shown = play(talk, "wait").partition(CURTAIN)
    assert "You hold only jokers: call the eruption, or wait while Red plays?" in shown[0]
    assert shown[2].startswith("A (Anna)")


def test_a_bot_is_asked_before_the_question_lapses() -> None:
    talk = conversation(JOKERS, ("me:Anna", "uniform", "me:Cas"))
    talk.table.sitting = 0
    assert talk.next_seat() == 1


def test_a_letter_brings_its_player_to_the_terminal_who_may_call_there(play: Play) -> None:
    talk = conversation(JOKERS)
    shown = play(talk, "B", "erupt")
    assert curtains(shown)[:2] == ["A", "B"]
    assert "Black shows 5, 7, 9 and 9, only jokers, and calls the eruption." in shown


@pytest.mark.parametrize(("hand", "answer"), [(JOKERS, "wait"), (OTHERS, "")])
def test_those_who_look_away_cannot_tell_a_question_from_a_glance(play: Play, hand: str, answer: str) -> None:
    shown = play(conversation(hand), "b", answer)
    assert curtains(shown) == ["A", "B", "A"]
    assert shown.split(CURTAIN)[1] == play(conversation(OTHERS), "b", "").split(CURTAIN)[1]
    assert shown.split(CURTAIN)[3] == play(conversation(OTHERS), "b", "").split(CURTAIN)[3]


def test_a_glance_shows_ones_own_hand_and_hides_it_again(play: Play) -> None:
    parts = play(conversation(OTHERS), "B", "").replace("\N{NO-BREAK SPACE}", " ").split(CURTAIN)
    hands = [re.findall(r"Your cards: (.*)\n", part) for part in parts]
    annas, berts = ["1 grey  2 purple  3 purple  4 grey"], ["1 grey  2 purple  10 brown  11 brown"]
    assert hands == [[], annas, berts, annas]


def test_tab_and_examples_offer_what_the_player_at_the_terminal_may_do(play: Play) -> None:
    talk = conversation(JOKERS)
    shown = play(talk, "xyzzy")
    assert "type one such as 1 a2, or help" in shown
    assert talk.offer_completions("e") == ["exit"]
    assert talk.offer_completions("") == ["1 ", "2 ", "3 ", "4 "]


def test_tab_offers_nothing_to_one_who_only_looks(play: Play) -> None:
    talk = conversation(OTHERS)
    play(talk, "B")
    assert talk.offer_completions("") == []


def test_the_letter_is_in_the_help_only_where_somebody_must_look_away(ludi: Typist) -> None:
    together = ludi("play pompeii --players me:Anna,me:Bert", "help")
    alone = ludi("play pompeii --players me,uniform", "help")
    assert ["A letter, such as B, brings that player" in shown for shown in (together, alone)] == [
        True,
        False,
    ]


def test_the_letter_of_a_bot_or_of_oneself_brings_nobody(play: Play) -> None:
    shown = play(conversation(OTHERS, ("me:Anna", "me:Bert", "uniform")), "C", "A")
    assert curtains(shown) == ["A"]
    assert "“C” is not a move" in shown
    assert "“A” is not a move" in shown
