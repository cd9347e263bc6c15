"""The fuzzer finds what is broken, and its record leads there again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.contract.tables import Trial, is_quick

from ludi import cli, fuzz
from ludi.engine import registry
from ludi.engine.fair import ByHand
from ludi.engine.game import TABLE, Game, State
from ludi.engine.match import Match
from ludi.engine.record import load, read
from ludi.engine.rng import Rng
from ludi.engine.views import Event, Message
from ludi.games.micatio.events import Ready
from ludi.games.micatio.game import MicatioGame
from ludi.games.micatio.rules import MicatioState

FORUM_RECORD = str(Path(__file__).parent / "records" / "forum" / "agreed.ludi")


class Forgetful(MicatioState):
    """Forgets a point when the third round is over."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.points = [0] * self.seats if len(self.sums) == 3 else self.points


class Crashing(MicatioState):
    """Falls over when all five fingers are shown twice."""

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        super().apply(seat, action, log)
        if self.fingers.count(5) > 1:
            raise ArithmeticError("too many fingers")


class Leaking(MicatioState):
    """Tells of a call, but only when it is seven."""

    def _call(self, seat: int, total: int, tell: list[Event]) -> None:
        super()._call(seat, total, tell)
        if total == 7:
            tell.append(Ready(seat))


class Endless(MicatioState):
    """Lets chance act for ever."""

    def _end(self, reason: str, tell: list[Event]) -> None:
        self.phase = "stake"


class Ordered(MicatioState):
    """The first call counts double when it is the first that arrives."""

    def _call(self, seat: int, total: int, tell: list[Event]) -> None:
        self.points[seat] += not any(self.calls)
        super()._call(seat, total, tell)


class Grabbing(MicatioState):
    """Changes the position that it was copied from."""

    def copy(self) -> State:
        other = super().copy()
        assert isinstance(other, Grabbing)
        other.sums = self.sums
        return other


class Silent(MicatioGame):
    """Has no sentence for one of its events."""

    __module__ = MicatioGame.__module__

    def message(self, event: Event) -> Message:
        return Message("micatio-nothing") if isinstance(event, Ready) else super().message(event)


class Credulous(MicatioGame):
    """Falls over an option that is no number."""

    __module__ = MicatioGame.__module__

    def __init__(self, **options: Any) -> None:
        super().__init__(**{name: value + 0 for name, value in options.items()})


def toy(kind: type[MicatioState]) -> type[MicatioGame]:
    """The toy with a broken kind of position."""

    class Broken(MicatioGame):
        __module__ = MicatioGame.__module__

        def start(self, seats: int) -> MicatioState:
            self.check_seats(seats)
            return kind(seats, self.options["rounds"], self.options["target"])

    return Broken


def first_failure(kind: type[MicatioGame]) -> fuzz.Broken:
    """What the fuzzer finds in a broken game."""
    tally = fuzz.Tally()
    found = (fuzz.play(*fuzz.random_table(kind, Rng(seed), None), seed, tally) for seed in range(30))
    return next(broken for broken in found if broken)


STATES = (Forgetful, Crashing, Leaking, Endless, Ordered, Grabbing)
BROKEN = {kind.__name__: toy(kind) for kind in STATES} | {"Silent": Silent, "Credulous": Credulous}


@pytest.mark.parametrize("kind", BROKEN.values(), ids=BROKEN)
def test_a_planted_bug_is_found_and_its_record_leads_there_again(kind: type[MicatioGame]) -> None:
    broken = first_failure(kind)
    record = read(broken.record.text())
    game = kind(**record.header.options)
    assert fuzz.replay(game, record) == broken.what


def test_a_record_of_the_fuzzer_does_not_break_a_sound_game() -> None:
    record = first_failure(toy(Leaking)).record
    assert fuzz.replay(MicatioGame(**record.header.options), record) is None


def quick_table(game_id: str, rng: Rng) -> tuple[Game, int]:
    """A random table at which a game does not take long."""
    while True:
        game, seats = fuzz.random_table(registry.game_class(game_id), rng, None)
        if is_quick(Trial(game_id, seats, tuple(game.options.items()))):
            return game, seats


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_sound_game_does_not_break(game_id: str) -> None:
    tally = fuzz.Tally()
    for seed in range(2):
        assert fuzz.play(*quick_table(game_id, Rng(seed)), seed, tally) is None
    assert tally.plies


def test_the_fuzzer_lets_the_table_end_some_games() -> None:
    match = Match(MicatioGame(), 2, ByHand())
    for line in ("* lucky 4", "* lucky 7", "* stake 2"):
        match.follow(*match.game.read_move(match.state, line))
    assert TABLE in {fuzz.choose(match, Rng(seed))[0] for seed in range(1000)}


# The command


@pytest.fixture
def broken_micatio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "micatio", toy(Crashing))


@pytest.mark.usefixtures("broken_micatio")
def test_the_command_writes_a_record_and_says_how_to_replay_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    assert cli.main(["fuzz", "micatio", "--seconds", "600", "--seed", "1", "--out", str(folder)]) == 1
    broken, replay = capsys.readouterr().out.splitlines()
    (path,) = folder.iterdir()
    assert broken.endswith("broken: ArithmeticError: too many fingers")
    assert replay == f"replay it: ./ludi fuzz micatio --replay {path}"
    assert load(path).header.game == "micatio"
    assert cli.main(["fuzz", "micatio", "--replay", str(path)]) == 1
    assert capsys.readouterr().out == f"{path}: broken: ArithmeticError: too many fingers\n"


def test_the_command_ends_by_itself_when_nothing_breaks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["fuzz", "micatio", "--seconds", "0.2", "--seed", "1", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.rstrip().endswith("from seed 1; nothing broke")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["micatioo"], "did you mean micatio?"),
        (["micatio", "--seats", "9"], "2 to 4 players"),
        (["micatio", "--seconds", "0"], "must be more than 0"),
        (["micatio", "--seconds", "nan"], "must be more than 0"),
        (["micatio", "--seed", "-1"], "must be a whole number from 0"),
        (["micatio", "--replay", "nowhere.ludi"], "nowhere.ludi"),
        (["micatio", "--replay", __file__], f"{__file__}: line 1: not a record"),
        (["micatio", "--replay", FORUM_RECORD], "is a record of forum, not of micatio"),
        (["micatio", "--out", __file__], "is no folder"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    args: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["fuzz", *args]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
