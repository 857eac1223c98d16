"""The words of the table in every language, ``<language>/glossary.toml``: what a thing is called, and what it must not be called.

Pages and interface use the same words; a test finds those that do not.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from pipyard.texts import ENGLISH, choose_language


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the table: its word, what it means, and other words for it that nobody is to use here."""

    word: str
    means: str
    avoid: tuple[str, ...] = ()


def languages() -> list[str]:
    """The languages there is a glossary for."""
    folders = [entry for entry in files("pipyard.rules").iterdir() if entry.is_dir()]
    return sorted(folder.name for folder in folders if (folder / "glossary.toml").is_file())


@cache
def terms(lang: str = ENGLISH) -> dict[str, Term]:
    """The glossary of a language, by the English keys of the things."""
    text = (files("pipyard.rules") / choose_language(lang, languages()) / "glossary.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), dict[str, Term])


def strays(text: str, lang: str) -> list[str]:
    """The words of a text that the glossary would have said otherwise, each with the word to use."""
    plain = re.sub(r"`[^`]*`", "", text)
    found: list[str] = []
    for term in terms(lang).values():
        for word in term.avoid:
            if re.search(rf"\b{word}\b", plain, flags=re.IGNORECASE):
                found.append(f"{word}: say {term.word}")
    return found


@cache
def clumsy_phrases(lang: str) -> dict[str, str]:
    """Turns of phrase (regular expressions) that nobody who speaks the language would use, and what to say."""
    text = (files("pipyard.rules") / choose_language(lang, languages()) / "wording.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text)["instead_of"], dict[str, str])


def clumsy(text: str, lang: str) -> list[str]:
    """Turns of phrase that nobody who speaks the language would use, each with what to say; from ``<language>/wording.toml``."""
    return [f"{found[0]}: {better}" for said, better in clumsy_phrases(lang).items() for found in re.finditer(said, text)]


def page(lang: str = ENGLISH) -> str:
    """The glossary as a list in Markdown."""
    rows = sorted(terms(lang).values(), key=lambda term: term.word.casefold())
    return "\n".join(f"- **{term.word}**: {term.means}" for term in rows) + "\n"
