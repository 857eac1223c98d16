"""The table of a tournament: its players play, and the tournament decides who sits there and what is played."""

from __future__ import annotations

from typing import Final

from pipyard.core.text import because
from pipyard.server.protocol import requests
from pipyard.server.protocol.requests import FromBrowser
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import RequestRefused

DECIDED: Final = (
    requests.Sit,
    requests.HintAsk,
    requests.Invite,
    requests.Rename,
    requests.Ready,
    requests.Plan,
    requests.Start,
    requests.UndoAsk,
    requests.Manage,
    requests.Vote,
)
"""What nobody asks for there: seats are taken on the page of the tournament, and there is one game, without help."""


def must_be_left_to_players(room: RoomState, request: FromBrowser) -> None:
    if room.tournament and isinstance(request, DECIDED):
        raise RequestRefused("seat", because("why-tournament-decides"))
