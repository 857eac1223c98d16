"""A webhook that the host sets: one POST for each turn of a game with days for a move, to the messenger of the house.

It says who is to move in which game, with the link of the table, and nothing else. What cannot be delivered is dropped.
"""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from email.message import Message
from typing import IO, Final
from urllib.parse import urlsplit

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.texts import say

logger = logging.getLogger(__name__)
ANSWER_WITHIN_SECONDS: Final = 5.0
WAITS_BETWEEN_TRIES: Final = (0.0, 5.0, 30.0)
"""Seconds to wait before each try."""
MOST_WAITING_CALLS: Final = 100
"""Turns that may wait to be announced; more are dropped."""
Deliver = Callable[[str, bytes], bool]
"""Sends a body to an address; False: it may work another time."""


class Webhook:
    """The host's messenger. ``link``: the address of this server, as players know it."""

    def __init__(self, address: str, link: str, deliver: Deliver | None = None) -> None:
        self._address = address
        self._link = link.rstrip("/")
        self._deliver = deliver or post
        self._waiting: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    def tell(self, room: str, title: str, names: Sequence[str]) -> None:
        """Say whose turn it is, in the background, in the language of the server."""
        if len(self._waiting) >= MOST_WAITING_CALLS:
            logger.warning("the webhook does not keep up: a turn is not announced")
            return
        link = f"{self._link}/t/{room}"
        text = say("webhook-turn", names=", ".join(names), title=title, link=link)
        # `text` is what Mattermost, Slack and others show, `content` what Discord does
        body = {"text": text, "content": text, "names": list(names), "game": title, "link": link}
        task = asyncio.get_running_loop().create_task(self._try(json.dumps(body, ensure_ascii=False).encode()))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _try(self, body: bytes) -> None:
        for wait in WAITS_BETWEEN_TRIES:
            await asyncio.sleep(wait)
            async with self._one:
                if await asyncio.to_thread(self._deliver, self._address, body):
                    return
        logger.warning("the webhook could not be reached: a turn is not announced")

    def close(self) -> None:
        for task in self._waiting:
            task.cancel()


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str) -> None:
        return None


def post(address: str, body: bytes) -> bool:
    """Send it. A refusal is final, a server in trouble is not."""
    request = urllib.request.Request(address, body, {"content-type": "application/json", "user-agent": "Pipyard"})
    try:
        with urllib.request.build_opener(_NoRedirects).open(request, timeout=ANSWER_WITHIN_SECONDS):
            return True
    except urllib.error.HTTPError as error:
        error.close()
        return error.code < 500 and error.code != 429
    except (OSError, ValueError):
        return False


def checked(webhook: str, link: str) -> tuple[str, str]:
    """Both addresses; refused if one is none."""
    for address in (webhook, link):
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise PipyardError(because("why-webhook-addresses"))
    return webhook, link
