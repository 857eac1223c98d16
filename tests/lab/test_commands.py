"""The lab on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from pipyard.cli.app import app
from tests.lab.known import GAMES

RUN = CliRunner()


def test_an_arena_is_told_kept_and_run_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    words = ["arena", "rasanto", "--bots", "greedy,random", "--games", "12", "--out", str(path)]
    result = RUN.invoke(app, words)
    assert result.exit_code == 0, result.output
    assert "greedy" in result.stdout
    assert "again" in result.stdout
    again = RUN.invoke(app, ["arena", "--again", str(path)])
    assert "Identical to the last bit" in again.stdout
    found = json.loads(RUN.invoke(app, [*words, "--json"]).stdout)
    assert found["question"]["bots"] == ["greedy", "random"]
    assert found["standings"][0]["points"]["value"] == 1.0


def test_a_clock_makes_an_arena_unrepeatable_and_it_says_so() -> None:
    result = RUN.invoke(app, ["arena", str(GAMES / "coin.py"), "--bots", "random,mcts:1ms", "--games", "4"])
    assert "Not reproducible" in result.stdout


def test_a_report_is_a_page_and_json(tmp_path: Path) -> None:
    result = RUN.invoke(app, ["lab", "report", str(GAMES / "coin.py"), "--games", "100", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "the first player wins" in result.stdout
    assert (tmp_path / "lab_coin.html").read_text().startswith("<!doctype html>")
    assert json.loads((tmp_path / "lab_coin.json").read_text())["games"] == 100


def test_a_game_of_your_own_is_tried_in_plain_words() -> None:
    result = RUN.invoke(app, ["lab", "try", str(GAMES / "stroll.py"), "--seconds", "3"])
    assert result.exit_code == 0, result.output
    assert "games never end if everybody passes" in result.stdout


def test_a_game_that_breaks_is_told_in_one_line(tmp_path: Path) -> None:
    text = (GAMES / "stroll.py").read_text().replace("self.seat = (seat + 1) % self.seats", "self.seat = self.at[7]")
    own = tmp_path / "broken.py"
    own.write_text(text.replace("lab_stroll", "lab_broken"))
    result = RUN.invoke(app, ["lab", "try", str(own), "--seconds", "3"])
    assert result.exit_code == 2
    assert "broken.py, line 33: this line raises an error (IndexError" in result.output
    assert len(result.output.splitlines()) == 1


def test_the_triangle_is_measured_and_drawn(tmp_path: Path) -> None:
    page = tmp_path / "triangle.html"
    words = ["lab", "triangle", "golden_centre", "--blocks", "12", "--jobs", "1", "--kept", str(tmp_path / "k.json"), "--page", str(page)]
    result = RUN.invoke(app, [*words, "--out", str(tmp_path / "t.json")])
    assert result.exit_code == 0, result.output
    assert json.loads((tmp_path / "t.json").read_text())["games"]["golden_centre"]["chance"] == 1.0
    assert "Golden Centre" in page.read_text()
