"""One room: the commands of its visitors, each a transaction: validate, play, append, broadcast."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from pipyard import shelf
from pipyard.core.errors import Illegal, OutOfTurn, PipyardError, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose
from pipyard.server.names import printable
from pipyard.server.protocol import messages
from pipyard.server.protocol.common import SeatColour
from pipyard.server.protocol.messages import ClockRule
from pipyard.server.room.audience import Audience
from pipyard.server.room.autoplay import AutoPlay
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.clock import Clock
from pipyard.server.room.evening import FromPyramid, can_start_from, followers
from pipyard.server.room.event_log import MAX_ROOM_EVENTS, LoggedRoom, transaction
from pipyard.server.room.game_session import encoded
from pipyard.server.room.governance import Governance
from pipyard.server.room.live.live_actions import LiveActions
from pipyard.server.room.race.race import Race
from pipyard.server.room.seats import SPECTATOR, Refused, Visitor, hashed
from pipyard.server.room.services import Services
from pipyard.server.room.tasks import Tasks
from pipyard.server.room.undo import Undo
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.events import (
    GameEvent,
    Opened,
    Planned,
    Readied,
    Renamed,
    Sat,
    Spoken,
)


class Room(LoggedRoom):
    """A room and its collaborators. The lobby makes it from its log."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Store, services: Services) -> None:
        super().__init__(key, opened, game, store)
        self.on_presence: Callable[[], None] = _nothing
        """Called when somebody enters or leaves."""
        rule = ClockRule(opened.clock, opened.bank, opened.more, "rules" if opened.when_out == "rules" else "lose")
        self.audience = Audience()
        self.tasks = Tasks()
        self.clock = Clock(rule, self, self.audience, self._on_time_up)
        self.race = Race(self, self.audience, self.tasks, services.pause)
        self.live = LiveActions(self, self.audience, self.clock, services.lives, store)
        self.autoplay = AutoPlay(self, self.audience, self.tasks, self.race, services)
        self.broadcast = Broadcast(self, self.audience, self.clock, self.race, self.live, self.autoplay)
        self.undo = Undo(self, self.broadcast)
        self.governance = Governance(self, self.audience, self.broadcast)
        self._off_loop = services.off_loop
        self._followers: tuple[int, dict[str, dict[str, str]]] = (-1, {})  # for the game that ended with this event
        self._removed: set[Visitor] = set()  # they may watch, but not sit down again
        self._tokens: dict[Visitor, tuple[str, ...]] = {}  # what visitors without a seat showed: some may be invitations
        self._seat_lost = False  # somebody lost a seat: everybody gets the whole table

    @property
    def visitors(self) -> list[Visitor]:
        return self.audience.visitors

    # --- called by the log

    def on_game_event(self, event: GameEvent) -> None:
        self.clock.pay(event)

    def on_game_started(self) -> None:
        self.clock.reset(len(self.seats))

    def on_seats_changed(self) -> None:
        self.broadcast.seats_changed()

    def on_seat_lost(self, number: int, kicked: bool) -> None:
        for visitor in self.audience.visitors:
            if number in visitor.seats:
                visitor.seats.discard(number)
                self._seat_lost = True
                if kicked:
                    self._removed.add(visitor)

    def is_watched(self) -> bool:
        return bool(self.audience.visitors)

    def on_store_failure(self) -> None:
        self.tasks.start("recover", self.recover_until_stored(self._recovered))

    async def _recovered(self) -> None:
        self.tasks.finish("recover")
        await self.autoplay.proceed()

    async def on_new_events(self, since: int, full: bool) -> None:
        self.live.drop_outdated()
        self.clock.wind()
        self._broadcast(since, full)
        self.race.overtaken(since)
        self.live.relay.on_update()
        await self.autoplay.proceed()

    # --- visitors

    async def enter(self, visitor: Visitor, tokens: tuple[str, ...], since: int, id: int) -> None:
        """Let somebody in. Who comes back gets the events since then, everybody else the whole table."""
        async with self.lock:
            await self.recover()
            if self.behind or since >= self.n:
                await self.read_new_events()
            visitor.seats = self.seats_held_with(tokens)
            if any([hashed(token) in self.barred for token in tokens]):
                self._removed.add(visitor)
            if tokens:
                self._tokens[visitor] = tokens
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
            await self.autoplay.proceed()

    def leave(self, visitor: Visitor) -> None:
        self._removed.discard(visitor)
        self._tokens.pop(visitor, None)
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

    def close_tasks(self) -> None:
        """Stop everything that runs without input."""
        self.tasks.close()
        self.live.close()
        self.clock.stop()

    def close(self) -> None:
        self.close_tasks()
        for visitor in list(self.visitors):
            visitor.let_go()

    # --- seats

    def invited(self, visitor: Visitor) -> set[int]:
        """Open seats that somebody was given a link to."""
        return self.seats_offered_to(self._tokens.get(visitor, ()))

    @transaction
    async def sit(self, visitor: Visitor, number: int, name: str, id: int, colour: SeatColour | None = None) -> None:
        self.must_be_open(number)
        if number not in self.invited(visitor):
            if visitor in self._removed:
                raise Refused("seat", because("why-you-were-removed"))
            if self.guarded:
                raise Refused("seat", because("why-by-invitation"))
        if number in self.freed and self.keeps_secrets:
            raise Refused("seat", because("why-seat-has-secrets"))
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
        visitor.send(encoded(messages.Seated(id, number, token)))
        visitor.send(encoded(self.broadcast.table(visitor, id)))
        self.broadcast.send_update(since, but=visitor)
        self.on_presence()

    @transaction
    async def invite(self, visitor: Visitor, number: int, bot: str) -> None:
        """Let a bot take an open seat, or that of a bot that failed."""
        self.must_sit(visitor)
        if number in self.failed_bots:
            self.must_not_be_closed()
            if self.host not in visitor.seats and self.host in self.audience.present():
                raise Refused("seat", because("why-host-decides"))
        else:
            self.must_be_open(number)
        since = self.n - 1
        await self.append_events(Sat(number, self.free_name(bot, number), bot=bot))
        self.broadcast.send_update(since)
        await self.autoplay.proceed()

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
        await self._begin_if_all_agree(since)

    async def _begin_if_all_agree(self, since: int) -> None:
        if all([seat.bot or (seat.kind == "person" and seat.ready) for seat in self.seats]):
            await self._begin()
        else:
            self.broadcast.send_update(since)

    @transaction
    async def plan(self, visitor: Visitor, key: str, options: dict[str, str], pyramid: bool) -> None:
        """Plan the next game of the evening. It begins when everybody is ready for it."""
        self.must_sit(visitor)
        self.must_not_be_closed()
        try:
            game = shelf.game(key, **options)
            game.start(len(self.seats))
        except PipyardError as error:
            raise Refused("illegal", error.text) from None
        if pyramid and not await self._off_loop.run(self.account, can_start_from, game, len(self.seats), self.pyramid_left()):
            raise Refused("illegal", because("why-cannot-start-from", title=game.info.title))
        changed = {name: written(value) for name, value in game.options.changed().items()}
        since = self.n - 1
        await self.append_events(Planned(shelf.exact(game), game.info.version, changed, pyramid))
        self.broadcast.send_update(since)

    async def send_followers(self, visitor: Visitor, id: int) -> None:
        """Send the games that can start from the pyramid of the finished game."""
        pyramid, over = self.pyramid_left(), self.session.last_number
        if self._followers[0] != over:
            self._followers = (over, await self._off_loop.run(self.account, followers, pyramid, len(self.seats)))
        visitor.send(encoded(messages.Followers(id, self._followers[1])))

    @transaction
    async def start(self, visitor: Visitor | None) -> None:
        """Begin the game that everybody sat down for. Any other game begins when all people are ready, and this counts as ready."""
        if visitor is not None:
            self.must_sit(visitor)
        self.must_be_between_games()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("illegal", because("why-still-open-seats"))
        if visitor is None or (self.match is None and self.evening.plan is None):
            await self._begin()
            return
        since = self.n - 1
        await self.append_events(*[Readied(seat, True) for seat in sorted(visitor.seats) if not self.seats[seat].ready])
        await self._begin_if_all_agree(since)

    async def _begin(self) -> None:
        if self.n >= MAX_ROOM_EVENTS:
            raise Refused("limit", because("why-room-is-full"))
        # one transaction for the start and the first outcomes of chance: no other process can come in between
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
        await self.autoplay.proceed()

    # --- moves

    def steps(self, visitor: Visitor, number: int, prefix: tuple[str, ...], id: int) -> None:
        if self.uncommitted:
            raise StoreError(because("why-store-does-not-answer"))
        self.must_hold(visitor, number)
        turn = self.playing().turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            raise Refused("turn", because("why-seat-not-asked", seat=number + 1))
        offered = self.session.offer(number, prefix)
        if offered is None:
            raise Refused("illegal", because("why-no-move-begins", prefix=quoted(" ".join(prefix))))
        visitor.send(encoded(messages.Offer(id, number, prefix, offered.done, offered.branches)))

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
        since = self.n - 1
        self.race.wake()
        events = self.session.pending
        await self.append(events)
        self.n += len(events)
        self.session.assign_numbers(since + 1)
        for event in events:
            self.note_game_event(event)
        self.live.drop_outdated()
        if self.clock.runs:
            for event in events:
                self.clock.pay(event)
            self.clock.wind()
        self._broadcast(since, opened)
        self.live.relay.on_update()
        await self.autoplay.proceed()

    def refresh(self, since: int | None = None) -> None:
        self.broadcast.send_update(self.n - 1 if since is None else since)

    def _on_time_up(self, match: Match) -> None:
        self.tasks.start("clock", self.transact(self._play_late, match))

    async def _play_late(self, match: Match) -> None:
        """Move for the seats whose time is up."""
        self.tasks.finish("clock")
        if self.match is not match or match.over is not None:
            return
        sealed = match.sealed
        if self.clock.play_late(match):
            await self.commit(sealed and not match.sealed)
        else:
            self.clock.wind()

    def _broadcast(self, since: int, full: bool) -> None:
        if full or self._seat_lost:
            self._seat_lost = False
            self.broadcast.send_table_to_all()
        else:
            self.broadcast.send_update(since)

    @transaction
    async def rolled(self, visitor: Visitor, number: int, outcome: str) -> None:
        """Take the result of a seat's real dice."""
        self.must_hold(visitor, number)
        match = self.playing()
        if not self.session.waits_for_hand(match.turn, number):
            raise Refused("turn", because("why-nothing-to-roll-by-hand", seat=number + 1))
        self.session.begin_move()
        self.session.source.by = number
        try:
            match.happen(outcome)
        except (Illegal, Unparsable) as error:
            raise Refused("illegal", error.text) from None
        await self.commit(False)

    @transaction
    async def roll(self, visitor: Visitor, number: int) -> None:
        """Roll the dice that a seat may roll now."""
        self.must_hold(visitor, number)
        if number not in self.session.rollers(self.playing().turn):
            raise Refused("turn", because("why-nothing-to-roll", seat=number))
        self.autoplay.roll()

    @transaction
    async def retry(self, visitor: Visitor) -> None:
        """Try a failed simulation again, or let bots that failed think again."""
        self.must_sit(visitor)
        self.must_not_be_closed()
        if self.autoplay.failure() is None:
            raise Refused("turn", because("why-nothing-failed"))
        await self.autoplay.retry()

    # --- chat

    @transaction
    async def say(self, visitor: Visitor, text: str) -> None:
        self.must_not_be_closed()
        number = visitor.eye if visitor.eye in visitor.seats else SPECTATOR
        since, spoken = self.n - 1, printable(text)
        if spoken:
            await self.append_events(Spoken(number, self.seats[number].name if number >= 0 else "", spoken))
            self.broadcast.send_update(since)


def _nothing() -> None:
    """The default of ``on_presence``."""
