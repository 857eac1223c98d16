"""What can be said of a file of rules by reading it: values that are dropped, and names that are taken.

A name is taken if what a class is made from uses it already: as a method, as a field that holds something else, or as a word of the
vocabulary that the same class still needs.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, NamedTuple, cast

from pipyard import vocabulary
from pipyard.core.arrays import i64, vec
from pipyard.core.game import Game, State
from pipyard.core.options import MOST_SEATS, Options
from pipyard.core.text import Text, because

TURN_WORDS = {"ALONE", "Chance", "Choose", "Over", "first_with", "nobody", "ranked", "ranked_by", "who_begins", "won"}
RETURNED = frozenset([*TURN_WORDS, "Biased", "Certain", "Even", "Listed", "Shuffle", "because"])
"""Words that make a turn, a space or a reason: by themselves they do nothing."""
LENGTH = 60
"""Longer code is not repeated in full."""
NAME_LIKENESS = 0.75
"""How alike a name must be to count as a misspelling: two letters exchanged in a word of four."""


class Problem(NamedTuple):
    """A problem, and its line (0: none)."""

    why: Text
    line: int = 0

    def said(self, file: str) -> Text:
        if self.line:
            return because("own-game-line", file=file, line=self.line, why=self.why)
        return because("own-game-file", file=file, why=self.why)


class BaseClass(NamedTuple):
    """What a class of the vocabulary defines: its methods, and its fields with their types."""

    kind: type
    methods: dict[str, ast.FunctionDef]
    fields: dict[str, ast.expr]


def dropped(tree: ast.Module) -> list[Problem]:
    """Lines that make something and do nothing with it."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    found: list[Problem] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr):
            continue
        value = node.value
        word = called(value)
        code = shortened(value)
        if word in RETURNED - own:
            found.append(Problem(because("check-dropped", code=code), node.lineno))
        elif isinstance(value, (ast.Name, ast.Attribute, ast.Subscript, ast.Compare, ast.BinOp)):
            found.append(Problem(because("check-idle", code=code), node.lineno))
    return sorted(found, key=lambda one: one.line)


def shortened(value: ast.expr) -> str:
    """The code of a value, without what is too long to be repeated."""
    code = ast.unparse(value)
    return code if len(code) <= LENGTH else f"{code[:LENGTH]}…"


def called(value: ast.expr) -> str:
    """The word a value is made with: ``ranked`` of ``ranked(...)``, ``ALONE`` of ``ALONE[...]``."""
    inner = value.func if isinstance(value, ast.Call) else value.value if isinstance(value, ast.Subscript) else value
    return inner.id if isinstance(inner, ast.Name) else ""


def option_names(tree: ast.Module) -> list[Problem]:
    """Options that are called like something all options have, or like a word with which a later one is made."""
    taken = [name for name in (*vars(Options), *Options.__annotations__, "fields") if not name.startswith("_")]
    found: list[Problem] = []
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not any(_named(base).endswith("Options") for base in node.bases):
            continue
        before: set[str] = set()
        for part in node.body:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in before:
                    found.append(Problem(because("check-taken-word", name=call.func.id), part.lineno))
            names = [target.id for target in part.targets if isinstance(target, ast.Name)] if isinstance(part, ast.Assign) else []
            before.update(names)
            found += [Problem(_taken(name, Options), part.lineno) for name in names if name in taken]
    return found


NEEDED = {
    "state": "Game(MyState, Options, ...)", "options": "Game(MyState, Options, ...)",
    "key": 'key="my_tower"', "title": 'title="My Tower"', "seats": "seats=(2, 3)",
}  # fmt: skip
"""Arguments that ``Game`` cannot do without, each with an example."""
LISTS = {"seats": "seats=(2, 3)", "moves": 'moves=["place CELL"]', "kinds": 'kinds=("tactics",)'}
"""Arguments of ``Game`` that hold several things, each with an example."""


KINDS: dict[str, tuple[type | tuple[type, ...], str]] = {
    "state": ((), NEEDED["state"]), "options": ((), NEEDED["options"]), "seats": ((tuple, list), LISTS["seats"]),
    "presets": (dict, 'presets={"standard": {}, "short": {"dice": 8}}'), "key": (str, NEEDED["key"]), "title": (str, NEEDED["title"]),
    "minutes": (int, "minutes=10"), "sides": (int, "sides=2"), "check": ((), "check=my_check"), "patience": ((), "patience=my_patience"),
    "sides_for": ((), "sides_for=my_sides"),
}  # fmt: skip
"""What arguments of ``Game`` are, where a file writes them as plain values: none of these fits a class or a function."""


def game_arguments(tree: ast.Module) -> list[Problem]:
    """Arguments of ``Game`` that are missing, unknown or of another kind, or one thing where several belong."""
    made = [node.value for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    calls = [call for call in made if _named(call.func) == "Game"]
    given = [one for call in calls for one in call.keywords if isinstance(one.value, ast.Constant)]
    lists = [Problem(because("check-list", name=one.arg, example=LISTS[one.arg]), one.value.lineno) for one in given if one.arg in LISTS]
    named = [found for call in calls for found in _misnamed(call)]
    return [*named, *lists] or [found for call in calls for found in _of_another_kind(call, tree)]


def _of_another_kind(call: ast.Call, tree: ast.Module) -> Iterator[Problem]:
    """Arguments whose values a file shows, and that cannot be right."""
    options = {
        node.name for node in tree.body if isinstance(node, ast.ClassDef) and any(_named(one).endswith("Options") for one in node.bases)
    }
    given = [*zip(("state", "options"), call.args, strict=False), *[(str(one.arg), one.value) for one in call.keywords]]
    for name, value in given:
        kind, example = KINDS.get(name, (object, ""))
        if name == "state" and isinstance(value, ast.Name) and value.id in options:
            yield Problem(because("check-argument-kind", name=name, got=value.id, example=example), value.lineno)
        try:
            plain: object = ast.literal_eval(value)
        except (ValueError, TypeError):
            continue  # a name, or something that is computed
        if plain is not None and (not isinstance(plain, kind) or (name == "seats" and not _are_seats(plain))):
            yield Problem(because("check-argument-kind", name=name, got=shortened(value), example=example), value.lineno)


def _are_seats(plain: object) -> bool:
    return all(isinstance(one, int) and 1 <= one <= MOST_SEATS for one in cast("Iterable[object]", plain))


def _misnamed(call: ast.Call) -> list[Problem]:
    """Arguments of one ``Game(...)`` that it does not know, or else those that it lacks."""
    source = _read(Game)
    names = [one.arg for one in call.keywords]
    if source is None or None in names or any(isinstance(one, ast.Starred) for one in call.args):
        return []
    taken = source.methods["__init__"].args
    known = [one.arg for one in (*taken.args[1:], *taken.kwonlyargs)]
    unknown = [one for one in call.keywords if one.arg not in known]
    if unknown:
        return [Problem(_like(str(one.arg), known) or _no_argument("Game", str(one.arg), known), one.lineno) for one in unknown]
    missing = [name for name in NEEDED if name not in names and name not in known[: len(call.args)]]
    return [Problem(because("check-argument-missing", name=name, example=NEEDED[name]), call.lineno) for name in missing]


def word_arguments(tree: ast.Module) -> list[Problem]:
    """Arguments by name that a word of the vocabulary does not take, such as ``wyh`` in ``number(3, wyh="...")``."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    found: list[Problem] = []
    for node in ast.walk(tree):
        word = called(node) if isinstance(node, ast.Call) and node.keywords else ""
        if not isinstance(node, ast.Call) or word in ("", "Game") or word in own or word not in vocabulary.__all__:
            continue
        known = _arguments(getattr(vocabulary, word))
        unknown = [one for one in node.keywords if known and one.arg is not None and one.arg not in known]
        found += [Problem(_like(str(one.arg), known) or _no_argument(word, str(one.arg), known), one.lineno) for one in unknown]
    return found


def _arguments(word: Callable[..., object]) -> list[str]:
    """The arguments that a word takes by name; none where it takes any, or where that cannot be known."""
    try:
        taken = signature(word).parameters
    except (TypeError, ValueError):
        return []
    return [] if any(one.kind is Parameter.VAR_KEYWORD for one in taken.values()) else list(taken)


def _no_argument(word: str, name: str, known: list[str]) -> Text:
    return because("check-argument-unknown", word=word, name=name, known=", ".join(known))


def _like(name: str, known: Iterable[str]) -> Text | None:
    """A question after the name that was meant, if there is one that looks like it."""
    near = get_close_matches(name, [one for one in known if not one.startswith("__")], 1)
    return because("check-name-near", name=name, near=near[0]) if near else None


def unknown_name(error: BaseException, own: Iterable[str]) -> Text | None:
    """What to say of a word, a field or a method that does not exist; ``own`` are the names that the file defines."""
    name = getattr(error, "name", None)
    if not isinstance(error, (AttributeError, NameError)) or not name:
        return None
    if isinstance(error, NameError):
        if name in vocabulary.__all__:
            return because("check-no-import", name=name)
        known = [*own, *vocabulary.__all__, *dir(builtins)]
    elif error.obj is None:
        return None  # the name is right, and its owner is missing
    else:
        known = dir(error.obj)
    return _like(name, known) or because("check-name-unknown", name=name)


def shadowed(tree: ast.Module) -> list[Problem]:
    """Names at the top of a file that are words of the vocabulary: from there on the word means something else."""
    stars = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "pipyard.vocabulary"]
    if not any(one.name == "*" for node in stars for one in node.names):
        return []
    bound = [pair for node in tree.body for pair in _bound(node)]
    return [Problem(because("check-shadowed", name=name), line) for name, line in bound if name in vocabulary.__all__]


def _bound(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The names that a statement at the top of a file gives a meaning, and where."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name, node.lineno
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id, node.lineno
    elif isinstance(node, ast.Import):
        yield from [(one.asname or one.name.partition(".")[0], node.lineno) for one in node.names]
    elif isinstance(node, ast.ImportFrom) and not str(node.module).startswith("pipyard"):
        imported = [one.asname or one.name for one in node.names]
        same = [name for name in imported if getattr(getattr(vocabulary, name, None), "__module__", "") == node.module]
        yield from [(name, node.lineno) for name in imported if name not in same]
    elif not isinstance(node, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):  # these have names of their own
        for part in ast.iter_child_nodes(node):
            yield from _bound(part)


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def state_names(own: list[ast.ClassDef], kind: type) -> list[Problem]:
    """Fields and methods of the author's classes that are called like something their bases have, and are not the same."""
    bases = [base for base in bases_of(kind) if base.kind.__name__ not in {node.name for node in own}]
    found: list[Problem] = []
    for node in own:
        for field, line in stored(node):
            base = next((base for base in bases if field in base.methods and not _computed(base.methods[field])), None)
            if base is not None:
                found.append(Problem(_taken(field, base.kind), line))
        for method in [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("__")]:
            for base in bases:
                if method.name in base.fields:
                    found.append(Problem(_taken(method.name, base.kind), method.lineno))
                elif method.name in base.methods and not _answers(method, base.methods[method.name]):
                    given = ", ".join([one.arg for one in base.methods[method.name].args.args])
                    why = because("check-taken-arguments", name=method.name, owner=base.kind.__name__, given=given)
                    found.append(Problem(why, method.lineno))
                else:
                    continue
                break
    return sorted(found, key=lambda one: one.line)


def misspelled(tree: ast.Module, own: list[ast.ClassDef], kind: type) -> list[Problem]:
    """Methods and fields of the author's classes that nothing uses, and that look like one their bases would use."""
    given = {name for base in kind.__mro__ if base.__name__ not in {node.name for node in own} for name in vars(base)}
    given |= {name for base in bases_of(kind) for name in base.fields}
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Store)}
    written = [pair for node in own for pair in (*_defined(node), *stored(node))]
    free = [name for name in given if not name.startswith("_") and name not in {name for name, _ in written}]
    found: dict[str, Problem] = {}
    for name, line in written:
        near = (
            get_close_matches(name, free, 1, NAME_LIKENESS) if name not in given | used | found.keys() and not name.startswith("_") else []
        )
        if near:
            found[name] = Problem(because("check-unused", name=name, near=near[0]), line)
    return sorted(found.values(), key=lambda one: one.line)


def _defined(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """The methods and the fields that a class itself has, and where."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            yield part.name, part.lineno
        elif isinstance(part, (ast.Assign, ast.AnnAssign)):
            for target in part.targets if isinstance(part, ast.Assign) else [part.target]:
                if isinstance(target, ast.Name):
                    yield target.id, part.lineno


def _taken(name: str, owner: type) -> Text:
    return because("check-taken", name=name, owner=owner.__name__)


def unfit(state: State, own: set[str]) -> tuple[str, Text] | None:
    """The first field in which a state holds something else than its bases keep there, and what to say of it."""
    for base in bases_of(type(state)):
        if base.kind.__name__ in own:
            continue
        for field, kind in base.fields.items():
            if hasattr(state, field) and not _holds(kind, getattr(state, field), base.kind):
                return field, field_taken(field, base)
    return None


def field_taken(field: str, base: BaseClass) -> Text:
    return because("check-taken-kind", name=field, owner=base.kind.__name__, kind=ast.unparse(base.fields[field]).replace("i64", "int"))


def stored(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The fields of ``self`` that are set in a piece of code, and where."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and isinstance(one.value, ast.Name) and one.value.id == "self":
            yield one.attr, one.lineno


@cache
def bases_of(kind: type) -> list[BaseClass]:
    """The states of the package a class is made from, as their sources describe them; none where the sources are not there."""
    return [base for one in kind.__mro__ if one.__module__.startswith("pipyard.") and (base := _read(one)) is not None]


def _read(kind: type) -> BaseClass | None:
    file = getattr(sys.modules.get(kind.__module__), "__file__", None)
    path = Path(file) if file else None
    path = path.with_name(path.name.partition(".")[0] + ".py") if path is not None else None
    if path is None or not path.is_file():
        return None
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
            fields = {
                part.target.attr: part.annotation
                for method in methods.values()
                for part in ast.walk(method)
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Attribute)
            }
            return BaseClass(kind, methods, fields)
    return None


def _computed(method: ast.FunctionDef) -> bool:
    return any(_named(mark) in ("property", "setter") for mark in method.decorator_list)


def _answers(method: ast.FunctionDef, asked: ast.FunctionDef) -> bool:
    """Whether a method can be called as another one is."""
    if method.decorator_list or asked.decorator_list or method.args.vararg is not None:
        return True
    most, wanted = len(method.args.args), len(asked.args.args)
    return most >= wanted and most - len(method.args.defaults) <= wanted - len(asked.args.defaults)


def _holds(kind: ast.expr, value: object, owner: type) -> bool:
    """Whether a value is of a type, as far as that can be checked."""
    if isinstance(kind, ast.BinOp):
        return _holds(kind.left, value, owner) or _holds(kind.right, value, owner)
    if isinstance(kind, ast.Constant):
        return value is None if kind.value is None else True
    if isinstance(kind, ast.Subscript):
        return _holds(kind.value, value, owner)
    if not isinstance(kind, ast.Name):
        return True
    module: Any = sys.modules.get(owner.__module__)
    meant = getattr(module, kind.id, None) or getattr(sys.modules["builtins"], kind.id, None)
    if meant is vec:
        return True
    if meant is i64 or meant is float:
        return isinstance(value, (int, float))
    return isinstance(value, meant) if isinstance(meant, type) else True
