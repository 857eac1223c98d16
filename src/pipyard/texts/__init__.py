"""The texts people read, by key: one Fluent catalogue a language, English for whatever a language lacks.

``say("no-die-left")`` speaks the language chosen with :func:`use`, else PIPYARD_LANG, else the locale's.
May import core; everything that speaks to people may import it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from pipyard.core.text import Arg, Text, bare
from pipyard.texts.place_names import with_names

ENGLISH = "en"
_FIGURES = re.compile(r"(?:-|[-+]?\d+(?:\.\d+)?)(?:[ /]+(?:-|[-+]?\d+(?:\.\d+)?))*")
"""Numbers, one or several; no version and no address, which have more points."""
TYPED = ("why-", "part-", "map-")
"""Families of refusals: the words in them are what somebody typed or is to type, with a point in every language."""
WRITTEN = ("figure-", "check-", "map-")
"""Families of refusals for whoever writes files: places stay in notation, as in the file."""
_POINT = re.compile(r"(?<=\d)\.(?=\d)")
_spoken = ""
_here: ContextVar[str] = ContextVar("language", default="")
"""The language of one conversation among several."""


@cache
def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(entry.name.removesuffix(".ftl") for entry in files(__name__).iterdir() if entry.name.endswith(".ftl"))


def serving(wanted: str, known: list[str]) -> str:
    """The known language that serves a wish: ``de_AT.UTF-8`` is served by ``de-at``, else ``de``, else by none (an empty word)."""
    plain = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for name in (plain, plain.partition("-")[0]):
        if name in known:
            return name
    return ""


def choose_language(wanted: str, known: list[str]) -> str:
    """The known language that serves a wish best, in the end English."""
    return serving(wanted, known) or ENGLISH


def language(wanted: str = "") -> str:
    """The language to speak: the one asked for, else that of :func:`speaking`, of :func:`use`, of PIPYARD_LANG, of the locale."""
    names = ("PIPYARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wish = wanted or _here.get() or _spoken or next((os.environ[name] for name in names if os.environ.get(name)), ENGLISH)
    return choose_language(wish, languages())


def use(wanted: str) -> None:
    """Speak this language from now on; an empty word goes back to what the surroundings say."""
    global _spoken  # noqa: PLW0603
    _spoken = wanted


@contextmanager
def speaking(wanted: str) -> Generator[None]:
    """Speak this language within, whatever others speak at the same time."""
    before = _here.set(wanted)
    try:
        yield
    finally:
        _here.reset(before)


def pages(lang: str) -> list[str]:
    """The sources of a catalogue: it is one file, ``en.ftl``, and the files of the games' families in the folder of the same name."""
    folder = files(__name__) / lang
    family = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    pages = [files(__name__) / f"{lang}.ftl", *[entry for entry in family if entry.name.endswith(".ftl")]]
    return [page.read_text(encoding="utf-8") for page in pages]


@cache
def entries(lang: str = ENGLISH) -> dict[str, str]:
    """The messages of a catalogue by key, each with all its lines as they are written."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in "\n".join(pages(lang)).splitlines():
        if line[:1].isalpha() and "=" in line:
            lines = found[line.partition("=")[0].strip()] = [line]
        elif line.startswith("#"):
            lines = []
        else:
            lines.append(line)
    return {key: "\n".join(text).rstrip() + "\n" for key, text in found.items()}


@cache
def _message(lang: str, key: str) -> FluentBundle | None:
    """A bundle of one message, read when it is first said: few of them are said in one run of a command."""
    source = entries(lang).get(key)
    if source is None:
        return None
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle if bundle.has_message(key) else None


def catalogued(lang: str = ENGLISH) -> set[str]:
    """The keys of a catalogue."""
    return set(entries(lang))


def knows(key: str) -> bool:
    """Whether there is a text for a key."""
    return key in entries(ENGLISH)


def has(key: str, lang: str) -> bool:
    """Whether a language has a text of its own for a key, and one that can be read."""
    return _message(lang, key) is not None


def say(key: str, /, lang: str = "", **args: str | int) -> str:
    """The text of a key with its places filled in. A key without a text, as games of your own may have, is said as it is."""
    for name in dict.fromkeys((language(lang), ENGLISH)):
        bundle = _message(name, key)
        if bundle is not None:
            pattern = bundle.get_message(key).value
            if pattern is not None:
                said, _ = bundle.format_pattern(pattern, dict(args))
                return str(said)
    filled = "".join(f" {value}" for value in args.values())
    return key.replace("-", " ") + filled


def decimals(written: str, lang: str = "") -> str:
    """Numbers for reading, with the decimal sign of the language; what is typed always has a point."""
    return _POINT.sub(say("decimal-sign", lang), written)


def figures(written: str, lang: str = "") -> str:
    """Figures that stand alone, ``34.5 / 41.25``, with the decimal sign of the language; anything else stays as it is."""
    return decimals(written, lang) if _FIGURES.fullmatch(written) else written


def say_text(text: Text, lang: str = "") -> str:
    """A sentence of a scene or a refusal; phrases within it are said in the same language, and places called by their names."""
    said = write_text(text, lang)
    return said if text.key.startswith(WRITTEN) else with_names(said)


def write_text(text: Text, lang: str = "") -> str:
    """The same with places in notation, for programs and for whoever writes files."""
    typed = text.key.startswith(TYPED)
    args = {name: _filled(value, lang, typed) for name, value in text.args.items()}
    return say(text.key, lang, **args) if knows(text.key) else bare(Text(text.key, {**args}))


def _filled(value: Arg, lang: str, typed: bool) -> str | int:
    if isinstance(value, list):
        return ", ".join([str(_filled(part, lang, typed)) for part in value])
    if isinstance(value, Text):
        return write_text(value, lang)
    if isinstance(value, float):
        return decimals(f"{value:g}", lang)
    if isinstance(value, str):
        return value if typed else figures(value, lang)
    return cast("int", fluent_number(value, useGrouping=False))
