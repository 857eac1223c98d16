"""Building: with a C compiler the kernel and the games are compiled, without one (or with PIPYARD_PURE=1) they stay Python.

What ``tools/fast.py`` has compiled into ``.fast`` goes into the wheel as it is: what was tested is what is shipped.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
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


if backend.pure():
    setup()
else:
    status = fast.main([])
    if status:
        raise SystemExit(status)
    setup(ext_modules=[Extension(name, []) for name in fast.built()], cmdclass={"build_ext": Compiled})
