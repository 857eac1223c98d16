"""Games that somebody has written in this browser: each version of a rule file is kept beside the rooms that play by it."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import shelf
from pipyard.browser.page import BrowserHost
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.server.lobby import card_of
from pipyard.server.web import pages
from pipyard.server.web.responses import answer, body_of, refused

MOST_RULES: Final = 60_000
"""Characters of the longest file; ``web/src/rules/own_file.ts`` has the same limit."""
CHECK_PATIENCE: Final = 5.0
"""Seconds that a line of a file may take."""
_KEY: Final = re.compile(r"\bkey\s*=\s*[\"']([a-z][a-z0-9_]{0,40})[\"']")
_EXACT: Final = re.compile(r'"[a-z][a-z0-9_]*@([0-9a-f]{12})"')
"""The exact name of a game of one's own, as events of rooms have it."""


def file_name(text: str) -> str:
    """What a file is called: after its game, as far as one can see without running it."""
    found = _KEY.search(text)
    return f"{found[1] if found else 'game'}.py"


def place_of(text: str) -> str:
    """The path under which messages know the file. There is no such file: its text is all there is."""
    return f"/own/{file_name(text)}"


class OwnRulesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A file to play by."""

    text: str


class OwnRules:
    """The games of one's own that this table knows."""

    def __init__(self, page: BrowserHost) -> None:
        self._page = page
        self._known: set[str] = set()

    async def add(self, text: str) -> Game:
        """Check a file shortly, keep it, and put its game on the shelf."""
        # imported here: most tables never need it, and it would delay all
        from pipyard.workshop.game_check import QUICK_CHECK, check  # noqa: PLC0415

        place = place_of(text)
        check(place, QUICK_CHECK, text, CHECK_PATIENCE).refuse()
        found = shelf.adopt(place, text)
        origin = shelf.origin(found)
        if origin is not None:
            await self._page.keep_rules(origin.mark, text)
            self._known.add(origin.mark)
        pages.forget()
        return found

    async def recall(self, bodies: list[str]) -> None:
        """Read the files that the events of a room name, so that its games can be played on."""
        for mark in dict.fromkeys([mark for body in bodies for mark in _EXACT.findall(body)]):
            text = "" if mark in self._known else await self._page.rules(mark)
            if text:
                self._known.add(mark)
                # an old version takes nothing from the shelf
                found = shelf.read(place_of(text), text)
                if found.info.key not in shelf.own():
                    shelf.adopt(place_of(text), text)

    def route(self) -> Route:
        async def add(request: Request) -> Response:
            body = await body_of(request, 4 * MOST_RULES)
            if isinstance(body, Response):
                return body
            try:
                wish = msgspec.json.decode(body, type=OwnRulesRequest)
                return answer(card_of(await self.add(wish.text)), 201)
            except msgspec.MsgspecError as error:
                return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
            except PipyardError as error:
                return refused(request, error.text, 400)

        return Route("/api/own-rules", add, methods=["POST"])
