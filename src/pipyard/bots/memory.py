"""Bots with a memory: ``memory:80`` remembers eight of ten things it sees, and forgets some of them again.

A view shows only what is open now. This bot records what is shown briefly, the numbers under a lifted die, and adds what it remembers to
every later view; the bot after the slash (``memory:80/mcts:300``, by default the greedy one) then decides. ``memory:100`` never forgets,
``memory:0`` is just the inner bot.
"""

from __future__ import annotations

from typing import Final

from pipyard.bots.bot import Bot, bot, kind
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.pyramid.play import PyramidState

UNKNOWN: Final = "?"
FADING: Final = 10
"""With each new thing seen, an old one is forgotten this many times more rarely than a new one is missed."""


class MemoryBot(Bot):
    """Remembers numbers seen once, in games where their dice stay in place (the kind "memory")."""

    def __init__(self, seed: str, percent: int, better: str) -> None:
        super().__init__(seed)
        self.percent: int = percent
        self.better: Bot = bot(better, seed)
        self.known: dict[int, str] = {}  # by cell of the die
        self._open: dict[int, str] = {}  # what was open at the last look

    def watches(self, game: Game) -> bool:
        return "memory" in game.info.kinds or self.better.watches(game)

    def observe(self, game: Game, view: State, seat: int) -> None:
        self.better.observe(game, view, seat)
        if not isinstance(view, PyramidState) or not view.seen:
            return
        fresh: list[int] = []
        for place, now in view.seen.items():
            before = self._open.get(place, "")
            if now != before and now.count(UNKNOWN) < len(now):
                fresh.append(place)
            self._open[place] = now
        if not fresh:
            return
        missed = 1.0 - self.percent / 100
        for place in list(self.known):
            if self.rng.random() < missed / FADING:
                del self.known[place]
        if self.rng.random() >= missed:
            for place in fresh:
                self.known[place] = joined(view.seen[place], self.known.get(place, ""))

    def choose(self, game: Game, view: State, seat: int) -> Move:
        if self.known and "memory" in game.info.kinds and isinstance(view, PyramidState):
            for place, known in self.known.items():
                if place in view.seen:
                    view.seen[place] = joined(view.seen[place], known)
        return self.better.choose(game, view, seat)

    def close(self) -> None:
        self.better.close()


def joined(now: str, known: str) -> str:
    """The current view completed from memory."""
    if len(known) != len(now):
        return now
    return "".join([known[place] if letter == UNKNOWN else letter for place, letter in enumerate(now)])


def _make(argument: str, seed: str) -> Bot:
    percent, _, better = argument.partition("/")
    if percent and not (percent.isascii() and percent.isdigit() and int(percent) <= 100):
        raise UnknownBot(because("why-memory-is-no-bot", argument=argument))
    return MemoryBot(seed, int(percent or 80), better or "greedy")


kind("memory", _make)
