"""The numbers on the rim of the finish are counted at the end of Race, each times the factor of its row."""

from __future__ import annotations

from typing import Any, cast

from pipyard.books.das_spiel.board.race import OUTWARD, SCORING
from pipyard.core.game import Game
from pipyard.pyramid.cells import AT
from pipyard.score.cards import TermBinding
from pipyard.score.end_positions import faces


def end_position(game: Game) -> TermBinding:
    table: dict[str, Any] = {}
    for word in cast("Any", type(game.options).fields["factors"]).words:
        factors = [int(factor) for factor in word.split("-")]
        table[word] = faces([(place, axis, factors[AT[place][0] - 4]) for place in SCORING for axis in OUTWARD[place]])
    return TermBinding("factors", table=table)
