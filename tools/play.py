"""What ``make play`` does once everything is set up: open the table in the browser, at the next free port if the usual one is taken.

python tools/play.py [PORT [HOST]]
"""

from __future__ import annotations

import os
import sys

from pipyard.core.errors import PipyardError
from pipyard.server.serve import INVITE, listening
from pipyard.texts import say

USUAL = 8000
TRIED = 20
"""Ports that are looked at."""


def free(host: str, port: int) -> bool:
    try:
        listening(host, port).close()
    except PipyardError:
        return False
    return True


def choose(host: str, port: int) -> int:
    """The port, or the next free one if the player agrees; where nobody can be asked it is taken and told."""
    if free(host, port):
        return port
    other = next((one for one in range(port + 1, min(port + TRIED, 65536)) if free(host, one)), 0)
    if not other:
        return port  # the server says what is wrong
    if not sys.stdin.isatty():
        print(say("play-port-moved", port=str(port), other=str(other)))
        return other
    try:
        answer = input(say("play-port-taken", port=str(port), other=str(other)) + " ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        sys.exit(130)
    if answer and not answer.startswith(say("play-yes")):
        sys.exit(0)
    return other


def main() -> None:
    port, host = [*sys.argv[1:], "", ""][:2]
    if port and not (port.isdigit() and int(port) < 65536):
        sys.exit(say("play-no-port", port=port))
    host = host or "127.0.0.1"
    chosen = choose(host, int(port or USUAL))
    invitation = "make play FRIENDS=1" + (f" PORT={chosen}" if chosen != USUAL else "")
    words = [sys.executable, "-m", "pipyard", "serve", "--open", "--host", host, "--port", str(chosen)]
    sys.stdout.flush()
    os.execve(words[0], words, {**os.environ, INVITE: invitation})


if __name__ == "__main__":
    main()
