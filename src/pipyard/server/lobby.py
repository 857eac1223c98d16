"""The lobby: makes rooms, finds them by key and loads them from the store on demand."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

from pipyard.bots import levels as levels  # the bots make themselves known when they are imported
from pipyard.bots import reflex as reflex
from pipyard.bots.bot import bot, kinds
from pipyard.core.errors import BadOption, PipyardError, UnknownGame
from pipyard.core.game import Game
from pipyard.core.options import Choice, Flag, Number, Numbers, Option, Phrase, Several, written
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.hands import hand_bot as hand_bot
from pipyard.physics.live_pool import LivePool
from pipyard.physics.live_session import SceneWorkers
from pipyard.physics.physics_source import by_physics
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.physics.simulator import Simulator
from pipyard.physics.this_machine import scene_processes, simulation_processes
from pipyard.rules import next_games
from pipyard.score.cards import card
from pipyard.server.botpool.bot_pool import BotPool, check_budget
from pipyard.server.botpool.queue import FairQueue
from pipyard.server.club.club import Club
from pipyard.server.club.members import Member
from pipyard.server.cluster.presence import Presence
from pipyard.server.limits import MOST_ROOMS
from pipyard.server.off_loop import OffLoop
from pipyard.server.protocol.http_messages import GameCard, NewRoom, OptionForm, Shelf
from pipyard.server.room.fair_play import device_proof, must_be_fair, must_be_for_days
from pipyard.server.room.listed_table import listing_of
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused, new_key, new_secret
from pipyard.server.room.services import Services
from pipyard.server.seat_plan import host_of, seated
from pipyard.server.store import events as entries
from pipyard.server.store.base import Conflict, Store, StoreError
from pipyard.server.store.events import Began, Migrated, Opened, Planned, RoomEvent
from pipyard.server.store.migrate import is_old, modernised
from pipyard.server.store.script import Starter, together
from pipyard.shelf import exact, files, game, knows_exactly, own

logger = logging.getLogger(__name__)
COUNT_SECONDS = 60.0
"""Seconds after which the rooms are counted again: other processes create and delete rooms too."""
LONG_ROOM = 100
"""Events from which on a room is read back off the event loop where that is possible, and one long room after another."""
REPLAY_PIECE = 10
"""Events that are applied at once when a room is read back, in about half a millisecond: others have their turn in between."""
UNREADABLE_SECONDS = 5.0
"""Seconds for which a room whose log cannot be read is refused without reading it again."""
MOST_IDLE = 500
"""Rooms without visitors kept in memory."""


class Lobby:
    """Makes rooms and finds them again."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        pause: float,
        most_rooms: int = MOST_ROOMS,
        scenes: int = 2,
        simulator: Simulator | None = None,
        scene_workers: SceneWorkers | None = None,
    ) -> None:
        """``simulator`` simulates shots, ``scene_workers`` run live scenes; by default in processes of this server."""
        self.store = store
        self.club = Club(store) if store.tables else None
        self.bots = bots
        self.pause = pause
        self.rooms: dict[str, Room] = {}
        self._finding: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: dict[str, tuple[float, PipyardError]] = {}  # until when nobody tries again, and why
        self._long_rooms = asyncio.Semaphore(1)
        self._behind: set[str] = set()  # rooms that other processes wrote to while they were loading
        self._reading: dict[str, asyncio.Task[None]] = {}
        store.on_write = self.on_write
        self.lives = LivePool(scene_workers or scene_processes(), scenes)
        self.simulator = simulator or simulation_processes()
        self.simulations = FairQueue(self.simulator.processes)
        self.off_loop = OffLoop()
        self.neighbours = Presence(store, self.rooms)
        self.no_physics = ""
        """Why physics is not available."""
        self.unplayable: Text | None = None
        """What the cards of games that need it say."""
        self.physics_checked = asyncio.Event()
        self._most_rooms = most_rooms
        self._count = 0
        self._counted = -COUNT_SECONDS

    async def check_physics(self) -> str:
        """Check whether physics works; games that need it are not offered otherwise. Return the reason if it does not."""
        try:
            await self.simulator.check()
        except PhysicsError as error:
            logger.error("dice cannot be simulated (%s): %s", error.cause, error)
            if error.cause != "slow":  # a busy machine may recover later
                self.no_physics = str(error.detail)
                self.unplayable = because("physics-unplayable", why=self.no_physics)
        self.physics_checked.set()
        return self.no_physics

    async def open(self, wish: NewRoom, account: str = "", member: Member | None = None) -> tuple[Room, dict[int, str]]:
        """Make a room and return it with the tokens of its host's seats. If all seats are taken, the game starts.

        ``member``: who sits on the first of these seats; others at the same screen are guests.
        """
        await self.must_have_space()
        played = game(wish.game, **wish.options)
        if wish.rated:
            must_be_fair(wish, played, member)
        if wish.filler:
            bot(wish.filler)  # there must be such a bot
            check_budget(wish.filler, self.bots.patience)
        if wish.days:
            must_be_for_days(wish, played)
        if self.no_physics and by_physics(played):
            raise PhysicsError(because("why-cannot-simulate", title=played.info.title, what=self.no_physics), "missing")
        played.start(len(wish.seats))  # refuses invalid seats and options
        key = new_key()
        options = {name: written(value) for name, value in played.options.changed().items()}
        count, info = len(wish.seats), played.info
        opened = Opened(
            exact(played),
            info.version,
            options,
            count,
            wish.clock,
            wish.hand,
            wish.bank,
            wish.more,
            wish.when_out,
            new_secret(),
            wish.rolls,
            host_of(wish.seats),
            wish.rated,
            wish.listed and self.club is not None,
            wish.fill,
            days=wish.days if self.club is not None else 0,
            filler=wish.filler,
        )
        device = device_proof(opened.secret, wish.device) if wish.rated else ""
        places, tokens = seated(wish.seats, self.bots.patience, member, wish.rated, device)
        kept: list[RoomEvent] = [opened, *places]
        room = self._room(key, kept)
        await self.store.append(key, 0, [entries.encode(entry) for entry in kept], self._with_opening(room, member))
        self._count += 1
        room.account = account or key
        self._remember(room)
        if all(place.kind != "open" for place in wish.seats):
            await room.game_start.start(None)
        return room, tokens

    async def open_prepared(self, key: str, kept: list[RoomEvent], also: Starter[None]) -> Room:
        """Make a room whose key is settled already, unless another process has."""
        await self.must_have_space()
        room = self._room(key, kept)
        try:
            await self.store.append(key, 0, [entries.encode(entry) for entry in kept], also)
        except Conflict:
            return await self.find(key)
        self._count += 1
        self._remember(room)
        return room

    def _with_opening(self, room: Room, member: Member | None) -> Starter[None] | None:
        """What the club keeps with the opening of a room."""
        if self.club is None:
            return None
        listed = self.club.listing(listing_of(room)) if room.listed else None
        return together(self.club.visit(member.id, room.key) if member is not None else None, listed)

    async def member(self, key: str, invited: bool = False) -> Member | None:
        """The member with this key; None: a guest, who is refused where the house is for members, unless invited to a seat."""
        if self.club is None:
            return None
        member = await self.club.known(key)
        if not invited:
            await self.club.must_admit(member)
        return member

    async def must_have_space(self) -> None:
        """Refuse a room beyond the limit: rooms stay until an admin prunes them."""
        if time.monotonic() - self._counted > COUNT_SECONDS:
            self._count, self._counted = await self.store.count(), time.monotonic()
        if self._count >= self._most_rooms:
            raise StoreError(because("why-house-is-full"))

    async def find(self, key: str) -> Room:
        """The room with this key, from memory or from the store. All who ask at the same time share one search."""
        room = self.rooms.get(key)
        if room is not None and (room.visitors or room.lock.locked()):
            return room
        task = self._finding.get(key)
        if task is None:
            task = self._finding[key] = asyncio.get_running_loop().create_task(self._find(key))
            task.add_done_callback(partial(self._found, key))
        return await asyncio.shield(task)

    def _found(self, key: str, task: asyncio.Task[Room]) -> None:
        del self._finding[key]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    async def _find(self, key: str) -> Room:
        room = self.rooms.get(key)
        if room is not None and await self._is_pruned(room) and not room.visitors and not room.lock.locked():
            self._forget(room)
            room = None
        if room is None:
            return await self._load(key)
        self.rooms[key] = self.rooms.pop(key)  # asked for last, forgotten last
        return room

    async def _load(self, key: str) -> Room:
        until, error = self._unreadable.get(key, (0.0, None))
        if error is not None and time.monotonic() < until:
            raise error.with_traceback(None)
        bodies = await self.store.read(key)
        if not bodies:
            raise RequestRefused("unknown", because("why-no-such-room"))
        kept = _decode(bodies) if len(bodies) <= LONG_ROOM else await self.off_loop.run(key, _decode, bodies)
        try:
            room = await self._read_back(key, kept)
        except StoreError:
            raise
        except PipyardError as fault:
            error = RequestRefused("unknown", because("why-rules-have-changed")) if _rules_are_gone(kept) else fault
            now = time.monotonic()
            self._unreadable = {other: entry for other, entry in self._unreadable.items() if now < entry[0]}
            self._unreadable[key] = (now + UNREADABLE_SECONDS, error)
            raise error from None
        room.behind = key in self._behind
        self._behind.discard(key)
        self._remember(room)
        return room

    async def _is_pruned(self, room: Room) -> bool:
        """Whether a room was deleted from the store meanwhile: writing to it would leave a log without a beginning."""
        try:
            return not await self.store.read(room.key, room.n - 1)
        except StoreError:
            return False

    async def _read_back(self, key: str, kept: list[RoomEvent]) -> Room:
        """Load a room from its log. One that began under older rules continues under the present ones, and its log records it."""
        old = is_old(kept)
        events = modernised(kept) if len(kept) <= LONG_ROOM else await self.off_loop.run(key, modernised, kept)
        room = self._room(key, events[:REPLAY_PIECE])
        async with self._long_rooms if len(events) > LONG_ROOM else contextlib.nullcontext():
            for first in range(REPLAY_PIECE, len(events), REPLAY_PIECE):
                await asyncio.sleep(0)
                room.restore(events[first : first + REPLAY_PIECE])
        if old:
            marker = Migrated(exact(room.game), room.game.info.version)
            try:
                await self.store.append(key, room.n, [entries.encode(marker)])
                room.restore([marker])
            except Conflict:
                self._behind.add(key)  # another process has recorded it, or has already continued
        return room

    def on_write(self, key: str) -> None:
        """Another process has written to this room; without a key, to any room."""
        if not key:
            for other in [*self.rooms, *self._finding]:
                self.on_write(other)
            self.neighbours.request_presence()
            return
        if key in self._finding:
            self._behind.add(key)
        room = self.rooms.get(key)
        waiting = self._reading.get(key)
        if room is not None and (waiting is None or waiting.done()):
            task = asyncio.get_running_loop().create_task(self._catch_up(room))
            self._reading[key] = task

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            self._reading.pop(room.key, None)  # notifications from now on need another refresh
        try:
            await room.catch_up()
        except PipyardError as error:
            logger.warning("room %s: %s", room.key[:6], error)

    def _room(self, key: str, kept: list[RoomEvent]) -> Room:
        opened = kept[0]
        if not isinstance(opened, Opened):
            raise PipyardError(because("why-room-lacks-opening", room=key[:6]))
        services = Services(self.bots, self.lives, self.simulator, self.simulations, self.off_loop, self.pause, self.club)
        room = Room(key, opened, game(opened.game, **opened.options), self.store, services)
        room.restore(kept[1:])
        if by_physics(room.game):
            self.simulator.warm()
        room.on_presence = partial(self.neighbours.on_presence, room)
        return room

    def _remember(self, room: Room) -> None:
        self.rooms[room.key] = room
        idle = [other for other in self.rooms.values() if not other.visitors and not other.lock.locked() and other is not room]
        for other in idle[: max(0, len(idle) - MOST_IDLE)]:
            self._forget(other)

    def _forget(self, room: Room) -> None:
        room.close()
        del self.rooms[room.key]

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        self.lives.close()


def _decode(bodies: list[bytes]) -> list[RoomEvent]:
    return [entries.decode(body) for body in bodies]


def _rules_are_gone(kept: list[RoomEvent]) -> bool:
    """Whether the room's game used a version of a rule file that is gone."""
    return not all([knows_exactly(entry.game) for entry in kept if isinstance(entry, (Opened, Began, Planned))])


def shelf(unplayable: Text | None = None, club: bool = False) -> Shelf:
    """All games with everything the lobby page needs. A rule file that cannot be read is skipped.
    ``unplayable``: what is said of games that need physics, if there is none."""
    cards: list[GameCard] = []
    for key in [*files(), *own()]:
        try:
            cards.append(card_of(game(key), unplayable))
        except UnknownGame:
            continue
        except Exception:
            logger.exception("the game %s cannot be opened", key)
    cards.sort(key=lambda card: (card.book, card.number, card.key))
    return Shelf(tuple(cards), tuple(kinds()), club=club)


def card_of(one: Game, unplayable: Text | None = None) -> GameCard:
    info = one.info
    return GameCard(
        key=info.key,
        book=info.book,
        number=info.number,
        title=info.title,
        seats=info.seats,
        sides=info.sides,
        minutes=info.minutes,
        kinds=info.kinds,
        authors=info.authors,
        summary=info.summary,
        options=tuple([_form(option) for option in one.choices.fields.values()]),
        presets={name: {key: written(value) for key, value in chosen.items()} for name, chosen in one.presets.items()},
        standard_seats=tuple([seats for seats in info.seats if _makes_a_game(one, seats)]),
        kept=not card(one).why,
        unplayable=unplayable if unplayable is not None and by_physics(one) else None,
        own_side=info.own_side,
        next=next_games(info.key),
        editions=info.editions,
    )


def _makes_a_game(one: Game, seats: int) -> bool:
    try:
        one.start(seats)
    except BadOption:
        return False
    return True


def _form(option: Option[object]) -> OptionForm:
    default = written(option.default)
    if isinstance(option, Choice):
        return OptionForm(option.name, "choice", default, option.why, words=tuple(option.words))
    if isinstance(option, Flag):
        return OptionForm(option.name, "flag", default, option.why)
    if isinstance(option, Number):
        return OptionForm(option.name, "number", default, option.why, low=option.low, high=option.high)
    if isinstance(option, Numbers):
        return OptionForm(option.name, "numbers", default, option.why, low=option.low, high=option.high)
    if isinstance(option, Phrase):
        return OptionForm(option.name, "phrase", default, option.why, ranges=dict(option.ranges))
    if isinstance(option, Several):
        return OptionForm(option.name, "several", default, option.why, words=tuple(option.words))
    return OptionForm(option.name, "text", default, option.why)
