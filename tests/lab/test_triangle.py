"""The triangle: where games of one kind only must lie, and how a place is found."""

from __future__ import annotations

from math import hypot
from pathlib import Path
from random import Random

import pytest

from pipyard import shelf
from pipyard.bots.bot import bot
from pipyard.core.errors import PipyardError
from pipyard.core.race import HIT
from pipyard.core.turn import Chance, Choose
from pipyard.lab import triangle as triangles
from pipyard.lab.measurement import MeasurementPlan, Measurements, measure, plan
from pipyard.lab.statistics import shared_out
from pipyard.lab.subject import Subject
from pipyard.lab.triangle import agreement, flat, place, proportion, read, shares, triangle, values_of
from pipyard.lab.triangle_page import at, spread, triangle_page
from pipyard.lab.triangle_run import MeasurementFile, contests, keep, kept, survey
from pipyard.lab.worker_pool import SingleProcess
from tests.lab.known import known


def measured_at(name: str, blocks: int = 30) -> triangles.TrianglePlace:
    found = measure(known(name), "0", 3.0, None, blocks)
    return place(known(name).game().info, found)


def test_a_coin_lies_in_the_corner_of_chance() -> None:
    one = measured_at("coin")
    assert (one.tactics, one.chance, one.skill) == (0, 1, 0)


def test_a_solved_game_without_chance_lies_in_the_corner_of_tactics() -> None:
    one = measured_at("count")
    assert one.chance < 0.1
    assert one.tactics > 0.9
    assert one.measures["tactics"].rating is not None
    assert one.measures["tactics"].rating > 200


def test_measuring_goes_on_where_it_stopped_and_comes_out_the_same() -> None:
    whole = measure(known("coin"), "0", 1.0, None, 12)
    part = measure(known("coin"), "0", 1.0, None, 5)
    assert len(part.blocks["chance"]) == 5
    assert measure(known("coin"), "0", 1.0, part, 12).blocks == whole.blocks


def made(tactics: float, chance: float, skill: float) -> Measurements:
    """Blocks that say so: points whose lead squared is the share, twins that repeat as often, or the less with other rolls."""
    same, other = ([1.0, 0.0], [1.0, 0.0]), ([0.0, 1.0], [0.0, 1.0])
    apart = [([1.0, 0.0], [0.0, 1.0]), ([0.0, 1.0], [1.0, 0.0])]
    twins = [same, other] * round(50 * (1 + chance) / 2) + apart * round(50 * (1 - chance) / 2)
    whims = [same, other] * round(50 * (2 - chance) / 2) + apart * round(50 * chance / 2)
    points = {"tactics": [(1 + tactics**0.5) / 2] * 40, "skill": [(1 + skill**0.5) / 2] * 40, "chance": twins}
    return Measurements("made", MeasurementPlan(2, {}, {name: ["a", "b"] for name in points}), {**points, "whims": whims})


def test_a_place_is_the_proportion_of_the_shares() -> None:
    one = place(shelf.game("rasanto").info, made(0.5, 0.25, 0.25))
    assert one.tactics == pytest.approx(0.5, abs=0.02)
    assert one.chance == pytest.approx(0.25, abs=0.02)
    assert one.skill == pytest.approx(0.25, abs=0.02)
    for name in ("tactics", "chance", "skill"):
        low, high = one.intervals[name]
        assert low <= getattr(one, name) <= high
    assert all(abs(sum(corner) - 1) < 1e-3 and min(corner) >= 0 for corner in one.region)


def test_what_rolls_and_whims_only_do_together_is_shared() -> None:
    """The winner is the parity of a roll and a whim: neither explains anything alone."""
    assert shared_out(0.0, 0.0) == 0.5
    assert shared_out(1.0, 0.0) == 1.0
    assert shared_out(0.0, 1.0) == 0.0
    found = made(0.5, 0.0, 0.0)
    found.blocks["whims"] = found.blocks["chance"]
    assert place(shelf.game("rasanto").info, found).measures["chance"].value == pytest.approx(0.5, abs=0.05)
    never = [([1.0, 0.0], [1.0, 0.0])] * 9
    found.blocks["whims"] = found.blocks["chance"] = never
    assert place(shelf.game("rasanto").info, found).measures["chance"].value == 0, "results that never vary leave nothing to explain"


def test_hands_are_steadier_for_skill_and_think_more_for_tactics() -> None:
    bots = plan(Subject("emag"), "0", 0.0).bots
    assert bots["skill"] == ["hands:master/beginner", "hands:beginner/beginner"]
    assert bots["tactics"] == ["hands:club/beginner", "hands:club/none"]
    assert "tactics" not in plan(Subject("captain_flint"), "0", 0.0).bots, "there is nothing to choose"


@pytest.mark.parametrize("key", ["bunte_kuh", "raffzahn", "clever_mole"])
def test_who_chooses_well_in_a_race_takes_only_right_things(key: str) -> None:
    assert plan(Subject(key), "0", 0.0).bots["tactics"] == ["choosy", "reflex:hard"]
    state, rng = shelf.game(key).start(), Random(3)
    player = bot("choosy", 1)
    claims = 0
    for _ in range(60):
        turn = state.turn()
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose):
            seat = turn.seats[int(rng.random() * len(turn.seats))]
            window = state.race()
            move = player.choose(shelf.game(key), state.view(seat), seat)
            if window is not None and not window.calm and any(state.judge(seat, one) == HIT for one in state.glances(seat)):
                claims += 1
                assert state.judge(seat, move) == HIT
            state.play(seat, move)
        else:
            break
    assert claims


def test_more_blocks_make_the_region_smaller() -> None:
    few, many = made(0.5, 0.4, 0.0), made(0.5, 0.4, 0.0)
    few.blocks = {name: rows[::7] for name, rows in few.blocks.items()}

    def size(one: triangles.TrianglePlace) -> float:
        return one.intervals["chance"][1] - one.intervals["chance"][0]

    info = shelf.game("rasanto").info
    assert size(place(info, many)) < size(place(info, few))


def test_where_nothing_is_found_the_place_is_the_middle() -> None:
    assert proportion([0, 0, 0]) == (1 / 3, 1 / 3, 1 / 3)
    assert proportion([2, 1, 1]) == (0.5, 0.25, 0.25)
    assert proportion([0, 0, 0], [True, False, False]) == (1, 0, 0), "where there is neither chance nor skill there is only tactics"


@pytest.mark.parametrize("one", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0.2, 0.3, 0.5)])
def test_places_in_the_plane_come_back(one: tuple[float, float, float]) -> None:
    assert shares(*flat(one)) == pytest.approx(one, abs=1e-3)


def test_perfect_agreement_is_seen_as_such() -> None:
    infos = [one.info for one in shelf.games()]
    places = {info.key: place(info, made(*[part / 10 for part in info.printed])) for info in infos if info.printed}
    found = agreement(places)
    assert found is not None
    assert found.games == 8
    assert min(found.tactics, found.chance, found.skill) > 0.9
    assert found.worst[0].distance < 0.05
    assert agreement({}) is None


def test_the_printed_triples_are_of_ten() -> None:
    assert all(sum(one.info.printed) == 10 for one in shelf.games() if one.info.printed)


def test_a_survey_is_kept_and_continued(tmp_path: Path) -> None:
    games = [shelf.game("golden_centre")]
    path = tmp_path / "kept.json"
    with SingleProcess() as workers:
        survey(games, workers, path, "0", 0.1, 4)
        known_now = survey(games, workers, path, "0", 0.1, 6)
    assert len(known_now.games["golden_centre"].blocks["chance"]) == 6
    found = triangle(kept(path, "0"), [game.info for game in games])
    assert found.games["golden_centre"].chance == 1
    triangles.written(found, tmp_path / "triangle.json")
    assert read(tmp_path / "triangle.json") == found
    with pytest.raises(PipyardError, match="seed"):
        kept(path, "1")
    keep(path, known_now)
    assert kept(path, "0") == known_now


def test_the_page_stands_alone_and_names_every_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    with SingleProcess() as workers:
        survey([shelf.game("golden_centre")], workers, path, "0", 0.1, 4)
    text = triangle_page(triangle(kept(path, "0"), [shelf.game("golden_centre").info]))
    assert 'data-key="golden_centre"' in text
    assert 'data-seats="3"' in text
    assert "http" not in text


def test_dots_of_one_place_stand_side_by_side_and_inside() -> None:
    corner = at((1, 0, 0))
    dots = spread([corner] * 9)
    assert min(hypot(x - u, y - v) for n, (x, y) in enumerate(dots) for u, v in dots[:n]) > 8
    assert all(y <= corner[1] + 0.01 for _, y in dots)
    assert spread([corner, at((0, 1, 0))])[1] == pytest.approx(at((0, 1, 0)), abs=0.2)


def test_every_game_has_a_place_that_follows_from_what_was_measured() -> None:
    found = read()
    measured = kept(Path(__file__).parents[2] / "benchmarks" / "triangle.kept.json", found.seed).games
    assert set(found.games) == set(measured) == {game.info.key for game in contests()}
    assert not found.failed
    for key, one in found.games.items():
        possible = [name in measured[key].plan.bots for name in ("tactics", "chance", "skill")]
        assert (one.tactics, one.chance, one.skill) == pytest.approx(proportion(values_of(measured[key]), possible), abs=1e-4)
        assert {name: one.measures[name].blocks for name in one.measures} == {
            name: many for name, many in measured[key].counted().items() if measured[key].blocks.get(name)
        }


def test_a_game_that_nobody_ever_wins_has_no_place() -> None:
    found = made(0.0, 0.0, 0.0)
    found.blocks = {"tactics": [0.5], "chance": [([0.5, 0.5], [0.5, 0.5])], "whims": [([0.5, 0.5], [0.5, 0.5])]}
    mute = triangle(MeasurementFile("", "0", {"rasanto": found}), [shelf.game("rasanto").info])
    assert mute.games == {}
    assert mute.failed == {"rasanto": triangles.NO_WINNER}


def test_what_was_not_measured_may_be_anything() -> None:
    found = made(0.0, 0.0, 0.9)
    found.blocks = {"skill": found.blocks["skill"]}
    one = place(shelf.game("rasanto").info, found)
    assert one.skill == 1
    assert one.unmeasured == ["tactics", "chance", "whims"]
    assert one.intervals["tactics"][1] > 0.4
    assert one.intervals["skill"][0] < 0.5
