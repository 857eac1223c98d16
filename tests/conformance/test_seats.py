"""Every seat a game takes can be the one that begins."""

from __future__ import annotations

import pytest

from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN
from tests.conformance.cases import allowed_seats, loadable

WHO_BEGINS = [one.info.key for one in loadable() if "start_seat" in one.choices.fields]


@pytest.mark.parametrize("key", WHO_BEGINS)
def test_every_seat_can_begin(key: str) -> None:
    one = next(one for one in loadable() if one.info.key == key)
    most = max(allowed_seats(one))
    for seat in range(most):
        assert one.configured(start_seat=str(seat)).start(most).turn().kind in (CHOOSE_TURN, CHANCE_TURN)
