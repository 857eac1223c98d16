"""``pipyard lab puzzles``: look for puzzles in bots' games, prove and rate them, put the best on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard import shelf
from pipyard.cli.help_texts import UsageMistake
from pipyard.cli.lab_commands import AsJson, Options, Preset, Seed, lab, make_bar, make_subject, print_json
from pipyard.core.text import because
from pipyard.lab import puzzle_search, puzzle_shelf
from pipyard.lab.puzzle_ratings import rated_again
from pipyard.puzzles import Puzzle
from pipyard.puzzles.words import asked_for, proved
from pipyard.texts import say


def add() -> None:
    """Hang the command into the lab's."""
    lab.command(name="puzzles")(puzzles_command)


def puzzles_command(
    keys: Annotated[list[str] | None, typer.Argument(help="The games to look through.", metavar="KEY")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every game on the shelf that can have puzzles.")] = False,
    games: Annotated[int, typer.Option("--games", "-n", help="How many bots' games to look through.", min=1, max=100_000)] = 4,
    wanted: Annotated[int, typer.Option("--wanted", help="Stop when so many puzzles are found.", min=1, max=10_000)] = 8,
    estimated: Annotated[
        int, typer.Option("--estimated", help="In how many of the first games to look for estimated puzzles, too.", min=0)
    ] = puzzle_search.ESTIMATED_GAMES,
    keep: Annotated[int, typer.Option("--keep", help="How many of them to keep.", min=1, max=1000)] = 6,
    seed: Seed = "shelf",
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A folder for what is found, game by game; a stopped search goes on there.", metavar="FOLDER"),
    ] = None,
    shelve: Annotated[
        Path | None, typer.Option("--shelf", help="Write the puzzles that are kept into this folder.", metavar="FOLDER")
    ] = None,
    proof: Annotated[
        Path | None, typer.Option("--proof", help="The proof file to write, or with --again to check.", metavar="FILE")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Make the puzzles of the proof file again and compare.")] = False,
    rate: Annotated[bool, typer.Option("--rate", help="Rate the puzzles of the proof file again, and write them to --shelf.")] = False,
    options: Options = None,
    preset: Preset = "",
    as_json: AsJson = False,
) -> None:
    """Look through bots' games for positions with one clearly best move, prove it, and rate how hard it is to find."""
    if again:
        _again(proof, keys or [])
        return
    if rate:
        _rate(shelve, proof, keys or [])
        return
    chosen = [game.info.key for game in shelf.games() if puzzle_search.suits(game)] if everything else keys or []
    if not chosen:
        raise UsageMistake(because("why-name-a-game-or-all"), param_hint="KEY")
    kept: dict[str, list[Puzzle]] = {}
    with make_bar() as bar:
        for key in chosen:
            one = make_subject(key, preset, options)
            task = bar.add_task(f"{say('lab-puzzles-searching')}: {one.game().info.title}", total=games)
            path = out / f"{one.game().info.key}.jsonl" if out is not None else None
            found = puzzle_search.search(
                one, seed, games, wanted, path, lambda done, count, task=task: bar.update(task, completed=done), estimated
            )
            bar.remove_task(task)
            kept[one.game().info.key] = rated_again(one.game(), puzzle_search.chosen(found.puzzles, keep))
            said = say("lab-puzzles-found", game=key, found=len(found.puzzles), games=found.games, kept=len(kept[one.game().info.key]))
            typer.echo(said, err=True)
            if shelve is not None:
                puzzle_shelf.write(shelve, proof, found, kept[one.game().info.key], wanted, keep)
    if as_json:
        print_json(kept)
    elif shelve is None:
        for key, ones in kept.items():
            for one in ones:
                typer.echo(f"{key} {one.rating} {' | '.join(one.solutions())}: {asked_for(one)} {proved(one)}")


def _again(proof: Path | None, keys: list[str]) -> None:
    if proof is None:
        raise UsageMistake(because("why-name-a-proof-file"), param_hint="--proof")
    for key, same in puzzle_shelf.again(proof, keys):
        typer.echo(say("lab-puzzles-again" if same else "lab-puzzles-differ", game=key))
        if not same:
            raise typer.Exit(1)


def _rate(shelve: Path | None, proof: Path | None, keys: list[str]) -> None:
    if shelve is None:
        raise UsageMistake(because("why-name-a-shelf-folder"), param_hint="--shelf")
    if proof is None:
        raise UsageMistake(because("why-name-a-proof-file"), param_hint="--proof")
    for key, count in puzzle_shelf.rate(shelve, proof, keys):
        typer.echo(say("lab-puzzles-rated", game=key, count=count))
