"""Dice Mikado: the check values of the rules, game 6."""

import pytest

import pipyard
from pipyard.books.das_spiel.skill.dice_mikado import DiceMikadoState
from pipyard.core.errors import Illegal
from pipyard.dice.pose import Pose
from pipyard.pyramid.cells import APEX, CELLS
from pipyard.pyramid.geometry import EDGE, pose_in
from pipyard.pyramid.pile import Pile


def begun(**options: object) -> pipyard.Match:
    return pipyard.Match("dice_mikado", seats=1, source=None, **options)


def state_of(match: pipyard.Match) -> DiceMikadoState:
    state = match.state
    assert isinstance(state, DiceMikadoState)
    return state


def top_moved(far: float) -> str:
    """The top die shifted sideways by a part of its edge."""
    pose = pose_in(APEX, "124")
    return f"#165:astray@{Pose(pose.x + far * EDGE, pose.y, pose.z, pose.turn()).text()}"


def pulled(match: pipyard.Match, many: int, more: str = "") -> None:
    for _ in range(many):
        die = min(number for number in state_of(match).dice if CELLS[number - 1].z == 0)
        match.submit(0, f"pull {CELLS[die - 1].text}")
        match.happen(f"T{len(match.events)} #{die}:taken {more}")


def test_dice_mikado_check_1() -> None:
    """In the full pyramid only the apex is free, so every legal first pull disturbs something."""
    assert Pile.full([0] * 165).free_cells() == [APEX]
    with pytest.raises(Illegal, match="top die may not"):
        begun().submit(0, "pull 0,0,0")


@pytest.mark.parametrize(("end", "score"), [("apex_falls", 13), ("apex_moves", 12)])
def test_dice_mikado_check_2(end: str, score: int) -> None:
    """Pull 13 shifts the apex by 0.3 a: apex_falls goes on with 13, apex_moves ends with 12."""
    match = begun(end=end)
    pulled(match, 12)
    assert state_of(match).taken == 12
    pulled(match, 1, top_moved(0.3))
    if end == "apex_falls":
        assert state_of(match).taken == score
        match.submit(0, "stop")
    assert match.over is not None
    assert match.over.scores == [score]


def test_dice_mikado_check_3() -> None:
    """A pull that brings down four more dice, the apex in place, scores 1."""
    match = begun()
    pulled(match, 1, "#160:off1 #161:off2 #162:off3 #159:off3")
    assert state_of(match).taken == 1
    assert len(state_of(match).dice) == 160


def test_the_pull_that_brings_the_top_down_does_not_count() -> None:
    match = begun()
    pulled(match, 3)
    pulled(match, 1, "#165:off4")
    assert match.over is not None
    assert match.over.scores == [3]


def test_a_grip_that_slips_takes_nothing() -> None:
    match = begun()
    match.submit(0, "pull 8,0,0 0 1 0 60 0.1 0.1")
    match.happen("T2 slipped")
    assert state_of(match).taken == 0


def test_a_die_inside_the_pyramid_cannot_be_gripped() -> None:
    with pytest.raises(Illegal, match="gripped"):
        begun().submit(0, "pull 2,2,2")
