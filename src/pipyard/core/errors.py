"""What can be wrong with a request. Every message names the thing, the place and the way out."""

from __future__ import annotations


class PipyardError(Exception):
    """Anything a caller can put right."""


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
