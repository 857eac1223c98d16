"""A forbidden move in a game without an ``objection`` of its own gets a true sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipyard import shelf, texts
from pipyard.cli.move_picker import PartialMove, pick_line
from pipyard.core.errors import Illegal, PipyardError
from pipyard.core.match import Match
from pipyard.core.turn import Choose

SUMMIT = Path(__file__).parents[2] / "docs" / "tutorial" / "summit.py"
HANDS_OFF = '''"""A die goes into the row at the edge, or is moved within it."""

from pipyard.vocabulary import *

EDGE = range(5)


class EdgeState(PyramidState):
    def turn(self):
        return won([self.seat], [0] * self.seats, "full") if self.turns > 20 else ALONE[self.seat]

    def moves(self, seat):
        pile = self.pile
        gone = [place for place in EDGE if pile.occupied(place)]
        free = [place for place in EDGE if not pile.occupied(place)]
        return Listed([
            *[Move("place", CELLS[place]) for place in free], *[Move("take", CELLS[place]) for place in gone],
            *[Move("move", CELLS[die], CELLS[place]) for die in gone for place in free],
        ])

    def play(self, seat, move):
        if move.verb != "place":
            self.pile.take(move.at)
        if move.verb != "take":
            self.pile.put(move.to if move.verb == "move" else move.at, seat)
        self.next_seat()


Edge = Game(EdgeState, Options, moves=["place CELL", "take CELL", "move CELL CELL"], key="edge_only", title="Edge", seats=(2,))
'''


def begun(path: Path, *moves: str) -> Match:
    match = Match(shelf.read(path), 2, 1)
    for move in moves:
        turn = match.turn
        assert isinstance(turn, Choose)
        match.submit(turn.seats[0], move)
    return match


def typed(match: Match, line: str, *prefix: str) -> str:
    """What a player reads who types a line, after a part that was the only choice."""
    space = match.state.moves(0)
    atoms = tuple([atom for atom in space.steps().atoms if str(atom) in prefix])
    with pytest.raises(PipyardError) as caught:
        pick_line(match, 0, space, PartialMove(atoms, space.steps(atoms)), line)
    return texts.say_text(caught.value.text, "en")


@pytest.mark.parametrize("prefix", [(), ("place",)])
def test_a_place_that_is_taken_or_not_open_is_said_to_be_so(prefix: tuple[str, ...]) -> None:
    match = begun(SUMMIT, "place 0,0,8", "place 0,1,7")
    assert typed(match, "place a1", *prefix) == '"place a1" is not allowed: there is no funnel at a1: a die lies there'
    assert "under it e5, d6, d5 are empty" in typed(match, "place d5.1", *prefix)


def test_dice_that_are_not_there_or_not_free_are_said_to_be_so(tmp_path: Path) -> None:
    file = tmp_path / "edge.py"
    file.write_text(HANDS_OFF, encoding="utf-8")
    match = begun(file, "place 0,0,8", "place 0,1,7")
    for move, why in {
        "take 0,2,6": "there is no die at",
        "move 0,2,6 0,3,5": "there is no die at",
        "move 0,0,8 0,1,7": "a die lies there",
    }.items():
        with pytest.raises(Illegal) as caught:
            match.submit(0, move)
        assert why in texts.say_text(caught.value.text, "en")


def test_a_rule_of_the_game_is_not_blamed_on_the_pile(tmp_path: Path) -> None:
    """Funnels off the edge are open, but not for this game: all that can be said is that it is not possible now."""
    file = tmp_path / "edge.py"
    file.write_text(HANDS_OFF, encoding="utf-8")
    match = begun(file, "place 0,0,8", "place 0,1,7")
    for lang in texts.languages():
        with pytest.raises(Illegal) as caught:
            match.submit(0, "place 8,0,0")
        said = texts.say_text(caught.value.text, lang)
        assert "i1" in said
        assert "place, " not in said
        assert "{" not in said
    assert "not possible here; possible:" in typed(match, "place i1")
