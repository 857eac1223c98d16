"""The developers' part: the documents of a checkout, in English, with the files they link to."""

from __future__ import annotations

import ast
import posixpath
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from pipyard.handbook.markup import RenderedPage, marked, source_page
from pipyard.handbook.template import Page, link, way

PART: Final = "developers"
GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Start", ("docs/index.md", "README.md", "CHANGELOG.md")),
    ("Play", ("docs/score.md", "docs/dice-trip-maps.md")),
    ("Host", ("docs/operation/README.md", "docs/security.md", "SECURITY.md", "docs/scale.md")),
    (
        "Invent",
        ("docs/writing-a-game.md", "docs/tutorial", "docs/reference.md", "docs/lessons.md", "docs/quizzes.md", "docs/puzzles.md"),
    ),
    ("Research", ("docs/research.md", "docs/lab.md", "docs/triangle.md", "docs/bot", "docs/hands.md", "benchmarks")),
    (
        "Develop",
        ("CONTRIBUTING.md", "docs/protocol.md", "docs/races.md", "docs/physics.md", "docs/design.md", "docs/operation", "docs/adr"),
    ),
    ("More", ("",)),
)
"""The documents in the order of the side list. Each belongs to the first group with a prefix of its path."""
PICTURES: Final = (".png", ".svg", ".jpg", ".webp")
BENCHMARKS_PAGE: Final = f"{PART}/benchmarks/index.html"

JUMP: Final = '<p class="jump"><a href="#documents">All documents ↓</a></p>'
"""On a narrow screen the list of documents comes last."""


class DeveloperPages:
    """The documents of a checkout: ``pages`` renders them, ``files`` are their pictures, ``faults`` their broken links."""

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
        """Yield every document, the list of benchmarks, and the source files that documents link to."""
        read = {document: self._read(document) for document in self.documents}
        titles = {document: one.title or document for document, one in read.items()}
        for document, one in read.items():
            here = self.documents[document]
            yield Page(here, titles[document], JUMP + one.html, aside=self._aside(here, titles), headings=one.headings)
        yield Page(BENCHMARKS_PAGE, "Benchmarks", JUMP + self._benchmarks(), aside=self._aside(BENCHMARKS_PAGE, titles))
        for document, here in self._sources.items():
            shown = source_page((self.root / document).read_text(encoding="utf-8"), document)
            yield Page(here, document, JUMP + shown, aside=self._aside(here, titles))

    def _read(self, document: str) -> RenderedPage:
        return marked((self.root / document).read_text(encoding="utf-8"), lambda href: self._leads(document, href))

    def _leads(self, document: str, href: str) -> str:
        """The target of a link within the handbook."""
        if href.startswith(("https://", "http://", "mailto:", "#")):
            return href
        path, mark, part = href.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(document), path))
        here = self.documents[document]
        for name in (target, f"{target}/README.md", f"{target}/index.md"):
            if name in self.documents:
                return way(here, self.documents[name] + mark + part)
        if not (self.root / target).is_file():
            self.faults.append(f"{document} links to {href}, which does not exist")
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
            if name == "Research":
                rows.append(f"<li>{link(here, BENCHMARKS_PAGE, 'Benchmarks', here == BENCHMARKS_PAGE)}</li>")
            left = {document: title for document, title in left.items() if document not in mine}
            if rows:
                parts.append(f"<h2>{name}</h2><ul>{''.join(rows)}</ul>")
        return f'<nav class="documents" id="documents" aria-label="Documents">{"".join(parts)}</nav>'

    def _benchmarks(self) -> str:
        """Describe every benchmark: what it measures, and the command that runs it."""
        parts = ["<p>Each benchmark describes what it measures and how to run it, with the figures of one machine where there are any.</p>"]
        for path in sorted((self.root / "benchmarks").glob("*.py")):
            about = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            if "python " not in about:
                continue
            kept = self.documents.get(f"benchmarks/{'results' if path.stem == '__main__' else path.stem}.md")
            name = "Every game" if path.stem == "__main__" else path.stem.replace("_", " ").capitalize()
            figures = f" <p>{link(BENCHMARKS_PAGE, kept, 'Figures of one machine')}</p>" if kept else ""
            parts.append(f"<h2>{escape(name)}</h2>{marked(about, lambda href: href).html}{figures}")
        return "".join(parts)
