"""Spaces: steps reach every member and nothing else, contains agrees, odds are exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.notation import Atom, Move
from pipyard.core.space import NOTHING, Biased, Certain, Even, Finite, Listed, Shuffle, Space, Weighted

words = st.lists(st.one_of(st.sampled_from(["a", "b", "c"]), st.integers(0, 3)), min_size=1, max_size=4)
listed = st.lists(words, min_size=1, max_size=12, unique_by=lambda atoms: " ".join(map(str, atoms)))


def reached(space: Space) -> list[str]:
    found: list[str] = []
    reach: list[tuple[Atom, ...]] = [()]
    while reach:
        prefix = reach.pop()
        steps = space.steps(prefix)
        assert steps.done or steps.atoms
        if steps.done:
            found.append(Move(*prefix).text)
        reach += [(*prefix, atom) for atom in steps.atoms]
    return found


def spaces(members: list[list[Atom]]) -> list[Finite]:
    moves = [Move(*atoms) for atoms in members]
    return [Listed(moves), Even(moves), Biased(moves, [1 + index for index in range(len(moves))])]


@given(listed)
def test_steps_reach_every_member_and_nothing_else(members: list[list[Atom]]) -> None:
    for space in spaces(members):
        assert sorted(reached(space)) == sorted([move.text for move in space])
        assert len(space) == len(members)
        assert not space.steps(("no", "such", "prefix")).atoms
        assert not space.steps(("no", "such", "prefix")).done


@given(listed, words)
def test_contains_agrees_with_the_list(members: list[list[Atom]], other: list[Atom]) -> None:
    texts = [" ".join(map(str, atoms)) for atoms in members]
    for space in spaces(members):
        assert all(move in space for move in space)
        assert (Move(*other) in space) == (Move(*other).text in texts)
        assert "a" not in space


@given(listed, st.integers())
def test_samples_are_members_and_parse_back(members: list[list[Atom]], seed: int) -> None:
    for space in spaces(members):
        move = space.sample(Random(seed))
        assert space.contains(move)
        assert space.parse(str(move)) == move


@given(listed)
def test_odds_add_up_to_exactly_one(members: list[list[Atom]]) -> None:
    for space in spaces(members):
        if isinstance(space, Weighted):
            assert sum([space.odds(move) for move in space], Fraction(0)) == 1
            assert space.odds(Move("never")) == 0


def test_equal_outcomes_share_their_odds() -> None:
    twice = [Move("a"), Move("a"), Move("b")]
    assert Even(twice).odds(Move("a")) == Fraction(2, 3)
    assert Biased([Move("a"), Move("b"), Move("a")], [1, 2, 3]).odds(Move("a")) == Fraction(2, 3)


def test_samples_follow_the_weights() -> None:
    rng = Random(5)
    drawn = Counter([Biased([Move("a"), Move("b")], [1, 3]).sample(rng).text for _ in range(4000)])
    assert 2850 < drawn["b"] < 3150


def test_what_cannot_be_read_says_what_could_stand_there() -> None:
    space = Listed([Move("take", "x"), Move("take", "y", "z")])
    with pytest.raises(Unparsable, match="'q' is not possible here in 'take q'; possible: x, y"):
        space.parse("take q")
    with pytest.raises(Unparsable, match="'take y' is incomplete; possible: z"):
        space.parse("take y")
    with pytest.raises(Unparsable, match="nothing can follow"):
        space.parse("take x x")
    many = Listed([Move(n) for n in range(20)])
    with pytest.raises(Unparsable, match="and 8 more"):
        many.parse("x")


def test_nothing_is_empty() -> None:
    assert len(NOTHING) == 0
    assert Move("roll") not in NOTHING
    assert not NOTHING.steps().atoms


def test_what_is_certain_has_chance_one() -> None:
    cover = Certain("cover")
    assert cover.all() == [Move("cover")]
    assert cover.odds(Move("cover")) == 1
    assert cover.odds(Move("uncover")) == 0
    assert cover.sample(Random(0)) == cover.parse("cover") == Move("cover")


@pytest.mark.parametrize(("deck", "count"), [("aabc", 0), ("aabc", 2), ("abcd", 3), ("aaab", 1), ("aaaa", 0)])
def test_shuffles_have_the_odds_of_drawing_cards(deck: str, count: int) -> None:
    space = Shuffle(deck, count)
    drawn = Counter(["".join(cards) for cards in permutations(deck, count or len(deck))])
    total = sum(drawn.values())
    for word, times in drawn.items():
        assert space.contains(Move(word))
        assert space.odds(Move(word)) == Fraction(times, total)
        assert space.steps((word,)).done
        assert space.parse(f" {word} ") == Move(word)
        assert space.shown(Move(word), None) == word
    assert sum([space.odds(Move(word)) for word in drawn], Fraction(0)) == 1


@given(st.text("abc", min_size=1, max_size=9), st.integers(), st.data())
def test_a_shuffle_draws_only_what_the_deck_holds(deck: str, seed: int, data: st.DataObject) -> None:
    space = Shuffle(deck, data.draw(st.integers(1, len(deck))))
    drawn = space.sample(Random(seed)).text
    assert len(drawn) == space.count
    assert not Counter(drawn) - Counter(deck)
    other = data.draw(st.text("abcd", min_size=space.count, max_size=space.count))
    assert space.contains(Move(other)) == (not Counter(other) - Counter(deck))
    assert (space.odds(Move(other)) > 0) == space.contains(Move(other))


def test_a_wrong_shuffle_says_what_was_expected() -> None:
    with pytest.raises(Illegal, match="'abd' must be 3 of the 3 cards 'abc'"):
        Shuffle("abc").parse("abd")
