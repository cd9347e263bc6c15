"""The sections of the benchmark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.bench import ours
from ludi.bench.measure import Section, Subject, timed
from ludi.bench.peers import Peer
from ludi.engine.game import Game


def sections(game: Game, peers: list[Peer], simulations: int, all_seats: bool) -> list[Section]:
    """Everything that is measured of a game, ours first in each section."""
    if game.parts.round_options is not None:  # a round is what counts, and thousands of games take too long
        whole = round_section(game, game.parts.round_options)
        return [playout_section(game, peers, all_seats), whole, play_section(game), view_section(game)]
    return [
        playout_section(game, peers, all_seats),
        search_section(game, peers, simulations),
        driven_section(game, peers),
        plain_section(game),
        copy_section(game, peers),
        play_section(game),
        view_section(game),
    ]


def playout_section(game: Game, peers: list[Peer], all_seats: bool) -> Section:
    """Random play without a step outside the compiled code."""
    rows = [
        Subject(ours.name_of(game, seats), timed(ours.playouts(ours.first_decision(game, seats))))
        for seats in (ours.seat_counts(game) if all_seats else [ours.usual_seats(game)])
    ]
    rows += [peer.subject(peer.playouts()) for peer in peers]
    bars = game.parts.bars
    title = "Random play inside compiled code"
    return _section(game, "playouts", title, "steps/s", rows, bars.playout_ratio, bars.playout_rate)


def search_section(game: Game, peers: list[Peer], simulations: int) -> Section:
    """Tree search that plays every simulation to the end."""
    seats = ours.usual_seats(game)
    work = ours.searches(game, ours.first_decision(game, seats), simulations)
    rows = [Subject(ours.name_of(game, seats), timed(work))]
    rows += [peer.subject(peer.searches(simulations)) for peer in peers]
    title = f"Tree search with random rollouts, {simulations} simulations"
    return _section(game, "search", title, "plies/s", rows, game.parts.bars.search_ratio)


def driven_section(game: Game, peers: list[Peer]) -> Section:
    """One action at a time from Python."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), timed(ours.driven_games(ours.first_decision(game, seats))))]
    rows += [peer.subject(peer.driven_game()) for peer in peers]
    title = "Driven from Python, list and apply"
    return _section(game, "driven", title, "steps/s", rows, game.parts.bars.driven_ratio)


def plain_section(game: Game) -> Section:
    """The same without compiled code; there is nothing to compare it with."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), ours.plain_games(game.info.id, seats))]
    title = "Driven from Python, uncompiled"
    return _section(game, "plain", title, "steps/s", rows, None, game.parts.bars.plain_rate)


def copy_section(game: Game, peers: list[Peer]) -> Section:
    """Copies of a position halfway through a game, each called from Python."""
    rows = ours.copies(game, ours.usual_seats(game))
    rows += [peer.subject(peer.copies()) for peer in peers]
    return _section(game, "copies", "Copies of a position", "copies/s", rows, None, game.parts.bars.copy_rate)


def play_section(game: Game) -> Section:
    """What an action costs that comes from outside."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), timed(ours.gated_game(game, seats)))]
    title = "Through the gate, Match.play"
    return _section(game, "play", title, "actions/s", rows, None, game.parts.bars.play_rate)


def view_section(game: Game) -> Section:
    """What it costs to show a position to a seat."""
    seats = ours.usual_seats(game)
    rows = [Subject(ours.name_of(game, seats), timed(ours.some_views(game, seats)))]
    return _section(game, "views", "Views", "views/s", rows, None, game.parts.bars.view_rate)


def round_section(game: Game, options: Mapping[str, Any]) -> Section:
    """A round of choices with the most seats, when all are made."""
    title = "A whole round with the most seats"
    rows = [ours.rounds(type(game)(**options))]
    return _section(game, "round", title, "rounds/s", rows, None, game.parts.bars.round_rate)


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
