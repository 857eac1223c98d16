"""The rules as players read them: one page a game and language, ``<language>/<key>.md``, English where a language has none.

Every page has the same sections, so that readers, the command line and the web page find what they look for.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from pipyard.core.errors import UnknownGame
from pipyard.texts import ENGLISH, choose_language, language

SECTIONS = ("What you need", "Aim", "Your turn", "Special cases", "The end", "Variants", "Example")
"""The sections of every page, in this order; ``Rulings`` may follow."""
RULINGS = "Rulings"


def languages(key: str) -> list[str]:
    """The languages a game's page is written in."""
    folders = [entry for entry in files(__name__).iterdir() if entry.is_dir()]
    return sorted(folder.name for folder in folders if (folder / f"{key}.md").is_file())


@cache
def page(key: str, lang: str = "") -> str:
    """The rules page of a game, as Markdown."""
    written = languages(key)
    if not written:
        raise UnknownGame(f"there is no rules page for {key!r}")
    wanted = choose_language(lang, written) if lang else choose_language(language(), written)
    return (files(__name__) / (wanted if wanted in written else written[0]) / f"{key}.md").read_text(encoding="utf-8")


def title(text: str) -> str:
    """A page's title."""
    return text.splitlines()[0].removeprefix("# ").strip()


def sections(text: str) -> dict[str, str]:
    """A page's sections by their headings, in the order of the page."""
    parts = re.split(r"^## +(.+?) *$", text, flags=re.MULTILINE)
    return {heading: body.strip() for heading, body in zip(parts[1::2], parts[2::2], strict=True)}


def variants(text: str) -> list[str]:
    """The options a page speaks of: the keys in backticks that open the bullets of its Variants."""
    return re.findall(r"^- `([^`]+)`", sections(text).get("Variants", ""), flags=re.MULTILINE)


__all__ = ["ENGLISH", "RULINGS", "SECTIONS", "languages", "page", "sections", "title", "variants"]
