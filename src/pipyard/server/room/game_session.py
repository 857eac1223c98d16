"""The game being played: its match, and for every event its number in the room, its steps, and how dice moved.

Views are computed and encoded once per viewer; once for all where a game hides nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.scene import Step, Text
from pipyard.core.space import Certain, Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Turn
from pipyard.dice.shot import Shots
from pipyard.physics.physics_source import physical
from pipyard.server.protocol.messages import EventLine
from pipyard.server.room.chance import REAL_SHOT, SystemChance, on_real_board
from pipyard.server.room.move_tree import MoveTree, offer
from pipyard.server.room.seats import NOBODY, SPECTATOR, RequestRefused
from pipyard.server.store.events import GameEvent

encoded = Encoder().encode
"""A message as the bytes that are sent."""
Encoded = Any
"""A part of a message that is encoded already."""
WORDED_LINES = 80
"""So many of the latest events say what they did, also to who comes back: the log shows as many."""


class GameSession:
    """A game from its start to its end."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.source = SystemChance()
        self.started_at = 0
        """The number of the event that started the game."""
        self.numbers: list[int] = []
        """Of each event of the match."""
        self.steps: list[tuple[Step, ...]] = []
        self.motions: list[str] = []
        self.failures: list[str] = []
        """For each event, why it undid a move whose simulation failed (mostly empty)."""
        self.pending: list[GameEvent] = []
        """Events that are not stored yet."""
        self.motion = ""
        """Motion of the next event."""
        self.failed = ""
        """Why the next event undoes a move."""
        self.spent: dict[int, int] = {}
        """Milliseconds that each seat has used for the next event."""
        self._rolled_by: list[int] = []
        self.is_public = True
        self._turn: Turn | None = None
        self._undoable: tuple[int, ...] | None = None
        self._lines: dict[tuple[int, int], Encoded] = {}
        self._views: dict[int, State] = {}
        self._scenes: dict[int, Encoded] = {}
        self._offers: dict[int, Encoded] = {}
        self._spaces: dict[int, Space] = {}

    # --- what happens

    def begin(self, game: Game, seats: int, n: int) -> Match:
        self.clear()
        self.started_at = n
        self.match = Match(game, seats, "", source=None, watch=self._watch)
        self.source.undecided = not game.forms
        self.is_public = type(self.match.state).conceal is State.conceal
        return self.match

    def clear(self) -> None:
        """Drop the game."""
        self.match, self.started_at = None, 0
        self.numbers, self.steps, self.motions, self.failures, self._rolled_by, self.pending = [], [], [], [], [], []
        self.invalidate()

    def replay(self, entry: GameEvent, n: int) -> None:
        """Apply an event from the log."""
        match = self.match
        assert match is not None
        match.source = None  # outcomes of chance are in the log too
        match.state.record_steps()
        turn = match.turn
        self.source.by = turn.by if isinstance(turn, Chance) else NOBODY
        self.motion, self.failed = entry.motion, entry.failed
        match.follow([Event(entry.seat, entry.text, entry.stamp)])
        self.assign_numbers(n)

    def begin_move(self, move: str = "") -> Match:
        """Prepare for a move: allow one roll after it, and record its steps. Whoever plays ``roll`` has asked for the dice already."""
        match = self.match
        assert match is not None
        match.state.record_steps()
        self.source.allow(granted=move.split(" ", maxsplit=1)[0] == "roll")
        match.source = self.source
        return match

    def assign_numbers(self, first: int) -> None:
        """Number the pending events, now that they are stored."""
        self.numbers += range(first, first + len(self.pending))
        self.pending = []
        self.invalidate()

    def _watch(self, match: Match, event: Event) -> None:
        """Called by the match after every event."""
        self.pending.append(GameEvent(event.seat, event.text, event.stamp, self.motion, self.spent.pop(event.seat, 0), self.failed))
        self.motions.append(self.motion)
        self.failures.append(self.failed)
        self.motion = self.failed = ""
        self.steps.append(tuple(match.state.recorded_steps()))
        self._rolled_by.append(self.source.by if event.seat == CHANCE_SEAT else NOBODY)
        match.state.record_steps()

    def waits_for_hand(self, turn: Turn, number: int = NOBODY) -> bool:
        """Whether somebody (or this seat) has to roll real dice now."""
        if not isinstance(turn, Chance) or isinstance(turn.space, Certain) or (physical(turn) and not on_real_board(turn)):
            return False
        return turn.by in self.source.by_hand and number in (NOBODY, turn.by)

    def must_be_made_here(self, number: int, move: str) -> None:
        """Refuse a shot on a real board, unless this table was opened for real dice: its outcome counts as it is entered."""
        if move.split(" ", 1)[0] == REAL_SHOT and not self._has_real_board(number) and isinstance(self.space(number), Shots):
            raise RequestRefused("illegal", because("why-no-real-board-here"))

    def _has_real_board(self, number: int) -> bool:
        return number in self.source.by_hand

    def rollers(self, turn: Turn) -> list[int]:
        """The seats that may say when the dice are rolled now."""
        return self.source.rollers(turn) if isinstance(turn, Chance) else []

    @property
    def last_number(self) -> int:
        """The number of the last event, or of the start."""
        return self.numbers[-1] if self.numbers else self.started_at

    # --- what is seen

    def invalidate(self) -> None:
        """Drop cached views."""
        self._turn = None
        self._undoable = None
        self._lines.clear()
        self._views.clear()
        self._scenes.clear()
        self._offers.clear()
        self._spaces.clear()

    @property
    def turn(self) -> Turn | None:
        """What happens next, as of the last stored event."""
        if self._turn is None and self.match is not None:
            self._turn = self.match.turn
        return self._turn

    @property
    def undoable(self) -> tuple[int, ...]:
        """Seats that could undo a move, the last to have moved first: at one screen an undo takes back one move."""
        if self._undoable is None:
            match = self.match
            self._undoable = tuple(dict.fromkeys(reversed(match.undoable()))) if match is not None else ()
        return self._undoable

    def view(self, eye: int) -> State:
        """The state as a viewer may know it. Read only."""
        assert self.match is not None
        if self.is_public:
            return self.match.state
        found = self._views.get(eye)
        if found is None:
            found = self._views[eye] = self.match.state.view(None if eye == SPECTATOR else eye)
        return found

    def scene(self, eye: int) -> Encoded:
        """The encoded scene for a viewer."""
        if self.is_public:
            eye = SPECTATOR
        found = self._scenes.get(eye)
        if found is None:
            found = self._scenes[eye] = Raw(encoded(self.view(eye).scene()))
        return found

    def branches(self, number: int) -> Encoded:
        """The encoded moves of a seat."""
        found = self._offers.get(number)
        if found is None:
            offered = self.offer(number)
            branches = offered.branches if offered is not None else ()
            found = self._offers[number] = Raw(encoded(branches))
        return found

    def offer(self, number: int, prefix: tuple[str, ...] = ()) -> MoveTree | None:
        space = self.space(number)
        found = offer(space, prefix)
        if found is not None and not prefix and isinstance(space, Shots) and not self._has_real_board(number):
            found.branches = tuple([branch for branch in found.branches if branch.atom != REAL_SHOT])
        return found

    def space(self, number: int) -> Space:
        """The moves of a seat, as far as it can know them."""
        match = self.match
        assert match is not None
        if self.is_public:
            return match.moves(number)
        found = self._spaces.get(number)
        if found is None:
            found = self._spaces[number] = self.view(number).moves(number)
        return found

    def lines(self, eye: int, since: int) -> Encoded:
        """The events after a number, as a viewer may read them; the latest are cached in encoded form."""
        match = self.match
        if match is None:
            return ()
        numbers = self.numbers
        first = len(numbers)
        while first and numbers[first - 1] > since:
            first -= 1
        if since < 0:
            latest = len(numbers) - WORDED_LINES
            return tuple([self._line(match, index, eye, index >= latest, False) for index in range(first, len(numbers))])
        if match.same_for_all(first):
            eye = SPECTATOR
        found = self._lines.get((eye, since))
        if found is None:
            lines = [self._line(match, index, eye, True, True) for index in range(first, len(numbers))]
            found = self._lines[eye, since] = Raw(encoded(lines))
        return found

    def failure(self, index: int) -> Text | None:
        """Why an event undid a move whose simulation failed, if it did."""
        match = self.match
        if match is None or not self.failures or not self.failures[index]:
            return None
        return Text("physics-taken-back", {"why": self.failures[index], "seat": match.events[index].seat})

    def _line(self, match: Match, index: int, eye: int, stepwise: bool, lively: bool) -> EventLine:
        """An event as a viewer may read it; ``stepwise``: with what it did, ``lively``: with its motion."""
        event = match.shown(index, None if eye == SPECTATOR else eye)
        steps, motion = self.steps[index] if stepwise else (), self.motions[index] if lively else ""
        return EventLine(self.numbers[index], event.seat, event.text, self._rolled_by[index], steps, motion, self.failure(index))
