"""Learning a game at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard import lessons, texts
from pipyard.workshop import scaffold

from .test_commands import refusal, run


def test_the_games_with_a_lesson_are_listed() -> None:
    assert "rasanto" in run("learn").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_is_taken_with_a_mistake_and_to_its_end(lang: str) -> None:
    typed = "\nnonsense\nplace 0,0,8\nplace 7,1,0\n\nplace 1,7,0\nplace 6,1,1\n\n"
    result = run("--lang", lang, "learn", "rasanto", typed=typed).stdout
    plain = " ".join(result.split())
    steps = lessons.lesson("rasanto").steps
    assert all(" ".join(step.said(lang).split()) in plain for step in steps)
    assert " ".join(steps[3].tries[0].said(lang).split()) in plain
    assert texts.say("cli-lesson-not-that", lang) in plain
    assert "pipyard play rasanto" in plain


def test_a_lesson_names_places_as_the_table_does_and_speaks_to_the_learner() -> None:
    result = run("learn", "rasanto", typed="\nplace a1\nplace h2\n").stdout
    plain = " ".join(result.split())
    assert "Your move (place h2)" in plain
    assert texts.say("cli-lesson-not-that", "en") in plain
    assert lessons.lesson("rasanto").steps[2].en in plain
    assert "You are the shepherd" in run("learn", "wolf", typed="").stdout


def test_whoever_leaves_a_lesson_just_leaves() -> None:
    result = run("learn", "rasanto", typed="\n")
    assert result.exit_code == 0
    assert "pipyard play" not in result.stdout


def test_a_lesson_is_checked_and_a_game_without_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "5 steps" in run("learn", "rasanto", "--check").stdout
    monkeypatch.setattr("pipyard.shelf._OWN", {})
    file = tmp_path / "tall_tower.py"
    scaffold.begin(file)
    assert "no lesson" in refusal(run("learn", str(file)))


LESSON = """
log = ["* 0"]
[[steps]]
en = "Look."
[[steps]]
do = "place 8,0,0"
en = "Put it here."
[[steps]]
sees = ["8,0,0 red"]
en = "There it is."
"""


def test_checking_a_game_of_ones_own_checks_the_lesson_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "tall_tower.py"
    scaffold.begin(file)
    beside = tmp_path / "tall_tower_lesson.toml"
    beside.write_text(LESSON, encoding="utf-8")
    assert "3 steps" in run("check", str(file)).stdout
    beside.write_text(LESSON.replace("8,0,0 red", "8,0,0 green"), encoding="utf-8")
    assert "step 3" in refusal(run("check", str(file)))


@pytest.mark.parametrize("key", ["dice_trip", "flickers", "clever_mole", "golden_centre"])
def test_lessons_with_inputs_of_their_own_can_be_taken_in_the_terminal(key: str) -> None:
    typed = "".join([f"{step.do}\n" for step in lessons.lesson(key).steps])
    result = run("learn", key, typed=typed).stdout
    assert f"pipyard play {key}" in " ".join(result.split())
