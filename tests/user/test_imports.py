"""What the package imports is declared, and what is declared is enough to import it."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from .home import ENGINE, ROOT, run

SOURCES = ROOT / "src" / "pipyard"
NEEDING = {
    "adapters/gymnasium.py": "pettingzoo",
    "adapters/openspiel.py": "openspiel",
    "adapters/pettingzoo.py": "pettingzoo",
    "server/store/postgres.py": "postgres",
}
"""Modules that are there for an extra alone, and may import it at once."""
NOT_HERE = {"cairosvg": "cairosvg", "uvloop": "uvloop"}
"""Modules of distributions that development does without."""
IMPORT_ALL = """
import importlib, json, pkgutil, pipyard
found = {}
for module in pkgutil.walk_packages(pipyard.__path__, "pipyard.", onerror=lambda name: None):
    if module.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(module.name)
        found[module.name] = ""
    except BaseException as error:
        found[module.name] = f"{type(error).__name__}: {error}"
print(json.dumps(found))
"""


def plain(name: str) -> str:
    """A distribution's name in the one way that indices compare."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[(]", name, maxsplit=1)[0]).lower()


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DECLARED = {plain(one) for one in PROJECT["dependencies"]}
EXTRAS = {extra: {plain(one) for one in needed} for extra, needed in PROJECT["optional-dependencies"].items()}


def locked(name: str) -> set[str]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    return {plain(line) for line in lines if line and not line.startswith("#")}


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """Top names of what a file imports from elsewhere, and whether importing the file imports it."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names = [node.module]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            names = [one.value for one in node.args[:1] if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        for name in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"pipyard"}:
            yield name, node in tree.body


def test_every_import_is_declared() -> None:
    known = {**{name: found[0] for name, found in packages_distributions().items()}, **NOT_HERE}
    faults: list[str] = []
    seen: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).as_posix()
        for name, at_once in imported(path):
            wanted = plain(known.get(name, name))
            seen.add(wanted)
            extra = next((extra for extra, needed in EXTRAS.items() if wanted in needed), "")
            if wanted in DECLARED or (extra and (not at_once or NEEDING.get(where) == extra)):
                continue
            why = f"only the extra {extra!r} brings" if extra else "pyproject.toml does not declare"
            faults.append(f"{where} imports {name}, which {why}")
    assert faults == []
    assert {extra for extra in EXTRAS if not EXTRAS[extra] & seen} == {"fast"}, "an extra that nothing uses; uvicorn finds uvloop by itself"
    assert seen >= DECLARED, "declared and not imported"


def test_the_lock_brings_what_is_declared_and_names_no_registry() -> None:
    for name in ("run.txt", "dev.txt"):
        missing = sorted(DECLARED - locked(name))
        assert missing == [], f"requirements/{name} lacks {', '.join(missing)}, which pyproject.toml declares: make lock"
        assert re.findall(r"https?:|file:|--\w", (ROOT / "requirements" / name).read_text("utf-8")) == []


def test_the_environment_holds_what_the_lock_names_and_no_more(home: Path) -> None:
    held = "from importlib.metadata import distributions; print(*[one.metadata['Name'] for one in distributions()])"
    installed = {plain(name) for name in run(home, "-c", held).stdout.split()}
    asked = "from importlib.metadata import requires; print(*[one.split(';')[0] for one in requires('pipyard') if 'extra' not in one])"
    needed = {plain(name) for name in run(home, "-c", asked).stdout.split()}
    assert needed - DECLARED <= {"librt"}, "which compiled modules import, and pure ones do not"
    assert installed - locked("run.txt") == {"pipyard", *(needed - DECLARED)}, (
        "what a user does not get must not be in .user: make clean user"
    )
    assert {plain(name) for name in PROJECT["dependencies"]} <= installed


def test_every_module_can_be_imported(home: Path) -> None:
    found: dict[str, str] = json.loads(run(home, "-c", IMPORT_ALL).stdout)
    assert len(found) > 200
    failed = {name: why for name, why in found.items() if why}
    for where, extra in NEEDING.items():
        why = failed.pop("pipyard." + where.removesuffix(".py").replace("/", "."))
        # nobody comes to the database but by way of server/store/choose.py, which says what is missing (see below)
        assert extra == "postgres" or f"pip install 'pipyard[{extra}]'" in why, f"{where} should name its extra: {why}"
    assert failed == {}, "these cannot be imported from requirements/run.txt alone"


def test_the_physics_engine_finds_all_it_needs(home: Path) -> None:
    """rapier3d is imported without numpy, but cannot make a world without it; its own requirements do not say so."""
    assert run(home, "-c", ENGINE).returncode == 0


@pytest.mark.parametrize(
    ("extra", "lang", "words"),
    [
        ("pdf", "fr", ["sheet", "--out", "sheet.pdf"]),
        ("lab", "nl", ["arena", "rasanto"]),
        ("cluster", "de", ["lab", "triangle", "rasanto", "--cluster", "tcp://127.0.0.1:9"]),
        ("postgres", "es", ["admin", "list"]),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(home: Path, extra: str, lang: str, words: list[str]) -> None:
    database = {"PIPYARD_DATABASE": "postgresql://nobody@127.0.0.1:9/none"} if extra == "postgres" else {}
    result = run(home, "-m", "pipyard", "--lang", lang, *words, status=2, **database).stderr
    assert f"pip install 'pipyard[{extra}]'" in result
    assert len(result.splitlines()) == 1
    assert "need" not in result, "it should be said in the language of whoever asks"


WITHOUT_ENGINE = """
import json
from typer.testing import CliRunner
from pipyard import games
from pipyard.cli.app import app
found = {}
for game in games():
    if "dexterity" in game.info.kinds or game.info.key in ("rasanto", "dice_trip"):
        seats = str(game.info.seats[0])
        done = CliRunner().invoke(app, ["simulate", game.info.key, "-n", "1", "--seats", "random", "--seats-count", seats])
        found[game.info.key] = [done.exit_code, done.stderr, game.info.title]
print(json.dumps(found))
"""


def test_without_the_engine_the_games_of_dexterity_say_so_and_all_others_work(home: Path, tmp_path: Path) -> None:
    """As on a machine for which the engine has no wheel. tests/server/test_physics_fails.py looks at the lobby."""
    (tmp_path / "rapier3d.py").write_text("raise ImportError('no wheel for this machine')\n", encoding="utf-8")
    result: dict[str, tuple[int, str, str]] = json.loads(run(home, "-c", WITHOUT_ENGINE, PYTHONPATH=str(tmp_path)).stdout)
    for key in ("rasanto", "dice_trip"):
        status, said, _ = result.pop(key)
        assert (status, "physics" in said) == (0, False), key
    assert len(result) == 13
    for status, said, title in result.values():
        assert (status, said) == (2, f"pipyard: {title} is not playable here: dice cannot be simulated (no wheel for this machine)\n")
    assert run(home, "-m", "pipyard", "games", PYTHONPATH=str(tmp_path)).stdout.count("\n") == 69
