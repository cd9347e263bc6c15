"""Seasons, dice, Maximus and manipulators: D-034 to D-049."""

from __future__ import annotations

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    choosing,
    decision,
    draw,
    draw_first,
    gain_of,
    legal,
    mine,
    offered,
    play,
    position,
    refuse,
    season,
    season_at,
    seen,
    supply,
    year_end,
    year_end_at,
)

from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.games.discordia.events import Rolled
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import TILES
from ludi.games.discordia.state import IN_PILE, OUT

# Seasons


def rolls(seats: int, seed: int) -> list[Rolled]:
    """The rolls of a random game."""
    state, rng = DiscordiaGame(solo_win_max=0).start(seats), Rng(seed)
    log: list[Event] = []
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))), log)
    return [event for event in log if isinstance(event, Rolled)]


@pytest.mark.rule("D-034", "D-195")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_four_years_of_five_seasons_at_most(seats: int) -> None:
    told = [(event.year, event.season) for event in rolls(seats, 34)]
    assert told == [(year, number) for year in (1, 2, 3, 4) for number in (1, 2, 3, 4, 5)]


@pytest.mark.rule("D-035")
def test_everyone_has_one_turn_in_a_season_the_maximus_first_then_clockwise() -> None:
    match = choosing(seats=4, maximus=2, dice="2 3 4")
    order = []
    while decision(match) != "chance":
        order.append(at(match).actor)
        play(match, legal(match)[0], "end")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("D-039", "D-040")
def test_after_a_season_the_marker_and_the_boat_move_on() -> None:
    match = choosing(seats=3, maximus=1, season=2)
    for _ in range(3):
        play(match, legal(match)[0], "end")
    assert (seen(match).maximus, seen(match).season) == (2, 3)


@pytest.mark.rule("D-039", "D-040", "D-117")
def test_after_winter_the_marker_moves_on_too_and_the_events_of_the_year_come() -> None:
    match = choosing(Player(supply="Y9"), seats=2, maximus=0, season=5, germans="G03 G04")
    for _ in range(2):
        play(match, legal(match)[0], "end")
    assert (seen(match).maximus, seen(match).season, legal(match)[0]) == (1, 5, "deal worker B")


@pytest.mark.rule("D-040")
def test_the_marker_goes_on_round_the_table_over_the_years() -> None:
    holders = [event.player for event in rolls(3, 40)]
    assert holders == [(holders[0] + n) % 3 for n in range(20)]


@pytest.mark.rule("D-036")
def test_the_left_german_tile_is_revealed_at_the_start_of_a_year() -> None:
    match = year_end(year=1, first="E5")
    assert draw_first(match, "deal german")
    assert legal(match) == [
        "deal german G06",
        "deal german G07",
        "deal german G08",
        "deal german G09",
        "deal german G10",
    ]
    play(match, "deal german G08")
    assert (seen(match).german_left, seen(match).german_right) == ("G08", "")


@pytest.mark.rule("D-037", "D-199")
def test_at_saturnalia_the_gaps_are_filled_and_the_right_german_tile_is_revealed_before_the_roll() -> None:
    match = season(season=4, germans="G01", display="1.1 S01")
    assert len(draw_first(match, "deal german")) == 11
    play(match, "deal german G04")
    assert (seen(match).german_right, legal(match)[0]) == ("G04", "roll 1 1 1")


@pytest.mark.rule("D-020", "D-037")
def test_the_right_german_tile_is_another_one_of_the_year() -> None:
    match = season(season=4, germans="G02")
    draw_first(match, "deal german")
    assert legal(match) == ["deal german G01", "deal german G03", "deal german G04", "deal german G05"]


@pytest.mark.rule("D-033", "D-037")
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_in_other_seasons_nothing_is_filled(number: int) -> None:
    match = season(season=number)
    assert legal(match)[0] == "roll 1 1 1"


@pytest.mark.vector("V-41")
@pytest.mark.rule("D-038")
def test_gaps_are_filled_row_by_row_from_the_left() -> None:
    shown = "1.1 S01, 2.1 S02, 5.1 S03, 6.1 S04, 2.2 S05, 3.2 S06, 4.2 S07, 5.2 S08, 6.2 S09"
    match = season(season=4, display=shown, discard="F22")
    play(match, "deal tile F09", "deal tile K12", "deal tile M20")
    display = seen(match).display
    assert (display["3.1"], display["4.1"], display["1.2"], seen(match).discard) == (
        "F09",
        "K12",
        "M20",
        ("F22",),
    )


@pytest.mark.vector("V-41")
@pytest.mark.rule("D-038")
def test_an_empty_pile_is_made_of_the_discard_and_places_stay_empty_when_both_are() -> None:
    shown = "1.1 S01, 2.1 S02, 5.1 S03, 6.1 S04, 1.2 F01, 2.2 S05, 3.2 S06, 4.2 S07, 5.2 S08, 6.2 S09"
    state = position(season=4, display=shown, discard="F22", germans="G01")
    for tile in range(TILES):
        if state.tiles[tile] == IN_PILE:
            state.tiles[tile] = OUT
    match = season_at(state)
    assert legal(match) == ["deal tile F22"]
    play(match, "deal tile F22")
    assert (seen(match).display["3.1"], "4.1" in seen(match).display) == ("F22", False)
    assert legal(match)[0].startswith("deal german")


# Dice


@pytest.mark.rule("D-041", "D-005")
def test_three_dice_are_rolled_at_the_start_of_a_season() -> None:
    match = season()
    assert (at(match).actor, len(legal(match))) == (CHANCE, 216)
    play(match, "roll 1 5 6")
    assert seen(match).dice == (1, 5, 6)


@pytest.mark.rule("D-042")
def test_nobody_may_use_the_die_of_the_maximus() -> None:
    match = choosing(dice="2 3 4")
    play(match, "die red 3", "end")
    assert legal(match) == ["die blue 2", "die yellow 4"]
    refuse(match, "die red 3", "D-042")


@pytest.mark.rule("D-043")
def test_several_players_may_use_the_same_die() -> None:
    match = choosing(seats=3, dice="2 3 4")
    play(match, "die red 3", "end", "die blue 2", "end")
    assert legal(match) == ["die blue 2", "die yellow 4"]


@pytest.mark.rule("D-044")
def test_a_turn_begins_with_the_choice_of_a_die() -> None:
    match = choosing(dice="2 3 4")
    assert decision(match) == "die"
    refuse(match, "pass", "D-044")
    refuse(match, "end", "D-110")
    refuse(match, "star", "D-178")


@pytest.mark.rule("D-044")
def test_a_turn_uses_one_die() -> None:
    match = choosing(dice="2 3 4")
    play(match, "die red 3")
    refuse(match, "die blue 2", "D-178")


@pytest.mark.vector("V-7")
@pytest.mark.rule("D-045", "D-046", "D-047")
def test_manipulators_change_the_die_of_one_player_only() -> None:
    players = [Player(manipulators=2), Player(manipulators=2), Player()]
    match = choosing(*players, seats=3, dice="1 5 6")
    blue = ["die blue 1", "die blue 1+1", "die blue 1+2"]
    red = ["die red 5-2", "die red 5-1", "die red 5", "die red 5+1"]
    assert legal(match) == [*blue, *red, "die yellow 6-2", "die yellow 6-1", "die yellow 6"]
    play(match, "die red 5+1")
    assert (seen(match).value, mine(match).manipulators, seen(match).manipulators) == (6, 1, 6)
    play(match, "end", "die blue 1+2")
    assert (seen(match).value, seen(match).manipulators) == (3, 8)
    play(match, "end")
    assert legal(match) == ["die blue 1", "die yellow 6"]


@pytest.mark.rule("D-045")
def test_a_change_needs_a_manipulator_for_each_step() -> None:
    refuse(choosing(Player(manipulators=1), dice="3 3 3"), "die blue 3+2", "D-045")


@pytest.mark.rule("D-046")
@pytest.mark.parametrize("text", ["die blue 1-1", "die yellow 6+1"])
def test_a_die_stays_between_one_and_six(text: str) -> None:
    refuse(choosing(Player(manipulators=3), dice="1 5 6"), text, "D-046")


@pytest.mark.rule("D-048")
def test_a_manipulator_gained_in_a_turn_does_not_change_its_die() -> None:
    match = choosing(dice="1 5 6", display="1.1 F12")
    play(match, "die blue 1", "take 1.1")
    assert (mine(match).manipulators, offered(match, "die")) == (1, [])


@pytest.mark.rule("D-049", "D-076")
def test_the_changed_value_selects_column_and_special_deployments() -> None:
    match = choosing(Player("M09, M12", manipulators=1), dice="4 1 1", display="3.1 F01, 4.1 F02")
    play(match, "die blue 4-1")
    assert offered(match, "take", "special") == ["take 3.1", "special M09"]


@pytest.mark.rule("D-185")
def test_a_die_is_named_with_the_value_that_was_rolled() -> None:
    refuse(choosing(dice="2 3 4"), "die red 4", "D-185")


@pytest.mark.vector("V-8")
@pytest.mark.rule("D-108")
def test_pri11_pays_one_step_of_a_die() -> None:
    match = choosing(Player(privileges="PRI11"), dice="1 1 6", taken="red")
    assert legal(match) == ["die blue 1", "die blue 1+1q", "die yellow 6-1q", "die yellow 6"]


@pytest.mark.vector("V-8")
@pytest.mark.rule("D-108")
def test_pri11_pays_once_in_a_year_and_beside_manipulators() -> None:
    match = choosing(Player(privileges="PRI11", manipulators=1), dice="1 5 6")
    red = ["5-2q", "5-1", "5-1q", "5", "5+1", "5+1q"]
    assert [text for text in legal(match) if "red" in text] == [f"die red {change}" for change in red]
    play(match, "die red 5-2q")
    assert (seen(match).value, mine(match).manipulators, mine(match).used_step) == (3, 0, True)


@pytest.mark.rule("D-108")
def test_the_free_step_needs_pri11() -> None:
    refuse(choosing(dice="1 5 6"), "die red 5+1q", "D-108")


@pytest.mark.rule("D-108")
def test_the_free_step_is_not_there_twice_in_a_year() -> None:
    match = choosing(Player(privileges="PRI11"), dice="1 5 6", seats=1)
    play(match, "die blue 1+1q", "end", "roll 2 3 4", "deal janus J01")
    refuse(match, "die red 3+1q", "D-108")


@pytest.mark.rule("D-134")
def test_pri11_is_there_again_in_a_new_year() -> None:
    match = choosing(Player(privileges="PRI11"), dice="1 5 6", seats=1)
    play(match, "die blue 1+1q")
    assert mine(match).used_step
    assert not mine(year_end_at(at(match), first="E5")).used_step


@pytest.mark.vector("V-47")
@pytest.mark.rule("D-045", "D-073")
def test_a_changed_die_may_reach_the_number_of_the_season() -> None:
    match = choosing(Player("M04 0/1", "W3 Y1", manipulators=1), season=3, dice="1 4 1")
    play(match, "die red 4-1", "season")
    assert legal(match) == ["deploy M04", "pass"]
    play(match, "deploy M04")
    assert (supply(match), "season" in legal(match)) == ("Y1", False)


@pytest.mark.rule("D-114")
def test_blind_draws_are_weighted_by_what_the_bag_holds() -> None:
    match = gain_of(Player(), "draw1", bag="B3 Y1")
    assert dict(at(match).chances()) == dict(zip(match.legal_actions(CHANCE), [3, 1], strict=True))
    draw(match, "Y")
    assert seen(match).bag == (3, 0, 0, 0)
