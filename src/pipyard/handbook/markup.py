"""Markdown to HTML for the handbook: linkable headings, scrolling tables, highlighted sources."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pipyard.handbook.colours import coloured

Where = Callable[[str], str]
"""Resolves a link of a page within the handbook."""


class Heading(NamedTuple):
    """A heading with an anchor."""

    level: int
    id: str
    words: str


class RenderedPage(NamedTuple):
    """A page: its title, its content, its headings."""

    title: str
    html: str
    headings: list[Heading]


def _highlighted(source: str, name: str, _: str) -> str:
    return coloured(source, name) if name else ""


def source_page(source: str, name: str) -> str:
    """A file of another type, as it is."""
    shown = coloured(source, posixpath.splitext(name)[1].removeprefix("."))
    return f'<pre class="source"><code>{shown or escape(source)}</code></pre>'


def slug(words: str, taken: Sequence[str] = ()) -> str:
    """The anchor of a heading."""
    plain = re.sub(r"[^\w]+", "-", words.casefold()).strip("-") or "part"
    found, number = plain, 1
    while found in taken:
        number += 1
        found = f"{plain}-{number}"
    return found


def words_of(token: Token) -> str:
    """A heading without its markup."""
    return "".join([child.content for child in token.children or () if child.type in ("text", "code_inline", "softbreak")])


def marked(source: str, link: Where, image: Where | None = None) -> RenderedPage:
    """Render a Markdown page, with these resolvers for links and images."""
    reader = MarkdownIt("commonmark", {"html": False, "highlight": _highlighted}).enable("table")
    tokens = reader.parse(source)
    title = ""
    headings: list[Heading] = []
    kept: list[Token] = []
    skipping = False
    for at, token in enumerate(tokens):
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", link(str(child.attrGet("href"))))
            elif child.type == "image":
                child.attrSet("src", (image or link)(str(child.attrGet("src"))))
                child.attrSet("loading", "lazy")
        if token.attrGet("style") is not None:
            token.attrs = {"class": str(token.attrs["style"]).replace("text-align:", "to-the-")}
        if token.type == "heading_open":
            words = words_of(tokens[at + 1])
            if token.tag == "h1" and not title:
                title, skipping = words, True
            else:
                heading = Heading(int(token.tag[1]), slug(words, [one.id for one in headings]), words)
                headings.append(heading)
                token.attrSet("id", heading.id)
        if not skipping:
            kept.append(token)
        if token.type == "heading_close":
            skipping = False
    html = reader.renderer.render(kept, reader.options, {})
    html = html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return RenderedPage(title, html, headings)
