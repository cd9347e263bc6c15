from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.server.house import WIDE, House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for attacks that don't mind others at it."""
    bounds = replace(WIDE, messages="100000/second", chats="100000/second")
    with open_house(tmp_path_factory.mktemp("attacked"), bounds=bounds) as found:
        yield found
