"""Golden Centre: the check values of the rules, game 22."""

import pipyard


def built(rolls: list[str], **options: object) -> tuple[int, ...]:
    match = pipyard.Match("golden_centre", source=None, **options)
    for roll in rolls:
        match.happen(roll)
    return match.state.scene().scores


NINE_TWO_FIVE = ["3 3 1"] * 5 + ["1 3 3"] * 9 + ["3 1 3"] * 2
"""Nine, two and five dice for seats 0, 1, 2."""


def test_golden_centre_check_1() -> None:
    """Of 2, 5, 6 the 5 adds."""
    assert built(["2 5 6"]) == (0, 1, 0)


def test_golden_centre_check_2() -> None:
    """Of 3, 3, 1 the 1 adds; of 3, 3, 6 the 6."""
    assert built(["3 3 1"]) == (0, 0, 1)
    assert built(["3 3 6"]) == (0, 0, 1)


def test_golden_centre_check_3() -> None:
    """4, 4, 4 with 9, 2, 5 dice leave 5, 0, 1; by the French rule 8, 1, 4."""
    assert built(NINE_TWO_FIVE) == (9, 2, 5)
    assert built([*NINE_TWO_FIVE, "4 4 4"]) == (5, 0, 1)
    assert built([*NINE_TWO_FIVE, "4 4 4"], triple="one") == (8, 1, 4)


def test_the_first_complete_corner_wins() -> None:
    match = pipyard.Match("golden_centre", source=None, size="4")
    for _ in range(4):
        match.happen("1 3 5")
    assert match.over is not None
    assert match.over.winners() == [1]


def test_the_round_limit_gives_the_leader() -> None:
    match = pipyard.Match("golden_centre", source=None, max_rounds=2)
    match.happen("1 3 5")
    match.happen("3 1 5")
    assert match.over is not None
    assert match.over.ranks == [1, 1, 3]
