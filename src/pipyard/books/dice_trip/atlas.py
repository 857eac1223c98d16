"""The atlas: finding maps. Those of Pipyard, and the user's own from a folder.

``PIPYARD_MAPS`` names the folder (or several); without it, ``maps`` in Pipyard's place among the user's files is looked into.
A broken file is left out and reported; it never stops the program.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pipyard.books.dice_trip.chart import Chart
from pipyard.books.dice_trip.chartfile import ChartReading, Fault, read_chart
from pipyard.core.errors import BadOption, reason_of
from pipyard.core.folders import own_folders
from pipyard.core.options import Option
from pipyard.core.text import because, quoted

_LARGEST: Final = 1_000_000
_read: Final[dict[str, tuple[float, ChartReading]]] = {}
"""What has been read, by file, with the time the file was last changed."""


def folders() -> list[Path]:
    """Where the user's own maps lie."""
    return own_folders("maps", "PIPYARD_MAPS")


def read_file(path: Path) -> ChartReading:
    """Read one map file; whatever goes wrong is in the reading."""
    try:
        stamp = path.stat().st_mtime
        known = _read.get(str(path))
        if known is not None and known[0] == stamp:
            return known[1]
        if path.stat().st_size > _LARGEST:
            return ChartReading(str(path), None, [Fault(str(path), [], because("map-too-large"))], [])
        reading = read_chart(path.read_bytes(), str(path))
    except OSError as error:
        return ChartReading(str(path), None, [Fault(str(path), [], because("map-cannot-be-read", strerror=reason_of(error)))], [])
    _read[str(path)] = (stamp, reading)
    return reading


def _files(folder: Path) -> list[Path]:
    try:
        return sorted([path for path in folder.iterdir() if path.suffix == ".toml"])
    except OSError:
        return []


def readings() -> list[ChartReading]:
    """Every map file there is, read; Pipyard's own first. An id that is taken already is an error of the later file."""
    own = Path(str(resources.files("pipyard.books.dice_trip").joinpath("maps")))
    found: list[ChartReading] = []
    taken: dict[str, str] = {}
    for folder in [own, *folders()]:
        for path in _files(folder):
            reading = read_file(path)
            chart = reading.chart
            if chart is not None and chart.id in taken:
                fault = Fault(str(path), ["id"], because("map-id-taken", id=quoted(chart.id), file=taken[chart.id]))
                reading = ChartReading(str(path), None, [fault], reading.warnings)
            elif chart is not None:
                taken[chart.id] = str(path)
            found.append(reading)
    return found


def charts() -> list[Chart]:
    """All maps that can be played."""
    return [reading.chart for reading in readings() if reading.chart is not None]


def chart(id: str) -> Chart:
    """The map with this id, or a complaint that says which there are, and what is wrong with a file of that name."""
    found = charts()
    for one in found:
        if one.id == id:
            return one
    broken = [reading.errors[0].text() for reading in readings() if reading.errors and Path(reading.file).stem == id]
    known = [one.id for one in found]
    near = get_close_matches(id, known, 1)
    hint = because("part-in-brackets", what=broken[0]) if broken else because("part-did-you-mean", near=near[0]) if near else ""
    raise BadOption(because("why-map-cannot-be-it-is", id=quoted(id), known=", ".join(known), hint=hint))


class MapChoice(Option[str]):
    """An option that is the id of a map in the atlas."""

    def check(self, value: object) -> str:
        return chart(str(value)).id

    def values(self) -> list[Any]:
        return [one.id for one in charts()]
