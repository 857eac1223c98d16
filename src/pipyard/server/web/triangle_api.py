"""The Perlhuhn Triangle: how much tactics, chance and skill there is in every game, measured where the lab has measured it.

The lab writes ``lab/triangle.json``, ``{"games": {key: {"tactics": t, "chance": c, "skill": s, ...}}}`` with shares that add up to 1.
A game that has not been measured yet is placed by the words it uses of itself, and says so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import pipyard
from pipyard.core.info import Info

MEASURED: Final = Path(pipyard.__file__).parent / "lab" / "triangle.json"
CORNERS: Final = ("tactics", "chance", "skill")
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
"""What a word that a game uses of itself says for tactics, chance and skill."""
SOME: Final = 0.25
"""There is a little of everything in every game."""


ROUGH_SHARE: Final = 0.5
"""Where a share could as well be so much larger or smaller, few games were played, and the place is a rough one."""


class Spot(Struct, frozen=True):
    """A game's place: shares that add up to 1."""

    tactics: float
    chance: float
    skill: float
    measured: bool
    rough: bool = False


class Triangle(Struct, frozen=True):
    """The places of games, by key."""

    games: dict[str, Spot]


def triangle(infos: list[Info], measured: Path = MEASURED) -> Triangle:
    """All these games in their places."""
    known = _measured(measured)
    return Triangle({info.key: known.get(info.key) or by_kinds(info) for info in infos})


def by_kinds(info: Info) -> Spot:
    """The place of a game by the words it uses of itself."""
    sums = [SOME + sum([TAG_WEIGHTS.get(kind, (0.0, 0.0, 0.0))[corner] for kind in info.kinds]) for corner in range(3)]
    tactics, chance, skill = [round(part / sum(sums), 4) for part in sums]
    return Spot(tactics, chance, skill, False)


def _measured(path: Path) -> dict[str, Spot]:
    try:
        told: dict[str, Any] = json.loads(path.read_text("utf-8"))["games"]
        return {key: _spot([float(facts[corner]) for corner in CORNERS], facts.get("intervals", {})) for key, facts in told.items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, OSError):
        # a file that is being written, or is none: then nothing is measured
        return {}


def _spot(parts: list[float], intervals: dict[str, list[float]]) -> Spot:
    whole = sum(parts)
    if min(parts) < 0 or whole <= 0:
        raise ValueError("shares are not negative, and not all nothing")
    rough = any([high - low > ROUGH_SHARE for low, high in intervals.values()])
    return Spot(*[round(part / whole, 4) for part in parts], measured=True, rough=rough)
