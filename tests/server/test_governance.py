"""Who decides about a room: its host, or a vote; and nobody alone starts another game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Table, TokenMade
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.store.events import Closed, Freed, HostNamed, Opened, Proposed, Reopened, RoomEvent, TokenRenewed, Voted, decode
from pipyard.texts import say_text

from .guests import Guest as SocketGuest
from .guests import Server
from .memory import InMemory
from .test_all_games import Guest

LANGUAGES = ("en", "fr", "nl", "de", "es")


class Party:
    """A room whose seats are held by one guest each."""

    def __init__(self, room: Room, guests: list[Guest], tokens: dict[int, str], store: InMemory) -> None:
        self.room = room
        self.guests = guests
        self.tokens = tokens
        self.store = store

    @property
    def log(self) -> list[RoomEvent]:
        return [decode(body) for body in self.store.logs[self.room.key]]


async def party(count: int, game: str = "el_dado", host: bool = True) -> Party:
    store = InMemory()
    lobby = Lobby(store, BotPool(1), 0)
    room, tokens = await lobby.open(NewRoom(game, tuple([NewSeat("person", name) for name in ("Ann", "Ben", "Cem")[:count]])))
    if not host:
        room.host = -1  # as in rooms of earlier versions
    guests = [Guest() for _ in range(count)]
    for seat, guest in enumerate(guests):
        await room.enter(guest, (tokens[seat],), -1, 1)
    return Party(room, guests, tokens, store)


def story(tell: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await tell()

    asyncio.run(run())


def test_whoever_opens_a_room_is_its_host() -> None:
    async def tell() -> None:
        table = await party(2)
        assert isinstance(table.log[0], Opened)
        assert table.log[0].host == table.room.host == 0
        message = table.guests[1].received[0]
        assert isinstance(message, Table)
        assert message.control.host == 0

    story(tell)


def test_the_host_removes_somebody_who_may_then_only_watch() -> None:
    async def tell() -> None:
        table = await party(2)
        room, (ann, ben) = table.room, table.guests
        with pytest.raises(RequestRefused, match="only the host"):
            await room.governance.manage(ben, "kick", 0, 1)
        with pytest.raises(RequestRefused, match="your own seat"):
            await room.governance.manage(ann, "kick", 0, 1)
        await room.governance.manage(ann, "kick", 1, 1)
        assert table.log[-1] == Freed(1, 0, "kick")
        assert (ben.seats, room.seats[1].kind) == (set(), "open")
        assert isinstance(ben.received[-1], Table)
        assert ben.received[-1].mine == ()
        with pytest.raises(RequestRefused, match="removed"):
            await room.sit(ben, 1, "Ben", 1)
        room.leave(ben)
        again = Guest()
        await room.enter(again, (table.tokens[1],), -1, 1)
        assert again.seats == set()
        with pytest.raises(RequestRefused, match="removed"):
            await room.sit(again, 1, "Bob", 1)
        other = Guest()  # or the same person with another browser
        await room.enter(other, (), -1, 1)
        with pytest.raises(RequestRefused, match="by invitation"):
            await room.sit(other, 1, "Dee", 1)
        assert other.seats == set()

    story(tell)


async def after_a_kick(seats: int = 3) -> tuple[Party, Guest]:
    """Ann has removed Ben before the game, and one more seat was open all the time; somebody comes by the link of the room."""
    store = InMemory()
    places = (NewSeat("person", "Ann"), NewSeat("person", "Ben"), *[NewSeat("open")] * (seats - 2))
    room, tokens = await Lobby(store, BotPool(1), 0).open(NewRoom("el_dado", places))
    table = Party(room, [Guest(), Guest()], tokens, store)
    for seat, guest in enumerate(table.guests):
        await room.enter(guest, (tokens[seat],), -1, 1)
    await room.governance.manage(table.guests[0], "kick", 1, 1)
    stranger = Guest()
    await room.enter(stranger, (), -1, 1)
    return table, stranger


def test_after_somebody_was_removed_no_seat_is_given_out_without_the_host() -> None:
    async def tell() -> None:
        table, stranger = await after_a_kick()
        room, ann = table.room, table.guests[0]
        for seat in (1, 2):
            with pytest.raises(RequestRefused, match="by invitation"):
                await room.sit(stranger, seat, "Ben", 1)
        again = await Lobby(table.store, BotPool(1), 0).find(room.key)
        assert again.guarded, "a room that is read back is the same"
        await room.governance.manage(ann, "token", 2, 9)
        made = next(message for message in ann.received if isinstance(message, TokenMade))
        assert made.seat == 2
        assert made.token not in str(table.log)
        cem = Guest()
        await room.enter(cem, (made.token,), -1, 1)
        assert isinstance(cem.received[-1], Table)
        assert (cem.received[-1].mine, cem.received[-1].invited, cem.received[-1].control.guarded) == ((), (2,), True)
        with pytest.raises(RequestRefused, match="by invitation"):
            await room.sit(cem, 1, "Cem", 1)
        await room.sit(cem, 2, "Cem", 1)
        assert (cem.seats, room.seats[2].name) == ({2}, "Cem")
        room.leave(cem)
        await room.enter(stranger, (made.token,), -1, 1)
        assert stranger.seats == set(), "an invitation is good for one person"

    story(tell)


def test_a_new_invitation_replaces_the_old_one() -> None:
    async def tell() -> None:
        table, _ = await after_a_kick()
        room, ann = table.room, table.guests[0]
        for _ in range(2):
            await room.governance.manage(ann, "token", 1, 9)
        old, new = [message.token for message in ann.received if isinstance(message, TokenMade)]
        assert (room.seats_offered_to((old,)), room.seats_offered_to((new,))) == (set(), {1})

    story(tell)


def test_the_host_lets_anybody_sit_down_again() -> None:
    async def tell() -> None:
        table, stranger = await after_a_kick()
        room, ann = table.room, table.guests[0]
        await room.governance.manage(ann, "open", -1, 1)
        assert table.log[-1] == Reopened(0)
        await room.sit(stranger, 1, "Dee", 1)
        assert stranger.seats == {1}

    story(tell)


def test_a_bot_that_is_removed_closes_no_seat() -> None:
    async def tell() -> None:
        room, tokens = await Lobby(InMemory(), BotPool(1), 1e6).open(
            NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("bot", bot="random")))
        )
        ann, ben = Guest(), Guest()
        await room.enter(ann, (tokens[0],), -1, 1)
        await room.enter(ben, (), -1, 1)
        await room.governance.manage(ann, "kick", 1, 1)
        await room.sit(ben, 1, "Ben", 1)
        assert (room.guarded, ben.seats) == (False, {1})
        room.close_tasks()

    story(tell)


def test_an_abandoned_seat_is_freed_and_a_bot_plays_on() -> None:
    async def tell() -> None:
        table = await party(2)
        room, (ann, ben) = table.room, table.guests
        with pytest.raises(RequestRefused, match="still here"):
            await room.governance.manage(ann, "free", 1, 1)
        room.leave(ben)
        await room.governance.manage(ann, "free", 1, 1)
        assert table.log[-1] == Freed(1, 0, "free")
        await room.invite(ann, 1, "random")
        assert room.seats[1].kind == "bot"
        room.close_tasks()

    story(tell)


def test_a_new_token_replaces_the_old_one() -> None:
    async def tell() -> None:
        table = await party(2)
        room, (ann, ben) = table.room, table.guests
        room.leave(ben)
        await room.governance.manage(ann, "token", 1, 7)
        made = next(message for message in ann.received if isinstance(message, TokenMade))
        assert (made.id, made.seat) == (7, 1)
        assert isinstance(table.log[-1], TokenRenewed)
        assert made.token not in str(table.log)
        assert room.seats_held_with((table.tokens[1],)) == set()
        assert room.seats_held_with((made.token,)) == {1}

    story(tell)


def test_the_secrets_of_a_seat_go_to_nobody_else() -> None:
    async def tell() -> None:
        table = await party(2, "storing_scores")
        room, (ann, ben) = table.room, table.guests
        assert room.keeps_secrets
        room.leave(ben)
        with pytest.raises(RequestRefused, match="secrets"):
            await room.governance.manage(ann, "token", 1, 1)
        await room.governance.manage(ann, "free", 1, 1)
        eve = Guest()
        await room.enter(eve, (), -1, 1)
        with pytest.raises(RequestRefused, match="secrets"):
            await room.sit(eve, 1, "Eve", 1)
        await room.invite(ann, 1, "random")
        room.close_tasks()

    story(tell)


def test_without_a_host_the_majority_decides() -> None:
    async def tell() -> None:
        table = await party(3, host=False)
        room, (ann, ben, cem) = table.room, table.guests
        await room.governance.manage(ann, "kick", 2, 1)
        assert table.log[-1] == Proposed(0, "kick", 2, (1,))
        assert room.vote is not None
        with pytest.raises(RequestRefused, match="already in progress"):
            await room.governance.manage(cem, "kick", 0, 1)
        with pytest.raises(RequestRefused, match="nothing for you"):
            await room.governance.vote(cem, False)
        await room.governance.vote(ben, False)
        assert (table.log[-1], room.vote, cem.seats) == (Voted((1,), False), None, {2})
        await room.governance.manage(ann, "kick", 2, 1)
        await room.governance.vote(ben, True)
        assert table.log[-1] == Freed(2, -1, "kick")
        assert cem.seats == set()
        await room.governance.manage(ann, "close", -1, 1)
        await room.governance.vote(ann, False)  # Ann withdraws
        assert (room.vote, room.closed) == (None, False)

    story(tell)


def test_one_person_alone_removes_nobody() -> None:
    async def tell() -> None:
        table = await party(2, host=False)
        with pytest.raises(RequestRefused, match="nobody else is here"):
            await table.room.governance.manage(table.guests[0], "kick", 1, 1)
        with pytest.raises(RequestRefused, match="only the host"):
            await table.room.governance.manage(table.guests[0], "host", 1, 1)
        with pytest.raises(RequestRefused, match="only watch"):
            await table.room.governance.manage(Guest(), "close", -1, 1)

    story(tell)


def test_a_host_who_is_away_is_replaced_by_a_vote() -> None:
    async def tell() -> None:
        table = await party(3)
        room, (ann, ben, cem) = table.room, table.guests
        room.leave(ann)
        await room.governance.manage(ben, "free", 0, 1)
        await room.governance.vote(cem, True)
        assert table.log[-1] == Freed(0, -1, "free")
        assert room.host == -1

    story(tell)


def test_the_host_hands_over_and_closes() -> None:
    async def tell() -> None:
        table = await party(2)
        room, (ann, ben) = table.room, table.guests
        await room.governance.manage(ann, "host", 1, 1)
        assert (table.log[-1], room.host) == (HostNamed(1, 0), 1)
        await room.governance.manage(ben, "close", -1, 1)
        assert (table.log[-1], room.closed) == (Closed(1), True)
        assert room.match is not None
        for command in (
            room.submit(ann, 0, "take 0,0,0", room.n),
            room.say(ann, "hello"),
            room.governance.manage(ben, "kick", 0, 1),
            room.game_start.start(ann),
        ):
            with pytest.raises(RequestRefused, match="closed"):
                await command
        # the log says it all: a room that is read back is the same
        again = await Lobby(table.store, BotPool(1), 0).find(room.key)
        assert (again.host, again.closed, len(again.chat)) == (1, True, 2)

    story(tell)


def test_nobody_alone_starts_another_game() -> None:
    async def tell() -> None:
        table = await party(2)
        room, (ann, ben) = table.room, table.guests
        assert room.match is not None
        room.match.forfeit(0)
        await room.commit(False)
        began = room.session.started_at
        await room.game_start.plan(ann, "rasanto", {}, False)
        await room.game_start.start(ann)
        assert room.session.started_at == began
        assert [chair.ready for chair in ben.chairs] == [True, False]
        await room.game_start.start(ben)
        assert room.session.started_at > began
        assert room.game.info.key == "rasanto"
        room.close_tasks()

    story(tell)


def test_decisions_are_said_in_five_languages() -> None:
    async def tell() -> None:
        table = await party(3, host=False)
        room, (ann, ben, _) = table.room, table.guests
        await room.governance.manage(ann, "kick", 2, 1)
        await room.governance.vote(ben, True)
        assert [line.say.key for line in room.chat if line.say] == ["notice-propose-kick", "notice-kick-vote"]
        for line in room.chat:
            assert line.say
            assert len({say_text(line.say, language) for language in LANGUAGES}) == len(LANGUAGES)
            assert all("Cem" in say_text(line.say, language) for language in LANGUAGES)

    story(tell)


@pytest.mark.table
def test_a_page_of_another_version_is_asked_to_reload(server: Server) -> None:
    room, _ = server.room("el_dado", "me", "me")
    for protocol, words in ((PROTOCOL - 1, "reload"), (PROTOCOL + 1, "newer")):
        old = SocketGuest(server, room, hello=False)
        answer = old.ask(t="hello", room=room, protocol=protocol)
        assert (answer["t"], answer["code"]) == ("sorry", "protocol")
        assert words in answer["text"]
    silent = SocketGuest(server, room, hello=False)  # clients of the first version do not say what they speak
    assert silent.ask(t="hello", room=room)["code"] == "protocol"


@pytest.mark.table
def test_a_host_removes_somebody_over_the_socket(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "open")
    ann, ben = SocketGuest(server, room, *tokens.values()), SocketGuest(server, room)
    assert ben.ask(t="sit", seat=1, name="Ben")["t"] == "done"
    assert ben.ask(t="manage", action="close")["code"] == "seat"
    assert ann.ask(t="manage", action="kick", seat=1)["t"] == "done"
    assert ben.hear_until("table")["mine"] == []
    assert ben.ask(t="sit", seat=1, name="Ben")["code"] == "seat"
    assert ann.ask(t="manage", action="nonsense", seat=1)["code"] == "malformed"
