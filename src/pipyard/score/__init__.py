"""Score keepers: real dice on a real table, and Pipyard keeps the sheet. One module a game: ``score/<key>.py``.

A module has ``keeper(game, players)``, which comes back with a :class:`Keeper`, and where the result alone can be counted,
``finished(game, text, tens)``. May import core, texts and the games; the command line imports it.
"""

from __future__ import annotations

from typing import Protocol

from pipyard.core.match import Match

Rows = list[tuple[str, int, str]]
"""Every part of a score: its name, its points, where they come from."""


class Keeper(Protocol):
    """A game at a real table. ``asks`` says what to type next (empty: it is over), ``told`` takes a line or raises PipyardError."""

    match: Match

    def asks(self) -> str: ...
    def told(self, line: str) -> None: ...
    def results(self) -> list[Rows]: ...
