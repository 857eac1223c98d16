"""Tabula Rasa: clear your table first.

Everybody has a flat block of 5 by 11 dice. In your turn you break off a chunk of one, three or six dice, hanging together by
faces and leaving the rest in one piece, and set it on the pyramid as it is: turned as you like, but not bent, and with every
die of it standing firmly. Whoever has used up their block first wins.
"""

from pipyard.books.families.block_chunks import BlockSpace, in_order
from pipyard.books.families.chunks import ChunkState, bits, tidy
from pipyard.books.families.flat_block import BLOCK, BLOCK_DICE, STRIDE, hangs, piece_of
from pipyard.vocabulary import *
from pipyard.vocabulary.blocks import *


class TabulaRasaOptions(Options):
    chunks = several(
        ("1", "3", "6"), ("1", "2", "3", "4", "5", "6"), why="how many dice a chunk may have; 1 must be among them", source="R5"
    )
    single_contact = flag(False, why="a single die must touch the building by a face or an edge, except the first", source="agreed")
    start_seat = start_seat()


class TabulaRasaState(ChunkState):
    tray = "block"
    named = BLOCK_DICE
    strides = (1, STRIDE)

    def __init__(self, seats: int, options: TabulaRasaOptions) -> None:
        super().__init__(seats, options.start_seat, BLOCK)
        self.sizes: list[int] = [int(size) for size in options.chunks]
        self.single_contact: bool = options.single_contact

    def moves(self, seat: int) -> Space:
        return self.breakable(seat)

    def breakable(self, seat: int) -> BlockSpace:
        return BlockSpace(self.rest[seat], Ground(self.pile), self.sizes, self.single_contact)

    def no_chunk_because(self, seat: int, dice: list[int]) -> Text | None:
        space, chunk = self.breakable(seat), bits(dice)
        if chunk.bit_count() not in self.sizes:
            return because("why-a-chunk-has-dice", sizes=self.said_sizes())
        if not hangs(chunk):
            return because("why-the-dice-of-a-chunk")
        if not space.leaves_whole(chunk):
            return because("why-that-would-break-the-rest-of")
        if not space.fits(piece_of(chunk)):
            return because("why-this-chunk-can-be-set")
        return because("why-the-chunk-does-not-fit-there")

    def said_sizes(self) -> str:
        return ", ".join([str(size) for size in self.sizes])

    def said(self) -> list[Text]:
        return [Text("chunks-sizes", {"sizes": self.said_sizes()})]


def check(options: TabulaRasaOptions, seats: int) -> None:
    if "1" not in options.chunks:
        raise BadOption(because("why-chunks-must-contain-1-without"))


TabulaRasa = Game(
    TabulaRasaState, TabulaRasaOptions, moves=["set BLOCKDIE... on CELL..."],
    presets={"standard": {}, "any_size": {"chunks": "1,2,3,4,5,6"}, "touching": {"single_contact": True}},
    check=check, reading=lambda options, move: tidy(move, in_order),
    key="tabula_rasa", book="kosmos", number=28, title="Tabula Rasa", seats=(3,), minutes=30, kinds=("construction", "tactics"),
    score="win",
    summary="Break chunks of one, three or six dice off your flat block and set them on the pyramid. Use up your block first.",
)  # fmt: skip
