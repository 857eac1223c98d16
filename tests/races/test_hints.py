"""RT6: nothing that is right is marked, except for seats with hints."""

from __future__ import annotations

import pytest

from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.shelf import game
from tests.rules.race_tables import cow, grabbing

PROTOCOL = ["raffzahn", "greedy_grabber", "bunte_kuh", "perspectives"]


def hints(scene: Scene) -> list[str]:
    return [str(text.args["what"]) for text in scene.say if text.key == "hint"]


def opened(key: str, **options: object) -> Match:
    if key == "bunte_kuh":
        match = cow(key, 3, **options)
        match.happen("2 3 3")
        return match
    if key == "perspectives":
        return Match(game(key, **options), 4, 1)
    match = grabbing(key, **options)
    match.happen("2")
    return match


@pytest.mark.parametrize("key", PROTOCOL)
def test_nothing_is_marked_by_default(key: str) -> None:
    match = opened(key)
    for seat in range(match.seats):
        scene = match.state.view(seat).scene()
        assert not hints(scene)
        assert not any(die.mark for die in scene.dice)


def test_a_seat_sees_what_is_right_for_it_and_nobody_else_does() -> None:
    """The second check of Raffzahn: with a 2, A may take two dice, C one, B none."""
    match = opened("raffzahn", hints="everybody")
    marked = [sorted(die.cell for die in match.state.view(seat).scene().dice if die.mark) for seat in range(3)]
    assert marked == [["0,1,0", "1,0,0"], [], ["0,0,1"]]
    assert not any(die.mark for die in match.state.view(None).scene().dice)
    assert not any(die.mark for die in match.state.scene().dice)
    only = opened("raffzahn", hints="2")
    assert [hints(only.state.view(seat).scene()) for seat in range(3)] == [[], [], ["0,0,1"]]


def test_funnels_and_thrown_dice_are_named() -> None:
    seen = opened("bunte_kuh", hints="1").state
    assert set(hints(seen.view(1).scene())[0].split("; ")) == {"0,0,7", "0,5,2", "0,6,1", "2,2,3", "2,3,2", "4,0,3"}
    assert not hints(seen.view(0).scene())
    state = opened("perspectives", hints="everybody").state
    for seat in range(4):
        right = [move.number for move in state.glances(seat) if state.judge(seat, move) == 1]
        assert hints(state.view(seat).scene()) == (["; ".join(map(str, right))] if right else [])
