"""Reference pictures: the boards in two sizes, drawn in software and compared with those in ``tests/browser/pictures``.

``python tools/web.py pictures`` draws them anew, to be looked at with the eyes. What is compared are small blocks: a letter in another
font does not matter, a die that is not there does.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page

from .pages import PATIENCE

pytestmark = pytest.mark.browser
PICTURES = Path(__file__).with_name("pictures")
GALLERY = Path(__file__).parents[2] / "build" / "gallery"
SCENES = (
    "empty",
    "full",
    "above",
    "side",
    "few",
    "half",
    "lit",
    "areas",
    "wood",
    "glass",
    "palette",
    "ghost",
    "thrown",
    "night",
    "slope",
    "trip",
)
SIZES = {"wide": (640, 480), "tall": (360, 560)}
BOTH = ("full", "few", "thrown")
"""Scenes that are looked at in both sizes in every run, the others in the long one."""
TIERS = (("half", "medium"), ("wood", "medium"), ("glass", "high"), ("slope", "high"))
"""Small pictures in the tiers of a graphics card: a shader that does not compile shows here."""
SMALL = (360, 300)
SMALLER = 2
"""Pictures are kept at half their size."""
BLOCK = 10
"""Points along the side of a block that is compared."""
TOLERANCE = 40.0
"""How far the average of a block may be off, of 255."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    assert (GALLERY / "index.html").exists(), "the gallery is not built: python tools/web.py gallery"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(GALLERY)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    yield context.new_page()
    context.close()


def drawn(page: Page, gallery: str, scene: str, size: tuple[int, int], more: str = "", quality: str = "low") -> Image.Image:
    """A scene, once its finest picture is drawn; what the browser complains of (a shader, say) is a fault."""
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{gallery}/?scene={scene}&quality={quality}{more}")
    page.wait_for_function("window.gallery?.renderer.info.render.frame > 0", polling=50)
    # a machine that is busy draws coarsely at first and may take its time for the fine picture
    before = 0
    while (now := page.evaluate("() => gallery.ratio === gallery.still && gallery.renderer.info.render.frame")) != before or not now:
        before = now
        page.wait_for_timeout(400)
    assert complaints == []
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return seen.resize((size[0] // SMALLER, size[1] // SMALLER), Image.Resampling.BOX)


def reference(scene: str, size: str) -> Image.Image:
    with Image.open(PICTURES / f"{scene}-{size}.webp") as kept:
        return kept.convert("RGB")


def worst(one: Image.Image, other: Image.Image) -> float:
    """How far the block is off that differs most."""
    off = ImageChops.difference(one, other)
    return max(
        max(ImageStat.Stat(off.crop((x, y, x + BLOCK, y + BLOCK))).mean)
        for x in range(0, off.width - BLOCK + 1, BLOCK // 2)
        for y in range(0, off.height - BLOCK + 1, BLOCK // 2)
    )


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        pytest.param(scene, size, marks=() if size == "wide" or scene in BOTH else pytest.mark.long, id=f"{scene}-{size}")
        for scene in SCENES
        for size in SIZES
    ],
)
def test_a_scene_looks_as_it_did(page: Page, gallery: str, scene: str, size: str, tmp_path: Path) -> None:
    kept = reference(scene, size)
    now = drawn(page, gallery, scene, SIZES[size])
    now.save(tmp_path / f"{scene}-{size}.png")
    assert worst(kept, now) < TOLERANCE, f"look at {tmp_path}; if it is better, python tools/web.py pictures"


@pytest.mark.parametrize(("scene", "quality"), TIERS)
def test_a_scene_looks_as_it_did_with_a_graphics_card(page: Page, gallery: str, scene: str, quality: str, tmp_path: Path) -> None:
    kept = reference(scene, quality)
    now = drawn(page, gallery, scene, SMALL, quality=quality)
    now.save(tmp_path / f"{scene}-{quality}.png")
    assert worst(kept, now) < TOLERANCE, f"look at {tmp_path}; if it is better, python tools/web.py pictures"


def test_drawing_in_software_gives_the_same_points_every_time(chromium: Browser, gallery: str) -> None:
    found: list[bytes] = []
    for _ in range(2):
        context = chromium.new_context(reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)
        found.append(drawn(context.new_page(), gallery, "half", SIZES["wide"]).tobytes())
        context.close()
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("scene", "fault"),
    [
        ("few", "&without=0,4,4"),
        ("full", "&without=0,"),
        ("empty", "&with=2,3,3"),
        ("full", "&dark=yes"),
        ("full", "&bare=yes"),
        ("slope", "&without=B4"),
        ("slope", "&dark=yes"),
        ("trip", "&without=gent"),
    ],
    ids=[
        "a die is missing",
        "a side is missing",
        "an empty cup is drawn full",
        "the board is black",
        "the plate is missing",
        "a die on the slope is missing",
        "the slope is black",
        "a city is missing",
    ],
)
def test_a_fault_is_noticed(page: Page, gallery: str, scene: str, fault: str) -> None:
    for size, points in SIZES.items():
        kept = reference(scene, size)
        assert worst(kept, drawn(page, gallery, scene, points, fault)) > TOLERANCE


@pytest.mark.screens
def test_draw_the_pictures_anew(page: Page, gallery: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    for scene in SCENES:
        for size, points in SIZES.items():
            drawn(page, gallery, scene, points).save(PICTURES / f"{scene}-{size}.webp", lossless=True, method=6)
    for scene, quality in TIERS:
        drawn(page, gallery, scene, SMALL, quality=quality).save(PICTURES / f"{scene}-{quality}.webp", lossless=True, method=6)
    assert len(list(PICTURES.glob("*.webp"))) == len(SCENES) * len(SIZES) + len(TIERS)
