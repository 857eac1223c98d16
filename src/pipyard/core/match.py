"""A match: one game in progress, event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from mypy_extensions import mypyc_attr

from pipyard.core import log as logs
from pipyard.core.errors import BadLog, BadOption, Illegal, NoUndo, OutOfTurn, Unparsable
from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event, Header
from pipyard.core.migration import modern
from pipyard.core.notation import Move
from pipyard.core.options import written
from pipyard.core.source import Seeded, Source
from pipyard.core.space import Space
from pipyard.core.text import Text, because, quoted
from pipyard.core.turn import Chance, Choose, Over, Turn, won

Watcher = Callable[["Match", Event], None]
Maker = Callable[[Game, int, "int | str", Sequence[str], "Source | None", "Watcher | None"], "Match"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game, its state and its log. Every change goes through :meth:`submit`, :meth:`happen` or :meth:`undo`.

    ``source`` decides chance; without one (``source=None``) outcomes come from :meth:`happen`. After an error nothing has changed.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: int | str = 0,
        players: Sequence[str] = (),
        source: Source | str | None = "seeded",
        watch: Watcher | None = None,
    ) -> None:
        self.game = game
        self.state: State = game.start(seats)
        self.seats: int = seats or game.fewest()
        self.seed = logs.one_line(str(seed))
        self.players = tuple([logs.one_line(name).replace(",", ";") for name in players])
        self.events: list[Event] = []
        self.watch = watch
        self.source: Source | None = Seeded(self.seed) if source == "seeded" else cast("Source | None", source)
        self._before: list[tuple[State, int]] = []  # states that undo can return to, and the number of events before each
        self._sealed: list[int] = []  # events that the others may not read yet
        self._shown: list[dict[int | None, str] | None] = []  # for each event, what differs for whom
        self._clock = 0  # the last stamp
        self._given_up: Over | None = None
        self._spaces: dict[int, Space] = {}  # cached moves of the seats to move
        self._draw_chances()

    @property
    def turn(self) -> Turn:
        return self.state.turn() if self._given_up is None else self._given_up

    @property
    def over(self) -> Over | None:
        turn = self.turn
        return turn if isinstance(turn, Over) else None

    def moves(self, seat: int) -> Space:
        """The moves of a seat now. Cached."""
        found = self._spaces.get(seat)
        if found is None:
            found = self._spaces[seat] = self.state.moves(seat)
        return found

    def submit(self, seat: int, move: str | Move, stamp: int | None = None) -> Move:
        """Play a seat's move. Raises OutOfTurn, Unparsable or Illegal, and then nothing has changed."""
        turn = self.turn
        if not isinstance(turn, Choose):
            raise OutOfTurn(because("why-the-game-is-over") if isinstance(turn, Over) else because("why-chance-has-to-decide-first"))
        if seat not in turn.seats:
            asked = ", ".join(map(str, turn.seats))
            raise OutOfTurn(because("why-seat-is-not-asked-now", seat=seat, asked=asked))
        # always parsed from text: what is played is what the log will contain
        chosen = self.game.parse(move if isinstance(move, str) else move.text)
        space = self.moves(seat)
        if not space.contains(chosen):
            raise Illegal(self._objection(seat, chosen))
        self._tick(stamp)
        hidden = self._differing(space, chosen)
        racing = turn.how == "race" and self.state.race() is not None
        before = self.state if racing else self.state.copy()
        self.state.play(seat, chosen)
        if racing:
            self._before.clear()  # the first one stays first
        elif turn.how != "together" and _has_secrets(before):
            self._before.clear()  # the move may have revealed something
        else:
            self._before.append((before, len(self.events)))
        if turn.hidden_from:
            hidden = {other: f"{chosen.verb} ?".strip() for other in (*turn.hidden_from, None)}
        if turn.how == "together":
            self._sealed.append(len(self.events))
        self._add(Event(seat, str(chosen), stamp), hidden)
        self._unseal(turn, seat)
        self._draw_chances()
        return chosen

    def happen(self, outcome: str | Move, stamp: int | None = None) -> Move:
        """Apply a chance outcome from outside: real dice, an old log, or a bell of a race."""
        turn = self.turn
        if isinstance(turn, Choose) and turn.how == "race":
            return self._ring(outcome, stamp)
        if not isinstance(turn, Chance):
            raise OutOfTurn(because("why-the-game-is-over") if isinstance(turn, Over) else because("why-nothing-is-to-be-rolled"))
        landed = turn.space.parse(outcome) if isinstance(outcome, str) else outcome
        if not turn.space.contains(landed):
            raise Illegal(because("why-cannot-happen-here", landed=quoted(landed.text)))
        self._land(turn, landed)
        self._draw_chances()
        return landed

    def _ring(self, outcome: str | Move, stamp: int | None) -> Move:
        window = self.state.race()
        text = outcome if isinstance(outcome, str) else outcome.text
        rung = [bell.event for bell in window.bells if bell.event.text == text] if window is not None else []
        if not rung:
            raise OutOfTurn(because("why-nothing-is-to-be-rolled-now"))
        self._tick(stamp)
        self.state.land(rung[0])
        self._before.clear()
        self._add(Event(CHANCE_SEAT, text, stamp), None)
        self._draw_chances()
        return rung[0]

    def _tick(self, stamp: int | None) -> None:
        if stamp is not None:
            if stamp < self._clock:
                raise Illegal(because("why-the-stamp-lies-before-the", stamp=stamp, clock=self._clock))
            self._clock = stamp

    def undo(self) -> Event:
        """Take back the last move; never past a chance outcome, the opening of sealed choices, or a move that may have revealed a secret.
        The log keeps both.
        """
        if not self._before:
            why = because("part-nothing-played") if not self.events else because("part-chance-stays")
            raise NoUndo(because("why-nothing-can-be-taken-back", why=why))
        state, length = self._before.pop()
        taken = self.events[length]
        self.state = state
        self._add(Event(taken.seat, "undo"), None)
        return taken

    def lapse(self, seat: int) -> None:
        """A seat has run out of time; the rules decide what that means. Called by the table's clock, never by the rules."""
        turn = self.turn
        if not isinstance(turn, Choose) or seat not in turn.seats:
            raise OutOfTurn(because("why-seat-is-not-asked-now-so", seat=seat))
        self.state.lapse(seat)
        self._before.clear()
        self._add(Event(seat, "timeout"), None)
        self._unseal(turn, seat)
        self._draw_chances()

    def forfeit(self, seat: int) -> None:
        """A seat gives up or fails: its side loses, and all others share the win."""
        if self.over is not None:
            raise OutOfTurn(because("why-the-game-is-over"))
        if not 0 <= seat < self.seats:
            raise OutOfTurn(because("why-there-is-no-seat", seat=seat))
        sides = self.game.sides(self.seats)
        lost = [other for other in range(self.seats) if other % sides == seat % sides]
        winners = [other for other in range(self.seats) if other not in lost]
        self._given_up = won(winners, [int(other in winners) for other in range(self.seats)], "forfeit")
        self._before.clear()
        self._sealed.clear()
        self._add(Event(seat, "forfeit"), None)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undoable(self) -> list[int]:
        """The seats whose moves can be taken back, in playing order: undo starts at the end."""
        return [self.events[length].seat for _, length in self._before]

    @property
    def header(self) -> Header:
        options = {name: written(value) for name, value in self.game.options.changed().items()}
        return Header(self.game.info.key, self.game.info.version, self.seats, options, self.players, self.seed)

    @property
    def log(self) -> str:
        """The whole game as text; :meth:`replay` reads it back."""
        return logs.write(self.header, self.events)

    def shown(self, index: int, seat: int | None) -> Event:
        """One event as far as a seat (None: a spectator) may know it now."""
        event = self.events[index]
        text = event.text
        hidden = self._shown[index]
        if hidden is not None:
            text = hidden.get(seat, text)
        if index in self._sealed and event.seat != seat:
            text = "?"
        return Event(event.seat, text, event.stamp)

    def same_for_all(self, first: int) -> bool:
        """Whether all viewers read the same from an event on."""
        if self._sealed and self._sealed[-1] >= first:
            return False
        return all([hidden is None for hidden in self._shown[first:]])

    @property
    def sealed(self) -> bool:
        """Whether some seats may not read all events yet."""
        return bool(self._sealed)

    def log_for(self, seat: int | None) -> str:
        """The log as a seat (None: a spectator) may know it: secrets are ``?``, and the seed is left out, because it reveals the future."""
        shown = [self.shown(index, seat) for index in range(len(self.events))]
        header = self.header
        return logs.write(Header(header.game, header.version, header.seats, header.options, header.players), shown)

    @staticmethod
    def replay(
        text: str, find: Callable[[str], Game], upto: int | None = None, watch: Watcher | None = None, make: Maker | None = None
    ) -> Match:
        """Replay a log into a match that can continue; ``upto`` stops after so many events, ``make`` begins the match."""
        header, events, lines = logs.read_lines(text)
        game = find(header.game)
        header, modern_events = modern(header, events, game.info.version)
        if len(modern_events) != len(events):
            lines = []
        events = modern_events
        try:
            game = game.configured(**header.options)
            match = (make or Match)(game, header.seats, header.seed, header.players, None, watch)
        except BadOption as error:
            raise BadLog(because("why-the-header-asks-for-what", game=header.game, error=error.text)) from None
        match.follow(events[:upto], lines)
        return match

    def follow(self, events: Sequence[Event], lines: Sequence[int] = ()) -> None:
        """Apply the events of a log; a :class:`BadLog` names the impossible event, and its line if given."""
        for number, event in enumerate(events):
            try:
                if event.seat == CHANCE_SEAT:
                    self.happen(event.text, event.stamp)
                elif event.text == "undo":
                    self.undo()
                elif event.text == "timeout":
                    self.lapse(event.seat)
                elif event.text == "forfeit":
                    self.forfeit(event.seat)
                else:
                    self.submit(event.seat, event.text, event.stamp)
            except (Unparsable, Illegal, OutOfTurn, NoUndo) as error:
                where = because("part-line", number=lines[number]) if lines else because("part-event", number=len(self.events) + 1)
                raise BadLog(because("why-where-it-went-wrong", where=where, event=quoted(str(event)), error=error.text)) from None

    def resume(self, source: Source | None) -> None:
        """Let this source decide chance from now on, to continue a replayed match."""
        self.source = source
        self._draw_chances()

    def _objection(self, seat: int, move: Move) -> Text:
        state: Any = self.state  # a custom game may return a plain sentence
        why: object = state.objection(seat, move)
        if why:
            return because("why-is-not-allowed", typed=quoted(move.text), because=why)
        steps = self.state.moves(seat).steps()
        if move.verb in steps.atoms:
            return because("why-not-allowed-now", move=quoted(move.text))
        offer = ", ".join([str(atom) for atom in steps.atoms[:8]])
        return because("why-is-not-allowed-now-a", what=quoted(move.text), offer=offer)

    def _differing(self, space: Space, decided: Move) -> dict[int | None, str] | None:
        """What each viewer reads of a decision, if it differs."""
        if type(space).shown is Space.shown:
            return None
        shown = {seat: space.shown(decided, seat) for seat in (None, *range(self.seats))}
        return shown if any(text != decided.text for text in shown.values()) else None

    def _land(self, turn: Chance, outcome: Move) -> None:
        hidden = self._differing(turn.space, outcome)
        self.state.land(outcome)
        self._before.clear()
        self._add(Event(CHANCE_SEAT, outcome.text), hidden)

    def _draw_chances(self) -> None:
        """Let the source decide all pending chance."""
        if self.source is None:
            return
        turn = self.state.turn()
        while isinstance(turn, Chance):
            outcome = self.source.resolve(turn)
            if outcome is None:
                return
            self._land(turn, outcome)
            turn = self.state.turn()

    def _unseal(self, before: Choose, seat: int) -> None:
        """Open sealed choices once their question is gone."""
        if not self._sealed:
            return
        now = self.state.turn()
        still = isinstance(now, Choose) and now.how == "together" and seat not in now.seats and set(now.seats) < set(before.seats)
        if not still:
            self._sealed.clear()
            self._before.clear()

    def _add(self, event: Event, hidden: dict[int | None, str] | None) -> None:
        self._spaces.clear()
        self.events.append(event)
        self._shown.append(hidden)
        if self.watch is not None:
            self.watch(self, event)


def _has_secrets(state: State) -> bool:
    """Whether there is anything that a spectator may not know."""
    return type(state).conceal is not State.conceal and facts(state.view(None)) != facts(state)
