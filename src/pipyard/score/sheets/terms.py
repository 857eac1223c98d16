"""What a sheet has to know of its game, as numbers and words: made from the rules by :mod:`pipyard.score.cards`, sent as JSON."""

from __future__ import annotations

from dataclasses import dataclass

from pipyard.books.dice_trip.chart import Chart


@dataclass(frozen=True, slots=True)
class TumblinTerms:
    """``members`` are the seats of every side, ``times`` what the levels of the board multiply by, from the top down."""

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
    """A map and the variants that change what is counted."""

    chart: Chart
    tens: bool
    two_dice: bool
    fewest: bool


@dataclass(frozen=True, slots=True)
class TriesTerms:
    """Tries of everybody, of which the best counts.

    ``how``: "fastest" (the shortest time), "most" (the highest number), "fewest_tries" (a success ends it; fewest tries win, then time).
    ``limit`` is the longest time in hundredths of a second, ``most`` the highest number, ``others`` what may be taken off it.
    """

    how: str
    attempts: int
    limit: int
    most: int
    others: int
    full: int


@dataclass(frozen=True, slots=True)
class HeapsTerms:
    """``most`` dice of every colour are there (``exact``: all of them are taken), each worth its price.

    ``whole`` is how many dice are taken in all (0: any number); ``low``: the lowest score wins, ``left_wins``: whoever sits to the left
    of the highest.
    """

    colours: list[str]
    most: list[int]
    prices: list[int]
    exact: bool
    whole: int
    low: bool
    left_wins: bool


@dataclass(frozen=True, slots=True)
class CountsTerms:
    """Numbers for everybody.

    ``way``: "sum" (numbers are added), "now" (a number is told again when it changes), "win" (no numbers: somebody wins),
    "claims" (right and wrong claims). ``least`` to ``most``: one number; ``start``: what everybody begins with;
    ``target``: who reaches it wins at once (-1: nobody does so); ``rounds``: after so many numbers of everybody, or so many right
    claims of all, it is over (0: when it is said); ``low``: the lowest wins; ``right`` and ``wrong``: what a claim is worth,
    ``others``: what a wrong one is worth for each of the others.
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
