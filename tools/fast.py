"""Compile the kernel and the games with mypyc into ``.fast/pipyard``; the sources stay unchanged.

    python tools/fast.py            compile what has changed, to run quickly
    python tools/fast.py --any      the same for a test: what lies there may be quick or not, what is new is compiled in a hurry
    python tools/fast.py --check    only say what the compiler would not accept (most of it, in two seconds)
    PYTHONPATH=.fast pipyard …      run the compiled form

The kernel becomes one library, every chapter of games another: after a change only one of them is recompiled, and two compilers run in
parallel. Without a C compiler everything still works interpreted; with ``CI`` set its absence is an error.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import source_classes
import source_rewrite

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "pipyard"
FAST_FOLDER = ROOT / ".fast"
JUDGED = ROOT / ".mypy_cache" / "mirror"
"""The mirrored sources for type checks without compiling."""
INTERPRETED = {"__init__.py", "arena.py", "arrays.py", "errors.py", "options.py", "info.py", "scene.py", "text.py", "log.py"}
INTERPRETED |= {"scene_extra.py", "board_shape.py", "sheet_shape.py"}
"""Modules that stay interpreted: metadata and messages, whose metaclasses mypyc does not support; typed dicts, whose ``total`` it loses."""
UNCOMPILED_COMPANIONS = ("_hand.py", "_score.py", "_puzzle.py")
"""Companions of games that depend on uncompiled code: physics, texts, puzzles."""
COMPILED_ROOMS = ("core", "dice", "pyramid", "books", "bots")
REWRITTEN_ROOMS = ("pyramid", "books")
"""The packages whose sources are rewritten for the compiler."""
SERVER = (
    "limits",
    "room/audience",
    "room/broadcast",
    "room/event_log",
    "room/game_session",
    "room/move_tree",
    "room/room",
    "room/room_state",
    "socket/connection",
    "socket/dispatch",
    "socket/frames",
    "store/base",
)
"""The server modules that every move passes through."""
TENSORS = ("action_set", "batch", "decision", "plate_bytes", "reader", "shape")
"""The modules of ``tensors`` that every step of an environment passes through; the others are numpy's."""
KERNEL = "pipyard_kernel"
STRATEGY = "strategy"
"""A folder beside a game with what its bot knows: it reads the fields of the game, so both are one library."""
AS_IT_IS = ("--config-file=", "--follow-imports=silent")
"""Uncompiled code is not checked here: pyright does that."""
QUICK, HURRIED = "3", "0"
"""Optimisation levels of the C compiler: fast code, and fast compilation."""
LAYOUT_IS_NOBODYS = "-Wno-misleading-indentation"
"""Nobody indents generated code; looking for it takes gcc longer than compiling does."""
NO_COMPILER = 3
"""The exit status without a compiler."""


def compiled() -> list[Path]:
    """The modules that are compiled, relative to ``src``."""
    rooms = [path for room in COMPILED_ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    found = [path for path in rooms if path.name not in INTERPRETED and not path.name.endswith(UNCOMPILED_COMPANIONS)]
    found += [SOURCE / "server" / f"{name}.py" for name in SERVER]
    found += [SOURCE / "tensors" / f"{name}.py" for name in TENSORS]
    return [path.relative_to(SOURCE.parent) for path in found]


def libraries(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules of each library: the kernel together, for fast internal calls, the games by chapter, the server."""
    found: dict[str, list[str]] = {}
    for path in modules:
        rooms = Path(path).parent.parts
        rooms = rooms[:-1] if rooms[-1] == STRATEGY else rooms
        name = (
            "_".join(["pipyard", *rooms[rooms.index("books") :]]) if "books" in rooms else "pipyard_server" if "server" in rooms else KERNEL
        )
        found.setdefault(name, []).append(path)
    return [(paths, name) for name, paths in found.items()]


def trouble() -> str:
    """Why compilation is impossible on this machine; empty if it is possible."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python (Python.h) are missing; on Debian they are in python3-dev"
    if os.name == "nt":
        return ""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return "" if shutil.which(command) else f"there is no C compiler ({command})"


def extensions(modules: list[str]) -> list[object]:
    """The extension modules for setuptools."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure installation has no mypyc

    level = os.environ.get("MYPYC_OPT_LEVEL", QUICK)
    made = mypycify([*AS_IT_IS, *modules], opt_level=level, debug_level="0", separate=libraries(modules), target_dir="build")
    for one in made:
        one.extra_compile_args += [] if os.name == "nt" else [LAYOUT_IS_NOBODYS]
    return list(made)


def processes() -> str:
    """The number of parallel compilers."""
    return str(min(2, os.cpu_count() or 1))


def needed(modules: Iterable[Path]) -> list[Path]:
    """Some modules, relative to ``src``, and all Pipyard modules they import, directly or not."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = SOURCE.parent / waiting.pop()
        if path in found or not path.exists():
            continue
        found.update([path, *[stub for stub in [path.with_suffix(".pyi")] if stub.exists()]])
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("pipyard"):
                module = Path(*node.module.split("."))
                parts = [module / f"{one.name}.py" for one in node.names]
                waiting += [module.with_suffix(".py"), *parts]
                if not all((SOURCE.parent / part).exists() for part in parts):
                    waiting.append(module / "__init__.py")
    return sorted(found)


def digest_of(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def fingerprint() -> str:
    """A hash of everything the compiled form depends on, except the optimisation level."""
    return digest_of(
        [*[Path(str(one)).resolve() for one in (__file__, source_rewrite.__file__, source_classes.__file__)], *needed(compiled())]
    )


def foundation() -> str:
    """A hash of everything that other libraries were compiled against: if it changes, all are recompiled.

    A library contains the layout of its base classes; with another layout it would read past their ends.
    """
    shared = [path for path in compiled() if path.parts[1] != "server" and (path.parts[1] != "books" or path.parts[2] == "families")]
    return digest_of(needed(shared))


def mirror(target: Path = FAST_FOLDER) -> None:
    """Mirror changed sources, rewritten for the compiler, so that only these are recompiled."""
    kept = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    home = target / "pipyard"
    for path in sorted(home.rglob("*")):
        source = path.relative_to(home)
        if path.suffix in (".so", ".pyd"):
            source = source.with_name(path.name.partition(".")[0].removesuffix("__mypyc") + ".py")
        if path.is_file() and source not in kept and "__pycache__" not in path.parts:
            path.unlink()
    rooms = [path for room in (*COMPILED_ROOMS, "vocabulary") for path in sorted((SOURCE / room).rglob("*.py"))]
    sources = source_rewrite.Sources(SOURCE.parent, rooms)
    ours = {path.relative_to("pipyard") for path in compiled()}
    for source in kept:
        old, new = home / source, (SOURCE / source).read_bytes()
        if source in ours and source.parts[0] in REWRITTEN_ROOMS:
            module = ".".join(["pipyard", *source.with_suffix("").parts])
            new = source_rewrite.rewritten(new.decode(), module, sources).encode()
        if not old.exists() or old.read_bytes() != new:
            old.parent.mkdir(parents=True, exist_ok=True)
            old.write_bytes(new)


def built() -> dict[str, Path]:
    """The compiled files in ``.fast``, by library and module."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    found = sorted(path for path in FAST_FOLDER.rglob(f"*{suffix}") if "build" not in path.relative_to(FAST_FOLDER).parts)
    return {".".join(path.relative_to(FAST_FOLDER).parts).removesuffix(suffix): path for path in found}


def build() -> None:
    """Compile the current directory."""
    from setuptools import setup  # noqa: PLC0415

    modules = [str(path) for path in compiled()]
    setup(
        name="pipyard",
        packages=[],
        ext_modules=extensions(modules),
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", processes()],
    )


def check() -> int:
    """Check types as mypyc does: its machine integers (in the tables of cells) are no floats and have no ``abs``."""
    mirror(JUDGED)
    command = [sys.executable, "-m", "mypy", *AS_IT_IS, "--cache-dir", str(ROOT / ".mypy_cache"), *map(str, compiled())]
    return subprocess.run(command, cwd=JUDGED, check=False).returncode


def main(words: list[str]) -> int:
    if words == ["--here"]:
        build()
        return 0
    if words == ["--check"]:
        return check()
    because = trouble()
    if because:
        sys.stderr.write(f"not compiled: {because}. Everything works interpreted, only slower.\n")
        return 1 if os.environ.get("CI") else NO_COMPILER
    stamp, ground, speed = FAST_FOLDER / "fingerprint", FAST_FOLDER / "foundation", FAST_FOLDER / "level"
    lies_there = speed.read_text() if speed.exists() else ""
    now, same = fingerprint(), foundation()
    fits = ground.exists() and ground.read_text() == same
    level = os.environ.get("MYPYC_OPT_LEVEL", QUICK)
    if words == ["--any"]:
        level = lies_there if fits and lies_there else HURRIED
    if stamp.exists() and stamp.read_text() == now and lies_there == level:
        mirror()  # uncompiled files may have changed
        return 0
    if not fits or lies_there != level:
        shutil.rmtree(FAST_FOLDER, ignore_errors=True)
        FAST_FOLDER.mkdir()
        ground.write_text(same)
        speed.write_text(level)
    stamp.unlink(missing_ok=True)
    mirror()
    sys.stderr.write(f"compiling {len(compiled())} modules …\n")
    environment = {**os.environ, "MYPYPATH": str(FAST_FOLDER), "MYPYC_OPT_LEVEL": level}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--here"],
        cwd=FAST_FOLDER,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-6000:] + done.stderr[-6000:])
        return 1
    stamp.write_text(now)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
