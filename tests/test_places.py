"""One name for every place, the same for all seats; the browser has the same names."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pipyard import texts
from pipyard.core.text import because
from pipyard.pyramid.cells import CELLS, SIZE
from pipyard.texts import say_text
from pipyard.texts.place_names import PLATE_CORNERS, PLATE_SIDES, place_name, side_name, with_cells, with_names

FIXTURE = Path(__file__).parents[1] / "web/src/rules/place_names.json"


def test_every_place_has_a_name_of_its_own() -> None:
    names = {cell.text: place_name(cell.text) for cell in CELLS}
    assert len(set(names.values())) == SIZE
    assert all(with_cells(name) == cell for cell, name in names.items())


def test_the_table_of_the_browser_is_the_same() -> None:
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == {cell.text: place_name(cell.text) for cell in CELLS}


@pytest.mark.parametrize(
    ("cell", "name"), [("8,0,0", "i1"), ("0,8,0", "a9"), ("0,0,8", "a1"), ("0,0,0", "a1.8"), ("3,4,0", "d5.1"), ("3,4,1", "d5")]
)
def test_names(cell: str, name: str) -> None:
    assert place_name(cell) == name


def test_sides_lie_between_their_corners() -> None:
    for axis, ends in enumerate(PLATE_SIDES):
        assert set(ends) == {corner for at, corner in enumerate(PLATE_CORNERS) if at != axis}
        assert all(with_cells(end).split(",")[axis] == "0" for end in ends)
        assert side_name(axis) == f"{ends[0]}–{ends[1]}"


def test_texts_are_read_with_names_and_written_with_cells() -> None:
    assert with_names("jump 8,0,0 0,0,0: 623") == "jump i1 a1.8: 623"
    assert with_cells("jump i1 a1.8") == "jump 8,0,0 0,0,0"
    assert with_names("mount -1,3,4 at 8,8,8 or 0.5,1,2") == "mount -1,3,4 at 8,8,8 or 0.5,1,2"
    assert with_cells("i2 a10 a1.9 B1") == "i2 a10 a1.9 B1"


def test_places_in_a_list_are_all_named() -> None:
    assert with_names("under it 4,4,0, 3,5,0, 3,4,1 are empty") == "under it e5, d6, d5 are empty"


def test_refusals_call_places_by_their_names() -> None:
    assert "d5.1" in say_text(because("why-is-not-empty", cell="3,4,0"), "en")
    assert "3,4,0" in say_text(because("figure-in-the-air", cell="3,4,0", empty="4,4,0"), "en")


@pytest.mark.parametrize("lang", texts.languages())
def test_no_text_speaks_of_an_axis(lang: str) -> None:
    """People know the names round the plate, no coordinates."""
    for page in texts.pages(lang):
        assert not re.findall(r".*\b[xyz] ?= ?\d.*", page)
