"""The Perlhuhn Triangle, measured: how much of a game is tactics, how much chance, how much skill.

The three quantities of :mod:`pipyard.lab.measurement` are shares of the variance of results, each from 0 to 1; a game's place is their
proportion. The region around it comes from resampling the blocks (bootstrap). docs/triangle.md explains the method.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.info import Info
from pipyard.core.text import because
from pipyard.lab.measurement import CHANCE_CORNER, CORNERS, SKILL_CORNER, TACTICS_CORNER, WHIMS, Measurements, rows_of
from pipyard.lab.statistics import VIRTUAL, Twins, elo, quantile, rank_correlation, repeated, repeated_anew, shared_out, varied
from pipyard.lab.triangle_run import TOO_SLOW, MeasurementFile, by_lines

TRIANGLE_FILE = Path(__file__).parent / "triangle.json"
"""The triangle that ships with Pipyard; the lobby shows it."""
DRAWS = 300
CORNER_OF_REGION = 24
NO_WINNER = "in none of the games did anybody win alone"


class Measure(Struct, frozen=True):
    """One quantity: its share of the variance with an interval, the number of blocks, and the bots.

    For chance, ``alone`` is the share that the rolls explain regardless of the players' random choices.
    """

    value: float
    low: float
    high: float
    blocks: int
    bots: list[str]
    rating: float | None = None
    points: float | None = None
    alone: float | None = None


class TrianglePlace(Struct, frozen=True, omit_defaults=True):
    """A game in the triangle; the three shares add up to 1. ``region``: the outline of the 95 % region, as shares; ``printed``: the triple
    printed on the game, out of ten.
    """

    tactics: float
    chance: float
    skill: float
    title: str
    book: str
    seats: list[int]
    minutes: int
    measures: dict[str, Measure]
    intervals: dict[str, tuple[float, float]]
    region: list[tuple[float, float, float]]
    unmeasured: list[str]
    seconds: float
    printed: tuple[int, int, int] | None = None


class Disagreement(Struct, frozen=True):
    """A printed triple and the measured one, out of 10, and their distance: 0 for equal, 1 from corner to corner."""

    key: str
    printed: tuple[float, float, float]
    measured: tuple[float, float, float]
    distance: float


class Agreement(Struct, frozen=True):
    """Agreement of measured and printed places: rank correlations, the mean and the largest distance."""

    games: int
    tactics: float
    chance: float
    skill: float
    mean_distance: float
    worst: list[Disagreement]


class Triangle(Struct, frozen=True):
    """All places, and how they were measured."""

    made_by: str
    seed: str
    games: dict[str, TrianglePlace]
    agreement: Agreement | None
    failed: dict[str, str]


def share_by_thinking(points: Sequence[float], weights: Sequence[float] | None = None) -> float:
    """The share of the variance of results that the difference of two players explains, from the better one's points."""
    total = sum(weights) if weights else float(len(points))
    won = sum(share * weight for share, weight in zip(points, weights or [1.0] * len(points), strict=True))
    lead = 2 * won / total - 1 if total else 0.0
    return lead * lead if lead > 0 else 0.0


def value_of(name: str, blocks: Sequence[Any], whims: Sequence[Twins] = ()) -> float:
    """A quantity from its blocks. Chance is what the rolls explain alone, plus half of their interaction with random choices."""
    if not blocks:
        return 0.0
    if name != CHANCE_CORNER:
        return share_by_thinking(blocks)
    alone = repeated(cast("Sequence[Twins]", blocks))
    return shared_out(alone, repeated(whims)) if len(whims) > 1 and varied([*blocks, *whims]) else alone


def drawn_value(name: str, blocks: Sequence[Any], whims: Sequence[Twins], rng: Random) -> float:
    """The same from resampled blocks (with random weights), with a little weight on unobserved results."""
    if not blocks:
        return 0.0
    if name == CHANCE_CORNER:
        alone = repeated_anew(cast("Sequence[Twins]", blocks), rng)
        return shared_out(alone, repeated_anew(whims, rng)) if len(whims) > 1 else alone
    weights = [rng.expovariate(1.0) for _ in blocks]
    ends = [rng.gammavariate(VIRTUAL, 1.0) for _ in range(2)]
    return share_by_thinking([*blocks, 0.0, 1.0], [*weights, *ends])


def proportion(values: Sequence[float], possible: Sequence[bool] = (True, True, True)) -> tuple[float, float, float]:
    """Shares that add up to 1; if everything is zero, equal shares of the possible quantities."""
    whole = sum(values)
    if whole < 1e-9:
        values, whole = [float(can) for can in possible], float(sum(possible))
    tactics, chance, skill = (part / whole for part in values)
    return tactics, chance, skill


def values_of(found: Measurements) -> list[float]:
    """The three quantities of a game, in the order of the corners."""
    return [value_of(name, found.blocks.get(name, []), found.blocks.get(WHIMS, [])) for name in CORNERS]


def place(info: Info, found: Measurements, seed: str = "triangle") -> TrianglePlace:
    """A game's place from its measurements."""
    rng = Random(f"{seed}/{info.key}")
    rows = [found.blocks.get(name, []) for name in CORNERS]
    whims = cast("list[Twins]", found.blocks.get(WHIMS, []))
    values = values_of(found)
    missed = [name in found.plan.bots and not blocks for name, blocks in zip(CORNERS, rows, strict=True)]
    draws = [
        [rng.random() if gap else drawn_value(name, blocks, whims, rng) for name, blocks, gap in zip(CORNERS, rows, missed, strict=True)]
        for _ in range(DRAWS)
    ]  # unmeasured quantities can have any value
    measures: dict[str, Measure] = {}
    for at, name in enumerate(CORNERS):
        if rows[at]:
            ordered = sorted(draw[at] for draw in draws)
            low, high = min(values[at], quantile(ordered, 0.025)), max(values[at], quantile(ordered, 0.975))
            points = sum(rows[at]) / len(rows[at]) if name != CHANCE_CORNER else None
            rating = _rating(points, len(rows[at])) if points is not None else None
            many = len(rows[at]) + (len(whims) if name == CHANCE_CORNER else 0)
            alone = _short(repeated(rows[at])) if name == CHANCE_CORNER else None
            bots = found.plan.bots[name]
            measures[name] = Measure(_short(values[at]), _short(low), _short(high), many, bots, rating, points, alone)
    possible = [name in found.plan.bots for name in CORNERS]
    places = [proportion(draw, possible) for draw in draws]
    middle = proportion(values, possible)
    intervals: dict[str, tuple[float, float]] = {}
    for at, name in enumerate(CORNERS):
        ordered = sorted(one[at] for one in places)
        low, high = min(middle[at], quantile(ordered, 0.025)), max(middle[at], quantile(ordered, 0.975))
        intervals[name] = (_short(low), _short(high))
    missing = [name for name in rows_of(found.plan) if not found.blocks.get(name)]
    tactics, chance, skill = (_short(part) for part in middle)
    return TrianglePlace(
        tactics, chance, skill, info.title, info.book, list(info.seats), info.minutes, measures, intervals,
        region(places), missing, round(found.seconds, 1), info.printed,
    )  # fmt: skip


def _rating(points: float, blocks: int) -> float:
    """The rating difference, limited to what so few blocks can show."""
    edge = 0.5 / (blocks + 1)
    return round(elo(min(1 - edge, max(edge, points))), 0)


def _short(value: float) -> float:
    return round(value, 4)


def flat(place: Sequence[float]) -> tuple[float, float]:
    """A place in the plane: tactics at the lower left, skill at the lower right, chance at the top; side length 1."""
    _, chance, skill = place
    return skill + chance / 2, chance * sqrt(3) / 2


def shares(x: float, y: float) -> tuple[float, float, float]:
    """The place at a point of the plane, moved to the edge if outside."""
    chance = y * 2 / sqrt(3)
    skill = x - chance / 2
    parts = [max(0.0, 1 - chance - skill), max(0.0, chance), max(0.0, skill)]
    return cast("tuple[float, float, float]", tuple(_short(part / sum(parts)) for part in parts))


def region(places: Sequence[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """The ellipse that holds 95 % of a cloud of places, as an outline clipped to the triangle."""
    points = [flat(one) for one in places]
    many = len(points)
    mx, my = sum(x for x, _ in points) / many, sum(y for _, y in points) / many
    xx = sum((x - mx) ** 2 for x, _ in points) / many + 1e-6
    yy = sum((y - my) ** 2 for _, y in points) / many + 1e-6
    xy = sum((x - mx) * (y - my) for x, y in points) / many
    whole = xx * yy - xy * xy
    far = sorted(((x - mx) ** 2 * yy - 2 * (x - mx) * (y - my) * xy + (y - my) ** 2 * xx) / whole for x, y in points)
    reach = sqrt(max(quantile(far, 0.95), 1e-9))
    # the root of the covariance, by its triangular factor
    a = sqrt(xx)
    b = xy / a
    c = sqrt(max(0.0, yy - b * b))
    around = [2 * pi * step / CORNER_OF_REGION for step in range(CORNER_OF_REGION)]
    return [shares(mx + reach * a * cos(t), my + reach * (b * cos(t) + c * sin(t))) for t in around]


def agreement(games: dict[str, TrianglePlace]) -> Agreement | None:
    """Measured against printed, where both are known."""
    both = [(key, one, one.printed) for key, one in games.items() if one.printed is not None]
    if len(both) < 3:
        return None
    rows: list[Disagreement] = []
    for key, one, printed in both:
        said = tuple(float(part) for part in printed)
        mine = (round(10 * one.tactics, 1), round(10 * one.chance, 1), round(10 * one.skill, 1))
        (x, y), (u, v) = flat([part / 10 for part in said]), flat((one.tactics, one.chance, one.skill))
        rows.append(Disagreement(key, cast("tuple[float, float, float]", said), mine, _short(sqrt((x - u) ** 2 + (y - v) ** 2))))
    by_corner = [
        _short(rank_correlation([printed[at] for _, _, printed in both], [getattr(one, name) for _, one, _ in both]))
        for at, name in enumerate(CORNERS)
    ]
    rows.sort(key=lambda row: -row.distance)
    tactics, chance, skill = by_corner
    return Agreement(len(both), tactics, chance, skill, _short(sum(row.distance for row in rows) / len(rows)), rows)


def says_something(found: Measurements) -> bool:
    """Whether results differ at all. If nobody ever wins, nothing can be said."""
    shares = [*found.blocks.get(TACTICS_CORNER, []), *found.blocks.get(SKILL_CORNER, [])]
    twins = [*found.blocks.get(CHANCE_CORNER, []), *found.blocks.get(WHIMS, [])]
    return any(points != 0.5 for points in shares) or (len(twins) > 0 and varied(twins))


def triangle(known: MeasurementFile, infos: list[Info]) -> Triangle:
    """Build the triangle from the measurements."""
    mute = {key: NO_WINNER if any(found.blocks.values()) else TOO_SLOW for key, found in known.games.items() if not says_something(found)}
    games = {info.key: place(info, known.games[info.key]) for info in infos if info.key in known.games and info.key not in mute}
    return Triangle(known.made_by, known.seed, games, agreement(games), {**known.failed, **mute})


def written(found: Triangle, path: Path = TRIANGLE_FILE) -> None:
    """Write the triangle file that the lobby reads, one line per game."""
    path.write_text(by_lines(msgspec.to_builtins(found), "games"), encoding="utf-8")


def read(path: Path = TRIANGLE_FILE) -> Triangle:
    """The triangle of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Triangle)
    except (OSError, msgspec.DecodeError) as error:
        raise PipyardError(because("why-no-triangle", path=path, error=reason_of(error))) from None
