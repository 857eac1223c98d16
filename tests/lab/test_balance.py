"""Reports on games whose balance is known."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from pipyard import shelf
from pipyard.core.options import choice, flag, number, phrase, several
from pipyard.lab.balance import BalanceReport, players_for, report, spread, unused, warnings
from pipyard.lab.bot_game import BotGameResult
from pipyard.lab.observation import ends
from pipyard.lab.option_effects import OptionTrials, changes, effect, other_values, sort_of, woken
from pipyard.lab.report_page import index_page, report_page, words
from pipyard.lab.subject import Subject, subject
from pipyard.lab.worker_pool import SingleProcess, TimeBudget
from tests.lab.known import chance_of_first, known


@cache
def found(name: str, games: int = 300, bots: str = "") -> BalanceReport:
    with SingleProcess() as workers:
        return report(known(name), workers, games, bots=bots)


def warned(one: BalanceReport) -> dict[str, dict[str, str]]:
    return {caution.key: caution.args for caution in one.warnings}


def test_a_biased_coin_favours_the_first_player_as_much_as_it_does() -> None:
    one = found("coin")
    first, second = one.order
    assert first.low <= 0.7 <= first.high
    assert second.low <= 0.3 <= second.high
    assert 62 <= int(warned(one)["first"]["percent"]) <= 78
    assert warned(one)["last-loses"]


def test_a_coin_is_nothing_but_chance() -> None:
    one = found("coin")
    assert one.luck.value == 1.0
    assert warned(one)["luck"]
    assert one.thinking.value == 0.5
    assert one.forced == 1.0
    assert one.decisions.mean.value == 1


def test_rules_and_options_that_never_matter_are_named() -> None:
    one = found("coin")
    assert one.unused_forms == ["spin"]
    assert one.unused_ends == ["coin-on-edge"]
    effects = {(effect.option, effect.value): effect for effect in one.effects}
    assert effects["loud", "yes"].differ == 0
    assert warned(one)["option"]["option"] == "loud"


def test_a_ruling_that_turns_the_coin_round_is_measured() -> None:
    effect = next(effect for effect in found("coin").effects if effect.option == "bias")
    assert effect.sort == "ruling"
    assert effect.first.low <= -0.4 <= effect.first.high
    assert effect.length.value == 0
    assert 0.3 < effect.differ < 0.5


def test_the_counting_game_has_the_first_player_s_chance_that_can_be_computed() -> None:
    one = found("count", 400, "random")
    assert one.order[0].low <= chance_of_first() <= one.order[0].high
    assert one.luck.low <= 0.1
    assert one.chances == 0


def test_a_game_that_is_passed_for_ever_is_noticed() -> None:
    one = found("stroll", 60)
    assert "passing" in warned(one)
    assert "stubborn" not in warned(one)
    assert words(next(caution for caution in one.warnings if caution.key == "passing")) == "games never end if everybody passes"


def test_greed_at_a_stroll_wins_for_the_first_player() -> None:
    one = found("stroll", 60)
    assert one.order[0].value == 1
    assert one.settled is not None
    assert one.settled.value == 0


def test_reasons_to_end_are_read_from_the_rules() -> None:
    assert ends(known("coin"), 2) == ["coin-fell", "coin-on-edge"]
    assert "pyramid-complete" in ends(Subject("rasanto"), 2)


def test_pages_stand_alone() -> None:
    text = report_page(found("coin"))
    assert "the first player wins" in text
    assert text.count("<svg") >= 4
    for foreign in ("http://", "https://", "src=", "@import", "url("):
        assert foreign not in text
    table = index_page([found("coin"), found("stroll", 60)])
    assert 'href="lab_coin.html"' in table
    assert "http" not in table


@pytest.mark.parametrize(
    ("option", "usual", "others"),
    [
        (choice("a", "b", "c", why=""), "b", ["a", "c"]),
        (flag(True, why=""), True, [False]),
        (number(60, 1, 999, why=""), 60, [1, 30, 120]),
        (number(3, 0, 5, why=""), 3, [0, 1, 5]),
        (phrase("rounds:4", {"rounds": (1, 60), "target": (10, 500)}, why=""), "rounds:4", ["rounds:1", "target:10"]),
        (several(("put", "take"), ("put", "take", "turn"), why=""), ("put", "take"), [("take", "turn"), ("put", "turn"), ("put", "take")]),
    ],
)
def test_every_option_has_other_values_to_try(option: object, usual: object, others: list[object]) -> None:
    assert list(other_values(option, usual)) == others  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("source", "sort"),
    [("R1", "ruling"), ("english, french", "ruling"), ("screen", "screen"), ("variant", "variant"), ("book", "variant")],
)
def test_rulings_are_told_from_variants(source: str, sort: str) -> None:
    assert sort_of(flag(True, why="", source=source)) == sort


def test_every_option_of_every_game_can_be_tried() -> None:
    for game in shelf.games():
        for name, option in type(game.options).fields.items():
            for value in other_values(option, game.options.chosen[name]):
                assert option.check(value) == value


def test_a_histogram_counts_every_game_once() -> None:
    span = spread([3, 3, 4, 90, 41, 41, 7])
    assert sum(count for _, _, count in span.bars) == 7
    assert (span.least, span.most) == (3, 90)
    assert len(span.bars) <= 25


def test_a_game_of_dexterity_of_ones_own_is_tried_by_bots_without_hands() -> None:
    path = Path(__file__).parents[2] / "docs" / "tutorial" / "curling.py"
    assert players_for(subject(str(path)).game()) == "greedy"
    with SingleProcess() as workers:
        one = report(subject(str(path), {"dice": 1}), workers, 4, bots="random", with_options=False)
    assert one.games == 4
    assert one.decisions.mean.value == 2


def test_what_hands_do_is_written_in_several_ways_and_none_of_them_is_missed() -> None:
    flickers = shelf.game("flickers")
    assert unused(flickers, {flickers.forms[0]: 3}) == [form for form in flickers.forms if form.split()[0] != flickers.forms[0].split()[0]]
    rasanto = shelf.game("rasanto")
    assert unused(rasanto, {}) == list(rasanto.forms)


def test_a_form_that_belongs_to_another_way_to_play_is_not_dead() -> None:
    with SingleProcess() as workers:
        assert woken(Subject("bunte_kuh"), 2, "random", {"call"}, workers, "0", TimeBudget(4, 1e-9)) == {}, "there was no time"
        option = {"call": "claim=call_then_point"}
        assert woken(Subject("bunte_kuh", (("dealt", "120"),)), 2, "random", {"call"}, workers, "0", TimeBudget(4)) == option
    one = replace(found("coin"), elsewhere={"spin": "loud=yes"}, warnings=[])
    assert "form" not in [caution.key for caution in warnings(one, {})]
    assert "spin (loud=yes)" in report_page(one)


def test_rulings_are_tried_before_the_options_of_the_screen() -> None:
    sorts = [sort_of(type(shelf.game("bunte_kuh").options).fields[name]) for name, _ in changes(shelf.game("bunte_kuh"))]
    assert sorts == sorted(sorts, key=["ruling", "variant", "screen"].index)


def test_two_games_that_end_alike_are_no_proof() -> None:
    record = BotGameResult([1, 2], [0, 0], "", 4, 0, 0)
    bias = known("coin").game()
    option = type(bias.options).fields["bias"]
    one = effect("bias", option, bias, bias.options.chosen["bias"], [record] * 2, [record] * 2, 2)
    assert one.first.value == 0
    assert one.first.low < -0.2 < 0.2 < one.first.high


def test_values_that_do_not_go_together_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = found("coin")
    monkeypatch.setattr("pipyard.lab.option_effects.changes", lambda game: [("mode", "teams4"), ("scoring", "add")])
    tried = OptionTrials()
    short = Subject("tumblin_dice", (("goal", "rounds:1"),))
    with SingleProcess() as workers:
        tried.everything(short, 2, "random", workers, 1, "0", TimeBudget(1), 100)
    assert tried.unfit == ["mode=teams4"]
    assert [one.option for one in tried.effects] == ["scoring"]
    assert "mode=teams4" in report_page(replace(usual, unfit=tried.unfit))
