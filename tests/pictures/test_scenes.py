"""Pictures of whole scenes: every kind of table has one, also in the shape of a picture beside a link."""

from __future__ import annotations

import struct
from xml.etree import ElementTree

import msgspec
import pytest

from pipyard.core.scene import Scene
from pipyard.dice.pose import Pose
from pipyard.pictures import positions
from pipyard.pictures.scenes import board_dice, scene_picture, share_picture
from pipyard.pictures.svg import png
from pipyard.shelf import game

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("key", ["rasanto", "dice_trip", "tumblin_dice"])
def test_every_kind_of_table_has_a_picture_in_the_shape_of_messengers(key: str) -> None:
    scene = positions.typical(game(key))
    whole = ElementTree.fromstring(scene_picture(scene, key) or "")
    shared = share_picture(scene, key) or ""
    tree = ElementTree.fromstring(shared)
    assert (tree.get("width"), tree.get("height")) == ("800", "420")
    inner = tree.find(f"{SVG}svg")
    assert inner is not None
    assert (inner.get("width"), inner.get("height")) == ("800", "420")
    assert whole.get("viewBox")
    assert struct.unpack(">II", png(shared)[16:24]) == (800, 420)


def test_the_dice_of_a_board_lie_where_they_came_to_rest() -> None:
    scene = positions.start(game("tumblin_dice"))
    pose = Pose(20, 600, 48)
    lying = {"die": "A1", "colour": "red", "pose": pose.text()}
    lost = {"die": "A2", "colour": "red", "pose": ""}
    now = msgspec.structs.replace(scene, extra={**scene.extra, "dice": [lying, lost]})
    (die,) = board_dice(now)
    assert die.name == "A1"
    across, down = (sum([corner[axis] for corner in die.corners]) / len(die.corners) for axis in (0, 1))
    assert (round(across), round(down)) == (20, 600)
    assert "<title>A1</title>" in (share_picture(now, "x") or "")


def test_words_are_drawn_with_the_font_that_comes_along() -> None:
    """Whatever fonts a machine has: the picture of a word is not empty."""
    word = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" font-family="Nunito"><text y="15">{}</text></svg>'
    assert len(png(word.format("Pip"))) > len(png(word.format(" "))) + 50


def test_a_table_nobody_can_draw_has_no_picture() -> None:
    assert scene_picture(Scene(table="other"), "x") is None
    assert share_picture(Scene(table="other"), "x") is None
