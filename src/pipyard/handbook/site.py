"""Writing the handbook as files, and looking for what is wrong with them."""

from __future__ import annotations

import posixpath
import shutil
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.handbook import colours
from pipyard.handbook.developers import Developers
from pipyard.handbook.players import Players
from pipyard.handbook.template import LANGUAGE_NAMES, STYLE, TOKENS, Page, written
from pipyard.texts import say

MARK_FILE: Final = ".pipyard-handbook"
"""This file says that a folder holds a handbook and may be written anew."""
OUTSIDE_LINKS: Final = ("http:", "https:", "//", "data:", "mailto:", "javascript:")
WELCOME: Final = "index.html"


def write(root: Path, out: Path) -> list[str]:
    """The whole handbook from a checkout, into a folder of its own; everything that is wrong with it."""
    if out.exists() and any(out.iterdir()) and not (out / MARK_FILE).exists():
        raise PipyardError(because("why-holds-something-else", out=out))
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / MARK_FILE).touch()
    players = Players([one for one in shelf.games() if one.module.startswith("pipyard.books.")])
    developers = Developers(root)
    pages = [_welcome(len(players.games)), *players.pages(), *developers.pages()]
    places = [page.path for page in pages]
    twice = [f"two pages would lie in {place}" for place in sorted(set(places)) if places.count(place) > 1]
    for page in pages:
        _keep(out / page.path, written(page))
    for place, picture in players.pictures():
        _keep(out / place, picture)
    for place, source in developers.files.items():
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, out / place)
    style = "".join([file.read_text(encoding="utf-8") for file in (root / TOKENS, Path(__file__).parent / STYLE)])
    night = f"@media (prefers-color-scheme: dark) {{\n{colours.style('github-dark')}\n}}"
    _keep(out / STYLE, f"{style}\n{colours.style('default')}\n{night}\n")
    shutil.copyfile(root / "web" / "src" / "ui" / "icon.svg", out / "icon.svg")
    return [*twice, *players.faults, *developers.faults, *faults(out)]


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _welcome(count: int) -> Page:
    """The first page: every language says what is here."""
    rows: list[str] = []
    for lang, name in LANGUAGE_NAMES.items():
        said = escape(say("handbook-welcome", lang, count=count))
        rows.append(f'<li lang="{lang}"><a href="{lang}/index.html" hreflang="{lang}">{name}</a><p>{said}</p></li>')
    return Page(WELCOME, "Pipyard", f'<ul class="welcome">{"".join(rows)}</ul>')


class _Page(HTMLParser):
    """What a page asks for and where it leads, and the places in it that can be jumped to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.leads: list[str] = []
        self.asks: list[str] = []
        self.scripts = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif name == "href" and tag == "a":
                self.leads.append(value or "")
            elif name in ("src", "href", "data", "poster", "srcset", "action", "xlink:href"):
                self.asks.append(value or "")
            elif name == "style" or name.startswith("on"):
                self.scripts = True
        if tag in ("script", "iframe", "object", "embed"):
            self.scripts = True


def faults(out: Path) -> list[str]:
    """Links that lead nowhere, headings twice, and whatever a page would ask of others."""
    read = {path.relative_to(out).as_posix(): _Page(path.read_text(encoding="utf-8")) for path in sorted(out.rglob("*.html"))}
    found: list[str] = []
    for here, page in read.items():
        found += [f"{here} has two places called {one}" for one in sorted(set(page.ids)) if page.ids.count(one) > 1]
        if page.scripts:
            found.append(f"{here} is not plain: a script, a frame or a style of its own")
        found += [f"{here} asks for {one}" for one in page.asks if one.startswith(OUTSIDE_LINKS)]
        inner = [one for one in (*page.leads, *page.asks) if not one.startswith(OUTSIDE_LINKS)]
        for one in inner:
            path, _, part = unquote(one).partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(here), path)) if path else here
            if not (out / target).is_file():
                found.append(f"{here} leads to {one}, where nothing is")
            elif part and (target not in read or part not in read[target].ids):
                found.append(f"{here} leads to {one}, but there is no such heading")
    for path in [*sorted(out.rglob("*.css")), *sorted(out.rglob("*.svg"))]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        found += [
            f"{path.relative_to(out).as_posix()} asks for something elsewhere" for word in ("http", "url(//", "@import") if word in text
        ]
    return found
