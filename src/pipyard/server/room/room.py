"""One room: its seats, its game, its visitors and what they may wish."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from pipyard import shelf
from pipyard.core.errors import Illegal, NoUndo, OutOfTurn, PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose
from pipyard.physics.live import Lives
from pipyard.server.botpool.pool import BotPool
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.clock import Clock
from pipyard.server.room.evening import FromPyramid, can_start_from, followers
from pipyard.server.room.event_log import MAX_ROOM_EVENTS, LoggedRoom, transaction
from pipyard.server.room.game_session import encoded
from pipyard.server.room.live.live_actions import LiveActions
from pipyard.server.room.race.race import Race
from pipyard.server.room.seats import SPECTATOR, Refused, Visitor, hashed, printable
from pipyard.server.room.tasks import RoomTasks
from pipyard.server.socket import protocol
from pipyard.server.socket.protocol import ClockRule, SeatColour
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.events import (
    GameEvent,
    Opened,
    Planned,
    Readied,
    Renamed,
    Sat,
    Spoken,
    UndoAnswered,
    UndoAsked,
)


class Room(LoggedRoom):
    """Seats, a game, visitors, and the commands they may send. The lobby makes it from its log."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Store, bots: BotPool, lives: Lives, pause: float) -> None:
        super().__init__(key, opened, game, store)
        self.visitors: list[Visitor] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Other processes that serve this room, and the seats that are held there."""
        self.on_presence: Callable[[], None] = _nothing
        """Called when somebody has come or gone."""
        self.account = key
        """Who pays for what its bots use: the address that opened the room, as long as that is known."""
        rule = ClockRule(opened.clock, opened.bank, opened.more, "rules" if opened.when_out == "rules" else "lose")
        self.clock = Clock(self, rule)
        self.tasks = RoomTasks(self, bots, pause)
        self.race = Race(self)
        self.live = LiveActions(self, lives, store)
        self.broadcast = Broadcast(self)

    # --- what the log calls

    def on_game_event(self, event: GameEvent) -> None:
        self.clock.pay(event)

    def on_game_started(self) -> None:
        self.clock.reset(len(self.seats))

    def on_seats_changed(self) -> None:
        self.broadcast.seats_changed()

    def is_watched(self) -> bool:
        return bool(self.visitors)

    def on_store_failure(self) -> None:
        self.tasks.start("recover", self.recover_until_stored(self._recovered))

    async def _recovered(self) -> None:
        self.tasks.finish("recover")
        await self.tasks.proceed()

    async def on_new_events(self, since: int, full: bool) -> None:
        self.live.drop_outdated()
        self.clock.wind()
        self._broadcast(since, full)
        self.race.overtaken(since)
        self.live.relay.on_update()
        await self.tasks.proceed()

    # --- visitors

    async def enter(self, visitor: Visitor, tokens: tuple[str, ...], since: int, id: int) -> None:
        """Somebody comes, or comes back, and gets what was missed, or everything."""
        async with self.lock:
            await self.recover()
            if self.behind or since >= self.n:
                await self.read_new_events()
            visitor.seats = self.seats_held_with(tokens)
            self.visitors.append(visitor)
            self.broadcast.seats_changed()
            self.clock.wind()
            self.broadcast.choose_viewpoint(visitor)
            sealed = self.match is not None and self.match.sealed
            if self.session.started_at <= since <= self.n - 1 and self.n - 1 - since <= 50 and not sealed:
                visitor.send(encoded(self.broadcast.update(visitor, since, id)))
            else:
                visitor.send(encoded(self.broadcast.table(visitor, id)))
            self.broadcast.send_presence(but=visitor)
            self.on_presence()
            await self.tasks.proceed()

    def leave(self, visitor: Visitor) -> None:
        self.race.leave(visitor)
        self.live.leave(visitor)
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.broadcast.seats_changed()
            self.broadcast.send_presence()
            self.on_presence()
            if not self.visitors:
                self.clock.stop()
                self.live.unseen()

    def present(self) -> set[int]:
        """The seats that somebody holds who is here now, or connected to another process."""
        held = self.held_here()
        return held.union(*self.elsewhere.values()) if self.elsewhere else held

    def held_here(self) -> set[int]:
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def close_tasks(self) -> None:
        """Nothing happens by itself from now on."""
        self.tasks.close()
        self.live.close()
        self.clock.stop()

    def close(self) -> None:
        self.close_tasks()
        for visitor in list(self.visitors):
            visitor.let_go()

    # --- seats

    @transaction
    async def sit(self, visitor: Visitor, number: int, name: str, id: int, colour: SeatColour | None = None) -> None:
        self.must_be_open(number)
        token = secrets.token_urlsafe(24)
        since = self.n - 1
        try:
            dressed = self.recoloured(number, colour)
        except Refused:
            dressed = []
        await self.append_events(Sat(number, self.free_name(name), hashed(token)), *dressed)
        visitor.seats.add(number)
        self.broadcast.seats_changed()
        self.broadcast.choose_viewpoint(visitor)
        visitor.send(encoded(protocol.Seated(id, number, token)))
        visitor.send(encoded(self.broadcast.table(visitor, id)))
        self.broadcast.send_update(since, but=visitor)
        self.on_presence()

    @transaction
    async def invite(self, visitor: Visitor, number: int, bot: str) -> None:
        self.must_sit(visitor)
        self.must_be_open(number)
        since = self.n - 1
        await self.append_events(Sat(number, self.free_name(bot), bot=bot))
        self.broadcast.send_update(since)

    @transaction
    async def rename(self, visitor: Visitor, number: int, name: str) -> None:
        self.must_hold(visitor, number)
        since = self.n - 1
        await self.append_events(Renamed(number, self.free_name(name, number)))
        self.broadcast.send_update(since)

    @transaction
    async def recolour(self, visitor: Visitor, number: int, colour: SeatColour) -> None:
        self.must_hold(visitor, number)
        since = self.n - 1
        await self.append_events(*self.recoloured(number, colour))
        self.broadcast.send_update(since)

    # --- games of the evening

    @transaction
    async def ready(self, visitor: Visitor, number: int, yes: bool) -> None:
        self.must_hold(visitor, number)
        self.must_be_between_games()
        since = self.n - 1
        if self.seats[number].ready != yes:
            await self.append_events(Readied(number, yes))
        if all([seat.bot or (seat.kind == "person" and seat.ready) for seat in self.seats]):
            await self._begin()
        else:
            self.broadcast.send_update(since)

    @transaction
    async def plan(self, visitor: Visitor, key: str, options: dict[str, str], pyramid: bool) -> None:
        """The next game of the evening."""
        self.must_sit(visitor)
        try:
            game = shelf.game(key, **options)
            game.start(len(self.seats))
        except PipyardError as error:
            raise Refused("illegal", error.text) from None
        if pyramid and not await asyncio.to_thread(can_start_from, game, len(self.seats), self.pyramid_left()):
            raise Refused("illegal", because("why-cannot-start-from", title=game.info.title))
        changed = {name: written(value) for name, value in game.options.changed().items()}
        since = self.n - 1
        await self.append_events(Planned(shelf.exact(game), game.info.version, changed, pyramid))
        self.broadcast.send_update(since)

    async def send_followers(self, visitor: Visitor, id: int) -> None:
        """Which games can start from the pyramid that stands here."""
        found = await asyncio.to_thread(followers, self.pyramid_left(), len(self.seats))
        visitor.send(encoded(protocol.Followers(id, found)))

    @transaction
    async def start(self, visitor: Visitor | None) -> None:
        if visitor is not None:
            self.must_sit(visitor)
        self.must_be_between_games()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("illegal", because("why-still-open-seats"))
        await self._begin()

    async def _begin(self) -> None:
        if self.n >= MAX_ROOM_EVENTS:
            raise Refused("limit", because("why-room-is-full"))
        # the beginning and what chance decides at once are one: no other process can come in between
        plan = self.evening.plan
        began = self.next_game()
        pyramid = self.pyramid_left() if plan is not None and plan.pyramid else None
        self.apply(began)
        match = self.session.begin_move()
        if pyramid is not None:
            match.resume(FromPyramid(match.state, pyramid, self.session.source))
        match.resume(self.session.source)
        await self.append([began, *self.session.pending])
        first = self.n + 1
        self.n = first + len(self.session.pending)
        self.session.assign_numbers(first)
        self.clock.wind()
        self.broadcast.send_table_to_all()
        await self.tasks.proceed()

    # --- moves

    def steps(self, visitor: Visitor, number: int, prefix: tuple[str, ...], id: int) -> None:
        if self.uncommitted:
            raise StoreError(because("why-store-does-not-answer"))
        self.must_hold(visitor, number)
        turn = self.playing().turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            raise Refused("turn", because("why-seat-not-asked", seat=number))
        offered = self.session.offer(number, prefix)
        if offered is None:
            raise Refused("illegal", because("why-no-move-begins", prefix=quoted(" ".join(prefix))))
        visitor.send(encoded(protocol.Offer(id, number, prefix, offered.done, offered.branches)))

    @transaction
    async def submit(self, visitor: Visitor, number: int, move: str, after: int, id: int = 0, arrived: float = 0.0) -> None:
        self.must_hold(visitor, number)
        match = self.race.begun(self.playing())
        if self.race.runs(match):
            self.race.enter(visitor, number, move, after, id, arrived)
            return
        self.must_be_fresh(after)
        await self.play(match, number, move)

    async def play(self, match: Match, number: int, move: str) -> None:
        """A seat's move: judged, kept, told."""
        self.must_look_legal(match, number, move)
        self.session.begin_move()
        if self.clock.runs:
            self.session.spent[number] = self.clock.spent(number)
        sealed = match.sealed
        try:
            match.submit(number, move)
        except OutOfTurn as early:
            raise Refused("turn", early.text) from None
        except (Illegal, Unparsable) as wrong:
            raise Refused("illegal", wrong.text) from None
        await self.commit(sealed and not match.sealed)

    async def commit(self, opened: bool) -> None:
        """Store what has just happened in the match, then broadcast it; ``opened``: what was sealed can be read now."""
        since = self.n - 1
        self.race.wake()
        events = self.session.pending
        await self.append(events)
        self.n += len(events)
        self.session.assign_numbers(since + 1)
        self.undo = None
        self.live.drop_outdated()
        if self.clock.runs:
            for event in events:
                self.clock.pay(event)
            self.clock.wind()
        self._broadcast(since, opened)
        self.live.relay.on_update()
        await self.tasks.proceed()

    def _broadcast(self, since: int, full: bool) -> None:
        if full:
            self.broadcast.send_table_to_all()
        else:
            self.broadcast.send_update(since)

    @transaction
    async def rolled(self, visitor: Visitor, number: int, outcome: str) -> None:
        """A seat tells what its real dice show."""
        self.must_hold(visitor, number)
        match = self.playing()
        if not self.tasks.waits_for_hand(match.turn, number):
            raise Refused("turn", because("why-nothing-to-roll-by-hand", seat=number))
        self.session.begin_move()
        self.session.source.by = number
        try:
            match.happen(outcome)
        except (Illegal, Unparsable) as error:
            raise Refused("illegal", error.text) from None
        await self.commit(False)

    @transaction
    async def roll(self, visitor: Visitor, number: int) -> None:
        """A seat wants the dice to be rolled that it may roll now."""
        self.must_hold(visitor, number)
        if number not in self.tasks.rollers(self.playing().turn):
            raise Refused("turn", because("why-nothing-to-roll", seat=number))
        self.tasks.roll()

    @transaction
    async def retry(self, visitor: Visitor) -> None:
        """Simulate again what failed, or let the bot have its turn again."""
        self.must_sit(visitor)
        if self.tasks.failure() is None:
            raise Refused("turn", because("why-nothing-failed"))
        await self.tasks.retry()

    @transaction
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
        await self.append_events(UndoAsked(number, waiting))
        self.broadcast.send_update(since)

    @transaction
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
        await self.append_events(UndoAnswered(tuple([seat for seat in asked.waiting if seat in visitor.seats]), yes))
        self.broadcast.send_update(since)

    async def _take_back(self, match: Match, number: int) -> None:
        sealed = match.sealed
        match.state.listen()
        try:
            while match.undo().seat != number:
                pass
        except NoUndo as error:
            self.undo = None
            raise Refused("illegal", error.text) from None
        await self.commit(sealed and not match.sealed)

    # --- chat

    @transaction
    async def say(self, visitor: Visitor, text: str) -> None:
        number = visitor.eye if visitor.eye in visitor.seats else SPECTATOR
        name = self.seats[number].name if number >= 0 else ""
        since = self.n - 1
        spoken = printable(text)
        if not spoken:
            return
        await self.append_events(Spoken(number, name, spoken))
        self.broadcast.send_update(since)


def _nothing() -> None:
    """Nobody has to know."""
