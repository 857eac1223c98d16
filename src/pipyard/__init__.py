"""Pipyard: the table for dice games.

>>> import pipyard
>>> match = pipyard.Match("rasanto", seats=2, seed=1, start_seat="0")
>>> match.submit(0, "place 8,0,0")
Move('place 8,0,0')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from pipyard.core import match as _match
from pipyard.core.errors import (
    BadLog,
    BadOption,
    Illegal,
    NoUndo,
    OutOfTurn,
    PipyardError,
    UnknownBot,
    UnknownGame,
    Unparsable,
)
from pipyard.core.game import Game, State
from pipyard.core.log import Event
from pipyard.core.match import Watcher
from pipyard.core.notation import Move, Outcome
from pipyard.core.source import ByHand, Seeded, Source
from pipyard.core.space import Finite, Space, Weighted
from pipyard.core.text import Text, because, speak_with
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.shelf import adopt, games
from pipyard.shelf import game as _game

__version__ = "0.1.0"

if TYPE_CHECKING:
    from pipyard.tensors.vector import Vector


def _in_english(text: Text) -> str:
    from pipyard import texts  # noqa: PLC0415 (only who reads an error needs the catalogues)

    return texts.write_text(text, texts.ENGLISH)


speak_with(_in_english)


def game(key: str, **options: object) -> Game:
    """The game with this key, ``game("rasanto", adjacency="touching")``, or the one in a file of one's own, ``game("my_tower.py")``.

    A file is run as the program it is; what comes from outside is looked up with ``pipyard.shelf.game``, which opens none.
    """
    return adopt(key).chosen(**options) if key.endswith(".py") else _game(key, **options)


def vector(game_or_key: Game | str, n: int, seats: int = 0, seed: int | None = None, *, observe: bool = True, **options: object) -> Vector:
    """Many games at once, stepped into numpy arrays: ``vector("rasanto", 256, seed=1)``; options by name."""
    from pipyard.tensors.vector import Vector  # noqa: PLC0415 (only who learns needs numpy)

    chosen = game(game_or_key) if isinstance(game_or_key, str) else game_or_key
    return Vector(chosen.configured(**options) if options else chosen, n, seats, seed, observe=observe)


class Match(_match.Match):
    """A game being played: ``Match("rasanto", seats=2, seed=7)``; options by name, ``adjacency="touching"``."""

    def __init__(
        self,
        game_or_key: Game | str,
        seats: int = 0,
        seed: int | str = 0,
        players: Sequence[str] = (),
        source: Source | str | None = "seeded",
        watch: Watcher | None = None,
        **options: object,
    ) -> None:
        chosen = game(game_or_key) if isinstance(game_or_key, str) else game_or_key
        super().__init__(chosen.configured(**options) if options else chosen, seats, seed, players, source, watch)

    def __repr__(self) -> str:
        state = f"over: {self.over}" if self.over is not None else f"{self.turn}"
        return f"<Match of {self.game.info.key}, {self.seats} seats, {len(self.events)} events, {state}>"

    def __str__(self) -> str:
        """The table as spectators see it, drawn with letters, and what happens next."""
        from pipyard.cli.plain import drawn  # noqa: PLC0415 (only who looks needs the pictures)

        return drawn(self)

    def _repr_svg_(self) -> str | None:
        """The table as spectators see it: a notebook shows this."""
        from pipyard.cli.plain import picture  # noqa: PLC0415

        return picture(self)

    @staticmethod
    def replay(text: str, upto: int | None = None, watch: Watcher | None = None) -> Match:  # type: ignore[override]
        """The match a log tells of, ready to go on."""
        return cast("Match", _match.Match.replay(text, _game, upto, watch, Match))


__all__ = [
    "BadLog",
    "BadOption",
    "ByHand",
    "Chance",
    "Choose",
    "Event",
    "Finite",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "NoUndo",
    "OutOfTurn",
    "Outcome",
    "Over",
    "PipyardError",
    "Seeded",
    "Source",
    "Space",
    "State",
    "Text",
    "Turn",
    "UnknownBot",
    "UnknownGame",
    "Unparsable",
    "Weighted",
    "because",
    "game",
    "games",
    "vector",
]
