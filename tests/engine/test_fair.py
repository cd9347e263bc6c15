"""Draws that anyone can check, and sealed orders."""

from __future__ import annotations

import hashlib
import hmac
from itertools import count
from typing import Any

import pytest

from ludi.engine import fair
from ludi.engine.errors import SetupError
from ludi.engine.fair import (
    ByHand,
    FairDice,
    ScriptedDice,
    commitment,
    draw,
    is_sealed_by,
    new_secret,
    pick,
    seal,
)

SECRET = "".join(f"{n:02x}" for n in range(32))
COIN = [(5, 1), (6, 1)]


def by_hand(secret: str, *parts: str) -> bytes:
    """HMAC-SHA256 of the parts, each after its length in four bytes, written anew from that sentence."""
    message = b""
    for part in parts:
        message += bytes([0, 0, len(part.encode()) // 256, len(part.encode()) % 256]) + part.encode()
    return hmac.new(bytes.fromhex(secret), message, "sha256").digest()


def draw_by_hand(secret: str, words: tuple[str, ...], n: int, label: str, total: int) -> tuple[int, int]:
    """The number drawn, and how many were thrown away before it."""
    for attempt in count():
        digest = by_hand(secret, "draw", *words, str(n), label, str(attempt))
        number = int(digest.hex()[:16], 16)
        if number // total < 2**64 // total:
            return number % total, attempt
    raise AssertionError


# The secret


def test_a_secret_is_32_bytes_that_never_come_again() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


def test_what_is_published_is_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert FairDice(SECRET).commitment == commitment(SECRET)


@pytest.mark.parametrize(
    "secret", ["00", "z" * 64, "AB" * 32, "ab" * 31, "ab" * 33, "ab " * 32, "é" * 64, "ab" * 32 + "\n"]
)
def test_a_secret_that_a_record_could_not_show_is_refused(secret: str) -> None:
    with pytest.raises(SetupError, match="64 hexadecimal digits"):
        FairDice(secret)


# Draws


@pytest.mark.parametrize(
    ("words", "n", "label", "total", "number"),
    [
        ((), 0, "die", 6, 1),
        ((), 1, "die", 6, 4),
        (("salve",), 0, "die", 6, 0),
        (("salve", "été"), 7, "card", 52, 11),
        ((), 0, "ticket", 2**64, 416494255276831204),
    ],
)
def test_a_draw_never_changes(words: tuple[str, ...], n: int, label: str, total: int, number: int) -> None:
    assert draw(SECRET, words, n, label, total) == number


@pytest.mark.parametrize("total", [1, 2, 3, 6, 52, 10**9, 2**63 + 1, 2**64 - 1, 2**64])
def test_a_draw_can_be_computed_with_a_few_lines_of_ones_own(total: int) -> None:
    for n in range(20):
        ours, _ = draw_by_hand(SECRET, ("a", "é"), n, "die", total)
        assert draw(SECRET, ("a", "é"), n, "die", total) == ours
        assert 0 <= ours < total


def test_numbers_that_would_favour_some_outcomes_are_thrown_away() -> None:
    total = 2**63 + 1  # nearly half of all numbers are beyond its largest multiple
    attempts = [draw_by_hand(SECRET, (), n, "die", total)[1] for n in range(40)]
    assert max(attempts) > 1
    assert min(attempts) == 0


def test_rejection_makes_a_small_space_exactly_uniform(monkeypatch: pytest.MonkeyPatch) -> None:
    values = iter([*range(8), 7, 6, 5])
    monkeypatch.setattr(fair, "_SPACE", 8)
    monkeypatch.setattr(fair, "_digest", lambda *_: next(values).to_bytes(8, "big"))
    assert [draw(SECRET, (), n, "die", 3) for n in range(7)] == [0, 1, 2, 0, 1, 2, 2]  # 6 and 7 thrown away


def test_draws_are_uniform() -> None:
    counts = [0] * 6
    for n in range(6000):
        counts[draw(SECRET, (), n, "die", 6)] += 1
    chi_square = sum((found - 1000) ** 2 / 1000 for found in counts)
    assert chi_square < 20.5  # 1 in 1000 by chance; the secret is fixed


def test_weighted_outcomes_come_as_often_as_they_weigh() -> None:
    dice = FairDice(SECRET)
    counts = {7: 0, 9: 0}
    for _ in range(4000):
        counts[dice.draw("lot", [(7, 1), (9, 3)])] += 1
    assert abs(counts[7] - 1000) < 110  # four standard deviations


def test_the_secret_the_words_the_number_and_the_label_all_matter() -> None:
    draws = [
        draw(SECRET, ("a", "b"), 0, "die", 2**64),
        draw("00" * 32, ("a", "b"), 0, "die", 2**64),
        draw(SECRET, ("a", "c"), 0, "die", 2**64),
        draw(SECRET, ("b", "a"), 0, "die", 2**64),
        draw(SECRET, ("a",), 0, "die", 2**64),
        draw(SECRET, ("ab",), 0, "die", 2**64),
        draw(SECRET, ("a", "b", ""), 0, "die", 2**64),
        draw(SECRET, ("a", "b"), 1, "die", 2**64),
        draw(SECRET, ("a", "b"), 0, "card", 2**64),
        draw(SECRET, ("a", "b", "0"), 0, "die", 2**64),
        draw(SECRET, ("a", "b", "0", "die"), 0, "die", 2**64),
    ]
    assert len(set(draws)) == len(draws)


def test_fair_dice_count_their_draws_and_go_on_where_they_were() -> None:
    dice = FairDice(SECRET, ("a",))
    drawn = [dice.draw("die", [(k, 1) for k in range(1000)]) for _ in range(5)]
    assert dice.drawn == 5
    later = FairDice(SECRET, ("a",), drawn=3)
    assert [later.draw("die", [(k, 1) for k in range(1000)]) for _ in range(2)] == drawn[3:]
    assert drawn == [draw(SECRET, ("a",), n, "die", 1000) for n in range(5)]


# Tickets


def test_each_outcome_holds_as_many_tickets_as_its_weight() -> None:
    assert [pick([(4, 2), (8, 1), (9, 3)], ticket) for ticket in range(6)] == [4, 4, 8, 9, 9, 9]


def test_an_outcome_without_weight_is_never_picked() -> None:
    assert [pick([(1, 0), (2, 1), (3, 0)], 0)] == [2]


def test_a_ticket_beyond_the_last_outcome_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="beyond the last outcome"):
        pick(COIN, 2)


# Words


@pytest.mark.parametrize("word", ["a" * 100, "", "é" * 100, "with blanks", "#", '"', "😀"])
def test_a_seats_word_may_be_anything_short_and_printable(word: str) -> None:
    assert FairDice(SECRET, (word,)).words == (word,)


@pytest.mark.parametrize("word", ["a" * 101, "a\nb", "\t", "\0", "\u202e", "\ud800", "\x7f"], ids=ascii)
def test_a_word_that_is_too_long_or_not_printable_is_refused(word: str) -> None:
    with pytest.raises(SetupError, match="at most 100 printable characters"):
        FairDice(SECRET, ("fine", word))


# Other dice


def test_scripted_dice_give_what_was_written_and_count() -> None:
    dice = ScriptedDice([6, 5])
    assert [dice.draw("coin", COIN), dice.draw("coin", COIN)] == [6, 5]
    assert dice.drawn == 2


def test_a_refused_scripted_draw_is_not_counted() -> None:
    dice = ScriptedDice([7])
    with pytest.raises(SetupError, match="coin: 7 is not one of the outcomes"):
        dice.draw("coin", COIN)
    assert dice.drawn == 0


def test_dice_by_hand_are_never_asked() -> None:
    with pytest.raises(AssertionError):
        ByHand().draw("coin", COIN)


# Seals


def test_a_seal_is_what_its_formula_says() -> None:
    salt = by_hand(SECRET, "salt", "3/0/A")
    assert seal(SECRET, "3/0/A", "d4") == hmac.new(salt, b"d4", hashlib.sha256).hexdigest()


def test_a_seal_opens_with_the_order_that_was_sealed() -> None:
    assert is_sealed_by(seal(SECRET, "3/0/A", "d4"), SECRET, "3/0/A", "d4")


@pytest.mark.parametrize(
    ("secret", "place", "text"),
    [
        (SECRET, "3/0/A", "d5"),
        (SECRET, "3/0/A", "d4 "),
        (SECRET, "3/0/A", ""),
        (SECRET, "3/0/B", "d4"),
        (SECRET, "4/0/A", "d4"),
        (SECRET, "3/1/A", "d4"),
        ("00" * 32, "3/0/A", "d4"),
    ],
)
def test_a_seal_opens_with_nothing_else(secret: str, place: str, text: str) -> None:
    assert not is_sealed_by(seal(SECRET, "3/0/A", "d4"), secret, place, text)


def test_a_seal_is_neither_the_hash_of_the_order_nor_a_draw() -> None:
    shown = seal(SECRET, "3/0/A", "d4")
    guesses: list[Any] = [hashlib.sha256(b"d4"), hmac.new(bytes.fromhex(SECRET), b"d4", "sha256")]
    assert shown not in {guess.hexdigest() for guess in guesses}
