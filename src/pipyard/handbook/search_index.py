"""The texts that the handbook's search looks through, section by section, as scripts: browsers load no other data from plain files."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Final

import msgspec

from pipyard.handbook.template import LANGUAGE_NAMES, Page

DOCUMENTS: Final = "documents"
"""The file of the documents, which are searched in every language."""
HEADING_TAGS: Final = ("h2", "h3", "dt")
"""What begins a section if it has an anchor; a term of the glossary does."""
SKIPPED_CLASSES: Final = {"quiz", "around", "jump", "source", "triangle"}
"""Parts of pages that are no answer to a question: quizzes, links to neighbours, sources, drawings."""
VOID_TAGS: Final = {"img", "br", "hr", "input", "meta", "link", "circle", "path", "line", "polygon", "rect"}
BLOCKS: Final = {"p", "li", "dt", "dd", "td", "th", "tr", "div", "pre", "summary", "h1", "h2", "h3", "h4", "br"}

SECONDARY_PAGES: Final = ("-reference.html", "/rulings-", "changelog.html", "/adr/", "/benchmarks/")
"""Parts of the paths of pages that come after others: they are looked up by name, or tell of the past."""

Section = tuple[str, str, str]
"""Anchor, heading and text."""


class _Sections(HTMLParser):
    """Splits a page at its headings with an anchor."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.sections: list[list[str]] = [["", "", ""]]
        self._skipping = 0
        self._heading = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID_TAGS:
            return
        found = dict(attrs)
        if self._skipping or SKIPPED_CLASSES & set((found.get("class") or "").split()):
            self._skipping += 1
        elif tag in HEADING_TAGS and found.get("id"):
            self._heading = tag
            self.sections.append([found["id"] or "", "", ""])
        elif tag in BLOCKS:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID_TAGS:
            return
        if self._skipping:
            self._skipping -= 1
        elif tag == self._heading:
            self._heading = ""

    def handle_data(self, data: str) -> None:
        if not self._skipping:
            self.sections[-1][1 if self._heading else 2] += data


def sections(page: Page) -> list[Section]:
    """A page's sections with their text; the part before the first heading comes first."""
    return [(anchor, " ".join(heading.split()), " ".join(text.split())) for anchor, heading, text in _Sections(page.html).sections]


def weight(page: Page) -> float:
    """How much a hit on a page counts."""
    return 0.4 if any([part in page.path for part in SECONDARY_PAGES]) else 1.0


def _script(call: str, data: object) -> str:
    return f"{call}({msgspec.json.encode(data).decode()});\n"


def scripts(pages: Iterable[Page], documents: Iterable[Page]) -> dict[str, str]:
    """The texts by path: one file for each language, one for the documents, and the list of all pages for the switch of versions."""
    listed, docs = list(pages), list(documents)
    groups = {lang: [page for page in listed if page.path.startswith(f"{lang}/")] for lang in LANGUAGE_NAMES}
    groups[DOCUMENTS] = docs
    found = {
        f"search/{name}.js": _script("pipyardTexts", [(page.path, page.title, weight(page), sections(page)) for page in group])
        for name, group in groups.items()
    }
    return {**found, "pages.js": _script("pipyardPages", [page.path for page in [*listed, *docs]])}
