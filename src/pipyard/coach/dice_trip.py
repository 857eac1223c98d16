"""The Dice Trip coach: what was played, what the strong player would have played, and what the difference cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from pipyard import shelf
from pipyard.books.dice_trip.dice_trip import TO_REROLL, DiceTripState
from pipyard.books.dice_trip.sheet import total
from pipyard.bots.trip.player import DEEP, Adviser
from pipyard.core import log as logs
from pipyard.core.errors import BadLog, PipyardError
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.text import because, quoted


@dataclass(frozen=True)
class Advice:
    """One decision: ``played`` promised ``points`` in the end, ``best`` promised ``cost`` more."""

    round: int
    seat: int
    dice: tuple[int, ...]
    played: str
    best: str
    points: float
    cost: float
    entries: bool
    """Whether something was written; else the roll was kept or dice were rolled again."""


@dataclass(frozen=True)
class Review:
    """A whole game: every decision, and for each seat its total and its regret."""

    players: tuple[str, ...]
    advice: tuple[Advice, ...]
    totals: tuple[int, ...]
    finished: bool

    def regret(self, seat: int) -> float:
        return sum(one.cost for one in self.advice if one.seat == seat)


def readable(text: str, state: DiceTripState, seat: int) -> str:
    """A move with its numbers: ``11 bruxelles, 35 gent``."""
    words = text.split()
    if words[0] not in ("write", "twice"):
        return text
    pairs = cast("dict[str, int]", state.scene().extra["pairs"])
    parts = [f"{'x' if what == 'cross' else pairs[what]} {where}" for what, where in zip(words[1::2], words[2::2], strict=True)]
    return ("twice: " if words[0] == "twice" else "") + ", ".join(parts)


def review(text: str, deep: int = DEEP) -> Review:
    """Go through a log; ``deep`` is how many choices the coach looks at closely. It looks at what the seat knew, nothing else."""
    header, events = logs.read(text)
    if header.game != "dice_trip":
        raise PipyardError(because("why-coach-knows-dice-trip", game=header.game))
    game = shelf.game("dice_trip").configured(**header.options)
    match = Match(game, header.seats, header.seed, header.players, source=None)
    adviser: Adviser | None = None
    found: list[Advice] = []
    for number, event in enumerate(events, 1):
        state = cast("DiceTripState", match.state)
        adviser = adviser or Adviser(state.chart, deep)
        try:
            if event.seat == CHANCE_SEAT:
                match.happen(event.text)
            elif event.text == "undo":
                match.undo()
                found = found[: max([place for place, one in enumerate(found) if one.seat == event.seat], default=0)]
            else:
                before = state.copy()
                match.submit(event.seat, event.text, event.stamp)
                found.append(judged(adviser, before, event))
        except PipyardError as error:
            raise BadLog(
                because("why-where-it-went-wrong", where=because("part-event", number=number), event=quoted(str(event)), error=error.text)
            ) from None
    final = cast("DiceTripState", match.state)
    names = header.players or tuple(f"seat {seat}" for seat in range(header.seats))
    return Review(names, tuple(found), tuple(total(sheet, final.tens) for sheet in final.sheets), match.over is not None)


def judged(adviser: Adviser, state: DiceTripState, event: Event) -> Advice:
    """One decision of the log."""
    options = adviser.options(state, event.seat)
    best = options[0]
    same = [option.points for option in options if option.move.text == event.text]
    if same:
        points = same[0]
    elif state.phase == TO_REROLL:
        points = best.points
    else:
        points = adviser.after(state, event.seat, match_move(state, event))
    if points > best.points:
        best_text, cost = event.text, 0.0
    else:
        best_text, cost = best.move.text, best.points - points
    return Advice(
        state.finished + 1,
        event.seat,
        tuple(state.dice),
        readable(event.text, state, event.seat),
        readable(best_text, state, event.seat),
        round(points, 2),
        round(cost, 2),
        not state.rerolling(),
    )


def match_move(state: DiceTripState, event: Event) -> Move:
    return state.moves(event.seat).parse(event.text)
