"""Every golden playthrough is replayed from its log; every line of it must come out the same, compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard.shelf import game
from tests.conformance.cases import shelf
from tools.golden import GOLDEN_FOLDER, log_in, path_of, playthrough

FILES = sorted(GOLDEN_FOLDER.glob("*.txt"))


@pytest.mark.parametrize("key", shelf())
def test_no_game_lacks_a_golden_playthrough(key: str) -> None:
    missing = [path_of(key, preset).name for preset in game(key).presets if not path_of(key, preset).exists()]
    assert not missing, f"make them with: python tools/golden.py {key}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_playthrough_comes_out_the_same(path: Path) -> None:
    key, preset, _ = path.name.split(".")
    assert preset in game(key).presets, f"{key} has no preset {preset}; take the file away with: python tools/golden.py"
    text = path.read_text(encoding="utf-8")
    again = playthrough(log_in(text), preset)
    for number, (old, new) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        assert new == old, f"{path.name}:{number} differs now; if that is right: python tools/golden.py {key}"
    assert again == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_playthrough_is_of_its_preset(path: Path) -> None:
    key, preset, _ = path.name.split(".")
    one = game(key)
    lines = log_in(path.read_text(encoding="utf-8")).splitlines()
    assert f"game: {key} {one.info.version}" in lines, f"a new version needs new playthroughs: python tools/golden.py {key}"
    options = next((line.partition(": ")[2] for line in lines if line.startswith("options: ")), "")
    assert options == str(one.configured(**one.presets[preset]).options)
