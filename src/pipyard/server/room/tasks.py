"""What goes on by itself at a table: chance that has to decide, shots that come to rest, bots that think.

Each of them is a task of the room. Nothing moves while nobody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from pipyard import shelf
from pipyard.core.match import Match
from pipyard.core.scene import Text
from pipyard.core.space import Certain
from pipyard.core.turn import Chance, Choose, Turn
from pipyard.physics.errors import Cause, PhysicsError
from pipyard.physics.pool import shared
from pipyard.physics.simulation import Simulation
from pipyard.physics.source import physical
from pipyard.server.botpool.pool import BotError, BotPool
from pipyard.server.botpool.worker import MoveRequest
from pipyard.server.room.seats import NOBODY, Refused, seed_from

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

logger = logging.getLogger(__name__)
PAUSE: Final = 0.6
"""Seconds that bots seem to think, unless the host wants it otherwise; everything that takes its time goes with it."""
LOOKING: Final = 4
"""How many pauses long something is looked at before it goes on, where the rules leave that to the table."""
OTHERS_WAIT: Final = 12.0
"""Seconds after which dice are rolled that somebody does not roll, while other people wait."""
ALONE_WAITS: Final = 900.0
"""The same where nobody else waits."""


def looking(space: Certain) -> float:
    """How many pauses long an event is waited for."""
    return space.seconds / PAUSE or LOOKING


class RoomTasks:
    """The tasks of a room, by name: of each name there is one at a time."""

    def __init__(self, room: Room, bots: BotPool, pause: float) -> None:
        self._room = room
        self._bots = bots
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._undecided: tuple[int, Cause] | None = None  # after this event chance could not be simulated, nor the move be taken back
        self._rolled = asyncio.Event()  # somebody has said that dice are to be rolled
        self._retried = -1  # the event after which somebody wants to try again

    def start(self, name: str, work: Coroutine[None, None, None]) -> None:
        running = self._tasks.get(name)
        if running is not None and not running.done():
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task
        task.add_done_callback(_report)

    def finish(self, name: str) -> None:
        """A task is nearly done: the next of its name may begin."""
        self._tasks.pop(name, None)

    def close(self) -> None:
        """Nothing happens by itself from now on."""
        for task in self._tasks.values():
            task.cancel()

    async def proceed(self) -> None:
        """What comes next by itself gets a task of its own."""
        room = self._room
        match = room.match
        if match is None or not room.visitors or room.uncommitted:
            return
        turn = room.session.turn
        if turn is None or self.waits_for_hand(turn):
            return
        if self.failure() is not None and self._retried != room.session.last_number:
            return  # a bot would fail again and again: somebody has to ask for it
        if isinstance(turn, Chance):
            self.start("chance", self._chance(match, turn))
        elif isinstance(turn, Choose) and turn.how == "race" and match.state.race() is not None:
            room.race.begin(match)
        elif isinstance(turn, Choose):
            for number in turn.seats:
                if room.seats[number].bot:
                    self.start(f"bot {number}", self._bot_turn(match, number))

    def waits_for_hand(self, turn: Turn, number: int = NOBODY) -> bool:
        """Whether somebody (a certain seat) has to roll real dice now."""
        if not isinstance(turn, Chance) or isinstance(turn.space, Certain) or physical(turn):
            return False
        return turn.by in self._room.session.source.by_hand and number in (NOBODY, turn.by)

    def rollers(self, turn: Turn) -> list[int]:
        """The seats that may say when the dice are rolled now."""
        return self._room.session.source.rollers(turn) if isinstance(turn, Chance) else []

    def roll(self) -> None:
        """The dice that somebody may roll are rolled."""
        self._rolled.set()

    # --- chance

    async def _chance(self, match: Match, due: Chance) -> None:
        """A roll, or something certain that takes its time."""
        settled: Simulation | None = None
        seen = len(match.events)
        if physical(due):
            try:
                settled = await shared().settle(due.space, str(SystemRandom().random()))
            except PhysicsError as error:
                logger.error("room %s: what seat %d did cannot be simulated (%s): %s", self._room.key[:6], due.by, error.cause, error)
                await self._room.transact(self._fail, match, seen, error.cause)
                return
        elif self.rollers(due):
            await self._roll_is_wanted()
        else:
            rolled = due.by >= 0 or self._room.session.source.undecided
            await asyncio.sleep(self.pause * (looking(due.space) if isinstance(due.space, Certain) else 1 if rolled else 0))
        await self._room.transact(self._land, match, seen, settled)

    async def _roll_is_wanted(self) -> None:
        """Until somebody says that the dice are to be rolled; nobody lets others wait for long."""
        people = len([seat for seat in self._room.seats if not seat.bot])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._rolled.wait(), OTHERS_WAIT if people > 1 else ALONE_WAITS)

    async def _land(self, match: Match, seen: int, settled: Simulation | None) -> None:
        room = self._room
        self.finish("chance")
        self._rolled.clear()
        turn = match.turn
        if room.match is not match or not isinstance(turn, Chance) or len(match.events) != seen:
            await self.proceed()
            return
        session = room.session
        match.state.listen()
        if settled is not None:
            session.motion = settled.motion.text() if settled.motion is not None else ""
            session.source.by = turn.by
            match.happen(settled.outcome)
            match.resume(session.source)
        elif isinstance(turn.space, Certain):
            match.happen(turn.space.event)
        else:
            session.source.allow(granted=True)
            match.resume(session.source)
        await room.commit(False)

    async def _fail(self, match: Match, seen: int, cause: Cause) -> None:
        """Take back the move that could not be simulated. Where the rules do not allow that, the same can be simulated again."""
        room = self._room
        self.finish("chance")
        self._retried = -1
        if room.match is not match or len(match.events) != seen:
            await self.proceed()
        elif match.can_undo:
            match.state.listen()
            room.session.failed = cause
            match.undo()
            await room.commit(False)
        else:
            self._undecided = (room.session.last_number, cause)
            room.broadcast.send_update(room.n - 1)

    def failure(self) -> Text | None:
        """What could not be simulated just now."""
        session = self._room.session
        if self._undecided is not None and self._undecided[0] == session.last_number:
            return Text("physics-undecided", {"why": self._undecided[1]})
        return session.failure(-1)

    async def retry(self) -> None:
        """Somebody wants to see again what could not be simulated."""
        self._retried = self._room.session.last_number
        await self.proceed()

    # --- bots

    async def _bot_turn(self, match: Match, number: int) -> None:
        room = self._room
        seen = len(match.events)
        question = MoveRequest(
            game=shelf.exact(room.game),
            options=room.options,
            seats=len(room.seats),
            events=list(match.events),
            seat=number,
            bot=room.seats[number].bot,
            seed=seed_from(room.secret, "bot", room.n, number),
            own=shelf.origin(room.game),
        )
        answer, _ = await asyncio.gather(self._thought(question), asyncio.sleep(self.pause))
        await room.transact(self._bot_plays, match, number, seen, answer)

    async def _bot_plays(self, match: Match, number: int, seen: int, answer: str) -> None:
        room = self._room
        self.finish(f"bot {number}")
        turn = match.turn
        if room.match is not match or not isinstance(turn, Choose) or number not in turn.seats:
            await self.proceed()
            return
        if len(match.events) != seen and turn.how == "alone":
            await self.proceed()
            return
        try:
            await room.play(match, number, answer or self._any_move(number))
        except Refused as error:
            logger.warning("room %s: bot %s: %s", room.key[:6], room.seats[number].bot, error)
            await room.play(match, number, self._any_move(number))

    async def _thought(self, question: MoveRequest) -> str:
        try:
            return await self._bots.ask(question, self._room.account)
        except BotError as error:
            logger.warning("room %s: %s", self._room.key[:6], error)
            return ""

    def _any_move(self, number: int) -> str:
        return str(self._room.session.space(number).sample(SystemRandom()))


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("a room's task failed", exc_info=task.exception())
