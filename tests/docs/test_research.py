"""The page for researchers: its notebook runs, its table has every game, its example learns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pipyard
from pipyard.tensors.support import turn_based

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "research.ipynb").read_text("utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert names["games"].finished >= 64
    assert names["reward"] in (-1.0, 0.0, 1.0)


def test_the_table_has_every_game_that_is_played_in_turns() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "(`" in line]
    assert [row.split("(`")[1].split("`)")[0] for row in rows] == [one.info.key for one in pipyard.games() if turn_based(one)]


def test_the_example_of_self_play_learns() -> None:
    """In a process of its own, where numpy has one thread: several would wait for each other beside other tests."""
    program = "import json, self_play; print(json.dumps(self_play.train(rounds=4, tries=60)))"
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    result = subprocess.run([sys.executable, "-c", program], cwd=ROOT / "examples", env=alone, capture_output=True, text=True, check=True)
    curve = json.loads(result.stdout)
    assert curve[-1][0] == 4 * 96
    assert curve[-1][1] > 0.6, "it plays hardly better than at random"


def test_the_page_shows_the_learning_curve_that_is_kept() -> None:
    kept = json.loads((ROOT / "examples" / "self_play.json").read_text("utf-8"))
    for games, share in kept["curve"]:
        assert f"| {games:,} | {share:.2f} |" in PAGE
