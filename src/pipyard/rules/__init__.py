"""The rules as players read them, two pages a game and language, English where a language has none.

``<language>/<key>.md`` says how to play, in words and pictures, with the same sections on every page. ``<language>/<key>.reference.md``
holds what data cannot say for the reference: a text for every option, and remarks that no ruling makes. ``facts.toml`` holds who the
game is for and what to play next. :mod:`pipyard.rules.how_to_play` and :mod:`pipyard.rules.reference` make the pages of these.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from pipyard.core.errors import UnknownGame
from pipyard.core.text import because, quoted
from pipyard.texts import ENGLISH, choose_language, language

SECTIONS = ("What you need", "Aim", "Your turn", "Special cases", "The end", "Example", "Good to know")
"""The sections of every page that says how to play, in this order."""
HEADINGS: dict[str, tuple[str, ...]] = {
    "en": SECTIONS,
    "fr": ("Matériel", "But du jeu", "À votre tour", "Cas particuliers", "Fin de la partie", "Exemple", "Bon à savoir"),
    "nl": ("Wat je nodig hebt", "Doel", "Jouw beurt", "Bijzondere gevallen", "Het einde", "Voorbeeld", "Goed om te weten"),
    "de": ("Was ihr braucht", "Ziel", "Dein Zug", "Sonderfälle", "Das Ende", "Beispiel", "Gut zu wissen"),
    "es": ("Qué hace falta", "Objetivo", "Tu turno", "Casos especiales", "El final", "Ejemplo", "Conviene saber"),
}
"""What the sections are called in every language."""
REFERENCE: dict[str, tuple[str, str]] = {
    "en": ("Options", "Rulings"),
    "fr": ("Options", "Précisions"),
    "nl": ("Opties", "Uitleg bij de regels"),
    "de": ("Optionen", "Auslegungen"),
    "es": ("Opciones", "Aclaraciones"),
}
"""The sections of what is written for the reference: the options, and remarks that stand with the rulings."""
PYRAMID = "pyramid"
"""The first chapter, how to read the pyramid, is a page like those of the games, with sections of its own."""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a game is for, what to play after it, what has to be said of the pyramid and the order of turns."""

    age: int
    next: tuple[str, ...]
    pyramid: bool = True
    begins: bool = True
    """Whether the page leaves it to the common sentence who begins."""
    left: bool = True
    """Whether turns go round to the left, where more than two can play."""


@cache
def all_facts() -> dict[str, Facts]:
    """The facts of every game that has some."""
    return convert(tomllib.loads((files(__name__) / "facts.toml").read_text(encoding="utf-8")), dict[str, Facts])


def next_games(key: str) -> tuple[str, ...]:
    """What else the players of a game may like, the best first."""
    facts = all_facts().get(key)
    return facts.next if facts else ()


@cache
def languages(key: str) -> list[str]:
    """The languages a game's page is written in."""
    folders = [entry for entry in files(__name__).iterdir() if entry.is_dir()]
    return sorted(folder.name for folder in folders if (folder / f"{key}.md").is_file())


def spoken(key: str, lang: str = "") -> str:
    """The language in which a page can be had for a wish."""
    written = languages(key)
    if not written:
        raise UnknownGame(because("why-no-rules-page", key=quoted(key)))
    wanted = choose_language(lang, written) if lang else choose_language(language(), written)
    return wanted if wanted in written else written[0]


@cache
def source(key: str, lang: str = "") -> str:
    """How to play a game, as it was written."""
    return (files(__name__) / spoken(key, lang) / f"{key}.md").read_text(encoding="utf-8")


@cache
def reference_source(key: str, lang: str = "") -> str:
    """What was written for the reference of a game; empty if nothing was."""
    page = files(__name__) / spoken(key, lang) / f"{key}.reference.md"
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def title(text: str) -> str:
    """A page's title."""
    return text.splitlines()[0].removeprefix("# ").strip()


def summary(text: str) -> str:
    """The game in a few sentences, from below the title."""
    return " ".join(text.partition("\n")[2].partition("\n## ")[0].split())


def sections(text: str) -> dict[str, str]:
    """A page's sections by their headings, in the order of the page."""
    parts = re.split(r"^## +(.+?) *$", text, flags=re.MULTILINE)
    return {heading: body.strip() for heading, body in zip(parts[1::2], parts[2::2], strict=True)}


def english_sections(text: str, lang: str) -> dict[str, str]:
    """A page's sections by what they are called in English."""
    names = dict(zip((*HEADINGS[lang], *REFERENCE[lang]), (*HEADINGS[ENGLISH], *REFERENCE[ENGLISH]), strict=True))
    return {names[heading]: body for heading, body in sections(text).items() if heading in names}


def explained(key: str, lang: str = ENGLISH) -> dict[str, str]:
    """What is written about every option of a game, by its key."""
    body = "\n" + english_sections(reference_source(key, lang), spoken(key, lang)).get("Options", "")
    bullets = re.findall(r"^- `([^`]+)`:?(.*?)(?=^- `|\n\n|\Z)", body, flags=re.MULTILINE | re.DOTALL)
    return {option: " ".join(words.split()) for option, words in bullets}


def remarks(key: str, lang: str = ENGLISH) -> list[str]:
    """What else is to be said about the rules of a game: the bullets beside the rulings, and paragraphs below the options."""
    found = english_sections(reference_source(key, lang), spoken(key, lang))
    below = [" ".join(part.split()) for part in found.get("Options", "").split("\n\n") if not part.startswith("- ")]
    bullets = re.findall(r"^- (.*?)(?=^- |\Z)", found.get("Rulings", ""), flags=re.MULTILINE | re.DOTALL)
    return [*[part for part in below if part], *[" ".join(bullet.split()) for bullet in bullets]]


__all__ = [
    "ENGLISH",
    "HEADINGS",
    "PYRAMID",
    "REFERENCE",
    "SECTIONS",
    "Facts",
    "all_facts",
    "english_sections",
    "explained",
    "languages",
    "next_games",
    "reference_source",
    "remarks",
    "sections",
    "source",
    "spoken",
    "summary",
    "title",
]
