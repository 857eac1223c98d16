"""The unit for systemd and the recipe for a container name commands, options and files that exist.

The unit is judged by systemd itself where that is installed. The container is not built here: that needs a container engine and the
network; what its lines say is checked instead.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from .guests import Guest, Server, free_port

ROOT = Path(__file__).parents[2]
OPERATION = ROOT / "docs" / "operation"
UNIT = (OPERATION / "pipyard.service").read_text()
RECIPE = (OPERATION / "Containerfile").read_text()


def command(unit: str) -> list[str]:
    return shlex.split(next(line for line in unit.splitlines() if line.startswith("ExecStart=")).removeprefix("ExecStart="))


def serves(arguments: list[str], folder: Path, check: str = "") -> None:
    """Start the table with these arguments, but for its place, check its health, and stop it as systemd and containers do."""
    port = free_port()
    places = {"--port": str(port), "--data": str(folder), "--host": "127.0.0.1"}
    given = [word for option, value in places.items() for word in (option, value)]
    kept = [word for i, word in enumerate(arguments) if word not in places and (i == 0 or arguments[i - 1] not in places)]
    process = subprocess.Popen([sys.executable, "-m", "pipyard", *kept, *given], stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                    assert json.load(answer)["ok"]
                    break
            except OSError:
                assert process.poll() is None, process.stderr.read() if process.stderr else ""
                time.sleep(0.05)
        else:
            raise AssertionError("the table does not come up")
        if check:
            subprocess.run([sys.executable, "-c", check.replace("8000", str(port))], check=True)
    finally:
        process.terminate()
        _, said = process.communicate(timeout=60)
    if "json" in arguments:
        lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
        assert "the table is closed" in [line["said"] for line in lines]
        assert "36m" not in said, "a program reads this, not a terminal"
        assert f"http://127.0.0.1:{port}" not in said, "no greeting for people here"


@pytest.mark.table
def test_the_command_of_the_unit_serves_and_stops(tmp_path: Path) -> None:
    program, *arguments = command(UNIT)
    assert program == "/opt/pipyard/bin/pipyard"
    serves(arguments, tmp_path)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "pipyard"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "pipyard.service"
    unit.write_text(UNIT.replace("/opt/pipyard/bin/pipyard", str(program)))
    judged = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (judged.returncode, judged.stderr) == (0, "")


@pytest.mark.table
def test_the_command_of_the_container_serves_and_stops(tmp_path: Path) -> None:
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", RECIPE, re.M)[0])
    assert entry[0] == "/opt/pipyard/bin/pipyard"
    health = json.loads(re.findall(r"^HEALTHCHECK CMD (.*)$", RECIPE, re.M)[0])
    assert health[0] == "/opt/pipyard/bin/python"
    assert "http://127.0.0.1:8000/" in health[-1]
    # as compose.yaml starts it: by the name of the site, which is not the name that the check has
    serves([*entry[1:], "--name", "dice.example.org"], tmp_path, health[-1])


def test_what_the_container_is_made_of_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "pipyard" in project["scripts"]
    for extras in re.findall(r"'\.\[([\w,]+)\]'", RECIPE):
        assert set(extras.split(",")) <= set(project["optional-dependencies"])
    for tool in re.findall(r"python (tools/\S+) (\w+)", RECIPE):
        assert (ROOT / tool[0]).exists()
        assert tool[1] in (ROOT / tool[0]).read_text()
    images = re.findall(r"python:(3\.\d+)-slim", RECIPE)
    assert images
    for version in images:
        assert f"Programming Language :: Python :: {version}" in project.get(
            "classifiers", [f"Programming Language :: Python :: {version}"]
        )
    stages = [line for line in RECIPE.splitlines() if line.startswith("FROM ")]
    assert len(stages) == 2
    copied = re.findall(r"^COPY --from=build (\S+) (\S+)$", RECIPE, re.M)
    assert copied == [("/opt/pipyard", "/opt/pipyard")]


def test_nothing_that_is_built_here_goes_into_the_container() -> None:
    ignored = set((ROOT / ".dockerignore").read_text().splitlines())
    built = {line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line.endswith("/") and not line.startswith("#")}
    assert {".git", ".venv", ".user", ".fast", "**/node_modules", "src/pipyard/server/client"} <= ignored
    assert not built - {line.removeprefix("**/") for line in ignored}
    copied = ("requirements", "tools", "web", "src", "README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "setup.py")
    assert not ignored & set(copied)


def test_the_composed_table_is_this_container_behind_a_proxy_that_hides_its_metrics() -> None:
    composed = (OPERATION / "compose.yaml").read_text()
    assert "dockerfile: docs/operation/Containerfile" in composed
    assert "respond /metrics 403" in composed
    # nobody but the proxy is reached from outside
    assert re.findall(r'^ +- "(\d+):\d+"$', composed, re.M) == ["80", "443"]
    assert set(re.findall(r"\$\{(\w+)", composed)) == {"PIPYARD_NAME", "POSTGRES_PASSWORD"}


NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@pytest.mark.table
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
def test_a_game_is_played_through_the_block_for_nginx(tmp_path: Path) -> None:
    assert NGINX
    table, front = Server(tmp_path / "rooms"), Server(tmp_path)
    kinds = " ".join(f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    settings = tmp_path / "nginx.conf"
    settings.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {kinds} upstream pipyard {{ server 127.0.0.1:{table.port}; }}\n"
        f"server {{ listen 127.0.0.1:{front.port}; include {OPERATION / 'nginx.conf'}; }} }}\n"
    )
    table.start()
    with subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(settings)]) as proxy:
        try:
            until_open(front, proxy)
            with pytest.raises(urllib.error.HTTPError, match="403"):
                front.get("/metrics")
            room, tokens = front.room("rasanto", "me", "me", start_seat="0")
            guest = Guest(front, room, *tokens.values())
            assert guest.play(0)["t"] == "done"
            guest.close()
        finally:
            proxy.terminate()
            table.stop()


def until_open(server: Server, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        try:
            assert server.get("/healthz")["ok"]
            return
        except OSError:
            assert process.poll() is None, "nginx has ended"
            time.sleep(0.05)
    raise AssertionError("nginx does not answer")
