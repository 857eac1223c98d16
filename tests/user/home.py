"""The user's interpreter, the surroundings it runs in, and why something failed there."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = Path(os.environ.get("PIPYARD_INSTALLED", "") or ROOT / ".user" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
"""The user's interpreter, or one that has a wheel which is tried (``tools/build_wheel.py``)."""
KEPT = ("PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "TMP")
"""What of our surroundings a program may know. Above all no PYTHONPATH."""
PATIENCE = 120.0
_MISSING = re.compile(r"No module named '([\w.]+)'")
LACKING = "a user's environment has no"
ENGINE = "from pipyard.physics.engine import World; World()"


def interpreter() -> Path:
    """The user's Python; the tests do not make it themselves, so that two of them cannot make it at once."""
    assert PYTHON.exists(), "there is no user's environment: make user"
    return PYTHON


def surroundings(home: Path) -> dict[str, str]:
    """An empty home, English, and no way back to the development environment."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    ours = str(ROOT / ".venv")
    kept["PATH"] = os.pathsep.join([part for part in kept.get("PATH", "").split(os.pathsep) if not part.startswith(ours)])
    return {**kept, "HOME": str(home), "PIPYARD_HOME": str(home / "pipyard"), "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "120"}


def causes(result: Iterable[str]) -> list[str]:
    """The sentences of ``cause`` that stand in reports of failures, each once."""
    return sorted({line for text in result for line in text.splitlines() if line.startswith(LACKING)})


def cause(result: str) -> str:
    """The sentence that names the cause, where a program failed because a package is missing."""
    found = _MISSING.search(result)
    if not found:
        return ""
    name = found[1].partition(".")[0]
    return f"{LACKING} {name!r}: requirements/run.txt does not bring it. Declare it in pyproject.toml and run make lock."


def run(home: Path, *words: str | Path, typed: str = "", status: int | Sequence[int] = 0, **more: str) -> subprocess.CompletedProcess[str]:
    """The user's Python with these arguments; a failure names its cause."""
    command = [str(interpreter()), *[str(word) for word in words]]
    env = {**surroundings(home), **more}
    done = subprocess.run(
        command, cwd=home, env=env, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    if done.returncode not in ([status] if isinstance(status, int) else status) or "Traceback" in done.stderr:
        result = f"{' '.join(command[1:])} ended with {done.returncode}:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        pytest.fail(f"{cause(done.stderr) or 'it failed in the environment of a user.'}\n{result}", pytrace=False)
    return done


def must_simulate(home: Path) -> None:
    """Without an engine that works, no game of hands needs to be tried."""
    run(home, "-c", ENGINE)
