"""What would have been better: hints for a position, and the biggest mistakes of a whole game.

A hint looks only at what the seat sees, and so does the analysis of a log: a move that luck proved wrong is no mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from pipyard.bots.search import Found, Search
from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.core.text import because

QUICK_PLAYOUTS: Final = 150
"""Tries for every decision of a game."""
CLOSE: Final = 1200
"""Tries to compare a doubtful move with the better one."""
DOUBTFUL: Final = 3
"""For each mistake that is wanted, so many doubtful moves are looked at closely."""
SMALL: Final = 0.01
"""A smaller loss is no mistake."""


class Mistake:
    """A move that gave something away: event number ``at`` of the log, counted from 1. Worths are from 0 to 1, for the mover."""

    __slots__ = ("at", "better", "could", "did", "played", "seat")

    def __init__(self, at: int, seat: int, played: Move, better: Move, did: float, could: float) -> None:
        self.at: int = at
        self.seat: int = seat
        self.played: Move = played
        self.better: Move = better
        self.did: float = did
        self.could: float = could

    @property
    def loss(self) -> float:
        return self.could - self.did


def hint(game: Game, view: State, seat: int, tries: int = 2000, seconds: float = 0.0, seed: str = "hint") -> list[Found]:
    """The moves of a seat, the best first, from what the seat sees."""
    space = view.moves(seat)
    if isinstance(space, Finite) and space.size() == 1:
        return [Found(space.all()[0], 0, 0.5)]
    search = Search(game, view, seat, Random(seed))
    search.run(tries, seconds)
    return search.found()


def compare(game: Game, view: State, seat: int, moves: list[Move], tries: int, seed: str) -> dict[str, float]:
    """What each of these moves is worth, by a search that looks at nothing else at first."""
    search = Search(game, view, seat, Random(seed))
    search.consider(moves)
    search.run(tries, 0.0)
    return {row.move.text: row.worth for row in search.found()}


def mistakes(
    text: str,
    find: Callable[[str], Game],
    most: int = 3,
    quick: int = QUICK_PLAYOUTS,
    close: int = CLOSE,
    told: Callable[[int, int], None] | None = None,
) -> list[Mistake]:
    """The biggest mistakes of a log, the biggest first. ``told`` hears how many steps of how many are done."""
    header, events = logs.read(text)
    steps = len(events) + DOUBTFUL * most
    match = Match.replay(text, find, 0)
    if "dexterity" in match.game.info.kinds:
        raise PipyardError(because("why-matter-of-the-hand", game=header.game))
    seen: list[tuple[Mistake, State]] = []
    for number, event in enumerate(events):
        if event.text == "undo":
            if seen:
                seen.pop()
        elif event.seat != CHANCE_SEAT and event.text != "timeout":
            view = match.state.view(event.seat)
            played = match.game.parse(event.text)
            found = doubt(match.game, view, event.seat, played, quick, number + 1)
            seen.append((found, view))
        match.follow([event])
        if told is not None:
            told(number + 1, steps)
    seen.sort(key=lambda pair: -pair[0].loss)
    sure: list[Mistake] = []
    for number, (found, view) in enumerate(seen[: DOUBTFUL * most]):
        if told is not None:
            told(len(events) + number, steps)
        if found.loss < SMALL:
            continue
        worths = compare(match.game, view, found.seat, [found.played, found.better], close, f"close/{found.at}")
        did, could = worths.get(found.played.text, 0.0), worths.get(found.better.text, 0.0)
        if could - did >= SMALL:
            sure.append(Mistake(found.at, found.seat, found.played, found.better, did, could))
    sure.sort(key=lambda found: -found.loss)
    return sure[:most]


def doubt(game: Game, view: State, seat: int, played: Move, tries: int, at: int) -> Mistake:
    """What a quick look finds better than the move that was played, if anything."""
    space = view.moves(seat)
    if isinstance(space, Finite) and space.size() == 1:
        return Mistake(at, seat, played, played, 0.5, 0.5)
    search = Search(game, view, seat, Random(f"quick/{at}"))
    search.also(played)
    search.run(tries, 0.0)
    rows = search.found()
    mine = [row for row in rows if row.move.text == played.text]
    if not rows or not mine:
        return Mistake(at, seat, played, played, 0.5, 0.5)
    best = rows[0]
    return Mistake(at, seat, played, best.move, mine[0].worth, max(best.worth, mine[0].worth))
