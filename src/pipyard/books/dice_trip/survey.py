"""What a map's maker should know before it is printed: crossing links, lonely cities, uneven colours."""

from __future__ import annotations

from math import hypot

from pipyard.books.dice_trip.chart import Chart, City
from pipyard.core.text import Text, because, quoted

NEAR_SHARE = 0.015
"""A link that passes a third city within this share of the map's width looks as if it ended there."""


def _side(a: City, b: City, c: City) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _on(a: City, b: City, c: City) -> bool:
    return min(a.x, b.x) <= c.x <= max(a.x, b.x) and min(a.y, b.y) <= c.y <= max(a.y, b.y)


def _meet(a: City, b: City, c: City, d: City) -> bool:
    """Whether two straight links have a point in common."""
    one, two, three, four = _side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)
    if ((one > 0 and two < 0) or (one < 0 and two > 0)) and ((three > 0 and four < 0) or (three < 0 and four > 0)):
        return True
    return (one == 0 and _on(a, b, c)) or (two == 0 and _on(a, b, d)) or (three == 0 and _on(c, d, a)) or (four == 0 and _on(c, d, b))


def _distance(a: City, b: City, c: City) -> float:
    """How far a city lies from a straight link."""
    length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    if length == 0:
        return hypot(c.x - a.x, c.y - a.y)
    along = max(0.0, min(1.0, ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length))
    return hypot(c.x - a.x - along * (b.x - a.x), c.y - a.y - along * (b.y - a.y))


def warnings(chart: Chart) -> list[tuple[str, Text]]:
    """Where and what, for everything that is allowed and still likely a slip."""
    found: list[tuple[str, Text]] = []
    cities = chart.cities
    ends = [(cities[a], cities[b]) for a, b in chart.links]
    for place, (a, b) in enumerate(ends):
        for c, d in ends[place + 1 :]:
            if len({a.text, b.text, c.text, d.text}) == 4 and _meet(a, b, c, d):
                found.append(("links", because("map-links-cross", one=f"{a.text}-{b.text}", two=f"{c.text}-{d.text}")))
    width = max([city.x for city in cities]) - min([city.x for city in cities])
    for a, b in ends:
        for city in cities:
            if city.text not in (a.text, b.text) and _distance(a, b, city) <= NEAR_SHARE * width:
                found.append(("links", because("map-passes-close", link=f"{a.text}-{b.text}", city=city.text)))
    for city in cities:
        count = len(chart.near[city.index])
        if not 2 <= count <= 6:
            found.append((f"city {quoted(city.text)}", because("map-how-many-links", count=count)))
    used = [sum([1 for city in cities if city.colour == colour]) for colour in range(4)]
    if len(set(used)) > 1:
        counts = ", ".join([f"{word} {count}" for word, count in zip(chart.colours, used, strict=True)])
        found.append(("colour", because("map-colours-unequal", counts=counts)))
    return found
