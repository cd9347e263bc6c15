"""What the bots know of Discordia: what a city is worth, and chains of a turn that they must not miss."""

from typing import Any

import pytest
from tests.games.discordia.positions import Player, at, choosing, gain, position, turn_of, year_end

from ludi._plain import form
from ludi.bots import Sight, make_bot
from ludi.bots.arena import play_contest
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.discordia.burden import PRIVILEGE_WORTH, burden
from ludi.games.discordia.evaluation import DiscordiaEvaluation
from ludi.games.discordia.printed import PRIVILEGE_DOES

BOTS = ("greedy", "mcts:60")
YEARS = (1, 2, 3)
each_year = pytest.mark.parametrize("year", YEARS)


def load(*, year: int = 2, season: int = 3, germans: str = "", **has: Any) -> float:
    """The burden of a player at the end of a turn, in the middle of a game."""
    return burden(at(turn_of(Player(**has), "blue 6", year=year, season=season, germans=germans)), 0)


@each_year
def test_every_worker_left_is_a_burden(year: int) -> None:
    assert load(year=year, supply="B2 R2 W2 Y2") < load(year=year, supply="B3 R2 W2 Y2")


def test_every_privilege_has_a_worth_by_what_it_does() -> None:
    assert set(PRIVILEGE_WORTH) == set(PRIVILEGE_DOES)


@each_year
def test_an_empty_foundation_is_a_burden(year: int) -> None:
    full = "K01 1/1, M02 1/1, F01 1/1"
    assert load(year=year, city=full) < load(year=year, city=full, opened="field 3")


@each_year
def test_an_empty_slot_that_nobody_can_fill_is_a_burden(year: int) -> None:
    facts: dict[str, Any] = dict(year=year, supply="B4 R4 W4", season=5)
    assert load(city="F03 2/2", **facts) < load(city="F03 1/2", **facts)


@each_year
def test_a_higher_aqueduct_is_a_relief(year: int) -> None:
    loads = [load(year=year, ring=ring) for ring in (1, 3, 5, 7)]
    assert loads == sorted(loads, reverse=True)


def test_strength_is_worth_most_when_it_decides_the_coming_attack() -> None:
    held, lost = "K03 2/2", "K05 2/2"  # strength 2 and 1, with the same slots
    facts: dict[str, Any] = dict(season=5, supply="B4 R4 W4 Y4")
    decides = load(city=lost, germans="G08 G09", **facts) - load(city=held, germans="G08 G09", **facts)
    useless = load(city=lost, germans="G09 G10", **facts) - load(city=held, germans="G09 G10", **facts)
    assert decides > useless


def test_a_hidden_german_tile_is_feared_as_it_may_come() -> None:
    facts: dict[str, Any] = dict(city="K03 2/2", year=2, season=3)
    known = [load(germans=f"G07 {tile}", **facts) for tile in ("G06", "G08", "G09", "G10")]
    assert min(known) < load(germans="G07", **facts) < max(known)


@each_year
def test_workers_whose_colour_has_a_free_slot_are_a_lighter_burden(year: int) -> None:
    facts: dict[str, Any] = dict(year=year, city="F03 0/2, K03 2/2, M13 2/2")
    assert load(supply="R2 W1 Y4", **facts) < load(supply="R4 W3", **facts)


@each_year
def test_stars_are_a_relief_while_tracks_can_still_be_climbed(year: int) -> None:
    assert load(year=year, stars=3) < load(year=year, stars=2) < load(year=year, stars=0)


@each_year
def test_manipulators_are_a_relief(year: int) -> None:
    assert load(year=year, manipulators=2) < load(year=year, manipulators=1) < load(year=year)


@each_year
def test_a_privilege_is_a_relief(year: int) -> None:
    assert load(year=year, privileges="PRI03 PRI14") < load(year=year, privileges="PRI14") < load(year=year)


def test_workers_that_are_being_drawn_count_already() -> None:
    match = year_end(Player(supply="B5 R5 W5 Y5"), first="E3", year=4)
    before = burden(at(match), 0)
    match.play(at(match).actor, "deal worker B")
    assert burden(at(match), 0) == pytest.approx(before, abs=0.1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_all_seats_make_one_victory(seats: int) -> None:
    state = at(turn_of(Player(supply="B1"), "blue 6", seats=seats, season=5, year=4))
    values = list(DiscordiaEvaluation().values(state, Rng(1)))
    assert sum(values) == pytest.approx(1.0)
    assert values == [DiscordiaEvaluation().value(state, seat, Rng(1)) for seat in range(seats)]
    assert max(values) == values[0]


def test_alone_the_share_grows_with_fewer_workers() -> None:
    states = [
        at(turn_of(Player(supply=supply), "blue 6", seats=1, season=5, year=4))
        for supply in ("B9 R9 W9 Y9", "B3 R3 W3 Y3", "B1")
    ]
    values = [DiscordiaEvaluation().value(state, 0, Rng(1)) for state in states]
    assert 0.0 <= values[0] < values[1] < values[2] <= 1.0


def test_a_position_is_not_changed_by_weighing_it() -> None:
    match = choosing(Player(city="K01 0/1, M05 0/2", stars=3, manipulators=2), dice="1 2 3")
    before = at(match).to_bytes()
    DiscordiaEvaluation().values(at(match), Rng(1))
    DiscordiaEvaluation().foresee(at(match), Rng(1))
    assert at(match).to_bytes() == before


def test_what_is_foreseen_depends_on_the_draws_alone() -> None:
    state = at(choosing(Player(city="K01 0/1, M05 0/2", stars=3), Player(), dice="1 2 3"))
    evaluation = DiscordiaEvaluation()
    foreseen = [list(evaluation.foresee(state, Rng(seed))) for seed in (1, 2, 1)]
    assert foreseen[0] == foreseen[2] != foreseen[1]
    assert sum(foreseen[0]) == pytest.approx(1.0)


# Chains


def played(spec: str, match: Match, seed: int = 1) -> list[str]:
    """What the bot of the seat on turn does until the turn is over."""
    bot, rng, seat = make_bot(spec, match.game), Rng(seed), at(match).actor
    texts: list[str] = []
    while at(match).actor == seat and (not texts or texts[-1] != "end"):
        action = bot.choose(Sight(match.game, at(match), seat), rng)
        texts.append(match.game.codec.write(action))
        match.play(seat, action)
    return texts


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_finds_work_for_the_last_workers_by_a_chain_of_the_turn(spec: str) -> None:
    # the ship brings the star with which the full barracks make the step that employs the farmer
    a = Player(city="S13 1/2, F04 0/3, K11 0/1", supply="B1 R1 Y1", expedition=2)
    match = choosing(a, Player(), dice="4 1 1", columns="I V VI II III IV", year=2)
    assert played(spec, match) == ["die blue 4", "special S13", "deploy K11", "exp", "deploy F04"]
    assert at(match).winner == 0


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_spends_a_manipulator_on_the_die_that_wins(spec: str) -> None:
    a = Player(city="M04 0/1, K01 1/1", supply="W3", manipulators=1)
    match = choosing(a, Player(), dice="2 4 6", columns="V V V V V V", year=3)
    assert played(spec, match)[0] == "die blue 2-1"
    assert at(match).winner == 0


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_fills_its_barracks_before_the_attack(spec: str) -> None:
    a = Player(city="K03 1/2, F03 1/2", supply="B4 R4 W4 Y4")
    facts: dict[str, Any] = dict(
        season=5, year=3, germans="G14 G11", columns="II II II II II II", dice="6 6 6"
    )
    match = choosing(a, Player(), **facts, taken="")
    assert "deploy K03" in played(spec, match)


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_gives_back_the_workers_that_have_no_slot(spec: str) -> None:
    a = Player(city="F03 0/2, M02 1/1, K11 1/1", supply="B3 Y3")
    match = gain(position(a, year=2), "ret2")
    assert played(spec, match)[0] == "return B B"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_takes_a_decree_that_it_may_take(spec: str) -> None:
    match = turn_of(Player(ring=4, stars=1), "blue 6", decrees="DEC06", columns="V V V V V V")
    assert "decree DEC06" in played(spec, match)


# Matches


def test_greedy_beats_random_play() -> None:
    ladder = play_contest("discordia", {}, 2, ["greedy", "uniform"], 20, 1, workers=1)
    assert ladder.rows[0].name == "greedy"
    assert ladder.rows[0].share.mean >= 0.95


@pytest.mark.slow
@pytest.mark.skipif(form() == "plain", reason="takes minutes")
def test_a_tree_search_beats_random_play() -> None:
    ladder = play_contest("discordia", {}, 2, ["mcts:10", "uniform"], 4, 1, workers=1)
    assert ladder.rows[0].name == "mcts:10"
    assert ladder.rows[0].share.mean == 1.0


def test_a_lost_game_alone_has_no_winner_and_a_ladder_all_the_same() -> None:
    ladder = play_contest("discordia", {}, 1, ["greedy", "uniform"], 12, 1, workers=1)
    rows = {row.name: row for row in ladder.rows}
    assert rows["uniform"].share.mean == 0.0
    assert rows["uniform"].rank == 2.0
    assert rows["greedy"].score < rows["uniform"].score
    assert ladder.ahead == {}
