"""The chunks that can be broken off a flat block and set on a pyramid: a few thousand shapes, cached."""

from pipyard.books.families.chunks import ChunkSpace, bits
from pipyard.books.families.flat_block import BLOCK_DICE, beside, chunks, hangs, piece_of
from pipyard.pyramid.pieces import Ground, bits_of, can_be_set, settings
from pipyard.pyramid.shapes import SINGLE, Shape
from pipyard.vocabulary import *

TRIES = 12
"""Attempts to find a random chunk of a size before a smaller one is taken."""


def in_order(dice: list[int]) -> list[Atom]:
    """The canonical order of the dice of a chunk."""
    return [BLOCK_DICE[die] for die in sorted(dice)]


class BlockSpace(ChunkSpace):
    """The chunks that can be broken off a block and set."""

    def __init__(self, rest: int, ground: Ground, sizes: list[int], single_contact: bool) -> None:
        super().__init__(rest, ground, -1)
        self.sizes: list[int] = sizes
        self.single_contact: int = ground.by_edge if single_contact and ground.dice else -1
        self.settable: dict[Shape, bool] = {}
        self.whole: dict[int, bool] = {}

    def contact_of(self, piece: Shape) -> int:
        return self.single_contact if piece == SINGLE else -1

    def fits(self, piece: Shape) -> bool:
        """Whether a piece fits anywhere."""
        if piece not in self.settable:
            self.settable[piece] = can_be_set(self.ground, piece, self.contact_of(piece))
        return self.settable[piece]

    def leaves_whole(self, chunk: int) -> bool:
        """Whether the rest stays connected."""
        if chunk not in self.whole:
            self.whole[chunk] = hangs(self.rest & ~chunk)
        return self.whole[chunk]

    def legal(self, chunk: int) -> bool:
        """Whether a connected chunk of a valid size can be broken off and set."""
        return not chunk & ~self.rest and self.fits(piece_of(chunk)) and self.leaves_whole(chunk)

    def settings_of(self, dice: list[int]) -> list[tuple[int, ...]]:
        chunk = bits(dice)
        if len(dice) not in self.sizes or not hangs(chunk) or not self.legal(chunk):
            return []
        piece = piece_of(chunk)
        return settings(self.ground, piece, self.contact_of(piece))

    def next_dice(self, dice: list[int]) -> list[Atom]:
        chosen = bits(dice)
        found = chosen
        for size in self.sizes:
            if size <= len(dice):
                continue
            if not self.rest & ~found:
                break
            for chunk in chunks(size):
                if chunk & chosen == chosen and chunk & ~found and self.legal(chunk):
                    found |= chunk
        return [BLOCK_DICE[die] for die in bits_of(found & ~chosen)]

    def written(self, dice: list[int], cells: tuple[int, ...]) -> Move:
        return Move("set", *in_order(dice), "on", *[CELLS[place] for place in cells])

    def every(self) -> list[Move]:
        """All moves; there can be many thousands."""
        return [
            self.written(bits_of(chunk), cells)
            for size in self.sizes
            for chunk in chunks(size)
            if self.legal(chunk)
            for cells in settings(self.ground, piece_of(chunk), self.contact_of(piece_of(chunk)))
        ]

    def sample(self, rng: Random) -> Move:
        """A size, a chunk grown die by die, and a placement, each at random; smaller sizes if none is found."""
        dice = bits_of(self.rest)
        allowed = [size for size in self.sizes if size <= len(dice)]
        pick = int(rng.random() * len(allowed))
        while pick >= 0:
            for _ in range(TRIES):
                chunk = self.grown(dice[int(rng.random() * len(dice))], allowed[pick], rng)
                if chunk and self.legal(chunk):
                    piece = piece_of(chunk)
                    ways = settings(self.ground, piece, self.contact_of(piece))
                    return self.written(bits_of(chunk), ways[int(rng.random() * len(ways))])
            pick -= 1
        # in a connected block some single die can always be taken without breaking the rest apart (R5)
        single = [die for die in dice if self.legal(1 << die)]
        ways = settings(self.ground, SINGLE, self.single_contact)
        return self.written([single[int(rng.random() * len(single))]], ways[int(rng.random() * len(ways))])

    def grown(self, die: int, size: int, rng: Random) -> int:
        """A random chunk with a given die; 0 if nothing is left to grow by."""
        chunk = 1 << die
        for _ in range(size - 1):
            around = bits_of(beside(chunk) & self.rest & ~chunk)
            if not around:
                return 0
            chunk |= 1 << around[int(rng.random() * len(around))]
        return chunk
