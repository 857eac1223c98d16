"""Every game with every preset and every number of seats, and each option changed one at a time, played once at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache

from pipyard.core.errors import BadOption
from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.options import Choice, Flag, Number, Numbers, Option, Phrase, written
from pipyard.core.source import Seeded
from pipyard.core.turn import Chance, Choose, Over
from pipyard.shelf import files, game
from pipyard.workshop.laws import BrokenLaw, seat_to_ask

SAMPLED = 4
"""Positions of a game that are looked at closely, besides the first and the last."""
MOST_EVENTS = 40_000
OF_OPTIONS = 250
"""Events of a game with an option changed that go through a match; the rest of it is only played out."""


@dataclass(frozen=True)
class Case:
    key: str
    preset: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        changed = [f"{name}={written(value)}" for name, value in self.options] if self.preset == "" else [self.preset]
        return "-".join([self.key, *changed, str(self.seats)])

    def game(self) -> Game:
        return game(self.key, **dict(self.options))


@dataclass
class Position:
    """A state met in play, with the number of events before it and what it held then."""

    state: State
    events: int
    held: object


@dataclass
class Played:
    """A whole game at random: the match at its end, and some positions on the way."""

    match: Match
    positions: list[Position] = field(default_factory=list)
    decisions: list[Position] = field(default_factory=list)
    """Some in which somebody decides: where decisions and rolls take turns, the positions may all be of one kind."""


@cache
def shelf() -> list[str]:
    """The keys of all game files; one that cannot even be imported is kept, so that a test fails and names it."""
    found: list[str] = []
    for key in files():
        try:
            game(key)
        except Exception as error:  # noqa: BLE001, RUF100
            if type(error).__name__ == "UnknownGame":
                continue
        found.append(key)
    return found


@cache
def loadable() -> list[Game]:
    """The games that can be imported."""
    found: list[Game] = []
    for key in shelf():
        try:
            found.append(game(key))
        except Exception:  # noqa: BLE001, PERF203, S112, RUF100
            continue
    return found


def allowed_seats(one: Game) -> list[int]:
    """The numbers of seats that a game takes with its options."""
    found: list[int] = []
    for seats in one.info.seats:
        try:
            one.start(seats)
        except BadOption:
            continue
        found.append(seats)
    return found


@cache
def preset_cases() -> list[Case]:
    """Every game, every preset, every number of seats."""
    return [
        Case(one.info.key, preset, seats, tuple(options.items()))
        for one in loadable()
        for preset, options in one.presets.items()
        for seats in allowed_seats(one.configured(**options))
    ]


@cache
def deep_cases() -> list[Case]:
    """The cases that are looked at most closely: every preset with the fewest seats, the standard game also with the most."""
    fewest: dict[tuple[str, str], Case] = {}
    most: dict[str, Case] = {}
    for case in preset_cases():
        fewest.setdefault((case.key, case.preset), case)
        if case.preset == "standard":
            most[case.key] = case
    return [case for case in preset_cases() if case in fewest.values() or case in most.values()]


@cache
def standard_cases() -> list[Case]:
    """The standard game with the fewest seats."""
    found: dict[str, Case] = {}
    for case in preset_cases():
        found.setdefault(case.key, case)
    return list(found.values())


@cache
def option_cases() -> list[Case]:
    """Every option changed alone, with the fewest seats that allow it."""
    return [
        Case(one.info.key, "", seats[0], ((name, value),))
        for one in loadable()
        for name, option in one.choices.fields.items()
        for value in other_values(option)
        if (seats := allowed_seats(one.configured(**{name: value})))
    ]


def other_values(option: object) -> list[object]:
    """A few values that are not the default."""
    match option:
        case Choice():
            most = 3 if option.name == "start_seat" else len(option.words)
            return [word for word in option.words[:most] if word != option.default]
        case Flag():
            return [not option.default]
        case Number():
            near = option.default + 1 if option.default < option.high else option.default - 1
            return [value for value in dict.fromkeys((max(option.low, 1), near)) if value != option.default]
        case Numbers():
            turned = tuple(reversed(option.default))
            return [turned] if turned != option.default else [tuple([option.low] * len(option.default))]
        case Phrase():
            return [value for word, (low, _) in option.ranges.items() if (value := f"{word}:{max(low, 3)}") != option.default]
        case Option() if isinstance(option.values(), list):
            return [value for value in option.values() if value != option.default][:3]
        case Option() if isinstance(option.values(), dict) and "text" in option.values():
            return ["some words"]
        case Option() if isinstance(option.values(), dict) and "several" in option.values():
            words = tuple(option.values()["several"])
            return [some for some in (words, words[:1], words[1:]) if some and some != option.default]
        case _:
            return []


@lru_cache(maxsize=2)
def played(case: Case, most: int = MOST_EVENTS) -> Played:
    """A game at random through a match, for so many events; dropping every second position spreads the ones kept evenly."""
    rng = random.Random(str(case))
    source = Seeded(str(case))
    match = Match(case.game(), case.seats, str(case), source=None)
    found = Played(match)
    every, decided, every_decision = 1, 0, 1
    turn = match.turn
    while not isinstance(turn, Over) and len(match.events) < most:
        events = len(match.events)
        assert events < MOST_EVENTS - 1, f"{case} has not ended after {MOST_EVENTS} events"
        if events % every == 0:
            found.positions.append(Position(match.state.copy(), events, facts(match.state)))
            if len(found.positions) > 2 * SAMPLED:
                found.positions = found.positions[::2]
                every *= 2
        if isinstance(turn, Choose):
            if decided % every_decision == 0:
                found.decisions.append(Position(match.state.copy(), events, None))
                if len(found.decisions) > 2 * SAMPLED:
                    found.decisions = found.decisions[::2]
                    every_decision *= 2
            decided += 1
            seat = seat_to_ask(turn, rng)
            match.submit(seat, match.state.moves(seat).sample(rng))
        else:
            assert isinstance(turn, Chance)
            landed = source.resolve(turn)
            assert landed is not None
            match.happen(landed)
        turn = match.turn
    found.positions = found.positions[:: 1 + len(found.positions) // (SAMPLED + 2)]
    found.decisions = found.decisions[:: 1 + len(found.decisions) // (SAMPLED + 2)]
    found.positions.append(Position(match.state.copy(), len(match.events), facts(match.state)))
    return found


def chances(case: Case, most: int = 400) -> list[Chance]:
    """The chance events of one game, up to a number of events."""
    rng = random.Random(f"{case}/chances")
    state = case.game().start(case.seats)
    found: list[Chance] = []
    for _ in range(most):
        turn = state.turn()
        if isinstance(turn, Chance):
            found.append(turn)
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose):
            seat = seat_to_ask(turn, rng)
            state.play(seat, state.moves(seat).sample(rng))
        else:
            break
    return found


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


def complaint(law: Callable[..., object], *given: object) -> str:
    """What a law says of what it is given; nothing, if it is kept."""
    try:
        law(*given)
    except BrokenLaw as error:
        return str(error)
    return ""
