"""Puzzles in the terminal."""

from __future__ import annotations

from typer.testing import CliRunner

from pipyard import puzzles
from pipyard.cli.app import app
from pipyard.puzzles import RIGHT
from pipyard.puzzles.words import asked_for, outcome


def test_a_wrong_move_is_answered_and_the_right_one_explained() -> None:
    one = puzzles.puzzle("rasanto", 1)
    right = one.solutions()[0]
    wrong = next(move for move, tried in one.tries.items() if tried.verdict not in RIGHT)
    result = CliRunner().invoke(app, ["puzzle", "rasanto"], input=f"{wrong}\nnonsense\n{right}\n")
    assert result.exit_code == 0
    said = " ".join(result.output.split())
    assert asked_for(one) in said
    assert outcome(one, one.tries[wrong]) in said
    assert outcome(one, one.tries[right]) in said


def test_games_and_numbers_that_have_no_puzzle_are_refused() -> None:
    assert "rasanto (" in CliRunner().invoke(app, ["puzzle", "--list"]).output
    assert CliRunner().invoke(app, ["puzzle", "rasanto", "--number", "99"]).exit_code != 0
    assert CliRunner().invoke(app, ["puzzle", "dune"]).exit_code != 0
