"""Dispatch: decode each message, charge its cost, run it in its room, or answer with the reason of the refusal."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, Final, get_args

import msgspec

from pipyard.bots.bot import bot
from pipyard.core.errors import BadLog, PipyardError, Unparsable, reason_of
from pipyard.core.notation import RECORDING
from pipyard.core.text import Text, because
from pipyard.pyramid.trace import read_trace, values_in
from pipyard.server.botpool.bot_pool import check_budget
from pipyard.server.limits import (
    KEEPALIVE_SECONDS,
    LOCAL_ADDRESSES,
    MAX_ADDRESS_CONNECTIONS,
    MAX_ADDRESS_SPECTATORS,
    MAX_SEAT_SOCKETS,
    MOST_CONNECTIONS,
    MOST_ROOM_VISITORS,
    PENALTY_SECONDS,
    Addresses,
    Bucket,
    SharedBudgets,
)
from pipyard.server.lobby import Lobby
from pipyard.server.metrics import Metrics
from pipyard.server.names import host_name, same_site
from pipyard.server.protocol import messages, requests
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.messages import Sorry
from pipyard.server.protocol.requests import FromBrowser, has_bad_room_key
from pipyard.server.room import hints
from pipyard.server.room.game_session import encoded
from pipyard.server.room.room import Room
from pipyard.server.room.seats import SPECTATOR, RequestRefused
from pipyard.server.socket.channel import COME_BACK, Flushable, MessageChannel
from pipyard.server.socket.tournament_table import must_be_left_to_players
from pipyard.server.store.base import Conflict, StoreError
from pipyard.texts import ENGLISH, say, say_text

logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
VALUES_A_MESSAGE: Final = 5000
"""Values of a recorded movement that cost as much as one message."""
PRICES: Final[dict[type, float]] = {
    requests.Hello: 4,
    requests.Plan: 4,
    requests.FollowersAsk: 20,
    requests.LiveStart: 8,
    requests.HintAsk: 20,
    requests.WhyNot: 2,
    requests.StepsAfter: 1,
    requests.Manage: 4,
    requests.Vote: 2,
    requests.Retry: 8,
    requests.Premoves: 8,
}
"""What a request costs beyond being read, in messages."""
_REQUEST_NAMES: Final[dict[type, str]] = {kind: kind.__name__.lower() for kind in get_args(FromBrowser)}


class Client:
    """One browser: a visitor of a room, and its connection."""

    def __init__(self, dispatcher: Dispatcher, channel: MessageChannel) -> None:
        self.seats: set[int] = set()
        self.eye = SPECTATOR
        self.muted: set[int] = set()
        self.language = ENGLISH
        self.member_key = ""
        self.device = ""
        self.room: Room | None = None
        self.address = channel.address
        self.since = time.monotonic()
        self.arrived = 0.0
        """When the present message arrived."""
        self.waited = False
        """Whether it has had enough time to send ``hello``."""
        self.any = Bucket(dispatcher.messages, 4 * dispatcher.messages)
        self.chat = Bucket(0.7, 6)
        self.inputs = Bucket(75, 150)
        self._dispatcher = dispatcher
        self._channel = channel
        self.send = channel.send
        self.keeps_up = channel.keeps_up
        self._tasks: set[asyncio.Task[None]] = set()

    def disconnect(self) -> None:
        self._channel.close(1013, COME_BACK)

    def receive(self, body: bytes, arrived: float) -> Coroutine[Any, Any, None]:
        self.arrived = arrived
        return self._dispatcher.handle(self, body)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background while further messages are answered."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def on_disconnect(self) -> None:
        self._dispatcher.clients.discard(self)
        if self.room is not None:
            self.room.leave(self)
            self.room = None


class Dispatcher:
    """All connections of this server, and the path of each message into its room."""

    def __init__(self, lobby: Lobby, hosts: tuple[str, ...], messages: float, metrics: Metrics) -> None:
        self.lobby = lobby
        self.hosts = hosts
        self.messages = messages
        self.metrics = metrics
        self.addresses = Addresses()
        self.budgets = SharedBudgets(messages)
        self.channels: set[MessageChannel] = set()
        self.unflushed: list[Flushable] = []
        self.clients: set[Client] = set()

    # --- connections

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        return (not self.hosts or host_name(host) in self.hosts) and same_site(origin, host)

    def on_connection_lost(self, peer: str) -> None:
        self.addresses.leave(peer)

    def refuses(self, path: str, origin: str | None, host: str, address: str = "") -> tuple[int, str] | None:
        if path != "/ws":
            return 404, "there is nothing to hear here"
        if not self.same_origin(origin, host):
            return 403, "requests from other sites are not answered"
        mine = [channel for channel in self.channels if channel.address == address] if address not in LOCAL_ADDRESSES else []
        if len(mine) >= MAX_ADDRESS_CONNECTIONS:
            return 503, "full house"
        if len(self.channels) >= MOST_CONNECTIONS and not self._drop_a_spectator():
            return 503, "full house"
        return None

    def _drop_a_spectator(self) -> bool:
        """When the server is full, drop a spectator: the oldest of the address with the most."""
        watching = [one for one in self.clients if not one.seats and one.address not in LOCAL_ADDRESSES]
        if not watching:
            return False
        crowd = Counter([one.address for one in watching])
        address, count = crowd.most_common(1)[0]
        if count < 2:
            return False
        first = min([one for one in watching if one.address == address], key=lambda one: one.since)
        first.disconnect()
        return True

    def accept(self, channel: MessageChannel) -> Client:
        client = Client(self, channel)
        self.clients.add(client)
        channel.slow = self.metrics.slow_browser
        return client

    async def keep_alive(self) -> None:
        """Ping all browsers; close those that sent nothing since the last ping."""
        while True:
            await asyncio.sleep(KEEPALIVE_SECONDS)
            for client in list(self.clients):
                if client.room is None and client.waited:
                    client.disconnect()
                client.waited = True
            for channel in list(self.channels):
                with contextlib.suppress(Exception):
                    if channel.alive:
                        channel.ping()
                    else:
                        channel.close(1011, "nothing was heard of you")

    # --- messages

    async def handle(self, client: Client, body: bytes) -> None:
        """Handle one message."""
        request = self._decode(client, body)
        if isinstance(request, Sorry):
            self._refuse(client, request)
            if request.code == "limit":
                await asyncio.sleep(PENALTY_SECONDS)  # its socket is read again when the queue has been answered
            return
        await self._answer(client, request, self._run(client, request))

    async def _answer(self, client: Client, request: FromBrowser, work: Coroutine[Any, Any, None]) -> None:
        """Run a request; answer a refusal with its reason."""
        try:
            await work
            return
        except RequestRefused as refused:
            sorry = _sorry(client, request.id, refused.code, refused.text)
        except (StoreError, Conflict) as trouble:
            sorry = _sorry(client, request.id, "store", trouble.text)
        except BadLog as error:  # never its text: it may quote an event that is still secret
            logger.warning("a room cannot be read: %s", type(error).__name__)
            sorry = _sorry(client, request.id, "unknown", because("why-rules-have-changed"))
        except PipyardError as error:
            sorry = _sorry(client, request.id, "illegal", error.text)
        except Exception:
            logger.exception("a message could not be answered: %s", type(request).__name__)
            sorry = _sorry(client, request.id, "bug", because("why-fault-of-the-server"))
        self._refuse(client, sorry)

    def _decode(self, client: Client, body: bytes) -> FromBrowser | Sorry:
        if not client.any.take():
            return _sorry(client, 0, "limit", because("why-too-many-messages"))
        try:
            request = _decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeError) as error:
            if has_bad_room_key(body):
                return _sorry(client, 0, "unknown", because("why-no-such-room"))
            return _sorry(client, 0, "malformed", because("why-message-malformed", error=reason_of(error)))
        except RecursionError:
            return _sorry(client, 0, "malformed", because("why-nested-too-deeply"))
        if isinstance(request, requests.LiveInput):
            client.any.give_back()
            if not client.inputs.take():
                return _sorry(client, request.id, "limit", because("why-sixty-a-second"))
        price = _price(request)
        if (price and not client.any.take(price)) or not self.budgets.take(
            client.address, client.room.key if client.room else "", 1 + price
        ):
            return _sorry(client, request.id, "limit", because("why-too-many-messages"))
        self.metrics.message(_REQUEST_NAMES[type(request)])
        return request

    def _refuse(self, client: Client, sorry: Sorry) -> None:
        self.metrics.refusal(sorry.code)
        client.send(encoded(sorry))

    async def _run(self, client: Client, request: FromBrowser) -> None:
        room = client.room
        if isinstance(request, requests.Submit) and room is not None:
            began = time.perf_counter()
            if RECORDING in request.move:
                await self.lobby.off_loop.run(client.address, _read_recordings, request.move)
            await room.submit(client, request.seat, request.move, request.after, request.id, client.arrived)
            self.metrics.move(time.perf_counter() - began)
            client.send(encoded(messages.Done(request.id, room.n - 1)))
        elif isinstance(request, requests.Ping):
            client.send(encoded(messages.Pong(request.id, room.n - 1 if room is not None else -1)))
        elif isinstance(request, requests.Hello):
            await self._hello(client, request)
        elif room is None:
            raise RequestRefused("unknown", because("why-say-hello-first"))
        elif await self._run_in_room(room, client, request):
            client.send(encoded(messages.Done(request.id, room.n - 1)))

    async def _run_in_room(self, room: Room, client: Client, request: FromBrowser) -> bool:
        """Run a request in a room; whether to answer with ``done``."""
        must_be_left_to_players(room, request)
        match request:
            case requests.Echo():
                room.race.echo(client, request.beat, client.arrived)
                return False
            case requests.HintAsk():
                # a bot may think for seconds
                client.run_in_background(self._answer(client, request, hints.hint(room, client, request.seat, request.id)))
                return False
            case requests.WhyNot():
                hints.why_not(room, client, request.seat, request.move)
            case requests.RaceReady():
                room.race.ready(client, request.seat)
            case requests.LiveStart():
                action = await room.live.plan(client, request.seat, request.prefix, request.after)
                # in the background: a browser whose pings wait for a process to start would take its connection for dead
                client.run_in_background(self._answer(client, request, room.live.launch(action, request.id)))
                return False
            case requests.LiveInput():
                room.live.input(client, request.seat, request.first, request.samples)
                return False
            case requests.LiveEnd():
                room.live.end(client, request.seat)
            case requests.LiveCancel():
                room.live.cancel(client, request.seat)
            case requests.StepsAfter():
                async with room.lock:
                    room.steps(client, request.seat, request.prefix, request.id)
                return False
            case requests.FollowersAsk():
                await room.game_start.send_followers(client, request.id)
                return False
            case requests.Sit():
                member = await self.lobby.member(client.member_key)
                await room.sit(client, request.seat, request.name, request.id, request.colour, member, client.device)
            case requests.Invite():
                bot(request.bot)  # there must be such a bot
                check_budget(request.bot, self.lobby.bots.patience)
                await room.invite(client, request.seat, request.bot)
            case requests.Rename():
                await room.rename(client, request.seat, request.name)
            case requests.Recolour():
                await room.recolour(client, request.seat, request.colour)
            case requests.Ready():
                await room.game_start.ready(client, request.seat, request.yes)
            case requests.Plan():
                await room.game_start.plan(client, request.game, request.options, request.pyramid)
            case requests.Start():
                await room.game_start.start(client)
            case requests.Rolled():
                await room.rolled(client, request.seat, request.outcome)
            case requests.RollNow():
                await room.roll(client, request.seat)
            case requests.Retry():
                await room.retry(client)
            case requests.Premoves():
                await room.premoves.ask(client, request.seat, request.line, request.after, request.id)
                return False
            case requests.UndoAsk():
                await room.undo.ask(client, request.seat)
            case requests.UndoAnswer():
                await room.undo.answer(client, request.seat, request.yes)
            case requests.Manage():
                await room.governance.manage(client, request.action, request.seat, request.id)
            case requests.Vote():
                await room.governance.vote(client, request.yes)
            case requests.Say():
                if not client.chat.take():
                    raise RequestRefused("limit", because("why-too-many-messages"))
                await room.say(client, request.text, request.name)
            case requests.Mute():
                (client.muted.add if request.yes else client.muted.discard)(request.seat)
            case _:
                raise RequestRefused("unknown", because("why-not-known-yet"))
        return True

    def _must_admit(self, room: Room, client: Client, held: set[int]) -> None:
        """Admit seat holders always; spectators only while there is room."""
        if held:
            for seat in held:
                sockets = [one for one in room.visitors if seat in one.seats]
                for one in sockets[: max(0, len(sockets) + 1 - MAX_SEAT_SOCKETS)]:
                    one.disconnect()
            return
        watching = [one for one in room.visitors if not one.seats]
        near = [one for one in watching if isinstance(one, Client) and one.address == client.address]
        if len(watching) >= MOST_ROOM_VISITORS or (client.address not in LOCAL_ADDRESSES and len(near) >= MAX_ADDRESS_SPECTATORS):
            raise RequestRefused("limit", because("why-room-is-full"))

    async def _hello(self, client: Client, request: requests.Hello) -> None:
        if client.room is not None:
            raise RequestRefused("illegal", because("why-in-a-room-already"))
        client.language = request.language or ENGLISH
        if request.protocol < PROTOCOL:
            raise RequestRefused("protocol", because("why-page-is-older"))
        if request.protocol > PROTOCOL:
            raise RequestRefused("protocol", because("why-page-is-newer"))
        room = await self.lobby.find(request.room)
        held = room.seats_held_with(request.tokens)
        member = await self.lobby.member(request.member, bool(held or room.seats_offered_to(request.tokens)))
        client.member_key = request.member if member is not None else ""
        client.device = request.device
        self._must_admit(room, client, held)
        client.room = room
        client.muted = set(request.muted)
        await room.enter(client, request.tokens, request.since, request.id)


def _price(request: FromBrowser) -> float:
    """What a request costs beyond being read, in messages."""
    if isinstance(request, requests.Submit) and RECORDING in request.move:
        return sum([values_in(word) for word in request.move.split() if word.startswith(RECORDING)]) / VALUES_A_MESSAGE
    return PRICES.get(type(request), 0.0)


def _read_recordings(move: str) -> None:
    """Unpack the recordings of a move, in a thread; the rules find them in the cache."""
    for word in move.split():
        if word.startswith(RECORDING):
            with contextlib.suppress(Unparsable):  # the rules say what is wrong with it
                read_trace(word)


def _sorry(client: Client, id: int, code: messages.Code, why: Text) -> Sorry:
    """A refusal in the language of the client."""
    return Sorry(id, code, say_text(why, client.language) if why.args else _fixed(why.key, client.language))


@lru_cache(256)
def _fixed(key: str, language: str) -> str:
    """A sentence that is always the same: the refusals that a flood gets."""
    return say(key, language)
