"""Run one step of the set-up: print what is done, about how long it takes, and the result in one line.

    python tools/step.py KEY SECONDS [-- COMMAND...]

The command's output is shown only if it fails. The texts are in the catalogue's setup.ftl, read without Fluent, which may not be installed
yet.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

SETUP_TEXTS = Path(__file__).resolve().parents[1] / "src" / "pipyard" / "texts"
LANGUAGE_VARIABLES = ("PIPYARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
SHOWN_LINES = 40
"""Lines shown of a failed step."""
NOISY_LINE = re.compile(r"^\s*(WARNING|\[notice\]|npm (warn|notice))", re.IGNORECASE)
FETCHED = re.compile(r"^\s*Collecting (\S+?)(?:[=<>~!\[;(].*)?$")
INSTALLED = re.compile(r"^\s*Installing collected packages")


def catalogue() -> dict[str, str]:
    """The plain texts of setup.ftl, in the language of the environment."""
    wish = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "en")
    found: dict[str, str] = {}
    for lang in ("en", wish[:2].lower()):
        page = SETUP_TEXTS / lang / "setup.ftl"
        if page.is_file():
            found |= dict(re.findall(r"^([\w-]+) = (.*)$", page.read_text("utf-8"), flags=re.MULTILINE))
    return found


def say(key: str, **args: object) -> str:
    return re.sub(r"\{ \$(\w+) \}", lambda place: str(args.get(place[1], "")), catalogue().get(key, key))


def lasting(seconds: float) -> str:
    return say("setup-minutes", count=round(seconds / 60)) if seconds >= 90 else say("setup-seconds", count=max(1, round(seconds)))


class Line:
    """A line that is overwritten on a terminal, and written once elsewhere."""

    def __init__(self, what: str, about: float) -> None:
        self.what = what
        self.about = about
        self.live = sys.stdout.isatty()
        self.began = time.monotonic()
        self.wide = (os.get_terminal_size().columns or 80) - 1 if self.live else 200
        if not self.live:
            print(f"  {what} ({say('setup-about', time=lasting(about))}) …", flush=True)

    def turn(self, detail: str) -> None:
        if self.live:
            gone = time.monotonic() - self.began
            # do not repeat the estimate on a slow machine
            so_far = say("setup-so-far", gone=round(gone), about=lasting(self.about)) if gone <= self.about else lasting(gone)
            result = f"  … {self.what}  {so_far}{'  ' + detail if detail else ''}"
            sys.stdout.write("\r" + result[: self.wide] + "\x1b[K")
            sys.stdout.flush()

    def end(self, good: bool) -> None:
        result = f"  {'✓' if good else '✗'} {self.what}  {lasting(time.monotonic() - self.began)}"
        print(("\r" + result + "\x1b[K") if self.live else result, flush=True)


def detail(line: str) -> str | None:
    """What pip is doing, if this line says so."""
    found = FETCHED.match(line)
    return found[1] if found else say("setup-unpacking") if INSTALLED.match(line) else None


def run(what: str, about: float, command: list[str]) -> int:
    line, said, now = Line(what, about), list[str](), ""
    spoken: Queue[str | None] = Queue()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace")

    def listen() -> None:
        assert process.stdout
        for one in process.stdout:
            spoken.put(one)
        spoken.put(None)

    Thread(target=listen, daemon=True).start()
    while True:
        line.turn(now)
        try:
            heard = spoken.get(timeout=0.5)
        except Empty:
            continue
        if heard is None:
            break
        said.append(heard)
        now = detail(heard) or now
    status = process.wait()
    line.end(status == 0)
    if status:
        sys.stderr.writelines([one for one in said if not NOISY_LINE.match(one)][-SHOWN_LINES:])
        print(say("setup-failed", what=what, command=" ".join(command)), file=sys.stderr)
    return status


def main() -> int:
    key, about, *rest = sys.argv[1:]
    if not rest:  # only a note before the first step
        print(say(key, time=lasting(float(about))), flush=True)
        return 0
    command = rest[1:]
    try:
        return run(say(key), float(about), command)
    except KeyboardInterrupt:
        print()
        return 130


if __name__ == "__main__":
    sys.exit(main())
