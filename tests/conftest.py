"""Laws are tried without a deadline, since the machine may be busy; where ``CI`` is set, always with the same examples.

Where a real clock runs, a machine that stands still for seconds can make a good program look bad: those tests, and no others, are
tried up to three times. The summary names every test that needed it. A browser that answers nothing any more is given up with its
test process, and the test tried again in a new one.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("pipyard", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pipyard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if {"realtime", "table", "browser"} & marks:
            item.add_marker(pytest.mark.flaky(reruns=2))
        if "browser" in marks:
            item.add_marker(pytest.mark.timeout(300, method="thread"))
