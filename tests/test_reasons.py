"""Whatever the rules and errors say can be said in every language: each of their sentences stands in the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pipyard
from pipyard import texts
from pipyard.texts import reasons

SOURCES = Path(pipyard.__file__).parent
ROOMS = ("core", "dice", "pyramid", "books")
INNER = {"AssertionError", "NotImplementedError", "TypeError", "KeyError"}
"""Errors of programmers, who read English."""


def alternatives(value: ast.expr) -> Iterator[str]:
    """The sentences that an expression can be, with a name of their own in every place."""
    match value:
        case ast.IfExp():
            yield from alternatives(value.body)
            yield from alternatives(value.orelse)
        case ast.BoolOp():
            for part in value.values:
                yield from alternatives(part)
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr():
            yield "".join(part.value if isinstance(part, ast.Constant) else f"Name{at}" for at, part in enumerate(value.values))  # pyright: ignore
        case _:
            pass


def said() -> Iterator[tuple[str, str]]:
    """Every sentence of an objection or an error, with the file it stands in."""
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                values: list[ast.expr] = []
                if isinstance(node, ast.FunctionDef) and re.search(r"objection|because|^why|^no_|^trouble$", node.name):
                    values = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
                elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) not in INNER:
                    values = node.exc.args[:1]
                for sentence in [sentence for value in values for sentence in alternatives(value)]:
                    if " " in sentence.strip() and re.sub(r"Name\d+|\W", "", sentence):
                        yield sentence, path.name


TABLE = ("chronicle.py", "house.py", "listening.py", "room.py", "steering.py")
"""What these refuse is said to people at a table; the others speak to whoever keeps the server."""


REFUSALS = ("Refused", "Sorry", "Refusal", "BadOption", "StoreTrouble")


def refused() -> Iterator[tuple[str, str]]:
    """Every sentence with which the table refuses something."""
    for name in TABLE:
        for node in ast.walk(ast.parse((SOURCES / "table" / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS and node.args:
                for sentence in alternatives(node.args[-1]):
                    if " " in sentence:
                        yield sentence, name


def test_every_reason_has_a_text() -> None:
    missing = sorted({f"{sentence} ({where})" for sentence, where in [*said(), *refused()] if reasons.find(sentence) is None})
    assert not missing


def test_no_reason_is_left_over() -> None:
    used = {found[0] for sentence, _ in [*said(), *refused()] if (found := reasons.find(sentence)) is not None}
    assert {key for key, _ in reasons.sentences()} == used


@pytest.mark.parametrize("lang", [lang for lang in texts.languages() if lang != "en"])
def test_a_reason_is_said_in_the_language_of_whoever_asked(lang: str) -> None:
    told = reasons.reworded("place 0,0,0 is not allowed: there is no funnel at 0,0,0: a die lies there", lang)
    assert "0,0,0" in told
    assert "allowed" not in told
    assert "funnel" not in told


def test_english_and_what_nobody_knows_stay_as_they_are() -> None:
    assert reasons.reworded("the die at 8,0,0 is not yours", "en") == "the die at 8,0,0 is not yours"
    assert reasons.reworded("a sentence of your own game", "de") == "a sentence of your own game"
    several = "there is no funnel at 0,0,0: under it 1,0,0, 0,1,0 are empty"
    assert reasons.find(several) == ("why-there-is-no-funnel-at", {"what": "0,0,0", "empty": "1,0,0, 0,1,0", "are": "are"})
    assert reasons.find("the die at 8,0,0 is not yours") == ("why-the-die-at-is-not", {"cell": "8,0,0"})
