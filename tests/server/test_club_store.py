"""Results and ratings in both stores: one transaction with the end of the game, and never twice."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from pipyard.server.club import history, listings, members, results
from pipyard.server.club.ratings import CERTAIN, Rating, rated
from pipyard.server.club.results import GameRecord, RecordedPlayer
from pipyard.server.store.base import Conflict, StoreError
from pipyard.server.store.postgres import Postgres
from pipyard.server.store.schema import VERSIONS
from pipyard.server.store.sqlite import SqliteStore

from .database import Database, Making

EARLIER = Path(__file__).with_name("earlier")


def game_of(*who: str, room: str = "room", number: int = 1, is_rated: bool = True) -> GameRecord:
    players = tuple([RecordedPlayer(one, one.upper(), place, 10 - place) for place, one in enumerate(who, 1)])
    return GameRecord(room, number, "dots", is_rated, players, len(who))


def test_two_processes_that_end_a_game_rate_it_once(making: Making) -> None:
    async def story() -> None:
        one, two = making(), making()
        await one.open()
        await two.open()
        for number in range(20):
            also = partial(results.record, game_of("ann", "ben", room=f"r{number}"))
            both = [store.append(f"r{number}", 0, [b"end"], also) for store in (one, two)]
            found = await asyncio.gather(*both, return_exceptions=True)
            assert sorted([type(each).__name__ for each in found]) == ["Conflict", "NoneType"]
        # even at another number of the log the same game counts once
        also = partial(results.record, game_of("ben", "ann", room="r0"))
        await asyncio.gather(one.append("r0", 1, [b"again"], also), two.append("r0", 2, [b"again"], also))
        ratings = await one.run(partial(history.ratings_of, "ann"))
        assert [card.games for card in ratings] == [20]
        assert len((await two.run(partial(history.past_games, "ann"))).games) == 20
        await one.close()
        await two.close()

    asyncio.run(story())


def test_ratings_changed_by_many_rooms_at_once_lose_nothing(making: Making) -> None:
    async def story() -> None:
        one, two = making(), making()
        await one.open()
        await two.open()
        games = [game_of(*pair, room=f"r{number}") for number in range(12) for pair in [("ann", "ben") if number % 2 else ("ben", "ann")]]
        work = [(one, two)[at % 2].append(game.room, 0, [b"end"], partial(results.record, game)) for at, game in enumerate(games)]
        await asyncio.gather(*work)
        for who in ("ann", "ben"):
            assert [card.games for card in await one.run(partial(history.ratings_of, who))] == [12]
            # every change starts where the one before ended
            asked = "SELECT mu_before, mu_after FROM players WHERE who = ?"

            def rows(asked: str = asked, who: str = who) -> results.Script[list[tuple[float, float]]]:
                found = yield asked, (who,)
                return [(before, after) for before, after in found]

            steps = await two.run(rows)
            assert {before for before, _ in steps} - {after for _, after in steps} == {25.0}
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_result_that_cannot_be_stored_leaves_no_event_and_no_rating(making: Making) -> None:
    def broken() -> results.Script[None]:
        yield from results.record(game_of("ann", "ben"))
        yield "INSERT INTO nowhere VALUES (1)", ()

    async def story() -> None:
        store = making()
        await store.open()
        with pytest.raises(StoreError):
            await store.append("room", 0, [b"end"], broken)
        assert await store.read("room") == []
        assert await store.run(partial(history.ratings_of, "ann")) == ()
        await store.append("room", 0, [b"end"], partial(results.record, game_of("ann", "ben")))
        with pytest.raises(Conflict):
            await store.append("room", 0, [b"end"], partial(results.record, game_of("ben", "ann", number=2)))
        assert [card.games for card in await store.run(partial(history.ratings_of, "ann"))] == [1]
        await store.close()

    asyncio.run(story())


def test_the_end_of_an_unrated_game_replaces_the_one_taken_back(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        await store.run(partial(results.record, game_of("ann", "ben", is_rated=False), 1000))
        await store.run(partial(results.record, game_of("ben", "ann", is_rated=False), 2000))
        past = (await store.run(partial(history.past_games, "ann"))).games
        assert [(game.ended, game.mine, game.change) for game in past] == [(2000, 1, None)]
        await store.close()

    asyncio.run(story())


def test_leaderboards_hide_the_uncertain_and_the_banned(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        ann = await store.run(partial(members.join, "k" * 22, "Ann"))
        for number in range(40):
            pair = (ann.id, "bot:fair@1") if number % 3 else ("bot:fair@1", ann.id)
            await store.run(partial(results.record, game_of(*pair, room=f"r{number}")))
        await store.run(partial(results.record, game_of(ann.id, "newcomer", room="last")))
        board = await store.run(partial(history.leaderboard, "dots"))
        assert [(line.name, line.bot) for line in board.lines] == [("Ann", ""), ("fair@1", "fair@1")]
        assert board.hidden == 1
        await store.run(partial(members.ban, ann.id, True))
        assert [line.bot for line in (await store.run(partial(history.leaderboard, "dots"))).lines] == ["fair@1"]
        await store.close()

    asyncio.run(story())


def test_teams_many_players_and_draws_are_rated() -> None:
    new = Rating()
    (first,), (second,), (third,) = rated([[new], [new], [new]], [1, 2, 3])
    assert first.points > second.points > third.points
    (one,), (two,) = rated([[new], [new]], [1, 1])
    assert one.points == two.points == 1500
    assert one.sigma < new.sigma
    winners, losers = rated([[new, new], [new, new]], [1, 2])
    assert winners[0] == winners[1]
    assert winners[0].points > losers[0].points
    assert new.provisional
    assert not Rating(25, CERTAIN).provisional


def test_a_bot_on_several_seats_has_one_rating(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        await store.run(partial(results.record, game_of("bot:fair@1", "ann", "bot:fair@1")))
        (card,) = await store.run(partial(history.ratings_of, "bot:fair@1"))
        assert card.games == 1
        assert abs(card.points - 1500) < 20  # first and last place nearly cancel out
        await store.close()

    asyncio.run(story())


def test_a_store_of_the_last_release_brings_itself_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    old = sqlite3.connect(path)
    old.executescript((EARLIER / "rooms.sql").read_text())
    before = old.execute("SELECT * FROM log ORDER BY room, n").fetchall()
    assert old.execute("PRAGMA user_version").fetchone() == (0,)
    old.close()

    async def story() -> None:
        for _ in range(2):  # the second time there is nothing to do
            store = SqliteStore(path)
            assert await store.run(members.count) == 0
            await store.close()

    asyncio.run(story())
    new = sqlite3.connect(path)
    assert new.execute("PRAGMA user_version").fetchone() == (len(VERSIONS),)
    assert new.execute("SELECT * FROM log ORDER BY room, n").fetchall() == before
    new.execute(f"PRAGMA user_version = {len(VERSIONS) + 1}")
    new.close()
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(path)


@pytest.mark.parametrize("version", range(1, len(VERSIONS)))
def test_every_earlier_schema_keeps_what_it_held(tmp_path: Path, version: int) -> None:
    path = tmp_path / "rooms.sqlite"
    old = sqlite3.connect(path)
    for statement in [statement for step in VERSIONS[:version] for statement in step]:
        old.execute(statement)
    old.execute("INSERT INTO members VALUES ('id', 'Ann', 'ann', 'proof', 'host', 0, 1)")
    old.execute(f"PRAGMA user_version = {version}")
    old.commit()
    old.close()

    async def story() -> None:
        store = SqliteStore(path)
        assert [(one.name, one.role) for one in await store.run(partial(members.everybody, 9))] == [("Ann", "host")]
        assert (await store.run(listings.shown)).waiting == ()
        await store.close()

    asyncio.run(story())


def test_a_database_of_the_last_release_brings_itself_up_to_date(own_database: Database) -> None:
    async def story() -> None:
        import psycopg  # noqa: PLC0415

        async with await psycopg.AsyncConnection.connect(own_database.address, autocommit=True) as link:
            await link.execute(
                "CREATE TABLE log (room text NOT NULL, n integer NOT NULL, at bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (room, n))"
            )
            await link.execute("INSERT INTO log VALUES ('old', 0, 1, 'x')")
            stores = [Postgres(own_database.address) for _ in range(3)]
            await asyncio.gather(*[store.open() for store in stores])  # several processes start at once
            assert await stores[0].read("old") == [b"x"]
            assert await stores[1].run(members.count) == 0
            await link.execute("UPDATE schema_version SET version = 99")
            late = Postgres(own_database.address)
            with pytest.raises(StoreError, match="newer version"):
                await late.open()
            for store in [*stores, late]:
                await store.close()

    asyncio.run(story())
