"""Calls players whose turn it is and who are not at the table, once a turn."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from pipyard.core.turn import Chance, Choose
from pipyard.rules.wording import wording
from pipyard.server.club.club import Club
from pipyard.server.club.push import Push
from pipyard.server.room.audience import Audience
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.tasks import Tasks
from pipyard.texts import say

CALL_AFTER_SECONDS: Final = 10.0
"""Who is away for less, as when a page is loaded again, is not called."""


class TurnCalls:
    """Waits a moment after every turn, then calls whoever still has not come."""

    def __init__(self, state: LoggedRoom, audience: Audience, tasks: Tasks, club: Club | None) -> None:
        self._state = state
        self._audience = audience
        self._tasks = tasks
        self._club = club
        self._called: set[int] = set()  # seats called since they were last here, or asked anew

    def turn_changed(self) -> None:
        """The turn, or who is at the table, has changed."""
        if self._club is None or self._club.push is None:
            return
        asked = self._asked()
        self._called &= asked - self._audience.present()
        if self._away(asked):
            self._tasks.start("call", self._call(self._club.push))

    def _asked(self) -> set[int]:
        """The people who are waited for. Nobody is called to a race, which does not wait."""
        match = self._state.match
        if match is None or self._state.closed:
            return set()
        turn, session = match.turn, self._state.session
        asked: tuple[int, ...] = ()
        if isinstance(turn, Choose) and turn.how != "race":
            asked = turn.seats
        elif isinstance(turn, Chance):
            asked = (turn.by,) if session.waits_for_hand(turn) else tuple(session.rollers(turn))
        return {seat for seat in asked if seat >= 0 and self._state.seats[seat].kind == "person"}

    def _away(self, asked: set[int]) -> set[int]:
        return asked - self._audience.present() - self._called

    async def _call(self, push: Push) -> None:
        await asyncio.sleep(CALL_AFTER_SECONDS)
        self._tasks.finish("call")
        away = self._away(self._asked())
        self._called |= away
        for seat in sorted(away):
            await push.call(self._state.key, self._state.seats[seat].token, partial(self._words, seat))

    def _words(self, seat: int, language: str) -> dict[str, str]:
        turn = say("push-turn", language, name=self._state.seats[seat].name)
        return {"room": self._state.key, "turn": turn, "title": wording(self._state.game, language).title}
