"""Golden Centre: the middle number builds.

Each of three players builds a small pyramid in a corner. In every round all three roll one die. All different: the
middle number adds a die. Two equal: the third player adds one. All equal: everybody takes off as many as rolled.
The first complete corner wins. Nobody decides anything.
"""

from pipyard.vocabulary import *

ALL_ROLL = Chance(each(3))
SIDE = {"20": 4, "10": 3, "4": 2}


class GoldenCentreOptions(Options):
    triple = choice("number", "one", why="three equal numbers take off as many dice as rolled, or one", source="english, french")
    size = choice("20", "10", "4", why="the dice of a corner pyramid; smaller ones make a short game", source="R1")
    max_rounds = max_rounds(400, "most dice win")


class GoldenCentreState(PyramidState):
    own_colours = True

    def __init__(self, seats: int, options: GoldenCentreOptions) -> None:
        super().__init__(seats)
        self.as_rolled: bool = options.triple == "number"
        self.corners: list[list[int]] = [corner(seat, SIDE[options.size]) for seat in range(3)]
        self.max_rounds: int = options.max_rounds
        self.rolled: list[int] = []

    def ended(self) -> Over | None:
        complete = len(self.corners[0])
        return first_with(complete, self.drawn_scores(), "corner-complete") or self.end_by_limit(self.max_rounds)

    def on_turn(self) -> Turn:
        return ALL_ROLL

    def decided(self, outcome: Outcome) -> None:
        self.rolled = outcome.numbers()
        self.turns += 1
        if len(set(self.rolled)) == 1:
            self.take_off(self.rolled[0] if self.as_rolled else 1)
        else:
            seat = builder(self.rolled)
            self.pile.put(self.corners[seat][self.drawn_scores()[seat]], seat)

    def take_off(self, count: int) -> None:
        """Everybody loses so many dice, the last ones first."""
        for places, built in zip(self.corners, self.drawn_scores(), strict=True):
            for place in reversed(places[max(0, built - count) : built]):
                self.pile.take(place)

    def rounds(self) -> int:
        """Every roll of all three is a round."""
        return self.turns

    def drawn_scores(self) -> list[int]:
        """How many dice stand in every corner."""
        return [sum([1 for place in places if self.pile.occupied(place)]) for places in self.corners]

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((face,), seat) for seat, face in enumerate(self.rolled)]

    def drawn_areas(self) -> list[Area]:
        return [area("home", places, seat, say="area-own-pyramid") for seat, places in enumerate(self.corners)]

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        if len(set(self.rolled)) == 1:
            found.insert(0, Text("golden-three-equal", {"count": self.rolled[0] if self.as_rolled else 1}))
        elif self.rolled:
            seat = builder(self.rolled)
            middle = Text("golden-middle", {"seat": seat, "number": self.rolled[seat]})
            found.insert(0, middle if len(set(self.rolled)) == 3 else Text("golden-two-equal", {"seat": seat}))
        return found


def builder(rolled: list[int]) -> int:
    """Who adds a die when the three numbers are not all equal: the middle one, or the one that differs from two equal ones."""
    once = sorted([number for number in rolled if rolled.count(number) == 1])
    return rolled.index(once[len(once) // 2])


GoldenCentre = Game(
    GoldenCentreState, GoldenCentreOptions, moves=[],
    presets={"standard": {}, "french": {"triple": "one"}, "short": {"size": "4"}},
    key="golden_centre", book="kosmos", number=22, title="Golden Centre", seats=(3,), minutes=10, kinds=("construction", "chance"),
    authors="Gabriele Lagemann", score="win",
    summary="All three roll. The middle number builds, three equal ones tear down. First complete corner wins.",
)  # fmt: skip
