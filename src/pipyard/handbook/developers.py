"""The developers' part: the documents of a checkout as they stand there, in English, with whatever they lead to."""

from __future__ import annotations

import ast
import posixpath
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from pipyard.handbook.markup import Marked, marked, source_page
from pipyard.handbook.template import Page, link, way

PART: Final = "developers"
GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Beginning", ("docs/index.md", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    (
        "Games and bots",
        ("docs/writing-a-game.md", "docs/tutorial", "docs/reference.md", "docs/dice-trip-maps.md", "docs/bot", "docs/hands.md"),
    ),
    ("Hosting", ("docs/operation", "docs/score.md", "docs/security.md", "SECURITY.md", "docs/scale.md", "docs/protocol.md")),
    ("Measuring", ("docs/lab.md", "docs/triangle.md", "benchmarks")),
    ("Design", ("docs/races.md", "docs/physics.md", "docs/adr")),
    ("More", ("",)),
)
"""The documents in the order of the list at the side: each stands in the first group one of whose words it begins with."""
PICTURES: Final = (".png", ".svg", ".jpg")
BENCHMARKS_PAGE: Final = f"{PART}/benchmarks/index.html"

JUMP: Final = '<p class="jump"><a href="#documents">All documents ↓</a></p>'
"""On a narrow screen the list of documents stands below."""


class Developers:
    """The documents of a checkout. ``pages`` makes them; ``files`` are the pictures they show, ``faults`` the links that lead nowhere."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.faults: list[str] = []
        self.files: dict[str, Path] = {}
        self._sources: dict[str, str] = {}
        found = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "benchmarks").glob("*.md")]
        self.documents = {path.relative_to(root).as_posix(): self._place(path.relative_to(root).as_posix()) for path in sorted(found)}

    @staticmethod
    def _place(document: str) -> str:
        path = document.removeprefix("docs/").removesuffix(".md")
        folder, name = posixpath.split(path)
        if name == "README" and folder:
            name = "index"
        if document == "SECURITY.md":
            name = "reporting"  # docs/security.md has the other name
        return posixpath.join(PART, folder, name.lower() + ".html")

    def pages(self) -> Iterator[Page]:
        """Every document, the list of benchmarks, and the sources that documents lead to."""
        read = {document: self._read(document) for document in self.documents}
        titles = {document: one.title or document for document, one in read.items()}
        for document, one in read.items():
            here = self.documents[document]
            yield Page(here, titles[document], JUMP + one.html, aside=self._aside(here, titles), headings=one.headings)
        yield Page(BENCHMARKS_PAGE, "Benchmarks", JUMP + self._benchmarks(), aside=self._aside(BENCHMARKS_PAGE, titles))
        for document, here in self._sources.items():
            shown = source_page((self.root / document).read_text(encoding="utf-8"), document)
            yield Page(here, document, JUMP + shown, aside=self._aside(here, titles))

    def _read(self, document: str) -> Marked:
        return marked((self.root / document).read_text(encoding="utf-8"), lambda href: self._leads(document, href))

    def _leads(self, document: str, href: str) -> str:
        """Where a link of a document goes to in the handbook."""
        if href.startswith(("https://", "http://", "mailto:", "#")):
            return href
        path, mark, part = href.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(document), path))
        here = self.documents[document]
        for name in (target, f"{target}/README.md", f"{target}/index.md"):
            if name in self.documents:
                return way(here, self.documents[name] + mark + part)
        if not (self.root / target).is_file():
            self.faults.append(f"{document} leads to {href}, where nothing is")
            return href
        if target.endswith(PICTURES):
            there = f"{PART}/files/{target}"
            self.files[there] = self.root / target
        else:
            there = self._sources.setdefault(target, f"{PART}/sources/{target}.html")
        return way(here, there)

    def _aside(self, here: str, titles: dict[str, str]) -> str:
        left = dict(titles)
        parts: list[str] = []
        for name, words in GROUPS:
            mine = [document for word in words for document in left if document.startswith(word)]
            rows = [f"<li>{link(here, self.documents[one], left[one], self.documents[one] == here)}</li>" for one in dict.fromkeys(mine)]
            if name == "Measuring":
                rows.append(f"<li>{link(here, BENCHMARKS_PAGE, 'Benchmarks', here == BENCHMARKS_PAGE)}</li>")
            left = {document: title for document, title in left.items() if document not in mine}
            if rows:
                parts.append(f"<h2>{name}</h2><ul>{''.join(rows)}</ul>")
        return f'<nav class="documents" id="documents" aria-label="Documents">{"".join(parts)}</nav>'

    def _benchmarks(self) -> str:
        """What every benchmark says of itself: what it measures, and by which command."""
        parts = [
            "<p>Each of them says what it measures and how to run it; figures of one machine stand beside it where they were kept.</p>"
        ]
        for path in sorted((self.root / "benchmarks").glob("*.py")):
            told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            if "python " not in told:
                continue
            kept = self.documents.get(f"benchmarks/{'results' if path.stem == '__main__' else path.stem}.md")
            name = "Every game" if path.stem == "__main__" else path.stem.replace("_", " ").capitalize()
            figures = f" <p>{link(BENCHMARKS_PAGE, kept, 'Figures of one machine')}</p>" if kept else ""
            parts.append(f"<h2>{escape(name)}</h2>{marked(told, lambda href: href).html}{figures}")
        return "".join(parts)
