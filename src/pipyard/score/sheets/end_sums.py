"""What stands on a pyramid at the end of a game, tapped spot by spot: a seat, ``1``, or a seat and the number on the face, ``1:6``."""

from __future__ import annotations

from pipyard.score.sheets.sheet_terms import EndPosition


def spot_name(position: EndPosition, seat: int, cell: str, axis: int) -> str:
    """A spot, or that of a player's own pyramid."""
    return f"{seat}/{cell}/{axis}" if position.own else f"{cell}/{axis}"


def end_note(position: EndPosition, seat: int, number: int) -> str:
    """What a tap notes."""
    return f"{seat}:{number}" if position.numbers else str(seat)


def cost_name(seat: int) -> str:
    return f"cost/{seat}"


def cost_of(tapped: dict[str, str], seat: int) -> int:
    """What a player subtracts."""
    word = tapped.get(cost_name(seat), "")
    return int(word) if word.isdecimal() else 0


def end_sums(position: EndPosition, tapped: dict[str, str], seats: int) -> list[int]:
    """What everybody has there."""
    sums = [0] * seats
    for cell, axis, worth in position.spots:
        for seat in range(seats) if position.own else [0]:
            who, _, number = tapped.get(spot_name(position, seat, cell, axis), "").partition(":")
            if who.isdecimal() and int(who) < seats:
                sums[int(who)] += worth * int(number if number.isdecimal() else "1")
    if position.cost:
        for seat in range(seats):
            sums[seat] -= cost_of(tapped, seat)
    return sums
