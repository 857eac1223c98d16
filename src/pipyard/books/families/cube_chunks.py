"""The chunks of a cube that can be set on a pyramid: far too many to list, so they are grown.

Lay the cube over the pyramid in one way. Then a die of a chunk calls others: those over it, if chunks are lifted, and those
in the empty cells under it. All that it calls, directly or not, touches it by faces. So what some connected dice call is the
smallest chunk with them in it, and whether dice belong to any chunk at all is found by trying every way to lay the cube.
"""

from __future__ import annotations

from random import Random

from pipyard.books.families.chunks import ChunkSpace
from pipyard.books.families.dice_cube import CUBE_DICE, LAYER, LAYS, Lay, beside, growing_order, hangs, liftable, piece_with
from pipyard.core.notation import Atom, Move
from pipyard.pyramid.cells import AXES, CELLS, SIZE
from pipyard.pyramid.growth import DOWN
from pipyard.pyramid.pieces import AXIS_STEP, GRID, PLACE_AT, PLATE_BITS, Ground, bits_of, settings
from pipyard.pyramid.shapes import SINGLE, shape

TRIES = 30
"""So often a sample is begun anew before the search takes over."""
MISSES = 5
_PLATE: set[int] = set(bits_of(PLATE_BITS))
_CELLS: int = (1 << SIZE) - 1


def moved_back(bits: int, step: int) -> int:
    """Bits seen from a step away."""
    return bits >> step if step >= 0 else bits << -step


def in_order(dice: list[int]) -> list[Atom]:
    """How the dice of a chunk are written; as they stand where one is named twice."""
    order = growing_order(dice)
    return [CUBE_DICE[die] for die in (order if len(order) == len(dice) else dice)]


class Laid:
    """A chunk, as bits, and how it is laid: the turn, and the place of the corner of the cube."""

    def __init__(self, chunk: int, base: int, lay: Lay) -> None:
        self.chunk: int = chunk
        self.base: int = base
        self.lay: Lay = lay


class CubeSpace(ChunkSpace):
    """The chunks of at most ``most`` dice that can be taken from a cube and set."""

    def __init__(self, rest: int, ground: Ground, contact: int, most: int, lift: bool, one_piece: bool) -> None:
        super().__init__(rest, ground, contact)
        self.most: int = most
        self.lift: bool = lift
        self.one_piece: bool = one_piece  # what remains must hang together
        self.carry: set[int] = _PLATE.union([GRID[place] for place in ground.lying])
        occupied = 0
        for place in ground.lying:
            occupied |= 1 << place
        # a die can only come to a cell if all that is empty under it is filled by the same chunk
        empty = _CELLS & ~occupied
        self.reach: set[int] = {
            GRID[place] for place in range(SIZE) if 0 < (DOWN[place] & empty).bit_count() <= most and empty >> place & 1
        }
        self.reach_bits: int = sum([1 << place for place in self.reach])

    # what a chunk needs

    def called(self, chunk: int, base: int, lay: Lay, dice: list[int]) -> int:
        """A chunk with some more dice, each touching one before, and with everything they call; 0 if that cannot be."""
        rest, off, under, reach, carry = self.rest, lay.off, lay.under, self.reach, self.carry
        waiting = dice[::-1]
        room = self.most - chunk.bit_count()
        while waiting:
            die = waiting.pop()
            bit = 1 << die
            if chunk & bit:
                continue
            if not rest & bit or room == 0:
                return 0
            place = base + off[die]
            # the places asked about are cells or next to cells: beyond a cell the grid holds none for one step at least
            if place not in reach:
                return 0
            chunk |= bit
            room -= 1
            if self.lift and rest >> (die - LAYER) & 1:
                waiting.append(die - LAYER)
            if place + 1 not in carry:
                waiting.append(die + under[0])
            if place + 10 not in carry:
                waiting.append(die + under[1])
            if place + 100 not in carry:
                waiting.append(die + under[2])
        return chunk

    def touches(self, chunk: int, base: int, lay: Lay) -> bool:
        """Whether a laid chunk is in contact with the building, if it must be."""
        if self.contact == -1:
            return True
        return any([self.contact >> (base + lay.off[die]) & 1 for die in bits_of(chunk)])

    def leaves_whole(self, chunk: int) -> bool:
        return not self.one_piece or hangs(self.rest & ~chunk)

    def whole(self, chunk: int, base: int, lay: Lay) -> bool:
        """Whether a chunk that has all it calls may be taken and set so."""
        return self.touches(chunk, base, lay) and self.leaves_whole(chunk)

    def completed(self, chunk: int, base: int, lay: Lay, seen: set[int]) -> int:
        """The chunk with what it still needs to be in contact and to leave the rest in one piece; 0 if that cannot be."""
        if chunk in seen:
            return 0
        seen.add(chunk)
        left = self.rest & ~chunk
        if not self.leaves_whole(chunk):
            # all pieces but one must come along
            while left:
                kept = piece_with(self.rest & ~chunk, left & -left)
                left &= ~kept
                more = self.joined(chunk, self.rest & ~chunk & ~kept, base, lay)
                found = self.completed(more, base, lay, seen) if more else 0
                if found:
                    return found
            return 0
        if self.touches(chunk, base, lay):
            return chunk
        # a die far from the chunk may be taken for one in contact here, then the search just takes longer
        if not any([base + lay.off[die] >= 0 and self.contact >> (base + lay.off[die]) & 1 for die in bits_of(left)]):
            return 0
        for die in bits_of(beside(chunk) & left):
            more = self.called(chunk, base, lay, [die])
            found = self.completed(more, base, lay, seen) if more else 0
            if found:
                return found
        return 0

    def joined(self, chunk: int, extra: int, base: int, lay: Lay) -> int:
        """A chunk with all of some dice that hang on to it; 0 if that cannot be."""
        if chunk.bit_count() + extra.bit_count() > self.most:
            return 0
        while chunk and extra & ~chunk:
            near = beside(chunk) & extra & ~chunk
            if not near:
                return 0
            chunk = self.called(chunk, base, lay, [(near & -near).bit_length() - 1])
        return chunk

    # picking a chunk

    def search(self, dice: list[int], wanted: int, found: list[Laid]) -> int:
        """Which of the wanted dice belong to a chunk together with some that hang together; an example is added to ``found``.

        Nearly always what the dice call is a chunk already. Only dice that are left over are looked at again for chunks that
        need more, to be in contact or to leave the rest in one piece.
        """
        chosen = 0
        for die in dice:
            chosen |= 1 << die
        chosen = self.with_all_over(chosen)
        open_dice = wanted
        partial: list[Laid] = []
        ways = [self.places_for(chosen, lay.off[dice[0]], lay) for lay in LAYS]
        for die in bits_of(wanted):
            more_dice = self.with_all_over(1 << die) & ~chosen
            for turn, lay in enumerate(LAYS):
                if not open_dice >> die & 1:
                    break
                start = lay.off[dice[0]]
                places = ways[turn]
                if places:
                    places &= self.places_for(more_dice, start, lay)
                for place in bits_of(places):
                    base = place - start
                    chunk = self.called(0, base, lay, [*dice, die])
                    if not chunk:
                        continue
                    if self.whole(chunk, base, lay):
                        open_dice &= ~chunk
                        found.append(Laid(chunk, base, lay))
                        break
                    partial.append(Laid(chunk, base, lay))
        for laid in partial:
            if laid.chunk & open_dice:
                more = self.completed(laid.chunk, laid.base, laid.lay, set())
                if more:
                    open_dice &= ~more
                    found.append(Laid(more, laid.base, laid.lay))
                    if not open_dice:
                        break
        return wanted & ~open_dice

    def with_all_over(self, dice: int) -> int:
        """Some dice and, if chunks are lifted, all that lie over them."""
        if self.lift:
            for _ in range(4):
                dice |= dice >> LAYER & self.rest
        return dice

    def places_for(self, dice: int, start: int, lay: Lay) -> int:
        """The places, as bits, where the die that lies ``start`` from the corner may come if dice are to stand; some may not do yet."""
        rest, off, under = self.rest, lay.off, lay.under
        reach, carry = self.reach_bits, self.ground.carry
        found = reach
        for die in bits_of(dice):
            away = off[die] - start
            found &= moved_back(reach, away)
            # a cell under a die that the cube has no die for must be filled already
            for axis in AXES:
                if not rest >> (die + under[axis]) & 1:
                    found &= moved_back(carry, away + AXIS_STEP[axis])
            if not found:
                break
        return found

    def first_dice(self) -> list[int]:
        """Where picking may begin: with a die that has nothing over it, as every chunk that can be lifted has one."""
        return bits_of(self.rest & ~(self.rest << LAYER) if self.lift else self.rest)

    def belongs(self, die: int, alone: bool) -> bool:
        """Whether a first die belongs to a chunk; ``alone`` says that single dice can be set.

        A die that holds the rest together can only be taken with all pieces but one that it would leave.
        """
        left = self.rest & ~(1 << die)
        if not self.one_piece or hangs(left):
            return alone or bool(self.search([die], 1 << die, []))
        pieces = left
        while pieces:
            kept = piece_with(left, pieces & -pieces)
            pieces &= ~kept
            taken = self.rest & ~kept
            if taken.bit_count() <= self.most and self.search(growing_order(bits_of(taken), die), 1 << die, []):
                return True
        return False

    def beginnings(self) -> list[int]:
        """The first dice that belong to a chunk; nearly always all of them, since they can be set alone."""
        alone = bool(settings(self.ground, SINGLE, self.contact))
        return [die for die in self.first_dice() if self.belongs(die, alone)]

    def any_at_all(self) -> bool:
        """Whether there is a chunk that can be set: in a cube that hangs together some die can always be taken alone."""
        if settings(self.ground, SINGLE, self.contact):
            return True
        return next((True for die in self.first_dice() if self.belongs(die, False)), False)

    def next_dice(self, dice: list[int]) -> list[Atom]:
        if not dice:
            return [CUBE_DICE[die] for die in self.beginnings()]
        chosen = 0
        for die in dice:
            if not self.rest >> die & 1 or (chosen and not beside(chosen) >> die & 1):
                return []
            chosen |= 1 << die
        if len(dice) >= self.most or dice[0] not in self.first_dice():
            return []
        wanted = beside(chosen) & self.rest & ~chosen
        return [CUBE_DICE[die] for die in bits_of(self.search(dice, wanted, []))] if wanted else []

    # whole moves

    def settings_of(self, dice: list[int]) -> list[tuple[int, ...]]:
        if not dice or len(dice) > self.most:
            return []
        chunk = 0
        for die in dice:
            chunk |= 1 << die
        if chunk & ~self.rest or not hangs(chunk) or (self.lift and not liftable(chunk, self.rest)) or not self.leaves_whole(chunk):
            return []
        points = [CUBE_DICE[die] for die in dice]
        return settings(self.ground, shape([(die.i, die.j, die.k) for die in points]), self.contact)

    def written(self, dice: list[int], cells: tuple[int, ...]) -> Move:
        return Move("set", *in_order(dice), "on", *[CELLS[place] for place in cells])

    def of(self, laid: Laid) -> Move:
        """The move that sets a laid chunk."""
        dice = bits_of(laid.chunk)
        return self.written(dice, tuple(sorted([PLACE_AT[laid.base + laid.lay.off[die]] for die in dice])))

    def sample(self, rng: Random) -> Move:
        """A size, a die on a funnel and a turn at random; from there the chunk grows die by die to about the size."""
        funnels = self.ground.funnels()
        near = funnels if self.contact == -1 else [place for place in funnels if self.contact >> place & 1] or funnels
        first, dice = self.first_dice(), bits_of(self.rest)
        for _ in range(TRIES):
            size = 1 + int(rng.random() * self.most)
            begin = first if rng.random() < 0.75 else dice
            die = begin[int(rng.random() * len(begin))]
            places = near if rng.random() < 0.75 else funnels
            place = places[int(rng.random() * len(places))]
            lay = LAYS[int(rng.random() * len(LAYS))]
            base = place - lay.off[die]
            chunk = self.grown(self.called(0, base, lay, [die]), size, base, lay, rng)
            if chunk and self.whole(chunk, base, lay):
                return self.of(Laid(chunk, base, lay))
        return self.of(self.example())

    def grown(self, chunk: int, size: int, base: int, lay: Lay, rng: Random) -> int:
        """A laid chunk with more dice, at random, until it has a size or does not find any."""
        misses = 0 if chunk else MISSES
        while chunk.bit_count() < size and misses < MISSES:
            around = bits_of(beside(chunk) & self.rest & ~chunk)
            if not around:
                break
            more = self.called(chunk, base, lay, [around[int(rng.random() * len(around))]])
            if more:
                chunk = more
            else:
                misses += 1
        return chunk

    def example(self) -> Laid:
        """Some chunk, found by searching."""
        found: list[Laid] = []
        for die in self.first_dice():
            if self.search([die], 1 << die, found):
                break
        return found[0]
