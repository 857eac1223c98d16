"""What Storing Scores and Eintrichtern share: numbers under covered funnels, a total, and lifting one die to look."""

from pipyard.vocabulary import *

LOWER = 0
COVER_DIE = 1
COVERED: list[int] = [place for place in range(SIZE) if LEVEL[place] == 1]
"""The 36 cells of level 1, each with a die that hides three numbers."""
DEAL = Chance(Deal(BASE, [[axis for axis in AXES if AT[place][axis] == 0] for place in range(BASE)]))
THREE = [Chance(Pool(3), seat) for seat in range(8)]
ROLL_OR_KEEP = Listed([Move("roll"), Move("keep")])
LIFT: dict[int, Move] = {place: Move("lift", CELLS[place]) for place in COVERED}


class MemoryState(PyramidState):
    """Roll or keep a total, then lift a die: either the numbers under it make the total, or everybody has seen them and it is covered
    again.
    """

    target_text: str = "storing-target"
    """The text key for the number of dice that win."""

    def __init__(self, seats: int, start_seat: str, target: int, seconds: float) -> None:
        super().__init__(seats, start_seat)
        self.cover: Chance = Chance(Certain("cover", seconds))
        self.target: int = target  # how many stored dice win; 0: play until none is left
        self.dealt: bool = False
        self.stored: list[int] = [0] * seats
        self.rolled: list[int] = []
        self.total: int = 0  # the total to find; 0: still to be rolled or kept
        self.roll_due: bool = True
        self.lifted: int = -1  # the lifted die, whose numbers are visible now
        self.lifted_sum: int = 0  # and their sum
        self.misses: int = 0  # in a row

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if not self.dealt:
            return DEAL
        if self.lifted >= 0:
            return self.cover
        if self.target and max(self.stored) >= self.target:
            return won([self.stored.index(max(self.stored))], self.stored, "enough-dice-stored")
        if sum(self.stored) == len(COVERED):
            return ranked(self.stored, "no-covering-die-left")
        return self.limit() or (THREE[self.seat] if self.roll_due else ALONE[self.seat])

    def limit(self) -> Over | None:
        """The end by a limit, if it is reached."""
        return None

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        elif not self.dealt:
            self.set_up([LETTERS.index(letter) for letter in outcome.text])
        elif self.lifted >= 0:
            self.lifted, self.lifted_sum = -1, 0
            self.total = 0
            self.next_seat()
        else:
            self.rolled = outcome.numbers()
            self.total = sum(self.rolled)
            self.roll_due = False

    def set_up(self, orientations: list[int]) -> None:
        for place in range(BASE):
            self.pile.stand(place, LOWER, orientations[place])
        for place in COVERED:
            self.pile.put(place, COVER_DIE)
        self.dealt = True

    def moves(self, seat: int) -> Space:
        if self.total == 0:
            return ROLL_OR_KEEP
        return Listed([LIFT[place] for place in COVERED if self.pile.occupied(place)])

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "roll":
            self.roll_due = True
        elif move.verb == "keep":
            self.total = sum(self.rolled)
        elif sum(self.pile.funnel_numbers(move.at)) == self.total:
            self.pile.take(move.at)
            self.stored[seat] += 1
            self.total = 0
            self.roll_due = True
            self.misses = 0
        else:
            self.lifted = move.at
            self.lifted_sum = sum(self.pile.funnel_numbers(move.at))
            self.misses += 1

    def sees_faces(self, seat: int | None) -> bool:
        """Whether a seat sees the individual numbers of the lifted die."""
        return True

    def conceal(self, seat: int | None) -> None:
        """Covered numbers are hidden from everybody, except those of the lifted die."""
        numbers = self.lifted_numbers() if self.lifted >= 0 else []
        self.hide_numbers()
        if not self.sees_faces(seat):
            return
        for axis, seen in enumerate(numbers):
            place = BELOW[self.lifted][axis]
            if seen:
                known = list(self.seen[place])
                known[axis] = str(seen)
                self.seen[place] = "".join(known)

    def lifted_numbers(self) -> list[int]:
        """The three numbers under the lifted die, 0 where the view does not know one."""
        if not self.seen:
            return self.pile.funnel_numbers(self.lifted)
        shown = [self.seen[BELOW[self.lifted][axis]][axis] for axis in AXES]
        return [int(number) if number != "?" else 0 for number in shown]

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.total == 0:
            return because("why-first-you-roll-or-keep")
        if move.verb == "lift":
            return because("why-there-is-no-die-to", cell=CELLS[move.at].text)
        return because("why-you-have-your-total-lift")

    def rough_outlook(self, seat: int) -> float:
        return ahead(self.stored, seat)

    def drawn_rolls(self) -> list[Roll]:
        return [Roll(tuple(self.rolled), self.seat)] if self.rolled else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stored", seat, {self.palette[COVER_DIE]: count}) for seat, count in enumerate(self.stored)]

    def drawn_scores(self) -> list[int]:
        return self.stored

    def said(self) -> list[Text]:
        found: list[Text] = []
        if self.target:
            found.append(Text(self.target_text, {"target": self.target}))
        if self.lifted >= 0:
            a, b, c = self.lifted_numbers()
            announced: dict[str, str | int] = {"sum": self.lifted_sum, "total": self.total}
            found.append(Text("storing-shown", {"a": a, "b": b, "c": c, **announced}) if a and b and c else Text("storing-sum", announced))
        elif self.total:
            found.append(Text("storing-total", {"total": self.total}))
        return found
