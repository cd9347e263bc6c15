"""Lessons: each is played on the plain engine, and at a table as a learner plays it."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.server.house import House

from ludi.engine.errors import IllegalActionError, SetupError
from ludi.engine.registry import game_class, game_ids
from ludi.games.spoken import LESSON, bundle, source
from ludi.languages import LANGUAGES
from ludi.table import commands, lessons, making, messages
from ludi.table.errors import TableError
from ludi.table.keys import Caller
from ludi.table.sight import encode
from ludi.table.table import Table

GAMES = [game for game in game_ids() if lessons.has_lesson(game)]
each_game = pytest.mark.parametrize("game", GAMES)
NOW = 1000.0


class Learner:
    """Somebody at the table of a lesson, with its journal."""

    def __init__(self, game: str) -> None:
        self.lesson = lessons.lesson_of(game)
        self.table, self.keys = making.lesson(game, NOW)
        self.journal = list(self.table.journal.take_news().entries)

    @property
    def caller(self) -> Caller:
        return self.table.keys.caller(self.keys.seat_token)

    @property
    def page(self) -> messages.LessonPage:
        assert self.table.coach
        return self.table.coach.page()

    def tell(self, message: messages.ToPlay) -> None:
        try:
            commands.play(self.table, self.caller, message, NOW)
        finally:
            self.journal += self.table.journal.take_news().entries

    def act(self, *actions: str) -> None:
        version = self.table.play.versions[self.lesson.learner]
        self.tell(messages.Act(1, version, list(actions)))

    def turn(self, chapter: int, step: int) -> None:
        self.tell(messages.Turn(1, chapter, step))

    def wait(self) -> None:
        """Let the others play."""
        assert self.table.coach
        while self.table.coach.is_due:
            self.table.coach.recite(NOW)
        self.journal += self.table.journal.take_news().entries

    def go_on(self) -> None:
        """Read a page, or do what it asks for."""
        chapter, at = self.page.chapter, self.page.step
        step = self.lesson.step(chapter, at)
        assert step
        for action in step.do[0] if step.do else ():
            self.act(action)
        if not step.do:
            self.turn(*self.lesson.after(chapter, at))
        self.wait()

    def again(self) -> Table:
        stored = [entry._replace(data=json.loads(encode(entry.data))) for entry in self.journal]
        return Table.replayed(stored, NOW)


def test_the_great_games_have_a_lesson() -> None:
    assert {"forum", "pompeii", "discordia", "megadates"} == set(GAMES)


@each_game
def test_a_lesson_has_no_mistake(game: str) -> None:
    assert lessons.mistakes(game) == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_lesson_is_there_in_every_language(game: str, language: str) -> None:
    lesson = lessons.lesson_of(game)
    spoken = bundle(game_class(game).package, language, LESSON)
    names = [step.id for _, _, step in lesson.pages()] + [f"chapter-{one.id}" for one in lesson.chapters]
    names = [lessons.text_id(game, name) for name in [*names, "end"]]
    assert [name for name in names if not spoken.has_message(name)] == []
    assert set(spoken.get_message(lessons.text_id(game, "end")).attributes) == {"one", "two", "three"}
    assert {name for name in spoken._messages if "-lesson-" in name} == set(names), "left over"


@each_game
def test_every_rule_that_a_lesson_names_is_in_the_rulebook(game: str) -> None:
    rules = source(game_class(game).package, "rules.md", "en")
    named = {step.rule for _, _, step in lessons.lesson_of(game).pages() if step.rule}
    assert [rule for rule in sorted(named) if f'id="{rule}"' not in rules] == []


@each_game
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    learner = Learner(game)
    seen = []
    while not learner.page.is_over:
        seen.append(learner.page.number)
        learner.go_on()
    assert seen == list(range(1, learner.lesson.count + 1))


@each_game
def test_every_page_can_be_turned_to_and_comes_back_from_the_journal(game: str) -> None:
    learner = Learner(game)
    for chapter, at, _ in learner.lesson.pages():
        learner.turn(chapter, at)
        learner.wait()
        again = learner.again()
        assert again.coach
        assert again.coach.page() == learner.page
        assert again.board.running.state.view(0) == learner.table.board.running.state.view(0)


@each_game
def test_a_page_turned_to_is_the_one_that_is_played_to(game: str) -> None:
    """The position follows from the page alone, whichever way one came."""
    played, turned = Learner(game), Learner(game)
    while not played.page.is_over:
        turned.turn(played.page.chapter, played.page.step)
        turned.wait()
        seat = played.lesson.learner
        assert turned.table.board.running.view(seat) == played.table.board.running.view(seat)
        played.go_on()


def at_the_place() -> Learner:
    learner = Learner("forum")
    learner.turn(0, 1)
    return learner


def test_a_legal_move_that_is_not_meant_is_answered_by_the_step_and_changes_nothing() -> None:
    learner = at_the_place()
    with pytest.raises(TableError) as refused:
        learner.act("a1")
    problem = learner.table.board.voice.problem(refused.value)
    assert problem.code == "lesson"
    said = msgspec.to_builtins(problem.message)["words"]["said"]
    assert said["name"] == "forum-lesson-place.else"
    assert learner.table.board.running.moves == []
    assert learner.page.step == 1


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    learner = Learner("forum")
    learner.turn(1, 0)
    with pytest.raises(IllegalActionError) as refused:
        learner.act("a3")
    assert refused.value.rule == "F-22"


def test_nothing_is_done_on_a_page_that_is_read() -> None:
    learner = Learner("forum")
    with pytest.raises(TableError, match="lesson-read"):
        learner.act("d4")
    assert json.loads(encode(learner.table.sight.snapshot(0)))["choices"] == []


def test_what_was_done_in_a_step_before_is_not_taken_back() -> None:
    learner = at_the_place()
    learner.act("d4")
    with pytest.raises(TableError, match="lesson-undo"):
        learner.tell(messages.Undo(1))


def test_a_page_that_there_is_not_is_refused() -> None:
    with pytest.raises(TableError, match="lesson-page"):
        Learner("forum").turn(9, 0)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(SetupError, match="no lesson"):
        making.lesson("micatio", NOW)


def test_a_lesson_leaves_no_record_and_nothing_goes_on_from_it() -> None:
    learner = at_the_place()
    with pytest.raises(TableError, match="lesson-only"):
        making.fork(learner.table, 0, NOW)


def test_a_lesson_is_given_over_a_socket(house: House) -> None:
    answer = house.post("/lessons", {"game": "forum"})
    assert answer.status_code == 201
    keys = answer.json()
    with house.at(keys) as anna:
        assert anna.table["is_lesson"]
        assert anna.ask("turn", chapter=0, step=1)["problem"] is None
        assert anna.position["lesson"]["shown"] == ["d4"]
        problem = anna.act("a1")
        assert problem
        assert problem["code"] == "lesson"
        assert anna.act("d4") is None
        while anna.position["lesson"]["is_busy"] or anna.position["step"] < 3:
            anna.until("snapshot")
        assert anna.position["lesson"]["number"] == 3
        assert anna.refused("hint") in ("no-hint", "lesson-only")
    with house.at(keys) as anna:
        assert anna.position["lesson"]["number"] == 3, "it is resumed"
        anna.ask("turn", chapter=0, step=0)
        assert anna.position["lesson"]["number"] == 1, "it is begun again"
        assert anna.position["step"] == 0


def test_what_a_lesson_says_comes_in_each_language(house: House) -> None:
    for language in LANGUAGES:
        assert "forum-lesson-end" in house.get(f"/lessons/forum/{language}").text
    assert house.post("/lessons", {"game": "micatio"}).status_code == 422


def at_the_ram() -> Learner:
    learner = Learner("megadates")
    learner.turn(2, 0)
    learner.wait()
    return learner


def test_an_order_is_written_in_any_way_and_judged_when_it_is_given() -> None:
    learner = at_the_ram()
    learner.act("1")
    learner.act("1")
    with pytest.raises(TableError, match="lesson"):
        learner.act("done")
    assert learner.page.shown == ["1"], "what is still missing is shown"
    learner.act("1")
    learner.act("ram")
    learner.act("done")
    assert learner.page.number == 7


def test_a_whole_order_is_judged_too_and_a_draft_is_not() -> None:
    learner = at_the_ram()
    version = learner.table.play.versions[0]
    learner.tell(messages.OrderLine(1, version, "R1: 1 1", draft=True))
    with pytest.raises(TableError, match="lesson"):
        learner.tell(messages.OrderLine(1, learner.table.play.versions[0], "R1: 1 1"))
    learner.tell(messages.OrderLine(1, learner.table.play.versions[0], "R1: 1 1 1 ram"))
    assert learner.page.number == 7


@pytest.mark.parametrize(
    ("done", "is_right"),
    [
        (["shoot R1.S1", "done"], True),
        (["shoot R1.S1", "shoot R1.B1", "done"], True),
        (["done"], False),
        (["1", "shoot R1.S1", "done"], False),
    ],
)
def test_a_pattern_in_an_order_stands_for_one_action_or_more(done: list[str], is_right: bool) -> None:
    assert lessons.is_order(("shoot R1.*", "done"), done) == is_right
