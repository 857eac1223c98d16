"""Forced wins: what a side can reach against any defence and any rolls, by exhaustive search.

A forced win is limited to a number of decisions of that side. Nothing is estimated: if the search would take too long, or if moves or
outcomes cannot be listed, :class:`ProofLimit` is raised.
"""

from __future__ import annotations

from typing import Final

from pipyard.bots.evaluation import verdict
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Over

MOST_POSITIONS: Final = 60_000
"""Maximum positions for all questions together."""
MOST_DEPTH: Final = 60
"""Maximum consecutive steps without a decision of the winning side."""


class ProofLimit(PipyardError):
    """It is unknown whether a win is forced."""


class ForcedWins:
    """Answers questions about one game with a given number of sides."""

    def __init__(self, sides: int, most: int = MOST_POSITIONS) -> None:
        self.sides: int = sides
        self.most: int = most
        self.looked: int = 0
        """Positions looked at so far."""

    def wins(self, state: State, side: int, decisions: int) -> bool:
        """Whether a side wins alone within this many decisions of its own."""
        return self._wins(state, side, decisions, MOST_DEPTH)

    def winning(self, state: State, seat: int, decisions: int) -> list[Move]:
        """The moves of a seat after which its side wins by force, including this decision."""
        found: list[Move] = []
        for move in listed(state, seat):
            after = played(state, seat, move)
            if self.wins(after, seat % self.sides, decisions - 1):
                found.append(move)
        return found

    def distance(self, state: State, side: int, most: int) -> int:
        """The number of decisions to a forced win; ``most`` plus one if there is none."""
        for decisions in range(most + 1):
            if self.wins(state, side, decisions):
                return decisions
        return most + 1

    def defence(self, state: State, side: int, most: int) -> list[Event]:
        """The longest defence by the others and chance until the side decides again."""
        line: list[Event] = []
        now = state
        turn = now.turn()
        while not isinstance(turn, Over) and not (isinstance(turn, Choose) and turn.seat % self.sides == side):
            best: Event | None = None
            after = now
            most_far = -1
            for event, reached in continuations(now):
                far = self.distance(reached, side, most)
                if far > most_far:
                    best, after, most_far = event, reached, far
            if best is None or len(line) >= MOST_DEPTH:
                raise ProofLimit(because("why-unproved"))
            line.append(best)
            now = after
            turn = now.turn()
        return line

    def escape(self, state: State, side: int, decisions: int) -> list[Event]:
        """The play of the others and chance that averts a win in this many decisions, until the side decides again; must exist."""
        line: list[Event] = []
        now = state
        turn = now.turn()
        while not isinstance(turn, Over) and not (isinstance(turn, Choose) and turn.seat % self.sides == side):
            found = False
            for event, reached in continuations(now):
                if not self.wins(reached, side, decisions):
                    line.append(event)
                    now = reached
                    found = True
                    break
            if not found or len(line) >= MOST_DEPTH:
                raise ProofLimit(because("why-unproved"))
            turn = now.turn()
        return line

    def attack(self, state: State, side: int, decisions: int) -> list[Event]:
        """A forced win as a line to the end, against the longest defence; must exist."""
        line: list[Event] = []
        now = state
        left = decisions
        turn = now.turn()
        while not isinstance(turn, Over):
            if isinstance(turn, Choose) and turn.seat % self.sides == side:
                chosen: Move | None = None
                for move in listed(now, turn.seat):
                    after = played(now, turn.seat, move)
                    if left > 0 and self.wins(after, side, left - 1):
                        chosen = move
                        break
                if chosen is None:
                    raise ProofLimit(because("why-unproved"))
                line.append(Event(turn.seat, chosen.text))
                now = played(now, turn.seat, chosen)
                left -= 1
            else:
                for event in self.defence(now, side, left):
                    line.append(event)
                    now = follow(now, event)
            turn = now.turn()
        return line

    def _wins(self, state: State, side: int, decisions: int, depth: int) -> bool:
        turn = state.turn()
        if isinstance(turn, Over):
            return verdict(turn, self.sides)[side] >= 1.0
        self.looked += 1
        if self.looked > self.most:
            raise ProofLimit(because("why-unproved"))
        if depth <= 0:
            return False
        if isinstance(turn, Chance):
            for outcome in outcomes(turn):
                after = state.copy()
                after.land(outcome)
                if not self._wins(after, side, decisions, depth - 1):
                    return False
            return True
        if not isinstance(turn, Choose) or turn.how != "alone":
            raise ProofLimit(because("why-unproved"))
        mine = turn.seat % self.sides == side
        if mine and decisions <= 0:
            return False
        for move in listed(state, turn.seat):
            after = state.copy()
            after.play(turn.seat, move)
            won = self._wins(after, side, decisions - 1 if mine else decisions, MOST_DEPTH if mine else depth - 1)
            if won == mine:
                return mine
        return not mine


def listed(state: State, seat: int) -> list[Move]:
    """All moves of a seat."""
    return members(state.moves(seat))


def outcomes(turn: Chance) -> list[Move]:
    """Everything that can happen."""
    return members(turn.space)


def members(space: Space) -> list[Move]:
    if not isinstance(space, Finite):
        raise ProofLimit(because("why-unproved"))
    return space.all()


def played(state: State, seat: int, move: Move) -> State:
    """The position after a move."""
    after = state.copy()
    after.play(seat, move)
    return after


def follow(state: State, event: Event) -> State:
    """The position after an event from :func:`continuations`."""
    for other, after in continuations(state):
        if other.seat == event.seat and other.text == event.text:
            return after
    raise ProofLimit(because("why-unproved"))


def continuations(state: State) -> list[tuple[Event, State]]:
    """All possible next events and the positions after them."""
    turn = state.turn()
    found: list[tuple[Event, State]] = []
    if isinstance(turn, Chance):
        for outcome in outcomes(turn):
            after = state.copy()
            after.land(outcome)
            found.append((Event(CHANCE_SEAT, outcome.text), after))
    elif isinstance(turn, Choose) and turn.how == "alone":
        for move in listed(state, turn.seat):
            found.append((Event(turn.seat, move.text), played(state, turn.seat, move)))
    else:
        raise ProofLimit(because("why-unproved"))
    return found
