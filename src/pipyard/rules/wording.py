"""What a lobby says about a game in a language: its title, what is fun about it, a few sentences, its options by name."""

from __future__ import annotations

import inspect
import re
import sys
from functools import cache
from typing import NamedTuple

from pipyard import rules
from pipyard.core.game import Game
from pipyard.texts import knows, say
from pipyard.texts.option_names import option_name, preset_name, value_name


class Worded(NamedTuple):
    """An option in words: what it is called, what it is about (with Markdown inside the line), and the names of what it can be."""

    name: str
    text: str
    words: dict[str, str]


class Wording(NamedTuple):
    """A game in words."""

    title: str
    sentences: str
    fun: str
    """What is fun about it, in one line."""
    options: dict[str, Worded]
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
    options: dict[str, Worded] = {}
    for name, option in type(game.options).fields.items():
        values = option.values()
        words = [str(word) for word in values] if isinstance(values, list) else []
        named = {word: value_name(info.key, name, word, lang) for word in words}
        options[name] = Worded(option_name(info.key, name, lang), _by_name(explained.get(name, option.why), named), named)
    title, sentences = headline(game, lang)
    fun = f"fun-{info.key}"
    presets = {name: preset_name(info.key, name, lang) for name in game.presets}
    return Wording(title, sentences, say(fun, lang) if knows(fun) else sentences, options, presets)


def _by_name(text: str, named: dict[str, str]) -> str:
    """A text about an option that calls what it can be by name, not as it is typed."""
    flags = {{"True": "yes", "False": "no"}.get(word, word): name for word, name in named.items()}
    return re.sub(r"`([^`]+)`", lambda found: f"**{flags[found[1]]}**" if found[1] in flags else found[0], text)
