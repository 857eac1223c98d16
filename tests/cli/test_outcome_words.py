"""What hands have done at the plate, in the words of the terminal."""

from __future__ import annotations

from pipyard.cli.outcome_words import resting_words
from pipyard.cli.tables.pyramid import loose
from pipyard.core.match import Match
from pipyard.core.turn import Chance
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.shelf import game


def in_words(match: Match, move: str, outcome: str) -> str:
    """What is said of an outcome of a move."""
    seat = match.turn.seat
    match.submit(seat, move)
    turn = match.turn
    assert isinstance(turn, Chance)
    assert isinstance(turn.space, ActionOutcome)
    words = resting_words(turn.space, turn.space.parse(outcome))
    match.happen(outcome)
    return words


def test_what_became_of_a_throw_is_said_in_words() -> None:
    match = Match(game("malicious_pleasure", start_seat="0"), 2, source=None)
    assert in_words(match, "throw middle", "8,0,0/124") == "The die settles in i1 (124)."
    assert in_words(match, "throw 7,1,0 hard", "off3 8,0,0:off4") == "The die is off and shows 3. The die from i1 is off and shows 4."
    assert in_words(match, "throw", "astray") == "The die lies askew."


def test_many_dice_are_counted() -> None:
    match = Match(game("trulla", start_seat="0"), 2, source=None)
    dice = " ".join([f"#{number}:{8 - at},{at},0/124" for at, number in enumerate(range(1, 7))])
    said = in_words(match, "ladle 8 middle", f"touched {dice} #7:off2 #8:kept")
    assert said == "The ladle touched something. 6 settle. One is off. One stays in the ladle."


def test_dice_that_lie_askew_are_named_below_the_picture() -> None:
    match = Match(game("flickers", start_seat="0"), 2, source=None)
    match.submit(0, "flick middle")
    match.happen("astray@0,-13.07,0.5,1,0,0,0")
    assert loose(match.state.scene()) == ["R#1 ~c4"]
