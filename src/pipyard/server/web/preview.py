"""The preview of a table link in messengers: who invites to what, and a picture."""

from __future__ import annotations

from html import escape

from pipyard.pictures.scenes import PREVIEW_HEIGHT, PREVIEW_WIDTH
from pipyard.rules.wording import headline
from pipyard.server.room.room_state import RoomState
from pipyard.texts import say


def tags(room: RoomState, base: str, language: str) -> str:
    """Meta elements of a table's page. Reads catalogues, so call it off the event loop.

    ``base``: the address of the server, since messengers need absolute addresses.
    """
    game, sentences = headline(room.game, language)
    host = room.seats[room.host].name if 0 <= room.host < len(room.seats) else ""
    title = say("preview-invitation", language, host=host, title=game) if host else game
    # the number of the next event makes messengers fetch a new picture after a move
    image = f"{base}/t/{room.key}/{room.n}.png"
    properties = {"title": title, "description": sentences, "type": "website", "site_name": "Pipyard"}
    properties |= {"image": image, "image:width": str(PREVIEW_WIDTH), "image:height": str(PREVIEW_HEIGHT), "image:type": "image/png"}
    return "".join(f'<meta property="og:{name}" content="{escape(value)}">\n' for name, value in properties.items())
