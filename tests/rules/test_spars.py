"""Slide and Slipped: the check values of the rules, games 35 and 36."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.slide import SlideState
from pipyard.books.das_spiel.alteration.slipped import DECK, SlippedState, fulfilled
from pipyard.books.families import own_objectives
from pipyard.books.families.spars import CHAINS
from pipyard.core.game import State
from pipyard.dice.orientation import orientation, with_face
from pipyard.pyramid.cells import cell
from pipyard.pyramid.pile import book_pile

PULL_Y = [f"pull 0,{t},0" for t in range(9)]


def parse(text: str) -> pipyard.Move:
    return pipyard.game("slide").parse(text)


def slide(seats: int = 3, **options: object) -> SlideState:
    state = pipyard.game("slide").start(seats, start_seat="0", **options)
    assert isinstance(state, SlideState)
    state.standing = None
    state.pile = book_pile()
    return state


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def with_chain(text: str, **options: object) -> SlideState:
    """Seat 0's chain reads like this; where the text is shorter, 1 and 6 alternate after it."""
    state = slide(**options)
    wanted = numbers(text)
    wanted += [1 if k % 2 else 6 for k in range(17 - len(wanted))]
    for place, face in zip(CHAINS[0], wanted, strict=True):
        state.pile.turn(place, with_face(0, face)[0])
    return state


def test_slide_check_1() -> None:
    """The test pile's chain of seat 0; no seat has a goal."""
    state = slide()
    assert state.chain(0) == numbers("3 1 5 3 2 6 4 2 1 3 6 3 6 2 5 2 5")
    assert not any(state.has_goal(seat) for seat in range(3))


def test_slide_check_2() -> None:
    """Pulling Y 3 moves four dice; seat 0's chain, and seat 1's at the apex, change as the rules say."""
    state = slide()
    before, second = list(state.pile.turned), state.chain(1)
    state.play(0, parse(PULL_Y[3]))
    assert state.chain(0) == numbers("3 1 5 3 2 4 2 1 6 3 6 3 6 2 5 2 5")
    assert [k for k in range(17) if state.chain(1)[k] != second[k]] == [8]
    assert (second[8], state.chain(1)[8]) == (2, 3)
    places = {(0, 3, 0): (0, 2, 0), (0, 2, 0): (0, 1, 0), (0, 1, 0): (0, 0, 0), (0, 0, 0): (0, 3, 0)}
    for now, then in places.items():
        assert state.pile.turned[cell(*now)] == before[cell(*then)]
    assert sum(a != b for a, b in zip(before, state.pile.turned, strict=True)) == 4


def test_slide_check_3() -> None:
    """654321 in a row is a goal, 132456 is not; six equal numbers with another between are not."""
    assert with_chain("4 6 5 4 3 2 1 5").has_goal(0)
    assert not with_chain("2 1 3 2 4 5 6").has_goal(0)
    assert with_chain("2 1 3 2 4 5 6", order="any").has_goal(0)
    assert not with_chain("2 2 2 5 2 2 2").has_goal(0)
    assert with_chain("2 2 2 5 2 2 2", adjacent=False).has_goal(0)
    assert with_chain("2 2 2 2 2 2").has_goal(0)


def test_slide_check_4() -> None:
    """Pulling Y 1 exchanges it with the apex; seat 0 may not pull on X."""
    state = slide()
    before = list(state.pile.turned)
    state.play(0, parse(PULL_Y[1]))
    changed = [place for place, turned in enumerate(before) if state.pile.turned[place] != turned]
    assert changed == [cell(0, 1, 0), cell(0, 0, 0)]
    assert not slide().moves(0).contains(parse("pull 3,0,0"))
    space = slide().moves(0)
    assert isinstance(space, pipyard.Finite)
    assert len(space) == 16


def test_six_dice_of_a_spar_that_match_the_black_ones_beside_them_are_a_goal() -> None:
    for third_goal, wins in (("matched", True), ("none", False)):
        state = with_chain("1 3 1 4 1 3 1 4 1 3 1 4 1 3 1 4 1", third_goal=third_goal)
        for t in range(1, 7):
            edge, black = cell(0, t, 0), cell(0, t, 1)
            state.pile.turn(black, with_face(0, state.pile.face(edge, 0))[1])
        assert state.has_goal(0) is wins


@pytest.mark.parametrize("view", ["own_side", "open"])
def test_a_seat_sees_only_what_the_page_says(view: str) -> None:
    state = slide(view=view)
    seen = {die.cell: die.triple for die in state.view(0).scene().dice}
    whole = {die.cell: die.triple for die in state.scene().dice}
    assert seen["0,0,0"] == (whole["0,0,0"][0] + "??" if view == "own_side" else whole["0,0,0"])
    assert seen["0,3,0"][0] == whole["0,3,0"][0]
    nobody = {die.triple for die in state.view(None).scene().dice}
    assert (nobody == {"???"}) is (view == "own_side")


def test_a_turned_die_is_told_to_each_side_as_it_sees_it() -> None:
    match = pipyard.Match("slide", seats=3, seed=2, start_seat="0", turn_on_replace=True)
    match.submit(0, "pull 0,3,0 623")
    assert "pull 0,3,0 6??" in match.log_for(0)
    assert "pull 0,3,0 ?2?" in match.log_for(1)
    assert "pull 0,3,0 ???" in match.log_for(None)


# 36. Slipped


def slipped(hands: list[list[int]], **options: object) -> SlippedState:
    state = pipyard.game("slipped").start(len(hands), start_seat="0", **options)
    assert isinstance(state, SlippedState)
    state.standing = None
    state.pile = book_pile()
    state.valid = list(range(1, DECK + 1))
    state.hands = hands
    return state


def reached(state: SlippedState) -> list[int]:
    return [card for card in range(1, DECK + 1) if fulfilled(card, state.chains(), state.views())]


def test_slipped_check_1() -> None:
    """The test pile fulfils no card; pulling Y 4 fulfils O3 alone."""
    state = slipped([[3], [4]])
    assert reached(state) == []
    state.play(0, parse("pull 0,4,0"))
    assert reached(state) == [3]
    assert state.chain(1) == numbers("1 3 4 6 2 2 4 6 1 3 5 6 2 3 4 6 1")


def test_slipped_check_2() -> None:
    """Pulling Z 1, then X 8, fulfils O4 alone, read from right to left."""
    state = slipped([[3], [4]])
    state.pull(parse("pull 0,0,1"))
    state.pull(parse("pull 8,0,0"))
    assert reached(state) == [4]
    assert state.chain(0) == numbers("3 1 5 3 2 6 4 2 5 1 6 3 6 2 5 2 5")


def test_slipped_check_3() -> None:
    """A false claim of O3: the player is out, and of two players the other wins at once."""
    claim = pipyard.game("slipped").parse("claim")
    state = slipped([[3], [4], [5]])
    state.play(0, claim)
    assert state.out == [0]
    assert state.seat == 1
    state = slipped([[3], [4]])
    state.play(0, claim)
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


def test_a_right_claim_after_the_pull_wins() -> None:
    state = slipped([[3], [4]])
    state.play(0, parse("pull 0,4,0"))
    state.play(0, pipyard.game("slipped").parse("claim"))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [0]


def test_a_fulfilled_card_that_is_not_claimed_is_worth_nothing() -> None:
    state = slipped([[4], [3]])
    state.play(0, parse("pull 0,4,0"))
    state.play(0, pipyard.game("slipped").parse("done"))
    assert isinstance(state.turn(), pipyard.Choose)
    automatic = slipped([[4], [3]], claim="automatic")
    automatic.play(0, parse("pull 0,4,0"))
    ended = automatic.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [1]


PILES = {
    7: "2 2 2 2 2 2 1 3 1 3 1 3 1 3 1 3 1",
    8: "2 2 2 5 5 5 1 3 1 3 1 4 1 3 1 3 1",
    10: "2 4 2 4 2 4 2 3 1 1 3 1 1 3 3 1 1",
    11: "2 5 2 5 2 5 1 3 1 3 1 3 3 1 3 1 1",
    12: "1 2 1 3 6 2 4 3 1 3 4 2 6 1 1 2 3",
}


@pytest.mark.parametrize("card", sorted(PILES))
def test_the_chain_cards_say_what_the_table_says(card: int) -> None:
    chain = numbers(PILES[card])
    plain = numbers("1 2 1 3 1 2 1 5 1 4 1 2 1 3 1 2 1")
    assert fulfilled(card, [plain, chain, plain], [])
    assert not fulfilled(card, [plain, plain, plain], [])


def test_the_view_cards_say_what_the_table_says() -> None:
    plain = numbers("1 2 1 3 1 2 1 5 1")
    assert fulfilled(13, [], [plain, numbers("1 1 2 2 3 3 4 6 6")])
    assert fulfilled(13, [], [numbers("6 6 4 3 3 2 2 1 1")])
    assert not fulfilled(13, [], [plain])
    assert fulfilled(14, [], [numbers("5 5 5 5 5 5 5 5 6")])
    assert not fulfilled(14, [], [numbers("5 5 5 5 5 5 5 5 5")])
    assert fulfilled(15, [], [numbers("1 2 2 2 2 2 2 2 2")])
    assert not fulfilled(15, [], [numbers("2 2 2 2 2 2 2 2 2")])


def test_two_sides_are_needed_for_the_ninth_card_and_all_three_for_the_sixteenth() -> None:
    pairs, plain = numbers("1 1 2 2 3 3 1 5 2 4 1 2 1 3 1 2 1"), numbers("1 2 1 3 1 2 1 5 2 4 1 2 1 3 1 2 1")
    assert fulfilled(9, [pairs, pairs, plain], [])
    assert not fulfilled(9, [pairs, plain, plain], [])
    even = numbers("1 2 1 3 1 2 1 4 2 4 1 2 1 3 1 2 1")
    assert fulfilled(16, [even, even, even], [])
    assert not fulfilled(16, [even, even, plain], [])


def test_a_card_is_read_by_its_owner_only() -> None:
    match = pipyard.Match("slipped", seats=3, seed=4)
    assert isinstance(match.state, SlippedState)
    own = match.state.hands[1][0]
    assert f"* O{own}" in match.log_for(1)
    assert f"* O{own}" not in match.log_for(0)
    assert f"* O{own}" not in match.log_for(None)
    view: State = match.state.view(0)
    assert isinstance(view, SlippedState)
    assert view.hands[1:] == [[0], [0]]
    assert orientation("124") == 0


def test_a_run_of_your_own_wins_in_slide_from_either_end() -> None:
    own = {"own_run": "1,4,1,2,5,2"}
    for text in ("3 1 4 1 2 5 2 3", "3 2 5 2 1 4 1 3"):
        assert with_chain(text, **own).has_goal(0)
        assert not with_chain(text).has_goal(0)
    assert not with_chain("3 1 4 1 2 5 3 2", **own).has_goal(0)


def test_a_run_of_your_own_is_a_card_of_slipped() -> None:
    state = pipyard.game("slipped").start(2, start_seat="0", own_run="1,4,1,2,5,2", claim="automatic")
    assert isinstance(state, SlippedState)
    assert state.deck() == DECK + 1
    state.standing = None
    state.pile = book_pile()
    state.hands = [[DECK + 1], [1]]
    assert not state.holds(0)
    for place, face in zip(CHAINS[1], [3, 1, 4, 1, 2, 5, 2, *[3, 6] * 5], strict=True):
        state.pile.turn(place, with_face(1, face)[0])
    assert state.holds(0)
    assert not state.holds(1)
    assert any("1 4 1 2 5 2" in str(text) for text in state.said())


def test_a_run_of_your_own_has_six_numbers() -> None:
    for key in ("slide", "slipped"):
        with pytest.raises(pipyard.BadOption, match="six"):
            pipyard.game(key).start(2, own_run="1,2,3,0,0,0")


@pytest.mark.parametrize(
    ("objective", "shown", "not_shown"),
    [
        ("1313131", "4 1 3 1 3 1 3 1 4", "4 1 3 1 3 1 3 3 1"),
        ("122333444", "4 4 4 3 3 3 2 2 1", "4 4 4 3 3 3 2 1 2"),
        ("aabbccdd", "3 2 2 4 4 5 5 3 3 1", "3 2 2 4 4 2 2 3 3 1"),
        ("abcabc", "2 4 5 2 4 5 5 5", "2 4 5 4 2 5 5 5"),
        ("aabb+aabb", "2 2 5 5 1 6 3 3 4 4", "2 2 5 5 3 3 1 6 1 6"),
        ("1234+4455", "1 2 3 4 2 5 5 4 4", "1 2 3 4 4 5 5 1"),
    ],
    ids=lambda text: text.replace(" ", ""),
)
def test_own_combinations_win_in_slide(objective: str, shown: str, not_shown: str) -> None:
    own = {"own_combinations": f"252525, {objective.upper()}"}
    assert with_chain(shown, **own).has_goal(0)
    assert not with_chain(shown).has_goal(0)
    assert not with_chain(not_shown, **own).has_goal(0)


def test_own_combinations_are_said_and_no_pyramid_begins_with_one() -> None:
    match = pipyard.Match(pipyard.game("slide", own_combinations="aabbcc,aabb+aabb"), 2, seed=3)
    state = match.state
    assert isinstance(state, SlideState)
    assert not any(state.has_goal(seat) for seat in range(2))
    assert [text.args["run"] for text in state.said() if text.key == "slide-own-goal"] == ["a a b b c c", "a a b b + a a b b"]


def test_own_objectives_are_cards_of_slipped() -> None:
    state = pipyard.game("slipped").start(2, start_seat="0", own_objectives="1313131,aabb+ccdd", claim="automatic")
    assert isinstance(state, SlippedState)
    assert state.deck() == DECK + 2
    state.standing = None
    state.pile = book_pile()
    state.hands = [[DECK + 1], [DECK + 2]]
    assert not state.holds(0)
    for place, face in zip(CHAINS[1], [4, 1, 3, 1, 3, 1, 3, 1, 4, *[2, 2, 5, 5, 1, 6, 3, 2]], strict=True):
        state.pile.turn(place, with_face(1, face)[0])
    assert state.holds(0)
    assert [text.key for text in state.said() if "card-" in text.key] == ["slipped-card-own", "slipped-card-pattern"]


def test_parts_of_a_combination_may_lie_on_different_sides() -> None:
    chains = [[1, 1, 2, 2, 3, 4, 5, 6], [6, 5, 5, 4, 4, 1], [1, 2, 3]]
    assert own_objectives.shown_in("aabb+bbaa", chains)
    assert not own_objectives.shown_in("aabb+aabb+aabb", chains)
    assert not own_objectives.shown_in("aabb+bbaa", chains[:1])


def test_an_objective_that_the_dice_cannot_show_is_no_card() -> None:
    faces = [[1] * 10 + [2] * 10 + [3] * 5] * 3
    assert own_objectives.can_be_shown("aaabbbccc", faces)
    assert own_objectives.can_be_shown("123123", faces)
    assert not own_objectives.can_be_shown("aabbccdd", faces)
    assert not own_objectives.can_be_shown("123+1234", faces)


@pytest.mark.parametrize(
    "wrong",
    [
        "12345",
        "1234567",
        "1234561234",
        "12ab12",
        "aabbgg",
        "aab+aabb",
        "aabb+aabb+aabb+aabb",
        "aabbccdd+aabbccdd+aa",
        ",".join(["aabbcc"] * 7),
    ],
)
def test_what_is_no_objective_is_refused(wrong: str) -> None:
    for key, option in (("slide", "own_combinations"), ("slipped", "own_objectives")):
        with pytest.raises(pipyard.BadOption, match="objectives with commas"):
            pipyard.game(key).start(2, **{option: wrong})
