"""``pipyard check`` names what is wrong with a game, in its line, and finds nothing wrong with games that are in order."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard import shelf, texts
from pipyard.cli.app import app
from pipyard.cli.game_lookup import game_help
from pipyard.core.errors import UnknownGame
from pipyard.core.game import Game
from pipyard.rules import how_to_play
from pipyard.texts.option_names import option_name, phrase_name
from pipyard.workshop import game_check, source_check
from pipyard.workshop.game_check import Effort
from pipyard.workshop.source_lines import SourceFile

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BROKEN = sorted((HERE / "broken").glob("*.py"))
GOOD = [ROOT / "src" / "pipyard" / "workshop" / "high_rise.py", *sorted((ROOT / "docs" / "tutorial").glob("*.py"))]
CHEAP = Effort(1, 0, presets=False, counts=1)
"""One game: the conformance tests hold the shelf to the same laws in every preset and with every number of seats."""


def marks(file: Path) -> list[tuple[str, int]]:
    """The keys of the sentences that a broken game expects, and their lines."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [(found[1], number) for number, line in enumerate(lines, 1) if (found := re.search(r"# ((?:check|why)-[a-z-]+)$", line))]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", *words])


@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_a_broken_game_is_told_what_is_wrong_and_where(file: Path) -> None:
    report = game_check.check(file, patience=1 if file.stem == "hangs" else 60)
    expected = marks(file) or [("why-defines-no-game", 0)]
    assert [(problem.why.key, problem.line) for problem in report.problems[:1]] == expected
    for lang in texts.languages():
        said = texts.say_text(report.problems[0].said(file.name), lang)
        assert said.startswith(file.name)
        assert "{" not in said.replace("{}", "")


@pytest.mark.parametrize(
    "line",
    [
        "import math as row",
        "for area in range(3): pass",
        "if True: Text = 3",
        "Move, x = 1, 2",
        "with open('x') as cells: pass",
        "row: int = 1",
    ],
)
def test_a_word_is_taken_wherever_a_line_at_the_top_names_it(line: str) -> None:
    source = f"from pipyard.vocabulary import *\n{line}\n"
    assert [(one.why.key, one.line) for one in source_check.shadowed(ast.parse(source))] == [("check-shadowed", 2)]


def test_names_inside_a_function_or_a_list_take_no_word() -> None:
    source = "from pipyard.vocabulary import *\nnumbers = 0\ndef f():\n    row = 1\nx = [area for area in range(3)]\n"
    assert [one.line for one in source_check.shadowed(ast.parse(source))] == [2]


def test_every_kind_of_fault_has_a_broken_game() -> None:
    keys = {key for file in BROKEN for key, _ in marks(file) if key.startswith("check-")}
    about = {"check-and-more", "check-good", "check-problems", "check-seat", "check-spectator"}
    rare = {"check-bug-beyond", "check-no-copy", "check-no-view", "check-not-text", "check-scene-other", "check-steps", "check-view-twice"}
    assert {key for key in texts.entries("en") if key.startswith("check-")} == keys | about | rare


def test_all_that_is_wrong_is_listed_and_the_exit_status_is_1(tmp_path: Path) -> None:
    file = tmp_path / "faulty.py"
    text = (HERE / "broken" / "scores.py").read_text(encoding="utf-8").replace("broken_scores", "broken_twice")
    file.write_text(text.replace('Move("add", 2)', 'Move("add", 1)'), encoding="utf-8")
    done = run("check", str(file))
    assert done.exit_code == 1
    lines = done.output.strip().splitlines()
    assert [line.partition(": ")[0] for line in lines[:-1]] == ["faulty.py, line 24", "faulty.py, line 17"]
    assert lines[-1].startswith("faulty.py has 2 problems")


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.stem)
def test_a_good_game_is_told_what_was_looked_at(file: Path) -> None:
    done = run("check", str(file))
    assert done.exit_code == 0, done.output
    assert re.search(r"is fine\. \d+ random games of \d+ to \d+ events", done.output)


@pytest.mark.parametrize(
    "words",
    [("play",), ("games",), ("rules",), ("simulate",), ("lab", "try"), ("serve", "--port", "0", "--game"), ("admin", "list", "--game")],
    ids=" ".join,
)
def test_every_command_that_takes_a_file_says_the_same(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path))
    done = run(*words, str(HERE / "broken" / "no_turn.py"))
    assert done.exit_code == 2
    assert done.output.strip() == (
        "pipyard: no_turn.py, line 12: `turn` returns None: return ALONE[self.seat], Chance(space), or an end such as ranked(scores, why)"
    )


def test_one_thing_that_is_wrong_is_one_line() -> None:
    done = run("check", str(HERE / "broken" / "dropped.py"))
    assert done.exit_code == 1
    assert done.output.strip() == (
        "dropped.py, line 14: the result of `ranked(self.points, 'somebody has ten points')` is not used: "
        "write `return ranked(self.points, 'somebody has ten points')`"
    )


@pytest.mark.parametrize("words", [("rules",), ("rules", "--reference"), ("games",)], ids=" ".join)
def test_a_page_of_an_own_game_names_commands_that_work(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GOOD[0].parent)
    result = " ".join(run(*words, GOOD[0].name).output.split())
    named = re.findall(r"pipyard rules (high_rise\S*?)[` ]", result)
    assert set(named) == {GOOD[0].name}
    assert "Read on" in run("rules", named[0]).output


def test_a_file_that_is_not_there_is_said_so() -> None:
    assert "there is no file" in run("check", "nowhere.py").output


def test_a_game_that_was_let_in_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "let_in.py"
    file.write_text(GOOD[0].read_text(encoding="utf-8").replace("high_rise", "let_in"), encoding="utf-8")
    game_check.admitted(file)
    monkeypatch.setattr(game_check, "_Checker", None)
    assert game_check.admitted(file).info.key == "let_in"
    file.write_text("x = 1\n", encoding="utf-8")
    with pytest.raises(UnknownGame):
        game_check.admitted(file)


@pytest.mark.parametrize("one", shelf.games(), ids=lambda one: one.info.key)
def test_the_games_of_the_shelf_are_in_order(one: Game) -> None:
    path = Path(str(importlib.import_module(one.module).__file__))
    source = SourceFile(path, path.read_text(encoding="utf-8") if path.suffix == ".py" else "")
    report = game_check.check_game(one, source, CHEAP, patience=120)
    assert [(problem.why.key, problem.line, str(problem.why)) for problem in report.problems] == []


def test_an_own_game_is_told_nothing_of_other_games(tmp_path: Path) -> None:
    """Its options have its own words, even if another game has one of that name; without cells it has no pyramid to explain."""
    file = tmp_path / "dash.py"
    text = (HERE / "broken" / "taken_word.py").read_text(encoding="utf-8").replace("broken_taken_word", "dash_own")
    text = text.replace("number = number(10, 1, 99", "size = number(10, 1, 99")
    file.write_text(text, encoding="utf-8")
    game = game_check.admitted(file)
    assert option_name("golden_centre", "size", "en") == "dice of a corner pyramid"
    assert option_name(game.info.key, "size", "en") == "size"
    assert phrase_name("tumblin_dice", "goal", "target", "5", "en") == "first to 5 points"
    assert phrase_name(game.info.key, "goal", "target", "5", "en") == "target: 5"
    assert option_name(game.info.key, "start_seat", "en") == option_name("rasanto", "start_seat", "en")
    assert "pyramid" not in how_to_play.page(game, "en").lower()
    assert texts.say("cli-help-places", "en") not in game_help(game)
    assert texts.say("cli-help-places") in game_help(shelf.game("rasanto"))
