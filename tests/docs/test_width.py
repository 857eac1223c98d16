"""Lines of documents wrap at about 100 characters, so that a change shows what changed."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 104
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "benchmarks").rglob("*.md"))]
UNWRAPPED = ("|", "#", "<", "    ")
"""Tables, headings, comments and commands keep to one line."""


def too_long(text: str) -> list[int]:
    """The numbers of prose lines that should be wrapped; a single word, such as an address, cannot be."""
    found: list[int] = []
    code = False
    for number, line in enumerate(text.splitlines(), 1):
        fence = line.lstrip().startswith("```")
        code ^= fence
        if (
            not (code or fence or line.startswith(UNWRAPPED) or line.lstrip().startswith("|"))
            and len(line) > WIDTH
            and len(line.split()) > 1
        ):
            found.append(number)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_prose_is_wrapped(page: Path) -> None:
    assert too_long(page.read_text(encoding="utf-8")) == []


def test_what_is_too_long_is_found() -> None:
    assert too_long(f"short\n{'word ' * 30}\n| {'cell ' * 30}|\n```\n{'code ' * 30}\n```\n{'x' * 120}") == [2]
