"""Collecting: a full pyramid of shuffled colours, and whatever you take goes to your heap and counts what its colour is worth."""

from collections.abc import Sequence

from pipyard.vocabulary import *


class CollectingState(DealtState):
    """``heaps`` counts the dice of every seat by colour, ``worth`` says what a die of each colour counts."""

    worth: tuple[int, ...] = ()

    def __init__(self, seats: int, start: Options | str, deal: Chance) -> None:
        super().__init__(seats, start, deal)
        self.heaps: list[list[int]] = [[0] * len(self.palette) for _ in range(seats)]

    def prices(self) -> Sequence[int]:
        """What the colours count; games in which that is agreed say so here."""
        return self.worth

    def turn(self) -> Turn:
        return ALONE[self.seat] if not self.pile.empty() else self.setting_up() or self.ending()

    def ending(self) -> Over:
        """How it ends when no die is left."""
        return ranked(self.drawn_scores(), "no-die-left")

    def moves(self, seat: int) -> Space:
        return self.pile.takes

    def play(self, seat: int, move: Move) -> None:
        self.collect(seat, move.at)
        self.last = move
        self.next_seat()

    def collect(self, seat: int, place: int) -> None:
        """A seat takes a free die onto its heap."""
        self.heaps[seat][self.pile.take(place)] += 1

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.not_free_because(move.at)

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, dict(zip(self.palette, heap, strict=True))) for seat, heap in enumerate(self.heaps)]

    def drawn_areas(self) -> list[Area]:
        return [area("worth", sign=str(price), colour=colour) for colour, price in zip(self.palette, self.prices(), strict=False)]

    def drawn_scores(self) -> list[int]:
        prices = self.prices()
        return [sum([count * price for count, price in zip(heap, prices, strict=True)]) for heap in self.heaps]
