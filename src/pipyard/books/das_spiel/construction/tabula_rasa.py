"""Tabula Rasa: clear your table first.

Everybody has a flat block of 5 by 11 dice. In your turn you break off a chunk of one, three or six dice, hanging together by
faces and leaving the rest in one piece, and set it on the pyramid as it is: turned as you like, but not bent, and with every
die of it standing firmly. Whoever has used up his block first wins.
"""

from pipyard.books.families.chunks import ChunkSpace, ChunkState, tidy
from pipyard.books.families.flat_block import BLOCK, BLOCK_DICE, STRIDE, beside, chunks, hangs, piece_of
from pipyard.pyramid.pieces import Ground, bits_of, can_be_set, settings
from pipyard.pyramid.shapes import SINGLE, Shape
from pipyard.vocabulary import *

TRIES = 12
"""So often a random chunk of a size is looked for before a smaller one is taken."""


class TabulaRasaOptions(Options):
    chunks = several(
        ("1", "3", "6"), ("1", "2", "3", "4", "5", "6"), why="how many dice a chunk may have; 1 must be among them", source="R5"
    )
    single_contact = flag(False, why="a single die must touch the building by a face or an edge, except the first", source="agreed")
    start_seat = start_seat()


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
        """Whether a piece can be set anywhere."""
        if piece not in self.settable:
            self.settable[piece] = can_be_set(self.ground, piece, self.contact_of(piece))
        return self.settable[piece]

    def leaves_whole(self, chunk: int) -> bool:
        """Whether what remains hangs together."""
        if chunk not in self.whole:
            self.whole[chunk] = hangs(self.rest & ~chunk)
        return self.whole[chunk]

    def legal(self, chunk: int) -> bool:
        """Whether a chunk that hangs together, of a size that is allowed, can be broken off and set."""
        return not chunk & ~self.rest and self.fits(piece_of(chunk)) and self.leaves_whole(chunk)

    def settings_of(self, dice: list[int]) -> list[tuple[int, ...]]:
        chunk = 0
        for die in dice:
            chunk |= 1 << die
        if len(dice) not in self.sizes or not hangs(chunk) or not self.legal(chunk):
            return []
        piece = piece_of(chunk)
        return settings(self.ground, piece, self.contact_of(piece))

    def next_dice(self, dice: list[int]) -> list[Atom]:
        chosen = 0
        for die in dice:
            chosen |= 1 << die
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
        return Move("set", *[BLOCK_DICE[die] for die in sorted(dice)], "on", *[CELLS[place] for place in cells])

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
        """A size, a chunk grown die by die, a setting, each at random. Where no chunk of the size is found, smaller ones."""
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
        # in a block that hangs together there is always a single die whose taking leaves the rest in one piece (R5)
        single = [die for die in dice if self.legal(1 << die)]
        ways = settings(self.ground, SINGLE, self.single_contact)
        return self.written([single[int(rng.random() * len(single))]], ways[int(rng.random() * len(ways))])

    def grown(self, die: int, size: int, rng: Random) -> int:
        """A random chunk with a die in it; 0 where nothing is left to grow by."""
        chunk = 1 << die
        for _ in range(size - 1):
            around = bits_of(beside(chunk) & self.rest & ~chunk)
            if not around:
                return 0
            chunk |= 1 << around[int(rng.random() * len(around))]
        return chunk


class TabulaRasaState(ChunkState):
    def __init__(self, seats: int, options: TabulaRasaOptions) -> None:
        super().__init__(seats, options.start_seat, BLOCK)
        self.sizes: list[int] = [int(size) for size in options.chunks]
        self.single_contact: bool = options.single_contact

    def moves(self, seat: int) -> Space:
        return self.breakable(seat)

    def breakable(self, seat: int) -> BlockSpace:
        return BlockSpace(self.rest[seat], Ground(self.pile), self.sizes, self.single_contact)

    def objection(self, seat: int, move: Move) -> Text | None:
        space = self.breakable(seat)
        chunk = 0
        for atom in move.atoms[1:]:
            if str(atom) == "on":
                break
            die = next((die for die in BLOCK_DICE.values() if die.text == str(atom)), None)
            if die is not None and not self.rest[seat] >> die.index & 1:
                return because("why-is-not-in-your-block", die=die.text)
            if die is not None:
                chunk |= 1 << die.index
        sizes = ", ".join([str(size) for size in self.sizes])
        if chunk.bit_count() not in self.sizes:
            return because("why-a-chunk-has-dice", sizes=sizes)
        if not hangs(chunk):
            return because("why-the-dice-of-a-chunk")
        if not space.leaves_whole(chunk):
            return because("why-that-would-break-the-rest-of")
        if not space.fits(piece_of(chunk)):
            return because("why-this-chunk-can-be-set")
        return because("why-the-chunk-does-not-fit-there")

    def contacts(self, rest: int) -> int:
        return (rest & rest >> 1).bit_count() + (rest & rest >> STRIDE).bit_count()

    def said(self) -> list[Text]:
        return [Text("chunks-sizes", {"sizes": ", ".join([str(size) for size in self.sizes])})]

    def tray(self) -> str:
        return "block"

    def tray_dice(self, rest: int) -> list[object]:
        dice = [BLOCK_DICE[index] for index in bits_of(rest)]
        return [{"name": die.text, "at": [die.row, die.column, 0]} for die in dice]


def check(options: TabulaRasaOptions, seats: int) -> None:
    if "1" not in options.chunks:
        raise BadOption(because("why-chunks-must-contain-1-without"))


def in_order(dice: list[int]) -> list[Atom]:
    return [BLOCK_DICE[die] for die in sorted(dice)]


def reading(options: TabulaRasaOptions, move: Move) -> Move:
    return tidy(move, in_order)


TabulaRasa = Game(
    TabulaRasaState, TabulaRasaOptions, moves=["set BLOCKDIE... on CELL..."],
    presets={"standard": {}, "any_size": {"chunks": "1,2,3,4,5,6"}, "touching": {"single_contact": True}},
    check=check, reading=reading,
    key="tabula_rasa", book="kosmos", number=28, title="Tabula Rasa", seats=(3,), minutes=30, kinds=("construction", "tactics"),
    summary="Break chunks of one, three or six dice off your flat block and set them on the pyramid. Use up your block first.",
)  # fmt: skip
