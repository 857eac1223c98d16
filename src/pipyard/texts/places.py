"""Places of the pyramid in words, and moves read aloud with them: ``place 3,4,0`` is "place level 1, fourth row, fifth"."""

from __future__ import annotations

import re

from pipyard.texts import figures, knows, say

SIDE = 9
_CELL = re.compile(r"\d,\d,\d")


def place_words(cell: str, side: int = 0, lang: str = "") -> str:
    """A cell in words: its level, its row as seen from a side (the front row first), and its place there from the left."""
    coordinates = [int(part) for part in cell.split(",")]
    level = SIDE - 1 - sum(coordinates)
    row, rows, place = 1 + coordinates[side % 3], SIDE - level, 1 + coordinates[(side + 1) % 3]
    if rows == 1:
        return say("cell-tip", lang)
    if row == rows:
        return say("cell-corner", lang, level=level)
    return say("cell-words", lang, level=level, row=row, place=place)


def aloud(move: str, side: int = 0, lang: str = "") -> str:
    """A move as one would read it aloud: the verb of the language, and every cell in words."""
    verb, _, rest = move.partition(" ")
    words = [place_words(word, side, lang) if _CELL.fullmatch(word) else word for word in rest.split()]
    told = " → ".join(words) if words and all(_CELL.fullmatch(word) for word in rest.split()) else " ".join(words)
    return (
        say(f"verb-{verb}", lang, rest=told if " " in told else figures(told, lang)).strip()
        if knows(f"verb-{verb}")
        else f"{verb} {told}".strip()
    )
