"""Captain Flint's Skeleton Trick: leave only the three edges of the pyramid standing.

You press a finger on the top die of a complete pyramid, tilt the plate as far as you like and shake it until the other 140 dice have
slid out, and bring it level again: the 25 dice of the edges hold by pressure alone. Fewest attempts win, then the shorter time.
Or you try to build the skeleton by hand, which nobody can, or lift it from the table as an L with a mast.
"""

from math import acos, degrees, sqrt

from pipyard.books.families.attempt_entries import AttemptOptions, Entries, Tried
from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.gestures import COMPASS_DIRECTIONS, Gestures, Part, heading, raised, turned_over
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

SKELETON = sorted({cell(*[t if axis == edge else 0 for axis in range(3)]) for edge in range(3) for t in range(9)})
"""The cells of the three edges."""
BONES = frozenset(SKELETON)
STEEPEST = 180.0
LEANING = degrees(acos(-1 / sqrt(3)))
"""In the L the plate lies upside down against the three end dice: so far it is from level."""
LAID = 60
"""The L's mast is the edge of the axis z, so the plate leans to the side opposite to the corner z (degrees clockwise from x)."""
FORCE = Part("newton", 0.1, 30, [4, 6, 8, 10, 15], 8)
TURN = (
    FORCE,
    Part("degrees", 1, 180, [90, 120, 150, 170], 170),
    Part("m/s²", 0, 15, [0, 4, 8, 12], 6),
    Part("seconds", 1, 20, [2, 3, 5], 3),
    Part("direction", 0, 359, COMPASS_DIRECTIONS, 0),
)
RAISE = (FORCE, Part("seconds", 0.5, 20, [1, 2, 4], 2))


def is_skeleton(cells: list[int], others: int = 0) -> bool:
    """Whether exactly the skeleton is on the plate: dice seated in these cells, and ``others`` lying askew."""
    return others == 0 and sorted(cells) == SKELETON


def remainder(cells: list[int], others: int = 0) -> int:
    """What a failed try counts: the dice in the skeleton less all other dice on the plate."""
    inside = len([place for place in cells if place in BONES])
    return inside - (len(cells) - inside) - others


class CaptainFlintOptions(AttemptOptions):
    method = choice(
        "trick",
        "freehand",
        "l_frame",
        why="with a finger, die by die, or lifted from the table",
        source="book, variant",
    )


class Bones(Gestures):
    """Dice are placed one by one in places of the skeleton that are still empty."""

    def __init__(self, empty: list[Name], rig: Rig) -> None:
        super().__init__({"place": ()}, ("done",), (), rig, ("place",), empty)

    def misfit(self, move: Move) -> Text | None:
        try:
            action = read_action(move, self.rig)
        except PipyardError as error:
            return error.text
        if isinstance(action, Place) and action.spot not in [one.text for one in self.cells]:
            return because("why-empty-place-of-the-skeleton", cells=", ".join([one.text for one in self.cells[:25]]))
        return action.trouble(self.rig)


class CaptainFlintState(AttemptsState):
    """``lean`` is how the plate is tilted between two actions, ``level`` whether that is level, ``stood`` how many dice stood before one
    is placed."""

    live = ("press 0,0,0",)

    def __init__(self, seats: int, options: CaptainFlintOptions) -> None:
        self.method: str = options.method
        self.lean: tuple[float, float] = (0.0, 0.0)
        self.level: bool = True
        self.stood: int = 0
        super().__init__(seats, options)

    def drawn_areas(self) -> list[Area]:
        return [area("line", SKELETON, say="area-skeleton")]

    def set_up(self) -> None:
        self.lean = (0.0, 0.0)
        self.level = True
        self.stood = 0
        self.dice = {}
        if self.method == "trick":
            self.dice = {place + 1: seated(place + 1, colour_in(place), place) for place in range(SIZE)}
        elif self.method == "l_frame":
            self.dice = {place + 1: seated(place + 1, colour_in(place), place) for place in SKELETON}
            x, y = heading(LAID)
            self.lean = (round(LEANING * x, 1), round(LEANING * y, 1))
            self.level = False

    def rig(self) -> Rig:
        if self.method == "freehand":
            return Rig(supported=False)
        return Rig(steepest=STEEPEST, finger=APEX, supported=False, lean=self.lean)

    def goals(self) -> list[frozenset[int]]:
        return [BONES]

    def fresh(self) -> dict[int, int]:
        if not isinstance(self.action, Place):
            return {}
        number = next(place + 1 for place in SKELETON if place + 1 not in self.dice)
        return {number: colour_in(number - 1)}

    def steered(self) -> list[str]:
        return [] if self.method == "freehand" else super().steered()

    def gestures(self) -> Gestures:
        if self.method == "freehand":
            filled = self.seated_cells()
            return Bones([CELLS[place] for place in SKELETON if place not in filled], self.rig())
        parts: dict[str, tuple[Part, ...]] = {"turn": TURN} if self.method == "trick" else {"raise": RAISE}
        return Gestures(parts, ("done",), ("press",), self.rig())

    def act(self, move: Move) -> Action | None:
        if move.verb == "done":
            self.declare()
            return None
        self.stood = len(self.dice)
        space = self.gestures()
        if move.verb == "turn":
            force, steep, shake, seconds, towards = space.filled(move)
            return Press(APEX, turned_over(force, steep, shake, seconds, int(towards)))
        if move.verb == "raise":
            force, seconds = space.filled(move)
            return Press(APEX, raised(force, seconds, self.lean))
        return read_action(move, self.rig())

    def seen(self, result: ActionResult) -> None:
        if self.method == "freehand":
            self.seen_placed(result)
            return
        if "released" in result.words:
            self.end_try(self.run_out())

    def came_to_rest(self, result: ActionResult) -> None:
        action = self.action
        if isinstance(action, Press):
            last = action.trace.sample(len(action.trace.rows) - 1)
            self.lean = (round(last.get("tilt_x", 0.0), 1), round(last.get("tilt_y", 0.0), 1))
            self.level = "tilted" not in result.words and abs(self.lean[0]) <= 5 and abs(self.lean[1]) <= 5
        super().came_to_rest(result)

    def seen_placed(self, result: ActionResult) -> None:
        """Nothing may have fallen; what stood before the die that brings something down counts."""
        if not all([self.is_bone(die) for die in [*result.dice, *self.dice.values()]]):
            self.end_try((0, self.clock, self.stood))
        elif is_skeleton(self.seated_cells()):
            self.end_try((1, max(1, self.clock), len(SKELETON)))

    @staticmethod
    def is_bone(die: LyingDie) -> bool:
        """Whether a die sits in a place of the skeleton."""
        return die.standing.how == SEATED and die.standing.cell in BONES

    def declare(self) -> None:
        """The player says done: the finger still presses, and the dice are looked at."""
        cells = self.seated_cells()
        others = len(self.dice) - len(cells)
        if self.level and self.clock > 0 and is_skeleton(cells, others):
            self.end_try((1, max(1, self.clock), len(SKELETON)))
        else:
            self.end_try(self.run_out())

    def run_out(self) -> Tried:
        cells = self.seated_cells()
        return (0, self.clock, remainder(cells, len(self.dice) - len(cells)))

    def better(self, one: Tried, two: Tried) -> bool:
        """A first success stays the best; before it the largest remainder is."""
        return one[0] > two[0] or (one[0] == two[0] == 0 and one[2] > two[2])

    def has_finished(self, seat: int) -> bool:
        return super().has_finished(seat) or any([one[0] == 1 for one in self.tries[seat]])

    def entries(self) -> Entries:
        others = 0 if self.method == "freehand" else SIZE - len(SKELETON) if self.method == "trick" else 0
        return Entries(self.limit, (), {"failed": (len(SKELETON), others)})

    def entered(self, entry: Move) -> Tried:
        if entry.verb == "solved":
            return (1, entry.at, len(SKELETON))
        inside, others = entry.numbers()
        return (0, 0, inside - others)

    def drawn_scores(self) -> list[int]:
        best = [self.best(seat) for seat in range(self.seats)]
        return [one[2] if one is not None else 0 for one in best]

    def over(self) -> Over:
        keys: list[tuple[int, ...]] = []
        for own in self.tries:
            done = [number for number, one in enumerate(own, 1) if one[0] == 1]
            keys.append((0, done[0], own[done[0] - 1][1]) if done else (1, -max([one[2] for one in own]), 0))
        return ranked_by(keys, self.drawn_scores(), "attempts-made")

    def said_now(self) -> list[Text]:
        bones = len([die for die in self.dice.values() if self.is_bone(die)])
        others = len(self.dice) - bones
        return [Text("flint-left", {"bones": bones, "others": others, "counts": bones - others})]

    def leading(self) -> tuple[int, ...]:
        """A score may be below 0, so only those who have tried can lead."""
        tried = [seat for seat in range(self.seats) if self.tries[seat]]
        best = leaders([self.drawn_scores()[seat] for seat in tried])
        return tuple([tried[one] for one in best]) if len(tried) > 1 else tuple(tried) if self.seats > 1 else ()


def colour_in(place: int) -> int:
    """Bones are red, so that they are seen among the others."""
    x, y, _ = xyz(place)
    return 0 if place in BONES else 1 + (x + y) % 2


CaptainFlint = Game(
    CaptainFlintState, CaptainFlintOptions,
    moves=[
        "turn", "turn DECIMAL", "turn DECIMAL DECIMAL", "turn DECIMAL DECIMAL DECIMAL", "turn DECIMAL DECIMAL DECIMAL DECIMAL",
        "turn DECIMAL DECIMAL DECIMAL DECIMAL TOWARDS", "raise", "raise DECIMAL", "raise DECIMAL DECIMAL", *forms("press"),
        "place SPOT", "place SPOT TRIPLE", "place SPOT TRIPLE DECIMAL", "done", "solved SECONDS", "failed NUMBER NUMBER", "accept",
        "object",
    ],
    presets={"standard": {}, "freehand": {"method": "freehand"}, "l_frame": {"method": "l_frame"}, "by_hand": {"input": "by_hand"}},
    key="captain_flint", book="kosmos", number=1, title="Captain Flint's Skeleton Trick", seats=(1, 2, 3, 4, 5, 6), minutes=15,
    kinds=("dexterity", "skill", "solo"),
    score="tries bones",
    summary="A finger on the top of the full pyramid, tilt and shake: only the three edges may remain.",
)  # fmt: skip
