"""The contents of a state as plain data, to compare and to copy states."""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast

from pipyard.core.notation import Move, Name

UNCHANGING: Final[frozenset[type]] = frozenset([type(None), bool, int, float, str, bytes, tuple, frozenset, Move])
"""Types that copies share."""
_MAKERS: Final[dict[type, Callable[[object], object]]] = {}


def slots(thing: object) -> list[str]:
    """The names of an object's attributes, compiled or not, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        # looked up in the class itself: an interpreted game over a compiled base would find the base's names again
        own = vars(cls)
        names.update(own.get("__mypyc_attrs__", ()) or own.get("__slots__", ()))
    names.discard("__dict__")
    return sorted(names)


def facts(thing: object) -> object:
    """Nested tuples of everything an object holds; equal facts mean equal objects."""
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


def duplicate(thing: Any) -> Any:
    """A copy that shares nothing mutable."""
    kind: type = thing.__class__
    if kind in UNCHANGING:
        return thing
    if issubclass(kind, list):
        for item in thing:
            if item.__class__ not in UNCHANGING:
                return [duplicate(item) for item in thing]
        return thing[:]
    if issubclass(kind, dict):
        return {key: duplicate(value) for key, value in thing.items()}
    own = getattr(thing, "copy", None)
    return thing if own is None else own()


def remake(thing: object) -> object:
    """A copy of an object, field by field, with a function generated once per class."""
    cls = type(thing)
    maker = _MAKERS.get(cls)
    if maker is None:
        maker = _MAKERS[cls] = _maker(cls, thing)
    return maker(thing)


def _maker(cls: type, first: object) -> Callable[[object], object]:
    """The function that copies objects of a class, by the names of their fields.

    It never accesses ``__dict__``: that would create it, and every attribute of the object would be slower from then on.
    """
    named: set[str] = set()
    for base in cls.__mro__:
        own = vars(base)
        named.update(own.get("__mypyc_attrs__", ()) or own.get("__slots__", ()))
    named.discard("__dict__")
    held: list[str] = sorted(set(getattr(first, "__dict__", {})) - named)
    perhaps = sorted((named | _set_by_methods(cls)) - set(held)) if cls.__dictoffset__ else sorted(named)
    lines = ["def copied(old):", " new = make(cls)"]
    for name in perhaps:
        lines += [" try:", f"  held = old.{name}", " except AttributeError:", "  pass", " else:"]
        lines += [f"  new.{name} = held if held.__class__ in unchanging else duplicate(held)"]
    if held:
        lines += [" try:"]
        for name in held:
            lines += [f"  held = old.{name}", f"  new.{name} = held if held.__class__ in unchanging else duplicate(held)"]
        lines += [" except AttributeError:", "  for name, held in old.__dict__.items():", "   setattr(new, name, duplicate(held))"]
    names: dict[str, Any] = {"cls": cls, "make": cls.__new__, "unchanging": UNCHANGING, "duplicate": duplicate}
    exec("\n".join([*lines, " return new"]), names)
    return cast("Callable[[object], object]", names["copied"])


def _set_by_methods(cls: type) -> set[str]:
    """The fields that methods of a class set, on ``self`` or on another local variable."""
    found: set[str] = set()
    for base in cls.__mro__:
        for part in vars(base).values():
            code = getattr(part, "__code__", None)
            before = ""
            for step in dis.get_instructions(code) if code is not None else ():
                if step.opname == "STORE_ATTR" and before.startswith("LOAD_FAST"):
                    found.add(str(step.argval))
                before = step.opname
    return found
