"""What cascade games and building games share keeps its own lists right."""

from __future__ import annotations

import random

import pytest

from pipyard.core.space import Finite
from pipyard.pyramid.building_state import UNLIMITED, BuildingState, equal_share
from pipyard.pyramid.cascade import CascadeState
from pipyard.pyramid.cells import ADJACENT, BASE, PLACE, cells


@pytest.mark.parametrize("seed", range(5))
def test_the_rim_is_every_empty_funnel_of_the_plate_next_to_a_die(seed: int) -> None:
    rng = random.Random(seed)
    state = CascadeState(3, "0", 3, 55, True)
    for turn in range(BASE):
        move = state.plate().sample(rng)
        state.put(move.at, turn % 3)
        lying = {place for place in range(BASE) if state.pile.occupied(place)}
        wanted = [place for place in range(BASE) if place not in lying and lying & set(ADJACENT[place])]
        assert sorted(state.rim) == wanted
        plate = state.plate()
        if wanted:
            assert isinstance(plate, Finite)
            assert plate.all() == [PLACE[place] for place in wanted]


@pytest.mark.parametrize("seed", range(5))
def test_funnels_wait_until_they_are_filled_the_first_cell_first(seed: int) -> None:
    rng = random.Random(seed)
    state = CascadeState(3, "0", 3, UNLIMITED, False)
    for turn in range(BASE):
        state.put(state.plate().sample(rng).at, turn % 3)
        while state.waiting:
            assert sorted(state.waiting) == [place for place in state.pile.funnel_cells() if place >= BASE]
            first = min(state.waiting)
            assert state.first_waiting() == first
            state.put(first, 0)
    assert state.pile.complete()
    assert state.stock == [UNLIMITED] * 3


def test_a_share_is_enough_for_a_whole_pyramid() -> None:
    assert [equal_share(sides) for sides in (2, 3)] == [83, 55]


def test_only_free_dice_of_the_own_colour_can_be_taken_back() -> None:
    state = BuildingState(3, "0", 3, 55)
    for place, colour in zip(cells("8,0,0 7,1,0 7,0,1 7,0,0 0,0,8"), [0, 0, 1, 0, 1], strict=True):
        state.pile.put(place, colour)
    assert state.free_own(0) == cells("7,0,0")
    assert state.free_own(1) == cells("0,0,8")
    state.take_own(cells("7,0,0")[0])
    assert state.stock == [56, 55, 55]
    assert sorted(state.free_own(0)) == sorted(cells("8,0,0 7,1,0"))


def test_who_has_no_dice_is_skipped_and_the_round_goes_on() -> None:
    state = BuildingState(6, "0", 3, 55)
    state.stock = [4, 0, 9]
    state.next_with_dice()
    assert (state.seat, state.turns) == (2, 2)
    state.next_with_dice()
    assert state.seat == 3
    state.next_with_dice()
    assert state.seat == 5
