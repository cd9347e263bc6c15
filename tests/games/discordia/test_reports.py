"""What the software tells: D-186, and why an action is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    choosing,
    draft,
    gain_of,
    new_match,
    next_turn,
    play,
    position,
    season,
    turn,
    turn_of,
    year_end,
)

from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.views import Event, Message
from ludi.games.discordia import events as told
from ludi.games.discordia.game import DiscordiaGame

GAME = DiscordiaGame()
FULL_CITY = "S05 1/2, K01 1/1, M02 1/1, M09 1/1, F01 1/1, F08 1/1"


def texts(log: list[Event]) -> list[str]:
    """The names of the sentences, without the name of the game."""
    return [GAME.message(event).name.removeprefix("discordia-") for event in log]


# Consequences in their order


@pytest.mark.rule("D-186")
def test_a_chosen_die_is_told_with_its_change() -> None:
    match = choosing(Player(manipulators=2), dice="1 5 6")
    log = play(match, "die red 5-2")
    assert log == [told.DieChosen(player=0, colour="red", rolled=5, value=3, manipulators=2)]
    assert GAME.message(log[0]) == Message(
        "discordia-die-changed", {"seat": 0, "die": "red", "value": 3, "rolled": 5, "count": 2}
    )


@pytest.mark.rule("D-186")
def test_a_tile_that_is_laid_is_told_with_its_space_and_its_bonus() -> None:
    match = turn_of(Player(), "blue 1", display="1.1 K02")
    assert play(match, "take 1.1") == [
        told.Placed(player=0, tile="K02", space="fort1"),
        told.Stars(player=0, count=1),
    ]


@pytest.mark.rule("D-186", "D-055")
def test_overbuilding_is_told_with_the_workers_that_return() -> None:
    match = turn_of(Player("M07 1/2"), "blue 3", display="3.1 M11")
    assert play(match, "take 3.1 over M07") == [
        told.Overbuilt(player=0, tile="M07", by="M11", workers=2),
        told.Placed(player=0, tile="M11", space="market1"),
    ]


@pytest.mark.rule("D-186", "D-110")
def test_a_chain_of_bonuses_is_told_in_its_order() -> None:
    match = turn_of(Player("K01 0/1", "R1 Y4", stars=2, ring=1), "blue 5")
    log = play(match, "dev", "deploy K01", "exp")
    assert texts(log) == [
        "step-development",
        "filled",
        "completed",
        "step-expedition",
        "aqueduct",
        "stars",
    ]


@pytest.mark.rule("D-186", "D-094")
def test_a_step_on_a_track_is_told_with_the_stars_that_lie_there() -> None:
    match = gain_of(Player(stars=2, expedition=3, development=1), "exp", "dev")
    log = play(match, "exp", "dev")
    assert log[0] == told.Step(player=0, track="expedition", count=4)
    assert told.Step(player=0, track="development", count=2) in log


@pytest.mark.rule("D-186")
def test_an_expansion_a_privilege_and_a_tower_are_told() -> None:
    match = turn_of(Player(opened="harbor 2"), "blue 3", privileges="PRI07")
    log = play(match, "expand harbor", "privilege PRI07", "tower military harbor2")
    assert log == [
        told.Expanded(player=0, kind="harbor"),
        told.PrivilegeTaken(player=0, privilege="PRI07"),
        told.TowerSet(player=0, kind="military", space="harbor2"),
    ]


@pytest.mark.rule("D-186")
def test_a_decree_is_told_with_its_field() -> None:
    match = turn_of(Player(ring=4, decrees="DEC01"), "blue 6", decrees="DEC06")
    log = play(match, "decree DEC06")
    assert log[0] == told.DecreeTaken(player=0, decree="DEC06", field=2)


@pytest.mark.rule("D-186", "D-132")
def test_returned_workers_are_told_by_colour() -> None:
    match = gain_of(Player(supply="B1 Y3"), "ret3")
    log = play(match, "return B Y Y")
    assert log == [told.Returned(player=0, workers="BYY")]
    assert GAME.say(GAME.message(log[0])).count("sailor") == 1
    assert "2 farmers" in GAME.say(GAME.message(log[0]))


@pytest.mark.rule("D-186", "D-128")
@pytest.mark.parametrize(
    ("tiles", "steps", "decrees", "ring", "name", "count"),
    [
        ("K01 1/1", 0, "", 0, "lack", 14),
        (FULL_CITY, 5, "DEC01 DEC02 DEC03", 7, "surplus", 3),
        (FULL_CITY, 5, "DEC01 DEC02 DEC03", 1, "balance", 0),
    ],
)
def test_the_lack_is_told_with_its_arithmetic(
    tiles: str, steps: int, decrees: str, ring: int, name: str, count: int
) -> None:
    a = Player(tiles, "Y5", development=steps, expedition=steps, decrees=decrees, ring=ring)
    match = year_end(a, seats=1, germans="G08 G06", first="E1")
    lacked = next(event for event in play(match, "pass") if isinstance(event, told.Lacked))
    message = GAME.message(lacked)
    assert (message.name, message.words["count"]) == (f"discordia-{name}", count)
    assert lacked.symbols + lacked.slots - lacked.value == lacked.lack


@pytest.mark.rule("D-186")
def test_what_chance_brings_is_told() -> None:
    match = new_match(2)
    log = play(match, "deal action III")
    assert log == [told.Dealt(what="action", name="III", place="1")]
    match = season(seats=2)
    assert play(match, "roll 1 5 6") == [told.Rolled(year=1, season=1, player=0, dice=(1, 5, 6))]


@pytest.mark.rule("D-186")
def test_a_board_that_is_chosen_and_the_end_of_a_turn_are_told() -> None:
    match = draft(boards="on", revealed="agrippina", display="1.1 F01", seats=1)
    assert play(match, "board agrippina") == [told.BoardChosen(player=0, board="agrippina")]
    assert play(turn_of(Player(), "blue 1"), "end")[0] == told.TurnEnded(player=0)


@pytest.mark.rule("D-186", "D-136")
def test_the_end_is_told_with_its_winner_and_its_reason() -> None:
    match = gain_of(Player(supply="Y1"), "ret1")
    assert play(match, "return Y")[-1] == told.Won(player=0, reason="empty supply")


EVENTS = [
    kind
    for kind in vars(told).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@pytest.mark.rule("D-186")
def test_every_event_of_random_games_has_a_sentence_in_both_languages() -> None:
    heard = set()
    for seats, options in DiscordiaGame.set_ups():
        game, rng = DiscordiaGame(**options), Rng(186)
        state = game.start(seats)
        while state.to_act():
            log: list[Event] = []
            state.apply(
                state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))), log
            )
            for event in log:
                message = game.message(event)
                if message.name not in heard:
                    assert all(game.say(message, language) for language in ("en", "nl"))
                heard.add(message.name)
                heard.add(type(event).__name__)
    assert {kind.__name__ for kind in EVENTS} <= heard


@pytest.mark.rule("D-150", "D-202")
@pytest.mark.parametrize(
    ("event", "name"),
    [
        (told.Won(player=-1, reason="after year 4"), "discordia-lost"),
        (told.Won(player=0, reason="after year 4"), "discordia-won-fewest"),
        (told.Won(player=0, reason="empty supply"), "discordia-won-empty"),
        (told.Stars(player=0, count=-2), "discordia-stars-lost"),
        (told.Aqueduct(player=0, start=2, end=1), "discordia-aqueduct-back"),
        (told.Rolled(year=1, season=2, player=-1, dice=(1, 2, 3)), "discordia-rolled-janus"),
        (told.Flipped(player=0, tile="S01", space="", workers=2), "discordia-flipped-out"),
        (told.JanusPlayed(tile="J04", colour="blue", discarded="", removed=""), "discordia-janus-played"),
        (told.Refused(player=0, bonus="first"), "discordia-refused"),
    ],
)
def test_rare_events_have_their_own_sentences(event: Event, name: str) -> None:
    message = GAME.message(event)
    assert message.name == name
    assert GAME.say(message, "en") != GAME.say(message, "nl")


# Refusals


def refused(match: Match, text: str) -> tuple[str, dict[str, Any], str]:
    """The name without its beginning, the words and the rule of a refusal; it can be said."""
    state = at(match)
    refusal = GAME.why_not(state, int(state.actor), GAME.codec.read(text))
    assert refusal is not None
    assert GAME.say(refusal, "en") != GAME.say(refusal, "nl")
    return refusal.name.removeprefix("discordia-refuse-"), refusal.words, refusal.rule


@pytest.mark.rule("D-179")
@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        ("deploy K03", "workers", {"tile": "K03", "count": 2, "colour": "R", "have": 1}),
        ("deploy F01", "full", {"tile": "F01"}),
        ("deploy M05", "not-printed-deploy", {"value": 2, "colour": "W"}),
        ("deploy K19", "not-here", {"tile": "K19"}),
        ("special K03", "die-colour", {"tile": "K03", "die": "red"}),
        ("special M07", "workers", {"tile": "M07", "count": 2, "colour": "W", "have": 1}),
        ("special M12", "die-value", {"tile": "M12", "value": 4}),
        ("take 3.1", "column", {"place": "3.1", "value": 2}),
        ("take 2.1", "no-tile", {"place": "2.1"}),
        ("take 2.2", "foundation", {"tile": "K05", "row": "fort"}),
        ("take 2.2 over M05", "overbuild", {"tile": "K05", "over": "M05"}),
        ("take 2.2 over K19", "not-yours", {"tile": "K19"}),
        ("expand fort", "not-printed-expand", {"value": 2}),
        ("dev", "not-printed-dev", {"value": 2}),
        ("exp", "expedition", {}),
        ("season", "season", {"value": 2, "season": 1, "number": 1}),
        ("decree DEC01", "condition", {"decree": "DEC01", "need": "ships", "limit": 2, "have": 0}),
        ("decree DEC02", "no-decree", {"decree": "DEC02"}),
        ("pass", "pass-turn", {}),
        ("board agrippina", "decision", {"decision": "turn"}),
        ("deal worker B", "drawn", {}),
    ],
)
def test_a_refusal_in_a_turn_says_what_is_missing(text: str, name: str, words: dict[str, Any]) -> None:
    a = Player("K03, F01 1/1, M05, M07, M12", "R1 W1 Y1")
    match = turn_of(a, "blue 2", display="2.2 K05, 3.1 F02", decrees="DEC01")
    assert refused(match, text)[:2] == (name, words)


@pytest.mark.rule("D-104", "D-105", "D-179")
@pytest.mark.parametrize(
    ("city", "board", "decree", "sentence"),
    [
        ("S01, S02", "agrippina", "DEC01", "Classis needs 3 or more: ships in the city. You have 2."),
        ("S01, K01, M01", "standard", "DEC05", "Urbs needs 4 or more: kinds of city tiles. You have 3."),
        ("S01, K01, M01, F01", "standard", "DEC05", "Urbs needs 6 or more: city tiles. You have 4."),
        (
            "K01 1/1, K02 1/2, M02 1/1, F01 1/1",
            "standard",
            "DEC14",
            "Ordo allows 0 at most: empty slots on city tiles. You have 1.",
        ),
    ],
)
def test_a_refused_decree_tells_the_first_condition_that_is_missing(
    city: str, board: str, decree: str, sentence: str
) -> None:
    match = turn_of(Player(city, board=board), "blue 6", decrees=decree)
    refusal = GAME.why_not(at(match), 0, GAME.codec.read(f"decree {decree}"))
    assert refusal
    assert GAME.say(refusal, "en") == sentence


@pytest.mark.rule("D-179")
@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        ("die red 5", "die-taken", {"die": "red"}),
        ("die blue 2", "rolled", {"die": "blue", "value": 1}),
        ("die blue 1-1", "die-range", {"value": 0}),
        ("die blue 1+3", "manipulators", {"count": 3, "have": 1}),
        ("die blue 1+1q", "free-step", {"privilege": "PRI11"}),
        ("end", "end", {"decision": "die"}),
        ("pass", "pass", {"decision": "die"}),
    ],
)
def test_a_refusal_of_a_die_says_what_is_missing(text: str, name: str, words: dict[str, Any]) -> None:
    match = choosing(Player(manipulators=1), dice="1 5 6", taken="red")
    assert refused(match, text)[:2] == (name, words)


@pytest.mark.rule("D-045", "D-108")
def test_a_free_step_that_changes_nothing_is_refused() -> None:
    match = choosing(Player(privileges="PRI11"), dice="1 5 6")
    assert refused(match, "die blue 1+0q")[0] == "no-change"
    assert refused(match, "die blue 1+2q") == ("manipulators", {"count": 1, "have": 0}, "D-045")


@pytest.mark.rule("D-179")
@pytest.mark.parametrize(
    ("code", "text", "name", "words"),
    [
        ("depB", "deploy K01", "kind", {"tile": "K01", "bonus": "depB"}),
        ("ship", "take 2.1", "kind", {"tile": "K05", "bonus": "ship"}),
        ("dev", "exp", "other-track", {"bonus": "dev"}),
        ("exp", "dev", "other-track", {"bonus": "exp"}),
        ("tower", "tower trade harbor2", "harbor-closed", {"space": "harbor2"}),
        ("ret1", "return B R", "too-many", {"count": 1}),
        ("ret1", "return B B B B", "not-owned", {"colour": "B", "count": 4, "have": 3}),
        ("expand", "star", "decision", {"decision": "expand"}),
    ],
)
def test_a_refusal_in_a_bonus_says_what_is_missing(
    code: str, text: str, name: str, words: dict[str, Any]
) -> None:
    match = gain_of(Player("K01, S07", stars=2), code, display="1.1 S01, 2.1 K05")
    assert refused(match, text)[:2] == (name, words)


@pytest.mark.rule("D-178")
def test_who_is_not_asked_is_refused() -> None:
    state = at(turn_of(Player(), "blue 2"))
    refusal = GAME.why_not(state, 1, GAME.codec.read("star"))
    assert refusal
    assert (refusal.name, refusal.rule) == ("discordia-refuse-not-asked", "D-178")


@pytest.mark.rule("D-179")
def test_every_action_that_is_refused_anywhere_has_a_sentence() -> None:
    game, rng = DiscordiaGame(boards="on", magna="on"), Rng(179)
    state, said = game.start(2), set()
    while state.to_act():
        if state.actor >= 0:
            for _ in range(25):
                refusal = game.why_not(state, int(state.actor), int(rng.below(game.codec.size)))
                if refusal and refusal.name not in said:
                    said.add(refusal.name)
                    assert all(re.search(r"\w", game.say(refusal, language)) for language in ("en", "nl"))
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    assert len(said) > 15


@pytest.mark.rule("D-078", "D-050")
def test_what_was_done_already_is_refused_as_done() -> None:
    match = turn(position(Player("M05, M06", "W9 Y1")), "red 2")
    play(match, "special M05")
    assert refused(match, "special M05") == ("served", {"tile": "M05"}, "D-078")
    play(match, "star")
    assert refused(match, "star") == ("main-done", {}, "D-050")
    assert refused(next_turn(match, "red 2"), "season")[2] == "D-073"
