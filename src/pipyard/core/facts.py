"""What a state knows, as plain data: to compare states, and to copy those that do not copy themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from pipyard.core.notation import Move, Name


def slots(thing: object) -> list[str]:
    """The names of a thing's attributes, compiled or not, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        # looked up in the class itself: an interpreted game over a compiled base would find the base's names again
        own = vars(cls)
        names.update(own.get("__mypyc_attrs__", ()) or own.get("__slots__", ()))
    names.discard("__dict__")
    return sorted(names)


def facts(thing: object) -> object:
    """Nested tuples of everything a thing holds; equal facts mean equal things."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, (Move, Name)):
        return thing.text
    if isinstance(thing, (list, tuple)):
        return tuple([facts(item) for item in cast("Sequence[object]", thing)])
    if isinstance(thing, (set, frozenset)):
        return tuple(sorted([repr(facts(item)) for item in cast("Iterable[object]", thing)]))
    if isinstance(thing, dict):
        pairs = cast("dict[object, object]", thing).items()
        return tuple(sorted([(repr(facts(key)), repr(facts(value))) for key, value in pairs]))
    own = getattr(thing, "facts", None)
    if own is not None:
        return own()
    return (type(thing).__name__, *[(name, facts(getattr(thing, name))) for name in slots(thing) if hasattr(thing, name)])


def duplicate(thing: object) -> object:
    """A copy that shares nothing that can change."""
    if isinstance(thing, list):
        return [duplicate(item) for item in cast("list[object]", thing)]
    if isinstance(thing, dict):
        return {key: duplicate(value) for key, value in cast("dict[object, object]", thing).items()}
    own = getattr(thing, "copy", None)
    return thing if own is None else own()
