from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = int

def mypyc_attr(*attrs: str, allow_interpreted_subclasses: bool = ..., serializable: bool = ...) -> Callable[[T], T]: ...
