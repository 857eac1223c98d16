"""What happened, in words."""

from __future__ import annotations

from pipyard.cli.frame import PlayerNames
from pipyard.cli.outcome_words import resting_words
from pipyard.cli.style import FACE_SIGNS, colour_name
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.scene import Step
from pipyard.core.space import Certain, Even, Shuffle
from pipyard.core.turn import Chance, Turn
from pipyard.dice.pool import Deal
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.shot_report import course
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.texts import knows, say, say_text
from pipyard.texts.move_words import move_words
from pipyard.texts.place_names import with_names

MAX_TOLD_LETTERS = 40
"""A longer outcome is a deal, which is not worth reading letter by letter."""
MANY_DICE = 7
"""This many digits without a blank are a throw of many dice."""
FOLLOWED = ("put", "take", "slide", "jump")
"""Steps that are narrated as consequences of a move."""


def event_words(event: Event, before: Turn, players: PlayerNames) -> str:
    """One event of a log; ``before`` is the turn that it answers."""
    if event.seat != CHANCE_SEAT:
        what = say("cli-undone") if event.text == "undo" else say("cli-secret") if event.text == "?" else move_words(event.text)
        return say("cli-event", who=players.name(event.seat), what=what)
    return outcome_words(event.text, before, players)


def draws_first_player(turn: Chance, seats: int) -> bool:
    """Whether the starting seat is drawn."""
    space = turn.space
    return turn.by < 0 and isinstance(space, Even) and [outcome.text for outcome in space.all()] == [str(seat) for seat in range(seats)]


def outcome_words(text: str, before: Turn, players: PlayerNames) -> str:
    """What chance decided."""
    if not isinstance(before, Chance):
        return say("cli-chance", what=text)
    space = before.space
    if isinstance(space, ShotOutcome):
        return " ".join(say_text(sentence) for sentence in course(space, space.parse(text)))
    if isinstance(space, ActionOutcome):
        return resting_words(space, space.parse(text))
    if isinstance(space, Certain):
        key = f"event-{text.replace(' ', '-')}"
        return say(key) if knows(key) else text
    if draws_first_player(before, len(players.names)) and text.isdecimal():
        return say("cli-begins", who=players.name(int(text)))
    if before.by >= 0 and len(text) >= MANY_DICE and text.isdecimal():
        return say("throw-log", who=players.name(before.by), count=len(text))
    if len(text) > MAX_TOLD_LETTERS:
        return say("cli-dealt" if isinstance(space, (Shuffle, Deal)) else "cli-at-rest")
    shown = " ".join(_die(word) for word in text.split())
    return say("cli-rolled", who=players.name(before.by), what=shown) if before.by >= 0 else say("cli-chance", what=shown)


def _die(word: str) -> str:
    return f"{FACE_SIGNS[int(word)]} {word}" if word in "123456" else with_names(word)


def steps_words(steps: list[Step], move: str) -> str:
    """The consequences of a move beyond the move itself, summed up by colour; empty if there are none."""
    named = move.split()
    carried = any(step.verb == "take" and step.at in named for step in steps)  # a die that the move takes is put down again
    parts: list[str] = []
    for verb in FOLLOWED:
        more = [step.colour for step in steps if step.verb == verb and step.at not in named]
        if not more or (verb == "put" and carried):
            continue
        colours = [say("count-colour", count=more.count(colour), colour=colour_name(colour)) for colour in dict.fromkeys(more)]
        parts.append(say(f"followed-{verb}", count=len(more), colours=", ".join(colours)))
    return "; ".join(parts)
