"""Fire and Water, Squeezing, Triops and Abquetschen: the check values of the rules."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

import pipyard
from pipyard.books.abacus.abquetschen import AbquetschenState
from pipyard.books.das_spiel.construction.fire_and_water import BLACK, GREEN, RED, FireAndWaterState
from pipyard.books.das_spiel.construction.squeezing import SqueezingState
from pipyard.books.das_spiel.construction.triops import TriopsState
from pipyard.books.families.squeeze import BONUS, BUILD, ROLL_TO_BUILD, SqueezeState, start_tops
from pipyard.core.game import State
from pipyard.core.playout import playout
from pipyard.pyramid.cells import BASE, CELLS, LEVEL, SIZE, UNDER, cell, cells
from pipyard.pyramid.growth import growths, longest_row, lying, mask, members, over_all
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.shapes import connected, put_all, stands


def offered(state: State, seat: int = 0) -> set[str]:
    space = state.moves(seat)
    assert isinstance(space, pipyard.Finite)
    return {str(move) for move in space}


def start(key: str, seats: int, **options: object) -> State:
    return pipyard.game(key).start(seats, start_seat="0", **options)


# 30. Fire and Water


def fire(**options: object) -> FireAndWaterState:
    state = start("fire_and_water", 2, **options)
    assert isinstance(state, FireAndWaterState)
    return state


def greens(state: FireAndWaterState) -> set[int]:
    return {place for place in state.pile.funnel_cells() if state.peaceful(place, GREEN)}


def test_fire_and_water_check_1() -> None:
    """Beside one red die green is legal in 38 base funnels, not in its six neighbours."""
    state = fire()
    state.pile.put(cell(3, 3, 2), RED)
    assert len(greens(state)) == 38
    assert {"green 4,2,2", "green 3,2,3"} & offered(state) == set()


@pytest.mark.parametrize(("touch", "legal", "barred"), [("face_edge", 33, ""), ("face_edge_corner", 30, "2,2,3 2,4,1 4,2,1")])
def test_fire_and_water_check_2(touch: str, legal: int, barred: str) -> None:
    """Over a full base with 3,3,2 red green has 33 cells of level 1, with corners 30."""
    state = fire(touch=touch)
    for place in range(BASE):
        state.pile.put(place, RED if place == cell(3, 3, 2) else BLACK)
    assert len(greens(state)) == legal
    level_one = {place for place in range(SIZE) if LEVEL[place] == 1}
    assert level_one - greens(state) == {*cells("2,3,2 3,2,2 3,3,1"), *cells(barred)}


def test_fire_and_water_check_3() -> None:
    """On level 2 green is illegal in three cells that touch by an edge over two levels."""
    state = fire()
    for place in range(SIZE):
        if LEVEL[place] < 2:
            state.pile.put(place, RED if place == cell(3, 3, 2) else BLACK)
    level_two = {place for place in range(SIZE) if LEVEL[place] == 2}
    assert level_two - greens(state) == set(cells("2,2,2 2,3,1 3,2,1"))


def test_black_is_never_a_free_choice() -> None:
    state = fire()
    assert not any(move.startswith("black") for move in offered(state))
    state.hands[0] = [0, 1]
    for place in range(BASE):
        state.pile.put(place, RED)
    assert {move.split()[0] for move in offered(state)} == {"black"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_red_and_green_never_touch_in_random_games(seats: int) -> None:
    state = start("fire_and_water", seats)
    assert isinstance(state, FireAndWaterState)
    playout(state, random.Random(seats))
    for place in state.pile.cells_of(RED):
        assert state.peaceful(place, RED)


# growing sets, by brute force


def brute(pile: Pile, count: int, touched: set[int] | None) -> set[frozenset[int]]:
    """Every connected stable set of so many empty cells, that touches one of some dice (None: anywhere)."""
    empty = [place for place in range(SIZE) if not pile.occupied(place)]
    if touched is None:
        pool = empty
    else:
        near = {
            place for place in empty for other in touched if sum(abs(a - b) for a, b in zip(xyz(place), xyz(other), strict=True)) <= count
        }
        pool = sorted(near)
    found: set[frozenset[int]] = set()
    for chosen in combinations(pool, count):
        if stands(pile, chosen) and connected(chosen):
            touching = touched is None or any(under in touched for place in chosen for under in UNDER[place])
            if touching:
                found.add(frozenset(chosen))
    return found


def xyz(place: int) -> tuple[int, int, int]:
    return (CELLS[place].x, CELLS[place].y, CELLS[place].z)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_growing_finds_what_brute_force_finds(count: int) -> None:
    pile = Pile()
    put_all(pile, cells("3,2,3 2,3,3 2,2,4 2,2,3 4,2,2 3,3,2"), 0)
    touched = set(cells("2,2,3 3,3,2"))
    roots = [place for place in range(SIZE) if not pile.occupied(place) and any(under in touched for under in UNDER[place])]
    found = {frozenset(members(bits)) for bits in growths(lying(pile), roots, count)}
    assert found == brute(pile, count, touched)


# 31. Squeezing


def squeeze(top: str = "2,2,3", **options: object) -> SqueezingState:
    """Seat 0 has set the start pyramid, seat 1 is to roll."""
    state = start("squeezing", 3, **options)
    assert isinstance(state, SqueezingState)
    state.land(pipyard.Move(4))
    state.play(0, pipyard.game("squeezing").parse(f"start {top}"))
    return state


def built(state: SqueezeState, roll: int) -> set[frozenset[int]]:
    return {frozenset(members(bits)) for bits in state.builds(state.seat, roll)}


def test_squeezing_check_1() -> None:
    """With a 3 the second player may build 3,2,2 4,2,2 3,3,2; with a 4 the second player must pass."""
    state = squeeze()
    assert set(map(frozenset, [cells("3,2,2 4,2,2 3,3,2")])) <= built(state, 3)
    state.land(pipyard.Move(4))
    assert state.seat == 2
    assert state.passes == 1


def test_squeezing_check_2() -> None:
    """With a 5 five dice along the start pyramid are legal, with a 6 the same and 2,1,3."""
    state = squeeze()
    five = cells("3,1,3 4,1,3 3,1,4 2,1,4 2,1,5")
    assert frozenset(five) in built(state, 5)
    assert frozenset([*five, cell(2, 1, 3)]) in built(state, 6)
    assert [len(built(state, roll)) for roll in range(1, 7)] == [0, 0, 6, 0, 3, 21]


def test_squeezing_check_3() -> None:
    """A column of four down the edge is legal and earns one bonus die."""
    state = squeeze()
    column = cells("7,0,0 6,0,0 5,0,0 4,0,0")
    state.pile = Pile()
    for place in range(SIZE):
        if sum(xyz(place)) >= 4 and place not in column:
            state.pile.put(place, 1 if place == cell(8, 0, 0) else 2)
    state.starter_turns = 2
    assert built(state, 4) >= {frozenset(column)}
    state.land(pipyard.Move(4))
    state.play(1, pipyard.Move("build", *[CELLS[place] for place in sorted(column)]))
    assert state.bonus == 1
    assert "bonus 3,0,0" in offered(state, 1)


def test_squeezing_check_4() -> None:
    """With a stock of 3 and a roll of 5 a legal build of 3 wins."""
    state = squeeze()
    state.stock[1] = 3
    state.land(pipyard.Move(5))
    state.play(1, pipyard.game("squeezing").parse("build 3,3,2 4,2,2 3,2,2"))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


def test_overshooting_wins_without_placing_where_that_is_played() -> None:
    state = squeeze(finish="overshoot_wins")
    state.stock[1] = 3
    state.land(pipyard.Move(5))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


def test_a_buried_player_is_skipped_or_ends_the_game() -> None:
    for ends in ("no", "yes"):
        state = squeeze(end_on_squeeze=ends)
        state.pile = Pile()
        put_all(state.pile, [*cells("3,2,3 2,3,3 2,2,4")], 2)
        for place in range(BASE):
            if not state.pile.occupied(place):
                state.pile.put(place, 0)
        for place in range(SIZE):
            if LEVEL[place] == 1:
                state.pile.put(place, 1)
        assert state.buried(2)
        state.seat = 1
        state.end_turn()
        assert state.seat == (2 if ends == "yes" else 1)  # seats 2 and 0 are buried
        assert isinstance(state.turn(), pipyard.Over if ends == "yes" else pipyard.Chance)


def test_a_rolled_one_may_be_rolled_again_once() -> None:
    state = squeeze(reroll_one="replace")
    state.land(pipyard.Move(1))
    assert offered(state, 1) == {"keep", "again"}
    state.play(1, pipyard.Move("again"))
    state.land(pipyard.Move(1))
    assert state.seat == 2


# Abquetschen


COLUMN = "build 7,0,0 6,0,0 5,0,0 4,0,0"


def before_a_column(key: str, stock: int, **options: object) -> SqueezeState:
    """Seat 1 can build a row of four on its only die and has so many dice left."""
    state = start(key, 3, **options)
    assert isinstance(state, SqueezeState)
    state.land(pipyard.Move(4))
    state.play(0, pipyard.game(key).parse("start 2,2,3"))
    state.pile = Pile()
    for place in range(SIZE):
        if sum(xyz(place)) >= 4 and place not in cells(COLUMN.removeprefix("build ")):
            state.pile.put(place, 1 if place == cell(8, 0, 0) else 2)
    state.protect = False
    state.stock[1] = stock
    return state


@pytest.mark.parametrize(("key", "options"), [("abquetschen", {}), ("squeezing", {"finish": "overshoot_wins"})])
def test_a_roll_does_not_win_once_dice_are_built_with_it(key: str, options: dict[str, object]) -> None:
    """A 4 against a stock of 6 wins nothing, also while the bonus die is to be placed and 2 dice are left."""
    state = before_a_column(key, 6, **options)
    state.land(pipyard.Move(4))
    state.play(1, pipyard.game(key).parse(COLUMN))
    assert state.stock[1] == 2
    assert isinstance(state.turn(), pipyard.Choose)
    assert offered(state, 1) == {"bonus 3,0,0", "stop"}
    state.play(1, pipyard.Move("stop"))
    state.turn()
    assert state.seat == 2


@pytest.mark.parametrize(("key", "options"), [("abquetschen", {}), ("squeezing", {"finish": "overshoot_wins"})])
def test_a_log_that_the_fault_of_version_1_ended_is_refused(key: str, options: dict[str, object]) -> None:
    """Of the logs of version 1 only those are refused that ended by its fault; the others replay to the same end."""
    ended_too_early: list[str] = []
    for seed in range(40):
        rng = random.Random(seed)
        match = pipyard.Match(pipyard.game(key, **options), 3, seed)
        found = ""
        while isinstance(turn := match.turn, pipyard.Choose) and not found:
            match.submit(turn.seat, match.state.moves(turn.seat).sample(rng))
            state = match.state
            assert isinstance(state, SqueezeState)
            if state.phase == BONUS and state.rolled_out(state.seat):
                found = match.log.replace(f"game: {key} 2", f"game: {key} 1")
        ended_too_early += [found] if found else []
        if not found:
            again = pipyard.Match.replay(match.log.replace(f"game: {key} 2", f"game: {key} 1"))
            assert repr(again.over) == repr(match.over)
        if ended_too_early and seed >= 2:
            break
    with pytest.raises(pipyard.BadLog, match=f"version 1 of {key}, in which a bug"):
        pipyard.Match.replay(ended_too_early[0])


def abquetschen(top: str = "2,2,3", seats: int = 3, **options: object) -> AbquetschenState:
    state = start("abquetschen", seats, **options)
    assert isinstance(state, AbquetschenState)
    state.land(pipyard.Move(4))
    state.play(0, pipyard.game("abquetschen").parse(f"start {top}"))
    return state


def test_abquetschen_check_1() -> None:
    """15 starts; the connected stable sets of 1 to 6 dice on the empty plate are 45, 0, 0, 36, 0, 0."""
    assert len(start_tops(True)) == 15
    everywhere = list(range(SIZE))
    assert [len(growths(0, everywhere, count)) for count in range(1, 7)] == [45, 0, 0, 36, 0, 0]
    inside = [place for place in range(BASE) if min(xyz(place)) >= 1]
    counts = [
        [bits for bits in growths(0, everywhere, count) if set(members(bits)) & set(range(BASE)) <= set(inside)] for count in range(1, 7)
    ]
    assert [len(found) for found in counts] == [21, 0, 0, 15, 0, 0]


@pytest.mark.parametrize(
    ("top", "counts"),
    [("2,2,3", [0, 0, 6, 0, 3, 21]), ("3,3,1", [0, 0, 6, 0, 3, 17]), ("5,1,1", [0, 0, 6, 0, 3, 13])],
)
def test_abquetschen_check_2(top: str, counts: list[int]) -> None:
    """How many placements the second player has for rolls 1 to 6, by three starts."""
    state = abquetschen(top)
    assert [len(built(state, roll)) for roll in range(1, 7)] == counts


def test_abquetschen_check_3() -> None:
    """A pile of 31 dice: placements 1, 1, 3, 1, 2, 4; the bonus of the 4 finds no place, so the turn ends."""
    state = abquetschen()
    state.pile = Pile()
    wall = [p for p in range(SIZE) if xyz(p)[0] >= 1 and ((xyz(p)[1] >= 2 and xyz(p)[2] >= 2) or (xyz(p)[1] >= 1 and xyz(p)[2] >= 3))]
    put_all(state.pile, wall, 2)
    state.pile.put(cell(5, 1, 2), 1)
    assert state.pile.count() == 31
    state.starter_had_turn = True
    assert [len(built(state, roll)) for roll in range(1, 7)] == [1, 1, 3, 1, 2, 4]
    state.land(pipyard.Move(4))
    assert offered(state, 1) == {"build 4,1,2 3,1,2 2,1,2 1,1,2"}
    assert longest_row(mask(cells("4,1,2 3,1,2 2,1,2 1,1,2"))) == 4
    state.play(1, pipyard.game("abquetschen").parse("build 4,1,2 3,1,2 2,1,2 1,1,2"))
    assert state.seat == 2
    assert state.phase == ROLL_TO_BUILD


def test_abquetschen_check_4() -> None:
    """Hiding the start pyramid takes 18 dice, so the rule against it can bind only with four players."""
    state = abquetschen(seats=4)
    own = mask(state.pile.cells_of(0))
    occupied = lying(state.pile)
    covering = 0
    for place in members(own):
        for above in (x for x in range(SIZE) if place in UNDER[x]):
            covering |= 1 << above
    covering &= ~occupied
    needed = 0
    for place in members(covering):
        needed |= sum(1 << q for q in range(SIZE) if all(a >= b for a, b in zip(xyz(q), xyz(place), strict=True))) & ~occupied
    assert needed.bit_count() == 18
    assert state.leaving_start_open(1, [0, needed]) == [0]


def test_abquetschen_check_5() -> None:
    """With a reserve of 3 a 4 wins and a 3 without a placement passes; the first to roll starts with odds 36/91 or 216/671."""
    state = abquetschen()
    state.stock[1] = 3
    four = state.copy()
    four.land(pipyard.Move(4))
    ended = four.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]
    three = state.copy()
    assert isinstance(three, AbquetschenState)
    three.pile = Pile.of(range(SIZE - 1), 2)
    three.pile.repaint(cell(1, 0, 0), 1)
    three.land(pipyard.Move(3))
    assert three.stock[1] == 3
    assert (three.seat, three.phase, three.passes) == (2, ROLL_TO_BUILD, 1)
    for seats, chance in ((3, Fraction(36, 91)), (4, Fraction(216, 671))):
        rolling = start("abquetschen", seats)
        assert isinstance(rolling, AbquetschenState)
        for turn in range(seats):
            assert rolling.seat == turn
            four = rolling.copy()
            four.land(pipyard.Move(4))
            assert isinstance(four, AbquetschenState)
            assert four.starter == turn
            rolling.land(pipyard.Move(3))
        assert rolling.seat == 0  # so the first to roll starts with 1/6, and with what is left of 1 all begins anew
        sixth, other = Fraction(1, 6), Fraction(5, 6)
        assert sixth / (1 - other**seats) == chance


def test_a_three_without_a_placement_is_a_pass() -> None:
    state = abquetschen()
    state.stock[1] = 3
    state.pile = Pile()
    put_all(state.pile, cells("3,2,3 2,3,3 2,2,4 2,2,3"), 1)
    for place in range(BASE):
        if not state.pile.occupied(place):
            state.pile.put(place, 0)
    state.land(pipyard.Move(3))
    assert state.phase in (BUILD, ROLL_TO_BUILD)
    assert (state.seat == 2) == (not state.builds(1, 3))


# 32. Triops


def triops(first: str, seats: int = 2, **options: object) -> TriopsState:
    state = start("triops", seats, **options)
    assert isinstance(state, TriopsState)
    state.play(0, pipyard.game("triops").parse(f"place {first}"))
    return state


def pieces(state: TriopsState) -> set[tuple[str, frozenset[int]]]:
    return {(move.verb, frozenset(move.names())) for move in state.offered}


def triangels(*texts: str) -> set[tuple[str, frozenset[int]]]:
    return {("triangel", frozenset(cells(text))) for text in texts}


THREE_TRIANGELS = ("2,3,2 2,3,3 2,4,2", "3,2,2 3,2,3 4,2,2", "3,3,1 3,4,1 4,3,1")


def test_triops_check_1() -> None:
    """The start 3,3,2 has three Triangels and no Triops; the start 8,0,0 has one Triangel."""
    assert pieces(triops("3,3,2")) == triangels(*THREE_TRIANGELS)
    assert pieces(triops("8,0,0")) == triangels("7,0,0 7,1,0 7,0,1")


def test_triops_check_2() -> None:
    """After the first of the three there are six Triangels, and no Triops."""
    state = triops("3,3,2")
    move = next(move for move in state.offered if frozenset(move.names()) == frozenset(cells(THREE_TRIANGELS[0])))
    state.play(1, move)
    assert [verb for verb, _ in pieces(state)] == ["triangel"] * 6


@pytest.mark.parametrize("missing", ["", "2,2,3", "2,3,2"])
def test_triops_check_3(missing: str) -> None:
    """A Triops down to the base needs seven old dice."""
    state = triops("3,3,2")
    state.pile = Pile()
    seven = cells("2,2,3 2,3,2 3,2,3 3,3,2 2,3,3 2,2,4 2,4,2")
    put_all(state.pile, [place for place in seven if CELLS[place].text != missing], 0)
    down = ("triops", frozenset(cells("2,2,2 3,2,2 4,2,2")))
    state.offered = state.offer()
    assert (down in pieces(state)) is (missing == "")


def test_triops_check_4() -> None:
    """A Triangel on a bonus die in the corner is not allowed while the main structure is in mid-plate."""
    state = triops("3,3,2")
    state.pile.put(cell(8, 0, 0), 0)
    state.offered = state.offer()
    assert ("triangel", frozenset(cells("7,0,0 7,1,0 7,0,1"))) not in pieces(state)


def test_a_straight_row_must_or_may_be_followed_by_one_more_die() -> None:
    for bonus, may in (("must", False), ("may", True)):
        state = triops("3,3,2", bonus=bonus)
        state.pile = Pile()
        put_all(state.pile, cells("2,2,3 2,3,2 3,2,3 3,3,2 2,3,3 2,2,4 2,4,2"), 0)
        state.offered = state.offer()
        state.play(1, pipyard.game("triops").parse("triops 4,2,2 3,2,2 2,2,2"))
        assert state.seat == 1
        assert ("stop" in offered(state, 1)) is may


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2), (6, 3)])
def test_seats_alternate_the_colours(seats: int, sides: int) -> None:
    state = start("triops", seats)
    assert len(set(state.scene().colours)) == sides


@pytest.mark.parametrize(("protect", "bound"), [("first_round", True), ("until_added", True), ("off", False)])
def test_the_start_pyramid_is_protected_as_agreed(protect: str, bound: bool) -> None:
    state = abquetschen(seats=4, protect_start=protect)
    everything = over_all(state.pile.cells_of(0)) & ~lying(state.pile)
    assert (state.leaving_start_open(1, [everything]) == []) is bound
    assert state.leaving_start_open(0, [everything]) == [everything], "the starter's own new dice show faces"


def test_the_protection_ends_with_the_second_turn_or_the_second_build() -> None:
    for protect, after_a_pass in (("first_round", False), ("until_added", True)):
        state = abquetschen(seats=3, protect_start=protect)
        assert state.protected(1)
        for seat in (1, 2, 0):
            assert state.seat == seat
            state.offered, state.phase = [], BUILD
            state.end_turn()  # everybody passes
        assert state.protected(1) is after_a_pass


@pytest.mark.parametrize(("border", "tops"), [("inner", 15), ("any", 36)])
def test_the_start_pyramid_may_touch_the_edge_if_so_agreed(border: str, tops: int) -> None:
    state = start("squeezing", 3, start_border=border)
    state.land(pipyard.Move(4))
    assert len(offered(state)) == tops
