"""Bots playing whole games against each other, reproducibly."""

from __future__ import annotations

from pipyard.bots import simple as simple
from pipyard.bots.bot import bot
from pipyard.core.errors import Forfeit
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.source import Source
from pipyard.core.turn import Choose


def play(game: Game, seats: int, names: list[str], seed: int | str, source: Source | None = None) -> Match:
    """One game by bots, seat by seat (fewer names than seats are repeated); same seed, same game.

    Chance comes from the seed, unless a source of its own is given.
    """
    match = Match(game, seats, seed, [names[seat % len(names)] for seat in range(seats)], source or "seeded")
    players = [bot(names[seat % len(names)], f"{seed}/{seat}") for seat in range(match.seats)]
    turn = match.turn
    while isinstance(turn, Choose):
        seat = turn.seat
        try:
            match.submit(seat, players[seat].choose(game, match.state.view(seat), seat))
        except Forfeit:
            match.forfeit(seat)
        turn = match.turn
    for player in players:
        player.close()
    return match
