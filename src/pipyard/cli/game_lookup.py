"""Find a game by its key, or by the path of a custom file."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pipyard import shelf
from pipyard.cli.style import colour_name, letter
from pipyard.core.game import Game
from pipyard.rules import how_to_play, reference
from pipyard.texts import language, say, speaking

LEGEND_COLOURS = ("red", "green", "black", "blue", "golden", "yellow", "white", "grey")
"""The colours of dice in the figures of the pages."""


@cache
def find(word: str) -> Game:
    """The game; a word that ends with ``.py`` is a file, which is checked and run."""
    if not word.endswith(".py"):
        return shelf.game(word)
    from pipyard.workshop import game_check  # noqa: PLC0415 (only for files)

    game_check.admitted(word)
    return shelf.adopt(word)


def rules_text(one: Game, lang: str = "") -> str:
    """How to play a game; for a custom game the docstring of its file."""
    return _shown(how_to_play.page(one, lang), lang, {one.info.key: called(one)})


def pyramid_text(lang: str = "") -> str:
    """The chapter about the pyramid, with what the letters and signs of its drawings mean before the first of them."""
    lead, heading, rest = _shown(how_to_play.chapter(lang), lang, {}).partition("\n## ")
    with speaking(language(lang)):
        colours = ", ".join([f"{letter(colour)} {colour_name(colour)}" for colour in LEGEND_COLOURS])
        return f"{lead}\n{say('cli-figure-legend', colours=colours)}\n{heading}{rest}"


def reference_text(one: Game, lang: str = "") -> str:
    """Options, rulings, notation and times of a game."""
    return how_to_play.without_links(reference.page(one, lang), {one.info.key: called(one)})


def called(one: Game) -> str:
    """The name of a game in commands: its key, or its file."""
    origin = shelf.origin(one)
    if origin is None:
        return one.info.key
    path, here = Path(origin.path), Path.cwd()
    return shlex.quote(str(path.relative_to(here) if path.is_relative_to(here) else path))


def _shown(text: str, lang: str, files: Mapping[str, str]) -> str:
    """A page for a terminal."""
    from pipyard.cli.figure_drawing import in_text  # noqa: PLC0415 (only for pages)
    from pipyard.pictures import figures  # noqa: PLC0415 (only for pages)

    with speaking(language(lang)):
        drawn = figures.replaced(text, lambda _, block: in_text(block, shelf.game, lang))
    return how_to_play.without_links(drawn, files)


def game_help(game: Game) -> str:
    """What can be typed during a game. Reading the pyramid is explained only in games with cells."""
    help_text = say("cli-help", forms=", ".join(game.forms))
    if any("CELL" in form for form in game.forms):
        return "\n".join([help_text, say("cli-help-free"), say("cli-help-places")])
    return help_text
