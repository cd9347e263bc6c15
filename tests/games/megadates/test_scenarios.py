"""Scenarios, those of the rules and those one makes: section 16."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ludi.engine.errors import SetupError
from ludi.games.megadates.fleet import SCENARIOS, rexes_of, scenario_of
from ludi.games.megadates.game import MegadatesGame

VALUE = {"deceres": 52, "quadrireme": 34, "liburnia": 20}

OWN: dict[str, Any] = {
    "id": "own",
    "title": "Two ships",
    "map": {"cols": 10, "rows": 8, "land": [[0, 0]]},
    "turn_limit": 5,
    "ships": [
        {"id": "R1", "side": "rome", "type": "quadrireme", "squadron": "red", "stern": [2, 2], "facing": "E"},
        {
            "id": "P1",
            "side": "pirates",
            "type": "liburnia",
            "squadron": "black",
            "stern": [7, 5],
            "facing": "W",
        },
    ],
}


def changed(*path: Any, value: Any) -> dict[str, Any]:
    """The scenario of two ships with one thing changed."""
    data = copy.deepcopy(OWN)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("name", "size", "turns", "value", "distance"),
    [
        ("tirocinium", (18, 12), 12, (34, 34), 9),
        ("squadron", (24, 16), 15, (88, 94), 15),
        ("insulae", (30, 20), 18, (142, 134), 11),
        ("praeda", (36, 18), 16, (176, 168), 4),
        ("coracesium", (44, 30), 25, (384, 388), 20),
    ],
)
def test_the_five_scenarios(
    name: str, size: tuple[int, int], turns: int, value: tuple[int, int], distance: int
) -> None:
    scenario = SCENARIOS[name]
    sea = scenario.sea()
    worth = tuple(
        sum(VALUE[s.type] for s in scenario.ships if s.side == side) for side in ("rome", "pirates")
    )
    fleets = [
        [r for s in scenario.ships if s.side == side for r in rexes_of(sea, s)]
        for side in ("rome", "pirates")
    ]
    nearest = min(sea.distance(one, other) for one in fleets[0] for other in fleets[1])
    assert ((scenario.cols, scenario.rows), scenario.turn_limit, worth, nearest) == (
        size,
        turns,
        value,
        distance,
    )


def test_coracesium_has_twelve_ships_against_fifteen() -> None:
    sides = [ship.side for ship in SCENARIOS["coracesium"].ships]
    assert (sides.count("rome"), sides.count("pirates")) == (12, 15)


def test_praeda_has_seven_tokens_of_loot_and_a_home_edge() -> None:
    scenario = SCENARIOS["praeda"]
    assert (sum(ship.loot for ship in scenario.ships), scenario.home_edge) == (7, {"pirates": "W"})


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("commands", ["ships", "squadrons", "fleets"])
def test_every_scenario_can_be_commanded_by_ships_squadrons_or_fleets(name: str, commands: str) -> None:
    ships = SCENARIOS[name].ships
    seats = {"ships": len(ships), "squadrons": len({s.squadron for s in ships}), "fleets": 2}[commands]
    state = MegadatesGame(scenario=name, commands=commands).start(seats)
    state.check()
    assert state.to_act() == list(range(seats))


def test_a_wrong_number_of_seats_is_refused_with_the_right_one() -> None:
    with pytest.raises(SetupError, match="has 7 seats"):
        MegadatesGame(scenario="squadron").start(2)


def test_a_scenario_of_ones_own_is_read() -> None:
    state = MegadatesGame(scenario=OWN).start(2)
    assert [ship.id for ship in state.view(None).ships] == ["R1", "P1"]


def test_the_ships_of_a_scenario_are_put_in_order() -> None:
    data = copy.deepcopy(OWN)
    data["ships"].reverse()
    assert [ship.id for ship in scenario_of(data).ships] == ["R1", "P1"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (changed("map", value=None), "map is missing"),
        (changed("map", "cols", value=3), "cols must be a whole number from 6 to 60"),
        (changed("map", "cols", value=True), "cols must be a whole number"),
        (changed("turn_limit", value="long"), "turn_limit must be a whole number"),
        (changed("victory", value="glory"), "victory 'glory' must be one of"),
        (changed("ships", value=[]), "rome has no ship"),
        (changed("ships", 0, value=7), "ship 1: must be an object"),
        (changed("ships", 0, "id", value="X1"), "id 'X1' must be R1 to R30"),
        (changed("ships", 0, "side", value="pirates"), "a ship of pirates has an id with P"),
        (changed("ships", 0, "type", value="trireme"), "type 'trireme' must be one of"),
        (changed("ships", 0, "facing", value="N"), "facing 'N' must be one of"),
        (changed("ships", 0, "stern", value=[20, 2]), r"\[20, 2\] is no \[column, row\] on the map"),
        (changed("ships", 0, "stern", value=[9, 2]), "its bow is off the map"),
        (changed("map", "land", value=[[3, 2]]), r"stands on land at 0302 \(N-009\)"),
        (changed("ships", 1, "stern", value=[3, 2]), "P1: shares 0302 with R1"),
        (changed("ships", 0, "speed", value=9), "speed must be a whole number from 0 to 4"),
        (changed("ships", 1, "squadron", value="red"), "squadron red has ships of both sides"),
        (changed("home_edge", value={"rome": "up"}), "give an edge N, E, S or W"),
        (changed("title", value="\n"), "must be a text"),
        (changed("ships", 0, "extra_cards", value=-1), "R1: extra_cards must be a whole number from 0 to 9"),
        (changed("ships", 0, "crew", value=[2]), "R1: crew is missing or no object"),
        (changed("ships", 0, "crew", value={"hoplites": 1}), "R1: crew 'hoplites' must be one of milites"),
        (changed("ships", 0, "crew", value={"milites": "2"}), "R1: crew: milites must be a whole number"),
        (
            changed("ships", 0, "crew", value={"milites": 6}),
            r"R1: 6 deck units; there is room for 5 \(N-023\)",
        ),
        (changed("ships", 1, "crew", value={"milites": 1}), r"P1: pirates have no milites \(N-022\)"),
        (changed("ships", 0, "crew", value={"ballista": 2}), "R1: without milites and sagitarii"),
        (changed("ships", 0, "sections", value=["M1"]), "R1: sections is missing or no object"),
        (
            changed("ships", 0, "sections", value={"M1": "mast"}),
            "R1: sections: M1 'mast' must be one of stern, bow",
        ),
        (changed("ships", 0, "sections", value={"M3": "bow"}), "no unit 'M3'; there are M1, M2, S1, S2, B1"),
        (changed("ships", 1, "sections", value={"S1": "bow"}), "P1: sections: a liburnia has one rex"),
    ],
)
def test_a_scenario_with_a_mistake_is_refused_with_the_place(data: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        MegadatesGame(scenario=data)


def test_an_id_may_be_used_once() -> None:
    data = copy.deepcopy(OWN)
    data["ships"].append({**data["ships"][0], "stern": [2, 5]})
    with pytest.raises(SetupError, match="R1: this id is used twice"):
        scenario_of(data)


def test_a_fleet_has_one_prefect_and_a_squadron_one_commander() -> None:
    data = copy.deepcopy(OWN)
    data["ships"].append({**data["ships"][0], "id": "R2", "stern": [2, 5], "commander": "navarch"})
    data["ships"][0]["commander"] = "navarch"
    with pytest.raises(SetupError, match="squadron red has more than one commander"):
        scenario_of(data)
    data["ships"][0]["commander"] = data["ships"][2]["commander"] = "prefect"
    data["ships"][2]["squadron"] = "blue"
    with pytest.raises(SetupError, match="rome has more than one prefect"):
        scenario_of(data)


def test_no_more_than_thirty_ships_take_part() -> None:
    data = copy.deepcopy(OWN)
    data["map"] = {"cols": 40, "rows": 8}
    ship = {"side": "rome", "type": "liburnia", "squadron": "red", "facing": "E"}
    data["ships"] += [{**ship, "id": f"R{n}", "stern": [n, 7]} for n in range(2, 31)]
    with pytest.raises(SetupError, match="31 ships; at most 30"):
        scenario_of(data)


def sections(data: dict[str, Any]) -> dict[str, str]:
    """Where the units of R1 stand at the start."""
    return {unit.id: unit.section for unit in MegadatesGame(scenario=data).start(2).view(0).ships[0].units}


@pytest.mark.rule("N-029")
def test_a_scenario_may_say_where_units_start() -> None:
    usual = {"R1.M1": "bow", "R1.M2": "bow", "R1.S1": "stern", "R1.S2": "bow", "R1.B1": "bow"}
    assert sections(OWN) == usual
    changes = {"M2": "stern", "B1": "stern"}
    told = changed("ships", 0, "sections", value=changes)
    assert sections(told) == {**usual, "R1.M2": "stern", "R1.B1": "stern"}


@pytest.mark.rule("N-020", "N-031")
def test_a_scenario_may_give_a_ship_another_crew_and_other_extra_cards() -> None:
    data = changed("ships", 0, "crew", value={"sagitarii": 3, "ballista": 1})
    data["ships"][0]["extra_cards"] = 1
    state = MegadatesGame(scenario=data).start(2)
    ship = state.view(0).ships[0]
    assert ([unit.id for unit in ship.units], ship.extra) == (["R1.S1", "R1.S2", "R1.S3", "R1.B1"], 1)
    state.check()


def test_everyone_sees_the_title_of_the_scenario_and_when_ships_may_come_back() -> None:
    data = changed("offmap_return", value=7)
    view = MegadatesGame(scenario=data).start(2).view(None)
    assert (view.title, view.offmap_return) == ("Two ships", 7)
