"""What ``make play`` does: open the web table if there is one, else play in this terminal."""

from __future__ import annotations

import os
import sys


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


def has_table() -> bool:
    """Whether the command line can open a table in the browser."""
    from pipyard.cli.app import app  # noqa: PLC0415

    return any("serve" in (command.name, getattr(command.callback, "__name__", "")) for command in app.registered_commands)


def main() -> None:
    default = sys.argv[1] if len(sys.argv) > 1 else "rasanto"
    program = [sys.executable, "-m", "pipyard"]
    if has_table():
        os.execv(program[0], [*program, "serve", "--open"])
    os.execv(program[0], [*program, "play", ask(default) if sys.stdin.isatty() else default])


if __name__ == "__main__":
    main()
