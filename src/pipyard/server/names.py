"""Names and texts that strangers send, cleaned before they are stored."""

from __future__ import annotations


def clean(name: str) -> str:
    """A name without control characters, and without the comma that separates names in a log."""
    kept = "".join([letter for letter in name if letter.isprintable() and letter != ","])
    return " ".join(kept.split())[:24] or "?"


def printable(text: str) -> str:
    """A text on one line, without control characters, so that it cannot add lines to a log."""
    kept = "".join([letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text])
    return " ".join(kept.split())


def free_name(name: str, taken: set[str]) -> str:
    """A name that nobody else in the room has."""
    wanted = clean(name)
    free, count = wanted, 2
    while free in taken:
        free, count = f"{wanted[:20]} {count}", count + 1
    return free
