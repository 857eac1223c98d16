"""Every game has two pages: how to play, cut alike and in plain words, and a reference that speaks of exactly the options there are.

Try one game with ``pytest -n 0 tests/test_rules_pages.py -k rasanto``.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pipyard import rules, shelf
from pipyard.core.errors import UnknownGame
from pipyard.core.options import written
from pipyard.pictures import figures
from pipyard.pictures.figures import BLOCK
from pipyard.rules import glossary, how_to_play, reference
from pipyard.rules.wording import wording
from pipyard.texts import languages
from pipyard.texts.option_names import preset_name

GAMES = shelf.keys()
PAGES = [(lang, key) for key in GAMES for lang in rules.languages(key)]
TRANSLATED = [(lang, key) for lang, key in PAGES if lang != rules.ENGLISH]
MOST_WORDS = 600
TECHNICAL = {
    "coordinates": r"\d,\d,\d",
    "an axis": r"\b[xyz] ?= ?\d|\b[xz]-(?:axis|corner|side|Achse|Ecke|Seite|as|hoek)|(?:axis|axe|Achse|eje) [xyz]\b",
    "code": r"`",
    "a key": r"\b[a-z]+_[a-z_]+\b",
    "the number of a seat": r"\b(?:seat|place|stoel|Platz|asiento) \d",
    "milliseconds": r"\b\d+ ?ms\b|[Mm]il+ise[ck]",
}
"""What a page for players must not speak of."""


def prose(text: str) -> str:
    """A text without what is typed, without figures and without the names of places."""
    return re.sub(r"`[^`]*`|\b[a-i]\d(?:\.\d)?\b", "", BLOCK.sub("", text))


def numbers(text: str, lang: str) -> Counter[str]:
    """The numbers of a text, those of places left out, with a point in decimals whatever the language writes."""
    plain = prose(text)
    if lang != rules.ENGLISH:
        plain = re.sub(r"(?<![\w,.])(\d+),(\d+)(?![\w,.]*\d)", r"\1.\2", plain)
    return Counter(re.findall(r"(?<![\w,.])\d+(?:\.\d+)?(?![\w,]*\d)", plain))


def drawn(text: str) -> list[str]:
    """The figures of a text without their captions, which have words in them."""
    return [block.source for block in figures.blocks(text + "\n")]


def shortcomings(lang: str, key: str) -> list[str]:
    """What keeps a page from being one that says how to play."""
    page = rules.source(key, lang)
    text = BLOCK.sub("", page)
    found = [f"{what}: {match[0]}" for what, form in TECHNICAL.items() for match in re.finditer(form, text)]
    found += [f"words of the list beside the glossary: {stray}" for stray in glossary.clumsy(text, lang)]
    headings = list(rules.sections(page))
    if headings != list(rules.HEADINGS[lang]):
        return [*found, f"sections {headings}"]
    parts = rules.english_sections(page, lang)
    if len(re.findall(r"[.!?](?=\s|$)", BLOCK.sub("", parts["Aim"]))) != 1:
        found.append("the aim is not one sentence")
    if not 2 <= len(re.findall(r"^- ", parts["Good to know"], flags=re.MULTILINE)) <= 3:
        found.append("good to know: two or three bullets")
    if len(text.split()) > MOST_WORDS:
        found.append(f"{len(text.split())} words, more than {MOST_WORDS}")
    if not all(block.caption for block in figures.blocks(page)):
        found.append("a figure without a caption")
    if key not in rules.all_facts():
        found.append("no facts")
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_page_in_english(key: str) -> None:
    assert rules.ENGLISH in rules.languages(key)


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_every_page_has_a_summary_and_all_sections_in_order(lang: str, key: str) -> None:
    page = rules.source(key, lang)
    headings = rules.HEADINGS[lang]
    assert list(rules.sections(page)) == [*headings]
    assert all(rules.sections(page).values()), "a section is empty"
    assert rules.summary(page)


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_a_page_says_in_plain_words_how_to_play(lang: str, key: str) -> None:
    assert not shortcomings(lang, key)


def test_facts_lead_to_other_games() -> None:
    for key, facts in rules.all_facts().items():
        assert key in GAMES
        assert 1 <= len(facts.next) <= 3
        assert key not in facts.next
        assert set(facts.next) <= set(GAMES), key
        assert 4 <= facts.age <= 14


@pytest.mark.parametrize("lang", languages())
def test_titles_differ_by_more_than_capitals_signs_and_brackets(lang: str) -> None:
    titles = {key: wording(shelf.game(key), lang).title for key in GAMES}
    plain = {key: " ".join(re.findall(r"\w+", re.sub(r"\(.*?\)", "", title).casefold())) for key, title in titles.items()}
    same = {title: [titles[key] for key in GAMES if plain[key] == title] for title, count in Counter(plain.values()).items() if count > 1}
    assert not same


@pytest.mark.parametrize("key", GAMES)
def test_the_english_page_says_of_the_game_what_the_game_says(key: str) -> None:
    page, info = rules.source(key, "en"), shelf.game(key).info
    assert rules.title(page) == info.title
    assert rules.summary(page) == info.summary


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_there_is_a_text_for_exactly_the_options(lang: str, key: str) -> None:
    options = type(shelf.game(key).options).fields
    assert list(rules.explained(key, lang)) == list(options)


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_a_translated_page_has_the_sections_words_numbers_and_figures_of_the_english_one(lang: str, key: str) -> None:
    for source in (rules.source, rules.reference_source):
        english = rules.english_sections(source(key, "en"), "en")
        other = rules.english_sections(source(key, lang), lang)
        assert list(other) == list(english)
        for name, text in english.items():
            assert drawn(other[name]) == drawn(text), f"figures of {name}"
            assert Counter(re.findall(r"`[^`]+`", BLOCK.sub("", other[name]))) == Counter(re.findall(r"`[^`]+`", BLOCK.sub("", text))), name
            assert numbers(other[name], lang) == numbers(text, "en"), f"numbers of {name}"


@pytest.mark.parametrize("lang", [lang for lang in rules.languages(rules.PYRAMID) if lang != rules.ENGLISH])
def test_the_chapter_about_the_pyramid_is_the_same_in_every_language(lang: str) -> None:
    english, other = rules.source(rules.PYRAMID, "en"), rules.source(rules.PYRAMID, lang)
    assert drawn(other) == drawn(english)
    assert len(rules.sections(other)) == len(rules.sections(english))
    assert numbers(other, lang) == numbers(english, "en")
    assert all(block.caption for block in figures.blocks(other))


def test_the_chapter_about_the_pyramid_is_written_in_every_language() -> None:
    assert rules.languages(rules.PYRAMID) == sorted(rules.HEADINGS)
    assert rules.PYRAMID not in shelf.files()


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_decimals_are_written_with_the_sign_of_the_language(lang: str, key: str) -> None:
    assert not re.findall(r"\d\.\d", prose(rules.source(key, lang) + rules.reference_source(key, lang)))


@pytest.mark.parametrize(("lang", "key"), TRANSLATED)
def test_a_translated_page_is_not_the_english_one(lang: str, key: str) -> None:
    english = rules.source(key, "en") + rules.reference_source(key, "en")
    other = rules.source(key, lang) + rules.reference_source(key, lang)
    lines = {line for line in BLOCK.sub("", english).splitlines() if len(line) > 40 and "`" not in line}
    assert not lines & set(other.splitlines())


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_the_reference_names_every_option_value_and_preset(lang: str, key: str) -> None:
    game = shelf.game(key)
    page = reference.page(game, lang)
    for name, option in type(game.options).fields.items():
        assert f": `{name}`" in page
        values = option.values()
        for value in values if isinstance(values, list) else []:
            typed = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
            assert f"`{typed}`" in page or f"**{typed}**" in page, (name, typed)
    assert all(f"(`{preset}`)" in page for preset in game.presets if len(game.presets) > 1)
    assert all(f"`{form}`" in page for form in game.forms)


@pytest.mark.parametrize("lang", languages())
def test_a_preset_is_called_by_what_it_sets(lang: str) -> None:
    """The numbers in its name are numbers of the options it sets, and no two set-ups of a game have one name."""
    for key in GAMES:
        game, words = shelf.game(key), wording(shelf.game(key), lang)
        called = {preset: preset_name(key, preset, lang) for preset in game.presets}
        assert len(set(called.values())) == len(called), key
        assert [preset for preset, given in game.presets.items() if not given] in ([], [next(iter(game.presets))]), key
        for preset, given in game.presets.items():
            names = list(given) or list(type(game.options).fields)
            set_to = [written(given.get(name, type(game.options).fields[name].default)) for name in names]
            result = [" ".join([words.options[name].name, words.options[name].text, *words.options[name].words.values()]) for name in names]
            numbers = set(re.findall(r"\d+", " ".join([*set_to, *result])))
            assert set(re.findall(r"\d+", called[preset])) <= numbers, f"{key} {preset}: {called[preset]}"


@pytest.mark.parametrize("key", GAMES)
def test_the_rulings_stand_on_one_page_once(key: str) -> None:
    assert rules.REFERENCE["en"][1] not in rules.sections(rules.source(key, "en"))
    headings = re.findall(r"^## (.+)$", reference.page(shelf.game(key), "en"), flags=re.MULTILINE)
    assert len(headings) == len(set(headings))


def test_how_to_play_ends_with_what_comes_next() -> None:
    page = how_to_play.page(shelf.game("rasanto"), "en")
    assert "*from 8 years · 15 minutes · 2, 4, 6 players*" in page
    assert "What to play next: [" in page
    assert "(reference:rasanto)" in page
    assert "(rules:pyramid)" in page
    assert "pipyard rules rasanto --reference" in how_to_play.without_links(page)
    assert "(rules:pyramid)" not in how_to_play.page(shelf.game("dice_trip"), "en")


def test_how_to_play_says_who_begins() -> None:
    """From the option, in one sentence for all games; a page with an order of its own says it itself."""
    assert "## Your turn\n\nDraw lots for who begins; then it goes on to the left.\n\n" in how_to_play.page(shelf.game("rasanto"), "en")
    assert "Draw lots for who begins.\n" in how_to_play.page(shelf.game("witches_dance"), "en")
    assert how_to_play.page(shelf.game("race"), "en").count("Draw lots") == 1
    assert not how_to_play.who_begins(shelf.game("smuggling"), "en")


def test_the_reference_calls_values_by_their_names() -> None:
    page = reference.page(shelf.game("rasanto"), "en")
    assert "**anywhere** (normally) lets you go anywhere" in page
    assert "Values: **anywhere** (`free`, default), **next to a die** (`touching`)" in page


def test_a_language_without_a_page_falls_back_to_english() -> None:
    assert rules.source("el_dado", "xx") == rules.source("el_dado", "en")


def test_a_game_without_a_page_is_an_error_a_reader_understands() -> None:
    with pytest.raises(UnknownGame, match="no rules page"):
        rules.source("no_such_game")
