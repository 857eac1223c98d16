"""Arrays of machine integers for the kernel.

Compiled, ``vec[i64]`` is an unboxed array and ``i64`` a machine word, as ``arrays.pyi`` declares. Interpreted, nothing is faster than a
plain list, so ``vec[...]`` makes one. Fix the length once and change items in place: that is what both forms support.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64 as i64

if TYPE_CHECKING:  # a pure wheel comes without arrays.pyi
    vec = list
else:

    class vec:
        """Stands for ``list`` in the interpreted form."""

        def __class_getitem__(cls, item: object) -> type[list[int]]:
            return list
