"""A first file for a custom game: the game of the guide under another name."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path

from pipyard import shelf
from pipyard.core.errors import BadOption, reason_of
from pipyard.core.text import because

MODEL = "high_rise.py"
TEMPLATE_NAMES = ("high_rise", "HighRise", "High Rise")
"""The names in the template: key, class, title."""


def model() -> str:
    """The text of the template."""
    return (files("pipyard.workshop") / MODEL).read_text(encoding="utf-8")


def _title(path: Path) -> str:
    return " ".join([word.capitalize() for word in re.findall(r"[a-z0-9]+", path.stem.lower())])


def plain_key(path: Path) -> str:
    """The name of the game in a file."""
    return _title(path).lower().replace(" ", "_")


def key_for(path: Path) -> str:
    """The key of a game, after its file; numbered if the shelf already has it."""
    plain = plain_key(path)
    if not plain or plain[0].isdigit() or keyword.iskeyword(plain):
        raise BadOption(because("inventing-bad-name", file=path.name))
    key, number = plain, 1
    while key in shelf.files():
        number += 1
        key = f"{plain}_{number}"
    return key


def title_for(path: Path, key: str) -> str:
    """The title of a game, after its file; with the number of its key, so that two on the shelf differ."""
    number = key.removeprefix(plain_key(path)).lstrip("_")
    return f"{_title(path)} {number}".rstrip()


def begin(path: Path) -> str:
    """Write a first game into a new file; return its key."""
    if path.suffix != ".py":
        raise BadOption(because("inventing-no-python", path=str(path)))
    key = key_for(path)
    title = title_for(path, key)
    text = model()
    for old, new in zip(TEMPLATE_NAMES, (key, title.replace(" ", ""), title), strict=True):
        text = text.replace(old, new)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise BadOption(because("inventing-there-already", path=str(path))) from None
    except OSError as error:
        raise BadOption(because("inventing-not-written", path=str(path), why=reason_of(error))) from None
    return key
