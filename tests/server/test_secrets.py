"""Nobody is sent what he may not know.

Poisoned secrets: next to the real game run twins that a viewer could not tell from it, because everything hidden from him
was guessed anew, and every hidden decision was decided otherwise. As long as he may not see a difference, every byte the
table sends him has to be the same.
"""

from __future__ import annotations

import asyncio
import copy
from random import Random

import pytest

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.facts import facts
from pipyard.core.game import State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.scene import Step
from pipyard.core.turn import Chance
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import EventLine
from pipyard.server.room.game_session import GameSession, encoded
from pipyard.server.room.room import Room
from pipyard.server.room.seats import SPECTATOR, RequestRefused

from .memory import InMemory
from .test_all_games import Guest, fewest_seats

TWINS = 3
POISON = "what nobody may read"
KEYS = shelf.keys()
HIDING: dict[str, tuple[dict[str, str], int]] = {"clever_mole": ({"master": "rotating"}, 3)}
"""Options and seats of games that hide nothing otherwise."""


def secretive(key: str) -> bool:
    return type(shelf.game(key).start(fewest_seats(key))).conceal is not State.conceal


class Twin:
    """The game as it could also be, for all that a viewer knows."""

    def __init__(self, match: Match, viewer: int | None, rng: Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.steps: list[tuple[Step, ...]] = []
        self.match = copy.copy(match)
        self.match.events = list(match.events)
        self.match._before = list(match._before)
        self.match._sealed = list(match._sealed)
        self.match._shown = list(match._shown)
        self.match._spaces = {}
        self.match.state = match.state.view(viewer).guess(rng)
        self.match.source = None
        self.match.watch = self._watch
        self.match.state.record_steps()

    def _watch(self, match: Match, event: Event) -> None:
        self.steps.append(tuple(match.state.recorded_steps()))
        match.state.record_steps()

    def poison(self) -> None:
        """Put something else wherever the log says what the viewer may not read."""
        match = self.match
        for index, event in enumerate(match.events):
            read = match.shown(index, self.viewer).text
            if read != event.text or match._shown[index] is not None:
                match.events[index] = Event(event.seat, POISON if read != event.text else event.text, event.stamp)
                others: dict[int | None, str] = dict.fromkeys([None, *range(match.seats)], POISON)
                match._shown[index] = {**others, self.viewer: read}

    def follow(self, real: Match) -> bool:
        """Do what really happened as far as the viewer read of it, and anything else elsewhere; False: he can tell them apart."""
        match = self.match
        for index in range(len(match.events), len(real.events)):
            event, read = real.events[index], real.shown(index, self.viewer)
            try:
                if read.text == event.text:
                    match.follow([event])
                elif event.seat == CHANCE_SEAT:
                    turn = match.turn
                    if not isinstance(turn, Chance):
                        return False
                    match.happen(turn.space.sample(self.rng))
                else:
                    match.submit(event.seat, match.state.moves(event.seat).sample(self.rng))
            except PipyardError:
                return False
        result = [match.shown(i, self.viewer) for i in range(len(match.events))] == [
            real.shown(i, self.viewer) for i in range(len(real.events))
        ]
        return result and facts(match.state.view(self.viewer)) == facts(real.state.view(self.viewer))


def sent(room: Room, guest: Guest, since: int) -> tuple[bytes, bytes]:
    """What this guest would be sent now: the news, and the whole table."""
    room.session.invalidate()
    room.broadcast._left = lambda match: -1  # type: ignore[method-assign]  # a running clock is no secret, and never the same twice
    return encoded(room.broadcast.update(guest, since, 0)), encoded(room.broadcast.table(guest, 0))


def refusal(room: Room, match: Match, seat: int, move: str) -> str:
    room.session.invalidate()
    try:
        room.must_look_legal(match, seat, move)
    except RequestRefused as error:
        return str(error)
    return ""


def compare(room: Room, guest: Guest, twin: Twin, since: int, nonsense: list[str]) -> bool:
    """Whether the table would send the guest the same if the twin were the game."""
    real, steps = room.session.match, room.session.steps
    assert real
    expected = sent(room, guest, since)
    refused = [refusal(room, real, seat, move) for seat in guest.seats for move in nonsense]
    room.session.match, room.session.steps = twin.match, [*steps[: len(steps) - len(twin.steps)], *twin.steps]
    try:
        assert sent(room, guest, since) == expected
        assert [refusal(room, twin.match, seat, move) for seat in guest.seats for move in nonsense] == refused
    finally:
        room.session.match, room.session.steps = real, steps
        room.session.invalidate()
    return facts(twin.match.state) != facts(real.state)


async def received(room: Room, guest: Guest, seat: int, move: str) -> bool:
    """Whether a move was received: in a race a seat may not say everything at once."""
    try:
        await room.submit(guest, seat, move, guest.n)
    except RequestRefused as error:
        if error.code != "limit":
            raise
        return False
    return True


async def play(key: str, moves: int, attempt: int = 0) -> int:
    """Random play under comparison; how many twins differed in something hidden."""
    house = Lobby(InMemory(), BotPool(1), 0)
    rng = Random(f"secrets of {key} {attempt}")
    options, seats = HIDING.get(key) or ({}, fewest_seats(key))
    room, tokens = await house.open(NewRoom(key, tuple([NewSeat("person", f"{i}") for i in range(seats)]), options))
    viewers = {**{seat: Guest() for seat in tokens}, SPECTATOR: Guest()}
    assert set(viewers) == {SPECTATOR, *range(seats)}
    for seat, guest in viewers.items():
        await room.enter(guest, (tokens[seat],) if seat in tokens else (), -1, 1)
    poisoned = 0
    tried: list[str] = []
    for _ in range(moves):
        for _ in range(500):
            picture = viewers[SPECTATOR].picture
            assert picture
            if picture.turn.kind != "chance":
                break
            await asyncio.sleep(0)
        match = room.match
        assert match
        if picture.turn.kind != "choose":
            break
        twins = [Twin(match, None if seat == SPECTATOR else seat, Random(rng.random())) for seat in viewers for _ in range(TWINS)]
        since = room.n - 1
        seat = rng.choice(picture.turn.seats)
        guest = viewers[seat]
        move = str(room.session.view(seat).moves(seat).sample(rng))
        if not await received(room, guest, seat, move):
            await room.autoplay.proceed()
            await asyncio.sleep(0.1)  # the clock of the race stands still while nothing goes on
            continue
        room.close_tasks()
        tried = [*tried[-5:], move]
        for twin in twins:
            looker = viewers[SPECTATOR if twin.viewer is None else twin.viewer]
            if twin.follow(match):
                poisoned += compare(room, looker, twin, since, tried)
            late = Twin(match, twin.viewer, twin.rng)
            late.poison()
            poisoned += compare(room, looker, late, since, tried)
        await room.autoplay.proceed()
    room.close_tasks()
    return poisoned


@pytest.mark.parametrize("key", [key for key in KEYS if secretive(key)])
def test_what_is_hidden_makes_no_difference_to_what_is_sent(key: str) -> None:
    # the table's own dice are unforeseeable, and in a short game nothing may be hidden at all: then another one is played
    proved = next((many for many in (asyncio.run(play(key, 16, attempt)) for attempt in range(12)) if many), 0)
    assert proved > 0, "no twin differed: nothing was proved"


@pytest.mark.parametrize("key", [key for key in KEYS if not secretive(key)])
def test_games_without_secrets_send_the_same_to_every_seat_and_spectator_of_a_twin(key: str) -> None:
    asyncio.run(play(key, 3))


@pytest.mark.parametrize("leak", ["the log", "the picture"])
def test_a_table_that_tells_too_much_is_found_out(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lines(self: GameSession, eye: int, since: int) -> tuple[EventLine, ...]:
        assert self.match
        return tuple([EventLine(n, event.seat, event.text) for n, event in enumerate(self.match.events)])

    def scene(self: GameSession, eye: int) -> State:
        assert self.match
        return self.match.state

    monkeypatch.setattr(GameSession, *(("lines", lines) if leak == "the log" else ("view", scene)))
    with pytest.raises(AssertionError):
        asyncio.run(play("storing_scores", 3))


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_what_is_hidden_never_makes_a_difference_in_whole_games(key: str) -> None:
    asyncio.run(play(key, 400))
