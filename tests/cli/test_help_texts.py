"""Help and complaints of the command line are there in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import pipyard
from pipyard import texts
from pipyard.cli import help_texts, shelves
from pipyard.cli.app import app

OTHERS = [lang for lang in texts.languages() if lang != "en"]


def descriptions(command: Any) -> Iterator[str]:
    """What a command and all below it say of themselves and their options."""
    for thing in (command, *command.params):
        described = getattr(thing, "english_help", None) or getattr(thing, "help", None)
        if described and not getattr(thing, "name", "").endswith("_completion"):
            yield " ".join(described.split())
    for below in getattr(command, "commands", {}).values():
        yield from descriptions(below)


def test_every_description_has_a_text_and_no_text_is_left_over() -> None:
    described = set(descriptions(typer.main.get_command(app)))
    known = {sentence for sentence, key in help_texts.sentences().items() if key.startswith(help_texts.HELP_PREFIX)}
    assert described - known == set()
    assert known - described == set()


def stand_ins(command: Any) -> Iterator[str]:
    """What stands for values in the help of a command and all below it."""
    for thing in (command, *command.params):
        for name in ("metavar", "options_metavar", "subcommand_metavar"):
            yield from filter(None, [getattr(thing, f"english_{name}", None)])
    for below in getattr(command, "commands", {}).values():
        yield from stand_ins(below)


def test_whatever_stands_for_a_value_has_a_text_and_no_text_is_left_over() -> None:
    command = typer.main.get_command(app)
    help_texts.translate(command)
    known = {sentence for sentence, key in help_texts.sentences().items() if key.startswith(help_texts.METAVAR_PREFIX)}
    assert set(stand_ins(command)) == known


def all_commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from all_commands(below, (*path, name))


@pytest.mark.parametrize("lang", texts.languages())
def test_help_speaks_one_language_and_shows_no_types_of_a_program(lang: str) -> None:
    for path in all_commands(typer.main.get_command(app)):
        shown = CliRunner().invoke(app, ["--lang", lang, *path, "--help"]).stdout.replace("<text|json>", "").replace("<=", "")
        assert not [sign for sign in ("<", "[[", "{", "Path", "range]") if sign in shown], shown
        assert lang == "en" or not [word for word in ("default:", "[required", "COMMAND ", "KEY", "FILE", "FOLDER") if word in shown], shown


def plain(text: str) -> str:
    """A text without its breaks and wide blanks."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", OTHERS)
def test_help_is_said_in_the_language_that_is_spoken(lang: str) -> None:
    said = plain(CliRunner().invoke(app, ["--lang", lang, "play", "--help"]).stdout)
    for key in ("help-go-on-with-a", "usage-options", "usage-show-this"):
        assert plain(texts.say(key, lang)) in said
    assert "Save the game" not in said


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "arguments", ["plai", "play", "play rasanto --foo", "play rasanto extra", "rules", "simulate rasanto -n 0", "--foo"]
)
def test_complaints_are_said_in_the_language_that_is_spoken(lang: str, arguments: str) -> None:
    done = CliRunner().invoke(app, ["--lang", lang, *arguments.split()])
    assert done.exit_code == 2
    assert texts.say("usage-error", lang, message="") in done.stderr
    ours = re.sub(r"\(.*\)$", "", done.stderr.rstrip())  # what typer says itself follows in brackets
    assert not [word for word in ("No such", "Missing", "Invalid", "unexpected", "should", "Try", "give a") if word in ours]


def test_english_is_a_language_like_the_others() -> None:
    CliRunner().invoke(app, ["--lang", "de", "--help"])
    assert "Show this message and exit." in CliRunner().invoke(app, ["--lang", "en", "play", "--help"]).stdout
    assert "No such command" in CliRunner().invoke(app, ["--lang", "en", "plai"]).stderr


def test_the_language_is_read_before_the_first_command() -> None:
    assert help_texts.wanted_language(["--lang", "fr", "play"]) == "fr"
    assert help_texts.wanted_language(["--lang=fr", "play"]) == "fr"
    assert help_texts.wanted_language(["rules", "rasanto", "--lang", "fr"]) == ""
    assert help_texts.wanted_language(["--lang"]) == ""


def test_every_kind_of_game_has_words_and_every_game_can_be_shown() -> None:
    for game in pipyard.games():
        assert [kind for kind in game.info.kinds if not texts.knows(f"cli-kind-{kind}")] == []
        shelves.shown(game)
