"""What a game's moving picture shows: the beginning of a golden game, as data (``golden_films.jsonl``) beside this file.

``python -m tools.films`` writes the data from the golden games of the tests; each record is a log and the events to stop after.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from pipyard.core import log as logs
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.scene import Scene


class FilmRecord(Struct, frozen=True):
    """The game's key, the log of its beginning, and the numbers of events after which it is shown."""

    key: str
    log: str
    stops: tuple[int, ...]


@cache
def records() -> dict[str, FilmRecord]:
    """All records by the key of their game."""
    text = (files("pipyard.pictures") / "golden_films.jsonl").read_text("utf-8")
    found = [msgspec.json.decode(line, type=FilmRecord) for line in text.splitlines()]
    return {one.key: one for one in found}


def shown(game: Game, record: FilmRecord) -> list[Scene]:
    """The scenes of a record. The game is long over: everything may be seen."""
    header, events = logs.read(record.log)
    match = Match(game.configured(**header.options), header.seats, header.seed, source=None)
    found: list[Scene] = []
    for number, event in enumerate(events, start=1):
        match.follow([event])
        found += [match.state.scene()] * (number in record.stops)
    return found
