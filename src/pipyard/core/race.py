"""What a race is to the rules: no clock, only words for what a clock may do.

A state whose turn is ``Choose(seats, how="race")`` may describe the race as a :class:`Window`. It never learns what time it is:
the referee (:mod:`pipyard.core.referee`) looks at the clock, lets the bells ring and keeps away what came too late or too soon.
"""

from __future__ import annotations

from typing import Final

from pipyard.core.notation import Move

CALL: Final = 0
"""A call that needs no hand (stop, no, pass, done); it is never delayed."""
HIT: Final = 1
"""Right: it counts, and the hand needs a moment before it can do the same again."""
SLIP: Final = 2
"""Wrong: it costs what the game says, and the player is blocked for a while."""
PAID: Final = 3
"""Wrong, but the game itself takes its price: the player is not blocked."""
VOID: Final = 4
"""Nothing: it has no effect."""


class Bell:
    """A timer: ``event`` happens ``after`` milliseconds, counted from the first appearance of a bell with that ``since``."""

    __slots__ = ("after", "event", "since")

    def __init__(self, event: str, after: int, since: int = 0) -> None:
        self.event: Move = Move(event)
        self.after: int = after
        self.since: int = since

    def __repr__(self) -> str:
        return f"Bell({self.event.text!r}, {self.after}, {self.since})"


class Window:
    """A phase of a race in which one thing is decided.

    ``mark``: its number; an input that refers to another number is void, unless it is at least ``answers``. ``first`` wins ties. Within
    ``grace`` after its beginning only calls count. ``hand``: the minimum time between two hits with the same verb. ``fumble``: how long a
    slip blocks. ``hold``: a verb takes no effect earlier, but waits. ``effort``: how many things a player must examine to judge one move.
    ``calm``: there is no hurry.
    """

    __slots__ = ("answers", "bells", "calm", "effort", "first", "fumble", "grace", "hand", "hold", "mark")

    def __init__(
        self,
        mark: int,
        bells: list[Bell],
        first: int = 0,
        answers: int = -1,
        grace: int = 0,
        hand: dict[str, int] | None = None,
        fumble: int = 0,
        hold: dict[str, int] | None = None,
        effort: int = 1,
        calm: bool = False,
    ) -> None:
        self.mark: int = mark
        self.bells: list[Bell] = bells
        self.first: int = max(first, 0)
        self.answers: int = answers if answers >= 0 else mark
        self.grace: int = grace
        self.hand: dict[str, int] = hand if hand is not None else {}
        self.fumble: int = fumble
        self.hold: dict[str, int] = hold if hold is not None else {}
        self.effort: int = effort
        self.calm: bool = calm

    def soonest(self) -> Bell | None:
        """The bell that rings first."""
        found: Bell | None = None
        for bell in self.bells:
            if found is None or bell.after < found.after:
                found = bell
        return found
