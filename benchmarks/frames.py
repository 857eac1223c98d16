"""How long the script of a frame takes in Chromium: a full pyramid that is turned, hovered over, and taken apart with motion.

    python -m benchmarks.frames [--quality high]
    python -m benchmarks.frames --processor [--before CHECKOUT]

With ``--processor``: the processor time of a whole frame, of all processes of the browser together, while a full pyramid turns and when
it has come to rest, in every tier. ``--before`` is a checkout of an older commit in which the client is built; its own server serves it,
and both are measured in turn.

Chromium's own tracing tells when each frame of the page began and what its main thread did in it. What counts is the processor time
of that thread in scripts, so that drawing in software and other work of the machine do not count. The client must be built
(``python tools/web.py build``). Figures of one machine are in benchmarks/frames.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import demand_browser

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ("FireAnimationFrame", "EventDispatch", "TimerFire", "v8.callFunction", "WebSocketReceive", "RunMicrotasks", "MinorGC")
"""What counts as script."""
COLLECTION = "MajorGC"
"""The big collections of garbage mostly run between frames; figures are given with and without them."""
FRAMES_HEAD = "| what | frames | median ms | 99 % ms | most ms | over 8 ms | most with collections | over 8 ms with them |"
PAGE_SECONDS = 120.0
"""Seconds to wait for a server or a picture."""
BUDGET = 8.0
"""Milliseconds that the script of a frame may take."""


CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "toplevel"]


def frames(events: list[dict[str, Any]], counted: tuple[str, ...] = SCRIPTS) -> list[float]:
    """The script of every frame in milliseconds: the outermost scripts of the page's main thread up to each commit of a picture."""
    commits = [event for event in events if event.get("name") == "Commit" and event.get("ph") == "X"]
    if not commits:
        return []
    threads = [(event["pid"], event["tid"]) for event in commits]
    thread = max(set(threads), key=threads.count)
    mine = sorted([event for event in events if (event["pid"], event["tid"]) == thread], key=lambda event: event["ts"])
    took = [0.0]
    until = 0.0
    for event in mine:
        if event.get("ph") != "X":
            continue
        if event["name"] == "Commit":
            took.append(0.0)
        elif event["name"] in counted and event["ts"] >= until:
            until = event["ts"] + event.get("dur", 0)
            took[-1] += event.get("tdur", event.get("dur", 0)) / 1000
    return [one for one in took if one > 0]


def turn(page: Page) -> None:
    """Turn the pyramid with the pointer, there and back."""
    page.mouse.move(300, 400)
    page.mouse.down()
    for step in range(50):
        page.mouse.move(300 + 8 * (step if step < 25 else 50 - step), 400 + step % 20)
        page.wait_for_timeout(12)
    page.mouse.up()


def hover(page: Page) -> None:
    """Go over the dice with the pointer."""
    for step in range(40):
        page.mouse.move(250 + 12 * step, 300 + 3 * (step % 30))
        page.wait_for_timeout(12)


def measured(browser: Browser, page: Page, act: Callable[[], None]) -> tuple[list[float], list[float]]:
    """The script of every frame, without the big collections of garbage and with them."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return frames(events), frames(events, (*SCRIPTS, COLLECTION))


def run_story(name: str, found: list[float], collected: list[float]) -> str:
    ordered = sorted(found)
    middle, most = ordered[len(ordered) // 2], ordered[-1]
    high = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    over = len([one for one in found if one > BUDGET])
    more = len([one for one in collected if one > BUDGET])
    return f"| {name} | {len(found)} | {middle:.1f} | {high:.1f} | {most:.1f} | {over} | {max(collected):.1f} | {more} |"


def processor_time() -> float:
    """Seconds that all processes of the browser have used so far: the descendants of this one that are called like it."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            head, _, rest = (entry / "stat").read_text().rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        parents[int(entry.name)] = int(fields[1])
        if "chrom" in head:
            used[int(entry.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def mine(pid: int) -> bool:
        while pid > 1:
            if pid == os.getpid():
                return True
            pid = parents.get(pid, 0)
        return False

    return sum(seconds for pid, seconds in used.items() if mine(pid))


TURNING = """frames => new Promise(done => {
    const stage = pipyard.board.stage;
    const first = stage.renderer.info.render.frame;
    let left = frames;
    const step = () => {
        stage.turn(0.03, 0, 1);
        if (left-- > 0) requestAnimationFrame(step);
        else done(stage.renderer.info.render.frame - first);
    };
    step();
})"""
"""Turn the pyramid by a little with every frame; the number of pictures that were drawn."""
RESTING = """() => new Promise(done => {
    const stage = pipyard.board.stage;
    const first = stage.renderer.info.render.frame;
    let left = 6;
    const step = () => {
        stage.redraw();
        if (left-- > 0) setTimeout(step, 700);
        else done(stage.renderer.info.render.frame - first);
    };
    step();
})"""
"""Draw the picture at rest a few times."""


@contextmanager
def serving(checkout: Path, folder: Path) -> Iterator[str]:
    """The server of a checkout, with the client that is built there; an older client needs the server of its time."""
    from tests.server.guests import free_port  # noqa: PLC0415 - tests are no package for others

    port = free_port()
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-m", "pipyard", "serve", "--port", str(port), "--data", str(folder)]
    with subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + PAGE_SECONDS
        while True:
            assert process.poll() is None, f"the server of {checkout} has ended"
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PAGE_SECONDS):
                    break
            except OSError:
                assert time.monotonic() < until, f"the server of {checkout} does not come up"
                time.sleep(0.1)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def full_pyramid(base: str) -> str:
    """The address of a table on which a whole pyramid stands, with both its seats."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    body = json.dumps({"game": "el_dado", "seats": seats, "options": {}}).encode()
    asked = urllib.request.Request(f"{base}/api/rooms", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PAGE_SECONDS) as answer:
        made = json.load(answer)
    return f"{base}/t/{made['room']}?quality=%s#" + ",".join([f"{seat}.{token}" for seat, token in made["tokens"].items()])


def drawing_costs(browser: Browser, address: str, frames_turning: int) -> tuple[float, float]:
    """Milliseconds of processor time a frame, while the pyramid turns and at rest."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => (window.pipyard?.board?.stage?.renderer.info.render.frame ?? 0) > 0", timeout=1000 * PAGE_SECONDS)
    page.wait_for_timeout(2500)
    page.evaluate(TURNING, 5)
    costs: list[float] = []
    for script, argument in ((TURNING, frames_turning), (RESTING, None)):
        start = processor_time()
        drawn = page.evaluate(script, argument)
        costs.append((processor_time() - start) * 1000 / max(1, drawn))
        page.wait_for_timeout(1500)
    context.close()
    return costs[0], costs[1]


def processor(browser: Browser, bases: dict[str, str], rounds: int, frames_each: int, wanted: list[str]) -> list[str]:
    """Rows of a table: what a frame costs in every tier, of the client before and of this one in turn."""
    addresses = {which: full_pyramid(base) for which, base in bases.items()}
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for quality in wanted:
            for which, address in addresses.items():
                turning, resting = drawing_costs(browser, address % quality, frames_each if quality == "low" else frames_each // 3)
                found.setdefault((which, quality), []).append((turning, resting))
                print(f"{which} {quality}: {turning:.0f} ms turning, {resting:.0f} ms at rest", file=sys.stderr, flush=True)
    return [
        f"| {which} | {quality} | {' / '.join(f'{one:.0f}' for one, _ in runs)} | {' / '.join(f'{one:.0f}' for _, one in runs)} |"
        for (which, quality), runs in found.items()
    ]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--processor", action="store_true", help="the processor time of whole frames in every tier")
    arguments.add_argument("--before", type=Path, help="a checkout of an older commit with its client built, to be measured in turn")
    arguments.add_argument("--tiers", nargs="+", default=["low", "medium", "high"], choices=["high", "medium", "low"])
    arguments.add_argument("--rounds", type=int, default=2)
    arguments.add_argument("--frames", type=int, default=60)
    arguments.add_argument("--quality", default="high", choices=["high", "medium", "low"])
    given = arguments.parse_args()
    sys.path.insert(0, str(ROOT))
    from tests.browser.pages import DESK, Visitors  # noqa: PLC0415 - tests are no package for others
    from tests.server.guests import Server  # noqa: PLC0415

    chromium = demand_browser()
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--enable-unsafe-swiftshader"])
        if given.processor:
            checkouts = {"before": given.before, "now": ROOT} if given.before else {"now": ROOT}
            bases: dict[str, str] = {}
            for which, checkout in checkouts.items():
                data = Path(folder) / which
                data.mkdir()
                bases[which] = stack.enter_context(serving(checkout.resolve(), data))
            rows = processor(browser, bases, given.rounds, given.frames, given.tiers)
            browser.close()
            print("| client | tier | ms a frame, turning | ms a frame, at rest |\n|---|---|---|---|")
            print("\n".join(rows))
            return 0
        server = Server(Path(folder), pause=0.05)
        server.start()
        try:
            ann = Visitors(browser, server.url).invite(DESK, quality=given.quality, motion=True)
            ann.set_up("el_dado", "Ann", "me", "me")
            ann.my_turn()

            def moves() -> None:
                for _ in range(5):
                    ann.my_turn()
                    ann.pick_from_list()
                    ann.confirm()
                    ann.settled()

            for name, act in (("turning", lambda: turn(ann.page)), ("pointing", lambda: hover(ann.page)), ("five moves", moves)):
                rows.append(run_story(name, *measured(browser, ann.page, act)))
            figures = ann.page.evaluate("() => window.pipyard.figures")
        finally:
            browser.close()
            server.stop()
    head = f"Draw calls of a frame: {figures['calls']} for {figures['dice']} dice. Quality: {given.quality}."
    table = "\n".join([FRAMES_HEAD, "|---|---|---|---|---|---|---|---|", *rows])
    print(f"{head}\n\n{table}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
