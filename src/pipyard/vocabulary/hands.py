"""More words, for games of dexterity: what hands do to dice, and how the dice lie afterwards."""

from pipyard.dice.pose import Pose, short, standing, yawed
from pipyard.pyramid.action_fields import FORMS, MOST_DICE, PLACE_TURNED, PLAIN, Rig, die_name, forms, size, tidy_number
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.action_words import Aimings, aimed_forms
from pipyard.pyramid.actions import Action, Blow, Ladle, Place, Press, Pull, Tilt
from pipyard.pyramid.geometry import EDGE, SEEN, TABLE, TURNS, lattice, place
from pipyard.pyramid.outcome import (
    ASTRAY,
    KEPT,
    OFF,
    SEATED,
    TAKEN,
    ActionOutcome,
    ActionResult,
    LyingDie,
    Standing,
    on_plate,
    resting_on,
    seated,
)
from pipyard.pyramid.trace import RATE

__all__ = [
    "ASTRAY",
    "EDGE",
    "FORMS",
    "KEPT",
    "MOST_DICE",
    "OFF",
    "PLACE_TURNED",
    "PLAIN",
    "RATE",
    "SEATED",
    "SEEN",
    "TABLE",
    "TAKEN",
    "TURNS",
    "Action",
    "ActionOutcome",
    "ActionResult",
    "Aimings",
    "Blow",
    "Ladle",
    "LyingDie",
    "Place",
    "Pose",
    "Press",
    "Pull",
    "Rig",
    "Standing",
    "Tilt",
    "aimed_forms",
    "die_name",
    "forms",
    "lattice",
    "on_plate",
    "place",
    "read_action",
    "resting_on",
    "seated",
    "short",
    "size",
    "standing",
    "tidy_number",
    "yawed",
]
