"""MAGNA: individual boards and Magna tiles, D-151 to D-171."""

from __future__ import annotations

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    decision,
    draft,
    draw,
    draw_first,
    feed,
    gain_of,
    legal,
    magna_row,
    mine,
    new_match,
    play,
    refuse,
    seen,
    supply,
    turn,
    turn_of,
    year_end,
)

from ludi.games.discordia.data import DATA
from ludi.games.discordia.events import Attacked, Cleared, Eagle, Fed, Flipped

# Boards


@pytest.mark.vector("V-46")
@pytest.mark.rule("D-032", "D-151", "D-153")
@pytest.mark.parametrize(
    ("board", "options"),
    [
        ("standard", ["deploy M20", "pass"]),
        ("agrippina", ["deploy M20", "pass"]),
        ("confluentes", ["take 3.1", "take 3.1 over M20", "pass"]),
        ("noviomagus", ["take 2.1", "pass"]),
        ("treverorum", ["take 2.1", "take 3.1", "take 3.1 over M20", "take 4.1", "pass"]),
    ],
)
def test_the_boards_differ_in_the_bonus_of_the_first_development_step(board: str, options: list[str]) -> None:
    match = draft(Player(board=board, stars=6), maximus=1, display="1.1 M20, 2.1 F08, 3.1 M12, 4.1 K05")
    play(match, "take 1.1", "dev")
    assert (mine(match).stars, legal(match)) == (5, options)


@pytest.mark.vector("V-46")
@pytest.mark.rule("D-112", "D-151")
@pytest.mark.parametrize(("board", "stars"), [("mogontiacum", 5), ("borbetomagus", 6)])
def test_mogontiacum_deploys_a_soldier_and_borbetomagus_takes_a_star(board: str, stars: int) -> None:
    match = draft(Player(board=board, stars=6), maximus=1, display="1.1 M20, 2.1 F08, 3.1 M12, 4.1 K05")
    play(match, "take 1.1", "dev")
    assert (mine(match).stars, decision(match), at(match).actor) == (stars, "start", 1)


@pytest.mark.rule("D-152")
@pytest.mark.parametrize(
    ("board", "start", "needed"),
    [
        ("standard", (1, 1, 2, 2), (3, 3, 4, 4)),
        ("agrippina", (2, 1, 2, 1), (4, 3, 4, 3)),
        ("mogontiacum", (1, 2, 1, 2), (3, 4, 3, 4)),
        ("confluentes", (1, 1, 3, 1), (3, 3, 5, 3)),
        ("noviomagus", (1, 1, 1, 3), (3, 3, 3, 5)),
        ("treverorum", (1, 1, 2, 1), (3, 3, 4, 3)),
        ("borbetomagus", (1, 1, 1, 2), (3, 3, 4, 5)),
    ],
)
def test_each_board_has_its_start_foundations_and_its_requirements(
    board: str, start: tuple[int, ...], needed: tuple[int, ...]
) -> None:
    assert mine(turn_of(Player(board=board), "blue 1")).open == start
    for row, (name, number) in enumerate(zip(("harbor", "fort", "market", "field"), needed, strict=True)):
        before = Player(board=board, opened=f"{name} {number - 1}")
        match = turn_of(before, "blue 3", privileges="PRI07")
        play(match, f"expand {name}")
        assert (mine(match).open[row], decision(match)) == (number, "privilege")


@pytest.mark.rule("D-012", "D-151")
def test_there_are_six_individual_boards_and_no_two_are_alike() -> None:
    boards = list(DATA["boards"].values())
    assert sum(board["magna"] for board in boards) == 6
    parts = ("rows", "development", "expedition", "aqueduct", "decree_fields", "privilege_thresholds")
    assert len({str([board[part] for part in parts]) for board in boards}) == 7


@pytest.mark.rule("D-155")
def test_every_city_has_a_sentence_and_its_name_of_today() -> None:
    boards = [board for board in DATA["boards"].values() if board["magna"]]
    assert all(board["flavour"].endswith(".") and board["today"] for board in boards)
    assert len({board["today"] for board in boards}) == 6


@pytest.mark.rule("D-154")
def test_with_boards_the_rest_of_the_set_up_is_unchanged() -> None:
    plain, boards = new_match(3), new_match(3, boards="on")
    for match in (plain, boards):
        draw_first(match, "deal board")
    shown = [
        (view.bag, view.cult, view.manipulators, view.expansions, view.towers, len(view.display))
        for view in (seen(plain), seen(boards))
    ]
    assert shown[0] == shown[1]


# Feeding


@pytest.mark.rule("D-012", "D-156")
def test_there_are_ten_magna_tiles_of_four_effects() -> None:
    effects = [tile["effect"] for tile in DATA["magna_tiles"]]
    counts = {effect: effects.count(effect) for effect in set(effects)}
    assert counts == {"german_strength": 3, "draw_worker": 3, "lose_star": 2, "aqueduct_back": 2}


@pytest.mark.vector("V-37")
@pytest.mark.rule("D-157", "D-158", "D-159")
@pytest.mark.parametrize(
    ("year", "top", "before", "after"),
    [
        (1, "S01 K01 M01", "", ["S01 0/2"]),
        (2, "S03 K03 M03", "S01 0/2 draw", ["S01 0/2", "S03 0/2", "K03 0/2"]),
        (2, "S03 K03 M03", "", ["S03 0/2", "K03 0/2"]),
        (3, "S05 K05 M05", "S01 draw, -, K03 draw", ["S01 0/2", "S05 0/2", "K03 0/2", "K05 0/2", "M05 0/2"]),
        (
            4,
            "S07 K07 M07 S08",
            "-, S05 draw, -, K05 draw, M05 draw",
            ["S07 0/2", "S05 0/2", "K07 0/3", "K05 0/2", "M05 0/2", "M07 0/2", "S08 0/3"],
        ),
    ],
)
def test_the_row_gets_as_many_tiles_of_the_top_row_as_the_number_of_the_year(
    year: int, top: str, before: str, after: list[str]
) -> None:
    tiles = top.split()
    display = ", ".join(f"{column + 1}.1 {tile}" for column, tile in enumerate(tiles)) + ", 1.2 F01"
    match = feed(year=year, display=display, row=before)
    assert magna_row(match) == after
    left = {f"{column + 1}.1": tile for column, tile in enumerate(tiles) if column >= year}
    assert seen(match).display == {**left, "1.2": "F01"}


@pytest.mark.rule("D-160", "D-199")
def test_each_magna_tile_that_got_a_city_tile_is_turned_up_from_the_left() -> None:
    match = feed(year=2, display="1.1 S03, 2.1 K03")
    play(match, "deal magna MG04", "deal magna MG09")
    assert seen(match).row_known[:3] == ("MG04", "MG09", "")
    assert seen(match).row_up[:3] == (True, True, False)


@pytest.mark.rule("D-160", "D-176")
def test_a_magna_tile_seen_before_is_turned_up_again_without_a_draw() -> None:
    match = year_end(magna="on", first="E2", row="K05 2/2 eagle")
    assert (magna_row(match), seen(match).row_known[0], seen(match).row_up[0]) == ([], "MG01", False)
    draw_first(match, "deal magna", "deal german")
    assert (seen(match).row_known[0], seen(match).row_up[0]) == ("MG01", True)


@pytest.mark.rule("D-161")
def test_empty_places_of_the_top_row_are_skipped() -> None:
    match = feed(year=3, display="2.1 S03, 5.1 K03, 1.2 F01")
    assert magna_row(match) == ["S03 0/2", "K03 0/2"]


@pytest.mark.rule("D-159", "D-193")
def test_a_row_with_ten_tiles_takes_no_more() -> None:
    full = ", ".join(f"F{n:02} draw" if n < 4 else f"F{n:02} eagle" for n in range(1, 7))
    stars = "F07 star, F08 star, F09 aqueduct, F10 aqueduct"
    match = feed(year=4, display="1.1 S01, 2.1 K01", row=f"{full}, {stars}")
    assert len(magna_row(match)) == 10
    assert seen(match).display == {"1.1": "S01", "2.1": "K01"}


@pytest.mark.rule("D-157")
def test_feeding_is_told() -> None:
    match = year_end(magna="on", first="E5", year=1)
    log = []
    while not legal(match)[0].startswith(("deal magna", "deal german")):
        log += play(match, legal(match)[0])
    fed = [event for event in log if isinstance(event, Fed)]
    assert fed == [Fed(tile="S01", place=1), Fed(tile="S02", place=2)]


# Working in the row


@pytest.mark.vector("V-13")
@pytest.mark.rule("D-162", "D-163")
def test_a_tile_of_the_row_that_is_not_full_keeps_its_magna_tile_up() -> None:
    match = turn_of(Player(supply="B1 Y3"), "blue 6", magna="on", row="S20 0/2 draw")
    play(match, "special S20")
    assert (magna_row(match), supply(match), seen(match).row_up[0]) == (["S20 1/2"], "Y3", True)


@pytest.mark.vector("V-13")
@pytest.mark.rule("D-163", "D-164", "D-066", "D-068")
def test_the_ship_of_the_row_becomes_a_stall_that_stays() -> None:
    b = Player("F01 0/1", "B2 Y3")
    match = turn_of(b, "blue 6", magna="on", row="S20 1/2 draw")
    blue = seen(match).bag[0]
    play(match, "special S20")
    assert (magna_row(match), seen(match).row_up[0], seen(match).bag[0]) == (["S20* 0/1"], False, blue + 3)
    assert legal(match) == ["deploy F01", "pass"]
    play(match, "deploy F01")
    assert (supply(match), mine(match).ring, mine(match).expedition) == ("Y1", 1, 0)


@pytest.mark.rule("D-108", "D-164")
def test_pri09_counts_for_a_ship_of_the_row() -> None:
    match = turn_of(Player(supply="B2 Y1", privileges="PRI09"), "blue 6", magna="on", row="S21 1/2 draw")
    play(match, "special S21", "pass")
    assert mine(match).stars == 1


@pytest.mark.vector("V-48")
@pytest.mark.rule("D-165", "D-163")
def test_another_full_tile_of_the_row_gives_its_placement_bonus_and_no_expedition_step() -> None:
    a = Player(supply="R1 Y2", stars=1, ring=1)
    match = turn_of(a, "red 5", magna="on", row="K14 1/2 draw")
    play(match, "special K14")
    player = mine(match)
    assert (player.ring, player.stars, player.expedition, decision(match)) == (2, 2, 0, "turn")
    assert (magna_row(match), seen(match).row_up[0]) == (["K14 2/2"], False)


@pytest.mark.vector("V-48")
@pytest.mark.rule("D-166")
def test_filling_a_converted_stall_of_the_row_gives_nothing() -> None:
    match = turn_of(Player(supply="W1 Y2", stars=1), "blue 2", magna="on", row="S20* 0/1 eagle")
    before = mine(match)
    play(match, "special S20")
    assert (magna_row(match), seen(match).row_up[0]) == (["S20* 1/1"], False)
    assert (mine(match).stars, mine(match).ring, decision(match)) == (before.stars, before.ring, "turn")


@pytest.mark.vector("V-48")
@pytest.mark.rule("D-166", "D-170")
def test_a_full_converted_stall_is_cleared_like_any_tile() -> None:
    match = year_end(magna="on", first="E2", row="S20* 1/1 eagle")
    assert (magna_row(match), seen(match).out) == ([], ("S20",))


@pytest.mark.rule("D-166")
@pytest.mark.parametrize(("flag", "is_up"), [("off", False), ("on", True)])
def test_a_converted_stall_keeps_the_eagle_unless_the_flag_says_otherwise(flag: str, is_up: bool) -> None:
    facts = {"year": 2, "display": "1.1 K03, 2.1 K04", "row": "S20* 0/1 eagle"}
    match = feed(magna_reopen_converted=flag, **facts)
    assert seen(match).row_up[0] == is_up


@pytest.mark.rule("D-162")
def test_workers_in_the_row_belong_to_nobody() -> None:
    a = Player(supply="R1 Y2")
    match = turn_of(a, "red 5", magna="on", row="K14 0/2 draw")
    play(match, "special K14")
    again = turn(at(match), "red 5", 1)
    play(again, "special K14")
    assert magna_row(again) == ["K14 2/2"]


@pytest.mark.rule("D-163", "D-186")
def test_eagle_and_flip_are_told() -> None:
    match = turn_of(Player(supply="B2 Y3"), "blue 6", magna="on", row="-, S20 1/2 draw")
    log = play(match, "special S20")
    assert log[1:3] == [
        Eagle(player=0, place=2, tile="S20"),
        Flipped(player=0, tile="S20", space="magna2", workers=3),
    ]


# The row at the end of a year


@pytest.mark.vector("V-28")
@pytest.mark.rule("D-116", "D-118", "D-167", "D-169", "D-170", "D-171")
def test_the_row_bears_on_the_end_of_a_year() -> None:
    a = Player("K17 2/2", "Y8", stars=2, ring=2)
    b = Player("K18 1/2", "Y8", stars=2, ring=2)
    row = "K05 2/2 eagle, F12 1/1 eagle, M06 1/2 draw, S15 0/2 strength"
    match = year_end(a, b, year=2, germans="G07 G09", magna="on", row=row)
    log = draw(match, "BBB")
    attacks = [event for event in log if isinstance(event, Attacked)]
    assert attacks == [
        Attacked(player=0, attack=3, strength=3, is_defended=True),
        Attacked(player=1, attack=3, strength=1, is_defended=False),
    ]
    shown = [(mine(match, seat).workers, mine(match, seat).stars, mine(match, seat).ring) for seat in (0, 1)]
    assert shown == [(9, 3, 3), (10, 1, 2)]
    assert magna_row(match) == ["-", "-", "M06 1/2", "S15 0/2"]
    assert seen(match).row_up[:4] == (False, False, True, True)


@pytest.mark.rule("D-169", "D-176")
def test_everyone_sees_the_strength_of_full_barracks_in_the_row() -> None:
    match = turn_of(Player(), "blue 1", magna="on", row="K10 2/2 eagle, K08 1/2 draw, K05 2/2 eagle")
    assert seen(match).row_strength == 2 + 1


@pytest.mark.rule("D-170")
def test_workers_of_cleared_tiles_go_to_the_bag() -> None:
    match = turn_of(Player(), "blue 1", magna="on", row="K05 2/2 eagle, F12 1/1 eagle, M06 1/2 draw")
    bag = seen(match).bag
    match = year_end(magna="on", first="E2", row="K05 2/2 eagle, F12 1/1 eagle, M06 1/2 draw")
    assert seen(match).bag == (bag[0], bag[1] + 2, bag[2], bag[3] + 2)
    assert seen(match).out == ("K05", "F12")


@pytest.mark.rule("D-170", "D-186")
def test_cleared_tiles_are_told() -> None:
    match = year_end(magna="on", germans="G08 G01", row="-, K05 2/2 eagle", first="E1", seats=1)
    assert Cleared(place=2, tile="K05") in play(match, "pass")


@pytest.mark.vector("V-29")
@pytest.mark.rule("D-116", "D-167", "D-168")
def test_equal_disadvantages_add_up_and_hit_everyone_before_the_attack() -> None:
    row = "S01 draw, S02 draw, S03 star, S04 star, S05 aqueduct, S06 strength"
    a = Player("K03 2/2", "Y8", stars=1)
    b = Player("K10 2/2", "Y8", stars=3, ring=2, towers="military harbor1")
    match = year_end(a, b, year=3, germans="G11 G12", magna="on", row=row)
    draw(match, "BBBB")
    assert (mine(match).stars, mine(match).ring) == (0, 0)
    draw(match, "BB")
    assert [mine(match, seat).workers for seat in (0, 1)] == [12, 10]
    assert [(mine(match, seat).stars, mine(match, seat).ring) for seat in (0, 1)] == [(0, 0), (3, 2)]


@pytest.mark.vector("V-29")
@pytest.mark.rule("D-168")
def test_all_draw_before_anyone_loses_a_star() -> None:
    match = year_end(
        Player(stars=2), Player(stars=2), magna="on", germans="G16 G17", row="S01 draw, S03 star"
    )
    draw(match, "B")
    assert [mine(match, seat).stars for seat in (0, 1)] == [2, 2]
    draw(match, "B")
    assert [mine(match, seat).stars for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("D-167")
def test_a_magna_tile_that_lies_face_down_does_nothing() -> None:
    match = year_end(Player(stars=2), magna="on", germans="G01 G02", row="K05 2/2 eagle")
    assert mine(match).stars == 3


@pytest.mark.rule("D-171")
def test_a_tile_that_is_not_full_stays_with_its_workers_and_hits_again() -> None:
    match = year_end(Player(stars=2), seats=1, magna="on", first="E2", row="M06 1/2 star")
    assert (magna_row(match), seen(match).row_up[0]) == (["M06 1/2"], True)


@pytest.mark.rule("D-002")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("boards", ["off", "on"])
@pytest.mark.parametrize("magna", ["off", "on"])
def test_each_module_may_be_used_alone_or_with_the_other(seats: int, boards: str, magna: str) -> None:
    match = new_match(seats, boards=boards, magna=magna)
    draw_first(match)
    assert decision(match) == ("board" if boards == "on" else "start")
    assert any(seen(match).row) == (magna == "on")


@pytest.mark.rule("D-162")
def test_without_magna_there_is_no_row_to_work_in() -> None:
    refuse(gain_of(Player("K01"), "depX"), "deploy S20", "D-082")
