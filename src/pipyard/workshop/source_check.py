"""What can be said of a file of rules by reading it: values that are dropped, and names that are taken.

A name is taken if what a class is made from uses it already: as a method, as a field that holds something else, or as a word of the
vocabulary that the same class still needs.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pipyard.core.arrays import i64, vec
from pipyard.core.game import State
from pipyard.core.options import Options
from pipyard.core.text import Text, because

TURNS = {"ALONE", "Chance", "Choose", "Over", "nobody", "ranked", "ranked_by", "who_begins", "won"}
RETURNED = frozenset([*TURNS, "Biased", "Certain", "Even", "Listed", "Shuffle", "because"])
"""Words that make a turn, a space or a reason: by themselves they do nothing."""
LENGTH = 60
"""Longer code is not repeated in full."""


class Found(NamedTuple):
    """What is wrong, and in which line."""

    why: Text
    line: int


class Base(NamedTuple):
    """What a class of the vocabulary defines: its methods, and its fields with their types."""

    kind: type
    methods: dict[str, ast.FunctionDef]
    fields: dict[str, ast.expr]


def dropped(tree: ast.Module) -> list[Found]:
    """Lines that make something and do nothing with it."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    found: list[Found] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr):
            continue
        value = node.value
        word = _head(value)
        code = ast.unparse(value)
        code = code if len(code) <= LENGTH else f"{code[:LENGTH]}…"
        if word in RETURNED - own:
            found.append(Found(because("check-dropped", code=code), node.lineno))
        elif isinstance(value, (ast.Name, ast.Attribute, ast.Subscript, ast.Compare, ast.BinOp)):
            found.append(Found(because("check-idle", code=code), node.lineno))
    return sorted(found, key=lambda one: one.line)


def _head(value: ast.expr) -> str:
    """The word a value is made with: ``ranked`` of ``ranked(...)``, ``ALONE`` of ``ALONE[...]``."""
    inner = value.func if isinstance(value, ast.Call) else value.value if isinstance(value, ast.Subscript) else value
    return inner.id if isinstance(inner, ast.Name) else ""


def option_names(tree: ast.Module) -> list[Found]:
    """Options that are called like something all options have, or like a word with which a later one is made."""
    taken = [name for name in (*vars(Options), *Options.__annotations__, "fields") if not name.startswith("_")]
    found: list[Found] = []
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not any(_named(base).endswith("Options") for base in node.bases):
            continue
        before: set[str] = set()
        for part in node.body:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in before:
                    found.append(Found(because("check-taken-word", name=call.func.id), part.lineno))
            names = [target.id for target in part.targets if isinstance(target, ast.Name)] if isinstance(part, ast.Assign) else []
            before.update(names)
            found += [Found(_taken(name, Options), part.lineno) for name in names if name in taken]
    return found


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def state_names(own: list[ast.ClassDef], kind: type) -> list[Found]:
    """Fields and methods of the author's classes that are called like something their bases have, and are not the same."""
    bases = [base for base in bases_of(kind) if base.kind.__name__ not in {node.name for node in own}]
    found: list[Found] = []
    for node in own:
        for field, line in stored(node):
            base = next((base for base in bases if field in base.methods and not _computed(base.methods[field])), None)
            if base is not None:
                found.append(Found(_taken(field, base.kind), line))
        for method in [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("__")]:
            for base in bases:
                if method.name in base.fields:
                    found.append(Found(_taken(method.name, base.kind), method.lineno))
                elif method.name in base.methods and not _answers(method, base.methods[method.name]):
                    given = ", ".join([one.arg for one in base.methods[method.name].args.args])
                    why = because("check-taken-arguments", name=method.name, owner=base.kind.__name__, given=given)
                    found.append(Found(why, method.lineno))
                else:
                    continue
                break
    return sorted(found, key=lambda one: one.line)


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


def field_taken(field: str, base: Base) -> Text:
    return because("check-taken-kind", name=field, owner=base.kind.__name__, kind=ast.unparse(base.fields[field]).replace("i64", "int"))


def stored(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The fields of ``self`` that are set in a piece of code, and where."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and isinstance(one.value, ast.Name) and one.value.id == "self":
            yield one.attr, one.lineno


@cache
def bases_of(kind: type) -> list[Base]:
    """The states of the package a class is made from, as their sources describe them; none where the sources are not there."""
    return [base for one in kind.__mro__ if one.__module__.startswith("pipyard.") and (base := _read(one)) is not None]


def _read(kind: type) -> Base | None:
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
            return Base(kind, methods, fields)
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
    """Whether a value is of a type, as far as that can be told."""
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
