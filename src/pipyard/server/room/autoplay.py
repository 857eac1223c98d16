"""Turns that nobody takes: chance, simulated shots, bots. Nothing moves while nobody watches, except where time runs on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from random import SystemRandom
from typing import Final

from pipyard import shelf
from pipyard.core.match import Match
from pipyard.core.scene import Text
from pipyard.core.space import Certain
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose
from pipyard.physics.physics_source import physical
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import Cause, PhysicsError
from pipyard.server.botpool.bot_pool import BotError, BotFault
from pipyard.server.botpool.worker import MoveRequest
from pipyard.server.room.audience import Audience
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.race.room_race import RoomRace
from pipyard.server.room.seats import RequestRefused, seed_from
from pipyard.server.room.services import Services
from pipyard.server.room.tasks import Tasks
from pipyard.server.store.events import BotFailed

logger = logging.getLogger(__name__)
PAUSE: Final = 0.6
"""Seconds that a bot takes at least, unless the host changes it; other pauses scale with it."""
DEFAULT_VIEWING_PAUSES: Final = 4
"""How many pauses people get to look at something, where the rules do not say."""

ROLL_TIMEOUT: Final = 12.0
"""Seconds after which dice are rolled for somebody, while other people wait."""
ROLL_TIMEOUT_ALONE: Final = 900.0
"""The same where nobody else waits."""


def viewing_pauses(space: Certain) -> float:
    """How many pauses to wait before an event that is certain."""
    return space.seconds / PAUSE or DEFAULT_VIEWING_PAUSES


class AutoPlay:
    """Plays whatever comes next without anybody's input."""

    def __init__(self, room: LoggedRoom, audience: Audience, tasks: Tasks, race: RoomRace, services: Services) -> None:
        self._room = room
        self._audience = audience
        self._tasks = tasks
        self._race = race
        self._bots = services.bots
        self._simulator = services.simulator
        self._simulations = services.simulations
        self._pause = services.pause
        self._undecided: tuple[int, Cause] | None = None  # after this event simulation failed, and undo is not possible
        self._suggesting = False
        self._rolled = asyncio.Event()  # somebody wants the dice to be rolled
        self._retried = -1  # the event after which somebody asked to try again
        self._retrying: set[int] = set()  # seats whose bot failed and thinks again

    async def proceed(self) -> None:
        """Start a task for whatever comes next without input."""
        match = self._room.match
        seen = bool(self._audience.visitors) or self._room.runs_on
        if match is None or not seen or self._room.uncommitted or self._room.closed:
            return
        session = self._room.session
        turn = session.turn
        if turn is None or session.waits_for_hand(turn):
            return
        if self._physics_failure() is not None and self._retried != session.last_number:
            return  # a bot would fail again and again: somebody has to ask for it
        if isinstance(turn, Chance):
            self._tasks.start("chance", self._chance(match, turn))
        elif isinstance(turn, Choose) and turn.how == "race" and match.state.race() is not None:
            self._race.begin(match)
        elif isinstance(turn, Choose):
            for number in turn.seats:
                if self._room.seats[number].bot and (number not in self._room.failed_bots or number in self._retrying):
                    self._tasks.start(f"bot {number}", self._bot_turn(match, number))

    # --- chance

    async def _chance(self, match: Match, due: Chance) -> None:
        """Roll, simulate, or wait for an event that is certain."""
        simulation: Simulation | None = None
        seen = len(match.events)
        if physical(due):
            try:
                simulation = await self._simulate(due)
            except PhysicsError as error:
                logger.error("room %s: simulation for seat %d failed (%s): %s", self._room.key[:6], due.by, error.cause, error)
                await self._room.transact(self._fail, match, seen, error.cause)
                return
        elif self._room.session.rollers(due):
            await self._wait_for_roll()
        else:
            rolled = due.by >= 0 or self._room.session.source.undecided
            pauses = viewing_pauses(due.space) if isinstance(due.space, Certain) else 1 if rolled else 0
            await asyncio.sleep(self._pause * pauses)
        await self._room.transact(self._land, match, seen, simulation)

    def roll(self) -> None:
        """Roll the dice that somebody may roll now."""
        self._rolled.set()

    async def _wait_for_roll(self) -> None:
        """Wait until somebody wants the dice to be rolled, but not for long while others wait."""
        people = len([seat for seat in self._room.seats if not seat.bot])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._rolled.wait(), ROLL_TIMEOUT if people > 1 else ROLL_TIMEOUT_ALONE)

    async def _simulate(self, due: Chance) -> Simulation:
        """Simulate in another process. Rooms take turns: the account that used least lately goes first."""
        heavy = await self._simulations.take(self._room.account)
        began = time.monotonic()
        try:
            return await self._simulator.simulate(due.space, str(SystemRandom().random()))
        finally:
            self._simulations.charge(self._room.account, time.monotonic() - began)
            self._simulations.leave(heavy)

    async def _land(self, match: Match, seen: int, simulation: Simulation | None) -> None:
        room = self._room
        self._tasks.finish("chance")
        self._rolled.clear()
        turn = match.turn
        if room.match is not match or not isinstance(turn, Chance) or len(match.events) != seen:
            await self.proceed()
            return
        session = room.session
        match.state.record_steps()
        if simulation is not None:
            session.motion = simulation.motion.text() if simulation.motion is not None else ""
            session.source.by = turn.by
            match.happen(simulation.outcome)
            match.resume(session.source)
        elif isinstance(turn.space, Certain):
            match.happen(turn.space.event)
        else:
            session.source.allow(granted=True)
            match.resume(session.source)
        await room.commit(False)

    async def _fail(self, match: Match, seen: int, cause: Cause) -> None:
        """Undo the move whose simulation failed. Where the rules forbid that, it can be simulated again."""
        room = self._room
        self._tasks.finish("chance")
        self._retried = -1
        if room.match is not match or len(match.events) != seen:
            await self.proceed()
        elif match.can_undo:
            match.state.record_steps()
            room.session.failed = cause
            match.undo()
            await room.commit(False)
        else:
            self._undecided = (room.session.last_number, cause)
            room.refresh()

    def failure(self) -> Text | None:
        """Why the game does not go on: the last simulation failed, or a bot found no move."""
        stuck = [seat for seat in sorted(self._room.failed_bots) if seat not in self._retrying]
        if stuck:
            return Text("bot-failed", {"why": self._room.failed_bots[stuck[0]], "seat": stuck[0]})
        return self._physics_failure()

    def _physics_failure(self) -> Text | None:
        session = self._room.session
        if self._undecided is not None and self._undecided[0] == session.last_number:
            return Text("physics-undecided", {"why": self._undecided[1]})
        return session.failure(-1)

    async def retry(self) -> None:
        """Try a failed simulation again, or let bots that failed think again."""
        self._retried = self._room.session.last_number
        self._retrying = set(self._room.failed_bots)
        self._room.refresh()
        await self.proceed()

    # --- bots

    def _request(self, match: Match, number: int, bot: str) -> MoveRequest:
        room = self._room
        return MoveRequest(
            game=shelf.exact(room.game),
            options=room.options,
            seats=len(room.seats),
            events=list(match.events),
            seat=number,
            bot=bot,
            seed=seed_from(room.secret, "bot", room.n, number),
            own=shelf.origin(room.game),
        )

    async def suggest(self, match: Match, number: int, bot: str) -> str:
        """What a bot would play from a seat; a room thinks about one suggestion at a time."""
        if self._suggesting:
            raise RequestRefused("limit", because("why-one-after-the-other"))
        self._suggesting = True
        try:
            return await self._ask_bot(self._request(match, number, bot))
        except BotError:
            raise RequestRefused("limit", because("why-hint-failed")) from None
        finally:
            self._suggesting = False

    async def _bot_turn(self, match: Match, number: int) -> None:
        room = self._room
        seen = len(match.events)
        request = self._request(match, number, room.seats[number].bot)
        try:
            answer, _ = await asyncio.gather(self._ask_bot(request), asyncio.sleep(self._pause))
        except BotError as error:
            await room.transact(self._bot_fails, match, number, seen, error.fault)
            return
        await room.transact(self._bot_plays, match, number, seen, answer)

    async def _bot_plays(self, match: Match, number: int, seen: int, answer: str) -> None:
        if self._outdated(match, number, seen):
            await self._ask_anew(number)
            return
        self._tasks.finish(f"bot {number}")
        room = self._room
        try:
            await room.play(match, number, answer)
        except RequestRefused as error:
            logger.error("room %s: bot %s: %s", room.key[:6], room.seats[number].bot, error)
            if len(match.events) != seen:  # others chose meanwhile, and its choice may rest on that
                await self._ask_anew(number)
            else:
                await self._bot_fails(match, number, seen, "illegal")

    async def _bot_fails(self, match: Match, number: int, seen: int, why: BotFault) -> None:
        """Say that a bot found no move. Nothing is played in its place; somebody lets it try again or replaces it."""
        if self._outdated(match, number, seen):
            await self._ask_anew(number)
            return
        room = self._room
        self._tasks.finish(f"bot {number}")
        if number in room.failed_bots and number not in self._retrying:
            return  # another process has said so
        self._retrying.discard(number)
        since = room.n - 1
        failed = BotFailed(number, why)
        await room.append([failed])
        room.restore([failed])
        room.refresh(since)

    def _outdated(self, match: Match, number: int, seen: int) -> bool:
        """Whether the table no longer waits for what a bot was asked."""
        turn = match.turn
        if self._room.match is not match or not isinstance(turn, Choose) or number not in turn.seats or not self._room.seats[number].bot:
            return True
        return len(match.events) != seen and turn.how == "alone"

    async def _ask_anew(self, number: int) -> None:
        self._tasks.finish(f"bot {number}")
        await self.proceed()

    async def _ask_bot(self, request: MoveRequest) -> str:
        """What a bot plays. One that fails is asked once more, in a new process."""
        account, room = self._room.account, self._room.key[:6]
        try:
            return await self._bots.ask(request, account)
        except BotError as error:
            logger.warning("room %s: %s; it is asked again", room, error)
        try:
            return await self._bots.ask(request, account, fresh=True)
        except BotError as error:
            logger.error("room %s: %s", room, error)
            raise
