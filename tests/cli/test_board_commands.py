"""Boards and shots on the command line."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from pipyard.books.tumblin_dice import BOARDS
from pipyard.cli.app import app

RUN = CliRunner()


def test_a_board_is_checked_and_drawn(tmp_path: Path) -> None:
    assert "4x 85 mm" in RUN.invoke(app, ["board", "check", "standard"]).output
    picture = tmp_path / "board.svg"
    assert RUN.invoke(app, ["board", "draw", str(BOARDS / "minus_one.toml"), "--out", str(picture)]).exit_code == 0
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert "o" in RUN.invoke(app, ["board", "draw", "narrow"]).output


def test_an_impossible_board_is_one_line_of_complaint(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((BOARDS / "standard.toml").read_text(encoding="utf-8").replace("length = 750.0", "length = nan"), encoding="utf-8")
    done = RUN.invoke(app, ["board", "check", str(path)])
    assert done.exit_code == 2
    assert "board.length" in done.output
    assert RUN.invoke(app, ["board", "check", str(tmp_path / "none.toml")]).exit_code == 2


def test_what_is_odd_about_a_board_is_said(tmp_path: Path) -> None:
    path = tmp_path / "flat.toml"
    text = (
        (BOARDS / "standard.toml")
        .read_text(encoding="utf-8")
        .replace("top = 60.0", "top = 70.0")
        .replace("[-95.0, 520.0]", "[-15.0, 520.0]")
    )
    path.write_text(text, encoding="utf-8")
    output = RUN.invoke(app, ["board", "check", str(path)]).output
    assert "10 mm high" in output
    assert "too narrow for a turning die" in output


def test_a_shot_with_any_numbers_is_played_and_told(tmp_path: Path) -> None:
    kept = tmp_path / "shot.log"
    lines = "flick A1 speed=9\nflick A1 speed=1.47 aim=3.21\nquit\n"
    words = ["play", "tumblin_dice", "-s", "human,random", "--seed", "3", "-p", "rounds", "--save", str(kept)]
    output = RUN.invoke(app, words, input=lines).output
    assert "between 0.1 and 4" in output
    assert "A1 comes to rest on" in output or "A1 stays short" in output or "A1 leaves" in output
    assert "# motion" in kept.read_text(encoding="utf-8")
