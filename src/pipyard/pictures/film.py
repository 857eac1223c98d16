"""Several pictures as one animated SVG, without script or style sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pipyard.pictures.pyramid_drawing import WHOLE, Drawing, framed, ground, pieces
from pipyard.pictures.svg import tag

SECONDS: Final = 0.9
"""How long a picture stays."""

Pieces = Mapping[tuple[int, int], str]
"""What is seen in one picture, by layer and place."""


def moving(drawings: Sequence[Drawing], title: str) -> str:
    """Show drawings of the pyramid in a loop; without animation, the last one."""
    shown = looped([pieces(drawing, WHOLE, pips=True) for drawing in drawings])
    return framed("".join([ground(WHOLE), *shown]), WHOLE, title)


def looped(pictures: Sequence[Pieces]) -> list[str]:
    """The pieces of all pictures, each visible in its turn. Unchanged pieces are written once."""
    drawn: list[str] = []
    for where in sorted({place for one in pictures for place in one}):
        here = [one.get(where) for one in pictures]
        drawn += [_shown(look, [one == look for one in here]) for look in dict.fromkeys(here) if look]
    return drawn


def _shown(look: str, when: list[bool]) -> str:
    """A part that is visible in some of the pictures."""
    if all(when):
        return look
    states = ["visible" if now else "hidden" for now in when]
    clock = tag(
        "animate",
        attributeName="visibility",
        values=";".join(states),
        dur=f"{SECONDS * len(when):.1f}s",
        calcMode="discrete",
        repeatCount="indefinite",
    )
    return tag("g", look + clock, visibility=states[-1])
