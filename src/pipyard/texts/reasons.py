"""Why something cannot be, in every language.

The rules say it in plain English where they find it out, with the names of the things in it. The catalogue holds the same sentences
with places for the names, so they are found again here and said in the language of whoever asked. What stands in a place may be a
reason itself, or a part of one (``by a face``), which has a text of its own.
"""

from __future__ import annotations

import re
from functools import cache

from pipyard.texts import ENGLISH, decimals, entries, knows, language, say

PREFIX = "why-"
PART = "part-"
BENT = ("are", "rest", "bounds2")
"""Places for a single word that English bends after a number."""
HUNG = {"hint": r"(?:; .*| \(.*)?", "trouble": r"(?:: .*)?", "others": r"(?:, and .*)?", "zones": ".*?"}
"""Places for what may follow a word at once, or not at all."""
MEASURED = ("velocity", "spin", "distance", "edge", "far", "most", "steep", "gap", "limit", "seconds")
"""Places for numbers that are read, and not written in a move or a file."""
QUOTED = ("typed", "event")
"""Places for what was typed, always in quotes."""
REASONS = ("because", "error")
"""Places for other reasons. A sentence that quotes and gives a reason holds another sentence, so it is looked for first."""
FIELD = "field-"
FIELDS = ("field", "fields", "part", "missing", "unit")
"""Places for what the numbers of a move by hand are called."""
_WORD, _ANYTHING, _QUOTATION = r"\w*", ".+?", r"'(?:[^'\\]|\\.)*'|\"[^\"]*\""
_PLACE = re.compile(r"\{ \$(\w+) \}")
_TYPED = re.compile(_QUOTATION)


def _sentence(pattern: str) -> re.Pattern[str]:
    """What an English sentence with places for names looks like."""
    special = {**HUNG, **dict.fromkeys(BENT, _WORD), **dict.fromkeys(QUOTED, _QUOTATION)}
    parts = _PLACE.split(pattern)
    told = [re.escape(part) if at % 2 == 0 else f"(?P<{part}>{special.get(part, _ANYTHING)})" for at, part in enumerate(parts)]
    return re.compile("".join(told), flags=re.DOTALL)


@cache
def sentences(*prefixes: str) -> list[tuple[str, re.Pattern[str]]]:
    """All sentences by key, those with the most words of their own first: they are the most certain."""
    found: list[tuple[bool, int, str, re.Pattern[str]]] = []
    for key, entry in entries(ENGLISH).items():
        if key.startswith(prefixes):
            sentence = entry.partition(" = ")[2].rstrip("\n")
            places = set(_PLACE.findall(sentence))
            holds_others = bool(places & {*QUOTED} and places & {*REASONS})
            found.append((not holds_others, -len(_PLACE.sub("", sentence)), key, _sentence(sentence)))
    return [(key, pattern) for *_, key, pattern in sorted(found, key=lambda row: row[:3])]


def find(reason: str, *prefixes: str) -> tuple[str, dict[str, str]] | None:
    """The key of a sentence and the names in it."""
    for key, pattern in sentences(*(prefixes or (PREFIX,))):
        matched = pattern.fullmatch(reason)
        if matched:
            return key, matched.groupdict()
    return None


def find_part(part: str) -> tuple[str, dict[str, str]] | None:
    """The same for what stands in a place: a part, or a whole reason. What is in quotes was typed, and stays."""
    return None if " " not in part or _TYPED.fullmatch(part) else find(part, PREFIX, PART)


def reworded(reason: str, lang: str = "", prefix: str = PREFIX) -> str:
    """A reason in a language; whatever the catalogue does not know stays as it is, and so do names."""
    if language(lang) == ENGLISH:
        return reason
    found = find(reason, prefix)
    return reason if found is None else _said(found, lang)


def reworded_part(part: str, lang: str = "") -> str:
    """The same for what stands in a place."""
    found = None if language(lang) == ENGLISH else find_part(part)
    return part if found is None else _said(found, lang)


def _said(found: tuple[str, dict[str, str]], lang: str) -> str:
    key, names = found
    said: dict[str, str] = {}
    for name, value in names.items():
        inner = find_part(value)
        told = _said(inner, lang) if inner is not None else _fields(value, lang) if name in FIELDS else value
        said[name] = decimals(told, lang) if name in MEASURED else told
    return say(key, lang, **said)


def _fields(names: str, lang: str) -> str:
    return ", ".join([say(FIELD + name, lang) if knows(FIELD + name) else name for name in names.split(", ")])
