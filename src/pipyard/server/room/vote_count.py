"""Counting a vote of the seats."""

from __future__ import annotations

from pipyard.server.protocol.messages import VoteNow
from pipyard.server.store.events import Voted


def counted(vote: VoteNow | None, event: Voted) -> VoteNow | None:
    """The vote after some seats voted; None: it failed, because no majority is left or its caller withdrew it."""
    if vote is None:
        return None
    yes = (*vote.yes, *event.seats) if event.yes else vote.yes
    no = vote.no if event.yes else (*vote.no, *event.seats)
    waiting = tuple([seat for seat in vote.waiting if seat not in event.seats])
    voters = len(yes) + len(no) + len(waiting)
    if vote.by in no or 2 * (len(yes) + len(waiting)) <= voters:
        return None
    return VoteNow(vote.action, vote.seat, vote.by, yes, no, waiting)
