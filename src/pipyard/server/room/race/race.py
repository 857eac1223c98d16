"""A race in a room: the clock that judges, the lines that are measured, and the verdicts that everybody gets."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, NamedTuple

from pipyard.core.errors import Unparsable
from pipyard.core.match import Match
from pipyard.core.referee import Flood
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.server.room.game_session import encoded
from pipyard.server.room.race.latency import SLOWLY, Latency
from pipyard.server.room.race.live_race import VOID, LiveRace
from pipyard.server.room.race.race_start import RaceStart, is_new
from pipyard.server.room.seats import Refused, Visitor, seed_from
from pipyard.server.socket import protocol
from pipyard.server.store.base import Conflict

if TYPE_CHECKING:
    from pipyard.server.room.room import Room


class Claim(NamedTuple):
    """An input: whose, the id of its message, the seat and what it says."""

    visitor: Visitor
    id: int
    seat: int
    move: str


class Race:
    """What a room keeps while its people race."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.running: LiveRace | None = None
        self._marks: list[tuple[int, int]] = []  # which window has been open since which number
        self._claims: dict[int, Claim] = {}  # inputs that are not judged yet
        self._echoes: dict[Visitor, Latency] = {}
        self._start: RaceStart | None = None  # people are getting ready
        self._begun: Match | None = None  # for this game they have been

    def begin(self, match: Match) -> None:
        """A race begins or goes on. Where people say when, it begins when they all have; not where they come to several processes."""
        room = self._room
        if self._start is not None and self._start.match is match:
            self._start.tell()
        elif room.rolls and not room.elsewhere and self._begun is not match and is_new(match):
            self._start = RaceStart(room, match, room.tasks.pause)
            room.tasks.start("race", self._count_down(self._start))
        else:
            room.tasks.start("race", self._run(match))

    def ready(self, visitor: Visitor, number: int) -> None:
        """A seat has seen what is asked for."""
        self._room.must_hold(visitor, number)
        if self._start is not None:
            self._start.ready(number)

    async def _count_down(self, start: RaceStart) -> None:
        await start.over()
        self._begun, self._start = start.match, None
        self._room.tasks.finish("race")
        await self._room.tasks.proceed()

    def runs(self, match: Match) -> bool:
        """Whether inputs have to be judged by the clock now."""
        return self.running is not None and self.running.match is match and match.state.race() is not None

    def begun(self, match: Match) -> Match:
        """A game in which somebody may claim something: before a race begins nobody may."""
        if self._start is not None and self._start.match is match:
            raise Refused("turn", because("why-race-has-not-begun"))
        return match

    def wake(self) -> None:
        """Something has happened that the clock should look at."""
        if self.running is not None:
            self.running.news.set()

    def overtaken(self, since: int) -> None:
        """Another process has written here. If that is of the race, its clock is the one that counts: the race begins again from the
        log, and what was not judged yet has come too late."""
        live = self.running
        if live is not None and (live.match is not self._room.match or self._room.session.last_number > since):
            self.running = None
            live.news.set()
            self._room.tasks.finish("race")
            self._void()

    def leave(self, visitor: Visitor) -> None:
        self._echoes.pop(visitor, None)

    def echo(self, visitor: Visitor, beat: int, arrived: float) -> None:
        """A browser has echoed a beat: so long is its line."""
        if visitor in self._echoes:
            self._echoes[visitor].echo(beat, arrived)

    def enter(self, visitor: Visitor, number: int, move: str, after: int, id: int, arrived: float) -> None:
        """An input is stamped with its arrival and judged in its order; then its player gets a verdict."""
        assert self.running is not None
        try:
            known = [mark for since, mark in self._marks if since <= after]
            echoes = self._echoes.get(visitor)
            heard = self.running.hear(number, move, known[-1] if known else -1, echoes.trip if echoes is not None else 0, arrived)
            self._claims[heard] = Claim(visitor, id, number, move)
        except Flood as error:
            raise Refused("limit", error.text) from None
        except Unparsable as error:
            raise Refused("illegal", error.text) from None

    async def _run(self, match: Match) -> None:
        """The clock of a race, as long as somebody looks and nothing else comes first."""
        room = self._room
        live = self.running
        if live is None or live.match is not match:
            live = LiveRace(
                match, {number: seat.bot for number, seat in enumerate(room.seats) if seat.bot}, seed_from(room.secret, "race", room.n)
            )
            self.running, self._marks = live, []
            self._void()
        live.go()
        self._marks = [*self._marks[-50:], (room.n - 1, live.mark())]
        room.tasks.start("beat", self._beat())
        try:
            while self.running is live and room.match is match and match.over is None and room.visitors and not room.uncommitted:
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
                room.tasks.finish("race")

    def _pronounce(self, live: LiveRace) -> None:
        """Everybody whose input was judged hears what became of it, and why."""
        for judged in live.judged():
            claim = self._claims.pop(judged.number, None)
            if claim is not None and claim.visitor in self._room.visitors:
                claim.visitor.send(encoded(live.verdict(judged, claim.id, self._room.n - 1)))

    def _void(self) -> None:
        """What was not judged will not be."""
        why, key = VOID["late"]
        for visitor, id, seat, move in self._claims.values():
            if visitor in self._room.visitors:
                visitor.send(encoded(protocol.Verdict(id, self._room.n - 1, seat, move, "void", why, Text(key))))
        self._claims = {}

    async def _beat(self) -> None:
        """As long as a race goes on, the lines of those who play are measured."""
        try:
            while self.running is not None and self.running.match.over is None and self._room.visitors:
                pause = SLOWLY
                for visitor in [one for one in self._room.visitors if one.seats]:
                    echoes = self._echoes.setdefault(visitor, Latency())
                    pause = min(pause, echoes.pause)
                    visitor.send(encoded(protocol.Beat(echoes.beat(time.monotonic()))))
                await asyncio.sleep(pause)
        finally:
            self._room.tasks.finish("beat")
