"""Write the measurements to docs/triangle.md: printed and measured triples, and the table of all games.

pipyard lab triangle --all --minutes 60 --jobs 2 --kept benchmarks/triangle.kept.json --out src/pipyard/lab/triangle.json
python tools/triangle.py
"""

from __future__ import annotations

from pathlib import Path

import marks

from pipyard.lab.triangle import CORNERS, Triangle, TrianglePlace, read

TRIANGLE_PAGE = Path(__file__).resolve().parents[1] / "docs" / "triangle.md"


def triple(parts: tuple[float, float, float]) -> str:
    return " / ".join(f"{part:g}" for part in parts)


def agreement(found: Triangle) -> str:
    """Printed and measured, the worst disagreement first."""
    met = found.agreement
    if met is None:
        return "Too few of the games with printed triples have been measured."
    lines = [
        f"Rank correlation (Spearman) over {met.games} games: tactics {met.tactics:.2f}, chance {met.chance:.2f}, skill {met.skill:.2f}. "
        f"Mean distance {met.mean_distance:.2f}, where 1 is the way from corner to corner.",
        "",
        "| game | printed | measured | 95 % of tactics, chance, skill | distance |",
        "|---|---|---|---|--:|",
    ]
    for row in met.worst:
        one = found.games[row.key]
        lines.append(f"| {one.title} | {triple(row.printed)} | {triple(row.measured)} | {spans(one)} | {row.distance:.2f} |")
    return "\n".join(lines)


def spans(one: TrianglePlace) -> str:
    return ", ".join(f"{10 * one.intervals[name][0]:.1f}–{10 * one.intervals[name][1]:.1f}" for name in CORNERS)


def everything(found: Triangle) -> str:
    """All games."""
    lines = ["| game | tactics | chance | skill | 95 % | blocks | thinker |", "|---|--:|--:|--:|---|---|---|"]
    for one in found.games.values():
        blocks = ", ".join(f"{name} {measure.blocks}" for name, measure in one.measures.items())
        bots = [measure.bots[0] for name, measure in one.measures.items() if name != "chance"]
        parts = " | ".join(f"{10 * getattr(one, name):.1f}" for name in CORNERS)
        lines.append(f"| {one.title} | {parts} | {spans(one)} | {blocks} | {', '.join(f'`{name}`' for name in bots) or '–'} |")
    if found.failed:
        lines += ["", "Not measured: " + "; ".join(f"{key} ({why})" for key, why in sorted(found.failed.items())) + "."]
    return "\n".join(lines)


def main() -> None:
    found = read()
    marks.put(TRIANGLE_PAGE, "agreement", agreement(found))
    marks.put(TRIANGLE_PAGE, "places", everything(found))


if __name__ == "__main__":
    main()
