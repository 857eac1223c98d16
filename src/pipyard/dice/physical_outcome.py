"""What becomes of dice that a hand has set in motion."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pipyard.core.space import Space


@mypyc_attr(allow_interpreted_subclasses=True)
class PhysicalOutcome(Space):
    """Where dice may come to rest after a shot or an action of hands. The physics engine decides it, or real dice do.

    ``sample`` draws from a plain stand-in model, so that tests and blind look-ahead play games through in microseconds.
    A table never asks for it.
    """

    __slots__ = ()
