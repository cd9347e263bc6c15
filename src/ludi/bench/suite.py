"""The sections of the benchmark."""

from __future__ import annotations

from ludi.bench import ours
from ludi.bench.measure import Section, Subject, timed
from ludi.bench.peers import Peer
from ludi.engine.game import Game

# The bars of the speed that Ludi promises: times the peers' geometric mean, or steps per second.
PLAYOUT_BAR = 8.0
SEARCH_BAR = 6.0
DRIVEN_BAR = 1.5
PLAIN_BAR = 60_000.0


def sections(games: list[Game], peers: list[Peer], simulations: int, all_seats: bool) -> list[Section]:
    """Everything that is measured, ours first in each section."""
    return [
        playout_section(games, peers, all_seats),
        search_section(games, peers, simulations),
        driven_section(games, peers),
        plain_section(games),
        copy_section(games, peers),
    ]


def playout_section(games: list[Game], peers: list[Peer], all_seats: bool) -> Section:
    """Random play without a step outside the compiled code."""
    rows = [
        Subject(ours.name_of(game, seats), timed(ours.playouts(ours.first_decision(game, seats))))
        for game in games
        for seats in (ours.seat_counts(game) if all_seats else [ours.usual_seats(game)])
    ]
    rows += [peer.subject(peer.playouts()) for peer in peers]
    return Section("playouts", "Random play inside compiled code", "steps/s", rows, bar_ratio=PLAYOUT_BAR)


def search_section(games: list[Game], peers: list[Peer], simulations: int) -> Section:
    """Tree search that plays every simulation to the end."""
    rows = [
        Subject(
            ours.name_of(game, seats),
            timed(ours.searches(game, ours.first_decision(game, seats), simulations)),
        )
        for game in games
        for seats in [ours.usual_seats(game)]
    ]
    rows += [peer.subject(peer.searches(simulations)) for peer in peers]
    title = f"Tree search with random rollouts, {simulations} simulations"
    return Section("search", title, "plies/s", rows, bar_ratio=SEARCH_BAR)


def driven_section(games: list[Game], peers: list[Peer]) -> Section:
    """One action at a time from Python."""
    rows = [
        Subject(ours.name_of(game, seats), timed(ours.driven_games(ours.first_decision(game, seats))))
        for game in games
        for seats in [ours.usual_seats(game)]
    ]
    rows += [peer.subject(peer.driven_game()) for peer in peers]
    return Section("driven", "Driven from Python, list and apply", "steps/s", rows, bar_ratio=DRIVEN_BAR)


def plain_section(games: list[Game]) -> Section:
    """The same without compiled code; there is nothing to compare it with."""
    rows = [
        Subject(ours.name_of(game, seats), ours.plain_games(game.info.id, seats))
        for game in games
        for seats in [ours.usual_seats(game)]
    ]
    return Section("plain", "Driven from Python, uncompiled", "steps/s", rows, bar_rate=PLAIN_BAR)


def copy_section(games: list[Game], peers: list[Peer]) -> Section:
    """Copies of a position halfway through a game, each called from Python."""
    rows = [subject for game in games for subject in ours.copies(game, ours.usual_seats(game))]
    rows += [peer.subject(peer.copies()) for peer in peers]
    return Section("copies", "Copies of a position", "copies/s", rows)
