"""Positions of every game as a table shows them, for checking its texts: ``python tools/positions.py [POSITIONS] [SEED]``.

One JSON object per game: its key, the verbs of its forms, the players, and positions along a random game. Every position has the scene of
the seat to move, the turn, the verbs it may start with, and the lines since the previous position.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose, Over
from pipyard.shelf import games

PLAYER_NAMES = ("Ada", "Björn", "Chloé", "Dai", "Eve", "Finn", "Gül", "Hal", "Ines", "Jo", "Kim", "Lou", "Mia", "Noa", "Oto", "Pia")
APART = 7
"""Events between two positions."""


def seats_of(game: Game) -> int:
    """The smallest number of players above one for which the standard game is made."""
    for seats in sorted(game.info.seats, key=lambda seats: (seats < 2, seats)):
        try:
            game.start(seats)
        except BadOption:
            continue
        return seats
    raise SystemExit(f"{game.info.key} cannot be begun")


def positions(game: Game, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Positions along a random game; the last one may be its end."""
    rng = Random(f"{game.info.key} {seed}")
    match = Match(game, seats_of(game), seed=str(seed), source=None)
    match.state.record_steps()
    lines: list[dict[str, Any]] = []
    line: dict[str, Any] = {}
    for event in range(count * APART):
        turn = match.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choose):
            seat = rng.choice(turn.seats)
            move = match.state.moves(seat).sample(rng)
            match.submit(seat, move, event * 3000 if turn.how == "race" else None)
            line = {"n": event, "seat": seat, "text": move.text, "by": -1}
        elif isinstance(turn, Chance):
            outcome = turn.space.sample(rng)
            match.happen(outcome.text)
            line = {"n": event, "seat": CHANCE_SEAT, "text": outcome.text, "by": turn.by}
        lines.append({**line, "steps": msgspec.to_builtins(match.state.recorded_steps()), "motion": "", "failed": None})
        match.state.record_steps()
        if event % APART == APART - 1:
            yield shown(match, lines)
            lines = []
    yield shown(match, lines)


def shown(match: Match, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The table now."""
    turn = match.turn
    asked = list(turn.seats) if isinstance(turn, Choose) else [turn.by] if isinstance(turn, Chance) and turn.by >= 0 else []
    state = match.state.view(asked[0]) if isinstance(turn, Choose) else match.state
    verbs = sorted({str(atom) for atom in state.moves(asked[0]).steps(()).atoms}) if isinstance(turn, Choose) else []
    kind = "over" if isinstance(turn, Over) else "choose" if isinstance(turn, Choose) else "chance"
    over = turn if isinstance(turn, Over) else None
    return {
        "kind": kind,
        "how": turn.how if isinstance(turn, Choose) else "",
        "seats": asked,
        "verbs": verbs,
        "ranks": list(over.ranks) if over else [],
        "why": over.why if over else "",
        "scene": msgspec.to_builtins(state.scene()),
        "lines": lines,
    }


def main() -> None:
    """Write one line of JSON for every game."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for game in games():
        verbs = sorted({form.split()[0] for form in game.forms})
        result: dict[str, Any] = {"game": game.info.key, "verbs": verbs, "players": list(PLAYER_NAMES[: seats_of(game)])}
        result["positions"] = list(positions(game, count, seed))
        sys.stdout.write(json.dumps(result) + "\n")


if __name__ == "__main__":
    main()
