"""What is drawn on the board besides dice: homes, goals, forbidden places and worths, as the rules of each game have them."""

from __future__ import annotations

from random import Random

import pytest

from pipyard import shelf
from pipyard.core.scene import Area, Scene
from pipyard.core.space import Finite
from pipyard.core.turn import Chance, Choose
from pipyard.pyramid.cells import AT, CELLS, HOME, OUTER, UNDER, cells, corner

AXES = (0, 1, 2)


def scene_of(key: str, seats: int = 0, moves: int = 0, **options: object) -> Scene:
    """A game when somebody is asked for the first time, or after some random moves."""
    state = shelf.game(key, **options).start(seats)
    rng = Random(7)
    while True:
        turn = state.turn()
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose) and moves:
            moves -= 1
            state.play(turn.seat, state.moves(turn.seat).sample(rng))
        else:
            return state.scene()


def of_kind(scene: Scene, kind: str) -> list[Area]:
    return [area for area in scene.areas if area.kind == kind and not area.of]


def places(scene: Scene, kind: str, seat: int) -> set[str]:
    """Where the areas of a kind lie that belong to a seat."""
    return {cell for area in of_kind(scene, kind) if area.owner == seat for cell in area.cells}


def texts(numbers: list[int]) -> set[str]:
    return {CELLS[place].text for place in numbers}


def test_mound_mover_goes_from_its_own_corner_into_the_next() -> None:
    scene = scene_of("mound_mover")
    for seat in AXES:
        assert places(scene, "home", seat) == texts(corner(seat, 4))
        assert places(scene, "goal", seat) == texts(corner((seat + 1) % 3, 4))


@pytest.mark.parametrize(("key", "side"), [("mucho", 4), ("golden_centre", 4), ("diebylon", 3)])
def test_corner_pyramids_are_homes(key: str, side: int) -> None:
    scene = scene_of(key)
    assert [places(scene, "home", seat) for seat in AXES] == [texts(corner(seat, side)) for seat in AXES]


@pytest.mark.parametrize(("key", "many"), [("finish", 7), ("falling_rocks", 9)])
def test_finish_lines_lie_at_the_far_edge(key: str, many: int) -> None:
    scene = scene_of(key)
    dice = {die.cell: die.owner for die in scene.dice}
    for seat in AXES:
        line = places(scene, "finish", seat)
        assert len(line) == many
        assert all(AT[place][seat] == 0 for place in cells(" ".join(sorted(line))))
        assert places(scene, "home", seat) == {cell for cell, owner in dice.items() if owner == seat}


def test_flea_chase_has_one_goal_and_says_what_its_places_show() -> None:
    scene = scene_of("flea_chase")
    goal = places(scene, "goal", -1)
    assert goal == texts([place for place in range(len(CELLS)) if AT[place][2] >= 5])
    assert sum(int(area.sign) * len(area.cells) for area in of_kind(scene, "worth")) == 30
    assert all(set(area.cells) <= goal for area in of_kind(scene, "worth"))


@pytest.mark.parametrize("key", ["pharaohs_curse", "wuerfelmarsch", "green_amoeba"])
def test_corners_are_goals(key: str) -> None:
    scene = scene_of(key)
    assert [places(scene, "goal", seat) for seat in AXES] == [{CELLS[HOME[seat]].text} for seat in AXES]


def test_smugglers_have_a_border_to_reach_and_edges_to_keep_off() -> None:
    scene = scene_of("smuggling")
    border, barred = places(scene, "goal", 0), places(scene, "forbidden", 0)
    assert len(border) == 7
    assert len(barred) == 17
    assert not border & barred


def test_the_finish_of_the_race_says_its_factors() -> None:
    scene = scene_of("race")
    worth = {area.sign: len(area.cells) for area in of_kind(scene, "worth")}
    assert set(worth) == {"×1", "×2", "×3", "×4"}
    assert sum(worth.values()) == 12
    assert len(places(scene, "home", -1)) == 17


def test_the_throne_is_the_goal_of_whoever_climbs() -> None:
    scene = scene_of("steps_to_the_throne", start_seat="1")
    assert places(scene, "goal", 1) == {"7,0,0"}
    assert places(scene, "reach", 1) == {"6,2,0", "6,1,1", "6,0,2"}


def test_a_new_dog_of_the_wolf_shows_what_it_sees_and_every_place_what_a_dog_would_see_there() -> None:
    scene = scene_of("wolf", 1, wolf_by="server")
    assert not of_kind(scene, "sight")
    would = {area.of: set(area.cells) for area in scene.areas if area.kind == "sight"}
    assert len(would) == 36
    state = shelf.game("wolf", wolf_by="server").start(1)
    hiding = state.turn()
    assert isinstance(hiding, Chance)
    state.land(hiding.space.sample(Random(1)))
    space = state.moves(0)
    assert isinstance(space, Finite)
    dog = next(move for move in space.all() if move.verb == "dog")
    state.play(0, dog)
    after = state.view(0).scene()
    (seen,) = of_kind(after, "sight")
    assert set(seen.cells) == would[CELLS[dog.at].text]


def test_own_edges_of_masquerade_are_lines() -> None:
    scene = scene_of("masquerade", 2)
    assert [len(places(scene, "line", seat)) for seat in range(2)] == [9, 9]


@pytest.mark.parametrize("key", ["most_simple_game", "forbidden_number", "rasanto", "summit_storm", "triops", "trulla"])
def test_where_outer_faces_count_places_say_how_many_they_show(key: str) -> None:
    worth = {cell: int(area.sign) for area in of_kind(scene_of(key), "worth") for cell in area.cells}
    assert worth == {cell.text: int(OUTER[place]) for place, cell in enumerate(CELLS) if OUTER[place]}


@pytest.mark.parametrize(
    ("key", "worth"),
    [
        ("el_dado", {"golden": "10", "blue": "5", "green": "3", "black": "2", "red": "1"}),
        ("asparagus", {"golden": "10", "blue": "5", "green": "3", "black": "2", "red": "1"}),
        ("favourite", {"green": "3", "black": "2", "red": "1"}),
        ("reducto", {"green": "3", "red": "2", "black": "1"}),
        ("cui_bono_kosmos", {"green": "1", "black": "2", "red": "3"}),
        ("cui_bono", {"yellow": "1", "grey": "2", "red": "3"}),
    ],
)
def test_what_a_colour_is_worth_is_said(key: str, worth: dict[str, str]) -> None:
    assert {area.colour: area.sign for area in of_kind(scene_of(key, 2), "worth")} == worth


def test_the_angel_sees_where_the_devil_can_go_and_where_it_may_not_land() -> None:
    scene = scene_of("fire_red_devil", angel_seat="0")
    (reach,) = of_kind(scene, "reach")
    assert reach.owner == 1
    assert reach.cells


def test_games_of_skill_show_where_dice_have_to_be() -> None:
    assert places(scene_of("faraday", 1), "goal", -1) == texts(list(HOME))
    assert places(scene_of("dice_mikado", 1), "forbidden", -1) == {"0,0,0"}
    assert len(places(scene_of("captain_flint", 1), "line", -1)) == 25
    assert len(places(scene_of("hide_away", 2), "home", 1)) == 4


def test_the_coat_of_the_guinea_fowl_says_what_each_side_asks_for() -> None:
    signs = {area.sign for area in of_kind(scene_of("vain_guinea_fowl", 2), "worth")}
    assert signs >= {"1", "4", "5"}


def test_acquire_says_what_every_open_place_brings() -> None:
    scene = scene_of("acquire", moves=46)
    worth = {cell: int(area.sign) for area in of_kind(scene, "worth") for cell in area.cells}
    dice = {die.cell for die in scene.dice}
    assert worth
    assert all(cell not in dice and abs(brings) <= 8 for cell, brings in worth.items())


def test_what_stays_open_in_the_ruins_is_barred_and_a_sandwich_is_seen_coming() -> None:
    scene = scene_of("ruins", moves=30)
    colour = {die.cell: die.colour for die in scene.dice}
    barred = places(scene, "forbidden", -1)
    assert barred
    for place in cells(" ".join(sorted(barred))):
        assert len({colour[CELLS[under].text] for under in UNDER[place]}) == 3
    scene = scene_of("sandwich", 2, moves=12)
    taken = {die.cell for die in scene.dice}
    assert all(cell not in taken for seat in range(2) for cell in places(scene, "reach", seat))
