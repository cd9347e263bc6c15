"""What leaves the engine: who hears of an event, and how a game ended."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass

import pytest

from ludi.engine.views import Event, Message, Outcome, Prompt, Refusal, View, outcome_by_score
from ludi.engine.worlds import heard

VIEWERS = [0, 1, 2, None]


@dataclass(frozen=True)
class Said(Event):
    text: str


@pytest.mark.parametrize(
    ("event", "hearers"),
    [
        (Said("to all"), [0, 1, 2, None]),
        (Said("to one", only=(1,)), [1]),
        (Said("to two", only=(0, 2)), [0, 2]),
        (Said("to nobody", only=()), []),
        (Said("not to one", but=(1,)), [0, 2, None]),
        (Said("to the seats that it names, whatever else", only=(1,), but=(0,)), [1]),
    ],
    ids=lambda value: value.text if isinstance(value, Said) else "",
)
def test_an_event_is_for_those_it_names(event: Said, hearers: list[int | None]) -> None:
    assert [viewer for viewer in VIEWERS if event.is_for(viewer)] == hearers


def test_a_viewer_hears_his_events_in_their_order() -> None:
    log = [Said("a"), Said("b", only=(0,)), Said("c", but=(0,)), Said("d")]
    assert [[event for event in log if event in heard(log, viewer)] for viewer in (0, 1, None)] == [
        [log[0], log[1], log[3]],
        [log[0], log[2], log[3]],
        [log[0], log[2], log[3]],
    ]


@pytest.mark.parametrize(
    "value",
    [
        Said("a", only=(1,)),
        View(0, (1, 2)),
        Message("a", {"b": 1}),
        Prompt("a", {"b": ("c", "d")}),
        Refusal("a", {"b": (1, 2)}, "F-22"),
        Outcome("coins", (3, 1), (1, 2), (1.0, 0.0)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_leaves_the_engine_cannot_be_changed_and_can_be_sent(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert type(again) is type(value)
    name = next(iter(vars(value)))
    with pytest.raises(FrozenInstanceError):
        setattr(value, name, None)


@pytest.mark.parametrize(
    ("scores", "ranks", "shares", "winners"),
    [
        ((3, 7), (2, 1), (0.0, 1.0), (1,)),
        ((5, 5), (1, 1), (0.5, 0.5), (0, 1)),
        ((-4, 2, 2, -9), (3, 1, 1, 4), (0.0, 0.5, 0.5, 0.0), (1, 2)),
        ((1, 3, 2, 2), (4, 1, 2, 2), (0.0, 1.0, 0.0, 0.0), (1,)),
        ((0, 0, 0, 0), (1, 1, 1, 1), (0.25, 0.25, 0.25, 0.25), (0, 1, 2, 3)),
        ((7,), (1,), (1.0,), (0,)),
    ],
)
def test_the_highest_score_wins_and_equal_scores_share(
    scores: tuple[int, ...], ranks: tuple[int, ...], shares: tuple[float, ...], winners: tuple[int, ...]
) -> None:
    outcome = outcome_by_score("coins", scores)
    assert outcome == Outcome("coins", scores, ranks, shares)
    assert outcome.winners == winners
