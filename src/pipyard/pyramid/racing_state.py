"""The base of races on the pyramid: numbered windows, and passing."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pipyard.core.game import State
from pipyard.core.notation import Atom, Move
from pipyard.core.options import Choice, Number, Options, choice, number, start_seat
from pipyard.core.race import HIT
from pipyard.core.scene import Die, Text
from pipyard.core.space import Listed
from pipyard.core.turn import Chance, Choose
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.dealt_state import DealtState

PASS: Final = Move("pass")


NO_SEAT: Final = -1


def hand_ms(source: str = "screen") -> Number:
    return number(400, 0, 5000, why="the least time between two things one hand does", source=source)


def fumble_ms() -> Number:
    return number(1500, 0, 20000, why="how long a mistake blocks a player", source="screen")


def min_open_ms(source: str) -> Number:
    return number(800, 0, 60000, why="the earliest moment at which Stop takes effect", source=source)


def hints() -> Choice:
    words = ["nobody", "everybody", *[str(seat) for seat in range(10)]]
    return choice(*words, why="for whom the table marks what is right (a seat, nobody, everybody)", source="screen")


class ProtocolOptions(Options):
    """The options of races whose windows open with a roll: slow lines, a hand that needs its time, fumbles, hints."""

    comes_last: ClassVar[bool] = True

    lag_comp_ms = number(150, 0, 1000, why="how much of a slow line is made up for, 0: plain order of arrival", source="screen")
    grace_ms = number(250, 0, 5000, why="how long after a close nobody could have heard the call", source="screen")
    hand_ms = hand_ms()
    fumble_ms = fumble_ms()
    hints = hints()
    start_seat = start_seat()


class ClaimOptions(Options):
    """The option of the common rule about claims, C14."""

    comes_last: ClassVar[bool] = True

    fair_window_ms = number(0, 0, 500, why="how much of a slow line is made up for, 0: plain order of arrival", source="C14")


class Tries(Listed):
    """The moves of one seat in a race.

    A sample is a call one time in three, otherwise one of the ``likely`` tries. Any die of the plate is a legal try and nearly always
    wrong; with such tries random games would take forever.
    """

    __slots__ = ("calls", "likely")

    def __init__(self, moves: list[Move], calls: list[Move], likely: list[Move]) -> None:
        super().__init__([*moves, *calls])
        self.calls: list[Move] = calls
        self.likely: list[Move] = likely

    def sample(self, rng: Random) -> Move:
        few = self.calls if self.calls and (not self.likely or rng.random() < 1 / 3) else self.likely or self.moves
        return few[int(rng.random() * len(few))]


def tries(moves: list[Move], calls: list[Move], likely: list[Move] | None = None) -> Tries:
    return Tries(moves, calls, moves if likely is None else likely)


def words(verb: str, atoms: list[Atom]) -> list[Move]:
    """One move for each atom."""
    return [Move(verb, atom) for atom in atoms]


@mypyc_attr(allow_interpreted_subclasses=True)
class RacingState(DealtState):
    """``window`` counts the windows of the race; ``passed`` are the seats that have passed in this one. When all seats to move have passed,
    the next bell rings at once.
    """

    __slots__ = ("eye", "hinted", "passed", "window")

    def __init__(self, seats: int, start_seat: str, colours: Chance | None = None, standing: Chance | None = None) -> None:
        super().__init__(seats, start_seat, colours, standing)
        self.window: int = 0
        self.passed: list[bool] = [False] * seats
        self.hinted: str = "nobody"  # seats for which the table marks what is right
        self.eye: int = NO_SEAT  # in a view with such marks: its seat

    def view(self, seat: int | None) -> State:
        new = super().view(seat)
        if seat is not None and self.hinted in ("everybody", str(seat)):
            assert isinstance(new, RacingState)
            new.eye = seat
        return new

    def right_ones(self) -> list[Move]:
        """The right moves of the viewer now, if the table marks them."""
        turn = self.turn()
        if self.eye == NO_SEAT or not isinstance(turn, Choose) or self.eye not in turn.seats:
            return []
        return [move for move in self.glances(self.eye) if self.judge(self.eye, move) == HIT]

    def drawn_dice(self) -> list[Die]:
        right = {CELLS[move.at].text: True for move in self.right_ones() if move.verb == "grab"}
        dice = super().drawn_dice()
        return [Die(die.cell, die.colour, die.triple, die.owner, "!") if die.cell in right else die for die in dice] if right else dice

    def hint(self) -> list[Text]:
        """What is right, in words, for seats with hints."""
        names: list[str] = []
        for move in self.right_ones():
            names.append(str(move.number) if move.verb == "put" else CELLS[move.at].text if move.at >= 0 else move.verb)
        return [Text("hint", {"what": "; ".join(names)})] if names else []

    def everybody(self) -> Choose:
        return Choose(tuple(range(self.seats)), "race")

    def open_window(self) -> None:
        """Open a new window."""
        self.window += 1
        self.look_again()

    def look_again(self) -> None:
        """Clear the passes: there may be something new to see."""
        self.passed = [False] * self.seats

    def may_pass(self, seat: int) -> list[Move]:
        return [] if self.passed[seat] else [PASS]

    def say_pass(self, seat: int) -> None:
        self.passed[seat] = True
        turn = self.turn()
        if isinstance(turn, Choose) and all([self.passed[one] for one in turn.seats]):
            window = self.race()
            bell = window.soonest() if window is not None else None
            if bell is not None:
                self.land(bell.event)
