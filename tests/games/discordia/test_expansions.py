"""City expansions, towers, tracks and aqueduct: D-083 to D-100."""

from __future__ import annotations

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    city,
    decision,
    gain_of,
    legal,
    mine,
    next_turn,
    offered,
    play,
    refuse,
    seen,
    supply,
    turn_of,
    year_end,
)

from ludi.games.discordia.events import Lapsed

# Expansions


@pytest.mark.rule("D-084", "D-083")
def test_an_expansion_opens_the_next_space_of_its_row() -> None:
    match = turn_of(Player(opened="field 3"), "blue 3")
    play(match, "expand field")
    assert mine(match).open == (1, 1, 2, 4)


@pytest.mark.rule("D-084")
@pytest.mark.parametrize(("row", "length"), [("harbor", 4), ("fort", 4), ("market", 5), ("field", 5)])
def test_a_row_that_is_all_open_takes_no_expansion(row: str, length: int) -> None:
    match = turn_of(Player(opened=f"{row} {length}"), "blue 3")
    assert len(offered(match, "expand")) == 5
    refuse(match, f"expand {row}", "D-084")


@pytest.mark.rule("D-014", "D-084")
@pytest.mark.parametrize(("row", "length"), [("harbor", 4), ("fort", 4), ("market", 5), ("field", 5)])
def test_the_last_space_of_a_row_may_be_opened(row: str, length: int) -> None:
    match = turn_of(Player(opened=f"{row} {length - 1}"), "blue 3")
    assert f"expand {row}" in legal(match)


@pytest.mark.rule("D-083", "D-017")
def test_a_kind_of_expansion_that_is_used_up_cannot_be_chosen() -> None:
    match = turn_of(Player(), "blue 3")
    at(match).expansions[1] = 0
    refuse(next_turn(match, "blue 3"), "expand fort", "D-083")


@pytest.mark.rule("D-085")
@pytest.mark.parametrize(
    ("board", "row", "stars", "manipulators", "ring"),
    [
        ("standard", "harbor", 1, 0, 0),
        ("treverorum", "fort", 0, 0, 0),
        ("agrippina", "fort", 1, 0, 0),
        ("treverorum", "harbor", 0, 0, 1),
        ("borbetomagus", "fort", 0, 1, 0),
    ],
)
def test_the_bonus_of_the_covered_space_is_gained(
    board: str, row: str, stars: int, manipulators: int, ring: int
) -> None:
    match = turn_of(Player(board=board), "blue 3")
    play(match, f"expand {row}")
    assert (mine(match).stars, mine(match).manipulators, mine(match).ring) == (stars, manipulators, ring)


@pytest.mark.rule("D-086")
def test_an_extension_adds_two_spaces_and_gives_no_bonus() -> None:
    match = turn_of(Player(development=6, stars=3), "blue 5")
    refuse(match, "dev", "D-095")
    play(match, "expand dev")
    assert (mine(match).stars, decision(match)) == (3, "turn")
    assert "dev" in legal(next_turn(match, "blue 5"))


@pytest.mark.rule("D-086")
@pytest.mark.parametrize("kind", ["dev", "exp"])
def test_a_board_takes_one_extension_of_each_kind(kind: str) -> None:
    refuse(turn_of(Player(extensions=kind), "blue 3"), f"expand {kind}", "D-086")


@pytest.mark.rule("D-087")
@pytest.mark.parametrize("kind", ["harbor", "fort", "market", "field", "dev", "exp"])
def test_each_kind_counts_as_a_placed_expansion(kind: str) -> None:
    match = turn_of(Player(), "blue 3")
    play(match, f"expand {kind}")
    assert mine(match).expansions == 1


@pytest.mark.vector("V-17")
@pytest.mark.rule("D-088", "D-106")
def test_the_privilege_comes_before_the_bonus_of_the_space() -> None:
    match = turn_of(Player(), "blue 3", privileges="PRI03 PRI07")
    play(match, "expand harbor")
    assert (mine(match).open[0], mine(match).stars, decision(match)) == (2, 1, "turn")
    match = next_turn(match, "blue 3")
    play(match, "expand harbor")
    assert legal(match) == ["privilege PRI03", "privilege PRI07"]
    play(match, "privilege PRI07")
    kinds = [f"tower {kind} harbor{n}" for kind in ("trade", "military") for n in (1, 2, 3)]
    assert legal(match) == [*kinds, "pass"]
    play(match, "tower military harbor1")
    assert (mine(match).strength, seen(match).privileges) == (2, ("PRI03",))


@pytest.mark.vector("V-18")
@pytest.mark.rule("D-088", "D-108")
def test_pri05_gives_an_aqueduct_step_for_each_expansion() -> None:
    match = turn_of(Player(ring=1, privileges="PRI05"), "blue 5")
    play(match, "expand dev")
    player = mine(match)
    assert player.has_development_extension
    assert (player.expansions, player.ring, player.stars) == (1, 2, 1)


@pytest.mark.rule("D-088", "D-200")
def test_pri05_gained_by_an_expansion_gives_no_step_for_that_one() -> None:
    match = turn_of(Player(opened="fort 2"), "blue 3", privileges="PRI05")
    play(match, "expand fort", "privilege PRI05")
    assert (mine(match).ring, mine(match).manipulators) == (0, 1)


@pytest.mark.rule("D-088")
def test_the_step_of_pri05_comes_after_the_bonus_of_the_space() -> None:
    match = turn_of(Player("M05", opened="market 3", privileges="PRI05"), "blue 3")
    play(match, "expand market")
    assert (decision(match), mine(match).ring) == ("deploy", 0)
    play(match, "pass")
    assert mine(match).ring == 1


# Towers


@pytest.mark.vector("V-44")
@pytest.mark.rule("D-089", "D-090", "D-091")
def test_a_tower_is_set_on_a_harbor_without_one() -> None:
    match = gain_of(Player(ring=1), "tower", "tower")
    assert legal(match) == ["tower trade harbor1", "tower military harbor1", "pass"]
    log = play(match, "tower trade harbor1")
    player = mine(match)
    assert (player.stars, player.ring, player.strength, player.towers[0]) == (2, 2, 0, "trade")
    assert log[-1] == Lapsed(player=0, bonus="tower")


@pytest.mark.rule("D-091")
def test_a_military_tower_has_a_strength_of_one() -> None:
    match = gain_of(Player(), "tower")
    play(match, "tower military harbor1")
    assert (mine(match).strength, mine(match).stars, mine(match).ring) == (1, 0, 0)


@pytest.mark.rule("D-089")
def test_a_tower_needs_a_harbor_foundation() -> None:
    refuse(gain_of(Player(), "tower"), "tower trade harbor2", "D-089")


@pytest.mark.rule("D-090")
def test_a_harbor_takes_one_tower() -> None:
    match = gain_of(Player(opened="harbor 2", towers="trade harbor1"), "tower")
    assert legal(match) == ["tower trade harbor2", "tower military harbor2", "pass"]
    refuse(match, "tower military harbor1", "D-090")


@pytest.mark.rule("D-090")
def test_a_tower_stands_beside_a_ship_and_does_not_touch_it() -> None:
    match = gain_of(Player("S07 1/2"), "tower")
    play(match, "tower military harbor1")
    assert (city(match), mine(match).towers[0]) == ({"harbor1": "S07 1/2"}, "military")


@pytest.mark.rule("D-092")
def test_a_kind_of_tower_that_is_used_up_is_not_available() -> None:
    match = gain_of(Player(opened="harbor 2"), "tower", "tower")
    at(match).towers_left[0] = 0
    play(match, "tower military harbor1")
    assert legal(match) == ["tower military harbor2", "pass"]
    refuse(match, "tower trade harbor2", "D-092")


@pytest.mark.rule("D-089", "D-017")
def test_a_tower_comes_from_the_general_supply() -> None:
    match = gain_of(Player(), "tower")
    play(match, "tower trade harbor1")
    assert seen(match).towers == (3, 4)


# Tracks


@pytest.mark.vector("V-19")
@pytest.mark.rule("D-093", "D-094", "D-110")
def test_bonuses_of_a_step_are_nested_to_the_end() -> None:
    match = turn_of(Player("K01 0/1", "R1 Y4", stars=2, ring=1), "blue 5")
    play(match, "dev", "deploy K01")
    assert legal(match) == ["exp", "pass"]
    play(match, "exp")
    player = mine(match)
    assert (player.stars, player.ring, player.development, player.expedition) == (1, 2, 1, 1)
    assert (supply(match), player.strength) == ("Y4", 1)


@pytest.mark.vector("V-20")
@pytest.mark.rule("D-095", "D-086")
def test_a_full_track_takes_no_step() -> None:
    refuse(turn_of(Player(development=6, stars=3), "blue 5"), "dev", "D-095")
    refuse(turn_of(Player(development=8, stars=3, extensions="dev"), "blue 5"), "dev", "D-095")


@pytest.mark.vector("V-20")
@pytest.mark.rule("D-095")
def test_without_a_star_no_step_is_possible() -> None:
    refuse(turn_of(Player(), "blue 5"), "dev", "D-095")


@pytest.mark.vector("V-20")
@pytest.mark.rule("D-086", "D-109")
def test_the_spaces_of_the_extension_give_their_bonuses() -> None:
    a = Player("F04 0/3", "B1 Y3", stars=2, development=6, extensions="dev")
    match = turn_of(a, "blue 5")
    play(match, "dev", "deploy F04", "deploy F04")
    assert (city(match), supply(match)) == ({"field1": "F04 2/3"}, "B1 Y1")
    match = next_turn(match, "blue 5")
    play(match, "dev")
    assert legal(match) == ["return B", "return Y", "return B Y", "pass"]
    play(match, "pass")
    refuse(next_turn(match, "blue 5"), "dev", "D-095")


@pytest.mark.rule("D-094")
def test_an_expedition_step_is_no_main_action() -> None:
    refuse(turn_of(Player(stars=3), "blue 5"), "exp", "D-094")


@pytest.mark.rule("D-093")
def test_the_star_comes_from_the_own_stock_and_not_from_the_star_cult() -> None:
    match = turn_of(Player("K01", stars=1), "blue 5")
    play(match, "dev")
    assert (mine(match).stars, seen(match).cult) == (0, 10)


@pytest.mark.rule("D-096")
def test_stars_on_the_tracks_stay_when_stars_are_lost() -> None:
    match = gain_of(Player(development=3, expedition=2, stars=1), "lose3")
    assert (mine(match).stars, mine(match).development, mine(match).expedition) == (0, 3, 2)


@pytest.mark.rule("D-108")
def test_with_pri13_the_star_cult_pays_the_expedition() -> None:
    match = gain_of(Player(stars=1, privileges="PRI13"), "exp")
    play(match, "exp")
    assert (mine(match).stars, seen(match).cult, mine(match).expedition) == (1, 9, 1)


@pytest.mark.rule("D-108")
def test_with_pri13_and_an_empty_star_cult_the_own_stock_pays() -> None:
    match = gain_of(Player(stars=1, privileges="PRI13"), "exp", cult=0)
    play(match, "exp")
    assert (mine(match).stars, mine(match).expedition) == (0, 1)


@pytest.mark.rule("D-095", "D-108")
def test_with_pri13_no_own_star_is_needed() -> None:
    assert legal(gain_of(Player(privileges="PRI13"), "exp")) == ["exp", "pass"]
    assert decision(gain_of(Player(), "exp")) == "turn"


# Aqueduct


@pytest.mark.vector("V-21")
@pytest.mark.rule("D-097", "D-098", "D-099")
@pytest.mark.parametrize(
    ("ring", "codes", "end", "stars", "manipulators"),
    [
        (7, ["aq1"], 7, 0, 0),
        (2, ["aqb1"], 1, 0, 0),
        (1, ["aq1"], 2, 1, 0),
        (3, ["aq1"], 4, 0, 1),
        (0, ["aqb1"], 0, 0, 0),
        (2, ["aqb1", "aq1"], 2, 1, 0),
        (1, ["aq3"], 4, 1, 1),
        (1, ["aqb3"], 0, 0, 0),
    ],
)
def test_the_ring_moves_and_a_position_entered_forward_gives_its_bonus(
    ring: int, codes: list[str], end: int, stars: int, manipulators: int
) -> None:
    player = mine(gain_of(Player(ring=ring), *codes))
    assert (player.ring, player.stars, player.manipulators) == (end, stars, manipulators)


@pytest.mark.rule("D-097", "D-109")
def test_each_step_of_several_is_resolved_before_the_next() -> None:
    match = gain_of(Player("K01", ring=5), "aq2")
    assert (decision(match), mine(match).ring) == ("deploy", 6)
    play(match, "pass")
    assert mine(match).ring == 7


@pytest.mark.rule("D-100", "D-128")
@pytest.mark.parametrize(("ring", "value"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4])))
def test_each_position_of_the_aqueduct_has_a_supply_value(ring: int, value: int) -> None:
    assert mine(year_end(Player(ring=ring), first="E5")).lack[2] == value
