"""Measuring all games: who gets how much time, what is kept, and what is dropped because the players have become others."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pipyard import shelf
from pipyard.lab import measurement
from pipyard.lab import triangle_run as surveys
from pipyard.lab.behaviour_digest import mark
from pipyard.lab.measurement import MeasurementPlan, Measurements, begun, form, measure, pairings, still_true
from pipyard.lab.subject import Subject
from pipyard.lab.triangle_run import DEXTEROUS, TOO_SLOW, add, forget, kept, shared_out, survey
from pipyard.lab.worker_pool import SingleProcess
from tests.lab.known import known

GAMES = [shelf.game(key) for key in ("golden_centre", "rasanto", "emag")]


def had(key: str, seconds: float) -> Measurements:
    return Measurements(key, MeasurementPlan(2, {}, {"tactics": ["a", "b"]}), {"tactics": [1.0]}, seconds)


def test_time_is_shared_out_so_that_all_have_had_their_part_in_the_end() -> None:
    times = shared_out(GAMES, {}, 80.0)
    assert sum(times.values()) == pytest.approx(80)
    assert times["emag"] == pytest.approx(DEXTEROUS * times["rasanto"])
    later = shared_out(GAMES, {"rasanto": had("rasanto", 4.0)}, 76.0)
    assert later["rasanto"] + 4 == pytest.approx(later["golden_centre"])
    assert "rasanto" not in shared_out(GAMES, {"rasanto": had("rasanto", 1000.0)}, 80.0), "it has had more than its part"


def test_no_game_gets_more_than_is_asked_for_and_full_ones_get_nothing() -> None:
    assert max(shared_out(GAMES, {}, 80.0, 5.0).values()) == 5
    full = replace(had("rasanto", 0.0), blocks={"tactics": [1.0] * 150})
    assert set(shared_out(GAMES, {"rasanto": full}, 80.0)) == {"golden_centre", "emag"}


def test_a_long_measurement_comes_in_slices_and_everything_is_kept_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float, float, int]] = []

    def measured(subject: Subject, seed: str, seconds: float, known: Measurements | None, blocks: int, in_all: float) -> Measurements:
        asked.append((subject.word, seconds, in_all, known.counted()["tactics"] if known is not None else 0))
        found = known or had(subject.word, 0.0)
        return replace(found, blocks={"tactics": [*found.blocks["tactics"], 0.5]}, seconds=found.seconds + seconds)

    monkeypatch.setattr(surveys, "measured", measured)
    monkeypatch.setattr(surveys, "time", lambda: 0.0)
    path = tmp_path / "kept.json"
    with SingleProcess() as workers:
        survey(GAMES[:2], workers, path, "0", 5.0)
    assert [word for word, *_ in asked] == ["golden_centre", "rasanto"] * 2
    assert all(seconds <= surveys.SLICE < in_all for _, seconds, in_all, _ in asked)
    assert [blocks for *_, blocks in asked] == [0, 0, 2, 2]
    assert kept(path, "0").games["rasanto"].blocks["tactics"] == [1.0, 0.5, 0.5]


def test_two_runs_may_add_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    add(path, "0", "rasanto", had("rasanto", 1.0))
    add(path, "0", "emag", TOO_SLOW)
    add(path, "0", "emag", had("emag", 2.0))
    both = kept(path, "0")
    assert set(both.games) == {"rasanto", "emag"}
    assert both.failed == {}
    forget(path, "0", [shelf.game("emag"), shelf.game("dune")])
    assert set(kept(path, "0").games) == {"rasanto"}


def test_a_mark_is_of_what_is_played_and_not_of_how_it_is_written() -> None:
    count = known("count")
    usual = mark(count.game(), 2, ["greedy", "random"])
    assert mark(count.game(), 2, ["greedy", "random"]) == usual
    assert mark(count.game(), 2, ["random", "random"]) != usual
    said_otherwise = Subject(
        count.word, (), count.source.replace("self.total += move.number", "self.total = self.total + move.number  # so")
    )
    assert mark(said_otherwise.game(), 2, ["greedy", "random"]) == usual
    other_rules = Subject(count.word, (), count.source.replace("10", "11").replace("== 9", "== 10"))
    assert mark(other_rules.game(), 2, ["greedy", "random"]) != usual
    outlook = "    def outlook(self, seat: int) -> float:\n        return float(self.total)\n\n    def scene("
    looks_otherwise = Subject(count.word, (), count.source.replace("    def scene(", outlook))
    assert mark(looks_otherwise.game(), 2, ["greedy", "random"]) != usual


def test_what_was_measured_with_other_players_is_dropped_and_measured_anew(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    game = shelf.game("golden_centre")
    with SingleProcess() as workers:
        survey([game], workers, path, "0", 0.1, 4)
        before = kept(path, "0")
        true = before.games["golden_centre"]
        assert still_true(true) == true
        true.marks["tactics"] = "somebody else"
        surveys.keep(path, before)
        after = survey([game], workers, path, "0", 0.1, 2).games["golden_centre"]
    assert len(after.blocks["tactics"]) == 2
    assert len(after.blocks["chance"]) == len(after.blocks["whims"]) == 4
    after.marks.clear()
    assert still_true(after) is None
    assert still_true(replace(true, plan=replace(true.plan, options={"other": "form"}))) is None


def test_the_form_in_which_a_game_is_measured_keeps_what_was_chosen() -> None:
    assert dict(form(Subject("emag")).options)["attempts"] == "1"
    assert dict(form(Subject("dice_mikado", (("time_limit_s", "30"),))).options)["time_limit_s"] == "30"
    short = {one.info.key: one.info.short for one in shelf.games() if one.info.short}
    assert len(short) == 10
    for key, options in short.items():
        assert options.items() <= dict(form(Subject(key)).options).items()


def test_where_everybody_tries_alone_seats_are_not_exchanged() -> None:
    assert pairings(shelf.game("emag"), 2) == [[0, 1]]
    assert len(pairings(shelf.game("flickers"), 2)) > 1


def test_what_has_had_least_time_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(measurement, "one_block", lambda game, plan, name, seed, until: played.append(name) or 0.5)
    coin = known("coin")
    start = begun(coin, "0", 0.0)
    assert set(start.marks) == {"tactics", "chance"}
    start.spent = {"tactics": 9999.0, "chance": 99.0}
    measure(coin, "0", 1.0, start, 2)
    assert played == ["whims", "whims", "chance", "chance", "tactics", "tactics"]
