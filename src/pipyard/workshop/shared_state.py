"""Values that a file of rules keeps outside its states, so that all games and all copies of a game share them.

Only code that runs while a game is played counts: methods, and the functions they name. What is only looked up again, a result that a
dictionary remembers for its key or a table that grows when it is first needed, is the same for all games and may stay.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from pipyard.core.text import because
from pipyard.workshop.source_check import Problem

CHANGING = {"append", "add", "extend", "insert", "pop", "remove", "discard", "clear", "update", "setdefault", "sort", "reverse"}
"""Methods that change a list, a dict or a set."""
FORGETTING = {"clear", "pop", "setdefault"}
"""Those of them that a dictionary of results may use."""
CONTAINERS = {"list", "dict", "set", "defaultdict", "Counter", "deque", "bytearray"}
DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
Function = ast.FunctionDef


def shared(tree: ast.Module) -> Iterator[Problem]:
    """Where methods change lists and variables of the file, or fields of a class."""
    containers = {one.name for node in tree.body for one in assigned(node) if _is_container(one.value)}
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    for function in _played(tree):
        yield from _globals(function)
        yield from _containers(function, containers)
        yield from _fields_of_classes(function, classes)


class Assigned(NamedTuple):
    """A name that a line gives a value."""

    name: str
    value: ast.expr
    line: int


def assigned(node: ast.AST) -> list[Assigned]:
    """The names that a line sets."""
    if not isinstance(node, (ast.Assign, ast.AnnAssign)) or node.value is None:
        return []
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [Assigned(target.id, node.value, node.lineno) for target in targets if isinstance(target, ast.Name)]


def changed(node: ast.AST) -> Iterator[tuple[ast.expr, int]]:
    """The lists, dicts and sets that a piece of code changes, as ``points[seat] += 1`` and ``points.append(1)`` do, with the lines."""
    for one in ast.walk(node):
        if isinstance(one, ast.Subscript) and isinstance(one.ctx, (ast.Store, ast.Del)):
            yield one.value, one.lineno
        elif isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in CHANGING:
            yield one.func.value, one.lineno


def _is_container(value: ast.expr) -> bool:
    if isinstance(value, ast.BinOp):  # [0] * 4
        return isinstance(value.left, ast.List) or isinstance(value.right, ast.List)
    return isinstance(value, DISPLAYS) or (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in CONTAINERS)


def _played(tree: ast.Module) -> list[Function]:
    """The methods of a file, and the functions that they name, directly or not."""
    functions = {node.name: node for node in tree.body if isinstance(node, Function)}
    found = [part for node in tree.body if isinstance(node, ast.ClassDef) for part in node.body if isinstance(part, Function)]
    named: set[str] = set()
    for function in found:  # grows while it is read
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and node.id in functions and node.id not in named:
                named.add(node.id)
                found.append(functions[node.id])
    return found


def _globals(function: Function) -> Iterator[Problem]:
    """Variables of the file that a function sets, except where it does so only once, when there is nothing yet."""
    for node in [node for node in ast.walk(function) if isinstance(node, ast.Global)]:
        for name in node.names:
            mentions = [one for one in ast.walk(function) if isinstance(one, ast.Name) and one.id == name]
            if any(isinstance(one.ctx, ast.Store) for one in mentions) and not _set_once(function, name):
                yield _outside(name, node.lineno)


def _set_once(function: Function, name: str) -> bool:
    """Whether a function asks first if a variable has no value: ``if TABLE is None``, ``if not TABLE``."""
    if any(isinstance(one, ast.AugAssign) and ast.unparse(one.target) == name for one in ast.walk(function)):
        return False
    tests = {ast.unparse(one.test) for one in ast.walk(function) if isinstance(one, (ast.If, ast.IfExp))}
    return bool(tests & {f"{name} is None", f"not {name}"})


def _outside(name: str, line: int) -> Problem:
    return Problem(because("check-outside-shared", name=name, field=name.lower().strip("_")), line)


def _containers(function: Function, containers: set[str]) -> Iterator[Problem]:
    """Lists, dicts and sets of the file, or among the defaults of a function, that it changes."""
    its = function.args
    arguments = [*its.posonlyargs, *its.args]
    defaults = [*zip(arguments[len(arguments) - len(its.defaults) :], its.defaults, strict=True)]
    defaults += [(one, value) for one, value in zip(its.kwonlyargs, its.kw_defaults, strict=True) if value is not None]
    known = containers - {one.arg for one in (*arguments, *its.kwonlyargs)}
    known |= {one.arg for one, value in defaults if _is_container(value)}
    known -= {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    for inner, line in changed(function):
        name = ast.unparse(_root(inner))
        if name in known and not _remembers(function, name):
            yield _outside(name, line)
            known.discard(name)


def _root(inner: ast.expr) -> ast.expr:
    """What is changed as a whole: ``POINTS`` for ``POINTS[1].append(2)``."""
    while isinstance(inner, ast.Subscript):
        inner = inner.value
    return inner


def _remembers(function: Function, name: str) -> bool:
    """Whether a function only remembers results by their keys, or lets a table grow as far as it is needed."""
    asked = False
    for node in ast.walk(function):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript) and ast.unparse(node.target.value) == name:
            return False
        if isinstance(node, ast.While) and f"len({name})" in ast.unparse(node.test):
            return True
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            asked = asked or ast.unparse(node.comparators[0]) == name
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == name:
            asked = asked or node.func.attr == "get"
            if node.func.attr in CHANGING - FORGETTING:
                return False
        elif isinstance(node, ast.ExceptHandler) and node.type is not None:
            asked = asked or "KeyError" in ast.unparse(node.type)
    return asked


def _fields_of_classes(function: Function, classes: set[str]) -> Iterator[Problem]:
    """Fields of a class instead of a state: ``TenState.points = 1``, ``type(self).points.append(2)``."""
    owners = {*classes, "type(self)", "self.__class__"}
    if any(ast.unparse(mark) == "classmethod" for mark in function.decorator_list):
        owners.add(function.args.args[0].arg)
    stored = [one for one in ast.walk(function) if isinstance(one, ast.Attribute) and not isinstance(one.ctx, ast.Load)]
    found = [(one.value, one.attr, one.lineno) for one in stored]
    for inner, line in changed(function):
        root = _root(inner)
        if isinstance(root, ast.Attribute) and not _remembers(function, ast.unparse(root)):
            found.append((root.value, root.attr, line))
    for owner, name, line in sorted(found, key=lambda one: one[2]):
        if ast.unparse(owner) in owners:
            yield Problem(because("check-class-set", code=f"{ast.unparse(owner)}.{name}", name=name), line)
