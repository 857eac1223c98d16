"""A process in which bots think: reads questions from standard input, a JSON object a line, and answers likewise.

It gets the game as text, so that nothing but text crosses the border; the bot is shown the view of its seat and no more. A bot with
a memory is shown the whole game anew for every question, event by event: the same seed forgets the same things, so nothing is lost
when a process is replaced.
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
    """Which move does this bot make? ``own`` is the file of a game of the server's owner, and what stood in it when the game began."""

    game: str
    options: dict[str, str]
    seats: int
    events: list[Event]
    seat: int
    bot: str
    seed: str
    own: tuple[str, str] | None = None


class Answer(Struct, frozen=True):
    """The move, or what went wrong."""

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
    for line in sys.stdin.buffer:
        try:
            answer = Answer(move=think(decoder.decode(line)))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        out.write(encoder.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
