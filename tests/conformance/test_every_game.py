"""What every game on the shelf promises, whatever its rules are. A new game is tested here without being named anywhere."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from pipyard.books.dice_trip.sheet_shape import TripExtra
from pipyard.books.tumblin_dice.board_shape import BoardExtra
from pipyard.bots.simple import GreedyBot
from pipyard.core.errors import Illegal, OutOfTurn, PipyardError, Unparsable
from pipyard.core.facts import facts
from pipyard.core.game import State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.playout import outcome, playout
from pipyard.core.scene_extra import PlateExtra
from pipyard.core.space import Finite
from pipyard.core.turn import Choose, Over
from pipyard.shelf import game
from pipyard.workshop import isolation_laws, laws, secrecy_laws
from pipyard.workshop.laws import asked, members, seat_to_ask, viewers
from tests.conformance.cases import (
    OF_OPTIONS,
    Case,
    chances,
    complaint,
    deep_cases,
    option_cases,
    other_values,
    played,
    preset_cases,
    shelf,
    standard_cases,
)

every_game = pytest.mark.parametrize("key", shelf())
every_case = pytest.mark.parametrize("case", preset_cases(), ids=str)
every_deep_case = pytest.mark.parametrize("case", deep_cases(), ids=str)
every_case_of_decisions = pytest.mark.parametrize("case", [case for case in deep_cases() if case.key != "golden_centre"], ids=str)
"""In Golden Centre nobody decides."""
every_option = pytest.mark.parametrize("case", option_cases(), ids=str)
one_case_a_game = pytest.mark.parametrize("case", standard_cases(), ids=str)

EXTRAS = {"dice_trip": TripExtra, "tumblin_dice": BoardExtra}
"""Tables of their own, and what the browser knows of their ``Scene.extra``; every other has that of a pyramid."""
SEALED = {"dice_trip"}
"""Games in which all choose together."""
SECRETIVE = {
    "clever_mole", "dice_trip", "doubles", "eintrichtern", "greedy_grabber", "raffzahn", "slide", "slipped", "storing_scores",
    "wolf",
}  # fmt: skip
"""Games in which something that happens early makes a secret where there was none."""
NOTHING_TO_UNDO = {
    "abquetschen", "bunte_kuh", "dice_trip", "doubles", "eintrichtern", "golden_centre", "greedy_grabber", "lookout", "mucho",
    "perspectives", "raffzahn", "slide", "slipped", "spotted_cow", "storing_scores", "tumblin_dice", "vain_guinea_fowl", "wolf",
}  # fmt: skip
"""Games whose first moves all show something, or are decided by chance or hands, so that none can be taken back."""
NOTHING_BY_CHANCE = {
    "captain_flint-by_hand-1", "coulomb-by_hand-1", "dice_mikado-by_hand-1", "dune-by_hand-1", "emag-by_hand-1", "faraday-by_hand-1",
    "masquerade-standard-1", "masquerade-training-1", "masquerade-french-1", "mountaing-by_hand-1", "my_game-one_die_each-1",
    "smuggling-standard-2", "smuggling-hard-2", "smuggling-easy-2",
}  # fmt: skip
"""Cases in which chance decides nothing, not even who begins."""
GARBAGE = (
    "", " ", "?", "undo", "nonsense", "roll roll roll", "take", "take 9,9,9", "take 0,0,0 0,0,0 0,0,0", "place -1,0,0", "1 2 3",
    "0@5 roll", "*", "take １,0,0", "x" * 5000, "9" * 30, "CELL", "\0", "nan",
)  # fmt: skip


@every_game
def test_the_game_describes_itself(key: str) -> None:
    one = game(key)
    assert one.info.key == key
    assert one.info.title
    assert one.info.summary
    assert one.info.seats == tuple(sorted(set(one.info.seats)))
    assert one.info.seats[0] >= 1
    assert one.presets
    assert next(iter(one.presets)) == "standard"
    assert one.presets["standard"] == {}
    assert set(one.info.editions.values()) <= set(one.presets)
    assert not any(form.split()[0] in ("undo", "timeout") for form in one.forms), "these are words of the log"
    for name, option in one.choices.fields.items():
        assert option.why, f"{name} does not say why one would change it"
        assert other_values(option), f"{name} is of a kind that is not tried here"


@every_game
def test_some_number_of_seats_can_play_every_preset(key: str) -> None:
    keys_played = {(case.key, case.preset) for case in preset_cases()}
    for preset in game(key).presets:
        assert (key, preset) in keys_played


@every_game
def test_seats_that_a_game_does_not_take_are_refused(key: str) -> None:
    one = game(key)
    wrong = max(one.info.seats) + 1
    with pytest.raises(PipyardError, match=str(wrong)):
        one.start(wrong)


@every_case
def test_the_game_ends_with_a_rank_for_every_seat(case: Case) -> None:
    over = played(case).match.turn
    assert isinstance(over, Over)
    assert len(over.ranks) == len(over.scores) == case.seats
    assert over.why
    if any(over.ranks):
        assert min(over.ranks) == 1
        assert all(1 <= rank <= case.seats for rank in over.ranks)


@every_case_of_decisions
def test_parsing_what_was_written_gives_the_same_move(case: Case) -> None:
    match = played(case).match
    for event in match.events:
        if event.seat >= 0:
            move = match.game.parse(event.text)
            assert str(move) == event.text
            assert match.game.parse(str(move)) == move
    for position in played(case).positions:
        for seat in asked(position.state):
            assert not complaint(laws.reads_back, match.game, position.state.moves(seat))


@every_case
def test_replaying_the_log_gives_the_same_game(case: Case) -> None:
    result = played(case)
    again = Match.replay(result.match.log, game)
    assert facts(again.state) == facts(result.match.state)
    assert again.log == result.match.log
    early = result.positions[min(1, len(result.positions) - 1)]
    assert facts(Match.replay(result.match.log, game, upto=early.events).state) == early.held


@one_case_a_game
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    again = Match(case.game(), case.seats, str(case))
    first = played(case).match.events
    deals = [event.text for event in again.events]
    assert deals == [event.text for event in first[: len(deals)]]


@every_deep_case
def test_the_odds_of_chance_add_up_to_one(case: Case) -> None:
    assert bool(check_odds(case)) == (str(case) not in NOTHING_BY_CHANCE), "the list of these games is wrong"


def check_odds(case: Case) -> int:
    """Assert of the chance events of a game that their odds add up, and say how many kinds there are."""
    seen: set[object] = set()
    rng = random.Random(str(case))
    for chance in chances(case):
        what = facts(chance.space)
        if what in seen or len(seen) > 8:
            continue
        seen.add(what)
        assert not complaint(laws.odds_add_up, chance.space, rng)
    return len(seen)


@every_deep_case
def test_playing_a_copy_leaves_the_state_as_it_was(case: Case) -> None:
    positions = played(case).positions
    for position in positions:
        assert facts(position.state.copy()) == position.held
    middle = positions[len(positions) // 2]
    playout(middle.state.copy(), random.Random(1))
    assert facts(middle.state) == middle.held


@every_deep_case
def test_a_copy_shares_nothing_that_can_change(case: Case) -> None:
    for position in played(case).positions:
        assert not complaint(isolation_laws.copies_are_apart, position.state)


@every_deep_case
def test_asking_changes_nothing(case: Case) -> None:
    """Wherever a game is, before chance has decided anything too."""
    for position in played(case).positions:
        assert not complaint(laws.only_looks, position.state, case.seats)


@every_case
def test_the_scene_of_every_view_can_be_sent(case: Case) -> None:
    for position in played(case).positions:
        assert not complaint(laws.scenes_are_drawn, position.state, case.seats)
        scene = position.state.scene()
        typed = msgspec.json.encode(msgspec.convert(scene.extra, EXTRAS.get(scene.table, PlateExtra)))
        assert json.loads(typed) == json.loads(msgspec.json.encode(scene.extra)), "a part that the browser has no type for"


@every_case_of_decisions
def test_steps_reach_every_move_and_nothing_else(case: Case) -> None:
    rng = random.Random(str(case))
    for position in played(case).decisions:
        for seat in asked(position.state):
            assert not complaint(laws.steps_reach, case.game(), position.state.moves(seat), rng)


@every_deep_case
def test_a_seat_that_is_asked_has_a_move(case: Case) -> None:
    for position in played(case).positions:
        turn = position.state.turn()
        if isinstance(turn, Choose) and turn.how == "together":
            assert case.key in SEALED, "the list of games with sealed choices is wrong"
        for seat in asked(position.state):
            assert position.state.moves(seat).steps().atoms, f"seat {seat} is asked and has no move"
        for seat in range(case.seats):
            if isinstance(turn, Choose) and seat in turn.seats:
                continue
            assert seat not in asked(position.state)


@every_case_of_decisions
def test_a_seat_can_decide_from_what_it_sees(case: Case) -> None:
    for position in played(case).decisions:
        assert not complaint(laws.views_are_enough, position.state)


@every_deep_case
def test_a_view_tells_no_more_when_looked_at_twice(case: Case) -> None:
    for position in played(case).positions:
        assert not complaint(secrecy_laws.views_hide_at_once, position.state, case.seats)
        assert facts(position.state) == position.held, "looking has changed the state"


@every_deep_case
def test_a_guess_from_a_view_looks_the_same_to_its_seat(case: Case) -> None:
    rng = random.Random(str(case))
    for position in played(case).positions:
        assert not complaint(secrecy_laws.guesses_fit, position.state, case.seats, rng)


@one_case_a_game
def test_a_guess_can_be_played_to_its_end(case: Case) -> None:
    rng = random.Random(str(case))
    for position in played(case).positions[1:4:2]:
        guessed = position.state.view(0).guess(rng)
        playout(guessed, rng)
        assert outcome(guessed).why


@pytest.mark.parametrize("case", [case for case in deep_cases() if case.key in SEALED and case.seats > 1], ids=str)
def test_what_is_sealed_is_seen_by_nobody_else(case: Case) -> None:
    for position in played(case).positions:
        assert not complaint(secrecy_laws.sealed_is_unseen, position.state, case.seats)


@every_game
def test_the_log_does_not_tell_what_a_view_hides(key: str) -> None:
    """An event that makes a secret where there was none is not read in full by whom it is kept from."""
    found = [one for case in deep_cases() if case.key == key for one in kept_secret(case)]
    assert bool(found) == (key in SECRETIVE), "the list of these games is wrong"
    for viewer, result, text in found:
        assert result != text, f"{viewer} reads {result!r}"


def kept_secret(case: Case) -> list[tuple[int | None, str, str]]:
    """Events that make a secret where there was none: for whom, how they read the event, and how it goes in full."""
    return list(secrecy_laws.made_secret(Match(case.game(), case.seats, str(case), source=None), random.Random(str(case))))


@every_deep_case
def test_a_wrong_submission_changes_nothing(case: Case) -> None:
    whole, match = played(case).match, begun(case)
    log, held = match.log, facts(match.state)
    seats = asked(match.state)
    waiting = [seat for seat in range(case.seats) if seat not in seats]
    for seat in seats[:1]:
        for text in GARBAGE:
            with pytest.raises((Unparsable, Illegal)) as refused:
                match.submit(seat, text)
            assert str(refused.value)
        for form in case.game().forms:
            if form != form.lower():
                with pytest.raises(Unparsable):
                    match.submit(seat, form)
        legal = members(match.state.moves(seat), 1)[0]
        for other in [*waiting, -1, case.seats, 99]:
            with pytest.raises(OutOfTurn):
                match.submit(other, legal)
        for text in refused_moves(whole, match.state, seat):
            with pytest.raises(Illegal, match="not allowed"):
                match.submit(seat, text)
        with pytest.raises(OutOfTurn):
            match.happen("1")
    assert match.log == log
    assert facts(match.state) == held


@every_deep_case
def test_nothing_can_be_done_when_it_is_over(case: Case) -> None:
    match = played(case).match
    log = match.log
    last = next((event for event in reversed(match.events) if event.seat >= 0), None)
    if last is not None:
        for seat in range(case.seats):
            with pytest.raises(OutOfTurn, match="over"):
                match.submit(seat, last.text)
    with pytest.raises(OutOfTurn, match="over"):
        match.happen("1")
    assert match.log == log


@every_deep_case
def test_undo_goes_back_exactly(case: Case) -> None:
    match = begun(case)
    rng = random.Random(str(case))
    before: list[object] = []
    for _ in range(4):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        before.append(facts(match.state))
        seat = seat_to_ask(turn, rng)
        match.submit(seat, match.state.moves(seat).sample(rng))
    while before and match.can_undo:
        match.undo()
        assert facts(match.state) == before.pop()
    again = Match.replay(match.log, game)
    assert facts(again.state) == facts(match.state)


@every_game
def test_what_a_move_has_shown_cannot_be_taken_back(key: str) -> None:
    """If a viewer could not have foretold what is seen after a move, that move stays."""
    found = [one for case in deep_cases() if case.key == key for one in taken_back(case)]
    assert bool(found) == (key not in NOTHING_TO_UNDO), "the list of these games is wrong"
    for move, viewer, foretold, seen in found:
        assert foretold == seen, f"{move} has shown {viewer} something"


def taken_back(case: Case) -> list[tuple[Move, int | None, object, object]]:
    """Moves that can be taken back: what every viewer could have foretold, and what is seen after them."""
    rng = random.Random(str(case))
    match = Match(case.game(), case.seats, str(case))
    found: list[tuple[Move, int | None, object, object]] = []
    for _ in range(8):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        before = match.state.copy()
        seat = seat_to_ask(turn, rng)
        move = match.submit(seat, match.state.moves(seat).sample(rng))
        if not match.can_undo or turn.hidden_from or turn.how == "together":
            continue
        for viewer in viewers(case.seats):
            foretold = before.view(viewer).guess(rng)
            foretold.play(seat, move)
            found.append((move, viewer, facts(foretold.view(viewer)), facts(match.state.view(viewer))))
    return found


@every_option
def test_every_option_makes_a_game_that_ends_and_replays(case: Case) -> None:
    result = played(case, OF_OPTIONS)
    match = result.match
    again = Match.replay(match.log, game)
    assert facts(again.state) == facts(match.state)
    assert again.game.options == match.game.options
    position = result.positions[len(result.positions) // 2]
    for viewer in viewers(case.seats):
        view = position.state.view(viewer)
        assert facts(view.guess(random.Random(1)).view(viewer)) == facts(view)
        msgspec.json.encode(view.scene())
    playout(again.state, random.Random(1))
    assert outcome(again.state).why


@one_case_a_game
def test_the_greedy_bot_plays_to_the_end(case: Case) -> None:
    rng = random.Random(str(case))
    one = case.game()
    bots = [GreedyBot(f"{case}/{seat}") for seat in range(case.seats)]
    match = Match(one, case.seats, str(case))
    budget = 600  # moves weighed; what is left of a long game is played at random
    turn = match.turn
    while isinstance(turn, Choose):
        seat = seat_to_ask(turn, rng)
        view = match.state.view(seat)
        space = view.moves(seat)
        if budget > 0:
            budget -= space.size() if isinstance(space, Finite) else 300
            match.submit(seat, bots[seat].choose(one, view, seat))
        else:
            match.submit(seat, space.sample(rng))
        turn = match.turn
    assert match.over is not None


def begun(case: Case) -> Match:
    """A match after its first few decisions."""
    rng = random.Random(f"{case}/begun")
    match = Match(case.game(), case.seats, str(case))
    for _ in range(10):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        seat = seat_to_ask(turn, rng)
        match.submit(seat, match.state.moves(seat).sample(rng))
    return match


def refused_moves(whole: Match, state: State, seat: int) -> list[str]:
    """Moves of the same game at other times that are not legal now."""
    space = state.moves(seat)
    texts_seen = dict.fromkeys([event.text for event in whole.events if event.seat >= 0])
    wrong = [text for text in texts_seen if not space.contains(whole.game.parse(text))]
    return wrong[:5]
