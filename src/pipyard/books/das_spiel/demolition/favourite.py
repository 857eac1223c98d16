"""Favourite: win by letting your right-hand neighbour collect the most.

The pyramid is complete: 55 green, 55 black and 55 red dice, shuffled. In your turn you take a free die, but a green one
if any green one is free, else a black one if there is one, else a red one. Green counts 3, black 2, red 1. In the end the
player to the left of the highest scorer wins.
"""

from pipyard.vocabulary import *

WORTH = (3, 2, 1)


class FavouriteOptions(Options):
    mix = numbers((55, 55, 55), 0, 165, why="how many green, black and red dice, 165 in all", source="the book, or as agreed")
    start_seat = start_seat()


class FavouriteState(DealtState):
    palette = ("green", "black", "red")
    letters = "gkr"

    def __init__(self, seats: int, options: FavouriteOptions) -> None:
        green, black, red = options.mix
        super().__init__(seats, options.start_seat, Chance(Shuffle(green * "g" + black * "k" + red * "r")))
        self.heaps: list[list[int]] = [[0, 0, 0] for _ in range(seats)]

    def turn(self) -> Turn:
        if not self.pile.empty():
            return ALONE[self.seat]
        return self.setting_up() or won(self.winners(), self.drawn_scores(), "no-die-left")

    def winners(self) -> list[int]:
        """The left neighbours of all highest scorers."""
        scores = self.drawn_scores()
        return [(seat + 1) % self.seats for seat, score in enumerate(scores) if score == max(scores)]

    def moves(self, seat: int) -> Space:
        free = self.pile.free_cells()
        best = min([self.pile.at(place) for place in free])
        return Listed([TAKE[place] for place in free if self.pile.at(place) == best])

    def play(self, seat: int, move: Move) -> None:
        self.heaps[seat][self.pile.take(move.at)] += 1
        self.last = move
        self.next_seat()

    def objection(self, seat: int, move: Move) -> str:
        return self.pile.not_free_because(move.at) or "a die of a dearer colour is free: green before black before red"

    def outlook(self, seat: int) -> float:
        """My right-hand neighbour should lead, and neither I nor the others; what the next one must take counts already."""
        scores = self.drawn_scores()
        if not self.pile.empty():
            scores[self.seat] += WORTH[min([self.pile.at(place) for place in self.pile.free_cells()])]
        right = scores[(seat - 1) % self.seats]
        return float(right - max([score for other, score in enumerate(scores) if other != (seat - 1) % self.seats]))

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("taken", seat, dict(zip(self.palette, heap, strict=True))) for seat, heap in enumerate(self.heaps)]

    def drawn_scores(self) -> list[int]:
        return [sum([count * worth for count, worth in zip(heap, WORTH, strict=True)]) for heap in self.heaps]


def check(options: FavouriteOptions, seats: int) -> None:
    mix = options.mix
    if sum(mix) != SIZE:
        raise BadOption(f"mix cannot be {mix}: the three numbers must add up to 165, not {sum(mix)}")


Favourite = Game(
    FavouriteState, FavouriteOptions, moves=["take CELL"],
    presets={"standard": {}, "rare_green": {"mix": (25, 60, 80)}},
    check=check,
    key="favourite", book="kosmos", number=42, title="Favourite", seats=(2, 3, 4, 5, 6), minutes=20, kinds=("demolition", "tactics"),
    authors="Eberhard Wegner",
    summary="Green dice must be taken first, then black, then red. The left neighbour of the richest player wins.",
)  # fmt: skip
