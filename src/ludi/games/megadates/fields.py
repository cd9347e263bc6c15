"""Copies, bytes and values of a position. Written by `python -m ludi.engine.write_fields`."""

from __future__ import annotations

from typing import Any

from ludi.engine.packing import as_bytes, packed, refilled
from ludi.games.megadates.state import Position


def take_over(position: Position, other: Position) -> None:
    """Become equal to the other."""
    position.actor = other.actor
    position.ply = other.ply
    position.turn = other.turn
    position.stage = other.stage
    position.subphase = other.subphase
    position.task = other.task
    position.step = other.step
    position.left = other.left
    position.die = other.die
    position.last_die = other.last_die
    position.die_seen = other.die_seen
    position.last_chit = other.last_chit
    position.last_drawer = other.last_drawer
    position.want_chit_of = other.want_chit_of
    position.reason = other.reason
    position.stern = refilled(position.stern, other.stern)
    position.facing = refilled(position.facing, other.facing)
    position.speed = refilled(position.speed, other.speed)
    position.hull = refilled(position.hull, other.hull)
    position.fire = refilled(position.fire, other.fire)
    position.extra = refilled(position.extra, other.extra)
    position.status = refilled(position.status, other.status)
    position.side = refilled(position.side, other.side)
    position.captain = refilled(position.captain, other.captain)
    position.rowers = refilled(position.rowers, other.rowers)
    position.loot = refilled(position.loot, other.loot)
    position.prize_of = refilled(position.prize_of, other.prize_of)
    position.off_turns = refilled(position.off_turns, other.off_turns)
    position.exit_rex = refilled(position.exit_rex, other.exit_rex)
    position.chits = refilled(position.chits, other.chits)
    position.box = refilled(position.box, other.box)
    position.deck = refilled(position.deck, other.deck)
    position.hand = refilled(position.hand, other.hand)
    position.links = refilled(position.links, other.links)
    position.old_links = refilled(position.old_links, other.old_links)
    position.stuck = refilled(position.stuck, other.stuck)
    position.stuck_box = refilled(position.stuck_box, other.stuck_box)
    position.place = refilled(position.place, other.place)
    position.section = refilled(position.section, other.section)
    position.disorder = refilled(position.disorder, other.disorder)
    position.marks = refilled(position.marks, other.marks)
    position.prepared = refilled(position.prepared, other.prepared)
    position.course = refilled(position.course, other.course)
    position.ram = refilled(position.ram, other.ram)
    position.seal = refilled(position.seal, other.seal)
    position.returns = refilled(position.returns, other.returns)
    position.flag = refilled(position.flag, other.flag)
    position.verb = refilled(position.verb, other.verb)
    position.targets = refilled(position.targets, other.targets)
    position.plain = refilled(position.plain, other.plain)
    position.under = refilled(position.under, other.under)
    position.ordering = refilled(position.ordering, other.ordering)
    position.unit = refilled(position.unit, other.unit)
    position.locked = refilled(position.locked, other.locked)
    position.counter = refilled(position.counter, other.counter)
    position.moved = refilled(position.moved, other.moved)
    position.rowed = refilled(position.rowed, other.rowed)
    position.straight = refilled(position.straight, other.straight)
    position.has_stopped = refilled(position.has_stopped, other.has_stopped)
    position.gave = refilled(position.gave, other.gave)
    position.meetings = refilled(position.meetings, other.meetings)
    position.found = refilled(position.found, other.found)
    position.tasks = refilled(position.tasks, other.tasks)
    position.flown = refilled(position.flown, other.flown)
    position.read = refilled(position.read, other.read)
    position.attacked = refilled(position.attacked, other.attacked)
    position.has_left = refilled(position.has_left, other.has_left)
    position.captors = refilled(position.captors, other.captors)
    position.sunk = refilled(position.sunk, other.sunk)
    position.killed = refilled(position.killed, other.killed)
    position.prisoners = refilled(position.prisoners, other.prisoners)
    position.secured = refilled(position.secured, other.secured)
    position.lost = refilled(position.lost, other.lost)
    position.killer = refilled(position.killer, other.killer)


def to_bytes(position: Position) -> bytes:
    """All of the position, secrets included; equal bytes mean equal positions."""
    numbers: list[int] = [
        position.actor,
        position.ply,
        position.turn,
        position.stage,
        position.subphase,
        position.task,
        position.step,
        position.left,
        position.die,
        position.last_die,
        position.die_seen,
        position.last_chit,
        position.last_drawer,
        position.want_chit_of,
        position.reason,
    ]
    numbers += position.stern
    numbers += position.facing
    numbers += position.speed
    numbers += position.hull
    numbers += position.fire
    numbers += position.extra
    numbers += position.status
    numbers += position.side
    numbers += position.captain
    numbers += position.rowers
    numbers += position.loot
    numbers += position.prize_of
    numbers += position.off_turns
    numbers += position.exit_rex
    numbers += position.chits
    numbers += position.box
    numbers += position.deck
    numbers += position.hand
    numbers += position.links
    numbers += position.old_links
    numbers += position.stuck
    numbers += position.stuck_box
    numbers += position.place
    numbers += position.section
    numbers += position.disorder
    numbers += position.marks
    numbers += position.prepared
    numbers += position.course
    numbers += position.ram
    numbers += position.seal
    numbers += position.returns
    numbers += position.flag
    numbers += position.verb
    numbers += position.targets
    numbers += position.plain
    numbers += position.under
    numbers += position.ordering
    numbers += position.unit
    numbers += position.locked
    numbers += position.counter
    numbers += position.moved
    numbers += position.rowed
    numbers += position.straight
    numbers += position.has_stopped
    numbers += position.gave
    numbers += position.meetings
    numbers += position.found
    numbers += position.tasks
    numbers += position.flown
    numbers += position.read
    numbers += position.attacked
    numbers += position.has_left
    numbers += position.captors
    numbers += position.sunk
    numbers += position.killed
    numbers += position.prisoners
    numbers += position.secured
    numbers += position.lost
    numbers += position.killer
    return as_bytes(numbers)


def values_of(position: Position) -> dict[str, Any]:
    """Every field by its name."""
    return {
        "seats": position.seats,
        "setup": position.setup,
        "actor": position.actor,
        "ply": position.ply,
        "turn": position.turn,
        "stage": position.stage,
        "subphase": position.subphase,
        "task": position.task,
        "step": position.step,
        "left": position.left,
        "die": position.die,
        "last_die": position.last_die,
        "die_seen": position.die_seen,
        "last_chit": position.last_chit,
        "last_drawer": position.last_drawer,
        "want_chit_of": position.want_chit_of,
        "reason": position.reason,
        "stern": list(position.stern),
        "facing": list(position.facing),
        "speed": list(position.speed),
        "hull": list(position.hull),
        "fire": list(position.fire),
        "extra": list(position.extra),
        "status": list(position.status),
        "side": list(position.side),
        "captain": list(position.captain),
        "rowers": list(position.rowers),
        "loot": list(position.loot),
        "prize_of": list(position.prize_of),
        "off_turns": list(position.off_turns),
        "exit_rex": list(position.exit_rex),
        "chits": list(position.chits),
        "box": list(position.box),
        "deck": list(position.deck),
        "hand": list(position.hand),
        "links": list(position.links),
        "old_links": list(position.old_links),
        "stuck": list(position.stuck),
        "stuck_box": list(position.stuck_box),
        "place": list(position.place),
        "section": list(position.section),
        "disorder": list(position.disorder),
        "marks": list(position.marks),
        "prepared": list(position.prepared),
        "course": list(position.course),
        "ram": list(position.ram),
        "seal": list(position.seal),
        "returns": list(position.returns),
        "flag": list(position.flag),
        "verb": list(position.verb),
        "targets": list(position.targets),
        "plain": list(position.plain),
        "under": list(position.under),
        "ordering": list(position.ordering),
        "unit": list(position.unit),
        "locked": list(position.locked),
        "counter": list(position.counter),
        "moved": list(position.moved),
        "rowed": list(position.rowed),
        "straight": list(position.straight),
        "has_stopped": list(position.has_stopped),
        "gave": list(position.gave),
        "meetings": list(position.meetings),
        "found": list(position.found),
        "tasks": list(position.tasks),
        "flown": list(position.flown),
        "read": list(position.read),
        "attacked": list(position.attacked),
        "has_left": list(position.has_left),
        "captors": list(position.captors),
        "sunk": list(position.sunk),
        "killed": list(position.killed),
        "prisoners": list(position.prisoners),
        "secured": list(position.secured),
        "lost": list(position.lost),
        "killer": list(position.killer),
    }


def set_values(position: Position, values: dict[str, Any]) -> None:
    """Give a position, which may be a new one, these fields."""
    position.seats = values["seats"]
    position.setup = values["setup"]
    position.actor = values["actor"]
    position.ply = values["ply"]
    position.turn = values["turn"]
    position.stage = values["stage"]
    position.subphase = values["subphase"]
    position.task = values["task"]
    position.step = values["step"]
    position.left = values["left"]
    position.die = values["die"]
    position.last_die = values["last_die"]
    position.die_seen = values["die_seen"]
    position.last_chit = values["last_chit"]
    position.last_drawer = values["last_drawer"]
    position.want_chit_of = values["want_chit_of"]
    position.reason = values["reason"]
    position.stern = packed(values["stern"])
    position.facing = packed(values["facing"])
    position.speed = packed(values["speed"])
    position.hull = packed(values["hull"])
    position.fire = packed(values["fire"])
    position.extra = packed(values["extra"])
    position.status = packed(values["status"])
    position.side = packed(values["side"])
    position.captain = packed(values["captain"])
    position.rowers = packed(values["rowers"])
    position.loot = packed(values["loot"])
    position.prize_of = packed(values["prize_of"])
    position.off_turns = packed(values["off_turns"])
    position.exit_rex = packed(values["exit_rex"])
    position.chits = packed(values["chits"])
    position.box = packed(values["box"])
    position.deck = packed(values["deck"])
    position.hand = packed(values["hand"])
    position.links = packed(values["links"])
    position.old_links = packed(values["old_links"])
    position.stuck = packed(values["stuck"])
    position.stuck_box = packed(values["stuck_box"])
    position.place = packed(values["place"])
    position.section = packed(values["section"])
    position.disorder = packed(values["disorder"])
    position.marks = packed(values["marks"])
    position.prepared = packed(values["prepared"])
    position.course = packed(values["course"])
    position.ram = packed(values["ram"])
    position.seal = packed(values["seal"])
    position.returns = packed(values["returns"])
    position.flag = packed(values["flag"])
    position.verb = packed(values["verb"])
    position.targets = packed(values["targets"])
    position.plain = packed(values["plain"])
    position.under = packed(values["under"])
    position.ordering = packed(values["ordering"])
    position.unit = packed(values["unit"])
    position.locked = packed(values["locked"])
    position.counter = packed(values["counter"])
    position.moved = packed(values["moved"])
    position.rowed = packed(values["rowed"])
    position.straight = packed(values["straight"])
    position.has_stopped = packed(values["has_stopped"])
    position.gave = packed(values["gave"])
    position.meetings = packed(values["meetings"])
    position.found = packed(values["found"])
    position.tasks = packed(values["tasks"])
    position.flown = packed(values["flown"])
    position.read = packed(values["read"])
    position.attacked = packed(values["attacked"])
    position.has_left = packed(values["has_left"])
    position.captors = packed(values["captors"])
    position.sunk = packed(values["sunk"])
    position.killed = packed(values["killed"])
    position.prisoners = packed(values["prisoners"])
    position.secured = packed(values["secured"])
    position.lost = packed(values["lost"])
    position.killer = packed(values["killer"])
