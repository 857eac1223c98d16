"""The texts people read, by key: one Fluent catalogue a language, English for whatever a language lacks.

``say("no-die-left")`` speaks the language chosen with :func:`use`, else PIPYARD_LANG, else the locale's.
May import core; everything that speaks to people may import it.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pipyard.core.scene import Text

ENGLISH = "en"
_spoken = ""


@cache
def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(entry.name.removesuffix(".ftl") for entry in files(__name__).iterdir() if entry.name.endswith(".ftl"))


def choose_language(wanted: str, known: list[str]) -> str:
    """The known language that serves a wish best: ``de_AT.UTF-8`` is served by ``de-at``, else ``de``, else English."""
    plain = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for name in (plain, plain.partition("-")[0]):
        if name in known:
            return name
    return ENGLISH


def language(wanted: str = "") -> str:
    """The language to speak: the one asked for, else that of :func:`use`, else of PIPYARD_LANG, else of the locale."""
    names = ("PIPYARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wish = wanted or _spoken or next((os.environ[name] for name in names if os.environ.get(name)), ENGLISH)
    return choose_language(wish, languages())


def use(wanted: str) -> None:
    """Speak this language from now on; an empty word goes back to what the surroundings say."""
    global _spoken  # noqa: PLW0603
    _spoken = wanted


def pages(lang: str) -> list[str]:
    """The sources of a catalogue: it is one file, ``en.ftl``, and the files of the games' families in the folder of the same name."""
    folder = files(__name__) / lang
    family = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    pages = [files(__name__) / f"{lang}.ftl", *[entry for entry in family if entry.name.endswith(".ftl")]]
    return [page.read_text(encoding="utf-8") for page in pages]


@cache
def _catalogue(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for page in pages(lang):
        bundle.add_resource(FluentResource(page))
    return bundle


def catalogued(lang: str = ENGLISH) -> set[str]:
    """The keys of a catalogue."""
    lines = [line for page in pages(lang) for line in page.splitlines()]
    return {line.partition("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line}


def knows(key: str) -> bool:
    """Whether there is a text for a key."""
    return _catalogue(ENGLISH).has_message(key)


def has(key: str, lang: str) -> bool:
    """Whether a language has a text of its own for a key."""
    return _catalogue(lang).has_message(key)


def say(key: str, lang: str = "", **args: str | int) -> str:
    """The text of a key with its places filled in. A key without a text, as games of your own may have, is said as it is."""
    for name in dict.fromkeys((language(lang), ENGLISH)):
        bundle = _catalogue(name)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                said, _ = bundle.format_pattern(pattern, dict(args))
                return str(said)
    filled = "".join(f" {value}" for value in args.values())
    return key.replace("-", " ") + filled


def say_text(text: Text, lang: str = "") -> str:
    """A sentence of a scene."""
    return say(text.key, lang, **text.args)
