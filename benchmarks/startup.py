"""How much processor time it takes to start: ``import pipyard`` and the commands that people wait for.

    python benchmarks/startup.py [--runs 10] [--python .user/bin/python]

Each command runs several times in a process of its own; the least time, user and system together, counts. An environment that holds
only what a user has (``make user``) gives the figures that matter. Those of one machine are in benchmarks/startup.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

TIMED_COMMANDS = {
    "import pipyard": ["-c", "import pipyard"],
    "pipyard --version": ["-m", "pipyard", "--version"],
    "pipyard games": ["-m", "pipyard", "games"],
    "pipyard rules el_dado": ["-m", "pipyard", "rules", "el_dado"],
    "pipyard --help": ["-m", "pipyard", "--help"],
}
BARE = ["-c", "pass"]


def seconds(command: list[str]) -> float:
    """The processor time of one run."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    bare = min([seconds([asked.python, *BARE]) for _ in range(asked.runs)])
    print(f"| command | s, without the {bare:.3f} s of Python itself |\n|---|--:|")
    for name, words in TIMED_COMMANDS.items():
        least = min([seconds([asked.python, *words]) for _ in range(asked.runs)])
        print(f"| `{name}` | {least - bare:.3f} |")


if __name__ == "__main__":
    main()
