"""A biased coin: seat 0 asks for a toss and wins seven times of ten. Nobody has anything else to decide."""

from __future__ import annotations

from pipyard.core.game import Game, State
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options, choice, flag
from pipyard.core.scene import Scene
from pipyard.core.space import Biased, Listed, Space
from pipyard.core.turn import Chance, Choose, Turn, nobody, won

TOSS = Listed([Move("toss")])


class CoinOptions(Options):
    bias = choice("seven", "three", why="how often the first player wins", source="english, french")
    loud = flag(False, why="say it aloud, which changes nothing")


class CoinState(State):
    __slots__ = ("asked", "fell", "weight")

    def __init__(self, weight: int) -> None:
        self.weight: int = weight
        self.asked: bool = False
        self.fell: str = ""

    def turn(self) -> Turn:
        if self.fell == "edge":
            return nobody([0, 0], "coin-on-edge")
        if self.fell:
            winner = int(self.fell == "tails")
            return won([winner], [int(seat == winner) for seat in (0, 1)], "coin-fell")
        return Chance(Biased([Move("heads"), Move("tails")], [self.weight, 10 - self.weight])) if self.asked else Choose((0,))

    def moves(self, seat: int) -> Space:
        return TOSS

    def play(self, seat: int, move: Move) -> None:
        self.asked = True

    def land(self, outcome: Outcome) -> None:
        self.fell = outcome.verb

    def scene(self) -> Scene:
        return Scene(table="plain")


Coin = Game(
    lambda seats, options: CoinState(7 if options.bias == 'seven' else 3), CoinOptions, moves=["toss", "spin"],
    key="lab_coin", book="tests", title="Coin", seats=(2,),
    summary="A biased coin.",
)  # fmt: skip
