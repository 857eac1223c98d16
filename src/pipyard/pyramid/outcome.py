"""The outcome of an action by hand: ``T12.34 #5:8,0,0/123@-3.1,104.2,0.02,… #9:astray@… #4:off4``.

``T`` is the time since the first input of the attempt. Remarks follow, then every die whose standing has changed: seated in a cell, astray,
off (with its top number on the table), taken by the hand, or still in the ladle. The exact pose follows ``@``; a die exactly in its cell
needs none. Dice that are off are listed in the order in which they left the plate.

Physics decides the outcome, or the players with real dice, who enter it without poses. Without either, :meth:`ActionOutcome.sample` draws
from a simple model (``pyramid/stand_in.py``), so that games can be played through.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Illegal, PipyardError, Unparsable
from pipyard.core.notation import Atom, Move
from pipyard.core.space import Steps
from pipyard.core.text import Text, because, quoted
from pipyard.dice.orientation import INDEX, TRIPLES
from pipyard.dice.physical_outcome import PhysicalOutcome
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose, decimal, read_pose, short
from pipyard.pyramid.action_fields import Rig, die_name, find_die
from pipyard.pyramid.actions import Action, Ladle, Pull
from pipyard.pyramid.cells import CELLS, UNDER, cells
from pipyard.pyramid.geometry import EDGE, NEAR, PLATE_STONES, STRAIGHT, TABLE, nearest, over_plate, pose_in, touching

SEATED: Final = "seated"
ASTRAY: Final = "astray"
OFF: Final = "off"
TAKEN: Final = "taken"
"""In the hand."""
KEPT: Final = "kept"
"""Still in the ladle."""
REMARKS: Final[dict[str, str]] = {
    "goal": "a goal of the attempt was reached",
    "tilted": "the plate is not level",
    "released": "the finger let go",
    "slipped": "the grip was too weak",
    "touched": "the ladle touched a die or the plate",
    "capped": "time ran out before everything lay still",
}
"""The remarks of an outcome."""
SAME: Final = 0.25
"""Smaller movements, in millimetres, are not reported: a pile shifts a little with every knock."""
_LETTERS: Final = 60_000


class Standing:
    """The standing of one die: ``cell`` and ``triple`` if seated (the triple may be unknown), ``face`` (on top) if it is off."""

    __slots__ = ("cell", "face", "how", "triple")

    def __init__(self, how: str, cell: int = -1, triple: str = "", face: int = 0) -> None:
        self.how: str = how
        self.cell: int = cell
        self.triple: str = triple
        self.face: int = face

    def __str__(self) -> str:
        if self.how == SEATED:
            return f"{CELLS[self.cell].text}/{self.triple}" if self.triple else CELLS[self.cell].text
        return f"{self.how}{self.face}" if self.how == OFF and self.face else self.how

    def __repr__(self) -> str:
        return f"Standing({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class LyingDie:
    """A die at the plate: number, colour, standing and, if known, pose. Immutable."""

    __slots__ = ("colour", "number", "pose", "standing")

    def __init__(self, number: int, colour: int, standing: Standing, pose: Pose | None = None) -> None:
        self.number: int = number
        self.colour: int = colour
        self.standing: Standing = standing
        if pose is None and standing.how == SEATED:
            pose = pose_in(standing.cell, standing.triple or TRIPLES[0].text)
        self.pose: Pose | None = pose

    def copy(self) -> LyingDie:
        return self

    def facts(self) -> object:
        return [self.number, self.colour, str(self.standing), self.pose.text() if self.pose is not None else ""]

    def __repr__(self) -> str:
        return f"LyingDie({die_name(self.number)}, {self.standing})"


def seated(number: int, colour: int, cell: int, triple: str = "124") -> LyingDie:
    """A die in a cell."""
    return LyingDie(number, colour, Standing(SEATED, cell, triple))


def read(poses: dict[int, Pose], supported: bool = True, ground: str = "plate", full: frozenset[int] = frozenset()) -> dict[int, Standing]:
    """The standing of dice in these poses. A die is seated only if it rests on the plate or on seated dice, unless ``supported`` is False;
    ``full``: the cells of other dice.
    """
    found: dict[int, Standing] = {}
    filled: set[int] = set(full)
    for die in sorted(poses, key=lambda one: poses[one].z):
        pose = poses[die]
        cell, triple, missed, askew = nearest(pose)
        straight = ground == "plate" and cell >= 0 and missed < NEAR and askew < STRAIGHT and cell not in filled
        if straight and (not supported or all([int(under) in filled for under in UNDER[cell]])):
            filled.add(cell)
            found[die] = Standing(SEATED, cell, triple)
        elif pose.lowest(solid(6), EDGE) < TABLE + 1 or (ground == "plate" and not over_plate(pose)):
            found[die] = Standing(OFF, face=pose.face(solid(6)))
        else:
            found[die] = Standing(ASTRAY)
    return found


def on_plate(pose: Pose) -> bool:
    """Whether a die touches the plate."""
    return pose.z < EDGE and any([touching(pose, stone) for stone in PLATE_STONES])


def resting_on(poses: dict[int, Pose]) -> dict[int, list[int]]:
    """For every die, the touching dice with lower middles, which may support it."""
    return {
        die: [other for other, its in poses.items() if other != die and its.z < pose.z - 1 and touching(pose, its)]
        for die, pose in poses.items()
    }


class ActionResult:
    """A parsed outcome: seconds since the first input, remarks, and the changed dice, those that are off in order."""

    __slots__ = ("dice", "seconds", "words")

    def __init__(self, seconds: float, words: list[str], dice: list[LyingDie]) -> None:
        self.seconds: float = seconds
        self.words: list[str] = words
        self.dice: list[LyingDie] = dice

    def now(self, before: dict[int, LyingDie]) -> dict[int, LyingDie]:
        """All dice afterwards by number, including those taken or kept."""
        dice = dict(before)
        for die in self.dice:
            dice[die.number] = die
        return dice


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionOutcome(PhysicalOutcome):
    """What may become of an action. ``before``: the dice at the plate. ``fresh``: the dice the action brings in, with their colours.
    ``elapsed``: seconds since the first input of the attempt, ``left``: how many remain (0: no limit).
    ``goals``: sets of cells; an action that goes on in time ends when the dice on the level plate fill exactly one of them."""

    __slots__ = ("action", "before", "elapsed", "fresh", "goals", "left", "rig")

    def __init__(
        self,
        before: dict[int, LyingDie],
        action: Action,
        rig: Rig,
        fresh: dict[int, int] | None = None,
        elapsed: float = 0.0,
        left: float = 0.0,
        goals: list[frozenset[int]] | None = None,
    ) -> None:
        self.before: dict[int, LyingDie] = before
        self.action: Action = action
        self.rig: Rig = rig
        self.fresh: dict[int, int] = fresh or {}
        self.elapsed: float = elapsed
        self.left: float = left
        self.goals: list[frozenset[int]] = goals or []

    def colour(self, number: int) -> int:
        return self.fresh[number] if number in self.fresh else self.before[number].colour

    def pulled(self) -> int:
        """The number of the pulled die; -1: none."""
        action = self.action
        if not isinstance(action, Pull):
            return -1
        if action.die >= 0:
            return action.die
        return next((die.number for die in self.before.values() if die.standing.how == SEATED and die.standing.cell == action.cell), -1)

    def subject(self) -> int:
        """The die of an outcome without a name: the one added or pulled; -1 if there is no single one."""
        return next(iter(self.fresh)) if len(self.fresh) == 1 else self.pulled()

    def written(self, seconds: float, words: list[str], dice: list[LyingDie]) -> Move:
        """The text of an outcome; dice that are off keep their order, the others are sorted by number."""
        fallen = [die for die in dice if die.standing.how == OFF]
        others = sorted([die for die in dice if die.standing.how != OFF], key=lambda die: die.number)
        said = [word for word in REMARKS if word in words]
        return Move(f"T{short(max(0.0, seconds), 2)}", *said, *[self.token(die) for die in fallen + others])

    def from_poses(self, seconds: float, words: list[str], poses: dict[int, Pose], fallen: list[int], away: dict[int, str]) -> Move:
        """The outcome for dice at rest in these poses. ``fallen``: those that left the plate, in order; ``away``: taken or kept."""
        standings = read(poses, self.rig.supported, self.rig.ground)
        dice: list[LyingDie] = []
        for number, pose in poses.items():
            standing = standings[number]
            old = self.before.get(number)
            if old is not None and standing == old.standing and old.pose is not None and _same(pose, old.pose):
                continue
            exact = pose_in(standing.cell, standing.triple) if standing.how == SEATED else pose
            dice.append(LyingDie(number, self.colour(number), standing, exact if _same(pose, exact) else pose))
        dice += [LyingDie(number, self.colour(number), Standing(how)) for number, how in away.items()]
        order = {number: at for at, number in enumerate(fallen)}
        dice.sort(key=lambda die: order.get(die.number, len(order)))
        return self.written(seconds, words, dice)

    def token(self, die: LyingDie) -> str:
        exact = die.pose is None or (die.standing.how == SEATED and die.pose == pose_in(die.standing.cell, die.standing.triple or "124"))
        place = "" if exact or die.pose is None else f"@{die.pose.text()}"
        return f"{die_name(die.number)}:{die.standing}{place}"

    def result(self, outcome: Move) -> ActionResult:
        """Parse an outcome; raises Unparsable or Illegal."""
        seconds, words, dice = self.elapsed, list[str](), list[LyingDie]()
        for at, atom in enumerate(outcome.atoms):
            token = str(atom)
            if at == 0 and token[:1] == "T":
                time = decimal(token[1:])
                if time is None or time < 0:
                    raise Unparsable(because("why-is-no-time-it-is", token=quoted(token)))
                seconds = time
            elif token in REMARKS:
                words.append(token)
            else:
                dice.append(self.die(token))
        named = [die.number for die in dice]
        if len(set(named)) < len(named):
            raise Illegal(because("why-names-a-die-twice", what=quoted(outcome.text[:80])))
        result = ActionResult(seconds, words, dice)
        full: dict[int, int] = {}
        for die in result.now(self.before).values():
            if die.standing.how == SEATED:
                if die.standing.cell in full:
                    where = CELLS[die.standing.cell].text
                    raise Illegal(
                        because(
                            "why-and-cannot-both-stand-in", number=die_name(die.number), cell=die_name(full[die.standing.cell]), where=where
                        )
                    )
                full[die.standing.cell] = die.number
        missing = [number for number in self.fresh if number not in named]
        if missing and (len(missing) < len(self.fresh) or not isinstance(self.action, Ladle)):
            raise Illegal(
                because("why-it-is-not-said-how", missing=", ".join([die_name(number) for number in missing]), wanted=self.wanted())
            )
        return result

    def die(self, token: str) -> LyingDie:
        """One die of an outcome, named by its number, by the cell it stood in (``8,0,0:off``), or not at all."""
        head, at, place = token.partition("@")
        name, colon, words = head.rpartition(":")
        number = self._called(name, token) if colon else self.subject()
        if number < 0:
            raise Unparsable(because("why-does-not-say-of-which", token=quoted(token[:80]), wanted=self.wanted()))
        standing = _standing(words, token, self)
        pose = read_pose(place) if at else None
        if pose is not None and standing.how == SEATED:
            cell, triple, missed, askew = nearest(pose)
            if cell != standing.cell or triple != standing.triple or missed > NEAR or askew > STRAIGHT:
                raise Unparsable(because("why-a-die-that-lies-so-does", token=quoted(token[:80])))
        return LyingDie(number, self.colour(number), standing, pose)

    def _called(self, name: str, token: str) -> int:
        number = find_die(name)
        if number < 0:
            stood = [die.number for die in self.before.values() if die.standing.how == SEATED and CELLS[die.standing.cell].text == name]
            number = stood[0] if stood else -1
        if number not in self.before and number not in self.fresh:
            raise Unparsable(because("why-is-no-die-here", token=quoted(token[:80]), what=name, wanted=self.wanted()))
        return number

    def wanted(self) -> Text:
        subject = self.subject()
        name = die_name(subject) if subject >= 0 else "#1"
        return because("part-say-how-dice-stand", one=name, two=name, three=name, four=name)

    def contains(self, move: Move) -> bool:
        try:
            self.result(move)
        except PipyardError:
            return False
        return str(move.atoms[0])[:1] == "T" if move.atoms else False

    def parse(self, text: str) -> Move:
        """Parse the notation, or short input for real dice: ``3,4,0`` for the die added, ``off``, ``nothing`` if nothing has changed."""
        if len(text) > _LETTERS:
            raise Unparsable(because("why-an-outcome-of-letters-is", what=len(text)))
        tokens = [token for token in text.split() if token != "nothing"]
        result = self.result(Move(*tokens))
        return self.written(result.seconds, result.words, result.dice)

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """Picking without poses: the possible outcomes of every die added, and of the others. No time passes."""
        time = f"T{short(self.elapsed, 2)}"
        if not prefix:
            return Steps([time], False)
        try:
            dice = [self.die(str(atom)) for atom in prefix[1:] if str(atom) not in REMARKS]
        except PipyardError:
            return Steps([], False)
        named = [die.number for die in dice]
        now = ActionResult(0.0, [], dice).now(self.before)
        full = [die.standing.cell for die in now.values() if die.standing.how == SEATED]
        waiting = [number for number in self.fresh if number not in named]
        left = waiting[:1] or [number for number in self.before if number not in named]
        atoms: list[Atom] = []
        for number in left[:60]:
            hows: list[Standing] = [Standing(OFF, face=face) for face in range(1, 7)] + [Standing(ASTRAY)]
            if number == self.pulled():
                hows.append(Standing(TAKEN))
            if number in self.fresh and isinstance(self.action, Ladle):
                hows.append(Standing(KEPT))
            if number in self.fresh:
                hows += [
                    Standing(SEATED, cell, triple.text)
                    for cell in range(165)
                    if cell not in full and (not self.rig.supported or all([int(under) in full for under in UNDER[cell]]))
                    for triple in TRIPLES
                ]
            atoms += [f"{die_name(number)}:{how}" for how in hows]
        return Steps(atoms, self.contains(Move(*prefix)))

    def sample(self, rng: Random) -> Move:
        from pipyard.pyramid.stand_in import stand_in  # noqa: PLC0415 - it speaks of ActionOutcome itself

        return stand_in(self, rng)


def _same(one: Pose, two: Pose) -> bool:
    """Whether two poses look the same: within a quarter of a millimetre and half a degree."""
    if abs(one.x - two.x) > SAME or abs(one.y - two.y) > SAME or abs(one.z - two.z) > SAME:
        return False
    (w, i, j, k), (a, b, c, d) = one.turn(), two.turn()
    return abs(w * a + i * b + j * c + k * d) > 0.99999


def _standing(words: str, token: str, space: ActionOutcome) -> Standing:
    if words in (ASTRAY, TAKEN, KEPT, OFF):
        return Standing(words)
    if words[:3] == OFF and words[3:] in ("1", "2", "3", "4", "5", "6"):
        return Standing(OFF, face=int(words[3:]))
    where, slash, triple = words.partition("/")
    try:
        found = cells(where)
    except KeyError:
        found = []
    if len(found) != 1 or (slash and triple not in INDEX):
        raise Unparsable(because("why-does-not-tell-how-a", token=quoted(token[:80]), wanted=space.wanted()))
    return Standing(SEATED, found[0], triple)
