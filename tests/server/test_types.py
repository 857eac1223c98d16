"""The TypeScript that the client is built with says what the server says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "typescript.py"


def test_the_typescript_types_are_current() -> None:
    spec = importlib.util.spec_from_file_location("typescript", TOOL)
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PROTOCOL_FILE.read_text() == tool.typescript(), "run python tools/typescript.py"
