"""What is counted on the pyramid at the end: the spots of the browser give what the game counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pipyard import score, shelf
from pipyard.core.match import Match
from pipyard.core.turn import Choose, Over
from pipyard.dice.orientation import UP
from pipyard.pyramid.cells import CELLS, cells
from pipyard.score.by_sheet import SheetKeeper
from pipyard.score.cards import bound, card
from pipyard.score.cards import cards as score_cards
from pipyard.score.sheets.end_sums import cost_name, end_note, end_sums, spot_name
from pipyard.score.sheets.sheet_terms import EndPosition


def position_of(key: str, **options: str) -> EndPosition:
    kept = card(shelf.game(key))
    found: EndPosition = bound(kept.pyramid, {**kept.options, **options}, 2)
    return found


def played(key: str, seed: int, moves: int = 4000, **options: str) -> Any:
    game = shelf.game(key, **options)
    match = Match(game, game.info.seats[0], seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        match.submit(turn.seats[0], match.state.moves(turn.seats[0]).sample(rng))
    return match.state


@pytest.mark.parametrize("key", ["witches_dance", "ruins", "flea_chase"])
@pytest.mark.parametrize("seed", [1, 2])
def test_dice_of_the_players_colours_count_as_in_the_game(key: str, seed: int) -> None:
    state = played(key, seed, 60 if key == "flea_chase" else 4000)
    position = position_of(key)
    # the witches stand on the plate, too, and do not count
    witches = [0, 0, 0] if key != "witches_dance" else [1, 1]
    tapped: dict[str, str] = {}
    for seat in range(state.seats):
        for place in state.pile.cells_of(seat):
            tapped[spot_name(position, seat, CELLS[place].text, -1)] = end_note(position, seat, 6)
    told = end_sums(position, tapped, state.seats)
    assert [sum_ - witches[seat] for seat, sum_ in enumerate(told)] == list(state.drawn_scores())


@pytest.mark.parametrize("seed", range(4))
def test_the_later_player_of_flea_chase_subtracts_the_turns_still_needed(seed: int) -> None:
    state = played("flea_chase", seed, extra_limit="3", max_rounds="60")
    late = [state.needed() if seat == 1 - state.finisher and state.finisher >= 0 else 0 for seat in range(2)]
    outside = [len(state.outside(seat)) for seat in range(2)]
    position = position_of("flea_chase")
    tapped = {cost_name(seat): str(late[seat] + outside[seat]) for seat in range(2)}
    for seat in range(2):
        for place in state.pile.cells_of(seat):
            tapped[spot_name(position, seat, CELLS[place].text, -1)] = end_note(position, seat, 6)
    over = state.turn()
    assert isinstance(over, Over)
    assert sum(late) + sum(outside) > 0
    assert end_sums(position, tapped, 2) == list(over.scores)


@pytest.mark.parametrize("factors", ["1-2-3-4-4", "1-2-3-3-4"])
def test_the_rim_of_the_race_counts_numbers_times_rows(factors: str) -> None:
    state = played("race", 3, 700, factors=factors)
    position = position_of("race", factors=factors)
    tapped: dict[str, str] = {}
    for cell, axis, _ in position.spots:
        place = cells(cell)[0]
        if state.pile.occupied(place):
            seat = state.pile.at(place)
            tapped[spot_name(position, seat, cell, axis)] = end_note(position, seat, int(UP[state.pile.turned[place]][axis]))
    told = end_sums(position, tapped, state.seats)
    assert told == state.drawn_scores()
    assert sum(told) > 0


def test_small_pyramids_have_the_faces_that_their_rules_count() -> None:
    assert len(position_of("hide_away").spots) == 9
    assert len(position_of("mucho").spots) == 30


def test_positions_belong_to_games_whose_numbers_they_give() -> None:
    with_position = [one for one in score_cards() if bound(one.pyramid, one.options, 3)]
    assert sorted([one.key for one in with_position]) == ["flea_chase", "hide_away", "mucho", "race", "ruins", "witches_dance"]
    for one in with_position:
        assert bound(one.terms["way"], one.options, 3) in ("now", "sum"), one.key


def test_a_companion_that_only_names_a_position_keeps_no_score() -> None:
    beside = shelf.game("ruins").companion("score")
    assert hasattr(beside, "end_position")
    assert score.way(shelf.game("ruins")) == score.SHEET
    assert isinstance(score.keeper(shelf.game("ruins"), ["Ann", "Bob", "Cid"]), SheetKeeper)
    assert score.way(shelf.game("hide_away")) == score.TRIES
