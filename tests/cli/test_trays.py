"""Blocks and cubes beside the plate, as the terminal draws them."""

from __future__ import annotations

import pytest
from rich.console import Console

import pipyard
from pipyard.cli import tables
from pipyard.cli.style import Highlights


def drawn(key: str, moves: list[str], picks: dict[str, int] | None = None) -> str:
    match = pipyard.Match(key, seats=3, start_seat="0")
    for seat, move in enumerate(moves):
        match.submit(seat, move)
    console = Console(width=160, record=True, color_system=None)
    with console.capture() as captured:
        console.print(tables.draw(match.state.scene(), Highlights(160, picks=picks or {})))
    return captured.get()


def test_a_block_is_drawn_by_its_rows_without_the_dice_that_are_gone() -> None:
    lines = drawn("tabula_rasa", ["set a1 on 8,0,0"]).splitlines()
    row = next(line for line in reversed(lines) if line.startswith("a "))
    assert row.split("a ")[1].split() == ["R", "·", *["R"] * 9]
    assert row.split("a ")[2].split() == ["G"] * 11


def test_a_cube_is_drawn_by_its_layers_from_the_top() -> None:
    text = drawn("quadrula_rasa", ["set 0-0-3 on 8,0,0"])
    assert text.index("i-j-3") < text.index("i-j-2") < text.index("i-j-0")
    assert text.count("i-j-3") == 3


@pytest.mark.parametrize(("key", "die"), [("tabula_rasa", "b7"), ("quadrula_rasa", "2-1-3")])
def test_only_the_dice_of_whoever_is_on_turn_are_numbered(key: str, die: str) -> None:
    assert drawn(key, [], {die: 77}).count("77") == 1
    assert die in tables.places(pipyard.Match(key, seats=3, start_seat="0").state.scene())
