"""What programs that learn are promised of every turn-based game: actions and moves are inverse, and arrays hold what a seat may know."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np
import pytest

from pipyard.core.facts import facts
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Space
from pipyard.dice.orientation import INDEX, TRIPLES
from pipyard.pyramid.cells import SIZE, find, xyz
from pipyard.pyramid.pile import COUNT, Pile
from pipyard.pyramid.play import PyramidState
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.decision import Decision
from pipyard.tensors.observer import Observer, samples
from pipyard.tensors.support import turn_based
from pipyard.workshop.laws import asked, members
from tests.conformance.cases import Case, deep_cases, played, standard_cases

CASES = [case for case in deep_cases() if turn_based(case.game())]
STANDARD = [case for case in standard_cases() if turn_based(case.game())]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_case_of_decisions = pytest.mark.parametrize("case", [case for case in CASES if case.key != "golden_centre"], ids=str)
AROUND = [find(y, z, x) for x, y, z in (xyz(place) for place in range(SIZE))]
"""Where every cell comes to lie when the plate is turned by a third."""


@lru_cache(2)
def observer(case: Case) -> Observer:
    return Observer(case.game(), case.seats)


@every_case_of_decisions
def test_actions_and_moves_are_inverse(case: Case) -> None:
    actions = ActionSet(case.game())
    assert len(set(actions.words)) == len(actions.words) == len(actions)
    for position in played(case).decisions:
        for seat in asked(position.state):
            for move in members(position.state.moves(seat), 25):
                numbers = actions.encode(move)
                assert all(0 <= number < len(actions) for number in numbers)
                assert actions.decode(numbers) == move
                assert spelled(Decision(actions, position.state.moves(seat)), numbers) == move


@every_case_of_decisions
def test_legal_actions_make_legal_moves(case: Case) -> None:
    actions, rng = ActionSet(case.game()), random.Random(str(case))
    for position in played(case).decisions:
        for seat in asked(position.state):
            space = position.state.moves(seat)
            if isinstance(space, Finite) and not actions.spelled:
                assert {actions.words[number] for number in Decision(actions, space).legal()} == {move.text for move in space.all()}
            for _ in range(3):
                assert space.contains(drawn(actions, space, rng))


def spelled(decision: Decision, numbers: list[int]) -> object:
    """The move that some actions make, each of which is legal in its turn."""
    for number in numbers[:-1]:
        assert number in decision.legal()
        assert decision.take(number) is None
    assert numbers[-1] in decision.legal()
    return decision.take(numbers[-1])


def drawn(actions: ActionSet, space: Space, rng: random.Random) -> Move:
    """A move made of random legal actions."""
    decision = Decision(actions, space)
    move: Move | None = None
    while move is None:
        legal = decision.legal()
        assert legal == sorted(set(legal))
        move = decision.take(legal[int(rng.random() * len(legal))])
    return move


@every_case
def test_an_observation_holds_nothing_that_its_seat_may_not_know(case: Case) -> None:
    """Two states that differ in a secret give the same arrays to whom it is kept from."""
    look, rng = observer(case), random.Random(str(case))
    for position in played(case).positions:
        for seat in range(case.seats):
            seen = look(position.state, seat)
            assert seen.shape == (look.size,)
            assert np.isfinite(seen).all()
            for twin in [position.state.view(seat).guess(rng) for _ in range(2)] if look.secrets else []:
                assert np.array_equal(look(twin, seat), seen)


@pytest.mark.parametrize("case", STANDARD, ids=str)
def test_an_observation_tells_positions_apart(case: Case) -> None:
    """Where a seat can see a difference, the arrays differ."""
    look = observer(case)
    seen: dict[bytes, object] = {}
    for state in [*[position.state for position in played(case).positions], *samples(case.game(), case.seats)]:
        view = state.view(0)
        assert facts(view) == seen.setdefault(look(state, 0).tobytes(), facts(view))


@pytest.mark.parametrize("case", [case for case in STANDARD if isinstance(case.game().start(case.seats), PyramidState)], ids=str)
def test_a_turned_plate_gives_turned_planes(case: Case) -> None:
    look = observer(case)
    own = [look.plane_names.index(name) for name in look.plane_names if name in ("own", "other")]
    faces = [look.plane_names.index(f"{axis}=1") for axis in "xyz"] if look.numbered and not look.secrets else []
    for position in played(case).positions:
        state = position.state
        assert isinstance(state, PyramidState)
        turned = state.copy()
        turned.pile = turned_pile(state.pile)
        before = look.split(look(state, 0))[0]
        after = look.split(look(turned, 0))[0]
        for plane in [*range(look.colours), *own]:
            assert np.array_equal(after[plane][AROUND], before[plane])
        for axis, first in enumerate(faces):
            there = faces[(axis + 2) % 3]
            assert np.array_equal(after[there : there + 6][:, AROUND], before[first : first + 6])


def turned_pile(pile: Pile) -> Pile:
    """The same dice on a plate turned by a third."""
    new = pile.copy()
    for place in range(SIZE):
        there = AROUND[place]
        new.colour[there], new.load[there], new.held[there] = pile.colour[place], pile.load[place], pile.held[place]
        new.where[there] = pile.where[place]
        way = pile.turned[place]
        new.turned[there] = INDEX["".join([TRIPLES[way].text[axis] for axis in (1, 2, 0)])] if way >= 0 else way
    for old, listed in ((pile.funnels, new.funnels), (pile.free, new.free)):
        for spot in range(old[COUNT]):
            listed[spot] = AROUND[old[spot]]
    return new
