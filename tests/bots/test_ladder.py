"""The ladder: means over chairs, and intervals that hold what they promise."""

from collections.abc import Callable

import pytest

from ludi.bots.ladder import Estimate, Played, Sample, distinct, estimate, make_ladder, student, wilson
from ludi.engine.rng import Rng
from ludi.engine.views import outcome_by_score

MATCHES = 1000


def game(number: int, group: int, lineup: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    """A game with these scores; each seat moved twice, a second for each move."""
    outcome = outcome_by_score("coins", scores)
    twice = (2,) * len(scores)
    seconds = tuple(map(float, twice))
    ranks, shares = outcome.ranks, outcome.shares
    return Played(number, group, lineup, "coins", scores, ranks, shares, twice, 2 * len(scores), seconds)


def wins(rng: Rng, percent: int) -> int:
    return int(rng.fair_below(100) < percent)


def coverage(truth: float, sampled: Callable[[Rng], list[Sample]]) -> float:
    """In which part of many matches the interval holds the true share."""
    rng = Rng(1)
    found = [estimate(sampled(rng)) for _ in range(MATCHES)]
    return sum(one.low <= truth <= one.high for one in found) / MATCHES


# Statistics


def test_wilsons_interval_is_the_one_of_the_textbook() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)]
)
def test_students_point_is_the_one_of_the_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=3e-3)


@pytest.mark.parametrize("percent", [5, 30, 50, 95])
def test_the_interval_holds_the_truth_19_times_in_20_when_games_are_independent(percent: int) -> None:
    held = coverage(percent / 100, lambda rng: [Sample(wins(rng, percent), 1, 1) for _ in range(60)])
    assert 0.925 < held < 0.985


@pytest.mark.parametrize("games", [2, 4])
def test_the_interval_holds_the_truth_when_the_games_of_a_group_are_all_alike(games: int) -> None:
    held = coverage(0.4, lambda rng: [Sample(games * wins(rng, 40), games, games) for _ in range(40)])
    assert 0.925 < held < 0.985


def test_the_interval_holds_the_truth_when_groups_are_few_and_differ() -> None:
    def sampled(rng: Rng) -> list[Sample]:
        lean = [int(rng.fair_below(101)) for _ in range(4)]
        return [Sample(sum(wins(rng, percent) for _ in range(10)), 10, 10) for percent in lean]

    assert 0.94 < coverage(0.5, sampled) < 0.99


def test_the_interval_holds_the_truth_when_groups_have_different_weights() -> None:
    def sampled(rng: Rng) -> list[Sample]:
        weights = [int(1 + rng.below(3)) for _ in range(40)]
        return [Sample(weight * wins(rng, 30), weight, 1) for weight in weights]

    assert 0.925 < coverage(0.3, sampled) < 0.985


def test_playing_every_game_twice_alike_makes_nothing_surer() -> None:
    once = estimate([Sample(n % 3 == 0, 1, 1) for n in range(30)])
    twice = estimate([Sample(2 * (n % 3 == 0), 2, 2) for n in range(30)])
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_winning_every_game_is_no_certainty() -> None:
    found = estimate([Sample(2, 2, 2)] * 10)
    assert (found.mean, found.low) == (1, wilson(1, 10)[0])
    assert found.low < 0.75


def test_one_group_of_games_tells_next_to_nothing() -> None:
    found = estimate([Sample(1, 2, 2)])
    assert found.high - found.low > 0.8


def test_groups_that_scatter_less_than_chance_count_no_more_games_than_were_played() -> None:
    found = estimate([Sample(1, 2, 2)] * 49 + [Sample(2, 2, 2)])
    assert found.high - found.low >= wilson(found.mean, 100)[1] - wilson(found.mean, 100)[0]


# The ladder


def test_the_bot_with_the_larger_share_stands_first() -> None:
    ladder = make_ladder(["uniform", "greedy"], 2, [game(1, 0, (0, 1), (1, 5)), game(2, 0, (1, 0), (9, 2))])
    assert [(row.name, row.bot, row.share.mean) for row in ladder.rows] == [
        ("greedy", 1, 1),
        ("uniform", 0, 0),
    ]


def test_a_row_has_the_means_over_all_chairs_of_the_bot() -> None:
    ladder = make_ladder(["a", "b"], 3, [game(1, 0, (0, 1, 0), (6, 2, 1)), game(2, 0, (0, 0, 1), (3, 3, 0))])
    row = ladder.rows[0]
    assert (row.name, row.share.mean, row.rank, row.score) == ("a", 0.5, 1.5, 3.25)
    assert (row.games, row.seconds_per_move) == (2, 1)


def test_a_fair_share_is_one_in_so_many_as_there_are_seats() -> None:
    assert make_ladder(["a"], 4, [game(1, 0, (0, 0, 0, 0), (1, 2, 3, 4))]).fair_share == 0.25


def test_finishing_level_counts_half() -> None:
    games = [game(1, 0, (0, 1, 2), (3, 3, 5)), game(2, 0, (2, 0, 1), (1, 4, 3))]
    assert make_ladder(["a", "b", "c"], 3, games).ahead[0, 1].mean == 0.75


def test_every_pair_of_chairs_of_two_bots_is_compared() -> None:
    ladder = make_ladder(["a", "b"], 4, [game(1, 0, (0, 1, 0, 1), (4, 3, 1, 2))])
    assert (ladder.ahead[0, 1].mean, ladder.ahead[1, 0].mean) == (0.5, 0.5)
    assert ladder.ahead[0, 1].games == 1


def test_bots_that_never_met_are_not_compared() -> None:
    ladder = make_ladder(["a", "b", "c"], 2, [game(1, 0, (0, 1), (1, 2)), game(2, 1, (1, 2), (1, 2))])
    assert set(ladder.ahead) == {(0, 1), (1, 0), (1, 2), (2, 1)}


def test_games_of_one_group_are_one_sample() -> None:
    def share(groups: int) -> Estimate:
        alike = [game(n + 1, n % groups, (0, 1), ((2, 1), (1, 2))[n % groups % 2]) for n in range(40)]
        return make_ladder(["a", "b"], 2, alike).rows[0].share

    assert share(10).low < share(40).low


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [game(n, n // 2, (n % 2, 1 - n % 2), (n * 7 % 5, n * 3 % 4)) for n in range(1, 30)]
    assert make_ladder(["a", "b"], 2, games) == make_ladder(["a", "b"], 2, reversed(games))


def test_a_name_that_stands_twice_gets_a_number() -> None:
    assert distinct(["a", "b", "a", "a"]) == ["a", "b", "a (2)", "a (3)"]
