"""The guide shows what the template says, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
TEMPLATE = (ROOT / "src" / "pipyard" / "workshop" / "high_rise.py").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("piece", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL), ids=lambda piece: piece.strip().splitlines()[0])
def test_a_piece_of_the_guide_stands_in_the_template(piece: str) -> None:
    assert piece in TEMPLATE


def test_what_the_guide_shows_at_the_prompt_is_so() -> None:
    shown = doctest.DocTestParser().get_doctest(GUIDE.replace("```", ""), {}, "guide", None, 0)
    assert len(shown.examples) > 15
    result: list[str] = []
    failed, _ = doctest.DocTestRunner().run(shown, out=result.append)
    assert failed == 0, "".join(result)


def pieces(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "tutorial").glob("[a-z]*.md")), ids=lambda page: page.stem)
def test_a_piece_of_the_tutorial_stands_in_its_game(page: Path) -> None:
    game = page.with_suffix(".py").read_text(encoding="utf-8")
    assert pieces(page)
    for piece in pieces(page):
        assert piece in game


def test_the_first_page_of_the_tutorial_shows_the_whole_game() -> None:
    page = ROOT / "docs" / "tutorial" / "summit.md"
    shown = {line for piece in pieces(page) for line in piece.splitlines()}
    game = page.with_suffix(".py").read_text(encoding="utf-8").splitlines()
    assert [line for line in game[1:] if line.strip() and line not in shown] == ["class SummitState(PyramidState):"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("https://") and not (page.parent / link).exists()] == []
