"""Learning a game at the terminal."""

from __future__ import annotations

import pytest

from pipyard import lessons, texts

from .test_commands import refusal, run


def test_the_games_with_a_lesson_are_listed() -> None:
    assert "rasanto" in run("learn").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_is_taken_with_a_mistake_and_to_its_end(lang: str) -> None:
    typed = "\nnonsense\nplace 0,0,8\nplace 7,1,0\n\nplace 1,7,0\nplace 6,1,1\n\n"
    told = run("--lang", lang, "learn", "rasanto", typed=typed).stdout
    plain = " ".join(told.split())
    steps = lessons.lesson("rasanto").steps
    assert all(" ".join(step.said(lang).split()) in plain for step in steps)
    assert " ".join(steps[3].tries[0].said(lang).split()) in plain
    assert texts.say("cli-lesson-not-that", lang) in plain
    assert "pipyard play rasanto" in plain


def test_whoever_leaves_a_lesson_just_leaves() -> None:
    result = run("learn", "rasanto", typed="\n")
    assert result.exit_code == 0
    assert "pipyard play" not in result.stdout


def test_a_lesson_is_checked_and_a_game_without_one_is_refused() -> None:
    assert "5 steps" in run("learn", "rasanto", "--check").stdout
    assert "no lesson" in refusal(run("learn", "my_game"))
