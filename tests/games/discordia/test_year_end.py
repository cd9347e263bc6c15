"""The events of a year, the new year and the end of the game: D-115 to D-140."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.discordia.positions import (
    BOARDS,
    Player,
    at,
    decision,
    draw,
    draw_first,
    gain,
    gain_of,
    legal,
    magna_row,
    mine,
    play,
    position,
    refuse,
    seen,
    supply,
    turn_of,
    year_end,
    year_end_at,
)

from ludi.engine.game import CHANCE
from ludi.games.discordia.events import Attacked, Lacked, NewYear, WorkersDrawn
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import TILES
from ludi.games.discordia.state import DISCARDED, IN_PILE

# No foundation, track space, decree field or slot is empty: lack 0 with the ring at 0.
FULL_CITY = "S05 1/2, K01 1/1, M02 1/1, M09 1/1, F01 1/1, F08 1/1"
HELD = "DEC01 DEC02 DEC03"

# What is seen of it


@pytest.mark.rule("D-039")
def test_the_boat_lies_in_its_season_and_in_column_6_at_the_end_of_the_year() -> None:
    assert seen(turn_of(Player(), "blue 1", season=5)).boat == 5
    assert seen(year_end(Player("K03 2/2"), germans="G08 G07", season=5)).boat == 6


@pytest.mark.rule("D-122", "D-123")
def test_the_sums_of_attack_and_strength_are_told_by_their_parts() -> None:
    a = Player("K03 2/2", opened="harbor 2", towers="military harbor1, trade harbor2", privileges="PRI07")
    match = turn_of(a, "blue 1", germans="G13 G20", magna="on", row="S01 0/2 strength")
    assert (seen(match).attackers, seen(match).attack) == ((2, 3, 1), 6)
    assert (mine(match).defence, mine(match).strength) == ((2, 1, 1), 4)


# Order


@pytest.mark.rule("D-115")
def test_the_players_act_clockwise_from_the_holder_of_the_marker() -> None:
    match = year_end(seats=3, maximus=1, germans="G03 G03", first="E1")
    drawn = [event.player for event in draw(match, "BBBBBB") if isinstance(event, WorkersDrawn)]
    assert drawn == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("D-115")
def test_the_choices_of_a_player_come_before_the_effect_of_the_next() -> None:
    match = year_end(Player("K03 2/2"), Player(), germans="G08 G07", first="E1")
    assert (at(match).actor, decision(match), mine(match, 1).workers) == (0, "return", 12)
    play(match, "pass")
    assert at(match).actor == CHANCE


@pytest.mark.rule("D-117", "D-119")
def test_the_attack_comes_before_the_lack_of_infrastructure() -> None:
    match = year_end(Player("K03 2/2"), germans="G08 G07", maximus=0)
    assert seen(match).bonus == "ret1"
    log = play(match, "pass")
    assert not any(isinstance(event, Lacked) for event in log)


# Attack


@pytest.mark.rule("D-122")
def test_the_attack_adds_both_german_tiles_and_each_magna_tile_of_strength() -> None:
    row = "S01 0/2 strength, S02 0/2 strength, S03 1/2 draw, K05 2/2 eagle"
    match = turn_of(Player(), "blue 1", germans="G13 G20", magna="on", row=row)
    assert seen(match).attack == 2 + 3 + 2


@pytest.mark.rule("D-123", "D-169")
def test_the_strength_adds_barracks_towers_pri07_and_the_magna_row() -> None:
    a = Player(
        "K03 2/2, K05 1/2", opened="harbor 2", towers="military harbor1, trade harbor2", privileges="PRI07"
    )
    match = year_end(a, germans="G16 G16", magna="on", row="K10 2/2 eagle, K08 1/2 draw", first="E0")
    assert mine(match).strength == 4
    log = draw(match, "BB")
    told = [event for event in log if isinstance(event, Attacked)]
    assert told[0] == Attacked(player=0, attack=2, strength=6, is_defended=True)


@pytest.mark.vector("V-26")
@pytest.mark.rule("D-125", "D-126")
def test_who_is_strong_enough_is_rewarded_and_the_others_are_punished() -> None:
    a = Player("K03 2/2", "R1 Y4", towers="military harbor1")
    b = Player("K10 1/2, K04 0/1", "Y5", towers="military harbor1")
    c = Player(supply="Y5", towers="trade harbor1", ring=1)
    match = year_end(a, b, c, seats=3, year=2, germans="G08 G10", first="E1")
    play(match, "return Y", "expand fort")
    assert (mine(match).workers, mine(match).open[1]) == (4, 2)
    draw(match, "BB")
    assert [mine(match, seat).workers for seat in range(3)][1:] == [6, 6]
    assert [mine(match, seat).ring for seat in (1, 2)] == [0, 0]


@pytest.mark.vector("V-27")
@pytest.mark.rule("D-125")
def test_without_an_attack_everybody_defends() -> None:
    match = year_end(Player(), Player(), germans="G01 G02", first="E1")
    assert [(mine(match, seat).stars, mine(match, seat).ring) for seat in (0, 1)] == [(1, 1), (1, 1)]


@pytest.mark.rule("D-125")
@pytest.mark.parametrize(("tile", "stars"), [("K01 1/1", 0), ("K03 2/2", 1)])
def test_a_strength_that_equals_the_attack_defends(tile: str, stars: int) -> None:
    match = year_end(Player(tile), seats=1, germans="G03 G04", first="E1")
    assert mine(match).stars == stars


@pytest.mark.rule("D-126")
def test_the_left_tile_comes_before_the_right_one() -> None:
    a = Player("K03 2/2", towers="military harbor1")
    assert decision(year_end(a, germans="G10 G08", first="E1")) == "expand"
    assert decision(year_end(a, germans="G08 G10", first="E1")) == "return"


@pytest.mark.vector("V-30")
@pytest.mark.rule("D-124", "D-163", "D-170")
def test_strengths_are_fixed_at_the_start_of_the_attack() -> None:
    a = Player("K03 2/2, K11 1/1", "R1 Y3")
    b = Player("K10 2/2", "R1 Y3")
    match = year_end(a, b, year=4, germans="G16 G17", magna="on", row="K08 1/2 star", first="E0")
    play(match, "return Y", "deploy K08")
    assert (mine(match).workers, seen(match).row_up[0], magna_row(match)) == (2, False, ["K08 2/2"])
    draw(match, "BB")
    assert (mine(match, 1).workers, magna_row(match)) == (6, [])


@pytest.mark.rule("D-127")
def test_the_german_tiles_leave_the_game_after_the_attack() -> None:
    match = year_end(Player(), germans="G01 G02", first="E1")
    assert (seen(match).german_left, seen(match).german_right) == ("", "")


# Lack of infrastructure


@pytest.mark.vector("V-31")
@pytest.mark.rule("D-128", "D-129", "D-152")
@pytest.mark.parametrize(
    ("board", "lack"), list(zip(BOARDS, [15, 14, 15, 14, 13, 14, 16], strict=True)), ids=BOARDS
)
def test_the_lack_of_an_empty_board(board: str, lack: int) -> None:
    symbols, slots, value = mine(turn_of(Player(board=board), "blue 1")).lack
    assert symbols + slots - value == lack


@pytest.mark.vector("V-31")
@pytest.mark.rule("D-129", "D-130")
@pytest.mark.parametrize(("tile", "lack"), [("K01", 15), ("M05", 16), ("F04", 17)])
def test_the_lack_with_a_start_tile(tile: str, lack: int) -> None:
    symbols, slots, value = mine(turn_of(Player(tile), "blue 1")).lack
    assert symbols + slots - value == lack


@pytest.mark.vector("V-32")
@pytest.mark.rule("D-128", "D-129", "D-130")
def test_symbols_and_empty_slots_are_counted_and_the_supply_value_is_taken_off() -> None:
    a = Player("K01 1/1, M05 1/2, F04 2/3", development=1, expedition=2, decrees="DEC01", ring=3)
    assert mine(turn_of(a, "blue 1")).lack == (9, 2, 2)
    assert mine(turn_of(replace(a, opened="fort 2"), "blue 1")).lack == (10, 2, 2)


@pytest.mark.rule("D-129")
def test_a_tower_does_not_cover_the_symbol_of_a_foundation() -> None:
    bare, tower = (mine(turn_of(Player(towers=towers), "blue 1")).lack for towers in ("", "military harbor1"))
    assert bare == tower


@pytest.mark.rule("D-129")
def test_spaces_of_an_extension_show_no_worker() -> None:
    bare, extended = (
        mine(turn_of(Player(extensions=extensions), "blue 1")).lack for extensions in ("", "dev exp")
    )
    assert bare == extended


@pytest.mark.rule("D-130")
def test_the_magna_row_never_counts_for_the_lack() -> None:
    bare = mine(turn_of(Player(), "blue 1", magna="on")).lack
    assert mine(turn_of(Player(), "blue 1", magna="on", row="F04 1/3 draw")).lack == bare


@pytest.mark.rule("D-131")
def test_a_lack_draws_as_many_workers() -> None:
    match = year_end(Player(supply="Y1"), seats=1, first="E3")
    draw(match, "B" * 15)
    assert (supply(match), legal(match)[0].startswith("deal worker")) == ("B15 Y1", False)


@pytest.mark.vector("V-33")
@pytest.mark.rule("D-108", "D-132")
def test_a_surplus_returns_exactly_as_many_workers() -> None:
    a = Player(FULL_CITY, "B1 Y5", development=5, expedition=5, decrees=HELD, ring=7, privileges="PRI08")
    match = year_end(a, first="E3")
    assert mine(match).lack == (0, 1, 5)
    assert legal(match) == ["return B Y Y Y", "return Y Y Y Y"]
    refuse(match, "return Y", "D-132")
    refuse(match, "pass", "D-132")


@pytest.mark.vector("V-33")
@pytest.mark.rule("D-132", "D-136", "D-182")
def test_a_surplus_greater_than_the_supply_returns_all_of_it_and_wins() -> None:
    a = Player(FULL_CITY, "B1 Y2", development=5, expedition=5, decrees=HELD, ring=7, privileges="PRI08")
    match = year_end(a, first="E3")
    assert legal(match) == ["return B Y Y"]
    play(match, "return B Y Y")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == ("empty supply", (0,))


@pytest.mark.rule("D-128", "D-132")
def test_a_lack_of_nothing_changes_nothing() -> None:
    a = Player(FULL_CITY, "B1 Y2", development=5, expedition=5, decrees=HELD, ring=1)
    match = year_end(a, seats=1, first="E3")
    assert (mine(match).lack, supply(match)) == ((0, 1, 1), "B1 Y2")


# PRI14


@pytest.mark.vector("V-35")
@pytest.mark.rule("D-115", "D-120", "D-137")
def test_who_comes_first_at_the_year_end_may_win_first() -> None:
    a, b = Player(supply="W1", privileges="PRI14"), Player(supply="Y1", privileges="PRI14")
    match = year_end(a, b, maximus=1, first="E4")
    assert (at(match).actor, legal(match)) == (1, ["return Y", "pass"])
    play(match, "return Y")
    assert match.outcome
    assert match.outcome.winners == (1,)


@pytest.mark.rule("D-108", "D-120")
def test_pri14_returns_one_worker_after_the_lack() -> None:
    a = Player(FULL_CITY, "B1 Y2", development=5, expedition=5, decrees=HELD, ring=1, privileges="PRI14")
    match = year_end(a, seats=1, first="E3")
    assert legal(match) == ["return B", "return Y", "pass"]


# A new year


@pytest.mark.rule("D-121", "D-133")
def test_a_new_year_sweeps_the_display_and_deals_it_anew() -> None:
    match = year_end(first="E5", display="1.1 S01, 2.2 K01")
    assert (seen(match).year, seen(match).season, seen(match).discard) == (2, 1, ("S01", "K01"))
    assert len(draw_first(match, "deal german")) == 12


@pytest.mark.rule("D-121")
def test_a_new_year_is_told() -> None:
    match = year_end(Player(supply="Y9"), seats=1, first="E4", year=2)
    assert seen(match).year == 3
    match = year_end(Player(supply="Y9", privileges="PRI14"), seats=1, first="E4", year=2)
    assert NewYear(year=3) in play(match, "pass")


@pytest.mark.rule("D-134", "D-199")
def test_after_the_display_the_left_german_tile_is_revealed_and_the_dice_are_rolled() -> None:
    match = year_end(first="E5", year=3)
    drawn = draw_first(match, "roll")
    assert [text.split()[1] for text in drawn] == ["tile"] * 12 + ["german"]
    assert seen(match).german_left == "G16"


@pytest.mark.rule("D-135")
def test_tiles_out_of_the_game_are_never_dealt_again() -> None:
    match = turn_of(Player("K01"), "blue 3", display="3.1 K02")
    play(match, "take 3.1 over K01")
    state = at(match)
    for tile in range(TILES):
        if state.tiles[tile] == IN_PILE:
            state.tiles[tile] = DISCARDED  # all that is left of the pile
    match = year_end_at(state, first="E5")
    assert len(legal(match)) == TILES - 2
    assert "deal tile K01" not in legal(match)


# Victory


@pytest.mark.rule("D-136")
def test_an_empty_supply_wins_in_the_middle_of_a_bonus_and_nothing_pending_is_done() -> None:
    match = gain_of(Player("K01 0/1", "R1"), "depX", "star3")
    play(match, "deploy K01")
    assert match.outcome
    assert (match.outcome.winners, mine(match).stars, match.to_act()) == ((0,), 0, [])


@pytest.mark.rule("D-136")
def test_an_empty_supply_wins_by_returning_workers_too() -> None:
    match = gain_of(Player(supply="R1 Y1"), "ret2")
    play(match, "return R Y")
    assert match.outcome
    assert match.outcome.reason == "empty supply"


@pytest.mark.rule("D-138", "D-202")
def test_after_year_four_the_fewest_workers_win() -> None:
    match = year_end(Player(supply="Y4"), Player(supply="Y3"), year=4, first="E5")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.scores) == ("after year 4", (4, 3))
    assert (match.outcome.ranks, match.outcome.shares) == ((2, 1), (0.0, 1.0))


@pytest.mark.vector("V-36")
@pytest.mark.rule("D-139", "D-140")
@pytest.mark.parametrize(
    ("facts", "maximus", "order"),
    [
        ([(4, 3, 0, 0), (4, 5, 0, 0), (5, 7, 9, 3)], 0, "BAC"),
        ([(4, 5, 2, 1), (4, 5, 3, 0), (4, 5, 3, 1)], 0, "CBA"),
        ([(4, 5, 2, 1), (4, 5, 2, 1), (4, 5, 2, 1)], 2, "CAB"),
    ],
)
def test_ties_are_broken_by_aqueduct_stars_decrees_and_nearness_to_the_marker(
    facts: list[tuple[int, int, int, int]], maximus: int, order: str
) -> None:
    decrees = HELD.split()
    players = [
        Player(supply=f"Y{workers}", ring=ring, stars=stars, decrees=" ".join(decrees[:count]))
        for workers, ring, stars, count in facts
    ]
    match = year_end(*players, seats=3, year=4, maximus=maximus, first="E5")
    assert match.outcome
    ranks = match.outcome.ranks
    assert "".join(sorted("ABC", key=lambda seat: ranks["ABC".index(seat)])) == order


@pytest.mark.rule("D-140")
def test_the_others_are_ranked_after_an_early_victory_too() -> None:
    players = [Player(supply="R1 Y1"), Player(supply="Y9"), Player(supply="Y8")]
    match = gain(position(*players, seats=3), "ret2")
    play(match, "return R Y")
    assert match.outcome
    assert match.outcome.ranks == (1, 3, 2)


@pytest.mark.rule("D-137", "D-139")
def test_there_is_always_one_winner() -> None:
    match = year_end(Player(supply="Y4"), Player(supply="Y4"), year=4, maximus=1, first="E5")
    assert match.outcome
    assert (match.outcome.winners, sum(match.outcome.shares)) == ((1,), 1)


@pytest.mark.rule("D-202")
def test_the_game_knows_two_reasons_to_end() -> None:
    assert DiscordiaGame.info.end_reasons == ("empty supply", "after year 4")
