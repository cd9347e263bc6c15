"""Sets of small numbers as the bits of one int."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import frozensets, integers

from ludi.engine.bits import BIT, count_bits, lowest, members, nth_bit

SIZE = 62
small_sets = frozensets(integers(0, SIZE - 1))


def bits_of(numbers: frozenset[int]) -> int:
    return sum(2**number for number in numbers)


def test_the_table_holds_the_powers_of_two() -> None:
    assert list(BIT) == [2**n for n in range(SIZE)]


@pytest.mark.parametrize("number", range(SIZE))
def test_the_lowest_of_a_set_of_one_is_that_one(number: int) -> None:
    assert lowest(2**number) == number


@pytest.mark.parametrize("number", range(SIZE))
def test_the_lowest_of_all_from_a_number_on_is_that_number(number: int) -> None:
    assert lowest(2**SIZE - 2**number) == number


@given(small_sets)
def test_a_set_counts_and_lists_its_members(numbers: frozenset[int]) -> None:
    assert count_bits(bits_of(numbers)) == len(numbers)
    assert members(bits_of(numbers)) == sorted(numbers)


@given(small_sets)
def test_the_nth_member_is_counted_from_the_lowest(numbers: frozenset[int]) -> None:
    bits = bits_of(numbers)
    assert [nth_bit(bits, n) for n in range(len(numbers))] == sorted(numbers)
