"""``pipyard new`` begins a game that runs, and never writes over anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard import shelf
from pipyard.bots import arena
from pipyard.cli.app import app
from pipyard.workshop import scaffold


def new(file: Path) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "new", str(file)])


@pytest.mark.parametrize(
    ("name", "key", "title"),
    [
        ("tall_tower.py", "tall_tower", "Tall Tower"),
        ("Zickzack-2.py", "zickzack_2", "Zickzack 2"),
        ("my_game.py", "my_game_2", "My Game 2"),
    ],
)
def test_a_new_game_runs_and_is_named_after_its_file(tmp_path: Path, name: str, key: str, title: str) -> None:
    made = new(tmp_path / name)
    assert made.exit_code == 0, made.output
    game = shelf.adopt(tmp_path / name)
    assert (game.info.key, game.info.title) == (key, title)
    assert "High" not in (tmp_path / name).read_text(encoding="utf-8")
    assert arena.play(game, 2, ["greedy", "random"], 1).over is not None


def test_a_name_that_is_on_the_shelf_is_numbered_and_said(tmp_path: Path) -> None:
    said = new(tmp_path / "my_game.py").output
    assert "a game my_game already" in said
    assert "the key my_game_2 and the title My Game 2" in said
    assert "already" not in new(tmp_path / "tall_tower.py").output


def test_it_says_what_to_do_next(tmp_path: Path) -> None:
    file = tmp_path / "tall_tower.py"
    said = new(file).output
    for command in (f"pipyard play {file}", f"pipyard lab try {file}", f"pipyard serve --game {file}"):
        assert command in said


def test_nothing_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "tall_tower.py"
    file.write_text("precious")
    made = new(file)
    assert made.exit_code == 2
    assert "exists already" in made.output
    assert file.read_text() == "precious"


@pytest.mark.parametrize("name", ["tower.txt", "2fast.py", "class.py", "___.py", "nowhere/tower.py"])
def test_names_that_make_no_game_are_refused_in_a_line(tmp_path: Path, name: str) -> None:
    made = new(tmp_path / name)
    assert made.exit_code == 2
    assert len(made.output.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_model_has_the_names_that_are_replaced() -> None:
    assert all(name in scaffold.model() for name in scaffold.TEMPLATE_NAMES)
