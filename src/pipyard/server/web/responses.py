"""How requests are read and answered: bodies of bounded size come in, JSON goes out."""

from __future__ import annotations

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pipyard.server.socket.protocol import Refusal

encoder = msgspec.json.Encoder()


class ShortNumber(IntegerConvertor):
    """A number in a path. One with more digits names nothing, and Python would refuse to read a very long one."""

    def convert(self, value: str) -> int:
        if len(value) > 9:
            raise HTTPException(400)
        return super().convert(value)


register_url_convertor("short", ShortNumber())


def answer(body: object, status: int = 200) -> Response:
    return Response(encoder.encode(body), status, media_type="application/json")


def refused(why: str, status: int) -> Response:
    return answer(Refusal(why), status)


async def body_of(request: Request, most: int) -> bytes | Response:
    """What a request brings; a refusal as soon as it is more than so many bytes."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            return refused(f"more than {most} bytes", 413)
    return body
