"""Whole games, replayed line by line: each set-up, each way to end, each tie-break, alone lost and won."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.discordia.positions import at
from tests.games.records import Records
from tests.records.make_discordia import CASES, FOLDER, play

from ludi.engine.record import load, record_of
from ludi.engine.registry import game_of
from ludi.engine.views import Event, Outcome
from ludi.games.discordia.events import (
    Attacked,
    BoardChosen,
    Cleared,
    DecreeTaken,
    Eagle,
    Flipped,
    JanusPlayed,
    NewYear,
    PrivilegeTaken,
    TowerSet,
    Won,
)
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.views import Discordia
from ludi.games.discordia.year import rank_key

RECORDS = Records(FOLDER)
FILES, replayed, each_record = RECORDS.files, RECORDS.replayed, RECORDS.each
FIRST_DIFFERENCE = {"tie-aqueduct": 1, "tie-stars": 2, "tie-decrees": 3, "tie-marker": 4}


def told_of(name: str) -> set[type[Event]]:
    return {type(event) for event in replayed(name)[1]}


def ended(name: str) -> Outcome:
    outcome = replayed(name)[0].outcome
    assert outcome is not None
    return outcome


def last_view(name: str) -> Discordia:
    return at(replayed(name)[0]).view(None)


def test_every_record_that_is_made_is_there() -> None:
    assert {file.stem for file in FILES} == set(CASES)


@each_record
@pytest.mark.rule("D-187")
def test_a_record_holds(file: Path) -> None:
    record = load(file)
    record.verify(game_of(record))
    assert int(record.secret, 16) == CASES[file.stem].seed


@each_record
@pytest.mark.rule("D-183", "D-187")
def test_the_texts_of_a_record_alone_rebuild_the_game(file: Path) -> None:
    RECORDS.check_rebuilt(file)


@each_record
@pytest.mark.rule("D-034", "D-195")
def test_a_record_tells_its_years_and_its_end_last(file: Path) -> None:
    told = replayed(file.stem)[1]
    assert isinstance(told[-1], Won)
    assert sum(isinstance(event, NewYear) for event in told) == last_view(file.stem).year - 1
    assert told[-1].reason == ended(file.stem).reason
    assert (told[-1].player,) == (ended(file.stem).winners or (-1,))


@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players"])
@pytest.mark.rule("D-138", "D-202")
def test_the_fewest_workers_win_after_year_4(name: str) -> None:
    outcome = ended(name)
    assert outcome.reason == "after year 4"
    assert outcome.scores[outcome.winners[0]] == min(outcome.scores)
    assert outcome.scores.count(min(outcome.scores)) == 1


@pytest.mark.parametrize("name", ["early-win", "solo-early-win"])
@pytest.mark.rule("D-136", "D-202")
def test_an_early_win_leaves_an_empty_supply(name: str) -> None:
    outcome = ended(name)
    assert outcome.reason == "empty supply"
    assert outcome.scores[outcome.winners[0]] == 0


@pytest.mark.parametrize("name", FIRST_DIFFERENCE)
@pytest.mark.rule("D-139")
def test_a_tie_is_broken_by_what_the_record_is_named_after(name: str) -> None:
    """Workers, aqueduct, stars, decrees, marker: the first in which the two best differ."""
    state = at(replayed(name)[0])
    first, second = sorted(range(state.seats), key=lambda seat: ended(name).ranks[seat])[:2]
    best, next_best = (rank_key(state, seat) for seat in (first, second))
    differences = [n for n in range(len(best)) if best[n] != next_best[n]]
    assert differences[0] == FIRST_DIFFERENCE[name]
    assert best < next_best


@pytest.mark.rule("D-001")
def test_there_is_a_record_for_each_number_of_players() -> None:
    assert {load(file).header.seats for file in FILES} == set(DiscordiaGame.info.seats)


@pytest.mark.rule("D-002")
def test_there_is_a_record_for_each_module_alone_and_for_all_options_together() -> None:
    set_ups = [load(file).header for file in FILES]
    shown = {(header.seats, *sorted(header.options)) for header in set_ups}
    assert shown >= {
        *((seats,) for seats in DiscordiaGame.info.seats),
        (3, "boards"),
        (2, "magna"),
        (3, "magna", "magna_reopen_converted"),
        (4, "boards", "magna"),
        (4, "boards", "magna", "magna_reopen_converted"),
        (1, "solo_win_max"),
        (1, "boards", "campaign"),
        (1, *sorted(option.name for option in DiscordiaGame.info.options)),
    }


# Alone


@pytest.mark.rule("D-150", "D-202")
def test_a_lost_solo_game_has_no_winner() -> None:
    assert (ended("solo-lost").shares, ended("solo-lost").winners) == ((0.0,), ())
    assert ended("solo-lost").scores[0] > 3


@pytest.mark.rule("D-150")
def test_a_solo_game_is_won_with_three_workers_after_year_4() -> None:
    outcome = ended("solo-won")
    assert (outcome.reason, outcome.scores, outcome.shares) == ("after year 4", (3,), (1.0,))


@pytest.mark.rule("D-150")
def test_with_a_lower_limit_the_same_solo_game_is_lost() -> None:
    assert replayed("solo-win-max-0")[0].moves == replayed("solo-won")[0].moves
    assert ended("solo-win-max-0").winners == ()


@pytest.mark.rule("D-150")
def test_with_a_higher_limit_a_solo_game_is_won_that_would_be_lost() -> None:
    assert ended("solo-win-max-20").scores[0] > 3
    assert ended("solo-win-max-20").winners == (0,)


@pytest.mark.rule("D-142", "D-143")
def test_janus_plays_in_every_season_of_a_lost_solo_game() -> None:
    assert sum(isinstance(event, JanusPlayed) for event in replayed("solo-lost")[1]) == 20


@pytest.mark.rule("D-172", "D-201")
def test_in_the_last_game_of_a_campaign_the_last_board_is_left() -> None:
    chosen = [event.board for event in replayed("campaign-last-game")[1] if isinstance(event, BoardChosen)]
    assert chosen == ["treverorum"]
    assert ended("campaign-last-game").winners == (0,)


@pytest.mark.rule("D-172", "D-173")
def test_the_third_game_of_a_campaign_begins_with_five_stars_and_a_board_not_yet_played() -> None:
    record = load(FOLDER / "campaign.ludi")
    assert last_view("campaign").cities[0].board not in record.header.options["campaign"]
    assert at(replayed("campaign")[0]).setup.start_stars == 5


# What happens in them


@pytest.mark.rule("D-012", "D-163", "D-170")
def test_the_record_of_magna_shows_eagles_and_cleared_tiles() -> None:
    assert told_of("magna") >= {Eagle, Cleared}


@pytest.mark.parametrize("name", ["magna-reopened", "everything", "campaign-everything"])
@pytest.mark.rule("D-166")
def test_the_records_with_reopening_show_a_disadvantage_under_a_converted_stall(name: str) -> None:
    record = load(FOLDER / f"{name}.ludi")
    state = game_of(record).start(record.header.seats)
    for line in record.lines:
        view = state.view(None)
        assert isinstance(view, Discordia)
        if any(up and tile and tile.is_stall for up, tile in zip(view.row_up, view.row, strict=True)):
            return
        state.apply(*game_of(record).read_move(state, line))
    pytest.fail("no Magna tile was turned up again")


@pytest.mark.parametrize("name", ["boards", "boards-and-magna", "everything"])
@pytest.mark.rule("D-028", "D-030")
def test_the_records_with_boards_show_everyone_choose_another(name: str) -> None:
    chosen = [event.board for event in replayed(name)[1] if isinstance(event, BoardChosen)]
    assert len(set(chosen)) == len(chosen) == replayed(name)[0].seats


@pytest.mark.rule("D-066", "D-089", "D-101", "D-106", "D-125")
def test_the_records_show_ships_towers_decrees_privileges_and_attacks() -> None:
    told = [event for file in FILES for event in replayed(file.stem)[1]]
    assert {type(event) for event in told} >= {Flipped, TowerSet, DecreeTaken, PrivilegeTaken}
    assert {event.is_defended for event in told if isinstance(event, Attacked)} == {True, False}


@pytest.mark.parametrize("name", ["solo-won", "tie-marker", "everything"])
def test_a_record_comes_out_the_same_when_it_is_made_again(name: str) -> None:
    assert record_of(play(CASES[name])) == load(FOLDER / f"{name}.ludi")
