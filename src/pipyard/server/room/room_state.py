"""The state of a room, folded from its events. Nothing here waits, stores or sends.

:class:`RoomState` is folded from events and answers what is allowed now; :mod:`pipyard.server.room.room` changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from pipyard import shelf
from pipyard.core.errors import Unparsable
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.scene import Scene
from pipyard.core.text import Text, because, quoted
from pipyard.core.turn import Choose, Over
from pipyard.server.custom_games import newest
from pipyard.server.names import free_name
from pipyard.server.protocol.common import ManageAction, SeatColour
from pipyard.server.protocol.messages import ChatLine, UndoNow, VoteNow
from pipyard.server.room.evening import Evening
from pipyard.server.room.game_session import GameSession
from pipyard.server.room.seats import NOBODY, SPECTATOR, RequestRefused, Seat, Visitor, empty_seats, hashed, holder, new_secret
from pipyard.server.room.vote_count import counted
from pipyard.server.store.events import (
    Began,
    BotFailed,
    Closed,
    Freed,
    GameEvent,
    GovernanceEvent,
    HostNamed,
    Migrated,
    Opened,
    Planned,
    Proposed,
    Readied,
    Recoloured,
    Renamed,
    Reopened,
    RoomEvent,
    Sat,
    Spoken,
    TokenRenewed,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from pipyard.shelf import game as find_game

BY_RULE = ("vote-failed", "aborted", "abandoned")
"""Notices of what no seat and no vote has decided."""
MAX_CHAT_LINES = 200
"""Older chat stays in the store but is not shown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomState:
    """Seats, chat, the evening and the game being played."""

    def __init__(self, key: str, opened: Opened, game: Game) -> None:
        self.key = key
        self.game = game
        self.options = opened.options
        self.hand = opened.hand
        self.rolls = opened.rolls
        self.rated = opened.rated
        """Whether its games change ratings."""
        self.listed = opened.listed
        """Whether the club lists it."""
        self.fill = opened.fill
        """Seconds after which bots take the open seats of a listed table; 0: never."""
        self.filler = opened.filler
        """The bot that takes them."""
        self.pace = (opened.clock, opened.bank, opened.more)
        """Seconds for a move, for a game, and those added after each move."""
        self.days = opened.days
        """Days for each move of a correspondence game; 0: it is none."""
        self.runs_on = opened.rated or opened.days > 0
        """Whether time runs on while nobody is connected, and the game with it."""
        self.tournament = opened.tournament
        """The tournament that the room belongs to, which decides about its seats and games."""
        self.games_begun = 0
        self.seats: list[Seat] = empty_seats(opened.seats)
        self.n: int = 1
        """The number of the next event."""
        self.chat: list[ChatLine] = []
        self.undo_now: UndoNow | None = None
        self.session = GameSession()
        self.evening = Evening(opened.seats)
        self.uncommitted = False
        """Memory is ahead of the log: nobody may see it."""
        self.secret = opened.secret or new_secret()  # rooms of earlier versions have none
        """Seeds of bots, races and live scenes are derived from it. It is never sent."""
        self._opened = opened
        self.host = opened.host
        """The seat that decides about the room; -1: the seats vote."""
        self.closed = False
        self.vote: VoteNow | None = None
        self.barred: set[str] = set()
        """Token hashes of those who were removed: they may watch, but not sit down again."""
        self.guarded = False
        """Somebody was removed: open seats are only for those who have a link to them."""
        self.invitations: dict[int, str] = {}
        """Token hashes of the links to open seats."""
        self.freed: set[int] = set()
        """Seats that were freed during the game being played."""
        self.failed_bots: dict[int, str] = {}
        """Seats whose bot found no move, and why."""

    @property
    def match(self) -> Match | None:
        return self.session.match

    # --- events

    def restore(self, events: Sequence[RoomEvent]) -> None:
        """Apply events in order, and count them."""
        for event in events:
            self.apply(event)
            self.n += 1

    def apply(self, event: RoomEvent) -> None:
        """Apply one event; its number is ``n``."""
        if isinstance(event, GameEvent):
            self.session.replay(event, self.n)
            self.note_game_event(event)
            self.on_game_event(event)
            return
        match event:
            case Sat():
                seat = self.seats[event.seat]
                seat.name, seat.token, seat.bot, seat.member = event.name, event.token, event.bot, event.member
                seat.device = event.device
                self.failed_bots.pop(event.seat, None)
                self.invitations.pop(event.seat, None)
                if event.colour:
                    seat.colour = cast("SeatColour", event.colour)
                if self.hand and not event.bot:
                    self.session.source.by_hand.add(event.seat)
                elif self.rolls and not event.bot:
                    self.session.source.at_will.add(event.seat)
            case Renamed():
                self.seats[event.seat].name = event.name
            case Recoloured():
                self.seats[event.seat].colour = cast("SeatColour", event.colour)
            case Readied():
                self.seats[event.seat].ready = event.yes
            case Planned():
                self.evening.plan = event
                for seat in self.seats:
                    seat.ready = False
            case Began():
                self._apply_began(event)
            case UndoAsked():
                self.undo_now = UndoNow(event.seat, event.waiting)
            case UndoAnswered():
                if self.undo_now is not None:
                    waiting = tuple([seat for seat in self.undo_now.waiting if seat not in event.seats])
                    self.undo_now = UndoNow(self.undo_now.seat, waiting) if event.yes else None
            case Spoken():
                self.chat = [*self.chat[1 - MAX_CHAT_LINES :], ChatLine(self.n, event.seat, event.name, event.text)]
            case Freed() | TokenRenewed() | HostNamed() | Reopened() | Closed() | Proposed() | Voted():
                self._apply_decision(event)
            case BotFailed():
                self.failed_bots[event.seat] = event.why
                self._add_notice(Text("notice-bot-failed", {"bot": self.seats[event.seat].name, "why": event.why}))
            case Migrated():
                pass
            case Opened():
                raise AssertionError("a room is opened once")
        self.on_seats_changed()

    def _apply_decision(self, event: GovernanceEvent) -> None:
        if not isinstance(event, (Proposed, Voted)):
            self.vote = None
        match event:
            case Freed():
                self._note(event.why, event.by, event.seat)
                seat = self.seats[event.seat]
                if event.why == "kick" and seat.token:
                    self.barred.add(seat.token)
                    self.guarded = True
                seat.name, seat.token, seat.bot, seat.member, seat.device, seat.ready = "", "", "", "", "", False
                self.failed_bots.pop(event.seat, None)
                self.session.source.by_hand.discard(event.seat)
                self.session.source.at_will.discard(event.seat)
                if self.match is not None and self.match.over is None:
                    self.freed.add(event.seat)
                if self.host == event.seat:
                    self.host = NOBODY
                self.on_seat_lost(event.seat, event.why == "kick")
            case TokenRenewed():
                if self.seats[event.seat].kind == "open":
                    self._note("invite", event.by, NOBODY)
                    self.invitations[event.seat] = event.token
                else:
                    self._note("token", event.by, event.seat)
                    self.seats[event.seat].token = event.token
                    self.on_seat_lost(event.seat, False)
            case HostNamed():
                self._note("host", event.by, event.seat)
                self.host = event.seat
            case Reopened():
                self._note("open", event.by, NOBODY)
                self.guarded = False
            case Closed():
                self._note(event.why or "close", event.by, NOBODY)
                self.closed = True
            case Proposed():
                what = "invite" if event.action == "token" and self.seats[event.seat].kind == "open" else event.action
                self._note(f"propose-{what}", event.by, event.seat)
                self.vote = VoteNow(cast("ManageAction", event.action), event.seat, event.by, (event.by,), (), event.waiting)
            case Voted():
                self.vote = counted(self.vote, event)
                if self.vote is None:
                    self._note("vote-failed", NOBODY, NOBODY)

    def _note(self, what: str, by: int, seat: int) -> None:
        """Put a decision about the room into the chat. Names are those at the time."""
        key = f"notice-{what}" if by != NOBODY or what in BY_RULE else f"notice-{what}-vote"
        text = Text(key, {"by": self.seats[by].name if by != NOBODY else "", "name": self.seats[seat].name if seat != NOBODY else ""})
        self._add_notice(text)

    def _add_notice(self, text: Text) -> None:
        """Let the table itself say something in the chat."""
        self.chat = [*self.chat[1 - MAX_CHAT_LINES :], ChatLine(self.n, SPECTATOR, "", "", text)]

    def note_game_event(self, event: GameEvent) -> None:
        """An event of the game was applied: what was asked or had failed before it is past."""
        self.undo_now = None
        if event.text == "undo":
            self.failed_bots.clear()
        else:
            self.failed_bots.pop(event.seat, None)

    def _apply_began(self, event: Began) -> None:
        self.evening.note(self.match)
        self.games_begun += 1
        self.undo_now = None
        self.freed.clear()
        self.failed_bots.clear()
        if event.game:
            self.game, self.options = find_game(event.game, **event.options), event.options
        for seat in self.seats:
            seat.ready = False
        self.session.begin(self.game, len(self.seats), self.n)
        self.on_game_started()

    def reset(self) -> None:
        """Go back to before the first event."""
        opened = self._opened
        self.game, self.options = find_game(opened.game, **opened.options), opened.options
        self.seats = empty_seats(opened.seats)
        self.chat, self.n, self.undo_now = [], 1, None
        self.evening = Evening(opened.seats)
        self.games_begun = 0
        self.session.clear()
        self.host, self.closed, self.vote, self.guarded = opened.host, False, None, False
        self.invitations.clear()
        self.barred.clear()
        self.freed.clear()
        self.failed_bots.clear()
        self.on_seats_changed()

    def on_game_event(self, event: GameEvent) -> None:
        """Called after an event of the game was applied."""

    def on_game_started(self) -> None:
        """Called after a game was started."""

    def on_seats_changed(self) -> None:
        """Called after anything else was applied: names, colours, readiness."""

    def on_seat_lost(self, number: int, kicked: bool) -> None:
        """Called after the token of a seat became void."""

    # --- what is allowed now

    def seats_held_with(self, tokens: tuple[str, ...]) -> set[int]:
        """The seats that these tokens open."""
        return {seat for seat in [holder(self.seats, token) for token in tokens] if seat is not None}

    def seats_offered_to(self, tokens: tuple[str, ...]) -> set[int]:
        """The open seats that these tokens invite to."""
        proofs = {hashed(token) for token in tokens}
        return {seat for seat, proof in self.invitations.items() if proof in proofs}

    def must_look_legal(self, match: Match, number: int, move: str) -> None:
        """Refuse by the view of the seat: a refusal based on more would reveal secrets."""
        if self.session.is_public:
            return
        turn = match.turn
        if not isinstance(turn, Choose) or number not in turn.seats:
            return
        try:
            chosen = self.game.parse(move)
        except Unparsable as error:
            raise RequestRefused("illegal", error.text) from None
        if not self.session.space(number).contains(chosen):
            why = self.session.view(number).objection(number, chosen)
            if isinstance(why, Text) and any(isinstance(atom, float) for atom in chosen.atoms):
                raise RequestRefused("illegal", why)  # the numbers of a hand tell nobody anything
            raise RequestRefused(
                "illegal",
                because("why-is-not-allowed", typed=quoted(move), because=why)
                if why
                else because("why-not-allowed-now", move=quoted(move)),
            )

    def playing(self, even_over: bool = False) -> Match:
        match = self.session.match
        self.must_not_be_closed()
        if match is None:
            raise RequestRefused("turn", because("why-game-not-begun"))
        if not even_over and isinstance(self.session.turn, Over):
            raise RequestRefused("turn", because("why-the-game-is-over"))
        return match

    def must_not_be_closed(self) -> None:
        if self.closed:
            raise RequestRefused("illegal", because("why-room-closed"))

    @property
    def keeps_secrets(self) -> bool:
        """Whether a game with secrets is being played."""
        return self.match is not None and self.match.over is None and not self.session.is_public

    def must_not_be_rated(self) -> None:
        """Refuse what would make a rated game unfair while it is played: help, second thoughts, other people in its seats."""
        if self.rated and self.match is not None:
            raise RequestRefused("illegal", because("why-game-is-rated"))

    def must_not_be_rated_now(self) -> None:
        """The same, but between two games everything is allowed."""
        if self.match is not None and self.match.over is None:
            self.must_not_be_rated()

    def must_be_between_games(self) -> None:
        self.must_not_be_closed()
        if self.match is not None and self.match.over is None:
            raise RequestRefused("illegal", because("why-game-has-begun"))

    def must_be_fresh(self, after: int) -> None:
        if after < self.session.last_number:
            raise RequestRefused("stale", because("why-something-happened"))

    def must_hold(self, visitor: Visitor, number: int) -> None:
        if number not in visitor.seats:
            raise RequestRefused("seat", because("why-seat-not-yours", seat=number + 1))

    def must_sit(self, visitor: Visitor) -> None:
        if not visitor.seats:
            raise RequestRefused("seat", because("why-spectators-only-watch"))

    def must_be_open(self, number: int) -> None:
        self.must_not_be_closed()
        if number >= len(self.seats) or self.seats[number].kind != "open":
            raise RequestRefused("seat", because("why-seat-not-open", seat=number + 1))

    def free_name(self, name: str, but: int = -1) -> str:
        return free_name(name, {seat.name for number, seat in enumerate(self.seats) if number != but})

    def recoloured(self, number: int, colour: SeatColour | None) -> list[Recoloured]:
        """Recolour a seat; an open seat that had the colour takes the old one."""
        own = self.seats[number].colour
        if colour is None or colour == own:
            return []
        others = [other for other, seat in enumerate(self.seats) if seat.colour == colour]
        if [other for other in others if self.seats[other].kind != "open"]:
            raise RequestRefused("seat", because("why-colour-of-another", colour=colour))
        return [Recoloured(number, colour), *[Recoloured(other, own) for other in others]]

    # --- the next game

    def next_game(self) -> Began:
        """The planned game, else the same again; a custom game by its newest rules."""
        plan = self.evening.plan
        if plan is not None:
            return Began(plan.game, plan.version, plan.options)
        now = newest(self.game, len(self.seats))
        if now is None:
            return Began()
        return Began(shelf.exact(now), now.info.version, {name: written(value) for name, value in now.options.changed().items()})

    def pyramid_left(self) -> Scene:
        """The pyramid that the finished game left."""
        if self.match is None or self.match.over is None:
            raise RequestRefused("turn", because("why-handed-on-when-over"))
        return self.match.state.view(None).scene()
