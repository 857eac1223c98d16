"""Races at the table: the clock runs by itself, inputs are stamped on arrival, floods are refused, bots have reflexes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from pipyard.books.das_spiel.construction.vain_guinea_fowl import VainGuineaFowlState
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Verdict
from pipyard.server.room.race import live_race
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.store.sqlite import SqliteStore
from pipyard.shelf import game
from tests.server.test_all_games import Guest
from tests.server.timeless import until


async def sat_down(path: Path, key: str, bots: int, options: dict[str, str]) -> tuple[SqliteStore, Room, Guest]:
    """A room with one person in seat 0 and reflex bots in the others."""
    store = SqliteStore(path / "rooms.sqlite")
    places = (NewSeat("person", "Ann"), *[NewSeat("bot", bot="reflex:hard")] * bots)
    room, tokens = await Lobby(store, BotPool(1), 0).open(NewRoom(key, places, options))
    guest = Guest()
    await room.enter(guest, (tokens[0],), -1, 1)
    return store, room, guest


async def left(store: SqliteStore, room: Room) -> None:
    async with room.lock:
        room.close_tasks()
    await store.close()


async def until_asked(room: Room) -> None:
    await until(lambda: room.match is not None and isinstance(room.match.turn, Choose) and room.race.running is not None)


def ended(room: Room) -> bool:
    return room.match is not None and room.match.over is not None


def test_a_race_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        places = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))
        room, tokens = await Lobby(store, BotPool(1), 0.01).open(NewRoom("clever_mole", places, rolls=True))
        ann, ben = Guest(), Guest()
        await room.enter(ann, (tokens[0],), -1, 1)
        await room.enter(ben, (tokens[1],), -1, 1)
        await until(lambda: room.match is not None and isinstance(room.match.turn, Choose))
        with pytest.raises(RequestRefused, match="not begun"):
            await room.submit(ann, 0, "hill 1", ann.n)
        with pytest.raises(RequestRefused):
            room.race.ready(ann, 1)
        room.race.ready(ann, 0)
        await asyncio.sleep(0.2)
        assert room.race.running is None
        room.race.ready(ben, 1)
        await until_asked(room)
        await left(store, room)

    asyncio.run(story())


def test_a_claim_counts_from_the_announced_moment_on_even_if_the_server_is_late(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        places = (NewSeat("person", "Ann"), NewSeat("bot", bot="reflex:easy"))
        room, tokens = await Lobby(store, BotPool(1), 0.01).open(NewRoom("clever_mole", places, rolls=True))
        ann = Guest()
        await room.enter(ann, (tokens[0],), -1, 1)
        await until(lambda: room.match is not None and isinstance(room.match.turn, Choose))
        await until(lambda: room.race._start is not None)
        start = room.race._start
        assert start is not None
        room.race.ready(ann, 0)
        await until(lambda: start._begins > 0)
        while not start.is_over:
            time.sleep(0.001)  # nothing else runs meanwhile, the countdown neither
        assert room.race.running is None
        await room.submit(ann, 0, "pass", ann.n, 7)
        await until(lambda: any(isinstance(message, Verdict) and message.id == 7 for message in ann.received))
        await left(store, room)

    asyncio.run(story())


def test_a_race_against_a_bot_ends_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        store, room, _ = await sat_down(tmp_path, "clever_mole", 1, {"riddles": "1", "riddle_time_s": "3"})
        await until(lambda: ended(room))
        match = room.match
        assert match is not None
        assert match.over is not None
        stamps = [event.stamp for event in match.events if event.stamp is not None]
        assert stamps == sorted(stamps)
        assert stamps[-1] <= 3500
        assert Match.replay(match.log, game).state.facts() == match.state.facts()
        await left(store, room)

    asyncio.run(story())


def test_inputs_are_stamped_judged_in_order_and_floods_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, room, guest = await sat_down(tmp_path, "spotted_cow", 1, {"think_s": "30"})
        await until_asked(room)
        assert room.match is not None
        events = len(room.match.events)
        with pytest.raises(RequestRefused, match="is not a move"):
            await room.submit(guest, 0, "claim 9,9,9", guest.n)
        await room.submit(guest, 0, "claim 0,0,0", guest.n)  # no funnel: wrong, a die from the other
        match = room.match
        await until(lambda: len(match.events) > events)
        event = match.events[events]
        assert event.text == "claim 0,0,0"
        assert event.stamp is not None
        at_once = time.monotonic()  # a flood comes within a second, however long the machine takes over it
        monkeypatch.setattr(live_race, "time", SimpleNamespace(monotonic=lambda: at_once))
        for _ in range(18):
            await room.submit(guest, 0, "pass", guest.n)
        with pytest.raises(RequestRefused, match="more than 20 inputs"):
            await asyncio.gather(*[room.submit(guest, 0, "pass", guest.n) for _ in range(5)])
        await left(store, room)

    asyncio.run(story())


def test_a_claim_about_the_roll_before_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        store, room, guest = await sat_down(tmp_path, "spotted_cow", 1, {})
        await until_asked(room)
        assert room.match is not None
        known = guest.n
        await room.submit(guest, 0, "claim 0,0,0", known)
        await until(lambda: guest.n > known)
        wrong = [event for event in room.match.events if event.text == "claim 0,0,0"]
        assert len(wrong) == 1
        await room.submit(guest, 0, "claim 0,0,0", guest.n)  # about the new roll: counts
        await asyncio.sleep(0.05)
        await room.submit(guest, 0, "claim 1,0,0", known)  # an old one
        await asyncio.sleep(0.05)
        assert not any(event.text == "claim 1,0,0" for event in room.match.events)
        await left(store, room)

    asyncio.run(story())


def test_a_master_of_flesh_and_blood_gives_riddles_without_hurry(tmp_path: Path) -> None:
    async def story() -> None:
        options = {"riddles": "2", "master": "fixed", "start_seat": "0", "riddle_time_s": "3"}
        store, room, guest = await sat_down(tmp_path, "clever_mole", 2, options)
        for riddle in ("tell 3 it is the third", "tell 4 now the fourth"):
            await until(lambda: guest.picture is not None and (guest.picture.turn.kind, guest.picture.turn.how) == ("choose", "alone"))
            with pytest.raises(RequestRefused, match="not allowed"):
                await room.submit(guest, 0, "age 1", guest.n)
            await room.submit(guest, 0, riddle, guest.n)
        await until(lambda: ended(room))
        await left(store, room)

    asyncio.run(story())


SHORT: dict[str, dict[str, str]] = {
    "raffzahn": {"stall_turns": "1", "turn_limit_ms": "1200", "next_roll_ms": "300"},
    "greedy_grabber": {"stall_turns": "1", "turn_limit_ms": "1200", "next_roll_ms": "300"},
    "bunte_kuh": {"round_cap": "2", "round_limit_ms": "4000", "place_limit_ms": "2000"},
    "spotted_cow": {"max_events": "2", "think_s": "4"},
    "perspectives": {"quiet_rounds": "1", "round_limit_ms": "1"},
    "lookout": {"max_rounds": "2", "round_s": "3", "extra_s": "1"},
    "clever_mole": {"riddles": "2", "riddle_time_s": "4"},
    "vain_guinea_fowl": {},
}
FOWL_MS = 8000


def test_one_race_of_each_in_real_time_at_the_table(tmp_path: Path) -> None:
    """All eight at once, bots and somebody who only looks, with limits that make them short; every stamp is of the clock on the wall."""

    async def one(house: Lobby, key: str) -> None:
        count = max(game(key).fewest(), 2)
        began = time.monotonic()
        places = (NewSeat("person", "Ann"), *[NewSeat("bot", bot="reflex:hard")] * (count - 1))
        room, tokens = await house.open(NewRoom(key, places, SHORT[key]))
        await room.enter(Guest(), (tokens[0],), -1, 1)
        match = room.match
        assert match is not None
        if isinstance(match.state, VainGuineaFowlState):
            match.state.limit_ms = FOWL_MS  # a minute, the least that can be chosen, would be too long here
        await until(lambda: match.over is not None)
        async with room.lock:
            stamps = [event.stamp for event in match.events if event.stamp is not None]
            assert stamps == sorted(stamps)
            assert stamps[-1] <= 1000 * (time.monotonic() - began) + 1
            room.close_tasks()

    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        house = Lobby(store, BotPool(1), 0)
        await asyncio.gather(*[one(house, key) for key in SHORT])
        await store.close()

    asyncio.run(story())
