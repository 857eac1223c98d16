"""Four tables as players see them, on a desktop and a phone, with all that a graphics card can do.

python tools/web.py tables    docs/screens/tables.webp
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pipyard.pictures.svg import FONT_FILE  # noqa: E402 - the tests' helpers below are no package for others
from tests.browser.pages import Visitors  # noqa: E402
from tests.server.guests import Guest, Server  # noqa: E402
from tools.browser import ARGUMENTS, demand_browser  # noqa: E402

SHOWN_TABLES: Final = {
    "rasanto": ("Rasanto", 26),
    "el_dado": ("El Dado", 22),
    "tumblin_dice": ("Tumblin-Dice", 7),
    "dice_trip": ("Dice Trip", 9),
}
"""The games with their titles, and how many moves have been played."""
DESKTOP: Final[dict[str, object]] = {"viewport": {"width": 1280, "height": 800}}
TELEPHONE: Final[dict[str, object]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HEIGHT, GAP, LABEL, COLUMNS = 660, 28, 58, 2
"""Height of a screen in the picture, space between screens, height of a title, and games per row."""
PAPER, WORDS = "#f2ede2", "#1d2723"
STAGE_CALM = """((stage) => {
    if (!stage) return true;
    const frame = stage.renderer.info.render.frame;
    window.looks = frame > 0 && frame === window.seen ? (window.looks ?? 0) + 1 : 0;
    window.seen = frame;
    return window.looks > 25 && stage.ratio === stage.still;
})(window.pipyardSlope ?? pipyard.board?.stage)"""
"""The finest picture is drawn, and nothing has been drawn since for 25 looks."""


def move(guest: Guest, game: str, rng: Random, number: int) -> None:
    """One move of whoever's turn it is."""
    while not guest.turn["moves"]:
        guest.hear_until("update")
    seat = guest.turn["seats"][0]
    if game == "tumblin_dice" and (unshot := guest.picture["scene"]["extra"]["unshot"][seat]):
        guest.play(seat, f"flick {unshot[0]} speed={rng.uniform(1.35, 1.7):.2f} aim={rng.uniform(-7, 7):.1f} yaw={10 * number}")
    else:
        guest.play(seat)


def played(server: Server, game: str, moves: int) -> str:
    """The path of a table at which so many moves have been played and it is Ann's turn, with her seat."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    _, made = server.post("/api/rooms", {"game": game, "seats": seats, "options": {}})
    guest = Guest(server, made["room"], *made["tokens"].values())
    rng = Random(moves)
    number = 0
    while number < moves or guest.turn["seats"][0] != 0:
        move(guest, game, rng, number)
        number += 1
        while not guest.turn["moves"]:
            guest.hear_until("update")
    return f"/t/{made['room']}#0.{made['tokens']['0']}"


def seen(visitors: Visitors, path: str, device: dict[str, object]) -> Image.Image:
    """A table on a device, scaled to the height of the picture."""
    ann = visitors.invite(device, quality="high")
    ann.go(path)
    ann.my_turn()
    ann.page.evaluate("() => document.fonts.ready")
    ann.wait(STAGE_CALM)
    whole = Image.open(io.BytesIO(ann.page.screenshot())).convert("RGB")
    ann.page.context.close()
    print(".", end="", flush=True)
    return whole.resize((round(whole.width * HEIGHT / whole.height), HEIGHT), Image.Resampling.LANCZOS)


def sheet(games: dict[str, tuple[Image.Image, Image.Image]]) -> Image.Image:
    """The screens in rows, each game's two side by side under its title."""
    wide = max(desk.width + phone.width for desk, phone in games.values()) + 2 * GAP
    high = HEIGHT + LABEL + GAP
    rows = -(-len(games) // COLUMNS)
    whole = Image.new("RGB", (COLUMNS * wide + GAP, rows * high + GAP), PAPER)
    pen = ImageDraw.Draw(whole)
    font = ImageFont.truetype(str(FONT_FILE), 34)
    for at, (game, screens) in enumerate(games.items()):
        left, top = GAP + at % COLUMNS * wide, GAP + at // COLUMNS * high
        pen.text((left, top), SHOWN_TABLES[game][0], fill=WORDS, font=font)
        for screen in screens:
            whole.paste(screen, (left, top + LABEL))
            left += screen.width + GAP
    return whole


def tables(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=demand_browser(), args=ARGUMENTS)
        server = Server(Path(folder), pause=0.0)
        server.start()
        try:
            visitors = Visitors(browser, server.url)
            games: dict[str, tuple[Image.Image, Image.Image]] = {}
            for game, (_, moves) in SHOWN_TABLES.items():
                # a table for each: a shot of Tumblin-Dice has a minute, and drawing in software may take that long
                desk = seen(visitors, played(server, game, moves), DESKTOP)
                games[game] = (desk, seen(visitors, played(server, game, moves), TELEPHONE))
        finally:
            browser.close()
            server.stop()
    sheet(games).save(target, quality=82, method=6)
    print(*visitors.troubles, sep="\n", file=sys.stderr)
    print(target)


if __name__ == "__main__":
    tables(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens" / "tables.webp")
