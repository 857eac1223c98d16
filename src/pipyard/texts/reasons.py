"""Why something cannot be, in every language.

The rules say it in plain English where they find it out, with the names of the things in it. The catalogue holds the same sentences
with places for the names, so they are found again here and said in the language of whoever asked.
"""

from __future__ import annotations

import re
from functools import cache

from pipyard.texts import ENGLISH, entries, language, say

PREFIX = "why-"
BENT = ("are", "rest", "bounds2")
"""Places for a single word that English bends after a number."""
_WORD, _ANYTHING = r"\w*", ".+?"
_PLACE = re.compile(r"\{ \$(\w+) \}")


def _sentence(pattern: str) -> re.Pattern[str]:
    """What an English sentence with places for names looks like."""
    parts = _PLACE.split(pattern)
    told = [re.escape(part) if at % 2 == 0 else f"(?P<{part}>{_WORD if part in BENT else _ANYTHING})" for at, part in enumerate(parts)]
    return re.compile("".join(told), flags=re.DOTALL)


@cache
def sentences() -> list[tuple[str, re.Pattern[str]]]:
    """All sentences by key, those with the most words of their own first: they are the most certain."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for key, entry in entries(ENGLISH).items():
        if key.startswith(PREFIX):
            sentence = entry.partition(" = ")[2].rstrip("\n")
            found.append((-len(_PLACE.sub("", sentence)), key, _sentence(sentence)))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda row: row[:2])]


def find(reason: str) -> tuple[str, dict[str, str]] | None:
    """The key of a sentence and the names in it."""
    for key, pattern in sentences():
        matched = pattern.fullmatch(reason)
        if matched:
            return key, matched.groupdict()
    return None


def reworded(reason: str, lang: str = "") -> str:
    """A reason in a language; whatever the catalogue does not know stays as it is, and so do reasons inside reasons."""
    if language(lang) == ENGLISH:
        return reason
    found = find(reason)
    if found is None:
        return reason
    key, names = found
    return say(key, lang, **{name: reworded(value, lang) if " " in value else value for name, value in names.items()})
