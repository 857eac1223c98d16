"""Positions for pictures: the start of a game, and a typical later position. Derived from the game alone, always the same."""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.core.errors import BadOption
from pipyard.core.game import Game, State
from pipyard.core.scene import Scene
from pipyard.core.space import Space
from pipyard.core.turn import Chance, Choose, Over

TELLING: Final = 4
"""Minimum dice for a meaningful start position."""
SHARE: Final = 0.45
"""The part of a game at which it looks most typical."""
SETTING_UP: Final = 6
"""Maximum chance events of a setup; more of them are the game itself."""
LONG_ENOUGH: Final = 120
"""Events after which even a long game looks typical."""


def start(game: Game, preset: str = "") -> Scene:
    """The table before the first roll and the first decision."""
    state = _begun(game, preset, Random(f"start/{game.info.key}"))
    return state.view(None).scene()


def typical(game: Game) -> Scene:
    """The start position if it is meaningful, otherwise a position of a random game."""
    first = start(game)
    if len(first.dice) >= TELLING or first.table != "pyramid":
        return first
    length = _play(_begun(game, "", Random(game.info.key)), Random(game.info.key), LONG_ENOUGH)
    state = _begun(game, "", Random(game.info.key))
    _play(state, Random(game.info.key), round(SHARE * length))
    return state.view(None).scene()


def moments(game: Game, most: int = 8) -> list[Scene]:
    """The start of a random game, and later moments at equal distances, without repetitions."""
    length = _play(_begun(game, "", Random(game.info.key)), Random(game.info.key), LONG_ENOUGH)
    state, rng = _begun(game, "", Random(game.info.key)), Random(game.info.key)
    found = [state.view(None).scene()]
    played = 0
    for number in range(1, most):
        until = round(length * number / (most - 1))
        _play(state, rng, until - played)
        played = until
        scene = state.view(None).scene()
        if scene.dice != found[-1].dice:
            found.append(scene)
    return found


def _begun(game: Game, preset: str, rng: Random) -> State:
    chosen = game.presets[preset] if preset else {}
    played = game.configured(**chosen) if chosen else game
    seats = next((count for count in game.info.seats if count > 1 and _allowed(played, count)), 0)
    state = played.start(seats)
    for _ in range(SETTING_UP):
        turn = state.turn()
        if not isinstance(turn, Chance) or turn.by >= 0:
            break
        state.land(turn.space.sample(rng))
    return state


def _allowed(game: Game, seats: int) -> bool:
    try:
        game.check(seats)
    except BadOption:
        return False
    return True


def _play(state: State, rng: Random, most: int) -> int:
    """Play a number of events at random; return how many there were."""
    for number in range(most):
        turn = state.turn()
        if isinstance(turn, Over):
            return number
        if isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        else:
            assert isinstance(turn, Choose)
            seat = turn.seats[0]
            space: Space = state.moves(seat)
            state.play(seat, space.sample(rng))
    return most
