"""Round robin: everybody meets everybody, in the order of the Berger tables; a second time with seats exchanged."""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.tournament.pairings import Entrant, Pairing, starting_order


def rounds(count: int, legs: int = 1) -> int:
    return legs * (count - 1 + count % 2)


def berger(count: int, round: int) -> list[tuple[int, int]]:
    """The pairs of a round from the Berger tables, players counted from 1. With an odd number one of them rests."""
    even = count + count % 2
    circle = even - 1
    pivot = (round + 1) // 2 if round % 2 else even // 2 + round // 2

    def at(place: int) -> int:
        return (place - 1) % circle + 1

    found = [(pivot, even) if round % 2 else (even, pivot)]
    found += [(at(pivot + step), at(pivot - step)) for step in range(1, even // 2)]
    return [pair for pair in found if max(pair) <= count]


def next_round(entrants: Sequence[Entrant], round: int, seed: str, legs: int = 1) -> list[Pairing]:
    """The pairings of a round. Whoever has withdrawn loses them without playing; two who have get nothing."""
    order = starting_order(entrants, seed)
    once = rounds(len(order))
    if round > legs * once:
        return []
    known = {one.number: one for one in entrants}
    found: list[Pairing] = []
    for a, b in berger(len(order), (round - 1) % once + 1):
        first, second = (order[a - 1], order[b - 1]) if (round - 1) // once % 2 == 0 else (order[b - 1], order[a - 1])
        here = known[first].plays(round), known[second].plays(round)
        found.append(Pairing(round, first, second) if all(here) else Pairing(round, first, second, *map(float, here), played=False))
    return found
