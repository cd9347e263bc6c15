"""The generator for playouts and bots: the same stream everywhere."""

from __future__ import annotations

import pytest

from ludi.engine.rng import Rng

WORD = 2**32
SEEDS = [0, 1, 42, 2**31, 2**32, 2**40 + 7, 2**62 - 1, 2**62]


def sfc32(seed: int, length: int) -> list[int]:
    """Small fast counting generator, 32 bits, written anew from its definition."""
    a, b, c, counter = seed % WORD, seed // WORD % WORD, 0x9E3779B9, 1
    numbers = []
    for _ in range(12 + length):
        number = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ b // 2**9
        b = (c + c * 8) % WORD
        c = (c * 2**21 % WORD + c // 2**11 + number) % WORD
        numbers.append(number)
    return numbers[12:]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stream_is_that_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(1000)] == sfc32(seed, 1000)


def test_the_stream_never_changes() -> None:
    rng = Rng(42)
    assert [rng.next32() for _ in range(4)] == [1849552023, 4223452576, 118919111, 3893884377]


def test_seeds_have_streams_of_their_own() -> None:
    assert len({Rng(seed).next32() for seed in [*SEEDS, *range(1000, 2000)]}) > 1000


@pytest.mark.parametrize("n", [1, 2, 3, 6, 49, 2506, 2**31 - 1])
def test_numbers_below_n_are_in_range_n(n: int) -> None:
    rng = Rng(7)
    numbers = [(rng.below(n), rng.fair_below(n)) for _ in range(500)]
    assert all(0 <= number < n for pair in numbers for number in pair)


def test_a_number_below_is_the_high_part_of_a_product() -> None:
    rng = Rng(7)
    assert [rng.below(49) for _ in range(300)] == [number * 49 // WORD for number in sfc32(7, 300)]


@pytest.mark.parametrize("n", [3, 2**31 - 1, 2**30 + 1])
def test_a_fair_number_below_throws_away_what_would_favour_some(n: int) -> None:
    usable = [number for number in sfc32(9, 400) if number < WORD // n * n]
    rng = Rng(9)
    assert [rng.fair_below(n) for _ in range(200)] == [number % n for number in usable[:200]]


def test_with_a_large_n_a_quarter_is_thrown_away() -> None:
    n = 2**30 + 1
    thrown = sum(number >= WORD // n * n for number in sfc32(9, 400))
    assert 60 < thrown < 140


@pytest.mark.parametrize("method", ["below", "fair_below"])
def test_numbers_below_six_are_uniform(method: str) -> None:
    rng = Rng(2026)
    counts = [0] * 6
    for _ in range(60_000):
        counts[getattr(rng, method)(6)] += 1
    assert sum((found - 10_000) ** 2 / 10_000 for found in counts) < 20.5  # 1 in 1000 by chance


def test_a_fork_depends_on_the_generator_and_on_the_stream_alone() -> None:
    assert Rng(5).fork(3).next32() == Rng(5).fork(3).next32()
    assert Rng(5).fork(3).next32() != Rng(5).fork(4).next32()
    assert Rng(5).fork(3).next32() != Rng(6).fork(3).next32()


def test_forks_are_all_different() -> None:
    assert len({Rng(5).fork(stream).next32() for stream in range(1000)}) >= 999


def test_a_fork_goes_its_own_way() -> None:
    rng, other = Rng(5), Rng(5)
    fork = rng.fork(0)
    other.fork(0)
    for _ in range(10):
        fork.next32()
    assert rng.next32() == other.next32()
