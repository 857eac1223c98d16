"""What goes wrong with physics, and why."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Literal

from pipyard.core.errors import PipyardError
from pipyard.core.text import Text, because

Cause = Literal["missing", "engine", "died", "slow"]
"""Why something cannot be simulated: the engine cannot be loaded, it failed or refused the scene, its process died, it took too long."""


class PhysicsError(PipyardError):
    """A scene that cannot be simulated. The message is for the journal, ``cause`` for the players."""

    def __init__(self, text: Text, cause: Cause = "engine") -> None:
        super().__init__(text)
        self.cause: Cause = cause

    @property
    def detail(self) -> Text | str:
        """What the engine or the system says, without our words around it, if it says anything."""
        what = self.text.args.get("what")
        return what if isinstance(what, (Text, str)) and what else self.text


@contextmanager
def faults_reported() -> Generator[None]:
    """Turn whatever the engine raises into a PhysicsError. A panic in Rust is no Exception, and cannot be sent to another process."""
    try:
        yield
    except (PipyardError, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as error:
        raise PhysicsError(because("why-engine-failed", what=f"{type(error).__name__}: {error}")) from error
