"""Every game has a page of rules, all pages are cut alike, and they speak of exactly the options there are."""

from __future__ import annotations

import re

import pytest

from pipyard import rules, shelf
from pipyard.core.errors import UnknownGame

GAMES = shelf.keys()


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_an_english_page_with_all_sections_in_order(key: str) -> None:
    page = rules.page(key, "en")
    found = list(rules.sections(page))
    assert found in ([*rules.SECTIONS], [*rules.SECTIONS, rules.RULINGS])
    assert all(rules.sections(page).values()), "a section is empty"
    assert rules.title(page) == shelf.game(key).info.title


@pytest.mark.parametrize("key", GAMES)
def test_the_variants_are_exactly_the_options(key: str) -> None:
    options = type(shelf.game(key).options).fields
    assert rules.variants(rules.page(key, "en")) == list(options)


@pytest.mark.parametrize("key", GAMES)
def test_a_variant_names_every_word_its_option_can_be(key: str) -> None:
    page = rules.page(key, "en")
    bullets = dict(zip(rules.variants(page), ("\n" + rules.sections(page)["Variants"]).split("\n- ")[1:], strict=True))
    for name, option in type(shelf.game(key).options).fields.items():
        words = option.values()
        if isinstance(words, list) and name != "start_seat":
            names = [{True: "yes", False: "no"}.get(word, word) for word in words]
            missing = [word for word in names if not re.search(rf"\b{re.escape(str(word))}\b", bullets[name])]
            assert not missing, f"{name} does not speak of {missing}"


def test_a_language_without_a_page_falls_back_to_english() -> None:
    assert rules.page("el_dado", "xx") == rules.page("el_dado", "en")


def test_a_game_without_a_page_is_an_error_a_reader_understands() -> None:
    with pytest.raises(UnknownGame, match="no rules page"):
        rules.page("no_such_game")
