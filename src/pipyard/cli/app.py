"""The commands of ``pipyard``."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from typer.core import TyperGroup

from pipyard import Match, __version__, shelf, texts
from pipyard.cli import (
    INTERRUPTED,
    advice,
    board_commands,
    bot_games,
    help_texts,
    lab_commands,
    lesson,
    new_game,
    replay_view,
    save_files,
    seat_words,
    shelves,
    trip_commands,
)
from pipyard.cli.game_lookup import find, pyramid_text, reference_text, rules_text
from pipyard.cli.terminal_game import Sitting
from pipyard.core.errors import PipyardError
from pipyard.core.text import because, quoted
from pipyard.physics.motion import Motion
from pipyard.physics.motion_log import motions_in
from pipyard.rules import PYRAMID
from pipyard.server.admin import admin
from pipyard.server.serve import serve

TROUBLE = 2


FIRST = ("games", "rules", "learn", "play", "serve", "score", "new")
"""What a newcomer looks for; the help names it first."""


class Commands(TyperGroup):
    """Whatever a user can put right is said in one line; the exit code is 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        known = list(super().list_commands(ctx))
        return [*[name for name in FIRST if name in known], *[name for name in known if name not in FIRST]]

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
            raise help_texts.Misused(why, ctx=ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with complaints():
            return super().invoke(ctx)


@contextmanager
def complaints() -> Generator[None]:
    """What is wrong is said in the language that is spoken."""
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


app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=True)

Key = Annotated[str, typer.Argument(help="The game's key, as `pipyard games` lists it, or a file of your own, game.py.", metavar="KEY")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value; may be repeated.", metavar="NAME=VALUE")
]
Preset = Annotated[str, typer.Option("--preset", "-p", help="A named set of options; --options change it further.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def _known(wanted: str) -> str:
    """A language that somebody names must be there; what the surroundings say may be anything."""
    if wanted and not texts.serving(wanted, texts.languages()):
        raise PipyardError(because("why-there-is-no-language", name=quoted(wanted), kinds=", ".join(texts.languages())))
    return wanted


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pipyard {__version__}")
        raise typer.Exit


@app.callback()
def everything(
    lang: Annotated[
        str,
        typer.Option("--lang", help="The language to speak; else PIPYARD_LANG, else the locale's.", metavar="LANGUAGE", callback=_known),
    ] = "",
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)] = False,
) -> None:
    """The table for dice games: play them, watch bots play them, replay and study them."""
    texts.use(lang)


def print_json(thing: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


app.command()(serve)
app.add_typer(admin, name="admin")
trip_commands.add(app)
board_commands.add(app)
advice.add(app)
lab_commands.add(app)
new_game.add(app)
lesson.add(app)


@app.command()
def games(
    key: Annotated[str, typer.Argument(help="Show one game with its options.", metavar="KEY")] = "",
    as_json: AsJson = False,
) -> None:
    """List the games on the shelf, or show one with its options and presets."""
    found = [find(key)] if key else shelf.games()
    if as_json:
        print_json([shelves.described(one) for one in found])
    else:
        console = Console()
        console.print(shelves.shown(found[0]) if key else shelves.listed(found, console.width))


@app.command(name="rules")
def read_rules(
    key: Key,
    lang: Annotated[str, typer.Option("--lang", help="The language of the page.", metavar="LANGUAGE", callback=_known)] = "",
    full: Annotated[bool, typer.Option("--reference", help="Show options, rulings, notation and times instead.")] = False,
) -> None:
    """Show how to play a game (`pyramid`: how to read the pyramid), or its reference."""
    chapter = key == PYRAMID and not full
    text = pyramid_text(lang) if chapter else (reference_text if full else rules_text)(find(key), lang)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        typer.echo(text)


@app.command()
def play(
    key: Annotated[str, typer.Argument(help="The game's key, or a file of your own, game.py; not needed with --load.", metavar="KEY")] = "",
    who: Annotated[
        str, typer.Option("--seats", "-s", help="Who plays, e.g. human,greedy or human:Ann,human:Bob,random.", metavar="NAMES")
    ] = "",
    options: OptionPairs = None,
    preset: Preset = "",
    seed: Annotated[str, typer.Option(help="Same seed, same luck; else a new one every time.")] = "",
    hand: Annotated[bool, typer.Option("--hand", help="You roll real dice and type what they show.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, move by move.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds to wait after a roll or a bot's move.", min=0, max=10)] = 0.0,
) -> None:
    """Play a game in this terminal, against bots or with others at the same keyboard."""
    motions: dict[str, Motion] = {}
    if load is not None:
        if key:
            find(key)
        text = save_files.fetch(load)
        match = Match.replay(text)
        motions = motions_in(text)
        names = (
            seat_words.seated(who, match.game, match.seats)
            if who
            else list(match.players) or seat_words.seated("", match.game, match.seats)
        )
        match.players = tuple(names)
        save = save or load
    else:
        if not key:
            raise help_texts.Misused(because("why-name-a-game-or-load"), param_hint="KEY")
        game = shelves.chosen(key, preset, options)
        names = seat_words.seated(who, game)
        match = Match(game, len(names), seed or seat_words.fresh_seed(), names, source=None)
    sitting = Sitting(match, Console(), hand, save, pace)
    sitting.motions = motions
    over = sitting.play()
    if over is None and match.over is None:
        raise typer.Exit(0)


@app.command()
def simulate(
    key: Key,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games to play.", min=1, max=10_000_000)] = 100,
    who: Annotated[
        str, typer.Option("--seats", "-s", help="The bots, seat by seat, e.g. greedy,random.", metavar="NAMES")
    ] = "greedy,random",
    count: Annotated[int, typer.Option("--seats-count", help="How many seats; the bots are repeated to fill them.", min=0)] = 0,
    seed: Annotated[str, typer.Option(help="Same seed, same result, however many jobs.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes play.", min=1, max=256)] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Let the bots change seats from game to game.")] = False,
    options: OptionPairs = None,
    preset: Preset = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and add up who won."""
    game = shelves.chosen(key, preset, options)
    names = seat_words.only_bots(who, game, count)
    with bot_games.bar(Console(stderr=True)) as progress:
        summary = bot_games.simulate(key, game, names, rotate, number, seed, jobs, progress)
    if as_json:
        print_json(summary)
    else:
        Console().print(bot_games.told(summary, game.info.title))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A kept game.", metavar="FILE")],
    own: Annotated[str, typer.Option("--game", help="The file of a game of your own, if the log tells of one.", metavar="GAME.py")] = "",
    as_json: AsJson = False,
) -> None:
    """Walk through a kept game: what happened, in words, and how it ended."""
    if own:
        find(own)
    text = save_files.fetch(file)
    if as_json:
        print_json(replay_view.walk(text))
    else:
        replay_view.tell(text, Console())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure how fast the games run (in a checkout of the sources); what follows is handed on."""
    root = Path(__file__).parents[3]
    if not (root / "benchmarks" / "__main__.py").is_file():
        typer.echo(texts.say("cli-no-bench"))
        return
    done = subprocess.run([sys.executable, "-m", "benchmarks", *context.args], cwd=root, check=False)
    raise typer.Exit(done.returncode)
