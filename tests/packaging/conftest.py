"""The pure wheel, and an interpreter that has Pipyard installed from a wheel and nothing of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.user.home import PYTHON as USER

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md", "tools", "src")
URL = "https://example.org/pipyard"
BUILD = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.build_wheel(sys.argv[1]))"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is left in the sources."""
    pytest.importorskip("setuptools")
    place = tmp_path_factory.mktemp("wheel")
    copy = place / "copy"
    copy.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules"))
        else:
            shutil.copy(ROOT / part, copy / part)
    bare = {"PIPYARD_PURE": "1", "PIPYARD_URL": URL, "PATH": "", "HOME": str(place)}
    subprocess.run([sys.executable, "-c", BUILD, str(place)], cwd=copy, env=bare, check=True, capture_output=True)
    return next(place.glob("*.whl"))


@pytest.fixture(scope="session")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that holds the wheel, and reads what it depends on where a user has it (``make user``)."""
    home = tmp_path_factory.mktemp("clean")
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    folder = home / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(folder / "python"), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, "--no-compile", "--disable-pip-version-check", str(wheel)], check=True)
    site = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
    user = {"base": str(USER.parents[1]), "platbase": str(USER.parents[1])} if USER.exists() else None
    (Path(site) / "depends.pth").write_text(sysconfig.get_path("purelib", vars=user) + "\n")
    return folder / "pipyard"


@pytest.fixture(scope="session")
def installed(request: pytest.FixtureRequest) -> Path:
    """The interpreter that is tried: ``PIPYARD_INSTALLED`` names it (``tools/build_wheel.py`` does), else it has the pure wheel."""
    named = os.environ.get("PIPYARD_INSTALLED", "")
    if named:
        return Path(named)
    command = request.getfixturevalue("clean")
    assert isinstance(command, Path)
    return command.with_name("python")
