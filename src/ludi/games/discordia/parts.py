"""What Discordia brings besides its rules."""

from __future__ import annotations

from ludi.engine.parts import Bars, Parts

PARTS = Parts(
    evaluation="ludi.games.discordia.evaluation:DiscordiaEvaluation",
    painter="ludi.games.discordia.painter:DiscordiaPainter",
    campaign="ludi.games.discordia.campaign",
    scenes="ludi.games.discordia.scenes:SCENES",
    bars=Bars(playout_rate=600_000.0, copy_rate=1e6 / 1.5, play_rate=1e6 / 60),
    peers=("backgammon", "gin_rummy"),  # dice or draws
    lesson="lesson.json",
    place=3,
)
