"""Writing the handbook's files, and checking them."""

from __future__ import annotations

import posixpath
import shutil
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from pipyard import __version__, shelf
from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.handbook import colours, search_index, versions
from pipyard.handbook.developers import DeveloperPages
from pipyard.handbook.players import PlayerPages
from pipyard.handbook.template import LANGUAGE_NAMES, SCRIPT, STYLE, TOKENS, Page, written
from pipyard.texts import say

OUTSIDE_LINKS: Final = ("http:", "https:", "//", "data:", "mailto:", "javascript:")
WELCOME: Final = "index.html"


def write(root: Path, out: Path, version: str = __version__) -> list[str]:
    """Write the whole handbook from a checkout into ``out/version``, beside those of other versions; return all faults."""
    if out.exists() and any(out.iterdir()) and not (out / versions.MARK_FILE).exists():
        raise PipyardError(because("why-holds-something-else", out=out))
    book = versions.make_room(out, version)
    players = PlayerPages([one for one in shelf.games() if one.module.startswith("pipyard.books.")])
    developers = DeveloperPages(root)
    documents = [*developers.pages()]
    rules = [_welcome(len(players.games)), *players.pages()]
    pages = [*rules, *documents]
    places = [page.path for page in pages]
    twice = [f"two pages would lie in {place}" for place in sorted(set(places)) if places.count(place) > 1]
    for page in pages:
        _keep(book / page.path, written(page, version))
    for place, picture in players.pictures():
        _keep(book / place, picture)
    for place, source in developers.files.items():
        (book / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, book / place)
    for place, script in search_index.scripts(rules, documents).items():
        _keep(book / place, script)
    style = "".join([file.read_text(encoding="utf-8") for file in (root / TOKENS, Path(__file__).parent / STYLE)])
    night = f"@media (prefers-color-scheme: dark) {{\n{colours.style('github-dark')}\n}}"
    _keep(book / STYLE, f"{style}\n{colours.style('default')}\n{night}\n")
    shutil.copyfile(root / "web" / "src" / "ui" / "icon.svg", book / "icon.svg")
    shutil.copyfile(root / "web" / "handbook" / SCRIPT, book / SCRIPT)
    versions.lead(out)
    return [*twice, *players.faults, *developers.faults, *faults(out, version)]


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _welcome(count: int) -> Page:
    """The first page, with a description in every language."""
    rows: list[str] = []
    for lang, name in LANGUAGE_NAMES.items():
        said = escape(say("handbook-welcome", lang, count=count))
        rows.append(f'<li lang="{lang}"><a href="{lang}/index.html" hreflang="{lang}">{name}</a><p>{said}</p></li>')
    return Page(WELCOME, "Pipyard", f'<ul class="welcome">{"".join(rows)}</ul>')


class _Page(HTMLParser):
    """A page's resources, links and anchors."""

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
        if tag in ("iframe", "object", "embed") or (tag == "script" and not (dict(attrs).get("src") or "").endswith(SCRIPT)):
            self.scripts = True


def faults(out: Path, version: str = "") -> list[str]:
    """Broken links, duplicate headings, foreign scripts and external resources, in one version or in everything."""
    book = out / version
    read = {path.relative_to(out).as_posix(): _Page(path.read_text(encoding="utf-8")) for path in sorted(book.rglob("*.html"))}
    found: list[str] = []
    for here, page in read.items():
        found += [f"{here} has two places called {one}" for one in sorted(set(page.ids)) if page.ids.count(one) > 1]
        if page.scripts:
            found.append(f"{here} is not plain: a script of its own, a frame or a style")
        found += [f"{here} asks for {one}" for one in page.asks if one.startswith(OUTSIDE_LINKS)]
        inner = [one for one in (*page.leads, *page.asks) if not one.startswith(OUTSIDE_LINKS)]
        for one in inner:
            path, _, part = unquote(one).partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(here), path)) if path else here
            if not (out / target).is_file():
                found.append(f"{here} leads to {one}, where nothing is")
            elif part and (target not in read or part not in read[target].ids):
                found.append(f"{here} leads to {one}, but there is no such heading")
    for path in [*sorted(book.rglob("*.css")), *sorted(book.rglob("*.svg"))]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        found += [
            f"{path.relative_to(out).as_posix()} asks for something elsewhere" for word in ("http", "url(//", "@import") if word in text
        ]
    return found
