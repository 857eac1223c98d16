"""Every game on the shelf can be played at the table, by nothing but what the table offers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from pipyard import shelf
from pipyard.core.errors import BadOption
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Branch, Chair, ChatLine, EventLine, NextGame, Offer, Picture, Table, ToBrowser, Update
from pipyard.server.room.room import Room
from pipyard.server.store.sqlite import SqliteStore

MOVES = 12
_decoder = msgspec.json.Decoder(ToBrowser)


class Guest:
    """Somebody at the table without a socket."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.eye = -1
        self.muted: set[int] = set()
        self.language = "en"
        self.n = -1
        self.chairs: tuple[Chair, ...] = ()
        self.next: NextGame | None = None
        self.chat: list[ChatLine] = []
        self.received: list[ToBrowser] = []
        self.picture: Picture | None = None
        self.offer: Offer | None = None
        self.lines: list[EventLine] = []

    def send(self, body: bytes) -> None:
        message = _decoder.decode(body)
        self.received.append(message)
        if isinstance(message, (Table, Update)):
            self.n, self.picture, self.chairs, self.next = message.n, message.picture, message.chairs, message.next
            self.lines += message.lines
            self.chat += message.chat
        if isinstance(message, Offer):
            self.offer = message

    def keeps_up(self) -> bool:
        return True

    def disconnect(self) -> None:
        raise AssertionError("nobody is sent away")

    def pick(self, room: Room, seat: int, rng: Random) -> str:
        """A move, atom by atom along the offered tree."""
        assert self.picture
        words: list[str] = []
        branches: tuple[Branch, ...] = self.picture.turn.moves[seat]
        while True:
            branch = rng.choice(branches)
            words.append(branch.atom)
            done, more = branch.done, branch.more
            if more is None:
                room.steps(self, seat, tuple(words), 1)
                assert self.offer
                done, more = self.offer.done, self.offer.branches
            if done and (not more or rng.random() < 0.5):
                return " ".join(words)
            assert more, f"{words} leads nowhere"
            branches = more


def fewest_seats(key: str) -> int:
    """The least number of people, more than one if possible, that the standard game takes."""
    one = shelf.game(key)
    for seats in sorted(one.info.seats, key=lambda count: (count == 1, count)):
        try:
            one.start(seats)
        except BadOption:
            continue
        return seats
    raise AssertionError(f"nobody can play {key}")


@pytest.mark.parametrize("key", shelf.keys())
def test_every_offered_move_is_accepted_and_spectators_are_offered_none(key: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        house = Lobby(store, BotPool(1), 0)
        rng = Random(key)
        room, tokens = await house.open(NewRoom(key, tuple([NewSeat("person", f"{i}") for i in range(fewest_seats(key))])))
        guests = [Guest() for _ in tokens]
        eve = Guest()
        for seat, guest in enumerate(guests):
            await room.enter(guest, (tokens[seat],), -1, 1)
        await room.enter(eve, (), -1, 1)
        for _ in range(MOVES):
            for _ in range(500):
                assert room.match
                assert eve.picture
                if eve.picture.turn.kind != "chance":
                    break
                await asyncio.sleep(0.002)
            if eve.picture.turn.kind != "choose":
                break
            assert eve.picture.turn.moves == {}
            seat = eve.picture.turn.seats[0]
            guest = guests[seat]
            await room.submit(guest, seat, guest.pick(room, seat, rng), guest.n)
        async with room.lock:
            room.close_tasks()
        # a room read back from the disk is the room that was left
        again = await Lobby(store, BotPool(1), 0).find(room.key)
        assert again.match
        assert room.match
        assert again.match.state.facts() == room.match.state.facts()
        assert again.n == room.n
        await store.close()

    asyncio.run(story())
