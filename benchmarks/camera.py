"""How well a photo of one side of the pyramid is read: ``python benchmarks/camera.py [PICTURES] [--show FOLDER]``.

Pictures are drawn here, by casting rays at the three sides of a full pyramid, and nowhere else: with perspective, lens distortion, light
of several temperatures and directions, glare, shadows of hands, worn and off-colour dice, pips, blur and noise. The corners are tapped
with an error of a few pixels. The reader is the browser's own (web/src/rules/photo_faces.ts), run by Node. Real photos may be harder.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
PICTURE_SIZE: Final = (480, 360)
BODY: Final = {"red": 0xC93A1E, "green": 0x12A37A, "black": 0x26282E, "golden": 0xE8B21E, "blue": 0x0D5596}
SETS: Final = (("red", "green"), ("red", "green", "black"), ("red", "green", "black", "golden", "blue"))
"""Two and three colours are those of the games that count faces; five are harder than any of them."""
PRINTED_PIPS: Final = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Conditions:
    """How hard a picture is: everything random grows with ``hard`` (1: a lit room and a steady hand)."""

    name: str
    hard: float


CONDITIONS: Final = (Conditions("lit room, steady hand", 1.0), Conditions("dim, warm or uneven light, worn dice", 2.0))


def linear(code: int) -> Array:
    rgb = np.array([code >> 16, code >> 8 & 255, code & 255]) / 255
    return np.asarray(rgb**2.2)


@dataclass(frozen=True)
class Drawn:
    """A picture, its corners (top, right, left) in pixels, and the colours of the 45 faces."""

    pixels: Array
    corners: list[tuple[float, float]]
    colours: tuple[str, ...]
    faces: list[int]


def drawn(rng: np.random.Generator, colours: tuple[str, ...], hard: float) -> Drawn:
    """Draw the side x = 0 of a full pyramid."""
    width, height = PICTURE_SIZE
    up = -np.ones(3) / np.sqrt(3)
    centre = np.array([-0.5, 2.6, 2.6])
    # the camera looks at the side from outside and a little above
    out = np.array([-1.0, 0.0, 0.0]) + rng.normal(0, 0.13, 3) * hard**0.5 + up * rng.uniform(-0.2, 0.35)
    camera = centre + out / np.linalg.norm(out) * rng.uniform(17, 34)
    forward = centre + rng.normal(0, 0.5, 3) - camera
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, up)
    right /= np.linalg.norm(right)
    above = np.cross(right, forward)
    roll = rng.normal(0, 0.05 * hard)
    right, above = np.cos(roll) * right + np.sin(roll) * above, np.cos(roll) * above - np.sin(roll) * right
    focal = float(np.linalg.norm(camera - centre)) / 17 * rng.uniform(1.0, 1.2)
    bend = rng.normal(0, 0.02 * hard)

    def project(point: Array) -> tuple[float, float]:
        away = point - camera
        x, y = float(away @ right) / float(away @ forward) * focal, float(away @ above) / float(away @ forward) * focal
        stretch = 1 + bend * (x * x + y * y)
        return width / 2 + x * stretch * width, height / 2 - y * stretch * width

    columns, rows = np.meshgrid((np.arange(width) + 0.5 - width / 2) / width, (height / 2 - np.arange(height) - 0.5) / width)
    squeeze = 1 - bend * (columns**2 + rows**2)
    rays = forward + (columns * squeeze / focal)[..., None] * right + (rows * squeeze / focal)[..., None] * above
    albedo = np.ones((height, width, 3)) * linear(int(rng.choice([0xC8B89A, 0x5A4632, 0x2F5A46, 0xDDDDDD, 0x30343C])))
    nearest = np.full((height, width), np.inf)
    shade = np.ones((height, width))
    bodies = [np.clip(linear(BODY[one]) * np.exp(rng.normal(0, 0.12 * hard, 3)), 0.01, 0.95) for one in colours]
    dice = {(0, y, z): int(rng.integers(len(colours))) for y in range(9) for z in range(9 - y)}
    for axis in range(3):
        along = (-0.5 - camera[axis]) / np.where(np.abs(rays[..., axis]) < 1e-9, 1e-9, rays[..., axis])
        hit = camera + along[..., None] * rays
        u, v = hit[..., (axis + 1) % 3], hit[..., (axis + 2) % 3]
        i, j = np.round(u).astype(int), np.round(v).astype(int)
        inside = (along > 0) & (i >= 0) & (j >= 0) & (i + j <= 8) & (along < nearest)
        chosen = rng.integers(len(colours), size=(9, 9))
        if axis == 0:
            chosen = np.array([[dice.get((0, y, z), 0) for z in range(9)] for y in range(9)])
        i, j = np.clip(i, 0, 8), np.clip(j, 0, 8)
        du, dv = u - np.round(u), v - np.round(v)
        face = np.array(bodies)[chosen[i, j]]
        worn = np.exp(rng.normal(0, 0.06 * hard, (9, 9, 1)))[i, j]
        pips = rng.integers(6, size=(9, 9))[i, j]
        dark = face.sum(axis=2, keepdims=True) < 1.6
        spotted = np.zeros_like(du, dtype=bool)
        for number, places in enumerate(PRINTED_PIPS):
            for place in places:
                near = (du - (place % 3 - 1) * 0.26) ** 2 + (dv - (place // 3 - 1) * 0.26) ** 2 < 0.0085
                spotted |= near & (pips == number)
        face = np.where(spotted[..., None], np.where(dark, 0.85, 0.03), face * worn)
        rounded = np.clip((0.5 - np.maximum(np.abs(du), np.abs(dv))) / 0.06, 0.12, 1)
        albedo = np.where(inside[..., None], face, albedo)
        shade = np.where(inside, rounded * (1.0, 0.7, 0.55)[axis] * np.exp(rng.normal(0, 0.05)), shade)
        nearest = np.where(inside, along, nearest)
    warm = rng.normal(0, 0.14 * hard)
    light = np.exp(rng.normal(-0.35 * (hard - 1), 0.25 * hard)) * np.exp(np.array([warm, rng.normal(0, 0.03), -warm]))
    slope = rng.normal(0, 0.5 * hard, 2)
    uneven = np.exp(np.clip(slope[0] * columns + slope[1] * rows, -1, 1))
    spot = np.exp(-((columns - rng.uniform(-0.3, 0.3)) ** 2 + (rows - rng.uniform(-0.3, 0.3)) ** 2) / 0.004)
    shadow = np.where(columns * rng.normal() + rows * rng.normal() > rng.uniform(0.1, 0.4), 1 - 0.25 * min(1.5, hard), 1.0)
    seen = albedo * (shade * uneven * shadow)[..., None] * light + (0.18 * hard * rng.random() * spot * (nearest < np.inf))[..., None]
    seen = blurred(seen, rng.uniform(0, 0.8 * hard))
    code = 255 * np.clip(seen, 0, 1) ** (1 / 2.2) + rng.normal(0, 3 * hard, seen.shape)
    tips = [np.array(one) - 0.5 for one in ((0, 0, 0), (0, 9, 0), (0, 0, 9))]
    corners = [project(tip) for tip in tips]
    faces = [dice[0, u, v] for u in range(9) for v in range(9 - u)]
    return Drawn(np.clip(code, 0, 255), corners, colours, faces)


def png(pixels: Array) -> bytes:
    """A picture as a file that browsers read."""
    height, width, _ = pixels.shape

    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join([b"\0" + row.tobytes() for row in pixels.astype(np.uint8)])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


def mirrored(at: int) -> int:
    """The number of the face on the other side of the middle."""
    places = [(u, v) for u in range(9) for v in range(9 - u)]
    u, v = places[at]
    return places.index((v, u))


def blurred(picture: Array, by: float) -> Array:
    """A soft lens, by a few steps of averaging with the neighbours."""
    for _ in range(round(3 * by)):
        around = [np.roll(picture, step, axis) for step in (1, -1) for axis in (0, 1)]
        picture = 0.5 * picture + 0.125 * np.sum(around, axis=0)
    return picture


READER: Final = """
import { readFileSync } from "node:fs";
import { colours, framed, readColours } from %s;
const sheet = JSON.parse(readFileSync(process.argv[2], "utf8"));
const out = sheet.map(({ file, width, height, corners, dice }) => {
    const rgb = readFileSync(file);
    const data = new Uint8Array(4 * width * height);
    for (let at = 0; at < width * height; at++) data.set(rgb.subarray(3 * at, 3 * at + 3), 4 * at);
    const photo = { width, height, data };
    const [top, right, left] = corners.map(([x, y]) => ({ x, y }));
    return readColours(colours(photo, framed(photo, top, right, left)), dice);
});
console.log(JSON.stringify(out));
"""


def read(pictures: list[Drawn], rng: np.random.Generator, miss: float) -> list[list[dict[str, float]]]:
    """Read pictures with the browser's own code; taps miss the corners by ``miss`` pixels."""
    import web  # noqa: PLC0415 - tools/ is on the path only here

    node, _, env = web.node()
    with tempfile.TemporaryDirectory() as folder:
        sheet: list[dict[str, object]] = []
        for number, one in enumerate(pictures):
            file = Path(folder) / f"{number}.rgb"
            file.write_bytes(one.pixels.astype(np.uint8).tobytes())
            corners = [(x + rng.normal(0, miss), y + rng.normal(0, miss)) for x, y in one.corners]
            dice = [[BODY[name] >> 16, BODY[name] >> 8 & 255, BODY[name] & 255] for name in one.colours]
            sheet.append({"file": str(file), "width": PICTURE_SIZE[0], "height": PICTURE_SIZE[1], "corners": corners, "dice": dice})
        listed, script = Path(folder) / "sheet.json", Path(folder) / "read.mjs"
        listed.write_text(json.dumps(sheet), encoding="utf-8")
        source = (ROOT / "web" / "src" / "rules" / "photo_faces.ts").as_uri()
        script.write_text(READER % json.dumps(source), encoding="utf-8")
        done = subprocess.run([*node, str(script), str(listed)], env=env, check=True, capture_output=True, text=True)
        found: list[list[dict[str, float]]] = json.loads(done.stdout)
        return found


DOUBT: Final = 0.35
"""Faces read with less certainty are marked on the screen."""


def measured(count: int, colours: tuple[str, ...], hard: float, seed: int = 26) -> dict[str, float]:
    """The share of wrong faces, of pictures without any, of wrong faces that are marked as doubtful, and of marked faces."""
    rng = np.random.default_rng([seed, len(colours), round(10 * hard)])
    pictures = [drawn(rng, colours, hard) for _ in range(count)]
    readings = read(pictures, rng, 3.0)
    wrong = marked = caught = whole = 0
    for one, reading in zip(pictures, readings, strict=True):
        errors = [face["colour"] != true for face, true in zip(reading, one.faces, strict=True)]
        doubts = [face["sure"] < DOUBT for face in reading]
        wrong += sum(errors)
        marked += sum(doubts)
        caught += sum([error and doubt for error, doubt in zip(errors, doubts, strict=True)])
        whole += not any(errors)
    return {"wrong": wrong / count / 45, "whole": whole / count, "caught": caught / max(1, wrong), "marked": marked / count / 45}


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdecimal() else 100
    if "--show" in sys.argv:
        rng = np.random.default_rng(5)
        for number in range(6):
            one = drawn(rng, SETS[number % 3], 1.0 + number // 3)
            (Path(sys.argv[-1]) / f"{number}.png").write_bytes(png(one.pixels))
        return
    print("| light and dice | colours | faces wrong | pictures without an error | wrong faces marked | faces marked |")
    print("|---|---|---|---|---|---|")
    for light in CONDITIONS:
        for colours in SETS:
            found = measured(count, colours, light.hard)
            shares = [f"{100 * found[name]:.1f} %" for name in ("wrong", "whole", "caught", "marked")]
            if not found["wrong"]:
                shares[2] = "–"
            print(f"| {light.name} | {len(colours)} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
