"""What a newcomer does: clone, ``make play``, and play."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
import urllib.error
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Guest, Server

ROOT = Path(__file__).resolve().parents[2]
SETTING_UP_SECONDS = 1200.0
"""A slow machine downloads the requirements and builds the client in this time."""
SURROUNDINGS = ("HOME", "LANG", "TMPDIR", "PIP_INDEX_URL", "PIP_CACHE_DIR", "PIP_CONFIG_FILE", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
"""What the newcomer has too: no PYTHONPATH, no environment of ours."""


class FreshClone(Server):
    """``make play`` in a clone, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.said: list[str] = []
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        path = os.pathsep.join([part for part in os.environ["PATH"].split(os.pathsep) if not part.startswith(str(ROOT))])
        env = {name: value for name, value in os.environ.items() if name in SURROUNDINGS or name.startswith("npm_config_")}
        env |= {"PATH": path, "PIPYARD_HOME": str(folder / "home"), "PIPYARD_LANG": "en", "BROWSER": "true"}
        self.making = subprocess.Popen(
            ["make", "play", f"PORT={self.port}"],
            cwd=clone, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", start_new_session=True,
        )  # fmt: skip
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.making.stdout is not None
        self.said.extend(self.making.stdout)

    def wait_until_open(self) -> None:
        """Until the table answers; if ``make`` gives up before, what it said is the failure."""
        until = time.monotonic() + SETTING_UP_SECONDS
        while self.making.poll() is None and time.monotonic() < until:
            try:
                assert self.get("/livez")["name"] == "pipyard"
            except urllib.error.URLError:
                self.reader.join(0.5)  # it reads as long as ``make`` runs
            else:
                return
        raise AssertionError("".join(self.said[-40:]))

    def close(self) -> None:
        if self.making.poll() is None:
            os.killpg(self.making.pid, signal.SIGINT)
        self.making.wait(PATIENCE)
        self.reader.join(PATIENCE)
        assert self.making.stdout is not None
        self.making.stdout.close()


@pytest.mark.long
def test_a_fresh_clone_plays_a_shot_after_make_play(tmp_path: Path) -> None:
    """The README's one command and nothing else; with physics, too: a shot in Tumblin-Dice comes to rest."""
    clone = FreshClone(tmp_path)
    try:
        clone.wait_until_open()
        room, tokens = clone.room("tumblin_dice", "me", "beginner")
        ann = Guest(clone, room, *tokens.values())
        while "0" not in ann.turn["moves"]:
            ann.receive()
        assert ann.play(0)["t"] == "done"
        while not any(line["seat"] == -1 and "@" in line["text"] for line in ann.lines):
            ann.receive()
        ann.close()
    finally:
        clone.close()
    assert any("Have fun!" in line for line in clone.said), "".join(clone.said)
