"""Witches' Dance: leave a trail until nobody can move.

Each of two witches begins in a corner of the plate, among thirteen black dice. In your turn your witch steps to an adjacent
empty funnel or jumps straight over one die; a die of your colour fills the funnel she leaves. Funnels never become empty
again. When both are stuck, the longer trail wins.
"""

from pipyard.vocabulary import *

BLACK = 2
BLACK_CELLS: list[int] = cells("8,0,0 6,1,1 5,3,0 5,0,3 4,2,2 3,4,1 3,1,4 2,6,0 2,3,3 2,0,6 1,5,2 1,2,5 0,4,4")


class WitchesDanceOptions(Options):
    third_corner = choice("black", "empty", why="the corner that belongs to nobody is filled, or open", source="R1")
    start_seat = start_seat()


class WitchesDanceState(PlateState):
    own_colours = True

    def __init__(self, seats: int, options: WitchesDanceOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.witch: list[int] = [HOME[1], HOME[2]]
        self.fillers: list[int] = [0, 0]
        for place in BLACK_CELLS:
            if place != HOME[0] or options.third_corner == "black":
                self.pile.put(place, BLACK)
        for seat in range(2):
            self.pile.put(self.witch[seat], seat)
        if self.seat >= 0:
            self.ask()

    def out_of_time(self) -> bool:
        return False

    def legal(self, seat: int) -> list[Move]:
        found: list[Move] = []
        walks(self.pile, self.witch[seat], found)
        return found

    def play(self, seat: int, move: Move) -> None:
        self.walk(move)
        self.pile.put(move.at, seat)
        self.witch[seat] = move.to
        self.fillers[seat] += 1
        self.end_turn()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.at != self.witch[seat]:
            return because("why-only-your-witch-moves-the", cell=CELLS[self.witch[seat]].text)
        return self.no_walk_because(move)

    def drawn_dice(self) -> list[Die]:
        witches = {CELLS[place].text for place in self.witch}
        return [Die(die.cell, die.colour, die.triple, die.owner, "witch") if die.cell in witches else die for die in super().drawn_dice()]

    def drawn_scores(self) -> list[int]:
        return self.fillers

    def said(self) -> list[Text]:
        return [Text("witches-dance-stuck", {"seat": seat}) for seat in range(2) if not self.legal(seat)]


WitchesDance = Game(
    WitchesDanceState, WitchesDanceOptions, moves=["step CELL CELL", "jump CELL CELL"],
    presets={"standard": {}, "open_corner": {"third_corner": "empty"}},
    key="witches_dance", book="kosmos", number=48, title="Witches' Dance", seats=(2,), minutes=10, kinds=("board", "tactics"),
    authors="Heike Kaufmann",
    score="most trail 45",
    summary="Your witch fills every funnel she leaves. Whoever dances longer wins.",
)  # fmt: skip
