"""My Game: the check values of the rules, and the switches of a sheet."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.my_game.my_game import MyGameState
from pipyard.dice.orientation import orientation
from pipyard.pyramid.cells import CELLS, OUTER
from pipyard.pyramid.pile import Pile

FULL = ";".join(f"{place.text}=red" for place in CELLS)


def sheet(seats: int = 2, **options: object) -> MyGameState:
    state = pipyard.game("my_game").start(seats, **options)
    assert isinstance(state, MyGameState)
    return state


def test_my_game_check_1() -> None:
    """Upright there are 45 funnels and 165 dice; upside down 28 funnels, 84 dice and 84 outer faces."""
    upright = sheet()
    assert len(upright.pile.funnel_cells()) == 45
    assert len(sheet(position=FULL).own_dice()) == 165
    turned = sheet(plate="upside_down")
    assert len(turned.pile.funnel_cells()) == 28
    inside = [place for place in CELLS if place.x + place.y + place.z <= 6]
    assert len(inside) == 84
    assert sum(OUTER[place.index] for place in inside) == 84
    whole = sheet(plate="upside_down", position=";".join(f"{place.text}=green" for place in inside))
    assert len(whole.own_dice()) == 84
    assert whole.pile.complete()


def test_my_game_check_2() -> None:
    """Taking 8,0,0 from a full pyramid slides eight dice; undo restores all."""
    match = pipyard.Match("my_game", seats=2, position=FULL)
    match.state.record_steps()
    before = match.state.facts()
    match.submit(0, "take 8,0,0")
    assert [step.verb for step in match.state.recorded_steps()].count("slide") == 8
    match.undo()
    assert match.state.facts() == before


def test_with_free_only_nothing_slides() -> None:
    match = pipyard.Match("my_game", seats=2, position=FULL, free_only=True)
    with pytest.raises(pipyard.Illegal, match="not free"):
        match.submit(0, "take 8,0,0")
    match.submit(0, "take 0,0,0")
    assert match.state.scene().heaps[0].dice["red"] == 1


def test_dice_are_put_turned_rolled_and_moved_without_a_referee() -> None:
    match = pipyard.Match("my_game", seats=2, source=None)
    match.submit(0, "put 8,0,0 red 623")
    match.submit(0, "put 7,1,0 blue")
    match.submit(0, "pivot 8,0,0 7,0,1")
    match.submit(0, "turn 7,1,0 124")
    match.submit(0, "drop 3,3,2 golden")
    match.happen("654")
    match.submit(0, "jump 3,3,2 4,2,2")
    match.submit(0, "roll 2")
    match.happen("6 1")
    assert match.state.scene().rolls[0].values == (1, 6)
    match.submit(0, "count 5")
    match.submit(0, "next")
    assert match.turn.seat == 1
    match.submit(1, "fill 0")
    outcome = match.turn
    assert isinstance(outcome, pipyard.Chance)
    match.happen("012" * 14)
    assert match.state.scene().scores == (5, 0)
    match.submit(1, "finish")
    assert match.over is not None
    assert match.over.winners() == []


def test_a_sheet_of_switches_is_a_game_that_bots_can_play() -> None:
    options = pipyard.game("my_game").presets["one_die_each"]
    match = pipyard.Match("my_game", seats=3, **options)
    assert match.submit(0, "put 8,0,0 red").text == "put 8,0,0 red"
    assert match.turn.seat == 1
    with pytest.raises(pipyard.Illegal):
        match.submit(1, "put 8,0,0 green")
    with pytest.raises(pipyard.Illegal, match="switched off"):
        match.submit(1, "take 8,0,0")


def test_a_title_with_blanks_survives_the_log() -> None:
    match = pipyard.Match("my_game", seats=1, title="The 100 % game", text="put dice; take dice")
    again = pipyard.Match.replay(match.log)
    assert again.state.facts() == match.state.facts()
    assert "The 100 % game" in str(again.game.options.chosen["title"])


@pytest.mark.parametrize(
    ("position", "complaint"),
    [("9,0,0=red", "not a die"), ("8,0,0=pink", "not a die"), ("8,0,0=red=111", "not a die"), ("0,0,0=red", "no funnel at 0,0,0")],
)
def test_a_position_that_cannot_stand_is_refused(position: str, complaint: str) -> None:
    with pytest.raises(pipyard.BadOption, match=complaint):
        sheet(position=position)


def test_with_contact_a_die_touches_another_where_it_can() -> None:
    state = sheet(contact=True, position="8,0,0=red;7,1,0=red;7,0,1=red")
    assert [str(atom) for atom in state.places()] == ["7,0,0"]
    assert len(sheet(contact=True, position="8,0,0=red").places()) == 44, "on the bare plate no dice touch by faces"
    assert len(sheet(position="8,0,0=red;7,1,0=red;7,0,1=red").places()) == 43


def test_a_stock_ends_the_game_when_it_is_empty() -> None:
    match = pipyard.Match("my_game", seats=2, stock=1, end="stock_empty", colours_by_seat=True)
    match.submit(0, "put 8,0,0 red")
    assert match.over is not None
    assert match.over.why == "stock-empty"


def test_the_empty_plate_ends_the_game() -> None:
    match = pipyard.Match("my_game", seats=2, position="8,0,0=red", end="plate_empty", dice_per_turn=1)
    assert match.over is None
    match.submit(0, "take 8,0,0")
    assert match.over is not None
    assert match.over.why == "plate-empty"


@pytest.mark.parametrize(("score", "scores"), [("dice", [2, 0]), ("points", [12, 0]), ("numbers", [0, 6 + 2 + 3]), ("outer_faces", [0, 3])])
def test_what_counts_is_as_the_sheet_says(score: str, scores: list[int]) -> None:
    state = sheet(score=score, points="5,0,0,7,0")
    state.heaps[0] = [1, 0, 0, 1, 0]
    state.pile = Pile.full([2] * 165)
    state.pile.repaint(164, 1)
    state.pile.turn(164, orientation("623"))
    assert state.drawn_scores() == scores
