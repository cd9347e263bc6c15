"""Records: whole, checked line by line, and never half written."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.engine.toys import cards_match

import ludi
from ludi.engine.errors import LudiError, RecordError, SetupError
from ludi.engine.fair import ByHand, FairDice, ScriptedDice
from ludi.engine.match import Match
from ludi.engine.record import LARGEST, Record, load, position_hash, read, record_of
from ludi.engine.registry import game_of
from ludi.engine.rng import Rng
from ludi.games.forum.codec import FIRST
from ludi.games.forum.game import ForumGame

SECRET = "c3" * 32
NAMES = ("Livia", "Ünal", "G#9")
FIRST_MOVE = 9  # the line of the draw in `short_record`


def short_match() -> Match:
    match = Match(ForumGame(first="random"), 3, FairDice(SECRET, ("salve", "été")))
    for field in ("a1", "d4", "g7"):
        match.play(match.to_act()[0], field)
    return match


def short_record() -> Record:
    match = short_match()
    for seat in range(3):
        match.agree(seat, "end")
    return record_of(match, NAMES)


def random_match(seats: int, seed: int, **options: Any) -> Match:
    match = Match(ForumGame(**options), seats, FairDice(SECRET))
    rng = Rng(seed)
    while match.outcome is None:
        seat = match.to_act()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def unmarked(record: Record) -> list[str]:
    return [line.rpartition(" #")[0] for line in record.text().splitlines()]


def marked(lines: list[str]) -> str:
    """The lines with right marks, computed here as the format says."""
    text, mark = "", ""
    for line in lines:
        mark = hashlib.sha256(f"{mark}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()[:8]
        text += f"{line} #{mark}\n"
    return text


def forged(old: str, new: str, record: Record | None = None) -> str:
    """The short record with one line replaced by others, and right marks."""
    lines = unmarked(record or short_record())
    at = lines.index(old)
    return marked(lines[:at] + new.split("\n") + lines[at + 1 :])


def verify(text: str | bytes) -> None:
    record = read(text)
    record.verify(game_of(record))


def refusal(text: str | bytes) -> RecordError:
    """The error with which reading or verifying refuses a record."""
    with pytest.raises(RecordError) as caught:
        verify(text)
    return caught.value


# Writing and reading


def test_a_record_is_a_header_one_action_per_line_and_an_end() -> None:
    assert unmarked(short_record()) == [
        "ludi-record 1",
        "game forum 1",
        "seats 3",
        'options {"first":"random"}',
        'names ["Livia","Ünal","G#9"]',
        f"commitment {hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()}",
        'words ["salve","été"]',
        "moves",
        "* first C",
        "C a1",
        "A d4",
        "B g7",
        "! end",
        "result agreed A=0 B=0 C=0",
        f"position {short_record().position_hash}",
        f"secret {SECRET}",
        "end",
    ]


def test_every_mark_is_the_hash_of_the_mark_before_and_the_line() -> None:
    assert short_record().text() == marked(unmarked(short_record()))


def test_what_is_read_is_what_was_written() -> None:
    record = short_record()
    assert read(record.text()) == record
    assert read(record.text().encode()) == record
    assert read(record.text()).text() == record.text()


def test_a_record_without_fair_dice_has_no_secret_and_no_commitment() -> None:
    match = Match(ForumGame(first="random"), 2, ScriptedDice([FIRST + 1]))
    record = record_of(match)
    assert (record.header.commitment, record.secret) == ("", "")
    assert read(record.text()) == record
    record.verify(match.game)


def test_the_secret_is_not_shown_before_the_end() -> None:
    record = record_of(short_match())
    assert record.result == "unfinished"
    assert SECRET not in record.text()
    record.verify(game_of(record))


def test_only_options_that_differ_from_their_defaults_are_kept() -> None:
    match = Match(ForumGame(scoring="variant", edition="kosmos1994"), 4)
    assert record_of(match).header.options == {"scoring": "variant"}


def test_a_map_of_ones_own_is_kept() -> None:
    buildings = ForumGame(map="mirror").start(4).view(None).buildings
    own = [list(buildings[7 * row : 7 * row + 7]) for row in range(7)]
    record = record_of(Match(ForumGame(map=own), 4))
    assert read(record.text()).header.options == {"map": own}
    record.verify(game_of(record))


def test_a_record_may_be_of_a_game_without_a_move() -> None:
    record = record_of(Match(ForumGame(), 5))
    assert read(record.text()).verify(ForumGame()).moves == []


def test_the_hash_is_that_of_the_final_position() -> None:
    match = short_match()
    text = match.game.write_position(match.state)
    assert record_of(match).position_hash == hashlib.sha256(text.encode()).hexdigest()


def test_a_record_with_the_older_mark_is_read_and_its_moves_are_checked() -> None:
    lines = unmarked(short_record())
    lines[-3] = f"state {'ab' * 32}"
    record = read(marked(lines))
    assert tuple(record.verify(ForumGame(first="random")).lines) == short_record().lines
    assert record.text() == marked(lines)
    with pytest.raises(RecordError):
        read(marked([line.replace("d4", "a1") for line in lines])).verify(ForumGame(first="random"))


def test_a_record_may_begin_at_a_position() -> None:
    match = ludi.match("forum", position="forum/1 seats=3 actor=B ply=1 romans=A:d4 moves=1")
    match.play(1, "a1")
    record = record_of(match)
    assert record.header.position == "forum/1 seats=3 actor=B ply=1 moves=1 romans=A:d4"
    assert read(record.text()).verify(ForumGame()).state == match.state


def test_a_record_whose_first_position_is_broken_is_refused_at_its_line() -> None:
    record = record_of(ludi.match("forum", position="forum/1 seats=3 actor=B ply=1 romans=A:d4 moves=1"))
    text = marked([line.replace("A:d4", "A:d9") for line in unmarked(record)])
    with pytest.raises(RecordError, match="line 6: romans=A:d9"):
        read(text).verify(ForumGame())


# Replaying


def test_a_record_replays_to_any_step() -> None:
    match = Match(ForumGame(first="random"), 3, FairDice(SECRET))
    hashes = [position_hash(Match(match.game, 3, ByHand())), position_hash(match)]
    for field in ("a1", "b1", "c1", "d1"):
        match.play(match.to_act()[0], field)
        hashes.append(position_hash(match))
    record = record_of(match)
    assert [position_hash(record.replay(match.game, step)) for step in range(6)] == hashes


@pytest.mark.parametrize("step", [-1, 6, 10**9])
def test_a_step_that_the_record_does_not_have_is_refused_with_the_steps_it_has(step: int) -> None:
    with pytest.raises(RecordError, match="this record has steps 0 to 5"):
        short_record().replay(ForumGame(first="random"), step)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_game_replays_to_the_same_position(seats: int) -> None:
    match = random_match(seats, seed=seats, first="random")
    record = read(record_of(match).text())
    again = record.verify(game_of(record))
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.lines == match.lines


def test_replaying_names_the_line_that_is_not_legal() -> None:
    record = replace(short_record(), lines=("* first C", "C a1", "A a1"))
    with pytest.raises(RecordError, match=r"line 11: A a1: a1: a1 is taken: .* \(F-22\)") as caught:
        record.replay(ForumGame(first="random"))
    assert caught.value.line == 11


def test_replaying_names_the_line_of_a_wrong_seat() -> None:
    record = replace(short_record(), lines=("* first C", "B a1"))
    with pytest.raises(RecordError, match="line 10: B a1: B is not to act; waiting for C"):
        record.replay(ForumGame(first="random"))


# A changed byte


OTHER_BYTES = (0x00, 0x09, 0x0A, 0x0D, 0x20, 0x23, 0x30, 0x41, 0x7F, 0x80, 0xC3, 0xE2, 0xFF)


def test_every_changed_byte_is_found_in_the_line_where_it_stands() -> None:
    data = short_record().text().encode()
    for at, byte in enumerate(data):
        line = data[:at].count(b"\n") + 1  # a line end belongs to the line that it ends
        for other in {*OTHER_BYTES, byte ^ 1, byte ^ 0x20} - {byte}:
            error = refusal(data[:at] + bytes([other]) + data[at + 1 :])
            assert error.line == line, (at, other)
            assert str(error).startswith(f"line {line}: ")


def test_every_byte_left_out_is_found_in_its_line() -> None:
    data = short_record().text().encode()
    for at in range(len(data)):
        line = data[:at].count(b"\n") + 1
        assert refusal(data[:at] + data[at + 1 :]).line == line, at


def test_every_byte_too_many_is_found_in_its_line() -> None:
    data = short_record().text().encode()
    for at in range(len(data)):
        line = data[:at].count(b"\n") + 1
        assert refusal(data[:at] + b"x" + data[at:]).line == line, at


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = short_record().text().encode()
    for length in range(len(data)):
        assert refusal(data[:length]).line == data[:length].count(b"\n") + 1, length


def test_a_record_cut_off_after_a_line_says_what_is_missing() -> None:
    lines = short_record().text().splitlines(keepends=True)
    error = refusal("".join(lines[:12]))
    assert str(error) == "line 13: cut short: the line 'end' is missing"


def test_a_line_that_is_left_out_or_doubled_or_moved_is_found() -> None:
    lines = short_record().text().splitlines(keepends=True)
    for at in range(len(lines) - 1):
        assert refusal("".join(lines[:at] + lines[at + 1 :])).line == at + 1
        assert refusal("".join(lines[: at + 1] + lines[at:])).line == at + 2
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert refusal("".join(swapped)).line == at + 1


# What is no record


def test_an_empty_record_is_refused() -> None:
    assert str(refusal(b"")) == str(refusal("")) == "line 1: the record is empty"


@pytest.mark.parametrize(
    "data",
    [
        b"\0",
        b"\n",
        b" ",
        b"hello",
        b"#",
        b"\x7fELF\x02\x01",
        b"\x89PNG\r\n\x1a\n",
        bytes(range(256)) * 9,
        b"\xff\xfe",
    ],
    ids=lambda data: ascii(data)[:20],
)
def test_what_is_no_record_is_refused_in_its_first_line_with_how_one_begins(data: bytes) -> None:
    assert str(refusal(data)) == "line 1: not a record: it must begin with 'ludi-record 1'"


def test_broken_utf_8_is_found_in_its_line() -> None:
    data = short_record().text().encode().replace("Ü".encode(), b"\xc3")
    assert refusal(data).line == 5


def test_broken_utf_8_with_a_right_mark_is_found_in_its_line() -> None:
    assert (
        str(refusal(forged("C a1", "C a1\ud800").encode("utf-8", "surrogatepass")))
        == "line 10: this is no text"
    )


def test_half_a_character_in_a_text_is_refused() -> None:
    assert refusal(short_record().text().replace("Ü", "\ud800")).line == 5


def test_a_record_with_windows_line_ends_is_refused_in_its_first_line() -> None:
    assert refusal(short_record().text().replace("\n", "\r\n")).line == 1


def test_a_byte_order_mark_is_refused_in_the_first_line() -> None:
    assert refusal(b"\xef\xbb\xbf" + short_record().text().encode()).line == 1


def test_a_nul_is_found_in_its_line() -> None:
    assert refusal(short_record().text().replace("C a1", "C a1\0")).line == 10


def test_a_record_that_is_too_long_is_refused() -> None:
    with pytest.raises(RecordError, match=f"at most {LARGEST} bytes"):
        read(b"x" * (LARGEST + 1))
    with pytest.raises(RecordError, match=f"at most {LARGEST} bytes"):
        read("é" * (LARGEST // 2 + 1))


def test_a_million_moves_are_too_long() -> None:
    with pytest.raises(RecordError, match=f"at most {LARGEST} bytes"):
        read(marked(["ludi-record 1"]) + "A d4 #12345678\n" * 1_000_000)


def test_a_hundred_thousand_moves_are_read_and_the_first_that_is_not_legal_is_named() -> None:
    assert refusal(forged("A d4", "\n".join(["A d4"] * 100_000))).line == FIRST_MOVE + 3


@pytest.mark.parametrize("text", ["", "x", "end", "end #00000000", "\n"], ids=repr)
def test_nothing_may_follow_the_end(text: str) -> None:
    assert refusal(short_record().text() + text + "\n").line == 18


def test_not_even_a_piece_of_a_line_may_follow_the_end() -> None:
    assert refusal(short_record().text() + "x").line == 18


def test_nothing_may_follow_the_end_even_with_a_right_mark() -> None:
    assert str(refusal(forged("end", "end\nA a2\nend"))) == "line 18: something follows the end"


# Forged, with right marks


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("ludi-record 1", "ludi-record 2", 1),
        ("ludi-record 1", "ludi-record", 1),
        ("game forum 1", "game forum", 2),
        ("game forum 1", "game forum x", 2),
        ("game forum 1", "game forum 01", 2),
        ("game forum 1", "game forum -1", 2),
        ("game forum 1", "game forum \N{ARABIC-INDIC DIGIT ONE}", 2),
        ("game forum 1", "game forum 1\ngame forum 1", 3),
        ("seats 3", "seats", 3),
        ("seats 3", "seats 3\nseats 3", 4),
        ("seats 3", "seats 99", 3),
        ("seats 3", "seats 0", 3),
        ("seats 3", "seats 1" + "0" * 5000, 3),
        ("seats 3", "seats 3.0", 3),
        ("seats 3", "places 3", 3),
        ('options {"first":"random"}', "options", 4),
        ('options {"first":"random"}', "options []", 4),
        ('options {"first":"random"}', 'options {"first": "random"}', 4),
        ('options {"first":"random"}', 'options {"first":"A","first":"random"}', 4),
        ('options {"first":"random"}', 'options {"first":NaN}', 4),
        ('options {"first":"random"}', 'options {"first":1e999}', 4),
        ('options {"first":"random"}', f'options {{"first":{"9" * 5000}}}', 4),
        ('options {"first":"random"}', f'options {{"map":{"[" * 900}{"]" * 900}}}', 4),
        ('options {"first":"random"}', f'options {{"map":{"[" * 100_000}{"]" * 100_000}}}', 4),
        ('options {"first":"random"}', f"options {'[' * 100_000}", 4),
        ('names ["Livia","Ünal","G#9"]', "names {}", 5),
        ('names ["Livia","Ünal","G#9"]', "names [1]", 5),
        ('names ["Livia","Ünal","G#9"]', "names [null]", 5),
        ('names ["Livia","Ünal","G#9"]', 'names ["\\ud800"]', 5),
        ('names ["Livia","Ünal","G#9"]', 'names ["\u202e"]', 5),
        ('words ["salve","été"]', 'words ["\\ud800"]', 7),
        ('words ["salve","été"]', 'words "salve"', 7),
        ("moves", "moves 5", 8),
        ("moves", "moves\nmoves", 9),
        ("C a1", "c a1", 10),
        ("C a1", "C A1", 10),
        ("C a1", " C  a1 ", 10),
        ("C a1", "C a1-b1", 10),
        ("C a1", "D a1", 10),
        ("C a1", "C", 10),
        ("C a1", "", 10),
        ("C a1", "\x1b[2J", 10),
        ("C a1", "C" * 100_000, 10),
        ("A d4", "A a1", 11),
        ("A d4", "! d4", 11),
        ("A d4", "! end", 12),
        ("B g7", "* first A", 12),
        ("! end", "A end", 13),
        ("result agreed A=0 B=0 C=0", "result agreed A=1 B=0 C=0", 14),
        ("result agreed A=0 B=0 C=0", "result unfinished", 14),
        ("result agreed A=0 B=0 C=0", "result", 14),
        (f"position {short_record().position_hash}", f"position {'0' * 64}", 15),
        (f"position {short_record().position_hash}", "position", 15),
        (f"secret {SECRET}", f"secret {'00' * 32}", 16),
        (f"secret {SECRET}", f"secret {SECRET.upper()}", 16),
        (f"secret {SECRET}", "secret", 16),
        (f"secret {SECRET}", f"secret {SECRET}\nsecret {SECRET}", 17),
        ("end", "end of it", 18),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_a_forged_line_with_a_right_mark_is_found(old: str, new: str, line: int) -> None:
    error = refusal(forged(old, new))
    assert error.line == line
    assert len(str(error)) < 300
    assert str(error).isprintable()


@pytest.mark.parametrize("first", [0, 1])
def test_a_draw_that_is_not_the_one_of_the_secret_is_found(first: int) -> None:
    match = Match(ForumGame(first="random"), 3, ScriptedDice([FIRST + first]))
    for field in ("a1", "d4", "g7"):
        match.play(match.to_act()[0], field)
    for seat in range(3):
        match.agree(seat, "end")
    record = replace(record_of(match), header=short_record().header, secret=SECRET)
    error = refusal(record.text())
    assert str(error) == f"line 9: * first {'AB'[first]}: the draw from the secret is * first C"


def rolls() -> Match:
    match = cards_match(1, 2, dice=FairDice(SECRET))
    for action in ("roll", "roll", "roll", "roll", "quit"):
        match.play(0, action)
    return match


def test_every_draw_of_a_game_is_checked_with_its_own_number() -> None:
    record_of(rolls()).verify(rolls().game)


@pytest.mark.parametrize("n", [1, 3, 5, 7])
def test_the_draw_that_is_not_fair_is_named_among_others(n: int) -> None:
    record = record_of(rolls())
    other = next(f"* die-{k}" for k in (1, 2, 3) if f"* die-{k}" != record.lines[n])
    unfair = replace(record, lines=(*record.lines[:n], other, *record.lines[n + 1 :]))
    with pytest.raises(RecordError) as caught:
        unfair.verify(rolls().game)
    assert str(caught.value) == f"line {9 + n}: {other}: the draw from the secret is {record.lines[n]}"


def test_a_draw_that_was_left_out_is_found() -> None:
    assert refusal(forged("* first C", "C a1")).line == FIRST_MOVE


def test_words_that_were_changed_make_the_draws_unfair() -> None:
    words = [f'words ["{n}"]' for n in range(20)]
    lines = [refusal_or_none(forged('words ["salve","été"]', word)) for word in words]
    assert {line for line in lines if line} == {FIRST_MOVE}
    assert lines.count(None) < 14  # about a third of the words draw C too


def refusal_or_none(text: str) -> int | None:
    try:
        verify(text)
    except RecordError as error:
        return error.line
    return None


def test_a_finished_game_whose_secret_was_left_out_does_not_pass() -> None:
    lines = [line for line in unmarked(short_record()) if not line.startswith("secret")]
    error = refusal(marked(lines))
    assert str(error) == "line 16: the game is over, but the secret behind its draws is not shown"


def test_a_commitment_that_was_left_out_does_not_pass() -> None:
    lines = [line for line in unmarked(short_record()) if not line.startswith(("commitment", "words"))]
    assert refusal(marked(lines)).line == 14


# What this Ludi does not know


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    record = read(forged("game forum 1", "game forun 1"))
    with pytest.raises(SetupError, match=r"forun: unknown game; did you mean forum\?"):
        game_of(record)


def test_another_version_is_refused_with_both() -> None:
    record = read(forged("game forum 1", "game forum 999"))
    with pytest.raises(RecordError, match="played by version 999 of forum; this is version 1"):
        game_of(record)


@pytest.mark.parametrize("name", ["frist", "game_id", "self", "seats", "", "__class__", "x" * 100_000])
def test_an_unknown_option_is_refused(name: str) -> None:
    record = read(forged('options {"first":"random"}', f'options {{"{name}":1}}'))
    with pytest.raises(SetupError, match="unknown option") as caught:
        game_of(record)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "value", [1, None, True, [], {}, ["A"], "G", "x" * 100_000, [[[[]]]]], ids=lambda v: ascii(v)[:9]
)
def test_an_option_with_a_value_that_is_not_allowed_is_refused(value: Any) -> None:
    text = json.dumps({"first": value}, separators=(",", ":"))
    record = read(forged('options {"first":"random"}', f"options {text}"))
    with pytest.raises(SetupError, match=r"first=.*must be one of A, B, C, D, E, F, random") as caught:
        game_of(record)
    assert len(str(caught.value)) < 200


# Names


NASTY_NAMES = (
    "\nC a1 #00000000",
    "\r\nend\r\n",
    ' #12345678","x"] #',
    "<script>alert(1)</script>",
    "\u202egro.live\u202c",
    "\u2028moves\u2029",
    "\x85\x0b\x0c\x1c",
    "\x1b[31mred",
    '"\\"',
    "\\u000a",
    "\0",
    "\ufeff\u200b\u2066",
    "",
    "😀👩‍👩‍👧",
    "x" * 10_000,
)


@pytest.mark.parametrize("name", NASTY_NAMES, ids=lambda name: ascii(name)[:20])
def test_no_name_breaks_or_forges_a_line(name: str) -> None:
    record = replace(short_record(), header=replace(short_record().header, names=(name, "B", name)))
    text = record.text()
    assert read(text) == record
    assert len(text.splitlines()) == text.count("\n") == 17
    assert all(line.isprintable() for line in text.splitlines())
    record.verify(game_of(record))


def test_half_a_character_in_a_name_becomes_a_question_mark() -> None:
    record = record_of(short_match(), ("a\ud800b", "B"))
    assert read(record.text()).header.names == ("a?b", "B")


def test_a_seats_word_can_not_break_a_line() -> None:
    match = Match(ForumGame(first="random"), 2, FairDice(SECRET, ('"] #00000000', "\\n", "é")))
    record = record_of(match)
    assert read(record.text()).header.words == ('"] #00000000', "\\n", "é")


# Files


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.ludi"
    short_record().save(path)
    assert load(path) == short_record()
    assert path.read_bytes() == short_record().text().encode()
    assert [file.name for file in tmp_path.iterdir()] == ["game.ludi"]


def test_a_record_may_be_read_by_those_whom_the_user_lets_read_his_files(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        short_record().save(tmp_path / "game.ludi")
    finally:
        os.umask(before)
    assert (tmp_path / "game.ludi").stat().st_mode & 0o777 == 0o640


def test_saving_replaces_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "game.ludi"
    path.write_text("old")
    short_record().save(path)
    assert load(path) == short_record()


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.ludi: no such file or directory"):
        load(tmp_path / "none.ludi")


def test_a_directory_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="is a directory"):
        load(tmp_path)


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(RecordError, match=r"game\.ludi: permission denied"):
        load(tmp_path / "game.ludi")


def test_a_name_that_no_file_can_have_is_told() -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        load(Path("a\0b"))


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(RecordError, match="at most"):
        load(Path("/dev/zero"))


@pytest.mark.parametrize("name", ["no/such/folder/game.ludi", "a\0b"], ids=ascii)
def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError):
        short_record().save(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_saving_over_a_directory_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.ludi").mkdir()
    with pytest.raises(RecordError, match="is a directory"):
        short_record().save(tmp_path / "game.ludi")
    assert [file.name for file in tmp_path.iterdir()] == ["game.ludi"]


def test_a_failure_while_saving_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.ludi"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match="no space left on device"):
        short_record().save(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.ludi"]


DIES = """
import os, sys
from pathlib import Path
from ludi.engine import record

def die(*_, **__):
    os.kill(os.getpid(), 9)

whole = record.load(Path(sys.argv[1]))
stage, opened, replace = sys.argv[3], Path.open, Path.replace
if stage == "open":
    Path.open = lambda path, mode: (opened(path, mode), die())
elif stage == "written":
    os.fsync = die
elif stage == "synced":
    Path.replace = die
elif stage == "replaced":
    Path.replace = lambda old, new: (replace(old, new), die())
whole.save(Path(sys.argv[2]))
"""


@pytest.mark.parametrize("old", [None, "old"])
@pytest.mark.parametrize("stage", ["open", "written", "synced", "replaced"])
def test_a_kill_at_any_stage_of_saving_leaves_the_old_file_or_the_new_one(
    tmp_path: Path, stage: str, old: str | None
) -> None:
    source, path = tmp_path / "source.ludi", tmp_path / "game.ludi"
    short_record().save(source)
    if old:
        path.write_text(old)
    done = subprocess.run([sys.executable, "-c", DIES, source, path, stage], check=False)
    assert done.returncode == -signal.SIGKILL
    expected = short_record().text() if stage == "replaced" else old
    assert (path.read_text("utf-8") if path.exists() else None) == expected


SAVES_FOREVER = """
import sys
from pathlib import Path
from ludi.engine import record

first, second = (record.load(Path(name)) for name in sys.argv[1:3])
while True:
    first.save(Path(sys.argv[3]))
    second.save(Path(sys.argv[3]))
    print(flush=True)
"""


@pytest.mark.parametrize("saves", [1, 2, 7])
def test_a_kill_in_the_middle_of_many_saves_leaves_a_whole_record(tmp_path: Path, saves: int) -> None:
    names = [tmp_path / "first.ludi", tmp_path / "second.ludi", tmp_path / "game.ludi"]
    records = [record_of(random_match(4, seed)) for seed in (1, 2)]
    for record, name in zip(records, names, strict=False):
        record.save(name)
    with subprocess.Popen([sys.executable, "-c", SAVES_FOREVER, *names], stdout=subprocess.PIPE) as child:
        assert child.stdout
        for _ in range(saves):
            child.stdout.readline()
            assert load(names[2]) in records
        child.kill()
    assert load(names[2]) in records


# Errors between processes


def test_the_error_of_a_record_keeps_its_line_between_processes() -> None:
    error = refusal(b"")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, RecordError)
    assert (str(again), again.line) == (str(error), 1)


def test_every_error_of_a_record_is_a_ludi_error() -> None:
    assert issubclass(RecordError, LudiError)


# Records that were written before


BEFORE = sorted((Path(__file__).resolve().parents[1] / "records" / "before").glob("*.ludi"))


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_a_record_with_the_mark_of_before_is_verified_and_written_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "\nstate " in text
    kept = load(path)
    assert kept.verify(game_of(kept)).outcome is not None
    assert kept.text() == text


FIRST_NOTATION = sorted((BEFORE[0].parent / "first-notation").glob("*.ludi"))


@pytest.mark.parametrize("path", FIRST_NOTATION, ids=lambda path: path.stem)
def test_a_mark_made_of_the_notation_of_before_still_counts_and_is_checked(path: Path) -> None:
    kept = load(path)
    match = kept.verify(game_of(kept))
    assert kept.position_hash != position_hash(match)
    with pytest.raises(RecordError, match="the moves lead to another position"):
        replace(kept, position_hash=kept.position_hash[::-1]).verify(game_of(kept))
