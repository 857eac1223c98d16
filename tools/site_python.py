"""Python for the site without a server: Pipyard, its packages and the standard library, compiled by the browser's own Python and packed.

What a table and its bots need first is apart from the rest. Everything is packed with gzip and unpacked by the page: a web space need not
compress, and many do not.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import web

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "pipyard"
STAGE_FOLDER = ROOT / "build" / "site-python"
WHEELS = ROOT / "build" / "site-wheels"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RAPIER = ROOT / "web" / "node_modules" / "@dimforge" / "rapier3d" / "rapier_wasm3d_bg.wasm"
PACKED_SUFFIX = ".packed"
"""How names of packed files end. A web space would treat one that ends with .gz in ways of its own."""
PURE_PACKAGES = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "idna",
    "mypy-extensions",
    "platformdirs",
    "pytz",
    "starlette",
    "typing-extensions",
)
"""Packages in pure Python that a table imports, packed as they are installed here."""
NATIVE = "msgspec"
UNUSED = ("__pycache__", "cli", "handbook", "adapters", "client", "fonts")
"""Folders of Pipyard that a table in the browser never opens."""
CODE_ONLY = ("rules", "rulings", "quizzes", "lessons", "lab")
"""Folders of which the browser needs the code alone: their texts are asked when the site is built, or nothing there reads them."""
READ_HERE = ("rules/facts.toml",)
"""What cards of games are made of, also of those invented in the browser."""
NOT_HERE = re.compile(
    r"locale-data/(?!(root|en|fr|nl|de|es)\.dat$)|^babel/messages/|/zoneinfo/|^anyio/_backends/_trio|\.pyi$|py\.typed$|testclient\.py$"
)
"""Parts of packages that nothing here opens: languages that nobody speaks, tools, another event loop."""
FIRST_DATA = re.compile(r"^packages/(babel|anyio|pipyard/(texts|books|bots|core))/")
"""Files that are no modules and that a table opens."""


def wheel() -> Path:
    """The wheel of msgspec for Pyodide, in the version that is installed here."""
    info = lock_info()
    python, tag = ".".join(info["python"].split(".")[:2]), f"pyemscripten_{info['abi_version']}_wasm32"
    version = distribution(NATIVE).version
    known = list(WHEELS.glob(f"{NATIVE}-{version}-*{tag}.whl"))
    if not known:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]
        command += ["--platform", tag, "--python-version", python, "--dest", str(WHEELS), f"{NATIVE}=={version}"]
        subprocess.run(command, check=True)
        known = list(WHEELS.glob(f"{NATIVE}-{version}-*{tag}.whl"))
    return known[0]


def lock_info() -> dict[str, str]:
    """What Pyodide says of itself."""
    found: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    return found


def stage() -> None:
    """Collect the Python files of the browser, and compile them by its own Python."""
    shutil.rmtree(STAGE_FOLDER, ignore_errors=True)
    packages = STAGE_FOLDER / "packages"
    for source in sorted(PACKAGE.rglob("*")):
        name = source.relative_to(PACKAGE)
        if source.is_dir() or any(part in UNUSED for part in name.parts) or source.suffix in (".so", ".pyi"):
            continue
        if name.parts[0] in CODE_ONLY and source.suffix != ".py" and name.as_posix() not in READ_HERE:
            continue
        copy(source, packages / "pipyard" / name)
    for package in PURE_PACKAGES:
        for file in distribution(package).files or ():
            name = file.as_posix()
            if name.startswith("..") or "__pycache__" in name or ".dist-info" in name or NOT_HERE.search(name):
                continue
            copy(Path(str(file.locate())), packages / name)
    with zipfile.ZipFile(wheel()) as packed:
        packed.extractall(packages, [name for name in packed.namelist() if name.endswith((".py", ".so"))])
    binary, _, env = web.node()
    tools = ROOT / "tools"
    command = [
        *binary,
        str(tools / "browser_python.mjs"),
        str(PYODIDE),
        str(tools / "compile_in_browser_python.py"),
        f"{STAGE_FOLDER}=/stage",
    ]
    subprocess.run(command, env=env, check=True)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def archive(files: dict[str, bytes], compressed: bool) -> bytes:
    """An archive with the same bytes for the same content. ``compressed``: file by file."""
    kind = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", kind, compresslevel=9) as packed:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = kind
            packed.writestr(entry, content)
    return body.getvalue()


def parts() -> dict[str, bytes]:
    """What is staged, in three archives: the standard library and the packages that a table needs first, and the rest of both."""
    first = set(json.loads((STAGE_FOLDER / "first.json").read_text("utf-8")))
    files = {file.relative_to(STAGE_FOLDER).as_posix(): file for file in STAGE_FOLDER.rglob("*") if file.is_file()}
    library = next(name for name in files if name.endswith(".so"))
    found: dict[str, dict[str, bytes]] = {"python_stdlib.zip": {}, "table.zip": {}, "rest.zip": {}}
    for name, file in files.items():
        if name in ("first.json", library):
            continue
        code = name.endswith((".py", ".pyc"))
        if name in first or (not code and FIRST_DATA.match(name)):
            folder, _, inside = name.partition("/")
            found["python_stdlib.zip" if folder == "standard" else "table.zip"][inside] = file.read_bytes()
        else:
            found["rest.zip"][name] = file.read_bytes()
    return {"msgspec.so": files[library].read_bytes(), **{name: archive(inside, False) for name, inside in found.items()}}


def write(out: Path) -> dict[str, object]:
    """Write the files of Python and of the physics engine; return what workers have to know of them."""
    stage()
    files = parts()
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        files[name] = (PYODIDE / name).read_bytes()
    files["rapier.wasm"] = RAPIER.read_bytes()
    copy(PYODIDE / "pyodide.mjs", out / "pyodide.mjs")
    sizes: dict[str, int] = {}
    version = hashlib.sha256()
    for name, body in sorted(files.items()):
        version.update(name.encode() + body)
        packed = gzip.compress(body, 9, mtime=0)
        (out / f"{name}{PACKED_SUFFIX}").write_bytes(packed)
        sizes[name] = len(packed)
    library = next(file.relative_to(STAGE_FOLDER / "packages").as_posix() for file in (STAGE_FOLDER / "packages").rglob("*.so"))
    return {"version": version.hexdigest()[:16], "sizes": sizes, "library": library, "lock": {"info": lock_info(), "packages": {}}}
