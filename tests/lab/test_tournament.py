"""Tournaments: seats exchanged, chance shared, the same numbers from any number of workers, broken off or not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pipyard.core.errors import BadOption, PipyardError
from pipyard.lab.bot_ratings import ratings
from pipyard.lab.confidence import EQUAL, FIRST, StoppingRule
from pipyard.lab.statistics import Moments, expected
from pipyard.lab.subject import Subject
from pipyard.lab.tournament import PairRound, Tournament, TournamentResult, again, asked, lineups, meet
from pipyard.lab.worker_pool import LocalProcesses, SingleProcess, worker_pool
from tests.lab.known import known


def run(tmp_path: Path | None = None, games: int = 40, **given: object) -> TournamentResult:
    question = asked(Subject("rasanto"), ["greedy", "mix:40", "random"], games, "0", **given)  # type: ignore[arg-type]
    with SingleProcess() as workers:
        return Tournament(question, tmp_path / "arena.jsonl" if tmp_path else None).run(workers)


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2), (6, 3), (4, 4), (5, 5), (6, 6)])
def test_everybody_sits_everywhere_equally_often(seats: int, sides: int) -> None:
    rows = lineups(seats, sides)
    for seat in range(seats):
        assert sum(row[seat] for row in rows) * 2 == len(rows)
    for row in rows:
        assert set(row) == {0, 1}
        assert all(row[seat] == row[seat % sides] for seat in range(seats)), "a team is one bot"


def test_a_coin_favours_a_seat_and_no_bot() -> None:
    """In a block both sit on the lucky side, with the same toss: the points are even to the last one."""
    assert meet(known("coin"), 2, ["greedy", "random"], "0", None, 0, 20) == [0.5] * 20


def test_thinking_wins_a_solved_game() -> None:
    blocks = meet(known("count"), 2, ["mcts:400", "random"], "0", None, 0, 12)
    assert sum(blocks) / 12 > 0.85


def test_a_tournament_finds_the_order() -> None:
    found = run()
    assert [one.name for one in found.ratings] == ["greedy", "mix:40", "random"]
    assert found.standings[0].verdict == FIRST
    assert all(one.low < one.rating < one.high for one in found.ratings)
    assert abs(sum(one.rating for one in found.ratings)) < 1e-6


def test_games_stop_when_the_question_is_settled() -> None:
    question = asked(Subject("rasanto"), ["greedy", "random"], 1000, "0")
    with SingleProcess() as workers:
        found = Tournament(question).run(workers)
    assert found.games < 100
    question = asked(known("coin"), ["greedy", "random"], 4000, "0", rule=StoppingRule(0.05, 0.1))
    with SingleProcess() as workers:
        found = Tournament(question, own=known("coin")).run(workers)
    assert found.standings[0].verdict == EQUAL
    assert found.games < 4000


def test_all_games_are_played_if_that_is_wanted() -> None:
    found = run(games=20, settle=False)
    assert found.games == 60


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    question = asked(Subject("rasanto"), ["greedy", "random"], 60, "7", settle=False)
    with SingleProcess() as workers:
        one = Tournament(question).run(workers)
    with LocalProcesses(2) as workers:
        two = Tournament(question, tmp_path / "a.jsonl").run(workers)
        same, where = again(tmp_path / "a.jsonl", workers)
    assert one == two == same
    assert not where


def test_a_run_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = run(tmp_path)
    path = tmp_path / "arena.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:17])
    assert run(tmp_path) == whole
    assert path.read_bytes().splitlines(keepends=True) == lines


def test_a_file_of_another_question_is_not_continued(tmp_path: Path) -> None:
    run(tmp_path)
    with pytest.raises(PipyardError, match="games is 40 there and 44 here"):
        run(tmp_path, games=44)


def test_a_changed_result_is_noticed(tmp_path: Path) -> None:
    run(tmp_path)
    path = tmp_path / "arena.jsonl"
    text = path.read_text()
    path.write_text(text.replace("[1.0,", "[0.5,", 1))
    with SingleProcess() as workers:
        assert again(path, workers)[1]


def test_a_file_of_results_brings_no_program_along(tmp_path: Path) -> None:
    """Whoever runs somebody's results again runs the rules he names himself, and only if they are the very same."""
    path = tmp_path / "coin.jsonl"
    question = asked(known("coin"), ["greedy", "random"], 8, "0")
    with SingleProcess() as workers:
        Tournament(question, path, own=known("coin")).run(workers)
        assert "class" not in path.read_text()
        with pytest.raises(PipyardError, match="name the exact file"):
            again(path, workers)
        with pytest.raises(PipyardError, match="name the exact file"):
            again(path, workers, own=known("stroll"))
        assert not again(path, workers, own=known("coin"))[1]


def test_swiss_pairs_neighbours_and_avoids_repetition() -> None:
    bots = ["greedy", "mix:80", "mix:40", "random"]
    question = asked(Subject("rasanto"), bots, 8, "0", form="swiss", rounds=3)
    with SingleProcess() as workers:
        tournament = Tournament(question, keep=True)
        found = tournament.run(workers)
    met = [line.pair for line in tournament.journal.lines]
    assert len(set(met)) == 6
    assert found.ratings[0].name == "greedy"
    assert found.ratings[-1].name == "random"


def test_a_settled_meeting_of_a_swiss_tournament_is_cut_short_and_everybody_rests_once(tmp_path: Path) -> None:
    bots = ["greedy", "mix:50", "random"]
    question = asked(Subject("rasanto"), bots, 4000, "0", form="swiss", rounds=3)
    path = tmp_path / "swiss.jsonl"
    with SingleProcess() as workers:
        tournament = Tournament(question, path)
        assert tournament.most == 3 * 4000
        found = tournament.run(workers)
        assert len(tournament.met) == 3, "all three pairs, since nobody rests twice before the others have rested"
        assert [one.verdict for one in found.standings] == ["first"] * 3
        assert found.games < 1000
        assert not again(path, workers)[1]
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:3]))
        assert Tournament(question, path).run(workers) == found, "goes on where it stopped"


@pytest.mark.parametrize(
    ("bots", "given", "why"),
    [
        (["greedy"], {}, "at least two"),
        (["greedy", "greedy"], {}, "different bots"),
        (["greedy", "random"], {"form": "knockout"}, "not a format"),
    ],
)
def test_questions_that_make_no_sense_are_refused(bots: list[str], given: dict[str, str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        asked(Subject("rasanto"), bots, 10, "0", **given)  # type: ignore[arg-type]


def test_a_bot_that_looks_at_the_clock_makes_a_result_nobody_can_check() -> None:
    assert asked(Subject("rasanto"), ["greedy", "mcts:100"], 10, "0").reproducible
    assert not asked(Subject("rasanto"), ["greedy", "mcts:5ms"], 10, "0").reproducible


def test_ratings_recover_known_strengths_and_their_intervals_hold_them() -> None:
    truth = [200.0, 50.0, -50.0, -200.0]
    held = 0
    for seed in range(25):
        rng = Random(seed)
        met: dict[tuple[int, int], Moments] = {}
        for a in range(4):
            for b in range(a + 1, 4):
                met[a, b] = Moments()
                for _ in range(150):
                    met[a, b].add(float(rng.random() < expected(truth[a] - truth[b])))
        found = {one.name: one for one in ratings(list("abcd"), met)}
        held += sum(found[name].low <= real <= found[name].high for name, real in zip("abcd", truth, strict=True))
    assert held >= 90


def test_lines_are_small_enough_to_be_read() -> None:
    assert PairRound(0, (0, 1), [0.5]).blocks == [0.5]
    assert worker_pool(1).workers == 1
