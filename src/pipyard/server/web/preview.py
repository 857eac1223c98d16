"""What a messenger shows of a link to a table: who invites to what, and a picture."""

from __future__ import annotations

from html import escape
from pathlib import Path

from pipyard.rules.wording import headline
from pipyard.server.room.room_state import RoomState
from pipyard.server.web.pages import can_draw_png, shelved
from pipyard.texts import say

ICON = "/assets/icon-512.png"
"""Shown where pictures cannot be drawn as PNG: messengers show no SVG."""


def page(index: Path, room: RoomState, base: str, language: str) -> str:
    """The client's page with the elements of this table. Reads a file and draws: not for the event loop."""
    return index.read_text("utf-8").replace("</head>", f"{tags(room, base, language)}</head>", 1)


def tags(room: RoomState, base: str, language: str) -> str:
    """Meta elements of a table's page. ``base`` is the address of the server: messengers follow whole addresses only."""
    game, sentences = headline(room.game, language)
    host = room.seats[room.host].name if 0 <= room.host < len(room.seats) else ""
    title = say("preview-invitation", language, host=host, title=game) if host else game
    key = room.game.info.key
    image = f"/api/picture/{key}.png" if can_draw_png() and key in shelved() else ICON
    told = {"title": title, "description": sentences, "image": base + image, "type": "website", "site_name": "Pipyard"}
    return "".join(f'<meta property="og:{name}" content="{escape(value)}">\n' for name, value in told.items())
