"""Games with days for a move: deadlines that outlive a server, what waits for whom, vacations, conditional lines, the webhook."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from pipyard import shelf
from pipyard.core.errors import BadOption, PipyardError
from pipyard.core.match import Match
from pipyard.server.club import away, history, turns, webhook
from pipyard.server.club.members import ClubRefusal, Member
from pipyard.server.club.webhook import Webhook
from pipyard.server.off_loop import OffLoop
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.line_messages import PremovesKept
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused

from .leaping import DAY, House, mover, play_until_all_have_moved, story_in
from .test_all_games import Guest

GAME = "rasanto"
HOUR = 3600.0
LOOK = 1200
"""Seconds between two looks at what is due."""


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(off: OffLoop, account: str, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(OffLoop, "run", run)
    # days pass here: every look costs a write to the disk
    monkeypatch.setattr("pipyard.server.sweeper.DUE_SECONDS", LOOK)
    monkeypatch.setattr(turns, "OUTAGE_MS", 3 * LOOK * 1000)


class Pair:
    """Two members at a table with days for a move; neither is connected."""

    def __init__(self, room: Room, tokens: list[str], members: list[Member]) -> None:
        self.room, self.tokens, self.members = room, tokens, members

    async def move(self, house: House, rng: Random) -> None:
        """Whoever has to move comes, moves, and leaves."""
        room = await house.lobby.find(self.room.key)
        seat = await mover(room)
        guest = Guest()
        await room.enter(guest, (self.tokens[seat],), -1, 1)
        await room.submit(guest, seat, guest.pick(room, seat, rng), guest.n)
        room.leave(guest)


async def pair(house: House, days: int = 3, game: str = GAME, **more: Any) -> Pair:
    members = [await house.member("Ann"), await house.member("Ben")]
    options = {"start_seat": "0"} if game == GAME else {}
    table = NewRoom(game, (NewSeat("person", "Ann"), NewSeat("open")), options, days=days, **more)  # type: ignore[arg-type]
    room, tokens = await house.lobby.open(table, "", members[0])
    one, other = Guest(), Guest()
    await room.enter(one, (tokens[0],), -1, 1)
    await room.enter(other, (), -1, 1)
    await room.sit(other, 1, "Ben", 2, member=members[1])
    await room.game_start.start(one)
    seated = next(message for message in other.received if type(message).__name__ == "Seated")
    room.leave(one)
    room.leave(other)
    return Pair(room, [tokens[0], seated.token], members)  # type: ignore[union-attr]


async def over(house: House, who: Member) -> list[int]:
    past = (await house.store.run(partial(history.past_games, who.id))).games
    return [game.players[game.mine].rank for game in past]


async def waiting(house: House, who: Member) -> list[tuple[str, bool, float]]:
    """A member's list: the game, whether it waits for them, the hours left."""
    found = await house.store.run(partial(turns.of_member, who.id))
    return [(one.game, one.mine, round((one.due - found.now) / 3_600_000, 2)) for one in found.games]


def test_a_deadline_outlives_the_server_and_ends_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        two = await pair(house)
        for number in range(3):
            await asyncio.sleep(2 * DAY)  # in time, though more than the days of one move in all
            await two.move(house, Random(number))
        late = await mover(two.room)
        await asyncio.sleep(DAY)
        await house.close()
        house = House(tmp_path)
        await asyncio.sleep(2 * DAY - 60)
        assert await over(house, two.members[late]) == []
        await asyncio.sleep(60 + LOOK)
        assert await over(house, two.members[late]) == [2]
        assert await over(house, two.members[1 - late]) == [1]
        assert await waiting(house, two.members[0]) == []
        await house.close()

    story_in(monkeypatch, story())


def test_the_list_has_what_waits_for_me_first_and_the_most_urgent_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        slow, quick, theirs = [await pair(house, days) for days in (14, 1, 7)]
        ann, ben = slow.members
        await theirs.move(house, Random(1))
        await asyncio.sleep(5 * HOUR)
        assert await waiting(house, ann) == [(GAME, True, 19.0), (GAME, True, 331.0), (GAME, False, 163.0)]
        assert await waiting(house, ben) == [(GAME, True, 163.0), (GAME, False, 19.0), (GAME, False, 331.0)]
        listed = (await house.store.run(partial(turns.of_member, ben.id))).games[1]
        assert (listed.names, listed.mover, listed.days, listed.room) == ("Ann, Ben", "Ann", 1, quick.room.key)
        await house.close()

    story_in(monkeypatch, story())


def test_on_vacation_clocks_stand_still_and_days_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        two = await pair(house, 1)
        ann, ben = two.members
        run = house.store.run
        await asyncio.sleep(20 * HOUR)
        assert (await run(partial(away.take, ann.id, 10))).left == away.VACATION_DAYS - 10
        await asyncio.sleep(9 * DAY)
        assert await waiting(house, ann) == [(GAME, True, 28.0)]
        # who looks in sees the same, and nobody loses
        room, guest = await house.lobby.find(two.room.key), Guest()
        await room.enter(guest, (two.tokens[0],), -1, 1)
        assert room.clock.left(0) == pytest.approx(28 * HOUR, abs=1)
        room.leave(guest)
        # back early: the day that has begun is used, the rest is kept
        await asyncio.sleep(HOUR)
        assert await run(partial(away.take, ann.id, 0)) == away.Vacation(0, away.VACATION_DAYS - 10)
        assert await waiting(house, ann) == [(GAME, True, 4.0)]
        # a turn that comes while somebody is away begins when they are back
        await run(partial(away.take, ben.id, 2))
        await two.move(house, Random(1))
        assert await waiting(house, ben) == [(GAME, True, 72.0)]
        assert two.room.clock.left(1) == pytest.approx(3 * DAY, abs=1)
        with pytest.raises(ClubRefusal, match="30 days"):
            await run(partial(away.take, ben.id, 31))
        await asyncio.sleep(3 * DAY + LOOK)
        assert two.room.closed, "Ben never moved, so nobody has won"
        await house.close()

    story_in(monkeypatch, story())


def test_a_vacation_does_not_stop_a_clock_of_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        ann, ben = await house.member("Ann"), await house.member("Ben")
        table = NewRoom("mes_des_tes_des", (NewSeat("person", "Ann"), NewSeat("open")), bank=300, rated=True)
        room, tokens = await house.lobby.open(table, "", ann)
        guests = {0: Guest(), 1: Guest()}
        await room.enter(guests[0], (tokens[0],), -1, 1)
        await room.enter(guests[1], (), -1, 1)
        await room.sit(guests[1], 1, "Ben", 2, member=ben)
        await room.game_start.start(guests[0])
        late = await play_until_all_have_moved(room, guests, Random(3))
        who = (ann, ben)[late]
        await house.store.run(partial(away.take, who.id, 3))
        for guest in guests.values():
            room.leave(guest)
        await asyncio.sleep(300 + LOOK)
        assert await over(house, who) == [2]
        await house.close()

    story_in(monkeypatch, story())


def test_a_line_in_advance_answers_what_was_expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        two = await pair(house)
        room, rng = two.room, Random(5)
        await two.move(house, rng)
        assert await mover(room) == 1
        # Ann foresees two moves of Ben
        assert room.match is not None
        tried = Match.replay(room.match.log, shelf.game)
        line: list[str] = []
        for _ in range(4):
            tried.submit(tried.turn.seats[0], str(tried.moves(tried.turn.seats[0]).sample(rng)))  # type: ignore[union-attr]
            line.append(tried.events[-1].text)
        ann, ben = Guest(), Guest()
        await room.enter(ann, (two.tokens[0],), -1, 1)
        await room.enter(ben, (two.tokens[1],), -1, 1)
        before, heard = room.n, len(ben.received)
        await room.premoves.ask(ann, 0, tuple(line), ann.n, 7)
        assert (room.n, len(ben.received)) == (before, heard), "nobody else notices"
        assert ann.received[-1] == PremovesKept(7, 0, tuple(line))
        with pytest.raises(RequestRefused, match="not yours"):
            await room.premoves.ask(ben, 0, None, ben.n, 8)
        await room.submit(ben, 1, line[0], ben.n)
        assert [event.text for event in room.match.events[-2:]] == line[:2]
        await room.premoves.ask(ann, 0, None, ann.n, 9)
        assert ann.received[-1] == PremovesKept(9, 0, tuple(line[2:]))
        # Ben plays something else: the line is forgotten, and it is Ann's turn
        other = next(move for move in (ben.pick(room, 1, rng) for _ in range(50)) if move != line[2])
        await room.submit(ben, 1, other, ben.n)
        assert await mover(room) == 0
        await room.premoves.ask(ann, 0, None, ann.n, 10)
        assert ann.received[-1] == PremovesKept(10, 0, ())
        await house.close()

    story_in(monkeypatch, story())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (("nonsense", "place 1,4,3"), "nonsense"),
        (("place 1,4,3",), "ends with yours"),
        (("place 0,4,4", "place 0,4,4"), "place|0,4,4"),
    ],
)
def test_a_line_that_cannot_be_played_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: tuple[str, ...], why: str) -> None:
    async def story() -> None:
        house = House(tmp_path)
        two = await pair(house)
        room, ann = two.room, Guest()
        await room.enter(ann, (two.tokens[0],), -1, 1)
        with pytest.raises(RequestRefused, match="begins with a move of somebody else"):
            await room.premoves.ask(ann, 0, ("place 0,4,4",), ann.n, 7)  # it is Ann's own turn
        await room.submit(ann, 0, "place 0,4,4", ann.n)
        with pytest.raises(RequestRefused, match=why):
            await room.premoves.ask(ann, 0, line, ann.n, 8)
        assert await house.store.run(partial(rows_in, "premoves")) == 0
        await house.close()

    story_in(monkeypatch, story())


def rows_in(table: str) -> turns.Script[int]:
    rows = yield f"SELECT count(*) FROM {table}", ()
    return int(rows[0][0])


def test_dice_and_secrets_allow_no_line_in_advance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        two = await pair(house, game="mes_des_tes_des")
        seat = await mover(two.room)
        guest = Guest()
        await two.room.enter(guest, (two.tokens[1 - seat],), -1, 1)
        assert two.room.match is not None
        move = str(two.room.match.moves(seat).sample(Random(1)))
        with pytest.raises(RequestRefused):
            await two.room.premoves.ask(guest, 1 - seat, (move, move, move), guest.n, 1)
        room, tokens = await house.lobby.open(NewRoom(GAME, (NewSeat("person", "A"), NewSeat("person", "B")), clock=60))
        here = Guest()
        await room.enter(here, (tokens[0],), -1, 1)
        with pytest.raises(RequestRefused, match="days for a move"):
            await room.premoves.ask(here, 0, None, here.n, 1)
        await house.close()

    story_in(monkeypatch, story())


def test_only_games_with_turns_have_days_for_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(tmp_path)
        seats = (NewSeat("person", "A"), NewSeat("open"))
        for wrong in ({"clock": 60}, {"bank": 60}, {"hand": True}, {"when_out": "rules"}):
            with pytest.raises(BadOption, match="no other clock"):
                await house.lobby.open(NewRoom(GAME, seats, days=3, **wrong))  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="take turns"):
            await house.lobby.open(NewRoom("spotted_cow", seats, days=3))
        await house.close()

    story_in(monkeypatch, story())


def test_the_messenger_hears_of_each_turn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    troubles = [False, True, True]

    def deliver(address: str, body: bytes) -> bool:
        assert address == "https://chat.example.org/hook"
        told.append(json.loads(body))
        return troubles.pop(0) if troubles else True

    async def here(work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(asyncio, "to_thread", here)

    async def story() -> None:
        house = House(tmp_path)
        assert house.lobby.club is not None
        house.lobby.club.webhook = Webhook("https://chat.example.org/hook", "https://dice.example.org/", deliver)
        two = await pair(house)
        await two.move(house, Random(1))
        await asyncio.sleep(HOUR)
        link = f"https://dice.example.org/t/{two.room.key}"
        assert [one["names"] for one in told] == [["Ben"], ["Ben"]], "the first try failed"
        assert told[0] == told[1]
        assert told[0]["link"] == link
        assert told[0]["text"].startswith("Ben: it is your turn in Rasanto: https://")
        assert set(told[0]) == {"text", "content", "names", "game", "link"}
        await two.move(house, Random(2))
        await asyncio.sleep(HOUR)
        assert [one["names"] for one in told[2:]] == [["Ann"]]
        # a messenger that is gone costs nothing but three tries
        troubles[:] = [False] * 9
        await two.move(house, Random(3))
        await asyncio.sleep(HOUR)
        assert len(told) == 3 + len(webhook.WAITS_BETWEEN_TRIES)
        await house.close()

    story_in(monkeypatch, story())


@pytest.fixture
def messenger() -> Iterator[tuple[str, list[bytes]]]:
    came: list[bytes] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response({"/away": 302, "/gone": 404, "/ill": 500}.get(self.path, 204))
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...

    running = HTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}", came
    running.shutdown()
    running.server_close()


@pytest.mark.parametrize(("path", "done"), [("/", True), ("/gone", True), ("/away", True), ("/ill", False)])
def test_a_post_follows_no_redirects_and_a_refusal_is_final(messenger: tuple[str, list[bytes]], path: str, done: bool) -> None:
    url, came = messenger
    assert webhook.post(url + path, b"{}") is done
    assert came == [b"{}"]


def test_addresses_of_the_webhook_are_checked() -> None:
    assert webhook.checked("https://a.example/x", "http://b.example") == ("https://a.example/x", "http://b.example")
    for wrong in (("file:///etc/passwd", "http://b.example"), ("https://a.example", ""), ("https://a.example", "b.example")):
        with pytest.raises(PipyardError, match="--webhook"):
            webhook.checked(*wrong)
    assert not webhook.post("http://127.0.0.1:1/", b"{}")
