"""The interface of all bots, and their names."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because, quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves from views. All its randomness comes from its own stream, so that games are reproducible."""

    def __init__(self, seed: str) -> None:
        self.rng: Random = Random(seed)

    def choose(self, game: Game, view: State, seat: int) -> Move:
        """Choose a legal move for the seat, from what the seat may know."""
        raise NotImplementedError

    def watches(self, game: Game) -> bool:
        """Whether the bot wants events through :meth:`observe`."""
        return False

    def observe(self, game: Game, view: State, seat: int) -> None:
        """Note an event; ``view`` is what the seat sees now. Used by bots with a memory."""

    def close(self) -> None:
        """Release resources outside this process at the end of a game."""


_KINDS: Final[dict[str, Callable[[str, str], Bot]]] = {}
_ELSEWHERE: Final[dict[str, str]] = {
    "advice": "pipyard.bots.adviser",
    "trip": "pipyard.bots.trip.player",
    "perfect": "pipyard.bots.perfect",
    "reflex": "pipyard.bots.reflex",
    "memory": "pipyard.bots.memory",
}
"""Kinds loaded on demand: specialised ones, or ones with large tables."""


def kind(name: str, make: Callable[[str, str], Bot]) -> None:
    """Register a kind of bot: ``make(argument, seed)``, where the argument follows the colon as in ``mcts:500``."""
    _KINDS[name] = make


def kinds() -> list[str]:
    """The names of all kinds of bots."""
    return sorted({*_KINDS, *_ELSEWHERE})


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot a string names."""
    word, _, argument = name.partition(":")
    if word not in _KINDS and word in _ELSEWHERE:
        import_module(_ELSEWHERE[word])
    make = _KINDS.get(word)
    if make is None:
        raise UnknownBot(because("why-there-is-no-bot", name=quoted(name), kinds=", ".join(kinds())))
    return make(argument, str(seed))
