"""Mes dés, tes dés: the check values of the rules, section 7 of the Abacus edition."""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb

import pytest

import pipyard
from pipyard.books.fifty_five.mes_des_tes_des import DICE, GROUPS, MesDesTesDesState
from pipyard.dice.throw import UnorderedThrow


def position(**options: object) -> MesDesTesDesState:
    state = pipyard.game("mes_des_tes_des").start(2, **options)
    assert isinstance(state, MesDesTesDesState)
    return state


def thrown(text: str, **options: object) -> MesDesTesDesState:
    """Player 1 has thrown these dice."""
    state = position(**options)
    numbers = sorted(map(int, text.split()))
    state.pool = len(numbers)
    state.land(pipyard.Move(*numbers))
    return state


def play(state: MesDesTesDesState, text: str) -> None:
    move = pipyard.game("mes_des_tes_des").parse(text)
    assert state.moves(state.seat).contains(move)
    state.play(state.seat, move)


def all_dice(state: MesDesTesDesState) -> int:
    return sum(state.owned()) + state.pool + sum(state.groups)


@pytest.mark.parametrize("count", [1, 3, 8])
def test_mes_des_tes_des_check_1(count: int) -> None:
    """A throw of n dice wins nothing with odds 1 in 2^n."""
    blank = [pipyard.Move(*numbers) for numbers in combinations_with_replacement((2, 3, 4), count)]
    assert sum([UnorderedThrow(count).odds(move) for move in blank], Fraction(0)) == Fraction(1, 2**count)


def test_mes_des_tes_des_check_2() -> None:
    """A throw of eight with one 1 ransomed: the players own 8 and 7, the pool holds 5, 55 dice in all."""
    state = thrown("6 6 5 1 1 2 3 4")
    play(state, "ransom 1")
    assert state.won == [3, 1]
    assert state.pool == 5
    assert state.owned() == [8, 7]
    assert sum(state.groups) == 35
    assert all_dice(state) == DICE


def test_mes_des_tes_des_check_3() -> None:
    """6 5 5 4 1 1 with one ransomed throws three dice next, as in the booklet."""
    state = thrown("6 5 5 4 1 1")
    play(state, "ransom 1")
    turn = state.turn()
    assert isinstance(turn, pipyard.Chance)
    assert isinstance(turn.space, UnorderedThrow)
    assert turn.space.count == 3


@pytest.mark.parametrize("continues", [False, True])
def test_mes_des_tes_des_check_4(continues: bool) -> None:
    """Player 2 ransoms both 6s: nobody wins a die, and the pool of 5 goes to a group."""
    state = position(ransom_continues=continues)
    state.seat, state.pool = 1, 3
    state.land(pipyard.Move(3, 6, 6))
    play(state, "ransom 2")
    assert state.action == [6, 4]
    assert state.pool == 5
    if continues:
        assert isinstance(state.turn(), pipyard.Chance)
        return
    play(state, "end")
    assert state.seat == 0
    assert state.groups == [7, 7, 7, 7]
    assert state.pool == 12


@cache
def shares(count: int) -> list[tuple[int, int, float]]:
    """How many dice the active player and the other may win in a throw, with the chance of it."""
    found: list[tuple[int, int, float]] = []
    for mine in range(count + 1):
        for theirs in range(count + 1 - mine):
            ways = comb(count, mine) * comb(count - mine, theirs)
            found.append((mine, theirs, ways * (1 / 3) ** mine * (1 / 6) ** theirs * (1 / 2) ** (count - mine - theirs)))
    return found


def test_mes_des_tes_des_check_5() -> None:
    """Without action dice, feeding the largest group, player 1 wins 55.4735% of games, weighed exactly."""
    known: dict[tuple[object, ...], tuple[float, float]] = {}
    lasted: set[int] = set()
    mains, blanks = (6, 1), (3, 3)
    state = position()

    def settled() -> None:
        while state.winner < 0 and state.asking:
            state.play(state.seat, pipyard.Move("ransom", 0) if state.asking == "ransom" else first_or_end())

    def first_or_end() -> pipyard.Move:
        return pipyard.Move("end") if state.asking == "buy" else pipyard.Move("feed", max(state.groups))

    def chances() -> tuple[float, float]:
        """That player 1 wins, and that the game lasts no more than three turns."""
        if state.winner >= 0:
            turns = len(GROUPS) - len(state.groups)
            lasted.add(turns)
            return float(state.winner == 0), float(turns < 4)
        key = (state.seat, state.pool, tuple(state.won), tuple(state.groups))
        if key not in known:
            seat, pool, won, groups = state.seat, state.pool, state.won[:], state.groups[:]
            wins = short = 0.0
            for mine, theirs, chance in shares(pool):
                state.seat, state.pool, state.won, state.groups = seat, pool, won[:], groups[:]
                state.winner, state.asking = -1, ""
                numbers = [mains[seat]] * mine + [mains[1 - seat]] * theirs + [blanks[seat]] * (pool - mine - theirs)
                state.land(pipyard.Move(*sorted(numbers)))
                settled()
                won_after, short_after = chances()
                wins += chance * won_after
                short += chance * short_after
            known[key] = wins, short
        return known[key]

    wins, short = chances()
    assert round(wins, 6) == 0.554735
    assert max(lasted) == 6
    assert short < 0.0001, "a game of three turns needs every die of three groups on one side"


def test_the_last_pool_falls_to_the_other_player() -> None:
    state = position()
    state.groups, state.pool, state.won, state.action = [], 5, [22, 21], [5, 2]
    state.land(pipyard.Move(2, 3, 3, 4, 4))
    play(state, "end")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [27, 28]
    assert over.winners() == [1]


def test_a_bought_throw_costs_an_action_die() -> None:
    state = thrown("2 3 4")
    play(state, "buy")
    assert state.action == [5, 6]
    assert state.pool == 4
    assert isinstance(state.turn(), pipyard.Chance)


def test_the_rest_goes_to_a_group_of_ones_choice() -> None:
    state = thrown("2 3 4")
    state.groups = [9, 7, 7]
    play(state, "end")
    assert state.seat == 0
    play(state, "feed 7")
    assert state.seat == 1
    assert state.pool == 10
    assert state.groups == [9, 7]


@pytest.mark.parametrize(("numbers", "winner"), [((1, 1, 6), 1), ((1, 6), 0)])
def test_with_a_lower_target_more_dice_win_and_the_active_player_of_equals(numbers: tuple[int, ...], winner: int) -> None:
    state = position(target=7)
    state.pool = len(numbers)
    state.land(pipyard.Move(*numbers))
    play(state, "ransom 0")
    assert state.winner == winner
