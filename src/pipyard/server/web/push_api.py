"""Web push over HTTP: the key of the table, and the addresses of browsers that want to be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.club.push import Address, Push, at_a_service
from pipyard.server.protocol.common import MOST_BYTES
from pipyard.server.protocol.http_messages import NewPush, PushKey
from pipyard.server.store.base import StoreError
from pipyard.server.web.responses import answer, body_of, refused
from pipyard.texts import choose_language, languages

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp

_new_push = msgspec.json.Decoder(NewPush)


def routes(site: Callable[[], WebApp]) -> list[BaseRoute]:
    def push() -> Push | None:
        club = site().lobby.club
        return club.push if club is not None else None

    async def key(request: Request) -> Response:
        found = push()
        try:
            return answer(PushKey(await found.public_key() if found is not None else ""))
        except StoreError as error:
            return refused(request, error.text, 503)

    async def keep(request: Request) -> Response:
        found, here = push(), site()
        if not here.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        if not here.readers.take(request.client.host if request.client else ""):
            return refused(request, because("why-too-many-requests"), 429)
        if found is None:
            return refused(request, because("why-no-such-page"), 404)
        body = await body_of(request, MOST_BYTES)
        if isinstance(body, Response):
            return body
        try:
            wish = _new_push.decode(body)
            if not at_a_service(wish.endpoint):
                return refused(request, because("why-no-push-service"), 400)
            room = await here.lobby.find(request.path_params["room"])
            language = choose_language(wish.language, languages())
            address = Address(wish.endpoint, wish.p256dh, wish.auth, language)
            held = room.seats_held_with(wish.tokens)
            for seat in sorted(held):
                await found.keep(room.key, room.seats[seat].token, address)
        except StoreError as error:
            return refused(request, error.text, 503)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except PipyardError as error:
            return refused(request, error.text, 404)
        return answer({"seats": sorted(held)}, 201)

    return [Route("/api/push", key), Route("/api/rooms/{room}/push", keep, methods=["POST"])]
