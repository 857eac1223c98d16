"""The end of a demolition: ``A 1 3 20 15 16`` enters the dice of seat A in the order of the colours, replacing an earlier entry."""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.score.sheets.sheet_terms import HeapsTerms

SEAT_LETTERS = "ABCDEFGHIJKLMNOP"


class HeapsSheet:
    """``heaps[seat]``: dice by colour; empty: not entered yet."""

    def __init__(self, terms: HeapsTerms, seats: int) -> None:
        self.terms: HeapsTerms = terms
        self.seats: int = seats
        self.heaps: list[list[int]] = [[] for _ in range(seats)]

    def add_line(self, line: str) -> None:
        words = line.split()
        if len(words) != len(self.terms.colours) + 1 or words[0] not in SEAT_LETTERS[: self.seats]:
            raise PipyardError(because("sheet-no-line", line=line))
        numbers = words[1:]
        for word, most in zip(numbers, self.terms.most, strict=True):
            if not word.isdecimal() or len(word) > 4 or int(word) > most:
                raise PipyardError(because("sheet-no-number", least=0, most=most))
        self.heaps[SEAT_LETTERS.index(words[0])] = [int(word) for word in numbers]

    def sums(self) -> list[int]:
        """The dice of each colour entered so far."""
        return [sum([heap[at] for heap in self.heaps if heap]) for at in range(len(self.terms.colours))]

    def left(self) -> list[int]:
        """The remaining dice of each colour."""
        return [most - entered for most, entered in zip(self.terms.most, self.sums(), strict=True)]

    def missing(self) -> list[int]:
        return [seat for seat, heap in enumerate(self.heaps) if not heap]

    def wrong(self) -> list[int]:
        """The colours with too many dice entered or, at the end, too few."""
        end = self.terms.exact and not self.missing()
        return [at for at, count in enumerate(self.left()) if count < 0 or (end and count > 0)]

    def over(self) -> bool:
        return not self.missing() and not self.wrong() and self.terms.whole in (0, sum(self.sums()))

    def scores(self) -> list[int]:
        prices = self.terms.prices
        return [sum([count * price for count, price in zip(heap, prices, strict=True)]) if heap else 0 for heap in self.heaps]

    def ranks(self) -> list[int]:
        scores = self.scores()
        if self.terms.left_wins:
            winners = [(seat + 1) % self.seats for seat, score in enumerate(scores) if score == max(scores)]
            return [1 if seat in winners else 1 + len(winners) for seat in range(self.seats)]
        # of equally few points the fewest dice are better
        better = [(-score, -sum(heap)) if self.terms.low else (score, 0) for score, heap in zip(scores, self.heaps, strict=True)]
        return [1 + sum([1 for other in better if other > mine]) for mine in better]
