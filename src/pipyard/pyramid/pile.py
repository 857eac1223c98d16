"""The pile: dice in cells, with lists of funnels and free dice that are updated with every die.

A die touches at most three cells above and three below, so updating both lists is cheaper than searching. This is the one file written for
the compiler: arrays of fixed length, changed in place.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from pipyard.core.arrays import i64, vec
from pipyard.core.notation import Move
from pipyard.core.scene import Step
from pipyard.core.space import Finite
from pipyard.core.text import Text, because
from pipyard.dice.orientation import UP
from pipyard.pyramid.cells import ABOVE, BASE, BELOW, CELLS, OUTER, OVER, PLACE, SIZE, TAKE, UNDER

EMPTY: Final = -1
COUNT: Final = 165  # a list of cells keeps its length behind its last possible item


def _cells_and(count: int) -> list[int]:
    """All cells and a count behind them; the compiler cannot unpack a list inside ``vec``."""
    return [*range(SIZE), count]


_ABOVE_ON: Final[list[list[int]]] = [[ABOVE[place][axis] for place in range(SIZE)] for axis in range(3)]
_NO_DICE: Final = vec[i64]([EMPTY] * SIZE)
_NO_LOAD: Final = vec[i64]([0] * SIZE)
_ALL_LOAD: Final = vec[i64]([len(over) for over in OVER])
_BASE_HELD: Final = vec[i64]([3] * BASE + [0] * (SIZE - BASE))
_ALL_HELD: Final = vec[i64]([3] * SIZE)
_EVERY_CELL: Final = vec[i64](list(range(SIZE)))
_BASE_CELLS: Final = vec[i64](_cells_and(BASE))
_NO_CELLS: Final = vec[i64](_cells_and(0))


class Among(Finite):
    """The moves for the cells in a list of the pile; it follows the pile as it changes."""

    __slots__ = ("listed", "words")

    def __init__(self, words: list[Move], listed: vec[i64]) -> None:
        self.words: list[Move] = words
        self.listed = listed

    def all(self) -> list[Move]:
        """In cell order."""
        return [self.words[place] for place in sorted(self.listed[: self.listed[COUNT]])]

    def size(self) -> int:
        return self.listed[COUNT]

    def contains(self, move: Move) -> bool:
        place = move.at
        return 0 <= place < SIZE and self.words[place].text == move.text and place in self.listed[: self.listed[COUNT]]

    def sample(self, rng: Random) -> Move:
        listed = self.listed
        count: int = listed[COUNT]
        return self.words[listed[int(rng.random() * count)]]


class Pile:
    """Dice in the cells of the pyramid, each with a colour and, where numbers matter, an orientation (-1: none, or unknown).

    A colour is a small number whose meaning belongs to the game; ``colour[place]`` is that of the die in a cell, -1 where none lies, and
    ``turned[place]`` its orientation. ``places`` and ``takes`` are the spaces of ``place CELL`` into a funnel
    and ``take CELL`` of a free die.
    """

    __slots__ = ("colour", "free", "funnels", "held", "load", "places", "story", "takes", "turned", "where")

    def __init__(self, like: Pile | None = None) -> None:
        """An empty plate, or a copy of another pile."""
        if like is None:
            self.colour = _NO_DICE[:]
            self.turned = _NO_DICE[:]
            self.load = _NO_LOAD[:]  # the number of dice that rest on a die
            self.held = _BASE_HELD[:]  # how many of the three cells below are filled
            self.where = _EVERY_CELL[:]  # the position of a cell in its list
            self.funnels = _BASE_CELLS[:]
            self.free = _NO_CELLS[:]
        else:
            self.colour = like.colour[:]
            self.turned = like.turned[:]
            self.load = like.load[:]
            self.held = like.held[:]
            self.where = like.where[:]
            self.funnels = like.funnels[:]
            self.free = like.free[:]
        self.places = Among(PLACE, self.funnels)
        self.takes = Among(TAKE, self.free)
        self.story: list[Step] | None = None

    @staticmethod
    def full(colours: list[int]) -> Pile:
        """A complete pyramid, with the colours in cell order."""
        pile = Pile()
        for place in range(SIZE):
            pile.colour[place] = colours[place]
        pile.load = _ALL_LOAD[:]
        pile.held = _ALL_HELD[:]
        pile.funnels = _NO_CELLS[:]
        pile.free = _NO_CELLS[:]
        pile.free[0] = SIZE - 1
        pile.free[COUNT] = 1
        pile.where[SIZE - 1] = 0
        pile.places = Among(PLACE, pile.funnels)
        pile.takes = Among(TAKE, pile.free)
        return pile

    @staticmethod
    def of(places: Iterable[int], colour: int = 0) -> Pile:
        """A pile of dice of one colour in some cells, which must be supported."""
        pile = Pile()
        for place in sorted(places):
            pile.put(place, colour)
        return pile

    def copy(self) -> Pile:
        return Pile(self)

    def put(self, place: i64, colour: i64) -> i64:
        """Put a die into a funnel. Return the number of funnels that this opens: they are the last in the list."""
        where = self.where
        load = self.load
        held = self.held
        free = self.free
        funnels = self.funnels
        self.colour[place] = colour
        opened = funnels[COUNT] - 1
        last = funnels[opened]
        spot = where[place]
        funnels[spot] = last
        where[last] = spot
        loose = free[COUNT]
        where[place] = loose
        free[loose] = place
        loose += 1
        for under in UNDER[place]:
            count = load[under] + 1
            load[under] = count
            if count == 1:
                loose -= 1
                last = free[loose]
                spot = where[under]
                free[spot] = last
                where[last] = spot
        free[COUNT] = loose
        before = opened
        for over in OVER[place]:
            count = held[over] + 1
            held[over] = count
            if count == 3:
                where[over] = opened
                funnels[opened] = over
                opened += 1
        funnels[COUNT] = opened
        if self.story is not None:
            self.story.append(Step("put", CELLS[place].text, "", str(colour)))
        return opened - before

    def take(self, place: i64) -> i64:
        """Take a free die. Return its colour."""
        where = self.where
        load = self.load
        held = self.held
        free = self.free
        funnels = self.funnels
        colour = self.colour[place]
        self.colour[place] = EMPTY
        loose = free[COUNT] - 1
        last = free[loose]
        spot = where[place]
        free[spot] = last
        where[last] = spot
        opened = funnels[COUNT]
        for over in OVER[place]:
            count = held[over]
            if count == 3:
                opened -= 1
                last = funnels[opened]
                spot = where[over]
                funnels[spot] = last
                where[last] = spot
            held[over] = count - 1
        where[place] = opened
        funnels[opened] = place
        funnels[COUNT] = opened + 1
        for under in UNDER[place]:
            count = load[under] - 1
            load[under] = count
            if count == 0:
                where[under] = loose
                free[loose] = under
                loose += 1
        free[COUNT] = loose
        if self.story is not None:
            self.story.append(Step("take", CELLS[place].text, "", str(colour)))
        return colour

    def stand(self, place: i64, colour: i64, turned: i64) -> None:
        """Put a die into a funnel with an orientation."""
        self.turned[place] = turned
        self.put(place, colour)

    def turn(self, place: i64, turned: i64) -> None:
        """Turn a die on the spot."""
        self.turned[place] = turned

    def face(self, place: i64, axis: i64) -> int:
        """The number a die shows on the upper face of an axis."""
        return UP[self.turned[place]][axis]

    def funnel_numbers(self, place: i64) -> list[int]:
        """The three numbers that line a funnel above the base, on axis x, y, z."""
        return [UP[self.turned[BELOW[place][axis]]][axis] for axis in range(3)]

    def newest_funnel(self) -> i64:
        """The funnel opened last."""
        return self.funnels[self.funnels[COUNT] - 1]

    def first_upper_funnel(self) -> i64:
        """The first funnel formed by three dice in the order of the rules (C6), -1 if there is none."""
        first: i64 = SIZE
        for spot in range(self.funnels[COUNT]):
            place = self.funnels[spot]
            if BASE <= place < first:
                first = place
        return first if first < SIZE else -1

    def empty(self) -> bool:
        """Whether the pile is empty: otherwise there is always a free die."""
        return self.free[COUNT] == 0

    def complete(self) -> bool:
        """Whether the pyramid is complete: otherwise there is always a funnel."""
        return self.funnels[COUNT] == 0

    def count(self) -> int:
        """The number of dice."""
        return len(self.dice_cells())

    def funnel_cells(self) -> list[int]:
        """All funnels in cell order."""
        return sorted(self.funnels[: self.funnels[COUNT]])

    def free_cells(self) -> list[int]:
        """All free dice in cell order."""
        return sorted(self.free[: self.free[COUNT]])

    def occupied(self, place: i64) -> bool:
        return self.colour[place] != EMPTY

    def is_funnel(self, place: i64) -> bool:
        return self.colour[place] == EMPTY and self.held[place] == 3

    def is_free(self, place: i64) -> bool:
        return self.colour[place] != EMPTY and self.load[place] == 0

    def at(self, place: i64) -> i64:
        """The colour of the die in a cell, EMPTY (-1) if there is none."""
        return self.colour[place]

    def repaint(self, place: i64, colour: i64) -> None:
        """Change the colour of the die in a cell (replace it with another die)."""
        self.colour[place] = colour

    def dice_cells(self) -> list[int]:
        """The cells with a die, in cell order."""
        return [place for place in range(SIZE) if self.colour[place] != EMPTY]

    def cells_of(self, colour: int) -> list[int]:
        """The cells with a die of a colour."""
        return [place for place in range(SIZE) if self.colour[place] == colour]

    def outer_faces(self, colour: i64) -> int:
        """How many of the 135 outer faces of the pyramid a colour shows."""
        total: i64 = 0
        for place in range(SIZE):
            if self.colour[place] == colour:
                total += OUTER[place]
        return total

    def under_colours(self, place: i64) -> list[int]:
        """The colours of the three dice under a cell, on axis x, y, z."""
        return [self.colour[under] for under in UNDER[place]]

    def covered(self, place: i64, axis: i64) -> bool:
        """Whether another die lies on the upper face of an axis; an outer face of the pyramid is never covered."""
        above = ABOVE[place][axis]
        return above >= 0 and self.colour[above] != EMPTY

    def hide_numbers(self, axis: i64, seen: list[str]) -> dict[int, str]:
        """Forget all orientations. Return what was visible of each die on an axis: ``seen`` has a text for every orientation, and a last
        one for a covered face.
        """
        colour, turned, above = self.colour, self.turned, _ABOVE_ON[axis]
        self.turned = _NO_DICE[:]
        return {
            place: seen[-1 if above[place] >= 0 and colour[above[place]] != EMPTY else turned[place]]
            for place in range(SIZE)
            if colour[place] != EMPTY
        }

    def visible_faces(self, place: i64) -> int:
        """How many of the three upper faces of a die are uncovered."""
        return 3 - self.load[place]

    def no_funnel_because(self, place: int) -> Text | None:
        """The reason why a die cannot be put there."""
        name = CELLS[place].text
        if self.occupied(place):
            return because("why-there-is-no-funnel-at-a", what=name)
        empty = [CELLS[under].text for under in UNDER[place] if self.colour[under] == EMPTY]
        if not empty:
            return None
        return because("why-there-is-no-funnel-at", what=name, empty=", ".join(empty), count=len(empty))

    def not_yours_because(self, place: int, colour: int) -> Text | None:
        """The reason why a die does not belong to this colour."""
        return because("why-the-die-at-is-not", cell=CELLS[place].text) if self.occupied(place) and self.at(place) != colour else None

    def not_free_because(self, place: int) -> Text | None:
        """The reason why a die cannot be taken from there."""
        name = CELLS[place].text
        if not self.occupied(place):
            return because("why-there-is-no-die-at", cell=name)
        over = [CELLS[above].text for above in OVER[place] if self.colour[above] != EMPTY]
        return because("why-the-die-at-is-not-free", what=name, over=", ".join(over), count=len(over)) if over else None

    def facts(self) -> object:
        return tuple([(int(self.colour[place]), int(self.turned[place])) for place in self.dice_cells()]), tuple(self.dice_cells())


def book_pile() -> Pile:
    """The test pile of the rules: on ``(x,y,z)`` the orientation ``(5x + 7y + 11z) mod 24`` and the colour ``(x + 2y) mod 3``."""
    pile = Pile.full([(place.x + 2 * place.y) % 3 for place in CELLS])
    for place in CELLS:
        pile.turned[place.index] = (5 * place.x + 7 * place.y + 11 * place.z) % 24
    return pile
