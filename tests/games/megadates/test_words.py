"""The words of an order in any order, units matched to actions, cards in a row: section 13, N-118."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.megadates.positions import at, battle, card, game_of, refuse, ship_number

from ludi.engine.errors import IllegalActionError, LudiError, NotationError
from ludi.engine.match import Match
from ludi.games.megadates.codec import MegadatesCodec

SHIPS = {
    "liburnia": ("R1 liburnia 0505 E", "P1 liburnia 0805 W"),
    "quadrireme": ("R1 quadrireme 0505 E role=navarch chits=LEAK", "P1 liburnia 0905 W"),
    "deceres": ("R1 deceres 0505 E speed=2 prepared=S1", "P1 quadrireme 0905 NW", "P2 liburnia 1211 W"),
    "held": ("R1 quadrireme 0505 E", "P1 quadrireme 0605 NE", "P2 liburnia 1211 W"),
}


def position(name: str) -> Match:
    return battle(*SHIPS[name], links="R1>P1" if name == "held" else "")


def chain(match: Match, text: str, name: str = "R1") -> list[str]:
    """The small actions of a line, the last left out."""
    seat = int(at(match).captain[ship_number(at(match), name)])
    actions = game_of(match).read_order(match.state, seat, text)
    return [match.game.codec.write(action) for action in actions[:-1]]


def answer(match: Match, text: str) -> str:
    """The chain of a line, or what is said against it."""
    try:
        return " ".join(chain(match, text))
    except LudiError as error:
        return f"refused: {error}"


def written(match: Match, text: str) -> str:
    for action in chain(match, text):
        match.play(0, action)
    return card(match, "R1").order


# Any order


@pytest.mark.rule("N-118")
def test_a_unit_that_alone_can_shoot_is_left_to_the_archers_whatever_is_written_first() -> None:
    assert written(position("liburnia"), "0; REPAIR; SHOOT") == "0; SHOOT(S1); REPAIR(M1)"
    assert written(position("liburnia"), "0; SHOOT; REPAIR") == "0; SHOOT(S1); REPAIR(M1)"


@pytest.mark.rule("N-118")
def test_units_are_found_for_every_action_where_one_choice_leads_to_another() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,S1,B1", "P1 liburnia 0905 W")
    assert written(match, "0; PREP; REPAIR; GRAPPLE(M1)") == "0; PREP(B1); GRAPPLE(M1); REPAIR(S1)"


@pytest.mark.parametrize(
    "text",
    ["1; SHOOT(S1); RAM", "SHOOT(S1); RAM; 1", "RAM; 1; SHOOT(S1)", "ram 1 shoot(s1)", "1 RAM SHOOT ( S1 )"],
)
def test_the_words_of_an_order_come_in_any_order(text: str) -> None:
    assert chain(position("liburnia"), f"R1: {text}") == ["1", "ram", "shoot R1.S1"]


def test_steps_are_rowed_in_the_order_in_which_they_are_written_wherever_they_stand() -> None:
    assert chain(position("liburnia"), "1L; RAM; 1; SHOOT(S1); 1R") == ["1L", "1", "1R", "ram", "shoot R1.S1"]


def test_a_flag_may_be_written_first() -> None:
    match = position("quadrireme")
    assert chain(match, "FLAG ATTACK red SHOOT(S1) 1") == ["1", "shoot R1.S1", "flag attack red"]


def test_units_in_brackets_come_in_any_order() -> None:
    match = position("quadrireme")
    assert (
        chain(match, "0; REPAIR(S2,M1)")
        == chain(match, "0; REPAIR(M1 s2)")
        == ["repair R1.M1", "repair R1.S2"]
    )


ACTIONS = [
    *("SHOOT", "SHOOT(S1)", "SHOOT(S2)@P1", "SHOOT@P1,near", "SHOOT plain", "PREP", "PREP(S2)", "GRAPPLE"),
    *("GRAPPLE(M1)@P1", "UNGRAPPLE", "UNGRAPPLE(M2)", "REPAIR", "REPAIR@fire,oars", "REPAIR(M2,S1)", "SEAL"),
    *("RAM", "MOVE(M1)>stern", "MOVE(M2)>P1", "MOVE(M1)>P1", "FLAG ATTACK", "*", "#", "¥", "Prepare fire"),
]
COURSES = ["0", "1", "1 1L", "1 L 1 R Extra", "0!", "0L 0R", "-1", "1 1 1 1 1 1 1"]


@pytest.mark.rule("N-118")
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(sorted(SHIPS)),
    st.lists(st.sampled_from(ACTIONS), max_size=5),
    st.sampled_from(COURSES),
    st.randoms(use_true_random=False),
)
def test_any_permutation_of_a_line_is_taken_or_refused_alike(
    name: str, actions: list[str], course: str, random: object
) -> None:
    match = position(name)
    parts = [course, *actions]
    as_written = answer(match, "; ".join(parts))
    random.shuffle(parts)  # type: ignore[attr-defined]
    assert answer(match, "; ".join(parts)) == as_written


@pytest.mark.rule("N-118")
def test_there_are_units_for_all_actions_exactly_when_there_is_a_matching() -> None:
    verbs = {"SHOOT": "SB", "PREP": "SB", "GRAPPLE": "MS", "UNGRAPPLE": "MS", "REPAIR": "MS"}
    for crew in ("M1,S1", "S1,B1", "M1,S1,B1", "M1,M2,S1", "S1,S2"):
        units = crew.split(",")
        match = battle(f"R1 quadrireme 0505 E crew={crew}", "P1 liburnia 0905 W")
        for wanted in permutations(verbs, 3):
            is_possible = any(
                all(unit[0] in verbs[verb] for unit, verb in zip(chosen, wanted, strict=False))
                for chosen in permutations(units, 3)
            )
            said = answer(match, "; ".join(("0", *wanted)))
            assert said.startswith("refused") is not is_possible, f"{crew}: {wanted}: {said}"


@pytest.mark.rule("N-118")
def test_the_refusal_says_which_order_is_one_too_many_and_who_is_there() -> None:
    said = {
        refuse(position("liburnia"), f"R1: 0; {'; '.join(words)}", "N-118")
        for words in permutations(("SHOOT", "REPAIR", "GRAPPLE"))
    }
    (only,) = said
    assert only.startswith("REPAIR: ")
    assert "SHOOT, GRAPPLE, REPAIR" in only
    assert "M1, S1" in only


@pytest.mark.rule("N-118")
def test_an_action_that_nobody_can_do_is_refused_by_its_name() -> None:
    match = battle("R1 liburnia 0505 E crew=M1", "P1 liburnia 0905 W")
    assert refuse(match, "R1: 0; SHOOT", "N-118").startswith("SHOOT: ")


def test_in_a_chain_of_small_actions_every_unit_is_named_so_nothing_is_assigned() -> None:
    codec = MegadatesCodec()
    for verb in ("shoot", "prep", "grapple", "ungrapple", "repair", "move"):
        with pytest.raises(NotationError):
            codec.read(verb)


# Cards


@pytest.mark.rule("N-064")
@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("1 L 1 R Extra Ram Shoot Repair", "1L 1R E; RAM; SHOOT(S1,S3,B1,B2); REPAIR(M1,M2,M3,M4,M5,S2)"),
        ("1 1 L 1 R Extra 1 Ram", "1 1L 1R E; RAM"),
        ("Ram 1, L, Extra R", "1L ER; RAM"),
        ("1 * ¥(S1) #(M1)", "1; RAM; SHOOT(S1); REPAIR(M1)"),
        ("0 Prepare fire (S1) Grapple (M1)", "0; PREP(S1); GRAPPLE(M1)"),
        ("0 ) ( (M1) ) - (M2) &(M3)", "0; GRAPPLE(M1,M3); UNGRAPPLE(M2)"),
        ("0 Board(M1)>stern", "0; MOVE(M1)>stern"),
        ("0 SHOOT(S1)@P1, REPAIR(M1)@ram,fire RAM", "refused"),
    ],
)
def test_the_cards_of_the_event_are_read_in_a_row(text: str, meaning: str) -> None:
    match = battle("R1 deceres 0505 E", "P1 liburnia 1005 W")
    if meaning == "refused":
        refuse(match, f"R1: {text}", "N-073")
    else:
        assert written(match, text) == meaning


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("1 Board", "MOVE(M1)>bow"),
        ("1 >", "MOVE(M1)>bow"),
        ("0 MOVE(M1)", "MOVE(M1)>bow"),
        ("1 RAM(M1)", "RAM"),
        ("1 RAM@P1", "RAM"),
        ("1 FLAG", "attack"),
        ("3", "1L"),
        ("1 ramming", "RAM SHOOT PREP"),
        ("1 SHOOT(S1", "(S1"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_to_write(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        chain(position("liburnia"), text)
    assert hint in str(refused.value)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(alphabet="01ELRX!-; ,@>()*^¥#&.PMSBramshotflgneivcy", max_size=30))
def test_no_line_whatever_breaks_the_reader(text: str) -> None:
    with suppress(NotationError, IllegalActionError):
        chain(position("liburnia"), text)


# Small actions


def test_ramming_and_flags_are_ordered_before_units_among_them_or_after_them() -> None:
    match = position("quadrireme")
    for action in ("1", "flag attack", "shoot R1.S1", "ram", "repair R1.M1"):
        match.play(0, action)
    assert card(match, "R1").order == "1; RAM; SHOOT(S1); REPAIR(M1); FLAG ATTACK"


def test_in_a_chain_the_course_comes_first() -> None:
    match = position("quadrireme")
    for action in ("1", "shoot R1.S1"):
        match.play(0, action)
    with pytest.raises(IllegalActionError) as refused:
        match.play(0, "1")
    assert refused.value.refusal.rule == "N-043"
