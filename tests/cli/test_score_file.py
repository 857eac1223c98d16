"""A score that is kept at the terminal: what was typed is on the disk, and goes on after an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from pipyard.cli.app import app
from pipyard.cli.score_file import ScoreFile

run = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path))
    return tmp_path


def interrupted(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody types these lines, and then Ctrl-C."""
    typed = iter(lines)

    def typing(*_: object, **__: object) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", typing)


def test_ctrl_c_loses_nothing_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    interrupted(monkeypatch, "B A", "46 23 o s", "nonsense", "11 11")
    done = run.invoke(app, ["score", "tumblin_dice", "--players", "Ann,Bob", "-o", "mode=individual"])
    assert "3 lines are saved" in done.output
    result = ScoreFile.read("tumblin_dice")
    assert result is not None
    assert result.lines == ["B A", "46 23 o s", "11 11"]
    interrupted(monkeypatch, "12 12", "quit")
    again = run.invoke(app, ["score", "tumblin_dice"])
    assert "Continuing with Ann, Bob: 3 lines" in again.output
    assert ScoreFile.read("tumblin_dice") is None
    kept = list((home / "games").glob("tumblin_dice*.score.txt"))
    assert len(kept) == 1
    assert kept[0].read_text("utf-8").endswith("> B A\n> 46 23 o s\n> 11 11\n> 12 12\n")


def test_another_game_puts_the_interrupted_one_on_the_shelf(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    interrupted(monkeypatch, "B A")
    run.invoke(app, ["score", "tumblin_dice", "--players", "Ann,Bob"])
    interrupted(monkeypatch, "A B")
    run.invoke(app, ["score", "tumblin_dice", "--players", "Eve,Fay"])
    result = ScoreFile.read("tumblin_dice")
    assert result is not None
    assert (result.players, result.lines) == (["Eve", "Fay"], ["A B"])
    interrupted(monkeypatch, "B A")
    run.invoke(app, ["score", "tumblin_dice", "--players", "Eve,Fay", "--new"])
    assert len(list((home / "games").glob("*.score.txt"))) == 2


def test_enter_keeps_the_roll_of_dice_trip(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, "1 1 3 5", "", "11 Brussels, 35 Ghent")
    done = run.invoke(app, ["score", "dice_trip"])
    assert "3 lines are saved" in done.output
    interrupted(monkeypatch, "1 2 3 4", "", "quit")
    again = run.invoke(app, ["score", "dice_trip"])
    assert "3 lines so far" in again.output


def test_enter_keeps_the_roll_of_several_too(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, "Bob", "1 1 3 5", "")
    done = run.invoke(app, ["score", "dice_trip", "--players", "Ann,Bob"])
    assert "3 lines are saved" in done.output


def test_a_line_that_does_not_count_any_more_stays_in_its_file(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    (home / "score").mkdir()
    (home / "score" / "tumblin_dice.txt").write_text("# pipyard score tumblin_dice\n# players: Ann, Bob\n> B A\n> 99\n", "utf-8")
    interrupted(monkeypatch)
    done = run.invoke(app, ["score", "tumblin_dice"])
    assert done.exit_code != 0
    assert (home / "score" / "tumblin_dice.txt").read_text("utf-8").endswith("> 99\n")


def test_a_game_that_is_over_can_still_be_corrected(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    options = ["-o", "mode=individual", "-o", "goal=rounds:1"]
    interrupted(monkeypatch, "A B", "46 46 46 46", "11 11 11 11", "undo", "11 11 11 12", "fix B 1 44", "")
    done = run.invoke(app, ["score", "tumblin_dice", "--players", "Ann,Bob", *options])
    assert done.output.count("★") == 3
    assert done.output.count("Taken back") == 1
    assert [line.split()[-1] for line in done.output.splitlines() if line.startswith("total")][1::2] == ["4", "5", "20"]
    assert ScoreFile.read("tumblin_dice") is None
    kept = next((home / "games").glob("tumblin_dice*.score.txt")).read_text("utf-8")
    assert kept.endswith("> A B\n> 46 46 46 46\n> 11 11 11 12\n> fix B 1 44\n")


@pytest.mark.parametrize(
    ("key", "lines", "left"),
    [
        ("tumblin_dice", ["B A", "46 23 o s", "fix B 1 11", "undo"], ["B A", "46 23 o s"]),
        ("dice_trip", ["Bob", "1 1 3 5", "", "undo", "undo"], ["Bob"]),
        ("doubles", ["Ann 50", "Bob 60", "UNDO"], ["Ann 50"]),
    ],
)
def test_undo_takes_back_the_last_line_of_every_game(monkeypatch: pytest.MonkeyPatch, key: str, lines: list[str], left: list[str]) -> None:
    interrupted(monkeypatch, *lines)
    done = run.invoke(app, ["score", key, "--players", "Ann,Bob"])
    assert f"Taken back: {lines[len(left)]}" in done.output
    result = ScoreFile.read(key)
    assert result is not None
    assert result.lines == left
    interrupted(monkeypatch, *["undo"] * (len(left) + 1))
    again = run.invoke(app, ["score", key])
    assert "There is no line to take back." in again.output


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("tumblin_dice", ["fix A 2 46", "46 23 o s"]),
        ("dice_trip", ["reroll blue 5", "35 Gent, x Hasselt"]),
        ("dune", ["fix 3"]),
        ("emag", []),
    ],
)
@pytest.mark.parametrize("asked", ["?", "help"])
def test_a_question_mark_lists_what_can_be_typed(monkeypatch: pytest.MonkeyPatch, key: str, words: list[str], asked: str) -> None:
    interrupted(monkeypatch, asked)
    done = run.invoke(app, ["score", key, "--players", "Ann,Bob"])
    assert done.output.startswith("Type ? to see what you can type.")
    assert [word for word in (*words, "undo", "quit", "Ctrl-C") if word not in done.output] == []
    assert ScoreFile.read(key) is None
