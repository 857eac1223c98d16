"""Errors of requests. Every message names the thing, the place and the remedy."""

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
    """An error that the caller can correct. ``text`` is the reason by key; ``str()`` is the English sentence."""

    def __init__(self, text: Text | str) -> None:
        super().__init__(text)
        self.text = plain(text)

    def __str__(self) -> str:
        return english(self.text)


class Unparsable(PipyardError):
    """The text is not a move in this game's notation."""


class Illegal(PipyardError):
    """The text is a move, but the rules do not allow it now."""


class OutOfTurn(PipyardError):
    """It is not this seat's turn."""


class NoUndo(PipyardError):
    """There is nothing to take back."""


class BadOption(PipyardError):
    """An option or a number of seats that the game does not have."""


class BadLog(PipyardError):
    """A log that cannot be read or replayed; the message names the line."""


class UnknownGame(PipyardError):
    """No game has that key."""


class UnknownBot(PipyardError):
    """No bot has that name."""


class Forfeit(PipyardError):
    """A player cannot continue: a program that hangs, crashes or answers nonsense."""


def reason_of(error: BaseException) -> Text | str:
    """The reason for a failure: a key for our own and the system's messages, otherwise the text of another program."""
    if isinstance(error, PipyardError):
        return error.text
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0) or clean(error.strerror or str(error))
    return clean(str(error) or type(error).__name__)
