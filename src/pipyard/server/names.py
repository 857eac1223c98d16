"""Names and texts that strangers send, cleaned before they are stored, and the hosts that they name."""

from __future__ import annotations

from urllib.parse import urlsplit


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


def spectator_name(name: str, seated: set[str]) -> str:
    """The name of somebody who watches, never that of somebody who plays, however it is written; empty: none was given."""
    if not printable(name):
        return ""
    wanted, taken = clean(name), {one.casefold() for one in seated}
    free, count = wanted, 2
    while free.casefold() in taken:
        free, count = f"{wanted[:20]} {count}", count + 1
    return free


def host_name(host: str) -> str:
    """The host without its port; empty if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_site(origin: str | None, host: str) -> bool:
    """Whether a request comes from a page of the host it is sent to, or from no page at all."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False
