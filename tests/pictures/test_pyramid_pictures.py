"""The pyramid from above: what is seen is drawn, what is covered is not, and every game has a picture."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pipyard import shelf
from pipyard.core.scene import Die
from pipyard.pictures import positions
from pipyard.pictures.paints import MARKS, PAINTS, paint
from pipyard.pictures.pyramid_drawing import Drawing, picture, place
from pipyard.shelf import game

COLOURS_TS = Path(__file__).parents[2] / "web" / "src" / "ui" / "colours.ts"
SVG = "{http://www.w3.org/2000/svg}"


def pips(svg: str) -> list[int]:
    """How many pips every face shows that is drawn; what is drawn is defined, with so many holes."""
    tree = ElementTree.fromstring(svg)
    defined = {one.get("id"): one for one in tree.iter() if one.get("id")}
    names = [use.get("href", "").removeprefix("#") for use in tree.iter(f"{SVG}use")]
    holes = [next(defined[name].iter(f"{SVG}path")).get("d", "").count("M") for name in names if name.startswith("py-pips-")]
    assert all(name in defined for name in names)
    return holes


def test_the_corners_run_clockwise_from_the_top() -> None:
    top, right, left = place("8,0,0"), place("0,8,0"), place("0,0,8")
    assert left[0] < top[0] < right[0]
    assert top[1] < right[1] == left[1]


def test_three_faces_of_a_die_are_seen_and_none_that_is_covered() -> None:
    low = [Die("8,0,0", "white", "132"), Die("7,1,0", "white", "132"), Die("7,0,1", "white", "132")]
    assert sorted(pips(picture(Drawing(tuple(low)), "x"))) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    whole = [*low, Die("7,0,0", "white", "6?3")]
    # the upper die covers the -x face of 8,0,0, the -y face of 7,1,0 and the -z face of 7,0,1
    assert sorted(pips(picture(Drawing(tuple(whole)), "x"))) == [1, 1, 2, 2, 3, 3, 3, 6]


def test_what_lies_on_a_die_is_drawn_after_it() -> None:
    dice = (Die("7,0,0", "red"), Die("8,0,0", "green"), Die("7,1,0", "green"), Die("7,0,1", "green"))
    drawn = picture(Drawing(dice), "x")
    assert drawn.rindex("#py-face-green") < drawn.rindex("#py-face-red")


@pytest.mark.parametrize("key", shelf.keys())
def test_every_game_has_a_position_to_show_and_it_is_always_the_same(key: str) -> None:
    scene = positions.typical(game(key))
    assert positions.typical(game(key)) == scene
    if scene.table == "pyramid":
        ElementTree.fromstring(picture(Drawing(scene.dice), key, pips=True))


def test_the_browser_has_the_same_colours() -> None:
    lines = re.findall(r"^\t(\w+): \{ body: 0x(\w+), pip: 0x(\w+), row: (\d) \}", COLOURS_TS.read_text("utf-8"), re.MULTILINE)
    assert {name: (f"#{body}", f"#{ink}", MARKS[int(row)]) for name, body, ink, row in lines} == {
        name: (look.body, look.ink, look.mark) for name, look in PAINTS.items()
    }


# --- colours for everybody

SEEN = {
    "as most people see": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without green (deuteranopia)": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "without red (protanopia)": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "without blue (tritanopia)": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "without colour": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What becomes of linear red, green and blue in different eyes (after Vienot, Brettel and Mollon 1999; without blue after Machado,
Oliveira and Fernandes 2009)."""
APART = {
    "as most people see": 25,
    "without green (deuteranopia)": 15,
    "without red (protanopia)": 15,
    "without blue (tritanopia)": 15,
    "without colour": 8,
}
"""How far apart colours of one table should lie, in CIE Lab; 2 is just noticeable."""
ALONE = 40
"""So far apart, colours need no marks."""


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    r, g, b = [max(0.0, sum(share * part for share, part in zip(row, light, strict=True))) for row in SEEN[eyes]]
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, two: str, eyes: str) -> float:
    return difference(PAINTS[one].body, PAINTS[two].body, eyes)


def difference(one: str, two: str, eyes: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(two, eyes), strict=True)) ** 0.5)


@cache
def side_by_side() -> set[tuple[str, str]]:
    """The colours that lie on one table in some game."""
    found: set[tuple[str, str]] = set()
    for one in shelf.games():
        for scene in [positions.typical(one), *[positions.start(one, preset) for preset in one.presets]]:
            named = {die.colour for die in scene.dice} | set(scene.colours) | {colour for heap in scene.heaps for colour in heap.dice}
            found |= set(combinations(sorted(named & set(PAINTS)), 2))
    return found


def test_no_two_colours_of_a_table_are_told_by_colour_alone() -> None:
    pairs = side_by_side()
    assert {("green", "red"), ("black", "red")} <= pairs
    for one, two in pairs:
        if paint(one).mark == paint(two).mark:
            assert distance(one, two, "without colour") >= ALONE, (one, two)


@pytest.mark.parametrize("eyes", SEEN)
def test_the_colours_of_a_table_lie_apart_for_all_eyes(eyes: str) -> None:
    close = {pair: round(distance(*pair, eyes)) for pair in side_by_side() if distance(*pair, eyes) < APART[eyes]}
    assert not close


@pytest.mark.parametrize("colour", PAINTS)
def test_pips_are_seen_on_their_die(colour: str) -> None:
    look = paint(colour)
    bright, dark = sorted([luminance(look.body), luminance(look.ink)], reverse=True)
    assert (bright + 0.05) / (dark + 0.05) >= 3


def test_the_simulation_mixes_up_what_such_eyes_mix_up() -> None:
    """So that the distances above mean something: a green and a red of one lightness are far apart for most, near without red or green."""
    for eyes in ("without green (deuteranopia)", "without red (protanopia)", "without colour"):
        assert difference("#9a7d00", "#d9603b", eyes) < 0.6 * difference("#9a7d00", "#d9603b", "as most people see")
    assert difference("#3f6fb5", "#3c7d72", "without blue (tritanopia)") < 0.6 * difference("#3f6fb5", "#3c7d72", "as most people see")


@pytest.mark.parametrize("colour", PAINTS)
def test_every_die_is_seen_on_black(colour: str) -> None:
    """On a black page a die is seen by its body, or by pips and mark that are light."""
    look = paint(colour)
    brightest = max(luminance(look.body), luminance(look.ink))
    assert (brightest + 0.05) / 0.05 >= 4.5


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
