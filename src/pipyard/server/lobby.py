"""The lobby: makes rooms, finds them by key and loads them from the store on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial

from pipyard.bots import levels as levels  # the bots make themselves known when they are imported
from pipyard.bots import reflex as reflex
from pipyard.bots.bot import bot, kinds
from pipyard.core.errors import BadOption, PipyardError, UnknownGame
from pipyard.core.game import Game
from pipyard.core.options import Choice, Flag, Number, Numbers, Option, Phrase, written
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.hands import hands as hands
from pipyard.physics.errors import PhysicsError
from pipyard.physics.live_pool import Lives
from pipyard.physics.physics_source import by_physics
from pipyard.physics.process_pool import shared
from pipyard.score.cards import card
from pipyard.server.botpool.pool import BotPool, check_budget
from pipyard.server.botpool.queue import Places
from pipyard.server.cluster.presence import Presence
from pipyard.server.limits import MOST_ROOMS
from pipyard.server.names import free_name
from pipyard.server.off_loop import OffLoop
from pipyard.server.protocol.http_messages import GameCard, NewRoom, OptionForm, Shelf
from pipyard.server.room.room import Room
from pipyard.server.room.seats import Refused, hashed, new_key, new_secret, spread_colours
from pipyard.server.room.services import Services
from pipyard.server.store import events as entries
from pipyard.server.store.base import Conflict, Store, StoreError
from pipyard.server.store.events import Began, Migrated, Opened, Planned, Recoloured, RoomEvent, Sat
from pipyard.server.store.migrate import is_old, modernised
from pipyard.shelf import exact, files, game, knows_exactly, own

logger = logging.getLogger(__name__)
COUNTING = 60.0
"""Seconds after which the rooms are counted again: other processes create and delete rooms too."""
BATCH = 100
"""Events that are applied at once when a room is read back: others have their turn in between."""
MOST_IDLE = 500
"""Rooms without visitors kept in memory."""


class Lobby:
    """Makes rooms and finds them again."""

    def __init__(self, store: Store, bots: BotPool, pause: float, most_rooms: int = MOST_ROOMS, scenes: int = 2) -> None:
        self.store = store
        self.bots = bots
        self.pause = pause
        self.rooms: dict[str, Room] = {}
        self._finding: dict[str, asyncio.Lock] = {}
        self._behind: set[str] = set()  # rooms that other processes wrote to while they were loading
        self._reading: dict[str, asyncio.Task[None]] = {}
        store.heard = self.heard
        self.lives = Lives(scenes)
        self.simulations = Places(shared().processes)
        self.off_loop = OffLoop()
        self.neighbours = Presence(store, self.rooms)
        self.no_physics = ""
        """Why physics is not available."""
        self.physics_checked = asyncio.Event()
        self._most_rooms = most_rooms
        self._count = 0
        self._counted = -COUNTING

    async def check_physics(self) -> str:
        """Check whether physics works; games that need it are not offered otherwise. Return the reason if it does not."""
        try:
            await shared().check()
        except PhysicsError as error:
            logger.error("dice cannot be simulated (%s): %s", error.cause, error)
            if error.cause != "slow":  # a busy machine may recover later
                self.no_physics = str(error.detail)
        self.physics_checked.set()
        return self.no_physics

    async def open(self, wish: NewRoom, account: str = "") -> tuple[Room, dict[int, str]]:
        """Make a room and return it with the tokens of its host's seats. If all seats are taken, the game starts."""
        await self._must_have_space()
        played = game(wish.game, **wish.options)
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
            next((number for number, place in enumerate(wish.seats) if place.kind == "person"), -1),
        )
        kept: list[RoomEvent] = [opened]
        tokens: dict[int, str] = {}
        names: set[str] = set()
        colours = spread_colours([place.colour for place in wish.seats])
        for number, place in enumerate(wish.seats):
            if place.kind == "open":
                kept.append(Recoloured(number, colours[number]))
                continue
            if place.kind == "bot":
                bot(place.bot)
                check_budget(place.bot, self.bots.patience)
            else:
                tokens[number] = secrets.token_urlsafe(24)
            name = free_name(place.name or (place.bot if place.kind == "bot" else f"{number + 1}"), names)
            names.add(name)
            proof = hashed(tokens[number]) if number in tokens else ""
            kept.append(Sat(number, name, proof, place.bot if place.kind == "bot" else "", colours[number]))
        if not tokens:
            raise BadOption(because("why-room-needs-a-person"))
        await self.store.append(key, 0, [entries.encode(entry) for entry in kept])
        self._count += 1
        room = self._room(key, kept)
        room.account = account or key
        self._remember(room)
        if all(place.kind != "open" for place in wish.seats):
            await room.start(None)
        return room, tokens

    async def _must_have_space(self) -> None:
        """Refuse a room beyond the limit: rooms stay until an admin prunes them."""
        if time.monotonic() - self._counted > COUNTING:
            self._count, self._counted = await self.store.count(), time.monotonic()
        if self._count >= self._most_rooms:
            raise StoreError(because("why-house-is-full"))

    async def find(self, key: str) -> Room:
        """The room with this key, from memory or from the store."""
        lock = self._finding.setdefault(key, asyncio.Lock())
        async with lock:
            room = self.rooms.get(key)
            if room is not None and not room.visitors and not room.lock.locked() and await self._is_pruned(room):
                self._forget(room)
                room = None
            if room is None:
                bodies = await self.store.read(key)
                if not bodies:
                    self._finding.pop(key, None)
                    raise Refused("unknown", because("why-no-such-room"))
                kept = await self._decoded(key, bodies)
                try:
                    room = await self._read_back(key, kept)
                except StoreError:
                    raise
                except PipyardError:
                    if not _rules_are_gone(kept):
                        raise
                    self._finding.pop(key, None)
                    raise Refused("unknown", because("why-rules-have-changed")) from None
                room.behind = key in self._behind
                self._behind.discard(key)
                self._remember(room)
        self._finding.pop(key, None)
        return room

    async def _decoded(self, key: str, bodies: list[bytes]) -> list[RoomEvent]:
        if len(bodies) <= BATCH:
            return _decode(bodies)
        return await self.off_loop.run(key, _decode, bodies)

    async def _is_pruned(self, room: Room) -> bool:
        """Whether a room was deleted from the store meanwhile: writing to it would leave a log without a beginning."""
        try:
            return not await self.store.read(room.key, room.n - 1)
        except StoreError:
            return False

    async def _read_back(self, key: str, kept: list[RoomEvent]) -> Room:
        """Load a room from its log. One that began under older rules continues under the present ones, and its log records it."""
        old = is_old(kept)
        events = modernised(kept) if len(kept) <= BATCH else await self.off_loop.run(key, modernised, kept)
        room = self._room(key, events[:BATCH])
        for first in range(BATCH, len(events), BATCH):
            await asyncio.sleep(0)
            room.restore(events[first : first + BATCH])
        if old:
            marker = Migrated(exact(room.game), room.game.info.version)
            try:
                await self.store.append(key, room.n, [entries.encode(marker)])
                room.restore([marker])
            except Conflict:
                self._behind.add(key)  # another process has recorded it, or has already continued
        return room

    def heard(self, key: str) -> None:
        """Another process has written to this room; without a key, to any room."""
        if not key:
            for other in [*self.rooms, *self._finding]:
                self.heard(other)
            self.neighbours.ask_anew()
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
        services = Services(self.bots, self.lives, self.simulations, self.off_loop, self.pause)
        room = Room(key, opened, game(opened.game, **opened.options), self.store, services)
        room.restore(kept[1:])
        room.on_presence = partial(self.neighbours.arrived, room)
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


def shelf(no_physics: str = "") -> Shelf:
    """All games with everything the lobby page needs. A rule file that cannot be read is skipped.
    ``no_physics``: why dice cannot be simulated here."""
    cards: list[GameCard] = []
    for key in [*files(), *own()]:
        try:
            cards.append(_card(game(key), no_physics))
        except UnknownGame:
            continue
        except Exception:
            logger.exception("the game %s cannot be opened", key)
    cards.sort(key=lambda card: (card.book, card.number, card.key))
    return Shelf(tuple(cards), tuple(kinds()))


def _card(one: Game, no_physics: str) -> GameCard:
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
        unplayable=Text("physics-unplayable", {"why": no_physics}) if no_physics and by_physics(one) else None,
        own_side=info.own_side,
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
    return OptionForm(option.name, "phrase", default, option.why)
