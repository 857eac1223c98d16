"""Games of installed packages: found by their entry points, opened when they are asked for, and unable to harm the others."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pipyard import shelf
from pipyard.core.errors import UnknownGame
from pipyard.workshop import scaffold

Install = Callable[[str, dict[str, str]], None]


def forget() -> None:
    for known in (shelf._offered, shelf._game):
        known.cache_clear()


class Listener(logging.Handler):
    """Keeps what is logged, whatever other tests have done to the root of all loggers."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += record.getMessage() + "\n"


@pytest.fixture
def heard() -> Iterator[Listener]:
    listener = Listener()
    before = shelf.logger.disabled, shelf.logger.level
    shelf.logger.disabled = False
    shelf.logger.setLevel(logging.WARNING)
    shelf.logger.addHandler(listener)
    yield listener
    shelf.logger.removeHandler(listener)
    shelf.logger.disabled, level = before
    shelf.logger.setLevel(level)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package with these games: their keys, and where they are. What is logged is heard, whatever other tests did to loggers."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def installed(name: str, offers: dict[str, str]) -> None:
        result = tmp_path / f"{name}-1.0.dist-info"
        result.mkdir()
        (result / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        lines = "".join(f"{key} = {place}\n" for key, place in offers.items())
        (result / "entry_points.txt").write_text(f"[pipyard.games]\n{lines}")
        text = scaffold.model().replace("high_rise", next(iter(offers)))
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        forget()

    yield installed
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("place", ["towers:HighRise", "towers"], ids=["class", "module"])
def test_a_package_offers_a_game(install: Install, place: str) -> None:
    sys.modules.pop("towers", None)
    install("towers", {"offered_tower": place})
    assert "towers" not in sys.modules, "nothing is opened before somebody asks"
    assert "offered_tower" in shelf.files()
    assert "towers" not in sys.modules
    assert shelf.game("offered_tower").info.title == "High Rise"
    assert "offered_tower" in set(shelf.keys())
    assert "offered_tower" in [one.info.key for one in shelf.games()]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere_at_all:Game", r"cannot be loaded \(ModuleNotFoundError"),
        ("towers:Nothing", r"cannot be loaded \(AttributeError"),
        ("towers:Options", "is not a game"),
        ("json", "is not a game"),
        ("towers:HighRise", "its entry point is named"),
    ],
)
def test_a_broken_package_hides_nothing_but_itself(install: Install, heard: Listener, place: str, why: str) -> None:
    sys.modules.pop("towers", None)
    install("towers", {"whole_tower": "towers:HighRise", "broken_tower": place})
    assert "broken_tower" not in set(shelf.keys())
    assert {"whole_tower", "rasanto"} <= set(shelf.keys())
    assert "broken_tower cannot be opened" in heard.text
    with pytest.raises(UnknownGame, match=why):
        shelf.game("broken_tower")


def test_no_package_takes_the_place_of_a_game(install: Install, heard: Listener) -> None:
    sys.modules.pop("towers", None)
    install("towers", {"rasanto": "towers:HighRise"})
    assert shelf.game("rasanto").info.title == "Rasanto"
    assert shelf.files().count("rasanto") == 1
    assert "stays away" in heard.text


def test_the_command_line_lists_it(install: Install, tmp_path: Path) -> None:
    install("towers", {"offered_tower": "towers:HighRise"})
    command = [sys.executable, "-m", "pipyard", "games", "offered_tower", "--json"]
    done = subprocess.run(command, env={"PYTHONPATH": str(tmp_path), "PATH": ""}, capture_output=True, check=True)
    assert json.loads(done.stdout)[0]["key"] == "offered_tower"


def test_a_file_of_ones_own_cannot_take_the_key_of_an_offered_game(install: Install, tmp_path: Path) -> None:
    install("towers", {"offered_tower": "towers:HighRise"})
    file = tmp_path / "mine.py"
    file.write_text(scaffold.model().replace("high_rise", "offered_tower"))
    with pytest.raises(UnknownGame, match="already taken"):
        shelf.adopt(file)
