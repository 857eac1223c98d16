"""What is compiled may only be inherited by what is interpreted if it says so: otherwise the compiled form breaks where the other works."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"


def compiled() -> set[Path]:
    spec = importlib.util.spec_from_file_location("tools_fast", ROOT / "tools" / "fast.py")
    assert spec is not None
    assert spec.loader is not None
    fast = importlib.util.module_from_spec(spec)
    sys.modules["tools_fast"] = fast
    spec.loader.exec_module(fast)
    return set(fast.compiled())


def closed_classes(paths: set[Path]) -> set[tuple[str, str]]:
    """Compiled classes that interpreted ones cannot inherit from; errors are ordinary classes even when they are compiled."""
    found: set[tuple[str, str]] = set()
    for path in paths:
        for node in ast.parse((SOURCE / path).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and path.name != "errors.py":
                marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
                if "allow_interpreted_subclasses" not in marks:
                    found.add((".".join(path.with_suffix("").parts), node.name))
    return found


def test_interpreted_classes_inherit_only_from_what_allows_it() -> None:
    paths = compiled()
    closed = closed_classes(paths)
    wrong: list[str] = []
    for path in sorted((SOURCE / "pipyard").rglob("*.py")):
        if path.relative_to(SOURCE) in paths:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {
            name.asname or name.name: (node.module, name.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                wrong += [f"{path.name}: {node.name}({base})" for base in bases if imported.get(base) in closed]
    assert not wrong
