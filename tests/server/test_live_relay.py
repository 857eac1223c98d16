"""Live actions are seen at other processes that serve the same room: the houses of these tests share a store, as processes do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from math import sqrt
from random import Random
from typing import Any, ClassVar, cast

import msgspec
import pytest

from pipyard.physics.live_pool import LivePool
from pipyard.physics.live_scene import LiveFrame, LiveResult, LiveScene
from pipyard.physics.motion import Frame, Motion, Track, halved, read_text
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.cluster.presence import SILENCE_SECONDS
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import LiveBegan, LiveFrames, LiveNow, LiveOver, Update
from pipyard.server.room.live.relay import ANNOUNCE_SECONDS, pieces
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.store.base import MAX_PUBLISHED_BYTES, Conflict, EntryBatch
from pipyard.server.store.events import GameEvent, encode

from .memory import InMemory
from .test_all_games import Guest
from .test_live import started
from .timeless import run_story

TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))


class Party(InMemory):
    """One of several views of one store: what is written or published in one reaches the others a moment later."""

    shared: ClassVar[bool] = True

    def __init__(self, me: str, *others: Party) -> None:
        super().__init__()
        self.me = me
        self.others: list[Party] = [*others]
        self.published: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        for other in others:
            other.others.append(self)
            self.logs = other.logs

    async def publish(self, *said: tuple[str, str]) -> None:
        await self.free.wait()
        for room, what in said:
            assert len(what.encode()) <= MAX_PUBLISHED_BYTES + 20
            self.published.append(what)
            for other in self.others:
                if other.on_message is not None:
                    asyncio.get_running_loop().call_soon(other.on_message, self.me, room, what)

    async def _commit(self, units: list[EntryBatch]) -> list[Conflict | None]:
        taken = await super()._commit(units)
        for unit in units:
            for other in self.others:
                if other.on_write is not None:
                    asyncio.get_running_loop().call_soon(other.on_write, unit.room)
        return taken


class Scene:
    """A live scene without a process of its own: it goes on when a test says so."""

    def __init__(self, space: ActionOutcome) -> None:
        self.session = LiveScene(space, "1")
        self.over = False
        self._shown: asyncio.Queue[LiveFrame | None] = asyncio.Queue()
        self._ended: asyncio.Future[LiveResult] = asyncio.get_running_loop().create_future()

    def push(self, sample: dict[str, float]) -> bool:
        self.session.push(sample)
        return True

    async def go(self, frames: int) -> None:
        for number in range(frames):
            self.session.frame()
            if number % 2:
                self._shown.put_nowait(self.session.shown())
        await settle_down()

    async def frames(self) -> AsyncIterator[LiveFrame]:
        while (shown := await self._shown.get()) is not None:
            yield shown

    async def finish(self) -> LiveResult:
        self.session.going.rest()
        while self.session.frame():
            pass
        self.over = True
        self._shown.put_nowait(None)
        self._ended.set_result(self.session.ended())
        return self._ended.result()

    async def ended(self) -> LiveResult:
        return await self._ended

    def cancel(self) -> None:
        self.over = True
        self._shown.put_nowait(None)


class Scenes:
    def __init__(self) -> None:
        self.last: Scene | None = None

    async def start(
        self, space: ActionOutcome, seed: str, account: str = "", on_place: Callable[[int], None] = lambda place: None
    ) -> Scene:
        self.last = Scene(space)
        return self.last

    def close(self) -> None:
        return


class Lobby2(Lobby):
    """A process: its house and the live scenes of it."""

    def __init__(self, store: Party) -> None:
        super().__init__(store, BotPool(1), 0)
        self.party = store
        self.scenes = Scenes()
        self.lives = cast("LivePool", self.scenes)

    @property
    def scene(self) -> Scene:
        assert self.scenes.last
        return self.scenes.last


async def settle_down() -> None:
    """Let every process receive what was published."""
    for _ in range(60):
        await asyncio.sleep(0)


async def two_houses(game: str = "mountaing") -> tuple[Lobby2, Lobby2, Room, Guest, Guest, Guest]:
    """A room with Ann, who holds all seats, and a spectator at one process, and Eve who watches at the other."""
    near = Lobby2(Party("near"))
    far = Lobby2(Party("far", near.party))
    room, tokens = await near.open(NewRoom(game, TWO, {"start_seat": "0"}))
    ann, ian, eve = Guest(), Guest(), Guest()
    await room.enter(ann, tuple(tokens.values()), -1, 1)
    await room.enter(ian, (), -1, 1)
    await (await far.find(room.key)).enter(eve, (), -1, 1)
    await settle_down()
    return near, far, room, ann, ian, eve


def of(guest: Guest, kind: type) -> list[Any]:
    return [message for message in guest.received if isinstance(message, kind)]


def near_enough(one: LiveNow, other: LiveNow) -> bool:
    """The same dice in the same places, as exactly as recorded motion tells them."""
    assert [die.die for die in one.dice] == [die.die for die in other.dice]
    assert [die.colour for die in one.dice] == [die.colour for die in other.dice]
    assert one.tilt == pytest.approx(other.tilt, abs=0.06)
    far = [abs(a - b) for die, twin in zip(one.dice, other.dice, strict=True) for a, b in zip(die.at, twin.at, strict=True)]
    return max(far) < 0.06


PULL = ("pull", "0,4,4")


async def pull(room: Room, ann: Guest, house: Lobby2, frames: int = 60) -> None:
    """Draw a die out, a little with every frame."""
    for number in range(frames // 6):
        room.live.input(ann, 0, 6 * number, tuple([(0.0, -0.7 * (6 * number + i), 0.2 * (6 * number + i), 5.0) for i in range(6)]))
        await asyncio.sleep(0.11)
        await house.scene.go(6)


def test_what_is_steered_at_one_process_is_watched_at_another() -> None:
    async def story() -> None:
        near, _, room, ann, ian, eve = await two_houses()
        await started(room, ann, 0, PULL, ann.n, 7)
        await settle_down()
        (began,), (here,) = of(eve, LiveBegan), of(ian, LiveBegan)
        assert began == here
        await pull(room, ann, near)
        assert len(of(ian, LiveFrames)) == 10
        for frames in of(ian, LiveFrames):
            assert frames in of(eve, LiveFrames)
        firsts = [frames.first for frames in of(eve, LiveFrames) if read_text(frames.motion).length > 1]
        assert firsts == sorted(firsts)
        room.live.end(ann, 0)
        while not of(eve, LiveOver):
            await asyncio.sleep(0.01)
        assert [over.why for over in (*of(eve, LiveOver), *of(ian, LiveOver))] == ["settled", "settled"]
        update = next(message for message in eve.received if isinstance(message, Update) and message.lines)
        assert eve.received.index(update) < eve.received.index(of(eve, LiveOver)[0])
        assert update.picture.live == ()
        assert update.lines[0].text.startswith("pull 0,4,4 ~")
        assert update.lines == next(message.lines for message in of(ian, Update) if message.lines)

    run_story(story())


def test_who_comes_in_the_middle_sees_everything_in_its_place() -> None:
    async def story() -> None:
        near, far, room, ann, _, _ = await two_houses()
        await started(room, ann, 0, PULL, ann.n, 7)
        await pull(room, ann, near)
        # where it is known already
        late = Guest()
        twin = await far.find(room.key)
        await twin.enter(late, (), -1, 1)
        assert late.picture
        (now,) = late.picture.live
        assert near_enough(now, room.live.now()[0])
        assert not near_enough(now, of(ann, LiveBegan)[0].live)
        # where nobody was so far
        third = Lobby2(Party("third", near.party, far.party))
        later = Guest()
        await (await third.find(room.key)).enter(later, (), -1, 1)
        assert later.picture
        assert later.picture.live == ()
        while not of(later, LiveBegan):
            await asyncio.sleep(0.01)
        assert near_enough(of(later, LiveBegan)[0].live, room.live.now()[0])
        await near.scene.go(6)
        assert of(later, LiveFrames)[-1] == of(late, LiveFrames)[-1] == of(ann, LiveFrames)[-1]
        # and who comes back
        back = Guest()
        await twin.enter(back, (), late.n, 1)
        assert isinstance(back.received[0], Update)
        assert near_enough(back.received[0].picture.live[0], room.live.now()[0])
        # chat in between tells the same
        await twin.say(late, "oh")
        assert near_enough(twin.live.now()[0], room.live.now()[0])

    run_story(story())


def test_a_tilted_plate_is_tilted_at_the_other_process() -> None:
    async def story() -> None:
        near, far, room, ann, _, eve = await two_houses("faraday")
        await started(room, ann, 0, ("tilt",), ann.n, 7)
        width = len(room.live.now()[0].channels)
        room.live.input(ann, 0, 0, ((9.0, -5.0, *[0.0] * (width - 2)),))
        await asyncio.sleep(0.1)
        await near.scene.go(30)
        twin = await far.find(room.key)
        assert room.live.now()[0].tilt == twin.live.now()[0].tilt != (0.0, 0.0)
        assert of(eve, LiveFrames)[-1].tilts[-1] == room.live.now()[0].tilt

    run_story(story())


def test_nothing_is_published_where_nobody_looks() -> None:
    async def story() -> None:
        near, far, room, ann, _, eve = await two_houses()
        (await far.find(room.key)).leave(eve)
        await settle_down()
        assert room.audience.elsewhere == {}
        near.party.published.clear()
        await started(room, ann, 0, PULL, ann.n, 7)
        await pull(room, ann, near)
        room.live.leave(ann)
        while room.live.busy:
            await asyncio.sleep(0.01)
        assert near.party.published == []

    run_story(story())


def test_a_slow_line_holds_up_nobody_and_loses_only_frames() -> None:
    async def story() -> None:
        near, far, room, ann, ian, eve = await two_houses()
        await started(room, ann, 0, PULL, ann.n, 7)
        await settle_down()
        near.party.free.clear()
        await pull(room, ann, near)
        assert len(of(ian, LiveFrames)) == 10
        assert of(eve, LiveFrames) == []
        near.party.free.set()
        await asyncio.sleep(ANNOUNCE_SECONDS + 0.1)
        assert len([frames for frames in of(eve, LiveFrames) if read_text(frames.motion).length > 1]) < 10
        twin = await far.find(room.key)
        assert near_enough(twin.live.now()[0], room.live.now()[0])
        # and browsers know it too
        last = {track.die: track.frames[-1] for frames in of(eve, LiveFrames) for track in read_text(frames.motion).tracks}
        for die in twin.live.now()[0].dice:
            assert last[die.die][:3] == pytest.approx(die.at, abs=0.06)

    run_story(story())


def test_what_comes_to_nothing_is_over_everywhere() -> None:
    async def story() -> None:
        near, far, room, ann, _, eve = await two_houses()
        twin = await far.find(room.key)
        await started(room, ann, 0, PULL, ann.n, 7)
        await settle_down()
        assert twin.live.busy
        room.live.cancel(ann, 0)
        await settle_down()
        assert [over.why for over in of(eve, LiveOver)] == ["cancelled"]
        assert not twin.live.busy
        # the process dies
        await started(room, ann, 0, PULL, ann.n, 8)
        await pull(room, ann, near, 6)
        assert len(of(eve, LiveBegan)) == 2
        near.party.free.clear()
        await asyncio.sleep(SILENCE_SECONDS - 1)
        far.neighbours.drop_silent()
        assert twin.live.busy
        await asyncio.sleep(2)
        far.neighbours.drop_silent()
        assert [over.why for over in of(eve, LiveOver)] == ["cancelled", "failed"]
        assert not twin.live.busy
        assert twin.audience.elsewhere == {}
        # and was only slow: it is asked anew who is there, and what goes on
        near.party.free.set()
        while len(of(eve, LiveBegan)) < 3:
            await asyncio.sleep(0.01)
        assert twin.audience.elsewhere == {"near": frozenset({0, 1})}
        # the house is closed
        room.live.close()
        await settle_down()
        assert [over.why for over in of(eve, LiveOver)] == ["cancelled", "failed", "failed"]

    run_story(story())


def test_a_hand_is_at_one_process_only() -> None:
    async def story() -> None:
        near, far, room, ann, _, _ = await two_houses()
        twin = await far.find(room.key)
        other = Guest()
        await twin.enter(other, (), -1, 1)
        other.seats = {0, 1}
        await started(room, ann, 0, PULL, ann.n, 7)
        await settle_down()
        with pytest.raises(RequestRefused, match="finish your current action"):
            await started(twin, other, 0, PULL, other.n, 8)
        await pull(room, ann, near, 6)
        # what happens meanwhile voids it, here and there
        await near.party.append(room.key, room.n, [encode(GameEvent(0, "forfeit"))])
        for house in (near, far):
            house.on_write(room.key)
        await settle_down()
        assert [over.why for guest in (ann, other) for over in of(guest, LiveOver)] == ["failed", "failed"]
        assert not twin.live.busy

    run_story(story())


def test_what_began_after_an_unknown_move_waits_for_it() -> None:
    async def story() -> None:
        near, far, room, ann, _, eve = await two_houses()
        twin = await far.find(room.key)
        before, far.party.on_write = far.party.on_write, None
        await started(room, ann, 0, PULL, ann.n, 7)
        await pull(room, ann, near, 12)
        room.live.end(ann, 0)
        while room.live.busy:
            await asyncio.sleep(0.01)
        while not of(ann, LiveOver):
            await asyncio.sleep(0.01)
        seat = ann.picture.turn.seats[0] if ann.picture else -1
        # the far process has not read of it yet, but hears of the next action
        await started(room, ann, seat, ("pull", "0,3,5"), ann.n, 8)
        await settle_down()
        assert len(of(eve, LiveBegan)) == 1
        far.party.on_write = before
        assert before is not None
        before(room.key)
        while len(of(eve, LiveBegan)) < 2:
            await asyncio.sleep(0.01)
        kinds = [type(message).__name__ for message in eve.received if not isinstance(message, LiveFrames)]
        assert kinds[-3:] == ["Update", "LiveOver", "LiveBegan"]
        assert of(eve, LiveBegan)[-1].live.seat == seat
        assert twin.live.now()[0].seat == seat

    run_story(story())


def test_an_outcome_is_kept_although_somebody_else_wrote_first() -> None:
    async def story() -> None:
        near, far, room, ann, _, eve = await two_houses()
        twin = await far.find(room.key)
        await started(room, ann, 0, PULL, ann.n, 7)
        await pull(room, ann, near, 12)
        near.party.on_write = None  # what is said at the other process is not known here yet
        await twin.say(eve, "look!")
        room.live.end(ann, 0)
        while not of(ann, LiveOver):
            await asyncio.sleep(0.01)
        assert [over.why for over in of(ann, LiveOver)] == ["settled"]
        assert [line.text for line in ann.chat] == ["look!"]
        assert ann.lines[-2].text.startswith("pull 0,4,4")

    run_story(story())


def test_an_outcome_that_cannot_be_kept_is_said_to_have_failed() -> None:
    async def story() -> None:
        near, _, room, ann, _, _ = await two_houses()
        await started(room, ann, 0, PULL, ann.n, 7)
        await pull(room, ann, near, 12)
        near.party.full = True
        room.live.end(ann, 0)
        while not of(ann, LiveOver):
            await asyncio.sleep(0.01)
        assert [over.why for over in of(ann, LiveOver)] == ["failed"]
        near.party.full = False
        while room.uncommitted:
            await asyncio.sleep(0.1)
        assert not room.live.busy
        await started(room, ann, 0, PULL, ann.n, 8)

    run_story(story())


def test_what_another_process_says_in_riddles_changes_nothing() -> None:
    async def story() -> None:
        _, far, room, _, _, eve = await two_houses()
        received = len(eve.received)
        for what in ("live", "live 1 {", 'live 1 [0,["sing"],1,0]', "live x []", "frames 1 {}", "over 9 never", "here x,y", "", "who"):
            far.neighbours.on_message("stranger", room.key, what)
        far.neighbours.on_message("stranger", "no such room", "here 0")
        await settle_down()
        assert not [message for message in eve.received[received:] if not isinstance(message, Update)]
        assert not (await far.find(room.key)).live.busy

    run_story(story())


def test_whoever_goes_on_at_another_process_does_not_get_his_time_back() -> None:
    async def story() -> None:
        near = Lobby2(Party("near"))
        far = Lobby2(Party("far", near.party))
        room, tokens = await near.open(NewRoom("el_dado", TWO, {"start_seat": "0"}, bank=60))
        ann, again = Guest(), Guest()
        await room.enter(ann, tuple(tokens.values()), -1, 1)
        await asyncio.sleep(20)
        room.leave(ann)
        await asyncio.sleep(1000)  # nobody looks
        twin = await far.find(room.key)
        await twin.enter(again, tuple(tokens.values()), -1, 1)
        await settle_down()
        assert twin.clock.bank_ms(0) == 40_000
        assert again.chairs[0].left_ms == 40_000
        await asyncio.sleep(10)
        await twin.submit(again, 0, "take 0,0,0", again.n)
        assert (twin.clock.bank_ms(0), twin.clock.bank_ms(1)) == (30_000, 60_000)
        # both have looked on for a while: the one who has seen more is right
        await room.enter(ann, tuple(tokens.values()), -1, 1)
        await settle_down()
        await asyncio.sleep(5)
        assert (room.clock.bank_ms(0), room.clock.bank_ms(1)) == (30_000, 55_000)
        assert twin.clock.bank_ms(1) == 55_000
        near.neighbours.on_message("far", room.key, f"clock {room.session.last_number - 1} 1:50000")  # that was another decision
        assert room.clock.bank_ms(1) == 55_000

    run_story(story())


def restless(dice: int) -> Motion:
    rng = Random(4)
    tracks: list[Track] = []
    for die in range(dice):
        frames: list[Frame] = []
        for _ in range(6):
            w, i, j, k = [rng.gauss(0, 1) for _ in range(4)]
            size = sqrt(w * w + i * i + j * j + k * k)
            frames.append((rng.uniform(-99, 99), rng.uniform(-99, 99), rng.uniform(0, 99), (w / size, i / size, j / size, k / size)))
        tracks.append(Track(die, die % 3, frames[die % 3 :]))
    return Motion(6, tracks)


def test_long_reels_go_in_pieces_that_stand_by_themselves() -> None:
    whole = LiveFrames(0, 3, 60, restless(165).text(), ((1.0, 2.0),) * 6, ())
    cut = pieces(whole)
    assert len(cut) > 1
    assert all(len(piece.encode()) <= MAX_PUBLISHED_BYTES for piece in cut)
    found = [msgspec.json.decode(piece, type=LiveFrames) for piece in cut]
    assert {(piece.seat, piece.first, piece.tilts, piece.shifts) for piece in found} == {(3, 60, whole.tilts, ())}
    tracks = [track for piece in found for track in read_text(piece.motion).tracks]
    assert [(track.die, track.first, track.frames) for track in tracks] == [
        (track.die, track.first, track.frames) for track in read_text(whole.motion).tracks
    ]
    assert {read_text(piece.motion).length for piece in found} == {6}
    assert pieces(LiveFrames(0, 3, 60, restless(3).text(), ((1.0, 2.0),) * 3000, ())) == []


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_a_motion_is_halved_by_dice(dice: int) -> None:
    halves = [read_text(half) for half in halved(restless(dice).text())]
    assert [len(half.tracks) for half in halves] == [(dice + 1) // 2, dice // 2]
