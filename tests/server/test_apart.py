"""Every game is the same for people who are connected to different processes, whoever of them plays and wherever chance decides."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from pipyard import shelf
from pipyard.core.match import Match
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.shelf import game

from .test_all_games import Guest, fewest_seats
from .test_live_relay import Lobby2, Party
from .timeless import run_story

MOVES = 8
KEYS = [one.info.key for one in shelf.games() if not {"dexterity", "skill", "speed"} & set(one.info.kinds)]


@pytest.mark.parametrize("key", KEYS)
def test_people_at_two_processes_play_the_same_game(key: str) -> None:
    async def story() -> None:
        near = Lobby2(Party("near"))
        far = Lobby2(Party("far", near.party))
        rng = Random(key)
        room, tokens = await near.open(NewRoom(key, tuple([NewSeat("person", f"{i}") for i in range(fewest_seats(key))])))
        twin = await far.find(room.key)
        rooms = [room, twin]
        guests = [Guest() for _ in tokens]
        watchers = [Guest(), Guest()]
        for seat, guest in enumerate(guests):
            await rooms[seat % 2].enter(guest, (tokens[seat],), -1, 1)
        for place, guest in zip(rooms, watchers, strict=True):
            await place.enter(guest, (), -1, 1)

        def same() -> bool:
            return room.n == twin.n and not room.lock.locked() and not twin.lock.locked()

        async def at_rest() -> str:
            """Until both have received everything and somebody has to decide."""
            for _ in range(2000):
                await asyncio.sleep(0.05)
                picture = watchers[0].picture
                assert picture
                if same() and picture.turn.kind != "chance":
                    return picture.turn.kind
            return "chance"

        for _ in range(MOVES):
            if await at_rest() != "choose":
                break
            picture = watchers[1].picture
            assert picture
            seat = picture.turn.seats[0]
            await rooms[seat % 2].submit(guests[seat], seat, guests[seat].pick(rooms[seat % 2], seat, rng), guests[seat].n)
        await at_rest()
        assert same()
        assert room.match
        assert twin.match
        assert room.match.log == twin.match.log
        assert room.match.state.facts() == twin.match.state.facts() == Match.replay(room.match.log, game).state.facts()
        assert watchers[0].picture == watchers[1].picture
        for one in rooms:
            one.close_tasks()

    run_story(story())
