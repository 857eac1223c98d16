"""Collecting: a full pyramid of shuffled colours; dice you take go to your heap and score by colour."""

from collections.abc import Sequence

from pipyard.vocabulary import *


class CollectingState(DealtState):
    """``heaps``: the dice of every seat by colour. ``worth``: the value of a die of each colour."""

    worth: tuple[int, ...] = ()

    def __init__(self, seats: int, start: Options | str, deal: Chance) -> None:
        super().__init__(seats, start, deal)
        self.heaps: list[list[int]] = [[0] * len(self.palette) for _ in range(seats)]

    def prices(self) -> Sequence[int]:
        """The values of the colours; games where they are agreed override this."""
        return self.worth

    def turn(self) -> Turn:
        return ALONE[self.seat] if not self.pile.empty() else self.setting_up() or self.ending()

    def ending(self) -> Over:
        """The end when no dice are left."""
        return ranked(self.drawn_scores(), "no-die-left")

    def moves(self, seat: int) -> Space:
        return self.pile.takes

    def play(self, seat: int, move: Move) -> None:
        """Take a free die onto the seat's heap."""
        self.heaps[seat][self.pile.take(move.at)] += 1
        self.last = move
        self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.not_free_because(move.at)

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, dict(zip(self.palette, heap, strict=True))) for seat, heap in enumerate(self.heaps)]

    def drawn_areas(self) -> list[Area]:
        return [area("worth", sign=str(price), colour=colour) for colour, price in zip(self.palette, self.prices(), strict=False)]

    def drawn_scores(self) -> list[int]:
        prices = self.prices()
        return [sum([count * price for count, price in zip(heap, prices, strict=True)]) for heap in self.heaps]
