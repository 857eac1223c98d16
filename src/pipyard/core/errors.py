"""What can be wrong with a request. Every message names the thing, the place and the way out."""

from __future__ import annotations

import errno

from pipyard.core.text import Text, because, clean, english, plain

_SYSTEM = {
    errno.ENOENT: because("part-system-no-such-file"),
    errno.EACCES: because("part-system-permission-denied"),
    errno.EPERM: because("part-system-permission-denied"),
    errno.EISDIR: because("part-system-is-a-directory"),
    errno.ENOTDIR: because("part-system-not-a-directory"),
    errno.EEXIST: because("part-system-file-exists"),
    errno.ENOSPC: because("part-system-no-space"),
    errno.EADDRINUSE: because("part-system-address-in-use"),
}


class PipyardError(Exception):
    """Anything a caller can put right. ``text`` is the reason by its key; ``str()`` gives the English sentence."""

    def __init__(self, text: Text | str) -> None:
        super().__init__(text)
        self.text = plain(text)

    def __str__(self) -> str:
        return english(self.text)


class Unparsable(PipyardError):
    """The text is no move in this game's notation."""


class Illegal(PipyardError):
    """The text is a move, but the rules do not allow it now."""


class OutOfTurn(PipyardError):
    """The seat is not asked to decide anything now."""


class NoUndo(PipyardError):
    """There is nothing that may be taken back."""


class BadOption(PipyardError):
    """An option or a number of seats that the game does not have."""


class BadLog(PipyardError):
    """A log that cannot be read or replayed; the message names the line."""


class UnknownGame(PipyardError):
    """No game has that key."""


class UnknownBot(PipyardError):
    """No bot has that name."""


class Forfeit(PipyardError):
    """A player cannot go on: a program that hangs, crashes or answers nonsense."""


def reason_of(error: BaseException) -> Text | str:
    """Why something failed: by key if we or the system say so, else what somebody else's program says, which is in no catalogue."""
    if isinstance(error, PipyardError):
        return error.text
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0) or clean(error.strerror or str(error))
    return clean(str(error) or type(error).__name__)
