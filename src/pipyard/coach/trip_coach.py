"""The Dice Trip coach: the decisions played, the strong player's choices, and the cost of the difference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from pipyard import shelf
from pipyard.books.dice_trip.dice_trip import TO_REROLL, DiceTripState
from pipyard.books.dice_trip.sheet import total
from pipyard.books.dice_trip.strategy.trip_adviser import EXPANDED_CHOICES, Adviser
from pipyard.core import log as logs
from pipyard.core.errors import BadLog, PipyardError
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.text import because, quoted


@dataclass(frozen=True)
class Advice:
    """One decision: ``played`` had an expected final score of ``points``, ``best`` one of ``cost`` more."""

    round: int
    seat: int
    dice: tuple[int, ...]
    played: str
    best: str
    points: float
    cost: float
    entries: bool
    """Whether this decision wrote entries; otherwise it kept the roll or rerolled dice."""


@dataclass(frozen=True)
class TripReview:
    """A whole game: every decision, and each seat's total and regret."""

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


EVERYBODY: Final = -1


def review(text: str, deep: int = EXPANDED_CHOICES, seat: int = EVERYBODY) -> TripReview:
    """Review a log, for everybody or one seat; ``deep``: the number of choices examined closely. Uses only what the seat knew."""
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
                if seat in (EVERYBODY, event.seat):
                    found.append(judged(adviser, before, event))
        except PipyardError as error:
            raise BadLog(
                because("why-where-it-went-wrong", where=because("part-event", number=number), event=quoted(str(event)), error=error.text)
            ) from None
    final = cast("DiceTripState", match.state)
    names = header.players or tuple(f"seat {seat}" for seat in range(header.seats))
    return TripReview(names, tuple(found), tuple(total(sheet, final.tens) for sheet in final.sheets), match.over is not None)


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
