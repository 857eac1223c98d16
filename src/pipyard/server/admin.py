"""``pipyard admin``: list, export, import and prune the stored rooms; manage the club."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from pipyard import shelf
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.admin_store import AsJson, Folder, with_store
from pipyard.server.club_admin import club
from pipyard.server.room.seats import new_key
from pipyard.server.store import events as entries
from pipyard.server.store.base import Conflict, RoomSummary, Store
from pipyard.server.store.events import Began, Opened, RoomEvent
from pipyard.server.store.export import RoomExport, games_of, of_log
from pipyard.texts import say
from pipyard.workshop.game_check import admitted

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Manage the stored rooms.")
admin.add_typer(club, name="club")
Games = Annotated[
    list[Path] | None,
    typer.Option("--game", help="The file of your own game that some room uses; may be repeated.", metavar="GAME.py"),
]
DAY = 86_400_000
LOG = b"pipyard 1"
"""The first line of a game's log."""
COUNTED = 4
"""The numeric column of the list of rooms."""


class RoomRow(msgspec.Struct, frozen=True):
    """A room as ``pipyard admin list`` shows it."""

    room: str
    game: str
    seats: int
    names: list[str]
    entries: int
    games: int
    over: bool
    last: str
    known: bool = True
    """Whether the rules are available; without them, whether the game is over is unknown."""


def _adopt(files: list[Path] | None) -> None:
    """Rule files named with ``--game``."""
    for file in files or []:
        admitted(file)
        shelf.adopt(file)


async def _entries(store: Store, room: str) -> list[RoomEvent]:
    return [entries.decode(body) for body in await store.read(room)]


async def _listed(store: Store, kept: RoomSummary) -> RoomRow:
    found = await _entries(store, kept.room)
    opened = found[0]
    assert isinstance(opened, Opened)
    last = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(kept.last / 1000))
    try:
        games = games_of(found)
        over = bool(games) and games[-1].over()
    except PipyardError:
        begun = sum([isinstance(entry, Began) for entry in found])
        return RoomRow(kept.room, opened.game, opened.seats, [], kept.entries, begun, False, last, known=False)
    names = list(games[-1].players) if games else []
    return RoomRow(kept.room, opened.game, opened.seats, names, kept.entries, len(games), over, last)


def _state(room: RoomRow) -> str:
    """The text key for the progress of a room's game."""
    return "admin-unknown" if not room.known else "admin-over" if room.over else "admin-waiting" if not room.games else "admin-running"


@admin.command(name="list")
def list_rooms(data: Folder = None, game: Games = None, as_json: AsJson = False) -> None:
    """List all rooms, most recently played first."""
    _adopt(game)

    async def work(store: Store) -> list[RoomRow]:
        return [await _listed(store, kept) for kept in await store.rooms()]

    found = with_store(data, work)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    rows = [[one.last, one.room, one.game, say(_state(one)), say("admin-entries", count=one.entries)] for one in found]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for one, row in zip(found, rows, strict=True):
        aligned = [
            cell.rjust(width) if at == COUNTED else cell.ljust(width) for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        typer.echo("  ".join([*aligned, ", ".join(one.names)]).rstrip())
    if not found:
        typer.echo(say("admin-no-rooms"), err=True)
    if not all([one.known for one in found]):
        typer.echo(say("admin-unknown-rules"), err=True)


@admin.command()
def export(
    rooms: Annotated[list[str] | None, typer.Argument(help="The keys of rooms; by default all.", metavar="ROOM")] = None,
    data: Folder = None,
    logs: Annotated[bool, typer.Option("--logs", help="Export games as logs for `pipyard replay` instead of whole rooms.")] = False,
    game: Games = None,
) -> None:
    """Export rooms to standard output, one JSON object per line, for `pipyard admin import`."""
    _adopt(game)

    async def work(store: Store) -> None:
        for room in rooms or [kept.room for kept in await store.rooms()]:
            found = await _entries(store, room)
            if not found:
                raise PipyardError(because("why-no-room-of-this-key", room=room))
            if logs:
                for played in games_of(found):
                    typer.echo(played.log())
            else:
                typer.echo(msgspec.json.encode(RoomExport(room, found)))

    with_store(data, work)


def _logs(text: bytes) -> list[tuple[int, bytes]]:
    """Split a text into logs, each with the number of its first line."""
    lines = text.splitlines()
    begin = [number for number, line in enumerate(lines) if line.strip() == LOG]
    return [(first + 1, b"\n".join(lines[first:end])) for first, end in zip(begin, [*begin[1:], len(lines)], strict=True)]


@admin.command(name="import")
def import_rooms(
    file: Annotated[
        Path | None, typer.Argument(help="Output of `pipyard admin export`; by default standard input.", metavar="FILE")
    ] = None,
    data: Folder = None,
    game: Games = None,
) -> None:
    """Import exported rooms; rooms that already exist stay unchanged."""
    _adopt(game)
    try:
        text = file.read_bytes() if file is not None else sys.stdin.buffer.read()
    except OSError as error:
        raise PipyardError(because("why-exports-are-text", file=file, error=reason_of(error))) from None
    logs = text.lstrip().startswith(LOG)
    records: list[RoomExport] = []
    for number, part in _logs(text) if logs else enumerate(text.splitlines(), 1):
        try:
            record = of_log(new_key(), part.decode()) if logs else msgspec.json.decode(part, type=RoomExport)
            for played in record.check():
                played.match()
        except (msgspec.MsgspecError, UnicodeError, PipyardError) as error:
            raise PipyardError(because("why-no-room-to-keep", number=number, error=reason_of(error))) from None
        records.append(record)

    async def work(store: Store) -> int:
        added = 0
        for record in records:
            if await store.read(record.room):
                typer.echo(say("admin-there-already", room=record.room), err=True)
                continue
            try:
                await store.append(record.room, 0, [entries.encode(entry) for entry in record.entries])
            except Conflict:
                continue
            added += 1
            if logs:
                typer.echo(record.room)
        return added

    typer.echo(say("admin-added", count=with_store(data, work)), err=True)


@admin.command()
def prune(
    days: Annotated[float, typer.Option(help="Rooms without activity for this many days.", min=0)],
    data: Folder = None,
    yes: Annotated[bool, typer.Option("--yes", help="Really delete them; otherwise they are only listed.")] = False,
    only_over: Annotated[bool, typer.Option("--only-over", help="Keep rooms whose game is not over.")] = False,
    game: Games = None,
) -> None:
    """Delete old rooms permanently. Export them first."""
    _adopt(game)

    async def work(store: Store) -> list[str]:
        before = time.time() * 1000 - days * DAY
        old = [await _listed(store, kept) for kept in await store.rooms() if kept.last < before]
        found = [one.room for one in old if one.over or not only_over]
        for room in found if yes else []:
            await store.drop(room)
        return found

    found = with_store(data, work)
    for room in found:
        typer.echo(room)
    typer.echo(say("admin-forgotten" if yes else "admin-would-forget", count=len(found)), err=True)
