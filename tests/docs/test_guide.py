"""The guide shows what the template says, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
TEMPLATE = (ROOT / "src" / "pipyard" / "inventing" / "high_rise.py").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("piece", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL), ids=lambda piece: piece.strip().splitlines()[0])
def test_a_piece_of_the_guide_stands_in_the_template(piece: str) -> None:
    assert piece in TEMPLATE


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("https://"):
            assert (page.parent / link).exists(), link
