"""Worked examples: published tables, and small ones computed by hand."""

from __future__ import annotations

import pytest

from pipyard.tournament import knock_out, swiss
from pipyard.tournament.pairings import Entrant, Pairing, bye
from pipyard.tournament.round_robin import berger
from pipyard.tournament.standings import standings
from pipyard.tournament.systems import Terms, next_pairings, rounds_of
from pipyard.tournament.tie_breaks import CrossTable

BERGER = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
}
"""The tables of the chess federation (FIDE handbook C.05, annex 1)."""
MOSCOW = {
    "Caruana": "* . | h . | h 1 | h h | h h | h h | h 1 | h h",
    "Karjakin": "h . | * . | 1 0 | h h | h h | h h | 1 h | h 1",
    "Anand": "h 0 | 0 1 | * . | h h | 1 . | h 1 | h 0 | 1 h",
    "Giri": "h h | h h | h h | * . | h h | h h | h h | h .",
    "Svidler": "h h | h h | 0 . | h h | * . | h 1 | h h | h h",
    "Aronian": "h h | h h | h 0 | h h | h 0 | * . | 1 . | 1 h",
    "Nakamura": "h 0 | 0 h | h 1 | h h | h h | 0 . | * . | 1 1",
    "Topalov": "h h | h 0 | 0 h | h . | h h | 0 h | 0 0 | * .",
}
"""The candidates' tournament of 2016 after 13 of 14 rounds, as published (h: a draw, a dot: not yet played)."""
POINTS = {"1": 1.0, "h": 0.5, "0": 0.0}


def one_game(round: int, first: int, second: int, result: str) -> Pairing:
    return Pairing(round, first, second, POINTS[result], 1 - POINTS[result])


@pytest.mark.parametrize("count", BERGER)
def test_the_berger_tables_are_those_of_the_federation(count: int) -> None:
    rounds = [[tuple(map(int, pair.split("-"))) for pair in round.split()] for round in BERGER[count].split("/")]
    for number, pairs in enumerate(rounds, 1):
        assert berger(count, number) == pairs
        assert berger(count - 1, number) == [pair for pair in pairs if count not in pair]


def test_the_candidates_of_2016_are_in_the_published_order() -> None:
    names = list(MOSCOW)
    pairings: list[Pairing] = []
    for a, name in enumerate(names):
        for b, cell in enumerate(MOSCOW[name].split("|")):
            if a < b:
                pairings += [one_game(leg, a, b, result) for leg, result in enumerate(cell.split(), 1) if result in POINTS]
    assert len(pairings) == 52
    table = standings(Terms("round-robin", legs=2), [Entrant(at) for at in range(8)], pairings, "")
    points = {names[line.entrant]: line.points for line in table}
    assert points == {
        "Karjakin": 7.5,
        "Caruana": 7.5,
        "Anand": 7.0,
        "Topalov": 4.0,
        **dict.fromkeys(["Giri", "Svidler", "Aronian", "Nakamura"], 6.5),
    }
    # their only game was drawn, and Karjakin had one win more: the rules of that tournament are those used here
    assert [names[line.entrant] for line in table[:3]] == ["Karjakin", "Caruana", "Anand"]
    assert [line.tie_breaks[0] for line in table[:2]] == [3, 2]


def hand_made() -> tuple[list[Entrant], list[Pairing]]:
    pairings = [
        *[one_game(1, 1, 2, "1"), one_game(1, 3, 4, "h"), bye(1, 5)],
        *[one_game(2, 1, 5, "1"), one_game(2, 3, 2, "1"), bye(2, 4)],
        *[one_game(3, 1, 3, "1"), one_game(3, 4, 5, "1"), bye(3, 2)],
    ]
    return [Entrant(number) for number in range(1, 6)], pairings


def test_tie_breaks_of_a_small_swiss_are_those_computed_by_hand() -> None:
    entrants, pairings = hand_made()
    table = standings(Terms("swiss"), entrants, pairings, "")
    # place, entrant, points, games; Buchholz cut 1, Buchholz, Sonneborn-Berger, wins; a bye counts like an equal opponent
    found = [(line.place, line.entrant, line.points, line.played, *line.tie_breaks) for line in table]
    assert found == [
        (1, 1, 3.0, 3, 2.5, 3.5, 3.5, 3.0),
        (2, 4, 2.5, 2, 4.0, 5.0, 4.25, 1.0),
        (3, 3, 1.5, 3, 5.5, 6.5, 2.25, 1.0),
        (4, 5, 1.0, 2, 5.5, 6.5, 1.0, 0.0),
        (5, 2, 1.0, 2, 4.5, 5.5, 1.0, 0.0),
    ]


def test_rounds_given_up_at_the_end_count_as_draws_for_opponents_and_are_cut_first() -> None:
    entrants = [Entrant(1), Entrant(2), Entrant(3), Entrant(4, until=1)]
    pairings = [one_game(1, 1, 2, "1"), one_game(1, 3, 4, "1"), one_game(2, 1, 3, "h"), bye(2, 2)]
    table = CrossTable("swiss", entrants, pairings)
    assert table.buchholz(3) == 0.5 + 1.5
    assert table.buchholz(1) == 1 + 1.5
    assert table.buchholz(4) == table.buchholz_cut_1(4) == 1.5
    # somebody who still plays the round has not given it up
    waiting = CrossTable("swiss", [Entrant(1), Entrant(2)], [one_game(1, 1, 2, "1"), Pairing(2, 1, 3)])
    assert waiting.buchholz(2) == 1


def test_direct_encounters_separate_only_what_they_decide() -> None:
    entrants = [Entrant(number) for number in range(4)]
    circle = [one_game(1, 0, 1, "1"), one_game(2, 1, 2, "1"), one_game(3, 2, 0, "1")]
    assert CrossTable("swiss", entrants, circle).direct([0, 1, 2]) == [[0, 1, 2]]
    line = [one_game(1, 0, 1, "1"), one_game(2, 1, 2, "1"), one_game(3, 0, 2, "1")]
    assert CrossTable("swiss", entrants, line).direct([2, 1, 0]) == [[0], [1], [2]]
    # 1 and 2 have not met: whatever came of it, neither could overtake 0, who beat both
    missing = [one_game(1, 0, 1, "1"), one_game(2, 0, 2, "1")]
    assert CrossTable("swiss", entrants, missing).direct([1, 0, 2]) == [[0], [1, 2]]
    assert CrossTable("swiss", entrants, missing[:1]).direct([0, 1, 2]) == [[0, 1, 2]]


def test_whoever_leaves_a_round_robin_early_counts_for_nobody_and_later_loses_the_rest() -> None:
    entrants = [Entrant(number) for number in range(4)]
    first = [one_game(1, 0, 3, "1"), one_game(1, 1, 2, "h")]
    early = [*entrants[:3], Entrant(3, until=1)]
    assert [line.points for line in standings(Terms("round-robin"), early, first, "") if line.entrant in (0, 3)] == [0, 0]
    second = [one_game(2, 3, 2, "1"), one_game(2, 0, 1, "1")]
    late = [*entrants[:3], Entrant(3, until=2)]
    table = standings(Terms("round-robin"), late, [*first, *second], "")
    assert {line.entrant: line.points for line in table} == {0: 2.0, 3: 1.0, 1: 0.5, 2: 0.5}
    due = next_pairings(Terms("round-robin"), late, [*first, *second], "", 3)
    absent = next(one for one in due if one.of(3))
    assert (absent.points(3), absent.points(absent.opponent(3)), absent.played) == (0.0, 1.0, False)


def test_the_strongest_meet_last_and_rest_first() -> None:
    assert knock_out.bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    due = knock_out.next_pairings([Entrant(number, -number) for number in range(6)], [], "")
    assert sorted(one.first for one in due if one.is_bye) == [0, 1]
    assert sorted(one.pair for one in due if not one.is_bye) == [(2, 5), (3, 4)]


def test_upper_half_meets_lower_half_in_the_first_round() -> None:
    entrants = [Entrant(number, -number) for number in range(7)]
    due = swiss.next_round(entrants, [], 1, "")
    assert [one.pair for one in due] == [(0, 3), (1, 4), (2, 5), (-1, 6)]


def test_rounds_are_as_many_as_find_a_winner_and_never_more_than_opponents() -> None:
    assert [rounds_of(Terms("swiss"), count) for count in (2, 4, 5, 16, 17)] == [1, 2, 3, 4, 5]
    assert rounds_of(Terms("swiss", 9), 6) == 5
    assert rounds_of(Terms("round-robin", legs=2), 5) == 10
    assert rounds_of(Terms("arena"), 5) == 0
