"""What the tests themselves keep to."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.assertion_check import Tally
from tests.user.home import cause, causes

TESTS = Path(__file__).parent
BROKEN = TESTS / "workshop" / "broken"
"""Games with faults; not all of them are Python."""
NUMBERED = re.compile(r"test_\w+_check_\d+")


def functions() -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function of every file of tests, with the file's name."""
    return [
        (str(path.relative_to(TESTS)), node)
        for path in sorted(TESTS.rglob("*.py"))
        if BROKEN not in path.parents
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_a_test_named_after_a_number_says_what_the_check_is() -> None:
    numbered = [(path, node) for path, node in functions() if NUMBERED.match(node.name)]
    assert numbered
    silent = [f"{path}: {node.name}" for path, node in numbered if len((ast.get_docstring(node) or "").split()) < 3]
    assert not silent, "one line has to say what the check of the rules is"


def test_assertions_of_every_kind_are_counted() -> None:
    before = Tally.made
    assert before >= 0
    assert Tally.made == before + 1
    with pytest.raises(ZeroDivisionError):
        _ = 1 / (Tally.made - Tally.made)
    assert Tally.made == before + 3


def test_a_test_that_asserts_nothing_fails(tmp_path: Path) -> None:
    """In a process of its own, since it must fail."""
    (tmp_path / "conftest.py").write_text("from tests.assertion_check import install as pytest_configure\n")
    (tmp_path / "test_it.py").write_text("def test_nothing(): pass\ndef test_something(): assert 1\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "enable_assertion_pass_hook=true", "-c", os.devnull]
    env = {**os.environ, "PYTHONPATH": str(TESTS.parent)}
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, env=env, cwd=tmp_path, check=False)
    assert "test_nothing has asserted nothing" in done.stdout
    assert "1 failed, 1 passed" in done.stdout


AGAIN = re.compile(r"mark\.flaky|reruns|rerunfailures|--retry\b|\bretry: *[1-9]|\bretries\b")
ROOT = TESTS.parent
SET_UP = ("Makefile", ".ci/run", "pyproject.toml", "requirements/dev.in", "tools/web.py", "web/vite.config.ts", "web/vitest.config.ts")


def test_no_test_is_tried_again() -> None:
    files = [*TESTS.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.test.ts"), *[ROOT / name for name in SET_UP]]
    again = [str(path) for path in files if path != Path(__file__) and AGAIN.search(path.read_text("utf-8"))]
    assert not again


def test_a_package_that_a_user_lacks_is_named_once() -> None:
    sentence = cause("ModuleNotFoundError: No module named 'numpy.core'")
    assert "'numpy'" in sentence
    assert "requirements/run.txt" in sentence
    assert causes([f"{sentence}\nTraceback", f"E   other\n{sentence}", "nothing"]) == [sentence]
