"""Hints for a position, and the biggest mistakes and best moves of a whole game.

Hints and analyses use only what the seat sees: a good move with bad luck is no mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from pipyard.bots.evaluation import has_secrets
from pipyard.bots.forced import ForcedWins, ProofLimit, played
from pipyard.bots.search import Search, SearchResult
from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.core.text import because

QUICK_PLAYOUTS: Final = 150
"""Playouts for every decision of a game."""
CLOSE: Final = 1200
"""Playouts to compare a doubtful move with the better one."""
DOUBTFUL: Final = 2
"""Doubtful moves of a seat examined closely per mistake requested."""
STRONG: Final = 2
"""Strong moves of a seat examined closely for its best one."""
SMALL: Final = 0.06
"""Smaller losses are no mistakes, and smaller margins no merit: two standard errors of a close comparison."""
STILL_WINNING: Final = 0.85
"""Whoever wins this surely after a move has made no mistake, even if another move wins more surely."""
AHEAD: Final = 2
"""A move that wins by force within so many further decisions is no mistake either."""
AHEAD_POSITIONS: Final = 2000
"""Maximum positions in the search for such a win."""


class Mistake:
    """A mistake: event number ``at`` of the log, counted from 1. Values are from 0 to 1, for the mover."""

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


class BestMove:
    """A move that every other was clearly worse than: event number ``at`` of the log, counted from 1. ``next`` is the second best move;
    values are from 0 to 1, for the mover.
    """

    __slots__ = ("at", "next", "otherwise", "played", "seat", "worth")

    def __init__(self, at: int, seat: int, played: Move, next: Move, worth: float, otherwise: float) -> None:
        self.at: int = at
        self.seat: int = seat
        self.played: Move = played
        self.next: Move = next
        self.worth: float = worth
        self.otherwise: float = otherwise

    @property
    def margin(self) -> float:
        return self.worth - self.otherwise


class ValuePoint:
    """The value of the game for a seat (0 to 1) at its decision: before event ``at``, counted from 1."""

    __slots__ = ("at", "seat", "worth")

    def __init__(self, at: int, seat: int, worth: float) -> None:
        self.at: int = at
        self.seat: int = seat
        self.worth: float = worth


class Analysis:
    """A whole game: the biggest mistakes of every seat, the biggest first, the best move of every seat that made one, the best first, and
    the course of the game.
    """

    __slots__ = ("best", "curve", "mistakes")

    def __init__(self, mistakes: list[Mistake], curve: list[ValuePoint], best: list[BestMove]) -> None:
        self.mistakes: list[Mistake] = mistakes
        self.curve: list[ValuePoint] = curve
        self.best: list[BestMove] = best


def hint(game: Game, view: State, seat: int, tries: int = 2000, seconds: float = 0.0, seed: str = "hint") -> list[SearchResult]:
    """The moves of a seat, the best first, by what the seat sees."""
    space = view.moves(seat)
    if isinstance(space, Finite) and space.size() == 1:
        return [SearchResult(space.all()[0], 0, 0.5)]
    search = Search(game, view, seat, Random(seed))
    search.run(tries, seconds)
    return search.found()


def compare(game: Game, view: State, seat: int, moves: list[Move], tries: int, seed: str) -> dict[str, float]:
    """The value of each of these moves, by a search that considers only them at first."""
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
    progress: Callable[[int, int], None] | None = None,
) -> list[Mistake]:
    """The biggest mistakes of a log, the biggest first."""
    return analysed(text, find, most, quick, close, progress).mistakes[:most]


def analysed(
    text: str,
    find: Callable[[str], Game],
    most: int = 3,
    quick: int = QUICK_PLAYOUTS,
    close: int = CLOSE,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """The biggest mistakes of a log, up to ``most`` of every seat, its best moves, and its course. ``progress`` gets the steps done and the
    total.
    """
    header, events = logs.read(text)
    steps = len(events) + (DOUBTFUL * most + STRONG) * header.seats
    match = Match.replay(text, find, 0)
    if "dexterity" in match.game.info.kinds:
        raise PipyardError(because("why-matter-of-the-hand", game=header.game))
    seen: list[tuple[Mistake, State]] = []
    strong: dict[int, tuple[BestMove, State]] = {}
    for number, event in enumerate(events):
        if event.text == "undo":
            if seen:
                strong.pop(seen.pop()[0].at, None)
        elif event.seat != CHANCE_SEAT and event.text != "timeout":
            view = match.state.view(event.seat)
            found, best = judged(match.game, view, event.seat, match.game.parse(event.text), quick, number + 1)
            seen.append((found, view))
            if best is not None:
                strong[best.at] = best, view
        match.follow([event])
        if progress is not None:
            progress(number + 1, steps)
    curve = course([found for found, view in seen if not forced(view, found.seat)], header.seats)
    seen.sort(key=lambda pair: -pair[0].loss)
    doubtful = [pair for seat in range(header.seats) for pair in [one for one in seen if one[0].seat == seat][: DOUBTFUL * most]]
    sure: list[Mistake] = []
    for number, (found, view) in enumerate(doubtful):
        if progress is not None:
            progress(len(events) + number, steps)
        if found.loss < SMALL:
            continue
        worths = compare(match.game, view, found.seat, [found.played, found.better], close, f"close/{found.at}")
        did, could = worths.get(found.played.text, 0.0), worths.get(found.better.text, 0.0)
        if could - did >= SMALL and did < STILL_WINNING and not still_wins(match.game, header.seats, view, found):
            sure.append(Mistake(found.at, found.seat, found.played, found.better, did, could))
    sure.sort(key=lambda found: -found.loss)
    biggest = [found for at, found in enumerate(sure) if [one.seat for one in sure[:at]].count(found.seat) < most]
    finest = best_moves(match.game, list(strong.values()), header.seats, close)
    if progress is not None:
        progress(steps, steps)
    return Analysis(biggest, curve, finest)


def best_moves(game: Game, strong: list[tuple[BestMove, State]], seats: int, close: int) -> list[BestMove]:
    """The best move of every seat that made one: the next best would have been clearly worse, and would not have won as well."""
    best: list[BestMove] = []
    for seat in range(seats):
        own = sorted([pair for pair in strong if pair[0].seat == seat], key=lambda pair: -pair[0].margin)[:STRONG]
        sure: list[BestMove] = []
        for found, view in own:
            worths = compare(game, view, seat, [found.played, found.next], close, f"best/{found.at}")
            worth, otherwise = worths.get(found.played.text, 0.0), worths.get(found.next.text, 0.0)
            if worth - otherwise >= SMALL and otherwise < STILL_WINNING:
                sure.append(BestMove(found.at, seat, found.played, found.next, worth, otherwise))
        best += sorted(sure, key=lambda one: -one.margin)[:1]
    return sorted(best, key=lambda one: -one.margin)


def still_wins(game: Game, seats: int, view: State, found: Mistake) -> bool:
    """Whether the move played still wins by force, which playouts may not see."""
    if has_secrets(view):
        return False
    sides = game.sides(seats)
    try:
        return ForcedWins(sides, AHEAD_POSITIONS).wins(played(view, found.seat, found.played), found.seat % sides, AHEAD)
    except ProofLimit:
        return False


def course(decisions: list[Mistake], seats: int) -> list[ValuePoint]:
    """The value of the game at every decision; of two players, what one wins the other loses."""
    points = [ValuePoint(found.at, found.seat, found.could) for found in decisions]
    if seats != 2:
        return points
    return [ValuePoint(point.at, seat, point.worth if seat == point.seat else 1.0 - point.worth) for point in points for seat in range(2)]


def forced(view: State, seat: int) -> bool:
    """Whether a seat has only one move, so that its decision says nothing about the game."""
    space = view.moves(seat)
    return isinstance(space, Finite) and space.size() == 1


def judged(game: Game, view: State, seat: int, played: Move, tries: int, at: int) -> tuple[Mistake, BestMove | None]:
    """A better move found by a quick search, if any; or how much better the move was than all others."""
    nothing = Mistake(at, seat, played, played, 0.5, 0.5), None
    space = view.moves(seat)
    if isinstance(space, Finite) and space.size() == 1:
        return nothing
    search = Search(game, view, seat, Random(f"quick/{at}"))
    search.also(played)
    search.run(tries, 0.0)
    rows = search.found()
    mine = [row for row in rows if row.move.text == played.text]
    others = sorted([row for row in rows if row.move.text != played.text], key=lambda row: -row.worth)
    if not mine:
        return nothing
    best = rows[0]
    found = Mistake(at, seat, played, best.move, mine[0].worth, max(best.worth, mine[0].worth))
    if not others or mine[0].worth - others[0].worth < SMALL:
        return found, None
    return found, BestMove(at, seat, played, others[0].move, mine[0].worth, others[0].worth)
