"""The laws of isolation: games, and copies of a game, share nothing that changes, and the same moves lead to the same state."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, cast

from pipyard.core.facts import UNCHANGING, facts, slots
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move, Name
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Over
from pipyard.workshop.laws import BrokenLaw, differing, got, seat_to_ask

LONGEST_RECORD = 400
"""Events of a game that are played again."""
BY_CHANCE = -1


def changeable(thing: object, name: str, found: dict[int, str]) -> None:
    """The lists, dictionaries, sets and objects with a ``copy`` that a state holds, by identity. Objects that are their own copy are
    immutable.
    """
    number = id(thing)
    if type(thing) in UNCHANGING or isinstance(thing, Name) or number in found:
        return
    inner: list[tuple[str, object]]
    if isinstance(thing, (list, set)):
        inner = [(f"{name}[]", item) for item in cast("list[object]", thing)]
    elif isinstance(thing, dict):
        inner = [(f"{name}[{key}]", item) for key, item in cast("dict[object, object]", thing).items()]
    elif hasattr(thing, "__next__"):
        inner = []  # an iterator: every use changes it
    elif hasattr(thing, "copy") and cast("Any", thing).copy() is not thing:
        inner = [(f"{name}.{field}", getattr(thing, field)) for field in slots(thing) if hasattr(thing, field)]
    else:
        return
    found[number] = name
    for field, item in inner:
        changeable(item, field, found)


def copies_are_apart(state: State) -> None:
    """A copy is equal and shares nothing mutable with the original."""
    ours: dict[int, str] = {}
    theirs: dict[int, str] = {}
    changeable(state, "", ours)
    twin = state.copy()
    if not isinstance(cast("object", twin), State):
        raise BrokenLaw(because("check-no-copy", got=got(twin)), "copy")
    changeable(twin, "", theirs)
    if type(twin) is not type(state) or facts(twin) != facts(state):
        raise BrokenLaw(because("check-copy-differs", field=differing(twin, state)), "copy", field=differing(twin, state))
    for number, name in theirs.items():
        if number in ours:
            field = name.removeprefix(".").partition(".")[0].partition("[")[0]
            raise BrokenLaw(because("check-copy-shares", field=field), "copy", field=field)


class Keepsake:
    """A copy of a state, which must stay as it is while the game goes on."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self._held = {name: facts(getattr(self.state, name, None)) for name in slots(self.state)}

    def unchanged(self) -> None:
        for name, held in self._held.items():
            if facts(getattr(self.state, name, None)) != held:
                raise BrokenLaw(because("check-copy-shares", field=name), "copy", field=name)


class Beginning:
    """A new game that is not played: no other game may change it, nor what a new game begins with."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game, self._seats = game, seats
        self._state = game.start(seats)
        self._twin = self._state.copy()

    def unchanged(self) -> None:
        for state in (self._state, self._game.start(self._seats)):
            if facts(state) != facts(self._twin):
                field = differing(state, self._twin)
                raise BrokenLaw(because("check-start-shared", field=field), "__init__", field=field)


class Record(NamedTuple):
    """The first events of a game, and the state after them."""

    game: Game
    seats: int
    events: list[tuple[int, Move]]
    """Seat and move; :data:`BY_CHANCE` for outcomes."""
    last: State

    def plays_again(self) -> None:
        """The same events are possible again, and lead to the same state."""
        state = self.game.start(self.seats)
        for seat, move in self.events:
            turn = state.turn()
            if seat == BY_CHANCE:
                if not isinstance(turn, Chance) or not turn.space.contains(move):
                    raise BrokenLaw(because("check-replay", field="turn"), "turn")
                state.land(move)
            else:
                if not isinstance(turn, Choose) or seat not in turn.seats:
                    raise BrokenLaw(because("check-replay", field="turn"), "turn")
                if not state.moves(seat).contains(move):
                    raise BrokenLaw(because("check-replay", field="moves"), "moves")
                state.play(seat, move)
        if facts(state) != facts(self.last):
            field = differing(state, self.last)
            raise BrokenLaw(because("check-replay", field=field), field=field)


def logs_replay(game: Game, seats: int, seed: str, most: int = LONGEST_RECORD) -> None:
    """A log replays to the same game."""
    rng = Random(seed)
    match = Match(game, seats, seed, source=None)
    turn = match.turn
    while not isinstance(turn, Over) and len(match.events) < most:
        if isinstance(turn, Choose):
            seat = seat_to_ask(turn, rng)
            match.submit(seat, match.state.moves(seat).sample(rng))
        elif isinstance(turn, Chance):
            match.happen(turn.space.sample(rng))
        turn = match.turn
    again = Match.replay(match.log, lambda _: game)
    if again.log != match.log or facts(again.state) != facts(match.state):
        raise BrokenLaw(because("check-replay", field=differing(again.state, match.state)), field=differing(again.state, match.state))
