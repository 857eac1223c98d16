"""One short page about the secure address: its benefits, and how a phone comes to trust a table at home."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from pipyard.server.web.responses import wanted_language
from pipyard.texts import say

CERTIFICATE = "/pipyard-authority.crt"
PAGE_STYLE = """
body { font: 1.05rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 1.2rem; color: #16211c; background: #fdfbf6; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 1.4rem 0 .3rem; } ol, ul { padding-left: 1.4rem; margin: .3rem 0; }
.go { display: inline-block; margin: .3rem 0; padding: .7rem 1.2rem; border-radius: .6rem; background: #ffc94d; color: #16211c;
    font-weight: 700; text-decoration: none; }
code { background: #efe8d8; padding: .1rem .35rem; border-radius: .3rem; }
@media (prefers-color-scheme: dark) { body { color: #f2f5f3; background: #10261f; } code { background: #20463a; } }
"""
DEVICES = {"iphone": 3, "android": 3, "computer": 2}
"""Steps by kind of device."""


def routes(authority: Path | None, secured: str) -> list[BaseRoute]:
    """``authority``: the certificate for devices to trust; ``secured``: the secure address, empty if there is none."""

    async def guide(request: Request) -> Response:
        return HTMLResponse(
            page(wanted_language(request), authority is not None, secured, request.url.scheme == "https"),
            headers={"cache-control": "no-cache"},
        )

    async def style(request: Request) -> Response:
        return Response(PAGE_STYLE, media_type="text/css", headers={"cache-control": "no-cache"})

    async def certificate(request: Request) -> Response:
        if authority is None:
            return Response("", 404, media_type="text/plain")
        # phones open their installer for this type
        return FileResponse(authority, media_type="application/x-x509-ca-cert", filename=CERTIFICATE[1:])

    return [Route("/secure", guide), Route("/secure.css", style), Route(CERTIFICATE, certificate)]


def page(language: str, own: bool, secured: str, here: bool) -> str:
    """``own``: the table's certificate comes from its own authority, unknown to devices; ``here``: this address is secure."""

    def text(key: str, **args: str) -> str:
        return escape(say(key, language, **args))

    parts = [f"<h1>{text('secure-title')}</h1>", f"<p>{text('secure-why')}</p>"]
    if own:
        parts.append(f"<p>{text('secure-own')}</p>")
        parts.append(f'<p><a class="go" href=".{CERTIFICATE}">{text("secure-download")}</a></p>')
        for device, steps in DEVICES.items():
            items = "".join(f"<li>{text(f'secure-{device}-{number}')}</li>" for number in range(1, steps + 1))
            parts.append(f"<h2>{text(f'secure-{device}')}</h2><ol>{items}</ol>")
        parts.append(f"<p>{text('secure-limits')}</p>")
    if secured:
        parts.append(f'<p><a class="go" href="{escape(secured)}">{text("secure-open")}</a><br>{escape(secured)}</p>')
    elif here:
        parts.append(f"<p>{text('secure-here')}</p>")
    else:
        command = "<code>pipyard serve --tls --host 0.0.0.0</code>"
        parts.append(f"<p>{text('secure-none')}</p><p>{command}</p>")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{text("secure-title")}</title><link rel="stylesheet" href="./secure.css"></head><body>{"".join(parts)}</body></html>'
    )
