"""One word for one thing, in every language, on every page and in every text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pipyard import rules, shelf, texts
from pipyard.rules import glossary

PAGES = [(lang, key) for key in (rules.PYRAMID, *shelf.files()) for lang in rules.languages(key) if lang in glossary.languages()]
ROOT = Path(__file__).parents[1]
CLUMSY = {
    "en": ("Who has none left does not roll.", "Whoever has none left does not roll. Who wins?"),
    "fr": ("Une chiquenaude par tour.", "Une pichenette par tour. Aucun dé étranger à la tige."),
    "nl": ("De speler links is aan.", "De speler links is aan de beurt. De optie is aan of uit; wit is aan zet."),
    "de": ("Der Turm ist höher wie breit.", "Der Turm ist höher als breit."),
    "es": ("Perros; ganan los menos.", "Perros; gana quien menos tenga."),
}
"""A clumsy sentence of every language, and sentences that only look like it."""


def spoken(lang: str) -> list[str]:
    """What the texts of terminal, games and client say."""
    client = [page.read_text(encoding="utf-8") for page in sorted((ROOT / "web" / "src" / "i18n" / "catalogues").rglob(f"{lang}.ftl"))]
    assert client
    return ["\n".join(line.partition("=")[2] for line in page.splitlines() if "=" in line) for page in [*texts.pages(lang), *client]]


@pytest.mark.parametrize("lang", glossary.languages())
def test_every_language_has_a_word_for_the_same_things(lang: str) -> None:
    terms = glossary.terms(lang)
    assert list(terms) == list(glossary.terms("en"))
    assert all(term.word and term.means for term in terms.values())


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_a_page_uses_the_words_of_the_glossary(lang: str, key: str) -> None:
    assert not glossary.strays(rules.source(key, lang) + rules.reference_source(key, lang), lang)


@pytest.mark.parametrize("lang", glossary.languages())
def test_the_texts_of_table_and_terminal_use_the_words_of_the_glossary(lang: str) -> None:
    for page in spoken(lang):
        assert not glossary.strays(page, lang)


@pytest.mark.parametrize("lang", glossary.languages())
def test_pages_and_texts_say_nothing_clumsy(lang: str) -> None:
    pages = [rules.source(key, lang) + rules.reference_source(key, lang) for key in shelf.files() if lang in rules.languages(key)]
    for page in [*pages, *spoken(lang)]:
        assert not glossary.clumsy(page, lang)


@pytest.mark.parametrize("lang", glossary.languages())
def test_the_list_of_clumsy_phrases_is_long_and_finds_what_it_names(lang: str) -> None:
    assert len(glossary.clumsy_phrases(lang)) >= 15
    wrong, right = CLUMSY[lang]
    assert len(glossary.clumsy(wrong, lang)) == 1
    assert not glossary.clumsy(right, lang)


@pytest.mark.parametrize(("lang", "other"), [("fr", "[Tt]u|[Tt]oi|[Tt]on|[Tt]a"), ("nl", "u|[Uu]w"), ("es", "[Uu]sted(?:es)?")])
def test_everybody_is_spoken_to_in_one_form(lang: str, other: str) -> None:
    pages = [rules.source(key, lang) + rules.reference_source(key, lang) for key in shelf.files() if lang in rules.languages(key)]
    for page in [*pages, *spoken(lang)]:
        assert not re.findall(rf"\b(?:{other})\b(?!=)", re.sub(r"`[^`]*`|\{{[^}}]*\}}", "", page))


def test_another_word_is_found_and_the_right_one_named() -> None:
    assert glossary.strays("Put it into the Hollow.", "en") == ["hollow: say funnel"]
    assert not glossary.strays("Put it into the funnel `hollow`.", "en")
