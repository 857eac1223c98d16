"""Mound Mover, Flea Chase, Finish and The Fire-Red Devil: the check values of the rules, games 37, 55, 56, 57."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.mound_mover import MoundMoverState
from pipyard.books.das_spiel.tactics.finish import LINE, FinishState
from pipyard.books.das_spiel.tactics.fire_red_devil import ANGEL, DEVIL, GREEN, FireRedDevilState
from pipyard.books.das_spiel.tactics.flea_chase import FACES, FleaChaseState
from pipyard.core.game import State
from pipyard.pyramid.cells import CELLS, cell, cells, corner, xyz
from pipyard.pyramid.die_moves import carry, jump_cost, jumps_of
from pipyard.pyramid.pile import Pile
from tests.rules import jump_reference as slow

TARGET = corner(2, 4)
"""The goal of Flea Chase."""


def position(key: str, **options: object) -> State:
    return pipyard.game(key).start(**({} if key == "fire_red_devil" else {"start_seat": "0"}), **options)


def offered(state: State, seat: int) -> set[str]:
    space = state.moves(seat)
    assert isinstance(space, pipyard.Finite)
    return {str(move) for move in space}


def ends(state: State, seat: int, start: str) -> set[str]:
    return {move.split()[2] for move in offered(state, seat) if move.startswith(f"jump {start} ")}


def as_dict(pile: Pile) -> slow.Position:
    return {xyz(place): int(pile.at(place)) for place in pile.dice_cells()}


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    turn = state.turn()
    assert isinstance(turn, pipyard.Choose)
    space = state.moves(turn.seat)
    assert isinstance(space, pipyard.Finite)
    total = 0
    for move in space:
        after = state.copy()
        after.play(turn.seat, move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("key", "seats", "depth"), [("mound_mover", 3, 4), ("flea_chase", 2, 2), ("finish", 3, 3)])
def test_the_first_moves_are_those_of_the_slow_reference(key: str, seats: int, depth: int) -> None:
    state = position(key)
    start = as_dict(state.pile)  # type: ignore[attr-defined]
    for plies in range(1, depth + 1):
        assert perft(state, plies) == slow.perft(start, 0, seats, plies)


# 37. Mound Mover


def mounds(**options: object) -> MoundMoverState:
    state = position("mound_mover", **options)
    assert isinstance(state, MoundMoverState)
    return state


@pytest.mark.parametrize("blue", [False, True])
def test_mound_mover_check_1(blue: bool) -> None:
    """At the start each seat has two jumps, both with the apex, at cost 5; with blue dice too."""
    state = mounds(blue=blue)
    assert offered(state, 0) == {"jump 5,0,0 4,4,0", "jump 5,0,0 4,0,4"}
    for seat in range(3):
        space = state.moves(seat)
        assert isinstance(space, pipyard.Finite)
        assert [jump_cost(move.at, move.to) for move in space] == [5, 5]


def test_mound_mover_check_2() -> None:
    """After 5,0,0-4,4,0 seat 1 has one jump, seat 2 two, and seat 0 would have seven."""
    state = mounds()
    carry(state.pile, cell(5, 0, 0), cell(4, 4, 0))
    assert offered(state, 1) == {"jump 0,5,0 0,4,4"}
    assert len(offered(state, 2)) == 2
    assert len(offered(state, 0)) == 7
    assert ends(state, 0, "4,4,0") == {"3,4,1", "4,3,1", "5,0,0"}
    assert ends(state, 0, "5,0,1") == {"4,0,4", "4,3,1"}
    assert ends(state, 0, "5,1,0") == {"4,1,3"}
    assert ends(state, 0, "6,0,0") == {"4,0,4"}
    assert jump_cost(cell(6, 0, 0), cell(4, 0, 4)) == 6
    short = mounds(long_jump="forbidden")
    carry(short.pile, cell(5, 0, 0), cell(4, 4, 0))
    assert not ends(short, 0, "6,0,0")


def test_mound_mover_check_3() -> None:
    """5,0,0 to 4,0,1 is illegal: 4,1,1 is empty, so it is no funnel."""
    with pytest.raises(pipyard.Illegal, match="no funnel at 4,0,1"):
        pipyard.Match("mound_mover", start_seat="0").submit(0, "jump 5,0,0 4,0,1")


def test_a_rolled_number_of_jumps_belongs_to_one_turn() -> None:
    match = pipyard.Match("mound_mover", source=None, start_seat="0", moves="rolled")
    match.happen("2")
    match.submit(0, "jump 5,0,0 4,4,0")
    assert match.turn.seat == 0
    match.submit(0, "jump 4,4,0 5,0,0")
    assert isinstance(match.turn, pipyard.Chance)
    assert match.turn.by == 1


def test_the_round_is_finished_before_anybody_wins() -> None:
    state = mounds()
    state.pile = Pile()
    for seat in range(3):
        for place in sorted(c for c in range(165) if (CELLS[c].y, CELLS[c].z, CELLS[c].x)[seat] >= 5):
            if seat == 0:
                state.pile.put(place, seat)
    state.turns, state.seat = 1, 1
    assert state.goal() is None
    state.turns = 3
    ended = state.goal()
    assert ended is not None
    assert ended.winners() == [0]


# 55. Flea Chase


def fleas(**options: object) -> FleaChaseState:
    state = position("flea_chase", **options)
    assert isinstance(state, FleaChaseState)
    return state


def test_flea_chase_check_1() -> None:
    """At the start each seat has 32 jumps, 6 of them long; on the pyramid two."""
    state = fleas()
    for seat in (0, 1):
        assert len(offered(state, seat)) == 32
        assert len(offered(fleas(long_jump="forbidden"), seat)) == 26
        assert len(offered(fleas(start="pyramid"), seat)) == 2
    assert ends(state, 0, "8,0,0") == {"6,1,0", "6,0,1"}
    assert ends(state, 0, "5,3,0") == {"4,4,0", "4,3,1", "6,1,0", "5,1,1"}
    assert ends(state, 0, "6,1,1") == {"4,3,1", "4,1,3"}
    assert [jump_cost(cell(8, 0, 0), end) for end in cells("6,1,0 6,0,1")] == [3, 3]
    assert [jump_cost(cell(5, 3, 0), end) for end in cells("4,4,0 4,3,1 6,1,0 5,1,1")] == [2, 2, 3, 3]
    assert [jump_cost(cell(6, 1, 1), end) for end in cells("4,3,1 4,1,3")] == [4, 4]


def test_flea_chase_check_2() -> None:
    """The complete target shows 30 outer faces."""
    assert sum(FACES) == 30
    counts = sorted(FACES[place] for place in TARGET)
    assert counts == [0] + 9 * [1] + 9 * [2] + [3]
    assert FACES[cell(0, 0, 5)] == 3


def blockaded_fleas() -> FleaChaseState:
    """Seat 0 has one die outside, at 4,2,2, under three of seat 1."""
    state = fleas()
    state.pile = Pile()
    state.pile.put(cell(4, 2, 2), 0)
    for place in cells("3,3,2 3,2,3 3,2,2"):
        state.pile.put(place, 1)
    return state


def test_flea_chase_check_3() -> None:
    """A blockaded last die: the enemy must move the die on top, which has six jumps."""
    state = blockaded_fleas()
    assert state.is_blockaded(0)
    state.duty, state.seat = True, 1
    assert ends(state, 1, "3,2,2") == {"2,4,2", "2,2,4", "3,4,1", "3,1,4", "5,2,1", "5,1,2"}
    assert len(offered(state, 1)) == 6


def test_a_player_who_can_only_pass_under_a_blockade_sets_the_duty() -> None:
    state = blockaded_fleas()
    state.seat = 1
    state.play(1, pipyard.game("flea_chase").parse("pass"))
    assert state.seat == 1
    assert state.duty
    assert {move.split()[1] for move in offered(state, 1)} == {"3,2,2"}


@pytest.mark.parametrize(("finisher", "other_turns", "needed"), [(0, 4, 3), (1, 3, 3)])
def test_flea_chase_check_4(finisher: int, other_turns: int, needed: int) -> None:
    """Seat 0 completes in turn 28, seat 1 in 31: three turns count, whoever completes first."""
    state = fleas()
    state.finisher, state.extra = finisher, other_turns
    assert state.begins == 0
    assert state.needed() == needed


def test_flea_chase_check_4_score() -> None:
    """Faces 14 and 16 with three turns: 14 against 13, seat 0 wins."""
    state = fleas()
    state.pile = Pile()
    by_faces = sorted(TARGET, key=lambda place: FACES[place])
    mine = [*by_faces[1:7], *by_faces[10:14]]  # six dice that show one face, four that show two
    for place in TARGET:
        state.pile.put(place, 0 if place in mine else 1)
    assert [sum(FACES[place] for place in state.pile.cells_of(seat)) for seat in (0, 1)] == [14, 16]
    state.finisher, state.extra = 0, 4
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.scores == [14, 13]
    assert ended.winners() == [0]


@pytest.mark.parametrize(("limit", "scores"), [(2, [0, 3 - 2 - 1]), (3, None)])
def test_the_later_player_has_so_many_counted_turns(limit: int, scores: list[int] | None) -> None:
    state = fleas(extra_limit=limit)
    state.pile = Pile()
    for place in cells("0,0,8 0,1,7 8,0,0"):
        state.pile.put(place, 1)
    state.finisher, state.extra = 0, 3
    ended = state.ended()
    if scores is None:
        assert ended is None
    else:
        assert ended is not None
        assert (ended.scores, ended.why) == (scores, "turn-limit")


# 56. Finish


def runners(**options: object) -> FinishState:
    state = position("finish", **options)
    assert isinstance(state, FinishState)
    return state


def test_finish_check_1() -> None:
    """At the start each seat has 26 jumps, 10 of them long, 20 useful."""
    state = runners()
    for seat in range(3):
        jumps = jumps_of(state.pile, state.pile.cells_of(seat))
        assert len(jumps) == 26
        assert len(jumps_of(state.pile, state.pile.cells_of(seat), long_jumps=False)) == 16
        assert len([move for move in jumps if state.useful(seat, move)]) == 20
    assert ends(state, 0, "6,1,1") == {"4,3,1", "4,1,3"}
    assert ends(state, 0, "7,1,0") == {"5,3,0", "5,1,1", "8,0,0"}
    game = pipyard.game("finish")
    assert not state.useful(0, game.parse("jump 7,1,0 8,0,0"))
    assert state.useful(0, game.parse("jump 7,1,0 5,1,1"))


def test_finish_check_2() -> None:
    """Seat 0's die on 0,8,0 is not on the finish line; one on 0,7,1 is."""
    assert cell(0, 8, 0) not in LINE[0]
    assert cell(0, 7, 1) in LINE[0]
    assert all(len(line) == 7 for line in LINE)


def six_home() -> FinishState:
    """Seat 0 has six dice home and one at 4,2,2."""
    state = runners()
    state.pile = Pile()
    for place in LINE[0][:6]:
        state.pile.put(place, 0)
    state.pile.put(cell(4, 2, 2), 0)
    return state


def test_finish_check_3() -> None:
    """Without a useful jump seat 0 may pass; seat 1 must next move 3,2,2."""
    state = six_home()
    for place in cells("3,3,2 3,2,3 3,2,2"):
        state.pile.put(place, 1)
    assert state.is_blockaded(0)
    assert "pass" in offered(state, 0)
    state.play(0, pipyard.game("finish").parse("pass"))
    assert state.seat == 1
    assert {move.split()[1] for move in offered(state, 1)} == {"3,2,2"}


def blockaded_runners() -> FinishState:
    """Seat 0 has six dice home and one at 4,2,2 under dice of seats 1 and 2; seat 2 has another die far away."""
    state = six_home()
    for place, seat in (("3,3,2", 2), ("3,2,3", 2), ("3,2,2", 1), ("8,0,0", 2), ("7,1,0", 1)):
        state.pile.put(cells(place)[0], seat)
    return state


def play_finish(state: FinishState, text: str) -> None:
    state.play(state.seat, pipyard.game("finish").parse(text))


def test_a_blockaded_player_who_jumps_still_calls_for_help() -> None:
    state = blockaded_runners()
    assert state.is_blockaded(0)
    play_finish(state, "jump 0,6,2 0,7,1")
    assert {move.split()[1] for move in offered(state, 1)} == {"3,2,2"}


def test_the_duty_to_lift_lapses_with_a_useful_jump() -> None:
    state = blockaded_runners()
    play_finish(state, "pass")
    carry(state.pile, cell(3, 2, 2), cell(2, 4, 2))
    assert not state.stuck(0)
    assert any(not move.startswith("jump 2,4,2 ") for move in offered(state, 1))


def test_a_duty_holds_only_for_the_next_turn() -> None:
    state = blockaded_runners()
    play_finish(state, "pass")
    assert state.blockaded[1] == [0]
    play_finish(state, sorted(offered(state, 1))[0])
    assert state.blockaded[1] == []


def test_when_all_have_passed_it_is_not_the_round_limit_that_ends_the_game() -> None:
    for state in (runners(), mounds(), fleas()):
        assert state.limit().why == "round-limit"
        state.passes = state.seats
        assert state.limit().why == "nobody-can-move"


# 57. The Fire-Red Devil


def chase(angel: str, devil: str, **options: object) -> FireRedDevilState:
    state = position("fire_red_devil", **options)
    assert isinstance(state, FireRedDevilState)
    state.land(pipyard.Move(CELLS[cells(angel)[0]], CELLS[cells(devil)[0]]))
    return state


def test_fire_red_devil_check_1() -> None:
    """At the start the angel has 6 jumps, the devil 4."""
    state = chase("4,2,2", "0,4,4")
    assert ends(state, 0, "4,2,2") == {"3,3,2", "3,2,3", "4,3,1", "4,1,3", "6,2,0", "6,0,2"}
    assert ends(state, 1, "0,4,4") == {"0,5,3", "0,3,5", "1,4,3", "1,3,4"}
    assert [jump_cost(cell(4, 2, 2), end) for end in cells("3,3,2 3,2,3 4,3,1 4,1,3")] == [2, 2, 2, 2]
    assert [jump_cost(cell(4, 2, 2), end) for end in cells("6,2,0 6,0,2")] == [4, 4]


def test_fire_red_devil_check_2() -> None:
    """After the angel's jump to 3,3,2 green lies on 4,2,2, and it would have 5 jumps."""
    state = chase("4,2,2", "0,4,4")
    state.play(0, pipyard.game("fire_red_devil").parse("jump 4,2,2 3,3,2"))
    assert state.pile.at(cell(4, 2, 2)) == GREEN
    assert ends(state, 0, "3,3,2") == {"2,3,3", "2,4,2", "3,2,3", "3,4,1", "4,3,1"}


def test_fire_red_devil_check_3() -> None:
    """A die on 7,1,0 has 4 jumps, one of them over a whole pyramid at cost 6."""
    state = chase("7,1,0", "0,4,4")
    assert len(offered(state, 0)) == 4
    assert "4,1,3" in ends(state, 0, "7,1,0")
    assert jump_cost(cell(7, 1, 0), cell(4, 1, 3)) == 6


def test_fire_red_devil_check_4() -> None:
    """The devil jumps to 3,2,2 at cost 3 and wins."""
    state = chase("3,3,2", "2,4,2")
    for place in cells("4,2,2 3,2,3"):
        state.pile.put(place, GREEN)
    state.seat = 1
    assert jump_cost(cell(2, 4, 2), cell(3, 2, 2)) == 3
    state.play(1, pipyard.game("fire_red_devil").parse("jump 2,4,2 3,2,2"))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


def test_the_first_jumps_of_angel_and_devil_are_those_of_the_slow_reference() -> None:
    state = chase("4,4,0", "0,0,8")
    pile = as_dict(state.pile)
    assert len(offered(state, 0)) == len(slow.all_jumps(pile, ANGEL))
    total = 0
    for start, end in slow.all_jumps(pile, ANGEL):
        moved = slow.after(pile, start, end)
        moved[start] = GREEN
        total += len(slow.all_jumps(moved, DEVIL))
    assert perft(state, 2) == total


def test_the_devil_may_jump_onto_the_angel_only_with_same_funnel() -> None:
    assert "0,4,4" not in ends(chase("0,4,4", "0,5,3"), 1, "0,5,3")
    state = chase("0,4,4", "0,5,3", catch="same_funnel")
    assert "0,4,4" in ends(state, 1, "0,5,3")
    state.seat = 1
    state.play(1, pipyard.game("fire_red_devil").parse("jump 0,5,3 0,4,4"))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


def test_the_second_seat_may_be_the_angel() -> None:
    state = chase("4,2,2", "0,4,4", angel_seat="1")
    turn = state.turn()
    assert isinstance(turn, pipyard.Choose)
    assert turn.seats == (1,)
    assert ends(state, 1, "4,2,2")


def test_the_angel_escapes_when_the_green_dice_are_used_up() -> None:
    state = chase("8,0,0", "0,8,0", green=1)
    state.play(0, pipyard.game("fire_red_devil").parse(sorted(offered(state, 0))[0]))
    assert isinstance(state.turn(), pipyard.Choose)
    state.play(1, pipyard.game("fire_red_devil").parse(sorted(offered(state, 1))[0]))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert (ended.winners(), ended.why) == ([0], "angel-escaped")
