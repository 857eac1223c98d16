"""Every claim of docs/security.md names a test, and every test that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
SOURCES = {path: path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
ATTACKS = 12


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")][2:]


CLAIMS = [*rows("Defences"), *rows("Attacks that once worked")]


def exists(name: str) -> bool:
    if name.endswith(".py"):
        return any(path.as_posix().endswith(f"/{name}") for path in SOURCES)
    return any(f"def {name}(" in text for text in SOURCES.values())


@pytest.mark.parametrize("claim", CLAIMS, ids=[claim[0][:50] for claim in CLAIMS])
def test_each_claim_names_tests_that_exist(claim: list[str]) -> None:
    named = re.findall(r"`((?:tests/\w+/)?test_\w+(?:\.py)?)`", claim[-1])
    assert named, "no test"
    assert [name for name in named if not exists(name)] == []


def test_each_attack_has_its_row() -> None:
    assert len(rows("Attacks that once worked")) == ATTACKS
    assert len(rows("Defences")) > 30


def test_what_does_not_exist_is_found_out() -> None:
    assert not exists("test_that_nobody_wrote")
    assert not exists("test_that_nobody_wrote.py")
