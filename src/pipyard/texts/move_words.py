"""Moves in words."""

from __future__ import annotations

from pipyard.core.notation import RECORDING
from pipyard.texts import figures, knows, say
from pipyard.texts.place_names import with_names


def move_words(text: str) -> str:
    """A move: its verb in the language of the table, then its atoms, with places by their names."""
    verb, _, rest = text.partition(" ")
    rest = " ".join(say("cli-recorded") if word.startswith(RECORDING) else with_names(word) for word in rest.split())
    return say(f"verb-{verb}", rest=rest if " " in rest else figures(rest)).strip() if knows(f"verb-{verb}") else f"{verb} {rest}".strip()
