"""The program that holds the commands: its options, its help, and its errors."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
import typer
from typer.core import TyperGroup

from pipyard import __version__, texts
from pipyard.cli import INTERRUPTED, TROUBLE, help_texts
from pipyard.core.errors import PipyardError
from pipyard.core.text import because, quoted

LISTED_FIRST = ("games", "rules", "learn", "play", "serve", "score", "new")
"""What a newcomer looks for; the help lists it first."""


class CommandGroup(TyperGroup):
    """Report an error that the user can correct in one line; the exit code is 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        known = list(super().list_commands(ctx))
        return [*[name for name in LISTED_FIRST if name in known], *[name for name in known if name not in LISTED_FIRST]]

    def make_context(self, info_name: Any, args: list[str], parent: Any = None, **extra: Any) -> Any:
        texts.use(help_texts.wanted_language(args))
        help_texts.translate(self)
        with complaints():
            return super().make_context(info_name, args, parent, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            command = quoted(args[0])
            why = (
                because("usage-did-you-mean-command", command=command, near=near)
                if near
                else because("usage-no-such-command", command=command)
            )
            raise help_texts.UsageMistake(why, ctx=ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with complaints():
            return super().invoke(ctx)


@contextmanager
def complaints() -> Generator[None]:
    """Report errors in the user's language."""
    try:
        yield
    except PipyardError as error:
        sys.stderr.write(f"pipyard: {texts.say_text(error.text)}\n")
        raise typer.Exit(TROUBLE) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except Exception as error:
        if not help_texts.is_usage(error):
            raise
        help_texts.complain(error)
        raise typer.Exit(TROUBLE) from None


Key = Annotated[str, typer.Argument(help="The game's key, as listed by `pipyard games`, or your own file, game.py.", metavar="KEY")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value; may be repeated.", metavar="NAME=VALUE")
]
Preset = Annotated[str, typer.Option("--preset", "-p", help="A preset; --options override it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def known_language(wanted: str) -> str:
    """A language that was requested must exist; one from the environment need not."""
    if wanted and not texts.serving(wanted, texts.languages()):
        raise PipyardError(because("why-there-is-no-language", name=quoted(wanted), kinds=", ".join(texts.languages())))
    return wanted


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pipyard {__version__}")
        raise typer.Exit


def everything(
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            help="The language of all texts; by default PIPYARD_LANG, then the locale.",
            metavar="LANGUAGE",
            callback=known_language,
        ),
    ] = "",
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)] = False,
) -> None:
    """The table for dice games: play them, watch bots, replay and analyse them."""
    texts.use(lang)


def new_app() -> typer.Typer:
    """The program without its commands."""
    app = typer.Typer(cls=CommandGroup, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=True)
    app.callback()(everything)
    return app


def print_json(thing: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())
