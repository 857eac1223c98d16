"""Figures in the terminal are drawings: levels, cuts, thrown dice, towers, boards and sheets."""

from __future__ import annotations

import pytest

from pipyard import rules, shelf
from pipyard.cli.figure_drawing import in_text
from pipyard.pictures.figures import Block, blocks
from pipyard.shelf import game
from pipyard.texts import speaking


def drawn(source: str) -> list[str]:
    with speaking("en"):
        text = in_text(Block(1, source, "A caption"), game, "en")
    assert text.startswith("*A caption*\n\n```text\n")
    return text.splitlines()[3:-1]


def test_a_jump_is_seen_from_the_side() -> None:
    jump = "7,1,0 6,2,0 6,1,1 green\n6,0,2 red\ncut x 6\narrow 6,0,2 6,0,0 6,1,0\n"
    assert drawn(jump) == ["2        ↘", "1     ↗     *", "0  R↗    G     G", "   g1    g2    g3"]


def test_thrown_dice_and_towers_are_drawn() -> None:
    assert drawn("dice\nrow red 6! 2x 3\n") == ["red  [6]○ [2]× [3]"]
    assert drawn("dice\ntower red 1\ntower green 2 1\n") == ["               [G][G]", "   [R]         [G]", "▔" * 24]


def test_a_board_is_a_staircase_with_what_its_dice_count() -> None:
    lines = drawn("board tumblin_dice\ndie red 6 0 700 20\ndie white 5 250 600\n")
    assert lines[4].split() == ["4×", "┗━━━━━━", "[6]", "red:", "4", "×", "6", "=", "24"]
    assert lines[5].split() == ["off:", "[5]", "white:", "0"]


def test_a_sequence_is_numbered() -> None:
    lines = drawn("8,0,0 red\nstep\ntake 8,0,0\n7,1,0 red\n")
    assert [line for line in lines if line.startswith("(")] == ["(1)", "(2)"]


@pytest.mark.parametrize("key", [rules.PYRAMID, *shelf.keys()])
def test_every_figure_is_drawn_within_the_width_of_a_terminal(key: str) -> None:
    for block in blocks(rules.source(key, "en")):
        with speaking("en"):
            lines = in_text(block, game, "en").splitlines()[2:]
        assert lines[0] == "```text"
        assert max(len(line) for line in lines) <= 80
