"""Why an action of Discordia is not legal, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.engine.views import Refusal, Words
from ludi.games.discordia import codec
from ludi.games.discordia.choices import (
    ASK_BOARD,
    ASK_DEPLOY,
    ASK_DIE,
    ASK_EXPAND,
    ASK_PRIVILEGE,
    ASK_RETURN,
    ASK_START,
    ASK_STEP,
    ASK_TILE,
    ASK_TOWER,
    ASK_TURN,
    DECISIONS,
    is_reached,
)
from ludi.games.discordia.city import row_place, space_of
from ludi.games.discordia.counting import counted, limit, unmet
from ludi.games.discordia.data import DICE, EXPANSIONS, LETTERS, ROWS, TOWERS
from ludi.games.discordia.printed import (
    ACTIONS,
    ANY,
    ANY_DIE,
    BOARD_SHORTS,
    BONUS,
    DECREE_IDS,
    DECREE_MORE,
    DECREE_NEEDS,
    DECREES,
    DEP,
    EXPAND,
    FACE_DIE,
    FACE_DIE_COLOUR,
    FACE_KIND,
    FIELDS,
    FREE_STEP,
    NEED_NO_EMPTY_SLOTS,
    NEEDS,
    PRIVILEGE_AMOUNT,
    PRIVILEGE_IDS,
    RET,
    ROW_LENGTH,
    SPACES,
    STAR,
    STEP_DEV,
    TILE_IDS,
    TILE_OF,
    bonus_text,
)
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    MANS,
    NONE,
    OPEN,
    STARS,
    SUPPLY,
    TOWER_AT,
    USED_STEP,
)

if TYPE_CHECKING:
    from ludi.games.discordia.rules import DiscordiaState


_NEED_NAMES = tuple(name.replace("_", "-") for name in NEEDS)


def why_not(state: DiscordiaState, seat: int, action: int) -> Refusal:
    """The rule that forbids an action which is not legal."""
    if seat < 0 or action >= codec.MAXIMUS:
        return Refusal("discordia-refuse-drawn", {}, "D-187")
    if seat != state.actor:
        return Refusal("discordia-refuse-not-asked", {}, "D-178")
    for first, why in reversed(_WHY):
        if action >= first:
            return why(state, seat, action)
    raise AssertionError(f"{action} is no action")


def _wrong_decision(state: DiscordiaState) -> Refusal:
    """Something else is to be decided first (D-178)."""
    return Refusal("discordia-refuse-decision", {"decision": DECISIONS[state.asks]}, "D-178")


# Draft


def _why_not_board(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_BOARD:
        return _wrong_decision(state)
    return Refusal("discordia-refuse-board", {"board": BOARD_SHORTS[action - codec.BOARD]}, "D-030")


# City tiles


def _why_not_take(state: DiscordiaState, seat: int, action: int) -> Refusal:
    place, over = codec.taken(action)
    if state.asks not in (ASK_START, ASK_TURN, ASK_TILE):
        return _wrong_decision(state)
    if state.asks == ASK_TURN:
        if state.has_main:
            return _main_is_done()
        if place // codec.PLACE_ROWS + 1 != state.value:
            words: Words = {"place": codec.place_name(place), "value": int(state.value)}
            return Refusal("discordia-refuse-column", words, "D-052")
    tile = int(state.display[place])
    if tile == NONE:
        return Refusal("discordia-refuse-no-tile", {"place": codec.place_name(place)}, "D-013")
    if state.asks == ASK_START:
        return Refusal("discordia-refuse-start", {}, "D-031")
    kind = int(state.param) % BONUS
    if state.asks == ASK_TILE and kind not in (ANY, FACE_KIND[tile]):
        return Refusal(
            "discordia-refuse-kind", {"tile": TILE_IDS[tile], "bonus": bonus_text(int(state.param))}, "D-109"
        )
    return _why_not_lay(state, seat, tile, over)


def _why_not_lay(state: DiscordiaState, seat: int, tile: int, over: int) -> Refusal:
    words: Words = {"tile": TILE_IDS[tile], "row": ROWS[FACE_KIND[tile]]}
    if over == NONE:
        return Refusal("discordia-refuse-foundation", words, "D-056")
    if space_of(state, seat, over) == NONE:
        return Refusal("discordia-refuse-not-yours", {"tile": TILE_IDS[over]}, "D-054")
    return Refusal("discordia-refuse-overbuild", {"tile": TILE_IDS[tile], "over": TILE_IDS[over]}, "D-054")


def _main_is_done() -> Refusal:
    return Refusal("discordia-refuse-main-done", {}, "D-050")


# Dice


def _why_not_die(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_DIE:
        return _wrong_decision(state)
    die, rolled, change, is_free = codec.die_of(action)
    if die == state.taken:
        return Refusal("discordia-refuse-die-taken", {"die": DICE[die]}, "D-042")
    if rolled != state.dice[die]:
        return Refusal("discordia-refuse-rolled", {"die": DICE[die], "value": int(state.dice[die])}, "D-185")
    if not 1 <= rolled + change <= 6:
        return Refusal("discordia-refuse-die-range", {"value": rolled + change}, "D-046")
    cost = abs(change)
    if is_free:
        if not state.holds(seat, FREE_STEP):
            return Refusal("discordia-refuse-free-step", {"privilege": PRIVILEGE_IDS[FREE_STEP]}, "D-108")
        if state.number(seat, USED_STEP):
            return Refusal(
                "discordia-refuse-free-step-used", {"privilege": PRIVILEGE_IDS[FREE_STEP]}, "D-108"
            )
        if change == 0:
            return Refusal("discordia-refuse-no-change", {}, "D-045")
        cost -= PRIVILEGE_AMOUNT[FREE_STEP]
    return Refusal(
        "discordia-refuse-manipulators", {"count": cost, "have": int(state.number(seat, MANS))}, "D-045"
    )


# Workers


def _why_not_deploy(state: DiscordiaState, seat: int, action: int) -> Refusal:
    tile = action - codec.DEPLOY
    if state.asks == ASK_TURN:
        if state.has_main:
            return _main_is_done()
        colours = [option % BONUS for option in _printed(state) if option // BONUS == DEP]
    elif state.asks == ASK_DEPLOY and state.param:
        colours = [int(state.param) % BONUS]
    elif state.asks == ASK_DEPLOY:
        return Refusal("discordia-refuse-first-slot", {"tile": TILE_IDS[tile]}, "D-108")
    else:
        return _wrong_decision(state)
    where = _tile_of(state, seat, tile)
    if where is None:
        return Refusal("discordia-refuse-not-here", {"tile": TILE_IDS[tile]}, "D-082")
    face, filled = where
    if FACE_KIND[face] not in colours and ANY not in colours:
        if state.asks == ASK_TURN:
            return _not_printed(state, "deploy", FACE_KIND[face])
        return Refusal(
            "discordia-refuse-kind", {"tile": TILE_IDS[tile], "bonus": bonus_text(int(state.param))}, "D-109"
        )
    return _why_not_fill(state, seat, face, filled)


def _why_not_special(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_TURN:
        return _wrong_decision(state)
    tile = action - codec.SPECIAL
    where = _tile_of(state, seat, tile)
    if where is None:
        return Refusal("discordia-refuse-not-here", {"tile": TILE_IDS[tile]}, "D-082")
    face, filled = where
    words: Words = {"tile": TILE_IDS[tile], "value": FACE_DIE[face]}
    if FACE_DIE_COLOUR[face] not in (ANY_DIE, state.die):
        return Refusal(
            "discordia-refuse-die-colour",
            {"tile": TILE_IDS[tile], "die": DICE[FACE_DIE_COLOUR[face]]},
            "D-076",
        )
    if not is_reached(state, seat, face, row_place(state, tile) != NONE):
        return Refusal("discordia-refuse-die-value", words, "D-076")
    if state.is_served(face):
        return Refusal("discordia-refuse-served", {"tile": TILE_IDS[tile]}, "D-078")
    return _why_not_fill(state, seat, face, filled)


def _why_not_fill(state: DiscordiaState, seat: int, face: int, filled: int) -> Refusal:
    """A full tile, or too few workers for its next slot."""
    size = int(state.next_slot(face, filled))
    name = TILE_IDS[TILE_OF[face]]
    if size == 0:
        return Refusal("discordia-refuse-full", {"tile": name}, "D-062")
    colour = FACE_KIND[face]
    words: Words = {"tile": name, "count": size, "colour": LETTERS[colour]}
    return Refusal(
        "discordia-refuse-workers", {**words, "have": int(state.number(seat, SUPPLY + colour))}, "D-063"
    )


def _tile_of(state: DiscordiaState, seat: int, tile: int) -> tuple[int, int] | None:
    """The face and the filled slots of a tile in the own city or the Magna row."""
    space = space_of(state, seat, tile)
    if space != NONE:
        return int(state.face_at(seat, space)), int(state.filled[seat * SPACES + space])
    place = row_place(state, tile)
    return None if place == NONE else (int(state.row[place]), int(state.row_filled[place]))


# The action tile


def _printed(state: DiscordiaState) -> list[int]:
    """The options of the action tile in the column of the die (D-051)."""
    return ACTIONS[state.action_tiles[state.value - 1]]


def _not_printed(state: DiscordiaState, what: str, colour: int = ANY) -> Refusal:
    """The action tile in the column of the die does not have it."""
    letter = LETTERS[colour] if colour != ANY else ""
    name = "discordia-refuse-not-printed-deploy" if letter else f"discordia-refuse-not-printed-{what}"
    words: Words = {"value": int(state.value)}
    return Refusal(name, {**words, "colour": letter} if letter else words, "D-051")


def _why_not_main(state: DiscordiaState, kind: int, what: str) -> Refusal | None:
    """A main action that is over, or that the action tile does not show."""
    if state.has_main:
        return _main_is_done()
    if all(option // BONUS != kind for option in _printed(state)):
        return _not_printed(state, what)
    return None


def _why_not_expand(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks not in (ASK_TURN, ASK_EXPAND):
        return _wrong_decision(state)
    refusal = _why_not_main(state, EXPAND, "expand") if state.asks == ASK_TURN else None
    if refusal:
        return refusal
    kind = action - codec.EXPAND
    words: Words = {"expansion": EXPANSIONS[kind]}
    if state.expansions[kind] == 0:
        return Refusal("discordia-refuse-no-expansion", words, "D-083")
    if kind < len(ROWS):
        return Refusal("discordia-refuse-row-full", {"row": ROWS[kind], "count": ROW_LENGTH[kind]}, "D-084")
    return Refusal("discordia-refuse-extended", words, "D-086")


def _why_not_step(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks == ASK_STEP:
        return Refusal("discordia-refuse-other-track", {"bonus": bonus_text(int(state.param))}, "D-109")
    if state.asks != ASK_TURN:
        return _wrong_decision(state)
    if action == codec.EXP:
        return Refusal("discordia-refuse-expedition", {}, "D-094")
    refusal = _why_not_main(state, STEP_DEV, "dev")
    if refusal:
        return refusal
    if state.number(seat, STARS) == 0:
        return Refusal("discordia-refuse-no-star", {}, "D-095")
    return Refusal("discordia-refuse-track-full", {}, "D-095")


def _why_not_star(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_TURN:
        return _wrong_decision(state)
    return _why_not_main(state, STAR, "star") or Refusal("discordia-refuse-cult-empty", {}, "D-061")


# Side actions


def _why_not_season(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_TURN:
        return _wrong_decision(state)
    if state.has_season:
        return Refusal("discordia-refuse-season-used", {}, "D-073")
    words: Words = {"value": int(state.value), "season": int(state.season), "number": int(state.season)}
    return Refusal("discordia-refuse-season", words, "D-073")


def _why_not_decree(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_TURN:
        return _wrong_decision(state)
    decree = action - codec.DECREE
    words: Words = {"decree": DECREE_IDS[decree]}
    if decree not in state.decrees:
        return Refusal("discordia-refuse-no-decree", words, "D-101")
    if state.has_decree:
        return Refusal("discordia-refuse-one-decree", {}, "D-103")
    board = int(state.number(seat, BOARD))
    if state.number(seat, DECREE_COUNT) == FIELDS[board]:
        return Refusal("discordia-refuse-no-field", {"count": FIELDS[board]}, "D-103")
    return _unmet(state, seat, decree)


def _unmet(state: DiscordiaState, seat: int, decree: int) -> Refusal:
    """The condition of a decree that the city does not meet, with what it has of it."""
    k = int(unmet(state, seat, decree))
    need = DECREE_NEEDS[decree][2 * k]
    words: Words = {
        "decree": DECREE_IDS[decree],
        "need": _NEED_NAMES[need],
        "limit": int(limit(state, seat, decree, k)),
        "have": int(counted(state, seat, need)),
    }
    if need == NEED_NO_EMPTY_SLOTS:
        return Refusal("discordia-refuse-condition-most", words, "D-104")
    rule = "D-105" if DECREE_MORE[int(state.number(seat, BOARD)) * DECREES + decree] else "D-104"
    return Refusal("discordia-refuse-condition", words, rule)


# Bonuses


def _why_not_tower(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_TOWER:
        return _wrong_decision(state)
    kind, harbor = divmod(action - codec.TOWER, ROW_LENGTH[0])
    if state.towers_left[kind] == 0:
        return Refusal("discordia-refuse-no-tower", {"tower": TOWERS[kind]}, "D-092")
    words: Words = {"space": f"harbor{harbor + 1}"}
    if harbor >= state.number(seat, OPEN):
        return Refusal("discordia-refuse-harbor-closed", words, "D-089")
    assert state.number(seat, TOWER_AT + harbor)
    return Refusal("discordia-refuse-tower-there", words, "D-090")


def _why_not_return(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_RETURN:
        return _wrong_decision(state)
    counts = codec.returned(action)
    for colour, count in enumerate(counts):
        have = int(state.number(seat, SUPPLY + colour))
        if count > have:
            words: Words = {"colour": LETTERS[colour], "count": count, "have": have}
            return Refusal("discordia-refuse-not-owned", words, "D-109")
    if state.param:
        most = int(state.param) - RET * BONUS
        return Refusal("discordia-refuse-too-many", {"count": most}, "D-109")
    exact = sum(codec.returned(state.legal_actions(seat)[0]))
    return Refusal("discordia-refuse-exactly", {"count": exact}, "D-132")


def _why_not_privilege(state: DiscordiaState, seat: int, action: int) -> Refusal:
    if state.asks != ASK_PRIVILEGE:
        return _wrong_decision(state)
    words: Words = {"privilege": PRIVILEGE_IDS[action - codec.PRIVILEGE]}
    return Refusal("discordia-refuse-no-privilege", words, "D-106")


def _why_not_pass(state: DiscordiaState, seat: int, action: int) -> Refusal:
    """A bonus may be refused; a turn ends with `end`, all else is compulsory."""
    if state.asks == ASK_TURN:
        return Refusal("discordia-refuse-pass-turn", {}, "D-075")
    rules = {ASK_START: "D-031", ASK_BOARD: "D-030", ASK_DIE: "D-044", ASK_PRIVILEGE: "D-106"}
    words: Words = {"decision": DECISIONS[state.asks]}
    return Refusal("discordia-refuse-pass", words, rules.get(state.asks, "D-132"))


def _why_not_end(state: DiscordiaState, seat: int, action: int) -> Refusal:
    return Refusal("discordia-refuse-end", {"decision": DECISIONS[state.asks]}, "D-110")


_WHY = (
    (codec.BOARD, _why_not_board),
    (codec.TAKE, _why_not_take),
    (codec.DIE, _why_not_die),
    (codec.DEPLOY, _why_not_deploy),
    (codec.EXPAND, _why_not_expand),
    (codec.DEV, _why_not_step),
    (codec.STAR, _why_not_star),
    (codec.SPECIAL, _why_not_special),
    (codec.SEASON, _why_not_season),
    (codec.DECREE, _why_not_decree),
    (codec.TOWER, _why_not_tower),
    (codec.RETURN, _why_not_return),
    (codec.PRIVILEGE, _why_not_privilege),
    (codec.PASS, _why_not_pass),
    (codec.END, _why_not_end),
)
