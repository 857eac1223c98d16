"""A race in a room: its clock, the measured latency of every player, and the verdicts they get."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import NamedTuple

from pipyard.core.errors import Unparsable
from pipyard.core.match import Match
from pipyard.core.referee import Flood
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.server.protocol import messages
from pipyard.server.room.audience import Audience
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.game_session import encoded
from pipyard.server.room.race.latency import INTERVAL, Latency
from pipyard.server.room.race.live_race import VOID_REASONS, LiveRace
from pipyard.server.room.race.race_start import RaceStart, is_new
from pipyard.server.room.seats import RequestRefused, Visitor, seed_from
from pipyard.server.room.tasks import Tasks
from pipyard.server.store.base import Conflict


class Claim(NamedTuple):
    """An input: its visitor, message id, seat and move."""

    visitor: Visitor
    id: int
    seat: int
    move: str


class RoomRace:
    """The running race of a room."""

    def __init__(self, room: LoggedRoom, audience: Audience, tasks: Tasks, pause: float) -> None:
        self._room = room
        self._audience = audience
        self._tasks = tasks
        self._pause = pause
        self.running: LiveRace | None = None
        self._marks: list[tuple[int, int]] = []  # (event number, window open since then)
        self._claims: dict[int, Claim] = {}  # inputs not judged yet
        self._echoes: dict[Visitor, Latency] = {}
        self._start: RaceStart | None = None  # people are getting ready for this race
        self._begun: Match | None = None  # the game whose race has begun

    def begin(self, match: Match) -> None:
        """Begin or continue a race. With ``rolls`` a new race begins when everybody is ready, unless several processes serve the room."""
        room = self._room
        if self._start is not None and self._start.match is match:
            self._start.send()
        elif room.rolls and not self._audience.elsewhere and self._begun is not match and is_new(match):
            people = {number for number, seat in enumerate(room.seats) if not seat.bot}
            self._start = RaceStart(match, people, self._audience, self._pause)
            self._tasks.start("race", self._count_down(self._start))
        else:
            self._open(match)
            self._tasks.start("race", self._run(match))

    def ready(self, visitor: Visitor, number: int) -> None:
        """A seat is ready for the race."""
        self._room.must_hold(visitor, number)
        if self._start is not None:
            self._start.ready(number)

    async def _count_down(self, start: RaceStart) -> None:
        await start.over()
        if self._start is start:
            self._end_countdown(start)

    def _end_countdown(self, start: RaceStart) -> None:
        self._begun, self._start = start.match, None
        self._tasks.finish("race")
        if self._room.match is start.match and start.match.over is None and start.match.state.race() is not None:
            self.begin(start.match)

    def runs(self, match: Match) -> bool:
        """Whether inputs are judged by the race clock now."""
        return self.running is not None and self.running.match is match and match.state.race() is not None

    def begun(self, match: Match) -> Match:
        """The match, unless its race has not begun yet: then nobody may claim anything. A claim after the announced moment counts,
        even if the server is late with its countdown.
        """
        start = self._start
        if start is not None and start.match is match:
            if not start.is_over:
                raise RequestRefused("turn", because("why-race-has-not-begun"))
            self._end_countdown(start)
        return match

    def wake(self) -> None:
        """Let the race clock look again."""
        if self.running is not None:
            self.running.news.set()

    def overtaken(self, since: int) -> None:
        """Another process has stored events. If they are of the race, its clock counts: the race restarts from the log, and
        inputs not judged yet are too late."""
        live = self.running
        if live is not None and (live.match is not self._room.match or self._room.session.last_number > since):
            self.running = None
            live.news.set()
            self._tasks.finish("race")
            self._void()

    def leave(self, visitor: Visitor) -> None:
        self._echoes.pop(visitor, None)

    def echo(self, visitor: Visitor, beat: int, arrived: float) -> None:
        """Take a browser's echo of a beat into its latency."""
        if visitor in self._echoes:
            self._echoes[visitor].echo(beat, arrived)

    def enter(self, visitor: Visitor, number: int, move: str, after: int, id: int, arrived: float) -> None:
        """Stamp an input with its arrival and queue it; its player gets a verdict later."""
        assert self.running is not None
        try:
            known = [mark for since, mark in self._marks if since <= after]
            echoes = self._echoes.get(visitor)
            heard = self.running.add_input(number, move, known[-1] if known else -1, echoes.trip if echoes is not None else 0, arrived)
            self._claims[heard] = Claim(visitor, id, number, move)
        except Flood as error:
            raise RequestRefused("limit", error.text) from None
        except Unparsable as error:
            raise RequestRefused("illegal", error.text) from None

    def _open(self, match: Match) -> LiveRace:
        """Let the clock of a race run: from now on inputs are stamped."""
        room = self._room
        live = self.running
        if live is None or live.match is not match:
            bots = {number: seat.bot for number, seat in enumerate(room.seats) if seat.bot}
            live = LiveRace(match, bots, seed_from(room.secret, "race", room.n))
            self.running, self._marks = live, []
            self._void()
        live.go()
        return live

    async def _run(self, match: Match) -> None:
        """Run the race clock as long as somebody watches and nothing else comes first."""
        room = self._room
        live = self._open(match)
        self._marks = [*self._marks[-50:], (room.n - 1, live.mark())]
        self._tasks.start("beat", self._beat())
        try:
            while self.running is live and room.match is match and match.over is None and self._audience.visitors and not room.uncommitted:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(live.wait()):
                        await live.news.wait()
                async with room.lock:
                    if self.running is not live or room.match is not match or match.over is not None or isinstance(match.turn, Chance):
                        break
                    room.session.begin_move()
                    if live.run():
                        try:
                            await room.commit(False)
                        except Conflict:
                            await room.reload()
                            return
                        self._marks = [*self._marks[-50:], (room.n - 1, live.mark())]
                    self._pronounce(live)
        finally:
            live.stop()
            if self.running is live:
                self._tasks.finish("race")

    def _pronounce(self, live: LiveRace) -> None:
        """Send verdicts to everybody whose input was judged."""
        for judged in live.judged():
            claim = self._claims.pop(judged.number, None)
            if claim is not None and claim.visitor in self._audience.visitors:
                claim.visitor.send(encoded(live.verdict(judged, claim.id, self._room.n - 1)))

    def _void(self) -> None:
        """Void the inputs that were not judged."""
        why, key = VOID_REASONS["late"]
        for visitor, id, seat, move in self._claims.values():
            if visitor in self._audience.visitors:
                visitor.send(encoded(messages.Verdict(id, self._room.n - 1, seat, move, "void", why, Text(key))))
        self._claims = {}

    async def _beat(self) -> None:
        """Measure the latency of the players while the race runs."""
        try:
            while self.running is not None and self.running.match.over is None and self._audience.visitors:
                pause = INTERVAL
                for visitor in [one for one in self._audience.visitors if one.seats]:
                    echoes = self._echoes.setdefault(visitor, Latency())
                    pause = min(pause, echoes.pause)
                    visitor.send(encoded(messages.Beat(echoes.beat(time.monotonic()))))
                await asyncio.sleep(pause)
        finally:
            self._tasks.finish("beat")
