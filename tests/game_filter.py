"""``pytest --game rasanto`` runs what is about one game: its rules, its cases of the laws, its golden games, its pages.

A test is about a game if its file or its own name names it, or if it is given the game: by key, by a case, by a file.
``pytest --language fr`` runs what is given that language. Both together run the pages of one game in one language.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", default="", help="run only the tests of one game, named by its key")
    parser.addoption("--language", default="", help="run only the tests that are given this language")


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not about the game or the language that was asked for, if one was."""
    key, language = str(config.getoption("--game")), str(config.getoption("--language"))
    if not key and not language:
        return
    kept = [item for item in items if (not key or is_about(item, key)) and (not language or language in parameters(item))]
    left_out = set(items) - set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = kept
    if not items:
        raise pytest.UsageError(f"no test is about {' in '.join([one for one in (key, language) if one])}")


def parameters(item: pytest.Item) -> list[object]:
    return list(item.callspec.params.values()) if hasattr(item, "callspec") else []


def is_about(item: pytest.Item, key: str) -> bool:
    if any(names(one, key) for one in parameters(item)):
        return True
    name = str(getattr(item, "originalname", item.name))
    return item.path.stem == f"test_{key}" or re.match(rf"test_{key}_check_\d", name) is not None


def names(given: object, key: str) -> bool:
    if isinstance(given, Path):
        return given.name.partition(".")[0] == key
    return key in (given, getattr(given, "key", None))
