"""Members of a club, as their devices speak to a server."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from typing import Any

from .guests import PATIENCE, Guest, Server

GAME = "mes_des_tes_des"
"""A short game for two."""


class ClubMember:
    """A member with a key of their own."""

    def __init__(self, server: Server, name: str, **more: str) -> None:
        self.server = server
        self.name = name
        self.key = secrets.token_urlsafe(16)
        self.status, self.card = server.post("/api/club/members", {"name": name, "key": self.key, **more})

    def post(self, path: str, **body: object) -> tuple[int, Any]:
        return self.server.post(path, body, authorization=f"Bearer {self.key}")

    def get(self, path: str) -> Any:
        return json.loads(self.text(path))

    def text(self, path: str) -> str:
        request = urllib.request.Request(self.server.url + path, headers={"authorization": f"Bearer {self.key}"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            with error:
                return str(error.read().decode())

    def room(self, *kinds: str, game: str = GAME, **terms: object) -> tuple[str, str]:
        """Open a room with oneself at the first seat; its key and the token of that seat."""
        others = [{"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind} for kind in kinds]
        status, made = self.post("/api/rooms", game=game, seats=[{"kind": "person", "name": "Me"}, *others], **terms)
        assert status == 201, made
        return made["room"], made["tokens"]["0"]

    def rated_room(self, *kinds: str) -> tuple[str, str]:
        return self.room(*kinds, clock=300, rated=True)

    def enter(self, room: str, *tokens: str, at: Server | None = None) -> Guest:
        guest = Guest(at or self.server, room, hello=False)
        guest.send(t="hello", protocol=2, room=room, tokens=tokens, member=self.key)
        guest.first = guest.hear_until("table", "update", "sorry")
        return guest


def play_together(one: Guest, other: Guest) -> None:
    """Both play the first move they are offered, until the game is over."""
    while one.turn["kind"] != "over":
        rolls = [(guest, seat) for seat in one.turn.get("rolls", ()) for guest in (one, other) if seat in guest.mine]
        if rolls:
            rolls[0][0].ask(t="roll", seat=rolls[0][1])  # whoever is quicker than the table's patience
        if one.turn["kind"] != "choose":
            one.receive()
            continue
        other.wait_for_n(one.n)
        seat = one.turn["seats"][0]
        mover, waiter = (one, other) if seat in one.mine else (other, one)
        assert mover.play(seat)["t"] == "done"
        waiter.wait_for_n(mover.n)
        one.wait_for_n(other.n)


def rated_game(one: ClubMember, other: ClubMember, at: Server | None = None) -> tuple[str, Guest, Guest]:
    """A rated game of two members up to its beginning; the second may be at another process."""
    room, token = one.rated_room("open")
    first, second = one.enter(room, token), other.enter(room, at=at)
    assert second.ask(t="sit", seat=1, name="somebody")["t"] == "done"
    second.mine = [1]
    assert first.ask(t="start")["t"] == "done"
    second.wait_for_n(first.n)
    first.wait_for_n(second.n)
    return room, first, second
