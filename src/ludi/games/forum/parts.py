"""What Forum Romanum brings besides its rules."""

from __future__ import annotations

from ludi.engine.parts import Bars, Parts

PARTS = Parts(
    evaluation="ludi.games.forum.evaluation:ForumEvaluation",
    painter="ludi.games.forum.painter:ForumPainter",
    scenes="ludi.games.forum.scenes:SCENES",
    lesson="lesson.json",
    bars=Bars(playout_ratio=8.0, search_ratio=6.0, driven_ratio=1.5, plain_rate=60_000.0, play_rate=1e6 / 60),
    peers=(
        "hex(board_size=7)",
        "breakthrough(rows=7,columns=7)",
        "clobber(rows=7,columns=7)",
        "pentago",
        "quoridor(board_size=7)",
    ),  # boards of about the same size
    place=1,
)
