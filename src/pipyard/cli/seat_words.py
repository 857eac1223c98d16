"""The players: people and bots, from the words of ``--seats``."""

from __future__ import annotations

import secrets

from pipyard.bots import arena as arena  # the bots register themselves when they are imported
from pipyard.bots.bot import Bot, bot, is_known, kinds
from pipyard.bots.race_arena import races
from pipyard.cli.program import allow_named
from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.text import because, quoted

HUMAN = "human"


def is_bot(name: str) -> bool:
    word = name.partition(":")[0]
    return word != HUMAN and (is_known(word) or word in kinds())


def seated(words: str, game: Game, count: int = 0) -> list[str]:
    """The names of all seats. ``human:Ann`` is a person called Ann; by default one person plays against greedy bots."""
    allow_named(words.split(","))
    least = game.fewest()
    if not words:
        return [HUMAN, *["greedy"] * ((count or least) - 1)]
    names = [_called(word.strip()) for word in words.split(",") if word.strip()]
    if not names:
        raise BadOption(because("why-seats-names-nobody"))
    return [names[seat % len(names)] for seat in range(count)] if count else names


def default_bots(game: Game) -> str:
    """The bots that play where none are named. A race is for bots that know time; played by turns it would take forever."""
    return "reflex:normal,reflex:normal" if races(game) else "greedy,random"


def only_bots(words: str, game: Game, count: int = 0) -> list[str]:
    """The bots of all seats, repeated if a game needs more."""
    names = [word.strip() for word in words.split(",") if word.strip()]
    allow_named(names)
    for name in names:
        bot(name)
    if not names:
        raise BadOption(because("why-seats-names-no-bot"))
    wanted = count or max(len(names), game.fewest())
    return [names[seat % len(names)] for seat in range(wanted)]


def _called(word: str) -> str:
    """The name of a person, or of an existing bot."""
    if word == HUMAN:
        return word
    if word.startswith(f"{HUMAN}:"):
        name = word.partition(":")[2].strip() or HUMAN
        if is_bot(name):
            raise BadOption(because("why-that-is-a-bot", name=quoted(name)))
        return name
    bot(word)
    return word


def bots(names: list[str], seed: str) -> list[Bot | None]:
    """The bots by seat, each with its own random stream."""
    return [bot(name, f"{seed}/{seat}") if is_bot(name) else None for seat, name in enumerate(names)]


def fresh_seed() -> str:
    """An unpredictable seed."""
    return str(secrets.randbelow(10**9))
