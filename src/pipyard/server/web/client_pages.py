"""The built client: its page under every address, its files, its service worker."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import pipyard
from pipyard.core.text import because
from pipyard.server.room.room_state import RoomState
from pipyard.server.web import preview
from pipyard.server.web.responses import refused, wanted_language
from pipyard.server.web.share_pictures import BusyDrawingError, SharePictures

WEB = Path(pipyard.__file__).parent / "server" / "client"
"""The built client."""
HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.(js|css|svg|woff2)$")
"""File names with a content hash from the build."""
FOLDER = re.compile(r"(/[A-Za-z0-9._~-]+){0,8}")
"""The folder prefix that a proxy may announce."""
PLAYED = ("/play/{key}", "/learn/{key}", "/puzzles", "/puzzles/{key}/{number}", "/study", "/replay", "/score", "/score/{key}")
CLUB_PAGES = ("/club", "/me", "/members/{id}", "/privacy", "/tournaments", "/tournaments/{id}", "/tournaments/{id}/wall")
PAGES = ("/", "/rules/{language}/{key}", *PLAYED, *CLUB_PAGES)
"""Addresses of the client without a preview of their own."""


class Assets(StaticFiles):
    """The client's files. Those with a hash in their name are cached for ever; the others are revalidated."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = HASHED.search(str(full_path)) is not None
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


@cache
def _index(folder: Path, changed: int) -> str:
    """The client's page as built; ``changed``: its modification time."""
    return (folder / "index.html").read_text("utf-8")


def index(path: str) -> str:
    """The client's page for an address; empty if it is not built.

    The client names its files relative to the root, so that it works from any folder of a host; deeper pages go up first.
    """
    try:
        built = _index(WEB, (WEB / "index.html").stat().st_mtime_ns)
    except OSError:
        return ""
    up = "../" * (path.count("/") - 1)
    return built.replace('="./', f'="{up}') if up else built


def root_of(request: Request) -> str:
    """The absolute address of the root, for clients that cannot follow relative ones; a proxy announces its folder."""
    folder = request.headers.get("x-forwarded-prefix", "").rstrip("/")
    return str(request.base_url).rstrip("/") + (folder if FOLDER.fullmatch(folder) else "")


def routes(rooms: Callable[[], Mapping[str, RoomState]]) -> list[BaseRoute]:
    """``rooms``: the rooms in memory, whose pages have previews for messengers."""

    async def table(request: Request) -> Response:
        room = rooms().get(request.path_params["room"])
        if room is None:
            return await page(request)
        tags = await asyncio.to_thread(preview.tags, room, root_of(request), wanted_language(request))
        return await page(request, tags)

    async def share_picture(request: Request) -> Response:
        """A room's current position, for messengers; the number in the address only defeats their caches."""
        room = rooms().get(request.path_params["room"])
        if room is None:
            return refused(request, because("why-no-such-room"), 404)
        try:
            drawn = await pictures.of(room)
        except BusyDrawingError:
            return refused(request, because("why-too-many-requests"), 503)
        return Response(drawn, media_type="image/png", headers={"cache-control": "no-cache"})

    pictures = SharePictures()
    return [
        *[Route(path, page) for path in PAGES],
        Route("/t/{room}", table),
        Route("/t/{room}/{number:short}.png", share_picture),
        Route("/service-worker.js", worker),
        Mount("/assets", Assets(directory=WEB / "assets", check_dir=False)),
    ]


async def page(request: Request, tags: str = "") -> Response:
    """The client: one page for the lobby and every table. ``tags``: the preview of the link."""
    found = await asyncio.to_thread(index, request.url.path)
    if not found:
        return Response("The client is not built yet: python tools/web.py build", 503, media_type="text/plain")
    return HTMLResponse(found.replace("</head>", f"{tags}</head>", 1), headers={"cache-control": "no-cache"})


async def worker(request: Request) -> Response:
    """The service worker, which keeps the client and the score sheets available offline."""
    script = WEB / "service-worker.js"
    if not script.exists():
        return Response("", 404, media_type="text/plain")
    return FileResponse(script, media_type="text/javascript", headers={"cache-control": "no-cache"})
