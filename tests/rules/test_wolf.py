"""Wolf in a Sheep's Coat: the check values of the rules, game 47."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import pipyard
from pipyard.books.das_spiel.board.wolf import KENNELS, WolfState
from pipyard.bots.simple import GreedyBot
from pipyard.pyramid.cells import CELLS, cell, cells
from tests.rules.reference_board import PLATE, UNITS, Point, add, offered


def flock(wolf: str = "4,2,2", seats: int = 2, bushes: str = "", **options: object) -> pipyard.Match:
    """Seat 0 is shepherd, seat 1 has named the wolf."""
    match = (
        pipyard.Match("wolf", seats=seats, seed=1, **{"start_seat": "0", **options}) if not bushes else with_bushes(bushes, seats, options)
    )
    if seats > 1 and options.get("wolf_by") != "server":
        match.submit(1, f"name {wolf}")
    return match


def with_bushes(bushes: str, seats: int, options: dict[str, object]) -> pipyard.Match:
    names = bushes.split()
    match = pipyard.Match("wolf", seats=seats, source=None, **{"start_seat": "0", "bushes": len(names), **options})
    match.happen("".join(["g" if place.text in names else "k" for place in CELLS[:45]]))
    return match


def state_of(match: pipyard.Match) -> WolfState:
    assert isinstance(match.state, WolfState)
    return match.state


def seen(match: pipyard.Match, dog: str) -> set[str]:
    return {CELLS[place].text for place in state_of(match).sight(cells(dog)[0])}


def reference_view(dog: Point, older: set[Point], bushes: set[Point]) -> set[Point]:
    """By the letter: in direction +e_p - e_q the sheep d + k(e_p - e_q) + e_p, until an older dog or a bush is in the way."""
    found: set[Point] = set()
    for p in UNITS:
        for q in UNITS:
            if p == q:
                continue
            k = 0
            while True:
                beside = add(add(dog, p, k), q, -k)
                sheep = add(beside, p)
                if sheep not in PLATE or (k >= 1 and (beside in older or sheep in bushes)):
                    break
                found.add(sheep)
                k += 1
    return found - bushes


def test_wolf_check_1() -> None:
    """Every dog alone sees 17 of 45 sheep; two dogs see 30 at most."""
    match = flock()
    state = state_of(match)
    sights = {dog: set(state.sight(dog)) for dog in KENNELS}
    assert len(sights) == 36
    assert {len(view) for view in sights.values()} == {17}
    assert max(len(sights[a] | sights[b]) for a, b in combinations(KENNELS, 2)) == 30
    assert len(sights[cell(7, 0, 0)] | sights[cell(5, 1, 1)]) == 30


def test_wolf_check_2() -> None:
    """What the dog on 2,2,3 sees, and that it does not see 3,3,2."""
    view = seen(flock(), "2,2,3")
    assert {"2,2,4", "2,3,3", "3,2,3", "2,6,0", "6,2,0", "5,0,3"} <= view
    assert "3,3,2" not in view


def test_wolf_check_3() -> None:
    """An older dog on 2,4,1 hides 2,5,1 and 2,6,0, not 2,4,2: 15 sheep."""
    match = flock()
    match.submit(0, "dog 2,4,1")
    view = seen(match, "2,2,3")
    assert not {"2,5,1", "2,6,0"} & view
    assert "2,4,2" in view
    assert len(view) == 15


def test_wolf_check_4() -> None:
    """A bush on 2,4,2 hides three sheep, one on 2,3,3 only itself."""
    view = seen(flock(bushes="2,4,2"), "2,2,3")
    assert not {"2,4,2", "2,5,1", "2,6,0"} & view
    assert len(view) == 14
    view = seen(flock(bushes="2,3,3"), "2,2,3")
    assert "2,3,3" not in view
    assert len(view) == 16


def test_wolf_check_5() -> None:
    """Four dogs and two questions, the second right: the score is 6."""
    match = flock("4,2,2")
    for dog in ("7,0,0", "5,1,1", "2,2,3", "1,1,5"):
        match.submit(0, f"dog {dog}")
    match.submit(0, "ask 8,0,0")
    assert not match.over
    assert state_of(match).shepherd == 0
    match.submit(0, "ask 4,2,2")
    assert state_of(match).cost[0] == 6
    assert state_of(match).shepherd == 1


def test_views_agree_with_the_letter_of_the_rule() -> None:
    rng = Random(47)
    for _ in range(60):
        bushes = {p for p in sorted(PLATE) if rng.random() < 0.15}
        older = {(CELLS[dog].x, CELLS[dog].y, CELLS[dog].z) for dog in KENNELS if rng.random() < 0.15}
        state = pipyard.game("wolf").start(2, start_seat="0")
        assert isinstance(state, WolfState)
        state.bushes = [cell(*p) for p in bushes]
        state.dogs = [cell(*p) for p in older]
        for dog in KENNELS:
            here = (CELLS[dog].x, CELLS[dog].y, CELLS[dog].z)
            if here not in older:
                assert set(state.sight(dog)) == {cell(*p) for p in reference_view(here, older, bushes)}


def test_at_the_start_a_shepherd_has_81_moves() -> None:
    state = state_of(flock())
    assert len(offered(state, "dog")) == 36
    assert len(offered(state, "ask")) == 45
    assert len(offered(state_of(flock(dogs="plate")), "dog")) == 45


def test_a_dog_on_a_sheep_sees_three_lines_through_it() -> None:
    match = flock(dogs="plate")
    view = seen(match, "2,3,3")
    assert len(view) == 7 + 6 + 6 - 2
    assert {"2,3,3", "2,6,0", "5,3,0", "5,0,3"} <= view
    match.submit(0, "dog 2,5,1")
    view = seen(match, "2,3,3")
    assert "2,4,2" in view
    assert not {"2,5,1", "2,6,0"} & view


def test_a_dog_may_stand_on_a_bush_and_does_not_see_it() -> None:
    match = flock(dogs="plate", bushes="2,3,3")
    assert "dog 2,3,3" in offered(state_of(match))
    assert "ask 2,3,3" not in offered(state_of(match))
    assert "2,3,3" not in seen(match, "2,3,3")


def test_everybody_but_the_shepherd_knows_the_wolf() -> None:
    match = flock("4,2,2", seats=3)
    assert [state_of(match).view(seat).wolf for seat in (0, 1, 2, None)] == [-1, cell(4, 2, 2), cell(4, 2, 2), -1]  # type: ignore[attr-defined]
    assert "name ?" in match.log_for(0)
    assert "name ?" in match.log_for(None)
    assert "4,2,2" not in match.log_for(0)
    assert "name 4,2,2" in match.log_for(2)


def test_a_drawn_wolf_is_hidden_from_the_shepherd_too() -> None:
    match = flock(wolf_by="server")
    drawn = next(event.text for event in match.events if event.text.startswith("name"))
    assert drawn not in match.log_for(0)
    assert drawn in match.log_for(1)
    alone = flock(seats=1)
    assert "name ?" in alone.log_for(0)


def test_two_wolves_the_shepherd_cannot_tell_apart_look_alike() -> None:
    first, second = flock("4,2,2"), flock("3,2,3")
    for match in (first, second):
        match.submit(0, "dog 7,0,0")
    assert first.state.view(0).facts() == second.state.view(0).facts()
    assert first.log_for(0) == second.log_for(0)
    assert first.state.view(1).facts() != second.state.view(1).facts()


def test_an_answer_cannot_be_taken_back() -> None:
    match = flock()
    match.submit(0, "dog 7,0,0")
    assert not match.can_undo


def test_dogs_and_questions_narrow_what_is_possible() -> None:
    match = flock("8,0,0")
    match.submit(0, "dog 2,2,3")
    assert len(state_of(match).possible) == 45 - 17
    match.submit(0, "ask 3,3,2")
    assert len(state_of(match).possible) == 45 - 17 - 1
    assert cell(8, 0, 0) in state_of(match).possible


def test_the_limit_ends_a_round() -> None:
    match = flock("4,2,2", limit=2)
    match.submit(0, "dog 7,0,0")
    match.submit(0, "ask 0,8,0")
    assert state_of(match).cost[0] == 2
    assert state_of(match).shepherd == 1


def test_fewest_dogs_win() -> None:
    match = flock("4,2,2")
    match.submit(0, "dog 7,0,0")
    match.submit(0, "ask 4,2,2")
    match.submit(0, "name 8,0,0")
    match.submit(1, "ask 8,0,0")
    assert match.over is not None
    assert match.over.scores == [2, 1]
    assert match.over.winners() == [1]


def test_the_shepherd_gets_a_list_only_as_notes() -> None:
    for notes, marked in ((False, 0), (True, 45)):
        view = flock(notes=notes).state.view(0)
        assert len([die for die in view.scene().dice if die.mark == "possible"]) == marked
    assert [die.cell for die in flock().state.view(1).scene().dice if die.mark == "wolf"] == ["4,2,2"]


@pytest.mark.parametrize("options", [{}, {"bushes": 8}, {"dogs": "plate"}])
def test_a_greedy_shepherd_needs_few_dogs(options: dict[str, object]) -> None:
    used: list[int] = []
    for seed in range(6):
        match = pipyard.Match("wolf", seats=1, seed=seed, **options)
        shepherd = GreedyBot(str(seed))
        while not match.over:
            match.submit(0, shepherd.choose(match.game, match.state.view(0), 0))
        used.append(match.over.scores[0])
    assert sum(used) / len(used) <= 10
