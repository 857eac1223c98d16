"""Looking for puzzles: what is found can be found again, a stopped search goes on, and failures make ratings."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard import puzzles, shelf
from pipyard.core.errors import PipyardError
from pipyard.lab import puzzle_proof
from pipyard.lab.puzzle_proof import Position, lower_bound
from pipyard.lab.puzzle_ratings import rated_again
from pipyard.lab.puzzle_search import chosen, search
from pipyard.lab.subject import Subject
from pipyard.puzzles.position import begin
from pipyard.puzzles.puzzle_difficulty import ASKED_AGAIN, rated

MUCHO = Subject("mucho")


def test_a_stopped_search_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    whole = search(MUCHO, "shelf", 2, 100, None, estimated=0)
    assert whole.puzzles
    path = tmp_path / "mucho.jsonl"
    search(MUCHO, "shelf", 1, 100, path, estimated=0)
    result: list[int] = []
    assert search(MUCHO, "shelf", 2, 100, path, lambda done, found: result.append(done), estimated=0) == whole
    assert result == [0, 1]
    assert len(path.read_text().splitlines()) == 3
    kept = chosen(whole.puzzles, 2)
    assert [one.rating for one in kept] == sorted([one.rating for one in kept])


def test_an_estimate_needs_a_steady_search_that_prefers_the_same_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_proof, "DEEP_TRIES", 200)
    one = puzzles.puzzle("rasanto", 1)
    match = begin("rasanto", one)
    at = Position(match.game, match.state, one.seat, one.seats)
    found = {number: puzzle_proof.deep(at, number, "steady") for number in set(at.groups)}
    assert len([chance for chance in found.values() if chance is not None]) <= 1
    monkeypatch.setattr(puzzle_proof, "STEADY", -1.0)
    assert all(puzzle_proof.deep(at, number, "steady") is None for number in found)


def test_a_lead_is_as_wide_as_it_is_certain() -> None:
    assert lower_bound([[0.6, 0.5]] * 5, 0, [1]) == pytest.approx(0.1)
    assert lower_bound([[0.6, 0.5], [0.9, 0.3], [0.4, 0.5], [0.8, 0.6], [0.5, 0.5]], 0, [1]) < 0
    assert lower_bound([[0.9, 0.5, 0.7]] * 5, 0, [1, 2]) == pytest.approx(0.2)


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


def test_the_shelf_has_the_ratings_that_more_bots_give() -> None:
    kept = list(puzzles.puzzles("rasanto"))
    assert rated_again(shelf.game("rasanto"), kept[::-1]) == kept
    assert all(one.fails["beginner"][1] == ASKED_AGAIN["beginner"] for one in kept)
