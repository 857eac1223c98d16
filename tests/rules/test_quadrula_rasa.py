"""Quadrula Rasa: every check value of its page, and that picking and asking agree with a plain listing."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random

import pytest

import pipyard
from pipyard.books.das_spiel.construction.quadrula_rasa import QuadrulaRasaState
from pipyard.books.families.cube_chunks import CubeSpace
from pipyard.books.families.dice_cube import CUBE_DICE, beside, cube, hangs, liftable
from pipyard.core.errors import BadOption
from pipyard.core.notation import Atom, Move
from pipyard.core.playout import outcome, playout
from pipyard.pyramid.cells import CELLS, TOUCHING, TOUCHING_BY_FACE, cells
from pipyard.pyramid.pieces import bits_of
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.shapes import placements, shape

GAME = pipyard.game("quadrula_rasa")
CORNER = " ".join(die.text for die in CUBE_DICE.values() if max(die.i, die.j, die.k) < 4 and (9 - die.i - die.j - die.k) <= 2)


def cube_bits(text: str) -> int:
    """Dice written with spaces between them, as bits."""
    return sum([1 << die.index for die in CUBE_DICE.values() if die.text in text.split()])


def state(dice: str = "", rest: str = "", **options: object) -> QuadrulaRasaState:
    """Seat 0 is on turn, some dice lie, and it has some dice left."""
    made = pipyard.game("quadrula_rasa", **options).start(2, start_seat="0")
    assert isinstance(made, QuadrulaRasaState)
    made.pile = Pile.of(cells(dice))
    if rest:
        made.rest[0] = cube_bits(rest)
    return made


def chunks(rest: int, most: int) -> list[int]:
    """All sets of at most so many dice that hang together, the slow way."""
    found = level = {1 << die for die in bits_of(rest)}
    for _ in range(most - 1):
        level = {chunk | 1 << die for chunk in level for die in bits_of(beside(chunk) & rest & ~chunk)}
        found = found | level
    return sorted(found)


def listed(made: QuadrulaRasaState) -> set[tuple[frozenset[str], frozenset[str]]]:
    """All moves of seat 0, as the page says it: every chunk in every place, one by one."""
    near = TOUCHING_BY_FACE if made.by_face else TOUCHING
    found: set[tuple[frozenset[str], frozenset[str]]] = set()
    for chunk in chunks(made.rest[0], made.most):
        left = made.rest[0] & ~chunk
        dice = [CUBE_DICE[die] for die in bits_of(chunk)]
        floats = any(
            (other.i, other.j) == (die.i, die.j) and other.k > die.k for die in dice for other in map(CUBE_DICE.get, bits_of(left)) if other
        )
        if (made.lift and floats) or (made.one_piece and not hangs(left)):
            continue
        for places in placements(made.pile, shape([(die.i, die.j, die.k) for die in dice])):
            if made.pile.empty() or any(made.pile.occupied(there) for place in places for there in near[place]):
                found.add((frozenset(die.text for die in dice), frozenset(CELLS[place].text for place in places)))
    return found


def parts(atoms: Iterable[Atom]) -> tuple[frozenset[str], frozenset[str]]:
    words = [str(atom) for atom in atoms]
    on = words.index("on")
    return frozenset(words[1:on]), frozenset(words[on + 1 :])


def walked(space: CubeSpace) -> set[tuple[frozenset[str], frozenset[str]]]:
    """All moves the steps lead to; dice picked in another order are looked at once."""
    found: set[tuple[frozenset[str], frozenset[str]]] = set()
    seen: set[frozenset[str]] = set()

    def walk(prefix: tuple[Atom, ...]) -> None:
        picked = frozenset(map(str, prefix))
        if picked in seen:
            return
        seen.add(picked)
        steps = space.steps(prefix)
        assert steps.atoms or steps.done, f"{prefix} leads nowhere"
        if steps.done:
            assert space.contains(Move(*prefix))
            assert space.contains(GAME.parse(Move(*prefix).text))
            found.add(parts(prefix))
        for atom in steps.atoms:
            walk((*prefix, atom))

    walk(())
    return found


def space(made: QuadrulaRasaState) -> CubeSpace:
    found = made.moves(0)
    assert isinstance(found, CubeSpace)
    return found


def test_quadrula_rasa_check_1() -> None:
    """The corner chunk of 10 can be lifted and set in 28 ways on the empty plate; an L of 3 cannot be set."""
    first = space(state())
    assert len(CORNER.split()) == 10
    assert liftable(cube_bits(CORNER), cube(4))
    corner = bits_of(cube_bits(CORNER))
    assert len(first.settings_of(corner)) == 28
    assert not first.settings_of(bits_of(cube_bits("3-3-3 2-3-3 3-2-3")))
    assert not first.settings_of(bits_of(cube_bits("3-3-3 2-3-3 3-3-2")))


def test_quadrula_rasa_check_2() -> None:
    """From the fresh cube 16 single dice, 40 pairs and 116 triples can be lifted."""
    fresh = [chunk for chunk in chunks(cube(4), 3) if liftable(chunk, cube(4))]
    assert [sum(chunk.bit_count() == size for chunk in fresh) for size in (1, 2, 3)] == [16, 40, 116]


def test_quadrula_rasa_check_3() -> None:
    """0,0,2 cannot be lifted while 0,0,3 stands; both as a column can."""
    assert not liftable(cube_bits("0-0-2"), cube(4))
    assert liftable(cube_bits("0-0-3 0-0-2"), cube(4))
    made = state()
    move = GAME.parse("set 0-0-2 on 8,0,0")
    assert not made.moves(0).contains(move)
    assert "you lift a chunk off" in str(made.objection(0, move))


SMALL = (
    ("", "0-0-0 0-0-1 1-0-0 0-1-0 1-1-0 1-0-1"),
    ("3,3,2", "0-0-0 0-0-1 1-0-0 0-1-0 1-1-0 1-1-1"),
    ("3,3,2 3,2,3 2,3,3", "0-0-0 0-0-1 1-0-0 2-0-0 2-0-1 2-0-2"),
    ("8,0,0", "0-0-0 0-0-1 0-1-0 0-1-1 0-2-0 0-2-1 0-2-2"),
    ("8,0,0 0,8,0 0,0,8 4,4,0", "0-0-0 1-0-0 2-0-0 3-0-0 1-1-0"),
    ("2,3,3 3,2,3 3,3,2 2,2,4 3,1,4 2,2,3", "3-3-0 3-3-1 3-3-2 3-3-3 2-3-0 1-3-0 1-3-1"),
)
RULES: tuple[dict[str, object], ...] = (
    {"chunk_max": 4},
    {"chunk_max": 7},
    {"chunk_max": 4, "remove": "any"},
    {"chunk_max": 5, "rest_connected": True},
    {"chunk_max": 4, "contact": "face"},
    {"chunk_max": 5, "contact": "face", "remove": "any", "rest_connected": True},
)


def can_be_left(rest: str, options: dict[str, object]) -> bool:
    """Where the rest must hang together no other can be left."""
    return "rest_connected" not in options or hangs(cube_bits(rest))


@pytest.mark.parametrize(("dice", "rest", "options"), [(*some, rules) for some in SMALL for rules in RULES if can_be_left(some[1], rules)])
def test_quadrula_rasa_small_positions_give_the_same_moves_listed_picked_and_asked(
    dice: str, rest: str, options: dict[str, object]
) -> None:
    made = state(dice, rest, **options)
    wanted = listed(made)
    if not wanted:
        assert not made.able(0)
        assert not space(made).steps(("set",)).atoms
        return
    assert made.able(0)
    assert walked(space(made)) == wanted
    assert {parts(space(made).sample(Random(seed)).atoms) for seed in range(40)} <= wanted


@pytest.mark.parametrize("seed", range(6))
def test_quadrula_rasa_random_positions_give_the_same_moves_listed_picked_and_asked(seed: int) -> None:
    rng = Random(seed)
    options = RULES[seed] | {"chunk_max": 3}
    made = GAME.start(2, start_seat="0", **options)
    assert isinstance(made, QuadrulaRasaState)
    for _ in range(24):
        made.play(made.seat, made.moves(made.seat).sample(rng))
    made.seat = 0
    made.rest[0] &= cube_bits(" ".join(die.text for die in CUBE_DICE.values() if die.i < 2))
    if made.one_piece and not hangs(made.rest[0]):
        return
    assert walked(space(made)) == listed(made)


@pytest.mark.parametrize("options", [*RULES[2:], {}, {"cube": "125"}], ids=str)
def test_quadrula_rasa_picking_never_leads_nowhere_and_answers_soon(options: dict[str, object]) -> None:
    rng = Random(str(options))
    made = GAME.start(2, **{"start_seat": "0", **options})
    assert isinstance(made, QuadrulaRasaState)
    slowest: list[float] = []
    while made.turn().kind == 0:
        prefix: tuple[Atom, ...] = ()
        where = made.moves(made.seat)
        steps = where.steps()
        while steps.atoms:
            prefix = (*prefix, steps.atoms[int(rng.random() * len(steps.atoms))])
            began = time.process_time()
            steps = where.steps(prefix)
            slowest.append(time.process_time() - began)
        assert steps.done, f"{prefix} leads nowhere"
        made.play(made.seat, GAME.parse(Move(*prefix).text))
    assert sorted(slowest)[-3] < 0.25, "a step takes a few milliseconds, on a busy machine several times that"


def test_quadrula_rasa_a_move_is_written_in_one_order() -> None:
    assert GAME.parse("set 0-0-2 0-0-3 0-1-3 on 2,2,3 2,3,3 3,2,3").text == "set 0-0-3 0-1-3 0-0-2 on 2,3,3 3,2,3 2,2,3"


def test_quadrula_rasa_the_smallest_rest_wins_when_the_pyramid_is_complete() -> None:
    made = state(" ".join(cell.text for cell in CELLS[:-1]), "0-0-0 0-0-1")
    made.play(0, GAME.parse("set 0-0-1 on 0,0,0"))
    over = made.turn()
    assert isinstance(over, pipyard.Over)
    assert (over.winners(), over.scores, over.why) == ([0], [1, 64], "pyramid-complete")


def test_quadrula_rasa_whoever_can_set_nothing_by_a_face_passes() -> None:
    made = state("8,0,0", contact="face")
    made.rest = [cube_bits("0-0-0 1-1-0"), cube_bits("0-0-0 2-2-0")]
    made.pile = Pile.of(cells("8,0,0"))
    assert not made.able(1)
    made.rest[0] = cube_bits("0-0-0 0-1-0 1-0-0 3-3-0")
    made.play(0, GAME.parse("set 0-0-0 0-1-0 1-0-0 on 7,0,0 7,1,0 7,0,1"))
    over = made.turn()
    assert isinstance(over, pipyard.Over)
    assert (over.winners(), over.why) == ([0], "nobody-can-set")


def test_quadrula_rasa_refuses_what_makes_no_game() -> None:
    with pytest.raises(BadOption, match="125"):
        GAME.start(3, cube="125")
    with pytest.raises(BadOption, match="chunk_max"):
        GAME.start(2, contact="face", chunk_max=2)


def test_quadrula_rasa_random_games_end() -> None:
    for seed in range(3):
        begun = GAME.start(2 + seed % 2)
        playout(begun, Random(seed))
        assert outcome(begun).why in ("all-dice-used", "pyramid-complete")
