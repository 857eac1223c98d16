"""Live actions: a seat tilts, presses, blows or pulls while everybody watches, and what became of it is its move.

The scene runs in a process of its own (:mod:`pipyard.physics.live`); here its inputs are put in order, sixty a second, its frames are
told to everybody, and its end goes through the rules like any other move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose
from pipyard.physics.live import CHANNELS, Ended, Live, Lives, live_action
from pipyard.physics.motion import RATE
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.handling import find_die
from pipyard.pyramid.settled import Handled
from pipyard.pyramid.trace import LONGEST
from pipyard.table import protocol
from pipyard.table.course import encoded
from pipyard.table.filming import Film, Reel
from pipyard.table.limits import Bucket
from pipyard.table.protocol import LiveDie, LiveNow
from pipyard.table.seating import Refused, Visitor

if TYPE_CHECKING:
    from pipyard.table.room import Room

logger = logging.getLogger(__name__)
MOST_AHEAD: Final = 42
"""Samples that may wait for their time."""
HURRY: Final = 15
"""If more wait, two of them are taken at once."""
_PLACES: Final = {cell.text: number for number, cell in enumerate(CELLS)}


class Action:
    """What one seat steers just now."""

    def __init__(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int, space: Handled, palette: tuple[str, ...]) -> None:
        self.visitor = visitor
        self.seat = seat
        self.prefix = prefix
        self.after = after
        self.space = space
        self.channels = CHANNELS[space.action.verb]
        self.live: Live | None = None
        self.waiting: deque[tuple[float, ...]] = deque()
        self.next = 0
        """The number of the sample that is expected."""
        self.last: tuple[float, ...] = tuple([0.0] * len(self.channels))
        self.bucket = Bucket(1.25 * RATE, 2.0 * RATE)
        self.tasks: list[asyncio.Task[None]] = []
        self.film = Film(space.rig.lean)
        self._palette = palette
        for die in space.before.values():
            if die.pose is not None:
                self.film.poses[die.number] = (die.pose.x, die.pose.y, die.pose.z, die.pose.turn())

    def now(self) -> LiveNow:
        left = self.space.left if self.space.left > 0 else LONGEST / RATE
        dice: list[LiveDie] = []
        for die in self.space.before.values():
            if die.number in self.film.poses:
                x, y, z, turn = self.film.poses[die.number]
                dice.append(LiveDie(die.number, self._palette[die.colour % len(self._palette)], (x, y, z), turn))
        rest = tuple([0.0] * len(self.channels))
        most = round(1000 * min(left, LONGEST / RATE))
        return LiveNow(
            seat=self.seat,
            prefix=self.prefix,
            channels=self.channels,
            rest=rest,
            rate=RATE,
            most_ms=most,
            dice=tuple(dice),
            tilt=self.film.tilt,
        )


class Steering:
    """The live actions of a room, one a seat."""

    def __init__(self, room: Room, lives: Lives) -> None:
        self._room = room
        self._lives = lives
        self._actions: dict[int, Action] = {}

    @property
    def busy(self) -> bool:
        return bool(self._actions)

    def now(self) -> tuple[LiveNow, ...]:
        """For those who come in the middle."""
        return tuple([action.now() for action in self._actions.values() if action.live is not None])

    # --- wishes

    async def start(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int, id: int) -> None:
        room = self._room
        async with room.lock:
            await room.mend()
            action = self._planned(visitor, seat, prefix, after)
            self._actions[seat] = action
        try:
            live = await self._lives.start(action.space, f"{room.key}/{room.n}")
        except BaseException as error:
            self._actions.pop(seat, None)
            if isinstance(error, PipyardError):
                raise Refused("limit", str(error)) from None
            raise
        if self._actions.get(seat) is not action or room.course.last != action.after:
            live.cancel()
            self._actions.pop(seat, None)
            raise Refused("stale", "something has happened meanwhile")
        action.live = live
        room.clock.wind()
        for other in room.visitors:
            other.send(encoded(protocol.LiveBegan(id if other is visitor else 0, action.now())))
        loop = asyncio.get_running_loop()
        action.tasks = [loop.create_task(self._show(action, live)), loop.create_task(self._pump(action, live))]

    def input(self, visitor: Visitor, seat: int, first: int, samples: tuple[tuple[float, ...], ...]) -> None:
        """Samples come in: one that is missing is as the one before, one that came already is nothing new."""
        action = self._held(visitor, seat)
        for number, sample in enumerate(samples, first):
            if number < action.next:
                continue
            if len(sample) != len(action.channels):
                raise Refused("illegal", f"a sample here has {len(action.channels)} numbers: {', '.join(action.channels)}")
            if number - action.next + len(action.waiting) > MOST_AHEAD:
                raise Refused("limit", "samples come sixty a second")
            while action.next < number:
                action.waiting.append(action.waiting[-1] if action.waiting else action.last)
                action.next += 1
            if not action.bucket.take():
                raise Refused("limit", "samples come sixty a second")
            action.waiting.append(sample)
            action.next += 1

    def end(self, visitor: Visitor, seat: int) -> None:
        """The hand lets go."""
        action = self._held(visitor, seat)
        action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))

    def cancel(self, visitor: Visitor, seat: int) -> None:
        action = self._held(visitor, seat)
        if action.next > 0:
            raise Refused("illegal", "what has been touched has been touched")
        self._drop(action, "cancelled")

    def leave(self, visitor: Visitor) -> None:
        """A lost connection takes the hand off."""
        for action in list(self._actions.values()):
            if action.visitor is visitor and action.live is not None:
                if action.next > 0:
                    action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))
                else:
                    self._drop(action, "cancelled")

    def look(self) -> None:
        """Something has happened: an action that began before it is void."""
        for action in list(self._actions.values()):
            if self._room.course.last != action.after:
                self._drop(action, "failed")

    def close(self) -> None:
        for action in list(self._actions.values()):
            self._drop(action, "failed")

    # --- inside

    def _planned(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int) -> Action:
        """The action, if the rules let this seat do it now."""
        room = self._room
        room.must_hold(visitor, seat)
        match = room.playing()
        room.must_be_fresh(after)
        if seat in self._actions:
            raise Refused("illegal", "one thing after the other: a hand has one action")
        verb, *names = prefix
        die = find_die(names[0]) if names else -1
        place = _PLACES.get(names[0], -1) if names else -1
        if len(names) > 1 or (names and die < 0 and place < 0):
            raise Refused("illegal", f"{' '.join(prefix)!r} is nothing that can be steered")
        try:
            text = live_action(verb, place, die).text()
            room.must_look_legal(match, seat, text)
            state = match.state.copy()
            turn, move = state.turn(), room.game.parse(text)
            if not isinstance(turn, Choose) or seat not in turn.seats:
                raise Refused("turn", f"seat {seat} is not asked now")
            if not state.moves(seat).contains(move):
                raise Refused("illegal", state.objection(seat, move) or f"{verb} is not allowed now")
            state.play(seat, move)
        except Unparsable as error:
            raise Refused("illegal", str(error)) from None
        except PipyardError as error:
            raise error if isinstance(error, Refused) else Refused("illegal", str(error)) from None
        due = state.turn()
        if not isinstance(due, Chance) or not isinstance(due.space, Handled):
            raise Refused("illegal", f"{verb} is not done live here")
        palette: tuple[str, ...] = getattr(match.state, "palette", ("red", "green", "black"))
        return Action(visitor, seat, prefix, room.course.last, due.space, palette)

    def _held(self, visitor: Visitor, seat: int) -> Action:
        self._room.must_hold(visitor, seat)
        action = self._actions.get(seat)
        if action is None or action.live is None or action.visitor is not visitor:
            raise Refused("turn", f"seat {seat} steers nothing here now")
        return action

    async def _pump(self, action: Action, live: Live) -> None:
        """Every sample in its sixtieth of a second."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not live.over:
            for _ in range(2 if len(action.waiting) > HURRY else 1):
                if action.waiting:
                    action.last = action.waiting.popleft()
                    try:
                        live.push(dict(zip(action.channels, action.last, strict=True)))
                    except Unparsable as error:
                        action.visitor.send(encoded(protocol.Sorry(0, "illegal", str(error))))
            due = max(due + 1 / RATE, loop.time() - 0.1)
            await asyncio.sleep(max(0.0, due - loop.time()))

    async def _finish(self, action: Action) -> None:
        """What was sent before the hand let go still counts; then everything comes to rest."""
        while action.waiting and action.live is not None and not action.live.over:
            await asyncio.sleep(1 / RATE)
        if action.live is not None:
            try:
                await action.live.finish()
            except PipyardError as error:
                logger.warning("room %s: %s", self._room.key[:6], error)

    async def _show(self, action: Action, live: Live) -> None:
        """Tell everybody what is to be seen, until it is over."""
        try:
            async for shown in live.frames():
                reel = action.film.add(shown)
                if reel is not None:
                    self._tell_frames(action, reel)
            ended = await live.ended()
        except PipyardError as error:
            logger.warning("room %s: %s", self._room.key[:6], error)
            self._drop(action, "failed")
            return
        reel = action.film.rest()
        if reel is not None:
            self._tell_frames(action, reel)
        match = self._room.match
        if match is not None and self._actions.get(action.seat) is action:
            try:
                await self._room.judge(self._settle, action, match, ended)
            except PipyardError as error:
                logger.warning("room %s: %s", self._room.key[:6], error)
                self._drop(action, "failed")

    def _tell_frames(self, action: Action, reel: Reel) -> None:
        body = encoded(protocol.LiveFrames(0, action.seat, reel.first, reel.motion, reel.tilts, reel.shifts))
        for visitor in list(self._room.visitors):
            if visitor.keeps_up():
                visitor.send(body)

    async def _settle(self, action: Action, match: Match, ended: Ended) -> None:
        """The whole movement is the move, and what became of the dice its outcome."""
        room = self._room
        if self._actions.get(action.seat) is not action:
            return
        if room.match is not match or room.course.last != action.after:
            self._drop(action, "failed")
            return
        course = room.course
        course.play()
        if room.clock.runs:
            course.spent[action.seat] = room.clock.spent(action.seat)
        match.submit(action.seat, ended.move)
        turn = match.turn
        if isinstance(turn, Chance):
            course.motion = ended.motion
            course.source.by = turn.by
            match.happen(ended.outcome)
        match.resume(course.source)
        del self._actions[action.seat]
        await room.keep_and_tell(False)
        self._tell_over(action, "settled")

    def _drop(self, action: Action, why: str) -> None:
        """An action comes to nothing."""
        if self._actions.get(action.seat) is not action:
            return
        del self._actions[action.seat]
        if action.live is not None:
            action.live.cancel()
            self._room.clock.wind()
            self._tell_over(action, why)

    def _tell_over(self, action: Action, why: str) -> None:
        said = "settled" if why == "settled" else "cancelled" if why == "cancelled" else "failed"
        body = encoded(protocol.LiveOver(0, action.seat, said))
        for visitor in list(self._room.visitors):
            visitor.send(body)
