"""Positions of every game as a room sends them, with what is true of them, and the words of every language.

A random game is played without a server; at some positions along it the room writes its messages for one reader. A page that is sent
them shows what it would show at a table, without waiting for anybody.
"""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pipyard
from pipyard import shelf
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.rules.wording import headline
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.game_session import encoded
from pipyard.server.room.room import Room
from pipyard.server.store.events import GameEvent
from tests.server.memory import InMemory
from tests.server.test_all_games import fewest_seats

NAMES = ("Ada", "Björn", "Chloé", "Dai", "Edda", "Finn", "Gül", "Hal", "Ines", "Jo", "Kim", "Lou", "Mia", "Noa", "Oto", "Pia")
LAST = 4
"""Events that reach the page as news; everything before stood there when it came."""
LANGUAGES = {"en-GB": "en", "fr-FR": "fr", "nl-NL": "nl", "de-DE": "de", "es-ES": "es"}
SOURCES = Path(pipyard.__file__).parent / "texts", Path(__file__).parents[2] / "web" / "src" / "i18n" / "catalogues"
WORD = re.compile(r"[^\W\d_²]+")


@dataclass(frozen=True)
class Position:
    """Two messages for a reader (a seat, or -1): how it came, and what happened then."""

    game: str
    room: str
    names: tuple[str, ...]
    reader: int
    table: str
    update: str
    scores: tuple[int, ...]
    """Before the last events."""
    title: str
    about: str

    @property
    def news(self) -> dict[str, Any]:
        """The second message: the last events, and the state after them as the reader may know it."""
        found: dict[str, Any] = json.loads(self.update)
        return found


class Reader:
    """Somebody who looks at a room without a socket."""

    def __init__(self, seat: int, language: str) -> None:
        self.seats = {seat} if seat >= 0 else set[int]()
        self.eye = -1
        self.muted: set[int] = set()
        self.language = language

    def send(self, body: bytes) -> None:
        """It asks for what it wants to know."""

    def keeps_up(self) -> bool:
        return True

    def disconnect(self) -> None:
        raise AssertionError("nobody is sent away")


def rest_of_game(begun: Match, seed: int) -> tuple[list[GameEvent], list[Turn]]:
    """A random game from here to its end, and what was next before every event and after the last."""
    rng = Random(f"{begun.game.info.key} {seed}")
    match = Match(begun.game, begun.seats, source=None)
    match.follow(begun.events)
    events: list[GameEvent] = []
    turns: list[Turn] = []
    while not isinstance(turn := match.turn, Over):
        turns.append(turn)
        if isinstance(turn, Choose):
            seat = rng.choice(turn.seats)
            move = match.moves(seat).sample(rng).text
            stamp = 3000 * len(events) if turn.how == "race" else None
            match.submit(seat, move, stamp)
            events.append(GameEvent(seat, move, stamp))
        else:
            assert isinstance(turn, Chance)
            outcome = turn.space.sample(rng).text
            match.happen(outcome)
            events.append(GameEvent(CHANCE_SEAT, outcome))
    return events, [*turns, match.turn]


async def opened(key: str) -> Room:
    """A room of people in which nothing happens by itself, and whoever may roll is asked to."""
    seats = tuple([NewSeat("person", name) for name in NAMES[: fewest_seats(key)]])
    room, tokens = await Lobby(InMemory(), BotPool(1), 0).open(NewRoom(key, seats, rolls=True))
    everybody = Reader(-1, "en")
    await room.enter(everybody, tuple(tokens.values()), -1, 1)
    room.close_tasks()
    return room


def reader_of(turn: Turn, seats: int, number: int) -> int:
    """In turns somebody who is asked, somebody who is not, and a spectator."""
    asked = turn.seats if isinstance(turn, Choose) else (turn.seat,) if turn.seat >= 0 else ()
    others = [seat for seat in range(seats) if seat not in asked]
    wanted = (asked, others, ())[number % 3]
    return wanted[number % len(wanted)] if wanted else -1


def position(room: Room, events: list[GameEvent], turn: Turn, number: int, language: str) -> Position:
    """The room some events later, where ``turn`` is next."""
    assert room.match
    reader = Reader(reader_of(turn, len(room.seats), number), language)
    scores, since = room.match.state.scene().scores, room.n - 1
    room.broadcast.choose_viewpoint(reader)
    table = encoded(room.broadcast.table(reader, 1)).decode()
    room.restore(events)
    room.broadcast.choose_viewpoint(reader)
    update = encoded(room.broadcast.update(reader, since, 0)).decode()
    title, about = headline(room.game, language)
    names = tuple([seat.name for seat in room.seats])
    key = room.game.info.key
    return Position(key, room.key, names, min(reader.seats, default=-1), table, update, scores, title, about.strip())


async def positions(key: str, count: int, seed: int, languages: list[str]) -> list[tuple[str, Position]]:
    """Positions along a random game, the last one its end, each with the language in which it is read."""
    room = await opened(key)
    assert room.match
    events, turns = rest_of_game(room.match, seed)
    found: list[tuple[str, Position]] = []
    done = 0
    for number in range(1, count + 1):
        at = len(events) * number // count
        if at <= done:
            continue
        since = max(done, at - LAST)
        room.restore(events[done:since])
        language = languages[(number - 1) % len(languages)]
        found.append((language, position(room, events[since:at], turns[at], number - 1, language)))
        done = at
    return found


def all_positions(keys: list[str], count: int, seed: int, languages: list[str]) -> dict[str, list[Position]]:
    """By language. In a thread: the browser keeps the loop of this one busy."""

    async def story() -> list[tuple[str, Position]]:
        return [one for key in keys for one in await positions(key, count, seed, languages)]

    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(asyncio.run, story()).result()
    return {language: [one for spoken, one in found if spoken == language] for language in languages}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the texts of a language. What is no text of it is a key, a code, or not translated."""
    files = [path for source in SOURCES for form in (f"**/{language}.ftl", f"{language}/*.ftl") for path in source.glob(form)]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    # a text begins behind its key, and so does one of its forms; what is filled in is no text
    texts = [re.sub(r"^(-?[a-zA-Z][\w-]* =|\s*\.?[\w-]+ =|\s*\*?\[\w+\])|\$\w+", "", line) for line in lines]
    texts += [text for game in shelf.games() for text in headline(game, language)]
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))
