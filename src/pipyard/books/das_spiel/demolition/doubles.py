"""Doubles: a pair under the die you take gives you another.

The pyramid is complete, and its dice stand anyhow. In your turn you take a free die. Look at the three numbers of the funnel it
leaves: two equal ones let you take one more die, three equal ones two more, and so on. Whoever has most dice in the end wins.
"""

from pipyard.vocabulary import *

STOP = Move("stop")
NUMBERS = Chance(Deal(SIZE, [[axis for axis in AXES if AT[place][axis] == 0] for place in range(SIZE)]))


class DoublesOptions(Options):
    bonus = choice("may", "must", why="the dice a double gives may, or must, be taken", source="english, french")
    colours = choice("3", "4", "5", why="how many colours the pyramid has; they mean nothing", source="book")
    start_seat = start_seat()


class DoublesState(DealtState):
    palette = ("red", "green", "black", "blue", "golden")

    def __init__(self, seats: int, options: DoublesOptions) -> None:
        super().__init__(seats, options, None, NUMBERS)
        many = int(options.colours)
        self.pile = Pile.full([(place.x + 2 * place.y) % many for place in CELLS])
        self.must: bool = options.bonus == "must"
        self.credit: int = 1
        self.took: int = 0  # dice taken in this turn
        self.taken: list[int] = [0] * seats

    def turn(self) -> Turn:
        if not self.pile.empty():
            return self.setting_up() or ALONE[self.seat]
        return ranked(self.taken, "no-die-left")

    def moves(self, seat: int) -> Space:
        if self.took and not self.must:
            return Listed([*self.pile.takes.all(), STOP])
        return self.pile.takes

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "take":
            self.take(seat, move.at)
        else:
            self.credit = 0
        if self.credit == 0 or self.pile.empty():
            self.credit, self.took = 1, 0
            self.next_seat()

    def take(self, seat: int, place: int) -> None:
        self.pile.take(place)
        self.pile.turn(place, -1)
        self.taken[seat] += 1
        self.took += 1
        self.credit -= 1
        if place >= BASE:
            self.credit += 3 - len(set(self.pile.funnel_numbers(place)))

    def conceal(self, seat: int | None) -> None:
        """Nobody knows a covered number."""
        self.hide_numbers()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "stop":
            return because("why-you-take-one-die-first") if not self.took else because("why-what-a-double-gives-must")
        return self.pile.not_free_because(move.at)

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, {"dice": count}) for seat, count in enumerate(self.taken)]

    def drawn_scores(self) -> list[int]:
        return self.taken

    def said(self) -> list[Text]:
        return [Text("doubles-credit", {"dice": self.credit})]


Doubles = Game(
    DoublesState, DoublesOptions, moves=["take CELL", "stop"],
    presets={"standard": {}, "french": {"bonus": "must"}},
    key="doubles", book="kosmos", number=41, title="Doubles", seats=(2, 3, 4, 5, 6), minutes=15,
    kinds=("demolition", "chance", "hidden"), authors="Jürgen Wagner, Reinhold Wittig",
    score="most taken 165",
    summary="Take a free die. Two equal numbers in the funnel under it give one more, three equal ones two.",
)  # fmt: skip
