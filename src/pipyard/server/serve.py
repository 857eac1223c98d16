"""``pipyard serve``: the table on a port of this machine."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated, Any, Literal, cast

import typer

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.folders import rooms_home
from pipyard.core.text import because, quoted
from pipyard.server.botpool.pool import BOT_SECONDS
from pipyard.server.limits import MOST_ROOMS, favour_the_loop
from pipyard.server.room.autoplay import PAUSE
from pipyard.texts import say

ANY_HOST = ("0.0.0.0", "::")
"""Addresses that mean every address of this machine."""
INVITE = "PIPYARD_INVITE"
"""Set by whoever starts the table for a player (``make play``): the command that lets friends in; then one sentence says it all."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; a port that somebody else has is told of."""
    found: socket.socket | None = None
    try:
        family, kind, _, _, there = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, kind)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(there)
        found.listen(2048)
    except OSError as error:
        if found is not None:
            found.close()
        if error.errno == errno.EADDRINUSE:
            raise PipyardError(because("serve-port-taken", port=str(port), other=str(port + 1))) from None
        raise PipyardError(because("serve-no-address", host=host, port=str(port), why=reason_of(error))) from None
    return found


def address(host: str, port: int) -> str:
    """Where somebody at this machine finds the table."""
    here = "127.0.0.1" if host in ANY_HOST else host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def allow_many_files() -> None:
    """Let this process hold as many connections as the system allows it to ask for."""
    try:
        import resource  # noqa: PLC0415 - not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ImportError, ValueError, OSError):
        pass


def neighbourly() -> str:
    """The address by which others in this network know the machine, if it has one. Nothing is sent to find it out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
    except OSError:
        return ""


def host_names(given: Sequence[str]) -> tuple[str, ...]:
    """The host names in what was typed: a port, a scheme or a path beside the name does no harm."""
    from pipyard.server.socket.dispatch import host_name  # noqa: PLC0415

    found: list[str] = []
    for one in given:
        try:
            name = host_name(one.rpartition("//")[2])
        except ValueError:
            name = ""
        if not name or any(letter.isspace() for letter in name):
            raise PipyardError(because("why-no-host-name", name=quoted(one)))
        found.append(name)
    return tuple(found)


async def try_store(folder: Path, database: str) -> None:
    """Open the store and close it again, so that what is wrong with it is said before the table is announced."""
    from pipyard.server.store.choose import store_at  # noqa: PLC0415

    store = store_at(folder, database, exclusive=True)
    await store.open()
    await store.close()


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 lets the whole network in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="the folder where rooms are kept", metavar="FOLDER")] = None,
    name: Annotated[list[str] | None, typer.Option(help="a host name the server goes by (default: any, on loopback only its own)")] = None,
    pause: Annotated[float, typer.Option(help="seconds that bots seem to think", min=0, max=60)] = PAUSE,
    thinkers: Annotated[int, typer.Option(help="processes in which bots think", min=1, max=64)] = 2,
    bot_seconds: Annotated[float, typer.Option(help="seconds that a bot may think about a move", min=0.1, max=600)] = BOT_SECONDS,
    log: Annotated[Literal["text", "json"], typer.Option(help="how the journal is written")] = "text",
    messages: Annotated[float, typer.Option(help="messages a second that are heard from one browser", min=1)] = 20,
    scenes: Annotated[int, typer.Option(help="live actions of dexterity games at once, each in a process of its own", min=0, max=64)] = 2,
    rooms: Annotated[int, typer.Option(help="rooms that are kept at most", min=1)] = MOST_ROOMS,
    game: Annotated[
        list[Path] | None,
        typer.Option(
            help="the file of a game of your own; may be repeated. It is run as a program, and read again when it is saved",
            metavar="GAME.py",
        ),
    ] = None,
    look: Annotated[bool, typer.Option("--open", help="show the table in the browser of this machine")] = False,
) -> None:
    """Open the table: play in the browser, alone, with bots, or with friends by a link."""
    # only here: the other commands need not wait for a web server to be loaded
    import uvicorn  # noqa: PLC0415

    from pipyard.server.log_format import keep_journal  # noqa: PLC0415
    from pipyard.server.socket.connection import Connection  # noqa: PLC0415
    from pipyard.server.store.choose import VARIABLE  # noqa: PLC0415
    from pipyard.server.web.app import LOOPBACK, make_app  # noqa: PLC0415
    from pipyard.server.web.http_deadlines import TimedHttp  # noqa: PLC0415

    folder = data or rooms_home()
    hosts = host_names(name) if name else LOOPBACK if host in LOOPBACK else ()
    database = os.environ.get(VARIABLE, "")
    sys.setswitchinterval(0.0003)  # the thread that writes to the disk has little to do, but others wait for it
    keep_journal(log, "INFO" if log == "json" else "WARNING")
    logging.getLogger("pipyard.server.custom_games").setLevel("INFO")  # whoever saves a file waits for a word about it
    warn = partial(typer.echo, err=True)
    app = make_app(folder, hosts, pause, thinkers, messages, database, rooms, scenes, game or (), warn, bot_seconds)

    def late_http(**given: Any) -> TimedHttp:
        return TimedHttp(app.door().addresses, **given)

    allow_many_files()
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=cast("type[asyncio.Protocol]", partial(Connection, app.door)),
        http=cast("type[asyncio.Protocol]", late_http),
        timeout_graceful_shutdown=3,
    )
    with listening(host, port) as door:
        asyncio.run(try_store(folder, database))
        port = int(door.getsockname()[1])
        here = address(host, port)
        known = neighbourly() if host in ANY_HOST else ""
        network = address(known, port) if known else ""
        invitation = os.environ.get(INVITE, "")
        if invitation:
            typer.echo(say("serve-friends" if network else "serve-welcome", address=here, network=network, command=invitation), err=True)
        else:
            typer.echo(say("serve-at", address=here, rooms=VARIABLE if database else str(folder)), err=True)
            if host in LOOPBACK:
                typer.echo(say("serve-alone"), err=True)
            elif network:
                typer.echo(say("serve-network", address=network), err=True)
        if look:
            # a browser may take its time; whoever has none reads the address
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()
        favour_the_loop()
        uvicorn.Server(config).run(sockets=[door])


def main() -> None:
    typer.run(serve)


if __name__ == "__main__":
    main()
