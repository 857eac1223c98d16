"""The client knows the numbers of hands by heart; they must be those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

from pipyard.books.das_spiel.skill.emag import STACK
from pipyard.pyramid.action_fields import FIELDS
from pipyard.pyramid.action_words import AIMS, FLIGHT, RISE
from pipyard.pyramid.trace import CHANNELS

SRC = Path(__file__).parents[1] / "web" / "src" / "rules"


def written() -> dict[str, list[tuple[str, float, float, float]]]:
    """The fields as hand_action.ts has them."""
    text = (SRC / "hand_action.ts").read_text("utf-8")
    block = text[text.index("const WRITTEN") : text.index("export const FIELDS")]
    found: dict[str, list[tuple[str, float, float, float]]] = {}
    for verb, rows in re.findall(r'(\w+):\s*"([^"]+)"', block):
        parts = [row.split() for row in rows.split(", ")]
        found[verb] = [(name, float(low), float(high), float(usual)) for name, low, high, usual in parts]
    return found


def test_the_fields_of_an_action_are_those_of_the_rules() -> None:
    for verb, fields in written().items():
        if verb == "stack":
            assert [(low, high, usual) for _, low, high, usual in fields] == [(part.low, part.high, part.usual) for part in STACK]
        else:
            assert fields == [(field.name, field.low, field.high, field.usual) for field in FIELDS[verb]]


def test_words_aim_at_the_same_places() -> None:
    text = (SRC / "hand_action.ts").read_text("utf-8")
    for word, (right, ahead) in AIMS.items():
        assert re.search(rf"\b{word}: \[{right:g}, {ahead:g}\]", text), word
    for name, values in (("FLIGHT", FLIGHT), ("RISE", RISE)):
        row = re.search(rf"const {name}[^=]*= \{{([^}}]*)\}}", text)
        assert row
        found = {key.strip('"'): float(value) for key, value in re.findall(r'("?\w*"?): ([\d.]+)', row[1])}
        assert found == dict(values)


def test_channels_of_recorded_movements_have_the_same_order_and_steps() -> None:
    text = (SRC / "hand_trace.ts").read_text("utf-8")
    names = re.findall(r'"(\w+)"', text[text.index("const HAND_CHANNELS") : text.index("] as const")])
    steps = re.search(r"const STEPS = \[([^\]]*)\]", text)
    assert steps
    assert names == [channel.name for channel in CHANNELS]
    assert [float(step) for step in steps[1].split(",")] == [channel.step for channel in CHANNELS]
