"""Four Roman board games, completely and by the rules, for people and for programs."""

import os

__version__ = "0.1.0"

if os.environ.get("LUDI_PLAIN") == "1":
    from ludi import _plain

    _plain.install()
