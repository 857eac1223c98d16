"""Any scene as a picture: the pyramid, a map with its entries, a board with its dice."""

from __future__ import annotations

import cmath
import re
from collections.abc import Mapping, Sequence
from math import radians
from typing import Any, Final, cast

from pipyard.core.scene import Scene
from pipyard.dice.pose import read_pose
from pipyard.pictures import table_top
from pipyard.pictures.board_drawing import DrawnDie, board_die, board_document, board_svg, die_drawing
from pipyard.pictures.film import looped, moving
from pipyard.pictures.pyramid_drawing import WHOLE, Drawing, Frame, body, framed, picture
from pipyard.pictures.svg import document, tag
from pipyard.pictures.trip_sheet import map_document, map_picture, map_pieces, sheet_picture

PREVIEW_WIDTH, PREVIEW_HEIGHT = 800, 420
"""The size of preview pictures in messengers."""
TABLE_COLOUR: Final = "#5d3d24"
"""The wood behind smaller pictures."""


SVG_SIZE: Final = re.compile(r'<svg(?=[^>]* viewBox)([^>]*?) width="[^"]*" height="[^"]*"')


def scene_picture(scene: Scene, title: str, pips: bool = False) -> str | None:
    """A scene as SVG; None if there is nothing to draw."""
    match scene.table:
        case "pyramid":
            return picture(Drawing(scene.dice), title, pips)
        case "dice_trip":
            return map_picture(scene.extra)
        case "tumblin_dice":
            shape = cast("Mapping[str, Any]", scene.extra["shape"])
            return board_svg(shape, board_dice(scene) or (_sample_dice(shape) if pips else []), title)
        case _:
            return None


def film(scenes: Sequence[Scene], title: str) -> str | None:
    """Scenes of one table in a loop; None for a table that has no picture."""
    match scenes[0].table:
        case "pyramid" if scenes[0].extra.get("ground") == "table":
            return table_top.document(looped([table_top.tower(scene) for scene in scenes]), title)
        case "pyramid":
            return moving([Drawing(scene.dice) for scene in scenes], title)
        case "dice":
            return table_top.document(looped([table_top.rows(scene) for scene in scenes]), title)
        case "dice_trip":
            sheets = [dict(enumerate(map_pieces(scene.extra, 0))) for scene in scenes]
            return map_document(looped([{(0, at): part for at, part in sheet.items()} for sheet in sheets]), title)
        case "tumblin_dice":
            lying = [{(0, at): die_drawing(die) for at, die in enumerate(board_dice(scene))} for scene in scenes]
            return board_document(cast("Mapping[str, Any]", scenes[0].extra["shape"]), looped(lying), title)
        case _:
            return None


def board_dice(scene: Scene) -> list[DrawnDie]:
    """The dice on a board."""
    faces, shape = cast("int", scene.extra["faces"]), cast("Mapping[str, Any]", scene.extra["shape"])
    found: list[DrawnDie] = []
    for die in cast("list[dict[str, Any]]", scene.extra["dice"]):
        if die["pose"]:
            found.append(board_die(die["die"], die["colour"], read_pose(die["pose"]), faces, shape["edge"]))
    return found


def _sample_dice(shape: Mapping[str, Any]) -> list[DrawnDie]:
    """Sample dice for a picture of the game."""
    half, length = shape["width"] / 2, shape["length"]
    places = (("red", 5, -0.3, 0.71, 20), ("black", 3, 0.42, 0.56, 65), ("red", 6, 0.55, 0.82, 40), ("black", 4, -0.1, 0.93, 10))
    found: list[DrawnDie] = []
    for colour, face, across, down, degrees in places:
        seen = [cmath.rect(0.9 * shape["edge"], radians(degrees + 90 * turn)) for turn in range(4)]
        corners = tuple([(across * half + corner.real, down * length + corner.imag) for corner in seen])
        found.append(DrawnDie("", colour, str(face), corners))
    return found


def share_picture(scene: Scene, title: str) -> str | None:
    """A scene as a preview picture, 800 by 420."""
    match scene.table:
        case "pyramid":
            room = (WHOLE.height * PREVIEW_WIDTH / PREVIEW_HEIGHT - WHOLE.width) / 2
            frame = Frame(WHOLE.left - room, WHOLE.top, WHOLE.right + room, WHOLE.bottom)
            drawing = Drawing(scene.dice)
            return _sized(framed(body(drawing, frame, pips=True), frame, title), title)
        case "dice_trip":
            sheets = cast("list[dict[str, Any]]", scene.extra["sheets"])
            best = max(range(len(sheets)), key=lambda seat: sheets[seat]["score"]["total"])
            return _sized(sheet_picture(scene.extra, best, squared=True), title)
        case _:
            drawn = scene_picture(scene, title, pips=True)
            return None if drawn is None else _sized(drawn, title)


def _sized(drawn: str, title: str) -> str:
    """A picture scaled to fit, on the table."""
    inside = SVG_SIZE.sub(rf'<svg\1 width="{PREVIEW_WIDTH}" height="{PREVIEW_HEIGHT}"', drawn[drawn.index("<svg") :], count=1)
    return document(
        PREVIEW_WIDTH, PREVIEW_HEIGHT, tag("rect", width=PREVIEW_WIDTH, height=PREVIEW_HEIGHT, fill=TABLE_COLOUR) + inside.strip(), title
    )
