"""A match: events change it, errors do not, undo stops at chance, and its log is all there is to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import BadLog, BadOption, Illegal, NoUndo, OutOfTurn, UnknownGame, Unparsable
from pipyard.core.facts import facts
from pipyard.core.log import Event
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.source import ByHand, Seeded
from pipyard.core.turn import Chance, Choose
from tests.core.small_games import GAMES, Count, Hands, Snap, Think, find, replayed


def played(key: str, seed: int, undo: float = 0.0, stop: float = 0.0) -> Match:
    """A game at random, with moves taken back now and then."""
    rng = Random(seed)
    match = Match(find(key), seed=seed)
    while isinstance(match.turn, Choose) and rng.random() >= stop:
        if match.can_undo and rng.random() < undo:
            match.undo()
        seat = match.turn.seats[int(rng.random() * len(match.turn.seats))]
        match.submit(seat, match.state.moves(seat).sample(rng), 10 * len(match.events) if key == "snap" else None)
    return match


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10_000), st.sampled_from([0.0, 0.3]), st.sampled_from([0.0, 0.1]))
def test_replaying_the_log_equals_playing(key: str, seed: int, undo: float, stop: float) -> None:
    match = played(key, seed, undo, stop)
    again = replayed(match)
    assert facts(again.state) == facts(match.state)
    assert again.events == match.events
    assert again.log == match.log
    assert (again.seats, again.seed, again.players, again.game.options) == (match.seats, match.seed, match.players, match.game.options)
    for viewer in (0, 1, None):
        assert again.log_for(viewer) == match.log_for(viewer)


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10_000))
def test_replaying_a_part_gives_the_match_as_it_was_then(key: str, seed: int) -> None:
    match = played(key, seed)
    for upto in range(len(match.events)):
        part = Match.replay(match.log, find, upto)
        assert part.events == match.events[:upto]


@given(st.lists(st.text(max_size=20), min_size=2, max_size=2), st.text(max_size=20))
def test_any_name_and_seed_fit_into_the_log(players: list[str], seed: str) -> None:
    match = Match(Snap, seed=seed, players=players)
    again = replayed(match)
    assert len(again.players) == 2
    assert again.log == match.log
    assert facts(again.state) == facts(match.state)


def test_a_move_is_played_as_the_log_will_say_it() -> None:
    match = Match(Count)
    assert match.submit(0, "  add   02 ") == Move("add", 2)
    assert match.submit(1, Move("add 3")).number == 3
    assert [str(event) for event in match.events] == ["0 add 2", "1 add 3"]
    assert match.log == "pipyard 1\ngame: count 2\nseats: 2\nseed: 0\n\n0 add 2\n1 add 3\n"


def test_options_stand_in_the_header_where_they_differ() -> None:
    match = Match(Count.configured(coin="yes"), 3, 7, ["Ann", "Bob", "greedy"])
    header = ["game: count 2", "options: coin=yes", "seats: 3", "players: Ann, Bob, greedy", "seed: 7"]
    assert match.log.splitlines()[1:6] == header


def unchanged(match: Match, request: Callable[[], object], error: type[Exception], *named: str) -> None:
    before = (match.log, facts(match.state), match.can_undo)
    with pytest.raises(error) as refused:
        request()
    assert (match.log, facts(match.state), match.can_undo) == before
    for part in named:
        assert part in str(refused.value)


def test_three_different_errors_and_nothing_has_changed_after_any() -> None:
    match = Match(Count.configured(coin="yes"), source=None)
    match.submit(0, "add 1")
    unchanged(match, lambda: match.submit(0, "add 1"), OutOfTurn, "not the turn of seat 0", "of seat 1")
    unchanged(match, lambda: match.submit(7, "add 1"), OutOfTurn, "seat 7")
    unchanged(match, lambda: match.submit(1, "subtract 1"), Unparsable, "'subtract'", "add NUMBER")
    unchanged(match, lambda: match.submit(1, "add one"), Unparsable, "'one' is not a whole number")
    unchanged(match, lambda: match.submit(1, "add 4"), Illegal, "'add 4' is not allowed: only 1, 2 or 3 can be added")
    unchanged(match, lambda: match.submit(1, Move("add", 4)), Illegal, "not allowed")
    unchanged(match, lambda: match.happen("heads"), OutOfTurn, "a player decides")
    for seat, add in ((1, 3), (0, 3), (1, 3)):
        match.submit(seat, f"add {add}")
    unchanged(match, lambda: match.submit(0, "add 1"), OutOfTurn, "chance must decide first")
    unchanged(match, lambda: match.happen("edge"), Unparsable, "'edge' is not possible here", "heads, tails")
    unchanged(match, lambda: match.happen(Move("edge")), Illegal, "'edge' cannot happen here")
    match.happen("tails")
    assert isinstance(match.turn, Choose)


def test_a_game_that_is_over_takes_nothing_more() -> None:
    match = played("count", 1)
    assert match.over is not None
    assert match.over.winners() == [match.over.ranks.index(1)]
    unchanged(match, lambda: match.submit(0, "add 1"), OutOfTurn, "the game is over")
    unchanged(match, lambda: match.happen("heads"), OutOfTurn, "the game is over")


def test_undo_goes_back_one_move_at_a_time_and_the_log_keeps_both() -> None:
    match = Match(Count)
    unchanged(match, match.undo, NoUndo, "nothing has been played")
    start = facts(match.state)
    match.submit(0, "add 1")
    one = facts(match.state)
    match.submit(1, "add 2")
    assert match.undo() == Event(1, "add 2")
    assert facts(match.state) == one
    assert match.undo() == Event(0, "add 1")
    assert facts(match.state) == start
    assert not match.can_undo
    match.submit(0, "add 3")
    assert [str(event) for event in match.events] == ["0 add 1", "1 add 2", "1 undo", "0 undo", "0 add 3"]
    assert facts(replayed(match).state) == facts(match.state)


@given(st.integers(0, 1000))
def test_undo_never_crosses_a_chance_outcome(seed: int) -> None:
    match = played("snap", seed, undo=0.2, stop=0.15)
    coins = [event for event in match.events if event.seat < 0]
    thrown = match.state.thrown  # type: ignore[attr-defined]
    while match.can_undo:
        match.undo()
    assert [event for event in match.events if event.seat < 0] == coins
    assert match.state.thrown == thrown  # type: ignore[attr-defined]


def test_undo_after_chance_says_why_not() -> None:
    match = Match(Snap, source=None)
    match.happen("heads")
    match.submit(0, "pass")
    match.submit(1, "pass")
    match.happen("tails")
    unchanged(match, match.undo, NoUndo, "chance has decided since")


def test_sealed_choices_are_hidden_until_all_have_chosen() -> None:
    match = Match(Hands, 3)
    match.submit(1, "rock")
    unchanged(match, lambda: match.submit(1, "paper"), OutOfTurn, "not the turn of seat 1", "0, 2")
    match.submit(0, "paper")
    assert match.sealed
    assert events(match, 0) == ["1 ?", "0 paper"]
    assert events(match, 1) == ["1 rock", "0 ?"]
    assert events(match, 2) == events(match, None) == ["1 ?", "0 ?"]
    match.submit(2, "scissors")
    assert not match.sealed
    for viewer in (0, 1, 2, None):
        assert events(match, viewer) == ["1 rock", "0 paper", "2 scissors"]
    match.submit(0, "rock")
    assert events(match, 1)[-1] == "0 ?"


def test_sealed_choices_can_be_taken_back_only_while_they_are_sealed_and_do_not_show_then() -> None:
    match = Match(Hands, 2)
    match.submit(0, "rock")
    match.undo()
    assert events(match, 1) == ["0 ?", "0 undo"]
    match.submit(0, "paper")
    assert events(match, 1) == ["0 ?", "0 undo", "0 ?"]
    match.submit(1, "rock")
    unchanged(match, match.undo, NoUndo, "somebody has seen something")


def test_a_move_that_may_have_shown_a_secret_stays() -> None:
    """Otherwise one could guess, look, and take the guess back."""
    match = Match(Think)
    match.submit(0, "think 3")
    assert match.can_undo
    match.submit(1, "guess 2")
    unchanged(match, match.undo, NoUndo, "somebody has seen something")


def test_a_view_hides_sealed_choices_too() -> None:
    views = []
    for hand in ("rock", "paper", "scissors"):
        match = Match(Hands, 2)
        match.submit(0, hand)
        views.append((facts(match.state.view(1)), facts(match.state.view(None))))
        assert hand in repr(facts(match.state.view(0)))
    assert views[0] == views[1] == views[2]


def test_hidden_choices_are_hidden_from_whom_they_should() -> None:
    match = Match(Think)
    match.submit(0, "think 3")
    assert events(match, 0) == ["0 think 3"]
    assert events(match, 1) == events(match, None) == ["0 think ?"]
    match.submit(1, "guess 3")
    assert events(match, 1) == ["0 think ?", "1 guess 3"]
    assert match.over is not None
    assert match.over.winners() == [1]


def test_the_log_for_a_player_hides_the_seed() -> None:
    match = Match(Snap, seed="secret-seed", players=["Ann", "Bob"])
    assert "secret-seed" in match.log
    for viewer in (0, 1, None):
        assert "secret-seed" not in match.log_for(viewer)
        assert "players: Ann, Bob" in match.log_for(viewer)


def test_in_a_race_the_first_to_come_is_served() -> None:
    match = Match(Snap, source=None)
    match.happen("heads")
    match.submit(1, "snap", 1200)
    unchanged(match, lambda: match.submit(0, "snap", 1200), OutOfTurn, "chance must decide first")
    match.happen("tails")
    assert [str(event) for event in match.events] == ["* heads", "1@1200 snap", "* tails"]


def test_stamps_never_go_back() -> None:
    match = Match(Snap, source=None)
    match.happen("heads")
    unchanged(match, lambda: match.submit(0, "snap", -1), Illegal, "stamp -1")
    match.submit(1, "snap", 1200)
    match.happen("tails")
    unchanged(match, lambda: match.submit(0, "snap", 1199), Illegal, "stamp 1199 is before the last one, 1200")
    match.submit(0, "pass", 1200)
    match.submit(1, "snap", 1300)
    assert facts(replayed(match).state) == facts(match.state)
    bad = match.log.replace("0@1200 pass", "0@1100 pass")
    with pytest.raises(BadLog, match="line 9, '0@1100 pass': the stamp"):
        Match.replay(bad, find)


def test_the_same_seed_gives_the_same_game_and_a_source_can_wait() -> None:
    assert Match(Snap, seed=5).log == Match(Snap, seed="5").log
    first = {Match(Snap, seed=seed).events[0].text for seed in range(20)}
    assert first == {"heads", "tails"}
    by_hand = Match(Snap, source=ByHand())
    assert isinstance(by_hand.turn, Chance)
    by_hand.happen("tails")
    assert isinstance(by_hand.turn, Choose)


def test_a_replayed_match_goes_on_with_a_source() -> None:
    match = Match(Snap, source=None)
    match.happen("heads")
    match.submit(0, "snap")
    again = replayed(match)
    assert isinstance(again.turn, Chance)
    again.resume(Seeded(3))
    assert isinstance(again.turn, Choose)
    assert len(again.events) == 3


def test_a_watcher_hears_of_every_event() -> None:
    heard: list[str] = []
    match = Match(Snap, watch=lambda match, event: heard.append(str(event)))
    match.submit(0, "pass")
    match.undo()
    assert heard == [str(event) for event in match.events]


LOG = "pipyard 1\ngame: snap 1\nseats: 2\n\n* heads\n# a remark\n0@5 pass\n1@9 snap\n"


@pytest.mark.parametrize(
    ("broken", "named"),
    [
        ("", "line 1"),
        ("chess 1\n", "line 1"),
        (LOG.replace("seats: 2", "seats 2"), "line 3"),
        (LOG.replace("seats: 2", "seats: two"), "line 3"),
        (LOG.replace("seats: 2\n", ""), "seats"),
        (LOG.replace("game: snap 1", "game: snap"), "line 2"),
        (LOG.replace("game: snap 1\n", ""), "game"),
        (LOG.replace("game: snap 1", "game: snap 9"), "version 9"),
        (LOG.replace("seats: 2", "seats: 8"), "cannot be played by 8"),
        (LOG.replace("seats: 2", "options: speed\nseats: 2"), "line 3"),
        (LOG.replace("seats: 2", "options: speed=9\nseats: 2"), "no option 'speed'"),
        (LOG.replace("* heads", "heads"), "line 5"),
        (LOG.replace("* heads", "*"), "line 5"),
        (LOG.replace("* heads", "* edge"), "line 5, '\\* edge'"),
        (LOG.replace("0@5 pass", "0@x pass"), "line 7"),
        (LOG.replace("0@5 pass", "² pass"), "line 7"),
        (LOG.replace("0@5 pass", "0 jump"), "line 7, '0 jump'"),
        (LOG.replace("0@5 pass", "5 pass"), "line 7, '5 pass': it is not the turn of seat 5"),
        (LOG.replace("0@5 pass", "0 undo"), "line 7, '0 undo'"),
        (LOG.replace("1@9 snap", "0@9 snap"), "line 8, '0@9 snap': it is not the turn of seat 0"),
        (LOG + "0 snap\n", "line 9, '0 snap': chance"),
    ],
)
def test_a_broken_log_names_the_line(broken: str, named: str) -> None:
    assert Match.replay(LOG, find).events[-1] == Event(1, "snap", 9)
    with pytest.raises(BadLog, match=named):
        Match.replay(broken, find)


def test_a_log_of_an_unknown_game_says_so() -> None:
    with pytest.raises(UnknownGame, match="snip"):
        Match.replay(LOG.replace("snap 1", "snip 1"), find)


@given(st.text(max_size=80), st.integers(0, len(LOG)), st.integers(0, 30))
def test_any_text_is_a_log_or_a_bad_one(junk: str, at: int, cut: int) -> None:
    text = LOG[:at] + junk + LOG[at + cut :]
    try:
        match = Match.replay(text, find)
    except (BadLog, UnknownGame):
        return
    assert facts(replayed(match).state) == facts(match.state)


def test_the_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadOption, match="count cannot be played by 5; it is for 2, 3"):
        Match(Count, 5)


def events(match: Match, viewer: int | None) -> list[str]:
    return match.log_for(viewer).partition("\n\n")[2].splitlines()
