"""A log walked through: what happened, in words or for programs."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text as Line

from pipyard.cli.frame import Players, frame, verdict
from pipyard.cli.narration import event_words, steps_words
from pipyard.cli.style import LOUD, QUIET, Look
from pipyard.core import log as logs
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.turn import Over
from pipyard.rules.wording import headline
from pipyard.shelf import game
from pipyard.texts import language, say


def opened(text: str) -> tuple[Match, list[Event]]:
    """The match of a log before its first event, and the events to follow."""
    _, events = logs.read(text)
    match = Match.replay(text, game, 0)
    match.state.listen()
    return match, events


def tell(text: str, console: Console) -> None:
    """Print what happened and how the table looks at the end. Whoever holds the log may see everything."""
    match, events = opened(text)
    names = list(match.players) or [say("cli-player", seat=seat + 1) for seat in range(match.seats)]
    players = Players(names)
    console.print(Line(headline(match.game, language())[0], LOUD))
    for event in events:
        before = match.turn
        match.follow([event])
        style = "" if event.seat == CHANCE_SEAT else LOUD
        told = event_words(event, before, players)
        console.print(Line.assemble((f"{len(match.events):4}  ", QUIET)).append(told, style))
        followed = steps_words(match.state.told(), event.text)
        if followed:
            console.print(Line("      " + followed, QUIET))
        match.state.listen()
    turn = match.turn
    console.print()
    console.print(frame(match.state.scene(), turn, players, Look(console.width)))
    console.print(verdict(turn, players) if isinstance(turn, Over) else Line(say("cli-not-over"), LOUD))


def walk(text: str) -> dict[str, Any]:
    """For programs: the header, every event with its steps and the scene after it, and the end."""
    match, events = opened(text)
    first = msgspec.to_builtins(match.state.scene())
    walked: list[dict[str, Any]] = []
    for event in events:
        match.follow([event])
        steps = msgspec.to_builtins(match.state.told())
        walked.append({**msgspec.to_builtins(event), "steps": steps, "scene": msgspec.to_builtins(match.state.scene())})
        match.state.listen()
    over = match.over
    end = None if over is None else {"ranks": list(over.ranks), "scores": list(over.scores), "why": over.why, "winners": over.winners()}
    return {"header": msgspec.to_builtins(match.header), "scene": first, "events": walked, "over": end}
