"""A bot for races at equal speed, which thinks about what it takes: of the right things it sees the one that looks best.

``choosy`` has the eyes of ``reflex:hard`` and takes nothing wrong for right more often; where there is no hurry it decides as the greedy
bot does. Against one that takes any right thing it shows what choosing well is worth in a race, apart from being quick.
"""

from __future__ import annotations

from pipyard.bots.bot import Bot, bot, kind
from pipyard.bots.reflex import LEVELS
from pipyard.bots.simple import GreedyBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.race import HIT

EYES = "hard"
MOST_CONSIDERED = 40
"""Of more right things than these only so many are thought about."""


class Choosy(Bot):
    """Of the right things the one that looks best."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.eyes = bot(f"reflex:{EYES}", seed)
        self.greed = GreedyBot(seed)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        window = view.race()
        if window is None or window.calm:
            return self.greed.choose(game, view, seat)
        overlooked = LEVELS[EYES].error
        right = [move for move in view.glances(seat) if view.judge(seat, move) == HIT and self.rng.random() >= overlooked]
        if not right:
            return self.eyes.choose(game, view, seat)
        guess = view.guess(self.rng)
        worth = [self.greed.worth(guess, seat, move) for move in right[:MOST_CONSIDERED]]
        best = [move for move, value in zip(right, worth, strict=False) if value == max(worth)]
        return best[int(self.rng.random() * len(best))]


kind("choosy", lambda argument, seed: Choosy(seed))
