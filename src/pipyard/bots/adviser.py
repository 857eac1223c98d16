"""Advice: ``advice:club`` names a move that somebody can trust, at the strength of that level and never below a club player's.

A level slips on purpose, so that it can be beaten. Whoever asks for advice wants none of that: the advisor thinks as the level does
on its good days, and longer. Whatever it finds is held against what greed sees at a glance: a move after which all is lost, while
another keeps the game open, is not advised, and where the two disagree a closer search of both decides.
"""

from __future__ import annotations

from typing import Final

from pipyard.bots.analysis import compare
from pipyard.bots.bot import Bot, bot, kind
from pipyard.bots.levels import LEVELS, string_for
from pipyard.bots.simple import WIN, GreedyBot, guesses_of
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import Choose

LEAST: Final = "mcts:400"
"""Where a level thinks ahead only briefly, so many tries."""
CLOSE: Final = 300
"""Tries to decide between what the search found and what greed sees."""
KNOWING: Final = ("perfect", "trip", "greedy")
"""Bots that know a game, or that cannot be bettered by greed."""
LOST: Final = -0.05 * WIN
"""Whatever greed counts below this is a defeat."""


def steady(name: str, game: Game) -> str:
    """The string of a bot without its slips; a beginner, or somebody who plays anything, becomes a club player."""
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
        sure[-1] = LEAST
    return "/".join(sure)


class AdviceBot(Bot):
    """The moves of a steady bot, each of them looked at twice."""

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
        # whoever knows the right move needs no second look; a sealed choice must not be foreseen
        if known in KNOWING or not isinstance(turn, Choose) or turn.how != "alone":
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
        worths = compare(game, view, seat, [found, best], CLOSE, f"{self.seed}/close")
        return best if worths.get(best.text, 0.0) > worths.get(found.text, 0.0) else found

    def seen(self, guesses: list[State], seat: int, move: Move) -> float:
        """What greed sees in a move."""
        return sum([self.glance.worth(guess, seat, move) for guess in guesses]) / len(guesses)


kind("advice", lambda argument, seed: AdviceBot(seed, argument or "club"))
