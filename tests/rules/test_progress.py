"""How far everybody is: on the cards of games whose score stays 0 for long, and by it, who leads."""

from __future__ import annotations

from random import Random

import pytest

import pipyard
from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.core.turn import Choose
from pipyard.shelf import game

TRAVELS = ("finish", "falling_rocks", "flea_chase", "mound_mover", "diebylon", "wuerfelmarsch")


def rows(scene: Scene) -> list[int]:
    return [int(str(text.args["rows"])) for text in scene.progress if text is not None]


@pytest.mark.parametrize("key", TRAVELS)
def test_everybody_starts_equally_far_from_the_goal(key: str) -> None:
    match = Match(game(key), game(key).info.seats[0], "start")
    scene = match.state.scene()
    assert len(set(rows(scene))) == 1
    assert scene.leaders == ()


def finish_round(match: Match) -> Scene:
    """Nobody leads before everybody has had a turn; the others play the move that leaves them farthest behind."""
    for seat in (1, 2):
        assert match.state.scene().leaders == ()
        best: tuple[int, str] | None = None
        for move in match.state.moves(seat).all():  # type: ignore[attr-defined]
            tried = match.state.copy()
            tried.play(seat, move)
            best = max(best or (0, ""), (rows(tried.scene())[seat], str(move)))
        assert best is not None
        match.submit(seat, best[1])
    return match.state.scene()


def test_a_jump_forward_leads() -> None:
    match = Match(game("finish", start_seat="0"), 3, 1)
    before = rows(match.state.scene())
    match.submit(0, "jump 6,1,1 4,1,3")
    after = match.state.scene()
    assert rows(after) == [before[0] - 2, *before[1:]]
    assert finish_round(match).leaders == (0,)


def test_in_the_march_the_die_nearest_to_its_corner_leads_not_the_dice_taken() -> None:
    match = Match(game("wuerfelmarsch", start_seat="0"), 3, 1)
    before = rows(match.state.scene())
    match.submit(0, "pivot 0,4,4 1,3,4")
    after = match.state.scene()
    assert rows(after) == [before[0] - 1, *before[1:]]
    assert finish_round(match).leaders == (0,)


def test_edge_dice_that_match_are_counted_up_to_all_nine() -> None:
    match = Match(game("masquerade", start_seat="0"), 1, 1)
    counts: list[int] = []
    rng = Random(3)
    for _ in range(60):
        (text,) = match.state.scene().progress
        assert text is not None
        counts.append(int(str(text.args["dice"])))
        if isinstance(match.turn, pipyard.Over):
            break
        match.submit(0, str(match.state.moves(0).sample(rng)))
    assert counts[0] == 0  # every colour once at every height
    assert all(count < 9 for count in counts[:-1])
    assert len(set(counts)) > 3


def test_the_climber_sees_which_number_leads_where_and_the_guard_how_far_it_is() -> None:
    match = Match(game("steps_to_the_throne", start_seat="0"), 2, "blue")
    while not (isinstance(match.turn, Choose) and match.state.moves(match.turn.seat).contains(pipyard.Move("stay"))):
        assert isinstance(match.turn, Choose)
        match.submit(match.turn.seat, str(match.state.moves(match.turn.seat).sample(Random(1))))
    scene = match.state.scene()
    numbered = {cell: area.sign for area in scene.areas if area.kind == "worth" for cell in area.cells}
    goals = {move.atoms[1].text for move in match.state.moves(0) if move.verb == "move"}  # type: ignore[attr-defined]
    assert set(numbered) == goals
    (blue,) = scene.rolls
    assert (blue.colour, blue.one) == ("blue", True)
    assert set(numbered.values()) <= {str(value) for value in blue.values}
    climber, guard = scene.progress
    assert climber is not None
    assert climber.key == "progress-throne"
    assert guard is not None
    assert guard.key == "progress-throne-next"


def test_nothing_is_numbered_once_green_is_on_the_throne() -> None:
    match = Match(game("steps_to_the_throne", start_seat="0", match="single"), 2, 1)
    rng = Random(2)
    while isinstance(match.turn, Choose):
        scene = match.state.scene()
        assert len(scene.progress) == 2
        match.submit(match.turn.seat, str(match.state.moves(match.turn.seat).sample(rng)))
    assert not [area for area in match.state.scene().areas if area.kind == "worth"]


def test_who_has_not_tried_the_skeleton_does_not_lead_with_nothing() -> None:
    match = Match(game("captain_flint", start_seat="0", input="by_hand"), 2, 1)
    match.submit(0, "failed 9 49")
    match.submit(1, "accept")
    scene = match.state.scene()
    assert scene.scores == (-40, 0)
    assert scene.leaders == (0,)
    assert [text and (text.key, text.args["made"]) for text in scene.progress] == [("progress-attempts", 1), ("progress-attempts", 0)]


def test_a_player_sees_the_longest_run_of_the_own_side_only() -> None:
    match = Match(game("slide"), 2, 5)
    own, other = match.state.view(1).scene().progress[::-1]
    assert own is not None
    assert own.key == "progress-run-ordered"
    assert own.args["length"] == 3
    assert other is None


def test_who_has_not_searched_yet_says_so_until_the_search_begins() -> None:
    match = Match(game("wolf", start_seat="0", wolf_by="server"), 2, 5)
    later = [text and text.key for text in match.state.scene().progress]
    assert later == [None, "progress-searches-later"]


def test_smugglers_and_customs_each_have_their_target() -> None:
    progress = Match(game("smuggling"), 2, 1).state.scene().progress
    assert [text and (text.key, text.args) for text in progress] == [
        ("progress-smuggled", {"count": 0, "of": 4}),
        ("progress-captured", {"count": 0, "of": 7}),
    ]
