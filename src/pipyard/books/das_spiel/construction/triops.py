"""Triops: build with pieces of three.

The first die stands anywhere on the plate. From then on you set three dice at a time as one rigid piece, an L or a straight
row, so that everything is supported and touches the main structure by a face. A straight row earns one more die anywhere.
Pairs and single dice are only for those who cannot set a three. In the end the colour with most outer faces wins.
"""

from pipyard.books.families.rigid import Spot, by_lowest, fitting, hanging_on
from pipyard.vocabulary import *
from pipyard.vocabulary.blocks import *

STOP = Move("stop")
THREES: list[list[Spot]] = by_lowest(("triangel", TRIANGEL), ("triops", TRIOPS))
PAIRS: list[list[Spot]] = by_lowest(("pair", PAIR))


class TriopsOptions(Options):
    bonus = choice("must", "may", why="the die after a straight row must, or may, be placed", source="english, french")
    stock = box_stock("R5")
    start_seat = start_seat()


class TriopsState(BuildingState):
    def __init__(self, seats: int, options: TriopsOptions) -> None:
        super().__init__(seats, options.start_seat, two_or_three(seats), dice_each(options.stock, two_or_three(seats)))
        self.may_stop: bool = options.bonus == "may"
        self.first: int = -1  # where the start die stands
        self.bonus_due: bool = False
        self.offered: list[Move] = PLACE[:BASE]

    def offer(self) -> list[Move]:
        """Threes; only without them pairs; only without those single dice, in contact if possible."""
        left = self.stock[self.seat % self.sides]
        main = hanging_on(self.pile, self.first)
        found = fitting(self.pile, THREES, main) if left >= 3 else []
        if not found and left >= 2:
            found = fitting(self.pile, PAIRS, main)
        if not found and left >= 1:
            funnels = self.pile.funnel_cells()
            touching = [place for place in funnels if BESIDE_MASK[place] & main]
            found = [PLACE[place] for place in touching or funnels]
        return found

    def moves(self, seat: int) -> Space:
        if not self.bonus_due:
            return Listed(self.offered)
        return Listed([*self.pile.places.all(), STOP] if self.may_stop else self.pile.places.all())

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        for place in move.names():
            self.put_own(place)
        if self.first < 0:
            self.first = move.at
        self.bonus_due = move.verb == "triops" and not self.pile.complete() and self.stock[seat % self.sides] > 0
        if not self.bonus_due:
            self.next_with_dice()
            self.offered = [] if self.pile.complete() else self.offer()

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.bonus_due:
            return because("why-your-straight-row-earns-one")
        if self.first < 0:
            return because("why-the-first-die-goes-into")
        if self.offered and self.offered[0].verb in ("triangel", "triops") and move.verb in ("pair", "place"):
            return because("why-as-long-as-a-piece")
        places = move.names()
        taken = [CELLS[place].text for place in places if self.pile.occupied(place)]
        if taken:
            return because("why-a-die-lies-at-already", taken=", ".join(taken))
        rests = mask(places) | lying(self.pile)
        loose = [CELLS[place].text for place in places if UNDER_MASK[place] & ~rests]
        return because("why-nothing-carries", loose=", ".join(loose)) if loose else because("why-it-must-touch-the-main")

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH

    def said(self) -> list[Text]:
        return [Text("triops-bonus")] if self.bonus_due else []


Triops = Game(
    TriopsState, TriopsOptions, moves=["place CELL", "pair CELL CELL", "triangel CELL CELL CELL", "triops CELL CELL CELL", "stop"],
    presets={"standard": {}, "may": {"bonus": "may"}, "box": {"stock": "90"}},
    sides_for=lambda options, seats: two_or_three(seats),
    key="triops", book="kosmos", number=32, title="Triops", seats=(2, 3, 4, 6), minutes=25, kinds=("construction", "tactics"),
    score="faces",
    summary="Set three dice at a time as an L or a straight row. A straight row earns one more. Show most faces in the end.",
)  # fmt: skip
