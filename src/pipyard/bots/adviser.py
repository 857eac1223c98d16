"""Advice: ``advice:club`` suggests a reliable move at the strength of that level, and at least of a club player.

Levels make mistakes on purpose, so that they can be beaten. Advice must not: the adviser thinks as the level does without its mistakes, and
longer. It compares the result with the greedy choice: a move that loses while another keeps the game open is not advised, and if the two
disagree a closer search of both decides.
"""

from __future__ import annotations

from typing import Final

from pipyard.bots.analysis import compare
from pipyard.bots.bot import Bot, bot, is_sure, kind
from pipyard.bots.levels import LEVELS, string_for
from pipyard.bots.simple import WIN, GreedyBot, guesses_of
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import Choose

LEAST_SEARCH: Final = "mcts:400"
"""Minimum playouts for levels that think only briefly."""
GREEDY_PLAYOUTS: Final = 300
"""Playouts to decide between the search and the greedy choice."""
LOST: Final = -0.05 * WIN
"""Greedy values below this are losses."""


def steady(name: str, game: Game) -> str:
    """A bot string without deliberate mistakes; a beginner or a random bot becomes a club player."""
    word = name.partition(":")[0]
    if word in ("beginner", "random", ""):
        word = name = "club"
    if word in LEVELS:
        name = string_for(word, game)
    parts = name.split("/")
    sure = [part for part in parts if not part.startswith("mix:")]
    if not sure or sure[-1].startswith("memory:"):
        sure.append("greedy")
    if sure[-1] == "mcts:100":
        sure[-1] = LEAST_SEARCH
    return "/".join(sure)


class AdviceBot(Bot):
    """The moves of a reliable bot, each checked twice."""

    def __init__(self, seed: str, level: str) -> None:
        super().__init__(seed)
        self.level: str = level
        self.seed: str = seed
        self.glance: GreedyBot = GreedyBot(seed)
        self.thinkers: dict[str, Bot] = {}

    def thinker(self, game: Game) -> Bot:
        """The bot that thinks about this game."""
        name = steady(self.level, game)
        if name not in self.thinkers:
            self.thinkers[name] = bot(name, self.seed)
        return self.thinkers[name]

    def watches(self, game: Game) -> bool:
        return self.thinker(game).watches(game)

    def observe(self, game: Game, view: State, seat: int) -> None:
        self.thinker(game).observe(game, view, seat)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        found = self.thinker(game).choose(game, view, seat)
        turn = view.turn()
        known = steady(self.level, game).rpartition("/")[2].partition(":")[0]
        # a sealed choice must not be predictable
        if is_sure(known) or not isinstance(turn, Choose) or turn.how != "alone":
            return found
        guesses = guesses_of(view, self.rng)
        best = found
        sight = most = self.seen(guesses, seat, found)
        for move in self.glance.candidates(view, seat):
            worth = self.seen(guesses, seat, move)
            if worth > most:
                best, most = move, worth
        if best.text == found.text:
            return found
        if sight < LOST <= most or most >= 0.5 * WIN:
            return best
        worths = compare(game, view, seat, [found, best], GREEDY_PLAYOUTS, f"{self.seed}/close")
        return best if worths.get(best.text, 0.0) > worths.get(found.text, 0.0) else found

    def seen(self, guesses: list[State], seat: int, move: Move) -> float:
        """The greedy value of a move."""
        return sum([self.glance.worth(guess, seat, move) for guess in guesses]) / len(guesses)


kind("advice", lambda argument, seed: AdviceBot(seed, argument or "club"))
