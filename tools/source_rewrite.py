"""Rewrites sources for the compiler on their way into the mirror.

- the words of a vocabulary are imported one by one, from where they are defined;
- the fields of a class body that have a value are ``ClassVar``: nothing else is meant by them in a rule file;
- the constants of a module are ``Final``, so that the compiler need not look them up;
- a state others may be made from, or a class of a family that games derive from, allows interpreted subclasses; a class of a game that
  nothing is made from is final, so that its methods are called without looking for them;
- a game begins with a function that makes its state;
- every state gets its ``copy``, written from the types of its fields, those of its bases
  included. What can change is copied, what cannot is shared;
- a state whose players may pass says how many rounds there are at most, which its base would have to look for.
"""

from __future__ import annotations

import ast
import re
from typing import TypeGuard

from source_classes import Module, Sources, is_class_var

__all__ = ["Module", "Sources", "rewritten"]

ROOT_STATE = "State"
"""The base of positions."""
LIMITED_STATE, LIMIT, ASKED_LIMIT = "PassingState", "max_rounds", "rounds_at_most"
"""The state with an optional field, the field, and the method that returns it."""
SHARED_TYPES = {
    "int",
    "bool",
    "str",
    "float",
    "bytes",
    "None",
    "i64",
    "Any",
    "Fraction",
    "Random",
    "frozenset",
    "tuple",
    "Callable",
    "type",
}
"""Types shared by copies, like all classes in the sources without ``copy``."""
OPEN_ROOMS = ("core", "pyramid", "families")
"""The folders whose states may be subclassed by games."""


class Copier:
    """Writes the expression that copies a value of a type."""

    def __init__(self, sources: Sources, module: str) -> None:
        self.sources = sources
        self.module = module
        self.depth = 0
        self.unknown = ""

    def shares(self, kind: ast.expr) -> bool:
        """Whether values of a type can be shared."""
        if isinstance(kind, ast.Constant):
            return kind.value is None or (isinstance(kind.value, str) and self.shares(ast.parse(kind.value, mode="eval").body))
        if isinstance(kind, ast.BinOp):
            return self.shares(kind.left) and self.shares(kind.right)
        if isinstance(kind, ast.Subscript):
            return ast.unparse(kind.value) in ("Final", *SHARED_TYPES)
        if isinstance(kind, ast.Name):
            if kind.id in SHARED_TYPES:
                return True
            alias = self.sources.alias(self.module, kind.id)
            if alias is not None:
                return self.shares(alias)
            return self.sources.meant(self.module, kind.id) is not None and not self.sources.copied(self.module, kind.id)
        return False

    def copy(self, kind: ast.expr, value: str) -> str:
        if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
            kind = ast.parse(kind.value, mode="eval").body
        alias = self.sources.alias(self.module, kind.id) if isinstance(kind, ast.Name) else None
        if alias is not None:
            return self.copy(alias, value)
        if self.shares(kind):
            return value
        if isinstance(kind, ast.BinOp):
            sides = [side for side in (kind.left, kind.right) if not (isinstance(side, ast.Constant) and side.value is None)]
            if len(sides) == 1:
                return f"(None if {value} is None else {self.copy(sides[0], value)})"
        if isinstance(kind, ast.Name):
            if kind.id == "set" or self.sources.meant(self.module, kind.id) is not None:
                return f"{value}.copy()"
            if kind.id in ("list", "vec"):
                return f"{value}[:]"
        if isinstance(kind, ast.Subscript):
            whole = ast.unparse(kind.value)
            if whole in ("list", "vec"):
                return f"{value}[:]" if self.shares(kind.slice) else f"[{self.inner(kind.slice)} in {value}]"
            if whole == "set":
                return f"{value}.copy()"
            if whole == "dict" and isinstance(kind.slice, ast.Tuple):
                of = kind.slice.elts[1]
                if self.shares(of):
                    return f"{value}.copy()"
                key, item = self.name("key"), self.name("item")
                return f"{{{key}: {self.copy(of, item)} for {key}, {item} in {value}.items()}}"
        text = ast.unparse(kind).replace('"', "'")
        self.unknown = text
        return f'_cast("{text}", _duplicate({value}))'

    def inner(self, kind: ast.expr) -> str:
        item = self.name("item")
        return f"{self.copy(kind, item)} for {item}"

    def name(self, stem: str) -> str:
        self.depth += 1
        return f"{stem}{self.depth}"


def copier(sources: Sources, module: str, name: str) -> list[str]:
    """The copy method of a state."""
    lines = [
        f'    def copy(self) -> "{name}":',
        f"        if type(self) is not {name}:",
        "            return _remake_state(self)",
        f"        new = {name}.__new__({name})",
    ]
    for field, (kind, spoken) in sources.fields(module, name).items():
        writes = Copier(sources, spoken)
        lines.append(f"        new.{field} = {writes.copy(kind, f'self.{field}')}")
        if writes.unknown:
            print(f"{module}.{name}.{field}: {writes.unknown} is copied slowly: the type is not known here")
    return [*lines, "        return new", ""]


def limiter(sources: Sources, module: str, name: str, open_room: bool) -> list[str]:
    """The method for the limit of rounds, if known: a state from an open folder may have one."""
    limited = LIMIT in sources.fields(module, name)
    if not sources.comes_from(module, name, LIMITED_STATE) or (open_room and not limited):
        return []
    return [f"    def {ASKED_LIMIT}(self) -> int:", f"        return {f'self.{LIMIT}' if limited else 0}", ""]


EXTRA = """\
from typing import ClassVar as _ClassVar, Final as _Final, cast as _cast, final as _final
from mypy_extensions import mypyc_attr as _mypyc_attr
from pipyard.core.facts import duplicate as _duplicate
"""
EXTRA_STATE = """\
from pipyard.core.game import remake_state as _remake_state
"""


def rewritten(text: str, module: str, sources: Sources) -> str:
    """The rewritten source."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    before: dict[int, list[str]] = {}
    open_room = any(room in module.split(".") for room in OPEN_ROOMS)
    extra = EXTRA
    targets = [target for node in ast.walk(tree) if isinstance(node, ast.Assign) for target in node.targets]
    assigned = [target.id for target in targets if isinstance(target, ast.Name)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if not sources.comes_from(module, node.name, "Options"):
                class_vars(node, lines)
            first = min([node.lineno, *[one.lineno for one in node.decorator_list]])
            if is_last(node, module, sources):
                before.setdefault(first, []).append("@_final\n")
            if sources.comes_from(module, node.name, ROOT_STATE) and node.name != ROOT_STATE:
                if open_room and not any("mypyc_attr" in ast.unparse(one) for one in node.decorator_list):
                    before.setdefault(first, []).append("@_mypyc_attr(allow_interpreted_subclasses=True)\n")
                if not any(isinstance(part, ast.FunctionDef) and part.name == "copy" for part in node.body):
                    extra = with_import(extra, EXTRA_STATE)
                    end = node.end_lineno or 0
                    methods = [*copier(sources, module, node.name), *limiter(sources, module, node.name, open_room)]
                    before.setdefault(end + 1, []).append("\n" + "\n".join(methods))
            elif is_base_of_games(node, module, sources):
                before.setdefault(first, []).append("@_mypyc_attr(allow_interpreted_subclasses=True)\n")
        elif isinstance(node, ast.ImportFrom) and node.names[0].name == "*" and node.module in sources.modules:
            lines[node.lineno - 1] = spelled(node.module, tree, sources)
        elif isinstance(node, ast.Assign) and begins(node.value):
            before.setdefault(node.lineno, []).append(begun(node.value, lines))
        else:
            final(node, lines, assigned)
    last = max([node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"], default=0)
    if not last and tree.body and isinstance(tree.body[0], ast.Expr):
        last = tree.body[0].end_lineno or 0
    before.setdefault(last + 1, []).insert(0, extra)
    found: list[str] = []
    for number, line in enumerate([*lines, ""], 1):
        found += [*before.get(number, []), line]
    return "".join(found)


def with_import(extra: str, line: str) -> str:
    return extra if line in extra else extra + line


def is_base_of_games(node: ast.ClassDef, module: str, sources: Sources) -> bool:
    """Whether a class of a family that is no state has subclasses in other modules; those of an inventor are interpreted."""
    if "families" not in module.split(".") or sources.comes_from(module, node.name, "Options"):
        return False
    found = sources.meant(module, node.name)
    return any(
        sources.meant(other, base) is found and other != module
        for other, there in sources.modules.items()
        for one in there.classes.values()
        for base in one.bases
    )


def is_last(node: ast.ClassDef, module: str, sources: Sources) -> bool:
    """Whether a class of a game has no subclasses. Interpreted classes, such as options, stay unchanged."""
    rooms = module.split(".")
    if "books" not in rooms or (module, node.name) in sources.parents or sources.comes_from(module, node.name, "Options"):
        return False
    if "families" in rooms and (sources.comes_from(module, node.name, ROOT_STATE) or node.decorator_list):
        return False
    return all(sources.meant(module, ast.unparse(base)) is not None for base in node.bases)


def begins(value: ast.expr) -> TypeGuard[ast.Call]:
    """Whether a value is a type name known to the compiler."""
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Game" and len(value.args) > 1):
        return False
    made = value.args[0]
    return isinstance(made, ast.Name) and made.id[:1].isupper() and isinstance(value.args[1], ast.Name)  # already made by a function


def begun(game: ast.Call, lines: list[str]) -> str:
    """A function that creates the first state of a game: compiled, a class called as a value would leave its state empty."""
    state, options = game.args[0], game.args[1]
    line = lines[state.lineno - 1]
    lines[state.lineno - 1] = f"{line[: state.col_offset]}_begun{line[state.end_col_offset :]}"
    made = ast.unparse(state)
    return f"def _begun(seats: int, options: {ast.unparse(options)}) -> {made}:\n    return {made}(seats, options)\n\n\n"


def spelled(vocabulary: str, tree: ast.Module, sources: Sources) -> str:
    """Import vocabulary words from where they are defined, as the compiler requires."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):  # annotations may be strings
            used.update(re.findall(r"\w+", node.value))
    words = {word: home for word, home in sources.modules[vocabulary].imports.items() if word in used}
    return "".join([f"from {module} import {name} as {word}\n" for word, (module, name) in words.items()])


def class_vars(node: ast.ClassDef, lines: list[str]) -> None:
    for part in node.body:
        if isinstance(part, ast.Assign) and len(part.targets) == 1 and isinstance(part.targets[0], ast.Name):
            name = part.targets[0].id
            if name != "__slots__":
                replace(lines, part.lineno, rf"^(\s+){name}\s*=", rf"\g<1>{name}: _ClassVar =")
        elif isinstance(part, ast.AnnAssign) and part.value is not None and not is_class_var(part) and isinstance(part.target, ast.Name):
            kind = ast.unparse(part.annotation)
            if part.lineno == part.annotation.end_lineno:
                start, end = part.annotation.col_offset, part.annotation.end_col_offset or 0
                line = lines[part.lineno - 1]
                lines[part.lineno - 1] = f"{line[:start]}_ClassVar[{kind}]{line[end:]}"


def final(node: ast.stmt, lines: list[str], assigned: list[str]) -> None:
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        if name.lstrip("_").isupper() and assigned.count(name) == 1 and not is_type(node.value):
            replace(lines, node.lineno, rf"^{name}\s*=", f"{name}: _Final =")
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        name, kind = node.target.id, ast.unparse(node.annotation)
        if name.lstrip("_").isupper() and "Final" not in kind and node.lineno == node.annotation.end_lineno:
            start, end = node.annotation.col_offset, node.annotation.end_col_offset or 0
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = f"{line[:start]}_Final[{kind}]{line[end:]}"


def replace(lines: list[str], number: int, what: str, by: str) -> None:
    lines[number - 1] = re.sub(what, by, lines[number - 1], count=1)


def is_type(value: ast.expr) -> bool:
    """Whether a value is a type's own name, which the compiler knows as such."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "ParamSpec", "NewType")
