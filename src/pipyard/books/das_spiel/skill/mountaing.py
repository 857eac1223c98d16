"""Mount(a)ing: hang more dice onto a pyramid that is complete.

Two neighbouring dice pulled a little out of a side make a balcony, and a new die can stand on it, before the face of the die between them.
Mounted dice carry others. The attempt ends with the first die that falls to the table; what was mounted before that counts.
(Longer than most: where a balcony is, and what a hand can reach, is geometry that no other game needs.)
"""

from pipyard.books.families.attempt_entries import AttemptOptions, Tried
from pipyard.books.families.attempt_rankings import MostState
from pipyard.books.families.gestures import COMPASS, towards
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

BOX = 116
"""Dice that are left in the box."""
FARTHEST = EDGE / 2
"""A die is pulled out by half its width at most."""
CARRIES = 3.0
"""A die that is out by so many millimetres carries a balcony."""
CLEAR = 13.5
"""The middles of two dice are at least this far apart."""
MOUNTED = 3
"""The colour of what is mounted."""
OUTWARD: tuple[Name, Name, Name] = (towards(COMPASS["-x"]), towards(COMPASS["-y"]), towards(COMPASS["-z"]))
"""Out of the sides x = 0, y = 0 and z = 0."""
RIG = Rig(supported=False, farthest=FARTHEST)
"""What sits in its cell is told so even when a die under it was pulled."""
PLACING = ("place DECIMAL DECIMAL DECIMAL", *PLACE_TURNED)
"""A die is placed by numbers; places before a side have a word of their own."""
Spot = tuple[int, int, int]


def balcony(spot: Spot) -> tuple[int, int, int] | None:
    """The two dice that carry a place before a side, and the die behind it; None where there is no such place."""
    sides = [axis for axis in range(3) if spot[axis] == -1]
    if len(sides) != 1 or min(spot) < -1 or sum(spot) > 6:
        return None
    axis = sides[0]
    behind = [max(0, part) for part in spot]
    found: list[int] = []
    for other in range(3):
        if other != axis:
            cell = behind[:]
            cell[other] += 1
            found.append(find(cell[0], cell[1], cell[2]))
    return found[0], found[1], find(behind[0], behind[1], behind[2])


def _spots() -> list[Spot]:
    found: list[Spot] = []
    for axis in range(3):
        for a in range(8):
            for b in range(8 - a):
                rest = [a, b]
                rest.insert(axis, -1)
                found.append((rest[0], rest[1], rest[2]))
    return found


SPOTS: list[Spot] = _spots()
"""The 108 places before the three sides."""


def spot_text(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]},{spot[2]}"


def mounted(dice: dict[int, LyingDie]) -> int:
    """How many dice beyond the 165 rest on pyramid or mounted dice, and on nothing else."""
    count = 0
    for die in dice.values():
        if die.number > SIZE and die.standing.how not in (OFF,) and die.pose is not None and not on_plate(die.pose):
            count += 1
    return count


def reach(pull: Pull) -> float:
    """How far a hand draws at most, in millimetres."""
    if pull.trace is None:
        return pull.distance
    samples = [pull.trace.sample(frame) for frame in range(len(pull.trace.rows))]
    return max([size((one.get("hand_x", 0.0), one.get("hand_y", 0.0), one.get("hand_z", 0.0))) for one in samples])


class Balconies:
    """Which dice of the pyramid are pulled out, and what is mounted where."""

    def __init__(self, dice: dict[int, LyingDie]) -> None:
        self.out: dict[int, tuple[float, float, float]] = {}
        self.taken: list[tuple[float, float, float]] = []
        for die in dice.values():
            if die.pose is None:
                continue
            x, y, z = lattice(die.pose.x, die.pose.y, die.pose.z)
            if die.number > SIZE:
                self.taken.append((x, y, z))
                continue
            a, b, c = xyz(die.number - 1)
            if abs(x - a) + abs(y - b) + abs(z - c) > 0.05:
                self.out[die.number - 1] = (x - a, y - b, z - c)

    def is_taken(self, spot: tuple[int, ...]) -> bool:
        return any([max(abs(x - spot[0]), abs(y - spot[1]), abs(z - spot[2])) < 0.6 for x, y, z in self.taken])

    def carried(self, spot: Spot) -> bool:
        """Whether a die could be mounted at a place before a side: both dice under it are pulled out, or carry a mounted one."""
        found = balcony(spot)
        if found is None or self.is_taken(spot):
            return False
        axis = spot.index(-1)
        first, second, behind = found
        if behind in self.out:
            return False
        for cell in (first, second):
            a, b, c = xyz(cell)
            outer = [a, b, c]
            outer[axis] = -1
            pulled = cell in self.out and -EDGE * self.out[cell][axis] >= CARRIES
            if not pulled and not self.is_taken(tuple(outer)):
                return False
        return True


class Mountings(Space):
    """``draw CELL -x 8`` pulls a die out of a side, ``mount -1,3,4`` puts one there; ``pull`` and ``place`` say the same in numbers."""

    def __init__(self, dice: dict[int, LyingDie], hand: int) -> None:
        self.dice: dict[int, LyingDie] = dice
        self.hand: int = hand

    def action(self, move: Move) -> Action:
        """The action of a legal move but ``stop``."""
        atoms = move.atoms
        if move.verb == "draw":
            way = SEEN[OUTWARD.index(self.side(move))]
            far = atoms[3] if len(atoms) > 3 else FARTHEST
            direction = (round(way[0], 3), round(way[1], 3), round(way[2], 3))
            return Pull(move.at, direction, float(far) if isinstance(far, (int, float)) else FARTHEST, 0.03, 5.0)
        if move.verb == "mount":
            if len(atoms) < 2:
                raise PipyardError(because("why-mount-where-say-a-place"))
            spot = str(atoms[1])
            x, y, z = [int(part) for part in spot.split(",")]
            high = atoms[2] if len(atoms) > 2 else 0.5
            return Place(place(x, y, z), TURNS[0], float(high) if isinstance(high, (int, float)) else 0.5, spot)
        return read_action(move)

    def side(self, move: Move) -> Name:
        """Out of which side a die is drawn."""
        said = str(move.atoms[2]) if len(move.atoms) > 2 else ""
        for name in OUTWARD:
            if name.text == said:
                return name
        raise PipyardError(because("why-a-die-is-drawn-out", outward=", ".join([name.text for name in OUTWARD])))

    def contains(self, move: Move) -> bool:
        return self.trouble(move) is None

    def trouble(self, move: Move) -> Text | None:
        """What is wrong with a move, in words; empty for a good one."""
        verb = move.verb
        if verb == "stop":
            return None if len(move.atoms) == 1 else because("why-nothing-follows-stop")
        if verb not in ("draw", "mount", "pull", "place"):
            return because("why-you-may-draw-mount-pull")
        try:
            action = self.action(move)
        except PipyardError as error:
            return error.text
        if isinstance(action, Pull):
            if not any([self.home(die) == action.cell for die in self.dice.values()]) and action.die not in self.dice:
                return because("why-there-is-no-such-die")
            if reach(action) > FARTHEST + 0.01:
                return because("why-a-die-is-pulled-out", farthest=FARTHEST, distance=round(reach(action), 1))
            if action.takes:
                return because("why-no-die-is-taken-out")
        elif self.hand < 1:
            return because("why-all-dice-of-the-box")
        elif verb == "place" and isinstance(action, Place) and action.spot:
            return because("why-a-die-before-a-side", spot=action.spot)
        if verb == "draw" and xyz(move.at)[OUTWARD.index(self.side(move))] != 0:
            return because("why-does-not-lie-in-that", cell=CELLS[move.at].text)
        if verb == "mount":
            x, y, z = [int(part) for part in str(move.atoms[1]).split(",")]
            if find(x, y, z) >= 0:
                return because("why-is-a-cell-of-the", atoms=move.atoms[1])
        if isinstance(action, Place) and self.blocked(action):
            return because("why-another-die-is-there")
        return action.trouble(PLAIN)

    def blocked(self, action: Place) -> bool:
        """Whether a die would be put into another one."""
        x, y, z = action.at
        z += action.height
        poses = [die.pose for die in self.dice.values() if die.pose is not None]
        return any([(pose.x - x) ** 2 + (pose.y - y) ** 2 + (pose.z - z) ** 2 < CLEAR * CLEAR for pose in poses])

    def home(self, die: LyingDie) -> int:
        """The cell a die of the pyramid belongs to, if it still sits there; -1 otherwise."""
        return die.standing.cell if die.number <= SIZE else -1

    def drawable(self) -> list[int]:
        """The dice of the sides that are still in their cells."""
        return sorted([die.standing.cell for die in self.dice.values() if die.standing.cell >= 0 and min(xyz(die.standing.cell)) == 0])

    def mountable(self) -> list[Atom]:
        """The places that are carried now."""
        view = Balconies(self.dice)
        return [Name(-1, spot_text(spot)) for spot in SPOTS if view.carried(spot)]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            verbs: list[Atom] = ["draw"] if self.drawable() else []
            return Steps([*verbs, *(["mount"] if self.hand and self.mountable() else []), "stop"], False)
        verb, many = str(prefix[0]), len(prefix)
        done = self.contains(Move(*prefix))
        if verb == "draw":
            if many == 1:
                return Steps([CELLS[cell] for cell in self.drawable()], False)
            cell = prefix[1]
            if many == 2 and isinstance(cell, Cell):
                return Steps([OUTWARD[axis] for axis, part in enumerate((cell.x, cell.y, cell.z)) if part == 0], False)
            return Steps([8, 6, 4] if many == 3 and done else [], done)
        if verb == "mount":
            return Steps(self.mountable() if many == 1 else [1, 2] if many == 2 and done else [], done)
        return Steps([], done)

    def sample(self, rng: Random) -> Move:
        """Mostly what gets on: draw where a balcony begins, mount where it can be done."""
        if rng.random() < 0.02:
            return Move("stop")
        places = self.mountable() if self.hand else []
        if places and rng.random() < 0.7:
            return Move("mount", places[int(rng.random() * len(places))])
        cells = self.drawable()
        if not cells:
            return Move("stop")
        cell = CELLS[cells[int(rng.random() * len(cells))]]
        ways = [OUTWARD[axis] for axis, part in enumerate((cell.x, cell.y, cell.z)) if part == 0]
        return Move("draw", cell, ways[int(rng.random() * len(ways))], tidy_number(8))

    def facts(self) -> object:
        return (len(self.dice), self.hand)


class MountaingOptions(AttemptOptions):
    attempts = number(1, 1, 9, why="how many tries everybody has; the best one counts", source="C12")
    time_limit_s = number(600, 10, 3600, why="how many seconds a try may take", source="C12")
    paper = flag(False, why="paper balls push the lowest row out, for a complete coat from the start", source="agreed")


class MountaingState(MostState):
    """Dice 1 to 165 are the pyramid, in the order of the cells; mounted ones follow. ``stood`` is what was mounted at the last rest."""

    live = ("pull",)
    usual_rig = RIG
    entry_verb = "mounted"
    most = BOX
    palette = ("red", "green", "black", "blue")

    def __init__(self, seats: int, options: MountaingOptions) -> None:
        self.paper: bool = options.paper
        self.stood: int = 0
        super().__init__(seats, options)

    def set_up(self) -> None:
        self.stood = 0
        self.dice = {}
        for cell in CELLS:
            colour = (cell.x + 2 * cell.y) % 3
            triple = TRIPLES[(5 * cell.x + 7 * cell.y + 11 * cell.z) % 24]
            self.dice[cell.index + 1] = seated(cell.index + 1, colour, cell.index, triple.text)
            if self.paper and cell.x + cell.y + cell.z == 8 and min(cell.x, cell.y, cell.z) == 0:
                spot = [part - 0.5 if part == 0 else float(part) for part in (cell.x, cell.y, cell.z)]
                pose = Pose(*place(spot[0], spot[1], spot[2]), TURNS[triple.index])
                self.dice[cell.index + 1] = LyingDie(cell.index + 1, colour, Standing(ASTRAY), pose)

    def hand(self) -> int:
        """The dice that are left in the box."""
        return BOX - len([number for number in self.dice if number > SIZE])

    def next_number(self) -> int:
        return next(number for number in range(SIZE + 1, SIZE + BOX + 2) if number not in self.dice)

    def fresh(self) -> dict[int, int]:
        return {self.next_number(): MOUNTED} if isinstance(self.action, Place) else {}

    def actions(self) -> Space:
        return Mountings(self.dice, self.hand())

    def trouble(self, move: Move) -> Text | None:
        return Mountings(self.dice, self.hand()).trouble(move)

    def act(self, move: Move) -> Action | None:
        return Mountings(self.dice, self.hand()).action(move)

    def seen(self, result: ActionResult) -> None:
        if any([die.standing.how == OFF for die in result.dice]):
            self.end_try(self.run_out())
        else:
            self.stood = mounted(self.dice)

    def run_out(self) -> Tried:
        return (1, self.clock, self.stood)

    def drawn(self) -> dict[str, object]:
        return {**super().drawn(), "reach": FARTHEST}

    def said(self) -> list[Text]:
        return [Text("mountaing-mounted", {"count": self.stood, "left": self.hand()})] if not self.by_hand else []


Mountaing = Game(
    MountaingState, MountaingOptions,
    moves=[
        "draw CELL TOWARDS", "draw CELL TOWARDS DECIMAL", "mount SPOT", "mount SPOT DECIMAL", *forms("pull", "stop"), *PLACING,
        "mounted NUMBER", "accept", "object",
    ],
    presets={"standard": {}, "paper": {"paper": True}, "three_tries": {"attempts": 3}, "by_hand": {"input": "by_hand"}},
    key="mountaing", book="kosmos", number=8, title="Mount(a)ing", seats=(1, 2, 3, 4, 5, 6), minutes=20, kinds=("dexterity", "skill"),
    short={"time_limit_s": "60"},
    score="tries dice",
    summary="Pull dice out of the sides of a complete pyramid and mount as many others on them as you can.",
)  # fmt: skip
