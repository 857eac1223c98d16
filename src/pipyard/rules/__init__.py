"""The rules as players read them: one page a game and language, ``<language>/<key>.md``, English where a language has none.

Every page has the same sections, so that readers, the command line and the web page find what they look for. Under the title stands
the game in a few sentences. The bullets of the variants open with the key of an option; :func:`page` puts its name before it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from pipyard.core.errors import UnknownGame
from pipyard.core.text import because, quoted
from pipyard.texts import ENGLISH, choose_language, language
from pipyard.texts.options import option_name

SECTIONS = ("What you need", "Aim", "Your turn", "Special cases", "The end", "Variants", "Example")
"""The sections of every page, in this order; ``Rulings`` may follow."""
RULINGS = "Rulings"
HEADINGS: dict[str, tuple[str, ...]] = {
    "en": (*SECTIONS, RULINGS),
    "fr": ("Matériel", "But du jeu", "À votre tour", "Cas particuliers", "Fin de la partie", "Variantes", "Exemple", "Précisions"),
    "nl": ("Wat je nodig hebt", "Doel", "Jouw beurt", "Bijzondere gevallen", "Het einde", "Varianten", "Voorbeeld", "Uitleg bij de regels"),
    "de": ("Was ihr braucht", "Ziel", "Dein Zug", "Sonderfälle", "Das Ende", "Varianten", "Beispiel", "Auslegungen"),
    "es": ("Qué hace falta", "Objetivo", "Tu turno", "Casos especiales", "El final", "Variantes", "Ejemplo", "Aclaraciones"),
}
"""What the sections are called in every language."""


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
    """The rules page of a game as it was written."""
    return (files(__name__) / spoken(key, lang) / f"{key}.md").read_text(encoding="utf-8")


@cache
def page(key: str, lang: str = "") -> str:
    """The rules page of a game, as Markdown, every option by its name."""
    said = spoken(key, lang)
    text = source(key, said)
    head, heading, rest = text.partition(f"\n## {HEADINGS[said][SECTIONS.index('Variants')]}\n")
    body, following, tail = rest.partition("\n## ")
    named = re.sub(r"^- `([^`]+)`", lambda found: f"- **{option_name(key, found[1], said)}** (`{found[1]}`)", body, flags=re.MULTILINE)
    return head + heading + named + following + tail


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
    names = dict(zip(HEADINGS[lang], HEADINGS[ENGLISH], strict=True))
    return {names[heading]: body for heading, body in sections(text).items() if heading in names}


def variants(text: str, lang: str = ENGLISH) -> list[str]:
    """The options a written page speaks of: the keys in backticks that open the bullets of its Variants."""
    return list(explained(text, lang))


def explained(text: str, lang: str = ENGLISH) -> dict[str, str]:
    """What a written page says of every option, by its key."""
    body = "\n" + english_sections(text, lang).get("Variants", "")
    bullets = re.findall(r"^- `([^`]+)`:?(.*?)(?=^- `|\Z)", body, flags=re.MULTILINE | re.DOTALL)
    return {key: " ".join(words.split()) for key, words in bullets}


__all__ = [
    "ENGLISH",
    "HEADINGS",
    "RULINGS",
    "SECTIONS",
    "english_sections",
    "explained",
    "languages",
    "page",
    "sections",
    "source",
    "spoken",
    "summary",
    "title",
    "variants",
]
