"""Every test that docs/security.md names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = [line for line in (ROOT / "docs" / "security.md").read_text().splitlines() if line.startswith("|")]


def test_each_named_test_exists() -> None:
    sources = {path: path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
    files = {path.name for path in sources}
    named = {name for line in TABLE for name in re.findall(r"`(?:tests/server/)?(test_\w+(?:\.py)?)`", line)}
    assert len(named) > 30
    missing = [name for name in named if name not in files and not any(f"def {name}(" in text for text in sources.values())]
    assert missing == []
