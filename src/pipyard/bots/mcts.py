"""The search bots: ``mcts:800ms`` and ``mcts:5000``."""

from __future__ import annotations

from typing import Final

from pipyard.bots.bot import Bot, kind
from pipyard.bots.evaluation import AUTOMATIC
from pipyard.bots.search import Search, SearchResult
from pipyard.bots.tree import TOGETHER
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.core.text import because

FEWEST_PLAYOUTS: Final = 150
"""Smaller trees are not kept."""


class MctsBot(Bot):
    """Thinks ahead for a number of playouts or seconds."""

    def __init__(self, seed: str, tries: int, seconds: float, depth: int = AUTOMATIC) -> None:
        super().__init__(seed)
        self.tries: int = tries
        self.seconds: float = seconds
        self.depth: int = depth
        self.curiosity: float = 0.0
        self.keeps: bool = True  # whether to keep the tree between decisions
        self.last: Search | None = None

    def choose(self, game: Game, view: State, seat: int) -> Move:
        space = view.moves(seat)
        if isinstance(space, Finite) and space.size() == 1:
            return space.all()[0]
        search = self.last
        if search is None or search.seat != seat or not search.follow(view):
            search = Search(game, view, seat, self.rng, self.depth)
            search.curiosity = self.curiosity
        search.run(self.tries, self.seconds)
        rows = search.found()
        if rows and search.root.kind == TOGETHER:
            rows = [self.mixed(rows)]
        for row in rows:
            if space.contains(row.move):
                search.chosen = row.move.text
                self.last = search if self.keeps and search.tries >= FEWEST_PLAYOUTS else None
                return row.move
        return space.sample(self.rng)

    def mixed(self, rows: list[SearchResult]) -> SearchResult:
        """A random choice among the most visited moves, by visits: a sealed choice must not be predictable."""
        good = [row for row in rows if 2 * row.visits >= rows[0].visits]
        left = self.rng.random() * sum([row.visits for row in good])
        for row in good:
            left -= row.visits
            if left < 0:
                return row
        return good[0]


def budget(argument: str) -> tuple[int, float]:
    """Parse playouts and seconds from ``5000``, ``800ms`` or ``2s``."""
    for unit, scale in (("ms", 0.001), ("s", 1.0)):
        number = argument.removesuffix(unit)
        if argument.endswith(unit) and number.isascii() and number.isdigit() and 0 < int(number) * scale <= 600:
            return 0, int(number) * scale
    if argument.isascii() and argument.isdigit() and 0 < int(argument) <= 100_000_000:
        return int(argument), 0.0
    raise UnknownBot(because("why-mcts-is-no-bot", argument=argument))


def _make(argument: str, seed: str) -> Bot:
    tries, seconds = budget(argument or "800ms")
    return MctsBot(seed, tries, seconds)


kind("mcts", _make)
