"""A rules page states no number that its game does not use.

A number is used if it stands in the game's files, in an option, among the numbers of players, or is one of the common measures of the
pyramid. What a page works out from those is listed here, with how it is worked out from the game.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard import rules, shelf
from pipyard.books.das_spiel.board import triangle
from pipyard.books.dice_trip import atlas
from pipyard.core.game import Game
from pipyard.core.referee import QUICKEST
from pipyard.pictures.figures import BLOCK
from pipyard.pyramid.cells import BASE, OUTER, SIZE, xyz

SECTIONS = ("What you need", "Aim", "Your turn", "Special cases", "The end", "Options")
"""Examples and rulings may reckon with any numbers; they are compared between the languages."""
COMMON = {*range(11), BASE, SIZE, sum(OUTER), 8 * 3, 8 * 3 + 1, 36, 27}
"""Small numbers; dice of plate and pyramid, outer faces, dice of border and edges, of level 1, outer numbers of the border."""


def seen_by_a_dog() -> int:
    """How many sheep share a coordinate with a dog between them: the same for every dog of level 1."""
    dog = xyz(BASE)
    return sum(any(a == b for a, b in zip(xyz(sheep), dog, strict=True)) for sheep in range(BASE))


def derived(key: str) -> set[float]:
    """What the pages work out."""
    corner = 20
    worked_out: dict[str, set[int | float]] = {
        "captain_flint": {2 * 8 + 1},
        "clever_mole": {QUICKEST},
        "dice_trip": {10 * a + b for a in range(1, 7) for b in range(1, 7)} | {len(atlas.chart("switzerland").cities)},
        "dishing_up": {SIZE - 56 - 1},
        "dora": {SIZE // 3, SIZE // 2 + 1},
        "emag": {1.5, 40 - 16 / 2},
        "favourite": {55 * (3 + 2 + 1)},
        "fire_red_devil": {2 * 45},
        "lookout": {QUICKEST},
        "mes_des_tes_des": {55 - 2 * 6},
        "mound_mover": {3 * corner},
        "mucho": {30 * 7 - 168, 30 * 7 - 42},
        "pharaohs_curse": {BASE - 3, 236},
        "race": {sum(range(1, 6))},
        "ruins": {SIZE // 3},
        "spotted_cow": {QUICKEST},
        "triangle": {len(triangle.TRIANGLES)},
        "trulla": {SIZE // 3},
        "tumblin_dice": {5 + 5 + 4 + 4},
        "vain_guinea_fowl": {46 // 2, QUICKEST},
        "witches_dance": {BASE - 13 - 2},
        "wolf": {seen_by_a_dog()},
    }
    return {float(number) for number in worked_out.get(key, set())}


def own_modules(name: str, found: dict[str, Path]) -> None:
    """The files of a game: its own, and those of the books and of the dice (shots and boards) that it imports."""
    if name in found:
        return
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError:
        return
    assert module.__file__ is not None
    found[name] = Path(module.__file__)
    for node in ast.walk(ast.parse(found[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(("pipyard.books", "pipyard.dice")):
            own_modules(node.module, found)
            for alias in node.names:
                own_modules(f"{node.module}.{alias.name}", found)


def used(game: Game) -> set[float]:
    """The numbers a game uses."""
    found: dict[str, Path] = {}
    own_modules(game.module, found)
    numbers = {float(number) for number in (*COMMON, *game.info.seats)} | derived(game.info.key)
    for path in found.values():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
                numbers.add(float(node.value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                numbers |= {float(number) for number in re.findall(r"\d+(?:\.\d+)?", node.value)}
    for option in type(game.options).fields.values():
        numbers |= {float(number) for number in re.findall(r"\d+", f"{option.values()!r} {option.default!r}")}
    return numbers


def stated(key: str) -> Iterator[tuple[str, float]]:
    """The numbers of a page, with the sections they stand in; what is typed, and places, are left out."""
    page = rules.english_sections(f"{rules.source(key, 'en')}\n{rules.reference_source(key, 'en')}", "en")
    for section in SECTIONS:
        text = re.sub(r"`[^`]*`", "", BLOCK.sub("", page[section] + "\n"))
        for number in re.findall(r"(?<![\w,.])\d+(?:\.\d+)?(?![\w,]*\d)", text):
            yield section, float(number)


@pytest.mark.parametrize("key", shelf.keys())
def test_a_page_states_no_number_that_the_game_does_not_use(key: str) -> None:
    known = used(shelf.game(key))
    assert not [f"{number:g} ({section})" for section, number in stated(key) if number not in known]


def test_a_wrong_number_would_be_found() -> None:
    assert 167.0 not in used(shelf.game("rasanto"))
    assert 45.0 in used(shelf.game("rasanto"))
