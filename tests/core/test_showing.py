"""How a match looks in Python: printed, in a notebook, by its name."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import pipyard
from pipyard import shelf
from pipyard.core.errors import PipyardError, UnknownGame


def test_a_match_is_printed_as_its_table() -> None:
    match = pipyard.Match("rasanto", seats=2, seed=7, start_seat="0")
    before = str(match)
    match.submit(0, "place 8,0,0")
    assert str(match) != before
    assert str(match).endswith("Choose((1,), 'alone')")
    assert "\x1b" not in str(match)
    assert repr(match) == "<Match of rasanto, 2 seats, 1 events, Choose((1,), 'alone')>"


def test_a_replayed_match_is_shown_like_the_first() -> None:
    match = pipyard.Match("rasanto", seats=2, seed=7, start_seat="0")
    match.submit(0, "place 8,0,0")
    again = pipyard.Match.replay(match.log)
    assert (repr(again), str(again), again._repr_svg_()) == (repr(match), str(match), match._repr_svg_())  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("key", shelf.keys())
def test_a_notebook_draws_every_game(key: str) -> None:
    match = pipyard.Match(key, seed=3)
    assert str(match)
    drawn = match._repr_svg_()  # pyright: ignore[reportPrivateUsage]
    assert drawn is None or ElementTree.fromstring(drawn).tag.endswith("svg")


def test_a_file_is_named_like_a_key(tmp_path: Path) -> None:
    file = tmp_path / "tower.py"
    source = Path(pipyard.__file__).parent / "workshop" / "high_rise.py"
    file.write_text(source.read_text(encoding="utf-8").replace('"high_rise"', '"named_tower"'), encoding="utf-8")
    assert pipyard.Match(str(file), seats=2, dice=8).game.info.key == "named_tower"
    assert pipyard.game("named_tower").info.key == "named_tower"
    with pytest.raises(UnknownGame):
        pipyard.game(str(tmp_path / "none.py"))


def test_a_file_is_never_opened_for_what_comes_from_outside(tmp_path: Path) -> None:
    file = tmp_path / "harm.py"
    file.write_text("raise SystemExit('this was run')", encoding="utf-8")
    with pytest.raises(UnknownGame):
        shelf.game(str(file))
    with pytest.raises(PipyardError):
        pipyard.Match.replay(f"pipyard 1\ngame: {file} 1\noptions: dice=8\nseats: 2\nseed: 7\n\n")
