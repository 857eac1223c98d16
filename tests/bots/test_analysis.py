"""Hints and mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import pipyard
from pipyard.bots import arena
from pipyard.bots.analysis import Mistake, analysed, hint, mistakes, still_wins
from pipyard.cli.app import app
from pipyard.core.match import Match
from tests.core.small_games import Count, Think, find


def count(total: int, seats: int = 2) -> Match:
    """The counting game at a total, the next seat to add."""
    match = Match(Count, seats, 1)
    while match.state.total < total:  # type: ignore[attr-defined]
        match.submit(match.turn.seat, f"add {min(3, total - match.state.total)}")  # type: ignore[attr-defined]
    return match


@pytest.mark.parametrize("total", [14, 15, 16, 18, 19])
def test_a_hint_names_the_winning_move(total: int) -> None:
    """Who leaves 17 or 20 below 21 in steps of four wins, or loses, as the last one to add does."""
    match = count(total)
    seat = match.turn.seat
    best = hint(match.game, match.state.view(seat), seat, 800)[0].move
    after = match.state.copy()
    after.play(seat, best)
    assert solved(match.state.copy()) in (None, best.text) or solved_value(after, seat)


def solved(state: object) -> str | None:
    return None if state is None else next((f"add {n}" for n in (1, 2, 3) if wins(state, n)), None)


def wins(state: object, number: int) -> bool:
    seat = state.turn().seat  # type: ignore[attr-defined]
    after = state.copy()  # type: ignore[attr-defined]
    after.play(seat, next(move for move in after.moves(seat) if move.number == number))
    return solved_value(after, seat)


def solved_value(state: object, seat: int) -> bool:
    """Whether a seat wins the counting game by best play."""
    turn = state.turn()  # type: ignore[attr-defined]
    if isinstance(turn, pipyard.Over):
        return turn.winners() == [seat]
    results = []
    for move in state.moves(turn.seat):  # type: ignore[attr-defined]
        after = state.copy()  # type: ignore[attr-defined]
        after.play(turn.seat, move)
        results.append(solved_value(after, seat))
    return any(results) if turn.seat == seat else all(results)


def test_a_lost_guess_is_no_mistake_but_a_repeated_one_is() -> None:
    match = Match(Think, 2, 1)
    match.submit(0, "think 2")
    match.submit(1, "guess 1")
    match.submit(1, "guess 1")
    found = mistakes(match.log, find, 3, 60, 200)
    assert [(one.at, one.seat, one.played.text) for one in found] == [(3, 1, "guess 1")]
    assert found[0].loss > 0.2


def test_a_slower_win_is_no_mistake() -> None:
    """Whoever leaves 16 leaves 20 next, and the other has to add the last point."""
    match = count(14)
    seat = match.turn.seat
    view = match.state.view(seat)
    one, two = (next(move for move in view.moves(seat) if move.number == number) for number in (1, 2))
    assert still_wins(match.game, 2, view, Mistake(1, seat, two, one, 0.5, 1.0))
    assert not still_wins(match.game, 2, view, Mistake(1, seat, one, two, 0.5, 1.0))


def test_the_best_move_is_the_one_without_which_all_was_lost() -> None:
    """Whoever stands at 18 has to leave 20; to have come there from 15 was a mistake."""
    match = count(18)
    seat = match.turn.seat
    match.submit(seat, "add 2")
    match.submit(1 - seat, "add 1")
    reports: list[tuple[int, int]] = []
    found = analysed(match.log, find, 1, 60, 300, lambda done, of: reports.append((done, of)))
    best = next(one for one in found.best if one.seat == seat)
    assert (best.at, best.played.text) == (len(match.events) - 1, "add 2")
    assert best.next.text in {"add 1", "add 3"}
    assert best.margin == best.worth - best.otherwise > 0.5
    assert [one.at for one in found.mistakes if one.seat == 1 - seat] == [best.at - 1]
    assert [one.seat for one in found.best].count(seat) == 1
    assert reports == sorted(reports)
    assert reports[-1][0] == reports[-1][1]


def test_where_every_move_is_as_good_there_is_no_best_one() -> None:
    match = Match(Think, 2, 1)
    match.submit(0, "think 2")
    match.submit(1, "guess 2")
    assert analysed(match.log, find, 1, 60, 200).best == []


def test_what_one_of_two_wins_the_other_loses() -> None:
    game = pipyard.game("fire_red_devil")
    found = analysed(arena.play(game, 2, ["random"], 5).log, pipyard.game, 1, 20, 40)
    by_event: dict[int, list[float]] = {}
    for point in found.curve:
        by_event.setdefault(point.at, []).append(point.worth)
    assert by_event
    assert all(len(worths) == 2 and abs(sum(worths) - 1) < 1e-9 for worths in by_event.values())
    assert all([one.seat for one in found.mistakes].count(seat) <= 1 for seat in range(2))


def test_the_commands(tmp_path: Path) -> None:
    game = pipyard.game("fire_red_devil")
    log = tmp_path / "game.pipyard"
    log.write_text(arena.play(game, 2, ["random"], 5).log)
    result = CliRunner().invoke(app, ["analyse", str(log), "--tries", "20"])
    assert result.exit_code == 0, result.output
    assert "was better by" in result.output
    shown = CliRunner().invoke(app, ["hint", "--game", "fire_red_devil", "--think", "30"])
    assert shown.exit_code == 0, shown.output
    assert "%" in shown.output
    nothing = CliRunner().invoke(app, ["hint", str(log)])
    assert nothing.exit_code == 2
