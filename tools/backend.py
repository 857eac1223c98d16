"""The build backend: setuptools, which asks for the compiler mypyc only where there is something to compile with."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import fast
from setuptools import build_meta

COMPILER = ["mypy[mypyc]==2.4.1", "librt==0.16.0"]
Settings = dict[str, Any] | None


def pure() -> bool:
    """Whether nothing is to be compiled: on request, or for want of a compiler (on Windows PIPYARD_PURE=0 asks for it)."""
    wish = os.environ.get("PIPYARD_PURE", "")
    return wish not in ("", "0") or (os.name == "nt" and wish != "0") or fast.trouble() != ""


@contextmanager
def as_python() -> Iterator[None]:
    """Only a wheel is compiled: for everything else the description is enough."""
    before = dict(os.environ)
    os.environ["PIPYARD_PURE"] = "1"
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
    """What the program needs to run: the compiler reads the types of what is imported."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["project"]["dependencies"])


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    with as_python():
        return build_meta.get_requires_for_build_sdist(settings)


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    with as_python():
        return build_meta.get_requires_for_build_editable(settings)


def prepare_metadata_for_build_wheel(directory: str, settings: Settings = None) -> str:
    with as_python():
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
