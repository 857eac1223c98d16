"""The pure wheel in an environment of its own: it needs neither a compiler nor Node nor the network."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import pipyard
from tests.server.guests import free_port

from .conftest import URL

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
    wanted = {"py.typed", "workshop/high_rise.py", "rules/en/rasanto.md", "texts/en/inventing.ftl", "lab/triangle.json"}
    assert {f"pipyard/{name}" for name in wanted} <= names
    assert "pipyard/core/arrays.pyi" not in names, "it declares what the compiler brings"
    metadata = metadata_of(wheel)
    assert "Requires-Dist: msgspec" in metadata
    assert "librt" not in metadata, "only compiled modules import it"
    assert not [name for name in names if name.startswith(("tests/", "tools/", "docs/"))]
    if CLIENT.exists():
        assert "pipyard/server/client/index.html" in names
        assert [name for name in names if name.startswith("pipyard/server/client/assets/")]


def metadata_of(wheel: Path) -> str:
    return zipfile.ZipFile(wheel).read(f"pipyard-{pipyard.__version__}.dist-info/METADATA").decode()


def test_its_page_on_an_index_has_pictures_and_links(wheel: Path) -> None:
    metadata = metadata_of(wheel)
    assert f"Project-URL: Source, {URL}" in metadata
    assert f"]({URL}/raw/v{pipyard.__version__}/docs/screens/cascade.webp)" in metadata
    assert f"]({URL}/blob/v{pipyard.__version__}/docs/operation/README.md)" in metadata
    assert re.findall(r"\]\((?!https://)[^)]*\)", metadata) == []


def test_it_asks_for_the_engine_only_where_that_has_a_wheel(wheel: Path) -> None:
    (needed,) = re.findall(r"Requires-Dist: rapier3d==[\d.]+; (.*)", metadata_of(wheel))
    for system, machine, wanted in [
        ("linux", "x86_64", True),
        ("linux", "aarch64", True),
        ("linux", "armv7l", False),
        ("darwin", "arm64", True),
        ("darwin", "x86_64", False),
        ("win32", "AMD64", True),
        ("win32", "ARM64", False),
    ]:
        assert eval(needed, {"__builtins__": {}, "sys_platform": system, "platform_machine": machine}) == wanted, (system, machine)


def test_compiled_wheels_are_built_for_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["project"]["classifiers"]))
    built = project["tool"]["cibuildwheel"]
    assert built["build"] == [f"cp{version.replace('.', '')}-*" for version in promised]


def test_compiled_wheels_are_tried_as_installed_by_whoever_builds_them() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert built["test-command"] == "python {project}/tools/try_wheel.py compiled"
    tried = runpy.run_path(str(ROOT / "tools" / "try_wheel.py"))["ESSENTIAL"]
    assert "tests/packaging/test_installed.py" in tried
    assert all([(ROOT / test).exists() for test in tried])
    named = {re.split(r"\W", name)[0] for name in built["test-requires"]}
    wanted = re.findall(r"^(?:import|from) (hypothesis|pytest)\b", (ROOT / "tests" / "conftest.py").read_text("utf-8"), re.MULTILINE)
    assert {*wanted, "mypy", "pyright"} == named


def test_commands_work_away_from_the_sources(clean: Path, tmp_path: Path) -> None:
    assert run(clean, "--version").strip() == f"pipyard {pipyard.__version__}"
    where = run(clean.with_name("python"), "-c", "import pipyard; print(pipyard.__file__)").strip()
    assert Path(where).is_relative_to(clean.parents[1])
    assert json.loads(run(clean, "simulate", "rasanto", "-n", "3", "--json"))["games"] == 3
    assert "pipyard play" in run(clean, "new", str(tmp_path / "tower.py"))
    assert json.loads(run(clean, "simulate", str(tmp_path / "tower.py"), "-n", "2", "--json"))["games"] == 2


@pytest.fixture
def address(clean: Path, tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [clean, "serve", "--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen(command, cwd=tmp_path, env=surroundings(clean), stderr=subprocess.DEVNULL)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(60)


def test_the_table_opens(address: str) -> None:
    until = time.monotonic() + 120
    while True:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
                assert json.load(answer)["version"] == pipyard.__version__
                break
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.1)
    if CLIENT.exists():
        with urllib.request.urlopen(address, timeout=60) as page:
            assert b"<title>" in page.read()
