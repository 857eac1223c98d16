"""The pass rule (D5): a seat without a legal move passes, nobody else may, and when all pass in a row the game ends."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from pipyard.core.options import Options
from pipyard.core.scene import Text
from pipyard.core.turn import Over, ranked
from pipyard.pyramid.play import PyramidState


@mypyc_attr(allow_interpreted_subclasses=True)
class PassingState(PyramidState):
    """A state whose players pass automatically when they cannot move. ``passes`` counts passes in a row."""

    __slots__ = ("passes",)

    all_passed: ClassVar[str] = "nobody-can-move"
    """The reason for an end after all have passed."""

    def __init__(self, seats: int, start: Options | str = "0") -> None:
        super().__init__(seats, start)
        self.passes: int = 0

    def able(self, seat: int) -> bool:
        """Whether a seat has a legal move."""
        raise NotImplementedError

    def goal(self) -> Over | None:
        """The end if the last turn has won the game; called once after every turn."""
        return None

    def limit(self) -> Over:
        """The result if the game ends without a goal."""
        return ranked(self.drawn_scores()[:], self.why_limited(), fewest=self.fewest_win)

    def why_limited(self) -> str:
        """The reason for an end without a goal: all have passed, or the last round is over."""
        return self.all_passed if self.passes >= self.seats else "round-limit"

    def rounds_at_most(self) -> int:
        """The ``max_rounds`` of a game that has them, else 0. Generated for every game, because attribute lookup is slow."""
        found: int = getattr(self, "max_rounds", 0)
        return found

    def out_of_time(self) -> bool:
        """Whether the round limit is reached."""
        limit = self.rounds_at_most()
        return 0 < limit <= self.turns // self.seats

    def ended(self) -> Over | None:
        ended = self.goal()
        if ended is not None:
            return ended
        return self.limit() if self.passes >= self.seats or self.out_of_time() else None

    def passed(self, seat: int) -> None:
        """Called when a seat had to pass; games override it if that matters."""

    def said(self) -> list[Text]:
        limit: int | None = getattr(self, "max_rounds", None)
        return [self.said_round(limit)] if limit is not None else []

    def end_turn(self, by_pass: bool = False) -> None:
        """Pass the turn to the next seat that can move."""
        self.passes = self.passes + 1 if by_pass else 0
        self.next_seat()
        while self.ended() is None and not self.able(self.seat):
            self.passed(self.seat)
            self.passes += 1
            self.next_seat()
