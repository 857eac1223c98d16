"""DoRa: Domino Rasanto. Like faces lie on like faces.

Roll one of your dice onto the plate and put it, as it stands, next to one that lies there. Every funnel made of three dice is
then filled, and its three numbers say by whom: the odd one out of two equal ones, else the greatest. The filler sets a die so that
its lower face shows the same number as the face it lies on. Whoever gets rid of their last die first wins.
"""

from pipyard.vocabulary import *

SET: list[Move] = [Move("set", triple) for triple in TRIPLES]
ONE_COLOUR = 1
THREE_EQUAL = 2
TWO_EQUAL = 3
GREATEST = 4
CASES = ("", "dora-one-colour", "dora-three-equal", "dora-two-equal", "dora-greatest")
FILL: list[Move] = [Move("fill", place) for place in CELLS]
AGAINST: list[list[list[int]]] = [[with_face(axis, 7 - face) if face else [] for face in range(7)] for axis in AXES]
"""``AGAINST[axis][number]``: the ways to set a die whose lower face on an axis equals a number."""


class DoraOptions(Options):
    fill_order = choice(
        "fixed",
        "active_player",
        why="funnels are filled from below in a fixed order, or the player on turn names the next",
        source="R3",
    )
    start_seat = start_seat()


class DoraState(CascadeState):
    def __init__(self, seats: int, options: DoraOptions) -> None:
        super().__init__(seats, options.start_seat, seats, equal_share(seats), True)
        self.named: bool = options.fill_order == "active_player"
        self.when: list[int] = [0] * SIZE  # the how-manieth die of the game lies in a cell
        self.standing: int = -1  # how the die stands that has been rolled
        self.filling: int = -1  # the funnel that is being filled, by whom, for which reason, and in which ways
        self.filler: int = -1
        self.case: int = 0
        self.ways: list[int] = []

    def turn(self) -> Turn:
        if 0 in self.stock:
            return won([self.stock.index(0)], self.drawn_scores(), "last-die-placed")
        if self.filling >= 0:
            return ALONE[self.filler]
        if self.seat < 0:
            return who_begins(self.seats)
        return ALONE[self.seat] if self.standing >= 0 or self.waiting else ROLL_ONTO_PLATE[self.seat]

    def drawn_areas(self) -> list[Area]:
        return [area("reach", [self.filling], self.filler, say="area-to-be-filled")] if self.filling >= 0 else []

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        else:
            self.standing = outcome.at

    def moves(self, seat: int) -> Space:
        if self.filling >= 0:
            return Listed([SET[way] for way in self.ways])
        return self.plate() if self.standing >= 0 else Listed([FILL[place] for place in sorted(self.waiting)])

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "place":
            self.last = move
            self.stand(move.at, seat, self.standing)
            self.standing = -1
        elif move.verb == "set":
            self.last = FILL[self.filling]
            self.stand(self.filling, seat, move.at)
            self.filling = self.filler = -1
        else:
            self.waiting.remove(move.at)
            self.ask_filler(move.at)
            return
        if 0 in self.stock:
            return
        if not self.waiting:
            self.next_seat()
        elif len(self.waiting) == 1 or not self.named:
            self.ask_filler(self.first_waiting())

    def stand(self, place: int, side: int, turned: int) -> None:
        self.pile.turn(place, turned)
        self.put(place, side)
        self.when[place] = self.sides * self.share - sum(self.stock)

    def ask_filler(self, funnel: int) -> None:
        """Who fills a funnel, and in which ways."""
        numbers, owners = self.pile.funnel_numbers(funnel), self.pile.under_colours(funnel)
        a, b, c = numbers
        axes = [axis for axis in AXES if numbers[axis] == max(numbers)]
        if owners[0] == owners[1] == owners[2]:
            self.case = ONE_COLOUR
            self.filler = (owners[0] + 1) % self.sides
        elif a == b == c:
            self.case = THREE_EQUAL
            times = [self.when[place] for place in UNDER[funnel]]
            self.filler = owners[times.index(max(times))]
        else:
            self.case = GREATEST
            if len(set(numbers)) == 2:
                self.case = TWO_EQUAL
                axes = [2 if a == b else 1 if a == c else 0]
            self.filler = owners[axes[0]]
        self.filling = funnel
        self.ways = sorted([way for axis in axes for way in AGAINST[axis][numbers[axis]]])

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.filling >= 0:
            return because("why-its-lower-face-must-show") if move.verb == "set" else because("why-first-a-funnel-has-to")
        if self.standing >= 0 and move.verb == "place":
            return self.no_base_place_because(move.at)
        return because("why-a-rolled-die-is-put") if self.standing >= 0 else because("why-name-one-of-the-funnels")

    def drawn_scores(self) -> list[int]:
        return self.used()

    def drawn_rolls(self) -> list[Roll]:
        return [as_it_stands(self.standing, self.seat)] if self.standing >= 0 else []

    def said(self) -> list[Text]:
        if self.filling >= 0:
            a, b, c = self.pile.funnel_numbers(self.filling)
            place, filler = CELLS[self.filling].text, self.palette[self.filler]
            return [Text(CASES[self.case], {"cell": place, "a": a, "b": b, "c": c, "by": filler})]
        if self.standing >= 0:
            return [Text("die-as-it-stands", {"triple": TRIPLES[self.standing].text})]
        return [Text("dora-name-a-funnel")] if self.waiting else []


Dora = Game(
    DoraState, DoraOptions, moves=["place CELL", "set TRIPLE", "fill CELL"],
    presets={"standard": {}, "active_player": {"fill_order": "active_player"}},
    key="dora", book="kosmos", number=26, title="DoRa", seats=(2, 3), minutes=30, kinds=("construction", "tactics", "chance"),
    authors="Nicolai Wittig",
    score="win",
    summary="Domino Rasanto: roll a die onto the plate; the numbers of a funnel say who fills it. Get rid of your dice first.",
)  # fmt: skip
