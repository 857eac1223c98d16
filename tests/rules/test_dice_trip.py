"""Dice Trip: every check value of the rules, and the rulings."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.dice_trip.atlas import chart
from pipyard.books.dice_trip.chart import NUMBERS, PAIRS, rank
from pipyard.books.dice_trip.dice_trip import rating
from pipyard.books.dice_trip.sheet import APART, SHARING, Score, Sheet, longest_road, longest_series, made, total, twice_pairs
from pipyard.core.source import ByHand

GAME = [
    ("1 1 3 5", "write rb bruxelles gy gent"),
    ("6 1 2 3", "write rb tournai gy antwerpen"),
    ("6 4 1 4", "write gr leuven by bouillon"),
    ("6 3 3 1", "write rb charleroi gy brugge"),
    ("3 3 3 3", "write rb mechelen cross hasselt"),
    ("5 3 6 1", "write yr bastogne bg ieper"),
    ("6 2 5 1", "twice rb mons rg namur"),
    ("3 4 5 2", "write gy tienen br oostende"),
    ("6 1 6 2", "write rg liege by kortrijk"),
    ("5 2 1 4", "write rg nivelles cross halle"),
    ("6 4 2 6", "write rb dinant gy wavre"),
    ("5 1 3 2", "write rb turnhout gy arlon"),
    ("5 1 6 2", "write rg verviers"),
]


def number_pairs(dice: list[int], twice: bool, two_dice: bool = False) -> list[tuple[int, int]]:
    """The pairs of numbers that four dice make, each once, the smaller first; with ``twice`` those that use a die again."""
    good = twice_pairs(dice, two_dice) if twice else list(range(len(PAIRS)))
    found: set[tuple[int, int]] = set()
    for first in good:
        for second in (SHARING if twice else APART)[first]:
            if second in good:
                one, two = made(dice, first), made(dice, second)
                found.add((min(one, two), max(one, two)))
    return sorted(found)


def pairs(text: str) -> list[tuple[int, int]]:
    return [(int(one), int(two)) for one, two in (pair.split("+") for pair in text.replace(",", " ").split())]


def different(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [pair for pair in found if pair[0] != pair[1]]


def the_game(changes: dict[int, str] | None = None, **options: object) -> pipyard.Match:
    """The complete game of the rules, with other entries in some rounds."""
    match = pipyard.Match("dice_trip", seats=1, source=ByHand(), **options)
    for number, (dice, move) in enumerate(GAME, 1):
        match.happen(dice)
        if number == 12:
            match.submit(0, "reroll b")
            match.happen("5")
        elif number < 12:
            match.submit(0, "keep")
        match.submit(0, (changes or {}).get(number, move))
    return match


def names(cities: list[int]) -> str:
    return " ".join(chart("belgium").cities[city].text for city in cities)


def test_dice_trip_check_1() -> None:
    """The number pairs without power: 12, 6, 2 and 1 for four rolls."""
    assert len(number_pairs([1, 2, 3, 4], False)) == 12
    assert number_pairs([3, 3, 5, 6], False) == pairs("33+56, 33+65, 35+36, 35+63, 36+53, 53+63")
    assert number_pairs([4, 4, 4, 1], False) == pairs("14+44, 41+44")
    assert number_pairs([3, 3, 3, 3], False) == [(33, 33)]


def test_dice_trip_check_2() -> None:
    """With a die used twice 1 2 3 4 has 48 pairs, none of the 12."""
    twice = number_pairs([1, 2, 3, 4], True)
    assert len(twice) == 48
    assert not set(twice) & set(number_pairs([1, 2, 3, 4], False))


def test_dice_trip_check_3() -> None:
    """3 3 5 6 with a die twice: 14 strict pairs, four numbers twice; two_dice adds four."""
    strict = number_pairs([3, 3, 5, 6], True)
    fourteen = pairs("35+36 35+53 35+56 35+63 35+65 36+53 36+56 36+63 36+65 53+56 53+63 53+65 56+63 63+65")
    assert different(strict) == fourteen
    assert [one for one, two in strict if one == two] == [35, 36, 53, 63]
    loose = number_pairs([3, 3, 5, 6], True, two_dice=True)
    assert set(different(loose)) - set(fourteen) == set(pairs("33+35 33+36 33+53 33+63"))


def test_dice_trip_check_4() -> None:
    """Strictly 2 2 5 5 and 4 4 4 1 give one pair of two different numbers each; for 3 3 3 3 the power has no use."""
    assert number_pairs([2, 2, 5, 5], True) == pairs("25+25 25+52 52+52")
    assert number_pairs([4, 4, 4, 1], True) == pairs("14+14 14+41 41+41")
    assert number_pairs([3, 3, 3, 3], True) == []
    match = pipyard.Match("dice_trip", seats=1, source=ByHand())
    match.happen("3 3 3 3")
    match.submit(0, "keep")
    assert [str(atom) for atom in match.state.moves(0).steps().atoms] == ["write"]


def test_dice_trip_check_5() -> None:
    """16-21 to 56-61 are consecutive, 66-11 is not, and 17 does not exist."""
    for low, high in [(16, 21), (26, 31), (36, 41), (46, 51), (56, 61)]:
        assert rank(high) - rank(low) == 1
    assert 17 not in NUMBERS
    assert rank(66) - rank(11) == 35


def test_dice_trip_check_6() -> None:
    """The points of series of 3 to 12 and of 0 to 3 zones."""
    belgium = chart("belgium")
    assert [belgium.series[length] for length in (3, 4, 5, 6, 7, 9, 10, 12)] == [0, 2, 3, 4, 6, 6, 9, 9]
    assert belgium.zone_points == [0, 4, 7, 9]


def test_dice_trip_check_7() -> None:
    """The complete game scores 10 - 2 + 9 + 4 + 4 = 25."""
    match = the_game()
    assert match.over is not None
    assert match.over.scores == [25]
    assert match.over.why == "map-full"
    sheet = match.state.sheets[0]  # type: ignore[attr-defined]
    score = Score(sheet, False)
    assert set(names(score.bonus).split()) == {
        "bruxelles",
        "bouillon",
        "mechelen",
        "turnhout",
        "liege",
        "gent",
        "leuven",
        "charleroi",
        "bastogne",
        "oostende",
    }
    assert len(score.bonus) == 10
    assert names(score.crossed) == "hasselt halle"
    assert names(score.road) == "bruxelles leuven wavre nivelles mons charleroi dinant namur liege"
    assert names(score.series) == "tournai mons charleroi dinant namur liege"
    assert [belgium_zone(zone) for zone in score.clean] == ["W"]
    assert (score.series_points, score.zone_points, score.total, total(sheet)) == (4, 4, 25, 25)


def belgium_zone(place: int) -> str:
    return chart("belgium").zones[place].id


def test_dice_trip_check_8() -> None:
    """With tens_variant the game scores 27, with round 8 the other way round 26."""
    assert the_game(tens_variant=True).over.scores == [27]  # type: ignore[union-attr]
    swapped = the_game({8: "write br oostende gy tienen"}, tens_variant=True)
    assert swapped.over.scores == [26]  # type: ignore[union-attr]
    assert the_game({8: "write br oostende gy tienen"}).over.scores == [25]  # type: ignore[union-attr]


def test_dice_trip_check_9() -> None:
    """With Halle written 24 the sheet scores 29."""
    match = the_game({10: "write rg nivelles by halle"})
    score = Score(match.state.sheets[0], False)  # type: ignore[attr-defined]
    assert match.over.scores == [29]  # type: ignore[union-attr]
    assert (len(score.bonus), len(score.crossed), len(score.road), score.series_points, score.zone_points) == (10, 1, 9, 4, 7)


def test_a_whole_game_replays_from_its_log() -> None:
    match = the_game()
    again = pipyard.Match.replay(match.log)
    assert again.log == match.log
    assert again.state.facts() == match.state.facts()


def test_the_last_round_offers_every_number_two_dice_can_make() -> None:
    match = pipyard.Match("dice_trip", seats=1, source=ByHand())
    for number, (dice, move) in enumerate(GAME[:12], 1):
        match.happen(dice)
        if number == 12:
            match.submit(0, "reroll b")
            match.happen("5")
        elif number < 12:
            match.submit(0, "keep")
        match.submit(0, move)
    match.happen("5 1 6 2")
    space = match.state.moves(0)
    offered = [str(atom) for atom in space.steps(("write",)).atoms]
    numbers = match.state.scene().extra["pairs"]
    assert sorted(numbers.values()) == [12, 15, 16, 21, 25, 26, 51, 52, 56, 61, 62, 65]  # type: ignore[attr-defined]
    assert {numbers[pair] for pair in offered if pair != "cross"} == {21, 25, 56}  # type: ignore[index]
    assert "cross" in offered
    with pytest.raises(pipyard.Illegal, match="one entry"):
        match.submit(0, "write rg verviers by halle")
    with pytest.raises(pipyard.Illegal, match="65 is already in namur"):
        match.submit(0, "write gr verviers")


@pytest.mark.parametrize(
    ("move", "because"),
    [
        ("write rb bruxelles rg gent", "share a die"),
        ("write rb bruxelles gy bruxelles", "cannot take both"),
        ("write rb bruxelles", "two entries"),
        ("twice rb bruxelles rg gent", "equal digits"),
        ("twice rg bruxelles by gent", "exactly one die"),
        ("twice cross bruxelles cross gent", "is not a move"),
        ("write rb atlantis gy gent", "no city 'atlantis'"),
        ("keep", "everybody writes"),
    ],
)
def test_an_illegal_entry_is_refused_with_the_reason(move: str, because: str) -> None:
    match = pipyard.Match("dice_trip", seats=1, source=ByHand())
    match.happen("1 1 3 5")
    match.submit(0, "keep")
    with pytest.raises(pipyard.PipyardError, match=because):
        match.submit(0, move)


def test_a_number_stands_once_only() -> None:
    match = pipyard.Match("dice_trip", seats=1, source=ByHand())
    for _ in range(2):
        match.happen("3 3 3 3")
        match.submit(0, "keep")
        with pytest.raises(pipyard.Illegal, match="33"):
            match.submit(0, "write rb gent gy brugge" if _ == 0 else "write rb mons cross arlon")
        match.submit(0, "write rb gent cross brugge" if _ == 0 else "write cross mons cross arlon")


def test_nobody_reads_the_others_entries_before_all_are_done() -> None:
    match = pipyard.Match("dice_trip", seats=2, source=ByHand(), start_seat="1")
    match.happen("1 1 3 5")
    with pytest.raises(pipyard.OutOfTurn):
        match.submit(0, "keep")
    match.submit(1, "keep")
    match.submit(0, "write rb bruxelles gy gent")
    assert "bruxelles" not in match.log_for(1)
    assert "bruxelles" not in repr(match.state.view(1).facts())
    assert "bruxelles" in repr(match.state.view(0).facts())
    match.submit(1, "write rb gent gy bruxelles")
    assert "bruxelles" in match.log_for(1)
    assert match.turn.seat == 0, "the next roller sits clockwise"


def test_live_entries_are_seen_at_once() -> None:
    match = pipyard.Match("dice_trip", seats=2, source=ByHand(), start_seat="0", reveal="live")
    match.happen("1 1 3 5")
    match.submit(0, "keep")
    match.submit(1, "write rb bruxelles gy gent")
    assert "bruxelles" in match.log_for(0)
    assert match.state.view(0).scene().extra["sheets"][1]["numbers"] == {"bruxelles": 11, "gent": 35}  # type: ignore[index]


def test_a_doubled_die_earns_its_colour_twice() -> None:
    sheet = Sheet(chart("belgium"))
    belgium = sheet.chart
    for pair, city in [("rb", "antwerpen"), ("rg", "charleroi")]:
        sheet.enter([6, 2, 5, 1], belgium.pair[pair], belgium.city[city].index)
    assert names(Score(sheet, False).bonus) == "antwerpen charleroi"


def test_a_single_city_is_no_road() -> None:
    sheet = Sheet(chart("belgium"))
    sheet.write(0, 35, 0)
    assert longest_road(sheet) == []
    assert longest_series(sheet) == []
    assert total(sheet) == 9, "three clean zones"


def test_fewer_crosses_break_a_tie_if_so_agreed() -> None:
    for tie, ranks in [("shared", [1, 1]), ("fewest_crossed", [2, 1])]:
        state = pipyard.game("dice_trip", tie=tie).start(2)
        first, second = state.sheets  # type: ignore[attr-defined]
        first.cross(0)
        first.ticks[1] = first.ticks[2] = first.ticks[3] = 1
        second.ticks[1] = 1
        first.ticks[4] = 1
        second.cross(0)
        second.at[0] = 0
        short = total(second) - total(first)
        for city in range(5, 5 + max(0, short)):
            first.ticks[city] = 1
        for city in range(5, 5 + max(0, -short)):
            second.ticks[city] = 1
        over = state.end()  # type: ignore[attr-defined]
        assert over.scores[0] == over.scores[1]
        assert over.ranks == ranks


def test_solo_ratings() -> None:
    assert [rating(points) for points in (-3, 19, 20, 26, 27, 32, 33, 39, 40, 55)] == [
        "day-tripper",
        "day-tripper",
        "traveller",
        "traveller",
        "guide",
        "guide",
        "explorer",
        "explorer",
        "legend",
        "legend",
    ]


def test_whoever_is_late_crosses_the_first_empty_cities() -> None:
    state = pipyard.game("dice_trip").start(1)
    state.land(pipyard.Move(1, 2, 3, 4))
    assert str(state.late(0)) == "keep"  # type: ignore[attr-defined]
    state.play(0, pipyard.Move("keep"))
    assert str(state.late(0)) == "write cross oostende cross brugge"  # type: ignore[attr-defined]
    assert state.moves(0).contains(state.late(0))  # type: ignore[attr-defined]


def test_when_the_time_is_over_the_roll_stands_and_crosses_are_written() -> None:
    match = pipyard.Match("dice_trip", seats=2, source=ByHand(), start_seat="0")
    match.happen("1 2 3 4")
    match.lapse(0)
    match.submit(0, "write rb oostende gy ieper")
    match.lapse(1)
    sheets = match.state.sheets  # type: ignore[attr-defined]
    crossed = [match.state.chart.cities[city].text for city in Score(sheets[1], False).crossed]  # type: ignore[attr-defined]
    assert crossed == ["oostende", "brugge"]
    assert sheets[0].may_reroll
    assert pipyard.Match.replay(match.log).state.facts() == match.state.facts()


def test_every_way_along_the_steps_is_a_legal_move() -> None:
    match = pipyard.Match("dice_trip", seats=1, source=ByHand())
    match.happen("3 3 5 6")
    match.submit(0, "keep")
    space = match.state.moves(0)
    for verb in space.steps().atoms:
        for first in space.steps((verb,)).atoms:
            city = space.steps((verb, first)).atoms[0]
            for second in space.steps((verb, first, city)).atoms:
                for last in space.steps((verb, first, city, second)).atoms:
                    move = pipyard.Move(verb, first, city, second, last)
                    assert space.contains(move), move
                    assert space.steps(move.atoms).done
                    assert match.game.parse(str(move)) == move
