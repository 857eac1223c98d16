"""Throws of many dice: what is read, sampled and weighed agrees with the list of a small pool."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from pipyard.core.errors import Unparsable
from pipyard.core.notation import Atom, Move
from pipyard.dice.pool import Pool
from pipyard.dice.throw import UnorderedThrow


def walked(space: UnorderedThrow, prefix: tuple[Atom, ...] = ()) -> list[str]:
    steps = space.steps(prefix)
    found = [Move(*prefix).text] if steps.done else []
    for atom in steps.atoms:
        found += walked(space, (*prefix, atom))
    return found


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_throw_agrees_with_the_pool_that_lists_it(count: int) -> None:
    pool, throw = Pool(count), UnorderedThrow(count)
    assert walked(throw) == [roll.text for roll in pool.all()]
    for roll in pool.all():
        assert throw.contains(roll)
        assert throw.odds(roll) == pool.odds(roll)


def test_what_is_no_throw_is_not_contained_and_has_no_odds() -> None:
    throw = UnorderedThrow(3)
    for wrong in (Move(1, 2), Move(1, 2, 3, 4), Move(2, 1, 3), Move(1, 2, 7), Move(0, 1, 2), Move("roll")):
        assert not throw.contains(wrong)
        assert throw.odds(wrong) == 0


def test_many_dice_are_thrown_and_read_in_any_order() -> None:
    throw = UnorderedThrow(55)
    landed = throw.sample(random.Random(1))
    assert throw.contains(landed)
    assert 0 < throw.odds(landed) < Fraction(1, 100)
    assert throw.parse(" ".join(reversed(landed.text.split()))) == landed
    with pytest.raises(Unparsable):
        throw.parse("1 2 3")
