"""Answers how quickly OpenSpiel's games run when they are driven from Python; see ``pipyard.speed``.

Chance outcomes are drawn without looking at their odds: that is a little quicker than right, in OpenSpiel's favour.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import openspiel_rasanto  # noqa: F401 - registers python_rasanto
import pyspiel

from pipyard.speed import Run, answer


def find(name: str) -> dict[str, Run]:
    game = pyspiel.load_game(name)
    rng = Random(1)

    def loop(count: int) -> int:
        random = rng.random
        steps = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                steps += 1
        return steps

    return {"loop": loop}


if __name__ == "__main__":
    answer(find, f"OpenSpiel {version('open_spiel')}")
