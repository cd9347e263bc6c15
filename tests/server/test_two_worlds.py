"""Two worlds over real sockets: no byte that leaves the server depends on what its reader may not know.

Whole games with two people and a bot. Anna, a spectator and the owner without a seat listen. Bert has the
secrets: what he does unseen, or what only he may know, is another thing in each world.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.server.house import House, Person
from tests.server.worlds import Sitting, Stage, World, check_alike, cut

from ludi.engine.fair import Chances, pick
from ludi.engine.game import CHANCE, State
from ludi.engine.rng import Rng
from ludi.games.megadates import rules as battle_rules
from ludi.games.micatio.game import MicatioGame
from ludi.games.micatio.rules import MicatioState
from ludi.games.micatio.views import Micatio
from ludi.games.pompeii import rules, views
from ludi.games.pompeii.actions import DRAW, TILE
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import AD79_CARD, NUMBER_AT, OMEN_CARD, SQUARE_NUMBERS
from ludi.games.pompeii.rules import PompeiiState
from ludi.games.pompeii.views import Pompeii
from ludi.server import telling

ANNA, BERT, BOT = 0, 1, 2
ONE_DIGIT = range(1, 10)


@pytest.fixture(scope="module")
def stage(house: House) -> Iterator[Stage]:
    with pytest.MonkeyPatch.context() as patch:
        yield Stage(house, patch)


# Pompeii: Bert holds only jokers and is asked in Anna's turns


def arranged(state: State | None, chances: Chances, rng: Rng) -> int:
    """Jokers for Bert, an Omen now and then, and the second A.D. 79 as late as can be; else any outcome."""
    cards = dict(chances)
    if state is None or min(cards) >= TILE or len(cards) == 1:
        return pick(chances, rng.below(sum(cards.values())))
    assert isinstance(state, PompeiiState)
    cards.pop(DRAW + AD79_CARD - 1, None)
    if cards.pop(DRAW + OMEN_CARD - 1, 0) and (not cards or rng.below(6) == 0):
        return DRAW + OMEN_CARD - 1
    if state.turn == BERT:
        return min(cards, key=lambda card: (state.room[card - DRAW + 1], card))
    return pick(list(cards.items()), rng.below(sum(cards.values())))


def pompeii_act(position: dict[str, Any]) -> str:
    """Fill the numbered houses, keep jokers, and in the flight stand still."""
    view = position["view"]
    texts: list[str] = [choice["action"] for choice in position["choices"]]
    texts = [text for text in texts if text != "erupt"]
    if view["stage"] == "play":
        texts = [text for text in texts if int(text.split(" ")[0]) not in view["jokers"]] or texts
    if view["stage"] == "relatives":
        texts = [text for text in texts[:-1] if NUMBER_AT[SQUARE_NUMBERS[text[2:]]]] or texts[:1]
    return texts[-1] if "pass" in texts else texts[position["step"] % len(texts)]


def pompeii(
    stage: Stage,
    model: World | None = None,
    drawn: list[int] | None = None,
    *,
    waits: bool = False,
    limit: int = 99,
    bots: int = 1,
    seed: int = 79,
) -> World:
    """A game; as in the model what is done in the open. Bert waits or is silent when he is asked."""
    world = World()
    dice = drawn or (model.drawn if model else arranged)
    with stage.table(world, dice, *["bot"] * bots, seed=seed, game="pompeii") as sitting:
        anna, bert, step = sitting.anna, sitting.bert, -1
        while True:
            while not has_turn(anna.position, step):
                anna.hear()
            if anna.position["result"]:
                break
            step, turn = anna.position["step"], anna.position["view"]["turn"]
            sitting.reach(step)
            if turn == ANNA and bert.position["choices"]:
                if waits:
                    wait(bert, world.unseen)
                world.unseen += 1
                if world.unseen == limit:
                    break
            person = sitting.seats[turn]
            world.acts[step, turn] = model.acts[step, turn] if model else [pompeii_act(person.position)]
            assert person.act(*world.acts[step, turn]) is None
    return world


def has_turn(position: dict[str, Any], step: int) -> bool:
    return bool(position["step"] > step and (position["result"] or position["view"]["turn"] in (ANNA, BERT)))


def wait(bert: Person, times: int) -> None:
    """Bert does not call, and sometimes takes that back, or says it again; and he asks for too much."""
    assert bert.act("wait") is None
    if times % 3:
        assert bert.ask("undo")["problem"] is None
    if times % 3 == 2:
        assert bert.act("wait") is None
    assert bert.refused("act", version=0, actions=["erupt"]) == "stale-action"


@pytest.fixture(scope="module")
def silent(stage: Stage) -> World:
    """A game of Pompeii in which Bert is asked, and never answers."""
    world = pompeii(stage)
    assert world.unseen >= 3
    return world


def test_in_pompeii_no_byte_tells_that_someone_was_asked_and_waited(stage: Stage, silent: World) -> None:
    check_alike(silent, pompeii(stage, silent, waits=True))


def test_in_pompeii_no_byte_tells_what_another_holds_or_whether_he_could_call(
    stage: Stage, silent: World
) -> None:
    drawn, asked = other_hand(silent)
    other = pompeii(stage, silent, drawn)
    assert (other.unseen, other.drawn != silent.drawn) == (asked, True)
    assert asked < silent.unseen
    check_alike(silent, other, until='"kind":"erupted"')
    for name, texts in silent.texts.items():
        rest = len(cut(texts, '"kind":"erupted"'))
        pairs = list(zip(texts[rest:], other.texts[name][rest:], strict=True))
        assert [without_hands(text) for text, _ in pairs] == [without_hands(twin) for _, twin in pairs]
        assert [len(text) for text, _ in pairs] == [len(twin) for _, twin in pairs]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_pompeii_with_two_bots_no_byte_tells_of_a_question(stage: Stage, seed: int) -> None:
    silent = pompeii(stage, bots=2, seed=seed)
    assert silent.unseen
    check_alike(silent, pompeii(stage, silent, waits=True, bots=2))


def other_hand(world: World) -> tuple[list[int], int]:
    """The same draws but for one card of Bert's, with which he is asked less often; how often that is."""
    own = [n for n, seat in enumerate(drawers(world)) if seat == BERT and n >= 12]
    for n in reversed(own):
        for number in ONE_DIGIT:
            drawn = [*world.drawn[:n], DRAW + number - 1, *world.drawn[n + 1 :]]
            asked = asked_again(world, drawn) if world.drawn[n] in range(DRAW, DRAW + 9) else None
            if asked is not None and asked < world.unseen:
                return drawn, asked
    raise AssertionError("no other hand fits this game")


def drawers(world: World) -> list[int]:
    """Who made each draw of the first phase."""
    state, found = PompeiiGame().start(3), list[int]()
    for seat, action in world.moves:
        if seat == CHANCE and state.causer < 0:
            found.append(state.turn)
        state.apply(seat, action)
    return found


def asked_again(world: World, drawn: list[int]) -> int | None:
    """How often Bert is asked in Anna's turn with these draws; None when something can't be done then."""
    state, draws, asked = PompeiiGame().start(3), iter(drawn), 0
    for seat, action in world.moves:
        if state.causer >= 0:
            return asked
        done = next(draws) if seat == CHANCE else action
        if done not in state.legal_actions(seat):
            return None
        asked += seat == ANNA == state.turn and BERT in state.asked()
        state.apply(seat, done)
    return asked


def without_hands(text: str) -> Any:
    """A text without what the eruption has opened: the cards that were laid down."""
    message = json.loads(text)
    message.get("view", {}).pop("discard", None)
    for told in message.get("told", []):
        told["data"].pop("hands", None)
        told.pop("text", None)
    return message


# Micatio: Bert shows fingers early, takes them back, and has another lucky number


def micatio(
    stage: Stage, model: World | None = None, drawn: list[int] | None = None, early: bool = False
) -> World:
    """A game; the bot is ready before the people are, Anna before Bert."""
    world = World()
    dice = drawn or (model.drawn if model else any_outcome)
    with stage.table(world, dice, "bot", game="micatio") as sitting:
        while not is_over_when_ready(sitting):
            step = sitting.anna.position["step"]
            if early:
                world.unseen += 1
                show_early(sitting.bert, world.unseen)
            assert sitting.anna.act("show 2", "call 8") is None
            sitting.reach(step + 1)
            texts = (
                ["show 3", "call 9"] if sitting.bert.position["view"]["fingers"][BERT] == 0 else ["call 9"]
            )
            assert sitting.bert.act(*texts) is None
            sitting.reach(step + 2)
    return world


def any_outcome(state: State | None, chances: Chances, rng: Rng) -> int:
    return pick(chances, rng.below(sum(weight for _, weight in chances)))


def is_over_when_ready(sitting: Sitting) -> bool:
    """Wait until the bot is ready; whether the game is over."""
    anna = sitting.anna
    while not anna.position["result"] and BOT in anna.position["view"]["to_act"]:
        anna.hear()
    sitting.reach(anna.position["step"])
    return anna.position["result"] is not None


def show_early(bert: Person, times: int) -> None:
    """Bert begins his order before anybody is ready; sometimes he takes it back, and shows anew."""
    assert bert.act("show 3" if times % 3 == 0 else "show 5") is None
    if times % 3:
        assert bert.ask("undo")["problem"] is None
    if times % 3 == 2:
        assert bert.act("show 3") is None


@pytest.fixture(scope="module")
def simple(stage: Stage) -> World:
    """A game of Micatio in which Bert does everything at once."""
    return micatio(stage)


def test_in_micatio_no_byte_tells_that_an_order_was_begun(stage: Stage, simple: World) -> None:
    other = micatio(stage, simple, early=True)
    assert other.unseen >= 3
    check_alike(simple, other)


def test_in_micatio_no_byte_tells_the_luck_of_another_before_the_end(stage: Stage, simple: World) -> None:
    check_alike(simple, micatio(stage, simple, other_luck(simple)), until='"status":"over"')


def other_luck(world: World) -> list[int]:
    """The same draws but for Bert's lucky number."""
    taken = set(world.drawn[:3])
    other = next(action for action in range(min(taken), max(taken) + 2) if action not in taken)
    return [world.drawn[ANNA], other, *world.drawn[2:]]


# The galley battle in fog: Bert's ship is behind the land, where nobody sees it


def hidden_scenario() -> dict[str, Any]:
    """R1 is Anna's; Bert's P1 and the bot's P2 lie beyond a wall of land, too far to be seen."""
    kind = {"type": "liburnia", "speed": 0}
    pirates = {"side": "pirates", "squadron": "black", "facing": "W", **kind}
    ships = [
        {"id": "R1", "side": "rome", "squadron": "red", "stern": [3, 5], "facing": "E", **kind},
        {"id": "P1", "stern": [34, 5], **pirates},
        {"id": "P2", "stern": [34, 8], **pirates},
    ]
    land = [[20, row] for row in range(12)]
    return {"map": {"cols": 40, "rows": 12, "land": land}, "turn_limit": 4, "ships": ships}


def battle(stage: Stage, orders: str = "0 | 0 | 0 | 0", drafts: bool = False) -> World:
    """Turns of a battle with these orders of Bert's; the bot is ready before the people, Anna before Bert."""
    world = World()
    options = {"scenario": hidden_scenario(), "fog": "los"}
    with stage.table(world, any_outcome, "bot", game="megadates", options=options) as sitting:
        assert [ship["id"] for ship in sitting.anna.position["view"]["ships"] if ship["stern"]] == ["R1"]
        while not is_over_when_ready(sitting):
            step = sitting.anna.position["step"]
            if drafts:
                world.unseen += 1
                draft(sitting.bert)
            give(sitting.anna, "0")
            sitting.reach(step + 1)
            give(sitting.bert, orders.split(" | ")[sitting.anna.position["view"]["turn"] - 1])
            sitting.reach(step + 2)
    return world


def give(person: Person, text: str) -> None:
    assert person.ask("order", version=person.position["version"], text=text)["problem"] is None


def draft(bert: Person) -> None:
    """Bert works on an order, in parts and whole, and on another; nothing of it is given."""
    assert bert.act("1") is None
    assert bert.ask("undo")["problem"] is None
    version = bert.position["version"]
    assert bert.ask("order", version=version, text="1; REPAIR", draft=True)["problem"] is None
    assert bert.refused("order", version=bert.position["version"], text="9 9 9") != ""


@pytest.fixture(scope="module")
def calm(stage: Stage) -> World:
    return battle(stage)


def test_in_a_battle_no_byte_tells_that_an_order_is_worked_on(stage: Stage, calm: World) -> None:
    other = battle(stage, drafts=True)
    assert other.unseen == 4
    check_alike(calm, other)


@pytest.mark.parametrize(
    "orders", ["1 | 1L | 1R | 0", "0; REPAIR | 1; REPAIR | 0 | 0", "1 1 | 1 1 1 | 0! | 0"]
)
def test_in_a_battle_no_byte_tells_what_is_done_in_the_fog(stage: Stage, calm: World, orders: str) -> None:
    other = battle(stage, orders)
    assert (len(other.drawn) > len(calm.drawn)) == ("!" in orders or "REPAIR" in orders)
    check_alike(calm, other, until='"status":"over"')


# Leaks that the same checks must find

See = Callable[[PompeiiState, int | None], Pompeii]


def open_question(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows everyone who is asked."""
    return replace(views.see(state, viewer), to_act=tuple(state.to_act()))


def open_answers(state: PompeiiState, viewer: int | None) -> Pompeii:
    """Shows that someone waits, by a number that is always 0 in this game."""
    return replace(views.see(state, viewer), aside=state.answered)


def longer_text(state: PompeiiState, viewer: int | None) -> Pompeii:
    """The same position as a longer text while someone is asked: 0.0 is not 0 on the wire."""
    seen = views.see(state, viewer)
    return replace(seen, aside=0.0) if state.asked() else seen  # type: ignore[arg-type]


@pytest.mark.parametrize("leak", [open_question, open_answers, longer_text])
def test_a_view_that_betrays_who_could_call_is_found(
    stage: Stage, silent: World, leak: See, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "see", leak)
    with pytest.raises(AssertionError, match="is another one"):
        check_alike(silent, pompeii(stage, silent, waits=True, limit=1))


def test_a_text_that_comes_without_news_is_found(
    stage: Stage, simple: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "_knows_already", lambda *_: False)
    with pytest.raises(AssertionError, match="to Anna is another one"):
        check_alike(simple, micatio(stage, simple, early=True))


def test_one_text_more_at_the_end_is_found(simple: World) -> None:
    texts = {name: [*texts, "{}"] if name == "owner" else texts for name, texts in simple.texts.items()}
    with pytest.raises(AssertionError, match=r"owner gets \d+ texts"):
        check_alike(simple, replace(simple, texts=texts))


class OpenLuck(MicatioState):
    """Shows a spectator the lucky number of Bert."""

    def view(self, viewer: int | None) -> Micatio:
        seen = super().view(viewer)
        return replace(seen, lucky=tuple(self.lucky)) if viewer is None else seen


def test_a_lucky_number_that_a_spectator_sees_is_found(
    stage: Stage, simple: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = MicatioGame().options
    rounds, target = limits["rounds"], limits["target"]
    monkeypatch.setattr(MicatioGame, "start", lambda _, seats: OpenLuck(seats, rounds, target))
    one, other = micatio(stage, simple), micatio(stage, simple, other_luck(simple))
    with pytest.raises(AssertionError, match=r"to (owner|spectator) is another one"):
        check_alike(one, other, until='"status":"over"')


def test_an_event_that_is_told_of_a_ship_in_the_fog_is_found(
    stage: Stage, calm: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(battle_rules, "veil", lambda _, told: told)
    with pytest.raises(AssertionError, match="to Anna is another one"):
        check_alike(calm, battle(stage, "0; REPAIR | 0 | 0 | 0"))
