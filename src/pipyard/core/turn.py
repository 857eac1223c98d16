"""What happens next: somebody chooses, chance decides, or it is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.space import Space

CHOOSE_TURN: Final = 0
CHANCE_TURN: Final = 1
OVER_TURN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """``kind`` is CHOOSE, CHANCE or OVER; ``seat`` is the only or first seat concerned (-1: none)."""

    __slots__ = ("kind", "seat")

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: int = kind
        self.seat: int = seat


class Choose(Turn):
    """The ``seats`` decide. ``how``: "alone", one seat; "together", every seat once, sealed until all have chosen; "race", first come,
    first served. ``hidden_from``: seats that may not see the choice.
    """

    __slots__ = ("hidden_from", "how", "seats")

    def __init__(self, seats: tuple[int, ...], how: str = "alone", hidden_from: tuple[int, ...] = ()) -> None:
        super().__init__(CHOOSE_TURN, seats[0])
        self.seats: tuple[int, ...] = seats
        self.how: str = how
        self.hidden_from: tuple[int, ...] = hidden_from

    def __repr__(self) -> str:
        return f"Choose({self.seats}, {self.how!r})"


class Chance(Turn):
    """Chance decides: a roll, a shuffle, how a die comes to rest. ``by``: the seat that rolls (-1: none)."""

    __slots__ = ("by", "space")

    def __init__(self, space: Space, by: int = -1) -> None:
        super().__init__(CHANCE_TURN, by)
        self.space: Space = space
        self.by: int = by

    def __repr__(self) -> str:
        return f"Chance({self.space!r}, by={self.by})"


class Over(Turn):
    """The game is over: ``ranks`` (1 is best, shared where equal) and ``scores`` by seat, and the reason ``why``."""

    __slots__ = ("ranks", "scores", "why")

    def __init__(self, ranks: list[int], scores: list[int], why: str) -> None:
        super().__init__(OVER_TURN, -1)
        self.ranks: list[int] = ranks
        self.scores: list[int] = scores
        self.why: str = why

    def winners(self) -> list[int]:
        """The seats that won; empty if all ranks are 0."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"Over({self.ranks}, {self.scores}, {self.why!r})"


ALONE: Final[list[Choose]] = [Choose((seat,)) for seat in range(16)]
"""For every seat: the turn in which it decides alone."""


def ranked(scores: list[int], why: str, fewest: bool = False) -> Over:
    """An end by score: the highest (or the lowest) wins, equal scores share a rank."""
    better = [-score for score in scores] if fewest else scores
    ranks = [1 + sum([1 for other in better if other > mine]) for mine in better]
    return Over(ranks, scores, why)


def ranked_by(keys: list[tuple[int, ...]], scores: list[int], why: str) -> Over:
    """An end by several criteria in order: the smallest key wins, equal keys share a rank."""
    return Over(ranks_of(keys), scores, why)


def ranks_of(keys: list[tuple[int, ...]]) -> list[int]:
    """The ranks of some keys: the smallest is first, equal ones share a rank."""
    return [1 + sum([1 for other in keys if other < mine]) for mine in keys]


def won(winners: list[int], scores: list[int], why: str) -> Over:
    """An end by a goal: the winners are first, the others share the next rank."""
    ranks = [1 if seat in winners else 1 + len(winners) for seat in range(len(scores))]
    return Over(ranks, scores, why)


def first_with(score: int, scores: list[int], why: str) -> Over | None:
    """The end if a seat has reached a score, which wins; None as long as nobody has."""
    return won([scores.index(score)], scores, why) if score in scores else None


def nobody(scores: list[int], why: str) -> Over:
    """An end without a winner: every rank is 0."""
    return Over([0] * len(scores), scores, why)
