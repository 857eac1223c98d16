"""Live actions at the table: steered, watched by everybody, kept as a move with its outcome; and what may not be."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from math import sin
from typing import Any, cast

import pytest

from pipyard.physics.live_pool import LivePool
from pipyard.physics.live_scene import LiveFrame
from pipyard.physics.live_session import LiveSession
from pipyard.physics.motion import read_text
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.prometheus import PrometheusMetrics
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import LiveBegan, LiveFrames, LiveOver, LiveWaits
from pipyard.server.room.live.frame_reel import REEL, FrameBuffer
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.socket.connection import Connection
from pipyard.server.socket.dispatch import Client, Dispatcher

from .guests import Guest as SocketGuest
from .guests import Server
from .memory import InMemory
from .test_all_games import Guest
from .timeless import until

TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))


async def sit(scenes: int = 1, game: str = "faraday") -> tuple[Lobby, Room, Guest, Guest]:
    house = Lobby(InMemory(), BotPool(1), 0, scenes=scenes)
    room, tokens = await house.open(NewRoom(game, TWO, {"start_seat": "0"}))
    ann, eve = Guest(), Guest()
    await room.enter(ann, tuple(tokens.values()), -1, 1)
    await room.enter(eve, (), -1, 1)
    return house, room, ann, eve


async def started(room: Room, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int, id: int) -> None:
    await room.live.launch(await room.live.plan(visitor, seat, prefix, after), id)


def received(guest: Guest, kind: type) -> list[object]:
    return [message for message in guest.received if isinstance(message, kind)]


def asked(room: Room) -> int:
    assert room.match
    turn = room.match.turn
    return turn.seat


def test_a_steered_action_is_watched_and_becomes_the_move() -> None:
    async def story() -> None:
        house, room, ann, eve = await sit()
        seat = asked(room)
        await started(room, ann, seat, ("tilt",), ann.n, 7)
        (began,) = received(eve, LiveBegan)
        assert isinstance(began, LiveBegan)
        assert began.live.channels[:2] == ("tilt_x", "tilt_y")
        assert began.live.rate == 60
        assert len(began.live.dice) > 0
        with pytest.raises(RequestRefused, match="finish your current action"):
            await started(room, ann, seat, ("tilt",), ann.n, 8)
        width = len(began.live.channels)
        for first in range(0, 60, 6):
            rows = [[8 * sin(number / 9), 0.0, *[0.0] * (width - 2)] for number in range(first, first + 6)]
            room.live.input(ann, seat, first, tuple([tuple(row) for row in rows]))
            await asyncio.sleep(0.1)
        while room.live.now()[0].tilt == (0.0, 0.0):
            await asyncio.sleep(0.02)
        late = Guest()
        await room.enter(late, (), -1, 1)
        assert late.picture
        assert [live.seat for live in late.picture.live] == [seat]
        assert began.live.tilt == (0.0, 0.0)
        assert late.picture.live[0].tilt != (0.0, 0.0)
        with pytest.raises(RequestRefused, match="touched"):
            room.live.cancel(ann, seat)
        with pytest.raises(RequestRefused, match="numbers"):
            room.live.input(ann, seat, 60, ((1.0,),))
        room.live.end(ann, seat)
        await until(lambda: received(eve, LiveOver))
        (over,) = received(eve, LiveOver)
        assert isinstance(over, LiveOver)
        assert over.why == "settled"
        result = [line for line in eve.lines if line.text.startswith("tilt ")]
        assert len(result) == 1
        assert result[0].seat == seat
        outcome = next(line for line in eve.lines if line.n == result[0].n + 1)
        assert outcome.text.startswith("T")
        frames = [message for message in received(eve, LiveFrames) if isinstance(message, LiveFrames)]
        assert len(frames) >= 3
        assert [frame.first for frame in frames] == sorted({frame.first for frame in frames})
        for frame in frames:
            assert len(frame.tilts) in (0, read_text(frame.motion).length)
        assert max([abs(x) for frame in frames for x, _ in frame.tilts]) > 4
        again = await Lobby(house.store, BotPool(1), 0).find(room.key)
        assert again.match
        assert room.match
        assert again.match.state.facts() == room.match.state.facts()
        room.close_tasks()
        house.lives.close()

    asyncio.run(story())


def test_a_die_drawn_live_is_the_move_and_goes_no_farther_than_it_may() -> None:
    async def story() -> None:
        house, room, ann, eve = await sit(game="mountaing")
        seat = asked(room)
        await started(room, ann, seat, ("pull", "0,4,4"), ann.n, 7)
        (began,) = received(eve, LiveBegan)
        assert isinstance(began, LiveBegan)
        assert began.live.channels == ("hand_x", "hand_y", "hand_z", "grip")
        for first in range(0, 60, 6):
            rows = [(0.0, -0.7 * number, 0.2 * number, 5.0) for number in range(first, first + 6)]
            room.live.input(ann, seat, first, tuple(rows))
            await asyncio.sleep(0.1)
        room.live.end(ann, seat)
        await until(lambda: received(eve, LiveOver))
        (over,) = received(eve, LiveOver)
        assert isinstance(over, LiveOver)
        assert over.why == "settled"
        assert [line.text.split(" ~")[0] for line in eve.lines if line.seat == seat] == ["pull 0,4,4"]
        room.close_tasks()
        house.lives.close()

    asyncio.run(story())


def test_what_was_not_touched_can_be_left_and_others_cannot_steer() -> None:
    async def story() -> None:
        house, room, ann, eve = await sit()
        seat = asked(room)
        for prefix in (("tilt", "0,0,0", "1"), ("sing",), ("press", "9,9,9"), ("tilt", "~x")):
            with pytest.raises(RequestRefused):
                await started(room, ann, seat, prefix, ann.n, 1)
        with pytest.raises(RequestRefused, match="not yours"):
            await started(room, eve, seat, ("tilt",), eve.n, 1)
        with pytest.raises(RequestRefused):
            await started(room, ann, 1 - seat, ("tilt",), ann.n, 1)
        with pytest.raises(RequestRefused, match="before your move arrived"):
            await started(room, ann, seat, ("tilt",), 0, 1)
        before = room.n
        await started(room, ann, seat, ("tilt",), ann.n, 1)
        with pytest.raises(RequestRefused, match="not yours"):
            room.live.input(eve, seat, 0, ((0.0,) * 4,))
        with pytest.raises(RequestRefused, match="that fast"):
            room.live.input(ann, seat, 100, ((0.0,) * len(room.live.now()[0].channels),))
        room.live.cancel(ann, seat)
        (over,) = received(eve, LiveOver)
        assert isinstance(over, LiveOver)
        assert over.why == "cancelled"
        assert room.n == before
        assert not room.live.busy
        # whoever loses his connection takes his hand off
        await started(room, ann, seat, ("tilt",), ann.n, 1)
        room.live.input(ann, seat, 0, ((0.0,) * len(room.live.now()[0].channels),))
        room.leave(ann)
        await until(lambda: len(received(eve, LiveOver)) == 2)
        assert room.n > before
        room.close_tasks()
        house.lives.close()

    asyncio.run(story())


class Line:
    """A connection to a browser, as the dispatcher sees it."""

    def __init__(self) -> None:
        self.address = "127.0.0.1"
        self.said: list[dict[str, Any]] = []
        self.slow: Callable[[], None] | None = None

    def send(self, body: bytes) -> None:
        self.said.append(json.loads(body))

    def keeps_up(self) -> bool:
        return True

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.said if message["t"] not in ("table", "update", "frames")]


def test_a_browser_hears_from_the_table_while_its_action_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser whose pings are not answered reconnects, and its action is lost."""
    ready = asyncio.Event()
    begin = LivePool.start

    async def begin_late(lives: LivePool, space: ActionOutcome, seed: str, account: str, on_place: Callable[[int], None]) -> LiveSession:
        await ready.wait()
        return await begin(lives, space, seed, account=account, on_place=on_place)

    async def story() -> None:
        monkeypatch.setattr(LivePool, "start", begin_late)
        house = Lobby(InMemory(), BotPool(1), 0, scenes=2)
        room, tokens = await house.open(NewRoom("faraday", TWO, {"start_seat": "0"}))
        dispatcher = Dispatcher(house, (), 20, PrometheusMetrics())

        async def come() -> tuple[Line, Client]:
            line = Line()
            client = dispatcher.accept(cast("Connection", line))
            await say(client, t="hello", protocol=PROTOCOL, room=room.key, tokens=list(tokens.values()))
            return line, client

        async def say(client: Client, **wish: object) -> None:
            await client.receive(json.dumps({"id": 1, **wish}).encode(), 0.0)

        first, ann = await come()
        tilt = {"t": "live", "seat": asked(room), "prefix": ["tilt"], "after": room.n - 1}
        await say(ann, **tilt)
        await say(ann, t="ping")
        assert first.kinds() == ["pong"]
        # one that goes before it has begun leaves the seat free, and what begins for nobody ends
        ann.on_disconnect()
        assert not room.live.busy
        second, ann = await come()
        await say(ann, **tilt)
        ready.set()
        await until(lambda: "live" in second.kinds())
        assert second.kinds() == ["live"]
        assert first.kinds() == ["pong"]
        assert room.live.steers(asked(room))
        room.close_tasks()
        house.lives.close()

    asyncio.run(story())


def test_who_waits_for_a_simulation_is_told_the_place_in_the_queue() -> None:
    async def story() -> None:
        house, room, ann, _ = await sit()
        other, tokens = await house.open(NewRoom("faraday", TWO, {"start_seat": "0"}))
        cem, eve = Guest(), Guest()
        await other.enter(cem, tuple(tokens.values()), -1, 1)
        await other.enter(eve, (), -1, 1)
        await started(room, ann, asked(room), ("tilt",), ann.n, 1)
        waiting = asyncio.create_task(started(other, cem, asked(other), ("tilt",), cem.n, 7))
        await until(lambda: bool(received(cem, LiveWaits)))
        assert received(cem, LiveWaits) == [LiveWaits(7, asked(other), 1)]
        assert received(eve, LiveWaits) == []
        room.live.cancel(ann, asked(room))
        await waiting
        assert len(received(cem, LiveBegan)) == 1
        other.live.close()
        house.lives.close()

    asyncio.run(story())


@pytest.mark.parametrize("how", ["cancel", "go"])
def test_who_waits_for_a_simulation_can_leave_the_queue(how: str) -> None:
    async def story() -> None:
        house, room, ann, _ = await sit()
        other, tokens = await house.open(NewRoom("faraday", TWO, {"start_seat": "0"}))
        cem = Guest()
        await other.enter(cem, tuple(tokens.values()), -1, 1)
        await started(room, ann, asked(room), ("tilt",), ann.n, 1)
        waiting = asyncio.create_task(started(other, cem, asked(other), ("tilt",), cem.n, 7))
        await until(lambda: house.lives.queued == 1)
        if how == "cancel":
            other.live.cancel(cem, asked(other))
        else:
            other.leave(cem)
        await waiting
        assert house.lives.queued == 0
        assert not other.live.busy
        assert received(cem, LiveBegan) == []
        # the place was given back: the next one begins at once
        room.live.cancel(ann, asked(room))
        dan = Guest()
        await other.enter(dan, tuple(tokens.values()), -1, 1)
        await started(other, dan, asked(other), ("tilt",), dan.n, 8)
        assert len(received(dan, LiveBegan)) == 1
        other.live.close()
        house.lives.close()

    asyncio.run(story())


def test_who_cancels_while_the_process_starts_leaves_it_free() -> None:
    async def story() -> None:
        house, room, ann, _ = await sit()
        starting = asyncio.create_task(started(room, ann, asked(room), ("tilt",), ann.n, 1))
        await until(lambda: bool(house.lives.busy))
        room.live.cancel(ann, asked(room))
        await starting
        assert not house.lives.busy
        await started(room, ann, asked(room), ("tilt",), ann.n, 2)
        assert len(received(ann, LiveBegan)) == 1
        room.live.close()
        house.lives.close()

    asyncio.run(story())


def test_what_arrives_after_an_action_has_ended_is_ignored() -> None:
    """A die fell and the action ended by itself, while its hand went on sending: that is nobody's fault, and nobody is told."""

    async def story() -> None:
        house, room, ann, eve = await sit()
        seat = asked(room)
        await started(room, ann, seat, ("tilt",), ann.n, 1)
        room.live.cancel(ann, seat)
        room.live.input(ann, seat, 0, ((0.0,) * 6,))
        room.live.end(ann, seat)
        room.live.cancel(ann, seat)
        with pytest.raises(RequestRefused, match="not yours"):
            room.live.input(eve, seat, 0, ((0.0,) * 6,))
        house.lives.close()

    asyncio.run(story())


def test_there_are_only_so_many_live_actions() -> None:
    async def story() -> None:
        house, room, ann, _ = await sit(scenes=0)
        with pytest.raises(RequestRefused) as refused:
            await started(room, ann, asked(room), ("tilt",), ann.n, 1)
        assert refused.value.code == "limit"
        assert not room.live.busy
        house.lives.close()

    asyncio.run(story())


def test_reels_have_every_frame_of_every_die_that_moves() -> None:
    film = FrameBuffer()
    film.poses = {1: (0.0, 0.0, 0.0, (1.0, 0.0, 0.0, 0.0)), 2: (5.0, 0.0, 0.0, (1.0, 0.0, 0.0, 0.0))}
    assert film.add(LiveFrame(2, (0.0, 0.0), [(1, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)])) is None
    assert film.add(LiveFrame(4, (0.0, 0.0), [])) is None
    reel = film.add(LiveFrame(6, (0.0, 0.0), [(1, 3.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0), (2, 5.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0)]))
    assert reel is not None
    motion = read_text(reel.motion)
    assert (reel.first, motion.length) == (1, REEL)
    assert reel.tilts == ()
    one, two = motion.tracks
    assert [round(frame[0], 2) for frame in one.frames] == [1.0, 2.0, 2.0, 2.0, 2.5, 3.0]
    assert (two.first, [round(frame[1], 2) for frame in two.frames]) == (4, [0.5, 1.0])
    assert film.rest() is None


def test_reels_have_the_plate_in_every_frame() -> None:
    film = FrameBuffer((2.0, 0.0))
    assert film.add(LiveFrame(2, (4.0, -1.0), [])) is None
    assert film.add(LiveFrame(3, (4.0, -1.0), [])) is None
    reel = film.add(LiveFrame(6, (1.0, 2.0), []))
    assert reel is not None
    assert reel.tilts == ((3.0, -0.5), (4.0, -1.0), (4.0, -1.0), (3.0, 0.0), (2.0, 1.0), (1.0, 2.0))
    assert read_text(reel.motion).length == len(reel.tilts) == REEL
    assert film.add(LiveFrame(8, (0.0, 0.0), [])) is None
    rest = film.rest()
    assert rest is not None
    assert (rest.first, rest.tilts) == (7, ((0.5, 1.0), (0.0, 0.0)))
    assert film.add(LiveFrame(10, (0.0, 0.0), [])) is None
    assert film.rest() == (9, rest.motion, (), ())


def test_reels_have_how_far_a_push_carries_the_plate() -> None:
    film = FrameBuffer()
    assert film.add(LiveFrame(2, (0.0, 0.0), [], (6.0, 0.0))) is None
    reel = film.add(LiveFrame(6, (0.0, 0.0), [], (-2.0, 4.0)))
    assert reel is not None
    assert reel.tilts == ()
    assert reel.shifts == ((3.0, 0.0), (6.0, 0.0), (4.0, 1.0), (2.0, 2.0), (0.0, 3.0), (-2.0, 4.0))


@pytest.mark.table
def test_all_of_it_over_real_sockets(server: Server) -> None:
    room, tokens = server.room("faraday", "me", "me", start_seat="0")
    ann, eve = SocketGuest(server, room, *tokens.values()), SocketGuest(server, room)
    assert ann.ask(t="colour", seat=1, colour="pink")["t"] == "done"
    assert ann.chairs[1]["colour"] == "pink"
    assert ann.ask(t="mute", seat=-1)["t"] == "done"
    assert eve.ask(t="say", text="unheard")["t"] == "done"
    assert ann.ask(t="plan", game="rasanto")["t"] == "done"
    assert ann.ask(t="followers")["code"] == "turn"
    assert eve.ask(t="live", seat=0, prefix=["tilt"], after=eve.n)["code"] == "seat"
    (seat,) = ann.turn["seats"]
    ann.send(t="live", seat=seat, prefix=["tilt"], after=ann.n)
    began = ann.hear_until("live", "sorry")
    assert began["t"] == "live", began
    width = len(began["live"]["channels"])
    for first in range(40):  # sixty messages a second are not too many
        ann.send(t="input", seat=seat, first=first, samples=[[3.0, 0.0, *[0.0] * (width - 2)]])
        time.sleep(1 / 60)
    assert ann.ask(t="live_end", seat=seat)["t"] == "done"
    assert ann.hear_until("live_over", "sorry")["why"] == "settled"
    assert eve.hear_until("frames")["motion"]
    assert eve.hear_until("live_over")["seat"] == seat
    assert [line["text"] for line in ann.lines if line["seat"] == seat][-1].startswith("tilt ~")
    assert ann.chat == []
