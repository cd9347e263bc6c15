"""Scenarios, those of the rules and those one makes: section 16."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ludi.engine.errors import SetupError
from ludi.games.megadates.christening import USUAL_NAMES
from ludi.games.megadates.events import Sank
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.printed import _SCENARIOS, SCENARIOS, rexes_of, scenario_of

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
        (changed("ships", 0, "name", value=7), "name: must be a text"),
        (
            changed("ships", 0, "name", value="X"),
            r"R1: name 'X' must be words of 2 to 24 letters .*\(N-176\)",
        ),
        (changed("ships", 0, "name", value="Io" * 13), "R1: name .* must be words"),
        (changed("ships", 0, "name", value=" Fides"), "R1: name ' Fides' must be words"),
        (changed("ships", 0, "name", value="Fides\u202e"), "name: must be a text"),
        (changed("ships", 0, "name", value="Nova P1"), r"R1: in the name 'Nova P1' letters .*\(N-176\)"),
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


# Names and prefects


@pytest.mark.rule("N-176")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_ship_of_the_five_scenarios_has_a_name_of_its_own(scenario: str) -> None:
    given = [ship["name"] for data in _SCENARIOS if data["id"] == scenario for ship in data["ships"]]
    assert len(set(given)) == len(given) == len(SCENARIOS[scenario].ships)
    assert [ship.name for ship in SCENARIOS[scenario].ships if ship.name not in given] == []


@pytest.mark.rule("N-176")
def test_a_ship_without_a_name_gets_the_first_of_its_side_that_is_free() -> None:
    data = changed("ships", 1, "name", value="fortuna")
    data["ships"].append({**data["ships"][1], "id": "P2", "stern": [7, 1], "name": ""})
    assert [ship.name for ship in scenario_of(data).ships] == ["Victoria", "fortuna", "Nike"]


@pytest.mark.rule("N-176")
def test_there_are_names_for_the_largest_fleets() -> None:
    data = copy.deepcopy(OWN)
    data["map"] = {"cols": 40, "rows": 8}
    ship = {"side": "rome", "type": "liburnia", "squadron": "red", "facing": "E"}
    data["ships"] += [{**ship, "id": f"R{n}", "stern": [n, 7]} for n in range(2, 30)]
    names = {ship.name for ship in scenario_of(data).ships}
    assert len(names) == 30
    assert all(len(set(usual)) == 30 for usual in USUAL_NAMES.values())


@pytest.mark.rule("N-176")
def test_no_two_ships_have_the_same_name() -> None:
    data = changed("ships", 0, "name", value="Nike")
    data["ships"][1]["name"] = "NIKE"
    with pytest.raises(SetupError, match=r"P1: another ship is named NIKE too \(N-176\)"):
        scenario_of(data)


@pytest.mark.rule("N-157", "N-176")
def test_everyone_reads_the_names_of_ships_in_view_log_and_prompt() -> None:
    game = MegadatesGame()
    state = game.start(2)
    assert [ship.name for ship in state.view(None).ships] == ["Fides", "Nike"]
    assert game.say(game.message(Sank(ship="P1"))) == "P1 Nike sinks with all aboard."
    assert game.say(state.prompt(0), "nl") == "Schrijf de orders van R1 Fides."


@pytest.mark.rule("N-150", "N-177")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("commands", ["ships", "squadrons", "fleets"])
def test_every_fleet_of_the_five_scenarios_has_its_prefect_whom_everyone_knows(
    scenario: str, commands: str
) -> None:
    game = MegadatesGame(scenario=scenario, commands=commands)
    state = game.start(game.seat_numbers()[0])
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        flagships = {ship.id: ship.captain for ship in view.ships if ship.role == "prefect"}
        assert [prefect.side for prefect in view.prefects] == ["rome", "pirates"]
        assert {prefect.ship: prefect.seat for prefect in view.prefects} == flagships


def fleet(*commanders: str) -> list[str]:
    """The ranks in a Roman fleet of a scenario that gives these, each ship a squadron."""
    data = copy.deepcopy(OWN)
    colours = ("red", "blue", "white")
    data["ships"] = data["ships"][1:] + [
        {**OWN["ships"][0], "id": f"R{n}", "stern": [2, n], "squadron": colours[n - 1], "commander": rank}
        for n, rank in enumerate(commanders, 1)
    ]
    return [ship.commander for ship in scenario_of(data).ships if ship.side == "rome"]


@pytest.mark.rule("N-177")
def test_where_a_scenario_names_no_prefect_the_first_navarch_is_one_or_the_first_captain() -> None:
    assert fleet("trierarch", "navarch", "navarch") == ["trierarch", "prefect", "navarch"]
    assert fleet("trierarch", "trierarch") == ["prefect", "trierarch"]
    assert fleet("navarch", "prefect") == ["navarch", "prefect"]
    assert fleet("trierarch") == ["trierarch"]


@pytest.mark.rule("N-176", "N-177")
def test_a_seat_is_told_the_names_of_its_ships_and_who_leads() -> None:
    game = MegadatesGame(scenario="insulae")
    assert [game.say(label, "nl") for label in game.seat_labels(11)[:4] if label] == [
        "R1 Minerva, prefect (rood)",
        "R2 Bellona (rood)",
        "R3 Triton (rood)",
        "R4 Diana, navarch (blauw)",
    ]
