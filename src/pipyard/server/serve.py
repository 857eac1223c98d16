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
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

import typer

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.folders import rooms_home
from pipyard.core.text import because, quoted
from pipyard.server.botpool.bot_pool import BOT_SECONDS
from pipyard.server.limits import MOST_ROOMS, prefer_event_loop
from pipyard.server.names import host_name
from pipyard.server.room.autoplay import PAUSE
from pipyard.texts import say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.routing import BaseRoute

    from pipyard.server.certificates import Certificates

ANY_HOST = ("0.0.0.0", "::")
"""Addresses that mean every address of this machine."""
MOST_PORTS = 65535
GUESTS = 50
"""Requests at once to the page that explains how to trust the table."""
INVITE = "PIPYARD_INVITE"
"""Set by ``make play``: the command that lets friends in. One sentence then announces everything."""


def listening(host: str, port: int) -> socket.socket:
    """Open a listening socket; report a taken port."""
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


def listening_beside(host: str, port: int) -> socket.socket:
    """A socket at the next port, or at any free one."""
    try:
        return listening(host, port + 1 if 0 < port < MOST_PORTS else 0)
    except PipyardError:
        return listening(host, 0)


def address(host: str, port: int, scheme: str = "http") -> str:
    """The address of the table for somebody at this machine."""
    here = "127.0.0.1" if host in ANY_HOST else host
    return f"{scheme}://[{here}]:{port}" if ":" in here else f"{scheme}://{here}:{port}"


def allow_many_files() -> None:
    """Raise the limit of open connections to the maximum the system allows."""
    try:
        import resource  # noqa: PLC0415 - not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ImportError, ValueError, OSError):
        pass


def neighbourly() -> str:
    """The address of this machine in the local network, if it has one. Nothing is sent to find it out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
    except OSError:
        return ""


def host_names(given: Sequence[str]) -> tuple[str, ...]:
    """The host names in what was typed, without port, scheme or path."""
    found: list[str] = []
    for one in given:
        name = host_name(one.rpartition("//")[2])
        if not name or any(letter.isspace() for letter in name):
            raise PipyardError(because("why-no-host-name", name=quoted(one)))
        found.append(name)
    return tuple(found)


def names_here(host: str, more: Sequence[str], network: str) -> list[str]:
    """The possible names of this machine in its network."""
    name = socket.gethostname().partition(".")[0].lower()
    usual = ["localhost", "127.0.0.1", "::1", *([name, f"{name}.local"] if name else [])]
    found = [*usual, *more, network, *([] if host in ANY_HOST else [host])]
    return [one for one in found if one]


def certificates(folder: Path, names: Sequence[str], tls: bool, certificate: Path | None, key: Path | None) -> Certificates | None:
    """The given certificates, or generated ones for ``--tls``; None: plain http."""
    if not tls and certificate is None:
        return None
    # imported here, so that a table without TLS starts without the library
    from pipyard.server.certificates import given, made  # noqa: PLC0415

    return given(certificate, key) if certificate else made(folder / "tls", names)


def explain(door: socket.socket, routes: Sequence[BaseRoute]) -> None:
    """Serve the page that explains how phones can trust the table, over plain http, in its own thread."""
    import uvicorn  # noqa: PLC0415
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.responses import RedirectResponse  # noqa: PLC0415
    from starlette.routing import Route  # noqa: PLC0415

    from pipyard.server.limits import Addresses  # noqa: PLC0415
    from pipyard.server.web.http_deadlines import TimedHttp  # noqa: PLC0415

    async def home(request: Request) -> RedirectResponse:
        return RedirectResponse("/secure")

    addresses = Addresses()

    def http(**given: Any) -> TimedHttp:
        return TimedHttp(addresses, **given)

    config = uvicorn.Config(
        Starlette(routes=[*routes, Route("/", home)]),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws="none",
        http=cast("type[asyncio.Protocol]", http),
        limit_concurrency=GUESTS,
    )
    Thread(target=uvicorn.Server(config).run, args=([door],), daemon=True).start()


async def try_store(folder: Path, database: str) -> None:
    """Open the store and close it again, to report its errors before the table is announced."""
    from pipyard.server.store.choose import store_at  # noqa: PLC0415

    store = store_at(folder, database, exclusive=True)
    await store.open()
    await store.close()


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 accepts the whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="the folder where rooms are stored", metavar="FOLDER")] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="a host name the server answers to (default: any; on loopback only its own)")
    ] = None,
    pause: Annotated[float, typer.Option(help="seconds that a bot pauses before it moves", min=0, max=60)] = PAUSE,
    thinkers: Annotated[int, typer.Option(help="number of processes for bots", min=1, max=64)] = 2,
    bot_seconds: Annotated[float, typer.Option(help="seconds a bot may think about a move", min=0.1, max=600)] = BOT_SECONDS,
    log: Annotated[Literal["text", "json"], typer.Option(help="format of the journal")] = "text",
    messages: Annotated[float, typer.Option(help="messages accepted per second from one browser", min=1)] = 20,
    scenes: Annotated[int, typer.Option(help="live actions at the same time, each in its own process", min=0, max=64)] = 2,
    rooms: Annotated[int, typer.Option(help="maximum number of stored rooms", min=1)] = MOST_ROOMS,
    game: Annotated[
        list[Path] | None,
        typer.Option(
            help="the file of your own game; may be repeated. It runs as a program and is reloaded when saved",
            metavar="GAME.py",
        ),
    ] = None,
    tls: Annotated[bool, typer.Option("--tls", help="speak https, with a certificate made on this machine")] = False,
    certificate: Annotated[
        Path | None, typer.Option(help="speak https with this certificate, and its chain", metavar="FILE.pem", exists=True)
    ] = None,
    key: Annotated[Path | None, typer.Option(help="the private key of the certificate", metavar="FILE.pem", exists=True)] = None,
    push: Annotated[
        str,
        typer.Option(
            help="call players whose page is closed, by web push; your contact for push services", metavar="mailto:YOU@EXAMPLE.ORG"
        ),
    ] = "",
    webhook: Annotated[
        str, typer.Option(help="tell this address about turns of games with days for a move, with one POST each", metavar="URL")
    ] = "",
    link: Annotated[str, typer.Option(help="the address of this table in the links that the webhook gets", metavar="URL")] = "",
    look: Annotated[bool, typer.Option("--open", help="show the table in the browser of this machine")] = False,
) -> None:
    """Serve the table in the browser: play alone, with bots, or with friends by link."""
    # imported here, so that the other commands start without a web server
    import uvicorn  # noqa: PLC0415

    from pipyard.server.club.push import checked as checked_contact  # noqa: PLC0415
    from pipyard.server.club.webhook import checked as checked_webhook  # noqa: PLC0415
    from pipyard.server.log_format import keep_journal  # noqa: PLC0415
    from pipyard.server.socket.connection import Connection  # noqa: PLC0415
    from pipyard.server.store.choose import VARIABLE  # noqa: PLC0415
    from pipyard.server.web.app import LOOPBACK, make_app  # noqa: PLC0415
    from pipyard.server.web.http_deadlines import TimedHttp  # noqa: PLC0415
    from pipyard.server.web.secure_page import routes as secure_routes  # noqa: PLC0415

    folder = data or rooms_home()
    # who asks this machine by its loopback names asks for its health; a page of another site has the name of that site
    hosts = (*host_names(name or ()), *LOOPBACK) if name or host in LOOPBACK else ()
    database = os.environ.get(VARIABLE, "")
    sys.setswitchinterval(0.0003)  # the writer thread has little to do, but others wait for it
    # whoever only plays is not told that the machine is busy
    keep_journal(log, "INFO" if log == "json" else "ERROR" if INVITE in os.environ else "WARNING")
    logging.getLogger("pipyard.server.custom_games").setLevel("INFO")  # report a saved file soon
    echo = partial(typer.echo, err=log != "json")  # a program reads standard error then
    known = neighbourly() if host in ANY_HOST else ""
    called = names_here(host, host_names(name or ()), known)
    secured = certificates(folder, called, tls, certificate, key)
    called_by = checked_contact(push) if push else ""
    told = checked_webhook(webhook, link) if webhook else ("", "")
    allow_many_files()
    door = listening(host, port)
    port = int(door.getsockname()[1])
    scheme = "https" if secured else "http"
    here = address(host, port, scheme)
    network = address(known, port, scheme) if known else ""
    explained = secure_routes(secured.authority if secured else None, (network or here) if secured else "")
    try:
        app = make_app(
            folder,
            hosts,
            pause,
            thinkers,
            messages,
            database,
            rooms,
            scenes,
            game or (),
            echo,
            bot_seconds,
            explained,
            push=called_by,
            webhook=told,
        )
    except BaseException:
        door.close()  # a game was refused, and nobody will be let in
        raise

    def late_http(**given: Any) -> TimedHttp:
        return TimedHttp(app.door().addresses, **given)

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
        ssl_certfile=secured.chain if secured else None,
        ssl_keyfile=secured.key if secured else None,
    )
    with door:
        asyncio.run(try_store(folder, database))
        invitation = os.environ.get(INVITE, "")
        if invitation:
            echo(say("serve-friends" if network else "serve-welcome", address=here, network=network, command=invitation))
        else:
            echo(say("serve-at", address=here, rooms=VARIABLE if database else str(folder)))
            if host in LOOPBACK:
                echo(say("serve-alone"))
            elif network:
                echo(say("serve-network", address=network))
        if secured and secured.authority:
            beside = listening_beside(host, port)
            explain(beside, explained)
            echo(say("serve-trust", address=address(known or host, beside.getsockname()[1])))
        if look:
            # a browser may be slow to open, or missing: the address is printed anyway
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()
        prefer_event_loop()
        server = uvicorn.Server(config)
        # Ctrl-C is the way to stop it; no exception comes of it where the process was started with SIGINT ignored
        with suppress(KeyboardInterrupt):
            server.run(sockets=[door])
        if server.started:
            echo("\n" + say("serve-closed"))


def main() -> None:
    typer.run(serve)


if __name__ == "__main__":
    main()
