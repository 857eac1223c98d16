"""A state with all that has happened in it: what OpenSpiel copies, stores and asks what a seat has read."""

from __future__ import annotations

from random import Random
from typing import Any

from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.space import Biased, Even, Space, Weighted
from pipyard.core.turn import Chance, Choose, Turn
from pipyard.shelf import exact, game
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.decision import Decision

MOST_LISTED_OUTCOMES = 1296
"""Chance with more outcomes than four dice have is drawn, not listed."""
CHANCE_PLAYER = -1


class ChanceStream:
    """The chance of one game object: its states and their copies draw from the same stream, so that no two draw the same numbers."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def __deepcopy__(self, memo: object) -> ChanceStream:
        return self

    def __reduce__(self) -> tuple[type[ChanceStream], tuple[()]]:
        return ChanceStream, ()


class StateHistory:
    """A state and its history. ``read_by[seat]`` is what a seat has read so far."""

    def __init__(self, one: Game, seats: int, log: str = "", actions: ActionSet | None = None, start: State | None = None) -> None:
        """A game from its beginning, or from the end of a match's log; ``start`` is that position, if it is known."""
        self.one = one
        self.seats = seats
        self.log = log
        self.actions = actions if actions is not None else ActionSet(one)
        self.state: State = start.copy() if start is not None else begun(one, seats, log)
        self.events: list[tuple[int, str]] = []
        self.read_by: list[list[str]] = [[] for _ in range(seats)]
        self.guessed = False
        self.decision: Decision | None = None
        self._outcomes: list[tuple[Move | None, float]] | None = None
        self._turn: Turn | None = None

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = self.state.turn()
        return self._turn

    def deciding(self) -> Decision:
        """The decision of the seat to move."""
        if self.decision is None:
            self.decision = Decision(self.actions, self.state.moves(self.turn.seat))
        return self.decision

    def taken(self) -> list[int]:
        """The actions of the move that is being spelled."""
        return self.decision.taken if self.decision is not None else []

    def outcomes(self) -> list[tuple[Move | None, float]]:
        """The outcomes of chance now, with their odds; None stands for one that is drawn."""
        if self._outcomes is None:
            turn = self.turn
            assert isinstance(turn, Chance)
            self._outcomes = listed_outcomes(turn.space)
        return self._outcomes

    def act(self, number: int, source: ChanceStream) -> None:
        """An action of the seat to move, or an outcome of chance by its number."""
        turn = self.turn
        if isinstance(turn, Chance):
            outcome = self.outcomes()[number][0]
            self.land(turn, outcome if outcome is not None else turn.space.sample(source.rng))
            return
        move = self.deciding().take(number)
        if move is not None:
            self.play(move)

    def land(self, turn: Chance, outcome: Move) -> None:
        self._note(CHANCE_PLAYER, turn.space, outcome, turn)
        self.state.land(outcome)
        self._changed()

    def play(self, move: Move) -> None:
        turn, seat = self.turn, self.turn.seat
        self._note(seat, self.state.moves(seat), move, turn)
        self.state.play(seat, move)
        self._changed()

    def _changed(self) -> None:
        self.decision = self._outcomes = self._turn = None

    def _note(self, by: int, space: Space, decided: Move, turn: Turn) -> None:
        self.events.append((by, decided.text))
        together = isinstance(turn, Choose) and turn.how == "together"
        for seat, lines in enumerate(self.read_by):
            hidden = isinstance(turn, Choose) and seat != by and (together or seat in turn.hidden_from)
            lines.append(f"{by} {'?' if hidden else space.shown(decided, seat)}")

    def known(self, seat: int) -> str:
        """Everything that a seat knows: what it has read, what it sees now, and the move it is spelling."""
        spelled = [self.actions.words[number] for number in self.taken()] if self.turn.seat == seat else []
        return "\n".join([f"seat {seat}", *self.read_by[seat], " ".join(spelled), repr(facts(self.state.view(seat)))])

    def seen(self, seat: int) -> str:
        """What a seat sees now."""
        return f"seat {seat} {facts(self.state.view(seat))!r}"

    def __deepcopy__(self, memo: object) -> StateHistory:
        return self.copy()

    def copy(self) -> StateHistory:
        new = StateHistory.__new__(StateHistory)
        new.one, new.seats, new.log, new.actions, new.guessed = self.one, self.seats, self.log, self.actions, self.guessed
        new.state = self.state.copy()
        new.events = self.events[:]
        new.read_by = [lines[:] for lines in self.read_by]
        new.decision = new._outcomes = new._turn = None
        if self.decision is not None:
            for number in self.decision.taken:
                new.deciding().take(number)
        return new

    def guess(self, seat: int, rng: Random) -> StateHistory:
        """A record that the seat cannot tell from this one."""
        new = self.copy()
        new.state = self.state.view(seat).guess(rng)
        new.read_by = [self.read_by[seat][:] for _ in range(self.seats)]
        new.guessed = True
        new.decision = None
        for number in self.taken():
            new.deciding().take(number)
        return new

    def __getstate__(self) -> dict[str, Any]:
        """As text: the events so far. A guess has none that would lead to it."""
        if self.guessed:
            raise TypeError("a state that was resampled cannot be stored: no history leads to it")
        options = self.one.options.changed()
        return {
            "key": exact(self.one), "options": options, "seats": self.seats, "log": self.log, "events": self.events, "taken": self.taken(),
        }  # fmt: skip

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(game(kept["key"]).chosen(**kept["options"]), kept["seats"], kept["log"])
        for by, text in kept["events"]:
            turn = self.turn
            if by == CHANCE_PLAYER:
                assert isinstance(turn, Chance)
                self.land(turn, turn.space.parse(text))
            else:
                self.play(self.one.parse(text))
        for number in kept["taken"]:
            self.deciding().take(number)


def begun(one: Game, seats: int, log: str) -> State:
    """The position that a game begins with."""
    return Match.replay(log, game).state if log else one.start(seats)


def listed_outcomes(space: Space) -> list[tuple[Move | None, float]]:
    """All outcomes with their odds, equal ones once; None for an outcome that has to be drawn."""
    if not isinstance(space, Weighted) or space.size() > MOST_LISTED_OUTCOMES:
        return [(None, 1.0)]
    outcomes = space.all()
    weights: dict[str, float] = {}
    first: dict[str, Move] = {}
    for place, outcome in enumerate(outcomes):
        first.setdefault(outcome.text, outcome)
        if isinstance(space, Even):
            weights[outcome.text] = weights.get(outcome.text, 0.0) + 1 / len(outcomes)
        elif isinstance(space, Biased):
            weights[outcome.text] = weights.get(outcome.text, 0.0) + space.weights[place] / space.total
        else:
            weights[outcome.text] = float(space.odds(outcome))
    return [(first[text], odds) for text, odds in weights.items() if odds > 0]
