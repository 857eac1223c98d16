"""The outcome of dice that a hand has set in motion."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pipyard.core.space import Space


@mypyc_attr(allow_interpreted_subclasses=True)
class PhysicalOutcome(Space):
    """Where dice may come to rest after a shot or an action of hands. The physics engine decides it, or real dice do.

    ``sample`` draws from a simple model, so that tests and look-ahead can play games in microseconds. A table never uses it.
    """

    __slots__ = ()
