"""A finished game, moment by moment: what a replay shows. Nothing in it is secret any more."""

from __future__ import annotations

from msgspec import Struct

from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.core.turn import Chance
from pipyard.server.protocol.messages import Line
from pipyard.server.store.export import PlayedGame
from pipyard.shelf import game


class Moment(Struct, frozen=True):
    """How things stood after so many of all events, the last of them with its steps (none before the first)."""

    key: str
    title: str
    kinds: tuple[str, ...]
    players: tuple[str, ...]
    game: int
    step: int
    steps: int
    line: Line | None
    scene: Scene
    book: str


def moment(played: PlayedGame, number: int, step: int) -> Moment:
    """The game with this number after a number of events."""
    header = played.header
    one = game(header.game, **header.options)
    match = Match(one, header.seats, "", source=None)
    step = max(0, min(step, len(played.events)))
    line: Line | None = None
    if step:
        match.follow(played.events[: step - 1])
        match.state.listen()
        event = played.events[step - 1]
        turn = match.state.turn()
        by = turn.by if isinstance(turn, Chance) else -1
        match.follow([event])
        line = Line(step, event.seat, event.text, by, tuple(match.state.told()), played.motions.get(step, ""))
    info = one.info
    told = (info.key, info.title, info.kinds, header.players, number, step, len(played.events), line)
    return Moment(*told, match.state.scene(), info.book)
