"""Laws are tried without a deadline, since the machine may be busy; where ``CI`` is set, always with the same examples.

A test that asserts nothing fails (``assertion_check.py``), and no test is tried again. A browser that answers nothing any more is given up
with its test process.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests import assertion_check, game_filter
from tests.game_filter import pytest_addoption as pytest_addoption

settings.register_profile("pipyard", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pipyard")


def pytest_configure(config: pytest.Config) -> None:
    assertion_check.install(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game_filter.choose(config, items)
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.timeout(300, method="thread"))
