"""Prepare a release: the version everywhere it stands, "Unreleased" in the changelog under its number, the notes on standard output.

    python tools/release.py 0.2.0            change the files and print the notes
    python tools/release.py 0.2.0 --dry-run  print the notes and change nothing
    python tools/release.py --notes 0.2.0    the notes of a release that has been made

It touches files of this folder only: neither git nor the network. docs/operation/release.md says what comes before and after.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = "CHANGELOG.md"
UNRELEASED = "## [Unreleased]"
PLACES = {
    "pyproject.toml": r'(?m)^version = "([^"]+)"',
    "src/pipyard/__init__.py": r'(?m)^__version__ = "([^"]+)"',
    "web/package.json": r'\A\{\s*"name": "[^"]+",(?:\s*"private": \w+,)?\s*"version": "([^"]+)"',
    "web/package-lock.json": r'\A\{\s*"name": "[^"]+",\s*"version": "([^"]+)"',
}
"""Where the version stands, as the only group of a pattern."""
LOCKED = r'"packages": \{\s*"": \{\s*"name": "[^"]+",\s*"version": "([^"]+)"'


class Trouble(Exception):
    """Why no release can be made; nothing has been changed."""


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers: three of them, as in 0.2.0."""
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise Trouble(f"{version!r} is no version: three numbers, as in 0.2.0")
    return tuple([int(part) for part in version.split(".")])


def standing(text: str, pattern: str, name: str) -> re.Match[str]:
    found = re.search(pattern, text)
    if found is None:
        raise Trouble(f"no version is found in {name}")
    return found


def current(root: Path) -> str:
    """The version of the sources; everywhere the same."""
    known = {name: standing((root / name).read_text("utf-8"), pattern, name)[1] for name, pattern in PLACES.items()}
    if len(set(known.values())) > 1:
        raise Trouble("the versions differ: " + ", ".join([f"{name} {version}" for name, version in known.items()]))
    return known["pyproject.toml"]


def bumped(text: str, pattern: str, name: str, version: str) -> str:
    found = standing(text, pattern, name)
    return text[: found.start(1)] + version + text[found.end(1) :]


def notes_of(changelog: str, heading: str) -> str:
    """What stands below a heading of the changelog."""
    _, there, rest = changelog.partition(f"\n{heading}")
    if not there:
        raise Trouble(f"the changelog has no {heading!r}")
    body = re.split(r"(?m)^## ", rest.partition("\n")[2])[0]
    return body.strip() + "\n"


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the new version, and room for more above it."""
    return changelog.replace(f"{UNRELEASED}\n", f"{UNRELEASED}\n\n## [{version}] - {day}\n", 1)


def prepared(root: Path, version: str, day: str) -> tuple[dict[str, str], str]:
    """The texts of all files that change, and the notes."""
    before = current(root)
    if numbers(version) <= numbers(before):
        raise Trouble(f"{version} does not come after {before}")
    changelog = (root / CHANGELOG).read_text("utf-8")
    notes = notes_of(changelog, UNRELEASED)
    if not re.search(r"(?m)^- ", notes):
        raise Trouble("nothing stands under Unreleased in the changelog: there is nothing to release")
    if f"## [{version}]" in changelog:
        raise Trouble(f"the changelog tells of {version} already")
    files = {name: bumped((root / name).read_text("utf-8"), pattern, name, version) for name, pattern in PLACES.items()}
    files["web/package-lock.json"] = bumped(files["web/package-lock.json"], LOCKED, "web/package-lock.json", version)
    files[CHANGELOG] = dated(changelog, version, day)
    return files, notes


def main(words: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Prepare a release; docs/operation/release.md says how.")
    parser.add_argument("version", nargs="?", default="", help="the new version, as in 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="change nothing")
    parser.add_argument("--notes", default="", metavar="VERSION", help="print the notes of a release that has been made")
    parser.add_argument("--date", default=datetime.now(UTC).strftime("%Y-%m-%d"), help="the day of the release, else today")
    asked = parser.parse_args(words)
    try:
        if asked.notes:
            print(notes_of((root / CHANGELOG).read_text("utf-8"), f"## [{asked.notes}]"), end="")
            return 0
        files, notes = prepared(root, asked.version, asked.date)
    except Trouble as trouble:
        print(f"release: {trouble}", file=sys.stderr)
        return 2
    if not asked.dry_run:
        for name, text in files.items():
            (root / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"changed: {', '.join(files)}", file=sys.stderr)
    print(notes, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
