"""Reducto: the check values of the rules, game 46."""

from __future__ import annotations

from itertools import combinations

import pytest

import pipyard
from pipyard.books.das_spiel.board.reducto import ANY_WAY, CROSS_BUT_ONE, TAKING, ReductoState, ends, stranded
from pipyard.dice.orientation import TRIPLES, orientation, with_face
from pipyard.pyramid.cells import CELLS, cell
from pipyard.pyramid.pile import Pile
from tests.rules.reference_board import Dice, book_plate, offered, reducto_jumps, reducto_turns, sequences


def on_plate(dice: dict[str, str], seats: int = 2, **options: object) -> ReductoState:
    """Black dice in the funnels named, standing as named; seat 0 is on."""
    state = pipyard.game("reducto").start(seats, start_seat="0", **options)
    assert isinstance(state, ReductoState)
    state.colours, state.dealt = 45 * "k", True
    for name, triple in dice.items():
        state.pile.stand(cell(*map(int, name.split(","))), 2, orientation(triple))
    state.left = len(dice)
    state.ask()
    return state


def book_dice(hole: str) -> dict[str, str]:
    return {",".join(map(str, p)): "".join(map(str, t)) for p, t in book_plate().items() if ",".join(map(str, p)) != hole}


def jump_tree(state: ReductoState, depth: int) -> int:
    jumps = [move for move in state.offered if move.verb == "jump"]
    if depth == 1:
        return len(jumps)
    total = 0
    for move in jumps:
        then = state.copy()
        assert isinstance(then, ReductoState)
        then.play(then.seat, move)
        total += jump_tree(then, depth - 1)
    return total


def test_reducto_check_1() -> None:
    """For the hole 2,3,3 in a full plate exactly ten of die, axis and number allow a jump."""
    pile = Pile.of([place for place in range(45) if place != cell(2, 3, 3)])
    found: set[tuple[str, int, int]] = set()
    for place in pile.dice_cells():
        for axis in range(3):
            for number in range(1, 7):
                for turned in with_face(axis, number):
                    others = [one for one in ends(pile, place, turned, TAKING) if CELLS[one].text == "2,3,3"]
                    on_line = (CELLS[place].x, CELLS[place].y, CELLS[place].z)[axis] == (2, 3, 3)[axis]
                    if others and on_line:
                        found.add((CELLS[place].text, axis, number))
    assert len(found) == 10
    assert ("2,0,6", 0, 3) in found
    assert ("4,1,3", 2, 2) in found
    assert ("2,2,4", 0, 1) not in found


def test_reducto_check_2() -> None:
    """On the test plate hole 2,3,3 has one jump, 0,5,3 five, and 1,0,7 none, so a reroll."""
    state = on_plate(book_dice("2,3,3"))
    assert offered(state) == {"jump 4,1,3 2,3,3"}
    assert TRIPLES[state.pile.turned[cell(4, 1, 3)]].text == "412"
    assert len(offered(on_plate(book_dice("0,5,3")), "jump")) == 5
    state = on_plate(book_dice("1,0,7"))
    assert offered(state, "jump") == set()
    assert len(offered(state, "reroll")) == 44


def test_reducto_check_3() -> None:
    """A jump over two empty cells takes nothing; with 2,2,4 occupied it is legal."""
    filled = dict.fromkeys(book_dice("2,3,3"), "124")
    turned = next(t.text for t in TRIPLES if t.text[0] == "3" and "2" not in t.text)
    filled["2,0,6"] = turned
    state = on_plate({name: t for name, t in filled.items() if name not in ("2,1,5", "2,2,4")})
    assert "jump 2,0,6 2,3,3" not in offered(state)
    state = on_plate({name: t for name, t in filled.items() if name != "2,1,5"})
    assert "jump 2,0,6 2,3,3" in offered(state)


def test_reducto_check_4() -> None:
    """Six dice that cannot jump at once: one sequence and six rerolls are left."""
    dice = {"8,0,0": "531", "0,0,8": "213", **dict.fromkeys(("5,1,2", "0,8,0", "0,7,1", "1,0,7"), "124")}
    state = on_plate(dice)
    assert offered(state, "jump") == {"jump 8,0,0 7,1,0 4,1,3"}
    assert len(offered(state, "reroll")) == 6
    steps = state.moves(0).steps(pipyard.game("reducto").parse("jump 8,0,0 7,1,0").atoms)
    assert [str(atom) for atom in steps.atoms] == ["4,1,3"]
    assert not steps.done
    state.play(0, pipyard.game("reducto").parse("jump 8,0,0 7,1,0 4,1,3"))
    assert state.left == 5
    assert state.drawn_scores() == [1, 0]


def test_reducto_check_5() -> None:
    """Of the 990 pairs 15 can never be taken."""
    for must, count in ((ANY_WAY, 15), (CROSS_BUT_ONE, 192)):
        assert len([pair for pair in combinations(range(45), 2) if stranded(Pile.of(pair), must)]) == count
    assert stranded(Pile.of([cell(8, 0, 0), cell(0, 8, 0)]), ANY_WAY)
    assert stranded(Pile.of([cell(0, 1, 7), cell(7, 1, 0)]), ANY_WAY)


def rotated(place: int) -> int:
    return cell(CELLS[place].y, CELLS[place].z, CELLS[place].x)


def test_reducto_check_5_triples() -> None:
    """Of the 14190 triples 4 can never be taken."""
    found: set[tuple[int, ...]] = set()
    for three in combinations(range(45), 3):
        one = tuple(sorted(rotated(place) for place in three))
        two = tuple(sorted(rotated(place) for place in one))
        if three <= one and three <= two and stranded(Pile.of(three), ANY_WAY):  # of three plates that are alike look at one
            found |= {three, one, two}
    assert len(found) == 4
    assert tuple(sorted((cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8)))) in found
    assert tuple(sorted((cell(0, 1, 7), cell(0, 7, 1), cell(6, 1, 1)))) in found


@pytest.mark.parametrize(("hole", "counts"), [("2,3,3", [1, 3, 6]), ("0,5,3", [5, 27, 151])])
def test_reducto_check_6(hole: str, counts: list[int]) -> None:
    """The jump sequences of 1, 2, 3 turns: 1, 3, 6 for hole 2,3,3; 5, 27, 151 for 0,5,3."""
    state = on_plate(book_dice(hole))
    assert [jump_tree(state, depth) for depth in (1, 2, 3)] == counts
    x, y, z = map(int, hole.split(","))
    dice: Dice = {p: t for p, t in book_plate().items() if p != (x, y, z)}
    assert [sequences(dice, reducto_turns, depth) for depth in (1, 2, 3)] == counts
    assert len(reducto_jumps(dice)) == counts[0]


def test_a_rolled_die_may_jump_at_once_only_with_the_option() -> None:
    for early, asked in ((True, 0), (False, 1)):
        state = on_plate(book_dice("1,0,7"), early_roll_jump=early)
        state.play(0, pipyard.game("reducto").parse("reroll 1,2,5"))
        assert isinstance(state.turn(), pipyard.Chance)
        two_on_x = next(t for t in TRIPLES if t.text[0] == "2")
        state.land(pipyard.Move(two_on_x))
        assert state.seat == asked
        if early:
            assert offered(state) == {"jump 1,2,5 1,0,7", "stop"}


def test_few_dice_leave_a_free_choice() -> None:
    dice = {"8,0,0": "531", "0,0,8": "213", **dict.fromkeys(("5,1,2", "0,8,0", "0,7,1"), "124")}
    state = on_plate(dice)
    assert len(offered(state, "reroll")) == 5
    longest = max(len(move.split()) for move in offered(state, "jump"))
    assert longest == 5


def test_a_rolled_die_of_few_may_take_position_once() -> None:
    dice = {"8,0,0": "531", "0,0,8": "213", **dict.fromkeys(("5,1,2", "0,8,0", "0,7,1"), "124")}
    state = on_plate(dice)
    state.play(0, pipyard.game("reducto").parse("reroll 8,0,0"))
    state.land(pipyard.Move(TRIPLES[orientation("531")]))
    assert "jump 8,0,0 7,1,0 4,1,3" in offered(state)
    assert "stop" in offered(state)
    assert max(len(move.split()) for move in offered(state, "jump")) == 4


def test_a_long_stall_ends_it() -> None:
    state = on_plate({"4,2,2": "124", "3,3,2": "264", "0,8,0": "124"})
    assert isinstance(state.turn(), pipyard.Choose)
    state.stall = 30
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "nothing-taken-for-long"


def test_dice_that_nothing_could_free_end_it() -> None:
    state = on_plate({"8,0,0": "412", "7,1,0": "124", "0,1,7": "124"})
    state.play(0, pipyard.game("reducto").parse("jump 8,0,0 6,2,0"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "no-die-can-be-freed"
    assert over.scores == [1, 0]


def test_the_last_die_ends_it() -> None:
    state = on_plate({"8,0,0": "412", "7,1,0": "124"})
    state.play(0, pipyard.game("reducto").parse("jump 8,0,0 6,2,0"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "one-die-left"


@pytest.mark.parametrize("limit", [2, 3])
def test_so_many_turns_without_a_taken_die_end_the_game(limit: int) -> None:
    state = on_plate(book_dice("1,0,7"), stall_limit=limit, early_roll_jump=False)
    for turn in range(limit):
        assert isinstance(state.turn(), pipyard.Choose), turn
        state.play(state.seat, pipyard.game("reducto").parse("reroll 8,0,0"))
        state.land(pipyard.Move(TRIPLES[state.pile.turned[cell(8, 0, 0)]]))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "nothing-taken-for-long"
