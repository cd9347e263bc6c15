"""Why an action is not legal: the first rule that forbids it."""

from __future__ import annotations

from ludi.engine.views import Refusal, Words
from ludi.games.forum.codec import END, FIRST, JUMP, PLACE_SECOND
from ludi.games.forum.printed import FIELD_NAMES, FIELDS
from ludi.games.forum.rules import ForumState


def why_not(state: ForumState, seat: int, action: int) -> Refusal:
    """The rule that forbids an action that is not legal."""
    if action == END:
        return Refusal("forum-refuse-not-agreed", {"missing": tuple(range(state.seats))}, "F-63")
    if action >= FIRST or seat < 0:
        return Refusal("forum-refuse-first", {}, "F-18")
    if action >= JUMP:
        return _why_not_jump(state, seat, *divmod(action - JUMP, FIELDS))
    return _why_not_place(state, seat, *divmod(action, PLACE_SECOND))


def _why_not_place(state: ForumState, seat: int, second: int, field: int) -> Refusal:
    each = state.setup.colours_each
    colour = seat * each + second
    if not state.is_placing():
        return Refusal("forum-refuse-hand-empty", {}, "F-26")
    if second and each == 1:
        return Refusal("forum-refuse-no-second-colour", {}, "F-65")
    if colour == state.moved:
        return Refusal("forum-refuse-colour-moved", {"colour": state.setup.colour_names[colour]}, "F-67")
    return Refusal("forum-refuse-occupied", _taken(state, field), "F-22")


def _why_not_jump(state: ForumState, seat: int, origin: int, field: int) -> Refusal:
    each = state.setup.colours_each
    colour = state.colour_at(origin)
    if state.is_placing():
        hand = sum(state.hand(c) for c in range(seat * each, seat * each + each))
        return Refusal("forum-refuse-still-placing", {"hand": hand}, "F-24")
    if colour < 0:
        return Refusal("forum-refuse-empty", {"field": FIELD_NAMES[origin]}, "F-28")
    if colour // each != seat:
        return Refusal("forum-refuse-not-yours", _taken(state, origin), "F-28")
    if colour == state.moved:
        return Refusal("forum-refuse-colour-moved", {"colour": state.setup.colour_names[colour]}, "F-67")
    if origin == field:
        return Refusal("forum-refuse-same-field", {"field": FIELD_NAMES[field]}, "F-27")
    return Refusal("forum-refuse-target-taken", _taken(state, field), "F-28")


def _taken(state: ForumState, field: int) -> Words:
    return {"field": FIELD_NAMES[field], "colour": state.setup.colour_names[state.colour_at(field)]}
