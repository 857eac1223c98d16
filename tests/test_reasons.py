"""Whatever the rules and errors say can be said in every language: each of their sentences stands in the catalogue."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import pipyard
from pipyard import shelf, texts
from pipyard.books.dice_trip import atlas
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.texts import reasons

SOURCES = Path(pipyard.__file__).parent
ROOMS = ("core", "dice", "pyramid", "books", "bots", "cli", "coach", "hands", "lab", "physics", "rules", "score")
SINGLE = ("shelf.py", "pictures/svg.py", "handbook/site.py")
FOR_PROGRAMMERS = ("games", "motion.py")
"""Of hands and physics: nobody meets these who does not write programs."""
INNER = {"AssertionError", "NotImplementedError", "TypeError", "KeyError"}
"""Errors of programmers, who read English."""
ERRORS = re.compile(r"(PipyardError|PhysicsError|Illegal|Unparsable|OutOfTurn|NoUndo|Bad[A-Z]\w+|Unknown[A-Z]\w+|Forfeit)$")
BUILT = (
    "part-of-the-strongest-breath",
    "part-phrase",
    "part-whole-number",
    "part-difference",
    "part-key-and-version",
    "why-this-cannot-be-done-now",
    "why-no-option-at-all",
    "part-thinking-process-ended",
    "why-store-cannot-be-read",
)
"""Texts of sentences that are not written in one piece."""
BY_OTHERS = ("part-input-", "part-system-", "part-map-", "part-toml-")
"""Texts of what typer, the operating system and the database say, and the readers of maps and of TOML."""
REASONS = re.compile(r"objection|because|^why|^no_|trouble|misfit|unfit|strange|too_close|out_of_range|^wanted$|^_offer$")
"""Functions that return a reason, or a part of one."""


class Told:
    """The sentences a function can say, with a name of their own in every place, and the parts that can stand in the places."""

    def __init__(self, function: ast.AST) -> None:
        self.sentences: list[str] = []
        self.parts: list[str] = []
        self.given: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.given.setdefault(node.targets[0].id, []).append(node.value)

    def hear(self, value: ast.expr, whole: bool = True) -> None:
        """Note what an expression can be: a whole sentence, or a part."""
        match value:
            case ast.IfExp():
                self.hear(value.body, whole)
                self.hear(value.orelse, whole)
            case ast.BoolOp():
                for part in value.values:
                    self.hear(part, whole)
            case ast.Constant(value=str(text)):
                self.note(text, whole)
            case ast.JoinedStr():
                self.note("".join([self.place(part, at) for at, part in enumerate(value.values)]), whole)
            case ast.BinOp(op=ast.Add()):
                self.note("".join([str(part.value) if isinstance(part, ast.Constant) else "Name0" for part in added(value)]), whole)
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(sign)), attr="join")):
                self.note(f"Name0{sign}Name1", whole)
            case ast.Name() if not whole:
                for given in self.given.pop(value.id, []):
                    self.hear(given, whole)
            case _:
                pass

    def place(self, part: ast.expr, at: int) -> str:
        if isinstance(part, ast.Constant):
            return str(part.value)
        assert isinstance(part, ast.FormattedValue)
        hung = isinstance(part.value, ast.Name) and part.value.id in reasons.HUNG
        if part.conversion < 0:
            self.hear(part.value, whole=False)
        return "" if hung else f"'Name{at}'" if part.conversion == ord("r") else f"Name{at}"

    def note(self, text: str, whole: bool) -> None:
        if " " in text.strip() and re.search(r"[a-z]{2}", re.sub(r"Name\d+", "", text)):
            (self.sentences if whole else self.parts).append(text)


def added(value: ast.expr) -> list[ast.expr]:
    """All that a sum adds."""
    return [*added(value.left), *added(value.right)] if isinstance(value, ast.BinOp) else [value]


def functions(tree: ast.AST) -> Iterator[ast.AST]:
    """The functions of a file, and what stands outside of them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node)
        else:
            yield node


def said() -> Iterator[tuple[str, str, bool]]:
    """Every sentence of an objection or an error, with the file it stands in, and whether it is a whole one."""
    paths = [SOURCES / name for name in SINGLE] + [path for room in ROOMS for path in sorted((SOURCES / room).rglob("*.py"))]
    for path in paths:
        if any(name in path.parts for name in FOR_PROGRAMMERS):
            continue
        for function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            told = Told(function)
            reason = isinstance(function, ast.FunctionDef) and REASONS.search(function.name)
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ERRORS.search(ast.unparse(node.func)) and node.args:
                    told.hear(node.args[0])
                elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) not in INNER:
                    for value in node.exc.args[:1]:
                        told.hear(value)
                elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("kind", "self.refuse"):
                    told.hear(node.args[-1], whole=False)
                elif reason and isinstance(node, ast.Return) and node.value is not None:
                    told.hear(node.value, whole=function.name not in ("wanted", "_offer", "out_of_range"))  # type: ignore[union-attr]
            for sentence in told.sentences:
                yield sentence, path.name, True
            for part in told.parts:
                yield part, path.name, False


BETWEEN_PROGRAMS = ("frames.py", "triangle.py")
"""Of the table: what these refuse is said to programs."""
REFUSALS = ("Refused", "Sorry", "Refusal", "BadOption", "BadLog", "UnknownGame", "PipyardError", "StoreTrouble", "BotTrouble")


def refused() -> Iterator[tuple[str, str]]:
    """Every sentence with which the table, or whoever looks after it, refuses something."""
    for path in sorted((SOURCES / "server").rglob("*.py")):
        if path.name in BETWEEN_PROGRAMS:
            continue
        heard = Told(ast.Module([], []))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS and node.args:
                heard.hear(node.args[-1])
        yield from [(sentence, path.name) for sentence in heard.sentences]


@cache
def told() -> list[tuple[str, str, bool]]:
    """All sentences and parts, each with the file it stands in and whether it is a whole one."""
    return [*said(), *[(sentence, name, True) for sentence, name in refused()]]


def unknown(sentence: str, whole: bool = True) -> list[str]:
    """What of a sentence has no text."""
    if not whole and (" " not in sentence or not re.search("[a-z]{2}", re.sub(r"Name\d+|'[^']*'|\[.*\]|\{.*\}", "", sentence))):
        return []
    found = reasons.find(sentence) if whole else reasons.find_part(sentence)
    return [sentence] if found is None else [part for name in found[1].values() for part in unknown(name, whole=False)]


def test_every_reason_has_a_text() -> None:
    missing = sorted({f"{part!r} of {sentence!r} ({where})" for sentence, where, whole in told() for part in unknown(sentence, whole)})
    assert not missing


def test_whatever_is_wrong_with_a_map_has_a_text() -> None:
    missing: set[str] = set()
    used: set[str] = set()
    for name in ("chartfile.py", "atlas.py", "survey.py"):
        for function in functions(ast.parse((SOURCES / "books" / "dice_trip" / name).read_text(encoding="utf-8"))):
            heard = Told(function)
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ("self.wrong", "Fault"):
                    heard.hear(node.args[-1])
                elif isinstance(node, ast.Call) and ast.unparse(node.func) == "found.append" and isinstance(node.args[0], ast.Tuple):
                    heard.hear(node.args[0].elts[-1])
                elif isinstance(node, ast.Call) and ast.unparse(node.func) == "self.value":
                    heard.hear(node.args[3], whole=False)
                elif isinstance(node, ast.Return) and isinstance(function, ast.FunctionDef) and function.name == "_kind" and node.value:
                    heard.hear(node.value, whole=False)
            for sentence in heard.sentences:
                found = reasons.find(sentence, "map-")
                missing |= {sentence} if found is None else {part for one in found[1].values() for part in unknown(one, whole=False)}
                used |= {found[0]} if found is not None else set()
            missing |= {left for part in heard.parts for left in unknown(part, whole=False)}
    assert missing == set()
    assert {key for key in texts.catalogued() if key.startswith("map-")} - used <= {"map-full", "map-no-format"}


def keys(sentence: str, whole: bool = True) -> Iterator[str]:
    """The keys of all texts of a sentence."""
    found = reasons.find(sentence) if whole else reasons.find_part(sentence)
    if found is not None:
        yield found[0]
        for name in found[1].values():
            yield from keys(name, whole=False)


def test_no_reason_is_left_over() -> None:
    used = {key for sentence, _, whole in told() for key in keys(sentence, whole)}
    known = {key for key, _ in reasons.sentences(reasons.PREFIX, reasons.PART)}
    assert sorted(key for key in known - used - set(BUILT) if not key.startswith(BY_OTHERS)) == []


@pytest.mark.parametrize("lang", [lang for lang in texts.languages() if lang != "en"])
def test_a_reason_is_said_in_the_language_of_whoever_asked(lang: str) -> None:
    told = reasons.reworded("'place 0,0,0' is not allowed: there is no funnel at 0,0,0: a die lies there", lang)
    assert "0,0,0" in told
    assert "allowed" not in told
    assert "funnel" not in told


def test_english_and_what_nobody_knows_stay_as_they_are() -> None:
    assert reasons.reworded("the die at 8,0,0 is not yours", "en") == "the die at 8,0,0 is not yours"
    assert reasons.reworded("a sentence of your own game", "de") == "a sentence of your own game"
    several = "there is no funnel at 0,0,0: under it 1,0,0, 0,1,0 are empty"
    assert reasons.find(several) == ("why-there-is-no-funnel-at", {"what": "0,0,0", "empty": "1,0,0, 0,1,0", "are": "are"})
    assert reasons.find("the die at 8,0,0 is not yours") == ("why-the-die-at-is-not", {"cell": "8,0,0"})


TYPED = re.compile(r"'[^']*'|\"[^\"]*\"|[a-z_]+=\S*|[A-Z]{2,}(?:\.\.\.)?|[#A-Z]\d+\S*")
"""What is typed or stands for it: quotations, options, kinds of atoms, names of dice."""


def refusals(key: str, preset: str, rng: Random) -> Iterator[str]:
    """What a game says to nonsense, and to moves that cannot be made, along a game."""
    game = shelf.game(key).configured(**shelf.game(key).presets[preset])
    match = Match(game, seed=1)
    words = sorted({word for form in game.forms for word in form.split() if word.islower()})
    filling = {"CELL": ["0,0,0", "4,4,0", "8,0,0", "3,2,3", "2,2,1"], "TRIPLE": ["623", "124"], "NUMBER": ["0", "7", "99"]}
    for step in range(6):
        turn = match.turn
        if not isinstance(turn, Choose):
            return
        seat = turn.seats[0]
        tries = ["", "nonsense", "0,0,0", *words, *[f"{word} nonsense" for word in words]]
        for form in game.forms:
            tries.append(" ".join([rng.choice(filling.get(word.removesuffix("..."), [word])) for word in form.split()]))
        for text in tries:
            try:
                match.submit(seat, text)
            except PipyardError as error:
                yield str(error)
            else:
                break
        else:
            match.submit(seat, match.state.moves(seat).sample(rng))
        try:
            match.submit(match.seats + step, words[0])
        except PipyardError as error:
            yield str(error)


@pytest.mark.parametrize("key", shelf.keys())
def test_no_english_comes_through_when_a_game_refuses_something(key: str) -> None:
    game = shelf.game(key)
    typed = {word for form in game.forms for word in form.split()} | {key} | {city for chart in atlas.charts() for city in chart.city}
    for preset in game.presets:
        for reason in refusals(key, preset, Random(1)):
            left = [part for part in unknown(reason) if set(re.findall("[a-z]{2,}", TYPED.sub("", part))) - typed]
            assert not left, f"{left} in {reason!r}"


BROKEN = [
    "= 1",
    "a",
    "a = 1 b = 2",
    "a = ",
    "a = 1\na = 2",
    "a = [1, 2",
    "a = {b = 1",
    "a = {b = 1, b = 2}",
    "[a",
    "[a]\n[a]",
    "[[a]",
    "a = {}\n[a.b]",
    "a = [{}]\n[[a]]",
    "a.b = 1\n[a]",
    'a = "',
    'a = "\\q"',
    'a = "\\uD800"',
    'a = "\\uXY"',
    'a = "\x01"',
    "a = 1 # \x01",
    "a = 2000-13-01",
    'a = """b',
]


@pytest.mark.parametrize("text", BROKEN)
def test_whatever_the_reader_of_toml_says_has_a_text(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert unknown(f"own.toml is no TOML file: {caught.value}") == []
    assert "(at " not in reasons.reworded(f"own.toml is no TOML file: {caught.value}", "de")
