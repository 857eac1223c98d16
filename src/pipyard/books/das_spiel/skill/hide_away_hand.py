"""Hands that throw black dice: at the cells that cover a pyramid, and first at those that carry them."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.hide_away import BLACK, COVERS, FACES, HideAwayState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.hands.level import NONE, clever
from pipyard.hands.trials import Trials, best, some_throw
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import BASE, UNDER
from pipyard.pyramid.outcome import SEATED, Standing

CARRIED = 0.2
"""What a filled cell under an open cover is worth, in covers."""
HIDDEN = 20.0


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, HideAwayState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    rig = view.rig()
    targets = wanted(view, seat) if clever(level) != NONE else list(range(BASE))
    before = {number: die.standing for number, die in view.dice.items()}

    def candidate(rng: Random) -> Action:
        return some_throw(targets, rig, rng)

    def worth(fates: dict[int, Standing]) -> float:
        return gain(view, seat, {**before, **fates})

    return best(Trials(view.dice), candidate, worth, rig, level, rng).move()


def goals(view: HideAwayState, seat: int) -> list[int]:
    """Whose pyramids are to be hidden."""
    if not view.opponent:
        return [seat]
    return [other for other in range(view.seats) if other != seat and other not in view.out]


def wanted(view: HideAwayState, seat: int) -> list[int]:
    """Empty cells that cover a pyramid, with those under them that are still empty."""
    full = {die.standing.cell for die in view.dice.values()}
    open_cells = {place for owner in goals(view, seat) for place in COVERS[owner] if place not in full}
    while more := {int(under) for place in open_cells for under in UNDER[place]} - open_cells - full:
        open_cells |= more
    ready = [place for place in sorted(open_cells) if place < BASE or all(int(under) in full for under in UNDER[place])]
    return ready or sorted(open_cells) or list(range(BASE))


def gain(view: HideAwayState, seat: int, stands: dict[int, Standing]) -> float:
    """Covers of the pyramids I want hidden against those I do not, and a little for what carries them."""
    black = {
        standing.cell for number, standing in stands.items() if standing.how == SEATED and (number < 0 or view.dice[number].colour == BLACK)
    }
    full = black | {die.standing.cell for die in view.dice.values() if die.colour != BLACK}
    mine = goals(view, seat)
    total = 0.0
    for owner in range(view.seats):
        covered = sum(place in black for place in COVERS[owner])
        carried = sum(int(under) in full for place in COVERS[owner] if place not in black for under in UNDER[place])
        worth = covered + CARRIED * carried + (HIDDEN if covered == FACES else 0.0)
        total += worth if owner in mine else -worth / 2
    return total
