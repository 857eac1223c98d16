"""What ``score_rules`` translates into TypeScript, and the words of Python that have a counterpart there."""

from __future__ import annotations

import ast
from typing import Final

EVERYTHING: Final = ("*",)
TRANSLATED_PARTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("core/turn.py", ("ranks_of",)),
    ("dice/shot_outcome.py", ("points_of",)),
    ("books/tumblin_dice/round_points.py", EVERYTHING),
    ("books/dice_trip/chart.py", ("NUMBERS", "PAIRS", "rank")),
    ("books/dice_trip/sheet.py", EVERYTHING),
    ("score/sheets/sheet_terms.py", EVERYTHING),
    ("score/sheets/tumblin_sheet.py", EVERYTHING),
    ("score/sheets/dice_trip_sheet.py", EVERYTHING),
    ("score/sheets/tries_sheet.py", EVERYTHING),
    ("score/sheets/heaps_sheet.py", EVERYTHING),
    ("score/sheets/counts_sheet.py", EVERYTHING),
    ("score/sheets/faces_sheet.py", EVERYTHING),
    ("score/sheets/end_sums.py", EVERYTHING),
    ("score/sheets/evening_points.py", EVERYTHING),
)
LEFT_OUT_NAMES: Final = ("__slots__", "copy", "total", "entries")
"""Names that only Python needs."""
INTERFACES: Final = (
    "export interface City { readonly index: number; readonly text: string; readonly zone: number; readonly colour: number }",
    "export interface Chart {",
    "\treadonly size: number; readonly letters: readonly string[]; readonly pairs: readonly string[];",
    "\treadonly zones: readonly unknown[]; readonly cities: readonly City[];",
    "\treadonly near: readonly (readonly number[])[]; readonly linked: readonly boolean[];",
    "\treadonly series: readonly number[]; readonly zone_points: readonly number[];",
    "}",
)
TYPES: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "void", "Chart": "Chart"}
HELPERS: Final = {
    "len": "py.len", "range": "py.range", "sum": "py.sum", "max": "py.most", "min": "py.least", "sorted": "py.sorted",
    "enumerate": "py.enumerate", "zip": "py.zip", "all": "py.every", "any": "py.some", "int": "py.int", "str": "String",
    "abs": "Math.abs", "set": "py.setOf", "list": "py.listOf", "isinstance": "",
}  # fmt: skip
METHODS: Final = {
    "append": "append", "index": "indexOf", "count": "countOf", "split": "split", "startswith": "startsWith", "isdecimal": "isDigits",
    "get": "getOr", "remove": "removeFrom", "reverse": "reverse", "pop": "pop", "items": "items", "keys": "keys", "values": "valuesOf",
    "join": "joined", "add": "addTo", "partition": "partition", "removeprefix": "withoutPrefix", "endswith": "endsWith", "rstrip": "rstrip",
    "extend": "extend", "replace": "replaced",
}  # fmt: skip
OPERATORS: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitOr: "|", ast.LShift: "<<"}
COMPARISONS: Final = {ast.Lt: "<", ast.Gt: ">", ast.LtE: "<=", ast.GtE: ">="}
