"""The sections of the benchmark."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.bench import ours
from ludi.bench.measure import Section, Subject, timed
from ludi.bench.peers import Peer
from ludi.engine.game import Game


@dataclass(frozen=True)
class Bars:
    """The speed that Ludi promises of a game; None is no promise."""

    playout_ratio: float | None = None  # times the peers' geometric mean
    search_ratio: float | None = None
    driven_ratio: float | None = None
    playout_rate: float | None = None  # steps per second
    plain_rate: float | None = None
    copy_rate: float | None = None  # copies per second
    turn_rate: float | None = None  # whole turns per second


BARS = {
    "forum": Bars(playout_ratio=8.0, search_ratio=6.0, driven_ratio=1.5, plain_rate=60_000.0),
    "pompeii": Bars(playout_rate=1_500_000.0, copy_rate=2_500_000.0),
    "discordia": Bars(playout_rate=600_000.0, copy_rate=1e6 / 1.5),
    "megadates": Bars(turn_rate=200.0),
}


def sections(game: Game, peers: list[Peer], simulations: int, all_seats: bool) -> list[Section]:
    """Everything that is measured of a game, ours first in each section."""
    if game.info.id == "megadates":  # a turn is what counts, and thousands of battles take too long
        return [playout_section(game, peers, all_seats), turn_section(game)]
    return [
        playout_section(game, peers, all_seats),
        search_section(game, peers, simulations),
        driven_section(game, peers),
        plain_section(game),
        copy_section(game, peers),
    ]


def bars_of(game: Game) -> Bars:
    """What is promised of a game."""
    return BARS.get(game.info.id, Bars())


def playout_section(game: Game, peers: list[Peer], all_seats: bool) -> Section:
    """Random play without a step outside the compiled code."""
    rows = [
        Subject(ours.name_of(game, seats), timed(ours.playouts(ours.first_decision(game, seats))))
        for seats in (ours.seat_counts(game) if all_seats else [ours.usual_seats(game)])
    ]
    rows += [peer.subject(peer.playouts()) for peer in peers]
    bars = bars_of(game)
    title = "Random play inside compiled code"
    return _section(game, "playouts", title, "steps/s", rows, bars.playout_ratio, bars.playout_rate)


def search_section(game: Game, peers: list[Peer], simulations: int) -> Section:
    """Tree search that plays every simulation to the end."""
    seats = ours.usual_seats(game)
    work = ours.searches(game, ours.first_decision(game, seats), simulations)
    rows = [Subject(ours.name_of(game, seats), timed(work))]
    rows += [peer.subject(peer.searches(simulations)) for peer in peers]
    title = f"Tree search with random rollouts, {simulations} simulations"
    return _section(game, "search", title, "plies/s", rows, bars_of(game).search_ratio)


def driven_section(game: Game, peers: list[Peer]) -> Section:
    """One action at a time from Python."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), timed(ours.driven_games(ours.first_decision(game, seats))))]
    rows += [peer.subject(peer.driven_game()) for peer in peers]
    title = "Driven from Python, list and apply"
    return _section(game, "driven", title, "steps/s", rows, bars_of(game).driven_ratio)


def plain_section(game: Game) -> Section:
    """The same without compiled code; there is nothing to compare it with."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), ours.plain_games(game.info.id, seats))]
    title = "Driven from Python, uncompiled"
    return _section(game, "plain", title, "steps/s", rows, None, bars_of(game).plain_rate)


def copy_section(game: Game, peers: list[Peer]) -> Section:
    """Copies of a position halfway through a game, each called from Python."""
    rows = ours.copies(game, ours.usual_seats(game))
    rows += [peer.subject(peer.copies()) for peer in peers]
    return _section(game, "copies", "Copies of a position", "copies/s", rows, None, bars_of(game).copy_rate)


def turn_section(game: Game) -> Section:
    """A turn of the largest battle, when all orders are given."""
    title = "A whole turn of the largest battle"
    return _section(game, "turn", title, "turns/s", [ours.battle_turns()], None, bars_of(game).turn_rate)


def _section(
    game: Game,
    name: str,
    title: str,
    unit: str,
    rows: list[Subject],
    ratio: float | None = None,
    rate: float | None = None,
) -> Section:
    return Section(
        game.info.id, name, f"{game.info.title}: {title[0].lower()}{title[1:]}", unit, rows, ratio, rate
    )
