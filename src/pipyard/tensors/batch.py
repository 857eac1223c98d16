"""Several games of one kind, stepped one after the other without numpy. The compiled part of :class:`pipyard.tensors.vector.Vector`.

Chance decides by itself, and a game that is over is followed by the next one at once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.core.errors import Illegal, PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.space import Space
from pipyard.core.text import because
from pipyard.core.turn import CHOOSE_TURN, Chance, Choose, Over
from pipyard.pyramid.pile import COUNT, Among
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.decision import Decision
from pipyard.tensors.reader import FactReader, RawObservation

MOST_EMPTY: Final = 1000
"""So many games in a row without a decision are enough to give up."""


class GameBatch:
    """The games, with who is to move in each (``seat``) and the chance of each."""

    __slots__ = ("_decisions", "_moves", "_start", "actions", "games", "outcomes", "overs", "rngs", "seat", "spaces", "states", "steps")

    def __init__(self, actions: ActionSet, start: State, count: int) -> None:
        self.actions: ActionSet = actions
        self._start: State = start
        self._moves: list[Move | None] = [None] * len(actions.words)
        self._decisions: list[Decision | None] = [None] * count
        self.states: list[State] = [start] * count
        self.spaces: list[Space] = []
        self.rngs: list[Random] = []
        self.seat: list[int] = [0] * count
        self.overs: list[Over | None] = [None] * count
        """The end of the game that the last step finished, for each game."""
        self.steps: int = 0
        """Moves so far."""
        self.outcomes: int = 0
        """Chance outcomes so far."""
        self.games: int = 0
        """Finished games so far."""

    def begin(self, rngs: list[Random]) -> None:
        """New games everywhere, with these sources of chance."""
        self.rngs = rngs
        count = len(self.states)
        self.overs = [None] * count
        for place in range(count):
            self._renew(place)

    def _renew(self, place: int) -> None:
        for _ in range(MOST_EMPTY):
            self.states[place] = self._start.copy()
            if self._draw_chances(place) is None:
                return
        raise PipyardError(because("why-no-environment", key=self.actions.game.info.key))

    def _draw_chances(self, place: int) -> Over | None:
        """Let chance decide until a seat must; the end, if there is one."""
        state = self.states[place]
        while True:
            turn = state.turn()
            if turn.kind == CHOOSE_TURN:
                self.seat[place] = turn.seat
                self._decisions[place] = None
                return None
            if isinstance(turn, Chance):
                state.land(turn.space.sample(self.rngs[place]))
                self.outcomes += 1
            elif isinstance(turn, Over):
                return turn

    def _decision(self, place: int) -> Decision:
        held = self._decisions[place]
        if held is None:
            held = Decision(self.actions, self.states[place].moves(self.seat[place]))
            self._decisions[place] = held
        return held

    def legal(self, place: int) -> list[int]:
        """The legal actions of a game."""
        return self._decision(place).legal()

    def mask(self, place: int) -> bytes:
        """A byte for every action of a game: 1 if it is legal."""
        actions = self.actions
        held = bytearray(len(actions.words))
        if not actions.spelled:
            space = self.states[place].moves(self.seat[place])
            if isinstance(space, Among):
                first = actions.index[space.words[0].text]
                listed = space.listed
                for spot in range(listed[COUNT]):
                    held[first + listed[spot]] = 1
                return bytes(held)
        for number in self.legal(place):
            held[number] = 1
        return bytes(held)

    def taken(self, place: int) -> list[int]:
        """The actions of the move that is being spelled."""
        held = self._decisions[place]
        return held.taken if held is not None else []

    def step(self, numbers: list[int]) -> None:
        """One action in each game."""
        for place in range(len(numbers)):
            self.overs[place] = None
            move = self._move(place, numbers[place])
            if move is not None:
                self._play(place, move)

    def _play(self, place: int, move: Move) -> None:
        self.states[place].play(self.seat[place], move)
        self.steps += 1
        over = self._draw_chances(place)
        if over is not None:
            self.overs[place] = over
            self.games += 1
            self._renew(place)

    def _move(self, place: int, number: int) -> Move | None:
        """The move that an action makes or completes."""
        actions = self.actions
        if actions.spelled:
            return self._decision(place).take(number)
        if not 0 <= number < len(actions.words):
            raise Illegal(because("why-no-such-action", number=number, count=len(actions.words)))
        move = self._moves[number]
        if move is None:
            move = actions.decode([number])
            self._moves[number] = move
        if not self.states[place].moves(self.seat[place]).contains(move):
            raise Illegal(because("why-action-not-legal", word=move.text))
        return move

    def read(self, reader: FactReader) -> list[RawObservation]:
        """What the seats to move may know."""
        return [reader.read(self.states[place], self.seat[place], self.taken(place)) for place in range(len(self.states))]

    def at_random(self, moves: int) -> None:
        """So many random moves in each game; a move that was being spelled is forgotten."""
        for place in range(len(self.states)):
            rng = self.rngs[place]
            for _ in range(moves):
                state = self.states[place]
                turn = state.turn()
                seat = turn.seat
                if isinstance(turn, Choose) and len(turn.seats) > 1:
                    seat = turn.seats[int(rng.random() * len(turn.seats))]
                state.play(seat, state.moves(seat).sample(rng))
                self.steps += 1
                if self._draw_chances(place) is not None:
                    self.games += 1
                    self._renew(place)
