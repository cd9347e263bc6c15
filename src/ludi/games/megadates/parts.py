"""What the galley battle brings besides its rules."""

from __future__ import annotations

from ludi.engine.parts import Bars, Parts

PARTS = Parts(
    bots={
        "captain": "ludi.games.megadates.captain:captain",
        "greedy": "ludi.games.megadates.captain:medium_captain",
        "mcts": "ludi.games.megadates.captain:hard_captain",
    },
    levels={"easy": "captain:easy", "medium": "captain:medium", "hard": "captain:hard"},
    scenes="ludi.games.megadates.scenes:SCENES",
    budgets="ludi.games.megadates.budgets:BUDGETS",
    bars=Bars(round_rate=200.0, play_rate=1e6 / 60),
    round_options={"scenario": "coracesium"},  # 27 ships, a captain for each
    lesson="lesson.json",
    place=4,
)
