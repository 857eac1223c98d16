"""What ``make play`` does: open the web table if there is one, else play in this terminal."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec


def ask(default: str) -> str:
    """Which game? A number, a key, or nothing for the default."""
    from pipyard import games  # noqa: PLC0415

    shelf = games()
    for number, game in enumerate(shelf, 1):
        print(f"{number:3}  {game.info.title:<24} {game.info.summary}")
    try:
        answer = input(f"Which game? [{default}] ").strip()
    except EOFError:
        return default
    if answer.isdigit() and 0 < int(answer) <= len(shelf):
        return shelf[int(answer) - 1].info.key
    return answer or default


def main() -> None:
    default = sys.argv[1] if len(sys.argv) > 1 else "rasanto"
    program = [sys.executable, "-m", "pipyard"]
    if find_spec("pipyard.table.app") is not None:
        os.execv(program[0], [*program, "serve"])
    os.execv(program[0], [*program, "play", ask(default) if sys.stdin.isatty() else default])


if __name__ == "__main__":
    main()
