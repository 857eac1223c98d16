"""Tables for the tests of races: the test pile of the rules, and a referee who is fed with stamps."""

from __future__ import annotations

from pipyard.core.match import Match
from pipyard.core.referee import Referee
from pipyard.dice.pool import LETTERS
from pipyard.pyramid.cells import CELLS
from pipyard.shelf import game


def book_deal(count: int = 165) -> str:
    """How the dice of the first ``count`` cells stand in the test pile."""
    return "".join([LETTERS[(5 * place.x + 7 * place.y + 11 * place.z) % 24] for place in CELLS[:count]])


def grabbing(key: str, **options: object) -> Match:
    """Raffzahn or Greedy Grabber with the test pile, seat 0 about to roll."""
    match = Match(game(key, **{"start_seat": "0", **options}), 3, source=None)
    letters = "ryg" if key == "raffzahn" else "rgk"
    match.happen("".join([55 * letter for letter in letters]))
    match.happen(book_deal())
    return match


def cow(key: str, seats: int, **options: object) -> Match:
    """Bunte Kuh or Spotted Cow with the test pile on the plate, about to roll."""
    start = {"start_seat": "0"} if key == "bunte_kuh" else {}
    match = Match(game(key, **{**start, **options}), seats, source=None)
    match.happen(book_deal(45))
    return match


def feed(match: Match, *inputs: tuple[int, int, str], until: int) -> Referee:
    """Let (stamp, seat, text) arrive in order of their stamps, without any delay."""
    referee = Referee(match, lag=0)
    for stamp, seat, text in sorted(inputs, key=lambda one: one[0]):
        while referee.due() < stamp:
            referee.run(referee.due())
        referee.add_input(seat, text, stamp)
    while referee.due() <= until:
        referee.run(referee.due())
    return referee
