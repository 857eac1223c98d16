"""The Perlhuhn Triangle: tactics, chance and skill of every game, as measured by the lab where available.

The lab writes ``lab/triangle.json``, ``{"games": {key: {"tactics": t, "chance": c, "skill": s, ...}}}`` with shares that add up to 1. A
game without measurements is placed by its tags, and marked as such.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import pipyard
from pipyard.core.info import Info

MEASURED: Final = Path(pipyard.__file__).parent / "lab" / "triangle.json"
TRIANGLE_CORNERS: Final = ("tactics", "chance", "skill")
TAG_WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "tactics": (3.0, 0.0, 0.0),
    "puzzle": (2.0, 0.0, 0.0),
    "3d": (1.0, 0.0, 0.0),
    "board": (0.6, 0.0, 0.0),
    "demolition": (0.3, 0.0, 0.0),
    "alteration": (0.5, 0.0, 0.0),
    "construction": (0.3, 0.1, 0.0),
    "riddle": (0.6, 0.0, 0.6),
    "writing": (2.0, 0.6, 0.0),
    "chance": (0.0, 2.0, 0.0),
    "hidden": (0.2, 0.6, 0.0),
    "memory": (0.0, 0.3, 2.0),
    "speed": (0.0, 0.2, 3.0),
    "skill": (0.0, 0.3, 3.0),
    "dexterity": (0.3, 0.3, 3.0),
}
"""The weights of a game's tags for tactics, chance and skill."""
SOME: Final = 0.25
"""The minimum of each quantity in every game."""


ROUGH_SHARE: Final = 0.5
"""Places with a wider uncertainty are marked as rough: few games were played."""


class TriangleShares(Struct, frozen=True):
    """A game's place: shares that add up to 1."""

    tactics: float
    chance: float
    skill: float
    measured: bool
    rough: bool = False


class TriangleAnswer(Struct, frozen=True):
    """The places of games, by key."""

    games: dict[str, TriangleShares]


def triangle(infos: list[Info], measured: Path = MEASURED) -> TriangleAnswer:
    """The places of all these games."""
    known = _measured(measured)
    return TriangleAnswer({info.key: known.get(info.key) or by_kinds(info) for info in infos})


def by_kinds(info: Info) -> TriangleShares:
    """The place of a game by its tags."""
    sums = [SOME + sum([TAG_WEIGHTS.get(kind, (0.0, 0.0, 0.0))[corner] for kind in info.kinds]) for corner in range(3)]
    tactics, chance, skill = [round(part / sum(sums), 4) for part in sums]
    return TriangleShares(tactics, chance, skill, False)


def _measured(path: Path) -> dict[str, TriangleShares]:
    try:
        games: dict[str, Any] = json.loads(path.read_text("utf-8"))["games"]
        return {
            key: _spot([float(facts[corner]) for corner in TRIANGLE_CORNERS], facts.get("intervals", {})) for key, facts in games.items()
        }
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, OSError):
        # a file being written, or an invalid one: nothing is measured
        return {}


def _spot(parts: list[float], intervals: dict[str, list[float]]) -> TriangleShares:
    whole = sum(parts)
    if min(parts) < 0 or whole <= 0:
        raise ValueError("shares are not negative, and not all nothing")
    rough = any([high - low > ROUGH_SHARE for low, high in intervals.values()])
    return TriangleShares(*[round(part / whole, 4) for part in parts], measured=True, rough=rough)
