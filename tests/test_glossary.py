"""One word for one thing, in every language, on every page and in every text."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard import rules, shelf, texts
from pipyard.rules import glossary

PAGES = [(lang, key) for key in shelf.files() for lang in rules.languages(key) if lang in glossary.languages()]
ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("lang", glossary.languages())
def test_every_language_has_a_word_for_the_same_things(lang: str) -> None:
    terms = glossary.terms(lang)
    assert list(terms) == list(glossary.terms("en"))
    assert all(term.word and term.means for term in terms.values())


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_a_page_uses_the_words_of_the_glossary(lang: str, key: str) -> None:
    assert not glossary.strays(rules.source(key, lang), lang)


@pytest.mark.parametrize("lang", glossary.languages())
def test_the_texts_of_table_and_terminal_use_the_words_of_the_glossary(lang: str) -> None:
    for page in texts.pages(lang):
        assert not glossary.strays("\n".join(line.partition("=")[2] for line in page.splitlines() if "=" in line), lang)
    web = (ROOT / "web" / "src" / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert not glossary.strays("\n".join(line.partition("=")[2] for line in web.splitlines() if "=" in line), lang)


def test_another_word_is_found_and_the_right_one_named() -> None:
    assert glossary.strays("Put it into the Hollow.", "en") == ["hollow: say funnel"]
    assert not glossary.strays("Put it into the funnel `hollow`.", "en")
