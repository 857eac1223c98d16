"""Pictures: every game can be drawn, in windows of any width, with and without colours."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from pipyard import shelf
from pipyard.cli import tables
from pipyard.cli.frame import PlayerNames, frame
from pipyard.cli.style import Highlights, letter, style
from pipyard.core.game import State
from pipyard.core.scene import Die, Heap, Roll, Scene
from pipyard.core.turn import Chance, Choose, Over


def printed(scene: Scene, width: int = 100, look: Highlights | None = None) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(tables.draw(scene, look or Highlights(width)))
    return console.file.getvalue()  # type: ignore[attr-defined]


def some_way_on(key: str, steps: int) -> State:
    state = shelf.game(key).start()
    rng = Random(1)
    for _ in range(steps):
        turn = state.turn()
        if isinstance(turn, Over):
            break
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        elif isinstance(turn, Choose):
            state.play(turn.seat, state.moves(turn.seat).sample(rng))
    return state


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_can_be_drawn_for_players_and_spectators(key: str) -> None:
    for steps in (0, 25):
        state = some_way_on(key, steps)
        for seat in (None, 0):
            console = Console(file=io.StringIO(), width=90)
            names = ["human"] + ["greedy"] * (shelf.game(key).info.seats[0] - 1)
            console.print(frame(state.view(seat).scene(), state.turn(), PlayerNames(names), Highlights(90)))
            assert console.file.getvalue().strip()  # type: ignore[attr-defined]


def test_colours_are_letters_too() -> None:
    shown = printed(Scene(dice=(Die("8,0,0", "red"), Die("0,8,0", "black", mark="!"))))
    assert " R " in shown
    assert " K!" in shown


def test_numbers_are_shown_as_far_as_they_are_known() -> None:
    shown = printed(Scene(dice=(Die("8,0,0", "red", "6?3"), Die("0,8,0", "green"))))
    assert "R6?3" in shown
    assert " G " in shown


def test_the_last_move_stands_in_brackets() -> None:
    shown = printed(Scene(dice=(Die("8,0,0", "red"),), last=("8,0,0", "7,1,0")))
    assert "[R]" in shown
    assert "[∘]" in shown


def test_free_dice_and_funnels_are_pointed_out_on_request() -> None:
    dice = tuple(Die(cell, "red") for cell in ("8,0,0", "7,1,0", "7,0,1"))
    assert printed(Scene(dice=dice)).count("(R)") == 0
    assert printed(Scene(dice=dice), look=Highlights(100, "free")).count("(R)") == 3
    assert printed(Scene(dice=dice), look=Highlights(100, "funnels")).count("<∘>") == 43
    covered = (*dice, Die("7,0,0", "green"))
    assert printed(Scene(dice=covered), look=Highlights(100, "free")).count("(R)") == 0
    assert printed(Scene(dice=covered), look=Highlights(100, "free")).count("(G)") == 1


def test_what_can_be_picked_is_numbered_in_its_place() -> None:
    rows = printed(Scene(), look=Highlights(100, picks={"8,0,0": 41, "0,0,8": 7})).splitlines()
    assert rows[1].split() == ["i", "41"]
    assert rows[9].split()[:2] == ["a", "7"]


def test_no_row_is_wider_than_the_window() -> None:
    full = some_way_on("el_dado", 2).scene()
    for width in (40, 60, 80, 120, 250):
        assert max(len(line.rstrip()) for line in printed(full, width).splitlines()) <= width


def test_a_table_nobody_has_drawn_is_told_as_a_list() -> None:
    assert "8,0,0: red 623" in printed(Scene(table="cloth", dice=(Die("8,0,0", "red", "623"),)))
    assert tables.places(Scene(table="cloth")) == set()


def test_heaps_rolls_and_scores_stand_below() -> None:
    scene = Scene(
        rolls=(Roll((4, 9), 0),),
        heaps=(Heap("stock", -1, {"red": 3}), Heap("taken", 1, {"blue": 2})),
        scores=(7, 8),
        colours=("red", "blue"),
    )
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(frame(scene, Choose((1,)), PlayerNames(["human", "Bob"]), Highlights(100)))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    for said in ("roll of you:", "⚃ 4", " 9 ", "stock:  R  3", "B  2"):
        assert said in shown, said
    assert next(line for line in shown.splitlines() if "Bob" in line).startswith("▶")


def test_an_unknown_colour_still_has_a_letter_and_a_style() -> None:
    assert letter("mauve") == "M"
    assert style("mauve")


def test_areas_are_signs_in_open_funnels_with_a_key() -> None:
    """Finish: each player's finish line shows on the plate, in the player's letter; homes are full of dice and have no sign."""
    state = shelf.game("finish").start()
    console = Console(file=io.StringIO(), width=90, color_system=None)
    console.print(frame(state.view(0).scene(), state.turn(), PlayerNames(["human", "greedy", "greedy"]), Highlights(90)))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    above, key = shown.split("Finish line of this colour")[0].rsplit("\n", 1)
    assert [above.count(sign) for sign in ("=r", "=g", "=k")] == [3, 3, 3]
    assert key.split() == ["=r", "=g", "=k"]
    assert "⌂" not in shown


def test_what_dice_of_a_colour_are_worth_stands_in_the_key() -> None:
    state = shelf.game("el_dado").start()
    console = Console(file=io.StringIO(), width=90, color_system=None)
    console.print(frame(state.view(0).scene(), state.turn(), PlayerNames(["human", "greedy"]), Highlights(90)))
    shown = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    assert "Y 10 B 5 G 3 K 2 R 1 What it is worth" in shown
