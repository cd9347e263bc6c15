"""What Micatio brings besides its rules."""

from __future__ import annotations

from ludi.engine.parts import Parts

PARTS = Parts(scenes="ludi.games.micatio.scenes:SCENES", place=90, is_toy=True)
