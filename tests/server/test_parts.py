"""Parts of the table that need no server: the tree of offers, the limits, the store, the process for bots."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from pipyard.core.match import Match
from pipyard.core.notation import LONGEST_RECORDED, Move
from pipyard.core.space import Listed
from pipyard.core.turn import Choose
from pipyard.pyramid.trace import MOST_LETTERS
from pipyard.server.botpool.bot_pool import BotError, BotPool
from pipyard.server.botpool.worker import MoveRequest
from pipyard.server.limits import Bucket
from pipyard.server.lobby import Lobby
from pipyard.server.names import clean
from pipyard.server.prometheus import PrometheusMetrics
from pipyard.server.protocol import common, requests
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Branch
from pipyard.server.room.game_session import encoded
from pipyard.server.room.move_tree import MOST_BRANCHES, offer
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.socket.connection import Connection
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.store import events as entries
from pipyard.server.store.sqlite import Conflict, SqliteStore, StoreError
from pipyard.shelf import game

from .memory import InMemory
from .test_all_games import Guest as Seated


async def el_dado() -> tuple[InMemory, Lobby, Room, Seated]:
    """A game that has begun, with somebody who plays both seats."""
    store = InMemory()
    house = Lobby(store, BotPool(1), 0)
    room, tokens = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("person", "Ben")), {"start_seat": "0"}))
    ann = Seated()
    await room.enter(ann, tuple(tokens.values()), -1, 1)
    return store, house, room, ann


def moves_of(branches: tuple[Branch, ...], so_far: tuple[str, ...] = ()) -> list[str]:
    """Every whole move a tree spells."""
    found: list[str] = []
    for branch in branches:
        words = (*so_far, branch.atom)
        if branch.done:
            found.append(" ".join(words))
        assert branch.more is not None
        found += moves_of(branch.more, words)
    return found


@pytest.mark.parametrize("key", ["rasanto", "el_dado", "diebylon", "masquerade", "storing_scores"])
def test_an_offer_spells_exactly_the_legal_moves(key: str) -> None:
    match = Match(game(key), 0, seed=5)
    for _ in range(12):
        turn = match.turn
        assert isinstance(turn, Choose)
        space = match.state.view(turn.seat).moves(turn.seat)
        offered = offer(space)
        assert offered is not None
        assert sorted(moves_of(offered.branches)) == sorted([move.text for move in space])  # type: ignore[attr-defined]
        match.submit(turn.seat, moves_of(offered.branches)[0])


def test_a_large_offer_is_cut_and_can_be_asked_further() -> None:
    space = Listed([Move("set", a, b, c) for a in range(12) for b in range(12) for c in range(12)])
    offered = offer(space)
    assert offered is not None
    (only,) = offered.branches
    assert only.more is not None
    assert len(only.more) == 12
    cut = only.more[0].more
    assert cut is not None
    assert all(branch.more is None for branch in cut)
    assert MOST_BRANCHES > 12 + 144
    deeper = offer(space, ("set", "3", "4"))
    assert deeper is not None
    assert [branch.atom for branch in deeper.branches] == [str(c) for c in range(12)]
    assert all(branch.done for branch in deeper.branches)
    assert offer(space, ("set", "99")) is None


def test_a_bucket_lets_a_burst_pass_and_then_no_more() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_names_are_cleaned() -> None:
    assert clean(" A\n\x00nn, \u202e ") == "Ann"
    assert clean("\t") == "?"
    assert len(clean("x" * 100)) == 24


def test_the_store_keeps_units_whole_and_refuses_a_number_twice(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await asyncio.gather(*[store.append("a", i, [b"x"]) for i in range(50)], store.append("b", 0, [b"y", b"z"]))
        assert store.commits < 20  # many wait for one commit
        with pytest.raises(Conflict):
            await store.append("b", 1, [b"new", b"newer"])
        assert await store.read("b") == [b"y", b"z"]
        assert len(await store.read("a")) == 50
        await store.close()

    asyncio.run(story())


def test_a_locked_database_is_said_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        store._db.execute("PRAGMA busy_timeout=50")
        await store.append("a", 0, [b"x"])
        other = sqlite3.connect(tmp_path / "rooms.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append("a", 1, [b"y"])
        other.execute("ROLLBACK")
        other.close()
        await store.append("a", 1, [b"z"])
        assert await store.read("a") == [b"x", b"z"]
        await store.close()

    asyncio.run(story())


def test_a_move_that_cannot_be_kept_has_not_happened() -> None:
    """Nothing is sent, and the room is unchanged."""

    async def story() -> None:
        store, _, room, ann = await el_dado()
        result = len(ann.received)
        store.full = True
        with pytest.raises(StoreError):
            await room.submit(ann, 0, "take 0,0,0", room.n)
        assert len(ann.received) == result
        with pytest.raises(StoreError):
            room.steps(ann, 0, (), 2)
        store.full = False
        ben = Seated()
        await room.enter(ben, (), -1, 1)
        assert room.match is not None
        assert room.match.events[-1].text != "take 0,0,0"
        await room.submit(ann, 0, "take 0,0,0", room.n)
        assert room.match.events[-1].text == "take 0,0,0"
        room.close_tasks()

    asyncio.run(story())


def test_a_move_is_judged_again_after_what_another_process_wrote() -> None:
    async def story() -> None:
        store, house, room, ann = await el_dado()
        await store.append(room.key, room.n, [entries.encode(entries.Spoken(-1, "", "quick"))])
        await room.submit(ann, 0, "take 0,0,0", ann.n)
        assert room.chat[-1].text == "quick"
        assert room.match is not None
        assert room.match.events[-1].text == "take 0,0,0"
        await store.append(room.key, room.n, [entries.encode(entries.GameEvent(1, "take 1,0,0"))])
        with pytest.raises(RequestRefused, match="happened"):
            await room.submit(ann, 1, "take 0,1,0", ann.n)
        assert ann.lines[-1].text == "take 1,0,0"
        await store.append(room.key, room.n, [entries.encode(entries.GameEvent(0, "take 0,1,0"))])
        house.on_write(room.key)
        while ann.lines[-1].text != "take 0,1,0":
            await asyncio.sleep(0)
        assert [line.n for line in ann.lines] == sorted({line.n for line in ann.lines})

    asyncio.run(story())


def test_what_was_kept_is_brought_into_the_file_while_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.store.sqlite.MANY_ROWS", 50)

    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        before = store.path.stat().st_size
        for i in range(60):
            await store.append("a", i, [b"x" * 1000])
        assert len(await store.read("a")) == 60
        assert store.path.stat().st_size >= before + 50_000
        await store.close()

    asyncio.run(story())


def test_the_longest_trace_that_rules_allow_fits_into_a_message() -> None:
    move = f"press 999 ~{'x' * (MOST_LETTERS - 1)}"
    body = encoded(requests.Submit(seat=15, move=move, after=10**9, id=10**9))
    assert len(body) < common.MOST_BYTES
    wish = msgspec.json.decode(body, type=requests.FromBrowser)
    assert isinstance(wish, requests.Submit)
    assert wish.move == move
    too_long = encoded(requests.Submit(seat=0, move="x" * (LONGEST_RECORDED + 1), after=0))
    with pytest.raises(msgspec.ValidationError, match=str(LONGEST_RECORDED)):
        msgspec.json.decode(too_long, type=requests.FromBrowser)


def test_a_movement_that_another_process_showed_is_seen_from_its_recording() -> None:
    async def story() -> None:
        store, house, room, ann = await el_dado()
        eve = Seated()
        await room.enter(eve, (), -1, 1)
        await store.append(room.key, room.n, [entries.encode(entries.GameEvent(0, "take 0,0,0", motion="how it fell"))])
        house.on_write(room.key)
        while eve.lines[-1].text != "take 0,0,0":
            await asyncio.sleep(0)
        assert [guest.lines[-1].motion for guest in (ann, eve)] == ["how it fell"] * 2

    asyncio.run(story())


def test_a_bot_that_fails_is_said_and_the_next_question_is_answered() -> None:
    async def story() -> None:
        bots = BotPool(1)
        match = Match(game("el_dado", start_seat="0"), 2, seed=1)
        question = MoveRequest("el_dado", {"start_seat": "0"}, 2, list(match.events), 0, "no such bot", "1")
        with pytest.raises(BotError, match="no such bot"):
            await bots.ask(question)
        good = MoveRequest("el_dado", {"start_seat": "0"}, 2, list(match.events), 0, "greedy", "1")
        assert await bots.ask(good) == "take 0,0,0"
        await bots.close()

    asyncio.run(story())


def test_a_room_that_was_pruned_while_nobody_looked_is_gone() -> None:
    async def story() -> None:
        store, house, room, ann = await el_dado()
        room.leave(ann)
        assert await house.find(room.key) is room
        await store.drop(room.key)
        with pytest.raises(RequestRefused, match="no such room"):
            await house.find(room.key)
        assert house.rooms == {}

    asyncio.run(story())


def test_chance_is_never_taken_back_and_only_with_consent_what_others_have_seen() -> None:
    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        places = (NewSeat("person", "Ann"), NewSeat("person", "Ben"), NewSeat("person", "Cem"))
        room, tokens = await house.open(NewRoom("el_dado", places, {"start_seat": "0"}))
        ann, ben, cem = guests = Seated(), Seated(), Seated()
        for seat, guest in enumerate(guests):
            await room.enter(guest, (tokens[seat],), -1, 1)
        with pytest.raises(RequestRefused, match="no move to take back"):
            await room.undo.ask(ann, 0)  # the deal stays
        for seat, move in enumerate(["take 0,0,0", "take 1,0,0", "take 0,1,0"]):
            await room.submit(guests[seat], seat, move, room.n)
        await room.undo.ask(ann, 0)
        with pytest.raises(RequestRefused, match="must agree"):
            await room.undo.answer(ann, 0, True)
        await room.undo.answer(ben, 1, True)
        assert room.undo_now is not None
        assert room.undo_now.waiting == (2,)
        await room.undo.answer(cem, 2, False)
        assert room.undo_now is None
        with pytest.raises(RequestRefused, match="nobody has asked"):
            await room.undo.answer(ben, 1, True)
        await room.undo.ask(ann, 0)
        await room.submit(ann, 0, "take 1,1,0", room.n)  # whoever plays on has thought better of it
        assert room.undo_now is None
        await room.undo.ask(ben, 1)
        for guest, seat in ((cem, 2), (ann, 0)):
            await room.undo.answer(guest, seat, True)
        assert [line.text for line in ann.lines][-3:] == ["undo"] * 3
        assert room.match is not None
        assert (room.match.turn.seat, room.match.undoable()) == (1, [0])
        # what a seat has rolled stays
        rolling, tokens = await house.open(NewRoom("storing_scores", (NewSeat("person", "Ann"), NewSeat("person", "Ben"))))
        await rolling.enter(ann, tuple(tokens.values()), -1, 1)
        assert rolling.match is not None
        rolls = 0
        while rolling.match.over is None and len(ann.lines) < 40:
            assert ann.picture is not None
            if ann.picture.turn.kind != "choose":
                await asyncio.sleep(0.001)
                continue
            seat = ann.picture.turn.seats[0]
            await rolling.submit(ann, seat, ann.pick(rolling, seat, Random(1)), rolling.n)
            if rolling.match.events[-1].seat < 0:
                rolls += 1
                with pytest.raises(RequestRefused, match="no move to take back"):
                    await rolling.undo.ask(ann, seat)
        assert rolls > 5
        for one in (room, rolling):
            one.close_tasks()

    asyncio.run(story())


def test_there_is_a_limit_to_visitors_and_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.socket.dispatch.MOST_ROOM_VISITORS", 2)
    monkeypatch.setattr("pipyard.server.socket.dispatch.MOST_CONNECTIONS", 3)

    class Silent:
        def __init__(self) -> None:
            self.said: list[bytes] = []
            self.send = self.said.append
            self.slow = None
            self.address = ""

        def keeps_up(self) -> bool:
            return True

    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        room, _ = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("person", "Ben"))))
        listener = Dispatcher(house, (), 20, PrometheusMetrics())
        wires = [Silent() for _ in range(3)]
        for wire in wires:
            assert listener.refuses("/ws", None, "here") is None
            listener.channels.add(cast("Connection", wire))
            await listener.handle(
                listener.accept(cast("Connection", wire)), encoded(requests.Hello(protocol=PROTOCOL, room=room.key, id=5))
            )
        assert listener.refuses("/ws", None, "here") == (503, "full house")
        assert [msgspec.json.decode(wire.said[0])["t"] for wire in wires] == ["table", "table", "sorry"]
        assert msgspec.json.decode(wires[2].said[0]) == {"t": "sorry", "id": 5, "code": "limit", "text": "the room is full"}
        room.close_tasks()

    asyncio.run(story())


def test_a_room_whose_memory_is_not_what_was_kept_begins_again_from_its_log() -> None:
    async def story() -> None:
        store, _, room, ann = await el_dado()
        assert room.match is not None
        await room.submit(ann, 0, "take 0,0,0", room.n)
        room.match.submit(1, "take 1,0,0")  # a fault: it happened in memory and was never kept
        await store.append(room.key, room.n, [entries.encode(entries.GameEvent(1, "take 0,1,0"))])
        await room.catch_up()
        assert [event.text for event in room.match.events][-2:] == ["take 0,0,0", "take 0,1,0"]
        assert ann.lines[-1].text == "take 0,1,0"
        await room.submit(ann, 0, "take 1,0,0", room.n)
        assert [line.text for line in ann.lines][-3:] == ["take 0,0,0", "take 0,1,0", "take 1,0,0"]

    asyncio.run(story())


def test_an_offer_tells_every_setting_of_a_piece() -> None:
    """A chunk is put down as one thing: where it can stand is sent as soon as its dice are chosen."""
    state = game("tabula_rasa").start(3, start_seat="0")
    space = state.moves(0)
    offered = offer(space, ("set", "a0", "on"))
    assert offered is not None
    assert sorted(offered.settings) == sorted((branch.atom,) for branch in offered.branches)
    state.play(0, space.parse("set a0 on 4,4,0"))
    three = offer(state.moves(1), ("set", "a0", "a1", "b1", "on"))
    assert three is not None
    assert {len(ending) for ending in three.settings} == {3}
    before = offer(space, ("set", "a0"))
    assert before is not None
    assert before.settings == ()
