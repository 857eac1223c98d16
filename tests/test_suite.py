"""What the tests themselves keep to."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
NUMBERED = re.compile(r"test_\w+_check_\d+")


def functions() -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function of every file of tests, with the file's name."""
    return [
        (str(path.relative_to(TESTS)), node)
        for path in sorted(TESTS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_a_test_named_after_a_number_says_what_the_check_is() -> None:
    numbered = [(path, node) for path, node in functions() if NUMBERED.match(node.name)]
    assert numbered
    silent = [f"{path}: {node.name}" for path, node in numbered if len((ast.get_docstring(node) or "").split()) < 3]
    assert not silent, "one line has to say what the check of the rules is"
