"""Every lesson is played: each step legal, each mistake possible, and what the texts speak of is there to be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard import lessons, shelf
from pipyard.core.errors import PipyardError
from pipyard.lessons import BadLesson, read
from pipyard.lessons.walkthrough import check, unseen, walk
from pipyard.shelf import game
from pipyard.texts import languages
from pipyard.workshop import scaffold

MOST_LETTERS = 240
"""More is not read by somebody who wants to play."""
SMALL = """
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


def test_every_game_of_the_books_has_a_lesson() -> None:
    assert lessons.offered() == sorted(shelf.keys())


@pytest.mark.parametrize("key", lessons.offered())
def test_every_lesson_is_legal_and_shows_what_it_says(key: str) -> None:
    assert check(game(key), lessons.lesson(key)) >= lessons.FEWEST_STEPS


@pytest.mark.parametrize("key", lessons.offered())
def test_every_lesson_speaks_five_languages_and_is_short(key: str) -> None:
    taught = lessons.lesson(key)
    for said in [*taught.steps, *[wrong for step in taught.steps for wrong in step.tries]]:
        for language in languages():
            assert 0 < len(getattr(said, language)) <= MOST_LETTERS, (language, said.en)
    # a step without a fact could say anything
    assert all(step.sees for step in taught.steps)


@pytest.mark.parametrize("key", lessons.offered())
def test_the_learner_makes_every_move_of_the_lesson_and_is_asked_for_it(key: str) -> None:
    taught = lessons.lesson(key)
    moves = 0
    for step, match in walk(game(key), taught):
        if step.do:
            moves += 1
            assert not unseen(match, f"turn {taught.learner}", taught.learner)
            for cell in step.show:
                assert "," in cell
    # in a game of pure chance there is nothing to do
    assert moves >= 1 or key == "golden_centre"


@pytest.mark.parametrize("key", lessons.offered())
def test_every_lesson_lets_a_mistake_be_made(key: str) -> None:
    # in a game of pure chance nobody can make one
    assert key == "golden_centre" or any(step.tries for step in lessons.lesson(key).steps)


def test_a_small_lesson_is_fine() -> None:
    assert check(game("rasanto"), read(SMALL, "small")) == 3


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"8,0,0 red"', '"8,0,0 green"', "is not true"),
        ('"8,0,0 red"', '"scores 7 7"', "is not true"),
        ('do = "place 8,0,0"', 'do = "place 8,0,0"\nalso = ["place 0,8,0"]', "does not come to the same"),
        ('"place 8,0,0"', '"place 7,0,0"', "step 2"),
        ('do = "place 8,0,0"\n', "", "at least one with a move"),
        ('en = "Look."', 'en = ""', "has no text"),
        ('log = ["* 0"]', 'log = ["* 7"]', "7"),
        ('en = "Look."', "xx = 3", "xx"),
        ("[[steps]]", "[[stages]]", "stages"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(before: str, after: str, words: str) -> None:
    with pytest.raises(PipyardError, match=words):
        check(game("rasanto"), read(SMALL.replace(before, after), "small.toml"))


def test_a_mistake_needs_a_move_that_would_be_right() -> None:
    wrong = SMALL.replace('en = "Look."', 'en = "Look."\n[[steps.tries]]\nmove = "place 8,0,0"\nen = "No."')
    with pytest.raises(BadLesson, match="step 1"):
        check(game("rasanto"), read(wrong, "small.toml"))


def test_a_game_of_ones_own_has_its_lesson_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.shelf._OWN", {})
    file = tmp_path / "tall_house.py"
    scaffold.begin(file)
    own = shelf.adopt(file)
    with pytest.raises(PipyardError, match="no lesson"):
        lessons.lesson(own.info.key)
    (tmp_path / "tall_house_lesson.toml").write_text(SMALL, encoding="utf-8")
    assert own.info.key in lessons.offered()
    assert check(own, lessons.lesson(own.info.key)) == 3
