"""The template of the handbook's pages, and its navigation."""

from __future__ import annotations

import posixpath
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from pipyard import __version__
from pipyard.handbook.markup import Heading
from pipyard.texts import say

STYLE: Final = "handbook.css"
TOKENS: Final = "web/src/ui/tokens.css"
"""The design tokens of the table, in the checkout, also used by the handbook."""
LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch", "es": "Español"}
"""The languages of the players' part, by their own names."""
DEVELOPERS: Final = "developers/index.html"
SCRIPT: Final = "handbook.js"
VERSIONS_FILE: Final = "versions.html"
"""The list of versions, beside their folders."""


class Page(NamedTuple):
    """A page before writing: path, language and content. ``elsewhere``: the same page in other languages."""

    path: str
    title: str
    html: str
    lang: str = "en"
    aside: str = ""
    headings: Sequence[Heading] = ()
    elsewhere: dict[str, str] = {}
    wide: bool = False


def way(here: str, there: str) -> str:
    """A relative link from a page to another file of the handbook; keeps the part after ``#``."""
    path, mark, part = there.partition("#")
    return posixpath.relpath(path, posixpath.dirname(here) or ".") + mark + part


def link(here: str, there: str, words: str, current: bool = False) -> str:
    marks = ' aria-current="page"' if current else ""
    return f'<a href="{escape(way(here, there))}"{marks}>{escape(words)}</a>'


def _language(here: str, there: str, lang: str) -> str:
    marks = ' aria-current="true"' if here == there else ""
    return f'<a href="{escape(way(here, there))}" lang="{lang}" hreflang="{lang}"{marks}>{LANGUAGE_NAMES[lang]}</a>'


def _search(lang: str) -> str:
    """The search field, which the script shows."""
    name = escape(say("handbook-search", lang))
    nothing = escape(say("handbook-search-nothing", lang))
    return (
        f'<form class="search" role="search" data-nothing="{nothing}" hidden><input type="search" name="q" placeholder="{name}" '
        f'aria-label="{name}" autocomplete="off" spellcheck="false"><div class="found" aria-live="polite" hidden></div></form>'
    )


def _version(here: str, version: str, lang: str) -> str:
    name = escape(say("handbook-version", lang))
    return f'<a class="version" href="{way(here, f"../{VERSIONS_FILE}")}" aria-label="{name}">{escape(version)}</a>'


def written(page: Page, version: str = __version__) -> str:
    """The content of a page's file."""
    lang = page.lang
    sections = [
        (f"{lang}/index.html", say("handbook-games", lang)),
        (f"{lang}/triangle.html", say("handbook-triangle", lang)),
        (f"{lang}/glossary.html", say("handbook-glossary", lang)),
        (DEVELOPERS, say("handbook-developers", lang)),
    ]
    menu = "".join([link(page.path, there, words, there == page.path) for there, words in sections])
    languages = "".join([_language(page.path, there, other) for other, there in page.elsewhere.items()])
    spoken = f'<nav class="languages" aria-label="{escape(say("handbook-languages", lang))}">{languages}</nav>' if languages else ""
    listed = [heading for heading in page.headings if heading.level == 2]
    contents = "".join([f'<li><a href="#{escape(heading.id)}">{escape(heading.words)}</a></li>' for heading in listed])
    on_page = (
        f'<details class="contents"><summary>{escape(say("handbook-contents", lang))}</summary><ol>{contents}</ol></details>'
        if len(listed) > 2
        else ""
    )
    aside = f'<aside class="beside">{page.aside}</aside>' if page.aside else ""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)} · {escape(say('handbook-title', lang))}</title>\n"
        f'<link rel="icon" href="{way(page.path, "icon.svg")}">\n<link rel="stylesheet" href="{way(page.path, STYLE)}">\n'
        f'<script src="{way(page.path, SCRIPT)}" defer></script>\n</head>\n<body>\n'
        f'<a class="skip" href="#main">{escape(say("handbook-skip", lang))}</a>\n'
        f'<header><a class="brand" href="{way(page.path, f"{lang}/index.html")}">Pipyard</a>'
        f'{_version(page.path, version, lang)}<nav class="menu" aria-label="{escape(say("handbook-title", lang))}">{menu}</nav>'
        f"{_search(lang)}{spoken}</header>\n"
        f'<div class="{"page beside-it" if aside else "page"}{" broad" if page.wide else ""}">\n{aside}\n'
        f'<main id="main"><h1>{escape(page.title)}</h1>\n{on_page}{page.html}</main>\n</div>\n</body>\n</html>\n'
    )
