"""Bots playing whole games against each other, reproducibly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pipyard.bots import simple as simple
from pipyard.bots.bot import Bot, bot
from pipyard.bots.race_arena import has_reflexes, race, races
from pipyard.core.errors import Forfeit
from pipyard.core.game import Game
from pipyard.core.log import Event
from pipyard.core.match import Match
from pipyard.core.source import Source
from pipyard.core.turn import Choose


def showing(game: Game, players: dict[int, Bot]) -> Callable[[Match, Event], None] | None:
    """A callback that shows the bots at these seats every event as their seats see it; None if no bot watches."""
    watching = [(seat, player) for seat, player in players.items() if player.watches(game)]

    def show(match: Match, event: Event) -> None:
        for seat, player in watching:
            player.observe(game, match.state.view(seat), seat)

    return show if watching else None


def watched(game: Game, seats: int, events: Sequence[Event], players: dict[int, Bot]) -> Match:
    """Replay the events of a match and show them to the bots at these seats, one by one, as their seats saw them."""
    match = Match(game, seats, source=None, watch=showing(game, players))
    match.follow(events)
    return match


def play(game: Game, seats: int, names: list[str], seed: int | str, source: Source | None = None) -> Match:
    """Play one game, bots by seat (fewer names than seats are repeated); the same seed gives the same game.

    Chance comes from the seed, unless another source is given. Bots with reflexes race in virtual time; with other bots in a race, a random
    one of the seats that may act is next.
    """
    if all([has_reflexes(name) for name in names]) and races(game):
        return race(game, seats, names, seed, source=source)
    seats = seats or game.fewest()
    players = [bot(names[seat % len(names)], f"{seed}/{seat}") for seat in range(seats)]
    shown = [names[seat % len(names)] for seat in range(seats)]
    match = Match(game, seats, seed, shown, source or "seeded", showing(game, dict(enumerate(players))))
    order = Random(f"{seed}/order")
    turn = match.turn
    while isinstance(turn, Choose):
        seat = turn.seats[int(order.random() * len(turn.seats))] if turn.how == "race" else turn.seat
        try:
            match.submit(seat, players[seat].choose(game, match.state.view(seat), seat))
        except Forfeit:
            match.forfeit(seat)
        turn = match.turn
    for player in players:
        player.close()
    return match
