"""Compile the kernel and the games with mypyc into ``.fast/pipyard``; the sources stay as they are.

    python tools/fast.py            compile (again, if a source has changed)
    PYTHONPATH=.fast pipyard …      run the compiled form
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "pipyard"
TARGET = ROOT / ".fast"
INTERPRETED = {"__init__.py", "arena.py", "arrays.py", "options.py", "info.py", "scene.py", "log.py", "match.py"}
"""What stays interpreted: descriptions and messages, whose metaclasses are not for the compiler."""
ROOMS = ("core", "dice", "pyramid", "books", "bots")


def compiled() -> list[Path]:
    """The modules that are compiled, relative to ``src``."""
    found = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py")) if path.name not in INTERPRETED]
    return [path.relative_to(SOURCE.parent) for path in found]


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(SOURCE.rglob("*.py*")):
        if path.suffix in (".py", ".pyi"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def main() -> int:
    stamp = TARGET / "fingerprint"
    now = fingerprint()
    if stamp.exists() and stamp.read_text() == now:
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "pipyard", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(path) for path in compiled()]
    print(f"compiling {len(modules)} modules …", file=sys.stderr)  # noqa: T201
    environment = {**os.environ, "MYPYPATH": str(TARGET), "MYPYC_OPT_LEVEL": os.environ.get("MYPYC_OPT_LEVEL", "3")}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *modules],
        cwd=TARGET,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-6000:] + done.stderr[-6000:])
        return done.returncode
    for path in modules:
        (TARGET / path).unlink()
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    stamp.write_text(now)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
