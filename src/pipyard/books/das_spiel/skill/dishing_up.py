"""Dishing Up: throw until a die falls, and the fallen die says who is next.

A core of 56 dice stands on the plate. You throw your dice onto it, one after the other, until one leaves the plate. What falls is yours
again, and the number on top of the first fallen die names the next thrower. Whoever has no dice left wins.
"""

from pipyard.books.families.skill_entries import how_entered
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

CORE: list[int] = inner(1)
"""The 56 cells of the core."""
SHARES: dict[int, int] = {3: 36, 4: 27, 5: 21, 6: 18}
PLACES = SIZE - len(CORE)
LAST_THROWS = 20
"""So many throws before the last one, the limit is said."""
ON_PLATE = 0
THROWN = 1


def next_thrower(seats: int, thrower: int, face: int) -> int:
    """Who throws next when the first fallen die shows a number; one that nobody has, or that was not seen (0), calls the left neighbour."""
    if seats == 3 and face > 0:
        return (face - 1) // 2
    return face - 1 if 0 < face <= seats else (thrower + 1) % seats


class DishingUpOptions(Options):
    distance_cm = number(20, 5, 50, why="how far from the plate you throw at least", source="C11")
    max_throws = number(600, 1, 9999, why="after so many throws in all the smallest stock wins", source="C9")
    input = how_entered()
    start_seat = start_seat()


class Thrown(Stepwise):
    """What may be entered about a throw: it ``stayed``, it ``returned`` askew, or dice ``fell``: how many, and the number on the first."""

    def __init__(self, most: int) -> None:
        self.most: int = most

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps(["stayed", "returned", "fell"], False)
        if prefix[0] in ("stayed", "returned"):
            return Steps([], len(prefix) == 1)
        if prefix[0] != "fell" or len(prefix) > 3:
            return Steps([], False)
        if len(prefix) == 3:
            return Steps([], True)
        return Steps([*range(1, self.most + 1)] if len(prefix) == 1 else [1, 2, 3, 4, 5, 6], False)


class DishingUpState(SkillTurnState):
    """Core dice have the numbers 1 to 56, thrown ones those after them. With a real set only the stocks are kept.

    ``fallen`` is what the first die shows that left the plate in the last throw, 0 if none did; ``placed`` how many of the thrown dice lie.
    """

    palette = ("black", "green")
    acts = ("throw",)

    fewest_win = True

    def __init__(self, seats: int, options: DishingUpOptions) -> None:
        super().__init__(seats, options.start_seat, options.input, [SHARES[seats]] * seats)
        self.distance: int = options.distance_cm
        self.max_throws: int = options.max_throws
        self.throws: int = 0
        self.fallen: int = 0
        self.placed: int = 0
        self.thrown: int = -1
        for at, place in enumerate(CORE):
            cell = CELLS[place]
            self.dice[1 + at] = seated(1 + at, ON_PLATE, place, TRIPLES[(5 * cell.x + 7 * cell.y + 11 * cell.z) % 24].text)
        self.restack()

    def rig(self) -> Rig:
        return Rig(distance=10.0 * self.distance, side=self.seat % 3)

    def fresh(self, action: Action) -> dict[int, int]:
        return {self.unused(1 + len(CORE), 200): THROWN}

    def came_to_rest(self, result: ActionResult) -> None:
        gone = self.take_in(result)
        fallen = [die.standing.face for die in gone if die.standing.how == OFF]
        self.stock[self.seat] += len(gone) - 1
        self.conclude(fallen[0] if fallen else 0, bool(fallen))

    def entries(self) -> Space:
        return Thrown(1 + len(CORE) + self.placed)

    def draft(self, move: Move) -> bool:
        if move.verb == "stayed":
            self.stock[self.seat] -= 1
        elif move.verb == "fell":
            self.stock[self.seat] += move.number - 1
        return True

    def confirmed(self) -> None:
        self.placed = sum([SHARES[self.seats]] * self.seats) - sum(self.stock)
        entry = self.entry[-1]
        self.conclude(entry.numbers()[1] if entry.verb == "fell" else 0, entry.verb == "fell")

    def conclude(self, face: int, fell: bool) -> None:
        """A throw is over: has it emptied the stock, or does a fallen die say who is next?"""
        self.throws += 1
        self.fallen = face
        self.thrown = self.seat
        if self.stock[self.seat] <= 0:
            self.ending = won([self.seat], self.stock[:], "no-dice-in-stock")
        elif self.throws >= self.max_throws:
            self.ending = ranked(self.stock[:], "throws-made", fewest=True)
        else:
            if fell:
                self.turns += 1
                self.seat = next_thrower(self.seats, self.seat, face)
            self.begin_act()

    def pass_on(self) -> None:
        """Whoever lets the time pass: the seat to the left is next."""
        self.throws += 1
        self.next_seat()
        if self.throws >= self.max_throws:
            self.ending = ranked(self.stock[:], "throws-made", fewest=True)
        self.begin_act()

    def calls(self) -> Text:
        """Whom each number on a fallen die calls."""
        called: dict[str, str | int | float | Text | list[str | int | float | Text]] = {
            f"seat{seat + 1}": seat for seat in range(self.seats)
        }
        if 3 < self.seats < 6:
            called["seat_left"] = (self.seat + 1) % self.seats
        return Text(f"dishing-up-calls-{self.seats}", called)

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.fallen,), self.thrown, "fallen")] if self.fallen else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stock", seat, {"green": max(0, count)}) for seat, count in enumerate(self.stock)]

    def drawn_scores(self) -> list[int]:
        return [max(0, count) for count in self.stock]

    def said_turn(self) -> list[Text]:
        said: list[Text] = []
        if self.max_throws - self.throws <= LAST_THROWS:
            said.append(Text("dishing-up-throws", {"throw": self.throws + 1, "of": self.max_throws}))
        if self.seat >= 0:
            said.append(self.calls())
        return said


DishingUp = Game(
    DishingUpState, DishingUpOptions, moves=[*aimed_forms("throw"), "stayed", "returned", "fell NUMBER NUMBER", "accept", "object"],
    presets={"standard": {}, "near": {"distance_cm": 8}, "short": {"max_throws": 100}, "by_hand": {"input": "by_hand"}},
    key="dishing_up", book="kosmos", number=19, title="Dishing Up", seats=(3, 4, 5, 6), minutes=25,
    kinds=("dexterity", "construction", "chance"), short={"max_throws": "30"},
    score="left",
    summary="Throw your dice onto the pyramid until one falls. It is yours again, and its number says who throws next.",
)  # fmt: skip
