"""A Dice Trip sheet as a picture: the map with its numbers, the tracker, the powers and a score box that explains every point."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from pipyard.pictures.svg import GREY_INK, INK, document, line, tag, text
from pipyard.texts import language, say

SHEET_WIDTH, HEIGHT = 1000.0, 707.0
"""The proportions of landscape paper: four sheets fit on one of the next size."""
MAP = (28.0, 62.0, 690.0, 625.0)
"""Left, top, width and height of the map."""
SHEET_SIDE = 738.0
PALE_ROAD = "#c9ced8"
ROAD, SERIES = "#d9480f", "#5f3dc4"
ZONE_TINTS = ["#dbeafe", "#fde9c8", "#d8f3dc", "#f7d9e3", "#e5dbff", "#d9f2f0", "#f1f0c9", "#e6e6e6"]
PENCILS = {
    "red": "#e03131",
    "blue": "#1c7ed6",
    "green": "#2f9e44",
    "yellow": "#fcc419",
    "white": "#ffffff",
    "black": "#343a40",
    "orange": "#fd7e14",
    "violet": "#9775fa",
    "golden": "#e6a700",
}
Facts = dict[str, Any]


def sheet_picture(extra: Facts, seat: int, player: str = "", lang: str = "", empty: bool = False, squared: bool = False) -> str:
    """One seat's sheet; ``empty`` omits all entries, for printing, and ``squared`` is the paper of the table."""
    body = sheet_body(extra, seat, player, lang, empty, squared)
    return document(SHEET_WIDTH, HEIGHT, body, f"Dice Trip: {named(extra['map']['name'], lang)}")


def sheet_body(extra: Facts, seat: int, player: str = "", lang: str = "", empty: bool = False, squared: bool = False) -> str:
    """The elements of a sheet, for embedding."""
    chart: Facts = extra["map"]
    sheet: Facts | None = None if empty else extra["sheets"][seat]
    parts = [
        squared_paper(SHEET_WIDTH, HEIGHT) if squared else tag("rect", x=0, y=0, width=SHEET_WIDTH, height=HEIGHT, fill="#ffffff"),
        text(28, 40, f"Dice Trip · {named(chart['name'], lang)}", 25, fill=INK, font_weight="bold"),
    ]
    if player:
        parts.append(text(700, 40, player, 18, fill=INK, text_anchor="end"))
    elif empty:
        parts.append(line(430, 42, 700, 42, stroke=PALE_ROAD))
    parts += [_map(chart, sheet, lang), _dice(chart, extra["dice"] if sheet else None), _powers(sheet), _tracker(sheet)]
    parts.append(_score(chart, sheet, lang))
    return "".join(parts)


def map_picture(extra: Facts, lang: str = "") -> str:
    """The empty map alone, on squared paper."""
    return map_document(map_pieces(extra, None, lang), f"Dice Trip: {named(extra['map']['name'], lang)}")


def map_pieces(extra: Facts, seat: int | None, lang: str = "") -> list[str]:
    """The parts of a map from the bottom up, with the entries of a seat."""
    return _map_parts(extra["map"], None if seat is None else extra["sheets"][seat], lang)


def map_document(parts: Iterable[str], title: str) -> str:
    """A picture of the parts of a map, on squared paper."""
    left, top, wide, high = MAP
    back = squared_paper(wide, high)
    drawn = tag("g", tag("g", "".join(parts)), transform=f"translate({-left:.0f} {-top:.0f})")
    return document(wide, high, back + drawn, title)


def squared_paper(wide: float, high: float) -> str:
    """The paper of the table, a little yellow, with its squares."""
    squares = "".join([f"M{x},0V{high:.0f}" for x in range(23, int(wide), 23)] + [f"M0,{y}H{wide:.0f}" for y in range(23, int(high), 23)])
    back = tag("rect", width=wide, height=high, fill="#f6eedb")
    return back + tag("path", d=squares, stroke="#c9bfa4", stroke_width=0.6, fill="none")


def named(names: dict[str, str], lang: str = "") -> str:
    """A name in the player's language, else in English, else in any."""
    return names.get(lang or language()) or names.get("en") or next(iter(names.values()))


def paint(colour: str) -> str:
    return PENCILS.get(colour, colour)


def shape(kind: str, x: float, y: float, r: float, **attributes: object) -> str:
    """The mark of a colour: square, disc, triangle or star; a plain ring for others."""
    if kind == "square":
        return tag("rect", x=x - r, y=y - r, width=2 * r, height=2 * r, rx=r / 5, **attributes)
    if kind == "triangle":
        points = [(x + 1.5 * r * sin(2 * pi * i / 3), y + 0.28 * r - 1.5 * r * cos(2 * pi * i / 3)) for i in range(3)]
    elif kind == "star":
        points = [
            (x + (1.55 if i % 2 == 0 else 0.95) * r * sin(pi * i / 5), y - (1.55 if i % 2 == 0 else 0.95) * r * cos(pi * i / 5))
            for i in range(10)
        ]
    else:
        return tag("circle", cx=x, cy=y, r=r * (1.12 if kind == "disc" else 1.0), **attributes)
    return tag("polygon", points=" ".join(f"{a:.1f},{b:.1f}" for a, b in points), stroke_linejoin="round", **attributes)


def _spots(chart: Facts) -> dict[str, tuple[float, float]]:
    left, top, wide, high = MAP
    room = 44.0
    scale = min((wide - 2 * room) / max(chart["width"], 1e-6), (high - 2 * room) / max(chart["height"], 1e-6))
    dx = left + (wide - scale * chart["width"]) / 2
    dy = top + (high - scale * chart["height"]) / 2
    return {city["id"]: (dx + scale * city["x"], dy + scale * city["y"]) for city in chart["cities"]}


def _map(chart: Facts, sheet: Facts | None, lang: str) -> str:
    return tag("g", "".join(_map_parts(chart, sheet, lang)))


def _map_parts(chart: Facts, sheet: Facts | None, lang: str) -> list[str]:
    """The land, the roads that score, every city, and the names, from the bottom up."""
    spots = _spots(chart)
    zone_of = {city["id"]: city["zone"] for city in chart["cities"]}
    tints = {zone["id"]: ZONE_TINTS[place % len(ZONE_TINTS)] for place, zone in enumerate(chart["zones"])}
    land: list[str] = []
    for a, b in chart["links"]:
        if zone_of[a] == zone_of[b]:
            land.append(line(*spots[a], *spots[b], stroke=tints[zone_of[a]], stroke_width=58, stroke_linecap="round"))
    for city, (x, y) in spots.items():
        land.append(tag("circle", cx=x, cy=y, r=38.0, fill=tints[zone_of[city]]))
    for a, b in chart["links"]:
        land.append(line(*spots[a], *spots[b], stroke=GREY_INK, stroke_width=1.6))
    roads: list[str] = []
    if sheet is not None:
        for cities, colour, wide, dash in (
            (sheet["score"]["road"]["cities"], ROAD, 6.0, ""),
            (sheet["score"]["series"]["cities"], SERIES, 3.0, "7 5"),
        ):
            for a, b in pairwise(cities):
                more = {"stroke_dasharray": dash} if dash else {}
                roads.append(line(*spots[a], *spots[b], stroke=colour, stroke_width=wide, stroke_linecap="round", **more))
    cities = [_city(city, *spots[city["id"]], sheet) for city in chart["cities"]]
    return ["".join(land), "".join(roads), *cities, _labels(chart, spots, lang)]


def _city(city: Facts, x: float, y: float, sheet: Facts | None) -> str:
    id = city["id"]
    edge = {
        "stroke": paint(city["colour"]) if city["colour"] and city["colour"] != "white" else INK,
        "stroke_width": 4.0 if city["colour"] else 1.8,
    }
    parts: list[str] = []
    if city["colour"]:
        outline = {"stroke": INK, "stroke_width": 7.0} if city["colour"] in ("white", "yellow") else edge
        parts.append(shape(city["shape"], x, y, 16.5, fill="#ffffff", **outline))
        if outline is not edge:
            parts.append(shape(city["shape"], x, y, 16.5, fill="#ffffff", **{**edge, "stroke": paint(city["colour"])}))
    else:
        parts.append(tag("circle", cx=x, cy=y, r=16.0, fill="#ffffff", **edge))
    if sheet is not None:
        if id in sheet["numbers"]:
            parts.append(text(x, y + 6.5, str(sheet["numbers"][id]), 18, fill=INK, font_weight="bold", text_anchor="middle"))
        if id in sheet["crossed"]:
            for turn in (-1, 1):
                parts.append(line(x - 10, y - 10 * turn, x + 10, y + 10 * turn, stroke="#c92a2a", stroke_width=4, stroke_linecap="round"))
        if id in sheet["ticks"]:
            parts.append(tag("circle", cx=x + 17, cy=y - 15, r=8.5, fill="#2b8a3e", stroke="#ffffff", stroke_width=1.5))
            tick = f"{x + 13:.1f},{y - 15:.1f} {x + 16:.1f},{y - 11.5:.1f} {x + 21.5:.1f},{y - 19:.1f}"
            parts.append(tag("polyline", points=tick, fill="none", stroke="#ffffff", stroke_width=2.2))
    return "".join(parts)


def _labels(chart: Facts, spots: dict[str, tuple[float, float]], lang: str) -> str:
    """City names, each on the side the map asks for, else where it covers the least."""
    boxes = [(x - 24, y - 24, x + 24, y + 24) for x, y in spots.values()]
    crowd = {id: sum(abs(x - a) < 90 and abs(y - b) < 60 for a, b in spots.values()) for id, (x, y) in spots.items()}
    parts: list[str] = []
    for city in sorted(chart["cities"], key=lambda city: (not city["label"], -crowd[city["id"]])):
        x, y = spots[city["id"]]
        words = named(city["name"], lang)
        wide = 6.9 * len(words)
        places: dict[str, tuple[float, float, str, float]] = {
            "s": (x, y + 34, "middle", x - wide / 2),
            "e": (x + 25, y + 4, "start", x + 25),
            "w": (x - 25, y + 4, "end", x - 25 - wide),
            "n": (x, y - 25, "middle", x - wide / 2),
        }
        hidden = {
            side: sum(_overlap((left, ly - 10, left + wide, ly + 3), box) for box in boxes) + (0 if side in "sn" else 60)
            for side, (_, ly, _, left) in places.items()
        }
        side = city["label"] or min(places, key=lambda side: hidden[side])
        lx, ly, anchor, left = places[side]
        boxes.append((left, ly - 10, left + wide, ly + 3))
        halo = {"stroke": "#ffffff", "stroke_width": 3.5, "stroke_linejoin": "round", "stroke_opacity": 0.9}
        parts.append(text(lx, ly, words, 11.5, fill=INK, text_anchor=anchor, **halo))
        parts.append(text(lx, ly, words, 11.5, fill=INK, text_anchor=anchor))
    return "".join(parts)


def _overlap(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _dice(chart: Facts, dice: list[Facts] | None) -> str:
    parts: list[str] = []
    for place, (colour, kind, letter) in enumerate(zip(chart["colours"], chart["shapes"], chart["letters"], strict=True)):
        x, y = SHEET_SIDE + 28 + 62 * place, 58.0
        parts.append(shape(kind, x, y, 15, fill=paint(colour), stroke=INK, stroke_width=1.4))
        dark = colour in ("red", "blue", "green", "black", "violet")
        if dice and dice[place]["value"]:
            said = str(dice[place]["value"])
            parts.append(text(x, y + 6, said, 17, fill="#ffffff" if dark else INK, font_weight="bold", text_anchor="middle"))
        parts.append(text(x, y + 37, f"{colour} {letter}", 11, fill=GREY_INK, text_anchor="middle"))
    return "".join(parts)


def _powers(sheet: Facts | None) -> str:
    parts: list[str] = []
    for place, power in enumerate(("reroll", "twice")):
        y = 122 + 24 * place
        parts.append(tag("rect", x=SHEET_SIDE, y=y - 13, width=15, height=15, fill="#ffffff", stroke=INK, stroke_width=1.5))
        if sheet is not None and not sheet["powers"][power]:
            parts.append(line(SHEET_SIDE + 2, y - 11, SHEET_SIDE + 13, y, stroke=INK, stroke_width=2))
            parts.append(line(SHEET_SIDE + 2, y, SHEET_SIDE + 13, y - 11, stroke=INK, stroke_width=2))
        parts.append(text(SHEET_SIDE + 24, y, say(f"trip-power-{power}"), 12, fill=INK))
    return "".join(parts)


def _tracker(sheet: Facts | None) -> str:
    parts: list[str] = []
    for tens in range(1, 7):
        for units in range(1, 7):
            x, y = SHEET_SIDE + 35 * (units - 1), 172 + 25 * (tens - 1)
            there = sheet is not None and bool(sheet["tracker"][f"{tens}{units}"])
            fill = INK if there else "#fff3bf" if tens == units else "#ffffff"
            parts.append(tag("rect", x=x, y=y, width=32, height=22, rx=4, fill=fill, stroke=PALE_ROAD))
            parts.append(text(x + 16, y + 16, f"{tens}{units}", 12.5, fill="#ffffff" if there else INK, text_anchor="middle"))
        full = sheet is not None and sheet["tens"][tens - 1]
        y = 172 + 25 * (tens - 1)
        parts.append(
            tag("circle", cx=SHEET_SIDE + 226, cy=y + 11, r=8, fill=INK if full else "#ffffff", stroke=PALE_ROAD, stroke_width=1.5)
        )
    return "".join(parts)


def _score(chart: Facts, sheet: Facts | None, lang: str) -> str:
    """The score box: the points of every part and, for a filled sheet, the cities that score them."""
    names = {city["id"]: named(city["name"], lang) for city in chart["cities"]}
    zones = {zone["id"]: named(zone["name"], lang) for zone in chart["zones"]}
    top = 338.0
    series = ", ".join(f"{length}: {points}" for length, points in chart["series_points"])
    clean = ", ".join(f"{count}: {points}" for count, points in enumerate(chart["zone_points"]) if count)
    hints = {
        "bonus": say("trip-hint-bonus"),
        "crossed": say("trip-hint-crossed"),
        "road": say("trip-hint-road"),
        "series": series,
        "zones": clean,
        "tens": say("trip-hint-tens"),
    }
    parts = [text(SHEET_SIDE, top, say("trip-score"), 16, fill=INK, font_weight="bold")]
    y = top + 12
    for part, colour in (("bonus", "#2b8a3e"), ("crossed", "#c92a2a"), ("road", ROAD), ("series", SERIES), ("zones", INK), ("tens", INK)):
        if part == "tens" and sheet is not None and not sheet["score"]["tens"]["counted"]:
            continue
        facts: Facts | None = sheet["score"][part] if sheet is not None else None
        parts.append(text(SHEET_SIDE, y + 15, say(f"trip-part-{part}"), 13.5, fill=colour, font_weight="bold"))
        if facts is not None:
            parts.append(text(972, y + 15, str(facts["points"]), 15, fill=INK, font_weight="bold", text_anchor="end"))
        else:
            parts.append(tag("rect", x=932, y=y, width=40, height=20, fill="#ffffff", stroke=PALE_ROAD))
        hint = hints[part]
        if facts is not None and part != "tens":
            listed: list[str] = [zones[zone] for zone in facts["zones"]] if part == "zones" else [names[city] for city in facts["cities"]]
            if part in ("road", "series") and sheet is not None:
                listed = [f"{names[city]} {sheet['numbers'][city]}" for city in facts["cities"]]
            hint = ", ".join(listed) or "-"
        rows = _wrapped(hint, 46)[:4]
        for row, words in enumerate(rows):
            parts.append(text(SHEET_SIDE, y + 29 + 11 * row, words, 9.2, fill=GREY_INK))
        y += 33 + 11 * max(1, len(rows))
    parts.append(line(SHEET_SIDE, y - 4, 972, y - 4, stroke=INK, stroke_width=1.5))
    parts.append(text(SHEET_SIDE, y + 20, say("trip-part-total"), 17, fill=INK, font_weight="bold"))
    if sheet is not None:
        parts.append(text(972, y + 20, str(sheet["score"]["total"]), 21, fill=INK, font_weight="bold", text_anchor="end"))
    else:
        parts.append(tag("rect", x=922, y=y + 2, width=50, height=24, fill="#ffffff", stroke=INK))
    return "".join(parts)


def _wrapped(words: str, width: int) -> list[str]:
    rows = [""]
    for word in words.split(" "):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    return rows


def printable(extra: Facts, lang: str = "") -> str:
    """A landscape A4 page with four empty sheets to cut apart."""
    wide, high = 297.0, 210.0
    scale = min((wide / 2 - 8) / SHEET_WIDTH, (high / 2 - 8) / HEIGHT)
    body = sheet_body(extra, 0, lang=lang, empty=True)
    parts: list[str] = []
    for place in range(4):
        x = (place % 2) * wide / 2 + (wide / 2 - scale * SHEET_WIDTH) / 2
        y = (place // 2) * high / 2 + (high / 2 - scale * HEIGHT) / 2
        parts.append(tag("g", body, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.5f})"))
    cut = {"stroke": PALE_ROAD, "stroke_width": 0.2, "stroke_dasharray": "2 2"}
    parts += [line(wide / 2, 0, wide / 2, high, **cut), line(0, high / 2, wide, high / 2, **cut)]
    return document(wide, high, "".join(parts), f"Dice Trip: {named(extra['map']['name'], lang)}", "mm")
