"""A log of an older version is read by the rules of today, alone and as a room that goes on."""

from __future__ import annotations

import asyncio

import pytest

from pipyard import shelf
from pipyard.core import migration
from pipyard.core.errors import BadLog
from pipyard.core.game import Game, State
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.migration import modern, unchanged
from pipyard.core.notation import Move
from pipyard.core.options import Options, number
from pipyard.core.scene import Scene
from pipyard.core.space import Listed, Space
from pipyard.core.turn import ALONE, Turn, won
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.room.seats import hashed
from pipyard.server.store import events as entries
from pipyard.server.store.events import Began, GameEvent, Migrated, Opened, RoomEvent, Sat, Spoken
from pipyard.server.store.export import games_of
from pipyard.server.store.migrate import modernised

from .memory import InMemory
from .test_all_games import Guest

OLD = """pipyard 1
game: relic 1
options: goal=4
seats: 2

0 grab 2
1 grab 1
"""
TOKEN = "t" * 32


class RelicOptions(Options):
    heap = number(10, 1, 99, why="how many lie there")


class RelicState(State):
    __slots__ = ("left", "seat")

    def __init__(self, left: int) -> None:
        self.left = left
        self.seat = 0

    def turn(self) -> Turn:
        return ALONE[self.seat] if self.left > 0 else won([1 - self.seat], [0, 0], "empty")

    def moves(self, seat: int) -> Space:
        return Listed([Move("take", count) for count in (1, 2)])

    def play(self, seat: int, move: Move) -> None:
        self.left -= move.number
        self.seat = 1 - seat

    def scene(self) -> Scene:
        return Scene(table="plain", scores=(self.left,))


Relic = Game(
    lambda seats, options: RelicState(options.heap), RelicOptions, moves=["take NUMBER"],
    key="relic", book="tests", title="Relic", seats=(2,), version=3,
)  # fmt: skip


@pytest.fixture(autouse=True)
def relic(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(header: Header, events: list[Event]) -> tuple[Header, list[Event]]:
        options = {("heap" if name == "goal" else name): value for name, value in header.options.items()}
        new = [Event(event.seat, event.text.replace("grab", "take"), event.stamp) for event in events]
        return Header(header.game, 2, header.seats, options, header.players, header.seed), new

    monkeypatch.setitem(shelf._OWN, "relic", Relic)
    monkeypatch.setattr(migration, "_STEPS", {("relic", 1): first, ("relic", 2): unchanged})


def test_an_old_log_is_replayed_by_the_rules_of_today() -> None:
    match = Match.replay(OLD, shelf.game)
    assert [event.text for event in match.events] == ["take 2", "take 1"]
    assert match.header.version == 3
    assert Match.replay(match.log, shelf.game).log == match.log


def test_what_nobody_has_said_is_not_guessed() -> None:
    migration._STEPS.pop(("relic", 2))
    with pytest.raises(BadLog, match="version 3 of relic cannot read logs of version 2"):
        Match.replay(OLD, shelf.game)
    with pytest.raises(BadLog, match="version 4 of relic, this is version 3"):
        modern(Header("relic", 4, 2), [], 3)


def room(*after: RoomEvent) -> list[RoomEvent]:
    begun: list[RoomEvent] = [Opened("relic", 1, {"goal": "9"}, 2), Sat(0, "Ann", hashed(TOKEN)), Sat(1, "Ben", hashed(TOKEN)), Began()]
    return [*begun, GameEvent(0, "grab 2"), Spoken(0, "Ann", "grab that"), GameEvent(1, "grab 1"), *after]


def test_every_game_of_an_old_room_is_translated_and_what_was_said_is_not() -> None:
    kept = room(Began(), GameEvent(0, "grab 1"), Migrated("relic", 2), GameEvent(1, "take 2"))
    found = modernised(kept)
    assert len(found) == len(kept)
    assert [entry.text for entry in found if isinstance(entry, GameEvent)] == ["take 2", "take 1", "take 1", "take 2"]
    assert [entry.text for entry in found if isinstance(entry, Spoken)] == ["grab that"]
    games = games_of(kept)
    assert [(game.header.version, game.header.options) for game in games] == [(3, {"heap": "9"})] * 2
    for game in games:
        game.match()


def test_an_old_room_goes_on_under_the_rules_of_today() -> None:
    async def story() -> None:
        store = InMemory()
        await store.append("relic" * 4, 0, [entries.encode(entry) for entry in room()])
        for _ in range(2):
            house = Lobby(store, BotPool(1), 0)
            found = await house.find("relic" * 4)
            ann = Guest()
            await found.enter(ann, (TOKEN,), -1, 1)
            ann.seats = {0, 1}
            assert found.match
            turn = found.match.turn
            await found.submit(ann, turn.seat, "take 1", found.n)
            before = found.match.state.facts()
            await found.reload()
            assert found.match.state.facts() == before
            found.close_tasks()
        kept = [entries.decode(body) for body in await store.read("relic" * 4)]
        assert sum(isinstance(entry, Migrated) for entry in kept) == 1
        texts = [entry.text for entry in kept if isinstance(entry, GameEvent)]
        assert texts == ["grab 2", "grab 1", "take 1", "take 1"], "what is kept is never changed"
        assert [event.text for event in games_of(kept)[0].match().events] == ["take 2", "take 1", "take 1", "take 1"]

    asyncio.run(story())
