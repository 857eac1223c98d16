"""Masquerade: pull the foot, set it on the top, and make your three edges look alike.

Each player has a small pyramid of 20 dice whose three edges are red, green and blue in three different orders; the apex is
black. In your turn you draw the foot of one of your edges out: the dice above it slide down, and the foot goes to the top.
Whoever first has the same sequence of colours on all three edges wins.
"""

from pipyard.vocabulary import *

COLOUR_LETTERS = "rgkb"
LATIN = "rgbgbrbrg"
"""The start: the edge towards the own corner, then the next two, each from foot to top."""


class MasqueradeOptions(Options):
    mode = choice("main", "training", why="three equal sequences, or every edge of one colour", source="book")
    target = choice("any", "blue_red_green", why="any common sequence, or this one from foot to top", source="english, french")
    equal_turns = flag(True, why="finish the round, so that the start seat has no edge", source="silent")
    start = choice("latin", "random", why="the book's most colourful start, or one drawn for all", source="R1")
    max_rounds = max_rounds(100, "nobody wins")
    start_seat = start_seat()


def edge(seat: int, axis: int) -> list[int]:
    """An edge of a seat's pyramid, from the apex down to the foot."""
    return [find(*[5 * int(seat == one) + down * int(axis == one) for one in AXES]) for down in range(4)]


EDGES: list[list[list[int]]] = [[edge(seat, (seat + turn) % 3) for turn in AXES] for seat in AXES]
"""The three edges of every seat's pyramid, own axis first."""
DRAW: dict[int, Move] = {edge[3]: Move("draw", CELLS[edge[3]]) for edges in EDGES for edge in edges}


def reached(words: list[str], training: bool, target: str) -> bool:
    """Whether three edges, each read from foot to top, are the goal."""
    if training:
        return all([len(set(word)) == 1 and word[0] != "k" for word in words])
    return words[0] == words[1] == words[2] and target in ("any", words[0])


def orders(dice: str) -> list[str]:
    """All different orders of some dice, sorted."""
    if not dice:
        return [""]
    return [first + rest for first in sorted(set(dice)) for rest in orders(dice.replace(first, "", 1))]


def starts(training: bool, target: str) -> Even:
    """All orders of the nine coloured dice that are not the goal already."""
    return Even([Move(order) for order in orders("rrrgggbbb") if not reached([order[:3], order[3:6], order[6:]], training, target)])


def _most_alike(dice: str, coloured: bool) -> int:
    """How many dice of a group have the colour that most of them have; one alone matches nothing."""
    most = max([dice.count(letter) for letter in ("rgb" if coloured else COLOUR_LETTERS)])
    return most if most > 1 else 0


class MasqueradeState(PyramidState):
    palette = ("red", "green", "black", "blue")

    def __init__(self, seats: int, options: MasqueradeOptions) -> None:
        super().__init__(seats, options.start_seat if seats > 1 else "0")
        self.training: bool = options.mode == "training"
        self.target: str = "brg" if options.target == "blue_red_green" and not self.training else "any"
        self.equal_turns: bool = options.equal_turns
        self.max_rounds: int = options.max_rounds
        self.starts: Chance | None = Chance(starts(self.training, self.target)) if options.start == "random" else None
        self.dealt: bool = False
        if self.starts is None:
            self.set_up(LATIN)

    def set_up(self, order: str) -> None:
        for seat in range(self.seats):
            coloured = dict(zip([place for edge in EDGES[seat] for place in reversed(edge[1:])], order, strict=True))
            for place in corner(seat, 4):
                self.pile.put(place, COLOUR_LETTERS.index(coloured.get(place, "k")))
        self.dealt = True

    def words(self, seat: int) -> list[str]:
        """The colours of a seat's edges, each read from foot to top."""
        return ["".join([COLOUR_LETTERS[self.pile.at(place)] for place in reversed(edge[1:])]) for edge in EDGES[seat]]

    def done(self, seat: int) -> bool:
        return reached(self.words(seat), self.training, self.target)

    def ended(self) -> Over | None:
        if not self.dealt or (self.equal_turns and self.turns % self.seats):
            return None
        winners = [seat for seat in range(self.seats) if self.done(seat)]
        if winners:
            return won(winners, self.drawn_scores(), "goal-reached")
        return nobody(self.drawn_scores(), "round-limit") if self.past(self.max_rounds) else None

    def on_turn(self) -> Turn:
        return self.starts if not self.dealt and self.starts is not None else ALONE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        self.set_up(outcome.text)

    def moves(self, seat: int) -> Space:
        return Listed([DRAW[edge[3]] for edge in EDGES[seat]])

    def play(self, seat: int, move: Move) -> None:
        for edge in EDGES[seat]:
            if edge[3] == move.at:
                pull_to_top(self.pile, edge, 3)
        self.last = move
        self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        return because("why-you-draw-the-foot-of", feet=", ".join([CELLS[edge[3]].text for edge in EDGES[seat]]))

    def drawn_areas(self) -> list[Area]:
        return [area("line", edge[1:], seat, say="area-edges") for seat in range(self.seats) for edge in EDGES[seat]]

    def alike(self) -> list[int]:
        """How many of every seat's nine edge dice fit: they match those at their height, or the target; in training, their edge."""
        if not self.dealt:
            return [0] * self.seats
        return [self.fitting(self.words(seat)) for seat in range(self.seats)]

    def fitting(self, words: list[str]) -> int:
        if self.target != "any":
            return sum([sum([int(word[height] == self.target[height]) for height in range(3)]) for word in words])
        groups = words if self.training else ["".join([word[height] for word in words]) for height in range(3)]
        return sum([_most_alike(group, self.training) for group in groups])

    def progress(self) -> list[Text | None]:
        return [Text("progress-edge-dice", {"dice": count}) for count in self.alike()]

    def leading(self) -> tuple[int, ...]:
        return leaders(self.alike())

    def drawn_scores(self) -> list[int]:
        return [int(self.done(seat)) for seat in range(self.seats)]

    def said(self) -> list[Text]:
        goal = "masquerade-goal-training" if self.training else "masquerade-goal-main"
        return [Text(goal if self.target == "any" else "masquerade-goal-blue-red-green"), self.said_round(self.max_rounds)]


Masquerade = Game(
    MasqueradeState, MasqueradeOptions, moves=["draw CELL"],
    presets={"standard": {}, "training": {"mode": "training"}, "french": {"target": "blue_red_green"}, "random": {"start": "random"}},
    key="masquerade", book="kosmos", number=34, title="Masquerade", seats=(1, 2, 3), minutes=10,
    kinds=("alteration", "tactics", "puzzle"),
    score="win",
    summary="Draw the foot of an edge, set it on the top. Make your three edges look alike before the others do.",
)  # fmt: skip
