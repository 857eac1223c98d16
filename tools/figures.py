"""Copy the figures of the English rules pages into the other languages, keeping their captions.

python tools/figures.py           write them
python tools/figures.py --check   say which pages differ
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from pipyard.pictures.figures import BLOCK
from pipyard.rules import HEADINGS, PYRAMID

CAPTION_LINE = re.compile(r"^caption .*$", re.MULTILINE)
RULES_FOLDER = Path(__file__).parents[1] / "src" / "pipyard" / "rules"


def parts(page: str) -> tuple[str, list[str]]:
    """The part before the first section, and the sections with their headings."""
    first, *rest = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    return first, rest


def captioned(block: str, own: list[re.Match[str] | None], at: int) -> str:
    """An English figure with this page's caption; new figures keep the English one until translated."""
    found = own[at] if at < len(own) else None
    return CAPTION_LINE.sub(lambda _: found[0], block, count=1) if found else block


def with_figures(page: str, english: str, lang: str) -> str:
    """A page with the English figures, each at the end of the same section."""
    head, own = parts(page)
    names = dict(zip(HEADINGS["en"], HEADINGS[lang], strict=True))
    figures: dict[str, list[str]] = {}
    for section in parts(english)[1]:
        heading = names[section.splitlines()[0].removeprefix("## ").strip()]
        figures[heading] = [found[0] for found in BLOCK.finditer(section)]
    captions = {
        section.splitlines()[0].removeprefix("## ").strip(): [CAPTION_LINE.search(found[0]) for found in BLOCK.finditer(section)]
        for section in own
    }
    written: list[str] = []
    for section in own:
        text = re.sub(r"\n{3,}", "\n\n", BLOCK.sub("", section)).rstrip("\n")
        heading = section.splitlines()[0].removeprefix("## ").strip()
        blocks = [captioned(block, captions[heading], at) for at, block in enumerate(figures.get(heading, []))]
        written.append("\n\n".join([text, *blocks]) + "\n")
    return head + "\n".join(written)


def main() -> None:
    checking = "--check" in sys.argv[1:]
    different: list[str] = []
    for path in sorted(RULES_FOLDER.glob("*/*.md")):
        lang = path.parent.name
        source = RULES_FOLDER / "en" / path.name
        if lang == "en" or not source.exists() or "reference" in path.name or path.stem == PYRAMID:
            continue
        page = path.read_text("utf-8")
        wanted = with_figures(page, source.read_text("utf-8"), lang)
        if page != wanted:
            different.append(f"{lang}/{path.name}")
            if not checking:
                path.write_text(wanted, "utf-8")
    for name in different:
        print(name)
    if checking and different:
        sys.exit("these pages lack figures of the English ones: python tools/figures.py")


if __name__ == "__main__":
    main()
