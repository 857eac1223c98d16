"""Games without a keeper of their own, at the terminal."""

from __future__ import annotations

import pytest

from pipyard import score
from pipyard.core.errors import PipyardError
from pipyard.score.by_sheet import SheetKeeper, keeper
from pipyard.shelf import game


def keep(key: str, *lines: str, players: tuple[str, ...] = ("Ann", "Bob", "Cleo"), **options: object) -> SheetKeeper:
    kept = keeper(game(key, **options), list(players))
    for line in lines:
        kept.add_line(line)
    return kept


def test_a_number_is_told_again_when_it_changes() -> None:
    kept = keep("doubles", "Ann 50", "bob 60", "Cleo 55", "Ann 61")
    assert [rows[0][1] for rows in kept.results()] == [61, 60, 55]
    kept.add_line("over")
    assert [rows[0][2] for rows in kept.results()] == ["★", "", ""]
    kept.add_line("undo")
    assert kept.asks()


def test_a_wrong_claim_is_fined_by_the_rules() -> None:
    start = [rows[0][1] for rows in keep("spotted_cow").results()]
    now = [rows[0][1] for rows in keep("spotted_cow", "Ann right", "Bob wrong").results()]
    assert [after - before for before, after in zip(start, now, strict=True)] == [-2, 2, -1]


def test_the_last_who_is_not_out_has_won() -> None:
    kept = keep("acquire", "out Bob", "out Ann")
    assert kept.asks() == ""
    assert [rows[0][2] for rows in kept.results()] == ["", "", "★"]


def test_up_and_down_is_kept_in_demolition_and_colours() -> None:
    colours = keep("up_and_down", "Ann 20 10 30", "Bob 15 40 5", "Cleo 20 5 20", version="colours")
    assert [rows[0][1] for rows in colours.results()] == [-10, 10, 0]
    assert not colours.asks()
    demolish = keep("up_and_down", "Ann 3", "Bob 0", version="demolish")
    assert [rows[0][2] for rows in demolish.results()] == ["", "★", ""]


def test_a_wrong_line_changes_nothing() -> None:
    kept = keep("doubles", "Ann 50")
    for line in ("", "Ann", "Zoe 5", "Ann 999", "won", "over over"):
        with pytest.raises(PipyardError):
            kept.add_line(line)
    assert kept.lines == ["A 50"]


def test_what_is_kept_can_be_told_again() -> None:
    kept = keep("wolf", "Ann 9", "Bob 7", "Cleo 8", "over")
    again = score.keeper(game("wolf"), ["Ann", "Bob", "Cleo"])
    for line in kept.kept().splitlines()[1:]:
        again.add_line(line)
    assert again.results() == kept.results()
