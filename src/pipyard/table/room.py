"""One room: its seats, its game, its visitors.

A room is what its entries make of it. Everything that changes it goes the same way: under the room's lock the rules
decide, the entries are kept on disk, and only then is anybody told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from random import SystemRandom
from typing import Concatenate, Literal, ParamSpec, Protocol

from pipyard.books.tumblin_dice.settling import Settling
from pipyard.core.errors import Illegal, NoUndo, OutOfTurn, PipyardError, Unparsable
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.referee import Flood
from pipyard.core.scene import Step
from pipyard.core.space import Certain
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.physics.flicking import Settled, shoot
from pipyard.table import entries, protocol
from pipyard.table.bots import BotTrouble, Thinkers
from pipyard.table.chance import Unforeseen
from pipyard.table.echoes import SLOWLY, Echoes
from pipyard.table.entries import Began, Entry, Happened, Opened, Renamed, Sat, Spoken
from pipyard.table.keeping import Keeper, StoreTrouble, Taken
from pipyard.table.offers import Offered, offer
from pipyard.table.protocol import Chair, ChatLine, Line, Picture, Table, ToBrowser, TurnNow, UndoNow, Update
from pipyard.table.racing import LiveRace
from pipyard.table.thinker import Question

logger = logging.getLogger(__name__)
MOST_CHAT = 200
"""Older chat is kept on disk but not shown."""
MENDING = 1.0
"""Seconds after trouble with the store until the room looks what it has kept."""
MOST_ATTEMPTS = 20
"""So often a wish is judged again because another process has written in the room before it was kept."""
SPECTATOR = -1
NOBODY = -1


class Visitor(Protocol):
    """A connection: which seats it holds, through whose eyes it looks, and how to send it something."""

    seats: set[int]
    eye: int

    def send(self, message: ToBrowser) -> None: ...
    def let_go(self) -> None: ...


class Refused(PipyardError):
    """A wish that cannot be granted; the code is the protocol's."""

    def __init__(self, code: Literal["unknown", "illegal", "turn", "stale", "seat", "limit"], text: str) -> None:
        super().__init__(text)
        self.code: Literal["unknown", "illegal", "turn", "stale", "seat", "limit"] = code


P = ParamSpec("P")


def judged(wish: Callable[Concatenate[Room, P], Awaitable[None]]) -> Callable[Concatenate[Room, P], Awaitable[None]]:
    """A wish has the room for itself; and if another process was quicker, it is judged again by what is true then."""

    @wraps(wish)
    async def alone(room: Room, *args: P.args, **kwargs: P.kwargs) -> None:
        async with room.lock:
            await room.mend()
            for _ in range(MOST_ATTEMPTS):
                try:
                    await wish(room, *args, **kwargs)
                    return
                except Taken:
                    await room.reread()
            raise StoreTrouble("too much happens in this room at once; try again")

    return alone


def hashed(token: str) -> str:
    """What is kept of a token. It has 192 random bits, so a plain hash cannot be turned round."""
    return hashlib.sha256(token.encode()).hexdigest()


class Seat:
    """A chair and who sits in it."""

    __slots__ = ("bot", "name", "token")

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        self.bot = ""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.bot else "person" if self.token else "open"


class Room:
    """A table with a game on it. Made by the house, from the entries of its log."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Keeper, thinkers: Thinkers, pause: float) -> None:
        self.key = key
        self.game = game
        self.options = opened.options
        self.clock = opened.clock
        self.hand = opened.hand
        self.points = [0] * opened.seats
        """Games that each seat has won, before the one on the table."""
        self._until = 0.0  # when the time of those who are asked is over
        self.seats = [Seat() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.n = 1
        self.chat: list[ChatLine] = []
        self.visitors: list[Visitor] = []
        self.lock = asyncio.Lock()
        self.behind = False
        """Another process has written here and nobody was there to see it."""
        self.unkept = False
        """Something in memory was not kept, so it has not happened: nobody may hear of it."""
        self._store = store
        self._thinkers = thinkers
        self._pause = pause
        self._numbers: list[int] = []  # of each event of the match
        self._steps: list[tuple[Step, ...]] = []
        self._motions: list[str] = []
        self._motion = ""  # of the event that is about to happen
        self._rolled_by: list[int] = []
        self._fresh: list[Happened] = []  # events that are not kept yet
        self._began = 0  # the number of the entry that began the game
        self._undo: UndoNow | None = None
        self._source = Unforeseen()
        self._views: dict[int, State] = {}  # views of the present state, by eye
        self._offers: dict[int, Offered | None] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._live: LiveRace | None = None
        self._marks: list[tuple[int, int]] = []  # in a race: which window has been open since which number
        self._claims: dict[int, tuple[Visitor, int]] = {}  # inputs of the race that are not judged yet: whose, and their ids
        self._echoes: dict[Visitor, Echoes] = {}

    # --- from the log

    def restore(self, kept: list[Entry]) -> None:
        """Go through the entries after the first. Chance and bots go on when somebody comes."""
        for entry in kept:
            self._apply(entry)
            self.n += 1

    def _apply(self, entry: Entry) -> None:
        match entry:
            case Sat():
                seat = self.seats[entry.seat]
                seat.name, seat.token, seat.bot = entry.name, entry.token, entry.bot
                if self.hand and not entry.bot:
                    self._source.by_hand.add(entry.seat)
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Spoken():
                self.chat = [*self.chat[1 - MOST_CHAT :], ChatLine(self.n, entry.seat, entry.name, entry.text)]
            case Began():
                self.points = self._points()
                self._forget_match()
                self._began = self.n
                self.match = Match(self.game, len(self.seats), "", source=None, watch=self._watch)
            case Happened():
                assert self.match is not None
                self._listen()
                turn = self.match.turn
                self._source.by = turn.by if isinstance(turn, Chance) else NOBODY
                self._motion = entry.motion
                self.match.follow([Event(entry.seat, entry.text, entry.stamp)])
                self._number_fresh(self.n)
            case Opened():
                raise AssertionError("a room is opened once")

    def _forget_match(self) -> None:
        self._numbers, self._steps, self._rolled_by, self._fresh, self._undo = [], [], [], [], None
        self._motions = []
        self._changed()

    def _changed(self) -> None:
        self._views.clear()
        self._offers.clear()

    def _watch(self, match: Match, event: Event) -> None:
        """Called by the match after every event, in the middle of whatever it does."""
        self._fresh.append(Happened(event.seat, event.text, event.stamp, self._motion))
        self._motions.append(self._motion)
        self._motion = ""
        self._steps.append(tuple(match.state.told()))
        self._rolled_by.append(self._source.by if event.seat == CHANCE_SEAT else NOBODY)
        match.state.listen()

    def _listen(self) -> None:
        if self.match is not None:
            self.match.state.listen()

    def _number_fresh(self, first: int) -> None:
        self._numbers += range(first, first + len(self._fresh))
        self._fresh = []
        self._changed()

    # --- keeping

    async def _keep(self, new: list[Entry]) -> None:
        """Write entries; if that fails nobody may go on with what is in memory, because it never happened."""
        self.unkept = True
        try:
            await self._store.append(self.key, self.n, [entries.encode(entry) for entry in new])
        except Taken:
            raise
        except BaseException:
            self._begin_task("mend", self._mend_soon())
            raise
        self.unkept = False

    async def _keep_and_apply(self, entry: Entry) -> None:
        await self._keep([entry])
        self._apply(entry)
        self.n += 1

    async def _keep_fresh(self) -> None:
        """Keep what has just happened in the match."""
        await self._keep(list(self._fresh))
        first = self.n
        self.n += len(self._fresh)
        self._number_fresh(first)
        self._undo = None

    # --- what other processes write

    async def catch_up(self) -> None:
        """Another process has written in this room."""
        if not self.visitors:
            self.behind = True
            return
        async with self.lock:
            await self.mend()
            await self._read_on()

    async def mend(self) -> None:
        """After trouble with the store: the log knows what has happened and what has not."""
        if self.unkept:
            await self.reread()

    async def _mend_soon(self) -> None:
        while self.unkept and self.visitors:
            await asyncio.sleep(MENDING)
            with contextlib.suppress(StoreTrouble):
                async with self.lock:
                    await self.mend()
                    self._tasks.pop("mend", None)
                    await self._go_on()

    async def _read_on(self) -> None:
        """Go on to the end of the log, and tell everybody."""
        since, sealed = self.n - 1, self.match is not None and self.match.sealed
        self.restore([entries.decode(body) for body in await self._store.read(self.key, self.n)])
        self.behind = False
        await self._tell_news(since, sealed)

    async def reread(self) -> None:
        """What is in memory was not kept, because something else was: begin again from the log, and tell everybody."""
        since, sealed = self.n - 1, self.match is not None and self.match.sealed
        kept = [entries.decode(body) for body in await self._store.read(self.key, 1)]
        self.seats = [Seat() for _ in self.seats]
        self.chat, self.match, self.n, self._began = [], None, 1, 0
        self.points = [0] * len(self.seats)
        self._forget_match()
        self.restore(kept)
        self.behind = self.unkept = False
        await self._tell_news(since, sealed)

    async def _tell_news(self, since: int, sealed: bool) -> None:
        if self.n - 1 == since:
            return
        self._undo = None
        self._wind()
        if self._began > since or sealed:
            for visitor in self.visitors:
                self._look(visitor)
                visitor.send(self._table(visitor, 0))
        else:
            self._tell(since)
        await self._go_on()

    # --- visitors

    def holder(self, token: str) -> int | None:
        """The seat a token opens."""
        proof = hashed(token)
        for number, seat in enumerate(self.seats):
            if seat.token and secrets.compare_digest(seat.token, proof):
                return number
        return None

    async def enter(self, visitor: Visitor, tokens: tuple[str, ...], since: int, id: int) -> None:
        """Somebody comes, or comes back: he gets what he has missed, or everything."""
        async with self.lock:
            await self.mend()
            if self.behind or since >= self.n:
                await self._read_on()
            visitor.seats = {seat for seat in map(self.holder, tokens) if seat is not None}
            self.visitors.append(visitor)
            self._wind()
            self._look(visitor)
            if self._began <= since <= self.n - 1 and self.n - 1 - since <= 50 and not (self.match and self.match.sealed):
                visitor.send(self._update(visitor, since, id))
            else:
                visitor.send(self._table(visitor, id))
            self.tell_others(visitor)
            await self._go_on()

    def leave(self, visitor: Visitor) -> None:
        self._echoes.pop(visitor, None)
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.tell_others(visitor)

    def tell_others(self, visitor: Visitor) -> None:
        """Nothing has happened, but somebody came or went."""
        if self.unkept:
            return
        for other in self.visitors:
            if other is not visitor:
                other.send(self._update(other, self.n - 1, 0))

    def close_tasks(self) -> None:
        """Nothing happens by itself from now on."""
        for task in self._tasks.values():
            task.cancel()

    def close(self) -> None:
        self.close_tasks()
        for visitor in list(self.visitors):
            visitor.let_go()

    # --- wishes

    @judged
    async def sit(self, visitor: Visitor, number: int, name: str, id: int) -> None:
        self._must_be_open(number)
        token = secrets.token_urlsafe(24)
        since = self.n - 1
        await self._keep_and_apply(Sat(number, self._free_name(name), hashed(token)))
        visitor.seats.add(number)
        self._look(visitor)
        visitor.send(protocol.Seated(id, number, token))
        visitor.send(self._table(visitor, id))
        self._tell(since, but=visitor)

    @judged
    async def invite(self, visitor: Visitor, number: int, bot: str) -> None:
        self._must_sit(visitor)
        self._must_be_open(number)
        since = self.n - 1
        await self._keep_and_apply(Sat(number, bot, bot=bot))
        self._tell(since)

    @judged
    async def rename(self, visitor: Visitor, number: int, name: str) -> None:
        self._must_hold(visitor, number)
        since = self.n - 1
        await self._keep_and_apply(Renamed(number, self._free_name(name, number)))
        self._tell(since)

    @judged
    async def start(self, visitor: Visitor | None) -> None:
        if visitor is not None:
            self._must_sit(visitor)
        if self.match is not None and self.match.over is None:
            raise Refused("illegal", "the game has begun")
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("illegal", "there are still open seats")
        # the beginning and what chance decides at once are one: no other process can come in between
        self._apply(Began())
        assert self.match is not None
        self._let_chance(self.match)
        await self._keep([Began(), *self._fresh])
        first = self.n + 1
        self.n = first + len(self._fresh)
        self._number_fresh(first)
        self._wind()
        for other in self.visitors:
            self._look(other)
            other.send(self._table(other, 0))
        await self._go_on()

    def steps(self, visitor: Visitor, number: int, prefix: tuple[str, ...], id: int) -> None:
        if self.unkept:
            raise StoreTrouble("the store does not answer; try again")
        self._must_hold(visitor, number)
        match = self._playing()
        turn = match.turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            raise Refused("turn", f"seat {number} is not asked now")
        offered = offer(self._view(number).moves(number), prefix)
        if offered is None:
            raise Refused("illegal", f"no move begins with {' '.join(prefix)!r}")
        visitor.send(protocol.Offer(id, number, prefix, offered.done, offered.branches))

    @judged
    async def submit(self, visitor: Visitor, number: int, move: str, after: int, id: int = 0, arrived: float = 0.0) -> None:
        self._must_hold(visitor, number)
        match = self._playing()
        if self._live is not None and self._live.match is match and match.state.race() is not None:
            self._enter_race(self._live, visitor, number, move, after, id, arrived)
            return
        if after < (self._numbers[-1] if self._numbers else self._began):
            raise Refused("stale", "something has happened that your move does not know of yet")
        await self._play(match, number, move)

    @judged
    async def rolled(self, visitor: Visitor, number: int, outcome: str) -> None:
        """A seat tells what its real dice show."""
        self._must_hold(visitor, number)
        match = self._playing()
        if not self._waits_for_hand(match.turn, number):
            raise Refused("turn", f"seat {number} has nothing to roll by hand now")
        self._listen()
        self._source.by = number
        self._source.allow()
        match.source = self._source
        try:
            match.happen(outcome)
        except (Illegal, Unparsable) as error:
            raise Refused("illegal", str(error)) from None
        await self._keep_and_tell(False)

    @judged
    async def ask_undo(self, visitor: Visitor, number: int) -> None:
        self._must_hold(visitor, number)
        match = self._playing(even_over=True)
        if number not in match.undoable():
            raise Refused("illegal", "none of your moves can be taken back now")
        waiting = [i for i, seat in enumerate(self.seats) if seat.kind == "person" and i not in visitor.seats]
        self._undo = UndoNow(number, tuple(waiting))
        await self._undo_if_agreed(match)

    @judged
    async def answer_undo(self, visitor: Visitor, number: int, yes: bool) -> None:
        self._must_hold(visitor, number)
        match = self._playing(even_over=True)
        if self._undo is None or (number not in self._undo.waiting and number != self._undo.seat):
            raise Refused("illegal", "nobody asks you to take a move back")
        if yes and number == self._undo.seat:
            raise Refused("illegal", "the others have to agree")
        waiting = tuple([other for other in self._undo.waiting if other not in visitor.seats])
        self._undo = UndoNow(self._undo.seat, waiting) if yes else None
        await self._undo_if_agreed(match)

    @judged
    async def say(self, visitor: Visitor, text: str) -> None:
        number = visitor.eye if visitor.eye in visitor.seats else SPECTATOR
        name = self.seats[number].name if number >= 0 else ""
        since = self.n - 1
        await self._keep_and_apply(Spoken(number, name, text))
        self._tell(since)

    # --- the game goes on

    def echo(self, visitor: Visitor, beat: int, arrived: float) -> None:
        """A browser has echoed a beat: so long is its line."""
        if visitor in self._echoes:
            self._echoes[visitor].echo(beat, arrived)

    async def _beat(self, match: Match) -> None:
        """As long as a race goes on, the lines of those who play are measured."""
        try:
            while self._live is not None and self._live.match is match and match.over is None and self.visitors:
                pause = SLOWLY
                for visitor in [one for one in self.visitors if one.seats]:
                    echoes = self._echoes.setdefault(visitor, Echoes())
                    pause = min(pause, echoes.pause)
                    visitor.send(protocol.Beat(echoes.beat(time.monotonic())))
                await asyncio.sleep(pause)
        finally:
            self._tasks.pop("beat", None)

    def _enter_race(self, live: LiveRace, visitor: Visitor, number: int, move: str, after: int, id: int, arrived: float) -> None:
        """An input of a race is stamped with its arrival and judged in its order; then its player gets a verdict."""
        try:
            known = [mark for since, mark in self._marks if since <= after]
            echoes = self._echoes.get(visitor)
            heard = live.hear(number, move, known[-1] if known else -1, echoes.trip if echoes is not None else 0, arrived)
            self._claims[heard] = (visitor, id)
        except Flood as error:
            raise Refused("limit", str(error)) from None
        except Unparsable as error:
            raise Refused("illegal", str(error)) from None

    async def _race(self, match: Match) -> None:
        """The clock of a race, as long as somebody looks and nothing else comes first."""
        live = self._live
        if live is None or live.match is not match:
            live = LiveRace(match, {number: seat.bot for number, seat in enumerate(self.seats) if seat.bot}, f"{self.key}/{self.n}")
            self._live, self._marks, self._claims = live, [], {}
        live.go()
        self._marks = [*self._marks[-50:], (self.n - 1, live.mark())]
        self._begin_task("beat", self._beat(match))
        try:
            while self.match is match and match.over is None and self.visitors and not self.unkept:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(live.wait()):
                        await live.news.wait()
                async with self.lock:
                    if self.match is not match or match.over is not None or isinstance(match.turn, Chance):
                        break
                    self._listen()
                    self._source.allow()
                    match.source = self._source
                    if live.run():
                        try:
                            await self._keep_and_tell(False)
                        except Taken:
                            self._live = None
                            self._tasks.pop("race", None)
                            await self.reread()
                            return
                        self._marks = [*self._marks[-50:], (self.n - 1, live.mark())]
                    self._pronounce(live)
        finally:
            live.stop()
            if self._live is live or self._live is None:
                self._tasks.pop("race", None)

    def _pronounce(self, live: LiveRace) -> None:
        """Everybody whose input was judged hears what became of it, and why."""
        for judged in live.judged():
            visitor, id = self._claims.pop(judged.number, (None, 0))
            if visitor is not None and visitor in self.visitors:
                visitor.send(live.verdict(judged, id, self.n - 1))

    async def _play(self, match: Match, number: int, move: str) -> None:
        self._must_look_legal(match, number, move)
        self._listen()
        self._source.allow()
        match.source = self._source
        sealed = match.sealed
        try:
            match.submit(number, move)
        except OutOfTurn as error:
            raise Refused("turn", str(error)) from None
        except (Illegal, Unparsable) as error:
            raise Refused("illegal", str(error)) from None
        await self._keep_and_tell(sealed and not match.sealed)

    async def _undo_if_agreed(self, match: Match) -> None:
        if self._undo is not None and not self._undo.waiting:
            number = self._undo.seat
            sealed = match.sealed
            try:
                while match.undo().seat != number:
                    pass
            except NoUndo as error:
                self._undo = None
                raise Refused("illegal", str(error)) from None
            await self._keep_and_tell(sealed and not match.sealed)
        else:
            self._tell(self.n - 1)

    async def _keep_and_tell(self, opened: bool) -> None:
        since = self.n - 1
        if self._live is not None:
            self._live.news.set()
        await self._keep_fresh()
        self._wind()
        if opened:
            # what was sealed can be read now: everybody gets the whole table again
            for visitor in self.visitors:
                self._look(visitor)
                visitor.send(self._table(visitor, 0))
        else:
            self._tell(since)
        await self._go_on()

    async def _go_on(self) -> None:
        """What comes next by itself, chance or a bot, gets a task of its own. Nothing moves while nobody looks."""
        match = self.match
        if match is None or not self.visitors or self.unkept:
            return
        turn = match.turn
        if self._waits_for_hand(turn):
            return
        if isinstance(turn, Chance):
            self._begin_task("chance", self._chance(match, turn))
        elif isinstance(turn, Choose) and match.state.race() is not None:
            self._begin_task("race", self._race(match))
        elif isinstance(turn, Choose):
            for number in turn.seats:
                if self.seats[number].bot:
                    self._begin_task(f"bot {number}", self._bot_turn(match, number))

    def _waits_for_hand(self, turn: Turn, number: int = NOBODY) -> bool:
        """Whether somebody (a certain seat) has to roll real dice now."""
        if not isinstance(turn, Chance) or isinstance(turn.space, (Certain, Settling)):
            return False
        return turn.by in self._source.by_hand and number in (NOBODY, turn.by)

    def _wind(self) -> None:
        """Every decision of people has its time, whatever else happens in the room."""
        match = self.match
        if not self.clock or match is None or not self.visitors:
            return
        turn, moment = match.turn, len(match.events)
        people = isinstance(turn, Choose) and match.state.race() is None and any([not self.seats[seat].bot for seat in turn.seats])
        if people and f"clock {moment}" not in self._tasks:
            self._until = asyncio.get_running_loop().time() + self.clock
            self._begin_task(f"clock {moment}", self._clock(match, moment))

    async def _clock(self, match: Match, moment: int) -> None:
        await asyncio.sleep(self.clock)
        await self._lapse(match, moment)

    @judged
    async def _lapse(self, match: Match, moment: int) -> None:
        """The time is over: the rules decide for everybody who is still asked."""
        self._tasks.pop(f"clock {moment}", None)
        turn = match.turn
        if self.match is not match or len(match.events) != moment or not isinstance(turn, Choose):
            return
        self._listen()
        self._source.allow()
        match.source = self._source
        sealed = match.sealed
        for number in turn.seats:
            now = match.turn
            asked = isinstance(now, Choose) and now.how == turn.how and number in now.seats
            if asked and not self.seats[number].bot and (number == turn.seats[0] or turn.how == "together"):
                match.lapse(number)
        if self._fresh:
            await self._keep_and_tell(sealed and not match.sealed)

    async def _chance(self, match: Match, due: Chance) -> None:
        """A roll, or something certain that takes its time."""
        settled: Settled | None = None
        seen = len(match.events)
        if isinstance(due.space, Settling):
            settled = await self._shot(due.space)
        else:
            await asyncio.sleep(self._pause * (4 if isinstance(due.space, Certain) else 1 if due.by >= 0 else 0))
        await self._land(match, settled if len(match.events) == seen else None)

    @judged
    async def _land(self, match: Match, settled: Settled | None) -> None:
        self._tasks.pop("chance", None)
        turn = match.turn
        if self.match is not match or not isinstance(turn, Chance):
            await self._go_on()
            return
        self._listen()
        if settled is not None:
            self._motion = settled.motion.text() if settled.motion is not None else ""
            self._source.by = turn.by
            match.happen(settled.outcome)
            match.resume(self._source)
        elif isinstance(turn.space, Certain):
            match.happen(turn.space.event)
        else:
            self._let_chance(match)
        await self._keep_and_tell(False)

    async def _shot(self, space: Settling) -> Settled | None:
        """What becomes of a shot; the table goes on talking meanwhile. If it cannot be simulated, it is drawn like any other chance."""
        try:
            return await asyncio.to_thread(shoot, space)
        except PipyardError as error:
            logger.warning("room %s: %s", self.key[:6], error)
            return Settled(space.sample(SystemRandom()), None, 0.0, False, False, {})

    def _let_chance(self, match: Match) -> None:
        self._source.allow()
        match.resume(self._source)

    def _begin_task(self, name: str, work: object) -> None:
        running = self._tasks.get(name)
        coroutine = work
        assert asyncio.iscoroutine(coroutine)
        if running is not None and not running.done():
            coroutine.close()
            return
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(coroutine)
        self._tasks[name] = task
        task.add_done_callback(_report)

    async def _bot_turn(self, match: Match, number: int) -> None:
        seen = len(match.events)
        question = Question(
            game=self.game.info.key,
            options=self.options,
            seats=len(self.seats),
            events=list(match.events),
            seat=number,
            bot=self.seats[number].bot,
            seed=f"{self.key}/{self.n}/{number}",
        )
        answer, _ = await asyncio.gather(self._thought(question), asyncio.sleep(self._pause))
        await self._bot_plays(match, number, seen, answer)

    @judged
    async def _bot_plays(self, match: Match, number: int, seen: int, answer: str) -> None:
        self._tasks.pop(f"bot {number}", None)
        turn = match.turn
        if self.match is not match or not isinstance(turn, Choose) or number not in turn.seats:
            await self._go_on()
            return
        if len(match.events) != seen and turn.how == "alone":
            await self._go_on()
            return
        try:
            await self._play(match, number, answer or self._any_move(number))
        except Refused as error:
            logger.warning("room %s: bot %s: %s", self.key[:6], self.seats[number].bot, error)
            await self._play(match, number, self._any_move(number))

    async def _thought(self, question: Question) -> str:
        try:
            return await self._thinkers.ask(question)
        except BotTrouble as error:
            logger.warning("room %s: %s", self.key[:6], error)
            return ""

    def _any_move(self, number: int) -> str:
        return str(self._view(number).moves(number).sample(SystemRandom()))

    # --- what is told to whom

    def _tell(self, since: int, but: Visitor | None = None) -> None:
        for visitor in list(self.visitors):
            if visitor is not but:
                self._look(visitor)
                visitor.send(self._update(visitor, since, 0))

    def _look(self, visitor: Visitor) -> None:
        """Through whose eyes: of the seats the visitor holds, the one that is asked; else the one before."""
        if not visitor.seats:
            visitor.eye = SPECTATOR
            return
        turn = self.match.turn if self.match is not None else None
        asked = [seat for seat in turn.seats if seat in visitor.seats] if isinstance(turn, Choose) else []
        if asked and visitor.eye not in asked:
            visitor.eye = asked[0]
        elif visitor.eye not in visitor.seats:
            visitor.eye = min(visitor.seats)

    def _view(self, eye: int) -> State:
        assert self.match is not None
        if eye not in self._views:
            self._views[eye] = self.match.state.view(None if eye == SPECTATOR else eye)
        return self._views[eye]

    def _offer(self, number: int) -> Offered | None:
        if number not in self._offers:
            self._offers[number] = offer(self._view(number).moves(number))
        return self._offers[number]

    def _update(self, visitor: Visitor, since: int, id: int) -> Update:
        return Update(
            id=id,
            n=self.n - 1,
            lines=self._lines(visitor.eye, since),
            chat=tuple([line for line in self.chat if line.n > since]),
            chairs=self._chairs(),
            picture=self._picture(visitor),
        )

    def _table(self, visitor: Visitor, id: int) -> Table:
        return Table(
            id=id,
            n=self.n - 1,
            room=self.key,
            game=self.game.info.key,
            title=self.game.info.title,
            options=self.options,
            chairs=self._chairs(),
            mine=tuple(sorted(visitor.seats)),
            lines=self._lines(visitor.eye, -1),
            chat=tuple(self.chat),
            picture=self._picture(visitor),
        )

    def _chairs(self) -> tuple[Chair, ...]:
        held = {seat for visitor in self.visitors for seat in visitor.seats}
        points = self._points()
        return tuple([Chair(seat.kind, seat.name, bool(seat.bot) or i in held, points[i]) for i, seat in enumerate(self.seats)])

    def _points(self) -> list[int]:
        """The running score of the evening: one point a victory."""
        over = self.match.over if self.match is not None else None
        if over is None or len(over.ranks) != len(self.seats):
            return list(self.points)
        return [points + (rank == 1) for points, rank in zip(self.points, over.ranks, strict=True)]

    def _lines(self, eye: int, since: int) -> tuple[Line, ...]:
        match = self.match
        if match is None:
            return ()
        who = None if eye == SPECTATOR else eye
        found: list[Line] = []
        for index in range(len(self._numbers) - 1, -1, -1):
            if self._numbers[index] <= since:
                break
            event = match.shown(index, who)
            steps = self._steps[index] if since >= 0 else ()
            motion = self._motions[index] if since >= 0 else ""
            found.append(Line(self._numbers[index], event.seat, event.text, self._rolled_by[index], steps, motion))
        return tuple(reversed(found))

    def _picture(self, visitor: Visitor) -> Picture:
        match = self.match
        if match is None:
            return Picture(eye=visitor.eye, scene=None, turn=TurnNow("waiting"), undo=None, may_undo=())
        undoable = set(match.undoable()) & visitor.seats
        return Picture(
            eye=visitor.eye,
            scene=self._view(visitor.eye).scene(),
            turn=self._turn(match, visitor),
            undo=self._undo,
            may_undo=tuple(sorted(undoable)),
        )

    def _turn(self, match: Match, visitor: Visitor) -> TurnNow:
        turn = match.turn
        if isinstance(turn, Over):
            return TurnNow("over", ranks=tuple(turn.ranks), scores=tuple(turn.scores), why=turn.why)
        if not isinstance(turn, Choose):
            return TurnNow("chance", (turn.seat,) if turn.seat >= 0 else (), by_hand=self._waits_for_hand(turn))
        moves: dict[int, tuple[protocol.Branch, ...]] = {}
        for number in turn.seats:
            if number in visitor.seats:
                offered = self._offer(number)
                moves[number] = offered.branches if offered is not None else ()
        left = -1
        if f"clock {len(match.events)}" in self._tasks:
            left = max(0, int(1000 * (self._until - asyncio.get_running_loop().time())))
        if self._live is not None and self._live.match is match:
            left = self._live.left()
        return TurnNow("choose", turn.seats, turn.how, moves, left_ms=left)

    # --- what must be so

    def _must_look_legal(self, match: Match, number: int, move: str) -> None:
        """Refuse by what the seat sees: a refusal that knew more could be asked for secrets."""
        turn = match.turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            return
        try:
            chosen = self.game.parse(move)
        except Unparsable as error:
            raise Refused("illegal", str(error)) from None
        view = self._view(number)
        if not view.moves(number).contains(chosen):
            because = view.objection(number, chosen)
            raise Refused("illegal", f"{move!r} is not allowed: {because}" if because else f"{move!r} is not allowed now")

    def _playing(self, even_over: bool = False) -> Match:
        if self.match is None:
            raise Refused("turn", "the game has not begun")
        if self.match.over is not None and not even_over:
            raise Refused("turn", "the game is over")
        return self.match

    def _must_hold(self, visitor: Visitor, number: int) -> None:
        if number not in visitor.seats:
            raise Refused("seat", f"seat {number} is not yours")

    def _must_sit(self, visitor: Visitor) -> None:
        if not visitor.seats:
            raise Refused("seat", "spectators only watch")

    def _must_be_open(self, number: int) -> None:
        if number >= len(self.seats) or self.seats[number].kind != "open":
            raise Refused("seat", f"seat {number} is not open")

    def _free_name(self, name: str, but: int = -1) -> str:
        """A name nobody else here has."""
        wanted = clean(name)
        taken = {seat.name for number, seat in enumerate(self.seats) if number != but}
        free = wanted
        count = 2
        while free in taken:
            free = f"{wanted[:20]} {count}"
            count += 1
        return free


def clean(name: str) -> str:
    """A name without control characters and without the comma that parts names in a log."""
    kept = "".join([letter for letter in name if letter.isprintable() and letter != ","])
    return " ".join(kept.split())[:24] or "?"


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("a room's task failed", exc_info=task.exception())
