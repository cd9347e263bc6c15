"""The solo game with Janus and the campaign: D-141 to D-150, D-172 to D-174 and D-201."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    choosing,
    draw_first,
    legal,
    match_of,
    mine,
    new_match,
    play,
    position,
    season,
    season_at,
    seen,
    year_end,
)

from ludi.engine.errors import SetupError
from ludi.engine.match import Match
from ludi.games.discordia.data import DATA
from ludi.games.discordia.events import JanusPlayed, Rolled
from ludi.games.discordia.game import DiscordiaGame

SHORTS = ["agrippina", "mogontiacum", "confluentes", "noviomagus", "treverorum", "borbetomagus"]


def janus(tile: str, dice: str = "2 6 6", taken: str = "", **facts: Any) -> JanusPlayed:
    """What Janus does with a tile; with a die taken he comes after the player."""
    return _janus(tile, dice, taken, **facts)[1]


def _janus(tile: str, dice: str = "2 6 6", taken: str = "", **facts: Any) -> tuple[Match, JanusPlayed]:
    match = season(seats=1, season=1 if taken else 2, **facts)
    play(match, f"roll {dice}")
    log = play(match, f"deal janus {tile}")
    if taken:
        value = dice.split()[["blue", "red", "yellow"].index(taken)]
        log = play(match, f"die {taken} {value}", "end")
    return match, next(event for event in log if isinstance(event, JanusPlayed))


# Who is Maximus


@pytest.mark.rule("D-141", "D-017")
def test_alone_one_plays_with_the_numbers_of_the_first_column() -> None:
    match = new_match(1)
    draw_first(match)
    view = seen(match)
    assert (view.towers, view.expansions, len(view.cities)) == ((3, 3), (4, 4, 4, 4, 2, 2), 1)


@pytest.mark.rule("D-142")
def test_alone_one_drafts_the_start_tile_alone() -> None:
    match = new_match(1)
    draw_first(match)
    play(match, "take 1.1")
    assert legal(match)[0] == "roll 1 1 1"


@pytest.mark.rule("D-142")
@pytest.mark.parametrize(
    ("year", "number", "maximus"), [(1, 1, 0), (1, 2, -1), (1, 5, 0), (2, 1, -1), (2, 2, 0), (4, 5, -1)]
)
def test_you_are_maximus_in_the_odd_seasons_of_the_game(year: int, number: int, maximus: int) -> None:
    match = season(seats=1, year=year, season=number, germans="G01 G02", display="1.1 S01")
    draw_first(match, "roll")
    rolled = next(event for event in play(match, "roll 1 2 3") if isinstance(event, Rolled))
    assert rolled.player == maximus


@pytest.mark.rule("D-143", "D-199")
def test_a_janus_tile_is_revealed_after_the_roll() -> None:
    match = season(seats=1)
    play(match, "roll 2 3 4")
    assert legal(match) == [f"deal janus J{n:02}" for n in range(1, 15)]


@pytest.mark.rule("D-143")
def test_a_janus_tile_comes_once_in_a_year() -> None:
    match = season(seats=1)
    play(match, "roll 2 3 4", "deal janus J05", "die blue 2", "end", "roll 2 3 4")
    assert "deal janus J05" not in legal(match)
    assert len(legal(match)) == 13


@pytest.mark.rule("D-143")
def test_all_janus_tiles_are_shuffled_again_in_a_new_year() -> None:
    match = year_end(seats=1, first="E5")
    draw_first(match, "deal janus")
    assert len(legal(match)) == 14


@pytest.mark.rule("D-144")
def test_as_maximus_you_play_before_janus() -> None:
    match = season(seats=1, season=1)
    play(match, "roll 2 3 4", "deal janus J05")
    assert legal(match) == ["die blue 2", "die red 3", "die yellow 4"]
    log = play(match, "die red 3", "end")
    assert any(isinstance(event, JanusPlayed) for event in log)


@pytest.mark.rule("D-145")
def test_as_maximus_janus_plays_before_you_and_his_die_is_gone() -> None:
    match = season(seats=1, season=2)
    play(match, "roll 2 3 4")
    log = play(match, "deal janus J05")
    assert isinstance(log[-1], JanusPlayed)
    assert legal(match) == ["die blue 2", "die yellow 4"]


@pytest.mark.vector("V-49")
@pytest.mark.rule("D-144", "D-146", "D-201")
@pytest.mark.parametrize(
    ("tile", "taken", "colour"),
    [
        ("J13", "", "red"),
        ("J14", "", "blue"),
        ("J05", "red", "yellow"),
        ("J13", "red", "yellow"),
        ("J09", "", "yellow"),
        ("J14", "blue", "red"),
    ],
)
def test_janus_takes_the_die_of_his_tile_or_the_highest_one_left(tile: str, taken: str, colour: str) -> None:
    assert janus(tile, taken=taken).colour == colour


@pytest.mark.vector("V-49")
@pytest.mark.rule("D-147")
def test_janus_discards_the_topmost_tile_of_the_column_of_his_die() -> None:
    match, played = _janus("J13", display="6.1 S01, 6.2 K01")
    assert (played.discarded, seen(match).discard, seen(match).cult) == ("S01", ("S01",), 8)
    assert seen(match).display == {"6.2": "K01"}


@pytest.mark.rule("D-147")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [("J01", 0), ("J05", 1), ("J07", 1), ("J10", 2), ("J09", 3), ("J14", 4)],
)
def test_some_janus_tiles_remove_an_expansion(tile: str, kind: int) -> None:
    match, played = _janus(tile)
    full = [4, 4, 4, 4, 2, 2]
    full[kind] -= 1
    assert seen(match).expansions == tuple(full)
    assert played.removed == ("harbor", "fort", "market", "field", "dev", "exp")[kind]


@pytest.mark.rule("D-147")
@pytest.mark.parametrize(("tile", "count"), [("J02", 1), ("J08", 1), ("J13", 2)])
def test_some_janus_tiles_remove_stars(tile: str, count: int) -> None:
    match, played = _janus(tile)
    assert (seen(match).cult, played.removed) == (10 - count, f"star{count}")


@pytest.mark.rule("D-147")
@pytest.mark.parametrize(("tile", "towers"), [("J03", (2, 3)), ("J06", (3, 2))])
def test_some_janus_tiles_remove_a_tower(tile: str, towers: tuple[int, int]) -> None:
    assert seen(_janus(tile)[0]).towers == towers


@pytest.mark.rule("D-147")
def test_j12_removes_a_manipulator() -> None:
    assert seen(_janus("J12")[0]).manipulators == 4


@pytest.mark.rule("D-147")
def test_j04_and_j11_remove_the_leftmost_card() -> None:
    match, _ = _janus("J04", decrees="DEC05 DEC01")
    assert seen(match).decrees == ("DEC01",)
    match, _ = _janus("J11", privileges="PRI09 PRI01 PRI02")
    assert seen(match).privileges == ("PRI01", "PRI02")


@pytest.mark.vector("V-49")
@pytest.mark.rule("D-147")
def test_the_last_decree_and_the_last_privilege_stay() -> None:
    match, played = _janus("J04", decrees="DEC05")
    assert (seen(match).decrees, played.removed) == (("DEC05",), "")
    assert seen(_janus("J11", privileges="PRI09")[0]).privileges == ("PRI09",)


@pytest.mark.vector("V-49")
@pytest.mark.rule("D-147")
def test_without_a_development_extension_j14_removes_an_expedition_extension() -> None:
    state = position(seats=1, season=2)
    state.expansions[4] = 0
    match = season_at(state)
    play(match, "roll 2 6 6", "deal janus J14")
    assert seen(match).expansions[4:] == (0, 1)


@pytest.mark.rule("D-148")
@pytest.mark.parametrize("tile", ["J01", "J02", "J03", "J04", "J06", "J11", "J12", "J13", "J14"])
def test_what_is_not_there_is_not_removed(tile: str) -> None:
    state = position(seats=1, season=2, cult=0, manipulators=0)
    for kind in range(6):
        state.expansions[kind] = 0
    state.towers_left[0] = state.towers_left[1] = 0
    match = season_at(state)
    play(match, "roll 2 6 6")
    played = play(match, f"deal janus {tile}")[-1]
    assert isinstance(played, JanusPlayed)
    assert (played.removed, played.discarded) == ("", "")


@pytest.mark.rule("D-149")
def test_the_events_of_the_year_come_for_you_alone() -> None:
    match = year_end(Player("K03 2/2", towers="military harbor1"), seats=1, germans="G08 G10")
    assert (at(match).actor, legal(match)[-2:]) == (0, ["return Y", "pass"])
    play(match, "return Y", "pass")
    assert sum(mine(match).lack[:2]) == len(draw_first(match, "deal tile"))


# The end


@pytest.mark.vector("V-50")
@pytest.mark.rule("D-150", "D-202")
@pytest.mark.parametrize(
    ("workers", "most", "is_won"), [(3, 3, True), (4, 3, False), (1, 0, False), (1, 3, True), (20, 20, True)]
)
def test_alone_few_enough_workers_win_after_year_four(workers: int, most: int, is_won: bool) -> None:
    match = year_end(Player(supply=f"Y{workers}"), seats=1, year=4, first="E5", solo_win_max=most)
    assert match.outcome
    assert (match.outcome.winners, match.outcome.shares) == (((0,), (1.0,)) if is_won else ((), (0.0,)))


@pytest.mark.rule("D-150", "D-136")
def test_alone_an_empty_supply_wins_at_any_time() -> None:
    match = choosing(Player("K01 0/1", "R1"), seats=1, dice="1 1 1", solo_win_max=0)
    assert seen(match).aim == 0
    play(match, "die red 1", "special K01")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == ("empty supply", (0,))


@pytest.mark.rule("D-150")
def test_the_limit_is_an_option_from_0_to_20() -> None:
    assert DiscordiaGame().options["solo_win_max"] == 3
    with pytest.raises(SetupError, match="solo_win_max=21"):
        DiscordiaGame(solo_win_max=21)


# The campaign


@pytest.mark.rule("D-172")
def test_alone_two_boards_are_revealed() -> None:
    match = new_match(1, boards="on")
    draw_first(match, "deal board")
    assert legal(match) == [f"deal board {name}" for name in SHORTS]
    draw_first(match)
    assert len(legal(match)) == 2


@pytest.mark.rule("D-172", "D-201")
def test_in_a_campaign_boards_already_played_are_not_revealed() -> None:
    match = new_match(1, boards="on", campaign=["confluentes", "agrippina"])
    draw_first(match, "deal board")
    left = [name for name in SHORTS if name not in ("confluentes", "agrippina")]
    assert legal(match) == [f"deal board {name}" for name in left]


@pytest.mark.rule("D-172", "D-182")
def test_in_the_sixth_game_one_board_is_left_and_still_chosen() -> None:
    match = new_match(1, boards="on", campaign=SHORTS[:5])
    draw_first(match)
    assert legal(match) == ["board borbetomagus"]


@pytest.mark.vector("V-40")
@pytest.mark.rule("D-173", "D-201")
@pytest.mark.parametrize(
    ("game", "stars", "workers", "cult", "bag"),
    [
        (1, 6, 15, 18, 125),
        (2, 5, 15, 19, 125),
        (3, 5, 16, 19, 124),
        (4, 4, 16, 20, 124),
        (5, 4, 17, 20, 123),
        (6, 3, 17, 21, 123),
    ],
)
def test_each_game_of_a_campaign_has_its_stars_and_workers(
    game: int, stars: int, workers: int, cult: int, bag: int
) -> None:
    match = new_match(1, boards="on", campaign=SHORTS[: game - 1])
    draw_first(match)
    view = seen(match)
    assert (mine(match).stars, mine(match).workers, view.cult, sum(view.bag)) == (stars, workers, cult, bag)


@pytest.mark.rule("D-173", "D-026")
def test_magna_does_not_change_the_workers_of_a_campaign() -> None:
    match = new_match(1, boards="on", magna="on", campaign=SHORTS[:4])
    draw_first(match)
    assert mine(match).workers == 17


@pytest.mark.rule("D-174")
def test_a_campaign_is_six_games_on_six_boards() -> None:
    assert [game["game"] for game in DATA["solo_campaign"]] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(SetupError, match="at most 5"):
        DiscordiaGame(boards="on", campaign=SHORTS)


@pytest.mark.rule("D-201")
@pytest.mark.parametrize("played", ["agrippina", ["roma"], ["standard"], [1], {"agrippina": 1}, 5])
def test_a_campaign_is_a_list_of_known_boards(played: Any) -> None:
    with pytest.raises(SetupError, match="campaign="):
        DiscordiaGame(boards="on", campaign=played)


@pytest.mark.rule("D-201", "D-172")
def test_no_board_is_played_twice_in_a_campaign() -> None:
    with pytest.raises(SetupError, match="each board once"):
        DiscordiaGame(boards="on", campaign=["agrippina", "agrippina"])


@pytest.mark.rule("D-201")
def test_a_campaign_is_played_alone_and_with_boards() -> None:
    with pytest.raises(SetupError, match="boards=on"):
        DiscordiaGame(campaign=["agrippina"])
    with pytest.raises(SetupError, match="one player"):
        DiscordiaGame(boards="on", campaign=["agrippina"]).start(2)


@pytest.mark.rule("D-201")
def test_a_campaign_begins_without_boards_played() -> None:
    assert DiscordiaGame().played == ()
    assert match_of(position(seats=1)).game.options["campaign"] == "new"
