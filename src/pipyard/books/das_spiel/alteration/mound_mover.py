"""Mound Mover: move your mountain into the next corner.

Each of three players has a pyramid of twenty dice in a corner. In your turn one of your dice makes a right-angle jump over
a ridge. A die with anything on it is stuck, and blockades may last for ever. Whoever has rebuilt the whole pyramid in the next
corner clockwise wins; the round is played to its end.
"""

from pipyard.books.families.jump_turns import JumpingState
from pipyard.vocabulary import *

CORNERS: list[list[int]] = [corner(axis, 4) for axis in AXES]
BLUE = 3
LAYERS = (0, 1, 2, 2)
"""With layers: whose dice lie on level 0 to 3 of a corner, counted from its owner."""


class MoundMoverOptions(Options):
    moves = choice("one", "rolled", why="one jump a turn, or as many as a die says", source="variant, R4")
    blue = flag(False, why="ten blue dice in mid-plate that nobody moves", source="variant, R3")
    layers = flag(False, why="every corner is built of three colours, level by level", source="variant")
    long_jump = long_jump()
    max_rounds = max_rounds(120, "most dice in the goal win")
    start_seat = start_seat()


class MoundMoverState(JumpingState):
    palette = ("red", "green", "black", "blue")

    def __init__(self, seats: int, options: MoundMoverOptions) -> None:
        super().__init__(seats, options)
        self.with_roll: bool = options.moves == "rolled"
        self.rolled: int = 0
        self.left: int = 0  # jumps of this turn that are still to be made, 0: roll first
        for axis in AXES:
            for place in CORNERS[axis]:
                self.pile.put(place, (axis + LAYERS[LEVEL[place]]) % 3 if options.layers else axis)
        if options.blue:
            put_all(self.pile, inner(2), BLUE)

    def on_turn(self) -> Turn:
        return ROLL[self.seat] if self.with_roll and self.left == 0 else ALONE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        self.rolled = self.left = outcome.number

    def play(self, seat: int, move: Move) -> None:
        carry(self.pile, move.at, move.to)
        self.last = move
        self.left = max(0, self.left - 1)
        if self.left == 0:
            self.end_turn()

    def goal(self) -> Over | None:
        if self.left or self.turns % self.seats:
            return None
        winners = [seat for seat, count in enumerate(self.drawn_scores()) if count == 20]
        return won(winners, self.drawn_scores(), "goal-reached") if winners else None

    def drawn_areas(self) -> list[Area]:
        return [area("home", CORNERS[seat], seat) for seat in AXES] + [area("goal", CORNERS[(seat + 1) % 3], seat) for seat in AXES]

    def drawn_scores(self) -> list[int]:
        """Own dice in the goal corner."""
        return [sum([1 for place in CORNERS[(seat + 1) % 3] if self.pile.at(place) == seat]) for seat in AXES]

    def rows_left(self) -> list[int]:
        return [sum([max(0, 5 - int(AT[place][(seat + 1) % 3])) for place in self.pile.cells_of(seat)]) for seat in AXES]

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.rolled,), self.seat)] if self.left else []

    def said(self) -> list[Text]:
        return super().said() + ([Text("jumps-left", {"jumps": self.left})] if self.left else [])


MoundMover = Game(
    MoundMoverState, MoundMoverOptions, moves=["jump CELL CELL"],
    presets={"standard": {}, "rolled": {"moves": "rolled", "max_rounds": 40}, "blue": {"blue": True}, "layers": {"layers": True}},
    key="mound_mover", book="kosmos", number=37, title="Mound Mover", seats=(3,), minutes=45, kinds=("alteration", "tactics"),
    authors="Reto Walt, Gilberto Zappatini",
    score="win",
    summary="One jump over a ridge a turn. Rebuild your pyramid of twenty in the next corner, and mind the blockades.",
)  # fmt: skip
