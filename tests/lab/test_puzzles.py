"""Looking for puzzles: what is found can be found again, a stopped search goes on, and failures make ratings."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard.core.errors import PipyardError
from pipyard.lab.puzzle_difficulty import rated
from pipyard.lab.puzzle_search import chosen, search
from pipyard.lab.subject import Subject

MUCHO = Subject("mucho")


def test_a_stopped_search_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    whole = search(MUCHO, "shelf", 2, 100, None)
    assert whole.puzzles
    path = tmp_path / "mucho.jsonl"
    search(MUCHO, "shelf", 1, 100, path)
    result: list[int] = []
    assert search(MUCHO, "shelf", 2, 100, path, lambda done, found: result.append(done)) == whole
    assert result == [0, 1]
    assert len(path.read_text().splitlines()) == 3
    kept = chosen(whole.puzzles, 2)
    assert [one.rating for one in kept] == sorted([one.rating for one in kept])


def test_games_of_the_hand_have_no_puzzles_of_moves() -> None:
    with pytest.raises(PipyardError):
        search(Subject("dune"), "shelf", 1, 1, None)


def test_the_more_bots_fail_the_higher_the_rating() -> None:
    easy, hard = (
        rated({"beginner": (2, 10), "club": (0, 6), "master": (0, 2)}),
        rated({"beginner": (10, 10), "club": (6, 6), "master": (2, 2)}),
    )
    assert 600 < easy < 1100
    assert 1800 < hard < 2600
