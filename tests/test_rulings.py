"""The rulings: every one in every language, every option's source in words, and no code that nobody can look up."""

from __future__ import annotations

import io
import re
import tomllib
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from pipyard import rulings, shelf, texts
from pipyard.cli import shelves
from pipyard.cli.app import app
from pipyard.cli.game_lookup import reference_text
from pipyard.core.game import Game
from pipyard.core.options import choice
from pipyard.server.web import pages

LANGUAGES = ("en", "fr", "nl", "de", "es")
FOLDER = Path(rulings.__file__).parent
GAMES = [one for one in shelf.games() if one.module.startswith("pipyard.books.")]
CODE = re.compile(r"\b[RCD]\d+\b|\b[A-Z]{2,4}-\d+\b|\bRT\d\b|\bEN\b|\bFR\b|\bEd\.")


def numbers(lang: str, book: str) -> list[tuple[str, str]]:
    read = tomllib.loads((FOLDER / lang / f"{book}.toml").read_text(encoding="utf-8"))
    return [(game, number) for game, found in read.items() for number in found]


def said(game: Game, lang: str) -> str:
    """What ``pipyard games KEY`` prints in a language."""
    console = Console(file=io.StringIO(), width=400)
    texts.use(lang)
    try:
        console.print(shelves.shown(game))
    finally:
        texts.use("")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_every_language_has_the_same_books() -> None:
    for lang in LANGUAGES:
        assert sorted(path.stem for path in (FOLDER / lang).glob("*.toml")) == sorted(rulings.books())


@pytest.mark.parametrize("book", rulings.books())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_in_every_language(book: str, lang: str) -> None:
    assert numbers(lang, book) == numbers("en", book)
    for game, found in rulings.rulings(book, lang).items():
        for number, one in found.items():
            english = rulings.ruling(game, number, "en")
            assert english is not None
            assert one.question.strip().endswith("?"), (game, number)
            assert one.decision.strip().endswith((".", "!")), (game, number)
            assert bool(one.book) == bool(english.book), (game, number)
            assert lang == "en" or one.decision != english.decision, (game, number)
            words = f"{one.question} {one.book} {one.decision}"
            assert not CODE.search(words), (game, number, words)
            assert "`" not in words, (game, number)


def test_every_ruling_belongs_to_a_game_of_its_book() -> None:
    keys = {one.info.key: one.module.split(".")[2] for one in GAMES}
    for book in rulings.books():
        for game, _ in numbers("en", book):
            assert game == rulings.COMMON == book or keys[game] == book, game


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.info.key)
def test_every_source_of_an_option_can_be_looked_up(game: Game) -> None:
    for name, option in type(game.options).fields.items():
        assert rulings.understood(option.source), (name, option.source)
        for key, number in rulings.named(option.source, game.info.key):
            assert rulings.ruling(key, number, "en"), (name, key, number)
        for lang in LANGUAGES:
            words = rulings.source_words(option, game.info.key, lang)
            assert bool(words) == bool(option.source)
            assert not CODE.search(words), (name, words)


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.info.key)
def test_a_game_shows_no_code(game: Game) -> None:
    for lang in LANGUAGES:
        printed = said(game, lang)
        assert not CODE.search(printed), CODE.search(printed)
        for option in type(game.options).fields.values():
            for one in rulings.behind(option, game.info.key, lang):
                assert one.question in printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulings_of_a_game_name_the_options_that_change_them(lang: str) -> None:
    rasanto = shelf.game("rasanto")
    found = {one.number: rulings.changed_by(one, rasanto) for one in rulings.for_game(rasanto, lang)}
    assert found["R3"] == ["stock"]
    assert found["C1"] == ["start_seat"]
    text = reference_text(rasanto, lang)
    assert "`stock`" in text
    assert all([one.question in text and one.decision in text for one in rulings.for_game(rasanto, lang)])
    assert not any([one.question in pages.page(lang, "rasanto") for one in rulings.for_game(rasanto, lang)])


def test_a_game_of_your_own_may_say_its_source_in_plain_words() -> None:
    option = choice("a", "b", why="what for", source="my grandmother, R3 of her book")
    assert not rulings.understood(option.source)
    assert rulings.source_words(option, "grandmothers_game", "de") == "my grandmother, R3 of her book"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_the_terminal_lead_to_the_rulings(lang: str) -> None:
    rules = CliRunner().invoke(app, ["--lang", lang, "rules", "rasanto"]).output
    assert "pipyard rules rasanto --reference" in rules
    reference = " ".join(CliRunner().invoke(app, ["--lang", lang, "rules", "rasanto", "--reference"]).output.split())
    for one in rulings.for_game(shelf.game("rasanto"), lang):
        assert " ".join(one.question.split())[:40] in reference
