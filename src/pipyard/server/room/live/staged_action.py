"""A live action: its seat, its dice and where they are now. It follows from the rules and the log, so it is the same in every
process; only the frames come from the process that steers it."""

from __future__ import annotations

from typing import Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.match import Match
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance, Choose
from pipyard.physics.live_scene import VERB_CHANNELS, live_action
from pipyard.physics.motion import FRAME_RATE, frame_of
from pipyard.pyramid.action_fields import find_die
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.pyramid.trace import MAX_TRACE_FRAMES
from pipyard.server.protocol.messages import LiveDie, LiveNow
from pipyard.server.room.live.frame_reel import FrameBuffer
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import RequestRefused

_CELL_NUMBERS: Final = {cell.text: number for number, cell in enumerate(CELLS)}


class StagedAction:
    """A live action of one seat, if the rules allow it."""

    def __init__(self, state: RoomState, seat: int, prefix: tuple[str, ...]) -> None:
        match = state.playing()
        self.seat = seat
        self.prefix = prefix
        self.after = state.session.last_number
        self.space = _space(state, match, seat, prefix)
        self.channels = VERB_CHANNELS[self.space.action.verb]
        self.film = FrameBuffer(self.space.rig.lean)
        self._palette: tuple[str, ...] = getattr(match.state, "palette", ("red", "green", "black"))
        for die in self.space.before.values():
            if die.pose is not None:
                self.film.poses[die.number] = frame_of(die.pose)

    def now(self) -> LiveNow:
        left = self.space.left if self.space.left > 0 else MAX_TRACE_FRAMES / FRAME_RATE
        dice: list[LiveDie] = []
        for die in self.space.before.values():
            if die.number in self.film.poses:
                x, y, z, turn = self.film.poses[die.number]
                dice.append(LiveDie(die.number, self._palette[die.colour % len(self._palette)], (x, y, z), turn))
        rest = tuple([0.0] * len(self.channels))
        most = round(1000 * min(left, MAX_TRACE_FRAMES / FRAME_RATE))
        return LiveNow(
            seat=self.seat,
            prefix=self.prefix,
            channels=self.channels,
            rest=rest,
            rate=FRAME_RATE,
            most_ms=most,
            dice=tuple(dice),
            tilt=self.film.tilt,
        )


def _space(room: RoomState, match: Match, seat: int, prefix: tuple[str, ...]) -> ActionOutcome:
    """The outcome that physics decides once the seat has begun."""
    verb, *names = prefix
    die = find_die(names[0]) if names else -1
    place = _CELL_NUMBERS.get(names[0], -1) if names else -1
    if len(names) > 1 or (names and die < 0 and place < 0):
        raise RequestRefused("illegal", because("why-nothing-to-steer", prefix=quoted(" ".join(prefix))))
    try:
        text = live_action(verb, place, die).text()
        room.must_look_legal(match, seat, text)
        state = match.state.copy()
        turn, move = state.turn(), room.game.parse(text)
        if not isinstance(turn, Choose) or seat not in turn.seats:
            raise RequestRefused("turn", because("why-seat-not-asked", seat=seat + 1))
        if not state.moves(seat).contains(move):
            raise RequestRefused("illegal", state.objection(seat, move) or because("why-not-allowed-now", move=verb))
        state.play(seat, move)
    except Unparsable as error:
        raise RequestRefused("illegal", error.text) from None
    except PipyardError as error:
        raise error if isinstance(error, RequestRefused) else RequestRefused("illegal", error.text) from None
    due = state.turn()
    if not isinstance(due, Chance) or not isinstance(due.space, ActionOutcome):
        raise RequestRefused("illegal", because("why-not-done-live", verb=verb))
    return due.space
