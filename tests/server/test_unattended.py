"""Rated games go on without anybody: their clocks run, whoever is away loses, and what nobody began is aborted."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest

from pipyard.core.errors import BadOption
from pipyard.server.club import history, turns
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.sweeper import DUE_SECONDS

from .leaping import House, play, play_until_all_have_moved, story_in
from .test_all_games import Guest

GAME = "mes_des_tes_des"
BANK = 300


async def rated_game(house: House, device: str = "", other: str = "") -> tuple[Room, dict[int, Guest], list[str]]:
    """A rated game of two members that has begun, their connections, and their ids."""
    ann, ben = await house.member("Ann"), await house.member("Ben")
    table = NewRoom(GAME, (NewSeat("person", "Ann"), NewSeat("open")), bank=BANK, rated=True, device=device)
    room, tokens = await house.lobby.open(table, "", ann)
    guests = {0: Guest(), 1: Guest()}
    await room.enter(guests[0], (tokens[0],), -1, 1)
    await room.enter(guests[1], (), -1, 1)
    await room.sit(guests[1], 1, "Ben", 2, None, ben, other)
    await room.game_start.start(guests[0])
    return room, guests, [ann.id, ben.id]


def leave(room: Room, guests: dict[int, Guest]) -> None:
    for guest in guests.values():
        room.leave(guest)


async def ranks(house: House, who: str) -> list[tuple[bool, int]]:
    past = (await house.store.run(partial(history.past_games, who))).games
    return [(game.rated, game.players[game.mine].rank) for game in past]


def test_whoever_walks_away_loses_though_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        room, guests, ids = await rated_game(house)
        mover = await play_until_all_have_moved(room, guests, Random(1))
        leave(room, guests)
        await asyncio.sleep(BANK / 2)
        assert await ranks(house, ids[0]) == []
        await asyncio.sleep(BANK)
        assert room.match is not None
        assert room.match.over is not None
        assert await ranks(house, ids[mover]) == [(True, 2)]
        assert await ranks(house, ids[1 - mover]) == [(True, 1)]
        assert await house.store.run(partial(turns.began, room.key)) == {}
        await house.close()

    story_in(monkeypatch, story())


def test_a_game_ends_after_a_restart_to_the_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        room, guests, ids = await rated_game(house)
        mover = await play_until_all_have_moved(room, guests, Random(2))
        left = room.clock.left(mover)
        leave(room, guests)
        await asyncio.sleep(100)
        await house.close()
        house = House(tmp_path)
        back = await house.lobby.find(room.key)
        watcher = Guest()
        await back.enter(watcher, (), -1, 1)
        assert back.clock.left(mover) == pytest.approx(left - 100, abs=0.01)
        back.leave(watcher)
        await asyncio.sleep(left - 100 - 1)
        assert await ranks(house, ids[mover]) == []
        await asyncio.sleep(1 + 2 * DUE_SECONDS)
        assert await ranks(house, ids[mover]) == [(True, 2)]
        await house.close()

    story_in(monkeypatch, story())


def test_nobody_pays_for_the_time_without_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        room, guests, ids = await rated_game(house)
        mover = await play_until_all_have_moved(room, guests, Random(3))
        left = room.clock.left(mover)
        await house.close()
        await asyncio.sleep(10 * BANK)
        house = House(tmp_path)
        await asyncio.sleep(left - 2 * DUE_SECONDS)
        assert await ranks(house, ids[mover]) == []
        await asyncio.sleep(4 * DUE_SECONDS)
        assert await ranks(house, ids[mover]) == [(True, 2)]
        await house.close()

    story_in(monkeypatch, story())


@pytest.mark.parametrize("moves", [0, 1])
def test_a_game_that_not_everybody_began_is_aborted_unrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    async def story() -> None:
        house = House(tmp_path)
        room, guests, ids = await rated_game(house)
        await play(room, guests, moves, Random(4))
        leave(room, guests)
        await asyncio.sleep(BANK + 2 * DUE_SECONDS)
        assert room.closed
        assert [line.say.key for line in room.chat if line.say] == ["notice-aborted"]
        assert [await ranks(house, one) for one in ids] == [[], []]
        assert await house.store.run(partial(turns.began, room.key)) == {}
        # who comes back reads why, and after a restart, too
        await house.close()
        house = House(tmp_path)
        assert (await house.lobby.find(room.key)).closed
        await house.close()

    story_in(monkeypatch, story())


def test_who_watches_sees_the_clock_end_the_game_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path, sweep=False)
        room, guests, ids = await rated_game(house)
        mover = await play_until_all_have_moved(room, guests, Random(5))
        await asyncio.sleep(room.clock.left(mover) + 0.1)
        assert await ranks(house, ids[mover]) == [(True, 2)]
        await house.close()

    story_in(monkeypatch, story())


def test_bots_and_dice_go_on_without_spectators_and_a_game_that_stands_still_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(tmp_path)
        ann = await house.member("Ann")
        table = NewRoom(GAME, (NewSeat("person", "Ann"), NewSeat("bot", bot="random")), bank=BANK, rated=True)
        room, tokens = await house.lobby.open(table, "", ann)
        guest = Guest()
        await room.enter(guest, (tokens[0],), -1, 1)
        await play(room, {0: guest}, 1, Random(6))
        room.leave(guest)
        await house.close()  # the bot's answer is lost
        house = House(tmp_path)
        await asyncio.sleep(100)
        room = await house.lobby.find(room.key)
        assert room.match is not None
        assert room.match.turn.seats == (0,)  # type: ignore[union-attr]
        await house.close()

    story_in(monkeypatch, story())


def test_two_servers_do_not_take_up_the_same_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        houses = [House(tmp_path, sweep=False), House(tmp_path, sweep=False)]
        room, guests, _ = await rated_game(houses[0])
        leave(room, guests)
        taken: list[str] = []

        async def find(lobby: Lobby, key: str) -> Room:
            taken.append(key)
            return await finding(lobby, key)

        finding = Lobby.find
        monkeypatch.setattr(Lobby, "find", find)
        await asyncio.sleep(BANK + 1)
        await asyncio.gather(*[house.sweeper.sweep() for house in houses for _ in range(3)])
        assert taken == [room.key]
        for house in houses:
            await house.close()

    story_in(monkeypatch, story())


def test_two_members_of_one_device_do_not_meet_in_a_rated_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        with pytest.raises(RequestRefused, match="this device"):
            await rated_game(house, "d" * 22, "d" * 22)
        room, _, _ = await rated_game(house, "d" * 22, "e" * 22)
        kept = b"".join(await house.store.read(room.key))
        assert b"d" * 22 not in kept
        await house.close()

    story_in(monkeypatch, story())


def test_only_usual_options_and_ready_made_variants_are_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        ann = await house.member("Ann")
        seats = (NewSeat("person", "Ann"), NewSeat("open"))

        async def opened(game: str, **options: str) -> Room:
            return (await house.lobby.open(NewRoom(game, seats, options, bank=BANK, rated=True), "", ann))[0]

        room = await opened("rasanto")
        with pytest.raises(BadOption, match="usual options"):
            await opened("rasanto", start_seat="0")
        guest = Guest()
        await room.enter(guest, (), -1, 1)
        await house.close()

    story_in(monkeypatch, story())
