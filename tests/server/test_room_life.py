"""What people arrange among themselves: colours, readiness, the next game, the pyramid that is handed on, banks of time, muting."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from pipyard import shelf
from pipyard.core.match import Match
from pipyard.core.source import Seeded
from pipyard.core.turn import Choose
from pipyard.pyramid.dealt_state import DealtState
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Followers, Table
from pipyard.server.room.evening import PyramidSource, can_start_from
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused, spread_colours
from pipyard.server.store.base import StoreError
from pipyard.server.store.events import decode
from pipyard.server.store.export import games_of

from . import timeless
from .memory import InMemory
from .test_all_games import Guest

TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))
OPEN = (NewSeat("person", "Ann", colour="blue"), NewSeat("open"), NewSeat("open"))


async def sit(wish: NewRoom) -> tuple[Lobby, Room, Guest]:
    house = Lobby(InMemory(), BotPool(1), 0)
    room, tokens = await house.open(wish)
    everybody = Guest()
    await room.enter(everybody, tuple(tokens.values()), -1, 1)
    return house, room, everybody


async def again(house: Lobby, room: Room) -> Room:
    """The room as another server would read it back."""
    return await Lobby(house.store, BotPool(1), 0).find(room.key)


async def play_through(room: Room, guest: Guest, seed: int = 3) -> None:
    rng = Random(seed)
    while room.match is not None and isinstance(room.match.turn, Choose):
        seat = room.match.turn.seats[0]
        await room.submit(guest, seat, str(room.session.view(seat).moves(seat).sample(rng)), guest.n)


def test_who_comes_back_reads_what_the_moves_did_without_their_motion() -> None:
    async def story() -> None:
        _, room, ann = await sit(NewRoom("el_dado", TWO))
        await play_through(room, ann)
        told = {line.n: line.steps for line in ann.lines if line.steps}
        assert told
        back = Guest()
        await room.enter(back, (), -1, 1)
        latest = back.lines[-80:]
        assert {line.n: line.steps for line in latest if line.steps} == {n: told[n] for n in told if n >= latest[0].n}
        assert not any(line.motion for line in back.lines)
        room.close_tasks()

    asyncio.run(story())


def test_no_two_seats_have_the_same_colour() -> None:
    assert spread_colours(["blue", None, "blue", None]) == ["blue", "red", "green", "golden"]

    async def story() -> None:
        house, room, ann = await sit(NewRoom("el_dado", OPEN))
        assert [chair.colour for chair in ann.chairs] == ["blue", "red", "green"]
        ben = Guest()
        await room.enter(ben, (), -1, 1)
        await room.sit(ben, 1, "Ben", 2, "green")  # an empty chair had it
        assert [chair.colour for chair in ann.chairs] == ["blue", "green", "red"]
        with pytest.raises(RequestRefused, match="somebody else"):
            await room.recolour(ben, 1, "blue")
        with pytest.raises(RequestRefused, match="not yours"):
            await room.recolour(ben, 0, "pink")
        await room.recolour(ben, 1, "pink")
        cid = Guest()
        await room.enter(cid, (), -1, 1)
        await room.sit(cid, 2, "Cid", 2, "pink")  # taken: it keeps its own
        assert [chair.colour for chair in ann.chairs] == ["blue", "pink", "red"]
        assert [seat.colour for seat in (await again(house, room)).seats] == ["blue", "pink", "red"]

    asyncio.run(story())


def test_a_game_begins_when_everybody_is_ready() -> None:
    async def story() -> None:
        _, room, ann = await sit(NewRoom("el_dado", OPEN[:2]))
        ben = Guest()
        await room.enter(ben, (), -1, 1)
        await room.game_start.ready(ann, 0, True)
        assert [chair.ready for chair in ann.chairs] == [True, False]
        assert room.match is None
        await room.sit(ben, 1, "Ben", 2)
        await room.game_start.ready(ann, 0, False)
        await room.game_start.ready(ben, 1, True)
        assert room.match is None
        await room.game_start.ready(ann, 0, True)
        assert room.match is not None
        assert [chair.ready for chair in ann.chairs] == [False, False]
        with pytest.raises(RequestRefused, match="has begun"):
            await room.game_start.ready(ann, 0, True)
        room.close_tasks()

    asyncio.run(story())


def test_an_evening_goes_on_with_another_game_and_keeps_the_score() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("rasanto", TWO))
        await play_through(room, both)
        points = [chair.points for chair in both.chairs]
        await room.game_start.plan(both, "el_dado", {"start_seat": "1"}, False)
        assert both.next
        assert (both.next.game, both.next.options) == ("el_dado", {"start_seat": "1"})
        with pytest.raises(RequestRefused, match="no game"):
            await room.game_start.plan(both, "el_dadoo", {}, False)
        with pytest.raises(RequestRefused, match="cannot be"):
            await room.game_start.plan(both, "el_dado", {"mix": "odd"}, False)
        await room.game_start.start(both)
        assert room.game.info.key == "el_dado"
        assert both.next is None
        assert both.picture
        assert both.picture.turn.seats == (1,)
        assert [chair.points for chair in both.chairs] == points
        assert [played.game for played in room.evening.games] == ["rasanto"]
        await play_through(room, both)
        await room.game_start.start(both)  # the same again
        assert room.game.info.key == "el_dado"
        back = await again(house, room)
        assert back.game.info.key == "el_dado"
        assert back.evening.games == room.evening.games
        assert back.match
        assert room.match
        assert back.match.state.facts() == room.match.state.facts()
        bodies = await house.store.read(room.key)
        games = games_of([decode(body) for body in bodies])
        assert [game.header.game for game in games] == ["rasanto", "el_dado", "el_dado"]
        for game in games:
            game.match()
        room.close_tasks()

    asyncio.run(story())


def test_the_final_pyramid_starts_the_next_demolition() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("rasanto", TWO, {"start_seat": "0"}))
        with pytest.raises(RequestRefused, match="when its game is over"):
            await room.game_start.plan(both, "el_dado", {"mix": "box"}, True)
        await play_through(room, both)
        assert room.match
        final = room.match.state.scene()
        await room.game_start.send_followers(both, 5)
        result = [message for message in both.received if isinstance(message, Followers)]
        assert len(final.dice) == 165, "this seed fills the pyramid; find another if the game plays differently"
        assert result[-1].games["el_dado"] == {"mix": "box"}
        with pytest.raises(RequestRefused, match="cannot start"):
            await room.game_start.plan(both, "el_dado", {}, True)  # the fixed mix has a golden die
        await room.game_start.plan(both, "el_dado", {"mix": "box"}, True)
        await room.game_start.start(both)
        assert {die.cell: die.colour for die in room.match.state.scene().dice} == {die.cell: die.colour for die in final.dice}
        back = await again(house, room)
        assert back.match
        assert back.match.state.facts() == room.match.state.facts()
        room.close_tasks()

    asyncio.run(story())


@pytest.mark.parametrize("key", [one.info.key for one in shelf.games() if isinstance(one.start(), DealtState)])
def test_a_dealt_game_can_start_from_the_pyramid_it_dealt(key: str) -> None:
    """Also where numbers count: the dice stand as they stood."""
    one = shelf.game(key)
    dealt = Match(one, seed=5)
    pyramid = dealt.state.scene()
    if len(pyramid.dice) < 165:  # the game takes the apex away at once
        assert not can_start_from(one, dealt.seats, pyramid)
        return
    assert can_start_from(one, dealt.seats, pyramid)
    other = Match(one, dealt.seats, source=None)
    other.resume(PyramidSource(other.state, pyramid, Seeded("6")))
    assert isinstance(other.state, DealtState)
    assert isinstance(dealt.state, DealtState)
    assert other.state.pile.facts() == dealt.state.pile.facts()
    robbed = msgspec.structs.replace(pyramid, dice=pyramid.dice[1:])
    assert not can_start_from(one, dealt.seats, robbed)


def test_an_empty_bank_loses_the_game() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}, bank=2, more=1))
        assert [chair.left_ms for chair in both.chairs] == [2000, 2000]
        await asyncio.sleep(0.3)
        await room.submit(both, 0, "take 0,0,0", both.n)
        assert both.chairs[0].left_ms == 2700, "what was used is gone, and a second more"
        assert both.picture
        assert both.picture.turn.left_ms == 2000
        back = await again(house, room)
        assert back.clock.bank_ms(0) == 2700
        while both.lines[-1].text != "forfeit":
            await asyncio.sleep(0.05)
        assert both.picture.turn.ranks == (1, 2)

    timeless.run_story(story())


def test_an_empty_bank_can_leave_every_move_to_the_rules() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}, bank=1, when_out="rules"))
        while not both.lines or both.lines[-1].text != "timeout":
            await asyncio.sleep(0.05)
        assert both.chairs[0].left_ms == 0
        await room.submit(both, 1, both.pick(room, 1, Random(1)), both.n)
        await asyncio.sleep(0.01)
        assert [line.text for line in both.lines].count("timeout") == 2
        room.close_tasks()

    timeless.run_story(story())


def one_that_may_go_back(room: Room, seat: int) -> str:
    """A die of Cui bono? that is not kept at once for want of a place, if there is one."""
    assert room.match
    for move in room.match.moves(seat):
        tried = room.match.state.copy()
        tried.play(seat, move)
        turn = tried.turn()
        if isinstance(turn, Choose) and turn.seats == (seat,):
            return str(move)
    return ""


def test_a_game_with_a_limit_of_its_own_needs_no_clock_of_the_room() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("cui_bono", TWO, {"start_seat": "0", "turn_seconds": "2"}))
        assert both.picture
        seat = 0
        while not (taken := one_that_may_go_back(room, seat)):
            await room.submit(both, seat, both.pick(room, seat, Random(1)), both.n)
            seat = 1 - seat
        assert both.picture.turn.left_ms == 2000
        await asyncio.sleep(0.3)
        await room.submit(both, seat, taken, both.n)
        assert both.picture.turn.seats == (seat,)
        assert both.picture.turn.left_ms == 1700, "taking and putting back are one turn"
        back = await again(house, room)
        await back.enter(Guest(), (), -1, 1)
        assert back.clock.left(seat) == pytest.approx(1.7), "what is gone stays gone"
        back.close_tasks()
        while both.lines[-1].text != "timeout":
            await asyncio.sleep(0.02)
        assert both.picture.turn.seats == (1 - seat,)
        assert both.picture.turn.left_ms == 2000
        room.close_tasks()

    timeless.run_story(story())


def test_without_limits_no_clock_runs() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("cui_bono", TWO, {"start_seat": "0"}))
        assert both.picture
        assert both.picture.turn.left_ms == -1
        assert not room.clock.runs
        trip = (await sit(NewRoom("dice_trip", TWO, {"start_seat": "0", "reroll_seconds": "0", "write_seconds": "0"})))[1]
        assert not trip.clock.runs

    timeless.run_story(story())


def test_clocks_stand_still_while_nobody_looks() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}, bank=1))
        tokens_of = both.seats
        room.leave(both)
        await asyncio.sleep(1000)
        assert room.match
        assert room.match.over is None
        await room.enter(both, (), -1, 1)
        both.seats = tokens_of or {0, 1}
        assert room.clock.bank_ms(0) == 1000
        room.close_tasks()

    timeless.run_story(story())


def test_who_is_muted_is_not_read() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO))
        eve = Guest()
        await room.enter(eve, (), -1, 1)
        both.muted.add(-1)
        await room.say(eve, "hello")
        await room.say(both, "good evening")
        assert [line.text for line in both.chat] == ["good evening"]
        assert [line.text for line in eve.chat] == ["hello", "good evening"]
        room.close_tasks()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "signed"),
    [
        ("Eve", "Eve"),
        ("", ""),
        ("\x00 ", ""),
        (" E\u202eve,\n", "Eve"),
        ("Ann", "Ann 2"),
        ("aNN", "aNN 2"),
        ("An\x00n", "Ann 2"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_spectator_signs_and_is_never_taken_for_a_player(name: str, signed: str) -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("el_dado", TWO))
        eve = Guest()
        await room.enter(eve, (), -1, 1)
        await room.say(eve, "hello", name)
        await room.say(both, "good evening", name)
        assert [(line.seat, line.name) for line in eve.chat] == [(-1, signed), (0, "Ann")]
        again = await Lobby(house.store, BotPool(1), 0).find(room.key)
        assert [line.name for line in again.chat] == [signed, "Ann"]
        room.close_tasks()

    asyncio.run(story())


def test_there_is_a_limit_to_rooms() -> None:
    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0, most_rooms=2)
        for _ in range(2):
            await house.open(NewRoom("el_dado", TWO))
        with pytest.raises(StoreError, match="full"):
            await house.open(NewRoom("el_dado", TWO))

    asyncio.run(story())


@pytest.mark.parametrize(("key", "dice"), [("rasanto", ("red", "green")), ("el_dado", ())])
def test_before_a_game_seats_have_the_colours_of_its_dice(key: str, dice: tuple[str, ...]) -> None:
    """Nobody chooses green in the waiting room to play red; where seats have no dice, they choose."""

    async def waiting() -> Table:
        _, _, everybody = await sit(NewRoom(game=key, seats=(NewSeat("person", "Ann"), NewSeat("open"))))
        return next(message for message in everybody.received if isinstance(message, Table))

    result = asyncio.run(waiting())
    assert result.dice == dice
    assert result.summary
