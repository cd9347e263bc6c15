"""Material, data file and set-up: D-001 to D-033, D-196 and D-197."""

from __future__ import annotations

import copy
import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    city,
    decision,
    draft,
    draw,
    draw_first,
    legal,
    mine,
    new_match,
    play,
    refuse,
    seen,
    turn_of,
)

from ludi.engine.errors import SetupError
from ludi.engine.views import Event
from ludi.games.discordia.data import DATA, check
from ludi.games.discordia.events import Boxed
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import BOARD_SHORTS, FACE_DIE_COLOUR, FACE_SLOTS, FACE_STRENGTH, TILE_IDS
from ludi.games.discordia.views import Discordia

each_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])
TILES = {tile["id"]: tile for tile in DATA["city_tiles"]}


def dealt(seats: int, **options: Any) -> Discordia:
    """The table when everything is dealt, before the draft."""
    match = new_match(seats, **options)
    draw_first(match)
    return seen(match)


# Material


@pytest.mark.rule("D-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="1 to 4 players"):
        DiscordiaGame().start(seats)


@each_seats
@pytest.mark.rule("D-001")
def test_one_to_four_may_play(seats: int) -> None:
    assert DiscordiaGame().start(seats).seats == seats


@pytest.mark.rule("D-003", "D-004", "D-019")
@pytest.mark.parametrize(
    ("options", "each"),
    [({}, 35), ({"boards": "on"}, 35), ({"magna": "on"}, 40), ({"boards": "on", "magna": "on"}, 40)],
)
def test_the_bag_holds_35_workers_of_each_colour_and_five_more_with_magna(
    options: dict[str, str], each: int
) -> None:
    assert seen(new_match(2, **options)).bag == (each,) * 4


@pytest.mark.rule("D-006")
def test_there_are_86_city_tiles_of_four_kinds() -> None:
    kinds = Counter(tile["kind"] for tile in TILES.values())
    assert kinds == {"ship": 22, "barracks": 20, "stall": 22, "farm": 22}


@pytest.mark.rule("D-007")
def test_each_kind_has_its_row_and_its_worker() -> None:
    pairs = {kind: (entry["row"], entry["letter"]) for kind, entry in DATA["kinds"].items()}
    assert pairs == {
        "ship": ("harbor", "B"),
        "barracks": ("fort", "R"),
        "stall": ("market", "W"),
        "farm": ("field", "Y"),
    }


@pytest.mark.rule("D-008")
def test_a_tile_shows_a_die_and_one_to_three_slots_of_one_to_three_workers() -> None:
    for tile in TILES.values():
        assert 1 <= tile["die"] <= 6
        assert 1 <= len(tile["slots"]) <= 3
        assert all(1 <= size <= 3 for size in tile["slots"])


@pytest.mark.rule("D-009")
def test_the_die_of_a_stall_has_no_colour() -> None:
    colours = {tile[0]: FACE_DIE_COLOUR[n] for n, tile in enumerate(TILE_IDS)}
    assert colours == {"S": 0, "K": 1, "M": 3, "F": 2}


@pytest.mark.rule("D-010")
def test_barracks_have_a_strength_and_ships_a_stall_on_their_back() -> None:
    for n, name in enumerate(TILE_IDS):
        assert (FACE_STRENGTH[n] > 0) == (name[0] == "K")
        assert ("complete_bonus" in TILES[name]) == (name[0] == "S")
    ships = [tile for tile in TILES.values() if tile["kind"] == "ship"]
    assert all(tile["back"]["kind"] == "stall" and "bonus" not in tile["back"] for tile in ships)
    assert len(FACE_SLOTS) == 86 + 22


@pytest.mark.rule("D-011")
def test_the_general_supplies_of_the_box_are_complete() -> None:
    assert DATA["expansions"] == {
        "harbor": 8,
        "fort": 8,
        "market": 8,
        "field": 8,
        "development_ext": 4,
        "expedition_ext": 4,
    }
    assert [DATA["towers"][kind]["count"] for kind in ("trade", "military")] == [8, 8]
    four = DATA["setup"]["4"]
    assert (four["stars_total"], four["manipulators_total"]) == (48, 10)


@pytest.mark.rule("D-013", "D-017")
@pytest.mark.parametrize(("seats", "rows"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_display_has_six_columns_and_rows_by_the_number_of_players(seats: int, rows: int) -> None:
    places = [f"{column}.{row}" for column in range(1, 7) for row in range(1, rows + 1)]
    assert sorted(dealt(seats).display) == places


@pytest.mark.rule("D-015")
def test_a_foundation_is_a_start_space_or_one_that_was_opened() -> None:
    match = turn_of(Player(), "blue 3", display="3.1 K01")
    assert mine(match).open == (1, 1, 2, 2)
    play(match, "expand harbor")
    assert mine(match).open == (2, 1, 2, 2)


# Set-up


@pytest.mark.rule("D-016", "D-199")
def test_the_set_up_is_drawn_in_a_fixed_order() -> None:
    match = new_match(3, boards="on", magna="on")
    kinds = list(dict.fromkeys(text.split()[1] for text in draw_first(match)))
    assert kinds == ["action", "decree", "privilege", "tile", "magna", "german", "maximus", "worker", "board"]


@pytest.mark.rule("D-199", "D-024")
def test_alone_no_maximus_is_drawn() -> None:
    assert not [text for text in draw_first(new_match(1)) if text.startswith("deal maximus")]


@pytest.mark.rule("D-016")
def test_one_action_tile_lies_in_each_column() -> None:
    match = new_match(2)
    play(match, "deal action III", "deal action I")
    assert seen(match).action_tiles == ("III", "I", "", "", "", "")
    assert legal(match) == ["deal action II", "deal action IV", "deal action V", "deal action VI"]


@pytest.mark.rule("D-017", "D-018")
@pytest.mark.parametrize(
    ("seats", "land", "extensions", "towers", "decrees", "privileges"),
    [(1, 4, 2, 3, 5, 4), (2, 4, 2, 4, 5, 4), (3, 6, 3, 6, 6, 5), (4, 8, 4, 8, 7, 6)],
)
def test_the_quantities_depend_on_the_number_of_players(
    seats: int, land: int, extensions: int, towers: int, decrees: int, privileges: int
) -> None:
    view = dealt(seats)
    assert view.expansions == (land,) * 4 + (extensions,) * 2
    assert view.towers == (towers, towers)
    assert (len(view.decrees), len(view.privileges)) == (decrees, privileges)


@pytest.mark.vector("V-38")
@pytest.mark.rule("D-017", "D-019", "D-021", "D-025", "D-026")
@pytest.mark.parametrize(
    ("seats", "bag", "cult", "manipulators", "display", "pile"),
    [(1, 125, 18, 4, 12, 74), (2, 110, 12, 3, 12, 74), (3, 95, 18, 5, 18, 68), (4, 80, 24, 6, 24, 62)],
)
def test_what_lies_on_the_table_after_dealing(
    seats: int, bag: int, cult: int, manipulators: int, display: int, pile: int
) -> None:
    view = dealt(seats)
    assert (sum(view.bag), view.cult, view.manipulators) == (bag, cult, manipulators)
    assert (len(view.display), view.pile) == (display, pile)
    start = [(player.workers, player.stars, player.manipulators, player.ring) for player in view.cities]
    assert start == [(15, 6, 1, 0)] * seats


@pytest.mark.vector("V-38")
@pytest.mark.rule("D-022", "D-026", "D-157")
@pytest.mark.parametrize(
    ("seats", "workers", "bag", "display"),
    [(1, 15, 145, 11), (2, 16, 128, 11), (3, 17, 109, 17), (4, 18, 88, 23)],
)
def test_with_magna_there_are_more_workers_and_the_row_is_fed(
    seats: int, workers: int, bag: int, display: int
) -> None:
    view = dealt(seats, magna="on")
    assert [player.workers for player in view.cities] == [workers] * seats
    assert (sum(view.bag), len(view.display)) == (bag, display)
    assert ("1.1" in view.display, view.row[0] is None, view.row_up[0]) == (False, False, True)


@pytest.mark.rule("D-018")
def test_a_decree_is_dealt_once() -> None:
    match = new_match(2)
    draw_first(match, "deal decree")
    play(match, "deal decree DEC05")
    assert (seen(match).decrees, "deal decree DEC05" in legal(match)) == (("DEC05",), False)


@pytest.mark.rule("D-020", "D-023")
def test_the_left_german_tile_of_year_one_is_revealed_before_the_draft() -> None:
    match = new_match(2)
    draw_first(match, "deal german")
    assert legal(match) == [f"deal german G0{n}" for n in range(1, 6)]
    play(match, "deal german G05")
    assert (seen(match).german_left, seen(match).german_right, seen(match).season) == ("G05", "", 1)


@pytest.mark.rule("D-021")
def test_the_display_is_dealt_top_row_first_from_the_left() -> None:
    match = new_match(2)
    draw_first(match, "deal tile")
    play(match, *(f"deal tile K0{n}" for n in range(1, 8)))
    view = seen(match)
    assert [view.display[place] for place in ("1.1", "2.1", "6.1", "1.2")] == ["K01", "K02", "K06", "K07"]


@pytest.mark.rule("D-024")
def test_a_random_player_is_the_first_maximus() -> None:
    match = new_match(3)
    draw_first(match, "deal maximus")
    assert at(match).chances() == [(action, 1) for action in match.legal_actions(-1)]
    assert legal(match) == ["deal maximus A", "deal maximus B", "deal maximus C"]


@pytest.mark.rule("D-025", "D-199")
def test_workers_are_drawn_clockwise_from_the_maximus_all_of_one_player_at_once() -> None:
    match = new_match(3)
    draw_first(match, "deal maximus")
    play(match, "deal maximus B")
    draw(match, "Y" * 15)
    assert [player.workers for player in seen(match).cities] == [0, 15, 0]
    draw(match, "Y")
    assert [player.workers for player in seen(match).cities] == [0, 15, 1]


@pytest.mark.rule("D-027")
def test_without_boards_everybody_has_the_standard_board() -> None:
    assert {player.board for player in dealt(4).cities} == {"standard"}


@pytest.mark.rule("D-028")
@pytest.mark.parametrize(("seats", "count"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_players_plus_one_boards_are_revealed(seats: int, count: int) -> None:
    assert len(dealt(seats, boards="on").boards) == count


@pytest.mark.vector("V-39")
@pytest.mark.rule("D-029", "D-030")
@pytest.mark.parametrize(
    ("seats", "maximus", "order", "counts"),
    [(4, "A", "DCBA", [5, 4, 3, 2]), (3, "B", "ACB", [4, 3, 2]), (2, "A", "BA", [3, 2])],
)
def test_the_draft_goes_counter_clockwise_from_the_right_of_the_maximus(
    seats: int, maximus: str, order: str, counts: list[int]
) -> None:
    match = new_match(seats, boards="on")
    draw_first(match, "deal maximus")
    play(match, f"deal maximus {maximus}")
    draw_first(match)
    drafted, boards = "", []
    while decision(match) == "board":
        drafted += "ABCD"[at(match).actor]
        boards.append(len(legal(match)))
        play(match, legal(match)[0])
        play(match, legal(match)[0])
        while decision(match) not in ("board", "chance"):
            play(match, "pass")
    assert (drafted, boards) == (order, counts)


@pytest.mark.rule("D-030")
def test_a_board_is_chosen_before_the_start_tile() -> None:
    facts = {"display": "1.1 F01", "maximus": 1, "revealed": "confluentes agrippina treverorum"}
    match = draft(boards="on", **facts)
    assert legal(match) == ["board agrippina", "board confluentes", "board treverorum"]
    play(match, "board confluentes")
    assert (mine(match).board, mine(match).open, decision(match)) == ("confluentes", (1, 1, 3, 1), "start")


@each_seats
@pytest.mark.rule("D-030", "D-186")
def test_the_board_that_nobody_chose_goes_back_to_the_box(seats: int) -> None:
    match, told = new_match(seats, boards="on"), list[Event]()
    draw_first(match)
    revealed = seen(match).boards
    while decision(match) != "chance":
        told += play(match, "pass" if "pass" in legal(match) else legal(match)[0])
    chosen = [city.board for city in seen(match).cities]
    boxed = [event.board for event in told if isinstance(event, Boxed)]
    assert (seen(match).boards, sorted([*chosen, *boxed])) == ((), sorted(revealed))


@pytest.mark.rule("D-030", "D-172")
def test_the_last_board_of_a_campaign_leaves_none_for_the_box() -> None:
    match = new_match(1, boards="on", campaign=list(BOARD_SHORTS[1:6]))
    draw_first(match)
    assert not [event for event in play(match, legal(match)[0]) if isinstance(event, Boxed)]


@pytest.mark.rule("D-030")
def test_a_player_has_no_board_before_choosing_one() -> None:
    match = new_match(2, boards="on")
    draw_first(match)
    blank = ("", (0, 0, 0, 0), (0, 0, 0), "")
    assert [(city.board, city.open, city.lack, city.reminder) for city in seen(match).cities] == [blank] * 2
    play(match, legal(match)[0])
    boards = [city.board for city in seen(match).cities]
    assert [board in BOARD_SHORTS[1:] for board in sorted(boards)] == [False, True]
    at(match).check()


@pytest.mark.rule("D-030")
def test_a_board_that_is_not_revealed_cannot_be_chosen() -> None:
    match = draft(boards="on", revealed="confluentes agrippina treverorum")
    refuse(match, "board noviomagus", "D-030")
    refuse(match, "pass", "D-030")


@pytest.mark.rule("D-031")
def test_the_start_tile_is_compulsory_and_goes_to_the_first_foundation() -> None:
    match = draft(maximus=1, display="1.1 F01, 5.2 K01")
    assert legal(match) == ["take 1.1", "take 5.2"]
    refuse(match, "pass", "D-031")
    refuse(match, "take 1.1 over F02", "D-031")
    play(match, "take 5.2")
    assert city(match) == {"fort1": "K01 0/1"}


@pytest.mark.rule("D-031")
@pytest.mark.parametrize("board", BOARD_SHORTS)
def test_a_start_tile_of_each_kind_fits_on_every_board(board: str) -> None:
    assert min(mine(turn_of(Player(board=board), "blue 1")).open) >= 1


@pytest.mark.rule("D-032")
def test_the_bonus_of_the_start_tile_is_used_before_the_next_player_drafts() -> None:
    match = draft(Player(stars=1), maximus=1, display="1.1 M20, 2.1 K01")
    play(match, "take 1.1")
    assert (at(match).actor, legal(match)) == (0, ["dev", "pass"])
    play(match, "dev")
    assert (at(match).actor, decision(match)) == (0, "deploy")
    play(match, "pass")
    assert (at(match).actor, decision(match)) == (1, "start")


@pytest.mark.rule("D-033")
def test_gaps_of_the_draft_stay_open() -> None:
    match = draft(maximus=1, display="1.1 F01, 2.1 K01, 3.1 K05")
    play(match, "take 2.1", "take 1.1")
    assert (seen(match).display, legal(match)[0]) == ({"3.1": "K05"}, "roll 1 1 1")


# The data file


def printed() -> dict[str, Any]:
    """A copy of the data to spoil."""
    return copy.deepcopy(DATA)


@pytest.mark.rule("D-197")
def test_the_data_file_is_valid() -> None:
    text = files("ludi.games.discordia").joinpath("printed.json").read_text("utf-8")
    assert check(json.loads(text)) == DATA


@pytest.mark.rule("D-197")
@pytest.mark.parametrize(
    "name", ["german_tiles", "decrees", "privileges", "magna_tiles", "janus_tiles", "boards", "action_tiles"]
)
def test_a_missing_piece_is_noticed(name: str) -> None:
    data = printed()
    if isinstance(data[name], list):
        data[name].pop()
    else:
        data[name].popitem()
    with pytest.raises(SetupError, match=name):
        check(data)


Path = tuple[str | int, ...]
FORT: Path = ("boards", "Standard", "rows", "fort")


@pytest.mark.rule("D-197")
@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("city_tiles", 1, "id"), "S01", "S01: this id is used twice"),
        (("city_tiles", 0, "kind"), "farm", "city_tiles"),
        (("city_tiles", 0, "die"), 7, "S01: die 7"),
        (("city_tiles", 0, "back", "die"), 0, "S01: die 0"),
        (("city_tiles", 0, "slots"), [4], r"S01: slots \[4\]"),
        (("city_tiles", 0, "die_color"), "red", "S01: its die is red"),
        (("city_tiles", 0, "back", "kind"), "farm", "S01: the back of a ship"),
        (("city_tiles", 23, "bonus"), ["gold1"], "K02: unknown bonus 'gold1'"),
        (("city_tiles", 22, "strength"), 0, "K01: barracks need a strength"),
        (("german_tiles", 0, "year"), 2, "german_tiles: years"),
        (("german_tiles", 0, "reward"), ["gold1"], "G01: unknown bonus"),
        (("action_tiles", "II"), ["gold1"], "action tile II: unknown bonus"),
        (FORT, [{"start": True}] * 3, "Standard: fort has 3 spaces"),
        ((*FORT, 0), {"bonus": []}, "Standard: the start foundations of fort"),
        ((*FORT, 1), {"bonus": ["gold1"]}, "Standard fort: unknown bonus"),
        (("boards", "Standard", "privilege_thresholds", "fort"), 1, "Standard: fort: the requirement"),
        (("boards", "Standard", "development"), [], "Standard: development"),
        (("boards", "Standard", "expedition", 0, "bonus"), ["gold1"], "Standard expedition: unknown bonus"),
        (("boards", "Standard", "aqueduct"), [], "Standard: the aqueduct has 0"),
        (("boards", "Confluentes", "banner"), "red", "boards: banners"),
    ],
)
def test_a_mistake_in_the_data_is_named(path: Path, value: object, told: str) -> None:
    data = printed()
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(SetupError, match=told):
        check(data)


@pytest.mark.rule("D-196")
def test_the_data_has_the_keys_that_the_rules_name() -> None:
    assert DATA["options"] == {"magna_reopen_converted": False, "solo_win_max": 3}
    assert DATA["boards"]["Colonia Agrippina"]["decree_modifiers"] == {"DEC01": 1}
    assert {"needs", "id"} <= set(DATA["decrees"][13])
    assert {"short", "development_ext", "expedition_ext"} <= set(DATA["boards"]["Standard"])


@pytest.mark.rule("D-014")
@pytest.mark.parametrize("board", list(DATA["boards"].values()), ids=BOARD_SHORTS)
def test_every_board_has_rows_of_four_four_five_and_five_spaces(board: dict[str, Any]) -> None:
    assert [len(spaces) for spaces in board["rows"].values()] == [4, 4, 5, 5]
