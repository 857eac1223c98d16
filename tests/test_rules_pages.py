"""Every game has a page of rules, all pages are cut alike, and they speak of exactly the options there are."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pipyard import rules, shelf
from pipyard.core.errors import UnknownGame
from pipyard.pictures.figures import BLOCK

GAMES = shelf.keys()


PAGES = [(lang, key) for key in GAMES for lang in rules.languages(key)]
TRANSLATED = [(lang, key) for lang, key in PAGES if lang != rules.ENGLISH]


def prose(text: str) -> str:
    """A text without what is typed and without figures."""
    return re.sub(r"`[^`]*`", "", BLOCK.sub("", text))


def numbers(text: str, lang: str) -> Counter[str]:
    """The numbers of a text, those of places left out, with a point in decimals whatever the language writes."""
    plain = prose(text)
    if lang != rules.ENGLISH:
        plain = re.sub(r"(?<![\w,.])(\d+),(\d+)(?![\w,.]*\d)", r"\1.\2", plain)
    return Counter(re.findall(r"(?<![\w,.])\d+(?:\.\d+)?(?![\w,]*\d)", plain))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_page_in_english(key: str) -> None:
    assert rules.ENGLISH in rules.languages(key)


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_every_page_has_a_summary_and_all_sections_in_order(lang: str, key: str) -> None:
    page = rules.source(key, lang)
    headings = rules.HEADINGS[lang]
    assert list(rules.sections(page)) in ([*headings[:-1]], [*headings])
    assert all(rules.sections(page).values()), "a section is empty"
    assert rules.summary(page)


@pytest.mark.parametrize("key", GAMES)
def test_the_english_page_says_of_the_game_what_the_game_says(key: str) -> None:
    page, info = rules.source(key, "en"), shelf.game(key).info
    assert rules.title(page) == info.title
    assert rules.summary(page) == info.summary


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_the_variants_are_exactly_the_options(lang: str, key: str) -> None:
    options = type(shelf.game(key).options).fields
    assert rules.variants(rules.source(key, lang), lang) == list(options)


def worded(key: str) -> dict[str, list[object]]:
    """The options of a game that are words, and those words; who begins and hints are explained once for all games."""
    options = {
        name: option.values() for name, option in type(shelf.game(key).options).fields.items() if name not in ("start_seat", "hints")
    }
    return {name: words for name, words in options.items() if isinstance(words, list) and not all(isinstance(word, bool) for word in words)}


@pytest.mark.parametrize(("lang", "key"), [(lang, key) for lang, key in PAGES if worded(key)])
def test_a_variant_names_every_word_its_option_can_be(lang: str, key: str) -> None:
    told = rules.explained(rules.source(key, lang), lang)
    for name, words in worded(key).items():
        missing = [word for word in words if not re.search(rf"\b{re.escape(str(word))}\b", told[name])]
        assert not missing, f"{name} does not speak of {missing}"


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_a_translated_page_has_the_sections_words_numbers_and_figures_of_the_english_one(lang: str, key: str) -> None:
    english = rules.english_sections(rules.source(key, "en"), "en")
    other = rules.english_sections(rules.source(key, lang), lang)
    assert list(other) == list(english)
    for name, text in english.items():
        assert BLOCK.findall(other[name] + "\n") == BLOCK.findall(text + "\n"), f"figures of {name}"
        assert Counter(re.findall(r"`[^`]+`", BLOCK.sub("", other[name]))) == Counter(re.findall(r"`[^`]+`", BLOCK.sub("", text))), name
        assert numbers(other[name], lang) == numbers(text, "en"), f"numbers of {name}"


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_decimals_are_written_with_the_sign_of_the_language(lang: str, key: str) -> None:
    assert not re.findall(r"\d\.\d", prose(rules.source(key, lang)))


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_a_translated_page_is_not_the_english_one(lang: str, key: str) -> None:
    english, other = rules.source(key, "en"), rules.source(key, lang)
    lines = {line for line in english.splitlines() if len(line) > 40 and "`" not in line}
    assert not lines & set(other.splitlines())


def test_the_page_puts_the_names_of_options_before_their_keys() -> None:
    assert "- **where a die may go** (`adjacency`): `free` (normally)" in rules.page("rasanto", "en")


def test_a_language_without_a_page_falls_back_to_english() -> None:
    assert rules.page("el_dado", "xx") == rules.page("el_dado", "en")


def test_a_game_without_a_page_is_an_error_a_reader_understands() -> None:
    with pytest.raises(UnknownGame, match="no rules page"):
        rules.page("no_such_game")
