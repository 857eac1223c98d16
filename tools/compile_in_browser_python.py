"""Runs in the browser's own Python (tools/browser_python.mjs): compile everything in /stage, and see what a table needs of it first.

``/stage/packages`` are Pipyard and its packages, ``/stage/standard`` is where the standard library goes, which Pyodide has as source.
Nothing keeps its source, but for modules of anyio that read their own. ``/stage/first.json`` lists the files that a table and its bots
import.
"""

from __future__ import annotations

import compileall
import importlib
import json
import sys
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode

STAGE = Path("/stage")
PACKAGES, STANDARD = STAGE / "packages", STAGE / "standard"
ZIP = next(path for path in sys.path if path.endswith(".zip"))
"""The standard library."""
READS_ITSELF = "._lazyimport import"
"""What stands in modules that have to keep their source."""
WITH_DOCSTRINGS = PACKAGES / "pipyard" / "books"
"""A page of the rules begins with what the file of the game says."""
MODULES = ("table", "thinker", "scene_worker")
"""What workers of the site import, in ``pipyard.browser``."""
# the files come out of an archive, and their times mean nothing
UNCHECKED = PycInvalidationMode.UNCHECKED_HASH


def compiled() -> bool:
    """Compile all files; return whether that went well."""
    done = True
    for folder, there in ((PACKAGES, "/lib/pipyard"), (STANDARD, ZIP)):
        for file in sorted(folder.rglob("*.py")):
            level = 0 if file.is_relative_to(WITH_DOCSTRINGS) else 2
            keeps = folder == PACKAGES and READS_ITSELF in file.read_text("utf-8")
            done = done and bool(
                compileall.compile_file(
                    file,
                    quiet=1,
                    legacy=not keeps,
                    optimize=-1 if keeps else level,
                    invalidation_mode=UNCHECKED,
                    stripdir=str(folder),
                    prependdir=there,
                )
            )
            if not keeps:
                file.unlink()
    return done


def imported() -> list[str]:
    """The files that a table imports, relative to the stage: the workers and all games."""
    sys.path.insert(0, str(PACKAGES))
    for module in MODULES:
        importlib.import_module(f"pipyard.browser.{module}")
    shelf = importlib.import_module("pipyard.shelf")
    for key in list(shelf.keys()):
        for kind in importlib.import_module("pipyard.core.companions").COMPANION_KINDS:
            shelf.game(key).companion(kind)
    files = [str(getattr(module, name, None) or "") for module in list(sys.modules.values()) for name in ("__file__", "__cached__")]
    ours = [str(Path(file).relative_to(STAGE)) for file in files if file.startswith(str(PACKAGES))]
    standard = [f"standard/{Path(file).relative_to(ZIP)}c" for file in files if file.startswith(ZIP)]
    return sorted({*ours, *standard})


with zipfile.ZipFile(ZIP) as source:
    source.extractall(STANDARD)
if not compiled():
    sys.exit(1)
(STAGE / "first.json").write_text(json.dumps(imported()))
