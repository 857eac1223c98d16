"""A finished game, step by step, for replays. Nothing in it is secret any more."""

from __future__ import annotations

from msgspec import Struct

from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.core.turn import Chance
from pipyard.server.protocol.messages import EventLine
from pipyard.server.store.export import PlayedGame
from pipyard.shelf import game


class ReplayMoment(Struct, frozen=True):
    """The state after a number of events, with the steps of the last one (none before the first)."""

    key: str
    title: str
    kinds: tuple[str, ...]
    players: tuple[str, ...]
    bots: tuple[int, ...]
    """The seats of bots: their names are levels."""
    game: int
    step: int
    steps: int
    line: EventLine | None
    scene: Scene
    book: str
    timed: bool


def moment(played: PlayedGame, number: int, step: int) -> ReplayMoment:
    """The game with this number after a number of events."""
    header = played.header
    one = game(header.game, **header.options)
    match = Match(one, header.seats, "", source=None)
    step = max(0, min(step, len(played.events)))
    line: EventLine | None = None
    if step:
        match.follow(played.events[: step - 1])
        match.state.record_steps()
        event = played.events[step - 1]
        turn = match.state.turn()
        by = turn.by if isinstance(turn, Chance) else -1
        match.follow([event])
        line = EventLine(step, event.seat, event.text, by, tuple(match.state.recorded_steps()), played.motions.get(step, ""))
    info = one.info
    fields = (info.key, info.title, info.kinds, header.players, played.bots, number, step, len(played.events), line)
    return ReplayMoment(*fields, match.state.scene(), info.book, info.timed)
