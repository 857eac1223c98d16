"""What a player of a pyramid may know: hidden faces are taken out of views, and guesses fit what is seen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.facts import facts
from pipyard.core.scene import Step
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import CELLS, cell
from pipyard.pyramid.play import PyramidState, given_seat, who_begins
from tests.pyramid.random_piles import piles
from tests.pyramid.reference import Dice, dice_in, pile_of

sides = st.sampled_from([(0, 1, 2), (0,), (1,), (2,), ()])


def state_of(dice: Dice) -> PyramidState:
    state = PyramidState(3)
    state.pile = pile_of(dice)
    return state


@settings(max_examples=40)
@given(piles(), sides)
def test_only_uncovered_faces_of_the_given_sides_are_seen(dice: Dice, axes: tuple[int, ...]) -> None:
    state = state_of(dice)
    view = state.copy()
    assert isinstance(view, PyramidState)
    view.hide_numbers(axes)
    for place, (colour, turned) in dice.items():
        number = cell(*place)
        triple = TRIPLES[turned].text
        seen = [triple[axis] if axis in axes and not state.pile.covered(number, axis) else "?" for axis in range(3)]
        assert view.seen[number] == "".join(seen)
        assert view.pile.turned[number] == -1
        assert view.pile.at(number) == colour
    assert dice_in(state.pile) == dice
    held = facts(view)
    view.hide_numbers(axes)
    assert facts(view) == held
    assert {die.cell: die.triple for die in view.scene().dice} == {CELLS[place].text: known for place, known in view.seen.items()}


@settings(max_examples=40)
@given(piles(), sides, st.integers())
def test_a_guess_cannot_be_told_from_the_real_pile(dice: Dice, axes: tuple[int, ...], seed: int) -> None:
    view = state_of(dice)
    view.hide_numbers(axes)
    guess = view.copy()
    assert isinstance(guess, PyramidState)
    guess.guess_numbers(Random(seed))
    assert not guess.seen
    assert all(turned >= 0 for _, turned in dice_in(guess.pile).values())
    guess.hide_numbers(axes)
    assert facts(guess) == facts(view)


def test_turns_pass_clockwise_and_rounds_are_counted() -> None:
    state = PyramidState(3, "2")
    order = []
    for _ in range(7):
        order.append(state.seat)
        state.next_seat()
    assert order == [2, 0, 1, 2, 0, 1, 2]
    assert state.rounds() == 2
    assert PyramidState(2, "random").seat == given_seat("random") == -1
    assert [move.number for move in who_begins(4).space.all()] == [0, 1, 2, 3]  # type: ignore[attr-defined]


def test_what_was_told_is_told_in_the_words_of_the_game() -> None:
    state = PyramidState(2)
    assert state.recorded_steps() == []
    state.record_steps()
    state.pile.put(0, 1)
    assert state.recorded_steps() == [Step("put", "0,0,8", "", "green")]
    assert state.recorded_steps() == []
