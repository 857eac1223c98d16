"""Mount(a)ing against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.mountaing import SPOTS, Balconies, MountaingState, balcony
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from pipyard.dice.pose import Pose
from pipyard.pyramid.cells import cell
from pipyard.pyramid.geometry import SEEN, TURNS, place
from pipyard.pyramid.trace import HAND, recorded
from tests.rules.skill_tables import asked, does, over, table


def state(match: Match) -> MountaingState:
    assert isinstance(match.state, MountaingState)
    return match.state


def at(x: float, y: float, z: float) -> str:
    return Pose(*place(x, y, z), TURNS[0]).text()


def drawn(match: Match, x: int, y: int, z: int) -> None:
    """A die of the side x = 0 is drawn out by 8 mm."""
    number = cell(x, y, z) + 1
    does(match, f"draw {x},{y},{z} -x 8", f"T1 #{number}:astray@{at(x - 0.5, y, z)}")


def with_nine() -> Match:
    """Nine dice are mounted on the side x = 0."""
    match = table("mountaing", 1)
    for y in range(9):
        drawn(match, 0, y, 8 - y)
    spots = [(-1, y, 7 - y) for y in range(8)] + [(-1, 3, 3)]
    for number, (x, y, z) in enumerate(spots, 166):
        does(match, f"mount {x},{y},{z}", f"T2 #{number}:astray@{at(x, y, z)}")
    return match


def test_mountaing_check_1() -> None:
    """The balcony dice of -1,0,0 are 0,1,0 and 0,0,1; there is no place -1,8,0."""
    assert balcony((-1, 0, 0)) == (cell(0, 1, 0), cell(0, 0, 1), cell(0, 0, 0))
    assert balcony((-1, 8, 0)) is None
    assert len(SPOTS) == 108
    assert len([spot for spot in SPOTS if spot[0] == -1]) == 36
    assert all(balcony(spot) is not None for spot in SPOTS)


def test_mountaing_check_2() -> None:
    """Nine mounted and the tenth falls: 9, also if it takes a mounted die along."""
    match = with_nine()
    assert state(match).stood == 9
    does(match, "mount -1,2,4", "T3 #175:off3")
    assert over(match).scores == [9]
    match = with_nine()
    does(match, "mount -1,2,4", "T3 #175:off3 #174:off1")
    assert over(match).scores == [9]


def test_only_what_is_carried_is_offered() -> None:
    match = table("mountaing", 1)
    drawn(match, 0, 1, 0)
    assert not Balconies(state(match).dice).carried((-1, 0, 0))
    drawn(match, 0, 0, 1)
    assert Balconies(state(match).dice).carried((-1, 0, 0))
    assert [str(atom) for atom in match.state.moves(0).steps(("mount",)).atoms] == ["-1,0,0"]


def test_a_die_is_drawn_out_by_half_its_width_at_most_and_only_from_its_side() -> None:
    match = table("mountaing", 1)
    with pytest.raises(Illegal, match="at most 8 mm"):
        match.submit(0, "draw 0,3,4 -x 9")
    with pytest.raises(Illegal, match="is not on that side"):
        match.submit(0, "draw 0,3,4 -y")
    with pytest.raises(Illegal, match="cell of the pyramid"):
        match.submit(0, "mount 3,4,0")
    x, y, z = (round(part, 3) for part in SEEN[0])
    does(match, f"pull 0,3,4 {x} {y} {z} 8", "T1 nothing")


def test_a_die_that_comes_to_lie_on_the_plate_does_not_count() -> None:
    match = table("mountaing", 1, paper=True)
    does(match, "mount -1,3,4", f"T1 #166:astray@{at(-0.98, 4.5, 4.5)}")
    assert state(match).stood == 0
    assert asked(match) == 0


def test_with_paper_every_place_of_the_lowest_row_is_carried_from_the_start() -> None:
    match = table("mountaing", 1, paper=True)
    view = Balconies(state(match).dice)
    assert len([spot for spot in SPOTS if view.carried(spot)]) == 24


def test_whoever_stops_keeps_what_is_mounted() -> None:
    match = with_nine()
    does(match, "stop")
    assert over(match).scores == [9]


def test_the_best_of_several_attempts_counts_and_the_highest_wins() -> None:
    match = table("mountaing", 2, attempts=2, input="by_hand")
    for entry in (4, 7, 6, 2):
        does(match, f"mounted {entry}")
        does(match, "accept")
    assert over(match).scores == [6, 7]
    assert over(match).winners() == [1]
    with pytest.raises(Illegal, match="between 0 and 116"):
        table("mountaing", 2, input="by_hand").submit(0, "mounted 117")


def test_a_recorded_pull_is_not_longer_either() -> None:
    match = table("mountaing", 1)
    x, y, z = SEEN[0]
    for far, allowed in ((7, True), (12, False)):
        rows = [{"hand_x": far * x * at / 20, "hand_y": far * y * at / 20, "hand_z": far * z * at / 20, "grip": 4.0} for at in range(21)]
        move = match.game.parse(f"pull 0,3,4 {recorded(HAND, rows).text()}")
        assert match.state.moves(0).contains(move) == allowed
