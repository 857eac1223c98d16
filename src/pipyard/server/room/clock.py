"""The clocks of a room: so long for a decision, so long for all decisions of a game, or both; and what a game's own rules
allow. They stand still while nobody looks."""

from __future__ import annotations

import asyncio
from math import inf
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from pipyard.core.game import State
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.server.socket.protocol import ClockRule
from pipyard.server.store.events import GameEvent

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

CLOSE_ENOUGH: Final = 0.005
"""Seconds by which a timer may ring too early."""
NO_MOVES: Final = ("undo", "timeout", "forfeit")
"""Events of a seat after which nothing is added to its bank."""


def draws(match: Match, turn: Choose) -> bool:
    """Whether the table draws the move of somebody who is late. Where moves are secret, everybody could work out the one
    that the rules would choose."""
    kind = type(match.state)
    return kind.lapse is State.lapse and (kind.conceal is not State.conceal or turn.how == "together")


class Clock:
    """The time of the people who are asked; bots have their own patience."""

    def __init__(self, room: Room, rule: ClockRule) -> None:
        self.rule = rule
        self.runs = False
        self._room = room
        self._banks: list[float] = []
        self._used: dict[int, float] = {}  # seconds that the seats that are asked have used for this decision
        self._unhurried = False
        self._before: dict[int, tuple[int, float]] = {}  # for what the rules gave a seat seconds, and how many of them are gone
        self._since: float | None = None  # when that was last written down; None: the clock stands still
        self._timer: asyncio.TimerHandle | None = None

    def reset(self, seats: int) -> None:
        """A game begins."""
        self._banks = [float(self.rule.bank)] * seats
        self._used = {}
        self._before = {}
        self._unhurried = self._nobody_waits()
        self._look_what_for()
        game = self._room.game
        chosen = game.options.chosen
        self.runs = bool(self.rule.move or self.rule.bank) or any([chosen[name] for name in game.hurries])

    def spent(self, seat: int) -> int:
        """Milliseconds that a seat has used for the decision it is asked for."""
        self._write_down()
        return round(1000 * self._used.get(seat, 0.0))

    def pay(self, event: GameEvent) -> None:
        """Something has happened. If a seat has decided, what it used is gone, and something may be added."""
        if not self.runs:
            return
        if event.seat >= 0:
            self._used.pop(event.seat, None)
            what, gone = self._before[event.seat]
            self._before[event.seat] = (what, gone + event.spent / 1000)
            if self.rule.bank and self._banks and not self._room.seats[event.seat].bot:
                in_time = event.spent / 1000 < min(self._banks[event.seat], self.rule.move or inf)
                more = self.rule.more if event.text not in NO_MOVES and in_time else 0
                self._banks[event.seat] = max(0.0, self._banks[event.seat] - event.spent / 1000) + more
        self._look_what_for()

    def left(self, seat: int) -> float:
        """Seconds until the time of a seat that is asked is over; endless where it has no limit."""
        used = self._used.get(seat, 0.0)
        times = [self.rule.move - used] if self.rule.move else []
        times += [self._banks[seat] - used] if self.rule.bank else []
        seconds, what = self._patience(seat)
        if seconds:
            known, gone = self._before[seat]
            times.append(seconds - used - (gone if known == what else 0.0))
        return max(0.0, min(times, default=inf))

    def left_ms(self) -> int:
        """What is left to whoever is asked and has least; -1 where no clock runs."""
        self._write_down()
        least = min([self.left(seat) for seat in self._used], default=inf)
        return round(1000 * least) if least < inf and self._since is not None else -1

    def bank_ms(self, seat: int) -> int:
        """What is left in a bank; -1 where there is none."""
        if not self.rule.bank or not self._banks or self._room.seats[seat].bot:
            return -1
        self._write_down()
        return round(1000 * max(0.0, self._banks[seat] - self._used.get(seat, 0.0)))

    def wind(self) -> None:
        """Look who is asked now, and ring when the time of the first of them is over."""
        if not self.runs:
            return
        self._write_down()
        asked = self._asked()
        self._used = {seat: self._used.get(seat, 0.0) for seat in asked}
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not asked or not self._room.visitors:
            self._since = None
            return
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        least = min([self.left(seat) for seat in asked])
        if least < inf:
            self._timer = loop.call_later(least, self._ring)

    def stop(self) -> None:
        """Nobody looks any more."""
        if self._since is not None:
            self._write_down()
            self._since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def used(self) -> dict[int, int]:
        """Milliseconds that the seats that are asked have used so far, where it is any."""
        return {seat: spent for seat in self._used if (spent := self.spent(seat))} if self.runs else {}

    def learn(self, used: dict[int, int]) -> None:
        """What they have used at another process, which may be more than is known here."""
        before = self.used()
        more = {seat: spent for seat, spent in used.items() if seat in self._used and spent > before.get(seat, 0)}
        if more:
            self._used |= {seat: spent / 1000 for seat, spent in more.items()}
            self.wind()
            self._room.broadcast.send_presence()

    def _look_what_for(self) -> None:
        """Where the rules give a seat seconds for something new, none of them are gone."""
        for seat in range(len(self._banks)):
            what = self._patience(seat)[1]
            if seat not in self._before or self._before[seat][0] != what:
                self._before[seat] = (what, 0.0)

    def _patience(self, seat: int) -> tuple[int, int]:
        """What the rules of the game that is played allow a seat now, and for what."""
        match = self._room.match
        if match is None:
            return (0, 0)
        seconds, what = match.game.patience(match.state, seat)
        return (0 if self._unhurried else seconds, what)

    def _nobody_waits(self) -> bool:
        """Whether one person plays among bots with the usual limits: then those of the rules, which spare the others waiting, rest."""
        room = self._room
        fields, chosen = type(room.game.options).fields, room.game.options.chosen
        usual = all([chosen[name] == fields[name].default for name in room.game.hurries])
        return usual and len([seat for seat in room.seats if not seat.bot]) <= 1

    def _write_down(self) -> None:
        if self._since is not None:
            now = asyncio.get_running_loop().time()
            self._used = {seat: used + now - self._since for seat, used in self._used.items()}
            self._since = now

    def _asked(self) -> list[int]:
        match = self._room.match
        turn = match.turn if match is not None else None
        if match is None or not isinstance(turn, Choose) or match.state.race() is not None:
            return []
        seats = turn.seats if turn.how in ("together", "race") else turn.seats[:1]
        return [seat for seat in seats if not self._room.seats[seat].bot]

    def _has_lost(self, seat: int) -> bool:
        """Whether the time is over that the room gives, for this move or for the game; the limits of the rules cost no game."""
        used = self._used[seat] + CLOSE_ENOUGH
        return bool((self.rule.move and used >= self.rule.move) or (self.rule.bank and used >= self._banks[seat]))

    def _ring(self) -> None:
        self._timer = None
        match = self._room.match
        if match is not None:
            self._room.tasks.start("clock", self._room.transact(self._lapse, match))

    async def _lapse(self, match: Match) -> None:
        """Somebody's time is over: the rules decide, or the game is lost."""
        room = self._room
        room.tasks.finish("clock")
        if room.match is not match or match.over is not None:
            return
        self._write_down()
        late = [seat for seat in self._asked() if self.left(seat) <= CLOSE_ENOUGH and seat in self._used]
        sealed = match.sealed
        room.session.begin_move()
        for seat in late:
            turn = match.turn
            if not isinstance(turn, Choose) or seat not in turn.seats:
                continue
            room.session.spent[seat] = self.spent(seat)
            if self.rule.when_out == "lose" and self._has_lost(seat):
                match.forfeit(seat)
                break
            if draws(match, turn):
                match.submit(seat, str(room.session.space(seat).sample(SystemRandom())))
            else:
                match.lapse(seat)
        if room.session.pending:
            await room.commit(sealed and not match.sealed)
        else:
            self.wind()
