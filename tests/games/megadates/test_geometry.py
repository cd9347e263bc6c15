"""The sea of bricks: N-001 to N-018."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import allows, at, battle, card, is_afloat, refuse, reveal, turn, where

from ludi.engine.rng import Rng
from ludi.games.megadates.fighting import shot_range
from ludi.games.megadates.sea import FACING_NAMES, FACINGS, Sea
from ludi.games.megadates.sight import is_barred, sees

SEA = Sea(20, 16, [])


def rex(name: str) -> int:
    return SEA.rex(int(name[:2]), int(name[2:]))


def around(name: str) -> dict[str, str]:
    return {FACING_NAMES[f]: SEA.name(SEA.ahead(rex(name), f)) for f in range(FACINGS)}


def blocks(one: str, other: str, *ships: str) -> bool:
    """Whether ships in these rexes hide the one from the other."""
    blocked = bytearray(SEA.size)
    for name in ships:
        blocked[rex(name)] = 1
    return not SEA.is_clear(rex(one), rex(other), bytes(blocked))


@pytest.mark.rule("N-001")
def test_every_rex_in_open_sea_has_six_neighbours() -> None:
    inner = [SEA.rex(col, row) for col in range(20) for row in range(16)]
    assert all(len({SEA.ahead(r, f) for f in range(FACINGS)} - {r}) == 6 for r in inner)


@pytest.mark.rule("N-001")
def test_whoever_goes_one_rex_and_turns_about_comes_back() -> None:
    inner = [SEA.rex(col, row) for col in range(20) for row in range(16)]
    assert all(SEA.ahead(SEA.ahead(r, f), (f + 3) % 6) == r for r in inner for f in range(FACINGS))


@pytest.mark.rule("N-002")
def test_a_rex_is_printed_as_column_and_row() -> None:
    assert SEA.name(SEA.rex(5, 12)) == "0512"


@pytest.mark.rule("N-002")
@pytest.mark.vector("V-21")
def test_odd_rows_lie_half_a_rex_to_the_right() -> None:
    assert around("0505") == dict(NE="0604", E="0605", SE="0606", SW="0506", W="0405", NW="0504")
    assert around("0504") == dict(NE="0503", E="0604", SE="0505", SW="0405", W="0404", NW="0403")


@pytest.mark.rule("N-003")
def test_facings_go_clockwise_from_north_east() -> None:
    assert FACING_NAMES == ("NE", "E", "SE", "SW", "W", "NW")


@pytest.mark.rule("N-003")
def test_right_is_the_next_facing_clockwise() -> None:
    match = battle("R1 liburnia 0505 E")
    turn(match, "R1: 0R")
    assert where(match, "R1") == "0505 0505 SE"


@pytest.mark.rule("N-004")
@pytest.mark.vector("V-22")
@pytest.mark.parametrize(
    ("one", "other", "away"),
    [("0000", "0505", 8), ("0505", "0509", 4), ("0203", "0801", 7), ("0000", "0008", 8)],
)
def test_the_distance_is_the_longest_way_along_one_axis(one: str, other: str, away: int) -> None:
    assert SEA.distance(rex(one), rex(other)) == away


@pytest.mark.rule("N-004")
def test_the_distance_to_the_same_rex_is_nothing() -> None:
    assert SEA.distance(rex("0505"), rex("0505")) == 0


@pytest.mark.rule("N-005")
@pytest.mark.parametrize(("kind", "bow"), [("liburnia", "0505"), ("quadrireme", "0605"), ("deceres", "0605")])
def test_a_liburnia_lies_in_one_rex_and_bigger_ships_in_two(kind: str, bow: str) -> None:
    assert where(battle(f"R1 {kind} 0505 E"), "R1") == f"0505 {bow} E"


@pytest.mark.rule("N-006")
def test_the_bow_lies_ahead_of_the_stern() -> None:
    assert where(battle("R1 quadrireme 0505 NW"), "R1") == "0505 0504 NW"


@pytest.mark.rule("N-007")
def test_a_ship_turns_about_its_stern() -> None:
    match = battle("R1 quadrireme 0505 E")
    turn(match, "R1: 0L")
    assert where(match, "R1") == "0505 0604 NE"


@pytest.mark.rule("N-008")
def test_ahead_the_stern_takes_the_place_of_the_bow() -> None:
    match = battle("R1 quadrireme 0505 E")
    turn(match, "R1: 1")
    assert where(match, "R1") == "0605 0705 E"


@pytest.mark.rule("N-008")
@pytest.mark.vector("V-24")
def test_astern_the_bow_takes_the_place_of_the_stern() -> None:
    match = battle("R1 quadrireme 0804 W")
    turn(match, "R1: -1 -1")
    assert where(match, "R1") == "1004 0904 W"


@pytest.mark.rule("N-007")
@pytest.mark.vector("V-24")
@pytest.mark.parametrize(
    ("course", "place"), [("0R", "0804 0703 NW"), ("0R 0R", "0804 0803 NE"), ("0R 0R 0R", "0804 0904 E")]
)
def test_pivots_swing_the_bow_around_the_stern(course: str, place: str) -> None:
    match = battle("R1 quadrireme 0804 W")
    turn(match, f"R1: {course}")
    assert where(match, "R1") == place


@pytest.mark.rule("N-064")
@pytest.mark.vector("V-24")
def test_a_turn_astern_comes_after_the_step() -> None:
    match = battle("R1 quadrireme 0804 W")
    turn(match, "R1: -1L")
    assert where(match, "R1") == "0904 0805 SW"


@pytest.mark.rule("N-009")
def test_a_ship_cannot_enter_land() -> None:
    refuse(battle("R1 liburnia 0505 E", land="0605"), "R1: 1", "N-009")


@pytest.mark.rule("N-009")
def test_a_bow_may_not_stand_on_land_before_its_turn() -> None:
    refuse(battle("R1 quadrireme 0505 E", land="0705"), "R1: 1L", "N-009")


@pytest.mark.rule("N-009")
def test_a_bow_may_not_stand_on_land_after_its_turn() -> None:
    match = battle("R1 quadrireme 0505 E", land="0704")
    refuse(match, "R1: 1L", "N-009")
    assert allows(match, "R1: 1R")


@pytest.mark.rule("N-009")
def test_a_bow_may_not_swing_over_land() -> None:
    refuse(battle("R1 quadrireme 0505 E", land="0604"), "R1: 0L", "N-009")


@pytest.mark.rule("N-010")
def test_any_number_of_ships_may_share_a_rex() -> None:
    ships = [f"R{n} liburnia 0505 E" for n in range(1, 6)]
    match = battle(*ships, "R6 liburnia 0405 E")
    turn(match, "R6: 1", dice="1 2 1 2 1 2 1 2 1 2")
    assert [where(match, f"R{n}") for n in range(1, 7)] == ["0505 0505 E"] * 6


@pytest.mark.rule("N-011")
def test_a_rex_that_the_bow_only_swept_through_is_not_entered() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0705 E")
    turn(match, "R1: 1L")  # before the turn the bow is over 0705
    assert where(match, "R1") == "0605 0704 NE"


@pytest.mark.rule("N-011")
def test_a_rex_that_the_ship_lay_in_before_is_not_entered() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0605 E")
    turn(match, "R1: 1")  # the stern comes where the bow was, beside P1
    assert where(match, "R1") == "0605 0705 E"


@pytest.mark.rule("N-012")
@pytest.mark.vector("V-27")
def test_nobody_shoots_straight_over_bow_or_stern() -> None:
    state = at(battle("R1 deceres 0505 E"))
    names = ["0705", "0905", "0405", "0105", "0704", "0604", "0503", "0806"]
    barred = [n for n in names if is_barred(state, 0, state.setup.sea.rex(int(n[:2]), int(n[2:])))]
    assert barred == ["0705", "0905", "0405", "0105"]


@pytest.mark.rule("N-012")
@pytest.mark.vector("V-27")
def test_a_liburnia_shoots_neither_ahead_nor_astern() -> None:
    state = at(battle("R1 liburnia 0505 NE"))
    names = ["0604", "0603", "0702", "0701", "0506", "0407", "0504", "0605"]
    barred = [n for n in names if is_barred(state, 0, state.setup.sea.rex(int(n[:2]), int(n[2:])))]
    assert barred == ["0604", "0603", "0702", "0701", "0506", "0407"]


@pytest.mark.rule("N-012")
def test_a_big_ship_right_ahead_may_be_shot_in_its_other_rex() -> None:
    match = battle("R1 liburnia 0505 E crew=S1", "P1 quadrireme 0705 NE crew=S1")
    reveal(match, "R1: 0; SHOOT(S1)@P1")  # its stern is right ahead, its bow is not
    assert match.to_act() == [-1]


@pytest.mark.rule("N-013")
@pytest.mark.vector("V-26")
def test_a_line_between_two_rexes_is_blocked_only_on_both_sides() -> None:
    assert blocks("0402", "0404", "0303", "0403")
    assert not blocks("0402", "0404", "0303")
    assert not blocks("0402", "0404", "0403")


@pytest.mark.rule("N-013")
@pytest.mark.vector("V-26")
def test_a_rex_on_both_lines_blocks_alone() -> None:
    assert blocks("0402", "0406", "0404")
    assert not blocks("0402", "0406", "0303", "0305")
    assert not blocks("0402", "0406", "0403", "0405")
    assert blocks("0402", "0406", "0303", "0405")


@pytest.mark.rule("N-013")
@pytest.mark.vector("V-26")
@pytest.mark.parametrize("name", ["0302", "0402", "0502"])
def test_along_a_row_every_rex_between_blocks(name: str) -> None:
    assert blocks("0202", "0602", name)


@pytest.mark.rule("N-013")
@pytest.mark.vector("V-26")
def test_a_slanting_line_goes_through_these_rexes() -> None:
    lines = {SEA.name(r) for nudge in (1, -1) for r in SEA.line(rex("0101"), rex("0504"), nudge)}
    assert lines == {"0202", "0302", "0303", "0403"}


@pytest.mark.rule("N-013")
def test_sight_is_the_same_both_ways() -> None:
    rng = Rng(13)
    for _ in range(3000):
        one, other = (SEA.rex(rng.below(20), rng.below(16)) for _ in range(2))
        blocked = bytes(rng.below(4) == 0 for _ in range(SEA.size))
        assert SEA.is_clear(one, other, blocked) == SEA.is_clear(other, one, blocked)


@pytest.mark.rule("N-014")
def test_a_ship_of_either_side_between_blocks_the_view() -> None:
    for between in ("R2", "P2"):
        match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0805 E", f"{between} quadrireme 0605 E")
        assert not sees(at(match), 0, 1 if between == "P2" else 2)


@pytest.mark.rule("N-014")
def test_land_between_blocks_the_view() -> None:
    assert not sees(at(battle("R1 liburnia 0505 NE", "P1 liburnia 0805 E", land="0705")), 0, 1)


@pytest.mark.rule("N-014")
def test_ships_in_the_rex_of_either_end_do_not_block() -> None:
    match = battle("R1 liburnia 0505 NE", "R2 liburnia 0505 NE", "P1 liburnia 0805 E", "P2 liburnia 0805 E")
    assert sees(at(match), 0, 2)


@pytest.mark.rule("N-014")
def test_a_ship_that_sank_hides_nothing() -> None:
    match = battle("R1 liburnia 0505 NE", "P1 liburnia 0805 E", "P2 quadrireme 0605 E status=sunk")
    assert sees(at(match), 0, 1)


@pytest.mark.rule("N-015")
@pytest.mark.parametrize(("section", "away"), [("bow", 4), ("stern", 5)])
def test_range_counts_from_the_section_of_the_unit_to_the_nearest_rex(section: str, away: int) -> None:
    match = battle(f"R1 quadrireme 0505 E crew=S1.{section}", "P1 quadrireme 0907 E")
    state = at(match)
    number = state.setup.unit_names.index("R1.S1")
    assert shot_range(state, 0, number, 1) == away


@pytest.mark.rule("N-016")
def test_a_ship_with_a_rex_beyond_the_map_is_taken_off() -> None:
    match = battle("R1 quadrireme 1705 E", "R2 liburnia 0000 E")
    turn(match, "R1: 1 1")
    assert not is_afloat(match, "R1")
    assert card(match, "R1").status == "off-map"


@pytest.mark.rule("N-016")
def test_a_course_ends_where_it_leaves_the_map() -> None:
    refuse(battle("R1 liburnia 1805 E"), "R1: 1 1 1", "N-016")


@pytest.mark.rule("N-016")
def test_a_ship_beyond_the_map_cannot_be_shot() -> None:
    match = battle("R1 liburnia 1805 NE crew=S1", "P1 liburnia 1905 E")
    reveal(match, "P1: 1", "R1: 0; SHOOT(S1)@P1")
    assert match.to_act() != [-1]


@pytest.mark.rule("N-017")
def test_a_ship_may_come_back_when_its_turns_beyond_the_map_are_over() -> None:
    match = battle("R1 liburnia 1905 E", "R2 liburnia 0000 E")
    turn(match, "R1: 1")
    for _ in range(2):
        assert match.legal_actions(0) == []
        turn(match)
    turn(match, "R1: 0; RETURN")
    assert where(match, "R1") == "1905 1905 W"
    assert card(match, "R1").speed == 0


@pytest.mark.rule("N-017")
def test_a_ship_comes_back_at_the_nearest_free_rex_of_the_edge() -> None:
    match = battle("R1 liburnia 1905 E status=off-map off_turns=3", "P1 liburnia 1905 W")
    turn(match, "R1: 0; RETURN")
    assert where(match, "R1") == "1904 1904 W"


@pytest.mark.rule("N-017")
def test_a_ship_waits_when_no_rex_within_three_is_free() -> None:
    guards = [f"P{n} liburnia 19{row:02} W" for n, row in enumerate(range(2, 9), 1)]
    match = battle("R1 liburnia 1905 E status=off-map off_turns=3", *guards)
    turn(match, "R1: 0; RETURN")
    assert not is_afloat(match, "R1")
    assert "return" in [match.game.codec.write(a) for a in match.legal_actions(0)]


@pytest.mark.rule("N-017")
def test_only_a_ship_beyond_the_map_returns() -> None:
    refuse(battle("R1 liburnia 1905 E"), "R1: 0; RETURN", "N-017")


@pytest.mark.rule("N-018")
def test_an_attached_ship_cannot_leave_the_map() -> None:
    refuse(battle("R1 liburnia 1905 E", "P1 liburnia 1905 W", links="P1>R1"), "R1: 1", "N-061")
