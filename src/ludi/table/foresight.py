"""What actions would bring, in words: from what their seat may know, never from the hidden truth."""

from __future__ import annotations

from typing import Any, cast

from ludi.engine.insight import foresee
from ludi.engine.rng import Rng
from ludi.table.errors import TableError
from ludi.table.messages import Foresight
from ludi.table.table import Table


def foresight(table: Table, seat: int, texts: list[str]) -> Foresight:
    """What these actions of a seat would bring."""
    board = table.board
    match, codec = board.running, board.voice.game.codec
    actions = [codec.read(text) for text in texts]
    if actions[0] not in match.legal_actions(seat):
        raise TableError("no-foresight")
    seed = match.steps * 32 + seat  # the same question has the same answer
    found = foresee(match.game, match.state, seat, actions, Rng(seed))
    does: Any = [board.voice.say(board.voice.game.message(event)) for event in found.events]
    steps = [step for action in actions for step in codec.steps(action)]
    return Foresight(texts, steps, cast("list[Any]", does), list(found.change))
