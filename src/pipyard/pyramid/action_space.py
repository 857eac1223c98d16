"""The actions of one player now, as a space of moves: which verbs, within which limits, at which dice."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import PipyardError
from pipyard.core.notation import Atom, Move, Name, read
from pipyard.core.space import Space, Steps
from pipyard.core.text import Text, because
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import Vector
from pipyard.pyramid.action_fields import FIELDS, Rig, die_name, forms, tidy_number
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.actions import Action, Blow, Ladle, Pull
from pipyard.pyramid.cells import BASE, CELLS, SIZE, UNDER
from pipyard.pyramid.geometry import EDGE, TABLE, place
from pipyard.pyramid.outcome import ASTRAY, OFF, SEATED, LyingDie
from pipyard.pyramid.trace import PRESS, RATE, SHAKE, Trace, recorded

MOUTH: Final = 50.0
"""A mouth is at least this far from every die, in millimetres."""
OFFERS: Final[dict[str, tuple[float, ...]]] = {
    "x": (0, -60, 60), "y": (0, -200, -240), "z": (200, 100, 300), "vx": (0, -0.3, 0.3), "vy": (1, 0.8, 1.2), "vz": (0, 0.5),
    "sx": (0, 10), "sy": (0, 10), "sz": (0, 10), "azimuth": (90,), "elevation": (45, 30, 55), "speed": (1.5, 1.2, 1.8, 0.08, 0.2),
    "spin": (0, -10, 10), "strength": (0.5, 0.2, 0.35, 0.7, 1), "seconds": (0.5, 0.2, 1), "distance": (60, 6), "grip": (3, 1),
    "yaw": (0, 15, 45), "height": (1, 0, 5, 60, 100), "rate": (60, 30, 120), "x0": (-40, 0), "y0": (-10, 20), "x1": (40, 0),
    "y1": (-10, 20),
}  # fmt: skip
"""Values offered when an action is picked number by number, besides the defaults; any number in range can be typed."""
LEANS: Final[tuple[float, ...]] = (0.0, 60.0, 120.0, 180.0, 240.0, 300.0)


def leaning(direction: float, angle: float, seconds: float = 1.2) -> Trace:
    """The plate tilts gently towards a direction (degrees counter-clockwise from +x) and back."""
    count = max(3, round(seconds * RATE))
    ux, uy = cos(direction * pi / 180), sin(direction * pi / 180)
    rises = [angle * sin(pi * at / (count - 1)) ** 2 for at in range(count)]
    return recorded(("tilt_x", "tilt_y"), [{"tilt_x": rise * ux, "tilt_y": rise * uy} for rise in rises])


def turning_over(force: float, angle: float = 180.0, seconds: float = 8.0, shake: float = 5.0) -> Trace:
    """A finger presses while the plate is turned over, shaken and turned back."""
    count = round(seconds * RATE)
    samples: list[dict[str, float]] = []
    for at in range(count):
        way = at / (count - 1)
        rise = min(1.0, 3 * way, 3 - 3 * way)
        sample = {"tilt_y": angle * rise * rise * (3 - 2 * rise), "press": force}
        if 0.33 < way < 0.66:
            sample["push_x"] = shake * sin(2 * pi * 4 * at / RATE)
        samples.append(sample)
    return recorded(PRESS, samples)


def wobbling(rng: Random, steepest: float, seconds: float) -> Trace:
    """A plate in an unsteady hand."""
    phases = [2 * pi * rng.random() for _ in range(4)]
    high = steepest * (0.3 + 0.5 * rng.random())
    samples: list[dict[str, float]] = []
    for at in range(round(seconds * RATE)):
        t = at / RATE
        fade = min(1.0, 4 * t, 4 * max(0.0, seconds - 1 / RATE - t))
        x = high * fade * sin(5 * t + phases[0]) * sin(2 * t + phases[1])
        y = high * fade * sin(4 * t + phases[2]) * sin(3 * t + phases[3])
        samples.append({"tilt_x": x, "tilt_y": y})
    return recorded(SHAKE[:2], samples)


@mypyc_attr(allow_interpreted_subclasses=True)
class Handlings(Space):
    """The actions of a player: ``verbs`` (of ``action_fields.FORMS``) on the dice in ``before``. ``hand``: dice that can be added."""

    __slots__ = ("before", "hand", "rig", "verbs")

    def __init__(self, verbs: tuple[str, ...], rig: Rig, before: dict[int, LyingDie], hand: int = 1) -> None:
        self.verbs: tuple[str, ...] = verbs
        self.rig: Rig = rig
        self.before: dict[int, LyingDie] = before
        self.hand: int = hand

    def contains(self, move: Move) -> bool:
        return self.trouble(move) is None

    def action(self, move: Move) -> Action:
        """The action of a legal move."""
        return read_action(move, self.rig)

    def trouble(self, move: Move) -> Text | None:
        """What is wrong with a move, in words; empty for a good one."""
        if move.verb not in self.verbs:
            verbs = ", ".join(self.verbs)
            if not move.verb:
                return because("why-this-cannot-be-done-now", verbs=verbs)
            return because("why-cannot-be-done-now-you", this=move.verb, verbs=verbs)
        try:
            action = read_action(move, self.rig)
        except PipyardError as error:
            return error.text
        wrong = action.trouble(self.rig)
        if wrong:
            return wrong
        if self.hand < 1 and action.verb in ("throw", "flick", "place", "ladle"):
            return because("why-you-have-no-die-left-2")
        if isinstance(action, Ladle) and action.count > self.hand:
            return because("why-you-have-only-dice-for", hand=self.hand)
        if isinstance(action, Blow) and action.trace is None:
            return self._too_close(action.mouth)
        if isinstance(action, Pull) and self.die(action) < 0:
            return because("why-there-is-no-such-die-to")
        return None

    def die(self, pull: Pull) -> int:
        """The number of the die of a pull; -1: none."""
        for die in self.before.values():
            here = die.number == pull.die if pull.die >= 0 else die.standing.how == SEATED and die.standing.cell == pull.cell
            if here and die.standing.how in (SEATED, ASTRAY):
                return die.number
        return -1

    def _too_close(self, mouth: Vector) -> Text | None:
        for die in self.before.values():
            pose = die.pose
            if pose is not None and die.standing.how != OFF:
                gap = sqrt((pose.x - mouth[0]) ** 2 + (pose.y - mouth[1]) ** 2 + (pose.z - mouth[2]) ** 2)
                if gap < MOUTH:
                    return because("why-mouth-too-near", gap=round(gap / 10, 1), die=die_name(die.number))
        return None

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps([verb for verb in self.verbs if verb in ("done", "stop") or self._begins(verb)], False)
        verb = str(prefix[0])
        if verb not in self.verbs:
            return Steps([], False)
        atoms = [atom for atom in self.offers(verb, prefix) if self._leads_on((*prefix, atom))]
        return Steps(atoms, self.contains(Move(*prefix)))

    def _begins(self, verb: str) -> bool:
        return self.contains(Move(verb)) or any([self._leads_on((verb, atom)) for atom in self.offers(verb, (verb,))])

    def _leads_on(self, atoms: tuple[Atom, ...]) -> bool:
        """Whether a row is a complete action, or a prefix of one on offer."""
        if self.contains(Move(*atoms)):
            return True
        verb = str(atoms[0])
        bare = verb == "press" or (verb == "place" and not isinstance(atoms[1], Name) and len(atoms) < 4)
        return bare and any([self._leads_on((*atoms, atom)) for atom in self.offers(verb, atoms)])

    def offers(self, verb: str, prefix: tuple[Atom, ...]) -> list[Atom]:
        """Some possible next atoms, legal or not."""
        many = len(prefix) - 1
        if verb in ("done", "stop"):
            return []
        if verb == "tilt":
            steep = min(35.0, self.rig.steepest)
            return [leaning(direction, steep).text() for direction in LEANS] if many == 0 else []
        if verb == "press":
            cells = [self.rig.finger] if self.rig.finger >= 0 else self.full()
            angle = min(180.0, self.rig.steepest)
            return [CELLS[cell] for cell in cells] if many == 0 else [turning_over(15.0, angle).text()] if many == 1 else []
        if verb == "pull":
            if many == 0:
                astray = [die.number for die in self.before.values() if die.standing.how == ASTRAY]
                return [*[CELLS[cell] for cell in self.full()], *[Name(number, die_name(number)) for number in astray]]
            many -= 1
        if verb == "place":
            return self._places(many, prefix)
        if verb == "ladle" and many == 0:
            return list(range(1, min(40, self.hand) + 1))
        fields = FIELDS.get(verb, ())
        if many >= len(fields) or (isinstance(prefix[-1], str) and prefix[-1].startswith("~")):
            return []
        usual = read_action(Move(*prefix), self.rig).numbers()[many]
        values = [usual, *[value for value in OFFERS.get(fields[many].name, ()) if value != usual]]
        return [int(value) if value == int(value) else value for value in values]

    def _places(self, many: int, prefix: tuple[Atom, ...]) -> list[Atom]:
        """Funnels of the pile, or the top of the tower."""
        if self.rig.ground == "table":
            spot: list[Atom] = [0, 0, self.top()]
            offers: list[list[Atom]] = [[spot[0]], [spot[1]], [spot[2]], [0, 15, 45], [1, 0, 5]]
            return offers[many] if many < 5 else []
        if many == 0:
            full = self.full()
            open_ = [cell for cell in range(SIZE) if cell not in full]
            if self.rig.supported:
                open_ = [cell for cell in open_ if cell < BASE or all([int(under) in full for under in UNDER[cell]])]
            return [CELLS[cell] for cell in open_]
        if many == 1 and isinstance(prefix[1], Name):
            return list(TRIPLES)
        return [1, 0, 5] if many == 2 and isinstance(prefix[1], Name) else []

    def full(self) -> list[int]:
        """The cells with dice, in their order."""
        return sorted([die.standing.cell for die in self.before.values() if die.standing.how == SEATED])

    def top(self) -> int | float:
        """The height of the middle of the next die of a tower."""
        highest = max([die.pose.z for die in self.before.values() if die.pose is not None], default=TABLE - EDGE / 2)
        return tidy_number(round(highest + EDGE, 1))

    def sample(self, rng: Random) -> Move:
        """A random verb with values on offer; movements come from an unsteady hand."""
        verbs = [str(verb) for verb in self.steps().atoms]
        verb = verbs[int(rng.random() * len(verbs))]
        if verb == "tilt":
            return Move("tilt", wobbling(rng, min(40.0, self.rig.steepest), 1 + 2 * rng.random()).text())
        prefix: tuple[Atom, ...] = (verb,)
        steps = self.steps(prefix)
        while steps.atoms:
            pick = int(rng.random() * (len(steps.atoms) + (1 if steps.done else 0)))
            if pick == len(steps.atoms):
                break
            prefix = (*prefix, steps.atoms[pick])
            steps = self.steps(prefix)
        return Move(*prefix)

    def parse(self, text: str) -> Move:
        return read(text, forms(*self.verbs), "the hand")


def aim(start: Vector, cell: int) -> Vector:
    """The direction from a place to the middle of a cell, of length 1."""
    x, y, z = place(*[float(part) for part in (CELLS[cell].x, CELLS[cell].y, CELLS[cell].z)])
    far = sqrt((x - start[0]) ** 2 + (y - start[1]) ** 2 + (z - start[2]) ** 2) or 1.0
    return ((x - start[0]) / far, (y - start[1]) / far, (z - start[2]) / far)
