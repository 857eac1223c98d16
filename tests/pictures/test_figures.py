"""Figures of the rules pages: read, drawn, put into words, and refused with the line that is wrong."""

from __future__ import annotations

import importlib.util
from math import cos, hypot, pi, sin
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pipyard import rules, shelf
from pipyard.core.errors import PipyardError
from pipyard.pictures import cross_section, figures
from pipyard.pictures.figures import FigureError
from pipyard.pictures.pyramid_shapes import AXES, PIPS, corners, place
from pipyard.pictures.signs import BADGE, BADGE_AT, RING, RING_WIDTH, Arrow, Ghost, Label, Ring, arrow_room
from pipyard.shelf import game

CASCADE = """7,1,0 7,0,1 red
8,0,0 green 132
ghost 7,0,0 red
step
7,0,0 red
ring 7,0,0
label 7,0,0 1
arrow 8,0,0 7,1,0
"""
PAGES = [(lang, key) for key in (rules.PYRAMID, *shelf.files()) for lang in rules.languages(key)]


def test_a_step_keeps_the_dice_and_drops_the_signs() -> None:
    first, second = figures.read(CASCADE, game)
    assert [die.cell for die in first.dice] == ["7,1,0", "7,0,1", "8,0,0"]
    assert first.signs == (Ghost("7,0,0", "red"),)
    assert [die.cell for die in second.dice] == ["7,1,0", "7,0,1", "8,0,0", "7,0,0"]
    assert second.signs == (Ring("7,0,0"), Label("7,0,0", "1"), Arrow(("8,0,0", "7,1,0")))
    assert first.dice[2].triple == "132"


def test_a_start_is_that_of_the_game_and_its_preset() -> None:
    (drawing,) = figures.read("start witches_dance\nring 4,2,2", game)
    assert len(drawing.dice) == 15
    assert drawing.show == "plate"
    with pytest.raises(FigureError, match=r"line 1: witches_dance has no preset 'x'; it has: standard, "):
        figures.read("start witches_dance x", game)


def test_dice_are_taken_and_moved() -> None:
    (drawing,) = figures.read("8,0,0 7,1,0 red\n7,0,1 green 132\ntake 8,0,0\nmove 7,0,1 6,1,1 213", game)
    assert {die.cell: die.triple for die in drawing.dice} == {"7,1,0": "", "6,1,1": "213"}


def test_the_picture_is_proper_svg_with_a_title_in_words() -> None:
    tree = ElementTree.fromstring(figures.draw(CASCADE, game, "en"))
    title = tree.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == (
        "1: red on h2, h1; green on i1 (132); red about to stand on h1.1. "
        "2: red on h2, h1, h1.1; green on i1 (132); ring round h1.1; 1 on h1.1; arrow i1 → h2."
    )


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "there is nothing in this figure"),
        ("8,0,0 red\n3,3,3 red", "line 2: '3,3,3' is no cell: three numbers from 0 that add up to 8 at most"),
        ("8,0,0 red\n\n8,0,0 red", "line 3: there is already a die at 8,0,0"),
        ("7,0,0 red", "line 1: a die at 7,0,0 would hang in the air: there is none at 8,0,0, 7,1,0, 7,0,1"),
        ("8,0,0 mauve", "line 1: 'mauve' is no colour of dice; there are: ivory, "),
        ("8,0,0", "line 1: '' is no colour of dice; there are: ivory, "),
        ("8,0,0 red 122", "line 1: no die shows 122"),
        ("flip 8,0,0", "line 1: 'flip 8,0,0' is no line of a figure; there are: CELL"),
        ("take 8,0,0", "line 1: there is no die at 8,0,0"),
        ("step", "line 1: there is nothing to draw before this step"),
        ("start dice_trip", "line 1: dice_trip is not played on the pyramid"),
        ("label 8,0,0 abc", "line 1: 'label 8,0,0 abc' is no line of a figure"),
        ("8,0,0 red\nlining 7,0,0", "line 2: 7,0,0 is no funnel between three dice"),
        ("8,0,0 6,1,1 red\nmeet 8,0,0 6,1,1", "line 2: 8,0,0 and 6,1,1 are not neighbours on one level"),
        ("8,0,0 red\ncut q 1", "line 2: 'cut q 1' is no line of a figure"),
        ("6,0,2 red\ncut x 6\nring 5,0,3\nstep\nring 6,0,2", "line 4: a sign does not lie in the cut x 6"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(source: str, message: str) -> None:
    with pytest.raises(FigureError) as trouble:
        figures.read(source, game)
    assert str(trouble.value).startswith(message)


def test_a_cut_shows_the_dice_of_its_plane_and_a_jump_from_the_side() -> None:
    jump = "7,1,0 6,2,0 6,1,1 green\n6,0,2 red\ncut x 6\narrow 6,0,2 6,0,0 6,1,0\n"
    assert figures.alternative_text(jump, game, "en") == (
        "a cut through the pile from g1 to g3, seen from the side; green on g3, g2; red on g1; arrow g1 → g1.2 → g2.1."
    )
    (drawing,) = figures.read(jump, game)
    assert drawing.cut == (0, 6)
    left, funnel, right = [cross_section.spot(cell, 0) for cell in ("6,0,2", "6,1,0", "6,2,0")]
    assert left[0] < funnel[0] < right[0]
    assert left[1] == right[1] > funnel[1]
    ElementTree.fromstring(figures.draw(jump + "step\n", game, "en"))


@pytest.mark.parametrize("axis", range(3))
def test_left_and_right_of_a_cut_are_those_of_the_view_from_above(axis: int) -> None:
    cups = cross_section.cups((axis, 3))
    assert len(cups) == 6
    assert [place(cup)[0] for cup in cups] == sorted([place(cup)[0] for cup in cups])


def test_numbers_are_left_out_where_they_do_not_matter_and_marks_move_with_their_dice() -> None:
    (drawing,) = figures.read("8,0,0 red 132\nplain", game)
    assert drawing.dice[0].triple == ""
    (moved,) = figures.read("start witches_dance\nmove 0,8,0 1,7,0", game)
    assert [die.mark for die in moved.dice if die.cell == "1,7,0"] == ["witch"]


def test_no_sign_covers_pips() -> None:
    """The pips of a die and of its neighbours keep clear of a ring and its badge, those of the die also of an arrow that leaves it."""
    around = [(1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)]
    own = [spot for axis in AXES for spot in rims_of_pips((0, 0, 0), axis)]
    others = [spot for middle in around for axis in AXES for spot in rims_of_pips(middle, axis)]
    assert max([hypot(x, y) for x, y in own]) < RING - RING_WIDTH / 2
    assert min([hypot(x, y) for x, y in others]) > RING + RING_WIDTH / 2
    assert min([hypot(x - BADGE_AT[0], y - BADGE_AT[1]) for x, y in [*own, *others]]) > BADGE
    begin, _ = arrow_room(Arrow(("4,2,2", "4,3,1")), {"4,2,2"}, ())
    assert begin > max([hypot(x, y) for x, y in own])


def rims_of_pips(middle: tuple[float, float, float], axis: int) -> list[tuple[float, float]]:
    """Points on the rims of all pips that a face can have."""
    origin, u, _, v = corners(middle, axis, -0.5)
    found: list[tuple[float, float]] = []
    for a, b in sorted({spot for spots in PIPS.values() for spot in spots}):
        for part in range(24):
            p, q = 0.5 + 0.25 * a + 0.095 * cos(part * pi / 12), 0.5 + 0.25 * b + 0.095 * sin(part * pi / 12)
            found.append(
                (origin[0] + p * (u[0] - origin[0]) + q * (v[0] - origin[0]), origin[1] + p * (u[1] - origin[1]) + q * (v[1] - origin[1]))
            )
    return found


def test_a_caption_stands_under_the_picture() -> None:
    page = "# A\n\n```figure\ncaption One die\n8,0,0 red\n```\n"
    (block,) = figures.blocks(page)
    assert (block.line, block.caption) == (5, "One die")
    assert figures.image(block, game, "en", "/a.svg") == "![red on i1.](/a.svg)\n*One die*"


def test_a_board_shows_what_its_dice_are_worth() -> None:
    board = "board tumblin_dice\ndie red 6 0 700 20\ndie red 2 90 345\ndie white 5 250 600\n"
    assert figures.alternative_text(board, game, "en") == "red 6: 4 × 6 = 24; red 2: short; white 5: off."
    ElementTree.fromstring(figures.draw(board, game, "en"))
    with pytest.raises(PipyardError, match=r"line 8: 'die mauve 6 0 700'"):
        figures.alternative_text("board tumblin_dice\ndie mauve 6 0 700", game, "en", 7)


def test_a_sheet_is_a_game_that_was_really_played() -> None:
    sheet = "sheet dice_trip\n1 1 3 5\nkeep\nwrite rb bruxelles gy gent\n"
    result = figures.alternative_text(sheet, game, "en")
    assert "Bruxelles 11" in result or "Brussels 11" in result
    assert "Bonus cities: 2" in result
    ElementTree.fromstring(figures.draw(sheet, game, "en"))
    with pytest.raises(PipyardError, match="line 4"):
        figures.alternative_text(sheet.replace("gent", "paris"), game, "en")


def test_a_page_knows_where_its_figures_stand() -> None:
    page = "# A\n\ntext\n\n```figure\n8,0,0 red\n```\n\nmore\n\n```figure\n7,1,0 red\n9,9,9 red\n```\n"
    assert [block.line for block in figures.blocks(page)] == [6, 12]
    block = figures.blocks(page)[1]
    with pytest.raises(FigureError, match="line 13: "):
        figures.read(block.source, game, block.line)
    assert figures.replaced(page, lambda number, _: f"<{number}>") == "# A\n\ntext\n\n<1>\n\nmore\n\n<2>\n"


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_every_figure_of_every_page_can_be_drawn(lang: str, key: str) -> None:
    page = rules.source(key, lang)
    for block in figures.blocks(page):
        ElementTree.fromstring(figures.draw(block.source, game, lang, block.line))
    assert page.count("```") == 2 * len(figures.blocks(page)), f"{lang}/{key}: a fence is not closed, or is no figure"


def test_figures_are_copied_into_translated_pages() -> None:
    spec = importlib.util.spec_from_file_location("tool_figures", Path(__file__).parents[2] / "tools" / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    english = "# A\n\nWords.\n\n## What you need\n\nDice.\n\n```figure\n8,0,0 red\n```\n\n## Aim\n\nWin.\n"
    german = "# A\n\nWorte.\n\n## Was ihr braucht\n\nWürfel.\n\n```figure\n7,1,0 red\n```\n\n## Ziel\n\nGewinnen.\n"
    wanted = german.replace("7,1,0", "8,0,0")
    captioned = tool.with_figures(
        german.replace("```figure\n", "```figure\ncaption Ein Würfel\n"), english.replace("```figure\n", "```figure\ncaption A die\n"), "de"
    )
    assert "caption Ein Würfel\n8,0,0 red" in captioned
    assert tool.with_figures(german, english, "de") == wanted
    assert tool.with_figures(german.replace("\n```figure\n7,1,0 red\n```\n", ""), english, "de") == wanted


@pytest.mark.parametrize(("lang", "key"), PAGES)
def test_figures_stand_at_the_end_of_their_sections(lang: str, key: str) -> None:
    for section in rules.sections(rules.source(key, lang)).values():
        after = figures.BLOCK.sub("§", section).partition("§")[2]
        assert not after.replace("§", "").strip(), f"{lang}/{key}: something stands behind a figure"


def test_thrown_dice_and_towers_are_drawn_and_told() -> None:
    source = "dice\nrow white 6! 5! 1x 3\ntower red 5 3"
    tree = ElementTree.fromstring(figures.draw(source, game, "en"))
    assert len(tree.findall(".//{http://www.w3.org/2000/svg}rect")) == 1 + 4 + 6
    assert figures.alternative_text(source, game, "en") == (
        "white: 6, 5, 1, 3; rings round 6, 5; crosses at 1; a tower of 5 dice, red, with one more beside it on the die at height 3."
    )


@pytest.mark.parametrize("line", ["row white 7", "row white", "row nocolour 6", "tower red 3 3", "tower red x", "heap red 6"])
def test_a_wrong_line_of_loose_dice_is_named(line: str) -> None:
    with pytest.raises(PipyardError, match=r"line 2: .* is no line of a figure; there are: row COLOUR FACE"):
        figures.draw(f"dice\n{line}", game, "en")
