"""What the small parts that are written by hand cost, beside the libraries that could do the same.

    python -m benchmarks.by_hand

WebSocket frames beside ``websockets`` and ``wsproto``, SVG beside ``svgwrite`` and ``drawsvg``, the import of ``scipy.stats``. A library
that is not installed is left out. All are measured in turn, round by round, and the median counts.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from pipyard.pictures.svg import tag
from pipyard.server.socket.frames import TEXT, FrameDecoder, framed

TIMED_ROUNDS = 9
MESSAGE = b'{"kind":"submit","id":17,"seat":0,"move":"place 3,4,0"}'
GAMES_PLAYED = 2000
MASK = b"\x11\x22\x33\x44"


def masked(body: bytes) -> bytes:
    """A text frame as a browser sends it."""
    return bytes((0x81, 0x80 | len(body))) + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(body))


def frames_by_hand() -> None:
    frames = FrameDecoder(1 << 16)
    for _ in range(GAMES_PLAYED):
        for _, body in frames.feed(masked_message):
            answered = framed(TEXT, body)
            assert answered


def frames_by_websockets() -> None:
    module = import_module("websockets.protocol")
    protocol = module.Protocol(module.Side.SERVER)
    for _ in range(GAMES_PLAYED):
        protocol.receive_data(masked_message)
        for frame in protocol.events_received():
            protocol.send_text(frame.data)
            answered = protocol.data_to_send()
            assert answered


def frames_by_wsproto() -> None:
    connections, events = import_module("wsproto.connection"), import_module("wsproto.events")
    connection = connections.Connection(connections.ConnectionType.SERVER)
    for _ in range(GAMES_PLAYED):
        connection.receive_data(masked_message)
        for event in connection.events():
            answered = connection.send(events.TextMessage(data=event.data))
            assert answered


def svg_by_hand() -> None:
    "".join([tag("rect", x=float(at), y=1.5, width=4.0, height=4.0, fill="red", stroke_width=0.5) for at in range(GAMES_PLAYED)])


def svg_by_svgwrite() -> None:
    drawing: Any = import_module("svgwrite").Drawing()
    for at in range(GAMES_PLAYED):
        drawing.add(drawing.rect((float(at), 1.5), (4.0, 4.0), fill="red", stroke_width=0.5))
    drawing.tostring()


def svg_by_drawsvg() -> None:
    draw: Any = import_module("drawsvg")
    drawing = draw.Drawing(100, 100)
    for at in range(GAMES_PLAYED):
        drawing.append(draw.Rectangle(float(at), 1.5, 4.0, 4.0, fill="red", stroke_width=0.5))
    drawing.as_svg()


masked_message = masked(MESSAGE)
SUBJECTS: dict[str, Callable[[], None]] = {
    "a message in and out: frames.py": frames_by_hand,
    "a message in and out: websockets": frames_by_websockets,
    "a message in and out: wsproto": frames_by_wsproto,
    "an element of SVG: svg.py": svg_by_hand,
    "an element of SVG: svgwrite": svg_by_svgwrite,
    "an element of SVG: drawsvg": svg_by_drawsvg,
}
IMPORT = """
import resource, time
before, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
import {0}
print(time.process_time() - start, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def main() -> None:
    taken: dict[str, list[float]] = {}
    for _ in range(TIMED_ROUNDS):
        for name, subject in SUBJECTS.items():
            before = resource.getrusage(resource.RUSAGE_SELF)
            try:
                subject()
            except ImportError:
                continue
            after = resource.getrusage(resource.RUSAGE_SELF)
            taken.setdefault(name, []).append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    for name, times in taken.items():
        print(f"{name}: {median(times) / GAMES_PLAYED * 1e6:.1f} µs of processor time")
    for module in ("scipy.stats", "pipyard.lab.statistics"):
        seconds, megabytes = subprocess.run(
            [sys.executable, "-c", IMPORT.format(module)], capture_output=True, text=True, check=True
        ).stdout.split()
        print(f"importing {module}: {float(seconds):.2f} s of processor time, {float(megabytes):.0f} MB")


if __name__ == "__main__":
    main()
