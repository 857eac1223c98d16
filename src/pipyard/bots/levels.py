"""Named levels instead of bot strings: ``beginner``, ``club`` and ``master``.

The meaning of a level depends on the kind of game: thinking ahead, steady hands, quick reflexes, or a bot specialised in the game.
"""

from __future__ import annotations

from typing import Any, Final, cast

from pipyard.bots import mcts as mcts
from pipyard.bots import simple as simple
from pipyard.bots.bot import Bot, bot, is_known, kind
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because

LEVELS: Final = ("beginner", "club", "master")
THINKING: Final[dict[str, str]] = {"beginner": "mix:40", "club": "mix:75/mcts:100", "master": "mcts:800ms"}
"""A master thinks ahead; a club player does so briefly and errs in one move of four; a beginner finds the best-looking move two times in
five.
"""
MEMORY_PERCENT: Final[dict[str, int]] = {"beginner": 20, "club": 60, "master": 95}
"""The percentage of things a level remembers, in games where things are shown and covered again."""
SEEING: Final[dict[str, str]] = {"beginner": "mix:40/perfect", "club": "mix:80/perfect", "master": "perfect"}
"""In solved games, greed and short searches go in circles, so the levels differ in how often they find the right move."""
LOOKING: Final[dict[str, str]] = {"beginner": "mix:25", "club": "mix:60", "master": "greedy"}
"""For games with so much chance that thinking ahead finds nothing beyond greed."""
REFLEXES: Final[dict[str, str]] = {"beginner": "reflex:easy", "club": "reflex:normal", "master": "reflex:hard"}


def stated(game: Game) -> str:
    """The levels declared in one word by the companion of a game's rules.

    ``perfect``: it knows the right move. ``endgame``: a master plays the end perfectly, and thinks ahead before. ``greedy``: thinking ahead
    finds nothing beyond greed. Empty: no declaration, or a bot string for each level.
    """
    said: Any = getattr(game.companion("bot"), "LEVELS", "")
    return said if isinstance(said, str) else ""


def named_levels(game: Game) -> dict[str, str]:
    """The bot string of every level, where the companion of a game's rules declares them one by one."""
    said: Any = getattr(game.companion("bot"), "LEVELS", "")
    return cast("dict[str, str]", said) if isinstance(said, dict) else {}


def string_for(level: str, game: Game) -> str:
    """The bot string of a level in a game."""
    own = named_levels(game)
    if level in own:
        return own[level]
    words = game.info.kinds
    if "dexterity" in words and is_known("hands"):
        return f"hands:{level}"
    if "speed" in words and is_known("reflex"):
        return REFLEXES[level]
    said = stated(game)
    if said == "perfect":
        return SEEING[level]
    if said == "greedy":
        return LOOKING[level]
    if level == "master" and said == "endgame":
        return "perfect"
    if "memory" in words:
        return f"memory:{MEMORY_PERCENT[level]}/{THINKING[level]}"
    return THINKING[level]


class MixedBot(Bot):
    """A fallible player: some moves come from a better bot, the others are random but not absurd."""

    def __init__(self, seed: str, percent: int, better: str) -> None:
        super().__init__(seed)
        self.percent: int = percent
        self.better: Bot = bot(better, seed)

    def watches(self, game: Game) -> bool:
        return self.better.watches(game)

    def observe(self, game: Game, view: State, seat: int) -> None:
        self.better.observe(game, view, seat)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        if 100 * self.rng.random() < self.percent:
            return self.better.choose(game, view, seat)
        slip = view.moves(seat).sample(self.rng)
        absurd: Any = getattr(game.companion("bot"), "absurd", None)
        return self.better.choose(game, view, seat) if absurd is not None and absurd(view.guess(self.rng), seat, slip) else slip


class LevelBot(Bot):
    """Plays every game at one level."""

    def __init__(self, seed: str, level: str) -> None:
        super().__init__(seed)
        self.level: str = level
        self.seed: str = seed
        self.players: dict[str, Bot] = {}

    def player(self, game: Game) -> Bot:
        """The bot that plays this game at this level."""
        name = string_for(self.level, game)
        if name not in self.players:
            self.players[name] = bot(name, self.seed)
        return self.players[name]

    def watches(self, game: Game) -> bool:
        return self.player(game).watches(game)

    def observe(self, game: Game, view: State, seat: int) -> None:
        self.player(game).observe(game, view, seat)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        return self.player(game).choose(game, view, seat)


def _mix(argument: str, seed: str) -> Bot:
    percent, _, better = argument.partition("/")
    if percent and not (percent.isascii() and percent.isdigit() and int(percent) <= 100):
        raise UnknownBot(because("why-mix-is-no-bot", argument=argument))
    return MixedBot(seed, int(percent or 50), better or "greedy")


kind("mix", _mix)
kind("beginner", lambda argument, seed: LevelBot(seed, "beginner"))
kind("club", lambda argument, seed: LevelBot(seed, "club"))
kind("master", lambda argument, seed: LevelBot(seed, "master"))
