"""Tournaments in both stores: nothing is counted twice by two processes, nothing is lost between two steps."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

import pytest

from pipyard.server.club import members, tournament_rows, tournaments
from pipyard.server.club.members import ClubRefusal, Member
from pipyard.server.club.results import GameRecord, RecordedPlayer
from pipyard.server.club.tournament_rows import Whole
from pipyard.server.protocol.tournament_messages import NewTournament, TournamentGame
from pipyard.server.store.base import Store
from pipyard.server.store.script import Script
from pipyard.tournament.pairings import BYE

from .database import Making


def plan(system: str = "swiss", **more: object) -> NewTournament:
    games = (TournamentGame("rasanto"), TournamentGame("bluff"))
    return NewTournament("Cup", system, games, bank=300, **more)  # type: ignore[arg-type]


async def some_members(store: Store, count: int) -> list[Member]:
    return [await store.run(partial(members.join, f"{number:022}", f"Member {number}")) for number in range(count)]


async def begun(store: Store, count: int, wish: NewTournament) -> tuple[str, list[Member]]:
    """A tournament of some members, which has begun; the first one directs it."""
    everybody = await some_members(store, count)
    id = await store.run(partial(tournaments.make, wish, everybody[0]))
    for one in everybody:
        await store.run(partial(tournaments.join, id, one))
    await store.run(partial(tournaments.begin, id, everybody[0]))
    return id, everybody


async def whole(store: Store, id: str) -> Whole:
    return await store.run(partial(tournament_rows.whole, id))


def ended(room: str, *ranks: int) -> GameRecord:
    players = tuple([RecordedPlayer("somebody", "Somebody", rank) for rank in ranks])
    return GameRecord(room, 1, "rasanto", False, players, 2, "a tournament")


def test_two_processes_that_race_pair_every_round_once_and_take_every_result_once(making: Making) -> None:
    async def story() -> None:
        one, two = making(), making()
        await one.open()
        await two.open()
        id, _ = await begun(one, 7, plan(rounds=3))
        while True:
            await asyncio.gather(*[store.run(partial(tournaments.advance, id)) for store in (one, two, one, two)])
            found = await whole(two, id)
            if found.row.state == "over":
                break
            pending = [each for each in found.pairings if each.pending]
            assert pending
            for number, each in enumerate(pending):
                # the same end, stored by both, and once more the other way round
                also = partial(tournaments.take, ended(each.room, *((1, 2) if number else (1, 1))))
                late = partial(tournaments.take, ended(each.room, 2, 1))
                stored = await asyncio.gather(*[store.append(each.room, 0, [b"end"], also) for store in (one, two)], return_exceptions=True)
                assert sorted([type(one).__name__ for one in stored]) == ["Conflict", "NoneType"]
                await two.append(each.room, 1, [b"again"], late)
        assert [each.number for each in found.pairings] == list(range(12))
        byes = [each.first for each in found.pairings if each.second == BYE]
        assert len(set(byes)) == 3
        games = Counter(each.game for each in found.pairings)
        assert games == {0: 8, 1: 4}
        page = tournaments.page(found, None, "")
        assert sum(line.points for line in page.standings) == 12
        assert [each.points for each in page.pairings if each.round == 1] == [(0.5, 0.5), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_tournament_broken_off_after_any_step_goes_on_from_there(making: Making) -> None:
    """A transaction that fails leaves what was before it; the next try does the same as the first would have done."""

    def broken(id: str) -> Script[None]:
        yield from tournaments.advance(id)
        yield "INSERT INTO nowhere VALUES (1)", ()

    async def story() -> None:
        store = making()
        await store.open()
        id, _ = await begun(store, 5, plan("knock-out"))
        while (found := await whole(store, id)).row.state == "running":
            for each in found.pairings:
                if each.pending:
                    await store.append(each.room, 0, [b"end"], partial(tournaments.take, ended(each.room, 1, 2)))
            before = await whole(store, id)
            with pytest.raises(Exception, match="nowhere"):
                await store.run(partial(broken, id))
            assert await whole(store, id) == before
            await store.run(partial(tournaments.advance, id))
        assert max(each.round for each in found.pairings) == 3
        table = tournaments.page(found, None, "").standings
        assert [line.place for line in table][:3] == [1, 2, 3]
        await store.close()

    asyncio.run(story())


def test_one_process_at_a_time_looks_after_a_tournament_and_another_goes_on(making: Making) -> None:
    async def story() -> None:
        one, two = making(), making()
        await one.open()
        await two.open()
        id, _ = await begun(one, 2, plan())
        both = await asyncio.gather(*[store.run(partial(tournaments.lease, name, 10**6)) for store, name in ((one, "a"), (two, "b"))])
        assert sorted(both) == [[], [id]]
        first, second = ("a", "b") if both[0] else ("b", "a")
        late = 10**6 + tournaments.TOURNAMENT_LEASE_MS
        assert await one.run(partial(tournaments.lease, first, late - 1)) == [id]
        assert await two.run(partial(tournaments.lease, second, late + 1)) == []
        assert await two.run(partial(tournaments.lease, second, late + tournaments.TOURNAMENT_LEASE_MS)) == [id]
        assert await one.run(partial(tournaments.lease, first, late + tournaments.TOURNAMENT_LEASE_MS)) == []
        await one.close()
        await two.close()

    asyncio.run(story())


def test_directors_decide_members_come_late_and_leave(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        id, everybody = await begun(store, 4, plan(rounds=3))
        director, other, *_ = everybody
        late = await store.run(partial(members.join, "l" * 22, "Late"))
        await store.run(partial(tournaments.join, id, late))
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.set_result, id, 0, (2, 0), other))
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.set_result, id, 0, (2, 2), director))
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.withdraw, id, 0, late))
        first, second = (await whole(store, id)).pairings
        assert await store.run(partial(tournaments.set_result, id, 0, (1, 1), director)) == first.room
        now = await whole(store, id)
        numbers = {one.number: each for one in now.entrants for each in everybody if one.who == each.id}
        gone = numbers[second.first]
        assert await store.run(partial(tournaments.withdraw, id, second.first, gone)) == [second.room]
        await store.run(partial(tournaments.advance, id))
        found = await whole(store, id)
        here = {each for one in found.pairings if one.round == 2 for each in (one.first, one.second)} - {BYE}
        assert here == {*range(5)} - {second.first}
        assert [one.end for one in found.pairings[:2]] == ["set", "absent"]
        with pytest.raises(ClubRefusal):  # the first round is past
            await store.run(partial(tournaments.set_result, id, 0, (2, 0), director))
        await store.run(partial(tournaments.stop, id, director))
        assert (await whole(store, id)).row.state == "stopped"
        await store.append(found.pairings[2].room, 0, [b"end"], partial(tournaments.take, ended(found.pairings[2].room, 1, 2)))
        assert (await whole(store, id)).pairings[2].pending
        await store.close()

    asyncio.run(story())


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        id, _ = await begun(store, 5, plan("arena", minutes=5))
        begin = (await whole(store, id)).row.begun
        for number in range(12):
            found = await whole(store, id)
            open = [one for one in found.pairings if one.pending]
            assert len(open) == 2
            await store.run(partial(tournaments.absent, open[0].room, (True, False)))
            await store.run(partial(tournaments.advance, id, begin + number))
        await store.run(partial(tournaments.advance, id, begin + 300_000))
        found = await whole(store, id)
        assert found.row.state == "running"
        for one in found.pairings:
            if one.pending:
                await store.run(partial(tournaments.absent, one.room, (False, False)))
        await store.run(partial(tournaments.advance, id, begin + 300_001))
        after = await whole(store, id)
        assert after.row.state == "over"
        assert len(after.pairings) == len(found.pairings) == 14
        assert sum(line.points for line in tournaments.page(after, None, "").standings) == 12
        await store.close()

    asyncio.run(story())


def test_the_house_limits_tournaments_and_who_makes_them(making: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        ann, ben, hilda = await some_members(store, 3)
        await store.run(partial(members.give_role, hilda.id, "host"))
        hilda = await store.run(partial(members.by_id, hilda.id))
        made = [await store.run(partial(tournaments.make, plan(), ann)) for _ in range(tournaments.MOST_OF_ONE)]
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.make, plan(), ann))
        await store.run(partial(tournaments.stop, made[0], ann))  # not begun: it is gone
        assert len((await store.run(tournament_rows.listed)).tournaments) == 2
        await store.run(partial(tournaments.let_make, "moderators"))
        assert not await store.run(partial(tournaments.may_make, ben))
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.make, plan(), ben))
        assert await store.run(partial(tournaments.may_make, hilda))
        monkeypatch.setitem(tournaments.MOST_ENTRANTS, "swiss", 1)
        await store.run(partial(tournaments.join, made[1], ben))
        with pytest.raises(ClubRefusal):
            await store.run(partial(tournaments.join, made[1], ann))
        await store.close()

    asyncio.run(story())


def test_a_deleted_member_leaves_points_without_a_name(making: Making) -> None:
    async def story() -> None:
        store = making()
        await store.open()
        id, everybody = await begun(store, 4, plan(rounds=2))
        for each in (await whole(store, id)).pairings:
            await store.run(partial(tournaments.absent, each.room, (True, False)))
        gone = everybody[1]
        await store.run(partial(tournaments.forget, gone.id))
        await store.run(partial(members.forget, gone.id))
        await store.run(partial(tournaments.advance, id))
        found = await whole(store, id)
        assert "Member 1" not in str(found)
        assert gone.id not in str(found)
        (nameless,) = [one for one in found.entrants if one.name == members.GONE_NAME]
        assert nameless.number not in {each for one in found.pairings if one.round == 2 for each in (one.first, one.second)}
        assert len(tournaments.page(found, None, "").standings) == 4
        await store.close()

    asyncio.run(story())
