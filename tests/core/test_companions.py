"""Companions: modules beside the rules of a game."""

from __future__ import annotations

from pathlib import Path

import pipyard
from pipyard import score, shelf
from pipyard.bots.bot import bot
from pipyard.bots.evaluation import has_outlook
from pipyard.bots.levels import string_for
from pipyard.core.companions import COMPANION_KINDS
from pipyard.core.game import judge_of
from pipyard.core.space import Finite
from pipyard.core.turn import Choose
from pipyard.hands import hand_bot as hand_bot  # registers itself
from pipyard.lab.puzzle_search import maker_of
from pipyard.score.by_sheet import SheetKeeper
from pipyard.score.cards import bound, card

ROOT = Path(__file__).resolve().parents[2]
COUNT = """
from pipyard.vocabulary import *


class CountState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats: int = seats
        self.total: int = 0

    def turn(self) -> Turn:
        return ALONE[self.total % self.seats] if self.total < 9 else nobody([0] * self.seats, "counted")

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        self.total += move.number


Count = Game(CountState, Options, moves=["add NUMBER"], key="count_up", title="Count", seats=(2,))
"""


def test_a_companion_is_found_beside_the_rules() -> None:
    found = pipyard.game("wolf").companion("bot")
    assert found is not None
    assert found.__name__ == "pipyard.books.das_spiel.board.wolf_bot"
    assert pipyard.game("wolf").configured(bushes=3).companion("bot") is found
    assert pipyard.game("rasanto").companion("bot") is None


def test_companions_are_no_games() -> None:
    assert "wolf" in shelf.files()
    assert not [key for key in shelf.files() if key.endswith(tuple([f"_{kind}" for kind in COMPANION_KINDS]))]


def test_a_game_of_ones_own_has_companions_too(tmp_path: Path) -> None:
    (tmp_path / "count.py").write_text(COUNT, encoding="utf-8")
    (tmp_path / "count_bot.py").write_text(
        'LEVELS = "perfect"\n\n\ndef outlook(state, seat):\n    return 7.0 + seat\n\n\n'
        "def perfect(view, seat, rng, memory):\n    return view.moves(seat).all()[-1]\n",
        encoding="utf-8",
    )
    game = shelf.read(tmp_path / "count.py")
    state = game.start(2)
    assert has_outlook(state)
    assert state.outlook(1) == 8.0
    assert string_for("master", game) == "perfect"
    turn = state.turn()
    assert isinstance(turn, Choose)
    space = state.moves(turn.seat)
    assert isinstance(space, Finite)
    assert bot("perfect").choose(game, state, turn.seat) == space.all()[-1]


def test_the_companion_knows_more_than_the_family(tmp_path: Path) -> None:
    rules = (ROOT / "src/pipyard/books/abacus/raffzahn.py").read_text(encoding="utf-8")
    assert pipyard.game("raffzahn").start(3).outlook(1) == 0.0
    (tmp_path / "grabber.py").write_text(rules.replace('"raffzahn"', '"grabber"'), encoding="utf-8")
    (tmp_path / "grabber_bot.py").write_text("def outlook(state, seat):\n    return 7.0 + seat\n", encoding="utf-8")
    assert shelf.read(tmp_path / "grabber.py").start(3).outlook(1) == 8.0


def test_a_game_made_from_another_is_judged_as_that_one() -> None:
    assert judge_of(type(pipyard.game("asparagus").start(2))) is judge_of(type(pipyard.game("el_dado").start(2))) is not None


def test_a_game_of_ones_own_has_a_hand_and_a_score_keeper(tmp_path: Path) -> None:
    (tmp_path / "count.py").write_text(COUNT + "\n# with a hand\n", encoding="utf-8")
    (tmp_path / "count_hand.py").write_text("def choose(view, seat, level, rng):\n    return view.moves(seat).all()[1]\n", encoding="utf-8")
    (tmp_path / "count_score.py").write_text("def keeper(game, players):\n    return players\n", encoding="utf-8")
    game = shelf.read(tmp_path / "count.py")
    assert str(bot("hands:club").choose(game, game.start(2), 0)) == "add 2"
    assert score.way(game) == "count_up"
    assert score.keeper(game, ["Ann", "Ben"]) == ["Ann", "Ben"]


def test_a_game_of_ones_own_makes_its_own_puzzles(tmp_path: Path) -> None:
    (tmp_path / "count.py").write_text(COUNT + "\n# with puzzles\n", encoding="utf-8")
    (tmp_path / "count_puzzle.py").write_text("def make(game, seed, number):\n    return [game.info.key, seed, number]\n", encoding="utf-8")
    game = shelf.read(tmp_path / "count.py")
    made = maker_of(game)
    assert made is not None
    assert made(game, "7", 3) == ["count_up", "7", 3]
    assert maker_of(pipyard.game("rasanto")) is None


def test_a_companion_that_only_names_an_end_position_replaces_no_keeper(tmp_path: Path) -> None:
    words = COUNT.replace('title="Count"', 'title="Count", score="most points 45"')
    (tmp_path / "count.py").write_text(words + "\n# with a position\n", encoding="utf-8")
    (tmp_path / "count_score.py").write_text(
        "from pipyard.score.cards import same\nfrom pipyard.score.end_positions import dice\n\n\n"
        "def end_position(game):\n    return same(dice([0, 1]))\n",
        encoding="utf-8",
    )
    game = shelf.read(tmp_path / "count.py")
    assert score.way(game) == score.SHEET
    assert isinstance(score.keeper(game, ["Ann", "Ben"]), SheetKeeper)
    assert len(bound(card(game).pyramid, {}, 2).spots) == 2


def test_without_a_companion_a_game_of_ones_own_is_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "count.py").write_text(COUNT + "\n# alone\n", encoding="utf-8")
    game = shelf.read(tmp_path / "count.py")
    assert game.companion("bot") is None
    assert not has_outlook(game.start(2))
    assert string_for("club", game) == "mix:75/mcts:100"
