"""The interface of all bots, and their names."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.companions import load_all
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
    "perfect": "pipyard.bots.perfect",
    "reflex": "pipyard.bots.reflex",
    "memory": "pipyard.bots.memory",
}
"""Kinds loaded on demand: specialised ones, or ones with large tables."""


_SURE: Final[set[str]] = set()


def kind(name: str, make: Callable[[str, str], Bot], sure: bool = False) -> None:
    """Register a kind of bot: ``make(argument, seed)``, where the argument follows the colon as in ``mcts:500``.

    ``sure``: its moves need no second opinion, because it knows its games, or because a search finds nothing better.
    """
    _KINDS[name] = make
    if sure:
        _SURE.add(name)


def is_known(name: str) -> bool:
    """Whether a kind of bot has been registered, or can be loaded by its name."""
    return name in _KINDS or name in _ELSEWHERE


def is_sure(name: str) -> bool:
    """Whether the moves of a kind of bot need no second opinion."""
    _load(name)
    return name in _SURE


def _load(name: str) -> None:
    """Look for a kind of bot that has not been registered yet."""
    if name not in _KINDS and name in _ELSEWHERE:
        import_module(_ELSEWHERE[name])
    if name not in _KINDS:
        load_all("bot")


def kinds() -> list[str]:
    """The names of all kinds of bots, including those that companions of games bring."""
    load_all("bot")
    return sorted({*_KINDS, *_ELSEWHERE})


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot a string names. The companion of a game may bring a bot of its own."""
    word, _, argument = name.partition(":")
    _load(word)
    make = _KINDS.get(word)
    if make is None:
        raise UnknownBot(because("why-there-is-no-bot", name=quoted(name), kinds=", ".join(kinds())))
    return make(argument, str(seed))
