"""The table at a terminal: what is typed, what is refused, what is taken back, saved and agreed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.driver import Typist, board

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.record import load, position_hash
from ludi.engine.registry import game_of, make
from ludi.games.forum.codec import END
from ludi.games.micatio.events import Dealt
from ludi.terminal import saving
from ludi.terminal.plain import all_words
from ludi.terminal.screen import Screen
from ludi.terminal.setup import player
from ludi.terminal.table import TerminalTable

THREE = "play forum --players me,uniform,uniform --seed 3"
TWO = "play forum --players me,uniform --seed 3"
PEOPLE = "play forum --players me:Anna,me:Bert,me:Cas"


def two(game: str) -> str:
    """A person and a bot at a game."""
    return f"play {game} --players me,uniform --seed 3"


def test_a_move_is_told_and_shown_on_the_board(ludi: Typist) -> None:
    shown = ludi(THREE, "d4")
    assert "  A places a Roman on d4.\n" in shown
    assert board(shown)["d4"] == "A"


def test_what_the_others_just_did_is_marked_and_what_one_did_oneself_is_not(ludi: Typist) -> None:
    lines = ludi(THREE, "d4").splitlines()[-20:]
    assert sum(line.count("[B]") + line.count("[C]") for line in lines) == 2
    assert not any("[A]" in line and "last move" not in line for line in lines)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("d4", "d4 is taken: a Roman of A stands there. (rules F-22)"),
        ("h9", "“h9” is not on the board, whose fields run from a1 to g7. (rules F-22)"),
        ("pass", "Nobody may pass: on your turn you move. (rules F-20)"),
        ("d4-e5", "No jumps yet: you still hold 7 Romans to place. (rules F-24)"),
        ("hepl", "“hepl” is not a move; did you mean help?"),
        ("xyzzy", "“xyzzy” is not a move; type one such as a1, or help."),
    ],
)
def test_a_refusal_says_why_in_one_sentence_and_changes_nothing(
    ludi: Typist, typed: str, sentence: str
) -> None:
    shown = ludi(THREE, "d4", typed, "log")
    assert sentence in " ".join(shown.split())
    assert shown.count("A places a Roman") == 2  # when it happened, and in the log
    assert ludi.code == 0


@pytest.mark.parametrize(("language", "typed", "near"), [("en", "hlep", "help"), ("nl", "bard", "bord")])
def test_a_wrong_word_suggests_one_of_the_language_that_is_spoken(
    ludi: Typist, language: str, typed: str, near: str
) -> None:
    shown = ludi(f"--lang {language} {THREE}", typed)
    assert re.search(rf"“{typed}” is .*(did you mean|bedoel je) {near}\?", shown)


def test_a_legal_action_is_never_torn_at_the_end_of_a_line(ludi: Typist) -> None:
    shown = ludi(TWO, "legal").split("98 legal moves:\n")[1].split("\nA (you)>")[0]
    assert len(re.findall(r"\b2 [a-g][1-7]\b", shown)) == 49


def test_a_refusal_is_dutch_in_dutch(ludi: Typist) -> None:
    shown = ludi(f"--lang nl {THREE}", "d4", "d4", "pas")
    assert "d4 is bezet: er staat een Romein van A. (regels F-22)" in shown
    assert "Passen mag niet: wie aan de beurt is, zet. (regels F-20)" in shown


def test_a_turn_of_both_colours_is_typed_at_once(ludi: Typist) -> None:
    fields = board(ludi(TWO, "d4, 2 e5"))
    assert (fields["d4"], fields["e5"]) == ("A1", "A2")


def test_the_second_colour_needs_no_digit_when_it_is_the_only_one_left(ludi: Typist) -> None:
    fields = board(ludi(TWO, "d4, e5"))
    assert (fields["d4"], fields["e5"]) == ("A1", "A2")


def test_a_chain_with_one_bad_move_plays_none(ludi: Typist) -> None:
    shown = ludi(TWO, "d4, 2 d4", "log")
    assert "d4 is taken" in shown
    assert "places a Roman on d4" not in shown


def test_a_move_may_be_typed_as_records_write_it(ludi: Typist) -> None:
    assert board(ludi(TWO, "A2 c3"))["c3"] == "A2"


# Undo


def test_undo_takes_back_the_move_and_the_answers_of_bots(ludi: Typist) -> None:
    shown = ludi(THREE, "d4", "undo")
    assert "Taken back; A chooses again." in shown
    assert set(board(shown).values()) == {""}


def test_undo_takes_back_half_a_turn(ludi: Typist) -> None:
    fields = board(ludi(TWO, "d4", "undo"))
    assert fields["d4"] == ""


def test_undo_at_a_shared_terminal_serves_the_last_mover(ludi: Typist) -> None:
    shown = ludi(PEOPLE, "d4", "undo")
    assert shown.rstrip().endswith("Nothing was played, so nothing was saved.")
    assert "Taken back; A chooses again." in shown


def test_undo_never_crosses_the_move_of_another_person(ludi: Typist) -> None:
    shown = ludi("play forum --players me:Anna,me:Bert,uniform --seed 3", "d4", "e5", "undo", "undo")
    assert "A has nothing that can be taken back." in shown
    assert board(shown)["d4"] == "A"


def test_bots_answer_the_same_way_after_undo(ludi: Typist) -> None:
    assert board(ludi(THREE, "d4", "undo", "d4")) == board(ludi(THREE, "d4"))


def test_bots_throw_other_dice_in_another_position() -> None:
    game = make("forum")
    table = TerminalTable(Match(game, 3), [player(game, "uniform")] * 3, Screen("en"), 1)
    first, again = table.rng().next32(), table.rng().next32()
    table.match.play(0, "d4")
    assert first == again != table.rng().next32()


# Words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "legal undo hint score log rules save end quit"),
        ("nl", "mag terug tip stand verloop regels bewaar einde stop"),
    ],
)
def test_help_names_every_word(ludi: Typist, language: str, words: str) -> None:
    shown = ludi(f"{THREE} --lang {language}", "help")
    assert all(f"  {word} " in shown for word in words.split())


@pytest.mark.parametrize("game", ["forum", "micatio", "megadates"])
def test_help_offers_the_end_where_the_players_may_agree_on_it(ludi: Typist, game: str) -> None:
    assert "  end          offer to end the game    quit         leave\n" in ludi(two(game), "help")
    assert "  einde        voorstellen te stoppen  stop " in ludi(f"{two(game)} --lang nl", "hulp")


@pytest.mark.parametrize("game", ["pompeii", "discordia"])
def test_help_offers_no_end_where_the_players_cannot_agree_on_it(ludi: Typist, game: str) -> None:
    english, dutch = ludi(two(game), "help"), ludi(f"{two(game)} --lang nl", "hulp")
    assert "offer to end" not in english
    assert "voorstellen te stoppen" not in dutch
    assert "\n  quit         leave\n" in english
    assert "\n  stop         weggaan\n" in dutch


def test_every_word_is_obeyed(ludi: Typist) -> None:
    for word in all_words():
        assert "no move" not in ludi(THREE, word)


def test_legal_lists_the_free_fields(ludi: Typist) -> None:
    shown = ludi(THREE, "legal")
    assert "49 legal moves:\n  a1  b1  c1" in shown


def test_hint_names_a_legal_move(ludi: Typist) -> None:
    shown = ludi("play forum --players me,uniform,uniform --seed 3", "hint")
    field = shown.split("would play ")[1].split(".")[0]
    assert board(shown)[field] == ""


def test_rules_shows_one_rule(ludi: Typist) -> None:
    assert "5. Jumping\nF-27 It must land somewhere else." in ludi(THREE, "rules f27")


def test_score_counts_romans_in_every_open_sector(ludi: Typist) -> None:
    shown = ludi(PEOPLE, "d4", "d1", "d2", "score")
    assert "armed forces and defence (column d)        4 free       A 1 B 1 C 1\n" in shown


def test_an_empty_line_shows_the_board_again(ludi: Typist) -> None:
    assert ludi(THREE, "").count("┏━I●") == 2


# The agreed end


def test_the_game_ends_when_every_person_agrees(ludi: Typist) -> None:
    shown = ludi(PEOPLE, "d4", "end", "yes", "y", "")
    assert "all players agreed to stop. (F-63)" in shown
    assert "A (Anna), B (Bert) and C (Cas) share the victory." in shown


@pytest.mark.parametrize(
    ("answer", "files"), [("no", []), ("nee", []), ("yes", ["forum.ludi"]), ("my", ["my"])]
)
def test_after_the_end_the_record_is_kept_as_the_answer_says(
    ludi: Typist, tmp_path: Path, answer: str, files: list[str]
) -> None:
    ludi(PEOPLE, "d4", "end", "yes", "yes", answer)
    assert [path.name for path in tmp_path.iterdir()] == files


def test_one_person_who_plays_on_keeps_the_game_going(ludi: Typist) -> None:
    shown = ludi(PEOPLE, "d4", "end", "yes", "no")
    assert "C (Cas) wants to play on." in shown
    assert "The game is over" not in shown


def test_a_battle_that_is_ended_by_agreement_is_over_and_no_deadline_falls(ludi: Typist) -> None:
    shown = ludi(two("megadates"), "end", "yes")
    assert "The battle is over: everyone agreed to stop." in shown


@pytest.mark.parametrize(("answer", "is_over"), [("yes", True), ("no", False), ("e5", False)])
def test_who_plays_bots_is_asked_before_the_game_ends(ludi: Typist, answer: str, is_over: bool) -> None:
    shown = ludi(THREE, "d4", "end", answer)
    assert "End the game now? You can't undo that. (yes/no)" in shown
    assert ("The game is over" in shown) == is_over


@pytest.mark.parametrize(("person", "agree"), [(0, False), (1, True)])
def test_bots_agree_to_the_end_unless_only_people_win_by_it(person: int, agree: bool) -> None:
    game = make("forum")
    match = Match(game, 3)  # in which A comes to lead building I
    for number, field in enumerate(["a1", "b1", "g7", "c1", "g6", "g5", "a2", "b2", "c2"]):
        match.play(number % 3, field)
    players = [player(game, "me" if seat == person else "uniform") for seat in range(3)]
    assert TerminalTable(match, players, Screen("en"), 1).bots_agree(END) == agree


# Saving and leaving


def test_a_saved_game_resumes_in_the_same_position(ludi: Typist, tmp_path: Path) -> None:
    saved = ludi(THREE, "d4", "e5", "save my.ludi", "quit")
    assert "Saved. Continue with: ./ludi play --resume my.ludi" in saved
    resumed = ludi("play --resume my.ludi --seed 3", "")
    assert "Resumed from my.ludi, after 6 actions." in resumed
    assert board(resumed) == board(saved)
    match, names = saving.resume(tmp_path / "my.ludi")
    assert names == ("me", "uniform", "uniform")
    assert position_hash(match) == load(tmp_path / "my.ludi").position_hash


def test_a_resumed_game_goes_on_as_it_would_have(ludi: Typist) -> None:
    whole = ludi(THREE, "d4", "e5", "f6")
    ludi(THREE, "d4", "e5", "save my.ludi", "quit")
    assert board(ludi("play --resume my.ludi --seed 3", "f6")) == board(whole)


def test_draws_go_on_from_the_same_secret_after_a_resume(ludi: Typist, tmp_path: Path) -> None:
    ludi("play micatio --players me,uniform", "show 2", "save my.ludi", "quit")
    ludi("play --resume my.ludi", *["call 5", "show 3", "call 6", "show 1", "call 4", "save", "quit"])
    record = load(tmp_path / "my.ludi")
    assert record.secret
    assert sum(line.startswith("*") for line in record.lines) >= 4
    record.verify(game_of(record))


def test_save_writes_after_every_action(ludi: Typist, tmp_path: Path) -> None:
    ludi(f"{THREE} --save auto.ludi", "d4")
    assert len(load(tmp_path / "auto.ludi").lines) == 3


def test_a_file_that_exists_is_never_overwritten_unasked(ludi: Typist, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    shown = ludi(THREE, "d4", "save mine.txt", "no")
    assert "mine.txt exists; replace it? (yes/no) no\nNot saved.\n" in shown
    assert ludi(f"{THREE} --save mine.txt") == ""
    assert (ludi.code, "exists already" in ludi.error) == (2, True)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_a_name_that_cannot_be_written_keeps_the_game_going(ludi: Typist) -> None:
    shown = ludi(THREE, "d4", "save nowhere/my.ludi", "log")
    assert "nowhere/my.ludi: no such file or directory" in shown
    assert "   1  A d4      A places a Roman on d4." in shown


def test_quit_asks_to_save_what_would_be_lost(ludi: Typist, tmp_path: Path) -> None:
    assert "Save first? (yes/no/cancel) yes\nSaved." in ludi(THREE, "d4", "quit", "yes")
    assert (tmp_path / "forum.ludi").is_file()


def test_quit_saves_nothing_when_nobody_wants_it(ludi: Typist, tmp_path: Path) -> None:
    ludi(THREE, "d4", "quit", "no")
    assert list(tmp_path.iterdir()) == []


def test_quit_can_be_cancelled(ludi: Typist) -> None:
    assert "   1  A d4 " in ludi(THREE, "d4", "quit", "cancel", "log", "quit", "no")


def test_the_end_of_the_input_saves_and_says_how_to_go_on(ludi: Typist, tmp_path: Path) -> None:
    (tmp_path / "forum.ludi").write_text("an older game")
    assert ludi(THREE, "d4").endswith("Saved. Continue with: ./ludi play --resume forum-2.ludi\n")
    assert ludi.code == 0
    assert load(tmp_path / "forum-2.ludi").lines[0] == "A d4"


def test_a_changed_save_is_not_resumed(ludi: Typist, tmp_path: Path) -> None:
    ludi(THREE, "d4", "save my.ludi", "quit")
    text = (tmp_path / "my.ludi").read_text()
    (tmp_path / "my.ludi").write_text(text.replace("A d4", "A d5"))
    assert ludi("play --resume my.ludi") == ""
    assert (ludi.code, ludi.error.startswith("ludi: my.ludi: line 9: changed")) == (2, True)


# Secrets


def test_each_person_sees_only_what_the_seat_may_know(ludi: Typist) -> None:
    shown = ludi("play micatio --players me:Anna,me:Bert", "show 2", "call 5", "log", "score")
    berts = shown.split("Everyone but B (Bert) looks away")[1]
    assert "A is ready." in berts
    assert "show 2" not in berts
    assert "  fingers  0, 0\n" in berts
    assert "A draws a lucky number." in berts


def test_a_secret_is_told_to_its_owner_alone(ludi: Typist) -> None:
    shown = ludi("play micatio --players me:Anna,me:Bert", "show 2", "call 5")
    before, annas, berts = shown.split("Everyone but")
    assert [part.count("Your lucky number is") for part in (before, annas, berts)] == [0, 1, 1]


def test_the_log_does_not_betray_that_something_was_done_unheard(ludi: Typist) -> None:
    shown = ludi("play micatio --players me:Anna,me:Bert", "show 2", "call 5", "log all")
    log = shown.split("log all\n")[1].splitlines()[:4]
    assert [line.split()[0] for line in log] == ["1", "2", "3", "4"]
    assert log[3].endswith("A is ready.")


def test_what_is_marked_on_the_board_is_what_the_seat_heard() -> None:
    game = make("micatio")
    table = TerminalTable(Match(game, 2), [player(game, "me:Anna"), player(game, "me:Bert")], Screen("en"), 0)
    to_anna, to_others = Dealt(0, 7, only=(0,)), Dealt(0, 0, but=(0,))
    table.told = [(CHANCE, [to_anna, to_others])]
    assert [table.trace(seat) for seat in (0, 1, None)] == [[to_anna], [to_others], [to_others]]


def test_who_comes_back_to_the_terminal_hears_only_what_is_new(ludi: Typist) -> None:
    typed = ["show 2", "call 5", "show 2", "call 5"]
    annas = ludi("play micatio --players me:Anna,me:Bert", *typed).split("Everyone but")[3]
    assert "  B is ready.\n" in annas
    assert "  A is ready.\n" not in annas


def test_where_all_choose_at_once_a_letter_lets_its_player_choose_first(ludi: Typist) -> None:
    shown = ludi("play micatio --players me:Anna,me:Bert", "B", "show 2, call 5")
    assert re.findall(r"Everyone but (\w)", shown) == ["A", "B", "A"]
    assert "  B is ready.\n" in shown.split("Everyone but")[3]


def test_one_person_against_bots_needs_no_curtain(ludi: Typist) -> None:
    shown = ludi("play micatio --players me,uniform", "show 2")
    assert "looks away" not in shown
    assert "Your lucky number is" in shown


# Who plays


def test_without_names_one_person_plays_against_bots(ludi: Typist) -> None:
    assert ludi("play --terminal").startswith("Forum Romanum: A (you), B (greedy), C (greedy), D (greedy).\n")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play forun", "forun: unknown game; did you mean forum?"),
        ("play forum --players me,gredy", "gredy: unknown player; did you mean greedy?"),
        ("play forum --seats 7", "7 seats: Forum Romanum is for 2 to 6 players"),
        ("play forum --seats 1", "1 seats: Forum Romanum is for 2 to 6 players"),
        ("play forum --seats 0", "0 seats: Forum Romanum is for 2 to 6 players"),
        ("play forum --seats 2 --players me,me,me", "3 players for 2 seats; leave out me or take more seats"),
        ("play forum --option mpa=mirror", "mpa: unknown option; did you mean map?"),
        (
            "play forum --option map=mirrro",
            "map=mirrro: must be one of classic, mirror, or one of your own; did you mean mirror?",
        ),
        ("play forum --option map", "map: an option is given as name=value, for instance edition=kosmos1994"),
        ("play forum --players me,mcts:none", "mcts:none: the budget is a number of simulations"),
        ("play forum --players me:greedy,me", "'greedy': a name has at most 30 printable characters"),
        ("play forum --seed -1", "--seed -1: must be from 0"),
        ("play --resume nothing.ludi", "nothing.ludi: no such file or directory"),
        ("play forum --resume nothing.ludi", "--resume takes its game from the file"),
        ("play --seats 0 --resume nothing.ludi", "--resume takes its seats from the file"),
    ],
)
def test_a_mistake_in_the_command_is_one_line(ludi: Typist, command: str, sentence: str) -> None:
    assert ludi(command) == ""
    assert ludi.code == 2
    assert ludi.error.startswith(f"ludi: {sentence}")
    assert ludi.error.count("\n") == 1


def test_an_option_changes_the_game(ludi: Typist) -> None:
    assert "┏━I●━━━━━━━━━━━━┳━II●━━━━━━━┓" in ludi("play forum --seats 3 --option map=mirror")


def test_words_of_the_seats_go_into_the_draws(ludi: Typist, tmp_path: Path) -> None:
    ludi("play forum --seats 3 --words ave,salve,vale --option first=random --save my.ludi")
    assert load(tmp_path / "my.ludi").header.words == ("ave", "salve", "vale")


def test_a_terminal_with_ascii_alone_gets_ascii(tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONIOENCODING": "ascii", "LUDI_LANG": "nl"}
    command = [sys.executable, "-P", "-m", "ludi", *THREE.split()]
    done = subprocess.run(
        command, input=b"help\nregels 11\n", cwd=tmp_path, env=environ, capture_output=True, check=True
    )
    assert done.stdout.isascii()
    assert b"\n   +-Io--------+-IIo-----------+\n" in done.stdout


# Whole orders


def test_a_whole_order_is_given_as_one_line_with_its_words_in_any_order(ludi: Typist) -> None:
    shown = ludi(two("megadates"), "1L", "grapple(m1) ram 1 1", "log")
    assert "Turn 1: all orders are open" in shown
    assert "R1.M1 can grapple nobody: no enemy came into the rex." in shown
    assert "stern 0506, bow 0606" in shown  # two rexes ahead, and no bend


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("en", "0; SHOOT(S1,S2,B1); PREP", "No unit is free to carry out PREP"),
        ("nl", "0; SHOOT(S1,S2,B1); PREP", "geen eenheid vrij"),
        ("en", "1 1 dance", "'dance' is no action; they are RAM SHOOT"),
        ("nl", "1 Board", "MOVE heeft eenheden en een plaats nodig"),
        ("en", "hepl", "“hepl” is not a move; did you mean help?"),
    ],
)
def test_an_order_that_is_refused_is_answered_with_what_is_wrong(
    ludi: Typist, language: str, typed: str, sentence: str
) -> None:
    assert sentence in " ".join(ludi(f"{two('megadates')} --lang {language}", typed).split())
