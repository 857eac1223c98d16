"""Where in a file of rules something stands."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

from pipyard.workshop import source_check


class SourceFile:
    """The text of a file, by the lines of its classes, methods and fields."""

    def __init__(self, path: str | Path, text: str) -> None:
        self.path = Path(path)
        self.place = str(Path(path).resolve())
        try:
            tree = ast.parse(text)
        except (SyntaxError, ValueError):
            tree = ast.Module([], [])
        self.tree = tree
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.made = next((node for node in ast.walk(tree) if isinstance(node, ast.Call) and _called(node) == "Game"), None)

    def game(self, keyword: str = "") -> int:
        """The line of ``Game(...)``, or of what it is given by a keyword."""
        if self.made is None:
            return 0
        return next((given.value.lineno for given in self.made.keywords if given.arg == keyword), self.made.lineno)

    def method(self, kind: type, names: Sequence[str]) -> int:
        """The line of the first of these methods that a class, or a base of it in this file, has; else the line of the class."""
        own = self.own(kind)
        for name in names:
            for node in own:
                found = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == name]
                if found:
                    return found[0].lineno
        return own[0].lineno if own else 0

    def has(self, kind: type, name: str) -> bool:
        """Whether a class, or a base of it in this file, has a method."""
        return any(isinstance(one, ast.FunctionDef) and one.name == name for node in self.own(kind) for one in node.body)

    def field(self, kind: type, name: str) -> int:
        """The line in which ``self.name`` is set first; 0 if it is not."""
        return next((line for node in self.own(kind) for field, line in source_check.stored(node) if field == name), 0)

    def fields_at(self, kind: type, line: int) -> list[str]:
        """The fields that a line sets."""
        return [field for node in self.own(kind) for field, at in source_check.stored(node) if at == line]

    def passed(self, error: BaseException) -> int:
        """The last line of the file that an error passed through; 0: none."""
        found, trace = 0, error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == self.place:
                found = trace.tb_lineno
            trace = trace.tb_next
        return found

    def names(self) -> set[str]:
        """The names that the file defines anywhere."""
        nodes = list(ast.walk(self.tree))
        stored = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        return stored | {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}

    def own(self, kind: type) -> list[ast.ClassDef]:
        """A class and its bases, as far as they stand in this file."""
        return [self.classes[base.__name__] for base in kind.__mro__ if base.__name__ in self.classes]


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
