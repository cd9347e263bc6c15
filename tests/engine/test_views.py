"""Views are made quickly, and are frozen dataclasses all the same."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from ludi.engine.views import View, quickly_made


@quickly_made
@dataclass(frozen=True)
class Quick(View):
    """A view with a field of its own, and one that may be left out."""

    coins: int
    note: str = ""


WHOLE = Quick(viewer=0, to_act=(1,), coins=3, note="x")


def test_a_view_made_at_once_is_the_same_as_one_made_field_by_field() -> None:
    assert WHOLE == Quick(0, (1,), 3, "x") == replace(Quick(0, (1,), 3), note="x")
    assert hash(WHOLE) == hash(Quick(0, (1,), 3, "x"))
    assert pickle.loads(pickle.dumps(WHOLE)) == WHOLE


def test_a_view_made_at_once_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        WHOLE.coins = 4  # type: ignore[misc]


@pytest.mark.parametrize("given", [{"coins": 1}, {"viewer": 0, "to_act": (), "coin": 1, "note": ""}])
def test_a_field_that_is_missing_or_unknown_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        Quick(**given)  # type: ignore[arg-type]
