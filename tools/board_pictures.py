"""Pictures of the board for documents, drawn in the browser as players see it.

python tools/web.py sheet    docs/screens/all-games.webp: a contact sheet of every game
python tools/web.py film     docs/screens/cascade.webp: a cascade of Rasanto, moving
"""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from browser import find_browser
from msgspec import structs
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page, sync_playwright

from pipyard import shelf
from pipyard.core.game import State
from pipyard.core.scene import Die, Scene, Step
from pipyard.core.turn import Chance, Choose, Over
from pipyard.dice.orientation import TRIPLES
from pipyard.pictures import positions
from pipyard.pictures.svg import FONT_FILE, png
from pipyard.server.web.pages import CORNER_CELLS, portrait

ROOT: Final = Path(__file__).parents[1]
SCREENS: Final = ROOT / "docs" / "screens"
TILE, LABEL, GAP, COLUMNS = (320, 270), 34, 14, 6
"""Size of a tile on the contact sheet, height of its title, gap, and tiles per row."""
PAPER, WORDS = "#f2ede2", "#1d2723"
FILM_SIZE: Final = (520, 430)
FILM_QUALITY: Final = "low"
"""Vertex lighting: fast in software rendering, small files, and what machines without a graphics card show."""
FRAME_MS: Final = 80
HOLD_MS: Final = 1600
"""Milliseconds for which the first and the last frame stay."""
LONG_CASCADE: Final = range(18, 27)
"""Lengths of a cascade that make a good film."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def gallery(size: tuple[int, int], quality: str, motion: bool) -> Iterator[Page]:
    """The page that draws scenes, in a browser."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT / "build" / "gallery")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--enable-unsafe-swiftshader"])
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference" if motion else "reduce"
        )
        page = context.new_page()
        page.set_default_timeout(180_000)
        page.clock.install(time=0)
        page.goto(f"http://127.0.0.1:{server.server_port}/?scene=empty&quality={quality}")
        page.wait_for_function("window.gallery", polling=100)
        page.clock.pause_at(10_000)
        yield page
        browser.close()
    server.shutdown()
    server.server_close()


def shot(page: Page) -> Image.Image:
    print(".", end="", flush=True)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def numbered(scene: Scene) -> list[dict[str, str]]:
    """The dice of a scene for the browser; dice without relevant numbers get fixed ones."""
    found: list[dict[str, str]] = []
    for die in scene.dice:
        x, y, z = (int(part) for part in die.cell.split(","))
        triple = die.triple or TRIPLES[(5 * x + 7 * y + 11 * z) % 24].text
        found.append({"cell": die.cell, "colour": die.colour, "triple": triple, "mark": die.mark})
    return found


def tile(page: Page, game: Any) -> Image.Image:
    """One tile of the contact sheet: the board in 3D, or the game's own table."""
    scene = positions.typical(game)
    if scene.table in ("pyramid", "dice") and not scene.dice:
        # dice that lie beside the plate at first: as on the game's card, a few of them in the corner
        colours = [colour for heap in scene.heaps for colour in heap.dice] or list(scene.colours) or ["red"]
        scene = structs.replace(
            scene, table="pyramid", dice=tuple([Die(cell, colours[at % len(colours)]) for at, cell in enumerate(CORNER_CELLS)])
        )
    if scene.table != "pyramid":
        drawn = Image.open(io.BytesIO(png(portrait(game.info.key)))).convert("RGB")
        ground = Image.new("RGB", TILE, drawn.getpixel((1, 1)))
        drawn.thumbnail(TILE)
        ground.paste(drawn, ((TILE[0] - drawn.width) // 2, (TILE[1] - drawn.height) // 2))
        return ground
    page.evaluate(
        "([dice, book]) => { gallery.dress(book); gallery.show(dice); gallery.lookFrom('home', 0, true); }",
        [numbered(scene), game.info.book],
    )
    page.clock.run_for(1200)
    return shot(page)


def sheet() -> None:
    """Every game in one picture, in the order of the shelf."""
    games = [shelf.game(key) for key in shelf.keys()]  # noqa: SIM118 - a function of the module
    rows = -(-len(games) // COLUMNS)
    wide, high = TILE[0] + GAP, TILE[1] + LABEL + GAP
    page_picture = Image.new("RGB", (COLUMNS * wide + GAP, rows * high + GAP), PAPER)
    pen = ImageDraw.Draw(page_picture)
    font = ImageFont.truetype(str(FONT_FILE), 20)
    with gallery(TILE, "low", motion=False) as page:
        for at, game in enumerate(games):
            left, top = GAP + (at % COLUMNS) * wide, GAP + (at // COLUMNS) * high
            page_picture.paste(tile(page, game), (left, top))
            pen.text((left + 4, top + TILE[1] + 4), game.info.title, fill=WORDS, font=font)
            print(f"{at + 1} of {len(games)}: {game.info.title}", flush=True)
    page_picture.save(SCREENS / "all-games.webp", quality=80, method=6)


def played(rng: Random) -> Iterator[tuple[State, Scene, list[Step]]]:
    """A random game of Rasanto: after every move the state, the scene before it, and its steps."""
    state = shelf.game("rasanto").start(2)
    state.record_steps()
    while not isinstance(turn := state.turn(), Over):
        before = state.view(None).scene()
        if isinstance(turn, Choose):
            state.play(turn.seats[0], state.moves(turn.seats[0]).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        yield state, before, state.recorded_steps()


def cascade() -> tuple[Scene, list[Step], Scene]:
    """A cascade of a suitable length: the scene before, the steps, the scene after."""
    for seed in range(1000):
        for state, before, steps in played(Random(seed)):
            if len(steps) in LONG_CASCADE:
                return before, steps, state.view(None).scene()
    raise AssertionError("no game had such a cascade")


def film() -> None:
    """Record the cascade frame by frame, with the page's clock stopped for each picture."""
    before, steps, after = cascade()
    result = [msgspec.to_builtins(step) for step in steps]
    frames: list[Image.Image] = []
    with gallery(FILM_SIZE, FILM_QUALITY, motion=True) as page:
        # full resolution in motion too: these frames are not shown live
        page.evaluate("() => { gallery.tier.moving = gallery.tier.least = gallery.tier.rest; }")
        page.evaluate("dice => { gallery.show(dice); gallery.lookFrom('home', 0, true); window.over = false; }", numbered(before))
        page.clock.run_for(1200)
        frames.append(shot(page))
        page.evaluate(
            "([steps, dice]) => void gallery.play(steps, dice, false).then(() => { window.over = true; })", [result, numbered(after)]
        )
        while not page.evaluate("() => window.over"):
            page.clock.run_for(FRAME_MS)
            frames.append(shot(page))
        for _ in range(500 // FRAME_MS):  # the camera goes back
            page.clock.run_for(FRAME_MS)
            frames.append(shot(page))
        print(f"{len(frames)} pictures", flush=True)
    times = [HOLD_MS, *[FRAME_MS] * (len(frames) - 2), HOLD_MS]
    first, *rest = frames
    first.save(SCREENS / "cascade.webp", save_all=True, append_images=rest, duration=times, loop=0, quality=52, method=6)


if __name__ == "__main__":
    {"sheet": sheet, "film": film}[sys.argv[1]]()
