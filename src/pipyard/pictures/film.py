"""Several drawings of a pyramid as one animated SVG, without script or style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pipyard.pictures.pyramid_drawing import WHOLE, Drawing, framed, ground, pieces
from pipyard.pictures.svg import tag

SECONDS: Final = 0.9
"""How long a drawing stays."""


def moving(drawings: Sequence[Drawing], title: str) -> str:
    """Show the drawings in a loop; without animation, the last one. Unchanged parts are written once."""
    frames = [pieces(drawing, WHOLE, pips=True) for drawing in drawings]
    drawn = [ground(WHOLE)]
    for where in sorted({place for frame in frames for place in frame}):
        here = [frame.get(where) for frame in frames]
        drawn += [_shown(look, [one == look for one in here]) for look in dict.fromkeys(here) if look is not None]
    return framed("".join(drawn), WHOLE, title)


def _shown(look: str, when: list[bool]) -> str:
    """A part that is visible in some of the drawings."""
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
