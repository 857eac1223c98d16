"""The referee of a race: the only one that reads the clock.

Inputs arrive with a time; the seat's round trip is subtracted (at most ``lag`` milliseconds), and the result is the stamp. Inputs are
judged in the order of their stamps, as soon as nothing earlier can arrive. Bells come after inputs with the same stamp. Virtual time, a
live table and tests differ only in what they call ``now``.
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
"""Maximum number of inputs per second from one seat."""
QUICKEST: Final = 150
"""With a fair window (C14) no reaction counts as faster than this, in milliseconds from display to click."""
NEVER: Final = 1 << 60

CLOSED: Final = "closed"
"""It is not this seat's turn."""
TOO_LATE: Final = "late"
"""It refers to a window that is already decided."""
GONE: Final = "gone"
"""Its object is gone."""
NO_EFFECT: Final = "nothing"
"""It has no effect."""
GRACE: Final = "grace"
"""Nobody could know yet that the window before had closed."""
BLOCKED: Final = "blocked"
"""The seat is blocked after a slip."""
BUSY: Final = "busy"
"""The hand is busy."""
REFUSED: Final = "refused"
"""The match refuses it."""
HELD: Final = "held"
"""It waits for its verdict."""


class Flood(PipyardError):
    """A seat sends more inputs than two hands could make."""


class RaceInput:
    """An input waiting to be judged. ``about``: the window it refers to (-1: the open one). ``late``: a call that was held back. ``early``:
    its arrival, if that was faster than a human reaction (-1: it was not).
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


class InputVerdict:
    """The verdict on an input. ``why``: the reason if it was void (empty: it counted). ``amiss``: what was wrong with it. ``verdict``:
    CALL, HIT, SLIP, PAID or VOID. ``wait``: milliseconds after its stamp during which the seat cannot do the same.
    """

    __slots__ = ("amiss", "move", "number", "seat", "stamp", "verdict", "wait", "why")

    def __init__(self, claim: RaceInput) -> None:
        self.number: int = claim.number
        self.seat: int = claim.seat
        self.stamp: int = claim.stamp
        self.move: Move = claim.move
        self.verdict: int = VOID
        self.why: str = ""
        self.wait: int = 0
        self.amiss: Text | None = None


class Referee:
    """Passes the inputs of a race to the match, in order, and drops void ones.

    ``verdicts`` collects the verdict on every input; its reader may empty it. ``last_input`` is the number of the last input.
    """

    def __init__(self, match: Match, lag: int = -1, now: int = 0) -> None:
        now = max(now, *[event.stamp or 0 for event in match.events], 0)  # a saved race continues where it stopped
        chosen = match.game.options.chosen
        self.match = match
        self.lag: int = lag if lag >= 0 else int(chosen.get("lag_comp_ms", chosen.get("fair_window_ms", 0)))
        self.verdicts: list[InputVerdict] = []
        self.last_input: int = 0
        self._by_claims: bool = "fair_window_ms" in chosen  # the claims of C14, not ProtocolOptions
        self._waiting: list[RaceInput] = []
        self._recent: list[list[int]] = [[] for _ in range(match.seats)]  # when the last inputs of each seat arrived
        self._blocked: list[int] = [0] * match.seats
        self._busy: list[dict[str, int]] = [{} for _ in range(match.seats)]  # until when the hand is busy, by verb
        self._rung: dict[tuple[str, int], int] = {}  # since when each bell has been running
        self._mark = -1
        self._opened = now
        self._stamp = now
        self._seen = -1  # number of events that the window below takes into account
        self._window: Window | None = None
        self._register(now)

    @property
    def opened(self) -> int:
        """When the present window began."""
        return self._opened

    @property
    def dropped(self) -> list[tuple[int, int, str, str]]:
        """Void inputs: stamp, seat, text and reason."""
        return [(one.stamp, one.seat, one.move.text, one.why) for one in self.verdicts if one.why]

    def window(self) -> Window | None:
        """The open window; None if this is no race, or chance comes first."""
        if self._seen != len(self.match.events):
            self._seen = len(self.match.events)
            self._window = self.match.state.race() if isinstance(self.match.turn, Choose) else None
        return self._window

    def add_input(self, seat: int, text: str, now: int, delay: int = 0, about: int = -1) -> int:
        """Take an input. ``delay``: the seat's round trip, in which the question and the answer travelled. Return the stamp; refuse
        nonsense and floods at once.
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
        self.last_input += 1
        self._waiting.append(RaceInput(stamp, seat, move, about, self.last_input, False, early))
        return stamp

    def due(self) -> int:
        """When to call :meth:`run` next; NEVER if only an input can move the race."""
        soonest = min([claim.stamp for claim in self._waiting], default=NEVER)
        window = self.window()
        if window is not None:
            soonest = min([soonest, *[self._rings(bell.event.text, bell.since) + bell.after for bell in window.bells]])
        return soonest + self.lag if soonest < NEVER else NEVER

    def limit(self, now: int) -> int:
        """When the first bell of the window rings; NEVER if there is none."""
        window = self.window()
        if window is None or not window.bells:
            return NEVER
        bell = window.bells[0]
        return self._rung.get((bell.event.text, bell.since), now) + bell.after

    def run(self, now: int) -> int:
        """Judge everything that is final at this time. Return the number of events."""
        before = len(self.match.events)
        self._register(now)
        while self.match.over is None and self._next(now):
            pass
        if self.match.over is not None:
            for claim in self._waiting:
                self.verdicts.append(InputVerdict(claim))
                self.verdicts[-1].why = CLOSED
            self._waiting.clear()
        return len(self.match.events) - before

    def _next(self, now: int) -> bool:
        """Judge the first thing that is final, if there is one."""
        final = now - self.lag
        window = self.window()
        claim = self._first(window)
        if window is not None:
            for bell in sorted(window.bells, key=lambda bell: self._rings(bell.event.text, bell.since) + bell.after)[:1]:
                rings = self._rings(bell.event.text, bell.since) + bell.after
                if rings <= final and (claim is None or rings < claim.stamp):
                    self._apply(CHANCE_SEAT, bell.event, rings, now)
                    return True
        if claim is None or claim.stamp > final:
            return False
        self._waiting.remove(claim)
        judged = InputVerdict(claim)
        judged.why = self._judge(claim, window, now, judged)
        if judged.why != HELD:
            self.verdicts.append(judged)
        return True

    def _first(self, window: Window | None) -> RaceInput | None:
        """The earliest input; equal stamps clockwise from the seat that goes first, held-back calls last. Without lag compensation, and for
        inputs faster than a human reaction, the order of arrival decides (C14).
        """
        found: RaceInput | None = None
        key: tuple[int, ...] = ()
        first = window.first if window is not None else 0
        for claim in self._waiting:
            place = 0 if self._by_claims and not self.lag else (claim.seat - first) % self.match.seats
            if claim.early >= 0:
                place = self.match.seats + claim.early
            mine = (claim.stamp, int(claim.late), place, claim.number)
            if found is None or mine < key:
                found, key = claim, mine
        return found

    def _judge(self, claim: RaceInput, window: Window | None, now: int, judged: InputVerdict) -> str:
        """Count an input, or return why it is void."""
        turn, state = self.match.turn, self.match.state
        if not isinstance(turn, Choose) or claim.seat not in turn.seats:
            return CLOSED
        if window is None:
            judged.verdict = CALL
            return self._submit(claim, now)
        if claim.stamp < self._opened or (claim.about >= 0 and not window.answers <= claim.about <= window.mark):
            return TOO_LATE
        if not state.moves(claim.seat).contains(claim.move):
            return GONE
        verdict = state.judge(claim.seat, claim.move)
        verb = claim.move.verb
        if verdict == VOID:
            return NO_EFFECT
        if verdict != CALL:
            if window.grace and claim.stamp <= self._opened + window.grace:
                return GRACE
            judged.wait = self._blocked[claim.seat] - claim.stamp
            if judged.wait > 0:
                return BLOCKED
            judged.wait = self._busy[claim.seat].get(verb, 0) - claim.stamp
            if judged.wait > 0:
                return BUSY
            judged.wait = 0
        earliest = self._opened + window.hold.get(verb, 0)
        if claim.stamp < earliest:
            self._waiting.append(RaceInput(earliest, claim.seat, claim.move, window.mark, claim.number, True))
            return HELD
        judged.verdict = verdict
        judged.amiss = state.amiss(claim.seat, claim.move) if verdict != HIT else None
        why = self._submit(claim, now)
        if not why and verdict == SLIP:
            judged.wait = window.fumble
            self._blocked[claim.seat] = claim.stamp + window.fumble
        if not why and verdict == HIT:
            judged.wait = window.hand.get(verb, 0)
            self._busy[claim.seat][verb] = claim.stamp + judged.wait
        return why

    def _submit(self, claim: RaceInput, now: int) -> str:
        try:
            self._apply(claim.seat, claim.move, claim.stamp, now)
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
        self._register(max(now, stamp) if rolled else stamp)

    def _register(self, when: int) -> None:
        """Register new windows and bells. A roll is seen when it is shown, which is now."""
        window = self.window()
        if window is None:
            return
        if window.mark != self._mark:
            self._mark = window.mark
            self._opened = when
        self._rung = {(bell.event.text, bell.since): self._rung.get((bell.event.text, bell.since), when) for bell in window.bells}

    def _rings(self, text: str, since: int) -> int:
        return self._rung.get((text, since), self._stamp)
