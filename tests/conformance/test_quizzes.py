"""Quizzes: five questions a game, and the answer that is stated follows from the rules, alone among the choices."""

from __future__ import annotations

import re
from random import Random

import pytest

from pipyard import shelf
from pipyard.books.dice_trip.atlas import chart
from pipyard.quizzes import FIVE, quiz
from pipyard.quizzes.answers import QUESTION_KINDS, position, right_choices
from pipyard.quizzes.questions import DICE, FILLERS, asked, drawn
from pipyard.texts import languages

RAW = re.compile(r"quiz-|[{}]|\b[0-8],[0-8],[0-8]\b|\b(?:why|verb|part)-")
"""What no reader is to see: keys, braces, cells in notation."""


@pytest.mark.parametrize("key", shelf.keys())
def test_the_answers_follow_from_the_rules(key: str) -> None:
    found = quiz(key)
    assert found is not None
    assert len(found.questions) == FIVE
    assert len({(one.kind, one.game, one.at, one.seat, one.event) for one in found.questions}) == FIVE
    game = shelf.game(key)
    for one in found.questions:
        played = found.games[one.game]
        rules = game.configured(**played.options)
        state = position(game, played, one.at)
        assert one.kind in QUESTION_KINDS
        assert 2 <= len(one.choices) == len(set(one.choices))
        assert right_choices(rules, state, one) == [one.choices[one.answer]]
        for number in range(2):  # nobody needs to know what is hidden
            assert right_choices(rules, state.view(one.seat).guess(Random(number)), one) == [one.choices[one.answer]]


@pytest.mark.parametrize("key", shelf.keys())
def test_a_quiz_asks_about_positions(key: str) -> None:
    found = quiz(key)
    assert found is not None
    fillers = [one.kind for one in found.questions if one.kind in FILLERS]
    # one attempt at pulling dice has hardly a position to ask about
    assert len(fillers) <= (2 if key == "dice_mikado" else 1), fillers


@pytest.mark.parametrize("key", shelf.keys())
def test_every_question_is_asked_in_words(key: str) -> None:
    for lang in languages():
        for one in asked(shelf.game(key), lang):
            said = [one.ask, *one.facts, *one.choices, one.why]
            assert all(said), f"{lang}: {said}"
            assert not [words for words in said if RAW.search(words)], lang
            assert len(set(one.choices)) == len(one.choices), f"{lang}: two choices read the same"


def test_pictures_are_drawn_where_the_question_says_so() -> None:
    game = shelf.game("rasanto")
    for number, one in enumerate(asked(game, "en"), 1):
        assert ("</svg>" in drawn(game, number, "en")) == bool(one.picture)


def test_a_roll_of_dice_trip_is_named_in_the_order_of_its_dice() -> None:
    assert list(DICE) == chart("belgium").letters
