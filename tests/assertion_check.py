"""A test that asserts nothing fails.

What counts: an ``assert`` in a file of tests (or in a helper that ``pytest.register_assert_rewrite`` names), ``pytest.raises``, an
``expect`` or a wait of Playwright, and whatever calls ``made``. Only what happens in the test itself counts, not in its fixtures.

pytest can tell of every passed assertion, but works out a text for each, which costs more than many a test. So this steps in where the
rewritten ``assert`` asks whether a hook wants to be called: it counts and says no. That name is pytest's own; ``tests/test_suite.py``
fails should it ever go.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator

import pytest
from _pytest.assertion import rewrite


class Tally:
    """Assertions made so far."""

    made = 0


def made() -> None:
    """Something has been checked by other means than an assertion."""
    Tally.made += 1


def _asked() -> bool:
    Tally.made += 1
    return False


def count_calls(kind: type, *prefixes: str) -> None:
    """Every call of these methods that returns counts as an assertion."""
    for name in [name for name in vars(kind) if name.startswith(prefixes)]:
        setattr(kind, name, _counted(getattr(kind, name)))


def _counted(method: Callable[..., object]) -> Callable[..., object]:
    @functools.wraps(method)
    def call(*arguments: object, **named: object) -> object:
        answer = method(*arguments, **named)
        made()
        return answer

    return call


class Counting:
    """The plug-in."""

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        before = Tally.made
        yield
        if Tally.made == before:
            pytest.fail(f"{item.name} has asserted nothing", pytrace=False)


def install(config: pytest.Config) -> None:
    rewrite._check_if_assertion_pass_impl = _asked  # noqa: SLF001, RUF100
    # what pytest has kept of files it rewrote without the hook asks nobody
    rewrite.PYC_TAIL = f".{rewrite.PYTEST_TAG}-counted{rewrite.PYC_EXT}"
    if not hasattr(pytest.RaisesExc.__exit__, "__wrapped__"):
        count_calls(pytest.RaisesExc, "__exit__")
    config.pluginmanager.register(Counting(), "pipyard-counting")
