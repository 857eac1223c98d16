"""Plots as inline SVG: bars, and points with intervals, in the colours of the surrounding page."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from pipyard.lab.statistics import Estimate
from pipyard.pictures.svg import line, number, tag, text
from pipyard.texts import decimals

PLOT_WIDTH = 420.0
PLOT_ROW = 38.0
"""A row has its label above its bar, so that both fit on a phone."""
PLOT_LEFT = 4.0
PLOT_RIGHT = 64.0


def picture(wide: float, high: float, body: str, title: str) -> str:
    """A picture as wide as the page, with a text alternative."""
    return f'<svg viewBox="0 0 {number(wide)} {number(high)}" role="img" class="plot"><title>{escape(title)}</title>{body}</svg>'


def histogram(bars: Sequence[tuple[float, float, int]], title: str) -> str:
    """A histogram of the length of games."""
    high, foot = 180.0, 24.0
    most = max((count for _, _, count in bars), default=1) or 1
    step = (PLOT_WIDTH - 20) / max(1, len(bars))
    body: list[str] = []
    for place, (low, top, count) in enumerate(bars):
        tall = (high - foot - 16) * count / most
        x = 10 + place * step
        said = f"{low:g}" if low == top else f"{low:g}–{top:g}"
        box = tag(
            "rect", f"<title>{said}: {count}</title>", x=x + 1, y=high - foot - tall, width=max(1.0, step - 2), height=tall, class_="bar"
        )
        body.append(box)
        if place % max(1, -(-len(bars) // 8)) == 0:
            body.append(text(x + step / 2, high - 8, f"{low:g}", 11, text_anchor="middle", class_="word"))
    body.append(line(10, high - foot, PLOT_WIDTH - 10, high - foot, class_="axis"))
    return picture(PLOT_WIDTH, high, "".join(body), title)


def counts(rows: Sequence[tuple[str, int]], title: str) -> str:
    """Horizontal bars, one per word."""
    most = max((count for _, count in rows), default=1) or 1
    body: list[str] = []
    for place, (word, count) in enumerate(rows):
        y = 4 + place * PLOT_ROW
        body.append(text(PLOT_LEFT, y + 11, word, 12, class_="word"))
        body.append(
            tag(
                "rect",
                x=PLOT_LEFT,
                y=y + 17,
                width=max(1.0, (PLOT_WIDTH - PLOT_LEFT - PLOT_RIGHT) * count / most),
                height=12.0,
                class_="bar",
            )
        )
        body.append(text(PLOT_WIDTH - PLOT_RIGHT + 8, y + 27, f"{count:_}".replace("_", "\N{NARROW NO-BREAK SPACE}"), 12, class_="word"))
    return picture(PLOT_WIDTH, 12 + PLOT_ROW * len(rows), "".join(body), title)


def intervals(rows: Sequence[tuple[str, Estimate]], low: float, high: float, mark: float, title: str, percent: bool = True) -> str:
    """Points with intervals, and a line at the even value."""
    high = max([high, *[one.high for _, one in rows]])
    low = min([low, *[one.low for _, one in rows]])
    span = (high - low) or 1.0

    def at(value: float) -> float:
        return PLOT_LEFT + 6 + (PLOT_WIDTH - PLOT_LEFT - PLOT_RIGHT - 12) * (value - low) / span

    tall = 12 + PLOT_ROW * len(rows)
    body = [line(at(mark), 2, at(mark), tall - 4, class_="mark")]
    for place, (word, one) in enumerate(rows):
        y = 4 + place * PLOT_ROW + 23
        said = f"{100 * one.value:+.0f}" if percent and low < 0 else f"{100 * one.value:.0f} %" if percent else decimals(f"{one.value:.2f}")
        clear = "sure" if one.low > mark or one.high < mark else "open"
        body.append(text(PLOT_LEFT, y - 12, word, 12, class_="word"))
        body.append(line(at(one.low), y, at(one.high), y, class_=f"range {clear}"))
        body.append(tag("circle", cx=at(one.value), cy=y, r=4.5, class_=f"dot {clear}"))
        body.append(text(PLOT_WIDTH - PLOT_RIGHT + 8, y + 4, said, 12, class_="word"))
    return picture(PLOT_WIDTH, tall, "".join(body), title)
