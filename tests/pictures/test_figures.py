"""Figures of the rules pages: read, drawn, told in words, and refused with the line that is wrong."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pipyard import rules, shelf
from pipyard.core.errors import PipyardError
from pipyard.pictures import figures
from pipyard.pictures.figures import FigureError
from pipyard.pictures.pyramid import Arrow, Ghost, Label, Ring
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
        ("8,0,0 red\n\n8,0,0 red", "line 3: a die lies at 8,0,0 already"),
        ("7,0,0 red", "line 1: a die at 7,0,0 would hang in the air: there is none at 8,0,0, 7,1,0, 7,0,1"),
        ("8,0,0 mauve", "line 1: 'mauve' is no colour of dice; there are: ivory, "),
        ("8,0,0", "line 1: '' is no colour of dice; there are: ivory, "),
        ("8,0,0 red 122", "line 1: no die shows 122"),
        ("flip 8,0,0", "line 1: 'flip 8,0,0' is no line of a figure; there are: CELL"),
        ("take 8,0,0", "line 1: there is no die at 8,0,0"),
        ("step", "line 1: there is nothing to draw before this step"),
        ("start dice_trip", "line 1: dice_trip is not played on the pyramid"),
        ("label 8,0,0 abc", "line 1: 'label 8,0,0 abc' is no line of a figure"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(source: str, message: str) -> None:
    with pytest.raises(FigureError) as trouble:
        figures.read(source, game)
    assert str(trouble.value).startswith(message)


def test_a_caption_stands_under_the_picture() -> None:
    page = "# A\n\n```figure\ncaption One die\n8,0,0 red\n```\n"
    (block,) = figures.blocks(page)
    assert (block.line, block.caption) == (5, "One die")
    assert figures.image(block, game, "en", "/a.svg") == "![red on i1.](/a.svg)\n*One die*"


def test_a_board_shows_what_its_dice_are_worth() -> None:
    board = "board tumblin_dice\ndie red 6 0 700 20\ndie red 2 90 345\ndie white 5 250 600\n"
    assert figures.told(board, game, "en") == "red 6: 6 × 4 = 24; red 2: short; white 5: off."
    ElementTree.fromstring(figures.draw(board, game, "en"))
    with pytest.raises(PipyardError, match=r"line 8: 'die mauve 6 0 700'"):
        figures.told("board tumblin_dice\ndie mauve 6 0 700", game, "en", 7)


def test_a_sheet_is_a_game_that_was_really_played() -> None:
    sheet = "sheet dice_trip\n1 1 3 5\nkeep\nwrite rb bruxelles gy gent\n"
    told = figures.told(sheet, game, "en")
    assert "Bruxelles 11" in told or "Brussels 11" in told
    assert "Bonus cities: 2" in told
    ElementTree.fromstring(figures.draw(sheet, game, "en"))
    with pytest.raises(PipyardError, match="line 4"):
        figures.told(sheet.replace("gent", "paris"), game, "en")


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
