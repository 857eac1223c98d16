"""Race: roll over the ridges to the far corner, and show your best faces there.

First everybody sets their dice into the two rows of the start area, turned any way they like. Then you roll one of your dice over an
edge into an adjacent empty funnel, turn by turn. When the twelve scoring funnels of the finish triangle are full, each die there
scores the numbers that look outward, times the factor of its row. The highest total wins.
"""

from pipyard.vocabulary import *

START: list[int] = [place for place in range(BASE) if AT[place][0] <= 1]


def outward(place: int) -> list[int]:
    """The axes whose faces look out of the finish triangle."""
    x, y, z = xyz(place)
    return [axis for axis, out in enumerate((x == 4, y == 0, z == 0)) if out] if x >= 4 else []


OUTWARD: list[list[int]] = [outward(place) for place in range(BASE)]
SCORING: list[int] = [place for place in range(BASE) if OUTWARD[place]]
SET: list[list[Move]] = [[Move("place", CELLS[place], triple) for triple in TRIPLES] for place in range(BASE)]
PIVOT = Walks("pivot")


class RaceOptions(Options):
    factors = choice("1-2-3-4-4", "1-2-3-3-4", why="the factors of the rows x = 4 to x = 8", source="english, french")
    start_triple = choice("chosen", "rolled", why="dice are set into the start area as wanted, or rolled there", source="R4")
    max_rounds = max_rounds(120, "it is scored as it stands; placing counts")
    start_seat = start_seat()


class RaceState(PlateState):
    palette = ("red", "green", "black", "blue")
    own_colours = True

    def __init__(self, seats: int, options: RaceOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.factors: list[int] = [0, 0, 0, 0, *[int(word) for word in options.factors.split("-")]]
        self.rolled: bool = options.start_triple == "rolled"
        self.max_rounds: int = options.max_rounds
        self.hand: list[int] = [5 if seats == 3 else 4] * seats
        self.tumbling: int = -1  # the funnel into which a die is being rolled
        if self.seat >= 0:
            self.ask()

    def on_turn(self) -> Turn:
        return ROLL_ONTO_PLATE[self.seat] if self.tumbling >= 0 else super().on_turn()

    def goal(self) -> Over | None:
        for place in SCORING:
            if self.pile.colour[place] == EMPTY:
                return None
        return ranked(self.drawn_scores(), "finish-full")

    def legal(self, seat: int) -> list[Move]:
        found: list[Move] = []
        pile = self.pile
        if self.hand[seat]:
            for place in START:
                if pile.colour[place] == EMPTY:
                    found.extend([PLACE[place]] if self.rolled else SET[place])
            return found
        for place in plate_dice(pile, seat):
            for direction in range(6):
                end: int = NEXT[place][direction]
                if end >= 0 and pile.colour[end] == EMPTY:
                    found.append(PIVOT.of(place, end))
        return found

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "pivot":
            self.last = move
            roll_over(self.pile, move.at, move.to)
            self.end_turn()
            return
        self.last = PLACE[move.at]
        self.hand[seat] -= 1
        if self.rolled:
            self.tumbling = move.at
        else:
            self.pile.stand(move.at, seat, move.to)
            self.end_turn()

    def decided(self, outcome: Outcome) -> None:
        self.pile.stand(self.tumbling, self.seat, outcome.at)
        self.tumbling = -1
        self.end_turn()

    def worth(self, place: int) -> int:
        """What the die in a funnel scores."""
        shown = UP[self.pile.turned[place]]
        return self.factors[AT[place][0]] * sum([int(shown[axis]) for axis in OUTWARD[place]])

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "place":
            if self.hand[seat] == 0:
                return because("why-all-your-dice-are-placed")
            if move.at not in START:
                return because("why-is-not-in-the-start", cell=CELLS[move.at].text)
            if not self.rolled:
                return because("why-say-how-it-stands-place")
            return self.taken_because(move.at) or because("why-the-die-is-rolled-not")
        if self.hand[seat]:
            return because("why-first-all-dice-are-placed")
        if distance(move.at, move.to) != 1:
            return because("why-a-die-pivots-into-an", cell=CELLS[move.to].text, cell2=CELLS[move.at].text)
        return self.not_yours_because(seat, move.at) or self.taken_because(move.to)

    def drawn_heaps(self) -> list[Heap]:
        return self.own_heaps("stock", self.hand) if max(self.hand) else []

    def drawn_areas(self) -> list[Area]:
        factors = sorted(set(self.factors[4:]))
        worth = [[place for place in SCORING if self.factors[AT[place][0]] == factor] for factor in factors]
        rows = [area("worth", places, sign=f"×{factor}", say="area-factor") for factor, places in zip(factors, worth, strict=True)]
        return [area("home", START, say="area-start-of-all"), area("finish", SCORING, say="area-finish-of-all"), *rows]

    def drawn_scores(self) -> list[int]:
        scores = [0] * self.seats
        for place in SCORING:
            if self.pile.occupied(place):
                scores[self.pile.at(place)] += self.worth(place)
        return scores

    def said(self) -> list[Text]:
        free = len([place for place in SCORING if not self.pile.occupied(place)])
        return [
            Text("race-placing") if max(self.hand) else Text("race-free", {"free": free}),
            Text("race-factors", {"factors": " ".join([str(factor) for factor in self.factors[4:]])}),
            self.said_round(self.max_rounds),
        ]


Race = Game(
    RaceState, RaceOptions, moves=["place CELL TRIPLE", "place CELL", "pivot CELL CELL"],
    presets={"standard": {}, "french": {"factors": "1-2-3-3-4"}, "rolled": {"start_triple": "rolled"}},
    key="race", book="kosmos", number=52, title="Race", seats=(3, 4), minutes=30, kinds=("board", "tactics"), authors="Martin Callis",
    score="most points 999",
    summary="Pivot your dice to the far corner so that high numbers look outward. The nearer to the tip, the more they count.",
)  # fmt: skip
