"""How a sheet says no: a key of the catalogue and what goes into its sentence."""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.text import because


def refused(key: str, **given: str | int) -> PipyardError:
    """The reason why a line does not count."""
    return PipyardError(because(key, **given))
