"""Clocks, real dice and the score of an evening."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random
from typing import Any

import pytest

from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.autoplay import ROLL_TIMEOUT
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused

from . import timeless
from .memory import InMemory
from .test_all_games import Guest

TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))


async def sit(wish: NewRoom) -> tuple[Lobby, Room, Guest]:
    house = Lobby(InMemory(), BotPool(1), 0)
    room, tokens = await house.open(wish)
    both = Guest()
    await room.enter(both, tuple(tokens.values()), -1, 1)
    return house, room, both


def test_when_the_time_is_over_the_rules_decide() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}, clock=1, when_out="rules"))
        assert both.picture
        assert both.picture.turn.left_ms == 1000
        await room.submit(both, 0, "take 0,0,0", both.n)
        begun = asyncio.get_running_loop().time()
        assert both.picture.turn.seats == (1,)
        while both.picture.turn.seats == (1,):
            await asyncio.sleep(0.02)
        assert asyncio.get_running_loop().time() - begun == pytest.approx(1, abs=0.03)
        assert both.lines[-1].text == "timeout"
        room.close_tasks()
        again = await Lobby(house.store, BotPool(1), 0).find(room.key)
        assert again.match
        assert room.match
        assert again.match.state.facts() == room.match.state.facts()

    timeless.run_story(story())


def test_who_is_too_late_with_a_move_loses_where_that_was_agreed() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}, clock=1))
        await room.submit(both, 0, "take 0,0,0", both.n)
        assert both.picture
        while both.picture.turn.kind != "over":
            await asyncio.sleep(0.02)
        assert both.lines[-1].text == "forfeit"
        assert both.picture.turn.ranks == (1, 2)

    timeless.run_story(story())


@pytest.mark.parametrize(
    ("seats", "options", "runs"),
    [
        ((NewSeat("person", "Ann"), NewSeat("bot", bot="beginner")), {}, False),
        ((NewSeat("person", "Ann"), NewSeat("bot", bot="beginner")), {"shot_seconds": "30"}, True),
        (TWO, {}, True),
    ],
)
def test_the_limits_of_the_rules_rest_where_nobody_waits(seats: tuple[NewSeat, ...], options: dict[str, str], runs: bool) -> None:
    """Reading the rules against a bot costs no die, unless somebody has asked for a limit."""

    async def story() -> None:
        _, room, _ = await sit(NewRoom("tumblin_dice", seats, options))
        assert (room.clock.left(0) < inf) is runs
        room.close_tasks()

    timeless.run_story(story())


def test_dice_are_rolled_when_their_player_says_so() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("most_simple_game", TWO, {"start_seat": "0"}, rolls=True))
        assert both.picture
        assert both.picture.turn.rolls == (0,)
        with pytest.raises(RequestRefused):
            await room.roll(both, 1)
        before = len(both.lines)
        await room.roll(both, 0)
        while len(both.lines) == before:
            await asyncio.sleep(0.01)
        assert both.lines[before].by == 0
        assert asyncio.get_running_loop().time() < ROLL_TIMEOUT
        room.close_tasks()

    timeless.run_story(story())


def test_nobody_waits_for_ever_for_a_roll() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("most_simple_game", TWO, {"start_seat": "0"}, rolls=True))
        before, begun = len(both.lines), asyncio.get_running_loop().time()
        while len(both.lines) == before:
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - begun == pytest.approx(ROLL_TIMEOUT, abs=0.2)
        room.close_tasks()

    timeless.run_story(story())


def test_a_bot_rolls_by_itself() -> None:
    async def story() -> None:
        seats = (NewSeat("bot", bot="beginner"), NewSeat("person", "Ben"))
        _, room, ben = await sit(NewRoom("most_simple_game", seats, {"start_seat": "0"}, rolls=True))
        assert room.session.rollers(room.playing().turn) in ([], [1])
        assert [line.by for line in ben.lines][:1] == [0]
        room.close_tasks()

    timeless.run_story(story())


def test_where_nobody_decides_anything_every_round_waits_for_a_roll() -> None:
    """Golden Centre was over before anybody saw it."""

    async def story() -> None:
        seats = (NewSeat("person", "Ann"), NewSeat("bot", bot="beginner"), NewSeat("bot", bot="beginner"))
        _, room, ann = await sit(NewRoom("golden_centre", seats, {"size": "4"}, rolls=True))
        rounds = 0
        assert ann.picture
        assert ann.lines == []
        while ann.picture.turn.kind != "over":
            assert ann.picture.turn.rolls == (0,)
            await room.roll(ann, 0)
            rounds += 1
            while len(ann.lines) < rounds:
                await asyncio.sleep(0.01)
        assert rounds > 3

    timeless.run_story(story())


def test_where_nobody_rolls_the_rounds_come_one_by_one() -> None:
    async def story() -> None:
        seats = (NewSeat("person", "Ann"), NewSeat("bot", bot="beginner"), NewSeat("bot", bot="beginner"))
        house = Lobby(InMemory(), BotPool(1), 0.5)
        room, tokens = await house.open(NewRoom("golden_centre", seats))
        ann = Guest()
        await room.enter(ann, tuple(tokens.values()), -1, 1)
        await asyncio.sleep(1.2)
        assert len(ann.lines) == 3
        room.close_tasks()

    timeless.run_story(story())


def test_real_dice_are_told_by_hand() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("bunte_kuh", TWO, hand=True))
        assert room.match
        assert both.picture
        for _ in range(20):
            if both.picture.turn.by_hand:
                break
            seat = both.picture.turn.seats[0]
            move = str(room.session.view(seat).moves(seat).sample(Random(1)))
            await room.submit(both, seat, move, both.n)
        assert both.picture.turn.by_hand
        (seat,) = both.picture.turn.seats
        before = len(room.match.events)
        await asyncio.sleep(0.05)
        assert len(room.match.events) == before, "nobody rolls for people"
        with pytest.raises(RequestRefused):
            await room.rolled(both, seat, "no such roll")
        with pytest.raises(RequestRefused):
            await room.rolled(both, 1 - seat, "1")
        turn = room.match.turn
        outcome = str(turn.space.sample(Random(2)))  # type: ignore[union-attr]
        await room.rolled(both, seat, outcome)
        assert both.lines[-1].text == outcome or any(line.text == outcome for line in both.lines)

    asyncio.run(story())


def test_a_friend_far_away_lets_the_table_roll_where_others_have_real_dice() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("dice_trip", TWO, hand=True))
        assert room.match
        assert both.picture
        while not (both.picture.turn.by_hand and both.picture.turn.seats):
            seat = both.picture.turn.seats[0]
            await room.submit(both, seat, str(room.session.view(seat).moves(seat).sample(Random(1))), both.n)
        (seat,) = both.picture.turn.seats
        before = len(room.match.events)
        with pytest.raises(RequestRefused):
            await room.roll(both, 1 - seat)
        assert len(room.match.events) == before
        await room.roll(both, seat)
        assert len(room.match.events) > before
        assert not both.picture.turn.by_hand
        with pytest.raises(RequestRefused):
            await room.roll(both, seat)

    asyncio.run(story())


def test_a_shot_on_a_real_board_is_entered_where_the_table_was_opened_so() -> None:
    async def story(hand: bool) -> None:
        options = {"mode": "individual", "goal": "rounds:1", "shot_seconds": "0"}
        _, room, both = await sit(NewRoom("tumblin_dice", TWO, options, hand=hand))
        assert room.match
        assert both.picture
        if not hand:
            # the table rolls for the order
            while both.picture.turn.kind != "choose":
                await asyncio.sleep(0)
            seat = both.picture.turn.seats[0]
            with pytest.raises(RequestRefused) as refused:
                await room.submit(both, seat, f"shoot {'AB'[seat]}1", both.n)
            assert refused.value.text.key == "why-no-real-board-here"
            return
        for number, face in enumerate((2, 5)):
            await room.rolled(both, number, str(face))
        await room.submit(both, 1, "shoot B1", both.n)
        turn = both.picture.turn
        assert turn.by_hand
        assert turn.roll
        assert (turn.roll.kind, turn.roll.faces, turn.roll.words) == ("shot", 6, ("B1",))
        with pytest.raises(RequestRefused):
            await room.roll(both, 1)
        with pytest.raises(RequestRefused) as refused:
            await room.rolled(both, 1, "B1:4x6@0,300,20,1,0,0,0")
        assert refused.value.text.key == "why-real-dice-have-no-place"
        await room.rolled(both, 1, "B1:4x6")
        await room.submit(both, 0, "shoot A1", both.n)
        turn = both.picture.turn
        assert turn.roll
        assert turn.roll.words == ("A1", "B1")
        await room.rolled(both, 0, "A1:3x2 B1:off")
        assert [event.text for event in room.match.events[-4:]] == ["shoot B1", "B1:4x6", "shoot A1", "A1:3x2 B1:off"]
        state: Any = room.match.state
        assert [(one["die"], one["lies"]) for one in state.drawn()["dice"]] == [("B1", "off"), ("A1", "3x2")]

    timeless.run_story(story(True))
    timeless.run_story(story(False))


def test_an_evening_counts_victories() -> None:
    async def story() -> None:
        house, room, both = await sit(NewRoom("el_dado", TWO))
        for _ in range(2):
            while both.picture and both.picture.turn.kind == "choose":
                seat = both.picture.turn.seats[0]
                await room.submit(both, seat, both.pick(room, seat, Random(3)), both.n)
            await room.game_start.start(both)
        assert 1 <= sum(chair.points for chair in room.broadcast.seats_now()) <= 4
        again = await Lobby(house.store, BotPool(1), 0).find(room.key)
        assert [chair.points for chair in again.broadcast.seats_now()] == [chair.points for chair in room.broadcast.seats_now()]

    asyncio.run(story())
