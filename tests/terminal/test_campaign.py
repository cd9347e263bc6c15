"""The campaign of Discordia at the terminal: six games in a row, kept as records (D-172 to D-174)."""

import re
import shutil
from pathlib import Path

import pytest
from tests.records.make_discordia import govern
from tests.records.making import Case, played
from tests.terminal.driver import Terminal, Typist

from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.record import load
from ludi.engine.registry import game_of
from ludi.games.discordia.campaign import path_of
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.views import Discordia
from ludi.terminal.saving import save, up_to

CAMPAIGN = "play discordia --campaign"
SEEDS = (1, 3, 2, 3, 2, 1)  # the first with which a simple player wins each game
EASY = {"boards": "on", "solo_win_max": 20}


def board_of(match: Match) -> str:
    view = match.view(0)
    assert isinstance(view, Discordia)
    return view.cities[0].board


@pytest.fixture(scope="module")
def won_games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Six games that were won, each in another city; the folder, and the cities."""
    folder, boards = tmp_path_factory.mktemp("campaign"), list[str]()
    for number, seed in enumerate(SEEDS, 1):
        options = EASY | ({"campaign": list(boards)} if boards else {})
        match = played(DiscordiaGame(**options), Case(1, seed, govern, options))
        assert match.outcome
        assert match.outcome.winners
        boards.append(board_of(match))
        save(match, ["me"], folder / path_of(number))
    return folder, boards


def have_won(won_games: tuple[Path, list[str]], count: int) -> list[str]:
    """Put the first games of a campaign into this folder; their cities."""
    for number in range(1, count + 1):
        shutil.copy(won_games[0] / path_of(number), path_of(number))
    return won_games[1][:count]


def take_back_to_the_last_choice(path: Path) -> str:
    """Leave the last choice of a game out of its file, and the draws after it; the choice."""
    record = load(path)
    whole = record.replay(game_of(record))
    last = max(n for n, (seat, _) in enumerate(whole.moves) if seat >= 0)
    whole.go_on(FairDice(record.secret, (), sum(seat < 0 for seat, _ in whole.moves)))
    save(up_to(whole, last), ["me"], path)
    return record.lines[last].removeprefix("A ")


def game_lines(shown: str) -> list[str]:
    """The six lines of the last progress that was shown."""
    return re.findall(r"^  [1-6]  .*$", shown, re.MULTILINE)[-6:]


@pytest.mark.rule("D-172", "D-173")
def test_a_campaign_begins_and_goes_on_where_it_was_left(ludi: Typist) -> None:
    shown = ludi(CAMPAIGN)
    assert game_lines(shown)[:2] == [
        "  1  6 stars, 15 workers  next",
        "  2  5 stars, 15 workers  still to play",
    ]
    assert "Game 1 of 6. You begin with 6 stars and 15 workers." in shown
    board = re.findall(r"^board (\w+):", shown, re.MULTILINE)[0]
    shown = ludi(CAMPAIGN, f"board {board}")
    assert "Resumed from discordia-campaign-1.ludi" in shown
    shown = ludi(CAMPAIGN)
    assert re.search(r"^  1  6 stars, 15 workers  [A-Z].*: next$", shown, re.MULTILINE)
    record = load(path_of(1))
    assert record.header.options == {"boards": "on"}
    assert f"A board {board}" in record.lines


@pytest.mark.rule("D-172", "D-173", "D-201")
def test_the_next_game_is_played_with_the_boards_that_are_left(
    ludi: Typist, won_games: tuple[Path, list[str]]
) -> None:
    won = have_won(won_games, 2)
    shown = ludi(f"{CAMPAIGN} --option magna=on")
    assert [line.endswith("won") for line in game_lines(shown)] == [True, True, False, False, False, False]
    assert game_lines(shown)[2] == "  3  5 stars, 16 workers  next"
    assert load(path_of(3)).header.options == {"boards": "on", "campaign": won, "magna": "on"}


@pytest.mark.rule("D-174")
def test_a_defeat_ends_the_campaign_and_a_new_one_is_begun_only_when_wanted(ludi: Typist) -> None:
    shown = ludi(f"{CAMPAIGN} --players uniform --seed 1", "no")
    city = board_of(load(path_of(1)).replay(DiscordiaGame(boards="on")))
    assert "Janus" in shown
    assert "The campaign ends in" in shown
    assert game_lines(shown)[0].endswith("lost")
    assert city
    assert [path.name for path in Path().iterdir()] == ["discordia-campaign-1.ludi"]
    shown = ludi(CAMPAIGN, "yes")
    assert "The old games are kept as discordia.ludi." in shown
    assert load(Path("discordia.ludi")).result.startswith("after year 4")
    assert game_lines(shown)[0] == "  1  6 stars, 15 workers  next"
    assert not load(path_of(1)).result.startswith("after")


@pytest.mark.rule("D-174")
def test_six_games_won_in_a_row_complete_it(ludi: Typist, won_games: tuple[Path, list[str]]) -> None:
    have_won(won_games, 6)
    shown = ludi(CAMPAIGN, "no")
    assert all(line.endswith("won") for line in game_lines(shown))
    assert "the whole Rhine speaks of you" in " ".join(shown.split())
    assert len(list(Path().iterdir())) == 6


@pytest.mark.rule("D-172")
def test_after_a_victory_one_is_asked_to_go_on(ludi: Typist, won_games: tuple[Path, list[str]]) -> None:
    have_won(won_games, 1)
    choice = take_back_to_the_last_choice(path_of(1))
    shown = ludi(CAMPAIGN, choice, "yes")
    assert "On to the next city? (yes/no)" in shown
    assert game_lines(shown)[1] == "  2  5 stars, 15 workers  next"
    assert path_of(2).exists()


@pytest.mark.parametrize(("answer", "games"), [("no", 1), ("yes", 0)])
def test_a_campaign_that_could_go_on_is_begun_anew_only_after_a_question(
    answer: str, games: int, ludi: Typist, won_games: tuple[Path, list[str]]
) -> None:
    have_won(won_games, 1)
    shown = ludi(f"{CAMPAIGN} --anew", answer)
    assert "Start the campaign again? The city you won will no longer count. (yes/no)" in shown
    assert load(path_of(1)).result.startswith("after") == (games == 1)
    assert Path("discordia.ludi").exists() == (games == 0)


def test_in_dutch_too(ludi: Typist, won_games: tuple[Path, list[str]]) -> None:
    have_won(won_games, 1)
    shown = ludi(f"{CAMPAIGN} --anew --lang nl", "nee")
    assert "De campagne opnieuw beginnen? De stad die je won telt dan niet meer mee. (ja/nee)" in shown
    shown = ludi(f"{CAMPAIGN} --lang nl")
    assert "Spel 2 van 6." in shown
    assert game_lines(shown)[0].endswith("gewonnen")


def test_a_file_that_is_no_game_of_the_campaign_is_named(
    ludi: Typist, won_games: tuple[Path, list[str]]
) -> None:
    shutil.copy(won_games[0] / path_of(2), path_of(1))
    ludi(CAMPAIGN)
    assert ludi.error == (
        "ludi: discordia-campaign-1.ludi: is no game of this campaign; move it away, or begin with --anew\n"
    )
    ludi(f"{CAMPAIGN} --lang nl")
    assert "is geen spel van deze campagne" in ludi.error
    assert "kept as discordia.ludi" in ludi(f"{CAMPAIGN} --anew", "yes")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("play forum --campaign", "forum has no campaign; only discordia has"),
        (f"{CAMPAIGN} --seats 2", "leave out seats"),
        (f"{CAMPAIGN} --players me,greedy", "leave out --players"),
        (f"{CAMPAIGN} --save x.ludi", "leave out save"),
        (f"{CAMPAIGN} --option boards=off", "leave out boards=off"),
    ],
)
def test_what_a_campaign_knows_by_itself_is_refused(command: str, why: str, ludi: Typist) -> None:
    ludi(command)
    assert ludi.code == 2
    assert why in ludi.error


def test_a_closed_window_loses_nothing_of_a_campaign(tmp_path: Path) -> None:
    with Terminal(CAMPAIGN, tmp_path) as terminal:
        terminal.read_to("A (you)> ")
        board = re.findall(r"^board (\w+):", terminal.screen, re.MULTILINE)[0]
        terminal.type(f"board {board}\n")
        terminal.read_to("A (you)> ")
        assert terminal.hang_up() in (0, 130)
    assert load(tmp_path / path_of(1)).lines[-1] == f"A board {board}"


def test_leaving_a_campaign_says_how_to_go_on(ludi: Typist) -> None:
    assert "Continue with: ./ludi play discordia --campaign" in " ".join(ludi(CAMPAIGN, "quit").split())
