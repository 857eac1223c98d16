"""Errors of the simulation and their causes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Literal

from pipyard.core.errors import PipyardError
from pipyard.core.text import Text, because

Cause = Literal["missing", "engine", "died", "slow"]
"""Why a simulation failed: the engine is not installed, it failed or refused the scene, its process died, it took too long."""


class PhysicsError(PipyardError):
    """A scene that cannot be simulated. The message goes to the log, ``cause`` to the players."""

    def __init__(self, text: Text, cause: Cause = "engine") -> None:
        super().__init__(text)
        self.cause: Cause = cause

    @property
    def detail(self) -> Text | str:
        """The bare message of the engine or the system, if there is one."""
        what = self.text.args.get("what")
        return what if isinstance(what, (Text, str)) and what else self.text


@contextmanager
def faults_reported() -> Generator[None]:
    """Turn anything the engine raises into a PhysicsError. A Rust panic is not an Exception and cannot be pickled."""
    try:
        yield
    except (PipyardError, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as error:
        raise PhysicsError(because("why-engine-failed", what=f"{type(error).__name__}: {error}")) from error
