"""The handbooks of several versions side by side: one folder for each, and a first page that leads to the newest."""

from __future__ import annotations

import re
import shutil
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from pipyard.handbook.template import LANGUAGE_NAMES, STYLE, VERSIONS_FILE

MARK_FILE: Final = ".pipyard-handbook"
"""Marks a folder as a handbook that may be overwritten."""


def numbers(version: str) -> tuple[int, ...]:
    """A version in the order of releases."""
    return tuple([int(part) for part in re.findall(r"\d+", version)])


def kept(out: Path) -> list[str]:
    """The versions that a folder holds, newest first."""
    found = [path.parent.name for path in out.glob(f"*/{MARK_FILE}")]
    return sorted(found, key=numbers, reverse=True)


def make_room(out: Path, version: str) -> Path:
    """An empty folder for a version. Other versions stay; whatever else an older handbook left is removed."""
    out.mkdir(parents=True, exist_ok=True)
    others = {*kept(out)} - {version}
    for path in [path for path in out.iterdir() if path.name not in others]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    (out / version).mkdir()
    for marked in (out, out / version):
        (marked / MARK_FILE).touch()
    return out / version


def lead(out: Path) -> None:
    """Write what lies beside the versions: the way to the newest, and the list of all, for people and for the script."""
    versions = kept(out)
    head = (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, '
        f'initial-scale=1">\n<title>Pipyard</title>\n<link rel="stylesheet" href="{versions[0]}/{STYLE}">\n'
    )
    rows: list[str] = []
    for version in versions:
        links = " · ".join([f'<a href="{version}/{lang}/index.html" lang="{lang}">{name}</a>' for lang, name in LANGUAGE_NAMES.items()])
        rows.append(f'<li><a href="{version}/index.html">{escape(version)}</a><p>{links}</p></li>')
    body = f'</head>\n<body><div class="page"><main><h1>Pipyard</h1><ul class="welcome">{"".join(rows)}</ul></main></div></body>\n</html>\n'
    first = f'<meta http-equiv="refresh" content="0; url={versions[0]}/index.html">\n'
    (out / "index.html").write_text(head + first + body, encoding="utf-8")
    (out / VERSIONS_FILE).write_text(head + body, encoding="utf-8")
    (out / "versions.js").write_text(f"pipyardVersions({msgspec.json.encode(versions).decode()});\n", encoding="utf-8")
