"""Many games between bots. The same seed gives the same result, for any number of processes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from pipyard.cli.batches import GameEnd, results
from pipyard.core.game import Game
from pipyard.lab.statistics import wilson
from pipyard.physics.physics_source import by_physics, require_engine
from pipyard.texts import decimals, say


class PlayerTally(Struct, frozen=True):
    """The results of one player over all games."""

    name: str
    seat: int
    won: int
    shared: int
    win_rate: float
    low: float
    high: float
    mean_score: float
    mean_rank: float


class SimulationSummary(Struct, frozen=True):
    """The results of all games."""

    game: str
    options: dict[str, Any]
    seed: str
    games: int
    nobody_won: int
    mean_length: float
    shortest: int
    longest: int
    players: list[PlayerTally]


class ResultCounter:
    """Adds up results one by one, without keeping them."""

    def __init__(self, seats: int) -> None:
        self.games = self.nobody = self.events = self.longest = 0
        self.shortest = -1
        self.won, self.shared, self.scores, self.ranks = [0] * seats, [0] * seats, [0] * seats, [0] * seats

    def add(self, result: GameEnd) -> None:
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        self.games += 1
        self.nobody += not winners
        self.events += result.events
        self.longest = max(self.longest, result.events)
        self.shortest = result.events if self.shortest < 0 else min(self.shortest, result.events)
        for seat in winners:
            self.won[seat] += 1
            self.shared[seat] += len(winners) > 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
            self.ranks[seat] += result.ranks[seat]

    def summary(self, one: Game, names: list[str], seed: str) -> SimulationSummary:
        count = self.games
        players = [
            PlayerTally(name, seat, self.won[seat], self.shared[seat], self.won[seat] / count, *wilson(self.won[seat], count),
                  self.scores[seat] / count, self.ranks[seat] / max(1, count - self.nobody))
            for seat, name in enumerate(names)
        ]  # fmt: skip
        mean = self.events / count
        return SimulationSummary(
            one.info.key, dict(one.options.changed()), seed, count, self.nobody, mean, self.shortest, self.longest, players
        )


def simulate(
    word: str, one: Game, names: list[str], rotate: bool, games: int, seed: str, jobs: int, progress: Progress
) -> SimulationSummary:
    """Play all games and add up the results."""
    if by_physics(one):
        require_engine(one.info.title)
    one.start(len(names))
    count = ResultCounter(len(names))
    task = progress.add_task(say("cli-playing"), total=games)
    for result in results(word, one, names, rotate, games, seed, jobs):
        count.add(result)
        progress.advance(task)
    return count.summary(one, names, seed)


def bar(console: Any) -> Progress:
    """A progress bar that disappears when done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def summary_table(summary: SimulationSummary, title: str) -> RenderableType:
    """The summary as a table."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    grid.add_column(say("cli-player-column"))
    for heading in ("cli-won", "cli-interval", "cli-shared", "cli-mean-score", "cli-mean-rank"):
        grid.add_column(say(heading), justify="right")
    for one in summary.players:
        share, interval = decimals(f"{one.won} ({one.win_rate:.1%})"), decimals(f"{one.low:.1%} - {one.high:.1%}")
        means = [decimals(f"{mean:.2f}") for mean in (one.mean_score, one.mean_rank)]
        grid.add_row(str(one.seat), one.name, share, interval, str(one.shared), *means)
    lines = [say("cli-length", mean=decimals(f"{summary.mean_length:.1f}"), least=summary.shortest, most=summary.longest)]
    if summary.nobody_won:
        lines.append(say("cli-nobody-won", count=summary.nobody_won))
    headline = say("cli-games-played", title=title, games=summary.games, seed=summary.seed)
    return Group(Line(headline, "bold"), grid, *map(Line, lines))
