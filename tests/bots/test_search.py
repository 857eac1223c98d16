"""What a bot that thinks ahead promises: legal moves, the same ones for the same seed, nothing read that is hidden, and victories."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pipyard
from pipyard.bots.bot import bot
from pipyard.bots.evaluation import has_secrets, verdict
from pipyard.bots.mcts import MctsBot, budget
from pipyard.bots.search import Search
from pipyard.core.errors import UnknownBot
from pipyard.core.facts import facts, slots
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import Choose, Over, nobody, ranked, won
from pipyard.pyramid.pile import Pile
from tests.core.small_games import Hands

NOT_IN_TURNS = {"dexterity", "speed", "sandbox"}
TURN_BASED = [game.info.key for game in pipyard.games() if not NOT_IN_TURNS & set(game.info.kinds)]
HIDDEN = [
    (game.info.key, preset)
    for game in pipyard.games()
    if not NOT_IN_TURNS & set(game.info.kinds) and has_secrets(game.start(game.fewest()))
    for preset in game.presets
]
"""Every game played in turns that keeps anything from anybody, in all its forms that have a name."""
SECRETIVE = list(dict.fromkeys([key for key, _ in HIDDEN]))


def positions(game: Game, seats: int, seed: int, at: tuple[int, ...]) -> list[tuple[State, int]]:
    """Some positions of a game played at random, each with a seat that is asked."""
    rng = Random(seed)
    match = Match(game, seats, seed)
    found: list[tuple[State, int]] = []
    for number in range(max(at) + 1):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        seat = turn.seats[number % len(turn.seats)]
        if number in at:
            found.append((match.state.copy(), seat))
        match.submit(seat, match.state.moves(seat).sample(rng))
    return found


@pytest.mark.parametrize("key", [key for key in TURN_BASED if key != "golden_centre"])  # there nobody decides anything
def test_the_chosen_move_is_legal_and_the_same_for_the_same_seed(key: str) -> None:
    game = pipyard.game(key)
    for state, seat in positions(game, game.fewest(), 3, (0, 7)):
        first = MctsBot("a", 12, 0.0).choose(game, state.view(seat), seat)
        assert state.moves(seat).contains(first)
        assert MctsBot("a", 12, 0.0).choose(game, state.view(seat), seat) == first


def in_form(key: str, preset: str) -> tuple[Game, int]:
    """A game as a preset has it, and the least number of seats that have secrets from each other."""
    game = pipyard.game(key)
    game = game.configured(**game.presets[preset])
    return game, max(2, game.fewest())


def test_the_games_with_secrets_are_all_here() -> None:
    assert set(SECRETIVE) >= {key for key in TURN_BASED if "hidden" in pipyard.game(key).info.kinds} | {"dice_trip"}


@pytest.mark.parametrize(("key", "preset"), HIDDEN)
def test_every_sampled_state_gives_the_seat_the_view_it_has(key: str, preset: str) -> None:
    game, least = in_form(key, preset)
    rng = Random(1)
    for seats in {least, max(game.info.seats)}:
        for state, seat in positions(game, seats, 4, (0, 1, 5, 30)):
            view = state.view(seat)
            for _ in range(8):
                assert facts(view.guess(rng).view(seat)) == facts(view)


@pytest.mark.parametrize("key", SECRETIVE)
def test_what_is_hidden_does_not_change_the_choice(key: str) -> None:
    """The same seat sees the same in another state that differs only in its secrets: it must choose the same."""
    game, seats = in_form(key, "standard")
    secrets = 0
    for state, seat in positions(game, seats, 5, (1, 6, 9)):
        view = state.view(seat)
        other = view.guess(Random("another world"))
        secrets += facts(other) != facts(state)
        chosen = MctsBot("b", 16, 0.0).choose(game, view, seat)
        assert MctsBot("b", 16, 0.0).choose(game, other.view(seat), seat) == chosen
    assert secrets


@pytest.mark.parametrize("key", SECRETIVE)
def test_a_view_holds_nothing_of_the_state_it_was_taken_from(key: str) -> None:
    """Whatever becomes of the whole state, and of all its secrets, once the view is taken: the bot plays on as ever."""
    game, seats = in_form(key, "standard")
    for state, seat in positions(game, seats, 5, (1, 6)):
        chosen = MctsBot("p", 16, 0.0).choose(game, state.view(seat), seat)
        view = state.view(seat)
        poison(state)
        assert MctsBot("p", 16, 0.0).choose(game, view, seat) == chosen


def poison(thing: Any) -> None:
    """Spoil all that can be changed in a state and in the pile it holds."""
    for name in slots(thing):
        value = getattr(thing, name, None)
        if isinstance(value, list | dict):
            setattr(thing, name, type(value)())
        elif isinstance(value, Pile):
            for place in value.dice_cells():
                value.turn(place, LIE)
        elif isinstance(value, int) and not isinstance(value, bool):
            setattr(thing, name, LIE)


LIE = 17


@pytest.mark.parametrize("key", SECRETIVE)
def test_poison_where_secrets_were_is_not_read(key: str) -> None:
    """Where a view has blanks (numbers nobody sees, the wolf nobody has found) lies are put, and the choice stays the same."""
    game, seats = in_form(key, "standard")
    for state, seat in positions(game, seats, 5, (1, 6)):
        view: Any = state.view(seat)
        chosen = MctsBot("c", 24, 0.0).choose(game, view.copy(), seat)
        unseen = [place for place, known in getattr(view, "seen", {}).items() if "?" in known]
        for number, place in enumerate(unseen):
            view.pile.turn(place, (LIE + 5 * number) % 24)
        if getattr(view, "wolf", 0) < 0:
            view.wolf = -999
        assert MctsBot("c", 24, 0.0).choose(game, view, seat) == chosen


def test_a_sealed_choice_is_a_mixture() -> None:
    """Rock, paper, scissors: nothing is best, so a search must not believe that it can answer what the other has sealed."""
    game = Hands
    search = Search(game, game.start(2).view(0), 0, Random(1))
    search.run(900, 0.0)
    rows = search.found()
    assert {row.move.text for row in rows} == {"rock", "paper", "scissors"}
    assert all(abs(row.worth - 0.5) < 0.2 for row in rows)
    assert min(row.visits for row in rows) > 20


def test_the_verdict_of_an_end() -> None:
    assert verdict(won([1], [0, 1], "x"), 2) == [0.0, 1.0]
    assert verdict(won([0, 1], [1, 1], "x"), 2) == [0.5, 0.5]
    first, second, third = verdict(ranked([9, 5, 1], "x"), 3)
    assert first == pytest.approx(1.0)
    assert first > second > third == 0.0
    assert verdict(nobody([0, 0], "x"), 2) == [0.25, 0.25]
    assert verdict(won([0, 2], [1, 0, 1, 0], "x"), 2) == [1.0, 0.0]


@pytest.mark.parametrize(("key", "other", "games", "least"), [("witches_dance", "greedy", 4, 3), ("fire_red_devil", "random", 4, 3)])
def test_thinking_ahead_wins(key: str, other: str, games: int, least: int) -> None:
    won_games = 0
    game = pipyard.game(key)
    for number in range(games):
        mine = number % 2
        players = [bot("mcts:60" if seat == mine else other, f"{number}/{seat}") for seat in range(2)]
        match = Match(game, 2, number)
        turn = match.turn
        while isinstance(turn, Choose):
            match.submit(turn.seat, players[turn.seat].choose(game, match.state.view(turn.seat), turn.seat))
            turn = match.turn
        assert isinstance(turn, Over)
        won_games += turn.winners() == [mine]
    assert won_games >= least


def test_budgets() -> None:
    assert budget("800ms") == (0, 0.8)
    assert budget("2s") == (0, 2.0)
    assert budget("5000") == (5000, 0.0)
    for wrong in ("", "0", "-3", "ms", "9999s", "many", "5,000"):
        with pytest.raises(UnknownBot):
            budget(wrong)


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
def test_levels_play_what_they_are_given(level: str) -> None:
    game = pipyard.game("fire_red_devil")
    match = Match(game, 2, 1)
    turn = match.turn
    assert isinstance(turn, Choose)
    move: Move = bot(level, 1).choose(game, match.state.view(turn.seat), turn.seat)
    assert match.state.moves(turn.seat).contains(move)


@pytest.mark.parametrize("key", ["rasanto", "el_dado", "favourite", "sandwich", "wuerfelmarsch"])
def test_the_first_try_is_what_looks_best(key: str) -> None:
    """However few the tries, the search is no worse than a player who looks one move ahead."""
    game = pipyard.game(key)
    for state, seat in positions(game, game.fewest() if game.fewest() > 1 else 2, 8, (2, 5)):
        search = Search(game, state.view(seat), seat, Random(1))
        search.run(1, 0.0)
        rows = search.found()
        assert rows[0].visits == 1
        assert rows[0].worth >= max(row.worth for row in rows) - 1e-9
        assert len(rows) == len(state.moves(seat).all())  # type: ignore[attr-defined]


def test_the_scale_of_an_outlook_is_that_of_good_moves() -> None:
    """Where good moves are rare, one of them must not look like a victory: here one step forward is worth 2.2."""
    game = pipyard.game("wuerfelmarsch")
    for state, seat in positions(game, 3, 3, (5, 12)):
        search = Search(game, state.view(seat), seat, Random(1))
        search.run(1, 0.0)
        assert search.swing > 0.6


@pytest.mark.parametrize("key", ["el_dado", "witches_dance"])
def test_what_was_thought_is_kept_for_the_next_decision(key: str) -> None:
    game = pipyard.game(key)
    match = Match(game, game.fewest(), 2)
    player = MctsBot("k", 300, 0.0)
    found = 0
    for _ in range(3):
        turn = match.turn
        assert isinstance(turn, Choose)
        match.submit(turn.seat, player.choose(game, match.state.view(turn.seat), turn.seat))
        other = match.turn
        while isinstance(other, Choose) and other.seat != turn.seat:
            match.submit(other.seat, MctsBot("o", 100, 0.0).choose(game, match.state.view(other.seat), other.seat))
            other = match.turn
        if isinstance(other, Choose) and player.last is not None:
            kept = player.last.follow(match.state.view(turn.seat))
            found += kept
            assert not kept or player.last.root.visits > 0
    assert found
