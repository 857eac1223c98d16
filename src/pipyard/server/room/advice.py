"""Help for players: a move that the table suggests, and why a place is not allowed."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.game import Game, State
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Choose, Over
from pipyard.physics.physics_source import by_physics
from pipyard.server.protocol.messages import Hint
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import Refused, Visitor
from pipyard.server.store.events import Spoken

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

USUAL: Final = "club"
"""The strength of a suggestion where no bot plays."""
ASKED: Final = "\N{ELECTRIC LIGHT BULB}"
"""What the chat shows everybody when a seat has asked for a suggestion."""


async def hint(room: Room, visitor: Visitor, number: int, id: int) -> None:
    """A move as a bot of the opponents' strength would play it from this seat; everybody learns that it was asked for."""
    room.must_hold(visitor, number)
    match = room.playing()
    turn = match.turn
    if not isinstance(turn, Choose) or number not in turn.seats or turn.how == "race":
        raise Refused("turn", because("why-seat-not-asked", seat=number))
    if by_physics(room.game):
        raise Refused("illegal", because("why-no-hint"))
    seen = len(match.events)
    move = await room.autoplay.suggest(match, number, next((seat.bot for seat in room.seats if seat.bot), USUAL))
    if not move or room.match is not match or len(match.events) != seen:
        raise Refused("stale", because("why-happened-meanwhile"))
    visitor.send(encoded(Hint(id, number, move, reason(room.game, room.session.view(number), number, move))))
    await room.transact(_tell, room, number)


async def _tell(room: Room, number: int) -> None:
    since = room.n - 1
    await room.append_events(Spoken(number, room.seats[number].name, ASKED))
    room.broadcast.send_update(since)


def reason(game: Game, view: State, number: int, move: str) -> Text:
    """Why a move is a good one, as far as its player can see at once."""
    with contextlib.suppress(PipyardError):
        before, after = view.scene().scores, view.copy()
        after.play(number, game.parse(move))
        turn = after.turn()
        if isinstance(turn, Over):
            return Text("hint-wins" if turn.ranks[number] == 1 else "hint-ends")
        scores = after.scene().scores
        gained = scores[number] - before[number] if len(scores) > number < len(before) else 0
        if gained > 0 and after.outlook(number) > view.outlook(number):
            return Text("hint-points", {"points": gained})
    return Text("hint-usual")


def why_not(room: Room, visitor: Visitor, number: int, move: str) -> None:
    """Refuse what a seat may not do now, by what it sees; what it may do is not refused, and not done either."""
    room.must_hold(visitor, number)
    turn = room.playing().turn
    if not isinstance(turn, Choose) or number not in turn.seats:
        raise Refused("turn", because("why-seat-not-asked", seat=number))
    generally = because("why-not-this-place")
    try:
        chosen = room.game.parse(move)
    except Unparsable:
        raise Refused("illegal", generally) from None
    if not room.session.space(number).contains(chosen):
        raise Refused("illegal", room.session.view(number).objection(number, chosen) or generally)
