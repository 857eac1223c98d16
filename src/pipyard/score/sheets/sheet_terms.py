"""What a sheet needs from its game, as numbers and words: built from the rules by :mod:`pipyard.score.cards`, sent as JSON."""

from __future__ import annotations

from dataclasses import dataclass

from pipyard.books.dice_trip.chart import Chart


@dataclass(frozen=True, slots=True)
class TumblinTerms:
    """``members``: the seats of each side, ``times``: the multipliers of the board's levels, from the top down."""

    members: list[list[int]]
    side_of: list[int]
    dice_each: int
    bonus: bool
    times: list[int]
    faces: int
    goal: str
    goal_number: int
    order: str
    scoring: str
    ejected: bool
    all_on_board: str


@dataclass(frozen=True, slots=True)
class TripTerms:
    """A map, and the variants that affect scoring."""

    chart: Chart
    tens: bool
    two_dice: bool
    fewest: bool


@dataclass(frozen=True, slots=True)
class TriesTerms:
    """Attempts of all players; the best counts.

    ``how``: "fastest" (the shortest time), "most" (the highest number), "fewest_tries" (a success ends it; fewest attempts win, then time).
    ``limit``: the time limit in hundredths of a second, ``most``: the highest number, ``others``: the maximum deduction.
    """

    how: str
    attempts: int
    limit: int
    most: int
    others: int
    full: int


@dataclass(frozen=True, slots=True)
class HeapsTerms:
    """``most``: the dice of each colour (``exact``: all of them are taken), each worth its price.

    ``whole``: the total number of dice taken (0: any); ``low``: the lowest score wins; ``left_wins``: the player to the left of the highest
    wins.
    """

    colours: list[str]
    most: list[int]
    prices: list[int]
    exact: bool
    whole: int
    low: bool
    left_wins: bool


@dataclass(frozen=True, slots=True)
class FacesTerms:
    """``seats``: the colour of each seat; ``early``: the pyramid may be unfinished."""

    seats: list[str]
    early: bool


Spot = tuple[str, int, int]
"""A place, an axis (-1: the die itself, otherwise one of its faces), and what it is worth."""


@dataclass(frozen=True, slots=True)
class EndPosition:
    """What is counted on the pyramid at the end of a game, as spots to tap.

    ``own``: everybody has a small pyramid of ``size`` dice an edge, otherwise everybody's dice stand in one. ``numbers``: the numbers on
    the faces are counted. ``cost``: what everybody subtracts, counted by the players (empty: nothing).
    """

    own: bool
    numbers: bool
    size: int
    spots: list[Spot]
    cost: str = ""


@dataclass(frozen=True, slots=True)
class CountsTerms:
    """A number per player.

    ``way``: "sum" (numbers are added), "now" (a new number replaces the old), "win" (no numbers: a player wins), "claims" (right and wrong
    claims). ``least`` to ``most``: the range of a number; ``start``: the initial score; ``target``: wins at once when reached (-1: none);
    ``rounds``: the game ends after this many numbers per player, or this many right claims in all (0: on request); ``low``: the lowest
    score wins; ``right`` and ``wrong``: the value of a claim, ``others``: the value of a wrong one for each of the others.
    """

    way: str
    least: int
    most: int
    start: int
    target: int
    rounds: int
    low: bool
    right: int
    wrong: int
    others: int
