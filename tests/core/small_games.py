"""Tiny games for the contract: sealed choices, a race, a hidden choice, a coin, and one that only counts."""

from __future__ import annotations

from random import Random

from pipyard.core.errors import UnknownGame
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options, choice, number
from pipyard.core.scene import Scene, Text
from pipyard.core.space import Even, Listed, Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Turn, ranked, won

HANDS = Listed([Move("rock"), Move("paper"), Move("scissors")])
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
COIN = Even([Move("heads"), Move("tails")])
NUMBERS = Listed([Move("think", n) for n in range(1, 4)])
GUESSES = Listed([Move("guess", n) for n in range(1, 4)])
ADD = Listed([Move("add", n) for n in range(1, 4)])
SNAP = Listed([Move("snap"), Move("pass")])


class HandsOptions(Options):
    rounds = number(2, 1, 9, why="how many rounds are played")


class HandsState(State):
    """Rock, paper, scissors: all choose at once, sealed."""

    __slots__ = ("chosen", "left", "points")

    def __init__(self, seats: int, rounds: int) -> None:
        self.chosen: list[str] = [""] * seats
        self.points: list[int] = [0] * seats
        self.left: int = rounds

    def turn(self) -> Turn:
        if self.left == 0:
            return ranked(self.points, "rounds-played")
        return Choose(tuple([seat for seat, hand in enumerate(self.chosen) if not hand]), "together")

    def moves(self, seat: int) -> Space:
        return HANDS

    def play(self, seat: int, move: Move) -> None:
        self.chosen[seat] = move.verb
        if all(self.chosen):
            for mine, hand in enumerate(self.chosen):
                self.points[mine] += self.chosen.count(BEATS[hand])
            self.chosen = [""] * len(self.chosen)
            self.left -= 1

    def conceal(self, seat: int | None) -> None:
        self.chosen = [hand if other == seat or not hand else "?" for other, hand in enumerate(self.chosen)]

    def guess(self, rng: Random) -> State:
        new = self.copy()
        assert isinstance(new, HandsState)
        new.chosen = [HANDS.sample(rng).verb if hand == "?" else hand for hand in new.chosen]
        return new

    def scene(self) -> Scene:
        return Scene(table="plain", scores=tuple(self.points))


Hands = Game(
    lambda seats, options: HandsState(seats, options.rounds), HandsOptions, moves=["rock", "paper", "scissors"],
    key="hands", book="tests", title="Hands", seats=(2, 3),
    summary="Sealed choices.",
)  # fmt: skip


class SnapState(State):
    """A coin is thrown; the first to say snap takes heads and loses a point on tails. Who passes waits for the next coin."""

    __slots__ = ("coin", "passed", "points", "thrown")

    def __init__(self, seats: int) -> None:
        self.coin: str = ""
        self.passed: list[bool] = [False] * seats
        self.points: list[int] = [0] * seats
        self.thrown: int = 0

    def turn(self) -> Turn:
        if not self.coin:
            return Chance(COIN) if self.thrown < 3 else ranked(self.points, "coins-thrown")
        return Choose(tuple([seat for seat, out in enumerate(self.passed) if not out]), "race")

    def moves(self, seat: int) -> Space:
        return SNAP

    def land(self, outcome: Outcome) -> None:
        self.coin = outcome.verb
        self.thrown += 1

    def play(self, seat: int, move: Move) -> None:
        self.passed[seat] = True
        if move.verb == "snap":
            self.points[seat] += 1 if self.coin == "heads" else -1
        if move.verb == "snap" or all(self.passed):
            self.coin = ""
            self.passed = [False] * len(self.passed)

    def scene(self) -> Scene:
        return Scene(table="plain", scores=tuple(self.points), say=(Text("coin", {"side": self.coin}),))


Snap = Game(
    lambda seats, options: SnapState(seats), Options, moves=["snap", "pass"],
    key="snap", book="tests", title="Snap", seats=(2, 3),
    summary="First come, first served.",
)  # fmt: skip


class ThinkState(State):
    """Seat 0 thinks of a number that seat 1 may not see; seat 1 guesses it, twice at most."""

    __slots__ = ("guesses", "secret")

    def __init__(self) -> None:
        self.secret: int = 0
        self.guesses: list[int] = []

    def turn(self) -> Turn:
        if self.secret == 0:
            return Choose((0,), hidden_from=(1,))
        if self.guesses[-1:] == [self.secret]:
            return won([1], [0, 1], "guessed")
        return Choose((1,)) if len(self.guesses) < 2 else won([0], [1, 0], "not-guessed")

    def moves(self, seat: int) -> Space:
        return GUESSES if self.secret else NUMBERS

    def play(self, seat: int, move: Move) -> None:
        if self.secret:
            self.guesses.append(move.number)
        else:
            self.secret = move.number

    def conceal(self, seat: int | None) -> None:
        if seat != 0 and self.secret and self.turn().kind == 0:
            self.secret = -1

    def guess(self, rng: Random) -> State:
        new = self.copy()
        assert isinstance(new, ThinkState)
        if new.secret == -1:
            left = [n for n in (1, 2, 3) if n not in new.guesses]
            new.secret = left[int(rng.random() * len(left))]
        return new

    def scene(self) -> Scene:
        return Scene(table="plain")


Think = Game(
    lambda seats, options: ThinkState(), Options, moves=["think NUMBER", "guess NUMBER"],
    key="think", book="tests", title="Think", seats=(2,),
    summary="A hidden choice.",
)  # fmt: skip


class CountOptions(Options):
    coin = choice("no", "yes", why="a coin is thrown after every tenth point")


class CountState(State):
    """Add 1 to 3 in turn until 21; where there is a coin, one is thrown each time the total passes a ten."""

    __slots__ = ("coin", "heads", "seat", "seats", "total", "wait")

    def __init__(self, seats: int, coin: bool) -> None:
        self.seats: int = seats
        self.seat: int = 0
        self.total: int = 0
        self.coin: bool = coin
        self.wait: bool = False
        self.heads: int = 0

    def turn(self) -> Turn:
        if self.wait:
            return Chance(COIN, self.seat)
        if self.total >= 21:
            return won([self.seat], [0] * self.seats, "reached")
        return Choose((self.seat,))

    def moves(self, seat: int) -> Space:
        return ADD

    def play(self, seat: int, move: Move) -> None:
        before = self.total
        self.total += move.number
        self.seat = (self.seat + 1) % self.seats
        self.wait = self.coin and before // 10 != self.total // 10

    def land(self, outcome: Outcome) -> None:
        self.wait = False
        self.heads += outcome.verb == "heads"

    def objection(self, seat: int, move: Move) -> Text | None:
        return because("only 1, 2 or 3 can be added")

    def scene(self) -> Scene:
        return Scene(table="plain")


Count = Game(
    lambda seats, options: CountState(seats, options.coin == "yes"), CountOptions, moves=["add NUMBER"],
    key="count", book="tests", title="Count", seats=(2, 3), summary="Counting.", version=2,
)  # fmt: skip


GAMES: dict[str, Game] = {"hands": Hands, "snap": Snap, "think": Think, "count": Count}


def find(key: str) -> Game:
    if key not in GAMES:
        raise UnknownGame(f"there is no game {key!r}")
    return GAMES[key]


def replayed(match: Match) -> Match:
    return Match.replay(match.log, find)
