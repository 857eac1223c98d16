"""What a lobby says about a game in a language: its title, three sentences, and its options by name, all from the rules page.

The sections of a page stand in the same order in every language, so they are found by their place and not by their heading.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from pipyard import rules
from pipyard.core.info import Info

AIM: Final = rules.SECTIONS.index("Aim")
TURN: Final = rules.SECTIONS.index("Your turn")
VARIANTS: Final = rules.SECTIONS.index("Variants")
SENTENCES: Final = 3
BULLET: Final = re.compile(
    r"^- (?:\*\*(?P<name>[^*]+)\*\* *\(`(?P<key>\w+)`\)|`(?P<bare>\w+)`(?: *\([^)]*\))?) *: *(?P<text>.+)$",
    re.DOTALL,
)


class Worded(NamedTuple):
    """An option in words: what it is called, and what it is about (with Markdown inside the line)."""

    name: str
    text: str


class Wording(NamedTuple):
    """A game in words."""

    title: str
    sentences: str
    options: dict[str, Worded]


@cache
def wording(info: Info, lang: str) -> Wording:
    """A game in words of a language; where its page is not written in it, in English."""
    written = rules.languages(info.key)
    if not written:
        return Wording(info.title, info.summary, {})
    page = rules.page(info.key, lang)
    parts = list(rules.sections(page).values())
    own = lang in written and lang != rules.ENGLISH
    told = [*_sentences(info.summary), *_sentences(_opening(parts[AIM]))]
    if own:
        told = [*_sentences(_opening(parts[AIM])), *_sentences(_opening(parts[TURN]))]
    return Wording(rules.title(page) if own else info.title, " ".join(told[:SENTENCES]), options(parts[VARIANTS]))


def options(variants: str) -> dict[str, Worded]:
    """The options that the bullets of a section speak of, by their keys."""
    found: dict[str, Worded] = {}
    for item in re.split(r"^(?=- )", variants, flags=re.MULTILINE):
        matched = BULLET.match(item.strip())
        if matched:
            key = matched["key"] or matched["bare"]
            text = " ".join(re.split(r"\n\s*\n", matched["text"])[0].split())
            found[key] = Worded(matched["name"] or key.replace("_", " ").capitalize(), text)
    return found


def _opening(section: str) -> str:
    """The paragraphs a section begins with, before any list or figure, as plain text."""
    found: list[str] = []
    for block in re.split(r"\n\s*\n", section):
        if re.match(r"\s*([-*|]|```|\d+\.)\s*", block):
            break
        found.append(" ".join(block.split()))
    return re.sub(r"[*`]", "", " ".join(found)).strip()


def _sentences(text: str) -> list[str]:
    """The sentences of a text; one that only leads over to a list is none."""
    parts = [part.strip() for part in re.split(r"(?<=[.!?])\s+", text)]
    return [part for part in parts if part and not part.endswith(":")]
