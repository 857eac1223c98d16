"""All systems by one question: who meets now?"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pipyard.tournament import free_play, knock_out, round_robin, swiss
from pipyard.tournament.pairings import Entrant, Pairing, System

FEWEST = 2
"""Entrants at least."""


class Terms(Struct, frozen=True):
    """How a tournament is played: the system, the rounds of a Swiss tournament (0: enough for one winner), the legs of a round robin."""

    system: System
    rounds: int = 0
    legs: int = 1


def rounds_of(terms: Terms, count: int) -> int:
    """How many rounds there are; 0: no number, as many as the time allows."""
    if terms.system == "swiss":
        return min(terms.rounds or swiss.enough_rounds(count), swiss.most_rounds(count))
    if terms.system == "round-robin":
        return round_robin.rounds(count, terms.legs)
    return knock_out.rounds(count) if terms.system == "knock-out" else 0


def next_pairings(terms: Terms, entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str, rounds: int) -> list[Pairing]:
    """The pairings to be made now; byes and absences among them are over already. None: some are not over, or no round is left.

    ``rounds``: the number of rounds, settled when the tournament began.
    """
    if terms.system == "arena":
        return free_play.next_pairings(entrants, pairings, seed)
    if terms.system == "knock-out":
        return knock_out.next_pairings(entrants, pairings, seed)
    if any([not one.over for one in pairings]):
        return []
    round = max([one.round for one in pairings], default=0) + 1
    if round > rounds or len([one for one in entrants if one.plays(round)]) < FEWEST:
        return []
    if terms.system == "swiss":
        return swiss.next_round(entrants, pairings, round, seed)
    return round_robin.next_round(entrants, round, seed, terms.legs)


def takes_late(system: System) -> bool:
    """Whether somebody may join after the beginning."""
    return system in ("swiss", "arena")
