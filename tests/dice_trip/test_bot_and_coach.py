"""The strong bot, what it knows of a sheet, and the coach."""

from __future__ import annotations

from random import Random

import pytest

import pipyard
from pipyard.books.dice_trip.atlas import chart
from pipyard.books.dice_trip.sheet import Sheet, total
from pipyard.books.dice_trip.strategy.lore import first_lore, kept_lore, spread
from pipyard.books.dice_trip.strategy.trip_adviser import Adviser, worth_on
from pipyard.bots.arena import play
from pipyard.bots.bot import bot
from pipyard.bots.levels import LevelBot
from pipyard.coach.trip_coach import review
from tests.rules.test_dice_trip import the_game


def ranks(sheet: Sheet) -> list[int]:
    return [-2 if number < 0 else 6 * (number // 10) + number % 10 - 7 if number else -1 for number in sheet.at]


@pytest.mark.parametrize("id", ["belgium", "switzerland", "pipland"])
def test_the_bot_counts_a_full_sheet_like_the_rules(id: str) -> None:
    worth = worth_on(chart(id), spread(first_lore()))
    rng = Random(7)
    for _ in range(60):
        sheet = Sheet(chart(id))
        free = list(range(11, 67))
        for city in range(sheet.chart.size):
            numbers = [number for number in free if 1 <= number % 10 <= 6 and not sheet.holds(number)]
            if rng.random() < 0.15:
                sheet.cross(city)
            else:
                sheet.write(city, numbers[int(rng.random() * len(numbers))], 0)
        worth.load(ranks(sheet))
        assert worth.final() == 1000 * total(sheet)


@pytest.mark.parametrize("id", ["belgium", "switzerland", "pipland"])
def test_the_bot_plays_a_whole_game_on_every_map(id: str) -> None:
    match = play(pipyard.game("dice_trip", map=id), 1, ["trip:0"], 3)
    assert match.over is not None
    assert match.over.scores[0] >= 25


def test_master_means_the_strong_bot() -> None:
    master = bot("master", 1)
    assert isinstance(master, LevelBot)
    game = pipyard.game("dice_trip")
    brought = game.companion("bot")
    assert brought is not None
    assert isinstance(master.player(game), brought.TripBot)


def test_the_bot_refuses_other_games_and_strange_names() -> None:
    game = pipyard.game("rasanto")
    with pytest.raises(pipyard.UnknownBot, match="only dice_trip"):
        bot("trip").choose(game, game.start(2), 0)
    with pytest.raises(pipyard.UnknownBot, match="0 to 48"):
        bot("trip:deep")


def test_the_bots_options_are_legal_and_sorted() -> None:
    state = pipyard.game("dice_trip", double_die_pairs="strict").start(1)
    adviser = Adviser(state.chart, 3)  # type: ignore[attr-defined]
    rng = Random(4)
    for _ in range(4):
        state.land(state.turn().space.sample(rng))  # type: ignore[union-attr]
        if state.rerolling():  # type: ignore[attr-defined]
            state.play(0, pipyard.Move("keep"))
        options = adviser.options(state, 0)  # type: ignore[arg-type]
        assert options
        assert all(state.moves(0).contains(option.move) for option in options)
        assert [option.points for option in options] == sorted([option.points for option in options], reverse=True)
        state.play(0, options[0].move)


def test_the_lore_is_whole() -> None:
    lore, first = kept_lore(), first_lore()
    assert {name: len(values) for name, values in lore.items()} == {name: len(values) for name, values in first.items()}


def test_the_coach_finds_what_the_example_game_cost() -> None:
    log = the_game().log
    result = review(log, 1)
    assert result.finished
    assert result.totals == (25,)
    entries = [one for one in result.advice if one.entries]
    assert [one.round for one in entries] == list(range(1, 14))
    assert all(one.cost >= 0 for one in result.advice)
    assert result.regret(0) > 5
    assert entries[-1].cost == 0, "any number fits the last city equally well there"
    assert entries[-1].points == 25


def test_the_coach_hardly_blames_the_bot_itself() -> None:
    match = play(pipyard.game("dice_trip", map="switzerland"), 1, ["trip:1"], 11)
    assert review(match.log, 1).regret(0) < 0.01


def test_the_coach_takes_only_dice_trip() -> None:
    with pytest.raises(pipyard.PipyardError, match="only dice_trip"):
        review(play(pipyard.game("el_dado"), 2, ["random"], 1).log)
