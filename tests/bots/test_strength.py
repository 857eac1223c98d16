"""The tool that measures how strong the levels are: what it keeps, what it drops, and when it has seen enough."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

import pipyard


@pytest.fixture
def strength(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    tools = Path(__file__).parents[2] / "tools"
    monkeypatch.syspath_prepend(tools)
    spec = importlib.util.spec_from_file_location("strength", tools / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "STRENGTH_RESULTS", tmp_path / "strength.json")
    return module


def test_a_run_adds_to_what_is_known_and_stops_when_it_is_settled(strength: ModuleType) -> None:
    games = [pipyard.game("smuggling")]
    strength.measure(games, [("greedy", "random")], 200, float("inf"))
    row = strength.read()["smuggling"]["greedy random"]
    assert 8 <= row["games"] < 200
    assert strength.judged(row) == "**better**"
    strength.measure(games, [("greedy", "random")], 200, float("inf"))
    assert strength.read()["smuggling"]["greedy random"] == row
    assert "smuggling | 2 |" in strength.table(strength.read(), [("greedy", "random"), ("master", "club")])


def test_results_of_bots_that_have_become_others_are_dropped(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pipyard.game("rasanto")
    bots = f"{strength.defined('master', game)} v {strength.defined('greedy', game)}"
    row = {"bots": bots, "games": 10, "points": 9.0, "seconds": 1.0, "sides": 2}
    strength.STRENGTH_RESULTS.write_text(
        json.dumps({"rasanto": {"master greedy": row, "club greedy": {**row, "bots": "mcts:300 v greedy"}}})
    )
    assert strength.read() == {"rasanto": {"master greedy": row}}
    monkeypatch.setattr(strength.search, "VERSION", 0)
    assert strength.read() == {}


def test_a_master_is_measured_in_tries(strength: ModuleType) -> None:
    assert strength.meant("master", pipyard.game("rasanto")) == f"mcts:{strength.TRIES}"
    assert strength.meant("master", pipyard.game("eintrichtern")).endswith(f"/mcts:{strength.TRIES}")
    assert strength.meant("master", pipyard.game("reducto")) == f"perfect:{strength.TRIES}"
    assert strength.meant("greedy", pipyard.game("rasanto")) == "greedy"
