"""Building: with a C compiler the kernel and the games are compiled, without one (or with PIPYARD_PURE=1) they stay Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import backend
import fast

if backend.pure():
    setup()
else:
    mirrored = Path("build") / "mirror"
    fast.mirror(mirrored)
    os.environ["MYPYPATH"] = str(mirrored)
    modules = [str(mirrored / path) for path in fast.compiled()]
    setup(ext_modules=fast.extensions(modules), options={"build_ext": {"parallel": fast.processes()}})
