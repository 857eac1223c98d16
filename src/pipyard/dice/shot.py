"""A shot as a move: ``flick A1 aim=-3.5 speed=1.3``. Omitted settings have defaults.

``flick`` sets a die down on the disc and strikes it, ``roll`` releases it over the disc with a random tumble, ``shoot`` only names the die:
for a real board, or with all defaults.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.notation import Atom, Move, Name, kind
from pipyard.core.space import Space, Steps
from pipyard.core.text import Text, because, quoted
from pipyard.dice.board import Board
from pipyard.dice.orientation import INDEX
from pipyard.dice.polyhedra import Vector, solid
from pipyard.dice.pose import Pose, Turn, decimal, short, standing, yawed

BONUS: Final = 10
"""The number of a bonus die among its owner's dice."""
ROLL_HEIGHT: Final = 20.0
"""Height above the disc at which a rolled die is released."""
ROLL_SPEED: Final = 2.5
ROLL_SPIN: Final = 20.0
"""Spin of a rolled die in radians per second, about a random axis."""

SHOT_FIELDS: Final = ("x", "y", "attitude", "yaw", "aim", "speed", "spin", "lift")
ROLL_FIELDS: Final = ("x", "y", "aim", "speed")
RANGES: Final[dict[str, tuple[float, float]]] = {"aim": (-60.0, 60.0), "speed": (0.1, 4.0), "spin": (-60.0, 60.0), "lift": (-0.6, 0.6)}
DEFAULTS: Final[dict[str, float]] = {"x": 0.0, "y": 60.0, "yaw": 0.0, "aim": 0.0, "speed": 1.5, "spin": 0.0, "lift": 0.0}
SHOT_OFFERS: Final[dict[str, tuple[float, ...]]] = {
    "x": (0, -40, -20, 20, 40),
    "y": (60, 0, 20, 40, 80),
    "yaw": (0, 15, 30, 45),
    "aim": (0, -20, -15, -10, -6, -3, 3, 6, 10, 15, 20),
    "speed": (1.5, 0.8, 1.0, 1.2, 1.3, 1.4, 1.6, 1.8, 2.0, 2.4, 3.0),
    "spin": (0, -30, -10, 10, 30),
    "lift": (0, -0.4, -0.2, 0.2, 0.4),
}
"""Values offered to players who pick a shot step by step; any number in range may be typed."""


def die(seat: int, number: int) -> int:
    """The index of a die: the owner's seat and its number from 1 (or BONUS)."""
    return seat * 16 + number


def die_name(index: int) -> str:
    """``A1`` is the first die of seat 0, ``B+`` the bonus die of seat 1."""
    number = index & 15
    return chr(65 + (index >> 4)) + ("+" if number == BONUS else str(number))


def find_die(token: str) -> int:
    """The index of a die from its name; -1 if invalid."""
    if len(token) != 2 or not "A" <= token[0] <= "P" or token[1] not in "123456789+":
        return -1
    return die(ord(token[0]) - 65, BONUS if token[1] == "+" else int(token[1]))


def _read_die(token: str) -> Atom | None:
    index = find_die(token.upper())
    return Name(index, die_name(index)) if index >= 0 else None


def _read_setting(token: str) -> Atom | None:
    key, equals, value = token.partition("=")
    if not equals or (key != "up" and key not in SHOT_FIELDS):
        return None
    if key == "attitude" and value in INDEX:
        return setting(key, INDEX[value])
    number = decimal(value)
    return None if number is None else setting(key, number)


def setting(key: str, value: float) -> str:
    """An atom of a shot: ``aim=-3.5``."""
    return f"{key}={short(value, 3)}"


kind("OWNDIE", _read_die, because("part-own-die"))
kind("SETTING", _read_setting, because("part-setting", fields=", ".join(SHOT_FIELDS)))


class Shot:
    """A shot with all its numbers: millimetres, degrees, metres and radians per second. ``turn`` is how the die is held."""

    __slots__ = ("aim", "axis", "die", "kind", "lift", "speed", "spin", "turn", "x", "y")

    def __init__(self, kind: str, die: int) -> None:
        self.kind: str = kind
        self.die: int = die
        self.x: float = DEFAULTS["x"]
        self.y: float = DEFAULTS["y"]
        self.aim: float = DEFAULTS["aim"]
        self.speed: float = DEFAULTS["speed"]
        self.spin: float = DEFAULTS["spin"]
        self.lift: float = DEFAULTS["lift"]
        self.turn: Turn = (1.0, 0.0, 0.0, 0.0)
        self.axis: Vector = (0.0, 0.0, 0.0)

    def copy(self) -> Shot:
        new = Shot(self.kind, self.die)
        new.x, new.y, new.aim, new.speed = self.x, self.y, self.aim, self.speed
        new.spin, new.lift, new.turn, new.axis = self.spin, self.lift, self.turn, self.axis
        return new

    def pose(self, board: Board) -> Pose:
        """The position of the die when the shot begins."""
        above = ROLL_HEIGHT if self.kind == "roll" else board.edge / 2
        return Pose(self.x, self.y, board.disc_top + above, self.turn)


def settings(move: Move) -> dict[str, float]:
    """The settings that a move names."""
    found: dict[str, float] = {}
    for atom in move.atoms[2:]:
        key, _, value = str(atom).partition("=")
        number = decimal(value)
        if number is not None:
            found[key] = number
    return found


def usual_attitude(faces: int) -> int:
    """The default: the highest number on top."""
    return INDEX["236"] if faces == 6 else faces


def read_shot(move: Move, faces: int, drawn: int = -1) -> Shot:
    """The shot that a legal move describes; ``drawn``: the attitude drawn by the game, if any."""
    shot = Shot(move.verb, move.at)
    chosen = settings(move)
    shot.x, shot.y = chosen.get("x", shot.x), chosen.get("y", shot.y)
    shot.aim, shot.speed = chosen.get("aim", shot.aim), chosen.get("speed", shot.speed)
    shot.spin, shot.lift = chosen.get("spin", shot.spin), chosen.get("lift", shot.lift)
    attitude = drawn if drawn >= 0 else int(chosen.get("attitude", usual_attitude(faces)))
    shot.turn = yawed(standing(faces, attitude), chosen.get("yaw", 0.0))
    return shot


def written(shot_die: int, chosen: dict[str, float], verb: str = "flick") -> Move:
    """A move from its settings, in the usual order."""
    named = [setting(key, chosen[key]) for key in SHOT_FIELDS if key in chosen]
    return Move(verb, Name(shot_die, die_name(shot_die)), *named)


def tidy(move: Move, faces: int) -> Move:
    """Parse a typed shot; ``up=6`` becomes an attitude that shows 6."""
    chosen: dict[str, float] = {}
    for atom in move.atoms[2:]:
        key, _, text = str(atom).partition("=")
        value = float(text)
        if key == "up":
            key, value = "attitude", float(_showing(value, faces))
        if key in chosen:
            raise Unparsable(because("why-is-said-twice-in", key=key, what=quoted(move.text)))
        chosen[key] = value
    return written(move.at, chosen, move.verb) if chosen else move


def _showing(number: float, faces: int) -> int:
    if number != int(number) or not 1 <= number <= faces:
        raise Unparsable(because("why-up-a-die-of-faces", number=short(number, 3), faces=faces, faces2=faces))
    if faces != 6:
        return int(number)
    return next(INDEX[triple] for triple in INDEX if triple[2] == str(int(number)))


class Shots(Space):
    """The shots of one player now: any of the ``unshot`` dice, from any free place on the disc.

    ``lying``: the dice already there. ``drawn``: the attitude drawn by the game (-1: the player chooses).
    """

    __slots__ = ("board", "drawn", "faces", "lying", "rolls", "unshot")

    def __init__(self, board: Board, faces: int, unshot: list[int], lying: list[Pose], rolls: bool, drawn: int) -> None:
        self.board: Board = board
        self.faces: int = faces
        self.unshot: list[int] = unshot
        self.lying: list[Pose] = lying
        self.rolls: bool = rolls
        self.drawn: int = drawn

    def contains(self, move: Move) -> bool:
        return self.trouble(move) is None

    def trouble(self, move: Move) -> Text | None:
        """The reason why a move is illegal; None for a legal one."""
        verb = move.verb
        if verb not in ("flick", "shoot", "roll") or move.at < 0:
            return because("why-a-shot-begins-with-flick")
        if verb == "roll" and not self.rolls:
            return because("why-dice-are-flicked-in-this")
        if move.at not in self.unshot:
            ready = ", ".join([die_name(index) for index in self.unshot])
            return because("why-cannot-be-shot-now-you", at=die_name(move.at), ready=ready)
        chosen: dict[str, float] = {}
        for atom in move.atoms[2:]:
            key, _, text = str(atom).partition("=")
            value = decimal(text)
            wrong = because("part-no-number") if value is None else self.out_of_range(verb, key, value)
            if wrong:
                return because("why-setting", setting=atom, because=wrong)
            if key in chosen:
                return because("why-is-said-twice", key=key)
            chosen[key] = value or 0.0
        return self.no_place(verb, chosen)

    def out_of_range(self, verb: str, key: str, value: float) -> Text | None:
        """The reason why a setting is invalid."""
        allowed = () if verb == "shoot" else ROLL_FIELDS if verb == "roll" else SHOT_FIELDS
        if key not in allowed:
            return because("part-takes", verb=verb, settings=", ".join(allowed) or because("part-no-settings"))
        if key == "attitude":
            first, last = (0, 23) if self.faces == 6 else (1, self.faces)
            if value != int(value) or not first <= value <= last:
                return because("part-it-is-whole", low=first, high=last)
            return because("part-has-drawn", drawn=self.drawn) if self.drawn not in (-1, int(value)) else None
        low, high = RANGES.get(key, (-1000.0, 1000.0))
        if key == "yaw":
            low, high = 0.0, 90.0 if self.faces == 6 else 360.0
        if key == "speed" and verb == "roll":
            high = ROLL_SPEED
        return None if low <= value <= high else because("part-lies-between", low=f"{low:g}", high=f"{high:g}")

    def no_place(self, verb: str, chosen: dict[str, float]) -> Text | None:
        """The reason why the die cannot start there: it must lie on the disc and touch no other die."""
        board = self.board
        x, y = chosen.get("x", DEFAULTS["x"]), chosen.get("y", DEFAULTS["y"])
        if verb == "roll":
            if not board.on_disc(x, y):
                return because("why-is-not-over-the-disc", x=short(x, 2), y=short(y, 2))
            reach = 2 * solid(self.faces).reach() * board.edge
            crowded = any([(pose.x - x) ** 2 + (pose.y - y) ** 2 < reach * reach for pose in self.lying])
            return because("why-another-die-lies-there") if crowded else None
        attitude = self.drawn if self.drawn >= 0 else int(chosen.get("attitude", usual_attitude(self.faces)))
        turn = yawed(standing(self.faces, attitude), chosen.get("yaw", 0.0))
        pose = Pose(x, y, board.disc_top + board.edge / 2, turn)
        shape = solid(self.faces)
        mine = pose.footprint(shape, board.edge)
        if not all([board.on_disc(px, py) for px, py in mine]):
            return because("why-at-the-die-does-not", x=short(x, 2), y=short(y, 2))
        near = 2 * shape.reach() * board.edge
        for other in self.lying:
            if (other.x - x) ** 2 + (other.y - y) ** 2 < near * near:
                if not apart(hull(mine), hull(other.footprint(shape, board.edge))):
                    return because("why-another-die-lies-at", x=short(other.x, 1), y=short(other.y, 1))
        return None

    def free(self) -> bool:
        """Whether there is room for a die anywhere, checked every 5 mm."""
        if len(self.lying) < 4:
            return True
        return any([self.no_place("flick", {"x": x, "y": y}) is None for y in self.offers("y") for x in self.offers("x")])

    def offers(self, key: str) -> list[float]:
        """Some values for a setting, the default first; places every 5 mm where the disc is crowded."""
        if key in ("x", "y") and len(self.lying) >= 4:
            x0, y0, x1, _ = self.board.rect
            first, last = (x0, x1) if key == "x" else (y0, self.board.centre[1] + self.board.radius)
            return [first + 5.0 * step for step in range(int((last - first) / 5) + 1)]
        if key != "attitude":
            return list(SHOT_OFFERS[key])
        if self.drawn >= 0:
            return [float(self.drawn)]
        usual = usual_attitude(self.faces)
        return [float(usual)] + [float(n) for n in (range(24) if self.faces == 6 else range(1, self.faces + 1)) if n != usual]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps([verb for verb in self.verbs() if self.open(verb)], False)
        verb = str(prefix[0])
        if verb not in self.verbs():
            return Steps([], False)
        if len(prefix) == 1:
            return Steps([Name(index, die_name(index)) for index in self.unshot], False)
        fields = ROLL_FIELDS if verb == "roll" else SHOT_FIELDS if verb == "flick" else ()
        chosen = settings(Move(*prefix))
        last = max([fields.index(key) for key in chosen if key in fields], default=-1)
        atoms: list[Atom] = []
        for key in fields[last + 1 :]:
            atoms += [setting(key, value) for value in self.leading_on(verb, chosen, key)]
        return Steps(atoms, self.contains(Move(*prefix)))

    def verbs(self) -> list[str]:
        return ["flick", "roll", "shoot"] if self.rolls else ["flick", "shoot"]

    def open(self, verb: str) -> bool:
        """Whether a shot of a kind can be made from a place that is offered."""
        if self.no_place(verb, {}) is None:
            return True
        return verb != "shoot" and any([self.leads_on(verb, {"x": x}) for x in self.offers("x")])

    def leading_on(self, verb: str, chosen: dict[str, float], key: str) -> list[float]:
        """The offered values of a setting with which others can be completed to a shot."""
        values = self.offers(key)
        if key in ("x", "y", "attitude", "yaw"):
            return [value for value in values if self.leads_on(verb, {**chosen, key: value})]
        # where the die lies is the same for all of them
        if key == "speed":
            values = [value for value in values if self.out_of_range(verb, key, value) is None]
        return values if values and self.leads_on(verb, {**chosen, key: values[0]}) else []

    def leads_on(self, verb: str, chosen: dict[str, float]) -> bool:
        """Whether settings can be completed to a shot: as they are, or with an offered y."""
        if "speed" in chosen and self.out_of_range(verb, "speed", chosen["speed"]):
            return False
        if self.no_place(verb, chosen) is None:
            return True
        if "y" in chosen or "attitude" in chosen or "yaw" in chosen or "aim" in chosen or "speed" in chosen:
            return False
        return any([self.no_place(verb, {**chosen, "y": y}) is None for y in self.offers("y")])

    def sample(self, rng: Random) -> Move:
        """A shot with settings as they are offered."""
        random = rng.random
        verbs = [verb for verb in self.verbs() if verb != "shoot" and self.open(verb)]
        if not verbs:
            raise PipyardError(because("why-there-is-no-free-place"))
        verb = verbs[int(random() * len(verbs))]
        chosen: dict[str, float] = {}
        for key in ROLL_FIELDS if verb == "roll" else SHOT_FIELDS:
            values = self.leading_on(verb, chosen, key)
            if values:
                chosen[key] = values[int(random() * len(values))]
        return written(self.unshot[int(random() * len(self.unshot))], chosen, verb)

    def parse(self, text: str) -> Move:
        tokens = text.split()
        atoms: list[Atom] = list(tokens[:1])
        for at, token in enumerate(tokens[1:]):
            atom = _read_die(token) if at == 0 else _read_setting(token)
            if atom is None:
                raise Unparsable(because("why-cannot-stand-in-a-shot", token=quoted(token), what=quoted(text)))
            atoms.append(atom)
        return tidy(Move(*atoms), self.faces)


def hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline of some points, counter-clockwise."""
    ordered = sorted(set(points))
    sides: list[tuple[float, float]] = []
    for row in (ordered, ordered[::-1]):
        chain: list[tuple[float, float]] = []
        for x, y in row:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 1e-9:
                    break
                chain.pop()
            chain.append((x, y))
        sides += chain[:-1]
    return sides


def apart(one: list[tuple[float, float]], two: list[tuple[float, float]]) -> bool:
    """Whether two convex outlines do not overlap: then some edge has all of the other outline on its outer side."""
    for mine, other in ((one, two), (two, one)):
        for at, (ax, ay) in enumerate(mine):
            bx, by = mine[(at + 1) % len(mine)]
            if max([(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in other]) <= 1e-6:
                return True
    return False
