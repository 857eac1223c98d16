"""The score keeper for the real board."""

from __future__ import annotations

import pytest

from pipyard.books.tumblin_dice.tumblin_dice_score import TumblinKeeper, keeper
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.shelf import game


def keep(lines: list[str], players: tuple[str, ...] = ("Ann", "Bob"), **options: object) -> TumblinKeeper:
    kept = keeper(game("tumblin_dice", **{"mode": "individual", **options}), list(players))
    for line in lines:
        kept.add_line(line)
    return kept


def test_a_round_is_two_keys_a_die() -> None:
    kept = keep(["B A", "46 23 o s", "46 23 15 32"])
    assert kept.state.totals == [41, 30]
    assert kept.state.order == [1, 0]
    assert "Bob" in kept.asks()


def test_entering_dice_one_by_one_and_in_any_order_makes_no_difference() -> None:
    together = keep(["A B", "46 23 o s", "15 32 11 11"])
    single = keep(["A B", "B 11", "s", "A o", "B 32", "A 46", "B 11", "A 23", "15"])
    assert single.state.totals == together.state.totals == [30, 13]


def test_the_log_is_an_ordinary_one() -> None:
    kept = keep(["A B", "46 46 46 46", "11 11 11 11"], goal="rounds:1")
    assert kept.asks() == ""
    again = Match.replay(kept.match.log, game)
    assert again.over is not None
    assert again.over.scores == [96, 4]


def test_a_correction_counts_everything_again() -> None:
    kept = keep(["A B", "46 s s s", "23 s s s", "46 s s s", "11 s s s"], order="by_score", goal="rounds:3")
    assert kept.state.totals == [48, 7]
    kept.add_line("fix 1 A 1 s")
    assert kept.state.totals == [24, 7]
    kept.add_line("fix 1 B 2 46")
    assert kept.state.totals == [24, 31]
    assert kept.state.order == [1, 0]


def test_a_correction_can_undo_the_end() -> None:
    kept = keep(["A B", "46 s s s", "23 s s s"], goal="rounds:1")
    assert kept.asks() == ""
    with pytest.raises(PipyardError):
        kept.add_line("46")
    kept.add_line("fix 1 B 1 46")
    assert "Extra round 1" in kept.asks()


def test_overtime_asks_the_tied_alone() -> None:
    kept = keep(["A B C", "46 s s s", "46 s s s", "s s s s"], players=("Ann", "Bob", "Cid"), goal="rounds:1")
    assert kept.state.overtime == 1
    assert kept.state.order == [0, 1]
    kept.add_line("11 s s s")
    kept.add_line("12 s s s")
    assert kept.asks() == ""
    assert [rows[-1][2] for rows in kept.results()] == ["", "★ the extra round has decided", ""]


def test_the_bonus_die_is_marked() -> None:
    kept = keep(["A B", "46 23 15 32 11 +34"], mode="duel5bonus", all_on_board="none")
    assert kept.rounds[0][0][-1] == "+3x4"
    kept.add_line("+s 11 11 11 11 11")
    assert kept.state.totals == [66, 5]
    with pytest.raises(PipyardError, match="bonus"):
        kept.add_line("+11 +11")
    with pytest.raises(PipyardError, match="bonus"):
        kept.add_line("11 11 11 11 11 11")


def test_off_needs_a_face_only_where_it_counts() -> None:
    assert keep(["A B", "46 23 o5 s", "s s s s"], ejected="negative").state.totals == [25, 0]
    with pytest.raises(PipyardError, match="off3"):
        keep(["A B", "46 23 o s"], ejected="negative")


@pytest.mark.parametrize("line", ["", "56", "47", "x", "46 46 46 46 46", "Z 46", "fix", "fix A 1 46", "fix 9 A 1 46", "A", "4", "nan"])
def test_a_wrong_line_changes_nothing(line: str) -> None:
    kept = keep(["A B"])
    before = kept.match.log
    with pytest.raises(PipyardError):
        kept.add_line(line)
    assert kept.match.log == before
    assert not any(kept.rounds[0].values()) if kept.rounds else True


def test_teams_and_larger_tables_are_kept_too() -> None:
    kept = keep(["B A"], players=("Ann", "Bob", "Cid", "Dan"), mode="teams4")
    assert kept.state.order == [1, 0]
    names = tuple(f"P{number}" for number in range(8))
    order = "H G F E D C B A"
    assert keep([order], players=names, mode="crowd").state.order == [7, 6, 5, 4, 3, 2, 1, 0]


def test_dice_of_many_faces_and_other_boards() -> None:
    assert keep(["A B", "420 s s s", "112 s s s"], dice_faces=20).state.totals == [80, 12]
    assert keep(["A B", "-15 46 s s", "s s s s"], board="minus_one").state.totals == [19, 0]


@pytest.mark.parametrize(("language", "goal"), [("en", "rounds:4"), ("de", "rounds:4"), ("es", "rounds:4"), ("fr", ""), ("nl", "")])
def test_the_edition_of_a_language_has_its_goal(language: str, goal: str) -> None:
    one = game("tumblin_dice")
    preset = one.presets[one.info.editions.get(language, "standard")]
    assert preset.get("goal", "") == goal
