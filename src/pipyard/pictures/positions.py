"""Positions worth a picture: how a game begins, and how it looks when it is well under way. Made from the game alone, always the same."""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.core.errors import BadOption
from pipyard.core.game import Game, State
from pipyard.core.scene import Scene
from pipyard.core.space import Space
from pipyard.core.turn import Chance, Choose, Over

TELLING: Final = 4
"""A beginning with fewer dice says nothing about a game."""
SHARE: Final = 0.45
"""How far a game has come when it looks most like itself."""
SETTING_UP: Final = 6
"""A table is set up in a few strokes of chance that belong to nobody; more of them are the game itself."""
LONG_ENOUGH: Final = 120
"""Events after which even a long game looks like itself."""


def start(game: Game, preset: str = "") -> Scene:
    """What lies on the table before the first roll and the first decision."""
    state = _begun(game, preset, Random(f"start/{game.info.key}"))
    return state.view(None).scene()


def typical(game: Game) -> Scene:
    """The beginning, where it says something; else a position of a game that was played at random."""
    first = start(game)
    if len(first.dice) >= TELLING or first.table != "pyramid":
        return first
    length = _play(_begun(game, "", Random(game.info.key)), Random(game.info.key), LONG_ENOUGH)
    state = _begun(game, "", Random(game.info.key))
    _play(state, Random(game.info.key), round(SHARE * length))
    return state.view(None).scene()


def moments(game: Game, most: int = 8) -> list[Scene]:
    """The beginning of a game that was played at random, and later moments at equal distances, none twice in a row."""
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
    """Play at random for so many events; comes back with how many there were."""
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
