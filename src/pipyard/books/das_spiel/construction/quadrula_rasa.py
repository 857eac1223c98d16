"""Quadrula Rasa: take your cube apart first.

Everybody has a cube of 4 x 4 x 4 dice standing on the table. In your turn you lift off a chunk of up to ten dice, hanging
together by faces, and set it on the pyramid as it is, every die of it standing firmly and at least one of them touching what
lies there already. Whoever has used up their cube first wins; when the pyramid is complete before, the smallest rest does.
"""

from pipyard.books.families.chunks import ChunkState, bits, tidy
from pipyard.books.families.cube_chunks import CubeSpace, in_order
from pipyard.books.families.dice_cube import CUBE_DICE, LAYER, ROW, cube, hangs, liftable
from pipyard.vocabulary import *
from pipyard.vocabulary.blocks import *


class QuadrulaRasaOptions(Options):
    cube = choice("64", "125", why="cubes of 4 x 4 x 4 dice, or for two players of 5 x 5 x 5", source="variant")
    chunk_max = number(10, 1, 10, why="how many dice a chunk has at most", source="book")
    remove = choice("lift", "any", why="chunks are lifted off, or taken anywhere as if the cube were glued", source="R2")
    rest_connected = flag(False, why="what remains of the cube must hang together", source="sister")
    contact = choice("face_edge", "face", why="a chunk touches the building by a face or an edge, or by a face only", source="book, R3")
    start_seat = start_seat()


class QuadrulaRasaState(ChunkState):
    tray = "cube"
    named = CUBE_DICE
    strides = (1, ROW, LAYER)
    all_passed = "nobody-can-set"
    fewest_win = True

    def __init__(self, seats: int, options: QuadrulaRasaOptions) -> None:
        super().__init__(seats, options.start_seat, cube(4 if options.cube == "64" else 5))
        self.most: int = options.chunk_max
        self.lift: bool = options.remove == "lift"
        self.one_piece: bool = options.rest_connected
        self.by_face: bool = options.contact == "face"

    def moves(self, seat: int) -> Space:
        return self.takeable(seat)

    def takeable(self, seat: int) -> CubeSpace:
        ground = Ground(self.pile)
        contact = -1 if not ground.dice else ground.by_face if self.by_face else ground.by_edge
        return CubeSpace(self.rest[seat], ground, contact, self.most, self.lift, self.one_piece)

    def able(self, seat: int) -> bool:
        """With edge contact a single die always fits; with faces only it needs a funnel above the base, or a larger chunk."""
        roomy = not self.by_face or self.pile.empty() or self.pile.first_upper_funnel() >= BASE
        return roomy or self.takeable(seat).any_at_all()

    def goal(self) -> Over | None:
        complete = ranked(self.left(), "pyramid-complete", fewest=True) if self.pile.complete() else None
        return super().goal() or complete

    def no_chunk_because(self, seat: int, dice: list[int]) -> Text | None:
        chunk = bits(dice)
        if len(dice) > self.most:
            return because("why-a-chunk-has-dice-at", most=self.most)
        if not hangs(chunk):
            return because("why-the-dice-of-a-chunk")
        if self.lift and not liftable(chunk, self.rest[seat]):
            return because("why-a-chunk-is-lifted-off")
        if self.one_piece and not hangs(self.rest[seat] & ~chunk):
            return because("why-that-would-break-the-rest")
        if not self.takeable(seat).settings_of(dice):
            return because("why-this-chunk-can-be-set")
        touch = because("part-by-a-face") if self.by_face else because("part-by-a-face-or-an-edge")
        return because("why-the-chunk-does-not-fit", touch=touch)

    def said(self) -> list[Text]:
        return [Text("chunks-most", {"most": self.most})]


def check(options: QuadrulaRasaOptions, seats: int) -> None:
    if options.cube == "125" and seats != 2:
        raise BadOption(because("why-cube-cannot-be-125-with"))
    if options.contact == "face" and options.chunk_max < 3:
        raise BadOption(because("why-contact-cannot-be-face-with"))


QuadrulaRasa = Game(
    QuadrulaRasaState, QuadrulaRasaOptions, moves=["set CUBEDIE... on CELL..."],
    presets={"standard": {}, "large_cube": {"cube": "125"}, "glued": {"remove": "any"}, "one_piece": {"rest_connected": True},
             "faces": {"contact": "face"}},
    check=check, reading=lambda options, move: tidy(move, in_order),
    key="quadrula_rasa", book="kosmos", number=29, title="Quadrula Rasa", seats=(2, 3), minutes=25, kinds=("construction", "tactics"),
    authors="Jan Dirk Buschmann and Georg Thimme",
    score="left",
    summary="Lift chunks of up to ten dice off your cube and set them on the pyramid as they are. Use up your cube first.",
)  # fmt: skip
