"""The commands of ``pipyard``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from pipyard import Match, texts
from pipyard.cli import (
    analysis_commands,
    board_commands,
    bot_games,
    help_texts,
    lab_commands,
    lesson,
    new_game,
    puzzle_commands,
    puzzle_lab,
    replay_view,
    save_files,
    seat_words,
    shelf_commands,
    shelves,
    trip_commands,
)
from pipyard.cli.game_lookup import find
from pipyard.cli.group import AsJson, Key, OptionPairs, Preset, new_app, print_json
from pipyard.cli.terminal_game import TerminalGame
from pipyard.core.text import because
from pipyard.physics.motion import Motion
from pipyard.physics.motion_log import motions_in
from pipyard.server.admin import admin
from pipyard.server.serve import serve

app = new_app()

shelf_commands.add(app)
app.command()(serve)
app.add_typer(admin, name="admin")
trip_commands.add(app)
board_commands.add(app)
analysis_commands.add(app)
lab_commands.add(app)
new_game.add(app)
lesson.add(app)
puzzle_commands.add(app)
puzzle_lab.add()


@app.command()
def play(
    key: Annotated[str, typer.Argument(help="The game's key, or your own file, game.py; not needed with --load.", metavar="KEY")] = "",
    who: Annotated[
        str, typer.Option("--seats", "-s", help="The players, e.g. human,greedy or human:Ann,human:Bob,random.", metavar="NAMES")
    ] = "",
    options: OptionPairs = None,
    preset: Preset = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same rolls; by default they differ every time.")] = "",
    hand: Annotated[bool, typer.Option("--hand", help="Roll real dice and type what they show.")] = False,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file after every move.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds to pause after a roll or a bot's move.", min=0, max=10)] = 0.0,
) -> None:
    """Play a game in this terminal, against bots or with others at the same keyboard."""
    motions: dict[str, Motion] = {}
    if save is not None and save != load:
        save_files.must_be_new(save, because("why-game-there-already", path=save))
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
            raise help_texts.UsageMistake(because("why-name-a-game-or-load"), param_hint="KEY")
        game = shelves.chosen(key, preset, options)
        names = seat_words.seated(who, game)
        match = Match(game, len(names), seed or seat_words.fresh_seed(), names, source=None)
    terminal = TerminalGame(match, Console(), hand, save, pace)
    terminal.saved.motions = motions
    over = terminal.play()
    if over is None and match.over is None:
        raise typer.Exit(0)


@app.command()
def simulate(
    key: Key,
    number: Annotated[int, typer.Option("--games", "-n", help="Number of games.", min=1, max=10_000_000)] = 100,
    who: Annotated[
        str,
        typer.Option(
            "--seats", "-s", help="The bots, seat by seat; by default greedy,random, and in races reflex:normal.", metavar="NAMES"
        ),
    ] = "",
    count: Annotated[int, typer.Option("--seats-count", help="Number of seats; bots are repeated to fill them.", min=0)] = 0,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result, for any number of jobs.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Number of processes.", min=1, max=256)] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Rotate the bots through the seats from game to game.")] = False,
    options: OptionPairs = None,
    preset: Preset = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count the wins."""
    game = shelves.chosen(key, preset, options)
    names = seat_words.only_bots(who or seat_words.default_bots(game), game, count)
    with bot_games.bar(Console(stderr=True)) as progress:
        summary = bot_games.simulate(key, game, names, rotate, number, seed, jobs, progress)
    if as_json:
        print_json(summary)
    else:
        Console().print(bot_games.summary_table(summary, game.info.title))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    own: Annotated[str, typer.Option("--game", help="The file of your own game, if the log is from one.", metavar="GAME.py")] = "",
    as_json: AsJson = False,
) -> None:
    """Replay a saved game: what happened, in words, and how it ended."""
    if own:
        find(own)
    text = save_files.fetch(file)
    if as_json:
        print_json(replay_view.walk(text))
    else:
        replay_view.print_replay(text, Console())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure the speed of the games (in a checkout only); further arguments are passed on."""
    root = Path(__file__).parents[3]
    if not (root / "benchmarks" / "__main__.py").is_file():
        typer.echo(texts.say("cli-no-bench"))
        return
    done = subprocess.run([sys.executable, "-m", "benchmarks", *context.args], cwd=root, check=False)
    raise typer.Exit(done.returncode)
