"""The triangle of tactics, chance and skill as a picture: all games in it, or one."""

from __future__ import annotations

from html import escape
from math import sqrt

from pipyard.pictures.svg import number, tag, text
from pipyard.server.web.triangle_api import TriangleShares
from pipyard.texts import say

DRAWING_SIDE = 300.0
DRAWING_HEIGHT = DRAWING_SIDE * sqrt(3) / 2
LABEL_ROOM = 50.0
"""The margin for the labels at the corners."""


def at(spot: TriangleShares) -> tuple[float, float]:
    """A point of the triangle as printed on the games: chance at the top, tactics on the left, skill on the right."""
    return LABEL_ROOM + DRAWING_SIDE * (spot.skill + spot.chance / 2), LABEL_ROOM + DRAWING_HEIGHT * (1 - spot.chance)


def place_words(title: str, spot: TriangleShares, lang: str) -> str:
    """A place in words."""
    shares = {name: round(100 * share) for name, share in (("tactics", spot.tactics), ("chance", spot.chance), ("skill", spot.skill))}
    return say("handbook-spot", lang, title=title, **shares)


def triangle(body: str, lang: str, label: str) -> str:
    """The triangle with its corners and content."""
    corners = [
        (LABEL_ROOM + DRAWING_SIDE / 2, LABEL_ROOM),
        (LABEL_ROOM, LABEL_ROOM + DRAWING_HEIGHT),
        (LABEL_ROOM + DRAWING_SIDE, LABEL_ROOM + DRAWING_HEIGHT),
    ]
    lines: list[str] = []
    for step in (0.25, 0.5, 0.75):
        for turn in range(3):
            (ax, ay), (bx, by), (cx, cy) = corners[turn], corners[turn - 1], corners[turn - 2]
            first, last = (ax + step * (bx - ax), ay + step * (by - ay)), (ax + step * (cx - ax), ay + step * (cy - ay))
            lines.append(tag("line", x1=first[0], y1=first[1], x2=last[0], y2=last[1], class_="grid"))
    frame = tag("polygon", points=" ".join([f"{number(x)},{number(y)}" for x, y in corners]), class_="frame")
    words = [
        text(LABEL_ROOM + DRAWING_SIDE / 2, LABEL_ROOM - 30, say("handbook-chance", lang), 17, text_anchor="middle"),
        text(4, LABEL_ROOM + DRAWING_HEIGHT + 44, say("handbook-tactics", lang), 17),
        text(DRAWING_SIDE + 2 * LABEL_ROOM - 4, LABEL_ROOM + DRAWING_HEIGHT + 44, say("handbook-skill", lang), 17, text_anchor="end"),
    ]
    box = f"0 0 {number(DRAWING_SIDE + 2 * LABEL_ROOM)} {number(DRAWING_HEIGHT + 2 * LABEL_ROOM)}"
    shown = frame + "".join(lines) + "".join(words) + body
    return f'<svg class="triangle" viewBox="{box}" role="group" aria-label="{escape(label)}">{shown}</svg>'


def one(title: str, spot: TriangleShares, lang: str) -> str:
    """The triangle with one game."""
    x, y = at(spot)
    said = place_words(title, spot, lang)
    return triangle(tag("circle", cx=x, cy=y, r=9.0, class_="dot" if spot.measured else "dot guessed"), lang, said)


def everybody(spots: list[tuple[str, TriangleShares, str]], lang: str) -> str:
    """All games, each a link. Games at the same place form rings around it, so that every dot is visible and clickable."""
    crowd: dict[tuple[int, int], int] = {}
    dots: list[str] = []
    for title, spot, there in spots:
        x, y = at(spot)
        place = (round(x / 7), round(y / 7))
        taken = crowd.get(place, 0)
        crowd[place] = taken + 1
        x, y = _aside(x, y, taken)
        said = tag("title", escape(place_words(title, spot, lang)))
        dot = tag("circle", said, cx=x, cy=y, r=3.6, class_="dot" if spot.measured else "dot guessed")
        dots.append(f'<a href="{escape(there)}" aria-label="{escape(place_words(title, spot, lang))}">{dot}</a>')
    return triangle("".join(dots), lang, say("handbook-triangle", lang))


def _aside(x: float, y: float, taken: int) -> tuple[float, float]:
    """Offsets of dots at the same place: one in the middle, six around it, twelve around those."""
    ring, first = 0, 0
    while taken >= first + max(1, 6 * ring):
        first += max(1, 6 * ring)
        ring += 1
    if ring == 0:
        return x, y
    side, step = divmod(taken - first, ring)
    corners = [(1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866)]
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
    share = step / ring
    reach = 8.0 * ring
    return x + reach * (ax + share * (bx - ax)), y + reach * (ay + share * (by - ay))
