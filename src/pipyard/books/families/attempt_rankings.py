"""Two ways to rank attempts: the fastest wins, or the highest number wins."""

from __future__ import annotations

from pipyard.books.families.attempt_entries import (
    FAILED,
    Entries,
    Tried,
    clock_text,
)
from pipyard.books.families.attempts import AttemptsState
from pipyard.core.notation import Move
from pipyard.core.scene import Text, leaders
from pipyard.core.turn import Over, nobody, ranked, ranked_by


class FastestState(AttemptsState):
    """The shortest time to a goal wins; if nobody reaches it, nobody wins. Scores are hundredths of a second, 0 without success."""

    def better(self, one: Tried, two: Tried) -> bool:
        return one[0] > two[0] or (one[0] == two[0] == 1 and one[1] < two[1])

    def entries(self) -> Entries:
        return Entries(self.limit, ("dropped", "late"), {})

    def entered(self, entry: Move) -> Tried:
        return (1, entry.at, 0) if entry.verb == "solved" else FAILED

    def times(self) -> list[int]:
        """Everybody's best time in hundredths of a second, 0 for none."""
        found: list[int] = []
        for seat in range(self.seats):
            one = self.best(seat)
            found.append(one[1] if one is not None and one[0] else 0)
        return found

    def over(self) -> Over:
        times = self.times()
        if not any(times):
            return nobody(times, "attempts-all-failed")
        keys: list[tuple[int, ...]] = [(0, time) if time else (1, 0) for time in times]
        return ranked_by(keys, times, "attempts-made")

    def drawn_scores(self) -> list[int]:
        return self.times()

    def leading(self) -> tuple[int, ...]:
        return leaders([time or self.limit + 1 for time in self.times()], fewest=True)

    def said(self) -> list[Text]:
        times = [clock_text(time) if time else "-" for time in self.times()]
        return [Text("attempt-times", {"times": " / ".join(times)})] if any(self.times()) else []

    def rough_outlook(self, seat: int) -> float:
        mine = self.times()[seat]
        return 1.0 - mine / self.limit if mine else 0.0


class MostState(AttemptsState):
    """The highest number wins. With a real set it is entered with ``entry_verb``, up to ``most``."""

    entry_verb: str = "counted"
    most: int = 0

    def better(self, one: Tried, two: Tried) -> bool:
        return one[2] > two[2]

    def counts(self) -> list[int]:
        """Everybody's highest number."""
        found: list[int] = []
        for seat in range(self.seats):
            one = self.best(seat)
            found.append(one[2] if one is not None else 0)
        return found

    def entries(self) -> Entries:
        return Entries(0, (), {self.entry_verb: (self.most,)})

    def entered(self, entry: Move) -> Tried:
        return (1, 0, entry.number)

    def over(self) -> Over:
        return ranked(self.counts(), "attempts-made")

    def drawn_scores(self) -> list[int]:
        return self.counts()

    def rough_outlook(self, seat: int) -> float:
        return float(self.counts()[seat])
