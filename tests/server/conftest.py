from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House, open_house
from tests.server.postgres import new_database, postgres_server

from ludi.server.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, one for each test process."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'ludi.db'}"
        return
    with new_database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A journal in such a database."""
    opened = Store(database).open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tests that don't mind others at it."""
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found
