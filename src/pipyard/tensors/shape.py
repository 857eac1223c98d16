"""The shape of a state's facts: which numbers, words and cells they are, found by looking at some states.

A shape sees values and then writes them: everything that a copy of a state copies is a number (or several), a word of a known few, or a
row over the 165 cells. What copies share, such as a map, is no part of the position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from pipyard.core.facts import UNCHANGING, slots
from pipyard.core.notation import Move, Name
from pipyard.pyramid.cells import SIZE
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.play import PyramidState

UNSEEN: Final = 0
ONE_NUMBER: Final = 1
WORD: Final = 2
MOVE: Final = 3
NUMBERS: Final = 4
"""A list of numbers."""
SOME_CELLS: Final = 5
"""Some of the cells."""
CELL_NUMBERS: Final = 6
"""A number for every cell."""
THINGS: Final = 7
"""A list of lists or objects."""
THING: Final = 8
"""An object with attributes."""
BITS: Final = 10
"""A set as the bits of one large number."""
CELL_BITS: Final = 11
"""Some of the cells, as bits."""
LEFT_OUT: Final = 9
"""What is shared, or said elsewhere."""
FOR_EVERY_CELL: Final = frozenset([SOME_CELLS, CELL_BITS, CELL_NUMBERS])
ELSEWHERE: Final = frozenset(["pile", "seen"])
"""Attributes of a pyramid's state that become planes of their own."""
LARGEST_INPUT: Final = 10.0
"""Numbers are divided by the largest that was seen; none is further from 0 than this."""
LARGE: Final = 1 << 31
"""No game counts as far: numbers from here on are sets of bits."""
LARGEST_PHASE: Final = 24
"""An attribute with more different words than this is a record, not a phase."""
MOST_TRIPLES: Final = 24
"""Lists of changing length with larger numbers than this, all below 165, are lists of cells."""
FIRST_CELL_BYTE: Final = 255
"""The byte of the first cell in a list of cells; each further one is 1 less, so that the order can be read off."""
NO_DICE: Final = bytes(SIZE)


def listed(value: Any) -> list[Any] | None:
    """A list, tuple, set or array as a list; None for anything else."""
    if isinstance(value, list):
        return cast("list[Any]", value)
    if isinstance(value, tuple):
        return list(cast("Iterable[Any]", value))
    if isinstance(value, (set, frozenset)):
        return sorted(cast("Iterable[Any]", value))
    return list(value) if type(value).__name__ == "vec" else None


def is_shared(value: Any) -> bool:
    """Whether copies of a state share an object."""
    if value.__class__ in UNCHANGING:
        return False
    own = getattr(value, "copy", None)
    return own is None or own() is value


class FactShape:
    """How one attribute of a state, or one item of a list, is written.

    ``size``: the numbers it takes; ``rows``: the rows over the cells.
    """

    __slots__ = (
        "_bits",
        "_fixed",
        "_highest",
        "_length",
        "_lowest",
        "_parts",
        "_sorted",
        "_words",
        "kind",
        "name",
        "rows",
        "scale",
        "size",
    )

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.kind: int = UNSEEN
        self.size: int = 0
        self.rows: int = 0
        self.scale: float = 1.0
        self._length: int = 0
        self._fixed: bool = True
        self._sorted: bool = False
        self._lowest: float = 0.0
        self._highest: float = 0.0
        self._bits: int = 0
        self._words: dict[str, int] = {}
        self._parts: dict[str, FactShape] = {}

    # looking

    def see(self, value: Any) -> None:
        """Take a value into account."""
        if value is None:
            return
        if isinstance(value, (bool, int, float)):
            self._become(ONE_NUMBER)
            self._stretch(float(value))
            if isinstance(value, int) and value >= LARGE:
                self._bits |= value
        elif isinstance(value, str):
            self._become(WORD)
            self._words[value] = 0
        elif isinstance(value, Move):
            self._become(MOVE)
            self._words[value.verb] = 0
        elif isinstance(value, (Name, Pile)):
            self._become(LEFT_OUT)
        elif isinstance(value, dict):
            self._see_dict(cast("dict[Any, Any]", value))
        else:
            items = listed(value)
            if items is not None:
                self._sorted = self._sorted or isinstance(value, (set, frozenset))
                self._see_list(items)
            elif is_shared(value):
                self._become(LEFT_OUT)
            else:
                self._become(THING)
                for name in slots(value):
                    self.part(name).see(getattr(value, name, None))

    def _become(self, kind: int) -> None:
        if self.kind == UNSEEN:
            self.kind = kind
        elif self.kind != kind:
            self.kind = LEFT_OUT

    def _stretch(self, value: float) -> None:
        self._lowest = min(self._lowest, value)
        self._highest = max(self._highest, value)
        self.scale = max(1.0, -self._lowest, self._highest)

    def part(self, name: str) -> FactShape:
        """The shape of an attribute or an item."""
        if name not in self._parts:
            self._parts[name] = FactShape(f"{self.name}.{name}")
        return self._parts[name]

    def _see_dict(self, value: dict[Any, Any]) -> None:
        """A number for some of the cells; nothing else is known to occur."""
        numbers = [key for key in value if isinstance(key, int) and 0 <= key < SIZE]
        if len(numbers) == len(value) and all([isinstance(item, int) for item in value.values()]):
            self._become(CELL_NUMBERS)
            for item in value.values():
                self._stretch(float(item))
        elif value:
            self._become(LEFT_OUT)

    def _see_list(self, items: list[Any]) -> None:
        if items and isinstance(items[0], Move) and len([item for item in items if item is not None]) == len(items):
            self._become(LEFT_OUT)  # moves on offer: the mask of the actions holds them
            return
        if self.kind != THINGS and all([isinstance(item, (bool, int, float)) and item < LARGE for item in items]):
            if len(items) == SIZE and self.kind in (UNSEEN, CELL_NUMBERS):
                self._become(CELL_NUMBERS)
            elif self.kind in (UNSEEN, NUMBERS, SOME_CELLS):
                self._fixed = self._fixed and (self.kind == UNSEEN or len(items) == self._length)
                self.kind = NUMBERS
            for item in items:
                self._stretch(float(item))
        else:
            if self.kind == NUMBERS and self._length == 0:
                self.kind = UNSEEN
            self._become(THINGS)
            for place, item in enumerate(items):
                self.part(f"{place:03}").see(item)
        self._length = max(self._length, len(items))

    def fix_size(self) -> None:
        """Fix how many numbers and rows this takes."""
        for part in self._parts.values():
            part.fix_size()
        if self.kind == NUMBERS and (not self._fixed or self._sorted) and MOST_TRIPLES < self._highest < SIZE and self._lowest >= 0:
            self.kind = SOME_CELLS
        if self.kind == NUMBERS and not self._fixed:
            self._length += self._length // 2 + 2
        if self.kind == ONE_NUMBER and self._bits:
            self.kind = CELL_BITS if self._bits.bit_length() <= SIZE else BITS
        if self.kind == WORD and len(self._words) > LARGEST_PHASE:
            self.kind = LEFT_OUT
        if self.kind == WORD or self.kind == MOVE:
            self._words = {word: place for place, word in enumerate(sorted(self._words))}
        self.size = self._sizes()
        self.rows = 1 if self.kind in FOR_EVERY_CELL else sum([part.rows for part in self._parts.values()])

    def _sizes(self) -> int:
        if self.kind == ONE_NUMBER:
            return 1
        if self.kind == WORD:
            return len(self._words)
        if self.kind == MOVE:
            return len(self._words) + 3
        if self.kind == BITS:
            return self._bits.bit_count()
        if self.kind == NUMBERS:
            return self._length + int(not self._fixed)
        return sum([part.size for part in self._parts.values()])

    # naming

    def number_names(self) -> list[str]:
        """A name for every number, in order."""
        name = self.name
        if self.kind == ONE_NUMBER:
            return [name]
        if self.kind == WORD or self.kind == MOVE:
            words = [f"{name}={word}" for word in self._words]
            return words if self.kind == WORD else [*words, f"{name}.at", f"{name}.to", f"{name}.number"]
        if self.kind == BITS:
            return [f"{name}:{bit}" for bit in _bits_of(self._bits)]
        if self.kind == NUMBERS:
            names = [f"{name}[{place}]" for place in range(self._length)]
            return names if self._fixed else [f"{name}.length", *names]
        return [named for part in self._parts.values() for named in part.number_names()]

    def row_names(self) -> list[str]:
        """A name for every row over the cells, in order."""
        if self.kind in FOR_EVERY_CELL:
            return [self.name]
        return [named for part in self._parts.values() for named in part.row_names()]

    def row_scales(self) -> list[float]:
        """What the bytes of every row are divided by."""
        if self.kind == SOME_CELLS:
            return [float(FIRST_CELL_BYTE)]
        if self.kind == CELL_BITS:
            return [1.0]
        if self.kind == CELL_NUMBERS:
            return [self.scale + 1.0]
        return [scale for part in self._parts.values() for scale in part.row_scales()]

    # writing

    def write(self, value: Any, numbers: list[float], rows: list[bytes]) -> None:
        """Append the numbers and the rows of a value."""
        kind = self.kind
        if kind == ONE_NUMBER:
            numbers.append(max(-LARGEST_INPUT, min(LARGEST_INPUT, float(value) / self.scale)) if value is not None else 0.0)
        elif kind == NUMBERS:
            self._write_numbers(listed(value) or [], numbers)
        elif kind == BITS:
            held_bits = int(value or 0)
            for bit in _bits_of(self._bits):
                numbers.append(float(held_bits >> bit & 1))
        elif kind == WORD:
            begin = len(numbers)
            numbers.extend([0.0] * self.size)
            place = self._words.get(value, -1) if value is not None else -1
            if place >= 0:
                numbers[begin + place] = 1.0
        elif kind == MOVE:
            self._write_move(value, numbers)
        elif kind == SOME_CELLS:
            held = bytearray(SIZE)
            for place, cell in enumerate(listed(value) or []):
                held[cell] = max(128, FIRST_CELL_BYTE - place)
            rows.append(bytes(held))
        elif kind == CELL_BITS:
            cells = int(value or 0)
            rows.append(bytes([cells >> place & 1 for place in range(SIZE)]))
        elif kind == CELL_NUMBERS:
            rows.append(_row(value))
        elif kind == THINGS:
            items = listed(value) or []
            for place, part in enumerate(self._parts.values()):
                part.write(items[place] if place < len(items) else None, numbers, rows)
        elif kind == THING:
            for name, part in self._parts.items():
                part.write(getattr(value, name, None), numbers, rows)

    def _write_numbers(self, items: list[Any], numbers: list[float]) -> None:
        scale = self.scale
        if not self._fixed:
            numbers.append(float(len(items)) / max(1, self._length))
        if self._sorted:
            items = sorted(items)
        items = items[: self._length]
        for item in items:
            numbers.append(max(-LARGEST_INPUT, min(LARGEST_INPUT, float(item) / scale)))
        for _ in range(self._length - len(items)):
            numbers.append(0.0)

    def _write_move(self, value: Any, numbers: list[float]) -> None:
        begin = len(numbers)
        numbers.extend([0.0] * self.size)
        if isinstance(value, Move):
            place = self._words.get(value.verb, -1)
            if place >= 0:
                numbers[begin + place] = 1.0
            numbers[begin + self.size - 3] = float(value.at + 1) / SIZE
            numbers[begin + self.size - 2] = float(value.to + 1) / SIZE
            numbers[begin + self.size - 1] = float(value.number + 1) / 100.0


def _bits_of(value: int) -> list[int]:
    return [bit for bit in range(value.bit_length()) if value >> bit & 1]


def _row(value: Any) -> bytes:
    """A number for every cell as a byte: 1 more than it is, so that -1 and nothing are 0."""
    if isinstance(value, dict):
        held = bytearray(SIZE)
        for cell, item in cast("dict[int, int]", value).items():
            held[cell] = max(0, min(255, item + 1))
        return bytes(held)
    items = listed(value) or []
    return bytes([max(0, min(255, item + 1)) for item in items]) if len(items) == SIZE else NO_DICE


def state_shape(states: list[Any]) -> FactShape:
    """The shape of a game's states, from some of them."""
    whole = FactShape("state")
    for state in states:
        whole.kind = THING
        for name in slots(state):
            if name not in ELSEWHERE or not isinstance(state, PyramidState):
                part = whole.part(name)
                part.name = name
                part.see(getattr(state, name, None))
    whole.fix_size()
    return whole
