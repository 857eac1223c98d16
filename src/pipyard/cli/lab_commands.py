"""The lab's commands: ``arena`` and ``lab report``, ``lab triangle``, ``lab try``."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text as Line

from pipyard import shelf
from pipyard.cli.help_texts import UsageMistake
from pipyard.cli.program import allow_named
from pipyard.cli.shelves import chosen
from pipyard.core.errors import BadOption, PipyardError, reason_of
from pipyard.core.text import because
from pipyard.lab import report_page, tournament
from pipyard.lab import triangle as triangles
from pipyard.lab import triangle_run as surveys
from pipyard.lab.balance import BalanceReport, Caution, report
from pipyard.lab.confidence import StoppingRule
from pipyard.lab.measurement import Measurements
from pipyard.lab.subject import Subject, subject
from pipyard.lab.tournament import TournamentResult
from pipyard.lab.triangle_page import triangle_page
from pipyard.lab.worker_pool import WorkerPool, worker_pool
from pipyard.texts import decimals, say, say_text

lab = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Analyse games: balance reports and the measured triangle.")

Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Number of processes; 0: one per core.", min=0, max=256)]
ClusterAddress = Annotated[str, typer.Option("--cluster", help="Use a dask.distributed cluster instead, e.g. tcp://10.0.0.1:8786.")]
Options = Annotated[
    list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value; may be repeated.", metavar="NAME=VALUE")
]
Preset = Annotated[str, typer.Option("--preset", "-p", help="A preset; --options override it.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games, for any number of processes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TRY_SECONDS = 40.0


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(arena)
    app.add_typer(lab, name="lab")


def _pool(jobs: int, cluster: str) -> WorkerPool:
    return worker_pool(jobs or os.cpu_count() or 1, cluster)


def make_bar() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def make_subject(key: str, preset: str, options: list[str] | None) -> Subject:
    game = chosen(key, preset, options)
    return subject(key, dict(game.options.changed()))


def print_json(thing: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


# the arena


def arena(
    key: Annotated[str, typer.Argument(help="The game's key, or your own file, game.py; --again needs only the file.", metavar="KEY")] = "",
    bots: Annotated[str, typer.Option("--bots", "-b", help="The bots, e.g. greedy,random,mcts:300.", metavar="NAMES")] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", help="Maximum number of games per pair.", min=1, max=100_000_000)] = 400,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats; 0: the fewest.", min=0)] = 0,
    form: Annotated[str, typer.Option("--format", help="round-robin or swiss.")] = "round-robin",
    rounds: Annotated[int, typer.Option(help="Rounds of a Swiss tournament; 0: enough to find the best.", min=0)] = 0,
    settle: Annotated[
        bool, typer.Option("--settle/--all-games", help="Stop a pair as soon as its result is clear, or play all games.")
    ] = True,
    risk: Annotated[float, typer.Option(help="Risk of a wrong verdict for a pair.", min=1e-6, max=0.5)] = 0.05,
    margin: Annotated[float, typer.Option(help="Treat a smaller difference in points per game as equal.", min=0.001, max=0.5)] = 0.05,
    seed: Seed = "0",
    out: Annotated[Path | None, typer.Option("--out", help="Store results in this file; an interrupted run resumes.")] = None,
    again: Annotated[Path | None, typer.Option("--again", help="Repeat the run of this file and compare bit by bit.")] = None,
    jobs: Jobs = 1,
    cluster: ClusterAddress = "",
    options: Options = None,
    preset: Preset = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with seats exchanged and chance shared, until it is clear which is stronger."""
    if again is not None:
        _again(again, jobs, cluster, subject(key, dict(chosen(key, preset, options).options.changed())) if key else None)
        return
    if not key:
        raise UsageMistake(because("why-name-a-game"), param_hint="KEY")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    allow_named(names)
    one = make_subject(key, preset, options)
    question = tournament.asked(one, names, games, seed, seats, form, settle, StoppingRule(risk, margin), rounds)
    prepare = allow_named if any(name.startswith("program:") for name in names) else None
    with _pool(jobs, cluster) as workers, make_bar() as bar:
        running = tournament.Tournament(question, out, prepare, own=one)
        task = bar.add_task(say("lab-playing"), total=running.most)
        found = running.run(workers, lambda played: bar.update(task, completed=played))
    if as_json:
        print_json(found)
    else:
        Console().print(standings(found, chosen(key).info.title, out))


def _again(path: Path, jobs: int, cluster: str, own: Subject | None) -> None:
    with _pool(jobs, cluster) as workers, make_bar() as bar:
        task = bar.add_task(say("lab-playing"), total=None)
        found, where = tournament.again(path, workers, None, lambda played: bar.update(task, completed=played), own)
    if where:
        typer.echo(say("lab-again-differs", where=where))
        raise typer.Exit(1)
    typer.echo(say("lab-again-same", games=found.games, digest=found.digest[:16]))


def standings(found: TournamentResult, title: str, path: Path | None) -> RenderableType:
    """Ratings and pairs as tables."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("lab-bot", "lab-rating", "lab-interval"):
        grid.add_column(say(heading), justify="left" if heading == "lab-bot" else "right")
    for one in found.ratings:
        grid.add_row(one.name, f"{one.rating:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}")
    pairs = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("lab-pair", "lab-games", "lab-points", "lab-interval", "lab-verdict"):
        pairs.add_column(say(heading), justify="left" if heading in ("lab-pair", "lab-verdict") else "right")
    for row in found.standings:
        points, verdict = row.points, say(f"lab-verdict-{row.verdict}", first=row.first, second=row.second) if row.verdict else ""
        between = decimals(f"{points.low:.1%} … {points.high:.1%}")
        pairs.add_row(f"{row.first} – {row.second}", str(row.games), decimals(f"{points.value:.1%}"), between, verdict)
    question = found.question
    head = Line(say("lab-arena-heading", title=title, games=found.games, format=question.format, seed=question.seed), "bold")
    last = say("lab-digest", digest=found.digest[:16], path=str(path)) if path else say("lab-digest-only", digest=found.digest[:16])
    notes = [Line(last)] if question.reproducible else [Line(last), Line(say("lab-not-reproducible"), "yellow")]
    return Group(head, grid, Line(), pairs, Line(), *notes)


# reports


@lab.command(name="report")
def report_command(
    key: Annotated[str, typer.Argument(help="The game's key, or your own file, game.py; not needed with --all.", metavar="KEY")] = "",
    everything: Annotated[bool, typer.Option("--all", help="All games, and a page that compares them.")] = False,
    games: Annotated[int, typer.Option("--games", "-n", help="Number of games of each kind.", min=4, max=10_000_000)] = 200,
    seconds: Annotated[float, typer.Option(help="Time limit for each game in seconds; 0: play all of --games.", min=0)] = 0.0,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats; 0: the fewest.", min=0)] = 0,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="The strong players; by default a bot that suits the game.", metavar="NAMES")
    ] = "",
    seed: Seed = "0",
    out: Annotated[Path, typer.Option("--out", help="The folder for the pages and the JSON.", metavar="FOLDER")] = Path("reports"),
    jobs: Jobs = 1,
    cluster: ClusterAddress = "",
    options: Options = None,
    preset: Preset = "",
    as_json: AsJson = False,
) -> None:
    """Report how balanced a game is: length, seats, draws, luck, comebacks, unused rules, effect of every option; as a page and JSON."""
    if not key and not everything:
        raise UsageMistake(because("why-name-a-game-or-all"), param_hint="KEY")
    subjects = [Subject(game.info.key) for game in surveys.contests()] if everything else [make_subject(key, preset, options)]
    found: list[BalanceReport] = []
    with _pool(jobs, cluster) as workers, make_bar() as bar:
        task = bar.add_task(say("lab-playing"), total=len(subjects))
        for one in subjects:
            title = one.game().info.title
            try:
                made = report(one, workers, games, seed, seats, bots, seconds,
                              lambda stage, title=title: bar.update(task, description=say(f"lab-stage-{stage}", title=title)))  # fmt: skip
            except PipyardError as error:
                if not everything:
                    raise
                typer.echo(say("lab-not-measured", game=one.word, why=say_text(error.text)), err=True)
                continue
            found.append(made)
            _kept(out, made)
            bar.advance(task)
    if everything:
        (out / "index.html").write_text(report_page.index_page(found), encoding="utf-8")
        typer.echo(say("lab-wrote", path=str(out / "index.html")))
    elif as_json:
        print_json(found[0])
    else:
        Console().print(report_text(found[0]))
        typer.echo(say("lab-wrote", path=str(out / f"{found[0].key}.html")))


def _kept(out: Path, found: BalanceReport) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / f"{found.key}.html").write_text(report_page.report_page(found), encoding="utf-8")
        (out / f"{found.key}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    except OSError as error:
        raise BadOption(because("why-nothing-written-to", out=out, strerror=reason_of(error))) from None


def report_text(found: BalanceReport) -> RenderableType:
    """A report for the terminal."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column("")
    grid.add_column("", justify="right")
    for name, value in report_page.facts(found):
        grid.add_row(name, value)
    about = say("lab-about", players=found.players, seats=found.seats, games=found.games, random=found.random_games, seed=found.seed)
    return Group(Line(found.title, "bold"), Line(about, "dim"), grid, Line(), *cautions(found.warnings))


def cautions(rows: list[Caution]) -> list[Line]:
    if not rows:
        return [Line(say("lab-no-warnings"))]
    return [Line(say("lab-warnings"), "bold"), *[Line(f"- {report_page.words(one)}", "yellow") for one in rows]]


@lab.command(name="try")
def try_command(
    file: Annotated[str, typer.Argument(help="The file of your own game.", metavar="GAME.py")],
    seconds: Annotated[float, typer.Option(help="Time limit in seconds.", min=2, max=3600)] = TRY_SECONDS,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats; 0: the fewest.", min=0)] = 0,
    seed: Seed = "0",
    out: Annotated[Path | None, typer.Option("--out", help="Also write a page and JSON to this folder.", metavar="FOLDER")] = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots try your own game for less than a minute and report the results in plain words."""
    one = subject(file)
    title = one.game().info.title
    try:
        with _pool(jobs, "") as workers, make_bar() as bar:
            task = bar.add_task(title, total=None)
            found = report(one, workers, 2000, seed, seats, "", seconds,
                           lambda stage: bar.update(task, description=say(f"lab-stage-{stage}", title=title)))  # fmt: skip
    except PipyardError:
        raise
    except Exception as error:  # errors in a user's file are reported in one line
        raise PipyardError(because("lab-warn-broken", trouble=where(error))) from None
    if out is not None:
        _kept(out, found)
    if as_json:
        print_json(found)
    else:
        Console().print(report_text(found))


def where(error: Exception) -> str:
    """An error with the last line of the game's rules in its traceback."""
    trace, line = error.__traceback__, ""
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__", "").startswith("pipyard_own_"):
            line = f", {trace.tb_frame.f_code.co_name}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}{line}"


# the triangle


@lab.command(name="triangle")
def triangle_command(
    keys: Annotated[
        list[str] | None, typer.Argument(help="The games to measure; by default only draw existing data.", metavar="KEY")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Measure all games.")] = False,
    minutes: Annotated[float, typer.Option(help="Total time for all games, in minutes.", min=0.01, max=10_000)] = 20.0,
    seconds: Annotated[float, typer.Option(help="Time limit for any one game in seconds; 0: its share of the minutes.", min=0)] = 0.0,
    blocks: Annotated[int, typer.Option(help="Measure a fixed number of blocks per quantity instead, however long it takes.", min=0)] = 0,
    anew: Annotated[bool, typer.Option("--anew", help="Discard earlier measurements of these games.")] = False,
    seed: Seed = "0",
    kept: Annotated[Path, typer.Option("--kept", help="The file of measurements; every run adds to it.")] = Path("triangle.kept.json"),
    out: Annotated[Path | None, typer.Option("--out", help="Write the triangle data to this file.")] = None,
    page: Annotated[Path | None, typer.Option("--page", help="Write the interactive picture to this file (HTML).")] = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    as_json: AsJson = False,
) -> None:
    """Measure tactics, chance and skill of games, and draw the Perlhuhn Triangle."""
    games = surveys.contests() if everything else [shelf.game(key) for key in keys or []]
    if anew:
        surveys.forget(kept, seed, games)
    if games:
        with _pool(jobs, cluster) as workers, make_bar() as bar:
            began = monotonic()
            task = bar.add_task(say("lab-measuring"), total=len(games) if blocks else round(60 * minutes))

            def hear(key: str, found: Measurements | str) -> None:
                bar.update(task, description=f"{say('lab-measuring')}: {shelf.game(key).info.title}")
                bar.update(task, advance=1) if blocks else bar.update(task, completed=min(60 * minutes, monotonic() - began))
                if isinstance(found, str):
                    typer.echo(say("lab-not-measured", game=key, why=found), err=True)
                elif bar.disable:
                    counted = ", ".join(f"{say(f'lab-{name}')} {many}" for name, many in found.counted().items())
                    typer.echo(say("lab-measured-blocks", game=key, blocks=counted, seconds=round(found.seconds)), err=True)

            known = surveys.survey(games, workers, kept, seed, minutes, blocks, hear, seconds)
        found = triangles.triangle(known, [game.info for game in surveys.contests()])
    elif kept.exists():
        found = triangles.triangle(surveys.kept(kept, seed), [game.info for game in surveys.contests()])
    else:
        found = triangles.read()
    if out is not None:
        triangles.written(found, out)
        typer.echo(say("lab-wrote", path=str(out)), err=True)
    if page is not None:
        page.write_text(triangle_page(found), encoding="utf-8")
        typer.echo(say("lab-wrote", path=str(page)), err=True)
    if as_json:
        print_json(found)
    elif not out and not page:
        Console().print(places(found))


def places(found: triangles.Triangle) -> RenderableType:
    """All places as a table."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("lab-game", "lab-tactics", "lab-chance", "lab-skill"):
        grid.add_column(say(heading), justify="left" if heading == "lab-game" else "right")
    for one in found.games.values():
        grid.add_row(one.title, *[_tenths(getattr(one, name), one.intervals[name]) for name in ("tactics", "chance", "skill")])
    lines: list[RenderableType] = [grid]
    if found.agreement is not None:
        met = found.agreement
        tactics, chance, skill = [decimals(f"{part:.2f}") for part in (met.tactics, met.chance, met.skill)]
        lines.append(Line(say("lab-agreement", tactics=tactics, chance=chance, skill=skill)))
    return Group(*lines)


def _tenths(value: float, interval: tuple[float, float]) -> str:
    return decimals(f"{10 * value:.1f} ({10 * interval[0]:.1f}–{10 * interval[1]:.1f})")
