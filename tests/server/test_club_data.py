"""What the club keeps about a member: given out completely, and gone with the rooms that are deleted."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.club import away, history, listings, members, premoves, push, reports, results, turns
from pipyard.server.club.push import Address, Push
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.seats import hashed
from pipyard.server.store.base import Store
from pipyard.server.store.schema import OF_A_ROOM, VERSIONS
from pipyard.server.store.script import Script
from pipyard.server.store.sqlite import SqliteStore
from pipyard.server.sweeper import Sweeper

from .database import Making
from .test_all_games import Guest
from .test_club_store import game_of

PHONE = Address("https://fcm.googleapis.com/fcm/send/phone", "p" * 87, "a" * 22, "de")


def rows_of(table: str) -> Script[int]:
    found = yield f"SELECT count(*) FROM {table}", ()
    return int(found[0][0])


def test_ones_own_data_has_the_chat_and_the_addresses_for_calls(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        house = Lobby(store, BotPool(1), 0)
        club = house.club
        assert club is not None
        ann, ben = [await store.run(partial(members.join, name * 6, name)) for name in ("Anna", "Bert")]
        room, tokens = await house.open(NewRoom("rasanto", (NewSeat("person", "Anna"), NewSeat("open"))), "", ann)
        one, other = Guest(), Guest()
        await room.enter(one, (tokens[0],), -1, 1)
        await room.enter(other, (), -1, 1)
        await room.sit(other, 1, "Bert", 2, member=ben)
        await room.say(one, "good evening")
        await room.say(other, "and to you")
        calls = Push(store, "mailto:host@example.org", lambda *_: True)
        await calls.keep(room.key, hashed(tokens[0]), PHONE)
        await calls.keep(room.key, room.seats[1].token, Address("https://web.push.apple.com/1", "p" * 87, "a" * 22, "en"))
        data = await club.everything(ann)
        assert [(line.room, line.text) for line in data.chat] == [(room.key, "good evening")]
        assert [(call.room, call.endpoint, call.language) for call in data.calls] == [(room.key, PHONE.endpoint, "de")]
        assert [line.text for line in (await club.everything(ben)).chat] == ["and to you"]
        await club.delete(ann)
        assert await store.run(partial(rows_of, "pushes")) == 0
        for guest in (one, other):
            room.leave(guest)
        house.close()
        await store.close()

    asyncio.run(story())


def test_a_deleted_room_leaves_nothing_that_leads_to_it(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        for room in ("gone", "stays"):
            await store.append(room, 0, [b"{}"], partial(game_end, room))
            await Push(store, "mailto:host@example.org", lambda *_: True).keep(room, "proof", PHONE)
        code = await store.code_of("gone")
        await store.drop("gone")
        assert await store.read("gone") == []
        assert {table: await store.run(partial(rows_of, table)) for table in OF_A_ROOM} == dict.fromkeys(OF_A_ROOM, 1)
        # the result stays, and says that there is no replay
        past = (await store.run(partial(history.past_games, "ann"))).games
        assert {game.room: game.gone for game in past} == {"gone": True, "stays": False}
        assert [card.games for card in await store.run(partial(history.ratings_of, "ann"))] == [2]
        if store.shared:
            assert await store.room_of(code) == ""
        await store.close()

    asyncio.run(story())


def game_end(room: str) -> Script[None]:
    """What the club keeps of a room: a visit, a listing, a result."""
    yield from members.visit("ann", room)
    yield from listings.keep(listings.Listing(room, "dots", "ann", ("Ann",), 2, True, (0, 60, 0), False))
    yield from results.record(game_of("ann", "ben", room=room))
    yield from turns.keep(turns.RoomTurns(room, "dots", ("Ann", "Ben"), 3, (turns.OpenTurn(0, "ann", 0, 1000),)))
    yield from premoves.keep(room, 0, 0, ("1", "2"))
    yield from reports.keep(reports.Reported(room, "line 1", 0, "Ann", "ann", "hello"), "ben")


def test_every_table_with_a_room_says_whether_it_goes_with_it() -> None:
    made = [statement for version in VERSIONS for statement in version if statement.startswith("CREATE TABLE")]
    of_rooms = {statement.split()[2] for statement in made if " room TEXT" in statement or "(room TEXT" in statement}
    # results and the pairings of tournaments stay
    assert of_rooms - {"results", "players", "pairings"} == {*OF_A_ROOM}


def test_old_addresses_are_forgotten(making: Making) -> None:
    async def age(store: Store) -> None:
        def script() -> Script[None]:
            yield "UPDATE pushes SET made = made - ?", (push.KEPT_MS + 1,)

        await store.run(script)

    async def story() -> None:
        store = making()
        await store.open()
        calls = Push(store, "mailto:host@example.org", lambda *_: True)
        await calls.keep("room", "proof", PHONE)
        await store.run(push.forget_old)
        assert await store.run(partial(rows_of, "pushes")) == 1
        await age(store)
        house = Lobby(store, BotPool(1), 0)
        await Sweeper(house).forget()
        house.close()
        assert await store.run(partial(rows_of, "pushes")) == 0
        await store.close()

    asyncio.run(story())


def test_turns_vacations_and_seeks_work_in_both_stores(making: Making) -> None:
    async def story() -> None:
        one, two = making(), making()
        await one.open()
        await two.open()
        members_of_it = [await one.run(partial(members.join, name * 22, name)) for name in "ab"]
        ann, ben = members_of_it
        for room, days, left in (("slow", 3, 3 * away.DAY_MS), ("late", 0, 0)):
            await one.run(partial(members.visit, ann.id, room))
            await one.run(partial(turns.keep, turns.RoomTurns(room, "dots", ("a", "b"), days, (turns.OpenTurn(0, ann.id, 0, left),))))
        assert await one.run(turns.due_rooms) == ["late"]
        won = await asyncio.gather(*[store.run(partial(turns.claim, "late")) for store in (one, two)])
        assert sorted(won) == [False, True]
        assert await two.run(turns.due_rooms) == []
        await one.run(partial(turns.put_off, "late", 1000))
        assert [(game.room, game.mine) for game in (await one.run(partial(turns.of_member, ann.id))).games] == [
            ("late", True),
            ("slow", True),
        ]
        before = {game.room: game.due for game in (await one.run(partial(turns.of_member, ann.id))).games}
        assert (await one.run(partial(away.take, ann.id, 2))).left == away.VACATION_DAYS - 2
        after = {game.room: game.due for game in (await two.run(partial(turns.of_member, ann.id))).games}
        assert {room: after[room] - before[room] for room in after} == {"late": 0, "slow": 2 * away.DAY_MS}
        assert (await one.run(partial(away.take, ann.id, 0))).until == 0
        assert await one.run(partial(turns.rooms_of, ann.id)) == await two.run(partial(turns.rooms_of, ann.id))
        assert sorted(await one.run(partial(turns.rooms_in_play, 9))) == [("late", "dots"), ("slow", "dots")]
        assert await one.run(turns.stay_alive) == 0
        await one.run(partial(listings.keep, listings.Listing("open", "dots", ann.id, ("a",), 2, False, (0, 900, 5), False)))
        wanted = listings.Wanted("dots", False, 2, 0, 900)
        found = await asyncio.gather(*[store.run(partial(listings.nearest, wanted, ben.id)) for store in (one, two)])
        assert sorted(found) == ["", "open"], "a seat for two is promised once"
        await one.close()
        await two.close()

    asyncio.run(story())
