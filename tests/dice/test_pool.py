"""Rolls: every roll once, with its exact odds; deals and what players may read of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.notation import Move
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pool import D6, LETTERS, ROLL, STANDING, Deal, Pool, each
from pipyard.dice.solids import SOLIDS, opposite, printed

pool_of = cache(Pool)


@pytest.mark.parametrize(("count", "faces", "rolls"), [(1, 6, 6), (2, 6, 21), (3, 6, 56), (4, 6, 126), (2, 20, 210), (3, 8, 120)])
def test_a_pool_is_brute_force_over_all_dice(count: int, faces: int, rolls: int) -> None:
    pool = Pool(count, faces)
    brute = Counter([" ".join(map(str, sorted(numbers))) for numbers in product(range(1, faces + 1), repeat=count)])
    assert len(pool) == len(brute) == rolls
    for text, times in brute.items():
        assert pool.odds(pool.parse(text)) == Fraction(times, faces**count)
    assert sum([pool.odds(roll) for roll in pool], Fraction(0)) == 1
    assert pool.odds(Move(*[faces + 1] * count)) == 0


@given(st.integers(1, 3), st.sampled_from([6, 8, 12, 20]), st.integers())
def test_rolled_dice_are_in_the_pool_and_may_be_read_out_in_any_order(count: int, faces: int, seed: int) -> None:
    pool = pool_of(count, faces)
    rng = Random(seed)
    roll = pool.sample(rng)
    assert pool.contains(roll)
    assert list(roll.numbers()) == sorted(roll.numbers())
    spoken = roll.text.split()
    rng.shuffle(spoken)
    assert pool.parse(" ".join(spoken)) == roll


def test_a_roll_that_cannot_be_is_refused() -> None:
    for wrong in ("1 2 7", "1 2", "1 2 3 4", "one two three", ""):
        with pytest.raises(Unparsable):
            Pool(3).parse(wrong)
    assert not Pool(3).contains(Move(3, 2, 1))


def test_a_pool_is_sampled_with_its_odds() -> None:
    rng = Random(3)
    doubles = Counter([len(set(Pool(2).sample(rng).numbers())) == 1 for _ in range(3000)])
    assert 420 < doubles[True] < 580


def test_dice_that_are_told_apart_have_all_their_orders() -> None:
    assert len(each(3)) == 216
    assert each(3).odds(Move(1, 2, 3)) == each(3).odds(Move(3, 2, 1)) == Fraction(1, 216)


def test_one_die_and_one_standing_die() -> None:
    assert [D6.odds(Move(n)) for n in range(1, 7)] == [Fraction(1, 6)] * 6
    assert sum([STANDING.odds(Move(triple)) for triple in TRIPLES], Fraction(0)) == 1
    assert len(STANDING) == 24
    assert [turn.by for turn in ROLL] == list(range(16))


@given(st.integers(1, 45), st.integers())
def test_a_deal_gives_every_die_an_orientation(count: int, seed: int) -> None:
    deal = Deal(count)
    dealt = deal.sample(Random(seed))
    assert deal.contains(dealt)
    assert deal.odds(dealt) == Fraction(1, 24**count)
    assert deal.parse(dealt.text) == dealt
    triples = " ".join([TRIPLES[LETTERS.index(letter)].text for letter in dealt.text])
    assert deal.parse(triples) == dealt
    assert deal.shown(dealt, 0) == deal.shown(dealt, None) == dealt.text


def test_the_odds_of_a_small_deal_add_up() -> None:
    assert sum([Deal(2).odds(Move(a + b)) for a in LETTERS for b in LETTERS], Fraction(0)) == 1
    assert Deal(2).odds(Move("az")) == 0


@pytest.mark.parametrize("wrong", ["", "a", "abc", "ay", "A!", "124", "124 125", "124 nonsense 654", "124 132 145"])
def test_a_wrong_deal_is_refused(wrong: str) -> None:
    with pytest.raises(Illegal, match="2 dice are dealt"):
        Deal(2).parse(wrong)


@given(st.integers(), st.data())
def test_players_read_only_the_visible_faces_of_a_deal(seed: int, data: st.DataObject) -> None:
    visible = data.draw(st.lists(st.lists(st.integers(0, 2), unique=True), min_size=1, max_size=6))
    dealt = Deal(len(visible)).sample(Random(seed))
    triples = [TRIPLES[LETTERS.index(letter)].text for letter in dealt.text]
    for viewer in (0, 1, 2, None):
        for own in (False, True):
            result = Deal(len(visible), visible, own).shown(dealt, viewer).split()
            for triple, word, seen in zip(triples, result, visible, strict=True):
                for axis in range(3):
                    may = axis in seen and (not own or axis == viewer)
                    assert word[axis] == (triple[axis] if may else "?")


def test_solids_have_opposite_faces() -> None:
    assert sorted(SOLIDS) == [6, 8, 10, 12, 20]
    for faces in SOLIDS:
        assert sorted([opposite(number, faces) for number in range(1, faces + 1)]) == list(range(1, faces + 1))
        assert all(opposite(opposite(number, faces), faces) == number for number in range(1, faces + 1))
    assert (printed(10, 10), printed(10, 12), printed(7, 10)) == ("0", "10", "7")
