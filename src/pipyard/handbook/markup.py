"""Markdown as HTML for the handbook: headings that can be linked to, tables that scroll on a phone, sources in colours."""

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
"""Where something leads to in the handbook that a page calls by this name."""


class Heading(NamedTuple):
    """A heading one can jump to."""

    level: int
    id: str
    words: str


class Marked(NamedTuple):
    """A page: its title, what stands under it, its headings."""

    title: str
    html: str
    headings: list[Heading]


def _highlighted(source: str, name: str, _: str) -> str:
    return coloured(source, name) if name else ""


def source_page(source: str, name: str) -> str:
    """A file of another kind, as it is."""
    shown = coloured(source, posixpath.splitext(name)[1].removeprefix("."))
    return f'<pre class="source"><code>{shown or escape(source)}</code></pre>'


def slug(words: str, taken: Sequence[str] = ()) -> str:
    """What a heading is called in a link."""
    plain = re.sub(r"[^\w]+", "-", words.casefold()).strip("-") or "part"
    found, number = plain, 1
    while found in taken:
        number += 1
        found = f"{plain}-{number}"
    return found


def words_of(token: Token) -> str:
    """A heading without its markup."""
    return "".join([child.content for child in token.children or () if child.type in ("text", "code_inline", "softbreak")])


def marked(source: str, link: Where, image: Where | None = None) -> Marked:
    """A page of Markdown whose links and images lead where these say."""
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
    return Marked(title, html, headings)
