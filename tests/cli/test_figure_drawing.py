"""Figures in the terminal are drawings: levels, cuts, thrown dice, towers, boards and sheets."""

from __future__ import annotations

import pytest

from pipyard import rules, shelf
from pipyard.cli.figure_drawing import in_text
from pipyard.cli.game_lookup import pyramid_text
from pipyard.cli.style import colour_name, letter
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


def test_a_sign_leaves_the_numbers_of_a_die_to_be_read() -> None:
    assert " R236○ " in " ".join(drawn("8,0,0 red 236\nring 8,0,0\n"))
    assert " R× " in " ".join(drawn("8,0,0 red\ncross 8,0,0\n"))


def test_the_first_digit_looks_towards_row_a_then_left_then_right() -> None:
    """What the legend of the drawings says, from the die that pivots to the right: its right face goes under."""
    before, after = blocks(rules.source(rules.PYRAMID, "en"))[4].source.split("step")
    assert "5,2,1 red 321" in before
    assert "move 5,2,1 5,3,0 362" in after


@pytest.mark.parametrize("lang", sorted(rules.HEADINGS))
def test_the_chapter_about_the_pyramid_begins_with_a_legend(lang: str) -> None:
    text = pyramid_text(lang)
    legend = text[: text.index("\n## ")]
    assert all(sign in legend for sign in "?∘·○×+*")
    with speaking(lang):
        assert f"{letter('black')} {colour_name('black')}" in legend


def test_the_map_of_dice_trip_names_zones_and_shapes_and_cuts_no_word() -> None:
    for lang in sorted(rules.HEADINGS):
        text = "\n".join([in_text(block, game, lang) for block in blocks(rules.source("dice_trip", lang))])
        assert "Charleroi W" in text
        assert "…" not in text


@pytest.mark.parametrize("key", [rules.PYRAMID, *shelf.keys()])
def test_every_figure_is_drawn_within_the_width_of_a_terminal(key: str) -> None:
    for block in blocks(rules.source(key, "en")):
        with speaking("en"):
            lines = in_text(block, game, "en").splitlines()[2:]
        assert lines[0] == "```text"
        assert max(len(line) for line in lines) <= 80
