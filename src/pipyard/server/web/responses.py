"""Reading requests and writing responses: bodies of bounded size in, JSON out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import Text, because
from pipyard.server.protocol.http_messages import Refusal
from pipyard.texts import choose_language, languages, say_text

encoder = msgspec.json.Encoder()
LONGEST_WISH = 200
"""The part of a header that is searched for a language."""


class ShortNumber(IntegerConvertor):
    """A number in a path. Longer ones match nothing, and Python refuses to parse very long ones."""

    def convert(self, value: str) -> int:
        if len(value) > 9:
            raise HTTPException(400)
        return super().convert(value)


register_url_convertor("short", ShortNumber())


def answer(body: object, status: int = 200) -> Response:
    return Response(encoder.encode(body), status, media_type="application/json")


def wanted_language(request: HTTPConnection) -> str:
    """The browser's preferred language among those available."""
    wish = request.headers.get("accept-language", "")[:LONGEST_WISH].partition(",")[0].partition(";")[0]
    return choose_language(wish, languages())


def refused(request: HTTPConnection, why: Text, status: int, language: str = "") -> Response:
    """A refusal in the client's language."""
    return answer(Refusal(say_text(why, language or wanted_language(request))), status)


async def made_for(
    request: Request, made: Callable[[str, str], str | bytes], known: Sequence[str], media_type: str, caching: str = "no-cache"
) -> Response:
    """Build a response from the language and key in a path, off the event loop; 404 if unknown."""
    language, key = request.path_params["language"], request.path_params["key"]
    if language not in languages() or key not in known:
        return refused(request, because("why-no-such-page"), 404)
    try:
        found = await asyncio.to_thread(made, language, key)
    except PipyardError as error:
        return refused(request, error.text, 404)
    return Response(found, media_type=media_type, headers={"cache-control": caching})


async def body_of(request: Request, most: int) -> bytes | Response:
    """The body of a request; refused as soon as it exceeds the limit, and if it is no text."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            return refused(request, because("why-too-many-bytes", most=most), 413)
    try:
        body.decode()
    except UnicodeDecodeError as error:
        return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
    return body
