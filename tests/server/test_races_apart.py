"""Races whose players are connected to different processes: each judges its own, and what the other wrote comes first."""

from __future__ import annotations

import asyncio

from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.server.protocol.http_messages import NewRoom
from pipyard.server.protocol.messages import Verdict
from pipyard.server.room.room import Room
from pipyard.shelf import game

from .test_all_games import Guest
from .test_live_relay import TWO, Lobby2, Party, of
from .timeless import until


def asked(room: Room) -> bool:
    return room.match is not None and isinstance(room.match.turn, Choose) and room.race.running is not None


async def two_racers() -> tuple[Lobby2, Lobby2, Room, Room, Guest, Guest]:
    """Ann in seat 0 at one process, and a while later Ben in seat 1 at the other."""
    near = Lobby2(Party("near"))
    far = Lobby2(Party("far", near.party))
    room, tokens = await near.open(NewRoom("spotted_cow", TWO, {"think_s": "600"}))
    ann, ben = Guest(), Guest()
    await room.enter(ann, (tokens[0],), -1, 1)
    await until(lambda: asked(room))
    await asyncio.sleep(0.3)  # the clock of the far process begins later
    twin = await far.find(room.key)
    await twin.enter(ben, (tokens[1],), -1, 1)
    await until(lambda: asked(twin))
    return near, far, room, twin, ann, ben


def test_players_of_two_processes_race() -> None:
    async def story() -> None:
        _, _, room, twin, ann, ben = await two_racers()
        for number in range(4):
            place, guest, seat = ((room, ann, 0), (twin, ben, 1))[number % 2]
            await place.submit(guest, seat, "claim 0,0,0", guest.n, number + 1)  # no funnel: wrong, and the next roll follows
            await until(lambda: len(of(ann, Verdict)) + len(of(ben, Verdict)) == number + 1)  # noqa: B023
            await until(lambda: ann.n == ben.n and asked(room) and asked(twin))
        assert {verdict.ruling for guest in (ann, ben) for verdict in of(guest, Verdict)} <= {"wrong", "void"}
        assert of(ann, Verdict)[0].ruling == "wrong"
        assert "wrong" in [verdict.ruling for verdict in of(ben, Verdict)]
        assert room.match
        assert twin.match
        stamps = [event.stamp for event in room.match.events if event.stamp is not None]
        assert stamps == sorted(stamps)
        assert room.match.log == twin.match.log
        assert Match.replay(room.match.log, game).state.facts() == twin.match.state.facts()
        for one in (room, twin):
            one.close_tasks()

    asyncio.run(story())


def test_a_claim_that_another_process_was_quicker_than_gets_a_verdict() -> None:
    async def story() -> None:
        _, far, room, twin, ann, ben = await two_racers()
        far.party.on_write, before = None, far.party.on_write  # the far process is not notified at once
        await room.submit(ann, 0, "claim 0,0,0", ann.n, 5)
        await until(lambda: of(ann, Verdict))
        await twin.submit(ben, 1, "claim 0,0,0", ben.n, 6)
        await until(lambda: of(ben, Verdict))
        far.party.on_write = before
        (verdict,) = of(ben, Verdict)
        assert (verdict.id, verdict.ruling, verdict.why) == (6, "void", "late")
        assert ben.received.index(verdict) > max([i for i, message in enumerate(ben.received) if getattr(message, "lines", None)])
        assert [line.text for line in ben.lines].count("claim 0,0,0") == 1
        await until(lambda: asked(twin))
        await twin.submit(ben, 1, "claim 0,0,0", ben.n, 7)  # and the race goes on
        await until(lambda: [one.id for one in of(ben, Verdict)] == [6, 7])
        for one in (room, twin):
            one.close_tasks()

    asyncio.run(story())
