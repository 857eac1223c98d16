"""How long the site without a server takes to load, and a bot to move, in a browser that is slowed down like a phone.

    python -m benchmarks.site [SLOWER] [MBIT]

SLOWER: how many times slower the processor is (default 4), MBIT: megabits a second on the first visit (default 10).
The site must be built (make site).
"""

from __future__ import annotations

import functools
import os
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from tools.browser import ARGUMENTS, demand_browser

SITE = Path(__file__).parents[1] / "build" / "site"
LOBBY = "document.querySelector('[data-key=play-something] button')"
LOADING = "document.querySelector('.table-loading:not([hidden])')"
LOADED = "document.querySelector('.table-loading[hidden]')"
TABLE_READY = "document.querySelector('.table-loading[hidden]') && navigator.serviceWorker.controller"
MY_TURN = "window.pipyard?.state.picture && !pipyard.state.busy && Object.keys(pipyard.state.picture.turn.moves).length"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        return


def seconds(page: Page, condition: str, began: float) -> float:
    page.wait_for_function(f"() => !!({condition})", timeout=300_000, polling=20)
    return time.perf_counter() - began


def slow(client: CDPSession, slower: float, mbit: float) -> None:
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    speed = mbit * 125_000 if mbit else -1
    client.send(
        "Network.emulateNetworkConditions", {"offline": False, "latency": 30, "downloadThroughput": speed, "uploadThroughput": speed}
    )


def main() -> None:
    slower, mbit = (float(word) for word in [*sys.argv[1:], *("4", "10")[len(sys.argv) - 1 :]])
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{host.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=demand_browser(), args=ARGUMENTS)
        page = browser.new_context(locale="en-GB", reduced_motion="reduce", **PHONE).new_page()
        client = page.context.new_cdp_session(page)
        print(f"processor {slower:g} times slower, load of this machine {os.getloadavg()[0]:.0f}")
        slow(client, slower, mbit)
        began = time.perf_counter()
        page.goto(base)
        print(f"first visit at {mbit:g} Mbit/s: front page {seconds(page, LOBBY, began):.1f} s")
        seconds(page, LOADING, began)
        print(f"first visit: table ready {seconds(page, LOADED, began):.1f} s")
        print(f"first visit: everything kept {seconds(page, TABLE_READY, began):.1f} s")
        slow(client, slower, 0)
        began = time.perf_counter()
        page.goto(base)
        print(f"second visit: front page {seconds(page, LOBBY, began):.1f} s")
        page.goto(f"{base}?at=/play/rasanto&quality=draft")
        page.select_option("#count", "2")
        page.select_option("#seat-1", "bot:club")
        began = time.perf_counter()
        page.click("dialog button[type=submit]")
        print(f"from the form to the first own move in Rasanto {seconds(page, MY_TURN, began):.1f} s")
        began = time.perf_counter()
        page.reload()
        print(f"a table loaded anew: own move {seconds(page, MY_TURN, began):.1f} s")
        times: list[float] = []
        for _ in range(4):
            number = page.evaluate("() => pipyard.said.n")
            page.evaluate("() => { while (!pipyard.state.move) pipyard.take([pipyard.picker.next[0]]); pipyard.submit(); }")
            page.wait_for_function(f"() => pipyard.said.n > {number}")
            began = time.perf_counter()
            page.wait_for_function(f"() => pipyard.said.n > {number + 1}", timeout=120_000, polling=20)
            times.append(time.perf_counter() - began)
            seconds(page, MY_TURN, began)
        print(f"a club bot's move in Rasanto, with its pause of 0.9 s: {', '.join(f'{one:.1f}' for one in times)} s")
        browser.close()
    host.shutdown()


if __name__ == "__main__":
    main()
