"""Nothing that leaves the process tells a secret: the twins test over every channel but the socket's updates (``test_secrets``).

Two stores hold rooms with the same key, seats and public history; what one viewer may not know is different. Everything this viewer can
ask of the two servers has to give the same bytes: the table over the socket, refusals, hints, downloads, replays, studies, reviews,
pictures, health, metrics, and the journal. A bot in the viewer's seat has to play the same, after the same number of steps.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import pytest
from starlette.routing import Route

from pipyard import shelf
from pipyard.bots.arena import watched
from pipyard.bots.bot import bot
from pipyard.core.errors import PipyardError
from pipyard.core.facts import facts
from pipyard.core.log import Event
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.turn import Chance, Choose
from pipyard.dice.pool import LETTERS
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.botpool.worker import MoveRequest, think
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.requests import (
    Echo,
    FollowersAsk,
    FromBrowser,
    Hello,
    HintAsk,
    Invite,
    LiveCancel,
    LiveEnd,
    LiveInput,
    LiveStart,
    Manage,
    Mute,
    Ping,
    Plan,
    Premoves,
    RaceReady,
    Ready,
    Recolour,
    Rename,
    Retry,
    Rolled,
    RollNow,
    Say,
    Sit,
    Start,
    StepsAfter,
    Submit,
    UndoAnswer,
    UndoAsk,
    Vote,
    WhyNot,
)
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import hashed
from pipyard.server.socket.connection import Connection
from pipyard.server.store import events as entries
from pipyard.server.store.sqlite import SqliteStore
from pipyard.server.web import share_pictures
from pipyard.server.web.app import make_app
from pipyard.server.web.security import SecureApp

from .test_all_games import fewest_seats
from .test_attacks import Silent
from .test_secrets import HIDING, KEYS, secretive

ROOM = "k" * 24
SECRETIVE = sorted({*[key for key in KEYS if secretive(key)], *HIDING})
"""Games that hide something by their own declarations: their state overrides ``conceal``, by which everything that leaves is cut."""
BOTS = ("random", "greedy", "mcts:8")
LETS_CHANCE_DECIDE = {Rolled, RollNow}
"""Requests that are not compared: what comes of them is news by the rules."""
LONG_PAUSE = 10_000.0
"""Nothing happens by itself while the two are compared."""
VOLATILE = re.compile(rb"^(# .*|pipyard_(move_seconds|loop_lag_seconds|resident_bytes|commit_seconds).*)\n", re.M)
"""Of the metrics: durations and memory, which are never the same twice."""
RUNNING = re.compile(rb'"left_ms":\d+')
"""Of the socket: how much time is left."""


def token(seat: int) -> str:
    return f"token-of-seat-{seat}-{'x' * 10}"


def chosen(match: Match, rng: Random) -> None:
    """Let something happen."""
    turn = match.turn
    if isinstance(turn, Chance):
        match.happen(turn.space.sample(rng))
    else:
        assert isinstance(turn, Choose)
        seat = rng.choice(turn.seats)
        match.submit(seat, match.state.moves(seat).sample(rng))


def twins(key: str, viewer: int | None, rng: Random) -> tuple[Match, Match] | None:
    """Two games that read the same to a viewer up to their first secret, which is another in each."""
    options, seats = HIDING.get(key) or ({}, fewest_seats(key))
    game = shelf.game(key, **options)
    one = Match(game, seats, "", source=None)
    for _ in range(60):
        if not isinstance(one.turn, (Chance, Choose)):
            return None
        before = list(one.events)
        chosen(one, rng)
        last = len(one.events) - 1
        read = one.shown(last, viewer)
        if read.text == one.events[last].text:
            continue
        for text in others(one, last, rng):
            two = Match(game, seats, "", source=None)
            two.follow(before)
            try:
                two.follow([Event(one.events[last].seat, text, one.events[last].stamp)])
            except PipyardError:
                continue
            if [two.shown(i, viewer) for i in range(last + 1)] == [one.shown(i, viewer) for i in range(last + 1)]:
                return one, two
    return None


def others(match: Match, last: int, rng: Random) -> Iterator[str]:
    """What could have happened instead of an event: a deal with one die turned, or anything else that is possible there."""
    text = match.events[last].text
    if len(text) > 40 and " " not in text:
        for place in rng.sample(range(len(text)), 40):
            yield from [text[:place] + letter + text[place + 1 :] for letter in LETTERS if letter != text[place]]
        return
    before = Match(match.game, match.seats, "", source=None)
    before.follow(match.events[:last])
    turn = before.turn
    space = turn.space if isinstance(turn, Chance) else before.state.moves(match.events[last].seat)
    yield from {str(space.sample(rng)) for _ in range(30)} - {text}


def log_of(key: str, match: Match) -> list[bytes]:
    """The log of a room in which this game is being played."""
    game, seats = match.game, match.seats
    changed = {name: written(value) for name, value in game.options.changed().items()}
    opened = entries.Opened(shelf.exact(game), game.info.version, changed, seats, secret="s" * 64, host=0)
    sat = [entries.Sat(seat, f"P{seat}", hashed(token(seat))) for seat in range(seats)]
    happened = [_entry(event) for event in match.events]
    return [entries.encode(entry) for entry in (opened, *sat, entries.Began(), *happened)]


def may(match: Match, viewer: int | None, move: str) -> bool:
    """Whether this viewer could play a move now: what comes of it is news by the rules (pointing at a molehill is answered at once)."""
    turn = match.turn
    if viewer is None or not isinstance(turn, Choose) or viewer not in turn.seats:
        return False
    return match.state.moves(viewer).contains(match.game.parse(move))


def _entry(event: Event) -> entries.GameEvent:
    return entries.GameEvent(event.seat, event.text, event.stamp)


async def answer(app: SecureApp, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
    """What the application answers to a request."""
    received: list[dict[str, Any]] = []
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}

    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()  # nobody hangs up
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        received.append(message)

    await app({**scope, "client": ("127.0.0.1", 1), "scheme": "http", "server": ("localhost", 80)}, receive, send)
    return received[0]["status"], b"".join([message.get("body", b"") for message in received[1:]])


async def everything(folder: Path, key: str, match: Match, viewer: int | None, tried: list[str]) -> dict[str, object]:
    """All that this viewer can get out of a server."""
    store = SqliteStore(folder / "rooms.sqlite")
    await store.open()
    await store.append(ROOM, 0, log_of(key, match))
    await store.close()
    app = make_app(folder, pause=LONG_PAUSE, messages=5000)
    found: dict[str, object] = {}
    inner = cast("Any", app.app)
    visited: list[str] = []

    async def visit(method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        visited.append(path)
        return await answer(app, method, path, body)

    async with inner.router.lifespan_context(inner):
        dispatcher = app.door()
        wire = Silent()
        client = dispatcher.accept(cast("Connection", wire))
        seat = viewer if viewer is not None else 0
        held = (token(viewer),) if viewer is not None else ()
        after = len(match.events) + match.seats + 1
        asked = [
            Hello(room=ROOM, tokens=held, protocol=PROTOCOL),
            StepsAfter(seat=seat),
            UndoAsk(seat=seat),
            Premoves(seat=seat, line=tuple(tried[:1]) or None, after=after),
            LiveStart(seat=seat, prefix=("tilt",), after=after),
            Manage(action="token", seat=match.seats - 1),
            *[Submit(seat=seat, move=move, after=after - 1) for move in tried],
            *[WhyNot(seat=seat, move=move) for move in tried],
            HintAsk(seat=seat),
            Vote(yes=True),
            Say(text="hello"),
            FollowersAsk(),
            LiveInput(seat=seat, first=0, samples=((0.0,),)),
            LiveEnd(seat=seat),
            LiveCancel(seat=seat),
            RaceReady(seat=seat),
            Ready(seat=seat),
            Plan(game="rasanto"),
            Start(),
            Sit(seat=seat, name="Eve"),
            Invite(seat=seat, bot="random"),
            Rename(seat=seat, name="Eve"),
            Recolour(seat=seat, colour="violet"),
            Retry(),
            UndoAnswer(seat=seat, yes=False),
            Mute(seat=-1),
            Ping(),
            Echo(beat=1),
        ]
        assert {Submit, WhyNot, *[type(request) for request in asked]} == {*get_args(FromBrowser)} - LETS_CHANCE_DECIDE
        for request in asked:
            await dispatcher.handle(client, encoded(request))
            await asyncio.gather(*client._tasks)
        # neither the numbers that nobody can foresee, nor a clock that runs
        found["socket"] = [RUNNING.sub(b"", said) for said in wire.said if b'"beat"' not in said]
        paths = ["1.log", "0.log", "2.log", "1/0", f"1/{len(match.events)}", "1/99999", "1/review", "0/review"]
        for path in paths:
            found[path] = await visit("GET", f"/api/rooms/{ROOM}/games/{path}")
        for path in ("/api/study", "/api/study/think"):
            for step in (0, len(match.events)):
                wish = json.dumps({"room": ROOM, "game": 1, "step": step, "move": tried[-1] if tried else ""})
                found[f"{path} {step}"] = await visit("POST", path, wish.encode())
        found["review"] = await visit("POST", f"/api/rooms/{ROOM}/games/1/review")
        others_too = (
            f"/api/picture/{key}.svg",
            f"/rules/en/{key}.md",
            "/livez",
            "/healthz",
            "/api/games",
            "/api/club/tables",
            "/api/club/tournaments",
        )
        for path in (f"/t/{ROOM}", f"/t/{ROOM}/1.png", *others_too):
            found[path] = await visit("GET", path)
        tokens = json.dumps({"tokens": held}).encode()
        for path in ("log", "code", "push"):
            found[path] = await visit("POST", f"/api/rooms/{ROOM}/{path}", tokens)
        # what the club tells a guest while the game is being played
        for route in [route for route in inner.routes if isinstance(route, Route) and route.path.startswith("/api/club")]:
            path = re.sub(r"\{[^}]*\}", "nobody", route.path)
            if "GET" in (route.methods or ()):
                found[path] = await visit("GET", path)
        assert "/api/club/running" in found
        of_rooms = [route for route in inner.routes if isinstance(route, Route) and "{room}" in route.path]
        assert [route.path for route in of_rooms if not any([route.path_regex.match(path) for path in visited])] == []
        status, metrics = await visit("GET", "/metrics")
        found["metrics"] = status, VOLATILE.sub(b"", metrics)
        client.on_disconnect()
    return found


class CountingRandom(Random):
    """Counts what is drawn from it: as many draws, as much work. (A profiler would count calls, but can hang CPython 3.11.)"""

    draws = 0

    def random(self) -> float:
        self.draws += 1
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.draws += 1
        return super().getrandbits(k)


def steps_of(match: Match, seat: int, name: str) -> tuple[str, int]:
    """What a bot plays from a seat, and how many random numbers it draws to find it."""
    thinker = bot(name, "7")
    view = watched(match.game, match.seats, match.events, {seat: thinker}).state.view(seat)
    thinker.rng = rng = CountingRandom(7)
    move = thinker.choose(match.game, view, seat)
    return str(move), rng.draws


def to_move(key: str, seat: int, rng: Random) -> tuple[Match, Match] | None:
    """Twins in which this seat is asked."""
    pair = twins(key, seat, rng)
    for _ in range(12):
        if pair is None:
            return None
        one, two = pair
        turn = one.turn
        if isinstance(turn, Choose) and seat in turn.seats:
            return pair
        if not isinstance(turn, (Chance, Choose)):
            return None
        chosen(one, rng)
        try:
            two.follow(one.events[len(two.events) :])
        except PipyardError:
            return None
        if [two.shown(i, seat) for i in range(len(two.events))] != [one.shown(i, seat) for i in range(len(one.events))]:
            return None
        if facts(two.state.view(seat)) != facts(one.state.view(seat)):
            return None
    return None


def compare(key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> int:
    """Assert that twins give the same bytes over every channel; how many viewers had a secret to be kept from."""
    rng = Random(f"channels of {key}")
    _, seats = HIDING.get(key) or ({}, fewest_seats(key))
    compared = 0
    for viewer in (None, *range(seats)):
        pair = next((found for found in (twins(key, viewer, rng) for _ in range(10)) if found), None)
        if pair is None:
            continue
        tried = [event.text for match in pair for event in match.events if event.seat >= 0 and not may(match, viewer, event.text)][-4:]
        answers: list[dict[str, object]] = []
        journals: list[str] = []
        for match in pair:
            caplog.clear()
            with caplog.at_level(logging.INFO):
                folder = tmp_path / f"{viewer}-{len(answers)}"
                answers.append(asyncio.run(everything(folder, key, match, viewer, tried)))
            journals.append("\n".join([record.getMessage() for record in caplog.records if "loop was" not in record.getMessage()]))
        for channel, first in answers[0].items():
            assert answers[1][channel] == first, channel
        assert journals[0] == journals[1]
        compared += 1
    return compared


@pytest.fixture(autouse=True)
def _no_physics_check(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_check(lobby: Lobby) -> str:
        lobby.physics_checked.set()
        return ""

    monkeypatch.setattr(Lobby, "check_physics", no_check)


@pytest.fixture(autouse=True)
def _bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a quick bot, without a process of its own."""

    async def ask(pool: BotPool, question: MoveRequest, account: str = "", fresh: bool = False) -> str:
        return think(question)

    monkeypatch.setattr(BotPool, "ask", ask)
    monkeypatch.setattr("pipyard.server.room.hints.USUAL_LEVEL", "greedy")


@pytest.fixture(autouse=True)
def _pictures_stay_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared is what would be drawn: turning it into points says nothing more, and takes its time."""
    monkeypatch.setattr(share_pictures, "png", str.encode)
    monkeypatch.setattr(share_pictures, "portrait_png", str.encode)


@pytest.mark.parametrize("key", SECRETIVE)
def test_no_channel_tells_a_secret(key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert compare(key, tmp_path, caplog), "no secret was found"


@pytest.mark.parametrize("key", SECRETIVE)
def test_what_a_bot_may_not_know_changes_neither_its_move_nor_its_time(key: str) -> None:
    _, seats = HIDING.get(key) or ({}, fewest_seats(key))
    rng = Random(f"timing of {key}")
    compared = 0
    for seat in range(seats):
        found = [pair for pair in (to_move(key, seat, rng) for _ in range(12)) if pair is not None]
        for pair in found[:1]:
            compared += 1
            for name in BOTS:
                once, again = [[steps_of(match, seat, name) for match in pair] for _ in range(2)]
                assert once[0][0] == once[1][0], name
                assert again[0] == again[1], f"{name}, now that nothing is looked up for the first time"
    assert compared, "no bot was asked"


def test_a_bot_that_peeks_is_found_out() -> None:
    rng = Random("peeking")
    pair = next(found for found in (to_move("storing_scores", seat % 2, rng) for seat in range(200)) if found)
    seat = cast("Choose", pair[0].turn).seats[0]
    assert facts(pair[0].state) != facts(pair[1].state), "they differ in what is hidden"
    assert facts(pair[0].state.view(seat)) == facts(pair[1].state.view(seat))


def test_a_journal_or_a_download_that_tells_is_found_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pipyard.server.web.finished_games.PlayedGame.over", lambda self: True)
    with pytest.raises(AssertionError, match=r"\.log"):
        compare("slipped", tmp_path, caplog)
