"""The rooms of the house: imports point downwards only, rules stay pure, games are found by scanning."""

from __future__ import annotations

import ast
import importlib
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from statistics import median

import grimp
import pytest

import pipyard
from pipyard import shelf
from pipyard.core import companions
from pipyard.core.game import Game

SOURCE = Path(__file__).resolve().parents[1] / "src" / "pipyard"
CLIENT = SOURCE.parents[1] / "web" / "src"
RULES = ("core", "dice", "pyramid", "books")
"""The rooms whose modules may only decide what the rules decide, from what they are given."""
OUTSIDE = {
    "asyncio", "datetime", "numpy", "os", "pathlib", "random", "requests", "secrets", "shutil", "socket",  "sqlite3", "subprocess",
    "tempfile", "threading", "time", "urllib",
}  # fmt: skip


COMPANION_ENDINGS = tuple([f"_{kind}" for kind in companions.COMPANION_KINDS])


def defines_a_game(path: Path) -> bool:
    """Whether a file says ``... = Game(...)``."""
    values = [node.value for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)]
    return any(isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Game" for value in values)


GAME_FILES = [path for path in sorted((SOURCE / "books").rglob("*.py")) if defines_a_game(path)]


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("pipyard", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None)


def rooms_imported(module: str) -> set[str]:
    return {name.split(".")[1] for name in graph().find_modules_directly_imported_by(module) if name.startswith("pipyard.")}


def within(room: str) -> list[str]:
    return sorted([f"pipyard.{room}", *graph().find_descendants(f"pipyard.{room}")])


def test_the_contracts_of_the_import_linter_are_kept() -> None:
    """In a process of its own, because the linter sets up logging anew for the whole process, and closes what others log to."""
    linter = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run([linter, "--no-cache"], cwd=SOURCE.parents[1], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("room", "allowed"),
    [
        ("core", {"core"}),
        ("dice", {"core", "dice"}),
        ("pyramid", {"core", "dice", "pyramid"}),
        ("vocabulary", {"core", "dice", "pyramid", "vocabulary"}),
        ("books", {"core", "dice", "pyramid", "vocabulary", "books"}),
        ("_bot", {"core", "dice", "pyramid", "vocabulary", "books", "bots"}),
        ("_hand", {"core", "dice", "pyramid", "vocabulary", "books", "physics", "hands"}),
        ("_score", {"core", "dice", "pyramid", "vocabulary", "books", "texts", "score"}),
        ("_puzzle", {"core", "dice", "pyramid", "vocabulary", "books", "bots", "physics", "puzzles"}),
        ("bots", {"core", "dice", "pyramid", "bots"}),
    ],
)
def test_a_room_imports_only_what_lies_below(room: str, allowed: set[str]) -> None:
    beside = [module for module in within("books") if module.endswith(COMPANION_ENDINGS)]
    modules = [module for module in beside if module.endswith(room)] if room.startswith("_") else sorted({*within(room)} - {*beside})
    assert modules
    for module in modules:
        assert rooms_imported(module) <= allowed, module


def test_what_stands_beside_the_rules_is_looked_for_and_never_imported() -> None:
    """Rules know nothing of the bots, hands, score keepers and puzzles of their game."""
    for module in within("books"):
        if module.endswith(COMPANION_ENDINGS):
            assert not graph().find_modules_that_directly_import(module), module


def test_modules_have_the_names_of_things() -> None:
    """A module is called by a noun of the field. Games keep their titles."""
    games = {path.stem for path in GAME_FILES}
    named = {path: path.stem.removesuffix("_bot").removesuffix("_hand") for path in SOURCE.rglob("*.py")}
    nouns = games | {"evening", "wording"}
    gerunds = [str(path.relative_to(SOURCE)) for path, name in named.items() if name.endswith("ing") and name not in nouns]
    gerunds = [path for path in gerunds if not path.endswith("_drawing.py")]
    client = [path.name for path in CLIENT.rglob("*ing.ts") if path.stem != "ending"]
    assert not gerunds + client, "say what it is, not what it does"


SHARED_MODULE_NAMES = {
    "app": "the commands in cli, the web application in server/web: both are the app of their package",
    "dice_trip": "cli/tables draws the table of that name",
    "tumblin_dice": "cli/tables draws the table of that name",
    "race": "a game is called by its title; core/race.py is what every race has",
    "triangle": "a game is called by its title; lab/triangle.py measures the triangle printed on all of them",
}
SHARED_CLASS_NAMES = {"Match": "pipyard.Match is the match of core, made from the key of a game"}


def test_one_name_has_one_meaning() -> None:
    """No two modules or classes share a name, except those above, with the reason."""
    modules: dict[str, list[str]] = {}
    classes: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        where = path.relative_to(SOURCE).as_posix()
        if path.stem not in ("__init__", "__main__"):
            modules.setdefault(path.stem, []).append(where)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(where)
    assert {name: places for name, places in modules.items() if len(places) > 1}.keys() == SHARED_MODULE_NAMES.keys()
    assert {name: places for name, places in classes.items() if len(places) > 1}.keys() == SHARED_CLASS_NAMES.keys()


PLACES_IN_THE_CHECKOUT = {"HERE", "ROOT"}
"""The same folder, however a script spells it."""


def test_a_constant_has_one_value_outside_the_games() -> None:
    """``PATIENCE`` of three modules would be three patiences: constants of a module say whose they are. Games keep their own words."""
    values: dict[str, dict[str, list[str]]] = {}
    root = SOURCE.parents[1]
    for path in [path for room in ("src", "tools", "benchmarks") for path in sorted((root / room).rglob("*.py"))]:
        if "books" in path.relative_to(root).parts:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
            for name in [one.id for one in targets if isinstance(one, ast.Name) and one.id.isupper() and one.id[0] != "_"]:
                if value is not None and name not in PLACES_IN_THE_CHECKOUT:
                    values.setdefault(name, {}).setdefault(ast.unparse(value), []).append(path.relative_to(root).as_posix())
    assert {name: sorted([path for paths in found.values() for path in paths]) for name, found in values.items() if len(found) > 1} == {}


VAGUE_NAMES = {"look", "resolved", "settle", "settled"}
PLAIN_MEANING = {"acquire.py", "care_api.py", "reports.py"}
"""Accounts are settled in Acquire, reports by moderators."""


def test_functions_have_distinct_names() -> None:
    """A function is not called by a word that would suit ten others: say what it checks, expands, simulates or returns."""
    found: dict[str, set[str]] = {}
    for path in [path for path in sorted(SOURCE.rglob("*.py")) if path.name not in PLAIN_MEANING]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.name.lstrip("_") for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
        if names & VAGUE_NAMES:
            found[path.name] = names & VAGUE_NAMES
    assert found == {}


MOST_LINES = 399
TO_SPLIT = {"quizzes.py"}
"""Still too long."""
GENERATED = {"protocol.ts", "score_rules.ts"}
"""Written by tools/typescript.py and tools/score_rules.py: nobody reads or edits them."""


def test_every_module_fits_into_one_head() -> None:
    """Longer modules and style sheets are split by what they do."""
    web, tools = SOURCE.parents[1] / "web" / "src", SOURCE.parents[1] / "tools"
    sources = (*SOURCE.rglob("*.py"), *tools.glob("*.py"), *web.rglob("*.ts"), *web.rglob("*.css"))
    modules = [path for path in sources if path.name not in GENERATED | TO_SPLIT]
    lines = {path.as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert not {name: count for name, count in lines.items() if count > MOST_LINES}


LONG_GAME = 250
USUAL_GAME = 90


def test_most_games_are_short() -> None:
    assert median([len(path.read_text(encoding="utf-8").splitlines()) for path in GAME_FILES]) <= USUAL_GAME


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(SOURCE / "books").as_posix())
def test_a_long_game_says_why_it_is_long(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= LONG_GAME or "(Longer than most: " in str(ast.get_docstring(ast.parse(source)))


KEYS_AS_WORDS = {"doubles", "finish", "race", "slide", "slipped", "triangle"}
"""Keys of games that are words of the house, too: a race is a kind of game, dice slide and have slipped."""
NAMED: dict[str, set[str]] = {
    "cli/trip_commands.py": {"dice_trip"},  # commands for the sheets and maps of Dice Trip alone
    "coach/trip_coach.py": {"dice_trip"},  # the coach of that game
    "handbook/players.py": {"dice_trip", "tumblin_dice"},  # books and folders of rules, named like their only game
    "quizzes/questions.py": {"dice_trip"},  # a kind of table that scenes name, as "pyramid" is
    "server/web/coach_api.py": {"dice_trip"},  # the coach of that game, for the score page
    "workshop/high_rise.py": {"my_game"},  # the book that new games are in
    "pictures/pyramid_drawing.py": {"wolf"},  # a mark on a die
    "pictures/scenes.py": {"dice_trip", "tumblin_dice"},  # kinds of tables that scenes name, as "pyramid" is
}


def test_facts_about_a_game_stand_beside_its_rules() -> None:
    """No list of games anywhere: a key is written where its game is. What names one nevertheless says why, above."""
    keys = {*shelf.keys()} - KEYS_AS_WORDS
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(("books/", "texts/")):
            said = {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)}
            if said & keys:
                found[name] = {str(key) for key in said & keys}
    assert found == NAMED


EVERYDAY_WORDS = {"and", "away", "dice", "game", "greedy", "most", "mover", "number", "race", "simple", "steps", "the", "to", "up"}
"""Words in keys of games that are not about these games."""


def words_of(text: str) -> set[str]:
    """The words in names and strings of a source: ``TripBot`` and ``trip_view`` both hold ``trip``."""
    tree = ast.parse(text)
    said: list[str] = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    for node in ast.walk(tree):
        said += [node.id] if isinstance(node, ast.Name) else [node.attr] if isinstance(node, ast.Attribute) else []
        said += [node.name] if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
        said += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", " ".join(said))}


def test_bots_know_no_game() -> None:
    """No name and no string in ``bots`` is about one game: what a bot knows of it is in the companion beside its rules."""
    telling = {word for key in set(shelf.keys()) for word in key.split("_")} - EVERYDAY_WORDS
    assert words_of("class TripBot: ...\nMASTER = 'trip:8'") & telling == {"trip"}
    found = {path.name: words_of(path.read_text(encoding="utf-8")) & telling for path in sorted((SOURCE / "bots").rglob("*.py"))}
    assert {name: words for name, words in found.items() if words} == {}
    assert [path.name for path in (SOURCE / "bots").rglob("*") if path.suffix != ".py" and path.is_file() and path.suffix != ".pyc"] == []


NAMED_IN_CLIENT: dict[str, set[str]] = {
    "rules/dice_trip.ts": {"dice_trip"},  # what the scene of that game holds
    "rules/move_picker.ts": {"triops"},  # a verb, which this game has given its name
    "rules/tumblin_shot.ts": {"tumblin_dice"},  # what the scene of that game holds
}


def test_the_client_hears_facts_about_a_game_from_the_server() -> None:
    """A key is written in the folder of its board, or in a module that is about that game alone; both are named above, or in games/."""
    keys = {*shelf.keys()} - KEYS_AS_WORDS
    found: dict[str, set[str]] = {}
    for path in sorted(CLIENT.rglob("*.ts")):
        name = path.relative_to(CLIENT).as_posix()
        if not name.startswith("games/") and not name.endswith(".test.ts") and path.name not in GENERATED:
            said = set(re.findall(r"""["'`]([a-z_]+)["'`]""", path.read_text(encoding="utf-8"))) & keys
            if said:
                found[name] = said
    assert found == NAMED_IN_CLIENT


def test_recommended_games_exist() -> None:
    first = json.loads((CLIENT / "lobby" / "first_games.json").read_text(encoding="utf-8"))
    assert len(first) == len(set(first)) > 0
    assert set(first) <= set(shelf.keys())


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(SOURCE / "books").as_posix())
def test_the_rules_of_a_game_touch_nothing_outside(path: Path) -> None:
    for imported, names in imports_of(path):
        if imported == "random":
            assert names <= {"Random"}, "a game may name the type Random, and gets its stream as an argument"
            continue
        assert imported.split(".")[0] not in OUTSIDE, f"{path.name} imports {imported}"
        assert not imported.startswith(("pipyard.physics", "pipyard.server", "pipyard.cli")), f"{path.name} imports {imported}"


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(SOURCE / "books").as_posix())
def test_no_game_makes_its_own_chance(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"Random", "open", "input", "print", "eval", "exec"}, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(SOURCE / "books").as_posix())
def test_a_word_of_the_vocabulary_keeps_its_meaning(path: Path) -> None:
    """Imports are sorted, so the words of the vocabulary would replace what came before them, and names of the file replace the words."""
    words: dict[str, str] = {}
    for imported, names in imports_of(path):
        if names == {"*"}:
            words.update(dict.fromkeys(importlib.import_module(imported).__all__, imported))
    for imported, names in imports_of(path):
        for name in names & set(words):
            assert vars(importlib.import_module(imported))[name] is vars(importlib.import_module(words[name]))[name], f"{imported}.{name}"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = {node.name for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    own |= {target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)}
    own |= {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    assert not own & set(words)


STANDARD = {"__future__", "collections.abc", "functools", "itertools", "math", "typing"}


@pytest.mark.parametrize("path", GAME_FILES, ids=lambda path: path.relative_to(SOURCE / "books").as_posix())
def test_a_game_imports_only_words_and_families(path: Path) -> None:
    """What a rule file needs comes from the vocabulary; ``core``, ``dice`` and ``pyramid`` are behind it."""
    for imported, _ in imports_of(path):
        assert imported in STANDARD or imported.startswith(("pipyard.vocabulary", "pipyard.books.")), f"{path.name} imports {imported}"


def imports_of(path: Path) -> list[tuple[str, set[str]]]:
    found: list[tuple[str, set[str]]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(name.name, set[str]()) for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, {name.name for name in node.names if not name.asname}))
    return found


def test_games_are_found_by_scanning() -> None:
    """Every file that defines a game is on the shelf under its own name, and nothing else is."""
    on_file = {path.stem for path in GAME_FILES if not path.stem.startswith("_")}
    assert set(shelf.keys()) == on_file
    assert len(on_file) == len([path for path in GAME_FILES if not path.stem.startswith("_")]), "two games share a key"
    for path in (SOURCE / "books").rglob("*.py"):
        assert path in GAME_FILES or path.stem not in on_file, f"{path} hides the game {path.stem}"
    assert [one.module.rpartition(".")[2] for one in pipyard.games()] == [one.info.key for one in pipyard.games()]
    assert all(isinstance(one, Game) for one in pipyard.games())


def test_no_two_games_share_a_place_in_a_book() -> None:
    places = [(one.info.book, one.info.number) for one in pipyard.games() if one.info.number]
    assert len(set(places)) == len(places)


def test_the_pictures_of_the_house_show_every_package() -> None:
    """docs/index.md: every package, every folder of the client, every module a path goes through."""
    root = SOURCE.parents[1]
    index = (root / "docs" / "index.md").read_text(encoding="utf-8")
    house, halves = index.split("```")[1], index.split("```")[3]
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert {name for name in packages if f" {name}/" not in house} == set()
    inside = {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")}
    folders = {path.name for path in (root / "web" / "src").iterdir() if path.is_dir()}
    assert {name for name in inside | folders if f" {name}/" not in halves} == set()
    paths = re.findall(r"`((?:\w+/)*\w+\.(?:py|ts|js))`", index.partition("## Paths through the code")[2])
    assert paths
    assert [path for path in paths if not ((root / path).exists() or (SOURCE / path).exists() or any(SOURCE.rglob(path)))] == []


def test_every_package_says_what_lives_there() -> None:
    for path in sorted(SOURCE.rglob("__init__.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
