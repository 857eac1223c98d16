"""Write what the moving pictures of the games show, taken from the golden games.

    python -m tools.films

The beginning of the standard golden game of every game; of another of its golden games where the standard one hardly moves. A game
whose golden games all stand still has no record: its film is made from a game at random.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from pipyard.core import log as logs
from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT, Event, Header
from pipyard.pictures.golden_films import FilmRecord, shown
from pipyard.pictures.scenes import film
from pipyard.shelf import games
from tools.golden import log_in, path_of

FILMS_FILE = Path(__file__).resolve().parents[1] / "src" / "pipyard" / "pictures" / "golden_films.jsonl"
LONGEST_FILM: Final = 2400
"""The most characters of a log: all records together travel with the program."""
FEW, PICTURES = 5, 8
"""Fewer pictures than this make no film; and how many to show."""
FIRST_FILMED_ROUND: Final = {"tumblin_dice": 18, "emag": 22}
"""Events to show of games that clear their table between rounds or attempts."""


def beginning(header: Header, events: list[Event]) -> list[Event]:
    """As much of a game as fits."""
    kept = len(events)
    while kept > FIRST_FILMED_ROUND.get(header.game, kept) or len(logs.write(header, events[:kept])) > LONGEST_FILM:
        kept -= 1
    return events[:kept]


def record(one: Game, preset: str) -> FilmRecord:
    """The beginning of a golden game, and when to look at it: at equal distances, if something has changed."""
    header, events = logs.read(log_in(path_of(one.info.key, preset).read_text("utf-8")))
    events = beginning(header, events)
    ready = max(1, next((number for number, event in enumerate(events) if event.seat != CHANCE_SEAT), 1))
    text = logs.write(header, events)
    every = FilmRecord(one.info.key, text, tuple(range(ready, len(events) + 1)))
    look = dict(zip(every.stops, [film([scene], "") for scene in shown(one, every)], strict=True))
    changes = [every.stops[0], *[new for old, new in pairwise(every.stops) if look[old] != look[new]]]
    most = min(PICTURES, len(changes))
    stops = [changes[0]]
    for at in range(1, most):
        stop = changes[round(at * (len(changes) - 1) / (most - 1))]
        stops += [stop] * (look[stop] != look[stops[-1]])
    return FilmRecord(one.info.key, logs.write(header, events[: stops[-1]]), tuple(stops))


def best(one: Game) -> FilmRecord:
    """The standard game if it moves, else the golden game of the preset that moves most."""
    standard = record(one, "standard")
    if len(standard.stops) >= FEW:
        return standard
    return max([standard, *[record(one, preset) for preset in one.presets]], key=lambda found: len(found.stops))


def written() -> str:
    """The whole file."""
    found = [best(one) for one in games()]
    return "".join([msgspec.json.encode(one).decode() + "\n" for one in found if len(one.stops) > 1])


if __name__ == "__main__":
    FILMS_FILE.write_text(written(), encoding="utf-8")
