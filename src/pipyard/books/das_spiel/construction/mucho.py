"""Mucho: build a small pyramid that shows much.

Each of three players builds a pyramid of 20 dice in a corner. Roll a die, and put it as it stands into any funnel of your own
pyramid. After twenty rounds the numbers on its outer faces are added up, and the highest sum wins. In the domino version a die above
the plate must match at least one of the faces it lies on, and being slow costs points.
"""

from pipyard.vocabulary import *

CORNERS: list[list[int]] = [corner(seat, 4) for seat in range(3)]
OUTER_AXES: list[list[list[int]]] = [
    [[axis for axis in AXES if AT[place][axis] == (5 if axis == seat else 0)] for place in range(SIZE)] for seat in range(3)
]
"""``OUTER_AXES[seat][place]``: the axes on which a die of a seat's corner pyramid shows an outer face."""
DECLINE = Move("decline")
ROUNDS = 20
COST = 2


class MuchoOptions(Options):
    domino = flag(False, why="a die above the plate must match a face it lies on; slowness costs points", source="variant, R2")
    count_from = choice(
        "next_round",
        "at_once",
        why="domino: slowness costs from the round after the first completion, or at once",
        source="english, french",
    )
    max_extra_rounds = number(20, 0, 200, why="domino: so many rounds after the first completion the game ends", source="R3")
    max_rounds = max_rounds(60, "without a complete pyramid the domino version ends", most=1000)
    start_seat = start_seat()


def matches(turned: int, numbers: list[int]) -> bool:
    """Whether a lower face of a die equals the face under it (the lower face is 7 less the upper one)."""
    return any([UP[turned][axis] + numbers[axis] == 7 for axis in AXES])


class MuchoState(PyramidState):
    own_colours = True

    def __init__(self, seats: int, options: MuchoOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.domino: bool = options.domino
        self.at_once: bool = options.count_from == "at_once"
        self.most_extra: int = options.max_extra_rounds
        self.last_round: int = options.max_rounds if self.domino else ROUNDS
        self.left: list[int] = [len(CORNERS[0])] * 3  # dice that every pyramid still lacks
        self.sums: list[int] = [0] * 3
        self.faces_left: list[int] = [30] * 3
        self.first_done: int = -1  # the round in which the first pyramid was completed
        self.standing: int = -1  # how the rolled die stands
        self.offered: list[int] = []

    def turn(self) -> Turn:
        if self.standing >= 0:
            return ALONE[self.seat]
        if self.seat < 0:
            return who_begins(self.seats)
        if not any(self.left):
            return ranked(self.sums, "corners-complete")
        return ranked(self.sums, "round-limit") if self.past(self.last_round) else ROLL_ONTO_PLATE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        self.standing = outcome.at
        self.offered = [place for place in CORNERS[self.seat] if self.pile.is_funnel(place) and self.fits(place)]
        if not self.offered:
            self.end_turn()

    def fits(self, place: int) -> bool:
        return not self.domino or place < BASE or matches(self.standing, self.pile.funnel_numbers(place))

    def moves(self, seat: int) -> Space:
        found = [PLACE[place] for place in self.offered]
        return Listed([*found, DECLINE] if self.domino else found)

    def play(self, seat: int, move: Move) -> None:
        if move.at >= 0:
            self.last = move
            self.pile.stand(move.at, seat, self.standing)
            axes = OUTER_AXES[seat][move.at]
            self.left[seat] -= 1
            self.faces_left[seat] -= len(axes)
            for axis in axes:
                self.sums[seat] += UP[self.standing][axis]
        self.end_turn()

    def end_turn(self) -> None:
        """A turn after the first completion costs; who has completed their pyramid sits out."""
        if self.first_done >= 0 and (self.at_once or self.rounds() > self.first_done):
            self.sums[self.seat] -= COST
        if self.domino and self.left[self.seat] == 0 and self.first_done < 0:
            self.first_done = self.rounds()
            self.last_round = self.first_done + 1 + self.most_extra
        self.standing = -1
        self.offered = []
        self.next_seat()
        while self.domino and self.left[self.seat] == 0 and any(self.left):
            self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.at < 0:
            return because("why-the-die-has-to-be")
        if move.at not in CORNERS[seat]:
            return because("why-does-not-belong-to-your", cell=CELLS[move.at].text)
        return self.pile.no_funnel_because(move.at) or because("why-no-lower-face-of-the")

    def drawn_areas(self) -> list[Area]:
        homes = [area("home", CORNERS[seat], seat, say="area-own-pyramid") for seat in AXES]
        return homes + signed_areas({place: str(self.gain(place)) for place in self.offered}, "area-counts-here")

    def gain(self, place: int) -> int:
        """What the rolled die counts in a place of the player's pyramid."""
        return sum([int(UP[self.standing][axis]) for axis in OUTER_AXES[self.seat][place]])

    def drawn_scores(self) -> list[int]:
        return self.sums

    def drawn_rolls(self) -> list[Roll]:
        return [as_it_stands(self.standing, self.seat)] if self.standing >= 0 else []

    def said(self) -> list[Text]:
        found = [self.said_round(self.last_round)]
        if self.standing >= 0:
            found.append(Text("die-as-it-stands", {"triple": TRIPLES[self.standing].text}))
            if self.domino:
                found.append(Text("mucho-domino"))
        if self.first_done >= 0:
            found.append(Text("mucho-slow", {"cost": COST}))
        return found


Mucho = Game(
    MuchoState, MuchoOptions, moves=["place CELL", "decline"],
    presets={"standard": {}, "domino": {"domino": True}, "domino_french": {"domino": True, "count_from": "at_once"}},
    key="mucho", book="kosmos", number=27, title="Mucho", seats=(3,), minutes=20, kinds=("construction", "chance", "tactics"),
    score="most pips 999",
    summary="Roll a die and put it, as it stands, into your corner pyramid. The numbers on its outer faces count.",
)  # fmt: skip
