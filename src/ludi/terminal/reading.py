"""What a person types, made into actions: forgiving about what has only one meaning."""

from collections.abc import Sequence

from ludi.engine.errors import LudiError, NotationError
from ludi.engine.game import Game, State
from ludi.engine.match import Match


def read_chain(match: Match, seat: int, text: str) -> list[int]:
    """The actions of `d4-f2, a1-g7`; each is read in the position after those before it."""
    state = match.state.copy()
    actions: list[int] = []
    for part in parts_of(text):
        actions.append(read_action(match.game, state, seat, part))
        step(state, seat, actions[-1])
    return actions


def parts_of(text: str) -> list[str]:
    """The actions of a chain, as they were typed."""
    return [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]


def read_action(game: Game, state: State, seat: int, text: str) -> int:
    """An action as the game or its records write it; `e5` may stand for `2 e5` when only that is legal."""
    action = read_either(game, state, seat, text)
    legal = state.legal_actions(seat)
    if action in legal:
        return action
    longer = [other for other in legal if game.codec.write(other).endswith(f" {game.codec.write(action)}")]
    return longer[0] if len(longer) == 1 else action


def read_either(game: Game, state: State, seat: int, text: str) -> int:
    """The action of `d4-f2`, or of a line of a record such as `A d4-f2`."""
    try:
        return game.codec.read(text)
    except NotationError as error:
        try:
            mover, action = game.read_move(state, text)
        except LudiError:
            raise error from None
        if mover != seat:
            raise error from None
        return action


def step(state: State, seat: int, action: int) -> None:
    """Go on to the next action of a chain, when this one is legal."""
    if action in state.legal_actions(seat):
        state.apply(seat, action)


def legal_texts(match: Match, seat: int, before: Sequence[str]) -> list[str]:
    """What may be typed after these actions of a chain."""
    state = match.state.copy()
    for part in before:
        try:
            step(state, seat, read_action(match.game, state, seat, part))
        except LudiError:
            return []
    return [match.game.codec.write(action) for action in state.legal_actions(seat)]
