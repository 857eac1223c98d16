"""The commands ``maps``, ``sheet``, ``score`` and ``coach``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from pipyard import Match, shelf
from pipyard import score as score_keepers
from pipyard.books.dice_trip import atlas
from pipyard.books.dice_trip.chart import named
from pipyard.cli import save_files, shelves
from pipyard.cli.score_file import ScoreFile
from pipyard.cli.score_help import HELP, QUIT, UNDO, lines_to_type
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.pictures import svg
from pipyard.texts import decimals, language, say, say_text

maps = typer.Typer(help="Maps for Dice Trip: list them, or check your own.", no_args_is_help=False, rich_markup_mode=None)
LogFile = Annotated[Path, typer.Argument(help="A saved game.", metavar="LOG")]
Out = Annotated[Path | None, typer.Option("--out", help="Write a picture: .svg, .pdf or .png.")]


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(maps, name="maps")
    for command in (sheet, score, coach):
        app.command()(command)


@maps.callback(invoke_without_command=True)
def maps_alone(context: typer.Context) -> None:
    """Maps for Dice Trip: list them, or check your own."""
    if context.invoked_subcommand is None:
        list_maps()


@maps.command(name="list")
def list_maps() -> None:
    """List the maps, and report broken files."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("trip-map-id", "trip-map-name", "trip-map-cities", "trip-map-links", "trip-map-zones", "trip-map-file"):
        grid.add_column(say(heading))
    for reading in atlas.readings():
        chart = reading.chart
        if chart is not None:
            counts = [str(chart.size), str(len(chart.links)), str(len(chart.zones))]
            grid.add_row(chart.id, named(chart.names, language()), *counts, reading.file)
    Console().print(grid)
    for reading in atlas.readings():
        for fault in reading.errors:
            typer.echo(say("trip-map-error", what=say_text(fault.text())), err=True)
    typer.echo(say("trip-map-folders", folders=", ".join(map(str, atlas.folders()))))


@maps.command()
def check(file: Annotated[Path, typer.Argument(help="A map file.", metavar="FILE")]) -> None:
    """List all errors and warnings of a map file."""
    reading = atlas.read_file(file)
    for fault in reading.errors:
        typer.echo(say("trip-map-error", what=say_text(fault.text())))
    for fault in reading.warnings:
        typer.echo(say("trip-map-warning", what=say_text(fault.text())))
    if reading.chart is None:
        raise typer.Exit(1)
    typer.echo(say("trip-map-good", id=reading.chart.id, cities=reading.chart.size, links=len(reading.chart.links)))


def sheet(
    log: Annotated[
        Path | None, typer.Argument(help="A saved game of Dice Trip; without one, blank sheets to print.", metavar="LOG")
    ] = None,
    out: Annotated[Path, typer.Option("--out", help="The output file: .svg, .pdf or .png.")] = Path("sheet.svg"),
    seat: Annotated[int, typer.Option("--seat", help="Only this player's sheet; by default all.")] = -1,
    chart: Annotated[str, typer.Option("--map", help="The map for blank sheets, four to an A4 page.")] = "belgium",
) -> None:
    """Draw the sheets of a saved game, or blank ones to print."""
    from pipyard.pictures.trip_sheet import printable, sheet_picture  # noqa: PLC0415

    if log is None:
        pages = [printable(shelf.game("dice_trip", map=chart).start(1).scene().extra)]
    else:
        match = Match.replay(save_files.fetch(log))
        if match.game.info.key != "dice_trip":
            raise PipyardError(because("why-only-dice-trip-has-sheets", log=log, key=match.game.info.key))
        if seat >= match.seats:
            raise PipyardError(because("why-seats-are", seat=seat, last=match.seats - 1))
        scene = match.state.scene()
        names = list(match.players) or [""] * match.seats
        pages = [sheet_picture(scene.extra, one, names[one]) for one in ([seat] if seat >= 0 else range(match.seats))]
    for path in svg.keep(pages, out):
        typer.echo(str(path))


def score(
    key: Annotated[str, typer.Argument(help="The game, e.g. dice_trip.", metavar="KEY")],
    players: Annotated[str, typer.Option("--players", help="The players, separated by commas.", metavar="NAMES")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value.", metavar="NAME=VALUE")
    ] = None,
    finished: Annotated[str, typer.Option("--sheet", help="A file with a finished sheet; - reads standard input.")] = "",
    tens: Annotated[int, typer.Option("--tens", help="With --sheet: points for one number of each ten.")] = -1,
    save: Annotated[Path | None, typer.Option(help="Save the game, or the typed lines, to this file.")] = None,
    anew: Annotated[bool, typer.Option("--new", help="Start a new game; the interrupted one stays among the saved games.")] = False,
) -> None:
    """Keep score for a game with real dice: check, count and explain every entry."""
    game = shelves.chosen(key, "", options)
    keeping_score = score_keepers.module(game)
    console = Console()
    if finished:
        if not hasattr(keeping_score, "finished"):
            raise PipyardError(because("why-no-sheet-to-count", key=key))
        text = sys.stdin.read() if finished == "-" else save_files.fetch(Path(finished))
        _explain(console, keeping_score.finished(game, text, tens))
        return
    names = [name.strip() for name in players.split(",") if name.strip()]
    saved = _resumed(key, names, options or [], anew)
    if saved is not None:
        game = shelves.chosen(key, "", saved.options)
    else:
        saved = ScoreFile(key, names or [say("cli-you")], options or [])
    names = saved.players
    keeper = score_keepers.keeper(game, names)
    if saved.lines:
        saved.replay_into(keeper)
        console.print(say("score-resumed", names=", ".join(names), count=len(saved.lines)), markup=False)
    if save is not None and not save_files.holds(save, keeper.kept()):
        save_files.must_be_new(save)
    console.print(say("score-hint"), markup=False)
    keeper = _typed(keeper, saved, game, console)
    if save is not None:
        save_files.keep(save, keeper.kept())
    if keeper.asks():
        _print_results(console, saved.players, keeper)


def _typed(keeper: score_keepers.Keeper, saved: ScoreFile, game: Game, console: Console) -> score_keepers.Keeper:
    """Take lines until the game is over and the last of them stands, or until somebody leaves. Return the keeper of what was typed."""
    shown = ""
    try:
        while True:
            question = keeper.asks()
            now = "" if question else keeper.kept()
            if now != shown:
                # the end is shown at once, but the last line may be the one that was mistyped
                shown = now
                if now:
                    _print_results(console, saved.players, keeper)
            line = console.input(f"{question or say('score-over')} > ", markup=False)
            word = line.strip().lower()
            if word == QUIT or not (question or word):
                break
            if word in HELP:
                console.print(lines_to_type(game))
                continue
            try:
                if word == UNDO:
                    keeper = _without_the_last(saved, game, console)
                    continue
                keeper.add_line(line)
            except PipyardError as error:
                console.print(say_text(error.text), style="red", markup=False)
            else:
                saved.add(line)
        saved.done()
    except (EOFError, KeyboardInterrupt):
        console.print()
        if not keeper.asks():
            saved.done()
        elif saved.lines:
            console.print(say("score-interrupted", key=saved.key, count=len(saved.lines)), markup=False)
    return keeper


def _print_results(console: Console, names: list[str], keeper: score_keepers.Keeper) -> None:
    for name, rows in zip(names, keeper.results(), strict=True):
        console.print(name, style="bold")
        _explain(console, rows)


def _without_the_last(saved: ScoreFile, game: Game, console: Console) -> score_keepers.Keeper:
    """A keeper that never heard the last line."""
    gone = saved.take_back()
    console.print(say("score-taken-back", line=gone) if gone is not None else say("score-nothing-typed"), markup=False)
    keeper = score_keepers.keeper(game, saved.players)
    saved.replay_into(keeper)
    return keeper


def _resumed(key: str, players: list[str], options: list[str], anew: bool) -> ScoreFile | None:
    """The interrupted game of the same players, if there is one. Any other is moved to the saved games."""
    saved = ScoreFile.read(key)
    if saved is None:
        return None
    if anew or (players and players != saved.players) or (options and options != saved.options):
        saved.done()
        return None
    return saved


def _explain(console: Console, rows: list[tuple[str, int, str]]) -> None:
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for part, points, why in rows:
        grid.add_row(part, str(points), why)
    console.print(grid)


def coach(
    log: LogFile,
    out: Out = None,
    deep: Annotated[int, typer.Option("--deep", help="How many choices the coach examines closely.", min=0, max=48)] = 8,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Review a saved game of Dice Trip with the strong bot: the cost of each decision, and the total regret."""
    from pipyard.coach import trip_coach as coaching  # noqa: PLC0415

    review = coaching.review(save_files.fetch(log), deep)
    if as_json:
        import msgspec  # noqa: PLC0415

        typer.echo(msgspec.json.format(msgspec.json.encode(review), indent=2).decode())
    else:
        console = Console()
        for seat, name in enumerate(review.players):
            _advise(console, name, seat, review)
    if out is not None:
        from pipyard.pictures.regret import regret_picture  # noqa: PLC0415

        rows: list[tuple[str, list[float], list[str]]] = []
        for seat, name in enumerate(review.players):
            costs: dict[int, float] = {}
            words: dict[int, str] = {}
            for one in review.advice:
                if one.seat == seat:
                    costs[one.round] = costs.get(one.round, 0.0) + one.cost
                    words[one.round] = (words.get(one.round, "") + f" {one.played} / {one.best}").strip()
            rows.append((name, [costs[number] for number in sorted(costs)], [words[number] for number in sorted(words)]))
        for path in svg.keep([regret_picture(say("trip-coach-title"), rows)], out):
            typer.echo(str(path))


def _advise(console: Console, name: str, seat: int, review: Any) -> None:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("round", "dice", "played", "better", "expected", "cost"):
        grid.add_column(say(f"trip-coach-{heading}"), justify="right" if heading in ("round", "expected", "cost") else "left")
    for one in review.advice:
        if one.seat != seat or (one.played == "keep" and one.cost == 0):
            continue
        better = "=" if one.cost == 0 else one.best
        expected = decimals(f"{one.points:.1f}") if one.entries else ""
        grid.add_row(str(one.round), " ".join(map(str, one.dice)), one.played, better, expected, decimals(f"{one.cost:.2f}"))
    console.print(name, style="bold")
    console.print(grid)
    console.print(say("trip-coach-regret", regret=decimals(f"{review.regret(seat):.1f}"), total=review.totals[seat]))
