"""Where browsers come in: each message is understood and done, or answered with the reason why not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final, get_args
from urllib.parse import urlsplit

import msgspec

from pipyard.bots.bot import bot
from pipyard.core.errors import BadLog, PipyardError, Unparsable, reason_of
from pipyard.core.notation import RECORDING
from pipyard.core.text import Text, because
from pipyard.pyramid.trace import read_trace, values_in
from pipyard.server.botpool.pool import check_budget
from pipyard.server.lobby import Lobby
from pipyard.server.room.game_session import encoded
from pipyard.server.room.room import Room
from pipyard.server.room.seats import SPECTATOR, Refused
from pipyard.server.socket import protocol
from pipyard.server.socket.connection import COME_BACK, Connection
from pipyard.server.socket.limits import (
    HERE,
    KEEPALIVE,
    MAX_ADDRESS_CONNECTIONS,
    MAX_ADDRESS_SPECTATORS,
    MAX_SEAT_SOCKETS,
    MOST_CONNECTIONS,
    MOST_ROOM_VISITORS,
    Addresses,
    Bucket,
)
from pipyard.server.socket.protocol import FromBrowser, Sorry
from pipyard.server.store.base import Conflict, StoreError
from pipyard.server.web.metrics import Metrics
from pipyard.texts import ENGLISH, say_text

logger = logging.getLogger(__name__)
OF_THE_ROOM = "at `$.room`"
"""How a complaint ends that is about the key of a room."""
_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
VALUES_A_MESSAGE: Final = 5000
"""So many values of a recorded movement cost as much as a message."""
PRICES: Final[dict[type, float]] = {
    protocol.Hello: 4,
    protocol.Plan: 4,
    protocol.FollowersAsk: 20,
    protocol.LiveStart: 8,
    protocol.StepsAfter: 1,
}
"""What a message costs beyond being read, in messages."""
_NAMES: Final[dict[type, str]] = {kind: kind.__name__.lower() for kind in get_args(FromBrowser)}


class Client:
    """One browser: a visitor of a room at the end of a wire."""

    def __init__(self, listener: Dispatcher, wire: Connection) -> None:
        self.seats: set[int] = set()
        self.eye = SPECTATOR
        self.muted: set[int] = set()
        self.language = ENGLISH
        self.room: Room | None = None
        self.address = wire.address
        self.since = time.monotonic()
        self.arrived = 0.0
        """When the message that is being answered has arrived."""
        self.waited = False
        """Whether it has had time enough to say hello."""
        self.any = Bucket(listener.messages, 4 * listener.messages)
        self.chat = Bucket(0.7, 6)
        self.inputs = Bucket(75, 150)
        self._listener = listener
        self._wire = wire
        self.send = wire.say
        self.keeps_up = wire.keeps_up
        self._tasks: set[asyncio.Task[None]] = set()

    def let_go(self) -> None:
        self._wire.close(1013, COME_BACK)

    def hear(self, body: bytes, arrived: float) -> Coroutine[Any, Any, None]:
        self.arrived = arrived
        return self._listener.hear(self, body)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while further messages are answered."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hang_up(self) -> None:
        self._listener.connections.discard(self)
        if self.room is not None:
            self.room.leave(self)
            self.room = None


class Dispatcher:
    """All connections of this server, and what is done with each message."""

    def __init__(self, house: Lobby, hosts: tuple[str, ...], messages: float, figures: Metrics) -> None:
        self.house = house
        self.hosts = hosts
        self.messages = messages
        self.figures = figures
        self.addresses = Addresses()
        self.wires: set[Connection] = set()
        self.told: list[Connection] = []
        self.connections: set[Client] = set()

    # --- the door

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from a page of this very server, or from no page at all."""
        if self.hosts and host_name(host) not in self.hosts:
            return False
        return origin is None or urlsplit(origin).netloc == host

    def lost(self, peer: str) -> None:
        self.addresses.leave(peer)

    def refuses(self, path: str, origin: str | None, host: str, address: str = "") -> tuple[int, str] | None:
        if path != "/ws":
            return 404, "there is nothing to hear here"
        if not self.same_origin(origin, host):
            return 403, "requests from other sites are not answered"
        mine = [wire for wire in self.wires if wire.address == address] if address not in HERE else []
        if len(mine) >= MAX_ADDRESS_CONNECTIONS:
            return 503, "full house"
        if len(self.wires) >= MOST_CONNECTIONS and not self._make_room():
            return 503, "full house"
        return None

    def _make_room(self) -> bool:
        """When the house is full, whoever only watches gives way: of the address with the most sockets, the first that came."""
        watching = [one for one in self.connections if not one.seats and one.address not in HERE]
        if not watching:
            return False
        crowd = Counter([one.address for one in watching])
        address, count = crowd.most_common(1)[0]
        if count < 2:
            return False
        first = min([one for one in watching if one.address == address], key=_since)
        first.let_go()
        return True

    def welcome(self, wire: Connection) -> Client:
        connection = Client(self, wire)
        self.connections.add(connection)
        wire.slow = self._sent_away
        return connection

    def _sent_away(self) -> None:
        self.figures.slow += 1

    async def keep_alive(self) -> None:
        """Ping all browsers now and then; one from which nothing has come since the last time is gone."""
        while True:
            await asyncio.sleep(KEEPALIVE)
            for connection in list(self.connections):
                if connection.room is None and connection.waited:
                    connection.let_go()
                connection.waited = True
            for wire in list(self.wires):
                with contextlib.suppress(Exception):
                    if wire.alive:
                        wire.ping()
                    else:
                        wire.close(1011, "nothing was heard of you")

    # --- messages

    async def hear(self, connection: Client, body: bytes) -> None:
        """One message: understood and done, or answered with the reason why not."""
        wish = self._understood(connection, body)
        if isinstance(wish, Sorry):
            self._refuse(connection, wish)
            return
        await self._answer(connection, wish, self._grant(connection, wish))

    async def _answer(self, connection: Client, wish: FromBrowser, work: Coroutine[Any, Any, None]) -> None:
        """Do what is wished, or say why not."""
        try:
            await work
            return
        except Refused as refused:
            sorry = _sorry(connection, wish.id, refused.code, refused.text)
        except (StoreError, Conflict) as trouble:
            sorry = _sorry(connection, wish.id, "store", trouble.text)
        except BadLog as error:  # never its text: it may quote an event that is still secret
            logger.warning("a room cannot be read: %s", type(error).__name__)
            sorry = _sorry(connection, wish.id, "unknown", because("why-rules-have-changed"))
        except PipyardError as error:
            sorry = _sorry(connection, wish.id, "illegal", error.text)
        except Exception:
            logger.exception("a message could not be answered: %s", type(wish).__name__)
            sorry = _sorry(connection, wish.id, "bug", because("why-fault-of-the-server"))
        self._refuse(connection, sorry)

    def _understood(self, connection: Client, body: bytes) -> FromBrowser | Sorry:
        if not connection.any.take():
            return _sorry(connection, 0, "limit", because("why-too-many-messages"))
        try:
            wish = _decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeError) as error:
            if str(error).endswith(OF_THE_ROOM):  # half a link, more often than anything else
                return _sorry(connection, 0, "unknown", because("why-no-such-room"))
            return _sorry(connection, 0, "malformed", because("why-message-malformed", error=reason_of(error)))
        except RecursionError:
            return _sorry(connection, 0, "malformed", because("why-nested-too-deeply"))
        if isinstance(wish, protocol.LiveInput):
            connection.any.give_back()
            if not connection.inputs.take():
                return _sorry(connection, wish.id, "limit", because("why-sixty-a-second"))
        price = _price(wish)
        if price and not connection.any.take(price):
            return _sorry(connection, wish.id, "limit", because("why-too-many-messages"))
        self.figures.heard.add(_NAMES[type(wish)])
        return wish

    def _refuse(self, connection: Client, sorry: Sorry) -> None:
        self.figures.refused.add(sorry.code)
        connection.send(encoded(sorry))

    async def _grant(self, connection: Client, wish: FromBrowser) -> None:
        room = connection.room
        if isinstance(wish, protocol.Submit) and room is not None:
            began = time.perf_counter()
            if RECORDING in wish.move:
                await asyncio.to_thread(_read_recordings, wish.move)
            await room.submit(connection, wish.seat, wish.move, wish.after, wish.id, connection.arrived)
            self.figures.moves.add(time.perf_counter() - began)
            connection.send(encoded(protocol.Done(wish.id, room.n - 1)))
        elif isinstance(wish, protocol.Ping):
            connection.send(encoded(protocol.Pong(wish.id, room.n - 1 if room is not None else -1)))
        elif isinstance(wish, protocol.Hello):
            await self._hello(connection, wish)
        elif room is None:
            raise Refused("unknown", because("why-say-hello-first"))
        elif await self._grant_in(room, connection, wish):
            connection.send(encoded(protocol.Done(wish.id, room.n - 1)))

    async def _grant_in(self, room: Room, connection: Client, wish: FromBrowser) -> bool:
        """What is wished in a room; whether it is answered with ``done``."""
        match wish:
            case protocol.Echo():
                room.race.echo(connection, wish.beat, connection.arrived)
                return False
            case protocol.RaceReady():
                room.race.ready(connection, wish.seat)
            case protocol.LiveStart():
                action = await room.live.plan(connection, wish.seat, wish.prefix, wish.after)
                # beside what comes next: a browser whose pings wait for a process to start would take its line for dead
                connection.beside(self._answer(connection, wish, room.live.launch(action, wish.id)))
                return False
            case protocol.LiveInput():
                room.live.input(connection, wish.seat, wish.first, wish.samples)
                return False
            case protocol.LiveEnd():
                room.live.end(connection, wish.seat)
            case protocol.LiveCancel():
                room.live.cancel(connection, wish.seat)
            case protocol.StepsAfter():
                async with room.lock:
                    room.steps(connection, wish.seat, wish.prefix, wish.id)
                return False
            case protocol.FollowersAsk():
                await room.send_followers(connection, wish.id)
                return False
            case protocol.Sit():
                await room.sit(connection, wish.seat, wish.name, wish.id, wish.colour)
            case protocol.Invite():
                bot(wish.bot)  # there must be such a bot
                check_budget(wish.bot, self.house.bots.patience)
                await room.invite(connection, wish.seat, wish.bot)
            case protocol.Rename():
                await room.rename(connection, wish.seat, wish.name)
            case protocol.Recolour():
                await room.recolour(connection, wish.seat, wish.colour)
            case protocol.Ready():
                await room.ready(connection, wish.seat, wish.yes)
            case protocol.Plan():
                await room.plan(connection, wish.game, wish.options, wish.pyramid)
            case protocol.Start():
                await room.start(connection)
            case protocol.Rolled():
                await room.rolled(connection, wish.seat, wish.outcome)
            case protocol.RollNow():
                await room.roll(connection, wish.seat)
            case protocol.Retry():
                await room.retry(connection)
            case protocol.UndoAsk():
                await room.ask_undo(connection, wish.seat)
            case protocol.UndoAnswer():
                await room.answer_undo(connection, wish.seat, wish.yes)
            case protocol.Say():
                if not connection.chat.take():
                    raise Refused("limit", because("why-too-many-messages"))
                await room.say(connection, wish.text)
            case protocol.Mute():
                (connection.muted.add if wish.yes else connection.muted.discard)(wish.seat)
            case _:
                raise Refused("unknown", because("why-not-known-yet"))
        return True

    def _must_have_place(self, room: Room, connection: Client, held: set[int]) -> None:
        """Whoever holds a seat always comes in; spectators only while there is room for them."""
        if held:
            for seat in held:
                sockets = [one for one in room.visitors if seat in one.seats]
                for one in sockets[: max(0, len(sockets) + 1 - MAX_SEAT_SOCKETS)]:
                    one.let_go()
            return
        watching = [one for one in room.visitors if not one.seats]
        near = [one for one in watching if isinstance(one, Client) and one.address == connection.address]
        if len(watching) >= MOST_ROOM_VISITORS or (connection.address not in HERE and len(near) >= MAX_ADDRESS_SPECTATORS):
            raise Refused("limit", because("why-room-is-full"))

    async def _hello(self, connection: Client, wish: protocol.Hello) -> None:
        if connection.room is not None:
            raise Refused("illegal", because("why-in-a-room-already"))
        room = await self.house.find(wish.room)
        self._must_have_place(room, connection, room.seats_held_with(wish.tokens))
        connection.room = room
        connection.muted = set(wish.muted)
        connection.language = wish.language or ENGLISH
        await room.enter(connection, wish.tokens, wish.since, wish.id)


def _price(wish: FromBrowser) -> float:
    """What a message costs beyond being read, in messages: so much of the socket's allowance goes."""
    if isinstance(wish, protocol.Submit) and RECORDING in wish.move:
        return sum([values_in(word) for word in wish.move.split() if word.startswith(RECORDING)]) / VALUES_A_MESSAGE
    return PRICES.get(type(wish), 0.0)


def _read_recordings(move: str) -> None:
    """Unpack in a thread what a move recorded: the rules find it unpacked already, and nobody waits for it."""
    for word in move.split():
        if word.startswith(RECORDING):
            with contextlib.suppress(Unparsable):  # the rules say what is wrong with it
                read_trace(word)


def _since(connection: Client) -> float:
    return connection.since


def host_name(host: str) -> str:
    """The host without its port."""
    return urlsplit(f"//{host}").hostname or ""


def _sorry(connection: Client, id: int, code: protocol.Code, why: Text) -> Sorry:
    """A refusal in the language of whoever is refused."""
    return Sorry(id, code, say_text(why, connection.language))
