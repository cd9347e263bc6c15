"""Orders and draws as text: section 13, N-165 and N-168."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    at,
    battle,
    card,
    finish,
    game_of,
    legal,
    order,
    refuse,
    reveal,
    roll,
    seen,
    told,
)

from ludi.engine.errors import IllegalActionError, NotationError
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.megadates.events import Fought, Mended, Met, Shot


def written(ship: str, text: str, *others: str) -> str:
    """The orders as they are written back."""
    match = battle(ship, *(others or ("P1 liburnia 1205 W", "P2 liburnia 1515 W")))
    name = ship.split()[0]
    seat = int(at(match).captain[at(match).setup.names.index(name)])
    for action in game_of(match).read_order(match.state, seat, f"{name}: {text}")[:-1]:
        match.play(seat, action)
    return card(match, name).order


def wrong(text: str, ship: str = "R1 quadrireme 0505 E") -> str:
    """What is said about orders that cannot be read."""
    match = battle(ship, "P1 liburnia 1205 W")
    before = match.state.to_bytes()
    with pytest.raises(NotationError) as refused:
        order(match, text)
    assert match.state.to_bytes() == before
    return str(refused.value)


@pytest.mark.rule("N-064", "N-118")
def test_the_example_of_the_rules_is_read() -> None:
    text = "1 1L 1R E; RAM; SHOOT(S1)@near; REPAIR(M1)"
    assert written("R1 deceres 0505 E", text) == text


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("1 extra 1", "1 E"),
        ("1 Extra", "1 E"),
        ("1 x", "1 E"),
        ("1 L 1 R", "1L 1R"),
        ("l r", "0L 0R"),
        ("1; *", "1; RAM"),
        ("0; )((M1)", "0; GRAPPLE(M1)"),
        ("0; )-(M1)", "0; UNGRAPPLE(M1)"),
        ("0; ^(S1)", "0; PREP(S1)"),
        ("0; ¥(S1)", "0; SHOOT(S1)"),
        ("0; #(M1)", "0; REPAIR(M1)"),
        ("0; >(M1)>stern", "0; MOVE(M1)>stern"),
        ("0; shoot(s1)@p1,NEAR", "0; SHOOT(S1)@P1,near"),
        ("0; repair(m1)@fire,oars", "0; REPAIR(M1)@fire,oars"),
        ("0; shoot(s1)@p1 PLAIN", "0; SHOOT(S1)@P1 plain"),
        ("0; shoot(s1) plain; shoot(s2)", "0; SHOOT(S1) plain; SHOOT(S2)"),
        ("", "0"),
    ],
)
def test_cards_symbols_and_small_letters_are_read(text: str, meaning: str) -> None:
    assert written("R1 quadrireme 0505 E", text) == meaning


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("R1: 1 2 1", "'2'"),
        ("R1: 1; DANCE", "DANCE"),
        ("R1: 1; RAM plain", "RAM plain"),
        ("R1: 1; SHOOT(X9)", "X9"),
        ("R1: L 1", "L has no step before it"),
        ("R1: 0; MOVE>bow", "MOVE needs units"),
        ("R1: 0; MOVE(M1)>mast", "mast"),
        ("R1: 0; FLAG DANCE", "dance"),
        ("P1: 0; (", "'('"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, part: str) -> None:
    assert part.lower() in wrong(text).lower()


def test_orders_for_another_ship_are_refused_with_the_one_that_comes_next() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0909 E", commands="fleets")
    with pytest.raises(NotationError, match="the orders of R1 come next"):
        game_of(match).read_order(match.state, 0, "R2: 0")


def test_a_refusal_names_the_part_the_rule_and_what_was_legal() -> None:
    said = refuse(battle("R1 liburnia 0505 E"), "R1: 1L 1 1 1 1", "N-050")
    assert said.startswith("1: ")
    assert "(N-050)" in said
    assert said.endswith("legal up to here: 1L 1 1 1")


@pytest.mark.rule("N-118")
def test_an_action_for_which_no_unit_is_free_is_refused() -> None:
    refuse(battle("R1 liburnia 0505 E"), "R1: 0; SHOOT(S1); REPAIR(M1); GRAPPLE", "N-118")


@pytest.mark.rule("N-118")
@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("0; SHOOT", "0; SHOOT(S1,S2,B1)"),
        ("0; GRAPPLE", "0; GRAPPLE(M1,M2,S1,S2)"),
        ("0; SHOOT; REPAIR", "0; SHOOT(S1,B1); REPAIR(M1,M2,S2)"),
        ("0; REPAIR; SHOOT", "0; SHOOT(S1,B1); REPAIR(M1,M2,S2)"),
        ("0; PREP", "0; PREP(S1)"),
        ("0; SHOOT(S2); REPAIR", "0; SHOOT(S2); REPAIR(M1,M2,S1)"),
    ],
)
def test_units_that_are_not_named_are_assigned(text: str, meaning: str) -> None:
    assert written("R1 quadrireme 0505 E", text) == meaning


@pytest.mark.rule("N-117", "N-118")
@pytest.mark.parametrize(
    ("ships", "text", "meaning"),
    [
        ("P1 liburnia 1505 E", "0; SHOOT; REPAIR", "0; SHOOT(B1); REPAIR(M1,M2,S1,S2)"),
        ("P1 liburnia 1505 E", "1 1 1; SHOOT", "1 1 1; SHOOT(S1,S2,B1)"),
        ("P1 liburnia 1605 E", "1; SHOOT@P1", "1; SHOOT(B1)@P1"),
        ("P1 liburnia 1905 E", "0; SHOOT", "0; SHOOT(B1)"),
        (
            "P1 liburnia 1505 E,P2 liburnia 0905 E",
            "0; SHOOT@P1; REPAIR",
            "0; SHOOT(B1)@P1; REPAIR(M1,M2,S1,S2)",
        ),
        ("P1 liburnia 1405 E,P2 liburnia 0905 E", "0; SHOOT@P1,near", "0; SHOOT(S1,S2,B1)@P1,near"),
    ],
)
def test_who_can_reach_the_target_is_told_to_shoot(ships: str, text: str, meaning: str) -> None:
    assert written("R1 quadrireme 0505 E", text, *ships.split(",")) == meaning


@pytest.mark.rule("N-115")
def test_fire_arrows_reach_less_far_unless_plain_ones_are_asked_for() -> None:
    ship, enemy = "R1 quadrireme 0505 E prepared=S2", "P1 liburnia 1405 E"
    assert written(ship, "0; SHOOT", enemy) == "0; SHOOT(B1)"
    assert written(ship, "0; SHOOT plain", enemy) == "0; SHOOT(S2,B1) plain"


@pytest.mark.rule("N-115")
def test_plain_is_for_units_that_shoot_and_the_last_word_on_them() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0905 E")
    refuse(match, "R1: 0; REPAIR(S1) plain", "N-115")
    for part in ("shoot R1.S1", "@P1", "plain"):
        match.play(0, part)
    assert not {"plain", "@near"} & set(legal(match, "R1"))


def test_a_grapple_order_with_nobody_near_is_allowed() -> None:
    assert allows(battle("R1 liburnia 0505 E"), "R1: 1 1; GRAPPLE")


def test_every_part_of_an_order_has_a_text_that_is_read_back() -> None:
    codec = game_of(battle("R1 liburnia 0505 E")).codec
    assert all(codec.read(codec.write(action)) == action for action in range(codec.size))


def test_whatever_random_orders_say_is_read_back_as_the_same_orders() -> None:
    rng = Rng(5)
    for _ in range(60):
        match = battle("R1 quadrireme 0505 E", "P1 liburnia 0605 E", "P2 liburnia 1205 W", links="R1>P1")
        state = at(match).copy()
        while not state.locked[0]:
            before = state.copy()
            state.apply(0, state.legal_at(0, rng.below(state.num_legal(0))))
        text = before.view(0).ships[0].order
        other = at(match).copy()
        for action in game_of(match).read_order(other, 0, text)[:-1]:
            other.apply(0, action)
        assert other.view(0).ships[0].order == text


# Chance


@pytest.mark.rule("N-165")
def test_dice_and_chits_come_one_at_a_time_with_their_weights() -> None:
    match = battle("R1 liburnia 0505 E speed=3")
    reveal(match, "R1: 0!")
    chances = {match.game.codec.write(action): weight for action, weight in at(match).chances()}
    assert (sum(chances.values()), chances["chit LEAK"], chances["chit UNITDIS boog"]) == (40, 5, 8)


@pytest.mark.rule("N-165")
def test_a_die_has_six_equal_faces() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1")
    chances = {match.game.codec.write(action): weight for action, weight in at(match).chances()}
    assert chances == {f"die {face}": 1 for face in range(1, 7)}


@pytest.mark.rule("N-165")
def test_the_lines_of_a_record_lead_to_the_same_position() -> None:
    start = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    first = at(start).copy()
    reveal(start, "R1: 1; RAM")
    roll(start, "1 2 1 LEAK boog:UNITDIS 1 NONE")
    for line in start.lines:
        seat, action = start.game.read_move(first, line)
        first.apply(seat, action)
    assert first.to_bytes() == start.state.to_bytes()


@pytest.mark.rule("N-165")
def test_nobody_chooses_his_own_die() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    with pytest.raises(IllegalActionError):
        match.play(0, "die 6")


# The order of everything


def asked_in_turn(match: Match, draws: int) -> list[str]:
    """What is drawn, one after the other, with dice of 5 and chits without effect."""
    found = []
    for _ in range(draws):
        found.append(asked(match))
        roll(match, "5" if asked(match).startswith("die") else "any")
    return found


@pytest.mark.rule("N-168")
def test_ships_are_taken_rome_first_and_by_number() -> None:
    ships = [f"P{n} liburnia {n:02}05 E" for n in (10, 2)] + [f"R{n} liburnia {n:02}08 E" for n in (10, 9)]
    assert [ship.id for ship in seen(battle(*ships)).ships] == ["R9", "R10", "P2", "P10"]


@pytest.mark.rule("N-168")
def test_stops_are_drawn_by_ship_chit_by_chit() -> None:
    match = battle("R1 liburnia 0505 E speed=3", "P1 liburnia 1205 W speed=3")
    reveal(match, "P1: 0!", "R1: 0!")
    assert asked_in_turn(match, 6) == ["chit R1 stops"] * 3 + ["chit P1 stops"] * 3


@pytest.mark.rule("N-168")
def test_in_an_encounter_the_first_ship_throws_first() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    (met,) = told(reveal(match, "R1: 1") + roll(match, "2 5"), Met)
    assert (met.first, met.second, met.dice) == ("R1", "P1", (2, 5))


@pytest.mark.rule("N-168")
def test_shots_are_taken_by_ship_and_unit_each_with_its_chit_and_fire_die() -> None:
    ships = ("R1 quadrireme 0505 NE crew=S1.stern,S2.stern prepared=S1", "P1 liburnia 0705 NE crew=S1")
    match = battle(*ships)
    reveal(match, "P1: 0; SHOOT(S1)", "R1: 0; SHOOT(S2); SHOOT(S1)@P1")
    log = roll(match, "5 NONE 4 5 NONE 5 NONE")
    assert [shot.unit for shot in told(log, Shot)] == ["R1.S1", "R1.S2", "P1.S1"]


@pytest.mark.rule("N-168")
def test_in_melee_the_bow_comes_before_the_stern_and_rome_throws_first() -> None:
    ships = ("R1 quadrireme 0505 E", "P1 quadrireme 0505 E crew=S1.stern,S2.bow")
    match = battle(*ships, aboard="R1.M1@P1.stern R1.M2@P1.bow")
    log = reveal(match) + roll(match, "2 3 1 2")
    assert [(f.section, f.dice) for f in told(log, Fought) if f.totals] == [
        ("bow", (2, 3)),
        ("stern", (1, 2)),
    ]


@pytest.mark.rule("N-168")
def test_the_rammed_ship_draws_before_the_rammer() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2")
    draws = asked_in_turn(match, 13)
    assert draws == ["die damage"] + ["chit P1 damage"] * 6 + ["die damage"] + ["chit R1 damage"] * 5


@pytest.mark.rule("N-168")
def test_repairs_go_by_ship_and_unit_then_sealing() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1205 W chits=LEAK")
    reveal(match, "P1: 0; SEAL; REPAIR(S1)", "R1: 0; REPAIR(S1); UNGRAPPLE(M1)")
    log = roll(match, "1 1 1 1")
    assert [mended.unit for mended in told(log, Mended)] == ["R1.M1", "R1.S1", "P1.S1", ""]


def test_a_turn_can_be_finished_with_any_dice() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1; RAM")
    finish(match, die=6)
    assert match.to_act() != [CHANCE]
