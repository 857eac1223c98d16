"""The adapters pass the tests of the projects they are for, and their algorithms run."""

from __future__ import annotations

import random
import warnings
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import pipyard
from pipyard.adapters.gymnasium import SeatEnv
from pipyard.adapters.openspiel import load
from pipyard.adapters.pettingzoo import env
from pipyard.bots.perfect import Endgame
from pipyard.core.errors import Illegal, PipyardError
from pipyard.core.turn import Choose, Over
from pipyard.tensors.support import turn_based
from pipyard.workshop import high_rise
from tests import assertion_check

GAMES = [game.info.key for game in pipyard.games() if turn_based(game)]
NOBODY_DECIDES = ["golden_centre"]
DECIDED = [key for key in GAMES if key not in NOBODY_DECIDES]
SHORT = ["rasanto", "witches_dance", "fire_red_devil", "wolf", "dice_trip"]
"""Games that are stored and read again after every move; longer ones would only take longer."""


LONG = {
    "diebylon", "falling_rocks", "finish", "green_amoeba", "mound_mover", "quadrula_rasa", "race", "tabula_rasa", "triangle", "up_and_down",
}  # fmt: skip
"""Games that take OpenSpiel's test seconds: it copies the state, and reads it for every player, after each of hundreds of steps."""


def ending(key: str, left: int, **options: object) -> pipyard.Match:
    """A match at random until a seat has so many moves left, and the log of which a game can begin with."""
    rng = random.Random(key)
    match = pipyard.Match(key, seed=1, **options)
    turn = match.turn
    while isinstance(turn, Choose):
        moves = match.state.moves(turn.seat)
        assert isinstance(moves, pipyard.Finite)
        if moves.size() <= left:
            return match
        match.submit(turn.seat, moves.sample(rng))
        turn = match.turn
    raise AssertionError("the match is over")


@pytest.mark.parametrize("key", DECIDED)
def test_pettingzoo_accepts_the_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the project's test warns about what it only recommends
        api_test(env(key), num_cycles=12)
        seed_test(lambda: env(key), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


def test_environments_take_games_and_files(tmp_path: Path) -> None:
    assert env(pipyard.game("rasanto", adjacency="touching")).game.options.adjacency == "touching"  # type: ignore[attr-defined]
    assert env("rasanto", adjacency="touching").game.options.adjacency == "touching"  # type: ignore[attr-defined]
    assert env(own(tmp_path)).metadata["name"] == "pipyard_high_tower_v1"
    assert load(own(tmp_path)).new_initial_state().num_players() == 2
    assert SeatEnv(pipyard.game("el_dado")).action_space.n == 165


def own(folder: Path) -> Path:
    """The game of the guide under another name, in a file of the user's own."""
    path = folder / "high_tower.py"
    path.write_text(Path(high_rise.__file__).read_text("utf-8").replace("high_rise", "high_tower"), "utf-8")
    return path


@pytest.mark.parametrize("key", ["rasanto", "dice_trip", "wolf"])
def test_gymnasium_accepts_a_seat_against_bots(key: str) -> None:
    seat = SeatEnv(key, against="greedy" if key == "rasanto" else "random")
    first, _ = seat.reset(seed=3)
    again, info = seat.reset(seed=3)
    assert np.array_equal(first, again)
    over, reward, rng = False, 0.0, random.Random(key)
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = seat.step(int(legal[int(rng.random() * len(legal))]))
    assert reward in (-1.0, 0.0, 1.0)
    assert not info["action_mask"].any()
    illegal = next(number for number in range(10_000) if number not in np.flatnonzero(seat.reset(seed=1)[1]["action_mask"]))
    with pytest.raises(Illegal):
        seat.step(illegal)


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.long) if key in LONG else key for key in GAMES])
def test_openspiel_accepts_the_game(key: str, capfd: pytest.CaptureFixture[str]) -> None:
    whole = load(key)
    pyspiel.random_sim_test(whole, num_sims=1, serialize=key in SHORT, verbose=False)
    assertion_check.made()  # it has asserted much, in C++
    capfd.readouterr()


@pytest.mark.parametrize("key", ["el_dado", "slipped", "dice_trip"])
def test_chance_is_new_in_every_state(key: str) -> None:
    whole = pyspiel.load_game(f"pipyard_{key}")
    seen = set()
    for _ in range(6):
        state = whole.new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(random.choices(outcomes, odds)[0])
        seen.add(str(state))
    assert len(seen) > 1
    seeded = {str(whole_start(pyspiel.load_game(f"pipyard_{key}(seed=7)"))) for _ in range(3)}
    assert len(seeded) == 1


def whole_start(whole: object) -> object:
    """The first outcomes of chance, always the first where they are listed."""
    state = whole.new_initial_state()  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(0)
    return state


def test_clones_of_a_drawn_chance_differ() -> None:
    state = pyspiel.load_game("pipyard_el_dado(options=start_seat:0)").new_initial_state()
    assert state.get_game().get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert len({str(state.child(0)) for _ in range(5)}) == 5


@pytest.mark.parametrize("key", ["el_dado", "slipped", "tabula_rasa"])
def test_states_are_stored_and_read_again(key: str) -> None:
    whole = load(key)
    state = whole_start(whole)
    for _ in range(5):
        if not state.is_terminal():  # type: ignore[attr-defined]
            state.apply_action(state.legal_actions()[-1])  # type: ignore[attr-defined]
    again = whole.deserialize_state(state.serialize())  # type: ignore[attr-defined]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()  # type: ignore[attr-defined]
    assert again.record.known(0) == state.record.known(0)  # type: ignore[attr-defined]


def test_cfr_and_mcts_find_the_exact_value_of_an_ending() -> None:
    """The value that counterfactual regret minimisation converges to is the one that an exhaustive search finds."""
    from open_spiel.python.algorithms import cfr, expected_game_score, mcts  # noqa: PLC0415 (absl takes over the journal of the process that imports it; a test gives it back)

    match = ending("rasanto", 4)
    turn = match.turn
    assert isinstance(turn, Choose)
    found = Endgame(2).best(match.state, turn.seat)
    assert found is not None
    exact = 2 * found[1] - 1
    whole = load("rasanto", log=match.log)
    assert whole.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    solver = cfr.CFRPlusSolver(whole)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    state = whole.new_initial_state()
    values = expected_game_score.policy_value(state, [solver.average_policy()] * 2)
    assert values[turn.seat] == pytest.approx(exact, abs=0.05)
    chooser = mcts.MCTSBot(whole, 2.0, 100, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=True)
    state.apply_action(chooser.step(state))
    after = Endgame(2).value(state.record.state, 10)
    assert after is not None
    assert 2 * after[turn.seat % 2] - 1 == exact


@pytest.mark.parametrize("key", ["wolf", "slipped"])
def test_information_set_search_resamples_secrets(key: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 (absl takes over the journal of the process that imports it; a test gives it back)

    state = whole_start(load(key, seed=2))
    player = state.current_player()  # type: ignore[attr-defined]
    twin = state.resample_from_infostate(player)  # type: ignore[attr-defined]
    assert twin.information_state_string(player) == state.information_state_string(player)  # type: ignore[attr-defined]
    assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))  # type: ignore[attr-defined]
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(None, evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    assert searcher.step(state) in state.legal_actions()  # type: ignore[attr-defined]


def test_reinforcement_learning_runs_on_it() -> None:
    from open_spiel.python import rl_environment  # noqa: PLC0415 (absl takes over the journal of the process that imports it; a test gives it back)
    from open_spiel.python.algorithms import random_agent  # noqa: PLC0415

    learning = rl_environment.Environment("pipyard_rasanto")
    agents = [random_agent.RandomAgent(player, learning.action_spec()["num_actions"]) for player in range(2)]
    step = learning.reset()
    assert len(step.observations["info_state"][0]) == learning.observation_spec()["info_state"][0]
    while not step.last():
        step = learning.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 0.0


def test_a_state_becomes_a_match() -> None:
    state = whole_start(pyspiel.load_game("pipyard_el_dado"))
    state.apply_action(state.legal_actions()[0])  # type: ignore[attr-defined]
    match = state.match()  # type: ignore[attr-defined]
    assert len(match.events) == 3
    assert pipyard.Match.replay(match.log).log == match.log


def test_what_is_not_played_in_turns_is_refused() -> None:
    with pytest.raises(PipyardError):
        env("tumblin_dice")
    with pytest.raises(PipyardError):
        pipyard.vector("tumblin_dice", 1)


@pytest.mark.parametrize("key", NOBODY_DECIDES)
def test_where_nobody_decides_there_is_nothing_to_learn(key: str) -> None:
    with pytest.raises(PipyardError):
        env(key).reset(seed=1)
    assert isinstance(pipyard.Match(key).turn, Over)
