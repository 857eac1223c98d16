"""An evening: several games at the same table, a running score, and pyramids that are reused."""

from __future__ import annotations

from random import Random

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import written
from pipyard.core.scene import Scene
from pipyard.core.source import Source
from pipyard.core.turn import Chance
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pool import LETTERS
from pipyard.pyramid.cells import CELLS, SIZE
from pipyard.pyramid.dealt_state import DealtState
from pipyard.score.sheets.evening_points import with_wins
from pipyard.server.protocol.messages import EveningGame, NextGame
from pipyard.server.store.events import Planned

MOST_SETTING_UP = 4
"""Chance decisions in a setup: the first seat, the colours, the numbers."""
_TRIPLE_LETTERS = {triple.text: LETTERS[number] for number, triple in enumerate(TRIPLES)}


class Evening:
    """What a room keeps between games."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        """Games won by each seat, before the current one."""
        self.games: list[EveningGame] = []
        self.plan: Planned | None = None

    def note(self, match: Match | None) -> None:
        """Finish the current game to make room for the next."""
        over = match.over if match is not None else None
        if match is not None and over is not None:
            info = match.game.info
            self.points = self.points_with(match)
            self.games.append(EveningGame(info.key, info.title, tuple(over.ranks), tuple(over.scores)))
        self.plan = None

    def points_with(self, match: Match | None) -> list[int]:
        """The running score, one point per win, including the current game if it is over."""
        over = match.over if match is not None else None
        if over is None or len(over.ranks) != len(self.points):
            return self.points
        return with_wins(self.points, list(over.ranks))

    @property
    def next(self) -> NextGame | None:
        plan = self.plan
        if plan is None:
            return None
        info = shelf.game(plan.game).info
        return NextGame(info.key, info.title, plan.options, plan.pyramid)


class PyramidSource(Source):
    """Sets up a game with an existing pyramid; another source decides the rest."""

    def __init__(self, state: State, pyramid: Scene, otherwise: Source) -> None:
        self.state = state
        self.pyramid = pyramid
        self.otherwise = otherwise
        self._given: set[str] = set()  # do not offer a deal that the rules refused again

    def resolve(self, chance: Chance) -> Outcome | None:
        word = ""
        if isinstance(self.state, DealtState):
            if chance is self.state.colours:
                word = _colours(self.state, self.pyramid)
            elif chance is self.state.standing:
                word = _numbers(self.pyramid)
        if len(word) == SIZE and word not in self._given and chance.space.contains(Move(word)):
            self._given.add(word)
            return Move(word)
        return self.otherwise.resolve(chance)


class _Any(Source):
    def resolve(self, chance: Chance) -> Outcome | None:
        return chance.space.sample(Random(0))


def can_start_from(game: Game, seats: int, pyramid: Scene) -> bool:
    """Whether a game can be set up with the pyramid of a scene: complete, and in colours that can be dealt."""
    if len(pyramid.dice) != SIZE:
        return False
    try:
        match = Match(game, seats, "", source=None)
    except PipyardError:
        return False
    if not isinstance(match.state, DealtState):
        return False
    wanted = {(die.cell, die.colour) for die in pyramid.dice}
    source = PyramidSource(match.state, pyramid, _Any())
    for _ in range(MOST_SETTING_UP):
        turn = match.turn
        if not isinstance(turn, Chance):
            break
        outcome = source.resolve(turn)
        assert outcome is not None
        match.happen(outcome)
        if {(die.cell, die.colour) for die in match.state.scene().dice} == wanted:
            return True
    return False


def followers(pyramid: Scene, seats: int) -> dict[str, dict[str, str]]:
    """All games that can start from the pyramid of a scene, each with the first set of options that allows it."""
    found: dict[str, dict[str, str]] = {}
    for one in shelf.games():
        if seats not in one.info.seats:
            continue
        for options in one.presets.values():
            if can_start_from(one.configured(**options), seats, pyramid):
                found[one.info.key] = {name: written(value) for name, value in options.items()}
                break
    return found


def _colours(state: DealtState, pyramid: Scene) -> str:
    """The colours in cell order, in the letters of a deal."""
    letters = dict(zip(state.palette, state.letters, strict=False))
    standing = {die.cell: letters.get(die.colour, "") for die in pyramid.dice}
    return "".join([standing.get(cell.text, "") for cell in CELLS])


def _numbers(pyramid: Scene) -> str:
    """The orientations in the letters of a deal; empty unless all are known."""
    standing = {die.cell: _TRIPLE_LETTERS.get(die.triple, "") for die in pyramid.dice}
    return "".join([standing.get(cell.text, "") for cell in CELLS])
