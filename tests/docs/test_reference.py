"""The reference says what the sources say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pipyard import vocabulary
from pipyard.vocabulary import blocks, hands, shots

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "reference.py"


def test_the_reference_is_what_the_sources_say() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_words_that_the_guides_use_stand_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    for word in ("`PyramidState(", "`ranked(", "`who_begins(", "`Listed(", "`conceal(", "`ActionOutcome(", "`LEVEL", "`Chance("):
        assert word in page, word


def test_what_a_reader_of_a_rule_file_asks_for_is_explained() -> None:
    page = " ".join((ROOT / "docs" / "reference.md").read_text(encoding="utf-8").split())
    for word in (
        "`i64` is",
        "`hurries` names",
        "`score` how",
        "`printed` holds",
        "`own_side`: every",
        "`share` is",
        "`stock` how",
        "`last` is",
    ):
        assert word in page, word
    for said in ("`colour[place]` is that of the die", "The outer faces that the side of every seat shows now", "The points of every seat"):
        assert said in page, said


@pytest.mark.parametrize(("mark", "module"), [("★", vocabulary), ("☆", hands), ("◇", blocks), ("◎", shots)])
def test_what_a_star_import_brings_stands_there_once_with_a_star(mark: str, module: object) -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    marked = re.findall(rf"{mark}(?: [☆◎])* `(\w+)", page)
    elsewhere = {"Fraction", "Random", "i64"}
    assert len(marked) == len(set(marked))
    assert set(marked) - elsewhere == set(getattr(module, "__all__")) - elsewhere  # noqa: B009
