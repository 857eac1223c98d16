"""A worker process for bots: says that it is ready, then reads requests from standard input, one JSON object per line, and answers
the same way.

The game arrives as text, and the bot gets nothing but its seat's view. A bot with a memory sees the whole game again for every
request, event by event. The same seed forgets the same things, so replacing a process loses nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from pipyard.bots import levels as levels  # the bots make themselves known when they are imported
from pipyard.bots import reflex as reflex
from pipyard.bots.analysis import hint
from pipyard.bots.arena import watched
from pipyard.bots.bot import bot
from pipyard.bots.mcts import budget
from pipyard.core.log import Event
from pipyard.core.match import Match
from pipyard.hands import hand_bot as hand_bot
from pipyard.hands.thinking_time import thinking_for
from pipyard.physics.physics_source import by_physics
from pipyard.server.botpool.child import begin_work
from pipyard.shelf import adopt, game


class MoveRequest(Struct, frozen=True):
    """A request for a bot's move. ``own``: the rule file of a custom game and its content when the game began.

    ``rows``: ask a search instead for so many of the best moves and what they are worth. ``seconds``: how long hands may think (0: as
    long as they like); a search has its budget in its name.
    """

    game: str
    options: dict[str, str]
    seats: int
    events: list[Event]
    seat: int
    bot: str
    seed: str
    own: tuple[str, str] | None = None
    rows: int = 0
    seconds: float = 0.0


class RankedMove(Struct, frozen=True):
    """A move, what it is worth to the mover (0 to 1), and how often it was tried."""

    move: str
    worth: float
    tries: int


class BotAnswer(Struct, frozen=True):
    """The move, or an error; for a search the best moves and the number of all tries."""

    move: str = ""
    error: str = ""
    rows: tuple[RankedMove, ...] = ()
    tries: int = 0


def searched(question: MoveRequest) -> BotAnswer:
    """What a search finds after these events; the bot string says how long it searches."""
    if question.own is not None:
        adopt(*question.own)
    played = game(question.game, **question.options)
    match = Match(played, question.seats, "", source=None)
    match.follow(question.events)
    tries, seconds = budget(question.bot.partition(":")[2])
    found = hint(played, match.state.view(question.seat), question.seat, tries, seconds, question.seed)
    rows = [RankedMove(row.move.text, row.worth, row.visits) for row in found]
    return BotAnswer(rows=tuple(rows[: question.rows]), tries=sum([row.tries for row in rows]))


def think(question: MoveRequest) -> str:
    """The move a bot chooses after these events."""
    if question.own is not None:
        adopt(*question.own)
    played = game(question.game, **question.options)
    thinker = bot(question.bot, question.seed)
    match = watched(played, question.seats, question.events, {question.seat: thinker})
    with thinking_for(question.seconds):
        return str(thinker.choose(played, match.state.view(question.seat), question.seat))


class GameOnly(Struct, frozen=True):
    """Of a request, only what decides whether it needs physics."""

    game: str
    own: tuple[str, str] | None = None


_decoder, _encoder = Decoder(MoveRequest), Encoder()
_game = Decoder(GameOnly)
READY = _encoder.encode(BotAnswer())
"""What a worker says first: from here on its time is counted."""


def wants_engine(line: bytes) -> bool:
    """Whether a request is about a game in which dice are simulated. A browser loads the engine then."""
    asked = _game.decode(line)
    if asked.own is not None:
        adopt(*asked.own)
    return by_physics(game(asked.game))


def work(line: bytes, send: Callable[[bytes], None]) -> None:
    """Answer one request."""
    try:
        question = _decoder.decode(line)
        answer = searched(question) if question.rows else BotAnswer(move=think(question))
    except Exception as error:
        answer = BotAnswer(error=f"{type(error).__name__}: {error}")
    send(_encoder.encode(answer))


def main() -> None:
    send = begin_work()
    send(READY)
    for line in sys.stdin.buffer:
        work(line, send)


if __name__ == "__main__":
    main()
