"""Prepare a release: set the version everywhere, date the "Unreleased" part of the changelog, print the notes.

    python tools/release.py 0.2.0 --dry-run  print the notes and change nothing
    python tools/release.py 0.2.0            change the files and print the notes
    python tools/release.py 0.2.0 --commit   do that, commit it and tag the commit v0.2.0 with the notes
    python tools/release.py --tag 0.1.0 HASH tag another commit, from which a release was made
    python tools/release.py --notes 0.2.0    the notes of a release that has been made

Nothing is sent anywhere. docs/operation/release.md lists the steps before and after.
"""

from __future__ import annotations

import argparse
import re
import subprocess
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
"""The places of the version, as the only group of a pattern."""
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
    """The version of the sources; must be the same everywhere."""
    known = {name: standing((root / name).read_text("utf-8"), pattern, name)[1] for name, pattern in PLACES.items()}
    if len(set(known.values())) > 1:
        raise Trouble("the versions differ: " + ", ".join([f"{name} {version}" for name, version in known.items()]))
    return known["pyproject.toml"]


def bumped(text: str, pattern: str, name: str, version: str) -> str:
    found = standing(text, pattern, name)
    return text[: found.start(1)] + version + text[found.end(1) :]


def notes_of(changelog: str, heading: str) -> str:
    """The text below a heading of the changelog."""
    _, there, rest = changelog.partition(f"\n{heading}")
    if not there:
        raise Trouble(f"the changelog has no {heading!r}")
    body = re.split(r"(?m)^## ", rest.partition("\n")[2])[0]
    return body.strip() + "\n"


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with its unreleased part under the new version, and an empty one above."""
    return changelog.replace(f"{UNRELEASED}\n", f"{UNRELEASED}\n\n## [{version}] - {day}\n", 1)


def prepared(root: Path, version: str, day: str) -> tuple[dict[str, str], str]:
    """The new texts of all changed files, and the notes."""
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


def git(root: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(["git", *words], cwd=root, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Trouble(f"git {words[0]}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def must_be_taggable(root: Path, version: str) -> None:
    if git(root, "tag", "--list", f"v{version}"):
        raise Trouble(f"there is a tag v{version} already")


def tagged(root: Path, version: str, notes: str, commit: str = "HEAD") -> None:
    """Tag a commit with a version; its notes are the message, whose headings are no comments."""
    must_be_taggable(root, version)
    git(root, "tag", "--annotate", f"v{version}", "--cleanup=verbatim", "--file=-", commit, typed=f"Version {version}\n\n{notes}")


def committed(root: Path, version: str, notes: str, files: list[str]) -> None:
    git(root, "add", "--", *files)
    git(root, "commit", "--message", f"Version {version}")
    tagged(root, version, notes)


def main(words: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Prepare a release; docs/operation/release.md says how.")
    parser.add_argument("version", nargs="?", default="", help="the new version, as in 0.2.0; with --tag the commit, else HEAD")
    parser.add_argument("--dry-run", action="store_true", help="change nothing")
    parser.add_argument("--commit", action="store_true", help="commit the changes and tag the commit")
    parser.add_argument("--tag", default="", metavar="VERSION", help="tag a release of the changelog that has no tag yet")
    parser.add_argument("--notes", default="", metavar="VERSION", help="print the notes of a release that has been made")
    parser.add_argument("--date", default=datetime.now(UTC).strftime("%Y-%m-%d"), help="the day of the release, else today")
    asked = parser.parse_args(words)
    try:
        if asked.notes or asked.tag:
            notes = notes_of((root / CHANGELOG).read_text("utf-8"), f"## [{asked.notes or asked.tag}]")
            if asked.tag:
                tagged(root, asked.tag, notes, asked.version or "HEAD")
            print(notes, end="")
            return 0
        files, notes = prepared(root, asked.version, asked.date)
        if asked.commit and not asked.dry_run:
            must_be_taggable(root, asked.version)
            if git(root, "status", "--porcelain"):
                raise Trouble("the checkout has changes that are not committed")
        if not asked.dry_run:
            for name, text in files.items():
                (root / name).write_text(text, encoding="utf-8", newline="\n")
            print(f"changed: {', '.join(files)}", file=sys.stderr)
        if asked.commit and not asked.dry_run:
            committed(root, asked.version, notes, list(files))
    except Trouble as trouble:
        print(f"release: {trouble}", file=sys.stderr)
        return 2
    print(notes, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
