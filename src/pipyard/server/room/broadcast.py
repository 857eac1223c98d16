"""What is told to whom: a room as every visitor may see it. Views are cut here and nowhere else.

A message is put together from parts that are encoded once; visitors who see the same get the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.server.room.game_session import Encoded, encoded
from pipyard.server.room.roll_form import roll_form
from pipyard.server.room.seats import SPECTATOR, Visitor
from pipyard.server.socket.protocol import Chair, ChatLine, Picture, Table, TurnNow, Update

if TYPE_CHECKING:
    from pipyard.server.room.room import Room


class Broadcast:
    """Speaks to the visitors of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._chairs: Encoded = None  # encoded already; None: they have to be looked at again
        self._over: Turn | None = None  # how the game had ended when they were encoded

    # --- to everybody

    def send_update(self, since: int, but: Visitor | None = None) -> None:
        """Everybody hears what happened after a number."""
        visitors = self._room.visitors
        if not visitors:
            return
        chairs = self._encoded_chairs()
        watching: dict[frozenset[int], bytes] = {}  # spectators see the same, but for those whom they do not want to read
        for visitor in list(visitors):
            if visitor is but:
                continue
            self.choose_viewpoint(visitor)
            if visitor.seats:
                visitor.send(encoded(self.update(visitor, since, 0, chairs)))
                continue
            muted = frozenset(visitor.muted)
            if muted not in watching:
                watching[muted] = encoded(self.update(visitor, since, 0, chairs))
            visitor.send(watching[muted])

    def send_table_to_all(self) -> None:
        """Everybody gets the whole table."""
        for visitor in list(self._room.visitors):
            self.choose_viewpoint(visitor)
            visitor.send(encoded(self.table(visitor, 0)))

    def send_to_all(self, body: bytes) -> None:
        """Everybody gets the same message."""
        for visitor in list(self._room.visitors):
            visitor.send(body)

    def send_if_keeping_up(self, body: bytes) -> None:
        """Everybody who keeps up gets a message that the others can do without."""
        for visitor in list(self._room.visitors):
            if visitor.keeps_up():
                visitor.send(body)

    def send_presence(self, but: Visitor | None = None) -> None:
        """Nothing has happened, but somebody came or went."""
        if not self._room.uncommitted:
            self.send_update(self._room.n - 1, but)

    # --- to one

    def choose_viewpoint(self, visitor: Visitor) -> None:
        """Through whose eyes: of the seats the visitor holds, the one that is asked; else the one before."""
        if not visitor.seats:
            visitor.eye = SPECTATOR
            return
        turn = self._room.session.turn
        asked = [seat for seat in turn.seats if seat in visitor.seats] if isinstance(turn, Choose) else []
        if asked and visitor.eye not in asked:
            visitor.eye = asked[0]
        elif visitor.eye not in visitor.seats:
            visitor.eye = min(visitor.seats)

    def update(self, visitor: Visitor, since: int, id: int, chairs: Encoded = None) -> Update:
        room = self._room
        return Update(
            id=id,
            n=room.n - 1,
            lines=room.session.lines(visitor.eye, since),
            chat=self._chat(visitor, since),
            chairs=chairs if chairs is not None else self.seats_now(),
            picture=self.picture(visitor),
            next=room.evening.next,
        )

    def table(self, visitor: Visitor, id: int) -> Table:
        room = self._room
        return Table(
            id=id,
            n=room.n - 1,
            room=room.key,
            game=room.game.info.key,
            title=room.game.info.title,
            options=room.options,
            chairs=self.seats_now(),
            mine=tuple(sorted(visitor.seats)),
            lines=room.session.lines(visitor.eye, -1),
            chat=self._chat(visitor, -1),
            picture=self.picture(visitor),
            clock=room.clock.rule,
            hand=room.hand,
            secret=not room.session.is_public,
            own_side=room.game.info.own_side,
            book=room.game.info.book,
            evening=tuple(room.evening.games),
            next=room.evening.next,
        )

    # --- the parts

    def seats_now(self) -> tuple[Chair, ...]:
        room = self._room
        held = room.present()
        points = room.evening.points_with(room.match)
        return tuple(
            [
                Chair(
                    seat.kind,
                    seat.name,
                    bool(seat.bot) or number in held,
                    points[number],
                    seat.colour,
                    seat.ready or bool(seat.bot),
                    room.clock.bank_ms(number),
                )
                for number, seat in enumerate(room.seats)
            ]
        )

    def picture(self, visitor: Visitor) -> Picture:
        room = self._room
        match = room.match
        if match is None:
            return Picture(eye=visitor.eye, scene=None, turn=TurnNow("waiting"), undo=None, may_undo=())
        undoable = room.session.undoable & visitor.seats
        return Picture(
            eye=visitor.eye,
            scene=room.session.scene(visitor.eye),
            turn=self._turn(match, visitor),
            undo=room.undo,
            may_undo=tuple(sorted(undoable)) if undoable else (),
            live=room.live.now() if room.live.busy else (),
            failed=room.tasks.failure(),
        )

    def _turn(self, match: Match, visitor: Visitor) -> TurnNow:
        turn = self._room.session.turn
        if isinstance(turn, Over):
            return TurnNow("over", ranks=tuple(turn.ranks), scores=tuple(turn.scores), why=turn.why)
        if not isinstance(turn, Choose):
            assert turn is not None
            by_hand = self._room.tasks.waits_for_hand(turn)
            roll = roll_form(turn.space) if by_hand and isinstance(turn, Chance) else None
            rolls = () if by_hand else tuple(self._room.tasks.rollers(turn))
            return TurnNow("chance", (turn.seat,) if turn.seat >= 0 else (), by_hand=by_hand, roll=roll, rolls=rolls)
        moves: dict[int, Encoded] = {}
        for number in turn.seats:
            if number in visitor.seats:
                moves[number] = self._room.session.branches(number)
        return TurnNow("choose", turn.seats, turn.how, moves, left_ms=self._left(match))

    def _left(self, match: Match) -> int:
        """Milliseconds that are left to those who are asked; -1 where no clock runs."""
        clock, race = self._room.clock, self._room.race.running
        if race is not None and self._room.race.runs(match):
            return race.left()
        return clock.left_ms() if clock.runs else -1

    def _chat(self, visitor: Visitor, since: int) -> tuple[ChatLine, ...]:
        chat = self._room.chat
        if not chat or chat[-1].n <= since:
            return ()
        return tuple([line for line in chat if line.n > since and line.seat not in visitor.muted])

    def seats_changed(self) -> None:
        """Somebody came or went, sat down, got another name or colour, is ready."""
        self._chairs = None

    def _encoded_chairs(self) -> Encoded:
        """The chairs as bytes: they stay the same from move to move, unless there are clocks on them."""
        room = self._room
        turn = room.session.turn
        over = turn if isinstance(turn, Over) else None
        found = self._chairs
        if found is None or over is not self._over or room.clock.rule.bank:
            found = self._chairs = Raw(encoded(self.seats_now()))
            self._over = over
        return found
