"""The lab's quick loop plays the very games of the arena."""

from __future__ import annotations

import pytest

from pipyard import shelf
from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.core.errors import UnknownBot
from pipyard.lab.bot_game import ENDLESS, GameObserver, TooSlow, fewest, has_chance, in_time, play, with_whims
from pipyard.lab.observation import can_pass
from pipyard.lab.subject import Subject
from pipyard.physics.physics_source import source_for
from tests.lab.known import known

GAMES = ["rasanto", "mes_des_tes_des", "golden_centre", "doubles", "storing_scores", "dice_trip", "wolf"]


@pytest.mark.parametrize("key", GAMES)
def test_same_seeds_same_game(key: str) -> None:
    game = shelf.game(key)
    seats = max(2, game.fewest())
    match = arena.play(game, seats, ["random"], "whims", source_for(game, "chance"))
    record = play(game, seats, ["random"], "chance", "whims")
    assert match.over is not None
    assert (record.ranks, record.scores, record.why) == (match.over.ranks, match.over.scores, match.over.why)
    assert record.decisions + record.chances == len(match.events)


def test_bots_that_watch_see_the_same_in_both() -> None:
    game = shelf.game("eintrichtern", target=3)
    names = ["memory:90", "random"]
    match = arena.play(game, 2, names, "whims", source_for(game, "chance"))
    record = play(game, 2, names, "chance", "whims")
    assert match.over is not None
    assert (record.ranks, record.scores) == (match.over.ranks, match.over.scores)
    assert record.decisions + record.chances == len(match.events)


def test_a_good_memory_wins_where_memory_counts() -> None:
    game = shelf.game("storing_scores")
    won = 0.0
    for number in range(3):
        for mine in (0, 1):
            names = ["memory:100", "memory:0"] if mine == 0 else ["memory:0", "memory:100"]
            won += play(game, 2, names, f"{number}", f"{number}/{mine}").points(2)[mine]
    assert won >= 5


def test_a_memory_is_a_number_of_a_hundred_things() -> None:
    with pytest.raises(UnknownBot, match="memory:much"):
        bot("memory:much")
    with pytest.raises(UnknownBot):
        bot("memory:101")


def test_endless_games_are_broken_off_and_slow_ones_given_up() -> None:
    stroll = known("stroll").game()
    assert can_pass(stroll)
    assert play(stroll, 2, ["passing"], "0", "0", most=50).why == ENDLESS
    with pytest.raises(TooSlow):
        play(stroll, 2, ["passing"], "0", "0", until=0.001)


@pytest.mark.parametrize(
    ("name", "timed"),
    [("mcts:800ms", True), ("mcts", True), ("mcts:300", False), ("master", True), ("greedy", False), ("memory:80/mcts:1s", True),
     ("mix:40/perfect", True), ("mix:40", False), ("program:node bot.js", True), ("perfect:200", False), ("trip", False)],
)  # fmt: skip
def test_bots_that_think_by_the_clock_are_known(name: str, timed: bool) -> None:
    assert in_time(name) is timed


def test_whims_are_given_only_to_who_has_none() -> None:
    assert with_whims("greedy") == "mix:90/greedy"
    assert with_whims("mcts:100") == "mcts:100"
    assert with_whims("reflex:hard") == "reflex:hard"


def test_a_game_without_rolls_has_no_chance_once_it_is_said_who_begins() -> None:
    assert not has_chance(known("count").game(), 2)
    assert has_chance(known("coin").game(), 2)
    assert has_chance(shelf.game("rasanto"), 2)
    assert not has_chance(Subject("rasanto").same_start().game(), 2)


@pytest.mark.parametrize("key", [game.info.key for game in shelf.games() if "speed" in game.info.kinds])
def test_races_are_gone_through_again_from_their_logs(key: str) -> None:
    game = shelf.game(key)
    seats = fewest(game)
    for seed in ("0", "1"):
        notes = GameObserver(game, seats)
        record = play(game, seats, ["reflex:normal"], seed, seed, notes)
        assert len(notes.choices) == len(notes.leaders) == sum(notes.forms.values()) == record.decisions
        assert all(form in game.forms for form in notes.forms)
        assert set(notes.leaders) != {-1}
        assert record == play(game, seats, ["reflex:normal"], seed, seed)
