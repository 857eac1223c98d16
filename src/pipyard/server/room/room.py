"""One room: the commands of its visitors, each a transaction: validate, play, append, broadcast."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from pipyard.core.errors import Illegal, OutOfTurn, Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance, Choose
from pipyard.server.club.members import Member
from pipyard.server.names import printable, spectator_name
from pipyard.server.protocol import messages
from pipyard.server.protocol.common import SeatColour
from pipyard.server.protocol.messages import ClockRule
from pipyard.server.room.audience import Audience
from pipyard.server.room.autoplay import AutoPlay
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.chance import on_real_board
from pipyard.server.room.clock import Clock
from pipyard.server.room.conditional_moves import ConditionalMoves
from pipyard.server.room.event_log import LoggedRoom, transaction
from pipyard.server.room.fair_play import device_proof, must_be_a_player
from pipyard.server.room.game_session import encoded
from pipyard.server.room.game_start import GameStart
from pipyard.server.room.governance import Governance
from pipyard.server.room.listed_table import filled
from pipyard.server.room.live.live_actions import LiveActions
from pipyard.server.room.race.room_race import RoomRace
from pipyard.server.room.seats import SPECTATOR, RequestRefused, Visitor, hashed
from pipyard.server.room.services import Services
from pipyard.server.room.tasks import Tasks
from pipyard.server.room.turn_calls import TurnCalls
from pipyard.server.room.unattended import Unattended
from pipyard.server.room.undo import Undo
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.events import GameEvent, Opened, Renamed, RoomEvent, Sat, Spoken
from pipyard.server.store.script import Starter


class Room(LoggedRoom):
    """A room and its collaborators. The lobby makes it from its log."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Store, services: Services) -> None:
        super().__init__(key, opened, game, store, services.club)
        self.on_presence: Callable[[], None] = lambda: None
        """Called when somebody enters or leaves."""
        a_move = opened.clock or opened.days * 86_400
        rule = ClockRule(a_move, opened.bank, opened.more, "rules" if opened.when_out == "rules" else "lose")
        self.audience = Audience()
        self.tasks = Tasks()
        self.clock = Clock(rule, self, self.audience, self._on_time_up)
        self.calls = TurnCalls(self, self.audience, self.tasks, services.club)
        self.race = RoomRace(self, self.audience, self.tasks, services.pause)
        self.live = LiveActions(self, self.audience, self.clock, services.lives, store)
        self.autoplay = AutoPlay(self, self.audience, self.tasks, self.race, services)
        self.broadcast = Broadcast(self, self.audience, self.clock, self.race, self.live, self.autoplay)
        self.undo = Undo(self, self.broadcast)
        self.premoves = ConditionalMoves(self, services.off_loop)
        self.unattended = Unattended(self, self.clock, self.broadcast, self.autoplay, self.premoves)
        self.governance = Governance(self, self.audience, self.broadcast)
        self.game_start = GameStart(self, self.clock, self.broadcast, self.autoplay, services.off_loop)
        self._removed: set[Visitor] = set()  # removed people may watch, but not sit down again
        self._tokens: dict[Visitor, tuple[str, ...]] = {}  # tokens of visitors without a seat: some may be invitations
        self._seat_lost = False  # somebody lost a seat: send everybody the whole table

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

    def turns_after(self, events: Sequence[RoomEvent]) -> Starter[None] | None:
        return self.unattended.turns_after(events)

    def is_watched(self) -> bool:
        return bool(self.audience.visitors)

    def on_store_failure(self) -> None:
        self.tasks.start("recover", self.recover_until_stored(self._recovered))

    async def _recovered(self) -> None:
        self.tasks.finish("recover")
        await self.autoplay.proceed()

    async def on_new_events(self, since: int, full: bool) -> None:
        self.live.drop_outdated()
        await self.unattended.resume()
        self.clock.wind()
        self._broadcast(since, full)
        self.race.overtaken(since)
        self.live.relay.on_update()
        await self.autoplay.proceed()

    # --- visitors

    async def enter(self, visitor: Visitor, tokens: tuple[str, ...], since: int, id: int) -> None:
        """Admit a visitor. A returning one gets the events since then, everybody else the whole table."""
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
            await self.unattended.resume()
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
            self.calls.turn_changed()
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
            visitor.disconnect()

    # --- seats

    def invited(self, visitor: Visitor) -> set[int]:
        """Open seats that somebody was given a link to."""
        return self.seats_offered_to(self._tokens.get(visitor, ()))

    async def sit(
        self,
        visitor: Visitor,
        number: int,
        name: str,
        id: int,
        colour: SeatColour | None = None,
        member: Member | None = None,
        device: str = "",
    ) -> None:
        """Take a seat. The game of a listed table begins with the last one."""
        await self.transact(self._sit, visitor, number, name, id, colour, member, device)
        if self.listed:
            await self.game_start.start_if_full()

    async def fill_with_bots(self, bot: str) -> None:
        """Let bots take the open seats of a listed table, and begin."""
        await self.transact(self._fill, bot)
        await self.game_start.start_if_full()

    async def _fill(self, bot: str) -> None:
        if self.match is not None or self.closed:
            return
        since = self.n - 1
        await self.append_events(*filled(self.seats, bot))
        self.broadcast.send_update(since)

    async def _sit(
        self, visitor: Visitor, number: int, name: str, id: int, colour: SeatColour | None, member: Member | None, device: str
    ) -> None:
        self.must_be_open(number)
        proof = device_proof(self.secret, device) if self.rated else ""
        if self.rated:
            self.must_not_be_rated_now()
            must_be_a_player(self.seats, member, proof)
        if number not in self.invited(visitor):
            if visitor in self._removed:
                raise RequestRefused("seat", because("why-you-were-removed"))
            if self.guarded:
                raise RequestRefused("seat", because("why-by-invitation"))
        if number in self.freed and self.keeps_secrets:
            raise RequestRefused("seat", because("why-seat-has-secrets"))
        token = secrets.token_urlsafe(24)
        since = self.n - 1
        try:
            dressed = self.recoloured(number, colour)
        except RequestRefused:
            dressed = []
        called = member.name if member and self.rated else name
        sat = Sat(number, self.free_name(called), hashed(token), member=member.id if member else "", device=proof)
        await self.append_events(sat, *dressed, also=self.club.visit(member.id, self.key) if self.club and member else None)
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
        self.must_not_be_rated_now()
        if number in self.failed_bots:
            self.must_not_be_closed()
            if self.host not in visitor.seats and self.host in self.audience.present():
                raise RequestRefused("seat", because("why-host-decides"))
        else:
            self.must_be_open(number)
        since = self.n - 1
        await self.append_events(Sat(number, self.free_name(bot, number), bot=bot))
        self.broadcast.send_update(since)
        await self.autoplay.proceed()

    @transaction
    async def rename(self, visitor: Visitor, number: int, name: str) -> None:
        self.must_hold(visitor, number)
        if self.rated:
            raise RequestRefused("seat", because("why-rated-names"))
        since = self.n - 1
        await self.append_events(Renamed(number, self.free_name(name, number)))
        self.broadcast.send_update(since)

    @transaction
    async def recolour(self, visitor: Visitor, number: int, colour: SeatColour) -> None:
        self.must_hold(visitor, number)
        since = self.n - 1
        await self.append_events(*self.recoloured(number, colour))
        self.broadcast.send_update(since)

    # --- moves

    def steps(self, visitor: Visitor, number: int, prefix: tuple[str, ...], id: int) -> None:
        if self.uncommitted:
            raise StoreError(because("why-store-does-not-answer"))
        self.must_hold(visitor, number)
        turn = self.playing().turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            raise RequestRefused("turn", because("why-seat-not-asked", seat=number + 1))
        offered = self.session.offer(number, prefix)
        if offered is None:
            raise RequestRefused("illegal", because("why-no-move-begins", prefix=quoted(" ".join(prefix))))
        visitor.send(encoded(messages.Offer(id, number, prefix, offered.done, offered.branches, offered.settings)))

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
        self.session.must_be_made_here(number, move)
        self.session.begin_move(move)
        if self.clock.runs:
            self.session.spent[number] = self.clock.spent(number)
        sealed = match.sealed
        try:
            match.submit(number, move)
        except OutOfTurn as early:
            raise RequestRefused("turn", early.text) from None
        except (Illegal, Unparsable) as wrong:
            raise RequestRefused("illegal", wrong.text) from None
        await self.commit(sealed and not match.sealed)

    async def commit(self, opened: bool) -> None:
        since = self.n - 1
        self.race.wake()
        events = self.session.pending
        if self.clock.runs:
            for event in events:
                self.clock.pay(event)
        await self.append(events)
        self.n += len(events)
        self.session.assign_numbers(since + 1)
        for event in events:
            self.note_game_event(event)
        self.live.drop_outdated()
        if self.days:
            await self.unattended.resume()  # whoever has to move may be on vacation
        self.clock.wind()
        self._broadcast(since, opened)
        self.live.relay.on_update()
        self.calls.turn_changed()
        self.unattended.tell()
        await self.autoplay.proceed()
        await self.premoves.play_next()

    def refresh(self, since: int | None = None) -> None:
        self.broadcast.send_update(self.n - 1 if since is None else since)

    def _on_time_up(self, match: Match) -> None:
        self.tasks.start("clock", self.transact(self._play_late, match))

    async def _play_late(self, match: Match) -> None:
        """Move for the seats whose time is up."""
        self.tasks.finish("clock")
        if self.match is not match or match.over is not None:
            return
        await self.unattended.resume()
        await self.unattended.play_late(match)

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
            raise RequestRefused("turn", because("why-nothing-to-roll-by-hand", seat=number + 1))
        if isinstance(match.turn, Chance) and on_real_board(match.turn) and "@" in outcome:
            # nobody measures a real board: an exact place marks a shot of the table
            raise RequestRefused("illegal", because("why-real-dice-have-no-place"))
        self.session.begin_move()
        self.session.source.by = number
        try:
            match.happen(outcome)
        except (Illegal, Unparsable) as error:
            raise RequestRefused("illegal", error.text) from None
        await self.commit(False)

    @transaction
    async def roll(self, visitor: Visitor, number: int) -> None:
        """Roll the dice that a seat may roll now, also where real dice are asked for: a friend far away may have none."""
        self.must_hold(visitor, number)
        turn = self.playing().turn
        if isinstance(turn, Chance) and self.session.waits_for_hand(turn, number) and not on_real_board(turn):
            self.session.begin_move()
            self.session.source.by = number
            self.playing().happen(turn.space.sample(self.session.source.rng).text)
            await self.commit(False)
            return
        if number not in self.session.rollers(self.playing().turn):
            raise RequestRefused("turn", because("why-nothing-to-roll", seat=number))
        self.autoplay.roll()

    @transaction
    async def retry(self, visitor: Visitor) -> None:
        """Try a failed simulation again, or let bots that failed think again."""
        self.must_sit(visitor)
        self.must_not_be_closed()
        if self.autoplay.failure() is None:
            raise RequestRefused("turn", because("why-nothing-failed"))
        await self.autoplay.retry()

    @transaction
    async def say(self, visitor: Visitor, text: str, name: str = "") -> None:
        """``name``: how a spectator signs; whoever has a seat is called as it is."""
        self.must_not_be_closed()
        number = visitor.eye if visitor.eye in visitor.seats else SPECTATOR
        since, spoken = self.n - 1, printable(text)
        if spoken:
            watching = number == SPECTATOR
            signed = spectator_name(name, {seat.name for seat in self.seats}) if watching else self.seats[number].name
            await self.append_events(Spoken(number, signed, spoken))
            self.broadcast.send_update(since)
