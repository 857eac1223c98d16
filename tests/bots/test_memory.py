"""Bots with a memory: they keep what their seat was shown, wherever they sit, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import pipyard
from pipyard.bots import arena
from pipyard.bots.bot import Bot, bot, kind
from pipyard.bots.levels import LEVELS, string_for
from pipyard.bots.memory import MemoryBot
from pipyard.cli.terminal_game import TerminalGame
from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import Choose
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.play import PyramidState
from pipyard.server.botpool.worker import MoveRequest, think

MEMORY_GAMES = [game.info.key for game in pipyard.games() if "memory" in game.info.kinds]


class Diary(Bot):
    """Writes down everything it is shown."""

    def watches(self, game: Game) -> bool:
        return True

    def observe(self, game: Game, view: State, seat: int) -> None:
        DIARY.append((seat, facts(view)))

    def choose(self, game: Game, view: State, seat: int) -> Move:
        return view.moves(seat).sample(self.rng)


DIARY: list[tuple[int, object]] = []


@pytest.fixture
def diary(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, object]]:
    monkeypatch.setattr("pipyard.bots.bot._KINDS", dict(pipyard.bots.bot._KINDS))  # type: ignore[attr-defined]
    kind("diary", lambda argument, seed: Diary(seed))
    DIARY.clear()
    return DIARY


def played(key: str, decisions: int, seed: int = 1) -> tuple[Match, list[object]]:
    """Some moves of a game played at random, and what seat 0 saw after every event of it."""
    seen: list[object] = []
    match = Match(pipyard.game(key), 2, seed, watch=lambda match, event: seen.append(facts(match.state.view(0))))
    rng = Random(seed)
    for _ in range(decisions):
        turn = match.turn
        assert isinstance(turn, Choose)
        match.submit(turn.seat, match.state.moves(turn.seat).sample(rng))
    while match.turn.seat != 0:
        match.submit(match.turn.seat, match.state.moves(match.turn.seat).sample(rng))
    return match, seen


@pytest.mark.parametrize("key", MEMORY_GAMES)
def test_what_was_seen_is_kept_and_what_was_not_is_not_known(key: str) -> None:
    match, _ = played(key, 24)
    sharp, dull = bot("memory:100", 1), bot("memory:0", 1)
    assert isinstance(sharp, MemoryBot)
    assert isinstance(dull, MemoryBot)
    arena.watched(match.game, 2, match.events, {0: sharp, 1: dull})
    assert not dull.known
    state = match.state
    assert isinstance(state, PyramidState)
    seen = state.view(0).seen  # type: ignore[attr-defined]
    gained = 0
    for place, known in sharp.known.items():
        truth = TRIPLES[state.pile.turned[place]].text
        assert all(letter in ("?", true) for letter, true in zip(known, truth, strict=True))
        gained += seen[place].count("?") - known.count("?")
    lifts = {event.text for event in match.events if event.text.startswith("lift ")}
    assert 0 < gained <= 3 * len(lifts)  # a lifted die shows three numbers


@pytest.mark.parametrize("key", MEMORY_GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_remembers(key: str, level: str) -> None:
    game = pipyard.game(key)
    assert string_for(level, game).startswith("memory:")
    assert bot(level, 1).watches(game)


def test_where_nothing_is_covered_again_nobody_watches() -> None:
    assert not bot("club", 1).watches(pipyard.game("el_dado"))


def test_a_table_shows_a_bot_all_that_its_seat_saw_and_nothing_else(diary: list[tuple[int, object]]) -> None:
    match, seen = played("eintrichtern", 12)
    question = MoveRequest("eintrichtern", {}, 2, list(match.events), 0, "diary", "7")
    first = think(question)
    assert diary == [(0, one) for one in seen]
    diary.clear()
    assert think(question) == first  # another process, asked the same, has seen and remembers the same
    assert diary == [(0, one) for one in seen]


def test_memory_outlives_a_thinking_process() -> None:
    """The same seed keeps and loses the same things, however much of the game is shown anew."""
    match, _ = played("storing_scores", 20)
    events = list(match.events)
    early, late = bot("memory:60", "s"), bot("memory:60", "s")
    assert isinstance(early, MemoryBot)
    assert isinstance(late, MemoryBot)
    arena.watched(match.game, 2, events, {0: early})
    arena.watched(match.game, 2, events, {0: late})
    assert early.known == late.known


def test_a_terminal_shows_bots_what_happens_and_what_happened_before_a_game_was_kept(diary: list[tuple[int, object]]) -> None:
    match, seen = played("eintrichtern", 8)
    again = Match.replay(match.log, pipyard.game)
    again.players = ("diary", "random")
    sitting = TerminalGame(again, Console(quiet=True))
    assert diary == [(0, one) for one in seen]
    diary.clear()
    again.resume(None)
    again.watch = sitting.happened
    turn = again.turn
    assert isinstance(turn, Choose)
    again.submit(turn.seat, again.state.moves(turn.seat).sample(Random(2)))
    assert diary == [(0, facts(again.state.view(0)))]
