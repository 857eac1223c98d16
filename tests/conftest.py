"""Laws are tried without a deadline, since the machine may be busy; where ``CI`` is set, always with the same examples.

A test that asserts nothing fails (``assertion_check.py``), and no test is tried again. A browser that answers nothing any more is given up
with its test process.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from pipyard import shelf, texts
from pipyard.bots import bot as bots
from pipyard.cli import game_lookup
from tests import assertion_check, game_filter
from tests.game_filter import pytest_addoption as pytest_addoption
from tests.user.home import causes

settings.register_profile("pipyard", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pipyard")


def pytest_configure(config: pytest.Config) -> None:
    assertion_check.install(config)


@pytest.fixture(autouse=True)
def the_process_as_it_was() -> Generator[None]:
    """A command run within the test process chooses for all of it: the language, the journal, the own games, the folder, whether
    programs may play. The next test starts without those choices, whichever test ran before it.
    """
    root = logging.getLogger()
    place, environment, path = Path.cwd(), dict(os.environ), list(sys.path)
    handlers, level, own = list(root.handlers), root.level, dict(shelf._OWN)
    closed_at_the_end = list(logging._handlerList)
    programs = "program" in bots._KINDS
    yield
    texts.use("")
    if dict(os.environ) != environment:
        os.environ.clear()
        os.environ.update(environment)
    os.chdir(place)
    sys.path[:] = path
    if own != shelf._OWN:
        shelf._OWN.clear()
        shelf._OWN.update(own)
        game_lookup.find.cache_clear()
    if not programs:
        bots._KINDS.pop("program", None)
    root.handlers[:] = handlers
    root.setLevel(level)
    # absl, which OpenSpiel imports, would close the stream that pytest had put in place of stderr when it was imported
    logging._handlerList[:] = closed_at_the_end


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is missing where a user plays stands above the list of failures, however many tests fail because of it."""
    reports = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    for sentence in causes([str(report.longrepr) for report in reports]):
        terminalreporter.write_line(sentence, red=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game_filter.choose(config, items)
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.timeout(300, method="thread"))
