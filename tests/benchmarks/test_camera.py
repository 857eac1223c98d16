"""Photos of a side, drawn by the benchmark and read by the browser's own code."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from benchmarks import camera


def test_drawn_sides_in_good_light_are_read_without_an_error() -> None:
    found = camera.measured(6, ("red", "green", "black"), 1.0, seed=2)
    assert found["wrong"] == 0
    assert found["whole"] == 1


def test_the_reader_sees_the_picture_and_not_a_pattern() -> None:
    """A mirrored list of faces would be wrong: what is read is where it is."""
    rng = np.random.default_rng(3)
    one = camera.drawn(rng, ("red", "green"), 1.0)
    read = [int(face["colour"]) for face in camera.read([one], rng, 0.0)[0]]
    assert read == one.faces
    assert read != [one.faces[camera.mirrored(at)] for at in range(45)]


@pytest.mark.parametrize("corner", [0, 1, 2])
def test_the_corners_are_in_the_picture(corner: int) -> None:
    x, y = camera.drawn(np.random.default_rng(4), ("red", "green"), 1.0).corners[corner]
    assert 0 <= x < camera.PICTURE_SIZE[0]
    assert 0 <= y < camera.PICTURE_SIZE[1]


def test_the_screen_and_the_documents_name_the_same_errors() -> None:
    """Faces wrong in a hundred, three colours, in good and in bad light."""
    root = Path(__file__).parents[2]
    shown = re.search(
        r"good: amount\(([\d.]+), 2\), bad: amount\(([\d.]+), 1\)", (root / "web/src/score/photo_sheet.ts").read_text("utf-8")
    )
    assert shown
    rows = re.findall(r"^\| (?:lit|dim)[^|]*\| 3 \| ([\d.]+) % \|", (root / "docs/score.md").read_text("utf-8"), re.MULTILINE)
    assert [f"{float(one):.1f}" for one in shown.groups()] == rows
