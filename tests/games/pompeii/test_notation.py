"""Notation and stages: P-163 to P-168."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, city, legal, match_at, play, position

from ludi.engine.errors import NotationError
from ludi.engine.fair import ByHand
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.pompeii.codec import PompeiiCodec
from ludi.games.pompeii.events import Saved
from ludi.games.pompeii.game import PompeiiGame

FULL = "i3:R2B2 f5:RB2 e6:RB3"
TEXTS = (
    "7 f5",
    "7 a3",
    "11 k7",
    "7 -",
    "+ d2",
    "done",
    "omen c3 red",
    "omen a2 blue",
    "erupt",
    "wait",
    "lava d4",
    "lava d4 coin",
    "f5-f7",
    "f5-out",
    "pass",
    "draw 7",
    "draw omen",
    "draw ad79",
    "tile coin",
    "tile helmet/mask",
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.rule("P-163")
def test_what_is_read_is_written_the_same(text: str) -> None:
    assert PompeiiCodec().write(PompeiiCodec().read(text)) == text


@pytest.mark.rule("P-163")
def test_every_action_can_be_written_and_read_back() -> None:
    codec = PompeiiCodec()
    assert [codec.read(codec.write(action)) for action in range(codec.size)] == list(range(codec.size))


@pytest.mark.rule("P-163")
def test_every_text_is_in_lower_case_with_single_blanks() -> None:
    texts = [PompeiiCodec().write(action) for action in range(PompeiiCodec().size)]
    assert all(text == " ".join(text.lower().split()) for text in texts)


@pytest.mark.parametrize(
    ("text", "same"), [(" 7  F5 ", "7 f5"), ("OMEN c3 Red", "omen c3 red"), ("F5 - OUT", "f5-out")]
)
@pytest.mark.rule("P-163")
def test_capitals_and_blanks_are_understood(text: str, same: str) -> None:
    assert PompeiiCodec().read(text) == PompeiiCodec().read(same)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write a card and a square such as 7 f5"),
        ("f5", "write a card and a square such as 7 f5"),
        ("f5-", "write a card and a square such as 7 f5"),
        ("f5-f6-f7", "write a card and a square such as 7 f5"),
        ("7 f5 f6", "write a card and a square such as 7 f5"),
        ("12 f5", "12: no card has this number"),
        ("0 f5", "0: no card has this number"),
        ("7 i1", "i1: no square of the city"),
        ("7 l3", "l3: no square of the city"),
        ("+ a7", "a7: no square of the city"),
        ("f5-a8", "a8: no square of the city"),
        ("omen c3", "say whose figure, as in omen c3 red"),
        ("omen c3 green", "green: no colour; write one of red, black, yellow, blue"),
        ("lava d4 gold", "gold: no symbol"),
        ("+ d2 d3", "'d3': \\+ d2 is followed by nothing"),
        ("draw 12", "12: no card; write one of 1, 2"),
        ("draw 7 7", "'7': draw 7 is followed by nothing"),
        ("tile gold", "gold: no tile"),
        ("tile mask/helmet", "mask/helmet: no tile"),
    ],
)
@pytest.mark.rule("P-163")
def test_anything_else_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        PompeiiCodec().read(text)


@pytest.mark.rule("P-163")
def test_a_joker_is_played_with_the_same_text_as_any_card() -> None:
    match = match_at(FULL, hands={0: "7 1 2 3"})
    play(match, "7 a3")
    assert match.lines == ["A 7 a3"]


@pytest.mark.rule("P-163")
def test_the_square_of_a_tile_is_written_though_there_is_only_one() -> None:
    match = match_at("a2:R", stage="lava", tile="coin")
    assert legal(match) == ["lava c2"]
    assert match.legal_actions(0) == [PompeiiCodec().read("lava c2")]


@pytest.mark.rule("P-163")
def test_a_movement_is_written_without_its_path() -> None:
    match = match_at("e6:R2B2", stage="move-1")
    play(match, "e6-g7")
    assert match.lines == ["A e6-g7"]


@pytest.mark.rule("P-33", "P-163")
def test_the_deal_is_written_as_draws_four_for_each_seat_in_turn() -> None:
    match = Match(PompeiiGame(), 2, ByHand())
    play(match, *[f"draw {number}" for number in (1, 2, 3, 4, 5, 6, 8, 9)])
    assert match.lines[0] == "* draw 1"
    assert [at(match).cards(seat) for seat in (0, 1)] == [(1, 2, 3, 4), (5, 6, 8, 9)]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("7 f5", ("7", "f5")),
        ("7 -", ("7", "discard")),
        ("+ d2", ("d2",)),
        ("omen c3 red", ("c3", "red")),
        ("lava d4", ("d4",)),
        ("lava d4 coin", ("d4", "coin")),
        ("f5-f7", ("f5", "f7")),
        ("f5-out", ("f5", "out")),
        ("pass", ("pass",)),
        ("erupt", ("erupt",)),
    ],
)
@pytest.mark.rule("P-163")
def test_an_action_is_clicked_step_by_step(text: str, steps: tuple[str, ...]) -> None:
    assert PompeiiCodec().steps(PompeiiCodec().read(text)) == steps


# Gates


def way_out(figures: str, origin: str, lava: str = "") -> Saved:
    """What is told when a figure leaves from there."""
    log = play(match_at(figures, stage="move-1", lava=lava), f"{origin}-out")
    return next(event for event in log if isinstance(event, Saved))


@pytest.mark.rule("P-164")
def test_who_leaves_is_shown_at_the_nearest_gate() -> None:
    saved = way_out("e6:R2B2", "e6")
    assert (saved.square, saved.gate) == ("g7", "Porta di Stabia")
    assert len(saved.path) == 4
    assert (saved.path[0], saved.path[-1]) == ("e6", "g7")


@pytest.mark.parametrize(("origin", "gate"), [("a3", "a1"), ("h5", "k5")])
@pytest.mark.rule("P-164")
def test_of_gates_equally_near_the_first_of_the_list_is_shown(origin: str, gate: str) -> None:
    assert way_out(f"{origin}:R5", origin).square == gate


@pytest.mark.rule("P-164")
def test_a_closed_gate_is_not_shown() -> None:
    assert way_out("a3:R5", "a3", "coin a1").square == "a5"


@pytest.mark.rule("P-164")
def test_no_action_names_a_gate() -> None:
    match = match_at("h5:R5", stage="move-1")
    assert [text for text in legal(match) if text.endswith("out")] == ["h5-out"]


# Nothing to decide


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.rule("P-166")
def test_a_single_legal_action_is_asked_for_only_where_a_card_victim_or_square_is_named(seed: int) -> None:
    state, rng = PompeiiGame().start(4), Rng(seed)
    while state.to_act():
        if state.actor != CHANCE and state.num_legal(state.actor) == 1:
            assert state.stage_name() in ("lava", "play", "omen")
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))


# Positions and stages


@pytest.mark.rule("P-167")
def test_a_position_is_told_by_squares_colours_and_counts() -> None:
    match = match_at("i3:R2B a2:Y b1:U", seats=4, hands={0: "7 9 9 4"})
    view = at(match).view(0)
    assert view.city == {"b1": (0, 0, 0, 1), "a2": (0, 0, 1, 0), "i3": (2, 1, 0, 0)}
    assert view.hand == (4, 7, 9, 9)
    assert city(match) == "b1:U a2:Y i3:R2B"


@pytest.mark.rule("P-167")
def test_lava_is_told_by_symbols_and_squares() -> None:
    state = position("i3:R", stage="tile", lava="coin c2 c1; mask d7")
    assert state.view(None).lava == {"coin": ("c1", "c2"), "mask": ("d7",)}


@pytest.mark.rule("P-168")
def test_a_whole_game_goes_through_all_stages() -> None:
    stages = set()
    for seed in range(3):
        state, rng = PompeiiGame().start(3), Rng(seed)
        while state.to_act():
            stages.add(state.view(None).stage)
            state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
        stages.add(state.view(None).stage)
    assert stages == {"deal", "play", "relatives", "draw", "omen", "tile", "lava", "move-1", "move-2", "over"}


@pytest.mark.rule("P-160", "P-168")
def test_while_seats_are_asked_for_a_call_the_stage_is_that_of_the_seat_on_turn() -> None:
    match = match_at(FULL, hands={1: "5 7 9 9"})
    assert match.to_act() == [1, 0]
    assert at(match).view(None).stage == "play"
