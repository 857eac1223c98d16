"""Teams, the common rule C8: seat ``i`` plays for side ``i`` modulo the sides, and a side wins or gives up as a whole."""

from __future__ import annotations

import pytest

import pipyard

SIDES = [
    ("rasanto", 6, {}, 2),
    ("most_simple_game", 2, {}, 2),
    ("most_simple_game", 6, {}, 3),
    ("summit_storm", 9, {}, 3),
    ("triops", 4, {}, 2),
    ("triops", 6, {}, 3),
    ("trulla", 4, {}, 2),
    ("up_and_down", 6, {}, 3),
    ("up_and_down", 4, {"version": "colours"}, 4),
    ("up_and_down", 6, {"version": "colours"}, 6),
    ("tumblin_dice", 4, {"mode": "teams4"}, 2),
    ("tumblin_dice", 4, {"mode": "individual"}, 4),
    ("tumblin_dice", 6, {}, 2),
    ("tumblin_dice", 16, {}, 4),
    ("el_dado", 5, {}, 5),
]


@pytest.mark.parametrize(("key", "seats", "options", "sides"), SIDES)
def test_a_side_gives_up_as_a_whole(key: str, seats: int, options: dict[str, object], sides: int) -> None:
    game = pipyard.game(key, **options)
    assert game.sides(seats) == sides
    match = pipyard.Match(game, seats)
    match.forfeit(1)
    assert match.over is not None
    assert match.over.winners() == [seat for seat in range(seats) if seat % sides != 1]


@pytest.mark.parametrize(("key", "seats", "options", "sides"), [case for case in SIDES if case[0] not in ("el_dado", "tumblin_dice")])
def test_the_rules_share_out_the_seats_alike(key: str, seats: int, options: dict[str, object], sides: int) -> None:
    state = pipyard.game(key, **options).start(seats)
    assert state.sides == sides  # type: ignore[attr-defined]
