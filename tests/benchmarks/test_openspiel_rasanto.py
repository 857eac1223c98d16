"""What is measured beside Pipyard's Rasanto is the same game."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path

import pytest

import pipyard

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")


def openspiel_rasanto() -> object:
    path = Path(__file__).resolve().parents[2] / "benchmarks" / "openspiel_rasanto.py"
    spec = importlib.util.spec_from_file_location("openspiel_rasanto", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return pyspiel.load_game("python_rasanto")


def test_the_measured_game_is_the_same_game() -> None:
    theirs = openspiel_rasanto()
    rng = random.Random(1)
    for _ in range(20):
        match = pipyard.Match("rasanto", seats=2, start_seat="0")
        state = theirs.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            actions = state.legal_actions()
            texts = [state.action_to_string(action) for action in actions]
            assert texts == [str(move) for move in match.state.moves(match.turn.seat)]  # type: ignore[attr-defined]
            choice = int(rng.random() * len(actions))
            match.submit(state.current_player(), texts[choice])
            state.apply_action(actions[choice])
        over = match.over
        assert over is not None
        assert state.faces() == over.scores
