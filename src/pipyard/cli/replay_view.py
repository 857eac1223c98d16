"""Replay a log in the terminal: what happened, in words or as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text as Line

from pipyard.cli.frame import PlayerNames, frame, verdict
from pipyard.cli.narration import event_words, steps_words
from pipyard.cli.style import LOUD, QUIET, Highlights
from pipyard.core import log as logs
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.turn import Over
from pipyard.rules.wording import headline
from pipyard.shelf import game
from pipyard.texts import language, say


def opened(text: str) -> tuple[Match, list[Event]]:
    """The match of a log before its first event, and its events."""
    _, events = logs.read(text)
    match = Match.replay(text, game, 0)
    match.state.record_steps()
    return match, events


def print_replay(text: str, console: Console) -> None:
    """Print what happened and the final table. The holder of a log may see everything."""
    match, events = opened(text)
    names = list(match.players) or [say("cli-player", seat=seat + 1) for seat in range(match.seats)]
    players = PlayerNames(names)
    console.print(Line(headline(match.game, language())[0], LOUD))
    for event in events:
        before = match.turn
        match.follow([event])
        style = "" if event.seat == CHANCE_SEAT else LOUD
        words = event_words(event, before, players)
        console.print(Line.assemble((f"{len(match.events):4}  ", QUIET)).append(words, style))
        followed = steps_words(match.state.recorded_steps(), event.text)
        if followed:
            console.print(Line("      " + followed, QUIET))
        match.state.record_steps()
    turn = match.turn
    console.print()
    console.print(frame(match.state.scene(), turn, players, Highlights(console.width)))
    console.print(verdict(turn, players) if isinstance(turn, Over) else Line(say("cli-not-over"), LOUD))


def walk(text: str) -> dict[str, Any]:
    """For programs: the header, every event with its steps and the scene after it, and the end."""
    match, events = opened(text)
    first = msgspec.to_builtins(match.state.scene())
    walked: list[dict[str, Any]] = []
    for event in events:
        match.follow([event])
        steps = msgspec.to_builtins(match.state.recorded_steps())
        walked.append({**msgspec.to_builtins(event), "steps": steps, "scene": msgspec.to_builtins(match.state.scene())})
        match.state.record_steps()
    over = match.over
    end = None if over is None else {"ranks": list(over.ranks), "scores": list(over.scores), "why": over.why, "winners": over.winners()}
    return {"header": msgspec.to_builtins(match.header), "scene": first, "events": walked, "over": end}
