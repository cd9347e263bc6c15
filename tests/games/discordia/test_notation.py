"""Decisions, notation, chance and what may be known: D-175 to D-187, D-199 and D-202."""

from __future__ import annotations

import dataclasses
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.discordia.positions import (
    Player,
    at,
    choosing,
    city,
    decision,
    draft,
    draw_first,
    feed,
    gain_of,
    legal,
    mine,
    new_match,
    next_turn,
    play,
    position,
    refuse,
    season,
    seen,
    turn_of,
    year_end,
)

from ludi.engine.errors import NotationError, NotYourTurnError
from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.games.discordia.choices import offer, sort
from ludi.games.discordia.codec import SIZE, DiscordiaCodec
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.views import Discordia
from ludi.games.discordia.year import end_year

CODEC = DiscordiaCodec()

# One decision at a time


@pytest.mark.rule("D-178")
def test_exactly_one_decision_is_open() -> None:
    match = choosing(dice="2 3 4")
    assert (match.to_act(), decision(match)) == ([0], "die")
    with pytest.raises(NotYourTurnError):
        match.play(1, "die blue 2")


@pytest.mark.rule("D-178")
@pytest.mark.parametrize(
    "text",
    ["take 1.1", "die blue 2", "deploy K01", "special K01", "star", "season", "expand fort", "decree DEC01"],
)
def test_what_belongs_to_another_decision_is_refused(text: str) -> None:
    refuse(gain_of(Player("K01"), "tower"), text, "D-178")


@pytest.mark.rule("D-178")
@pytest.mark.parametrize(
    "text", ["tower trade harbor1", "return B", "privilege PRI01", "board agrippina", "die blue 1"]
)
def test_what_belongs_to_a_bonus_is_refused_in_a_turn(text: str) -> None:
    refuse(turn_of(Player("K01"), "blue 2"), text, "D-178")


@pytest.mark.rule("D-187")
@pytest.mark.parametrize("text", ["deal worker B", "roll 1 2 3"])
def test_what_chance_does_is_no_action_of_a_player(text: str) -> None:
    refuse(turn_of(Player("K01"), "blue 2"), text, "D-187")


@pytest.mark.rule("D-179")
@pytest.mark.parametrize("seats", [1, 3])
def test_every_listed_action_is_accepted_and_every_other_is_refused(seats: int) -> None:
    game = DiscordiaGame(boards="on", magna="on")
    state, rng = game.start(seats), Rng(179)
    for _ in range(250):
        actor = state.actor
        if actor >= 0:
            options = set(state.legal_actions(actor))
            for action in [*options, *(int(rng.below(SIZE)) for _ in range(20))]:
                assert (game.why_not(state, actor, action) is None) == (action in options)
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))))


@pytest.mark.rule("D-180")
def test_the_options_of_a_turn_come_in_the_order_of_the_table() -> None:
    a = Player("K01, M12, F02", stars=1, ring=4)
    match = turn_of(a, "red 4", season=4, display="4.1 F01, 4.2 K05", decrees="DEC06 DEC12")
    kinds = list(dict.fromkeys(text.split()[0] for text in legal(match)))
    assert kinds == ["take", "deploy", "expand", "special", "season", "decree", "end"]
    assert legal(match)[:4] == ["take 4.1", "take 4.1 over F02", "take 4.2 over K01", "deploy K01"]


@pytest.mark.rule("D-180", "D-195")
def test_no_option_is_listed_twice_and_the_list_is_ascending() -> None:
    state, rng = DiscordiaGame(boards="on", magna="on").start(4), Rng(180)
    while state.to_act():
        options = state.legal_actions(state.actor)
        assert options == sorted(set(options))
        assert options
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))


@pytest.mark.rule("D-180")
def test_an_option_that_is_offered_twice_is_listed_once() -> None:
    state = position()
    state.count = 0
    for action in (7, 3, 9, 3, 7):
        offer(state, action)
    sort(state)
    assert [state.options[n] for n in range(state.count)] == [3, 7, 9]


KINDS_IN_ORDER = (
    *("board", "take", "die", "deploy", "expand", "dev", "exp", "star", "special", "season", "decree"),
    *("tower", "return", "privilege", "pass", "end"),
)
NAMES_IN_ORDER = (
    *("agrippina", "mogontiacum", "confluentes", "noviomagus", "treverorum", "borbetomagus"),
    *("harbor", "fort", "market", "field", "dev", "exp"),
    *("blue", "red", "yellow", "trade", "military"),
)


def promised_place(text: str) -> tuple[object, ...]:
    """Where an option stands by the words of D-180 and D-202 alone."""
    kind, *rest = text.split()
    first = KINDS_IN_ORDER.index(kind)
    if kind == "return":
        return first, len(rest), ["BRWY".index(letter) for letter in rest]
    if kind == "die":
        change = re.search(r"[+-]\d", rest[1])
        return first, NAMES_IN_ORDER.index(rest[0]), int(change[0]) if change else 0, "q" in rest[1]
    tiles = [("SKMF".index(word[0]), word) for word in rest if re.fullmatch(r"[SKMF]\d\d", word)]
    names = [NAMES_IN_ORDER.index(word) for word in rest if word in NAMES_IN_ORDER]
    return first, names, [word for word in rest if not re.fullmatch(r"[SKMF]\d\d|over", word)], tiles


@pytest.mark.rule("D-180", "D-202")
def test_the_options_come_in_the_order_that_the_rulebook_promises() -> None:
    rng, met = Rng(181), set[str]()
    for seats in (1, 2, 3, 4):
        state = DiscordiaGame(boards="on", magna="on").start(seats)
        while state.to_act():
            if state.actor >= 0:
                texts = [CODEC.write(action) for action in state.legal_actions(state.actor)]
                assert texts == sorted(texts, key=promised_place)
                met |= {text.split()[0] for text in texts if len(texts) > 2}
            state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    assert met >= {"board", "take", "die", "deploy", "expand", "special", "tower", "return", "privilege"}


@pytest.mark.rule("D-180", "D-202")
def test_boards_decrees_and_privileges_come_by_their_numbers_however_they_lie() -> None:
    match = draft(boards="on", revealed="treverorum confluentes agrippina")
    assert legal(match) == ["board agrippina", "board confluentes", "board treverorum"]
    a = Player("K01", supply="B9", ring=4, opened="harbor 2")
    match = turn_of(a, "red 3", decrees="DEC12 DEC06", privileges="PRI09 PRI02")
    assert [text for text in legal(match) if text.startswith("decree")] == ["decree DEC06", "decree DEC12"]
    play(match, "expand harbor")
    assert legal(match) == ["privilege PRI02", "privilege PRI09"]


@pytest.mark.rule("D-202")
def test_returns_are_listed_by_size_and_towers_trade_first() -> None:
    match = gain_of(Player(supply="B1 R1 W1 Y1"), "ret2")
    pairs = ["B R", "B W", "B Y", "R W", "R Y", "W Y"]
    assert legal(match) == [*(f"return {workers}" for workers in ["B", "R", "W", "Y", *pairs]), "pass"]
    match = gain_of(Player(opened="harbor 2"), "tower")
    assert [text[:11] for text in legal(match)[:4]] == ["tower trade"] * 2 + ["tower milit"] * 2


@pytest.mark.rule("D-181")
def test_neither_foundation_nor_slot_is_ever_asked() -> None:
    match = turn_of(Player("F04 1/3"), "blue 2", display="2.1 F01")
    assert [text for text in legal(match) if "F" in text or "2.1" in text] == [
        "take 2.1",
        "take 2.1 over F04",
        "deploy F04",
    ]


@pytest.mark.rule("D-182")
def test_a_compulsory_decision_with_one_option_is_asked() -> None:
    match = draft(boards="on", revealed="confluentes", display="1.1 F01", seats=1)
    assert legal(match) == ["board confluentes"]


# Notation


@pytest.mark.rule("D-183", "D-184")
@pytest.mark.parametrize(
    "text",
    [
        "board agrippina",
        "take 4.2",
        "take 4.2 over M07",
        "die blue 4",
        "die blue 4+1",
        "die red 6-2q",
        "deploy K03",
        "special S07",
        "expand harbor",
        "expand dev",
        "dev",
        "exp",
        "star",
        "season",
        "decree DEC05",
        "tower military harbor2",
        "return B W",
        "privilege PRI07",
        "pass",
        "end",
        "deal maximus B",
        "deal action III",
        "deal decree DEC05",
        "deal privilege PRI07",
        "deal board confluentes",
        "deal german G05",
        "deal tile K03",
        "deal magna MG04",
        "deal worker B",
        "deal janus J02",
        "roll 1 5 6",
    ],
)
def test_the_examples_of_the_notation_are_read_and_written(text: str) -> None:
    assert CODEC.write(CODEC.read(text)) == text
    assert CODEC.read(f"  {text.upper()} ".replace(" ", "  ")) == CODEC.read(text)


@pytest.mark.rule("D-183")
def test_every_action_has_a_text_of_its_own() -> None:
    texts = [CODEC.write(action) for action in range(SIZE)]
    assert [CODEC.read(text) for text in texts] == list(range(SIZE))


@pytest.mark.rule("D-185")
def test_the_letters_of_a_return_are_printed_in_order_and_read_in_any() -> None:
    assert CODEC.write(CODEC.read("return y b W")) == "return B W Y"
    assert CODEC.read("return YB") == CODEC.read("return B Y")


@pytest.mark.rule("D-185", "D-202")
def test_a_ship_on_its_stall_side_keeps_its_id_and_shows_a_star() -> None:
    match = turn_of(Player("S13* 0/1", "W1 Y1"), "blue 3")
    assert city(match) == {"market1": "S13* 0/1"}
    play(match, "special S13")
    assert city(match) == {"market1": "S13* 1/1"}


@pytest.mark.rule("D-183")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no action"),
        ("deploy", "the name of a city tile is missing; write one such as S01"),
        ("deploy K99", "k99: there is no such city tile; write one such as S01"),
        ("die white 3", "white: there is no such die"),
        ("die blue 7", "no action"),
        ("take 7.1", "no action"),
        ("take 4.2 over K99", "K99: there is no such city tile"),
        ("tower stone harbor1", "stone: there is no such tower"),
        ("tower trade harbor5", "no action"),
        ("return", "no action"),
        ("return G", "no action"),
        ("return YYYYYYY", "more than 6 workers"),
        ("deal", "no action"),
        ("deal tile", "the name of a city tile is missing"),
        ("roll 1 2", "no action"),
        ("K03*", "no action"),
    ],
)
def test_a_text_that_is_no_action_is_told_where_it_goes_wrong(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=re.escape(told)):
        CODEC.read(text)


@given(st.text(max_size=30))
@pytest.mark.rule("D-183")
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = CODEC.read(text)
    except NotationError:
        return
    assert CODEC.read(CODEC.write(action)) == action


@pytest.mark.rule("D-184")
@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("take 4.2", ("4.2", "foundation")),
        ("take 4.2 over M07", ("4.2", "M07")),
        ("deploy K03", ("K03", "deploy")),
        ("special K03", ("K03", "special")),
        ("die blue 4+1", ("blue", "4+1")),
        ("expand harbor", ("expand", "harbor")),
        ("tower military harbor2", ("military", "harbor2")),
        ("return B W W", ("return", "BWW")),
        ("decree DEC05", ("DEC05",)),
        ("end", ("end",)),
    ],
)
def test_an_action_is_clicked_as_a_thing_and_what_becomes_of_it(text: str, steps: tuple[str, ...]) -> None:
    assert CODEC.steps(CODEC.read(text)) == steps


@pytest.mark.rule("D-180")
def test_no_option_is_the_beginning_of_another_when_it_is_clicked() -> None:
    state, rng = DiscordiaGame(boards="on", magna="on").start(3), Rng(184)
    while state.to_act():
        if state.actor >= 0:
            steps = sorted(CODEC.steps(action) for action in state.legal_actions(state.actor))
            assert all(one != other[: len(one)] for one, other in pairwise(steps))
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))


# Chance


@pytest.mark.rule("D-187")
def test_a_worker_is_drawn_with_the_weight_of_its_colour_in_the_bag() -> None:
    match = year_end(Player(supply="B9 R3 W1 Y1"), seats=1, first="E3")
    assert [weight for _, weight in at(match).chances()] == [26, 32, 34, 34]


@pytest.mark.rule("D-187", "D-199")
def test_all_other_draws_have_equal_weights() -> None:
    match = new_match(2, boards="on", magna="on")
    while at(match).actor == CHANCE:
        text = legal(match)[0]
        if not text.startswith("deal worker"):
            assert {weight for _, weight in at(match).chances()} == {1}
        play(match, text)


@pytest.mark.rule("D-199")
def test_a_draw_with_one_outcome_left_is_made_and_one_without_is_not() -> None:
    match = new_match(2)
    play(match, *(f"deal action {name}" for name in ("I", "II", "III", "IV", "V")))
    assert legal(match) == ["deal action VI"]
    match = gain_of(Player(), "draw3", bag="Y1")
    assert legal(match) == ["deal worker Y"]
    play(match, "deal worker Y")
    assert decision(match) == "turn"


@pytest.mark.rule("D-199")
def test_saturnalia_draws_tiles_then_the_german_tile_then_the_dice() -> None:
    match = season(season=4, germans="G01")
    kinds = [text.split()[0:2] for text in draw_first(match)]
    assert [kind[1] for kind in kinds[:-1]] == ["tile"] * 12 + ["german"]
    assert kinds[-1][0] == "roll"


@pytest.mark.rule("D-199")
def test_a_new_year_with_magna_draws_tiles_magna_tiles_the_german_tile_and_the_dice() -> None:
    match = year_end(first="E5", magna="on", year=2)
    kinds = list(dict.fromkeys(" ".join(text.split()[:2]) for text in draw_first(match)))
    assert kinds == ["deal tile", "deal magna", "deal german", "roll 1"]


@pytest.mark.rule("D-187", "D-199")
def test_undo_goes_back_to_the_last_draw_and_not_past_another_player() -> None:
    match = choosing(Player("M12, K11"), Player(), dice="4 4 4", display="4.1 F01")
    before = match.state.to_bytes()
    play(match, "die red 4", "special K11", "take 4.1")
    match.undo(0)
    match.undo(0)
    match.undo(0)
    assert match.state.to_bytes() == before
    play(match, "die red 4", "end", "die blue 4")
    assert not match.may_undo(0)


# What may be known


@pytest.mark.rule("D-175", "D-177")
def test_the_next_tile_may_be_every_one_that_has_not_been_seen() -> None:
    match = new_match(2)
    draw_first(match, "deal tile")
    play(match, "deal tile K03", "deal tile S01")
    unseen = {f"deal tile {tile}" for tile in _tiles()} - {"deal tile K03", "deal tile S01"}
    assert set(legal(match)) == unseen


def _tiles() -> list[str]:
    return [
        CODEC.write(action).split()[1]
        for action in range(CODEC.read("deploy S01"), CODEC.read("deploy F22") + 1)
    ]


@pytest.mark.rule("D-175")
def test_a_magna_tile_that_was_never_turned_up_is_shown_to_nobody() -> None:
    match = feed(year=1, display="1.1 S01, 2.1 K01")
    play(match, "deal magna MG07")
    assert seen(match).row_known == ("MG07", *[""] * 9)


@pytest.mark.rule("D-176", "D-177")
def test_every_viewer_sees_the_same_and_the_position_hides_nothing() -> None:
    match = turn_of(Player("K03 1/2", stars=2), "blue 2", magna="on", row="S20 1/2 draw")
    state = at(match)
    views = [state.view(viewer).__dict__ | {"viewer": None} for viewer in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert state.redraw(1, Rng(1)).to_bytes() == state.to_bytes()
    assert not DiscordiaGame.info.has_secrets


@pytest.mark.rule("D-176")
def test_supplies_and_piles_are_open_and_a_magna_tile_seen_once_stays_known() -> None:
    match = turn_of(
        Player("K01"), "blue 3", display="3.1 K02", discard="F22", magna="on", row="K05 2/2 eagle"
    )
    play(match, "take 3.1 over K01")
    view = seen(match)
    assert (view.discard, view.out, view.row_known[0], view.row_up[0]) == (("F22",), ("K01",), "MG01", False)
    assert (mine(match).workers, sum(view.bag)) == (12, 160 - 24 - 2)


@pytest.mark.rule("D-127", "D-176")
def test_german_tiles_stay_known_when_they_are_out_of_the_game() -> None:
    match = year_end(Player(), seats=1, germans="G01 G02")
    assert seen(match).germans == ("G01", "G02")
    draw_first(match, "deal german")
    assert (seen(match).german_left, seen(match).germans) == ("", ("G01", "G02"))


@pytest.mark.rule("D-143", "D-176")
def test_janus_tiles_of_this_year_stay_known() -> None:
    match = season(seats=1)
    play(match, "roll 1 2 3", "deal janus J05")
    assert (seen(match).janus, seen(match).janus_seen) == ("J05", ("J05",))
    play(
        match,
        *[text for text in legal(match) if text.startswith("die")][:1],
        "end",
        "roll 1 1 1",
        "deal janus J02",
    )
    assert seen(match).janus_seen == ("J02", "J05")
    end_year(at(match), None)
    assert seen(match).janus_seen == ()


@pytest.mark.rule("D-078", "D-176")
def test_the_tiles_that_were_served_in_this_turn_are_seen_until_it_ends() -> None:
    match = turn_of(Player("S13 1/2, M12", "B1 W3 Y2", privileges="PRI03"), "blue 4")
    play(match, "special M12", "special S13")
    assert seen(match).served == ("S13", "M12")
    play(match, "special S13")  # its stall side is another tile (D-079)
    assert seen(match).served == ("S13", "M12", "S13*")
    play(match, "pass", "end")
    assert seen(match).served == ()


@pytest.mark.rule("D-110", "D-176")
def test_what_is_still_to_come_is_seen() -> None:
    match = gain_of(Player("K01", stars=2), "depX", "dev", "star1")
    assert [(one.player, one.bonus) for one in seen(match).pending] == [(0, "dev"), (0, "star1")]
    play(match, "pass", "pass")
    assert seen(match).pending == ()


# What the view holds is the whole position: what is not in it can be computed from it.
_IN_VIEW = {
    "germans": "germans",
    "janus_left": "janus_seen",
    "served_low": "served",
    "served_high": "served",
    "stack": "pending",
    "towers_left": "towers",
    "mans": "manipulators",
    "left": "german_left",
    "right": "german_right",
    "city": "cities",
    "own": "cities",
    "filled": "cities",
    "tiles": "pile",
    "row_filled": "row",
    "asks": "decision",
    "param": "bonus",
}
_NOT_SEEN = {"setup", "depth", "options", "count", "winner"}  # the game's own; legal actions; the outcome


@pytest.mark.rule("D-176")
def test_every_part_of_the_position_is_in_the_view() -> None:
    fields = {field.name for field in dataclasses.fields(Discordia)}
    kept = DiscordiaGame().start(2).fields().keys() - {"seats", "actor", "ply"}  # of every state
    assert len(kept) > 40
    for slot in kept:
        assert slot in _NOT_SEEN or _IN_VIEW.get(slot, slot) in fields, slot


# Prompts


@pytest.mark.rule("D-180")
def test_the_prompt_of_a_turn_names_what_is_possible() -> None:
    match = turn_of(Player("M12", ring=4), "red 4", season=4, display="4.1 F01", decrees="DEC06")
    told = at(match).prompt(0)
    words = ("take", "deploy", "expand", "special", "season", "decree")
    assert (told.name, told.words["possible"]) == ("discordia-prompt-turn", words)
    play(match, "take 4.1")
    told = at(match).prompt(0)
    assert (told.name, told.words["possible"]) == (
        "discordia-prompt-turn-side",
        ("special", "season", "decree"),
    )
    assert at(next_turn(turn_of(Player(), "blue 6", cult=0), "blue 6")).prompt(0).name.endswith("turn-done")


@pytest.mark.rule("D-180")
@pytest.mark.parametrize(
    ("code", "name", "words"),
    [
        ("depX", "deploy", {"bonus": "depX"}),
        ("dev", "step-dev", {"count": 2}),
        ("exp", "step-exp", {"count": 2}),
        ("tower", "tower", {}),
        ("expand", "expand", {}),
        ("ship", "tile", {"bonus": "ship"}),
        ("ret2", "return", {"count": 2}),
    ],
)
def test_the_prompt_of_a_bonus_names_it(code: str, name: str, words: dict[str, str | int]) -> None:
    match = gain_of(Player("K01", stars=2), code, display="1.1 S01")
    told = at(match).prompt(0)
    assert (told.name, told.words) == (f"discordia-prompt-{name}", words)
    assert at(match).prompt(1).words == {"seat": 0}


@pytest.mark.rule("D-132", "D-180")
def test_the_prompt_of_a_surplus_names_the_exact_number() -> None:
    full = "S05 1/2, K01 1/1, M02 1/1, M09 1/1, F01 1/1, F08 1/1"
    a = Player(full, "B1 Y5", development=5, expedition=5, decrees="DEC01 DEC02 DEC03", ring=7)
    told = at(year_end(a, first="E3")).prompt(0)
    assert (told.name, told.words) == ("discordia-prompt-return-exact", {"count": 3})
