"""Score keepers: real dice on a real table, and Pipyard keeps the sheet.

A keeper comes from ``keeper(game, players)`` of its module: one module a game where the game is told as it goes (dice_trip,
tumblin_dice), else ``faces`` (the final tally of the outer faces), ``heaps`` (the dice everybody has taken) and ``typed`` (games of skill
whose outcomes are entered by hand). Where the result alone can be counted, a module also has ``finished(game, text, tens)``.
May import core, texts and the games; the command line and the table import it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol, cast

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because, quoted
from pipyard.score.forms import Form

Rows = list[tuple[str, int, str]]
"""Every part of a score: its name, its points, where they come from."""

KEPT: Final[dict[str, str]] = {
    "dice_trip": "dice_trip",
    "tumblin_dice": "tumblin_dice",
    **dict.fromkeys(("rasanto", "most_simple_game", "forbidden_number", "summit_storm", "triops", "up_and_down"), "faces"),
    **dict.fromkeys(("el_dado", "asparagus", "favourite"), "heaps"),
    **dict.fromkeys(("captain_flint", "coulomb", "dice_mikado", "dishing_up", "dune", "emag", "faraday", "flickers", "hide_away"), "typed"),
    **dict.fromkeys(("malicious_pleasure", "mountaing", "trulla"), "typed"),
}
"""The games whose score can be kept, and the module that does it."""


class Keeper(Protocol):
    """A game at a real table.

    ``asks`` says what to type next (empty: it is over), ``told`` takes a line or raises PipyardError, and then nothing has changed;
    ``forms`` are the lines that may be told now, to be filled in on a page; ``kept`` is the text that a file remembers: the log of the
    game, or, where only its end was told, what was typed.
    """

    def asks(self) -> str: ...
    def forms(self) -> list[Form]: ...
    def told(self, line: str) -> None: ...
    def results(self) -> list[Rows]: ...
    def kept(self) -> str: ...


def keeper(game: Game, players: list[str]) -> Keeper:
    """The keeper of a game for these players."""
    key = game.info.key
    if key not in KEPT:
        raise PipyardError(because("why-no-score-keeper", key=quoted(key), known=", ".join(sorted(KEPT))))
    return cast("Keeper", import_module(f"{__name__}.{KEPT[key]}").keeper(game, players))
