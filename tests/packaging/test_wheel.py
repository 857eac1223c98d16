"""The pure wheel in an environment of its own: it needs neither a compiler nor Node nor the network."""

from __future__ import annotations

import json
import socket
import subprocess
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import pipyard

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "pipyard" / "server" / "client" / "index.html"


def run(command: Path, *words: str, timeout: float = 60) -> str:
    done = subprocess.run(
        [command, *words], cwd=command.parent, env=surroundings(command), check=True, capture_output=True, timeout=timeout
    )
    return done.stdout.decode()


def surroundings(command: Path) -> dict[str, str]:
    return {"PATH": "", "HOME": str(command.parent), "PYTHONDONTWRITEBYTECODE": "1", "PIPYARD_LANG": "en"}


def test_it_is_for_every_machine_and_holds_what_is_no_code(wheel: Path) -> None:
    assert wheel.name == f"pipyard-{pipyard.__version__}-py3-none-any.whl"
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    wanted = {"py.typed", "workshop/high_rise.py", "rules/en/rasanto.md", "texts/en/inventing.ftl", "core/arrays.pyi", "lab/triangle.json"}
    assert {f"pipyard/{name}" for name in wanted} <= names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "docs/"))]
    if CLIENT.exists():
        assert "pipyard/server/client/index.html" in names
        assert [name for name in names if name.startswith("pipyard/server/client/assets/")]


def test_commands_work_away_from_the_sources(clean: Path, tmp_path: Path) -> None:
    assert run(clean, "--version").strip() == f"pipyard {pipyard.__version__}"
    where = run(clean.with_name("python"), "-c", "import pipyard; print(pipyard.__file__)").strip()
    assert Path(where).is_relative_to(clean.parents[1])
    assert json.loads(run(clean, "simulate", "rasanto", "-n", "3", "--json"))["games"] == 3
    assert "pipyard play" in run(clean, "new", str(tmp_path / "tower.py"))
    assert json.loads(run(clean, "simulate", str(tmp_path / "tower.py"), "-n", "2", "--json"))["games"] == 2


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def address(clean: Path, port: int, tmp_path: Path) -> Iterator[str]:
    command = [clean, "serve", "--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen(command, cwd=tmp_path, env=surroundings(clean), stderr=subprocess.DEVNULL)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(10)


def test_the_table_opens(address: str) -> None:
    until = time.monotonic() + 40
    while True:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
                assert json.load(answer)["version"] == pipyard.__version__
                break
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.1)
    if CLIENT.exists():
        with urllib.request.urlopen(address, timeout=5) as page:
            assert b"<title>" in page.read()
