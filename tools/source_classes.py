"""The classes, bases and fields that sources define, read without importing them; for ``source_rewrite``."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Field(NamedTuple):
    """The type of a field, and the module that defines its names."""

    kind: ast.expr
    module: str


class Written(NamedTuple):
    """A class in a source."""

    module: str
    name: str
    bases: list[str]
    fields: dict[str, ast.expr]
    copies: bool


class Module:
    """The definitions and imports of a source."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.classes: dict[str, Written] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        self.stars: list[str] = []
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = written(node, name)
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript) and isinstance(node.targets[0], ast.Name):
                self.aliases[node.targets[0].id] = node.value
            elif isinstance(node, ast.ImportFrom) and node.module:
                for one in node.names:
                    if one.name == "*":
                        self.stars.append(node.module)
                    else:
                        self.imports[one.asname or one.name] = (node.module, one.name)


class Sources:
    """The classes of all sources."""

    def __init__(self, folder: Path, paths: Iterable[Path]) -> None:
        self.modules: dict[str, Module] = {}
        for path in paths:
            name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
            self.modules[name] = Module(name, ast.parse(path.read_text(encoding="utf-8")))
        self.parents: set[tuple[str, str]] = set()
        for name, module in self.modules.items():
            for one in module.classes.values():
                made_from = [self.meant(name, base) for base in one.bases]
                self.parents.update([(base.module, base.name) for base in made_from if base is not None])

    def home(self, module: str, name: str) -> tuple[Module, str] | None:
        """The defining module of a name, and its name there."""
        found = self.modules.get(module)
        if found is None:
            return None
        if name in found.classes or name in found.aliases:
            return found, name
        if name in found.imports:
            return self.home(*found.imports[name])
        for star in reversed(found.stars):
            there = self.home(star, name)
            if there is not None:
                return there
        return None

    def meant(self, module: str, name: str) -> Written | None:
        """The class of a name in a module."""
        there = self.home(module, name)
        return there[0].classes.get(there[1]) if there is not None else None

    def alias(self, module: str, name: str) -> ast.expr | None:
        there = self.home(module, name)
        return there[0].aliases.get(there[1]) if there is not None else None

    def line(self, module: str, name: str) -> list[Written]:
        """A class and its bases, the oldest first."""
        found = self.meant(module, name)
        if found is None:
            return []
        return [*[one for base in found.bases for one in self.line(found.module, base)], found]

    def comes_from(self, module: str, name: str, base: str) -> bool:
        return any(one.name == base for one in self.line(module, name))

    def fields(self, module: str, name: str) -> dict[str, Field]:
        found: dict[str, Field] = {}
        for one in self.line(module, name):
            for field, kind in one.fields.items():
                found.setdefault(field, Field(kind, one.module))
        return found

    def copied(self, module: str, name: str) -> bool:
        """Whether instances of a class have a ``copy``."""
        return any(one.copies for one in self.line(module, name))


def written(node: ast.ClassDef, module: str) -> Written:
    fields: dict[str, ast.expr] = {}
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and part.value is None and isinstance(part.target, ast.Name) and not is_class_var(part):
            fields[part.target.id] = part.annotation
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    for method in methods:
        given = {one.arg: one.annotation for one in method.args.args if one.annotation is not None}
        for part in ast.walk(method):
            if isinstance(part, ast.AnnAssign) and own(part.target):
                fields.setdefault(own(part.target), part.annotation)
            elif isinstance(part, ast.Assign) and method.name == "__init__":
                for target in part.targets:
                    kind = guessed(part.value, given)
                    if own(target) and kind is not None:
                        fields.setdefault(own(target), kind)
    bases = [base.id if isinstance(base, ast.Name) else base.attr for base in node.bases if isinstance(base, (ast.Name, ast.Attribute))]
    return Written(module, node.name, bases, fields, any(method.name == "copy" and not is_itself(method) for method in methods))


def is_itself(method: ast.FunctionDef) -> bool:
    """Whether a method returns ``self``: such objects are shared."""
    return [ast.unparse(part) for part in method.body[-1:]] == ["return self"] and len(method.body) <= 2


def own(target: ast.expr) -> str:
    """The field of ``self`` that an assignment sets, if any."""
    return target.attr if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self" else ""


def guessed(value: ast.expr, given: dict[str, ast.expr]) -> ast.expr | None:
    """The type of a value without an annotation."""
    if isinstance(value, ast.Constant) and value.value is not None:
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.UnaryOp) and isinstance(value.operand, ast.Constant):
        return ast.Name("bool" if isinstance(value.op, ast.Not) else type(value.operand.value).__name__)
    if isinstance(value, (ast.Compare, ast.JoinedStr)) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)):
        return ast.Name("bool")
    if isinstance(value, ast.Name):
        return given.get(value.id)
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == "options":
        return ast.Name("str")  # options are immutable, whatever their type
    return None


def is_class_var(part: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(part.annotation)
