"""What every visitor of a room is sent. Views are cut here and nowhere else.

A message is put together from parts that are encoded once; visitors who see the same get the same bytes.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.rules.wording import wording
from pipyard.server.protocol.messages import Chair, ChatLine, Control, Picture, Table, TurnNow, Update
from pipyard.server.room.audience import Audience
from pipyard.server.room.autoplay import AutoPlay
from pipyard.server.room.clock import Clock
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.game_session import Encoded, encoded
from pipyard.server.room.live.live_actions import LiveActions
from pipyard.server.room.race.room_race import RoomRace
from pipyard.server.room.roll_form import roll_form
from pipyard.server.room.seats import SPECTATOR, Visitor


@lru_cache(1000)
def dice_colours(game: Game, seats: int) -> tuple[str, ...]:
    """The colour of every seat's dice as a game begins; nothing where seats have none, or it is drawn who has which."""
    try:
        return game.start(seats).scene().colours
    except PipyardError:
        return ()


class Broadcast:
    """Composes messages about a room and sends them to its audience."""

    def __init__(self, state: LoggedRoom, audience: Audience, clock: Clock, race: RoomRace, live: LiveActions, autoplay: AutoPlay) -> None:
        self._state = state
        self._audience = audience
        self._clock = clock
        self._race = race
        self._live = live
        self._autoplay = autoplay
        self._chairs: Encoded = None  # None: encode them again
        self._over: Turn | None = None  # the end of the game when the chairs were encoded

    # --- to everybody

    def send_update(self, since: int, but: Visitor | None = None) -> None:
        """Send everybody what happened after a number."""
        visitors = self._audience.visitors
        if not visitors:
            return
        chairs = self._encoded_chairs()
        watching: dict[frozenset[int], bytes] = {}  # spectators see the same, except for muted chat
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
        """Send everybody the whole table."""
        for visitor in list(self._audience.visitors):
            self.choose_viewpoint(visitor)
            visitor.send(encoded(self.table(visitor, 0)))

    def send_presence(self, but: Visitor | None = None) -> None:
        """Send an update without events: somebody came or went."""
        if not self._state.uncommitted:
            self.send_update(self._state.n - 1, but)

    # --- to one

    def choose_viewpoint(self, visitor: Visitor) -> None:
        """Show the visitor the view of a seat of theirs whose turn it is; else the seat shown before."""
        if not visitor.seats:
            visitor.eye = SPECTATOR
            return
        turn = self._state.session.turn
        asked = [seat for seat in turn.seats if seat in visitor.seats] if isinstance(turn, Choose) else []
        if asked and visitor.eye not in asked:
            visitor.eye = asked[0]
        elif visitor.eye not in visitor.seats:
            visitor.eye = min(visitor.seats)

    def update(self, visitor: Visitor, since: int, id: int, chairs: Encoded = None) -> Update:
        state = self._state
        return Update(
            id=id,
            n=state.n - 1,
            lines=state.session.lines(visitor.eye, since),
            chat=self._chat(visitor, since),
            chairs=chairs if chairs is not None else self.seats_now(),
            picture=self.picture(visitor),
            next=state.evening.next,
            control=self._control(),
        )

    def table(self, visitor: Visitor, id: int) -> Table:
        state = self._state
        worded = wording(state.game, visitor.language)
        return Table(
            id=id,
            n=state.n - 1,
            room=state.key,
            game=state.game.info.key,
            title=worded.title,
            summary=worded.sentences,
            dice=dice_colours(state.game, len(state.seats)) if state.match is None else (),
            options=state.options,
            chairs=self.seats_now(),
            mine=tuple(sorted(visitor.seats)),
            lines=state.session.lines(visitor.eye, -1),
            chat=self._chat(visitor, -1),
            picture=self.picture(visitor),
            clock=self._clock.rule,
            hand=state.hand,
            secret=not state.session.is_public,
            own_side=state.game.info.own_side,
            rolls_for_order=state.game.info.rolls_for_order,
            timed=state.game.info.timed,
            rolls_for_all="speed" in state.game.info.kinds,
            book=state.game.info.book,
            evening=tuple(state.evening.games),
            next=state.evening.next,
            control=self._control(),
            invited=tuple(sorted(state.invited(visitor))),
            rated=state.rated,
            club=state.club is not None,
        )

    # --- parts

    def _control(self) -> Control:
        state = self._state
        return Control(state.host, state.closed, state.guarded, state.vote)

    def seats_now(self) -> tuple[Chair, ...]:
        state = self._state
        held = self._audience.present()
        points = state.evening.points_with(state.match)
        return tuple(
            [
                Chair(
                    seat.kind,
                    seat.name,
                    bool(seat.bot) or number in held,
                    points[number],
                    seat.colour,
                    seat.ready or bool(seat.bot),
                    self._clock.bank_ms(number),
                )
                for number, seat in enumerate(state.seats)
            ]
        )

    def picture(self, visitor: Visitor) -> Picture:
        state = self._state
        match = state.match
        if match is None:
            return Picture(eye=visitor.eye, scene=None, turn=TurnNow("waiting"), undo=None, may_undo=())
        return Picture(
            eye=visitor.eye,
            scene=state.session.scene(visitor.eye),
            turn=self._turn(match, visitor),
            undo=state.undo_now,
            may_undo=tuple([seat for seat in state.session.undoable if seat in visitor.seats]),
            live=self._live.now() if self._live.busy else (),
            failed=self._autoplay.failure(),
        )

    def _turn(self, match: Match, visitor: Visitor) -> TurnNow:
        session = self._state.session
        turn = session.turn
        if isinstance(turn, Over):
            return TurnNow("over", ranks=tuple(turn.ranks), scores=tuple(turn.scores), why=turn.why)
        if not isinstance(turn, Choose):
            assert turn is not None
            by_hand = session.waits_for_hand(turn)
            roll = roll_form(turn.space) if by_hand and isinstance(turn, Chance) else None
            rolls = () if by_hand else tuple(session.rollers(turn))
            return TurnNow("chance", (turn.seat,) if turn.seat >= 0 else (), by_hand=by_hand, roll=roll, rolls=rolls)
        moves: dict[int, Encoded] = {}
        for number in turn.seats:
            if number in visitor.seats:
                moves[number] = session.branches(number)
        return TurnNow("choose", turn.seats, turn.how, moves, left_ms=self._left(match))

    def _left(self, match: Match) -> int:
        """Milliseconds left to the seats to move; -1 if no clock runs."""
        race = self._race.running
        if race is not None and self._race.runs(match):
            return race.left()
        return self._clock.left_ms() if self._clock.runs else -1

    def _chat(self, visitor: Visitor, since: int) -> tuple[ChatLine, ...]:
        chat = self._state.chat
        if not chat or chat[-1].n <= since:
            return ()
        return tuple([line for line in chat if line.n > since and line.seat not in visitor.muted])

    def seats_changed(self) -> None:
        """Encode the chairs again: presence, a name, a colour or readiness changed."""
        self._chairs = None

    def _encoded_chairs(self) -> Encoded:
        """The chairs as bytes. They stay the same from move to move, unless they show clocks."""
        turn = self._state.session.turn
        over = turn if isinstance(turn, Over) else None
        found = self._chairs
        if found is None or over is not self._over or self._clock.rule.bank:
            found = self._chairs = Raw(encoded(self.seats_now()))
            self._over = over
        return found
