"""A settled board as an outcome: ``A1:2x5@-12.3,481,68,1,0,0,0 B2:off3``, the dice that lie differently now.

A die is written as its zone and face (``2x5``, ``short``, ``off3``, ``foul``) and, where it is known, its pose. Dice that are not named
have not moved. What really happens to a shot is decided by physics, or by the real dice of real players. When neither is asked,
:meth:`ShotOutcome.sample` draws from a plain model of a shot, good enough to play games through and no more (see ``stand_in``).
"""

from __future__ import annotations

from math import cos, exp, radians, sin
from random import Random

from pipyard.core.errors import Illegal, PipyardError, Unparsable
from pipyard.core.notation import Atom, Move
from pipyard.core.space import Steps
from pipyard.core.text import Text, because, quoted
from pipyard.dice.board import FOUL, OFF_BOARD, SHORT, Board, Reading
from pipyard.dice.physical_outcome import PhysicalOutcome
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import GRAVITY, Pose, read_pose, standing, yawed
from pipyard.dice.shot import BONUS, Shot, die_name, find_die
from pipyard.dice.shot_tremor import normal


class Lie:
    """One die: its name, its reading, and its pose if known."""

    __slots__ = ("die", "pose", "reading")

    def __init__(self, die: int, reading: Reading, pose: Pose | None) -> None:
        self.die: int = die
        self.reading: Reading = reading
        self.pose: Pose | None = pose

    def __repr__(self) -> str:
        return f"Lie({die_name(self.die)}, {self.reading}, {self.pose})"


class ShotOutcome(PhysicalOutcome):
    """The outcomes of a shot. ``before``: the dice on the board, with their poses if known."""

    __slots__ = ("before", "board", "face_off", "faces", "scoring", "shot")

    def __init__(
        self, board: Board, faces: int, shot: Shot, before: dict[int, Pose | None], face_off: bool, scoring: str = "multiply"
    ) -> None:
        self.board: Board = board
        self.faces: int = faces
        self.shot: Shot = shot
        self.before: dict[int, Pose | None] = before
        self.face_off: bool = face_off
        self.scoring: str = scoring

    def written(self, lies: list[Lie]) -> Move:
        """The outcome with these dice."""
        return Move(*[self.token(lie) for lie in sorted(lies, key=lambda lie: (lie.die != self.shot.die, lie.die))])

    def from_poses(self, poses: dict[int, Pose], foul: bool = False) -> Move:
        """The outcome of dice at rest; dice that have not moved are left out."""
        lies: list[Lie] = []
        for die, pose in poses.items():
            if die == self.shot.die and foul:
                lies.append(Lie(die, Reading(FOUL, 0), None))
            elif die == self.shot.die or pose != self.before.get(die):
                lies.append(Lie(die, self.board.read(pose, self.faces), pose))
        return self.written(lies)

    def token(self, lie: Lie) -> str:
        place = f"@{lie.pose.text()}" if lie.pose is not None else ""
        return f"{die_name(lie.die)}:{said(lie.reading, self.board)}{place}"

    def read(self, token: str) -> Lie:
        """One die of an outcome; raises Unparsable where it cannot be."""
        head, at, place = token.partition("@")
        name, colon, words = head.rpartition(":")
        index = find_die(name.upper()) if colon else self.shot.die
        if index != self.shot.die and index not in self.before:
            raise Unparsable(because("why-is-no-die-on-the", token=quoted(token), head=name or head, wanted=self.wanted()))
        pose = read_pose(place) if at else None
        if pose is not None and not words:
            return Lie(index, self.board.read(pose, self.faces), pose)
        reading = self.heard(words, token)
        if pose is not None and reading != self.board.read(pose, self.faces):
            seen = said(self.board.read(pose, self.faces), self.board)
            raise Unparsable(because("why-a-die-that-lies-so", token=quoted(token), seen=seen))
        return Lie(index, reading, pose)

    def heard(self, words: str, token: str) -> Reading:
        """Zone and face from ``2x5``, ``short``, ``off3`` or ``foul``."""
        if words == "foul":
            return Reading(FOUL, 0)
        for name, zone in (("short", SHORT), ("off", OFF_BOARD)):
            if words.startswith(name):
                face = self.face(words[len(name) :], token) if words != name else 0
                if zone == OFF_BOARD and self.face_off and face == 0:
                    raise Unparsable(because("why-here-a-die-that-is", token=quoted(token)))
                return Reading(zone, face)
        multiplier, x, face_word = words.partition("x")
        for number, level in enumerate(self.board.levels, 1):
            if x and multiplier == str(level.times):
                return Reading(number, self.face(face_word, token))
        raise Unparsable(because("why-tells-no-zone-and-face", token=quoted(token), wanted=self.wanted()))

    def face(self, word: str, token: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= self.faces):
            raise Unparsable(because("why-is-no-face-of-these", token=quoted(token), word=quoted(word), faces=self.faces))
        return int(word)

    def wanted(self) -> Text:
        zones = ", ".join([f"{level.times}x5" for level in self.board.levels])
        others = because("part-and-any-that-moved", dice=", ".join([die_name(die) for die in self.before])) if self.before else ""
        return because("part-say-how-it-lies", die=die_name(self.shot.die), others=others, zones=zones, like=die_name(self.shot.die))

    def worth(self, lie: Lie) -> int:
        """What a die would score if the round ended now."""
        return worth(lie.reading, self.board, self.scoring, self.face_off, lie.die & 15 == BONUS)

    def lies(self, outcome: Move) -> list[Lie]:
        """The dice in an outcome."""
        return [self.read(str(atom)) for atom in outcome.atoms]

    def contains(self, move: Move) -> bool:
        try:
            lies = self.lies(move)
        except PipyardError:
            return False
        named = [lie.die for lie in lies]
        return self.shot.die in named and len(set(named)) == len(named)

    def parse(self, text: str) -> Move:
        """As written, or ``2x5`` alone for the die that was shot."""
        tokens = text.split()
        if len(tokens) > 200 or len(text) > 20_000:
            raise Unparsable(because("why-an-outcome-of-words-is", tokens=len(tokens)))
        lies = [self.read(token) for token in tokens]
        named = [lie.die for lie in lies]
        if len(set(named)) < len(named):
            raise Illegal(because("why-names-a-die-twice", what=quoted(text)))
        if self.shot.die not in named:
            raise Illegal(because("why-does-not-say-how-lies", what=quoted(text), die=die_name(self.shot.die), wanted=self.wanted()))
        return self.written(lies)

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """Without poses: zone and face of the shot die, then of any others that moved."""
        try:
            named = {self.read(str(atom)).die for atom in prefix}
        except PipyardError:
            return Steps([], False)
        left = [die for die in self.before if die not in named] if named else [self.shot.die]
        atoms: list[Atom] = []
        for die in left:
            readings = [Reading(OFF_BOARD, face) for face in range(1, self.faces + 1)] if self.face_off else [Reading(OFF_BOARD, 0)]
            readings = [
                Reading(zone, face) for zone in range(len(self.board.levels), 0, -1) for face in range(1, self.faces + 1)
            ] + readings
            readings += [Reading(SHORT, 0), Reading(FOUL, 0)]
            atoms += [self.token(Lie(die, reading, None)) for reading in readings]
        return Steps(atoms, self.shot.die in named)

    def sample(self, rng: Random) -> Move:
        return self.written(stand_in(self, rng))


def worth(reading: Reading, board: Board, scoring: str, ejected: bool, bonus: bool) -> int:
    """The score of one die: its face times (or plus) its zone, nothing if it is short; if it is off, nothing or minus its face."""
    times = board.multiplier(reading.zone) if reading.zone > 0 else 0
    return points_of(reading.zone > 0, reading.zone == OFF_BOARD, times, reading.face, scoring, ejected, bonus)


def points_of(scores: bool, off: bool, times: int, face: int, scoring: str, ejected: bool, bonus: bool) -> int:
    """The same in plain numbers: whether the die lies on a level or is off, what the level multiplies by, and the face."""
    points = 0
    if off and ejected:
        points = -face
    elif scores:
        points = face + times if scoring == "add" else face * times
    return 2 * points if bonus else points


def said(reading: Reading, board: Board) -> str:
    """A reading in a word: ``2x5``, ``short``, ``off3``."""
    if reading.zone == FOUL:
        return "foul"
    face = str(reading.face) if reading.face else ""
    if reading.zone == OFF_BOARD:
        return "off" + face
    if reading.zone == SHORT:
        return "short" + face
    return f"{board.multiplier(reading.zone)}x{reading.face}"


def stand_in(chance: ShotOutcome, rng: Random) -> list[Lie]:
    """A shot without physics, for quick playouts; a crude model that says nothing about skill.

    The die slides as far as friction allows (within about 15 %), straight along its aim. It keeps its face on the first step and shows a
    random face after falling down one. The first die in its way is pushed on with about half of the remaining speed. Pegs deflect it only
    at the very end. All dice end up flat.
    """
    board, shot, faces = chance.board, chance.shot, chance.faces
    friction = board.contact["die_board"][0]
    left = 1000 * shot.speed**2 / (2 * friction * GRAVITY) * exp(0.15 * normal(rng))
    aim = radians(shot.aim + 2 * normal(rng))
    ux, uy = sin(aim), cos(aim)
    x, y = shot.x, shot.y
    lies: list[Lie] = []
    others = {die: pose for die, pose in chance.before.items() if pose is not None}
    hit, near = -1, left
    for die, pose in others.items():
        ahead = (pose.x - x) * ux + (pose.y - y) * uy
        aside = abs((pose.x - x) * uy - (pose.y - y) * ux)
        if 0 < ahead < near and aside < board.edge:
            hit, near = die, ahead
    if hit >= 0:
        pushed = others.pop(hit)
        left -= near
        near = max(0.0, near - 1.2 * board.edge)
        x, y = x + near * ux, y + near * uy
        far = left * (0.3 + 0.4 * rng.random())
        turned = aim + radians(30) * (2 * rng.random() - 1)
        fallen = _rest(chance, pushed.x + far * sin(turned), pushed.y + far * cos(turned), pushed, list(others.values()), rng)
        lies.append(Lie(hit, board.read(fallen, faces), fallen))
        others[hit] = fallen
        left *= 0.2
    landed = _rest(chance, x + left * ux, y + left * uy, shot.pose(board), list(others.values()), rng)
    lies.append(Lie(shot.die, board.read(landed, faces), landed))
    return lies


def _rest(chance: ShotOutcome, x: float, y: float, start: Pose, others: list[Pose], rng: Random) -> Pose:
    """A die lying flat near a place, clear of risers, pegs and other dice."""
    board, faces = chance.board, chance.faces
    room = 1.5 * board.edge
    x, y = max(-1500.0, min(1500.0, x)), max(-800.0, min(2000.0, y))
    for _ in range(40):
        level = board.levels[board.level_at(y) - 1]
        if board.inside(x, y) and level.start > 0 and y - level.start < room / 2:
            y = level.start + room / 2
        pegs = [
            peg for peg in board.pegs if abs(peg[0] - x) < room / 2 + board.peg_radius and abs(peg[1] - y) < room / 2 + board.peg_radius
        ]
        if pegs:
            x = pegs[0][0] + (room / 2 + board.peg_radius + 1) * (1 if x >= pegs[0][0] else -1)
        crowd = [pose for pose in others if (pose.x - x) ** 2 + (pose.y - y) ** 2 < room * room]
        if not crowd:
            break
        y = crowd[0].y + room + 0.1
    x, y = round(x, 2), round(y, 2)
    z = board.top_at(x, y) + board.edge / 2
    if z == board.levels[0].top + board.edge / 2 and start.lean(solid(faces)) < 1 and rng.random() < 0.9:
        turn = start.turn()
    else:
        attitude = int(rng.random() * 24) if faces == 6 else 1 + int(rng.random() * faces)
        turn = yawed(standing(faces, attitude), 360 * rng.random())
    return Pose(x, y, z, turn)
