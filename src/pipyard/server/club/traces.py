"""What a member left in the rooms where they sat: words in the chat, and addresses at which their browsers are called."""

from __future__ import annotations

from pipyard.server.club import premoves
from pipyard.server.protocol.club_messages import CallAddress, LaidDown, SaidLine
from pipyard.server.store.events import Freed, Sat, Spoken, TokenRenewed, decode
from pipyard.server.store.script import Script

Traces = tuple[list[SaidLine], list[CallAddress], list[LaidDown]]


def traces_in_room(member: str, room: str) -> Script[Traces]:
    """A member's lines in the chat of a room, and the addresses given for their seats."""
    rows = yield "SELECT at, body FROM log WHERE room = ? ORDER BY n", (room,)
    proofs: dict[int, str] = {}  # of the seats that are theirs
    said: list[SaidLine] = []
    for at, body in rows:
        event = decode(bytes(body))
        match event:
            case Sat():
                proofs.pop(event.seat, None)
                if event.member == member:
                    proofs[event.seat] = event.token
            case TokenRenewed() if event.seat in proofs:
                proofs[event.seat] = event.token
            case Freed():
                proofs.pop(event.seat, None)
            case Spoken() if event.seat in proofs:
                said.append(SaidLine(room, int(at), event.text))
            case _:
                pass
    found: list[CallAddress] = []
    for proof in sorted(set(proofs.values())):
        given = yield "SELECT endpoint, language, made FROM pushes WHERE room = ? AND proof = ? ORDER BY endpoint", (room, proof)
        found += [CallAddress(room, endpoint, language, int(made)) for endpoint, language, made in given]
    laid: list[LaidDown] = []
    for seat in sorted(proofs):
        _, line = yield from premoves.of_seat(room, seat)
        laid += [LaidDown(room, line)] if line else []
    return said, found, laid
