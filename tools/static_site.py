"""Write the site without a server to build/site (or the folder named): plain files for any web space.

    python tools/static_site.py [FOLDER]

The client is built for a table in a worker. Python for the browser and the physics engine come from npm (pyodide, rapier3d), msgspec
as a wheel for it from PyPI, and everything else is the Python of this checkout and its environment. What a server would answer the
same to everybody is asked here, of the same application, and written to files.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import sys
from pathlib import Path

import site_python

import web
from pipyard import lessons, rules, shelf
from pipyard.browser.page import BrowserWorker
from pipyard.browser.table import BrowserTable
from pipyard.texts import languages
from pipyard.workshop import scaffold

ROOT = Path(__file__).resolve().parents[1]


class Silence:
    """A browser's side for a table that is asked only what does not depend on rooms."""

    async def commit(self, batches: str) -> str:
        return json.dumps([False for _ in json.loads(batches)])

    async def read(self, room: str, first: int) -> str:
        return "[]"

    async def rooms(self) -> str:
        return "[]"

    async def drop(self, room: str) -> None:
        return

    async def rules(self, mark: str) -> str:
        return ""

    async def keep_rules(self, mark: str, text: str) -> None:
        return

    def publish(self, message: str) -> None:
        return

    def send(self, line: int, text: str) -> None:
        return

    def close(self, line: int) -> None:
        return

    def start(self, module: str) -> BrowserWorker:
        raise NotImplementedError(module)


def paths() -> list[str]:
    """What pages ask that has one answer for everybody."""
    games = shelf.keys()
    common = ["/api/games", "/api/score", "/api/score/cards", "/api/lessons", "/api/puzzles", "/api/triangle"]
    drawn = [f"/api/{what}/{key}.svg" for key in games for what in ("picture", "film")]
    result = [[f"/api/words/{one}", f"/texts/{one}.ftl"] for one in languages()]
    taught = [f"/api/lessons/{one}/{key}" for one in languages() for key in lessons.offered()]
    pages = [f"/rules/{one}/{key}.md" for one in languages() for key in (rules.PYRAMID, *games)]
    more = [f"/rules/{one}/{key}/{page}" for one in languages() for key in games for page in ("reference.md", "quiz.json")]
    return [*common, *drawn, *[path for both in result for path in both], *taught, *pages, *more]


async def answers() -> dict[str, str]:
    """The answers of a table, by the path of the file that holds each."""
    table = BrowserTable(Silence(), 0)
    await table.open()
    found: dict[str, str] = {}
    wanted = paths()
    while wanted:
        path = wanted.pop()
        name = path[1:] if re.search(r"\.[a-z]+$", path) else f"{path[1:]}.json"
        if name in found:
            continue
        status, _, body = json.loads(await table.ask("GET", path, "{}", ""))
        if status != 200:
            raise SystemExit(f"{path}: {status} {body}")
        found[name] = body
        if name.endswith((".md", "quiz.json")):
            wanted += re.findall(r"/rules/[a-z]{2}/[a-z0-9_]+/[a-z0-9-]+\.svg", body)
        if name.endswith("quiz.json"):
            wanted += pictured(path, body)
    await table.close()
    found[f"workshop/{scaffold.MODEL}"] = scaffold.model()
    return found


def pictured(path: str, quiz: str) -> list[str]:
    """The pictures of a quiz, which its pages find by the numbers of the questions."""
    return [path.replace("quiz.json", f"quiz-{number}.svg") for number, one in enumerate(json.loads(quiz), 1) if one.get("picture")]


def group_of(name: str) -> str:
    """The language of an answer; "all": it has none."""
    found = re.match(r"(?:api/words|api/lessons|rules|texts)/([a-z]{2})[/.]", name)
    return found[1] if found else "all"


def write(out: Path) -> None:
    web.install()
    web.tool("vite/bin/vite.js", "build", "--logLevel", "warn", "--mode", "site", "--outDir", str(out))
    python = out / "site"
    python.mkdir()
    (python / "files.json").write_text(json.dumps(site_python.write(python)), "utf-8")
    found = asyncio.run(answers())
    for name, body in found.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(body, "utf-8")
    for group in ("all", *languages()):
        grouped = {name: body.encode() for name, body in found.items() if group_of(name) == group}
        (python / f"answers-{group}.zip").write_bytes(site_python.archive(grouped, True))
    service_worker(out, found)


def service_worker(out: Path, found: dict[str, str]) -> None:
    """The service worker, which keeps the whole site; its version is that of all files."""
    files = [file.relative_to(out).as_posix() for file in sorted(out.rglob("*")) if file.is_file()]
    kept = [name for name in files if name not in found]
    version = hashlib.sha256()
    for name in kept:
        version.update(name.encode() + b"\0" + (out / name).read_bytes())
    source = (ROOT / "web" / "site_worker.js").read_text("utf-8")
    plain = [name for name in kept if not name.endswith(site_python.PACKED_SUFFIX)]
    packed = [name.removesuffix(site_python.PACKED_SUFFIX) for name in kept if name not in plain]
    names = {"FILES": plain, "PACKED_FILES": packed, "PACKED": site_python.PACKED_SUFFIX, "VERSION": version.hexdigest()[:12]}
    head = "".join([f"const {name} = {json.dumps(value)};\n" for name, value in names.items()])
    (out / "service-worker.js").write_text(head + source, "utf-8")


def main() -> None:
    out = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "build" / "site"
    write(out)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out / 'index.html'} ({size / 1e6:.0f} MB)")


if __name__ == "__main__":
    main()
