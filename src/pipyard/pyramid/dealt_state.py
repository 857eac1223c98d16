"""A full pyramid that chance sets up: who begins, then the colours, then, where numbers count, how the dice stand."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from pipyard.core.notation import Outcome
from pipyard.core.options import Options
from pipyard.core.turn import Chance, Turn
from pipyard.dice.pool import LETTERS as ORIENTATIONS
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.play import PyramidState, who_begins


@mypyc_attr(allow_interpreted_subclasses=True)
class DealtState(PyramidState):
    """``colours`` and ``standing`` are what chance still has to decide; None once it has, or where it need not."""

    __slots__ = ("colours", "standing")

    letters: ClassVar[str] = "rgk"
    """The letters of the palette in a deal of colours."""

    def __init__(self, seats: int, start: Options | str, colours: Chance | None, standing: Chance | None = None) -> None:
        super().__init__(seats, start)
        self.colours: Chance | None = colours
        self.standing: Chance | None = standing

    def setting_up(self) -> Chance | None:
        """What chance has to decide before the game begins."""
        if self.seat < 0:
            return who_begins(self.seats)
        return self.colours if self.colours is not None else self.standing

    def turn(self) -> Turn:
        if self.seat < 0 or self.colours is not None or self.standing is not None:
            return self.setting_up() or self.on_turn()
        return self.ended() or self.on_turn()

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        elif self.colours is not None:
            self.pile = Pile.full([self.letters.index(letter) for letter in outcome.text])
            self.colours = None
        elif self.standing is not None:
            for place, letter in enumerate(outcome.text):
                self.pile.turn(place, ORIENTATIONS.index(letter))
            self.standing = None if self.accepts_deal() else self.standing

    def accepts_deal(self) -> bool:
        """Whether the dice may stand so; if not they are dealt again."""
        return True
