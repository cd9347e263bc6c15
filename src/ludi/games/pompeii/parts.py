"""What Pompeii brings besides its rules."""

from __future__ import annotations

from ludi.engine.parts import Bars, Parts

PARTS = Parts(
    evaluation="ludi.games.pompeii.evaluation:PompeiiEvaluation",
    painter="ludi.games.pompeii.painter:PompeiiPainter",
    scenes="ludi.games.pompeii.scenes:SCENES",
    bars=Bars(playout_rate=1_500_000.0, copy_rate=2_500_000.0, play_rate=1e6 / 60, view_rate=1e6 / 15),
    peers=("gin_rummy", "euchre", "backgammon"),  # cards, dice or secrets
    lesson="lesson.json",
    place=2,
)
