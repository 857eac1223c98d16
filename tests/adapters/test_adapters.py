"""The adapters pass the tests of the projects they are for."""

from __future__ import annotations

import warnings

import pytest

import pipyard
from pipyard.adapters.codec import turn_based
from pipyard.core.errors import PipyardError
from tests import assertion_check

GAMES = [game.info.key for game in pipyard.games() if turn_based(game)]
NOBODY_DECIDES = ["golden_centre"]


@pytest.mark.parametrize("key", [key for key in GAMES if key not in NOBODY_DECIDES])
def test_pettingzoo_accepts_the_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415

    from pipyard.adapters.pettingzoo import env  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the project's test warns about what it only recommends
        api_test(env(key), num_cycles=12)
        if key == "rasanto":
            seed_test(lambda: env(key), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_accepts_the_game(key: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from pipyard.adapters.openspiel import load  # noqa: PLC0415

    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)
    assertion_check.made()  # it has asserted much, in C++
    capfd.readouterr()


def test_what_is_not_played_in_turns_is_refused() -> None:
    pytest.importorskip("pettingzoo")
    from pipyard.adapters.pettingzoo import env  # noqa: PLC0415

    with pytest.raises(PipyardError):
        env("tumblin_dice")


@pytest.mark.parametrize("key", NOBODY_DECIDES)
def test_where_nobody_decides_there_is_nothing_to_learn(key: str) -> None:
    pytest.importorskip("pettingzoo")
    from pipyard.adapters.pettingzoo import env  # noqa: PLC0415

    with pytest.raises(PipyardError):
        env(key).reset(seed=1)
