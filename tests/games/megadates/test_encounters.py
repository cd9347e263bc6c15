"""Rams and collisions: N-070 to N-088."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    asked,
    at,
    battle,
    card,
    finish,
    is_afloat,
    refuse,
    reveal,
    roll,
    seen,
    told,
    turn,
    where,
)

from ludi.engine.errors import IllegalActionError
from ludi.engine.game import CHANCE, TABLE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.megadates.codec import DEADLINE
from ludi.games.megadates.events import Met, Struck

STILL = ("R1 liburnia 0505 E", "P1 liburnia 0605 E")  # R1 comes to P1 with one step
CROSSING = ("R1 liburnia 0505 E", "P1 liburnia 0604 SE")  # both come to 0605 with one step
OPPOSED = ("R1 liburnia 0505 E", "P1 liburnia 0705 W")


def results(log: list[Event]) -> list[str]:
    """What came of the encounters: `ram R1`, `collision`, `alongside`."""
    return [f"{met.result} {met.rammer}".strip() for met in told(log, Met)]


def meet(ships: tuple[str, ...], *orders: str, dice: str) -> list[str]:
    """What came of it with these dice."""
    match = battle(*ships)
    return results(reveal(match, *orders) + roll(match, dice))


def hulls(match: Match) -> list[int]:
    return [int(hull) for hull in at(match).hull]


@pytest.mark.rule("N-070")
@pytest.mark.vector("V-19")
def test_equal_dice_on_entering_are_a_collision() -> None:
    assert meet(STILL, "R1: 1", dice="4 4") == ["collision"]


@pytest.mark.rule("N-070")
def test_friends_collide_too() -> None:
    assert meet(("R1 liburnia 0505 E", "R2 liburnia 0605 E"), "R1: 1", dice="4 4") == ["collision"]


@pytest.mark.rule("N-071")
@pytest.mark.vector("V-19")
@pytest.mark.parametrize("dice", ["2 5", "5 2"])
def test_a_ram_succeeds_on_unequal_dice_whoever_threw_higher(dice: str) -> None:
    assert meet(STILL, "R1: 1; RAM", dice=dice) == ["ram R1"]


@pytest.mark.rule("N-071")
def test_the_ship_that_is_entered_does_not_ram() -> None:
    assert meet(STILL, "R1: 1", dice="2 5") == ["alongside"]


@pytest.mark.rule("N-072")
@pytest.mark.vector("V-19")
def test_without_a_ram_order_ships_lie_alongside_and_go_on() -> None:
    match = battle(*STILL)
    turn(match, "R1: 1 1", dice="2 5")
    assert where(match, "R1") == "0705 0705 E"


@pytest.mark.rule("N-073")
def test_a_pivot_cannot_ram() -> None:
    refuse(battle("R1 quadrireme 0505 E", "P1 liburnia 0604 E"), "R1: 0L; RAM", "N-073")


@pytest.mark.rule("N-073")
def test_a_pivot_can_collide() -> None:
    assert meet(("R1 quadrireme 0505 E", "P1 liburnia 0604 E"), "R1: 0L", dice="3 3") == ["collision"]


@pytest.mark.rule("N-073")
def test_going_astern_cannot_ram_but_collide() -> None:
    ships = ("R1 liburnia 0605 E", "P1 liburnia 0505 E")
    refuse(battle(*ships), "R1: -1; RAM", "N-073")
    assert meet(ships, "R1: -1", dice="3 3") == ["collision"]


@pytest.mark.rule("N-073")
def test_a_bow_that_bends_into_a_ship_may_ram() -> None:
    assert meet(("R1 quadrireme 0505 E", "P1 liburnia 0704 E"), "R1: 1L; RAM", dice="1 2") == ["ram R1"]


@pytest.mark.rule("N-074")
def test_ships_that_enter_together_collide_on_equal_dice() -> None:
    assert meet(CROSSING, "R1: 1", "P1: 1", dice="2 2") == ["collision"]


@pytest.mark.rule("N-075")
@pytest.mark.vector("V-19")
def test_of_two_that_enter_together_the_higher_roller_rams() -> None:
    assert meet(CROSSING, "R1: 1; RAM", "P1: 1; RAM", dice="2 5 ram") == ["ram P1"]
    assert meet(CROSSING, "R1: 1; RAM", "P1: 1; RAM", dice="5 2 ram") == ["ram R1"]


def contest(*orders: str, dice: str = "5 2", ships: tuple[str, ...] = CROSSING, **options: str) -> Match:
    """R1 and P1 enter one rex together, and these dice are thrown for it."""
    match = battle(*ships, **options)  # type: ignore[arg-type]
    reveal(match, *(orders or ("R1: 1; RAM", "P1: 1; RAM")))
    roll(match, dice)
    return match


@pytest.mark.rule("N-075")
@pytest.mark.parametrize(("dice", "winner"), [("5 2", 0), ("2 5", 1)])
def test_the_higher_roller_with_the_order_is_asked_whether_he_rams(dice: str, winner: int) -> None:
    match = contest(dice=dice)
    assert match.to_act() == [winner]
    asked_for = [match.game.codec.write(action) for action in match.legal_actions(winner)]
    assert (asked_for, match.legal_actions(1 - winner)) == (["ram", "spare"], [])


@pytest.mark.rule("N-075")
def test_who_spares_the_other_lies_alongside_and_both_go_on() -> None:
    match = contest("R1: 1 1; RAM", "P1: 1 1; RAM")
    log = roll(match, "spare")
    assert (results(log), told(log, Met)[0].dice) == (["alongside"], (5, 2))
    assert (where(match, "R1"), where(match, "P1")) == ("0705 0705 E", "0706 0706 SE")


@pytest.mark.rule("N-075", "N-079")
def test_who_rams_after_all_stops_both() -> None:
    match = contest("R1: 1 1; RAM", "P1: 1 1; RAM")
    assert results(roll(match, "ram")) == ["ram R1"]
    finish(match)
    assert (where(match, "R1"), where(match, "P1")) == ("0605 0605 E", "0605 0605 SE")


@pytest.mark.rule("N-075")
@pytest.mark.parametrize(
    ("ships", "orders"),
    [
        (CROSSING, ("R1: 1", "P1: 1; RAM")),
        (("R1 liburnia 0505 E", "R2 liburnia 0604 SE"), ("R1: 1; RAM", "R2: 1; RAM")),
        (STILL, ("R1: 1; RAM", "P1: 0")),
    ],
    ids=["no order", "a friend", "only one enters"],
)
def test_nobody_is_asked_where_there_is_no_choice(ships: tuple[str, ...], orders: tuple[str, ...]) -> None:
    match = contest(*orders, ships=ships)
    assert CHANCE in match.to_act() or len(match.to_act()) > 1


@pytest.mark.rule("N-075", "N-078")
def test_with_the_option_one_is_asked_for_friends_too() -> None:
    ships = ("R1 liburnia 0505 E", "R2 liburnia 0604 SE")
    match = contest("R1: 1; RAM", "R2: 1; RAM", ships=ships, ram_friends="on")
    assert match.to_act() == [0]


@pytest.mark.rule("N-063", "N-075", "N-167")
def test_at_the_deadline_who_was_asked_rams() -> None:
    match = contest()
    assert results(match.follow(TABLE, DEADLINE)) == ["ram R1"]


@pytest.mark.rule("N-075")
@pytest.mark.parametrize("text", ["1", "done", "seal", "0!"])
def test_who_is_asked_can_do_nothing_else(text: str) -> None:
    match = contest()
    with pytest.raises(IllegalActionError) as refused:
        match.play(0, text)
    assert refused.value.refusal.rule == "N-075"


@pytest.mark.rule("N-075")
def test_nobody_is_spared_unasked() -> None:
    match = battle(*CROSSING)
    with pytest.raises(IllegalActionError) as refused:
        match.play(0, "spare")
    assert refused.value.refusal.rule == "N-075"


@pytest.mark.rule("N-075", "N-157")
def test_all_see_who_is_asked_and_for_what() -> None:
    match = contest()
    for viewer in (0, 1, None):
        assert (seen(match, viewer).striking, seen(match, viewer).to_act) == (("R1", "P1"), (0,))
    assert [match.prompt(viewer).name for viewer in (0, 1, None)] == [
        "megadates-prompt-ram",
        "megadates-prompt-wait-ram",
        "megadates-prompt-wait-ram",
    ]
    roll(match, "ram")
    assert seen(match, 0).striking == ()


@pytest.mark.rule("N-075", "N-129")
def test_for_a_prize_its_captor_is_asked() -> None:
    ships = (
        "R1 liburnia 1010 E",
        "P1 liburnia 0505 E taken_by=R1",
        "P2 liburnia 0604 SE",
        "P3 liburnia 1515 W",
    )
    match = battle(*ships, aboard="R1.M1@P1")
    reveal(match, "R1: 0", "P1: 1; RAM", "P2: 1; RAM")
    roll(match, "5 2")
    assert match.to_act() == [0]


@pytest.mark.rule("N-075")
def test_the_answer_cannot_be_taken_back() -> None:
    match = contest()
    roll(match, "spare")
    assert not match.may_undo(0)


@pytest.mark.rule("N-080", "N-075")
def test_each_pair_asks_for_itself() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0604 SE", "P2 liburnia 0606 NE")
    match = contest("R1: 1; RAM", "P1: 1", "P2: 1", ships=ships)
    log = roll(match, "spare 6 1 ram")
    assert results(log) == ["alongside", "ram R1"]


@pytest.mark.rule("N-075")
@pytest.mark.vector("V-19")
def test_the_higher_roller_needs_a_ram_order() -> None:
    assert meet(CROSSING, "R1: 1; RAM", "P1: 1", dice="2 5") == ["alongside"]


@pytest.mark.rule("N-076")
def test_head_on_rams_collide_without_dice() -> None:
    match = battle(*OPPOSED)
    log = reveal(match, "R1: 1; RAM", "P1: 1; RAM")
    assert (results(log), told(log, Met)[0].dice) == (["collision"], ())


@pytest.mark.rule("N-076")
def test_head_on_with_one_ram_order_is_rolled_for() -> None:
    assert meet(OPPOSED, "R1: 1; RAM", "P1: 1", dice="5 2 ram") == ["ram R1"]


@pytest.mark.rule("N-076")
def test_ships_that_exchange_rexes_with_ram_orders_collide_without_dice() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 W")
    assert results(reveal(match, "R1: 1; RAM", "P1: 1; RAM")) == ["collision"]


@pytest.mark.rule("N-077")
def test_ships_that_exchange_rexes_meet_although_they_end_apart() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0605 W")
    assert meet(ships, "R1: 1", "P1: 1; RAM", dice="2 5 ram") == ["ram P1"]


@pytest.mark.rule("N-077")
def test_a_small_and_a_big_ship_that_exchange_rexes_both_enter() -> None:
    ships = ("R1 liburnia 0505 E", "P1 quadrireme 0705 W")
    assert meet(ships, "R1: 1; RAM", "P1: 1; RAM", dice="") == ["collision"]
    assert meet(ships, "R1: 1; RAM", "P1: 1", dice="2 5") == ["alongside"]


@pytest.mark.rule("N-077")
def test_ships_that_pass_in_other_directions_do_not_meet() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 SW")
    turn(match, "R1: 1", "P1: 1")
    assert (where(match, "R1"), where(match, "P1")) == ("0605 0605 E", "0606 0606 SW")


@pytest.mark.rule("N-078")
def test_a_ram_order_does_nothing_to_friends() -> None:
    friends = ("R1 liburnia 0505 E", "R2 liburnia 0605 E")
    assert meet(friends, "R1: 1; RAM", dice="5 2") == ["alongside"]


@pytest.mark.rule("N-078")
def test_with_the_option_friends_are_rammed_too() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0605 E", ram_friends="on")
    assert results(reveal(match, "R1: 1; RAM") + roll(match, "5 2")) == ["ram R1"]


@pytest.mark.rule("N-079")
@pytest.mark.parametrize("dice", ["2 5 ram", "3 3"])
def test_a_ram_or_a_collision_stops_both_ships(dice: str) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0604 SE speed=2")
    reveal(match, "R1: 1 1 1; RAM", "P1: 1 1; RAM")
    roll(match, dice)
    finish(match)
    places = where(match, "R1"), where(match, "P1"), card(match, "R1").speed, card(match, "P1").speed
    assert places == ("0605 0605 E", "0605 0605 SE", 0, 0)


@pytest.mark.rule("N-080")
def test_each_pair_of_ships_rolls_for_itself() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E", "P2 liburnia 0605 E")
    log = reveal(match, "R1: 1; RAM") + roll(match, "2 2 1 6")
    assert results(log) == ["collision", "ram R1"]  # stopped by the one, it still meets the other


@pytest.mark.rule("N-080")
def test_pairs_are_taken_in_the_order_of_the_ships() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0604 SE", "P1 liburnia 0605 E")
    log = reveal(match, "R1: 1", "R2: 1") + roll(match, "1 2 1 2 1 2")
    assert [(met.first, met.second) for met in told(log, Met)] == [("R1", "R2"), ("R1", "P1"), ("R2", "P1")]


@pytest.mark.rule("N-081")
def test_ships_that_lie_together_do_not_roll_again() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E")
    turn(match, "R1: 0; REPAIR(M1)", dice="1")
    assert where(match, "R1") == where(match, "P1")


@pytest.mark.rule("N-081")
def test_who_enters_another_rex_of_the_same_ship_rolls_anew() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0505 E")
    reveal(match, "R1: 1")
    assert asked(match) == "die encounters"


@pytest.mark.rule("N-082")
@pytest.mark.vector("V-23")
def test_the_run_up_counts_all_rexes_straight_ahead() -> None:
    match = battle("R1 liburnia 0203 E", "P1 quadrireme 0803 NE")
    log = reveal(match, "R1: 1 1 1 1 E E; RAM") + roll(match, "1 2 1")
    assert where(match, "R1") == "0803 0803 E"
    assert told(log, Struck)[0].chits == 6 + (2 - 4) + 1


@pytest.mark.rule("N-082")
def test_the_run_up_begins_anew_after_a_bend() -> None:
    match = battle("R1 liburnia 0505 NE", "P1 liburnia 0804 NE")
    log = reveal(match, "R1: 1R 1 1; RAM") + roll(match, "1 2 1")
    assert told(log, Struck)[0].chits == 2 + 1


@pytest.mark.rule("N-082")
@pytest.mark.vector("V-25")
def test_who_turns_in_the_subphase_of_the_ram_has_no_run_up() -> None:
    match = battle("R1 quadrireme 0303 SE", "P1 quadrireme 0407 W")
    log = reveal(match, "R1: 1 1 1R; RAM") + roll(match, "1 2 4")
    assert told(log, Struck)[0].chits == 0 + 0 + 4


@pytest.mark.rule("N-083")
@pytest.mark.vector("V-2")
def test_a_deceres_rams_a_quadrireme() -> None:
    match = battle("R1 deceres 0505 E", "P1 quadrireme 0805 NE")
    reveal(match, "R1: 1 1; RAM")
    log = roll(match, "1 2 3")
    assert (told(log, Struck)[0].chits, card(match, "P1").hull) == (7, 9)


@pytest.mark.rule("N-083")
@pytest.mark.vector("V-3")
def test_a_quadrireme_rams_a_deceres() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 deceres 0805 NE")
    reveal(match, "R1: 1 1; RAM")
    log = roll(match, "1 2 3")
    assert (told(log, Struck)[0].chits, card(match, "P1").hull) == (3, 17)


@pytest.mark.rule("N-084")
@pytest.mark.vector("V-4")
def test_a_liburnia_that_rams_a_deceres_draws_many_chits_but_loses_no_hull() -> None:
    match = battle("R1 liburnia 0505 E", "P1 deceres 0605 NE")
    reveal(match, "R1: 1; RAM")
    log = roll(match, "1 2 1 3")
    assert (told(log, Struck)[0].chits, told(log, Struck)[1].chits, card(match, "R1").hull) == (0, 7, 12)


@pytest.mark.rule("N-084")
def test_the_two_ships_of_a_ram_have_a_die_each() -> None:
    match = battle(*STILL)
    turn(match, "R1: 1; RAM", dice="1 2 1 NONE NONE 2 NONE NONE")
    assert hulls(match) == [12, 10]


@pytest.mark.rule("N-085")
@pytest.mark.vector("V-11")
def test_a_heavy_rammer_draws_no_fewer_than_no_chits() -> None:
    match = battle("R1 deceres 0505 E", "P1 liburnia 0705 NE hull=12")
    log = reveal(match, "R1: 1; RAM") + roll(match, "1 2 1 any any any any any any 3")
    assert told(log, Struck)[1].chits == 0


@pytest.mark.rule("N-085")
@pytest.mark.vector("V-12")
def test_a_light_rammer_without_run_up_does_no_harm() -> None:
    match = battle("R1 liburnia 0505 E", "P1 deceres 0605 NE")
    log = reveal(match, "R1: 1R; RAM") + roll(match, "1 2 1")
    assert (told(log, Struck)[0].chits, card(match, "P1").hull) == (0, 20)


@pytest.mark.rule("N-086")
@pytest.mark.vector("V-1")
def test_a_collision_costs_both_the_highest_speed_and_mass() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 1305 W")
    turn(match, "R1: 1 1 1 1", "P1: 1 1 1", dice="4 4" + " any" * 16)
    assert hulls(match) == [4, 8]


@pytest.mark.rule("N-086")
@pytest.mark.vector("V-13")
def test_two_deceres_collide() -> None:
    match = battle("R1 deceres 0505 E", "P1 deceres 0905 NE")
    turn(match, "R1: 1 1 1", dice="4 4" + " any" * 18)
    assert hulls(match) == [11, 11]


@pytest.mark.rule("N-087")
def test_the_speed_of_a_ram_is_fixed_when_it_happens() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0605 E")
    log = reveal(match, "R1: 1 1 1 1; RAM") + roll(match, "1 2 1")
    assert told(log, Struck)[0].chits == 2 + 1  # two rexes, though four were ordered


@pytest.mark.rule("N-087")
def test_a_ship_that_was_stopped_brings_no_speed_to_a_later_collision() -> None:
    ships = ("R1 liburnia 0305 E", "P1 liburnia 0605 E", "R2 liburnia 0604 SE")
    match = battle(*ships)
    reveal(match, "R1: 1 1 1", "R2: 0 0 0 0R")  # R1 runs three rexes into P1
    roll(match, "3 3")
    assert [int(n) for n in at(match).straight][:1] == [0]


@pytest.mark.rule("N-088")
def test_rams_on_one_ship_in_a_turn_add_up() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0705 W", "P1 liburnia 0605 NE")
    # R1 and R2 meet as well, and so do each of them and P1
    reveal(match, "R1: 1; RAM", "R2: 1; RAM")
    roll(match, "1 2 1 2 1 2 1 any any 1 any 2 any any any 1 any")
    assert hulls(match) == [12, 12, 12 - 2 - 3]


@pytest.mark.rule("N-168")
def test_a_head_on_collision_is_worked_out_in_the_order_of_the_pairs() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0605 E", "R2 liburnia 0510 E", "P2 liburnia 0710 W")
    match = battle(*ships)
    log = reveal(match, "R1: 1; RAM", "R2: 1; RAM", "P2: 1; RAM") + roll(match, "1 2")
    assert results(log) == ["ram R1", "collision"]


def test_a_ship_rammed_to_the_bottom_is_gone() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E hull=2", "P2 liburnia 1515 W")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    assert not is_afloat(match, "P1")
