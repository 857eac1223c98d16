"""The effects of a game's options: every other value of each, played with the same chance as the standard game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from pipyard import rulings
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.options import Choice, Flag, Number, Option, Phrase, Several, written
from pipyard.lab.bot_game import BotGameResult
from pipyard.lab.observation import results, watch
from pipyard.lab.statistics import Estimate, difference, mean
from pipyard.lab.subject import Subject
from pipyard.lab.worker_pool import TimeBudget, WorkerPool, piecework

LOOK_STEPS = 2_000
"""Step limit for games that only test whether something happens at all."""
SORTS: dict[str, int] = {"ruling": 4, "variant": 2, "screen": 1}
"""Kinds of options, and the weight of each value when time is shared."""


class Effect(Struct, frozen=True):
    """The effect of another value of an option, compared with the standard game under the same chance.

    ``differ`` is the share of games that take another course; the others are differences: of the first player's share of wins, of the share
    of games without a single winner, of the number of decisions (relative to the standard number).
    """

    option: str
    value: str
    usual: str
    sort: str
    source: str
    games: int
    differ: float
    first: Estimate
    drawn: Estimate
    length: Estimate


def other_values(option: Option[Any], usual: object) -> Sequence[object]:
    """The other values worth testing: all words, both bounds of a range and the middle, each word of a list left out once."""
    if isinstance(option, (Choice, Flag)):
        return [value for value in option.values() if value != usual]
    if isinstance(option, Number):
        middle = int(str(usual))
        near = {option.low, max(option.low, middle // 2), min(option.high, 2 * middle)} | (
            {option.high} if option.high <= 20 else set[int]()
        )
        return sorted(near - {middle})
    if isinstance(option, Phrase):
        return [f"{word}:{low}" for word, (low, _) in option.ranges.items() if f"{word}:{low}" != usual]
    if isinstance(option, Several):
        chosen = list(option.check(usual))
        return [tuple(word for word in option.words if word != left) for left in option.words if len(chosen) > 1]
    return []


def sort_of(option: Option[Any]) -> str:
    """The kind of an option: a ruling between two books, the table on a screen, or a variant."""
    parts = set(rulings.parts(option.source))
    if rulings.named(option.source, "") or parts & rulings.EDITIONS or "silent" in parts:
        return "ruling"
    return "screen" if "screen" in parts else "variant"


def changes(game: Game) -> list[tuple[str, object]]:
    """Every other value of every option, rulings first: they matter most when time is short."""
    fields = type(game.options).fields
    order = sorted([name for name in fields if name != "start_seat"], key=lambda name: -SORTS[sort_of(fields[name])])
    return [(name, value) for name in order for value in other_values(fields[name], game.options.chosen[name])]


def woken(subject: Subject, seats: int, players: str, asleep: set[str], pool: WorkerPool, seed: str, time: TimeBudget) -> dict[str, str]:
    """Which of the forms and ends that never occurred do occur when an option changes, and which option."""
    found: dict[str, str] = {}
    for name, value in changes(subject.game()):
        if not asleep - set(found) or time.over():
            break
        changed = subject.changed(**{name: value})
        try:
            changed.game().start(seats)
            games = time.gather(pool, piecework(watch, changed, seats, [players], f"{seed}/elsewhere", LOOK_STEPS), 4, 1)
        except PipyardError:
            continue
        seen = {form for one in games for form in one.forms} | {one.record.why for one in games}
        for word in asleep & seen - set(found):
            found[word] = f"{name}={written(value)}"
    return found


class OptionTrials:
    """All other values of all options, each with its effect or the reason why it is unknown."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.untried: list[str] = []
        self.unfit: list[str] = []

    def everything(
        self, subject: Subject, seats: int, players: str, pool: WorkerPool, games: int, seed: str, time: TimeBudget, steps: int
    ) -> None:
        """Play all of them with the same chance as the standard game."""
        game = subject.game()
        fields = type(game.options).fields
        todo = changes(game)
        if time.over():
            self.untried = [f"{name}={written(value)}" for name, value in todo]
            return
        seed = f"{seed}/options"
        weights = [SORTS[sort_of(fields[name])] for name, _ in todo]
        most = max(weights, default=1)
        usual = time.spend(most / (sum(weights) + most)).gather(pool, piecework(results, subject, seats, [players], seed, steps), games)
        for at, (name, value) in enumerate(todo):
            if time.over():
                self.untried.append(f"{name}={written(value)}")
                continue
            part = time.spend(weights[at] / sum(weights[at:]))
            changed = subject.changed(**{name: value})
            try:
                changed.game().start(seats)
                other = part.gather(pool, piecework(results, changed, seats, [players], seed, steps), len(usual))
            except PipyardError:
                self.unfit.append(f"{name}={written(value)}")
                continue
            self.effects.append(effect(name, fields[name], game, value, usual[: len(other)], other, game.sides(seats)))


def effect(
    name: str, option: Option[Any], game: Game, value: object, usual: list[BotGameResult], other: list[BotGameResult], sides: int
) -> Effect:
    """Compare two series of games with the same chance, game by game."""
    both = list(zip(usual, other, strict=True))
    length = sum(record.decisions for record in usual) / max(1, len(usual)) or 1.0
    return Effect(
        name, written(value), written(game.options.chosen[name]), sort_of(option), rulings.source_words(option, game.info.key), len(both),
        sum(a != b for a, b in both) / max(1, len(both)),
        difference([b.points_of_first(sides) - a.points_of_first(sides) for a, b in both]),
        difference([float(b.drawn(sides)) - float(a.drawn(sides)) for a, b in both]),
        mean([(b.decisions - a.decisions) / length for a, b in both]),
    )  # fmt: skip
