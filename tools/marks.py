"""Generated texts in pages: between two marks of a name, ``<!-- name: begin -->`` and ``<!-- name: end -->``."""

from __future__ import annotations

from pathlib import Path


def put(page: Path, name: str, text: str) -> None:
    """Put this text between the marks of that name."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        raise SystemExit(f"{page.name} has no marks {begin} {end}")
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
