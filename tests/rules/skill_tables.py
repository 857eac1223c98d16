"""Tables for the games of skill: matches with given outcomes, so that a test says what came to rest."""

from __future__ import annotations

from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose, Over
from pipyard.shelf import game


def table(key: str, seats: int, **options: object) -> Match:
    """A match in which seat 0 begins and nothing happens by itself."""
    return Match(game(key, **{"start_seat": "0", **options}), seats, source=None)


def does(match: Match, move: str, outcome: str = "") -> None:
    """Whoever is asked plays a move; then dice come to rest as given."""
    turn = match.turn
    assert isinstance(turn, Choose), turn
    match.submit(turn.seats[0], move)
    if outcome:
        assert isinstance(match.turn, Chance)
        match.happen(outcome)


def asked(match: Match) -> int:
    """The seat that is asked now."""
    turn = match.turn
    assert isinstance(turn, Choose), turn
    return turn.seats[0]


def over(match: Match) -> Over:
    turn = match.turn
    assert isinstance(turn, Over), turn
    return turn
