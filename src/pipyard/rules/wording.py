"""What a lobby says about a game in a language: its title, what is fun about it, a few sentences, its options by name."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from pipyard import rules
from pipyard.core.game import Game
from pipyard.core.options import Phrase, Several, written
from pipyard.texts import knows, say
from pipyard.texts.option_names import option_name, phrase_name, preset_name, value_name

OPEN_NUMBER = "…"
"""Stands for a number that is still to be chosen."""


class OptionWording(NamedTuple):
    """An option in words: what it is called, what it is about (with Markdown inside the line), and the names of what it can be.

    A word that takes a number is named with ``…`` in the number's place.
    """

    name: str
    text: str
    words: dict[str, str]


class Wording(NamedTuple):
    """A game in words."""

    title: str
    sentences: str
    fun: str
    """What is fun about it, in one line."""
    options: dict[str, OptionWording]
    presets: dict[str, str]


def said_by_itself(game: Game) -> str:
    """The page of a game without one: what its file says at the top."""
    said = inspect.cleandoc(sys.modules[game.module].__doc__ or game.info.summary)
    return f"# {game.info.title}\n\n{said}\n"


def headline(game: Game, lang: str) -> tuple[str, str]:
    """A game's title and its few sentences in a language; one without a page speaks for itself."""
    key = game.info.key
    if not rules.languages(key):
        return game.info.title, game.info.summary
    page = rules.source(key, rules.spoken(key, lang))
    return rules.title(page), rules.summary(page)


@cache
def wording(game: Game, lang: str) -> Wording:
    """A game in words of a language; where its page is not written in it, in English; one without a page speaks for itself."""
    info = game.info
    explained = rules.explained(info.key, lang) if rules.languages(info.key) else {}
    options: dict[str, OptionWording] = {}
    names = {name: option_name(info.key, name, lang) for name in type(game.options).fields}
    for name, option in type(game.options).fields.items():
        values = option.values()
        if isinstance(values, dict) and "phrases" in values:
            named = {word: phrase_name(info.key, name, word, OPEN_NUMBER, lang) for word in values["phrases"]}
        else:
            words = values if isinstance(values, list) else values.get("several", [])
            named = {str(word): value_name(info.key, name, str(word), lang) for word in words}
        text = _by_name(
            explained.get(name, option.why),
            {**names, **named},
            lambda word, number, name=name: phrase_name(info.key, name, word, number, lang),
        )
        options[name] = OptionWording(names[name], text, named)
    title, sentences = headline(game, lang)
    fun = f"fun-{info.key}"
    presets = {name: preset_name(info.key, name, lang) for name in game.presets}
    return Wording(title, sentences, say(fun, lang) if knows(fun) else sentences, options, presets)


def value_words(game: Game, name: str, value: object, lang: str) -> str:
    """A value of an option by its name: ``target:301`` is "first to 301 points"."""
    typed, option = written(value), type(game.options).fields[name]
    if isinstance(option, Phrase):
        word, _, number = typed.partition(":")
        return phrase_name(game.info.key, name, word, number, lang)
    if isinstance(option, Several):
        return ", ".join([value_name(game.info.key, name, word, lang) for word in typed.split(",")])
    return value_name(game.info.key, name, str(value), lang) if isinstance(option.values(), list) else typed


def _by_name(text: str, named: dict[str, str], phrase: Callable[[str, str], str]) -> str:
    """A text about an option that calls options, and what they can be, by name, not as they are typed."""
    flags = {{"True": "yes", "False": "no"}.get(word, word): name for word, name in named.items()}

    def name(found: re.Match[str]) -> str:
        word, _, number = found[1].partition(":")
        if found[1] in flags:
            return f"**{flags[found[1]]}**"
        return f"**{phrase(word, number)}**" if word in flags and number.isdecimal() else found[0]

    return re.sub(r"`([^`]+)`", name, text)
