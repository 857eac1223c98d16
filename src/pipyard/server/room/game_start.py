"""Between two games of an evening: plan the next one, get ready, begin."""

from __future__ import annotations

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.options import written
from pipyard.core.text import because
from pipyard.server.off_loop import OffLoop
from pipyard.server.protocol import messages
from pipyard.server.room.autoplay import AutoPlay
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.clock import Clock
from pipyard.server.room.evening import PyramidSource, can_start_from, followers
from pipyard.server.room.event_log import MAX_ROOM_EVENTS, LoggedRoom
from pipyard.server.room.fair_play import must_be_standard
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.store.events import Planned, Readied


class GameStart:
    """The commands that lead to the next game."""

    def __init__(self, room: LoggedRoom, clock: Clock, broadcast: Broadcast, autoplay: AutoPlay, off_loop: OffLoop) -> None:
        self._room = room
        self._clock = clock
        self._broadcast = broadcast
        self._autoplay = autoplay
        self._off_loop = off_loop
        self._followers: tuple[int, dict[str, dict[str, str]]] = (-1, {})  # for the game that ended with this event

    async def ready(self, visitor: Visitor, number: int, yes: bool) -> None:
        await self._room.transact(self._ready, visitor, number, yes)

    async def plan(self, visitor: Visitor, key: str, options: dict[str, str], pyramid: bool) -> None:
        """Plan the next game of the evening. It begins when everybody is ready for it."""
        await self._room.transact(self._plan, visitor, key, options, pyramid)

    async def start(self, visitor: Visitor | None) -> None:
        """Begin the game that everybody sat down for. Any other game begins when all people are ready, and this counts as ready."""
        await self._room.transact(self._start, visitor)

    async def start_if_full(self) -> None:
        """Begin the first game of a listed table once every seat is taken."""
        await self._room.transact(self._start_if_full)

    async def _start_if_full(self) -> None:
        room = self._room
        if room.match is None and not room.closed and all([seat.kind != "open" for seat in room.seats]):
            await self._begin()

    async def send_followers(self, visitor: Visitor, id: int) -> None:
        """Send the games that can start from the pyramid of the finished game."""
        room = self._room
        pyramid, over = room.pyramid_left(), room.session.last_number
        if self._followers[0] != over:
            self._followers = (over, await self._off_loop.run(room.account, followers, pyramid, len(room.seats)))
        visitor.send(encoded(messages.Followers(id, self._followers[1])))

    async def _ready(self, visitor: Visitor, number: int, yes: bool) -> None:
        room = self._room
        room.must_hold(visitor, number)
        room.must_be_between_games()
        since = room.n - 1
        if room.seats[number].ready != yes:
            await room.append_events(Readied(number, yes))
        await self._begin_if_all_agree(since)

    async def _plan(self, visitor: Visitor, key: str, options: dict[str, str], pyramid: bool) -> None:
        room = self._room
        room.must_sit(visitor)
        room.must_not_be_closed()
        try:
            game = shelf.game(key, **options)
            game.start(len(room.seats))
            if room.rated:
                must_be_standard(game)
        except PipyardError as error:
            raise RequestRefused("illegal", error.text) from None
        if pyramid and not await self._off_loop.run(room.account, can_start_from, game, len(room.seats), room.pyramid_left()):
            raise RequestRefused("illegal", because("why-cannot-start-from", title=game.info.title))
        changed = {name: written(value) for name, value in game.options.changed().items()}
        since = room.n - 1
        await room.append_events(Planned(shelf.exact(game), game.info.version, changed, pyramid))
        self._broadcast.send_update(since)

    async def _start(self, visitor: Visitor | None) -> None:
        room = self._room
        if visitor is not None:
            room.must_sit(visitor)
        room.must_be_between_games()
        if any(seat.kind == "open" for seat in room.seats):
            raise RequestRefused("illegal", because("why-still-open-seats"))
        if visitor is None or (room.match is None and room.evening.plan is None):
            await self._begin()
            return
        since = room.n - 1
        await room.append_events(*[Readied(seat, True) for seat in sorted(visitor.seats) if not room.seats[seat].ready])
        await self._begin_if_all_agree(since)

    async def _begin_if_all_agree(self, since: int) -> None:
        if all([seat.bot or (seat.kind == "person" and seat.ready) for seat in self._room.seats]):
            await self._begin()
        else:
            self._broadcast.send_update(since)

    async def _begin(self) -> None:
        """One transaction for the start and the first outcomes of chance: no other process can come in between."""
        room = self._room
        if room.n >= MAX_ROOM_EVENTS:
            raise RequestRefused("limit", because("why-room-is-full"))
        plan = room.evening.plan
        began = room.next_game()
        pyramid = room.pyramid_left() if plan is not None and plan.pyramid else None
        room.apply(began)
        match = room.session.begin_move()
        if pyramid is not None:
            match.resume(PyramidSource(match.state, pyramid, room.session.source))
        match.resume(room.session.source)
        await room.append([began, *room.session.pending])
        first = room.n + 1
        room.n = first + len(room.session.pending)
        room.session.assign_numbers(first)
        self._clock.wind()
        self._broadcast.send_table_to_all()
        await self._autoplay.proceed()
