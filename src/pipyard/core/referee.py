"""The referee of a race: only the referee reads the clock.

Inputs are heard with the time at which they arrived; a seat's round trip is taken off (at most ``lag`` milliseconds), and what is
left is the stamp. Everything is judged in the order of the stamps, as soon as nothing earlier can arrive any more. What the clock does
by itself comes after the inputs with the same stamp. Virtual time, a live table and tests differ only in what they call ``now``.
"""

from __future__ import annotations

from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.race import CALL, HIT, SLIP, VOID, Window
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Choose

MOST_A_SECOND: Final = 20
"""More inputs than this within a second, from one seat, are refused."""
QUICKEST: Final = 150
"""With a fair window (C14) nobody is taken to be quicker than this, in milliseconds from display to click."""
NEVER: Final = 1 << 60

CLOSED: Final = "closed"
"""Nothing is asked of this seat."""
LATE: Final = "late"
"""It answers a window that is decided already."""
GONE: Final = "gone"
"""What it is about is not there any more."""
NOTHING: Final = "nothing"
"""It is as if it had never been tried."""
GRACE: Final = "grace"
"""Nobody could have heard yet that the window before had closed."""
BLOCKED: Final = "blocked"
"""A slip blocks the seat."""
BUSY: Final = "busy"
"""The hand is not back yet."""
REFUSED: Final = "refused"
"""The match does not take it."""
HELD: Final = "held"
"""It waits; nothing has become of it so far."""


class Flood(PipyardError):
    """A seat sends more than anybody can do with two hands."""


class Heard:
    """An input that waits to be judged. ``about`` is the window it answers (-1: whichever is open), ``late`` marks a call held back.

    ``early`` is when it arrived, if that was sooner than anybody is taken to be (-1: it was not).
    """

    __slots__ = ("about", "early", "late", "move", "number", "seat", "stamp")

    def __init__(self, stamp: int, seat: int, move: Move, about: int, number: int, late: bool = False, early: int = -1) -> None:
        self.stamp: int = stamp
        self.seat: int = seat
        self.move: Move = move
        self.about: int = about
        self.number: int = number
        self.late: bool = late
        self.early: int = early


class Judged:
    """What became of an input. ``why`` says in a word why it was void (empty: it counted), ``amiss`` what was wrong with it.

    ``verdict`` is CALL, HIT, SLIP, PAID or VOID; for so many milliseconds after its stamp, ``wait``, the seat cannot do the like.
    """

    __slots__ = ("amiss", "move", "number", "seat", "stamp", "verdict", "wait", "why")

    def __init__(self, heard: Heard) -> None:
        self.number: int = heard.number
        self.seat: int = heard.seat
        self.stamp: int = heard.stamp
        self.move: Move = heard.move
        self.verdict: int = VOID
        self.why: str = ""
        self.wait: int = 0
        self.amiss: Text | None = None


class Referee:
    """Lets the inputs of a race reach the match, in order, and drops those that are void.

    ``judged`` collects what became of every input; whoever reads it may empty it. ``heard`` is the number of the last input.
    """

    def __init__(self, match: Match, lag: int = -1, now: int = 0) -> None:
        now = max(now, *[event.stamp or 0 for event in match.events], 0)  # a race that was kept goes on where it stopped
        chosen = match.game.options.chosen
        self.match = match
        self.lag: int = lag if lag >= 0 else int(chosen.get("lag_comp_ms", chosen.get("fair_window_ms", 0)))
        self.judged: list[Judged] = []
        self.heard: int = 0
        self._by_claims: bool = "fair_window_ms" in chosen  # the claims of C14, not the protocol of RT1
        self._waiting: list[Heard] = []
        self._recent: list[list[int]] = [[] for _ in range(match.seats)]  # when the last inputs of each seat arrived
        self._blocked: list[int] = [0] * match.seats
        self._busy: list[dict[str, int]] = [{} for _ in range(match.seats)]  # until when the hand is busy, by verb
        self._rung: dict[tuple[str, int], int] = {}  # since when each bell hangs there
        self._mark = -1
        self._opened = now
        self._stamp = now
        self._seen = -1  # how many events the window below knows of
        self._window: Window | None = None
        self._look(now)

    @property
    def opened(self) -> int:
        """When the present window began."""
        return self._opened

    @property
    def dropped(self) -> list[tuple[int, int, str, str]]:
        """What was void: stamp, seat, text and why."""
        return [(one.stamp, one.seat, one.move.text, one.why) for one in self.judged if one.why]

    def window(self) -> Window | None:
        """What is decided at the moment, None if this is no race or chance comes first."""
        if self._seen != len(self.match.events):
            self._seen = len(self.match.events)
            self._window = self.match.state.race() if isinstance(self.match.turn, Choose) else None
        return self._window

    def hear(self, seat: int, text: str, now: int, delay: int = 0, about: int = -1) -> int:
        """An input arrives. ``delay`` is the seat's round trip: what it answers was shown later there, and it was under way itself.

        Comes back with the stamp; refuses nonsense and floods at once.
        """
        if not 0 <= seat < self.match.seats:
            raise PipyardError(because("why-there-is-no-seat", seat=seat))
        recent = [when for when in self._recent[seat] if when > now - 1000]
        if len(recent) >= MOST_A_SECOND:
            self._recent[seat] = recent
            raise Flood(because("why-seat-sends-more-than-inputs", seat=seat, mostasecond=MOST_A_SECOND))
        self._recent[seat] = [*recent, now]
        move = self.match.game.parse(text)
        stamp = max(now - min(max(delay, 0), self.lag), 0)
        early = -1
        if self._by_claims and self.lag and about in (-1, self._mark) and stamp < self._opened + QUICKEST:
            stamp, early = self._opened + QUICKEST, now
        self.heard += 1
        self._waiting.append(Heard(stamp, seat, move, about, self.heard, False, early))
        return stamp

    def due(self) -> int:
        """When :meth:`run` should be called next; NEVER if only an input can move the race."""
        soonest = min([heard.stamp for heard in self._waiting], default=NEVER)
        window = self.window()
        if window is not None:
            soonest = min([soonest, *[self._rings(bell.event.text, bell.since) + bell.after for bell in window.bells]])
        return soonest + self.lag if soonest < NEVER else NEVER

    def limit(self, now: int) -> int:
        """When the first bell of the window rings, the one that everybody may know of; NEVER if there is none."""
        window = self.window()
        if window is None or not window.bells:
            return NEVER
        bell = window.bells[0]
        return self._rung.get((bell.event.text, bell.since), now) + bell.after

    def run(self, now: int) -> int:
        """Judge everything that is final at this time. Comes back with the number of events that happened."""
        before = len(self.match.events)
        self._look(now)
        while self.match.over is None and self._next(now):
            pass
        if self.match.over is not None:
            for heard in self._waiting:
                self.judged.append(Judged(heard))
                self.judged[-1].why = CLOSED
            self._waiting.clear()
        return len(self.match.events) - before

    def _next(self, now: int) -> bool:
        """Judge the first thing that is final, if there is one."""
        final = now - self.lag
        window = self.window()
        heard = self._first(window)
        if window is not None:
            for bell in sorted(window.bells, key=lambda bell: self._rings(bell.event.text, bell.since) + bell.after)[:1]:
                rings = self._rings(bell.event.text, bell.since) + bell.after
                if rings <= final and (heard is None or rings < heard.stamp):
                    self._apply(CHANCE_SEAT, bell.event, rings, now)
                    return True
        if heard is None or heard.stamp > final:
            return False
        self._waiting.remove(heard)
        judged = Judged(heard)
        judged.why = self._judge(heard, window, now, judged)
        if judged.why != HELD:
            self.judged.append(judged)
        return True

    def _first(self, window: Window | None) -> Heard | None:
        """The earliest input; equal stamps clockwise from the seat that goes first, calls that were held back last.

        Without a line that is made up for there is no better order than that of arrival (C14), and so it is for all who were too quick.
        """
        found: Heard | None = None
        key: tuple[int, ...] = ()
        first = window.first if window is not None else 0
        for heard in self._waiting:
            place = 0 if self._by_claims and not self.lag else (heard.seat - first) % self.match.seats
            if heard.early >= 0:
                place = self.match.seats + heard.early
            mine = (heard.stamp, int(heard.late), place, heard.number)
            if found is None or mine < key:
                found, key = heard, mine
        return found

    def _judge(self, heard: Heard, window: Window | None, now: int, judged: Judged) -> str:
        """Let an input count, or say why it is void."""
        turn, state = self.match.turn, self.match.state
        if not isinstance(turn, Choose) or heard.seat not in turn.seats:
            return CLOSED
        if window is None:
            judged.verdict = CALL
            return self._let(heard, now)
        if heard.stamp < self._opened or (heard.about >= 0 and not window.answers <= heard.about <= window.mark):
            return LATE
        if not state.moves(heard.seat).contains(heard.move):
            return GONE
        verdict = state.judge(heard.seat, heard.move)
        verb = heard.move.verb
        if verdict == VOID:
            return NOTHING
        if verdict != CALL:
            if window.grace and heard.stamp <= self._opened + window.grace:
                return GRACE
            judged.wait = self._blocked[heard.seat] - heard.stamp
            if judged.wait > 0:
                return BLOCKED
            judged.wait = self._busy[heard.seat].get(verb, 0) - heard.stamp
            if judged.wait > 0:
                return BUSY
            judged.wait = 0
        earliest = self._opened + window.hold.get(verb, 0)
        if heard.stamp < earliest:
            self._waiting.append(Heard(earliest, heard.seat, heard.move, window.mark, heard.number, True))
            return HELD
        judged.verdict = verdict
        judged.amiss = state.amiss(heard.seat, heard.move) if verdict != HIT else None
        why = self._let(heard, now)
        if not why and verdict == SLIP:
            judged.wait = window.fumble
            self._blocked[heard.seat] = heard.stamp + window.fumble
        if not why and verdict == HIT:
            judged.wait = window.hand.get(verb, 0)
            self._busy[heard.seat][verb] = heard.stamp + judged.wait
        return why

    def _let(self, heard: Heard, now: int) -> str:
        try:
            self._apply(heard.seat, heard.move, heard.stamp, now)
        except PipyardError:
            return REFUSED
        return ""

    def _apply(self, seat: int, move: Move, stamp: int, now: int) -> None:
        stamp = max(stamp, self._stamp)
        before = len(self.match.events)
        if seat == CHANCE_SEAT:
            self.match.happen(move, stamp)
        else:
            self.match.submit(seat, move, stamp)
        self._stamp = stamp
        rolled = len(self.match.events) > before + 1
        self._look(max(now, stamp) if rolled else stamp)

    def _look(self, when: int) -> None:
        """Notice new windows and new bells. What was rolled is seen when it is shown, which is now."""
        window = self.window()
        if window is None:
            return
        if window.mark != self._mark:
            self._mark = window.mark
            self._opened = when
        self._rung = {(bell.event.text, bell.since): self._rung.get((bell.event.text, bell.since), when) for bell in window.bells}

    def _rings(self, text: str, since: int) -> int:
        return self._rung.get((text, since), self._stamp)
