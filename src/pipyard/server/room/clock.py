"""The clocks of a room: a time for each move, a bank for the whole game, or both, and limits that a game's own rules set.
They stop while nobody watches, except in rooms whose time runs on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from random import SystemRandom
from typing import Final

from pipyard.core.game import State
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.server.protocol.messages import ClockRule
from pipyard.server.room.audience import Audience
from pipyard.server.room.room_state import RoomState
from pipyard.server.store.events import GameEvent

CLOSE_ENOUGH: Final = 0.005
"""Seconds by which a timer may fire too early."""
UNPAID_EVENTS: Final = ("undo", "timeout", "forfeit")
"""Events of a seat that add nothing to its bank."""


def draws(match: Match, turn: Choose) -> bool:
    """Whether a late player's move is drawn at random. Where moves are secret, everybody could work out the one that the
    rules would choose."""
    kind = type(match.state)
    return kind.lapse is State.lapse and (kind.conceal is not State.conceal or turn.how == "together")


class Clock:
    """Time of the people whose turn it is; bots have limits of their own."""

    def __init__(self, rule: ClockRule, state: RoomState, audience: Audience, time_up: Callable[[Match], None]) -> None:
        self.rule = rule
        self.runs = False
        self._state = state
        self._audience = audience
        self._time_up = time_up
        self._banks: list[float] = []
        self._used: dict[int, float] = {}  # seconds that each seat to move has used for this decision
        self._unhurried = False
        self._before: dict[int, tuple[int, float]] = {}  # what the rules' limit is for, and the seconds used of it
        self._since: float | None = None  # when time was last counted; None: the clock is stopped
        self._timer: asyncio.TimerHandle | None = None

    def reset(self, seats: int) -> None:
        """Start a game."""
        self._banks = [float(self.rule.bank)] * seats
        self._used = {}
        self._before = {}
        self._unhurried = self._nobody_waits()
        self._reset_rule_time()
        game = self._state.game
        chosen = game.options.chosen
        self.runs = bool(self.rule.move or self.rule.bank) or any([chosen[name] for name in game.hurries])

    def spent(self, seat: int) -> int:
        """Milliseconds that a seat has used for its present decision."""
        self._count_time()
        return max(0, round(1000 * self._used.get(seat, 0.0)))

    def pay(self, event: GameEvent) -> None:
        """Charge a seat for the time its event took, and add its increment."""
        if not self.runs:
            return
        if event.seat >= 0:
            self._used.pop(event.seat, None)
            what, gone = self._before[event.seat]
            self._before[event.seat] = (what, gone + event.spent / 1000)
            if self.rule.bank and self._banks and not self._state.seats[event.seat].bot:
                in_time = event.spent / 1000 < min(self._banks[event.seat], self.rule.move or inf)
                more = self.rule.more if event.text not in UNPAID_EVENTS and in_time else 0
                self._banks[event.seat] = max(0.0, self._banks[event.seat] - event.spent / 1000) + more
        self._reset_rule_time()

    def left(self, seat: int) -> float:
        """Seconds left to a seat; infinite without a limit."""
        used = self._used.get(seat, 0.0)
        times = [self.rule.move - used] if self.rule.move else []
        times += [self._banks[seat] - used] if self.rule.bank else []
        seconds, what = self._rule_limit(seat)
        if seconds:
            known, gone = self._before[seat]
            times.append(seconds - used - (gone if known == what else 0.0))
        return max(0.0, min(times, default=inf))

    def left_ms(self) -> int:
        """Milliseconds left to the seat with the least time; -1 if no clock runs."""
        self._count_time()
        least = min([self.left(seat) for seat in self._used], default=inf)
        return round(1000 * least) if least < inf and self._since is not None else -1

    def bank_ms(self, seat: int) -> int:
        """Milliseconds left in a bank; -1 if there is none."""
        if not self.rule.bank or not self._banks or self._state.seats[seat].bot:
            return -1
        self._count_time()
        return round(1000 * max(0.0, self._banks[seat] - self._used.get(seat, 0.0)))

    def wind(self) -> None:
        """Find out whose turn it is, and set the timer for the first to run out of time."""
        if not self.runs:
            return
        self._count_time()
        asked = self._asked()
        self._used = {seat: self._used.get(seat, 0.0) for seat in asked}
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        watched = bool(self._audience.visitors)
        if not asked or not (watched or self._state.runs_on):
            self._since = None
            return
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        if not watched:
            return  # the store knows when it is due
        least = min([self.left(seat) for seat in asked])
        if least < inf:
            self._timer = loop.call_later(least, self._ring)

    def stop(self) -> None:
        """Stop: nobody watches. Where time runs on, the store knows when it is due."""
        if self._since is not None:
            self._count_time()
            self._since = self._since if self._state.runs_on else None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def used(self) -> dict[int, int]:
        """Milliseconds used so far by the seats to move, without zeros."""
        return {seat: spent for seat in self._used if (spent := self.spent(seat))} if self.runs else {}

    def open_turns(self) -> dict[int, tuple[int, int]]:
        """Milliseconds used by each seat to move, and those left to it (-1: no limit)."""
        self._count_time()
        found: dict[int, tuple[int, int]] = {}
        for seat in self._asked():
            left = self.left(seat)
            found[seat] = (round(1000 * self._used.get(seat, 0.0)), -1 if left == inf else round(1000 * left))
        return found

    def resume(self, used: dict[int, float]) -> None:
        """Set the seconds that the seats to move have used, as the store knows them, and go on from there."""
        asked = self._asked()
        self._used = {seat: used.get(seat, self._used.get(seat, 0.0)) for seat in asked}
        self._since = asyncio.get_running_loop().time() if asked else None
        self.wind()

    def somebody_loses(self) -> bool:
        """Whether somebody's time for this move or for the game is up, and that loses."""
        self._count_time()
        return self.rule.when_out == "lose" and any([self._has_lost(seat) for seat in self._asked() if seat in self._used])

    def learn(self, used: dict[int, int]) -> bool:
        """Take over the time used according to another process, if it is more; whether anything changed."""
        before = self.used()
        more = {seat: spent for seat, spent in used.items() if seat in self._used and spent > before.get(seat, 0)}
        if more:
            self._used |= {seat: spent / 1000 for seat, spent in more.items()}
            self.wind()
        return bool(more)

    def _reset_rule_time(self) -> None:
        """Reset what was used of the rules' limit where it is for something new."""
        for seat in range(len(self._banks)):
            what = self._rule_limit(seat)[1]
            if seat not in self._before or self._before[seat][0] != what:
                self._before[seat] = (what, 0.0)

    def _rule_limit(self, seat: int) -> tuple[int, int]:
        """The seconds that the rules allow a seat now (0: no limit), and what for."""
        match = self._state.match
        if match is None:
            return (0, 0)
        seconds, what = match.game.patience(match.state, seat)
        return (0 if self._unhurried else seconds, what)

    def _nobody_waits(self) -> bool:
        """Whether one person plays among bots with the default limits. Then the rules' limits, which keep others from waiting, rest."""
        state = self._state
        fields, chosen = type(state.game.options).fields, state.game.options.chosen
        usual = all([chosen[name] == fields[name].default for name in state.game.hurries])
        return usual and len([seat for seat in state.seats if not seat.bot]) <= 1

    def _count_time(self) -> None:
        if self._since is not None:
            now = asyncio.get_running_loop().time()
            self._used = {seat: used + now - self._since for seat, used in self._used.items()}
            self._since = now

    def _asked(self) -> list[int]:
        match = self._state.match
        turn = match.turn if match is not None else None
        if match is None or self._state.closed or not isinstance(turn, Choose) or match.state.race() is not None:
            return []
        seats = turn.seats if turn.how in ("together", "race") else turn.seats[:1]
        return [seat for seat in seats if not self._state.seats[seat].bot]

    def _has_lost(self, seat: int) -> bool:
        """Whether the room's time for this move or for the game is up. The rules' own limits cost no game."""
        used = self._used[seat] + CLOSE_ENOUGH
        return bool((self.rule.move and used >= self.rule.move) or (self.rule.bank and used >= self._banks[seat]))

    def _ring(self) -> None:
        self._timer = None
        match = self._state.match
        if match is not None:
            self._time_up(match)

    def play_late(self, match: Match) -> bool:
        """Move for every seat whose time is up: the rules decide, or the seat loses. Whether anything happened."""
        self._count_time()
        session = self._state.session
        late = [seat for seat in self._asked() if self.left(seat) <= CLOSE_ENOUGH and seat in self._used]
        session.begin_move()
        for seat in late:
            turn = match.turn
            if not isinstance(turn, Choose) or seat not in turn.seats:
                continue
            session.spent[seat] = self.spent(seat)
            if self.rule.when_out == "lose" and self._has_lost(seat):
                match.forfeit(seat)
                break
            if draws(match, turn):
                match.submit(seat, str(session.space(seat).sample(SystemRandom())))
            else:
                match.lapse(seat)
        return bool(session.pending)
