"""Shots at the table: simulated beside the conversation, their motion kept with the event and sent to everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pipyard.physics.motion import read_text
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.store.sqlite import SqliteStore

from .test_all_games import Guest
from .timeless import until


def test_the_motion_of_a_shot_is_told_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        house = Lobby(store, BotPool(1), 0)
        room, tokens = await house.open(NewRoom("tumblin_dice", (NewSeat("person", "Ann"), NewSeat("person", "Bob"))))
        guests = [Guest(), Guest()]
        for seat, guest in enumerate(guests):
            await room.enter(guest, (tokens[seat],), -1, 1)

        async def asked() -> int:
            await until(lambda: guests[0].picture is not None and guests[0].picture.turn.kind == "choose")
            assert guests[0].picture is not None
            return guests[0].picture.turn.seats[0]

        seat = await asked()
        await room.submit(guests[seat], seat, f"flick {'AB'[seat]}1 speed=1.47 aim=3.2", guests[seat].n)
        await asked()
        shots = [line for line in guests[1 - seat].lines if line.motion]
        assert len(shots) == 1
        assert shots[0].text.startswith(f"{'AB'[seat]}1:")
        assert read_text(shots[0].motion).tracks[0].die == 16 * seat + 1
        async with room.lock:
            room.close_tasks()
        again = await Lobby(store, BotPool(1), 0).find(room.key)
        assert shots[0].motion in again.session.motions
        await store.close()

    asyncio.run(story())
