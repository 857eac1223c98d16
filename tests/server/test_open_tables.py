"""Open tables: listed while somebody waits, joined, watched, filled with bots, and gone when over."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.club import listings, members
from pipyard.server.lobby import Lobby
from pipyard.server.open_tables import FILL_BOT, OpenTables
from pipyard.server.protocol.club_messages import Seek
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.store.sqlite import SqliteStore

from .club_members import GAME, ClubMember, play_together
from .guests import Guest, Server
from .test_all_games import Guest as Sitter


def listed(server: Server) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = server.get("/api/club/tables")
    return found


def rooms_of(server: Server, kind: str, room: str) -> list[str]:
    """Whether a room is listed; the list is reused for a moment, so ask until it is fresh."""
    return [one["room"] for one in listed(server)[kind] if one["room"] == room]


def until_listed(server: Server, kind: str, room: str, guest: Guest) -> None:
    while not rooms_of(server, kind, room):
        guest.ask(t="ping")  # time passes, and the connection stays


@pytest.mark.table
def test_somebody_seeks_another_joins_the_game_begins_and_is_watched(server: Server) -> None:
    ann, ben = ClubMember(server, "Ann of T"), ClubMember(server, "Ben of T")
    status, made = ann.post("/api/club/seek", game=GAME, name="Ann", rated=True, bots=False)
    assert status == 201
    one = ann.enter(made["room"], made["tokens"]["0"])
    until_listed(server, "waiting", made["room"], one)
    # whoever does not play for ratings is no opponent, nor is oneself
    assert ben.post("/api/club/seek", game=GAME, name="Ben", rated=False)[1]["tokens"] != {}
    found = ben.post("/api/club/seek", game=GAME, name="Ben", rated=True)[1]
    assert found == {"room": made["room"], "tokens": {}}
    assert ann.post("/api/club/seek", game=GAME, name="Ann", rated=True)[1]["room"] != made["room"]
    other = ben.enter(found["room"])
    seat = other.chairs.index(next(chair for chair in other.chairs if chair["kind"] == "open"))
    assert other.ask(t="sit", seat=seat, name="Ben")["t"] == "done"
    other.mine = [seat]
    while other.turn["kind"] == "waiting":
        other.receive()  # nobody has to press a button
    one.wait_for_n(other.n)
    until_listed(server, "running", made["room"], one)
    play_together(one, other)
    while rooms_of(server, "running", made["room"]):
        one.ask(t="ping")
    assert ann.get("/api/club/me/games")["games"][0]["rated"]


@pytest.mark.table
def test_seeks_are_checked_like_everything(server: Server) -> None:
    assert server.post("/api/club/seek", {"game": "nothing", "name": "x"})[0] == 400
    assert server.post("/api/club/seek", {"game": GAME, "name": "guest", "rated": True})[0] == 400
    assert server.post("/api/club/seek", {"game": GAME})[0] == 400


def story_of_the_tables(folder: Path) -> list[str]:
    """What happens at a listed table where nobody comes."""
    result: list[str] = []

    async def story() -> None:
        store = SqliteStore(folder / "rooms.sqlite")
        bots = BotPool(1)
        lobby = Lobby(store, bots, 0)
        open_tables = OpenTables(lobby)
        ann = await store.run(partial(members.join, "k" * 22, "Ann"))
        seats = (NewSeat("person", "Ann"), NewSeat("open"), NewSeat("open"))
        room, tokens = await lobby.open(NewRoom("el_dado", seats, {"start_seat": "0"}, listed=True, fill=1), "", ann)
        shown = await store.run(listings.shown)
        result.append(f"{shown.waiting[0].names} {shown.waiting[0].free} free")
        sitter = Sitter()
        await room.enter(sitter, tuple(tokens.values()), -1, 1)
        await open_tables.refresh()
        result.append("begun" if room.match else "waiting")
        open_tables._waited[room.key] -= 2  # a while later
        await open_tables.refresh()
        result.append("begun" if room.match else "waiting")
        result.append(str([seat.bot for seat in room.seats]))
        result.append(str(len({seat.name for seat in room.seats})))
        shown = await store.run(listings.shown)
        result.append(f"{len(shown.waiting)} waiting, {len(shown.running)} running")
        room.leave(sitter)
        lobby.close()
        await bots.close()
        await store.close()

    asyncio.run(story())
    return result


def test_bots_take_the_seats_that_stay_open_for_a_while(tmp_path: Path) -> None:
    bots = str(["", FILL_BOT, FILL_BOT])
    assert story_of_the_tables(tmp_path) == ["('Ann',) 2 free", "waiting", "begun", bots, "3", "0 waiting, 1 running"]


def test_the_nearest_in_rating_is_found_and_those_who_left_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        bots = BotPool(1)
        lobby = Lobby(store, bots, 0)
        for at, (name, mu) in enumerate([("weak", 10.0), ("near", 24.0), ("strong", 40.0)]):
            member = await store.run(partial(members.join, str(at) * 22, name))

            def rate(who: str = member.id, mu: float = mu) -> listings.Script[None]:
                yield "INSERT INTO ratings VALUES (?,?,?,?,?)", (who, "el_dado", mu, 2.0, 9)

            await store.run(rate)
            await OpenTables(lobby).seek(Seek("el_dado", name), "", None if name == "nobody" else member)
        # the first two met: the one who seeks second is sent to the one who waits, and the third to no seat that is promised
        shown = await store.run(listings.shown)
        assert sorted([table.names for table in shown.waiting]) == [("strong",), ("weak",)]
        wanted = listings.Wanted("el_dado", False, 2, 0, 900)

        def nobody_came() -> listings.Script[None]:
            yield "UPDATE listings SET held = 0", ()

        await store.run(nobody_came)
        nearest = await store.run(partial(listings.nearest, wanted, "somebody"))
        assert nearest
        points = {table.room: table.points for table in (await store.run(listings.shown)).waiting}
        assert points[nearest] == min(points.values(), key=lambda found: abs((found or 0) - 1500))

        def long_ago() -> listings.Script[None]:
            yield "UPDATE listings SET seen = seen - 100000", ()

        await store.run(long_ago)
        assert (await store.run(listings.shown)).waiting == ()
        assert await store.run(partial(listings.nearest, wanted, "somebody")) == ""
        lobby.close()
        await bots.close()
        await store.close()

    asyncio.run(story())


def test_two_who_seek_at_once_meet_and_a_third_is_not_sent_to_their_seat(tmp_path: Path) -> None:
    async def story() -> list[int]:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        bots = BotPool(1)
        lobby = Lobby(store, bots, 0)
        tables = OpenTables(lobby)
        members_of_it = [await store.run(partial(members.join, name * 22, name)) for name in "abcd"]
        found = await asyncio.gather(*[tables.seek(Seek(GAME, one.name), "", one) for one in members_of_it[:3]])
        counts = sorted([[one.room for one in found].count(room) for room in {one.room for one in found}])
        # another number of players, minutes or days is another table
        fourth = [await tables.seek(Seek(GAME, "d", minutes=5), "", members_of_it[3]), await tables.seek(Seek(GAME, "d", days=3), "", None)]
        assert not {one.room for one in fourth} & {one.room for one in found}
        assert [lobby.rooms[one.room].pace for one in fourth] == [(0, 300, 5), (0, 0, 0)]
        assert lobby.rooms[fourth[1].room].days == 3
        # whoever is sent to a table for three may be followed by another
        three = [await tables.seek(Seek("el_dado", one.name, seats=3, bot="random"), "", one) for one in members_of_it[:3]]
        assert len({one.room for one in three}) == 1
        assert lobby.rooms[three[0].room].filler == "random"
        lobby.close()
        await bots.close()
        await store.close()
        return counts

    assert asyncio.run(story()) == [1, 2]
