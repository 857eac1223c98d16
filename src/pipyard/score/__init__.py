"""Score keepers for real dice on a real table.

A keeper comes from ``keeper(game, players)`` of a module. A game scored move by move has one of its own beside its rules, the companion
``_score``. Others say ``score="faces"`` (the final tally of the outer faces), ``score="heaps"`` (the dice each player has taken), or name a
sheet (``SHEETS``); games with an option ``input`` take outcomes entered by hand. If the result alone can be counted, a module also has
``finished(game, text, tens)``. A companion without ``keeper`` tells the browser's sheet what is counted at the end: ``end_position(game)``
(:mod:`pipyard.score.end_positions`). May import core, texts and the games; the command line and the table import it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, cast

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because, quoted
from pipyard.score.forms import EntryForm

Rows = list[tuple[str, int, str]]
"""The parts of a score: name, points, and where they come from."""

TRIES: Final = "tries"
SHEET: Final = "by_sheet"
WAYS: Final = ("faces", "heaps", TRIES)
"""The keepers shared by many games, each a module here; custom games can name one of them."""


SHEETS: Final = ("win", "last", "left", "most", "fewest", "reach", "stored", "claims", "worth", "costs")
"""Values of a game's ``score`` that the browser's sheets support, at the terminal too (see :func:`pipyard.score.cards.card`)."""


class Keeper(Protocol):
    """A game at a real table.

    ``asks``: what to type next (empty: the game is over). ``add_line`` accepts a line or raises PipyardError without any change.
    ``forms``: the lines that are possible now, as forms for a page. ``kept``: the text for a file: the log of the game or, if only its
    end was entered, the lines typed.
    """

    def asks(self) -> str: ...
    def forms(self) -> list[EntryForm]: ...
    def add_line(self, line: str) -> None: ...
    def results(self) -> list[Rows]: ...
    def kept(self) -> str: ...


def own_keeper(game: Game) -> Any:
    """The companion ``_score`` of a game if it keeps the score; one that only names what is counted at the end does not."""
    beside = game.companion("score")
    return beside if hasattr(beside, "keeper") else None


def way(game: Game) -> str:
    """How the score of a game is kept: its key if it has a keeper of its own, else "faces", "heaps" …; empty if it is not."""
    if own_keeper(game) is not None:
        return game.info.key
    word = game.info.score.partition(" ")[0]
    if "input" in game.choices.fields:
        return TRIES
    return SHEET if word in SHEETS else word


def kept() -> dict[str, str]:
    """The games whose score can be kept, and how, including custom games."""
    ways = {one.info.key: way(one) for one in [*shelf.games(), *[shelf.game(key) for key in shelf.own()]]}
    return {key: found for key, found in sorted(ways.items()) if found}


def module(game: Game) -> Any:
    """The module that keeps the score of a game; refuses with a list of the games that have one."""
    found = own_keeper(game)
    if found is not None:
        return found
    name = way(game)
    if not name:
        raise PipyardError(because("why-no-score-keeper", key=quoted(game.info.key), known=", ".join(kept())))
    if name not in (*WAYS, SHEET):
        raise PipyardError(because("why-no-such-score", key=quoted(game.info.key), score=quoted(name), known=", ".join(WAYS)))
    return import_module(f"{__name__}.{name}")


def examples(game: Game) -> tuple[tuple[str, str], ...]:
    """Lines to type, and the keys of what they do (``EXAMPLES`` of the module); empty where the prompt itself has an example."""
    return cast("tuple[tuple[str, str], ...]", getattr(module(game), "EXAMPLES", ()))


def keeper(game: Game, players: list[str]) -> Keeper:
    """The keeper of a game for these players."""
    return cast("Keeper", module(game).keeper(game, players))
