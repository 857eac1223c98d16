"""Laws of all systems, for any number of entrants and any results."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from pipyard.tournament import free_play, knock_out, round_robin, swiss
from pipyard.tournament.pairings import BYE, Entrant, Pairing, pair_of
from pipyard.tournament.partners import Matching
from pipyard.tournament.standings import RankedEntrant, standings
from pipyard.tournament.systems import Terms, next_pairings, rounds_of

SHARES = ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))
SEEDS = st.integers(0, 10**6)


def some(count: int, rng: Random) -> list[Entrant]:
    return [Entrant(number, rng.choice([0.0, 1.0, 2.0])) for number in range(count)]


def decided(pairings: list[Pairing], rng: Random) -> list[Pairing]:
    """All pairings that are not over get a result."""
    found: list[Pairing] = []
    for one in pairings:
        shares = rng.choice(SHARES)
        found.append(one if one.over else structs.replace(one, first_points=shares[0], second_points=shares[1]))
    return found


def played_out(terms: Terms, entrants: list[Entrant], rng: Random, leave: bool = False) -> tuple[list[Entrant], list[Pairing]]:
    """A whole tournament; with ``leave``, some withdraw and some come late."""
    rounds, pairings = rounds_of(terms, len(entrants)), list[Pairing]()
    while due := next_pairings(terms, entrants, pairings, "seed", rounds):
        pairings += decided(due, rng)
        if leave and rng.random() < 0.4:
            now = max(one.round for one in pairings)
            gone = rng.randrange(len(entrants))
            if not entrants[gone].until:
                entrants[gone] = structs.replace(entrants[gone], until=now)
            if terms.system == "swiss":
                entrants.append(Entrant(len(entrants), 1.0, since=now + 1))
    return entrants, pairings


def sums_hold(table: list[RankedEntrant], entrants: list[Entrant], pairings: list[Pairing]) -> None:
    assert sorted(one.entrant for one in table) == [one.number for one in entrants]
    assert [one.place for one in table] == sorted(one.place for one in table)
    total = sum((one.first_points or 0) + (one.second_points or 0) for one in pairings)
    assert sum(one.points for one in table) == total
    assert all(one.first_points is not None and one.first_points + (one.second_points or 0) in (0, 1) for one in pairings)


def avoidable(pairings: list[Pairing], round: int) -> bool:
    """Whether a round could have been paired without a second pairing and without a second bye, by trying everything."""
    met = {one.pair for one in pairings if one.round < round and one.second != BYE}
    rested = {one.first for one in pairings if one.round < round and one.second == BYE}
    here = sorted({each for one in pairings if one.round == round for each in (one.first, one.second)} - {BYE})

    def works(left: list[int], may_rest: bool) -> bool:
        if not left:
            return True
        mine, *others = left
        if may_rest and mine not in rested and works(others, False):
            return True
        return any(pair_of(mine, other) not in met and works([one for one in others if one != other], may_rest) for other in others)

    return works(here, len(here) % 2 == 1)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.integers(1, 9), SEEDS)
def test_in_a_swiss_nobody_meets_twice_while_that_can_be_avoided_and_nobody_rests_twice(count: int, rounds: int, seed: int) -> None:
    rng = Random(seed)
    entrants, pairings = played_out(Terms("swiss", rounds), some(count, rng), rng)
    wanted = min(rounds, swiss.most_rounds(count))
    assert max(one.round for one in pairings) == wanted
    for round in range(1, wanted + 1):
        here = [one for one in pairings if one.round == round]
        assert sorted(each for one in here for each in (one.first, one.second) if each != BYE) == list(range(count))
        before = {one.pair for one in pairings if one.round < round}
        if any(one.pair in before for one in here):
            assert not avoidable(pairings, round)
    byes = Counter(one.first for one in pairings if one.is_bye)
    assert max(byes.values(), default=0) <= 1
    sums_hold(standings(Terms("swiss"), entrants, pairings, "seed"), entrants, pairings)


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 12), SEEDS)
def test_a_swiss_goes_on_with_whoever_is_there(count: int, seed: int) -> None:
    rng = Random(seed)
    entrants, pairings = played_out(Terms("swiss", 5), some(count, rng), rng, leave=True)
    for pairing in pairings:
        assert all(entrants[one].plays(pairing.round) for one in (pairing.first, pairing.second) if one != BYE)
    sums_hold(standings(Terms("swiss"), entrants, pairings, "seed"), entrants, pairings)


@settings(max_examples=40, deadline=None)
@given(st.integers(6, 24), SEEDS)
def test_seats_stay_balanced_in_a_swiss(count: int, seed: int) -> None:
    rng = Random(seed)
    _, pairings = played_out(Terms("swiss", 5), some(count, rng), rng)
    for one in range(count):
        games = [pairing for pairing in pairings if pairing.of(one) and not pairing.is_bye]
        assert abs(2 * len([each for each in games if each.first == one]) - len(games)) <= 3


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 13), st.integers(1, 2), SEEDS)
def test_in_a_round_robin_everybody_meets_everybody(count: int, legs: int, seed: int) -> None:
    rng = Random(seed)
    terms = Terms("round-robin", legs=legs)
    entrants, pairings = played_out(terms, some(count, rng), rng)
    assert Counter(one.pair for one in pairings) == dict.fromkeys(combinations(range(count), 2), legs)
    for round in range(1, round_robin.rounds(count, legs) + 1):
        here = [each for one in pairings if one.round == round for each in (one.first, one.second)]
        assert len(here) == len(set(here)) == count - count % 2
    for one in range(count):
        firsts = len([each for each in pairings if each.first == one])
        assert abs(2 * firsts - legs * (count - 1)) <= (1 if legs == 1 else 0)
    sums_hold(standings(terms, entrants, pairings, "seed"), entrants, pairings)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 33), SEEDS)
def test_a_knock_out_halves(count: int, seed: int) -> None:
    rng = Random(seed)
    entrants, pairings = played_out(Terms("knock-out"), some(count, rng), rng)
    left = set(range(count))
    for round in range(1, knock_out.rounds(count) + 1):
        here = {each for one in pairings if one.round == round for each in (one.first, one.second)} - {BYE}
        assert here == left
        places = 2 ** (knock_out.rounds(count) - round)
        state = knock_out.KnockOut(entrants, [one for one in pairings if one.round <= round], "seed")
        left = {one for one, reached in state.reached.items() if reached == round}
        assert len(left) == places
        games = Counter(one.pair for one in pairings if one.round == round)
        assert max(games.values()) <= knock_out.MOST_GAMES
    table = standings(Terms("knock-out"), entrants, pairings, "seed")
    assert [one.entrant for one in table if one.place == 1] == list(left)
    assert Counter(one.place for one in table)[2] == 1


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 17), SEEDS)
def test_a_knock_out_ends_whoever_withdraws(count: int, seed: int) -> None:
    rng = Random(seed)
    entrants, pairings = played_out(Terms("knock-out"), some(count, rng), rng, leave=True)
    assert knock_out.next_pairings(entrants, pairings, "seed") == []
    table = standings(Terms("knock-out"), entrants, pairings, "seed")
    assert sorted(one.entrant for one in table) == list(range(count))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 11), SEEDS)
def test_in_an_evening_nobody_plays_twice_at_once_or_again_with_whom_they_just_played(count: int, seed: int) -> None:
    rng = Random(seed)
    entrants, pairings = some(count, rng), list[Pairing]()
    for _ in range(40):
        pairings += free_play.next_pairings(entrants, pairings, "seed")
        open = [at for at, one in enumerate(pairings) if not one.over]
        busy = [each for at in open for each in (pairings[at].first, pairings[at].second)]
        assert len(busy) == len(set(busy))
        assert busy, "somebody plays as long as the evening lasts"
        ending = rng.choice(open)
        pairings[ending] = decided([pairings[ending]], rng)[0]
    games = Counter(each for one in pairings for each in (one.first, one.second))
    assert set(games) == set(range(count))
    if count > 2:
        for at, pairing in enumerate(pairings):
            before = [[each for each in pairings[:at] if each.of(one)] for one in (pairing.first, pairing.second)]
            assert not before[0] or not before[1] or before[0][-1] is not before[1][-1]
    over = [one for one in pairings if one.over]
    sums_hold(standings(Terms("arena"), entrants, over, "seed"), entrants, over)


@pytest.mark.parametrize("system", ["swiss", "round-robin", "knock-out", "arena"])
def test_the_seed_and_the_results_decide_everything(system: str) -> None:
    terms = Terms(system)  # type: ignore[arg-type]
    entrants = [Entrant(number) for number in range(9)]
    drawn = {seed: next_pairings(terms, entrants, [], seed, 4) for seed in map(str, range(6))}
    assert all(next_pairings(terms, list(reversed(entrants)), [], seed, 4) == found for seed, found in drawn.items())
    assert len({tuple(found) for found in drawn.values()}) > 1, "the lot decides among equals"


@settings(max_examples=80, deadline=None)
@given(st.integers(2, 8), st.floats(0, 1), SEEDS)
def test_a_matching_is_found_whenever_there_is_one(count: int, density: float, seed: int) -> None:
    rng = Random(seed)
    edges = {pair for pair in combinations(range(count), 2) if rng.random() < density}
    graph = [[to for to in range(count) if pair_of(node, to) in edges] for node in range(count)]

    def possible(left: frozenset[int]) -> bool:
        if not left:
            return True
        mine = min(left)
        return any(pair_of(mine, other) in edges and possible(left - {mine, other}) for other in left)

    matching = Matching(graph)
    assert matching.complete() == possible(frozenset(range(count)))
    if matching.complete():
        assert all(pair_of(a, b) in edges and matching.mate[b] == a for a, b in enumerate(matching.mate))
