"""Arrays of machine integers for the kernel.

Compiled, ``vec[i64]`` is an unboxed array and ``i64`` a machine word (``arrays.pyi`` says so to the compiler).
Interpreted, nothing is faster than a plain list, so that is what ``vec[...]`` makes here.
Only ever give them a length once and change their items in place: that is what both forms agree on.
"""

from mypy_extensions import i64 as i64


class vec:
    """Stands for ``list`` when the program runs interpreted."""

    def __class_getitem__(cls, item: object) -> type[list[int]]:
        return list
