"""Games observed in detail, and what their rules allow to happen."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from msgspec import Struct

from pipyard.bots.bot import Bot, kind
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.lab.bot_game import BotGameResult, GameObserver, play
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import block, lineups

PASSING = ("pass", "skip", "wait")
WHY_AT = {"Over": 2, "ranked": 1, "ranked_by": 2, "won": 2, "nobody": 1}
"""The argument that holds the reason for the end of the game."""


class ObservedGame(Struct, frozen=True):
    """One game: its result and the details recorded.

    ``choices``: the total number of moves, the number of decisions whose moves can be listed, and the largest number of moves; ``behind``:
    whether the winner was behind at halftime; ``settled``: the part of the game after which the winner kept the lead.
    """

    record: BotGameResult
    choices: tuple[int, int, int] = (0, 0, 0)
    forced: int = 0
    forms: dict[str, int] = {}
    behind: bool | None = None
    settled: float | None = None


def watch(subject: Subject, seats: int, names: list[str], seed: str, most: int, first: int, count: int) -> list[ObservedGame]:
    """Piecework: games with all details."""
    game = subject.game()
    return [_seen(game, seats, names, f"{seed}/{number}", most) for number in range(first, first + count)]


def _seen(game: Game, seats: int, names: list[str], seed: str, most: int) -> ObservedGame:
    notes = GameObserver(game, seats)
    record = play(game, seats, names, seed, f"{seed}/whims", notes, most)
    listed = [size for size in notes.choices if size >= 0]
    behind, settled = _course(record, notes.leaders, game.sides(seats))
    return ObservedGame(record, (sum(listed), len(listed), max(listed, default=0)), notes.forced, notes.forms, behind, settled)


def _course(record: BotGameResult, leaders: list[int], sides: int) -> tuple[bool | None, float | None]:
    """Whether the winner was behind at halftime, and when the winner took the lead for good."""
    winners = {seat % sides for seat, rank in enumerate(record.ranks) if rank == 1}
    if len(winners) != 1 or not leaders or all(leader < 0 for leader in leaders):
        return None, None
    (winner,) = winners
    last = max((at + 1 for at, leader in enumerate(leaders) if leader not in (winner, -1)), default=0)
    half = leaders[len(leaders) // 2]
    return (None if half < 0 else half != winner), last / len(leaders)


def results(subject: Subject, seats: int, names: list[str], seed: str, most: int, first: int, count: int) -> list[BotGameResult]:
    """Piecework: games and their results only."""
    game = subject.game()
    return [play(game, seats, names, f"{seed}/{n}", f"{seed}/{n}/whims", None, most) for n in range(first, first + count)]


def twins(subject: Subject, seats: int, names: list[str], seed: str, most: int, first: int, count: int) -> list[list[list[float]]]:
    """Piecework: pairs of games with the same chance and different random choices, as points by side."""
    game = subject.game()
    sides = game.sides(seats)
    pairs = [(f"{seed}/{n}", f"{seed}/{n}/{{}}") for n in range(first, first + count)]
    return [[play(game, seats, names, chance, whims.format(twin), None, most).points(sides) for twin in (0, 1)] for chance, whims in pairs]


def duels(subject: Subject, seats: int, names: list[str], seed: str, most: int, first: int, count: int) -> list[float]:
    """Piecework: blocks of two bots with all seats exchanged, as the first bot's share of wins."""
    game = subject.game()
    sides = game.sides(seats)
    rows = lineups(seats, sides)
    return [block(game, seats, sides, rows, names, f"{seed}/{number}", 0.0, most) for number in range(first, first + count)]


class PassingBot(Bot):
    """Passes whenever allowed."""

    def choose(self, game: Game, view: State, seat: int) -> Move:
        space = view.moves(seat)
        for verb in PASSING:
            if space.contains(Move(verb)):
                return Move(verb)
        return space.sample(self.rng)


class FirstBot(Bot):
    """Always takes the first listed move."""

    def choose(self, game: Game, view: State, seat: int) -> Move:
        space = view.moves(seat)
        return space.all()[0] if isinstance(space, Finite) else space.sample(self.rng)


kind("passing", lambda argument, seed: PassingBot(seed))
kind("first", lambda argument, seed: FirstBot(seed))


def can_pass(game: Game) -> bool:
    return any(form.split()[0] in PASSING for form in game.forms)


def ends(subject: Subject, seats: int) -> list[str]:
    """The reasons for an end found in the source of a game and of the families it belongs to."""
    if subject.source:
        return sorted(_ends_in(subject.source))
    found: set[str] = set()
    state = subject.game().start(seats)
    modules = {subject.game().module, *[cls.__module__ for cls in type(state).__mro__]}
    for name in modules:
        if name.startswith("pipyard.books."):
            path = Path(str(sys.modules[name].__file__))
            path = path if path.suffix == ".py" else path.with_name(path.name.partition(".")[0] + ".py")
            if path.exists():
                found |= _ends_in(path.read_text(encoding="utf-8"))
    return sorted(found)


def _ends_in(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WHY_AT:
            at = WHY_AT[node.func.id]
            given = [*node.args[at : at + 1], *[word.value for word in node.keywords if word.arg == "why"]]
            for argument in given:
                found |= {one.value for one in ast.walk(argument) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return {why for why in found if why}
