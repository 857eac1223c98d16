"""Test Pipyard as it is installed: ``python tools/try_wheel.py [compiled|interpreted]``, with the Python that has the wheel and pytest.

cibuildwheel runs this in the environment of each wheel that it builds (``pyproject.toml``); ``tools/build_wheel.py`` tests its wheels
with it too, from outside their environments, which hold nothing else.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ESSENTIAL = ("tests/packaging/test_installed.py",)
"""The README's examples and commands, own games, classes of one's own, a table, types."""


def try_out(python: str | Path, form: str, *tests: str) -> None:
    """Run tests of what this interpreter has, which must be compiled or not; without tests the essential ones."""
    bare = {**os.environ, "PYTHONPATH": ""}
    subprocess.run([python, ROOT / "tools" / "form.py", form], check=True, env=bare)
    command = [sys.executable, "-m", "pytest", "-q", *(tests or ESSENTIAL)]
    subprocess.run(command, check=True, cwd=ROOT, env={**bare, "PIPYARD_INSTALLED": str(python)})


if __name__ == "__main__":
    try:
        try_out(sys.executable, (sys.argv[1:] or ["compiled"])[0])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
