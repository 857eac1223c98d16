"""A chart of the cost of decisions: a bar per round, and the running sum as a line, for each seat."""

from __future__ import annotations

from pipyard.pictures.svg import GREY_INK, INK, document, line, tag, text
from pipyard.texts import decimals

PALE_LINE, BAR, SUM = "#d5d9e0", "#f08c00", "#1c7ed6"
REGRET_WIDTH, BAR_ROW = 860.0, 230.0


def regret_picture(title: str, rows: list[tuple[str, list[float], list[str]]]) -> str:
    """For each player: a name, the cost of each round, and a tooltip for each."""
    body = [tag("rect", x=0, y=0, width=REGRET_WIDTH, height=60 + BAR_ROW * len(rows), fill="#ffffff")]
    body.append(text(30, 36, title, 20, fill=INK, font_weight="bold"))
    for place, (name, costs, words) in enumerate(rows):
        body.append(tag("g", _row(name, costs, words), transform=f"translate(0 {60 + BAR_ROW * place:.0f})"))
    return document(REGRET_WIDTH, 60 + BAR_ROW * len(rows), "".join(body), title)


def _row(name: str, costs: list[float], words: list[str]) -> str:
    left, right, top, bottom = 60.0, REGRET_WIDTH - 60, 30.0, BAR_ROW - 34
    most = max([1.0, *costs])
    whole = max(1.0, sum(costs))
    step = (right - left) / max(1, len(costs))
    parts = [text(left, 14, f"{name}: " + decimals(f"{sum(costs):.1f}"), 14, fill=INK, font_weight="bold")]
    for share in (0.0, 0.5, 1.0):
        y = bottom - share * (bottom - top)
        parts.append(line(left, y, right, y, stroke=PALE_LINE, stroke_width=1))
        parts.append(text(left - 8, y + 4, decimals(f"{share * most:.1f}"), 10.5, fill=BAR, text_anchor="end"))
        parts.append(text(right + 8, y + 4, decimals(f"{share * whole:.1f}"), 10.5, fill=SUM))
    sofar = 0.0
    points: list[str] = [f"{left:.1f},{bottom:.1f}"]
    for place, cost in enumerate(costs):
        x = left + step * place
        high = cost / most * (bottom - top)
        shown = f"<title>{place + 1}: {decimals(format(cost, '.2f'))} {_safe(words[place])}</title>"
        parts.append(tag("rect", shown, x=x + step * 0.2, y=bottom - high, width=step * 0.6, height=max(high, 0.5), fill=BAR))
        parts.append(text(x + step / 2, bottom + 16, str(place + 1), 11, fill=GREY_INK, text_anchor="middle"))
        sofar += cost
        points.append(f"{x + step:.1f},{bottom - sofar / whole * (bottom - top):.1f}")
    parts.append(tag("polyline", points=" ".join(points), fill="none", stroke=SUM, stroke_width=2.2))
    return "".join(parts)


def _safe(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
