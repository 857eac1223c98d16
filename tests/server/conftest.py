"""A real server process on a free port, and guests that talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard.server.store.postgres import Postgres
from pipyard.server.store.sqlite import SqliteStore

from . import fixed_chance
from .database import Database, Making
from .guests import Server


@pytest.fixture(autouse=True)
def _no_surprises(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in fixed_chance.DRAWING:
        monkeypatch.setattr(place, "SystemRandom", fixed_chance.drawn)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, which may not end it."""
    running = Server(tmp_path_factory.mktemp("rooms"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may end it."""
    running = Server(tmp_path)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A PostgreSQL for all tests that ask for one."""
    running = Database()
    running.start()
    yield running
    running.remove()


@pytest.fixture
def two_servers(database: Database, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes that share a database."""
    both = Server(tmp_path / "a"), Server(tmp_path / "b")
    try:
        for server in both:
            server.env["PIPYARD_DATABASE"] = database.address
            server.start()
        yield both
    finally:
        for server in both:
            server.stop()


@pytest.fixture
def own_database() -> Iterator[Database]:
    """A PostgreSQL for one test, which may end it."""
    found = Database()
    found.start()
    yield found
    found.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def making(request: pytest.FixtureRequest, tmp_path: Path) -> Making:
    """Opens the same empty store as often as asked, as several processes do."""
    address = request.getfixturevalue("own_database").address if request.param == "postgres" else ""
    return lambda: Postgres(address) if address else SqliteStore(tmp_path / "rooms.sqlite")
