"""Everybody in a race hears what became of a claim and why, and a slow line costs nothing: to the millisecond, on a clock of its own."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from pipyard.core.scene import Text
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Beat, Verdict
from pipyard.server.room.race import live_race, room_race
from pipyard.server.room.race.latency import MOST_OPEN, SAMPLES_KEPT, Latency
from pipyard.server.room.room import Room

from .guests import Guest, Server
from .memory import InMemory
from .test_all_games import Guest as InRoom
from .timeless import run_story, until

SLOW = 0.08
"""Seconds that a message is under way on the slow line, in each direction."""
TWO = (NewSeat("person", "Ann"), NewSeat("person", "Bob"))


class Runner(Guest):
    """A guest in a race over a real socket."""

    def verdict(self, id: int) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["t"] == "beat":
                self.send(t="echo", beat=message["beat"])
            if message["t"] == "verdict" and message["id"] == id:
                return message

    def claim(self, seat: int, move: str) -> int:
        return self.send(t="submit", seat=seat, move=move, after=self.n)


class Far(InRoom):
    """A guest at the end of a line of some length, on a loop with a time of its own; echoes come ``idle`` seconds late."""

    def __init__(self, seconds: float = 0.0, idle: float = 0.0) -> None:
        super().__init__()
        self.seconds, self.idle = seconds, idle
        self.room: Room | None = None

    def send(self, body: bytes) -> None:
        asyncio.get_running_loop().call_later(self.seconds, self.arrive, body)

    def arrive(self, body: bytes) -> None:
        super().send(body)
        message = self.received[-1]
        if isinstance(message, Beat):
            asyncio.get_running_loop().call_later(self.idle + self.seconds, self.echo, message.beat)

    def echo(self, beat: int) -> None:
        assert self.room
        self.room.race.echo(self, beat, asyncio.get_running_loop().time())

    def rolls(self) -> int:
        """How many rolls have been shown."""
        return len([line for line in self.lines if line.seat < 0 and len(line.text.split()) == 3])

    async def sees_roll(self, many: int) -> None:
        await until(lambda: self.rolls() >= many and self.picture is not None and self.picture.turn.kind == "choose")

    async def claim(self, seat: int, move: str, id: int, after: int = -1) -> None:
        """A claim about what is seen now, or was seen; it arrives when the line has carried it."""
        assert self.room
        after = after if after >= 0 else self.n
        await asyncio.sleep(self.seconds)
        await self.room.submit(self, seat, move, after, id, asyncio.get_running_loop().time())

    async def verdict(self, id: int) -> Verdict:
        await until(lambda: [one for one in self.received if isinstance(one, Verdict) and one.id == id])
        return next(one for one in self.received if isinstance(one, Verdict) and one.id == id)


@pytest.fixture
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a race is that of its loop."""
    clock = SimpleNamespace(monotonic=lambda: asyncio.get_running_loop().time())
    for module in (room_race, live_race):
        monkeypatch.setattr(module, "time", clock)


async def start(game: str, guests: tuple[Far, ...], **options: str) -> Room:
    """A race for people, each on a line of their own."""
    room, tokens = await Lobby(InMemory(), BotPool(1), 0).open(NewRoom(game, TWO, options))
    for seat, guest in enumerate(guests):
        guest.room = room
        await room.enter(guest, (tokens[seat],), -1, 1)
    for guest in guests:
        await guest.sees_roll(1)
    return room


def test_a_claim_gets_its_verdict_over_a_real_socket(server: Server) -> None:
    room, tokens = server.room("spotted_cow", "me", "me", false_claim="nothing")
    ann, bob = [Runner(server, room, tokens[seat]) for seat in (0, 1)]
    for guest in (ann, bob):
        while guest.turn["kind"] != "choose":
            guest.receive()
    wrong = ann.verdict(ann.claim(0, "claim 0,0,0"))
    assert wrong["ruling"] == "wrong"
    assert wrong["say"] == {"key": "amiss-no-funnel", "args": {}}
    passed = bob.verdict(bob.claim(1, "pass"))
    assert (passed["ruling"], passed["say"]) == ("call", None)
    bob.claim(1, "claim 9,9,9")
    assert bob.hear_until("sorry")["code"] == "illegal"
    assert bob.turn["left_ms"] > 0


@pytest.mark.usefixtures("own_time")
def test_everybody_hears_what_became_of_a_claim() -> None:
    async def story() -> None:
        ann, bob = Far(), Far()
        room = await start("spotted_cow", (ann, bob), false_claim="nothing")
        await asyncio.sleep(0.9)  # the lines are measured
        await ann.claim(0, "claim 0,0,0", 1)
        wrong = await ann.verdict(1)
        assert wrong.ruling == "wrong"
        assert wrong.say == Text("amiss-no-funnel")
        assert 500 < wrong.wait_ms <= 1500
        await ann.claim(0, "claim 7,0,0", 2)
        again = await ann.verdict(2)
        assert (again.ruling, again.why) == ("void", "blocked")
        assert again.say is not None
        assert again.say.key == "verdict-blocked"
        assert 0 < again.wait_ms <= 1500
        await bob.claim(1, "pass", 1)
        passed = await bob.verdict(1)
        assert (passed.ruling, passed.say) == ("call", None)
        await bob.claim(1, "pass", 2)
        gone = await bob.verdict(2)
        assert (gone.ruling, gone.why) == ("void", "gone")
        room.close_tasks()

    run_story(story())


def judged_first(idle: float = 0.0, ahead: float = 0.0, lag: str = "150") -> int:
    """Both see a roll; the slow one claims ``ahead`` seconds sooner after it has seen it. Who was judged first?"""
    first: list[int] = []

    async def story() -> None:
        ann, bob = Far(), Far(SLOW, idle)
        room = await start("bunte_kuh", (ann, bob), lag_comp_ms=lag, fumble_ms="0", grace_ms="0")
        await asyncio.sleep(1.2 + SAMPLES_KEPT * idle / MOST_OPEN)  # the lines are measured

        async def press(seat: int, guest: Far, seconds: float) -> None:
            await guest.sees_roll(2)
            seen = guest.n
            await asyncio.sleep(seconds)
            await guest.claim(seat, "claim 0,0,0", 2, seen)

        presses = [asyncio.create_task(press(0, ann, 0.3 + ahead)), asyncio.create_task(press(1, bob, 0.3))]
        await ann.claim(0, "claim 0,0,0", 1)  # no funnel: that was the first roll
        await asyncio.gather(*presses)
        claims = [line for line in ann.lines if line.text == "claim 0,0,0"]
        while len(claims) < 2:
            await asyncio.sleep(0.01)
            claims = [line for line in ann.lines if line.text == "claim 0,0,0"]
        first.append(claims[1].seat)
        other = await (bob if first[0] == 0 else ann).verdict(2)
        assert (other.ruling, other.why) == ("void", "late")
        room.close_tasks()

    run_story(story())
    return first[0]


@pytest.mark.usefixtures("own_time")
def test_a_slow_line_is_measured_and_made_up_for() -> None:
    """The slow one is 140 ms quicker, but its claim arrives 20 ms later."""
    assert judged_first(ahead=0.14) == 1


@pytest.mark.usefixtures("own_time")
def test_without_compensation_arrival_decides() -> None:
    """The slow one is 40 ms quicker, and its claim arrives 120 ms later."""
    assert judged_first(ahead=0.04, lag="0") == 0


@pytest.mark.usefixtures("own_time")
def test_late_echoes_gain_no_more_than_the_limit() -> None:
    """The one with late echoes claims 100 ms later than the other and 160 ms of its line are honest; 30 ms are made up for."""
    assert judged_first(idle=0.5, ahead=-0.1, lag="30") == 0


def test_a_line_is_the_median_of_its_echoes() -> None:
    echoes = Latency()
    assert echoes.trip == 0
    for number in range(SAMPLES_KEPT):
        beat = echoes.beat(number)
        echoes.echo(beat, number + (0.9 if number == 3 else 0.05))
        echoes.echo(beat, number + 5.0)  # a second time says nothing
        echoes.echo(beat ^ 1, number + 5.0)  # and neither does a beat that was never sent
    assert echoes.trip == 50
    assert echoes.pause >= 1.0
    old = echoes.beat(100.0)
    for _ in range(MOST_OPEN):
        echoes.beat(100.0)
    for _ in range(SAMPLES_KEPT):
        echoes.echo(old, 200.0)  # forgotten
    assert echoes.trip == 50
