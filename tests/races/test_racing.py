"""Reflex bots: whole races in virtual time and against a real clock."""

from __future__ import annotations

import time
from random import Random

import pytest

from pipyard.bots.bot import bot
from pipyard.bots.race_arena import VirtualClock, race
from pipyard.core.errors import BadOption, PipyardError, UnknownBot
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.options import Number
from pipyard.shelf import game
from tests.conformance.cases import other_values
from tests.races.test_referee import RACES

LEVELS = ["reflex:easy", "reflex:normal", "reflex:hard"]
SHORT = {
    "raffzahn": {"next_roll_ms": 100, "idle_stop_ms": 300, "min_open_ms": 100, "hand_ms": 50},
    "greedy_grabber": {"next_roll_ms": 100, "idle_stop_ms": 300, "min_open_ms": 100, "hand_ms": 50, "stall_turns": 10},
    "bunte_kuh": {"round_limit_ms": 5000, "place_limit_ms": 300},
    "spotted_cow": {"think_s": 5},
    "perspectives": {"min_open_ms": 100, "extra_ms": 300, "hand_ms": 50},
    "lookout": {"round_s": 5, "extra_s": 1, "hand_ms": 50},
    "vain_guinea_fowl": {"roll_ms": 50},
    "clever_mole": {"riddle_time_s": 5},
}
PACE = 120
"""How much faster than the wall clock the real clock of the test runs; the bots' reactions with it."""


def at_random(key: str, rng: Random) -> tuple[Game, int]:
    """A game with each option changed with chance 1/2, as far as that goes together, and one of its numbers of seats."""
    one = game(key)
    while True:
        chosen: dict[str, object] = {}
        for name, option in one.choices.fields.items():
            values = other_values(option)
            if isinstance(option, Number) and name not in (
                "riddles",
                "round_cap",
                "max_events",
                "max_rounds",
                "stall_turns",
                "quiet_rounds",
            ):
                values = [max(option.low, option.default // 2), min(option.high, option.default * 2)]
            if rng.random() < 0.5:
                chosen[name] = values[int(rng.random() * len(values))]
        seats = one.info.seats[int(rng.random() * len(one.info.seats))]
        try:
            other = one.configured(**chosen)
            other.start(seats)
        except BadOption:
            continue
        return other, seats


def plays_to_its_end(key: str, seed: int) -> Match:
    rng = Random(f"{key} {seed}")
    one, seats = at_random(key, rng)
    names = [LEVELS[int(rng.random() * 3)] for _ in range(seats)]
    match = race(one, seats, names, seed, delays=[int(rng.random() * 200) for _ in range(seats)])
    assert match.over is not None
    assert match.over.why
    return match


@pytest.mark.parametrize("key", RACES)
def test_twenty_virtual_games_of_each_end(key: str) -> None:
    for seed in range(20):
        match = plays_to_its_end(key, seed)
    assert Match.replay(match.log, game).log == match.log


@pytest.mark.long
@pytest.mark.parametrize("key", RACES)
def test_a_thousand_virtual_games_of_each_end(key: str) -> None:
    for seed in range(1000):
        plays_to_its_end(key, seed)


@pytest.mark.parametrize("key", RACES)
def test_the_same_seed_gives_the_same_race(key: str) -> None:
    one = game(key)
    first, again, other = (race(one, one.fewest(), LEVELS, seed) for seed in (7, 7, 8))
    assert first.log == again.log
    assert first.log != other.log
    stamps = [event.stamp for event in first.events if event.stamp is not None]
    assert len(stamps) > 5


@pytest.mark.parametrize("key", RACES)
def test_better_bots_win_more(key: str) -> None:
    one = game(key)
    names = ["reflex:hard", *["reflex:easy"] * (one.fewest() - 1)]
    wins = 0
    for seed in range(12):
        over = race(one, one.fewest(), names, seed).over
        assert over is not None
        wins += 0 in over.winners()
    assert wins >= 9


class RealClock(VirtualClock):
    """A real clock in milliseconds, ``pace`` times as fast as the wall clock."""

    def __init__(self, pace: float = 1.0) -> None:
        super().__init__()
        self.pace = pace
        self._began = time.monotonic()

    def until(self, when: int) -> int:
        wait = when / self.pace / 1000 - (time.monotonic() - self._began)
        if wait > 0:
            time.sleep(wait)
        return super().until(int((time.monotonic() - self._began) * 1000 * self.pace))


def test_one_game_of_each_in_real_time() -> None:
    """The clock is a real one and the bots sleep on it; it runs faster than the wall clock so that all eight are over in time."""
    for key in RACES:
        one = game(key, **SHORT[key])
        started = time.monotonic()
        match = race(one, one.fewest(), ["reflex:hard"], 1, clock=RealClock(PACE))
        assert match.over is not None
        last = max(event.stamp or 0 for event in match.events)
        assert time.monotonic() - started >= last / PACE / 1000 - 0.01, "the stamps are the clock's"
        assert Match.replay(match.log, game).log == match.log


def test_bots_without_reflexes_cannot_race() -> None:
    with pytest.raises(PipyardError, match="use a reflex bot"):
        race(game("raffzahn"), 3, ["random"], 1)
    with pytest.raises(UnknownBot, match="reflex:easy"):
        bot("reflex:superhuman")


@pytest.mark.parametrize("key", RACES)
def test_reflex_bots_also_play_without_a_clock(key: str) -> None:
    """As in the terminal: one after the other looks round, and says pass if it finds nothing."""
    one = game(key)
    match = Match(one, one.fewest(), 3)
    bots = [bot("reflex:normal", seat) for seat in range(match.seats)]
    turns = 0
    while match.over is None and turns < 20000:
        seats = match.turn.seats  # type: ignore[attr-defined] # pyright: ignore
        seat = seats[turns % len(seats)]
        match.submit(seat, bots[seat].choose(one, match.state.view(seat), seat))
        turns += 1
    assert match.over is not None
