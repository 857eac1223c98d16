"""A bot for races at equal speed that chooses: it takes the best-looking of the correct claims it sees.

``choosy`` sees like ``reflex:hard`` and makes no more mistakes; without time pressure it decides like the greedy bot. Against a bot that
takes any correct claim it shows what good choices are worth in a race, apart from speed.
"""

from __future__ import annotations

from pipyard.bots.bot import Bot, bot, kind
from pipyard.bots.reflex import REFLEX_LEVELS
from pipyard.bots.simple import GreedyBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.race import HIT

EYES = "hard"
MOST_CONSIDERED = 40
"""Limit on the claims that are compared."""


class ChoosyBot(Bot):
    """Takes the best-looking of the correct claims."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.eyes = bot(f"reflex:{EYES}", seed)
        self.greed = GreedyBot(seed)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        window = view.race()
        if window is None or window.calm:
            return self.greed.choose(game, view, seat)
        overlooked = REFLEX_LEVELS[EYES].error
        right = [move for move in view.glances(seat) if view.judge(seat, move) == HIT and self.rng.random() >= overlooked]
        if not right:
            return self.eyes.choose(game, view, seat)
        guess = view.guess(self.rng)
        worth = [self.greed.worth(guess, seat, move) for move in right[:MOST_CONSIDERED]]
        best = [move for move, value in zip(right, worth, strict=False) if value == max(worth)]
        return best[int(self.rng.random() * len(best))]


kind("choosy", lambda argument, seed: ChoosyBot(seed))
