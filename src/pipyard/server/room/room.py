"""One room: its seats, its game, its visitors and what they may wish."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from pipyard import shelf
from pipyard.core.errors import Illegal, NoUndo, OutOfTurn, PipyardError, Unparsable
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.scene import Scene
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose, Over
from pipyard.server.custom_games import newest
from pipyard.server.room.evening import FromPyramid, can_start_from, followers
from pipyard.server.room.event_log import MAX_ROOM_EVENTS, Chronicle
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import SPECTATOR, Refused, Visitor, free_name, hashed, holder, printable
from pipyard.server.socket import protocol
from pipyard.server.socket.protocol import SeatColour
from pipyard.server.store.base import StoreTrouble
from pipyard.server.store.events import Began, Planned, Readied, Recoloured, Renamed, Sat, Spoken, UndoAnswered, UndoAsked

P = ParamSpec("P")


def judged(wish: Callable[Concatenate[Room, P], Awaitable[None]]) -> Callable[Concatenate[Room, P], Coroutine[Any, Any, None]]:
    """A wish that changes the room: see :meth:`Chronicle.judge`."""

    @wraps(wish)
    def alone(room: Room, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, None]:
        return room.judge(wish, room, *args, **kwargs)

    return alone


class Room(Chronicle):
    """A table with a game on it. Made by the house, from the entries of its log."""

    # --- visitors

    async def enter(self, visitor: Visitor, tokens: tuple[str, ...], since: int, id: int) -> None:
        """Somebody comes, or comes back: he gets what he has missed, or everything."""
        async with self.lock:
            await self.mend()
            if self.behind or since >= self.n:
                await self.read_on()
            visitor.seats = self.seats_held_with(tokens)
            self.visitors.append(visitor)
            self.telling.chairs_changed()
            self.clock.wind()
            self.telling.look(visitor)
            sealed = self.match is not None and self.match.sealed
            if self.course.began <= since <= self.n - 1 and self.n - 1 - since <= 50 and not sealed:
                visitor.send(encoded(self.telling.update(visitor, since, id)))
            else:
                visitor.send(encoded(self.telling.table(visitor, id)))
            self.telling.presence(but=visitor)
            self.on_presence()
            await self.going.on()

    def seats_held_with(self, tokens: tuple[str, ...]) -> set[int]:
        """The seats that these tokens open."""
        return {seat for seat in [holder(self.seats, token) for token in tokens] if seat is not None}

    def leave(self, visitor: Visitor) -> None:
        self.contest.leave(visitor)
        self.steering.leave(visitor)
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.telling.chairs_changed()
            self.telling.presence()
            self.on_presence()
            if not self.visitors:
                self.clock.stop()
                self.steering.unseen()

    def present(self) -> set[int]:
        """The seats that somebody holds who is here now, or connected to another process."""
        held = self.held_here()
        return held.union(*self.elsewhere.values()) if self.elsewhere else held

    def held_here(self) -> set[int]:
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def close_tasks(self) -> None:
        """Nothing happens by itself from now on."""
        self.going.close()
        self.steering.close()
        self.clock.stop()

    def close(self) -> None:
        self.close_tasks()
        for visitor in list(self.visitors):
            visitor.let_go()

    # --- seats

    @judged
    async def sit(self, visitor: Visitor, number: int, name: str, id: int, colour: SeatColour | None = None) -> None:
        self._must_be_open(number)
        token = secrets.token_urlsafe(24)
        since = self.n - 1
        try:
            dressed = self._dressed(number, colour)
        except Refused:
            dressed = []
        await self.keep_and_apply(Sat(number, self._free_name(name), hashed(token)), *dressed)
        visitor.seats.add(number)
        self.telling.chairs_changed()
        self.telling.look(visitor)
        visitor.send(encoded(protocol.Seated(id, number, token)))
        visitor.send(encoded(self.telling.table(visitor, id)))
        self.telling.news(since, but=visitor)
        self.on_presence()

    @judged
    async def invite(self, visitor: Visitor, number: int, bot: str) -> None:
        self._must_sit(visitor)
        self._must_be_open(number)
        since = self.n - 1
        await self.keep_and_apply(Sat(number, self._free_name(bot), bot=bot))
        self.telling.news(since)

    @judged
    async def rename(self, visitor: Visitor, number: int, name: str) -> None:
        self.must_hold(visitor, number)
        since = self.n - 1
        await self.keep_and_apply(Renamed(number, self._free_name(name, number)))
        self.telling.news(since)

    @judged
    async def recolour(self, visitor: Visitor, number: int, colour: SeatColour) -> None:
        self.must_hold(visitor, number)
        since = self.n - 1
        await self.keep_and_apply(*self._dressed(number, colour))
        self.telling.news(since)

    # --- games of the evening

    @judged
    async def ready(self, visitor: Visitor, number: int, yes: bool) -> None:
        self.must_hold(visitor, number)
        self._must_be_between_games()
        since = self.n - 1
        if self.seats[number].ready != yes:
            await self.keep_and_apply(Readied(number, yes))
        if all([seat.bot or (seat.kind == "person" and seat.ready) for seat in self.seats]):
            await self._begin()
        else:
            self.telling.news(since)

    @judged
    async def plan(self, visitor: Visitor, key: str, options: dict[str, str], pyramid: bool) -> None:
        """The next game of the evening."""
        self._must_sit(visitor)
        try:
            game = shelf.game(key, **options)
            game.start(len(self.seats))
        except PipyardError as error:
            raise Refused("illegal", error.text) from None
        if pyramid and not await asyncio.to_thread(can_start_from, game, len(self.seats), self._pyramid()):
            raise Refused("illegal", because("why-cannot-start-from", title=game.info.title))
        changed = {name: written(value) for name, value in game.options.changed().items()}
        since = self.n - 1
        await self.keep_and_apply(Planned(shelf.exact(game), game.info.version, changed, pyramid))
        self.telling.news(since)

    async def tell_followers(self, visitor: Visitor, id: int) -> None:
        """Which games can start from the pyramid that stands here."""
        found = await asyncio.to_thread(followers, self._pyramid(), len(self.seats))
        visitor.send(encoded(protocol.Followers(id, found)))

    @judged
    async def start(self, visitor: Visitor | None) -> None:
        if visitor is not None:
            self._must_sit(visitor)
        self._must_be_between_games()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("illegal", because("why-still-open-seats"))
        await self._begin()

    async def _begin(self) -> None:
        if self.n >= MAX_ROOM_EVENTS:
            raise Refused("limit", because("why-room-is-full"))
        # the beginning and what chance decides at once are one: no other process can come in between
        plan = self.evening.plan
        began = self._next_game()
        pyramid = self._pyramid() if plan is not None and plan.pyramid else None
        self.apply(began)
        match = self.course.play()
        if pyramid is not None:
            match.resume(FromPyramid(match.state, pyramid, self.course.source))
        match.resume(self.course.source)
        await self.keep([began, *self.course.fresh])
        first = self.n + 1
        self.n = first + len(self.course.fresh)
        self.course.number(first)
        self.clock.wind()
        self.telling.tables()
        await self.going.on()

    def _next_game(self) -> Began:
        """The game that is planned, else the same again; a game of the owner's own by the rules as he has saved them."""
        plan = self.evening.plan
        if plan is not None:
            return Began(plan.game, plan.version, plan.options)
        now = newest(self.game, len(self.seats))
        if now is None:
            return Began()
        return Began(shelf.exact(now), now.info.version, {name: written(value) for name, value in now.options.changed().items()})

    def _pyramid(self) -> Scene:
        """What the game that is over has left."""
        if self.match is None or self.match.over is None:
            raise Refused("turn", because("why-handed-on-when-over"))
        return self.match.state.view(None).scene()

    # --- moves

    def steps(self, visitor: Visitor, number: int, prefix: tuple[str, ...], id: int) -> None:
        if self.unkept:
            raise StoreTrouble(because("why-store-does-not-answer"))
        self.must_hold(visitor, number)
        turn = self.playing().turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            raise Refused("turn", because("why-seat-not-asked", seat=number))
        offered = self.course.offer(number, prefix)
        if offered is None:
            raise Refused("illegal", because("why-no-move-begins", prefix=quoted(" ".join(prefix))))
        visitor.send(encoded(protocol.Offer(id, number, prefix, offered.done, offered.branches)))

    @judged
    async def submit(self, visitor: Visitor, number: int, move: str, after: int, id: int = 0, arrived: float = 0.0) -> None:
        self.must_hold(visitor, number)
        match = self.playing()
        if self.contest.runs(match):
            self.contest.enter(visitor, number, move, after, id, arrived)
            return
        self.must_be_fresh(after)
        await self.play(match, number, move)

    async def play(self, match: Match, number: int, move: str) -> None:
        """A seat's move: judged, kept, told."""
        self.must_look_legal(match, number, move)
        self.course.play()
        if self.clock.runs:
            self.course.spent[number] = self.clock.spent(number)
        sealed = match.sealed
        try:
            match.submit(number, move)
        except OutOfTurn as early:
            raise Refused("turn", early.text) from None
        except (Illegal, Unparsable) as wrong:
            raise Refused("illegal", wrong.text) from None
        await self.keep_and_tell(sealed and not match.sealed)

    @judged
    async def rolled(self, visitor: Visitor, number: int, outcome: str) -> None:
        """A seat tells what its real dice show."""
        self.must_hold(visitor, number)
        match = self.playing()
        if not self.going.waits_for_hand(match.turn, number):
            raise Refused("turn", because("why-nothing-to-roll-by-hand", seat=number))
        self.course.play()
        self.course.source.by = number
        try:
            match.happen(outcome)
        except (Illegal, Unparsable) as error:
            raise Refused("illegal", error.text) from None
        await self.keep_and_tell(False)

    @judged
    async def retry(self, visitor: Visitor) -> None:
        """Simulate again what failed, or let the bot have its turn again."""
        self._must_sit(visitor)
        if self.going.failure() is None:
            raise Refused("turn", because("why-nothing-failed"))
        await self.going.retry()

    @judged
    async def ask_undo(self, visitor: Visitor, number: int) -> None:
        self.must_hold(visitor, number)
        match = self.playing(even_over=True)
        if number not in match.undoable():
            raise Refused("illegal", because("why-nothing-of-yours-back"))
        waiting = tuple([i for i, seat in enumerate(self.seats) if seat.kind == "person" and i not in visitor.seats])
        if not waiting:
            await self._take_back(match, number)
            return
        since = self.n - 1
        await self.keep_and_apply(UndoAsked(number, waiting))
        self.telling.news(since)

    @judged
    async def answer_undo(self, visitor: Visitor, number: int, yes: bool) -> None:
        self.must_hold(visitor, number)
        match = self.playing(even_over=True)
        asked = self.undo
        if asked is None or (number not in asked.waiting and number != asked.seat):
            raise Refused("illegal", because("why-nobody-asks-to-undo"))
        if yes and number == asked.seat:
            raise Refused("illegal", because("why-others-have-to-agree"))
        if yes and set(asked.waiting) <= visitor.seats:
            await self._take_back(match, asked.seat)
            return
        since = self.n - 1
        await self.keep_and_apply(UndoAnswered(tuple([seat for seat in asked.waiting if seat in visitor.seats]), yes))
        self.telling.news(since)

    async def _take_back(self, match: Match, number: int) -> None:
        sealed = match.sealed
        match.state.listen()
        try:
            while match.undo().seat != number:
                pass
        except NoUndo as error:
            self.undo = None
            raise Refused("illegal", error.text) from None
        await self.keep_and_tell(sealed and not match.sealed)

    # --- chat

    @judged
    async def say(self, visitor: Visitor, text: str) -> None:
        number = visitor.eye if visitor.eye in visitor.seats else SPECTATOR
        name = self.seats[number].name if number >= 0 else ""
        since = self.n - 1
        spoken = printable(text)
        if not spoken:
            return
        await self.keep_and_apply(Spoken(number, name, spoken))
        self.telling.news(since)

    # --- what must be so

    def must_look_legal(self, match: Match, number: int, move: str) -> None:
        """Refuse by what the seat sees: a refusal that knew more could be asked for secrets."""
        if self.course.hides_nothing:
            return
        turn = match.turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            return
        try:
            chosen = self.game.parse(move)
        except Unparsable as error:
            raise Refused("illegal", error.text) from None
        if not self.course.space(number).contains(chosen):
            why = self.course.view(number).objection(number, chosen)
            raise Refused(
                "illegal",
                because("why-is-not-allowed", typed=quoted(move), because=why)
                if why
                else because("why-not-allowed-now", move=quoted(move)),
            )

    def playing(self, even_over: bool = False) -> Match:
        match = self.course.match
        if match is None:
            raise Refused("turn", because("why-game-not-begun"))
        if not even_over and isinstance(self.course.turn, Over):
            raise Refused("turn", because("why-the-game-is-over"))
        return match

    def _must_be_between_games(self) -> None:
        if self.match is not None and self.match.over is None:
            raise Refused("illegal", because("why-game-has-begun"))

    def must_be_fresh(self, after: int) -> None:
        if after < self.course.last:
            raise Refused("stale", because("why-something-happened"))

    def must_hold(self, visitor: Visitor, number: int) -> None:
        if number not in visitor.seats:
            raise Refused("seat", because("why-seat-not-yours", seat=number))

    def _must_sit(self, visitor: Visitor) -> None:
        if not visitor.seats:
            raise Refused("seat", because("why-spectators-only-watch"))

    def _must_be_open(self, number: int) -> None:
        if number >= len(self.seats) or self.seats[number].kind != "open":
            raise Refused("seat", because("why-seat-not-open", seat=number))

    def _free_name(self, name: str, but: int = -1) -> str:
        return free_name(name, {seat.name for number, seat in enumerate(self.seats) if number != but})

    def _dressed(self, number: int, colour: SeatColour | None) -> list[Recoloured]:
        """A seat gets a colour; an empty chair that had it takes the other one."""
        own = self.seats[number].colour
        if colour is None or colour == own:
            return []
        others = [other for other, seat in enumerate(self.seats) if seat.colour == colour]
        if [other for other in others if self.seats[other].kind != "open"]:
            raise Refused("seat", because("why-colour-of-another", colour=colour))
        return [Recoloured(number, colour), *[Recoloured(other, own) for other in others]]
