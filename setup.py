"""Building: with a C compiler the kernel and the games are compiled, without one (or with PIPYARD_PURE=1) they stay Python.

What ``tools/fast.py`` has compiled into ``.fast`` goes into the wheel as it is: what was tested is what is shipped.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import backend
import fast


class Compiled(build_ext):
    """Takes what is compiled already."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(fast.built()[ext.name], target)


class Pipyard(Distribution):
    """Requires what the compiled form imports only where it is compiled, and has whole addresses in its description."""

    def parse_config_files(self, *args: Any, **more: Any) -> None:
        super().parse_config_files(*args, **more)
        self.install_requires = self.metadata.install_requires = [*self.install_requires, *backend.extra_dependencies()]
        self.metadata.project_urls = backend.project_urls()
        self.metadata.long_description = backend.on_an_index(self.metadata.long_description or "", self.metadata.version or "")


if backend.pure():
    setup(distclass=Pipyard, exclude_package_data={"pipyard": ["core/arrays.pyi"], "pipyard.core": ["arrays.pyi"]})
else:
    status = fast.main([])
    if status:
        raise SystemExit(status)
    setup(distclass=Pipyard, ext_modules=[Extension(name, []) for name in fast.built()], cmdclass={"build_ext": Compiled})
