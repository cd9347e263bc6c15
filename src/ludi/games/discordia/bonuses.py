"""Bonuses and what they ask of their owner (D-106, D-109 to D-113)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.discordia import codec
from ludi.games.discordia import events as told
from ludi.games.discordia.choices import (
    ASK_DEPLOY,
    ASK_EXPAND,
    ASK_PRIVILEGE,
    ASK_RETURN,
    ASK_STEP,
    ASK_TILE,
    ASK_TOWER,
    ask,
    main_action,
    may_develop,
    may_explore,
    offer,
    offer_deploys,
    offer_expansions,
    offer_returns,
    offer_takes,
)
from ludi.games.discordia.city import (
    GAIN,
    draw_workers,
    give_back,
    has_small_first,
    lose_stars,
    may_fill_first,
    set_tower,
    step_aqueduct,
    step_back,
    step_expedition,
    take_manipulator,
    take_privilege,
    take_stars,
    then,
)
from ludi.games.discordia.codec import PLACE_ROWS, PLACES
from ludi.games.discordia.printed import (
    AQ,
    AQB,
    BONUS,
    DEP,
    DRAW,
    EXPAND,
    HARBORS,
    LOSE,
    MAN,
    RET,
    RING_END,
    STAR,
    STEP_DEV,
    STEP_EXP,
    TOWER,
    TOWER_KINDS,
    bonus_text,
)
from ludi.games.discordia.state import OPEN, RING, TOWER_AT, Position

# Bonuses (D-109 to D-113)


def gain_one(position: Position, bonus: i64, player: i64, log: list[Event] | None) -> bool:
    """Resolve a bonus; True when its owner has to choose."""
    kind: i64 = bonus // BONUS
    number: i64 = bonus % BONUS
    if kind == AQ and number > 1:
        then(position, GAIN, AQ * BONUS + number - 1, player)
        bonus = AQ * BONUS + 1
    if _is_used_up(position, kind, player):
        _tell_lapsed(player, bonus_text(bonus), log)
    elif kind == STAR:
        take_stars(position, player, number, log)
    elif kind == MAN:
        take_manipulator(position, player, log)
    elif kind == AQ:
        step_aqueduct(position, player, log)
    elif kind == LOSE:
        lose_stars(position, player, number, log)
    elif kind == AQB:
        step_back(position, player, number, log)
    elif kind == DRAW:
        draw_workers(position, player, number)
    else:
        return _ask_bonus(position, kind, number, bonus, player, log)
    return False


def _is_used_up(position: Position, kind: i64, player: i64) -> bool:
    """Whether there is nothing of what comes by itself: stars, manipulators, aqueduct (D-112)."""
    if kind == STAR:
        return position.cult == 0
    if kind == MAN:
        return position.mans == 0
    return kind == AQ and position.number(player, RING) == RING_END


def _ask_bonus(
    position: Position, kind: i64, number: i64, bonus: i64, player: i64, log: list[Event] | None
) -> bool:
    """Ask the owner of a decision bonus, or let it lapse (D-111, D-112)."""
    position.count = 0
    asks: i64 = _offer_bonus(position, kind, number, player)
    if position.count == 0:
        _tell_lapsed(player, bonus_text(bonus), log)
        return False
    offer(position, codec.PASS)
    ask(position, asks, player, bonus)
    return True


def _offer_bonus(position: Position, kind: i64, number: i64, player: i64) -> i64:
    """The options of a bonus; which decision it is."""
    if kind == DEP:
        offer_deploys(position, player, number)
        return ASK_DEPLOY
    if kind in (STEP_DEV, STEP_EXP):
        _offer_step(position, player, kind)
        return ASK_STEP
    if kind == TOWER:
        _offer_towers(position, player)
        return ASK_TOWER
    if kind == EXPAND:
        offer_expansions(position, player)
        return ASK_EXPAND
    if kind == RET:
        offer_returns(position, player, 1, number)
        return ASK_RETURN
    for column in range(PLACES // PLACE_ROWS):
        offer_takes(position, player, column, number)
    return ASK_TILE


def _offer_step(position: Position, player: i64, kind: i64) -> None:
    if kind == STEP_DEV:
        if may_develop(position, player):
            offer(position, codec.DEV)
    elif may_explore(position, player):
        offer(position, codec.EXP)


def _offer_towers(position: Position, player: i64) -> None:
    """Each kind left on each harbor without a tower (D-089, D-090)."""
    for kind in range(TOWER_KINDS):
        if position.towers_left[kind]:
            for harbor in range(position.number(player, OPEN)):
                if position.number(player, TOWER_AT + harbor) == 0:
                    offer(position, codec.TOWER + kind * HARBORS + harbor)


def answer(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    """What the owner of a bonus chose."""
    if action == codec.PASS:
        if log is not None:
            log.append(
                told.Refused(player=player, bonus=bonus_text(position.param) if position.param else "first")
            )
    elif action == codec.EXP:
        step_expedition(position, player, log)
    elif action >= codec.PRIVILEGE:
        take_privilege(position, player, action - codec.PRIVILEGE, log)
    elif action >= codec.RETURN:
        give_back(position, player, action, log)
    elif action >= codec.TOWER:
        number: i64 = action - codec.TOWER
        set_tower(position, player, number // HARBORS, number % HARBORS, log)
    else:
        main_action(position, player, action, log)


def ask_exact(position: Position, player: i64, count: i64) -> bool:
    """Too much infrastructure: exactly so many workers go back (D-132)."""
    position.count = 0
    offer_returns(position, player, count, count)
    ask(position, ASK_RETURN, player, 0)
    return True


def ask_first(position: Position, player: i64, tile: i64, log: list[Event] | None) -> bool:
    """PRI12: the first slot of a new tile may be filled at once, or that lapses (D-112, D-200)."""
    if not has_small_first(position, player, tile):
        return False
    if not may_fill_first(position, player, tile):
        _tell_lapsed(player, "first", log)
        return False
    position.count = 0
    offer(position, codec.DEPLOY + tile)
    offer(position, codec.PASS)
    ask(position, ASK_DEPLOY, player, 0)
    return True


def ask_privilege(position: Position, player: i64, log: list[Event] | None) -> bool:
    """A row reached its requirement; with none left that lapses (D-106, D-112)."""
    if len(position.privileges) == 0:
        _tell_lapsed(player, "privilege", log)
        return False
    position.count = 0
    for privilege in position.privileges:
        offer(position, codec.PRIVILEGE + privilege)
    ask(position, ASK_PRIVILEGE, player, 0)
    return True


def _tell_lapsed(player: i64, bonus: str, log: list[Event] | None) -> None:
    if log is not None:
        log.append(told.Lapsed(player=player, bonus=bonus))
