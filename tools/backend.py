"""The build backend: setuptools, with mypyc required only if a C compiler is available."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import fast
from setuptools import build_meta

COMPILER = ["mypy[mypyc]==2.4.1", "librt==0.16.0"]
COMPILED_NEEDS = ["librt>=0.16"]
"""What compiled modules import and plain ones do not."""
COMPILED_SETTING = "compiled"
METADATA_OF = "PIPYARD_METADATA_OF"
Settings = dict[str, Any] | None


def pure() -> bool:
    """Whether to skip compilation: on request, or without a compiler (on Windows, PIPYARD_PURE=0 enables it)."""
    wish = os.environ.get("PIPYARD_PURE", "")
    return wish not in ("", "0") or (os.name == "nt" and wish != "0") or fast.trouble() != ""


def extra_dependencies() -> list[str]:
    """What the wheel requires beyond ``pyproject.toml``; its metadata are asked for before it is compiled."""
    return COMPILED_NEEDS if os.environ.get(METADATA_OF, "" if pure() else COMPILED_SETTING) == COMPILED_SETTING else []


def project_urls() -> dict[str, str]:
    """The links beside the description on an index. ``PIPYARD_URL`` names the repository that a release is made from."""
    home = os.environ.get("PIPYARD_URL", "").rstrip("/")
    names = {"Source": "", "Documentation": "/blob/main/docs/index.md", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
    return {name: home + path for name, path in names.items()} if home else {}


def on_an_index(readme: str, version: str) -> str:
    """The README with whole addresses: an index has neither its pictures nor the files that it links to."""
    home = os.environ.get("PIPYARD_URL", "").rstrip("/")
    if not home:
        return readme
    readme = re.sub(r"(!\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{home}/raw/v{version}/", readme)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{home}/blob/v{version}/", readme)


@contextmanager
def as_python(metadata_of: str = "") -> Iterator[None]:
    """Skip compilation outside wheel builds, which only need metadata: of this form of the wheel."""
    before = dict(os.environ)
    os.environ.update({"PIPYARD_PURE": "1", METADATA_OF: metadata_of})
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    with as_python():
        needed = build_meta.get_requires_for_build_wheel(settings)
    return needed if pure() else [*needed, *COMPILER, *dependencies()]


def dependencies() -> list[str]:
    """The runtime dependencies: the compiler reads the types of imported packages."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *COMPILED_NEEDS]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    with as_python():
        return build_meta.get_requires_for_build_sdist(settings)


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    with as_python():
        return build_meta.get_requires_for_build_editable(settings)


def prepare_metadata_for_build_wheel(directory: str, settings: Settings = None) -> str:
    with as_python("" if pure() else COMPILED_SETTING):
        return build_meta.prepare_metadata_for_build_wheel(directory, settings)


def prepare_metadata_for_build_editable(directory: str, settings: Settings = None) -> str:
    with as_python():
        return build_meta.prepare_metadata_for_build_editable(directory, settings)


def build_wheel(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    return build_meta.build_wheel(directory, settings, metadata)


def build_sdist(directory: str, settings: Settings = None) -> str:
    with as_python():
        return build_meta.build_sdist(directory, settings)


def build_editable(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    with as_python():
        return build_meta.build_editable(directory, settings, metadata)
