"""Tabula Rasa: every check value of its page, and that picking, listing and asking agree."""

from __future__ import annotations

from random import Random

import pytest

import pipyard
from pipyard.books.das_spiel.construction.tabula_rasa import BlockSpace, TabulaRasaState
from pipyard.books.families.flat_block import BLOCK, block_bits, chunks, hangs
from pipyard.core.errors import BadOption, Illegal
from pipyard.core.notation import Atom, Move
from pipyard.core.playout import playout
from pipyard.pyramid.cells import CELLS, cells
from pipyard.pyramid.pieces import Ground, settings
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.shapes import PAIR, SINGLE, TRIANGEL, TRIOPS, placements, shape

GAME = pipyard.game("tabula_rasa")
STAIRCASE = "2,2,3 2,3,3 2,3,2 2,4,2 2,4,1 2,5,1"


def state(dice: str = "", **options: object) -> TabulaRasaState:
    """Seat 0 is on turn, some dice lie."""
    made = pipyard.game("tabula_rasa", **options).start(3, start_seat="0")
    assert isinstance(made, TabulaRasaState)
    made.pile = Pile.of(cells(dice))
    return made


def space(made: TabulaRasaState) -> BlockSpace:
    found = made.moves(0)
    assert isinstance(found, BlockSpace)
    return found


def legal(made: TabulaRasaState, text: str) -> bool:
    return made.moves(0).contains(GAME.parse(text))


def walked(where: BlockSpace, prefix: tuple[Atom, ...] = ()) -> set[str]:
    """All moves the steps lead to, in the order in which they are written."""
    steps = where.steps(prefix)
    assert steps.atoms or steps.done, f"{prefix} leads nowhere"
    found = {GAME.parse(Move(*prefix).text).text} if steps.done else set[str]()
    for atom in steps.atoms:
        found |= walked(where, (*prefix, atom))
    return found


def test_tabula_rasa_check_1() -> None:
    """On the empty plate no chunk of 3 or 6 can be set."""
    assert {len(move.names()) for move in space(state()).every()} == {2}
    assert len(space(state()).every()) == 55 * 45


def test_tabula_rasa_check_2() -> None:
    """With one die in 2,2,4 the L beside it is legal."""
    assert legal(state("2,2,4"), "set a0 a1 b0 on 2,2,3 3,2,3 2,3,3")
    assert not legal(state(), "set a0 a1 b0 on 2,2,3 3,2,3 2,3,3")


def test_tabula_rasa_check_3() -> None:
    """The staircase of six is legal over four old dice; without 2,2,4 it is not."""
    chunk = "set a0 a1 b1 b2 c2 c3 on"
    assert legal(state("3,2,3 3,3,2 3,4,1 2,2,4"), f"{chunk} {STAIRCASE}")
    assert not legal(state("3,2,3 3,3,2 3,4,1"), f"{chunk} {STAIRCASE}")


def test_tabula_rasa_check_4() -> None:
    """A chunk that cuts a corner off the block is illegal; the staircase is legal."""
    made = state("3,2,3 3,3,2 3,4,1 2,2,4")
    assert not space(made).legal(block_bits("a1 b1 b0"))
    assert "pieces" in str(made.objection(0, GAME.parse("set a1 b1 b0 on 2,2,3 3,2,3 2,3,3")))
    assert space(made).legal(block_bits("a0 a1 b1 b2 c2 c3"))


def test_tabula_rasa_a_fresh_block_has_the_chunks_the_page_counts() -> None:
    assert [len(chunks(size)) for size in (1, 3, 6)] == [55, 238, 4928]
    assert [sum(hangs(BLOCK & ~chunk) for chunk in chunks(size)) for size in (1, 3, 6)] == [55, 234, 4226]


def test_tabula_rasa_small_positions_give_the_same_moves_listed_picked_and_asked() -> None:
    made = state("3,2,3 3,3,2 3,4,1 2,2,4 8,0,0", chunks="1,3")
    for block in ("a0 a1 b1", "a0 a1 a2 b1", "c3 c4 c5 d5 e5"):
        made.rest[0] = block_bits(block)
        where = space(made)
        listed = {move.text for move in where.every()}
        assert len(listed) == len(where.every())
        assert walked(where) == listed
        assert all(where.contains(GAME.parse(text)) for text in listed)
        assert {where.sample(Random(seed)).text for seed in range(60)} <= listed


def test_tabula_rasa_dice_and_cells_may_be_picked_in_any_order_and_are_written_in_one() -> None:
    match = pipyard.Match("tabula_rasa", seats=3, seed=1, start_seat="0")
    match.submit(0, "set e10 on 2,2,4")
    assert match.submit(1, "set b1 a0 a1 on 2,2,3 3,2,3 2,3,3").text == "set a0 a1 b1 on 2,3,3 3,2,3 2,2,3"
    match.submit(2, "set a0 on 8,0,0")
    with pytest.raises(Illegal, match="no longer in your block"):
        match.submit(0, "set e10 on 7,1,0")


def test_tabula_rasa_a_block_used_up_wins() -> None:
    made = state("2,2,4")
    made.rest[0] = block_bits("a0 a1 b1")
    made.play(0, GAME.parse("set a0 a1 b1 on 2,2,3 3,2,3 2,3,3"))
    over = made.turn()
    assert isinstance(over, pipyard.Over)
    assert (over.winners(), over.scores, over.why) == ([0], [0, 55, 55], "all-dice-used")


def test_tabula_rasa_a_single_die_touches_the_building_where_the_option_says_so() -> None:
    made = state("8,0,0", single_contact=True)
    assert {move.to for move in space(made).every() if len(move.names()) == 2} == set(cells("7,1,0 7,0,1"))
    assert len(space(state("", single_contact=True)).every()) == 55 * 45


def test_tabula_rasa_needs_single_dice() -> None:
    with pytest.raises(BadOption, match="must contain 1"):
        GAME.start(3, chunks="3,6")


def test_tabula_rasa_random_games_are_as_long_as_the_page_says() -> None:
    for seed in range(3):
        made = GAME.start(3, start_seat="0")
        assert 25 <= playout(made, Random(seed)) <= 163


@pytest.mark.parametrize("count", [0, 4, 20, 60, 120])
def test_pieces_are_found_in_the_places_that_looking_one_by_one_finds(count: int) -> None:
    rng, pile = Random(count), Pile()
    for _ in range(count):
        funnels = pile.funnel_cells()
        pile.put(funnels[int(rng.random() * len(funnels))], 0)
    ground = Ground(pile)
    assert ground.funnels() == sorted(ground.funnels())
    assert {CELLS[place[0]].text for place in settings(ground, SINGLE)} == {CELLS[place].text for place in pile.funnel_cells()}
    for piece in (SINGLE, PAIR, TRIOPS, TRIANGEL, shape([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])):
        assert settings(ground, piece) == placements(pile, piece)
