"""Ruins: the missing colour builds, and where all three meet nobody does.

In your turn you put one die on the plate, next to one that lies there. Every funnel made of three dice is then filled: over two
colours by the player whose colour is missing, over one colour by the player on the left. A funnel of three colours stays open for
good, so the pyramid grows into a ruin. Whoever has used most dice in the end wins.
"""

from pipyard.vocabulary import *


def called(a: int, b: int, c: int) -> int:
    """The colour that three colours call: the missing one, the next after three equal ones, none (-1) if all are there."""
    if a == b == c:
        return (a + 1) % 3
    if a in (b, c):
        return 3 - b - c
    return 3 - a - b if b == c else -1


class RuinsOptions(Options):
    start_seat = start_seat()


class RuinsState(CascadeState):
    def __init__(self, seats: int, options: RuinsOptions) -> None:
        super().__init__(seats, options.start_seat, 3, equal_share(3), True)

    def ended(self) -> Over | None:
        if 0 in self.stock:
            return ranked(self.drawn_scores(), "all-dice-used")
        return ranked(self.drawn_scores(), "plate-full") if self.turns == BASE else None

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.put(move.at, seat)
        while self.waiting and 0 not in self.stock:
            funnel = self.first_waiting()
            side = self.answer(funnel)
            if side >= 0:
                self.put(funnel, side)
        self.next_seat()

    def answer(self, funnel: i64) -> i64:
        """The seat that fills a funnel, -1 if it stays open."""
        colour = self.pile.colour
        under = UNDER[funnel]
        return called(colour[under[0]], colour[under[1]], colour[under[2]])

    def drawn_areas(self) -> list[Area]:
        lost = [place for place in self.pile.funnel_cells() if place >= BASE and self.answer(place) < 0]
        return [area("forbidden", lost, say="area-stays-open")] if lost else []

    def drawn_scores(self) -> list[int]:
        return self.used()

    def said(self) -> list[Text]:
        return [Text("plate-dice-left", {"count": BASE - self.turns})]


Ruins = Game(
    RuinsState, RuinsOptions, moves=["place CELL"],
    key="ruins", book="kosmos", number=25, title="Ruins", seats=(3,), minutes=20, kinds=("construction", "tactics"),
    authors="Karin Wittig, Alexandra Leitz, Kati Wittig",
    score="most used 55",
    summary="Put one die on the plate. Funnels of two colours call the third, funnels of three stay open. Use most dice.",
)  # fmt: skip
