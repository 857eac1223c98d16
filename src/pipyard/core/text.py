"""Texts by key: what the rules say, before a language is chosen.

A refusal is a :class:`Text` from its origin to the screen. The catalogues of :mod:`pipyard.texts` hold its sentence in every language; the
rules never see one. A key that contains a blank is a plain sentence, for games without a catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, cast

from msgspec import Struct, field

MAX_TEXT = 1_000
"""Maximum length of a value in a sentence: part of it may come from strangers."""
LONGEST_QUOTED = 80
"""Maximum length of quoted input."""

Arg: TypeAlias = "str | int | float | Text | list[str | int | float | Text]"
"""A value in a sentence: a word, a number, a phrase by key, or a list of them. A fraction to be read is a float; one that was typed is a
word, which keeps its decimal point.
"""


class Text(Struct, frozen=True):
    """A sentence of the catalogue, by its key, with its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])

    def __str__(self) -> str:
        return english(self)


def because(key: str, /, **args: object) -> Text:
    """A reason: ``because("not-yours", cell=CELLS[place])``.

    Words, numbers, phrases by key and lists of them stay as they are; anything else is converted with ``str``. Without a catalogue, write
    the sentence itself: ``because("the die at {cell} is too hot", cell=CELLS[place])``.
    """
    return Text(key, {name: _filled(value) for name, value in args.items()})


def quoted(value: object) -> str:
    """Typed input in quotation marks, shortened, on one line."""
    text = value if isinstance(value, str) else str(value)
    return repr(text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}…")


def either(choices: Sequence[Text | str]) -> Text | str:
    """One of several: ``roll or pass``."""
    said = choices[0]
    for choice in choices[1:]:
        said = because("part-or", one=said, two=choice)
    return said


def clean(text: str, longest: int = MAX_TEXT) -> str:
    """A text on one line, without control characters, shortened."""
    cut = text if len(text) <= longest else f"{text[:longest]}…"
    return cut if cut.isprintable() else "".join([letter if letter.isprintable() else " " for letter in cut])


def plain(text: Text | str) -> Text:
    """A text as it is; a plain string becomes a text that reads the same in every language."""
    return text if isinstance(text, Text) else Text(clean(text))


def _filled(value: object) -> Arg:
    if isinstance(value, (list, tuple)):
        return [_single(part) for part in cast("Iterable[object]", value)]
    return _single(value)


def _single(value: object) -> str | int | float | Text:
    if isinstance(value, (Text, int, float)) and not isinstance(value, bool):
        return value
    return "" if value is None else clean(value if isinstance(value, str) else str(value))


_renderers: list[Callable[[Text], str]] = []


def speak_with(render: Callable[[Text], str]) -> None:
    """Set the function that formats texts in English. The package calls it on import, because the rules may not import the catalogues."""
    _renderers[:] = [render]


def english(text: Text) -> str:
    """The English sentence; without catalogues the key and its arguments."""
    return _renderers[0](text) if _renderers else bare(text)


def bare(text: Text) -> str:
    """A text that is in no catalogue: a plain sentence with its placeholders filled in, or the words of the key and its arguments."""
    if " " not in text.key:
        return " ".join([text.key.replace("-", " "), *[str(value) for value in text.args.values()]])
    said = text.key
    for name, value in text.args.items():
        said = said.replace(f"{{{name}}}", str(value))
    return said
