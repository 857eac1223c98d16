"""The game on the table: its match, and for every event of it the number in the room, what was seen, and how dice moved.

What different eyes see is worked out, and encoded, once for each pair of eyes; where a game hides nothing, once for all.
"""

from __future__ import annotations

from typing import cast

from msgspec import Raw
from msgspec.json import Encoder

from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.scene import Scene, Step
from pipyard.core.turn import Chance, Turn
from pipyard.table.chance import Unforeseen
from pipyard.table.entries import Happened
from pipyard.table.offers import Offered, offer
from pipyard.table.protocol import Branch, Line
from pipyard.table.seating import NOBODY, SPECTATOR

encoded = Encoder().encode
"""Any message as the bytes that are sent."""


class Course:
    """How a game goes, from its beginning to its end."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.source = Unforeseen()
        self.began = 0
        """The number of the entry that began the game."""
        self.numbers: list[int] = []
        """Of each event of the match."""
        self.steps: list[tuple[Step, ...]] = []
        self.motions: list[str] = []
        self.fresh: list[Happened] = []
        """Events that are not kept yet."""
        self.motion = ""
        """Of the event that is about to happen."""
        self.spent: dict[int, int] = {}
        """Milliseconds that each seat has used for the event that is about to happen."""
        self._rolled_by: list[int] = []
        self.hides_nothing = True
        self._turn: Turn | None = None
        self._views: dict[int, State] = {}
        self._scenes: dict[int, Scene] = {}
        self._offers: dict[int, tuple[Branch, ...]] = {}

    # --- what happens

    def begin(self, game: Game, seats: int, n: int) -> Match:
        self.clear()
        self.began = n
        self.match = Match(game, seats, "", source=None, watch=self._watch)
        self.hides_nothing = type(self.match.state).conceal is State.conceal
        return self.match

    def clear(self) -> None:
        """No game is on the table."""
        self.match, self.began = None, 0
        self.numbers, self.steps, self.motions, self._rolled_by, self.fresh = [], [], [], [], []
        self.changed()

    def follow(self, entry: Happened, n: int) -> None:
        """What the log tells of."""
        match = self.match
        assert match is not None
        match.state.listen()
        turn = match.turn
        self.source.by = turn.by if isinstance(turn, Chance) else NOBODY
        self.motion = entry.motion
        match.follow([Event(entry.seat, entry.text, entry.stamp)])
        self.number(n)

    def play(self) -> Match:
        """Somebody is about to play: chance may then decide once, and what happens is listened to."""
        match = self.match
        assert match is not None
        match.state.listen()
        self.source.allow()
        match.source = self.source
        return match

    def number(self, first: int) -> None:
        """What has just happened is kept, from this number on."""
        self.numbers += range(first, first + len(self.fresh))
        self.fresh = []
        self.changed()

    def _watch(self, match: Match, event: Event) -> None:
        """Called by the match after every event, in the middle of whatever it does."""
        self.fresh.append(Happened(event.seat, event.text, event.stamp, self.motion, self.spent.pop(event.seat, 0)))
        self.motions.append(self.motion)
        self.motion = ""
        self.steps.append(tuple(match.state.told()))
        self._rolled_by.append(self.source.by if event.seat == CHANCE_SEAT else NOBODY)
        match.state.listen()

    @property
    def last(self) -> int:
        """The number of the last event, or of the beginning."""
        return self.numbers[-1] if self.numbers else self.began

    # --- what is seen

    def changed(self) -> None:
        """Whatever was worked out is old."""
        self._turn = None
        self._views.clear()
        self._scenes.clear()
        self._offers.clear()

    @property
    def turn(self) -> Turn | None:
        """What happens next in the game on the table, as it was when something was last kept."""
        if self._turn is None and self.match is not None:
            self._turn = self.match.turn
        return self._turn

    def view(self, eye: int) -> State:
        """The state as an eye may know it; nobody may change it."""
        assert self.match is not None
        if self.hides_nothing:
            return self.match.state
        found = self._views.get(eye)
        if found is None:
            found = self._views[eye] = self.match.state.view(None if eye == SPECTATOR else eye)
        return found

    def scene(self, eye: int) -> Scene:
        """The scene for an eye, encoded already."""
        if self.hides_nothing:
            eye = SPECTATOR
        found = self._scenes.get(eye)
        if found is None:
            found = self._scenes[eye] = cast("Scene", Raw(encoded(self.view(eye).scene())))
        return found

    def branches(self, number: int) -> tuple[Branch, ...]:
        """What a seat may do, encoded already."""
        found = self._offers.get(number)
        if found is None:
            offered = self.offer(number)
            branches = offered.branches if offered is not None else ()
            found = self._offers[number] = cast("tuple[Branch, ...]", Raw(encoded(branches)))
        return found

    def offer(self, number: int, prefix: tuple[str, ...] = ()) -> Offered | None:
        return offer(self.view(number).moves(number), prefix)

    def lines(self, eye: int, since: int) -> tuple[Line, ...]:
        """The events after a number, as far as an eye may read them."""
        match = self.match
        if match is None:
            return ()
        who = None if eye == SPECTATOR else eye
        found: list[Line] = []
        for index in range(len(self.numbers) - 1, -1, -1):
            if self.numbers[index] <= since:
                break
            event = match.shown(index, who)
            steps = self.steps[index] if since >= 0 else ()
            motion = self.motions[index] if since >= 0 else ""
            found.append(Line(self.numbers[index], event.seat, event.text, self._rolled_by[index], steps, motion))
        found.reverse()
        return tuple(found)
