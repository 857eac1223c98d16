"""A worker process for bots: says that it is ready, then reads requests from standard input, one JSON object per line, and answers
the same way.

The game arrives as text, and the bot gets nothing but its seat's view. A bot with a memory sees the whole game again for every
request, event by event. The same seed forgets the same things, so replacing a process loses nothing.
"""

from __future__ import annotations

import sys

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from pipyard.bots import levels as levels  # the bots make themselves known when they are imported
from pipyard.bots import reflex as reflex
from pipyard.bots.arena import watched
from pipyard.bots.bot import bot
from pipyard.core.log import Event
from pipyard.hands import hands as hands
from pipyard.server.botpool.child import begin_work
from pipyard.shelf import adopt, game


class MoveRequest(Struct, frozen=True):
    """A request for a bot's move. ``own``: the rule file of a custom game and its content when the game began."""

    game: str
    options: dict[str, str]
    seats: int
    events: list[Event]
    seat: int
    bot: str
    seed: str
    own: tuple[str, str] | None = None


class Answer(Struct, frozen=True):
    """The move, or an error."""

    move: str = ""
    error: str = ""


def think(question: MoveRequest) -> str:
    """The move a bot chooses after these events."""
    if question.own is not None:
        adopt(*question.own)
    played = game(question.game, **question.options)
    thinker = bot(question.bot, question.seed)
    match = watched(played, question.seats, question.events, {question.seat: thinker})
    return str(thinker.choose(played, match.state.view(question.seat), question.seat))


def main() -> None:
    out = begin_work()
    decoder, encoder = Decoder(MoveRequest), Encoder()
    out.write(encoder.encode(Answer()) + b"\n")  # ready: from here on its time is counted
    out.flush()
    for line in sys.stdin.buffer:
        try:
            answer = Answer(move=think(decoder.decode(line)))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        out.write(encoder.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
