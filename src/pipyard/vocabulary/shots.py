"""More words, for games on a board with zones: a shot as a move, where dice lie, and what they count."""

from pipyard.dice.board import FOUL, OFF_BOARD, SHORT, Reading
from pipyard.dice.pose import Pose, attitudes
from pipyard.dice.shot import BONUS, Shot, Shots, die, die_name, read_shot, tidy
from pipyard.dice.shot_outcome import ShotOutcome, said
from pipyard.dice.shot_tremor import Hand

__all__ = [
    "BONUS",
    "FOUL",
    "OFF_BOARD",
    "SHORT",
    "Hand",
    "Pose",
    "Reading",
    "Shot",
    "ShotOutcome",
    "Shots",
    "attitudes",
    "die",
    "die_name",
    "read_shot",
    "said",
    "tidy",
]
