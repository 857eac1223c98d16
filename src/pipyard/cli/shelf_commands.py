"""``pipyard games`` and ``pipyard rules``. Imports little, so that the list of games appears at once."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from pipyard import shelf
from pipyard.cli import shelves
from pipyard.cli.game_lookup import find, pyramid_text, reference_text, rules_text
from pipyard.cli.group import AsJson, Key, known_language, print_json
from pipyard.rules import PYRAMID


def games(
    key: Annotated[str, typer.Argument(help="Show one game with its options.", metavar="KEY")] = "",
    as_json: AsJson = False,
) -> None:
    """List all games, or show one with its options and presets."""
    found = [find(key)] if key else shelf.games()
    if as_json:
        print_json([shelves.described(one) for one in found])
    else:
        console = Console()
        console.print(shelves.shown(found[0]) if key else shelves.listed(found, console.width))


def read_rules(
    key: Key,
    lang: Annotated[str, typer.Option("--lang", help="The language of the page.", metavar="LANGUAGE", callback=known_language)] = "",
    full: Annotated[bool, typer.Option("--reference", help="Show options, rulings, notation and times instead.")] = False,
    quiz: Annotated[bool, typer.Option("--quiz", help="Ask five questions about the game instead.")] = False,
) -> None:
    """Show how to play a game (`pyramid`: how to read the pyramid), its reference, or its quiz."""
    if quiz:
        from pipyard.cli import quiz_commands  # noqa: PLC0415 (only for a quiz)

        quiz_commands.ask(find(key), lang)
        return
    from rich.markdown import Markdown  # noqa: PLC0415 (dear to import, and `games` needs none)

    chapter = key == PYRAMID and not full
    text = pyramid_text(lang) if chapter else (reference_text if full else rules_text)(find(key), lang)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        typer.echo(text)


def add(app: typer.Typer) -> None:
    app.command()(games)
    app.command(name="rules")(read_rules)
