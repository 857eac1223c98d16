"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pipyard.server.store.base import Conflict, Store, StoreError
from pipyard.server.store.postgres import Postgres
from pipyard.server.store.script import Script, Starter
from pipyard.server.store.sqlite import SqliteStore

from .database import Database
from .timeless import until

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Tells a story with an empty store of each kind."""
    address = request.getfixturevalue("database").address if request.param == "postgres" else ""

    def run_story(story: Story) -> None:
        async def whole() -> None:
            store: Store = Postgres(address) if address else SqliteStore(tmp_path / "rooms.sqlite")
            await store.open()
            for kept in await store.rooms():
                await store.drop(kept.room)
            await story(store)
            await store.close()

        asyncio.run(whole())

    return run_story


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Postgres]:
    store = Postgres(address)
    await store.open()
    yield store
    await store.close()


def test_units_are_whole_and_a_number_is_given_once(play: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*[store.append("a", i, [b"x"]) for i in range(50)], store.append("b", 0, [b"y", b"z"]))
        assert store.commits < 20  # many wait for one commit
        assert store.kept == 52
        results = await asyncio.gather(store.append("b", 1, [b"new", b"newer"]), store.append("c", 0, [b"c"]), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1] is None
        assert await store.read("b") == [b"y", b"z"]
        assert await store.read("b", 1) == [b"z"]
        assert await store.read("c") == [b"c"]
        assert len(await store.read("a")) == 50
        assert await store.read("nowhere") == []

    play(story)


def _fails() -> Script[None]:
    yield "INSERT INTO no_such_table VALUES (1)", ()


def _succeeds() -> Script[None]:
    yield "SELECT 1", ()


def test_what_is_stored_is_never_reported_as_failed(play: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        rooms: dict[str, Starter[None]] = {"a": _succeeds, "b": _fails, "c": _succeeds}
        writes = [store.append(room, 0, [b"x"], script) for room, script in rooms.items()]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(results[1], StoreError)
        assert [len(await store.read(room)) for room in rooms] == [int(result is None) for result in results]
        assert store.kept == results.count(None)
        assert store.troubles == 1
        await store.append("b", 0, [b"y"], _succeeds)  # the store goes on
        assert await store.read("b") == [b"y"]

    play(story)


def test_rooms_are_listed_and_dropped(play: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.append("old", 0, [b"x", b"y"])
        await asyncio.sleep(0.01)
        await store.append("new", 0, [b"z"])
        assert [(kept.room, kept.entries) for kept in await store.rooms()] == [("new", 1), ("old", 2)]
        await store.drop("new")
        assert [kept.room for kept in await store.rooms()] == ["old"]

    play(story)


def test_of_two_processes_one_gets_each_number_and_the_other_hears_of_it(database: Database) -> None:
    async def story() -> None:
        async with opened(database.address) as ours, opened(database.address) as theirs:
            received: list[str] = []
            theirs.on_write = received.append
            for n in range(30):
                both = [ours.append("race", n, [b"ours"]), theirs.append("race", n, [b"theirs"])]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert sorted([type(result).__name__ for result in results]) == ["Conflict", "NoneType"]
            kept = await ours.read("race")
            assert len(kept) == 30
            await until(lambda: received.count("race") >= kept.count(b"ours"))
            assert received.count("race") == kept.count(b"ours")

    asyncio.run(story())


def test_a_database_that_loses_its_power_is_said_and_loses_nothing_acknowledged(own_database: Database) -> None:
    async def story() -> None:
        async with opened(own_database.address) as store:
            received: list[str] = []
            store.on_write = received.append
            await store.append("a", 0, [b"x"])
            own_database.stop(signal.SIGQUIT)
            with pytest.raises(StoreError):
                await store.append("a", 1, [b"y"])
            with pytest.raises(StoreError):
                await store.read("a")
            own_database.start()
            assert await store.read("a") == [b"x"]
            await store.append("a", 1, [b"z"])
            assert await store.read("a") == [b"x", b"z"]
            await until(lambda: received)
            assert received == [""]  # after a gap anything may have happened

    asyncio.run(story())


def test_a_locked_table_is_said_and_loses_nothing(own_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(own_database.address) as other, opened(own_database.address) as store:
            await other.append("a", 0, [b"x"])
            monkeypatch.setattr("pipyard.server.store.postgres.STATEMENT_TIMEOUT", 1)  # of the connection that writes next
            link = await other._link("write")
            async with link.transaction():
                await link.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                with pytest.raises(StoreError, match=r"lock timeout|statement timeout"):
                    await store.append("a", 1, [b"y"])
            await other.append("a", 1, [b"z"])
            assert await other.read("a") == [b"x", b"z"]

    asyncio.run(story())


def test_a_code_made_by_one_process_is_known_to_the_others(database: Database) -> None:
    async def story() -> None:
        async with opened(database.address) as ours, opened(database.address) as theirs:
            code = await ours.code_of("room")
            assert await theirs.room_of(code.lower()) == "room"
            # asked again, wherever: the same code
            assert await theirs.code_of("room") == code
            assert await theirs.code_of("other room") != code
            await theirs.forget_code(code)
            assert await ours.room_of(code) == ""

    asyncio.run(story())
