"""Every set-up, in every language, is in words of that language: no keys, no codes, no English, and presets say what they set."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pipyard import rules, rulings, shelf
from pipyard.core.game import Game
from pipyard.core.options import TextLine
from pipyard.rules import reference
from pipyard.rules.wording import value_words, wording
from pipyard.texts import languages

RAW = {
    "what is typed": r"`[^`]*`",
    "a key": r"\b[a-z]+_[a-z_]+\b",
    "a word with its number as typed": r"\b[a-z_]+:\d",
    "the number of a ruling": r"\b[RCD]\d+\b",
    "a hole in a text": r"[{}]",
    "the name of a text": r"\b(?:option|value|phrase|preset|source)-[a-z]",
    "an axis": r"\b(?:smallest|kleinste|plus petit|más pequeña) [xyz]\b",
}
ENGLISH = r"the|and|with|from|which|when|whose|each|you|your|players?|rounds?|must|may|turns?|board|until|only|others?|number|yes|no dice"
"""Words of English that none of the other languages has."""
Said = tuple[str, str]


def said(game: Game, lang: str) -> Iterator[Said]:
    """Everything a set-up says, with where it says it."""
    words = wording(game, lang)
    for name, option in type(game.options).fields.items():
        option_words = words.options[name]
        yield name, option_words.name
        if not isinstance(option, TextLine):  # there you type just what the text shows
            yield f"{name}, what it is about", option_words.text
        for value, called in option_words.words.items():
            yield f"{name} = {value}", called
        yield f"{name}, its usual value", value_words(game, name, option.default, lang) if not isinstance(option, TextLine) else ""
        yield f"{name}, where it comes from", rulings.source_words(option, game.info.key, lang)
    for preset, called in words.presets.items():
        yield f"preset {preset}", called
        yield f"preset {preset}, what it sets", reference.changes(game, words, preset, lang)


def shortcomings(text: str, lang: str) -> list[str]:
    """What nobody should have to read in a set-up."""
    found = [f"{what}: {match[0]}" for what, form in RAW.items() for match in re.finditer(form, text)]
    if lang != rules.ENGLISH:
        found += [f"English: {match[0]}" for match in re.finditer(rf"\b(?:{ENGLISH})\b", text)]
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", shelf.keys())
def test_a_set_up_is_in_words_of_its_language(key: str, lang: str) -> None:
    found = {where: wrong for where, text in said(shelf.game(key), lang) if (wrong := shortcomings(text, lang))}
    assert not found


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != rules.ENGLISH])
@pytest.mark.parametrize("key", shelf.keys())
def test_a_set_up_is_translated(key: str, lang: str) -> None:
    """A sentence of several words that is the same as the English one was forgotten."""
    game = shelf.game(key)
    english = dict(said(game, rules.ENGLISH))
    same = {where: text for where, text in said(game, lang) if len(re.findall(r"[^\W\d]{3,}", text)) > 2 and text == english[where]}
    assert not same


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("`target:301` (normally)", "what is typed: `target:301`"),
        ("33 times escalate_every", "a key: escalate_every"),
        ("rounds:4 as in English", "a word with its number as typed: rounds:4"),
        ("after R4", "the number of a ruling: R4"),
        ("value-goal-target", "the name of a text: value-g"),
        ("within a level the smallest x", "an axis: smallest x"),
    ],
)
def test_raw_words_are_found(text: str, wrong: str) -> None:
    assert wrong in shortcomings(text, rules.ENGLISH)


def test_english_words_are_found_in_other_languages() -> None:
    assert shortcomings("avec yes, un dé seul", "fr") == ["English: yes"]
    assert shortcomings("mit Ja muss ein Würfel", "de") == []


CHECKED_BY_HAND = {
    ("cui_bono", "long_rows"): "the shortest row of one colour is 4",
    ("dice_trip", "live"): "entries are shown at once",
    ("dune", "one_try"): "tries: 1",
    ("faraday", "one_try"): "tries: 1",
    ("flickers", "far"): "25 cm instead of 10",
    ("most_simple_game", "may"): "as many of the rolled dice as you like",
    ("perspectives", "kosmos"): "turquoise does not count for its holder, and only the holder calls Stop",
    ("triops", "may"): "bonus dice may be taken",
    ("vain_guinea_fowl", "quick"): "shorter pauses",
}
"""Presets whose names share no word with the form: what they set, in short."""


@pytest.mark.parametrize("key", shelf.keys())
def test_a_preset_is_named_after_what_it_sets(key: str) -> None:
    """A word of its name, or a number, stands among the names and texts of the options it sets."""
    game, words = shelf.game(key), wording(shelf.game(key), rules.ENGLISH)
    for preset, given in game.presets.items():
        option_words = [
            " ".join([words.options[name].name, words.options[name].text, value_words(game, name, given[name], "en")]) for name in given
        ]
        named_after = stems(words.presets[preset]) & stems(" ".join(option_words))
        assert bool(named_after) != ((key, preset) in CHECKED_BY_HAND) or not given, f"{preset}: {words.presets[preset]}"


def stems(text: str) -> set[str]:
    """The beginnings of the longer words of a text, and its numbers."""
    return {word[:4].lower() for word in re.findall(r"[^\W\d]{4,}|\d+", text)}


def test_a_goal_is_told_with_its_number() -> None:
    game = shelf.game("tumblin_dice")
    assert value_words(game, "goal", "target:301", "en") == "first to 301 points"
    assert wording(game, "en").options["goal"].words["wins"] == "first to win … rounds"
    assert wording(game, "en").options["goal"].text.startswith("**first to 301 points** (normally, French and Dutch)")
