"""The browser that tests, pictures and benchmarks drive: the machine's own, or Playwright's inside this folder.

python tools/browser.py            print where it is; where there is none, fetch Playwright's into .venv/browsers
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OWN = ROOT / ".venv" / "browsers"
"""The folder of Playwright's Chromium."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable", "msedge")
APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
NO_EXTRAS = (
    # Chromium opens a window for every page of a test, and its address bar loads two pages of its own, which no test sees
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # Playwright's own list, which an argument of this name replaces; our servers speak plain http, the living room's too
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
ARGUMENTS = ["--no-sandbox", "--enable-unsafe-swiftshader", f"--disable-features={','.join(NO_EXTRAS)}"]
"""Root needs no sandbox; WebGL without a graphics card is drawn in software."""
NO_BROWSER = """\
The tests in the browser need Chromium, Chrome or Edge, and none was found. Install one, or name it with CHROMIUM=/path/to/it:
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome"""


def find_browser() -> str | None:
    """The path of a browser, if the machine has one."""
    own = [*OWN.glob("chromium-*/chrome-*/chrome"), *OWN.glob("chromium-*/chrome-*/*.app/Contents/MacOS/*")]
    candidates = [os.environ.get("CHROMIUM"), *map(shutil.which, PROGRAMS), *APPS, *map(str, own)]
    return next((one for one in candidates if one and Path(one).exists()), None)


def demand_browser() -> str:
    """The path of a browser; fetches Playwright's if there is no other. Changes nothing outside this folder."""
    found = find_browser()
    if found is None:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, env={**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(OWN)}, check=False)
        found = find_browser()
    return found or sys.exit(NO_BROWSER)


if __name__ == "__main__":
    print(demand_browser())
