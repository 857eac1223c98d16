"""The triangle as an interactive picture: a dot for every game, its region on hover, filters by players and minutes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, sin, sqrt

import msgspec

from pipyard.lab.report_page import page, table
from pipyard.lab.triangle import CORNERS, Triangle, TrianglePlace, flat, shares
from pipyard.pictures.svg import line, number, tag, text
from pipyard.texts import decimals, say

PAGE_TRIANGLE_SIDE = 560.0
PAGE_LEFT, PAGE_TOP = 70.0, 40.0
DOT_ROOM = 13.0
"""Minimum distance between the centres of two dots."""
SPREAD_ROUNDS = 120
PAGE_WIDTH, PAGE_HEIGHT = PAGE_TRIANGLE_SIDE + 2 * PAGE_LEFT, PAGE_TRIANGLE_SIDE * sqrt(3) / 2 + 2 * PAGE_TOP


def at(place: Sequence[float]) -> tuple[float, float]:
    """Where a place lies in the picture."""
    x, y = flat(place)
    return PAGE_LEFT + PAGE_TRIANGLE_SIDE * x, PAGE_TOP + PAGE_TRIANGLE_SIDE * (sqrt(3) / 2 - y)


def outline(places: Sequence[Sequence[float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in map(at, places))


def spread(points: Sequence[tuple[float, float]], room: float = DOT_ROOM) -> list[tuple[float, float]]:
    """Move overlapping dots apart, deterministically, within the picture."""
    now = [(x + cos(2.4 * number) / 10, y + sin(2.4 * number) / 10) for number, (x, y) in enumerate(points)]
    for _ in range(SPREAD_ROUNDS):
        moved = False
        for one in range(len(now)):
            for other in range(one):
                (x, y), (u, v) = now[one], now[other]
                far = sqrt((x - u) ** 2 + (y - v) ** 2) or 1e-6
                if far < room:
                    dx, dy = (room - far) / 2 / far * (x - u), (room - far) / 2 / far * (y - v)
                    now[one], now[other] = (x + dx, y + dy), (u - dx, v - dy)
                    moved = True
        now = [at(shares((x - PAGE_LEFT) / PAGE_TRIANGLE_SIDE, sqrt(3) / 2 - (y - PAGE_TOP) / PAGE_TRIANGLE_SIDE)) for x, y in now]
        if not moved:
            break
    return now


def picture(found: Triangle) -> str:
    """The triangle with its grid and all games."""
    corners = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    body = [tag("polygon", points=outline(corners), class_="frame")]
    for step in range(1, 10):
        part = step / 10
        rest = 1 - part
        for first, last in (((part, rest, 0), (part, 0, rest)), ((rest, part, 0), (0, part, rest)), ((rest, 0, part), (0, rest, part))):
            (x, y), (u, v) = at(first), at(last)
            body.append(line(x, y, u, v, class_="grid"))
    body.append(text(PAGE_LEFT - 10, PAGE_HEIGHT - 12, say("lab-tactics"), 15, text_anchor="middle", class_="word corner"))
    body.append(text(PAGE_WIDTH / 2, PAGE_TOP - 14, say("lab-chance"), 15, text_anchor="middle", class_="word corner"))
    body.append(text(PAGE_WIDTH - PAGE_LEFT + 10, PAGE_HEIGHT - 12, say("lab-skill"), 15, text_anchor="middle", class_="word corner"))
    spots = spread([at((place.tactics, place.chance, place.skill)) for place in found.games.values()])
    body += [game(key, place, spot) for (key, place), spot in zip(found.games.items(), spots, strict=True)]
    title = escape(say("lab-triangle"))
    view = f"0 0 {number(PAGE_WIDTH)} {number(PAGE_HEIGHT)}"
    return f'<svg id="triangle" viewBox="{view}" role="group" aria-label="{title}">{"".join(body)}</svg>'


def game(key: str, place: TrianglePlace, spot: tuple[float, float]) -> str:
    """A dot, its region, and the game's printed place."""
    x, y = spot
    shown = [tag("polygon", points=outline(place.region), class_="region")]
    if place.printed is not None:
        u, v = at([part / 10 for part in place.printed])
        shown += [line(x, y, u, v, class_="apart"), tag("circle", cx=u, cy=v, r=4.0, class_="printed")]
    said = say("lab-place", title=place.title, tactics=_ten(place.tactics), chance=_ten(place.chance), skill=_ten(place.skill))
    shown.append(tag("circle", f"<title>{escape(said)}</title>", cx=x, cy=y, r=6.0, class_="dot"))
    left = x > PAGE_WIDTH * 0.6  # no room for a label on the right
    name = text(x - 9 if left else x + 9, y + 4, place.title, 12, class_="word name", text_anchor="end" if left else "start")
    seats = ",".join(str(count) for count in place.seats)
    facts = f'data-key="{escape(key)}" data-seats="{seats}" data-minutes="{place.minutes}"'
    return f'<g class="game" tabindex="0" {facts} aria-label="{escape(said)}">{"".join(shown)}{name}</g>'


def _ten(part: float) -> str:
    return decimals(f"{10 * part:.1f}")


def triangle_page(found: Triangle) -> str:
    """The triangle with its filters, the table of all games, and the printed triples beside the measured ones."""
    most = max((place.minutes for place in found.games.values()), default=60)
    counts = sorted({count for place in found.games.values() for count in place.seats})
    choices = "".join(f'<option value="{count}">{count}</option>' for count in counts)
    players, minutes, anyhow = (escape(say(key)) for key in ("lab-players", "lab-minutes", "lab-any"))
    filters = (
        f'<p class="filters"><label>{players} <select id="seats"><option value="">{anyhow}</option>{choices}</select></label> '
        f'<label>{minutes} <input id="minutes" type="range" min="5" max="{most}" value="{most}" step="5"> '
        f'<output id="shown">{most}</output></label> <output id="many" data-word="{escape(say("lab-games"))}"></output></p>'
    )
    parts = [f"<h1>{escape(say('lab-triangle'))}</h1><p>{escape(say('lab-triangle-about'))}</p>{filters}{picture(found)}"]
    parts.append(f"<div id='card' class='card' aria-live='polite'>{escape(say('lab-point-at'))}</div>")
    if found.agreement is not None:
        met = found.agreement
        rows = [
            (escape(found.games[row.key].title), _triple(row.printed), _triple(row.measured), decimals(f"{row.distance:.2f}"))
            for row in met.worst
        ]
        heads = [say(key) for key in ("lab-game", "lab-printed", "lab-measured", "lab-distance")]
        tactics, chance, skill = [decimals(f"{part:.2f}") for part in (met.tactics, met.chance, met.skill)]
        sentence = say("lab-agreement", tactics=tactics, chance=chance, skill=skill)
        parts.append(f"<h2>{escape(say('lab-printed-heading'))}</h2><p>{escape(sentence)}</p>{table(rows, heads)}")
    rows = [
        (escape(one.title), *[f"{_ten(getattr(one, name))} ({_ten(one.intervals[name][0])}–{_ten(one.intervals[name][1])})"
                              for name in ("tactics", "chance", "skill")], escape(_players(one)))
        for one in found.games.values()
    ]  # fmt: skip
    heads = [say(key) for key in ("lab-game", "lab-tactics", "lab-chance", "lab-skill", "lab-by")]
    parts.append(f"<h2>{escape(say('lab-all-games'))}</h2>{table(rows, heads)}")
    for key, why in found.failed.items():
        parts.append(f"<p>{escape(say('lab-not-measured', game=key, why=why))}</p>")
    parts.append(f"<p class='soft'>{escape(found.made_by)}</p>")
    cards = msgspec.json.encode({key: card(one) for key, one in found.games.items()}).decode().replace("<", "\\u003c")
    return page(say("lab-triangle"), "".join(parts), f"const cards = {cards};{PAGE_SCRIPT}", TRIANGLE_STYLE)


def card(one: TrianglePlace) -> str:
    """The card of a game on hover."""
    rows = [f"<strong>{escape(one.title)}</strong>"]
    for name, measure in one.measures.items():
        said = say(
            f"lab-measure-{name}", share=f"{100 * measure.value:.0f}", low=f"{100 * measure.low:.0f}", high=f"{100 * measure.high:.0f}",
            blocks=measure.blocks, bots=" – ".join(measure.bots), rating="" if measure.rating is None else f"{measure.rating:+.0f}",
            alone=f"{100 * (measure.alone or 0.0):.0f}",
        )  # fmt: skip
        rows.append(escape(said))
    for name in CORNERS:
        if name not in one.measures:
            rows.append(escape(say("lab-unmeasured" if name in one.unmeasured else "lab-none", name=say(f"lab-{name}"))))
    return "<br>".join(rows)


def _players(one: TrianglePlace) -> str:
    return "; ".join(f"{say(f'lab-{name}')}: {' – '.join(measure.bots)} ({measure.blocks})" for name, measure in one.measures.items())


def _triple(parts: Sequence[float]) -> str:
    return " / ".join(decimals(f"{part:g}") for part in parts)


TRIANGLE_STYLE = """
#triangle { width: 100%; height: auto; overflow: visible; } .frame { fill: none; stroke: var(--soft); stroke-width: 1.5; }
.grid { stroke: var(--edge); stroke-width: .7; } #triangle .word { fill: var(--ink); } #triangle .corner { font-weight: 600; }
.game .dot { fill: var(--main); fill-opacity: .75; } .game .name { visibility: hidden; } .game { cursor: pointer; outline: none; }
.game .region { fill: var(--main); fill-opacity: .12; stroke: var(--main); stroke-opacity: .4; visibility: hidden; }
.game .printed { fill: none; stroke: var(--sure); stroke-width: 1.5; }
.game .apart { stroke: var(--sure); stroke-dasharray: 2 3; stroke-opacity: .6; }
.game:hover .name, .game:focus .name, .game:hover .region, .game:focus .region { visibility: visible; } .game.away { display: none; }
.game:hover .dot, .game:focus .dot { fill: var(--sure); stroke: var(--ink); }
.filters label { margin-right: 1.5rem; } .card { min-height: 6rem; border-left: 4px solid var(--main); padding-left: 1rem; }
"""
PAGE_SCRIPT = """
const games = [...document.querySelectorAll(".game")], card = document.getElementById("card");
for (const game of games) for (const event of ["pointerenter", "focus", "click"])
  game.addEventListener(event, () => { card.innerHTML = cards[game.dataset.key]; });
const seats = document.getElementById("seats"), minutes = document.getElementById("minutes");
const filter = () => {
  let many = 0;
  for (const game of games) {
    const few = seats.value && !game.dataset.seats.split(",").includes(seats.value);
    const away = few || Number(game.dataset.minutes) > Number(minutes.value);
    game.classList.toggle("away", Boolean(away));
    many += away ? 0 : 1;
  }
  document.getElementById("shown").textContent = minutes.value;
  const count = document.getElementById("many");
  count.textContent = `${many} ${count.dataset.word}`;
};
seats.addEventListener("change", filter); minutes.addEventListener("input", filter); filter();
"""
