"""A home for the user and a real ``pipyard serve``, whose dice and bots do the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Server

from .home import interpreter, must_simulate, surroundings


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def table(home: Path) -> Iterator[Server]:
    running = Server(home / "rooms")
    running.command = [str(interpreter()), str(running.program)]
    running.env = surroundings(home)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def engine(home: Path) -> None:
    must_simulate(home)
