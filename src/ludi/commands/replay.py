"""`ludi replay`: a recorded game, at any step, as board and words."""

import argparse
from pathlib import Path

from ludi.engine.errors import RecordError
from ludi.engine.match import Match
from ludi.engine.record import Record
from ludi.engine.registry import game_of
from ludi.engine.worlds import heard
from ludi.games.painter import Painter, painter_for
from ludi.terminal.saving import read_record
from ludi.terminal.screen import Screen
from ludi.terminal.story import story


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi replay`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as 'ludi play --save' writes it")
    parser.add_argument(
        "--to", type=int, metavar="N", help="the position after N actions (default: the last)"
    )
    parser.add_argument("--step", action="store_true", help="show every step up to there, Enter by Enter")
    parser.add_argument("--position", action="store_true", help="the position as text")
    parser.add_argument("--moves", action="store_true", help="tell every action in words, without boards")


def run(args: argparse.Namespace) -> int:
    """Show what was asked for."""
    record = read_record(args.file)
    game = game_of(record)
    try:
        match = record.replay(game, args.to)
    except RecordError as error:
        raise RecordError(f"{args.file}: {error}") from error
    screen = Screen(args.lang)
    painter = painter_for(game, screen, record.header.names or [""] * record.header.seats)
    if args.position:
        print(game.write_position(match.state))
    elif args.moves:
        tell_moves(screen, painter, match, len(match.lines))
    elif args.step:
        step_through(screen, painter, record, match)
    else:
        show_step(screen, painter, record, match)
    return 0


def tell_moves(screen: Screen, painter: Painter, match: Match, last: int, first: int = 0) -> None:
    """The actions after number `first` up to number `last`: number, notation, and what a spectator hears."""
    told = list(story(match))[first:last]
    for number, (line, events) in enumerate(told, first + 1):
        sentences = [painter.sentence(event) for event in heard(events, None)]
        screen.entry(f"{number:>4}  {line:<8}", sentences)


def show_step(screen: Screen, painter: Painter, record: Record, match: Match) -> None:
    """The last action in words, and the position after it."""
    steps = len(match.lines)
    screen.show(screen.say("replay-step", step=steps, steps=len(record.lines)))
    tell_moves(screen, painter, match, steps, max(0, steps - 1))
    told = list(story(match))
    recent = heard(told[-1][1], None) if told else ()
    screen.show("", *painter.position(match.view(None), recent))
    if match.outcome:
        screen.show("", *painter.result(match.outcome))


def step_through(screen: Screen, painter: Painter, record: Record, match: Match) -> None:
    """Every position from the first to the one asked for."""
    for step in range(len(match.lines) + 1):
        show_step(screen, painter, record, record.replay(match.game, step))
        try:
            if step < len(match.lines) and screen.ask(screen.say("replay-enter") + " ").lower().startswith(
                "q"
            ):
                return
        except EOFError:
            return
