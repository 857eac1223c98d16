"""The last step of ``make play``: open the table in the browser, at the next free port if the default is taken.

python tools/play.py [PORT [HOST]]
"""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from urllib.request import urlopen

from pipyard.core.errors import PipyardError
from pipyard.server.serve import INVITE, address, listening
from pipyard.texts import say

USUAL = 8000
TRIED = 20
"""Number of ports tried."""
ANSWER_SECONDS = 3.0
"""Seconds to wait for what answers at a taken port."""


def free(host: str, port: int) -> bool:
    try:
        listening(host, port).close()
    except PipyardError:
        return False
    return True


def is_pipyard(port: int) -> bool:
    """Whether a table of this machine answers at a port."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/livez", timeout=ANSWER_SECONDS) as answer:
            return json.load(answer).get("name") == "pipyard"
    except (OSError, ValueError, AttributeError):
        return False


def choose(host: str, port: int) -> int:
    """The port, or the next free one if the player agrees; without a terminal it is used and printed."""
    if free(host, port):
        return port
    if is_pipyard(port):
        here = address(host, port)
        print(say("play-already", address=here))
        webbrowser.open(here)
        sys.exit(0)
    other = next((one for one in range(port + 1, min(port + TRIED, 65536)) if free(host, one)), 0)
    if not other:
        return port  # the server reports the error
    if not sys.stdin.isatty():
        print(say("play-port-moved", port=str(port), other=str(other)))
        return other
    try:
        answer = input(say("play-port-taken", port=str(port), other=str(other)) + " ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        print()
        sys.exit(0)
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
