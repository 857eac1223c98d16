"""Every game can be played by keys alone, at most five keys a move but for the exceptions that benchmarks/keys.md explains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.keys import HAND_VERBS, MOST_KEYS, Typist, bundled, positions
from pipyard import shelf

LONGER = {
    "tabula_rasa": "a chunk is chosen die by die",
    "quadrula_rasa": "a chunk is chosen die by die",
    "captain_flint": "an action in words; live, it needs none of them",
    "dune": "an action in words; live, it needs none of them",
    "mountaing": "an action in words; live, it needs none of them",
    "my_game": "a die in a certain orientation, part by part",
}
"""Games in which a move may need more keys, and why."""
POSITIONS, MOVES = 2, 3


@pytest.fixture(scope="module")
def typist(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Typist]:
    if not Path("web/node_modules").exists():
        pytest.skip("the packages that build the client are not there")
    one = Typist(bundled(tmp_path_factory.mktemp("keys")))
    yield one
    with one.process as process:
        process.terminate()


def test_a_move_needs_at_most_five_keys(typist: Typist) -> None:
    longer: dict[str, list[tuple[str, int | None]]] = {}
    tried = 0
    for key in sorted({*shelf.keys()} - {*LONGER}):
        for asked in positions(shelf.game(key), POSITIONS, 1):
            moves = sorted({asked.moves.sample(asked.rng).text for _ in range(MOVES)})
            typed = [move for move in moves if "=" not in move and not (asked.acts and move.split()[0] in HAND_VERBS)]
            found = typist.keys(asked, typed) if typed else []
            tried += len(found)
            # in a race only what may be right is listed
            many = [
                (move, keys)
                for move, keys in zip(typed, found, strict=True)
                if (keys is None and not asked.race) or (keys or 0) > MOST_KEYS
            ]
            if many:
                longer.setdefault(key, []).extend(many)
    assert longer == {}
    assert tried > 200
